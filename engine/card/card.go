// Package card is what a card is: its faces and their characteristics and
// abilities, as data. A definition is read from a file in a small notation
// (see Load), checked, and never changed afterwards. Nothing here knows the
// state of a game.
package card

// Layout is how a card's faces, halves or parts share it.
type Layout uint8

// The layouts.
const (
	// Single: one face (CR 200).
	Single Layout = iota
	// Nonmodal: a double-faced card whose back is reached by transforming or converting (CR 712.2).
	Nonmodal
	// Modal: a double-faced card of which either face can be played (CR 712.3).
	Modal
	// Split: two halves on one face (CR 709).
	Split
	// Adventure: a permanent with an inset instant or sorcery (CR 715).
	Adventure
	// Flip: a permanent that turns upside down (CR 710).
	Flip
)

// Card is one card as it is defined.
type Card struct {
	// Name is the whole card's: "Front // Back" where it has two.
	Name   string
	Layout Layout
	// Faces: the front face (or left half, or main part) first.
	Faces []*Face
	// Sides: an effect has made this card of two, each with its own face, halves or
	// parts; the front first. nil for all cards that are printed.
	Sides []*Card
	// Playtest: not a card of the ordinary game.
	Playtest bool
	// Where is the place of its definition.
	Where Position
}

// DoubleFaced says whether the card has a back face (CR 712.1).
func (c *Card) DoubleFaced() bool { return c.Layout == Nonmodal || c.Layout == Modal }

// Parts are what of the card can be cast or played: its faces, halves or parts,
// of a card that was made of two those of both sides.
func (c *Card) Parts() []*Face {
	if c.Sides == nil {
		return c.Faces
	}
	var out []*Face
	for _, s := range c.Sides {
		out = append(out, s.Faces...)
	}
	return out
}

// Face is one set of characteristics that a card gives (CR 109.3).
type Face struct {
	Name string
	// Interchangeable are the names that count as this one (CR 201.3).
	Interchangeable []string
	// ManaCost is nil where the face has none (CR 202.1b).
	ManaCost *ManaCost
	// Indicator is the color indicator (CR 204); 0 if there is none.
	Indicator  ColorSet
	Supertypes SupertypeSet
	Types      TypeSet
	Subtypes   SubtypeSet
	// Power and Toughness count where HasPT; a * is defined by an ability.
	Power, Toughness int
	HasPT            bool
	// Loyalty is the printed loyalty of a planeswalker.
	Loyalty   int
	Abilities []Ability
	// Flipped is what it is instead while it is flipped (CR 710.1b); nil for all but flip cards.
	Flipped *Face
	// Compiled is for the engine: the face's abilities in the form it plays with.
	Compiled any
	// places of its arguments by name; "" is the whole.
	places map[string]Position
}

// Position is a place in a definition file.
type Position struct {
	File         string
	Line, Column int
}
