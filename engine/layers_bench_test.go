package engine

import (
	"fmt"
	"testing"

	"github.com/stickler-mtg/stickler/engine/card"
)

// busyBoard has fifty permanents under a dozen continuous effects, and cards in every zone.
func busyBoard(t testing.TB) *testBoard {
	b := newBoard(t)
	filler := define(t, "Filler", "", "Sorcery", nil)
	for p := range PlayerID(2) {
		for range 60 {
			b.put(filler, p, Library)
		}
		for range 7 {
			b.put(filler, p, Hand)
		}
		for range 10 {
			b.put(filler, p, Graveyard)
		}
	}
	one := card.Number(1)
	effects := []*card.Static{
		{Affects: yours(types("Creature")), Modify: card.Modify{Power: one, Toughness: one}},
		{Affects: &card.Filter{Types: []string{"Creature"}, Subtypes: []string{"Elf"}, Other: true}, Modify: card.Modify{Power: one, Gains: []card.Ability{&card.Keyword{Name: "trample"}}}},
		{Affects: yours(types("Creature")), Modify: card.Modify{Gains: []card.Ability{&card.Keyword{Name: "haste"}}}},
		{Affects: &card.Filter{Types: []string{"Artifact"}, NotTypes: []string{"Creature"}}, Modify: card.Modify{AddTypes: []string{"Creature"}, SetPower: card.Number(2), SetToughness: card.Number(2)}},
		{Affects: yours(types("Creature")), Modify: card.Modify{AllCreatureTypes: true}},
		{Affects: types("Land"), Modify: card.Modify{AddSubtypes: []string{"Swamp"}}},
		{Affects: yours(types("Creature")), Modify: card.Modify{Toughness: one}},
		{Affects: &card.Filter{Types: []string{"Creature"}, Colors: []string{"green"}}, Modify: card.Modify{Power: one, Toughness: one}},
		{Affects: types("Creature"), Modify: card.Modify{Power: card.Number(-1)}},
		{Affects: &card.Filter{Keyword: "haste"}, Modify: card.Modify{Power: one}},
		{Affects: yours(types("Artifact")), Modify: card.Modify{AddColors: []string{"blue"}}},
		{Modify: card.Modify{SetPower: &card.Count{What: yours(types("Creature"))}}},
	}
	for i, s := range effects {
		b.play(define(t, fmt.Sprint("Effect ", i), "{1}", "Enchantment", nil, s), PlayerID(i%2))
	}
	elf := define(t, "Elf", "{G}", "Creature — Elf Warrior", []int{1, 1}, &card.Keyword{Name: "vigilance"})
	ox := define(t, "Ox", "{3}{W}", "Creature — Ox", []int{2, 4})
	rock := define(t, "Rock", "{2}", "Artifact", nil, &card.Activated{Cost: []card.Cost{&card.TapSelf{}}, Effects: []card.Effect{&card.AddMana{Mana: "{C}"}}})
	forest := define(t, "Forest", "", "Basic Land — Forest", nil)
	for i := range 38 {
		c := []*card.Card{elf, ox, forest, rock, elf, forest}[i%6]
		id := b.play(c, PlayerID(i%2))
		if i%5 == 0 {
			b.edit(id).Counters = Counters{}.with(plusOne, 1, b.stamp())
		}
	}
	return b
}

func BenchmarkClone(t *testing.B) {
	b := busyBoard(t)
	for t.Loop() {
		b.Clone()
	}
}

func BenchmarkCharacteristics(t *testing.B) {
	b := busyBoard(t)
	t.ReportAllocs()
	for t.Loop() {
		b.changed()
		b.computed()
	}
}
