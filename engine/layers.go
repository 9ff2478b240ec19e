package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// board is what was computed for one state of the game: the characteristics of
// every permanent, in the order of the battlefield. Once computed it isn't
// written to again, so that clones may share it.
type board struct {
	state uint64
	turn  Turn
	of    []Characteristics
	// at is an object's place in of plus one, by ObjectID.
	at []int32
	// reaching are the effects that also apply outside the battlefield.
	reaching []entry
	// done: the layers have all been applied.
	done bool
}

// entry is a continuous effect, or the counters of a kind, while the layers
// are being applied (CR 613).
type entry struct {
	mod *modification
	// static and has are the ability that generates it; effect is what a spell or ability left behind.
	static *staticForm
	has    *Instance
	effect *ContinuousEffect
	// source, and its place on the board; -1 if it isn't there.
	source ObjectID
	at     int
	stamp  Timestamp
	layers layerSet
	reads  aspects
	// defining: from a characteristic-defining ability (CR 613.3).
	defining bool
	// started: it has applied in an earlier layer, to set; it goes on to (CR 613.6).
	started bool
	set     []int
}

// works applies the layers to one board. It is kept from one time to the next for its memory.
type works struct {
	g       *Game
	b       *board
	forms   []*form
	entries []entry
	order   []int
	fresh   []int
	pending []int
	sets    []int
	arena   []Instance
	arenaOf int
	saved   []Characteristics
	// buffers hold places while it is judged what depends on what.
	buffers [3][]int
	c       context
}

// computed is the board for the present state.
func (g *Game) computed() *board {
	b := g.board
	if b != nil && b.state == g.state && b.turn.Number == g.turn.Number && b.turn.Active == g.turn.Active && b.turn.Step == g.turn.Step {
		return b
	}
	return g.compute()
}

// compute applies all continuous effects to all permanents (CR 613.1).
func (g *Game) compute() *board {
	n := len(g.battlefield)
	b := &board{state: g.state, turn: g.turn, of: make([]Characteristics, n), at: make([]int32, len(g.objects))}
	g.board = b
	w := g.works
	if w == nil {
		w = &works{}
		g.works = w
	}
	w.begin(g, b)
	w.gather()
	for l := range layers {
		w.apply(l)
		if l == layerTypes {
			w.landMana()
		}
		if l == layerSetPT {
			w.ptCounters()
		}
	}
	w.finish()
	return b
}

// begin gives every permanent its copiable values: layer 1 (CR 613.1a).
func (w *works) begin(g *Game, b *board) {
	w.g, w.b = g, b
	w.forms = w.forms[:0]
	w.entries, w.order, w.sets = w.entries[:0], w.order[:0], w.sets[:0]
	w.arena = nil
	for i, id := range g.battlefield {
		o := g.objects[id]
		f := o.form()
		w.forms = append(w.forms, f)
		b.of[i] = f.base
		b.of[i].Controller = o.Controller
		b.at[id] = int32(i + 1)
	}
}

// gather lists the continuous effects that exist, by timestamp.
func (w *works) gather() {
	g := w.g
	for i, id := range g.battlefield {
		f, o := w.forms[i], g.objects[id]
		for _, n := range f.defining {
			w.addStatic(id, i, &f.base.Abilities[n], o.Timestamp)
		}
		for _, n := range f.statics {
			if f.base.Abilities[n].static.zone == Battlefield {
				w.addStatic(id, i, &f.base.Abilities[n], o.Timestamp)
			}
		}
		if len(o.Counters) > 0 {
			w.keywordCounters(o, i)
		}
	}
	for _, id := range g.elsewheres {
		w.gatherElsewhere(id)
	}
	for _, e := range g.effects {
		if e.Modify != nil && g.lasts(&e.Duration) {
			w.addEffect(e)
		}
	}
	slices.SortStableFunc(w.order, func(a, b int) int { return int(w.entries[a].stamp - w.entries[b].stamp) })
}

// gatherElsewhere adds the static abilities of an object that function in the zone that it is in.
func (w *works) gatherElsewhere(id ObjectID) {
	o := w.g.objects[id]
	if o.Zone == Battlefield || o.Zone == NoZone {
		return
	}
	f := o.form()
	for _, n := range f.statics {
		if f.base.Abilities[n].static.zone == o.Zone {
			w.addStatic(id, -1, &f.base.Abilities[n], o.Timestamp)
		}
	}
}

// addStatic adds the effect of a static ability. Its timestamp is the later one
// of its object's and that of the effect that granted it (CR 613.7a).
func (w *works) addStatic(source ObjectID, at int, in *Instance, stamp Timestamp) int {
	s := in.static
	defining := s.defining && in.Granted == 0
	own := s.layers
	if s.defining && !defining {
		own = s.mod.layers
	}
	w.entries = append(w.entries, entry{
		mod: s.mod, static: s, has: in, source: source, at: at, stamp: max(stamp, in.Granted),
		layers: own, reads: s.reads, defining: defining,
	})
	n := len(w.entries) - 1
	w.order = append(w.order, n)
	return n
}

// addEffect adds the effect of a resolved spell or ability, which applies to the objects it began with (CR 611.2c).
func (w *works) addEffect(e *ContinuousEffect) {
	first := len(w.sets)
	for _, id := range e.Objects {
		if at := w.place(id); at >= 0 {
			w.sets = append(w.sets, at)
		}
	}
	mod := modificationOf(e.Modify)
	w.entries = append(w.entries, entry{
		mod: mod, effect: e, source: e.Source, at: -1, stamp: e.Timestamp,
		layers: mod.layers, started: true, set: w.sets[first:len(w.sets):len(w.sets)],
	})
	w.order = append(w.order, len(w.entries)-1)
}

// place is an object's place on the board; -1 if it isn't there.
func (w *works) place(id ObjectID) int {
	return int(w.b.at[id]) - 1
}

// apply applies a layer: characteristic-defining abilities first, then the
// others by timestamp unless they depend on each other (CR 613.3, 613.7, 613.8).
func (w *works) apply(l layer) {
	for _, defining := range []bool{true, false} {
		w.pending = w.pending[:0]
		for _, n := range w.order {
			if e := &w.entries[n]; e.layers.has(l) && e.defining == defining {
				w.pending = append(w.pending, n)
			}
		}
		if w.independent(l, w.pending) {
			for _, n := range w.pending {
				w.applyEntry(l, n)
			}
			continue
		}
		w.applyDependent(l, w.pending)
	}
}

// applyEntry applies one effect in a layer, to what it applied to in an earlier
// one, or else to what it affects now (CR 613.6).
func (w *works) applyEntry(l layer, n int) {
	e := &w.entries[n]
	if !e.started {
		if !w.exists(e) {
			return
		}
		first := len(w.sets)
		w.sets = w.affected(e, w.sets)
		e.set = w.sets[first:len(w.sets):len(w.sets)]
		e.started = true
	}
	if len(e.set) == 0 {
		return
	}
	w.applyTo(l, e, e.set)
	if l == layerAbilities && e.mod.gainsStatic {
		w.granted(n)
	}
}

// applyTo applies an effect in a layer to the permanents at some places.
func (w *works) applyTo(l layer, e *entry, set []int) {
	v := w.values(l, e, 0)
	for _, i := range set {
		if e.mod.each {
			v = w.values(l, e, w.g.battlefield[i])
		}
		w.modify(l, e, v, i)
	}
}

// exists says whether the ability that generates an effect is still there, and its condition true.
func (w *works) exists(e *entry) bool {
	if e.static == nil {
		return true
	}
	if e.at >= 0 && !w.keeps(e) {
		return false
	}
	return e.static.ability.While == nil || w.g.holds(e.static.ability.While, w.contextOf(e))
}

// keeps says whether the source of a static ability still has it.
func (w *works) keeps(e *entry) bool {
	has := w.b.of[e.at].Abilities
	if n := e.has.N; n < len(has) && has[n].same(e.has) {
		return true
	}
	return slices.ContainsFunc(has, func(in Instance) bool { return in.same(e.has) })
}

// contextOf is what the words of a static ability refer to, until it is next asked for.
func (w *works) contextOf(e *entry) *context {
	if e.effect != nil && e.effect.Context != nil {
		return e.effect.Context
	}
	w.c.source = e.source
	if e.at >= 0 {
		w.c.controller = w.b.of[e.at].Controller
	} else if e.source != 0 {
		w.c.controller = w.g.objects[e.source].controllerElsewhere()
	}
	return &w.c
}

// affected appends the places of the permanents that a static ability affects now.
func (w *works) affected(e *entry, into []int) []int {
	s := e.static
	if s.affects == nil {
		return appendPlace(into, e.at)
	}
	if s.affects.zone != NoZone && s.affects.zone != Battlefield {
		return into
	}
	c := w.contextOf(e)
	switch s.reach {
	case onSelf:
		return w.appendIfFits(into, e.at, s.affects, c)
	case onAttached:
		return w.appendIfFits(into, w.place(w.g.objects[e.source].AttachedTo), s.affects, c)
	}
	m, of := s.affects, w.b.of
	for i := range of {
		if ch := &of[i]; ch.Types&m.types == m.types && ch.Types&m.notTypes == 0 && (m.controller != youPlayer || ch.Controller == c.controller) {
			into = w.appendIfFits(into, i, m, c)
		}
	}
	return into
}

func appendPlace(into []int, i int) []int {
	if i < 0 {
		return into
	}
	return append(into, i)
}

func (w *works) appendIfFits(into []int, i int, m *matcher, c *context) []int {
	if i < 0 {
		return into
	}
	id := w.g.battlefield[i]
	if !m.fits(w.g, subject{id: id, o: w.g.objects[id], ch: &w.b.of[i]}, c) {
		return into
	}
	return append(into, i)
}

// granted adds the static abilities that an effect has just granted: they
// function from the layer on in which they came (CR 613.1f, 613.6).
func (w *works) granted(n int) {
	set, stamp := w.entries[n].set, w.entries[n].stamp
	for _, i := range set {
		id := w.g.battlefield[i]
		has := w.b.of[i].Abilities
		for j := range has {
			in := &has[j]
			if in.static == nil || in.Granted != stamp || in.static.zone != Battlefield || w.knows(i, in) {
				continue
			}
			w.addStatic(id, i, in, w.g.objects[id].Timestamp)
			w.fresh = append(w.fresh, len(w.entries)-1)
		}
	}
	w.sortOrder()
}

// knows says whether an ability's effect is among the entries already.
func (w *works) knows(at int, in *Instance) bool {
	return slices.ContainsFunc(w.entries, func(e entry) bool { return e.at == at && e.has != nil && e.has.same(in) })
}

func (w *works) sortOrder() {
	slices.SortStableFunc(w.order, func(a, b int) int { return int(w.entries[a].stamp - w.entries[b].stamp) })
}

// landMana gives lands the mana abilities of the basic land types that they now have (CR 305.6).
func (w *works) landMana() {
	for i := range w.b.of {
		ch := &w.b.of[i]
		if ch.Types&card.Land == 0 {
			continue
		}
		basics := basicTypes(&ch.Subtypes)
		f := w.forms[i]
		switch {
		case basics == f.basics && len(ch.Abilities) == len(f.base.Abilities):
			ch.Abilities = f.withMana
		case len(ch.Abilities) == 0:
			ch.Abilities = intrinsic[basics]
		case basics != 0:
			ch.Abilities = w.extend(ch.Abilities, intrinsic[basics], 0)
		}
	}
}

// finish ends the computation: only creatures have power and toughness (CR 208.3, 208.5).
func (w *works) finish() {
	for i := range w.b.of {
		ch := &w.b.of[i]
		ch.HasPT = ch.Types&card.Creature != 0
		if !ch.HasPT {
			ch.Power, ch.Toughness = 0, 0
		}
	}
	for _, n := range w.order {
		if e := &w.entries[n]; e.static != nil && e.static.outside && !e.static.defining && (e.started || w.exists(e)) {
			out := *e
			out.set, out.started = nil, false
			w.b.reaching = append(w.b.reaching, out)
		}
	}
	w.b.done = true
}
