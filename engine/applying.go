package engine

import (
	"math"
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// values are the numbers and the player that an effect sets or adds in a layer.
type values struct {
	control            PlayerID
	power, toughness   int
	subtype            card.Subtype
	color              card.Color
	hasType, hasColors bool
}

// values works out an effect's numbers: those of a resolved effect were fixed
// as it began (CR 608.2h, 611.2d), those of a static ability are as they are now.
// affected is the object it is applied to, where that matters.
func (w *works) values(l layer, e *entry, affected ObjectID) values {
	w.c.affected = affected
	v := values{control: NoPlayer}
	m := e.mod
	switch l {
	case layerControl:
		v.control = w.newController(e)
	case layerTypes:
		if (m.addChosenType || m.setChosenType) && e.source != 0 {
			v.subtype, v.hasType = card.SubtypeNamed(w.g.object(e.source).Chosen.Subtype)
		}
	case layerColors:
		if (m.addChosenColor || m.setChosenColor) && e.source != 0 {
			made := &w.g.object(e.source).Chosen
			v.color, v.hasColors = made.Color, made.HasColor
		}
	case layerDefinePT, layerSetPT:
		v.power, v.toughness = w.number(e, &m.setPower), w.number(e, &m.setToughness)
		if e.effect != nil {
			v.power, v.toughness = e.effect.SetPower, e.effect.SetToughness
		}
	case layerPT:
		v.power, v.toughness = w.number(e, &m.morePower), w.number(e, &m.moreToughness)
		if e.effect != nil {
			v.power, v.toughness = e.effect.Power, e.effect.Toughness
		}
	}
	return v
}

// newController is who gets control by an effect; NoPlayer if nobody.
func (w *works) newController(e *entry) PlayerID {
	if e.effect != nil {
		return e.effect.ControlledBy
	}
	c := *w.contextOf(e)
	if p := w.g.playersOf(e.mod.control, &c); len(p) > 0 && !w.g.gone(p[0]) { // CR 800.4b
		return p[0]
	}
	return NoPlayer
}

func (w *works) number(e *entry, n *number) int {
	if n.fixed || !n.given || e.effect != nil {
		return n.n
	}
	return w.g.amount(n.of, w.contextOf(e), 0)
}

// modify applies what an effect does in a layer to the permanent at a place.
func (w *works) modify(l layer, e *entry, v values, i int) {
	ch := &w.b.of[i]
	if l == layerAbilities {
		w.changeAbilities(e, ch)
		return
	}
	e.mod.change(l, v, ch)
}

// change applies a modification in a layer other than that of abilities.
func (m *modification) change(l layer, v values, ch *Characteristics) {
	switch l {
	case layerControl:
		if v.control != NoPlayer {
			ch.Controller = v.control
		}
	case layerTypes:
		m.changeTypes(v, ch)
	case layerColors:
		m.changeColors(v, ch)
	case layerDefinePT, layerSetPT:
		if m.setPower.given {
			ch.Power = v.power
		}
		if m.setToughness.given {
			ch.Toughness = v.toughness
		}
	case layerPT:
		ch.Power, ch.Toughness = sum(ch.Power, v.power), sum(ch.Toughness, v.toughness)
	case layerSwitch:
		ch.Power, ch.Toughness = ch.Toughness, ch.Power
	}
}

// sum adds within bounds that no game reaches by itself.
func sum(a, b int) int { return max(math.MinInt32, min(math.MaxInt32, a+b)) }

// changeTypes changes types, subtypes and supertypes (CR 205.1, 305.7).
func (m *modification) changeTypes(v values, ch *Characteristics) {
	before := ch.Types
	if m.setTypes != 0 {
		ch.Types = m.setTypes | ch.Types&(card.Instant|card.Sorcery)
	}
	ch.Types = ch.Types&^m.removeTypes | m.addTypes
	ch.Supertypes = ch.Supertypes&^m.removeSupers | m.addSupers
	if before&^ch.Types != 0 {
		fitting := card.SubtypesOf(ch.Types)
		ch.Subtypes.Keep(&fitting)
	}
	if m.setSubtypes != nil {
		ch.setSubtypes(m.setSubtypes, m.replaced)
	}
	if m.addSubtypes != nil {
		ch.addSubtypes(m.addSubtypes)
	}
	if !v.hasType {
		return
	}
	var one card.SubtypeSet
	one.Add(v.subtype)
	if m.setChosenType {
		ch.setSubtypes(&one, familiesOf(&one))
	}
	if m.addChosenType {
		ch.addSubtypes(&one)
	}
}

// addSubtypes adds the subtypes that fit the object's types (CR 205.3d).
func (ch *Characteristics) addSubtypes(some *card.SubtypeSet) {
	fitting := card.SubtypesOf(ch.Types)
	fitting.Keep(some)
	ch.Subtypes.Union(&fitting)
}

// setSubtypes replaces the subtypes of a family. A land whose type becomes a
// basic land type loses the abilities that are its own (CR 305.7).
func (ch *Characteristics) setSubtypes(some, replaced *card.SubtypeSet) {
	ch.Subtypes.Remove(replaced)
	ch.addSubtypes(some)
	if ch.Types&card.Land != 0 && basicTypes(some) != 0 {
		ch.Abilities, ch.Keywords = nil, 0
	}
}

// changeColors sets or adds colors (CR 105.3).
func (m *modification) changeColors(v values, ch *Characteristics) {
	if m.setsColors {
		ch.Colors = m.setColors
	}
	ch.Colors |= m.addColors
	if v.hasColors {
		ch.Colors |= v.color.Set()
	}
}

// changeAbilities takes abilities away and adds some (CR 613.1f, 113.10).
func (w *works) changeAbilities(e *entry, ch *Characteristics) {
	m := e.mod
	if m.losesAll {
		ch.Abilities, ch.Keywords = nil, 0
	}
	if len(m.loses) > 0 {
		ch.lose(m.loses, m.loseBits)
	}
	if len(m.gains) > 0 {
		ch.Abilities = w.extend(ch.Abilities, m.gains, e.stamp)
		ch.Keywords |= m.gainBits
	}
}

// lose takes away all instances of keywords (CR 113.10b, 702.11e).
func (ch *Characteristics) lose(names []string, bits KeywordSet) {
	if bits&Hexproof != 0 {
		bits |= HexproofFrom
	}
	ch.Keywords &^= bits
	lost := func(in Instance) bool {
		return in.Keyword != "" && (slices.Contains(names, in.Keyword) || keywordNamed(in.Keyword)&bits != 0)
	}
	if slices.ContainsFunc(ch.Abilities, lost) {
		ch.Abilities = slices.DeleteFunc(slices.Clone(ch.Abilities), lost)
	}
}

// slack is room for abilities that further effects will grant.
const slack = 2

// extend is abilities with more of them. They are put behind the others where
// that memory is this computation's own, which only its slices leave room in.
func (w *works) extend(own, gains []Instance, stamp Timestamp) []Instance {
	n := len(own)
	if cap(own)-n < len(gains) {
		own = append(w.room(n+len(gains)+slack), own...)
	}
	own = append(own, gains...)
	for i := n; i < len(own); i++ {
		own[i].Granted = stamp
	}
	return own
}

// room is memory for some abilities.
func (w *works) room(n int) []Instance {
	if cap(w.arena)-len(w.arena) < n {
		w.arenaOf = max(w.arenaOf, len(w.arena)+n, 16)
		w.arena = make([]Instance, 0, w.arenaOf)
	}
	first := len(w.arena)
	w.arena = w.arena[:first+n]
	return w.arena[first : first : first+n]
}

// keywordCounters adds what the keyword counters on a permanent do (CR 122.1b, 613.1f).
func (w *works) keywordCounters(o *Object, at int) {
	for _, k := range o.Counters {
		mod := counterKeyword(k.Kind)
		if mod == nil {
			continue
		}
		first := len(w.sets)
		w.sets = append(w.sets, at)
		w.entries = append(w.entries, entry{
			mod: mod, at: -1, stamp: k.Timestamp, layers: mod.layers, started: true, set: w.sets[first:len(w.sets):len(w.sets)],
		})
		w.order = append(w.order, len(w.entries)-1)
	}
}

// ptCounters adds power and toughness for counters. Other effects of the layer
// that depend on them come after, and for the others no order matters (CR 613.4c).
func (w *works) ptCounters() {
	for i, id := range w.g.battlefield {
		if counters := w.g.objects[id].Counters; len(counters) > 0 {
			w.b.of[i].addCounters(counters)
		}
	}
}

// addCounters adds what counters of kinds such as +1/+1 do (CR 122.1a).
func (ch *Characteristics) addCounters(counters Counters) {
	for _, k := range counters {
		p, t, ok := counterPT(k.Kind)
		if ok {
			ch.Power, ch.Toughness = sum(ch.Power, p*k.N), sum(ch.Toughness, t*k.N)
		}
	}
}
