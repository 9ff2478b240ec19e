package card

import (
	"fmt"
	"strings"
)

// Contradictions are the places where a definition contradicts itself: what
// it says can be read, but no card is like that. In order of the text of the
// rules, face by face.
func (c *Card) Contradictions() []*Error {
	var out []*Error
	for i, f := range c.Faces {
		check := &faceCheck{card: c, face: f, back: i == 1, found: &out}
		check.names()
		check.cost()
		check.types()
		check.numbers()
		check.part()
		check.abilities()
	}
	return out
}

// faceCheck looks for contradictions in one face.
type faceCheck struct {
	card *Card
	face *Face
	// back: the second face, half or part.
	back  bool
	found *[]*Error
}

// say notes a contradiction at an argument, or at the face if it has no such argument.
func (k *faceCheck) say(argument, format string, args ...any) {
	at, ok := k.face.places[argument]
	if !ok {
		at = k.face.places[""]
	}
	if at == (Position{}) {
		at = k.card.Where
	}
	*k.found = append(*k.found, &Error{at, fmt.Sprintf("%q: ", k.face.Name) + fmt.Sprintf(format, args...)})
}

func (k *faceCheck) is(t TypeSet) bool { return k.face.Types&t != 0 }

func (k *faceCheck) has(subtype string) bool {
	s, ok := SubtypeNamed(subtype)
	return ok && k.face.Subtypes.Has(s)
}

// names: each face has a name of its own (CR 201.1, 712.1).
func (k *faceCheck) names() {
	name := k.face.Name
	if strings.Contains(name, "//") {
		k.say("name", "a face has one name; two faces are two face(…)")
	}
	if strings.Join(strings.Fields(name), " ") != name {
		k.say("name", "a name has single spaces, and none around it")
	}
	if k.back && name == k.card.Faces[0].Name {
		k.say("name", "both faces have this name")
	}
}

// cost: who has a mana cost, and what a color indicator is for (CR 202, 204).
func (k *faceCheck) cost() {
	f := k.face
	_, given := f.places["mana_cost"]
	switch {
	case k.is(Land) && f.ManaCost != nil:
		k.say("mana_cost", "a land has no mana cost (CR 202.1b)")
	case k.back && k.card.Layout == Nonmodal && f.ManaCost != nil:
		k.say("mana_cost", "a back face that is reached by transforming has no mana cost (CR 202.1b)")
	case k.back && k.card.Layout == Flip && (f.ManaCost != nil || f.Indicator != 0):
		k.say("mana_cost", "the bottom half of a flip card has the mana cost and color of the top half (CR 710.1c)")
	case k.back && (k.card.Layout == Nonmodal || k.card.Layout == Flip):
	case !k.is(Land) && f.ManaCost == nil && f.Indicator == 0 && !given:
		k.say("mana_cost", "it has no mana_cost; where that is so, write mana_cost = None")
	}
	if f.ManaCost != nil && f.ManaCost.Colors() != 0 && f.Indicator != 0 {
		k.say("color_indicator", "a color indicator beside a mana cost, which gives the colors (CR 204.1)")
	}
}

// types: which types, supertypes and subtypes go together (CR 205).
func (k *faceCheck) types() {
	f := k.face
	if k.is(Instant|Sorcery) && k.is(PermanentTypes) {
		k.say("type_line", "an instant or sorcery is no permanent (CR 304.4, 307.4)")
	}
	if f.Types == Kindred {
		k.say("type_line", "kindred needs another card type (CR 308.1)")
	}
	if f.Supertypes&Basic != 0 && !k.is(Land) {
		k.say("type_line", "only lands are basic (CR 205.4c)")
	}
	if f.Supertypes&World != 0 && !k.is(PermanentTypes) {
		k.say("type_line", "only permanents are world (CR 704.5k)")
	}
	fitting := SubtypesOf(f.Types)
	strange := f.Subtypes
	strange.Remove(&fitting)
	if names := strange.Names(); len(names) > 0 {
		k.say("type_line", "%s is no subtype of %s (CR 205.3d)", strings.Join(names, " and "), strings.Join(f.Types.Names(), " "))
	}
}

// numbers: power and toughness, and loyalty (CR 208, 209).
func (k *faceCheck) numbers() {
	f := k.face
	switch {
	case k.is(Creature) && !f.HasPT:
		k.say("type_line", "a creature has power and toughness (CR 208.1)")
	case f.HasPT && !k.is(Creature) && !k.has("Vehicle") && !k.has("Spacecraft"):
		k.say("power", "power and toughness on what is neither a creature nor a Vehicle nor a Spacecraft (CR 208.1, 301.7, 721.2)")
	}
	switch {
	case k.is(Planeswalker) && f.Loyalty == 0 && !k.entersWithLoyalty():
		k.say("type_line", "a planeswalker has loyalty (CR 209.1)")
	case f.Loyalty != 0 && !k.is(Planeswalker):
		k.say("loyalty", "loyalty on what is no planeswalker (CR 209.1)")
	}
}

// entersWithLoyalty says whether an ability stands for a printed loyalty, such as X.
func (k *faceCheck) entersWithLoyalty() bool {
	for _, a := range k.face.Abilities {
		if enters, ok := a.(*AsEnters); ok && enters.Who == nil && enters.Counter == "loyalty" {
			return true
		}
	}
	return false
}

// part: what a layout asks of its second part (CR 712.2, 715.2, 720.2).
func (k *faceCheck) part() {
	if !k.back {
		return
	}
	inset := k.has("Adventure") || k.has("Omen")
	switch {
	case k.card.Layout == Adventure && !(inset && k.is(Instant|Sorcery)):
		k.say("type_line", "the inset part of this layout is an instant or sorcery that is an Adventure or an Omen (CR 715.2, 720.2)")
	case k.card.Layout != Adventure && inset:
		k.say("type_line", "an Adventure or an Omen is an inset part (CR 715.2, 720.2)")
	case k.card.Layout == Nonmodal && k.is(Instant|Sorcery):
		k.say("type_line", "a back face that is reached by transforming is a permanent's (CR 712.10)")
	}
}
