package engine

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// testBoard is a game of two players to put objects into.
type testBoard struct {
	*Game
	t testing.TB
}

func newBoard(t testing.TB) *testBoard {
	g := &Game{gen: &generation{}, objects: []*Object{nil}, players: make([]Player, 2)}
	g.players[0].Name, g.players[1].Name = "Alice", "Bob"
	g.turn = Turn{Number: 5, Step: PrecombatMain}
	return &testBoard{g, t}
}

// define is a compiled card of one face.
func define(t testing.TB, name, cost, types string, pt []int, abilities ...card.Ability) *card.Card {
	f := face(t, name, cost, types, pt, abilities...)
	c := &card.Card{Name: name, Faces: []*card.Face{f}}
	require.NoError(t, Compile(c))
	return c
}

func face(t testing.TB, name, cost, types string, pt []int, abilities ...card.Ability) *card.Face {
	f := &card.Face{Name: name, Abilities: abilities}
	if cost != "" {
		parsed, err := card.ParseManaCost(cost)
		require.NoError(t, err)
		f.ManaCost = &parsed
	}
	var err error
	f.Supertypes, f.Types, f.Subtypes, err = card.ParseTypeLine(types)
	require.NoError(t, err)
	if len(pt) == 2 {
		f.Power, f.Toughness, f.HasPT = pt[0], pt[1], true
	}
	return f
}

// twoFaced is a compiled double-faced card.
func twoFaced(t testing.TB, layout card.Layout, front, back *card.Face) *card.Card {
	c := &card.Card{Name: front.Name + " // " + back.Name, Layout: layout, Faces: []*card.Face{front, back}}
	require.NoError(t, Compile(c))
	return c
}

// put puts a card into a zone; controlled by its owner.
func (b *testBoard) put(c *card.Card, p PlayerID, z Zone) ObjectID {
	o := b.add(Object{Def: c, Owner: p, Controller: p, Zone: z, Timestamp: b.stamp(), Entered: 1})
	b.putIn(o.ID, z, -1)
	return o.ID
}

func (b *testBoard) play(c *card.Card, p PlayerID) ObjectID { return b.put(c, p, Battlefield) }

// pt is an object's power and toughness.
func (b *testBoard) pt(id ObjectID) [2]int {
	ch := b.characteristics(id)
	require.True(b.t, ch.HasPT, "%s has no power", ch.Name)
	return [2]int{ch.Power, ch.Toughness}
}

func (b *testBoard) types(id ObjectID) []string { return b.characteristics(id).Types.Names() }

func (b *testBoard) subtypes(id ObjectID) []string { return b.characteristics(id).Subtypes.Names() }

// until is a resolved effect on objects.
func (b *testBoard) until(m card.Modify, p PlayerID, ids ...ObjectID) {
	require.NoError(b.t, Compile(&card.Card{Faces: []*card.Face{{Abilities: []card.Ability{&card.Static{Modify: m}}}}}))
	b.addEffect(&m, ids, &context{controller: p}, "end of turn")
}

func types(names ...string) *card.Filter { return &card.Filter{Types: names} }

func yours(f *card.Filter) *card.Filter {
	f.Controller = "you"
	return f
}

func number1(n int) card.Amount { return card.Number(n) }
