package session

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

// cards are the library's cards and those that a scenario defines itself.
type cards struct {
	Cards
	inline []*card.Card
}

// withInline reads the definitions that stand in a scenario.
func (s *Session) withInline(texts []protocol.InlineCard) (*cards, error) {
	out := &cards{Cards: s.options.Library}
	for _, t := range texts {
		c, err := s.options.Library.Define(t.File, []byte(t.Text))
		if err != nil {
			return nil, invalid("%v", err)
		}
		for _, name := range namesOf(c) {
			if out.find(name) != nil {
				return nil, invalid("%s:%d:%d: %q is defined twice", c.Where.File, c.Where.Line, c.Where.Column, name)
			}
		}
		out.inline = append(out.inline, c)
	}
	return out, nil
}

// find is the scenario's own card of that name; nil if there is none.
func (s *cards) find(name string) *card.Card {
	for _, c := range s.inline {
		if slices.Contains(namesOf(c), name) {
			return c
		}
	}
	return nil
}

// Card is the card of that name, or one of whose faces has it.
func (s *cards) Card(name string) (*card.Card, error) {
	if c := s.find(name); c != nil {
		return c, nil
	}
	return s.Cards.Card(name)
}

// namesOf are the names that a card answers to.
func namesOf(c *card.Card) []string {
	out := []string{c.Name}
	for _, f := range c.Faces {
		if f.Name != c.Name {
			out = append(out, f.Name)
		}
	}
	return out
}

// ownNames are card names with those of a scenario's own cards (CR 201.4).
type ownNames struct {
	Names
	cards *cards
}

// Known says whether a card has that name.
func (n ownNames) Known(name string) bool {
	return n.cards.find(name) != nil || n.Names.Known(name)
}

// Types are those of the face, half or part of that name where its card is
// defined, and what the list says where it isn't (CR 201.4b–f).
func (n ownNames) Types(name string) card.TypeSet {
	if c, err := n.cards.Card(name); err == nil {
		for _, f := range c.Parts() {
			if f.Name == name {
				return f.Types
			}
		}
	}
	var out card.TypeSet
	for _, word := range n.TypeWords(name) {
		if t, ok := card.TypeNamed(word); ok {
			out |= t
		}
	}
	return out
}

// names are the names that can be chosen; nil is any.
func (s *cards) names(all Names) engine.Names {
	if all == nil {
		return nil
	}
	return ownNames{all, s}
}
