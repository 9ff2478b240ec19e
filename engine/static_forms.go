package engine

import "github.com/stickler-mtg/stickler/engine/card"

// reach is how the objects that a static ability affects are found.
type reach uint8

const (
	onSelf reach = iota
	onAttached
	byFilter
)

// staticForm is a static ability that changes objects, as the layers use it (CR 604, 611.3).
type staticForm struct {
	ability *card.Static
	mod     *modification
	affects *matcher
	reach   reach
	// zone where it functions; a characteristic-defining ability functions everywhere.
	zone     Zone
	defining bool
	// outside: it affects objects outside the battlefield.
	outside bool
	layers  layerSet
	// reads is what decides whom it affects and what it does.
	reads aspects
}

// newStaticForm works out what a static ability does and reads.
func newStaticForm(s *card.Static) *staticForm {
	out := &staticForm{ability: s, mod: modificationOf(&s.Modify), zone: Battlefield, defining: s.Defining}
	if z, _, err := zoneNamed(s.Zone); err == nil && z != NoZone {
		out.zone = z
	}
	out.layers = out.mod.layers
	if s.Defining && out.layers.has(layerSetPT) {
		out.layers = out.layers&^layerSetPT.set() | layerDefinePT.set()
	}
	out.reads = out.mod.reads | conditionReads(s.While)
	if s.Affects == nil {
		return out
	}
	out.affects = matcherOf(s.Affects)
	out.reads |= out.affects.reads
	out.outside = out.affects.anyZone || out.affects.zone != NoZone && out.affects.zone != Battlefield
	switch s.Affects.Is.(type) {
	case *card.Self:
		out.reach = onSelf
	case *card.Attached:
		out.reach = onAttached
	default:
		out.reach = byFilter
	}
	return out
}
