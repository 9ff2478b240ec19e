package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Characteristics of objects that aren't on the battlefield: spells, abilities
// and cards in other zones.

// kept is a place for the characteristics of an object outside the battlefield.
type kept struct {
	id ObjectID
	on *board
	ch *Characteristics
}

// outsiders remembers characteristics of objects outside the battlefield, for one board.
type outsiders struct {
	kept [64]kept
	// open are those that are being worked out: what refers to them meanwhile sees them as far as they are.
	open []kept
}

// outsider gives the characteristics of an object that isn't on the battlefield:
// its face's, changed by its own characteristic-defining abilities (CR 604.3)
// and by the effects that reach it.
func (g *Game) outsider(id ObjectID) *Characteristics {
	if g.outsiders == nil {
		g.outsiders = &outsiders{}
	}
	x := g.outsiders
	for _, k := range x.open {
		if k.id == id {
			return k.ch
		}
	}
	slot := &x.kept[id&63]
	b := g.computed()
	if b.done && slot.id == id && slot.on == b {
		return slot.ch
	}
	o := g.objects[id]
	f := o.form()
	ch := f.base
	ch.Controller = o.controllerElsewhere()
	x.open = append(x.open, kept{id: id, ch: &ch})
	g.reachOutside(o, f, &ch)
	x.open = x.open[:len(x.open)-1]
	if b.done {
		*slot = kept{id, b, &ch}
	}
	return &ch
}

// controllerElsewhere is a spell's or ability's controller, and otherwise the owner (CR 108.4a).
func (o *Object) controllerElsewhere() PlayerID {
	if o.Zone == Stack || o.Zone == NoZone {
		return o.Controller
	}
	return o.Owner
}

// reachOutside applies, layer by layer, what reaches an object outside the battlefield.
func (g *Game) reachOutside(o *Object, f *form, ch *Characteristics) {
	entries := g.reaching(o, f)
	if len(entries) == 0 && len(o.Counters) == 0 && f.basics == 0 {
		return
	}
	w := &works{g: g, b: g.board}
	for l := range layers {
		for i := range entries {
			w.applyOutside(l, &entries[i], o, ch)
		}
		if l == layerTypes && ch.Types&card.Land != 0 {
			ch.Abilities = withIntrinsic(ch.Abilities, basicTypes(&ch.Subtypes))
		}
		if l == layerSetPT {
			ch.addCounters(o.Counters)
		}
	}
}

// reaching are the effects that may apply to an object outside the battlefield:
// characteristic-defining ones first, the others by timestamp.
func (g *Game) reaching(o *Object, f *form) []entry {
	var out []entry
	for _, n := range f.defining {
		in := &f.base.Abilities[n]
		out = append(out, entry{mod: in.static.mod, static: in.static, has: in, source: o.ID, at: -1,
			layers: in.static.layers, defining: true})
	}
	first := len(out)
	b := g.board
	if b.done {
		out = append(out, b.reaching...)
	} else if g.works != nil {
		for _, e := range g.works.entries {
			if e.static != nil && e.static.outside && !e.defining {
				e.started, e.set = false, nil
				out = append(out, e)
			}
		}
	}
	for _, e := range g.effects {
		if e.Modify != nil && slices.Contains(e.Objects, o.ID) && g.lasts(&e.Duration) {
			mod := modificationOf(e.Modify)
			out = append(out, entry{mod: mod, effect: e, source: e.Source, at: -1, stamp: e.Timestamp, layers: mod.layers, started: true})
		}
	}
	slices.SortStableFunc(out[first:], func(a, b entry) int { return int(a.stamp - b.stamp) })
	return out
}

// applyOutside applies an effect in a layer if it reaches the object.
func (w *works) applyOutside(l layer, e *entry, o *Object, ch *Characteristics) {
	if !e.layers.has(l) {
		return
	}
	if !e.started {
		if !w.reaches(e, o, ch) {
			return
		}
		e.started = true
	}
	if l == layerAbilities {
		w.changeAbilities(e, ch)
		return
	}
	e.mod.change(l, w.values(l, e, o.ID), ch)
}

// reaches says whether an effect applies to an object outside the battlefield.
func (w *works) reaches(e *entry, o *Object, ch *Characteristics) bool {
	c := w.contextOf(e)
	if !w.g.holds(e.static.ability.While, c) {
		return false
	}
	m := e.static.affects
	if m == nil {
		return e.source == o.ID
	}
	if !m.anyZone && m.zone != o.Zone {
		return false
	}
	return m.fits(w.g, subject{id: o.ID, o: o, ch: ch}, c)
}
