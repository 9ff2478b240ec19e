package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// copying is a copy effect of one object's copiable values, with its exceptions applied (CR 707.9).
func copying(values *card.Face, except *card.Modify, at Timestamp, until string) CopyEffect {
	e := CopyEffect{Values: values, Except: except, Timestamp: at, Until: until}
	if except != nil {
		e.became = exceptFor(values, except)
	}
	return e
}

// face are the copiable values that a copy effect gives.
func (e *CopyEffect) face() *card.Face {
	switch {
	case e.Except == nil:
		return e.Values
	case e.became != nil:
		return e.became
	}
	return exceptFor(e.Values, e.Except)
}

// copiable are the object's copiable values (CR 707.2), after layer 1.
func (g *Game) copiable(id ObjectID) *card.Face {
	o := g.object(id)
	if o.Zone == NoZone && o.Last != nil {
		o = &o.Last.Object
	}
	return o.upright().face
}

// exceptFor are copiable values as the exceptions of a copy effect change them:
// they become part of the values, and abilities that defined what is now given
// are left out (CR 707.9a, b, d).
func exceptFor(copied *card.Face, except *card.Modify) *card.Face {
	f := *copied
	m := modificationOf(except)
	f.Abilities = slices.DeleteFunc(slices.Clone(f.Abilities), m.overrides)
	f.Abilities = append(f.Abilities, except.Gains...)
	before := &formOf(copied).base
	ch := Characteristics{Types: f.Types, Supertypes: f.Supertypes, Subtypes: f.Subtypes, Colors: before.Colors}
	m.changeTypes(values{}, &ch)
	m.changeColors(values{}, &ch)
	f.Types, f.Supertypes, f.Subtypes = ch.Types, ch.Supertypes, ch.Subtypes
	if m.setPower.given {
		f.Power, f.HasPT = m.setPower.n, true
	}
	if m.setToughness.given {
		f.Toughness, f.HasPT = m.setToughness.n, true
	}
	out := newForm(&f)
	out.base.Colors = ch.Colors
	f.Compiled = out
	if f.Flipped != nil {
		f.Flipped = exceptFor(f.Flipped, except)
	}
	return &f
}

// overrides says whether an ability defines a characteristic that the
// exceptions provide, so that it isn't copied (CR 707.9d).
func (m *modification) overrides(a card.Ability) bool {
	found, _ := instancesOf([]card.Ability{a})
	return slices.ContainsFunc(found, func(in Instance) bool {
		if in.static == nil || !in.static.defining {
			return false
		}
		d := in.static.mod
		return m.setsColors && d.layers.has(layerColors) ||
			m.setSubtypes != nil && d.layers.has(layerTypes) ||
			(m.setPower.given || m.setToughness.given) && d.layers.has(layerSetPT)
	})
}
