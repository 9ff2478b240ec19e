package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// werewolf is a nonmodal double-faced card; its back face has a color indicator and no cost.
func werewolf(t testing.TB) *card.Card {
	back := face(t, "Wolf", "", "Creature — Werewolf", []int{4, 4}, &card.Keyword{Name: "trample"})
	back.Indicator = card.Green.Set()
	return twoFaced(t, card.Nonmodal, face(t, "Human", "{1}{R}", "Creature — Human", []int{2, 1}), back)
}

// god is a modal double-faced card of a creature and a planeswalker.
func god(t testing.TB) *card.Card {
	walker := face(t, "Walker", "{5}{B}{R}", "Planeswalker — Tibalt", nil)
	walker.Loyalty = 5
	return twoFaced(t, card.Modal, face(t, "God", "{1}{B}", "Legendary Creature — God", []int{2, 1}), walker)
}

func TestManaValue(t *testing.T) { // CR 202.3, 712.8
	split := twoFaced(t, card.Split, face(t, "Flesh", "{3}{B}{G}", "Sorcery", nil), face(t, "Blood", "{R}{G}", "Sorcery", nil))
	adventure := twoFaced(t, card.Adventure, face(t, "Borrower", "{1}{U}{U}", "Creature — Faerie", []int{3, 1}), face(t, "Theft", "{1}{U}", "Instant — Adventure", nil))
	for _, tc := range []struct {
		name string
		c    *card.Card
		zone Zone
		back bool
		x    int
		want int
	}{
		{"front", werewolf(t), Battlefield, false, 0, 2},
		{"nonmodal back", werewolf(t), Battlefield, true, 0, 2},
		{"nonmodal back on the stack", werewolf(t), Stack, true, 0, 2},
		{"modal back", god(t), Battlefield, true, 0, 7},
		{"modal back on the stack", god(t), Stack, true, 0, 7},
		{"modal card elsewhere", god(t), Hand, false, 0, 2},
		{"split card elsewhere", split, Graveyard, false, 0, 7},
		{"right half on the stack", split, Stack, true, 0, 2},
		{"left half on the stack", split, Stack, false, 0, 5},
		{"adventurer card", adventure, Hand, false, 0, 3},
		{"its adventure on the stack", adventure, Stack, true, 0, 2},
		{"X on the stack", define(t, "Walker", "{X}{X}", "Artifact Creature — Construct", []int{0, 0}), Stack, false, 2, 4},
		{"X elsewhere", define(t, "Walker", "{X}{X}", "Artifact Creature — Construct", []int{0, 0}), Battlefield, false, 2, 0},
		{"largest part of hybrids, Phyrexian one each", define(t, "Odd", "{2/W}{G/U}{R/P}", "Artifact", nil), Hand, false, 0, 4},
		{"land", define(t, "Forest", "", "Basic Land — Forest", nil), Battlefield, false, 0, 0},
	} {
		t.Run(tc.name, func(t *testing.T) {
			b := newBoard(t)
			id := b.put(tc.c, 0, tc.zone)
			b.edit(id).Back = tc.back
			b.edit(id).Cast = &Casting{X: tc.x, HasX: true}
			assert.Equal(t, tc.want, b.manaValue(id))
			assert.Equal(t, tc.want, b.snapshot(id).ManaValue)
		})
	}
}

func TestManaValueOfCopies(t *testing.T) { // CR 202.3b, 707.8a
	b := newBoard(t)
	wolf := b.play(werewolf(t), 0)
	b.edit(wolf).Back = true
	clone := b.play(define(t, "Clone", "{3}{U}", "Creature — Shapeshifter", []int{0, 0}), 0)
	other := b.play(werewolf(t), 0)
	b.edit(other).Back = true
	for _, id := range []ObjectID{clone, other} {
		b.edit(id).Copying = []CopyEffect{copying(b.copiable(wolf), nil, b.stamp(), "")}
		assert.Equal(t, 0, b.manaValue(id))
		assert.Equal(t, "Wolf", b.characteristics(id).Name)
	}
	token := b.add(Object{Kind: TokenObject, Def: werewolf(t), Back: true, Zone: Battlefield})
	b.putIn(token.ID, Battlefield, -1)
	assert.Equal(t, 2, b.manaValue(token.ID), "a token with both faces")
	front := b.play(define(t, "Clone", "{3}{U}", "Creature — Shapeshifter", []int{0, 0}), 0)
	b.edit(wolf).Back = false
	b.edit(front).Copying = []CopyEffect{copying(b.copiable(wolf), nil, b.stamp(), "")}
	assert.Equal(t, 2, b.manaValue(front))
}

func TestFacesByZone(t *testing.T) { // CR 712.8, 709.4, 715.4, 406.3a
	split := twoFaced(t, card.Split, face(t, "Flesh", "{3}{B}{G}", "Sorcery", nil), face(t, "Blood", "{R}{G}", "Instant", nil))
	b := newBoard(t)
	inYard := b.put(split, 0, Graveyard)
	ch := b.characteristics(inYard)
	assert.Equal(t, card.Sorcery|card.Instant, ch.Types)
	assert.Equal(t, 3, ch.Colors.Count())
	for name, want := range map[string]bool{"Flesh": true, "Blood": true, "Bone": false} {
		assert.Equal(t, want, b.matches(&card.Filter{Name: name}, inYard, &context{}), name)
	}
	onStack := b.put(split, 0, Stack)
	b.edit(onStack).Back = true
	assert.False(t, b.matches(&card.Filter{Name: "Flesh"}, onStack, &context{}))
	assert.Equal(t, card.Instant, b.characteristics(onStack).Types)

	wolf := b.put(werewolf(t), 0, Exile)
	assert.Equal(t, "Human", b.characteristics(wolf).Name)
	b.edit(wolf).FaceDown = true
	assert.Empty(t, b.characteristics(wolf).Name)

	back := b.play(werewolf(t), 0)
	b.edit(back).Back = true
	ch = b.characteristics(back)
	assert.Equal(t, card.Green.Set(), ch.Colors)
	assert.Nil(t, ch.ManaCost)
	assert.Equal(t, [2]int{4, 4}, b.pt(back))
	assert.True(t, b.has(back, Trample))
	b.edit(back).FaceDown = true
	assert.Equal(t, [2]int{2, 2}, b.pt(back), "face down (CR 708.2a)")
	assert.False(t, b.has(back, Trample))
}

func TestCopyExceptions(t *testing.T) { // CR 707.9
	star := define(t, "Star", "{G}", "Creature — Plant", []int{0, 0},
		&card.Static{Defining: true, Modify: card.Modify{SetPower: number1(3), SetToughness: number1(3)}},
		&card.Keyword{Name: "devoid"}, &card.Keyword{Name: "reach"})
	except := &card.Modify{AddTypes: []string{"Artifact"}, SetPower: number1(7), SetToughness: number1(7),
		SetColors: []string{"red"}, Gains: []card.Ability{&card.Keyword{Name: "flying"}}}
	b := newBoard(t)
	original := b.play(star, 0)
	clone := b.play(define(t, "Clone", "{3}{U}", "Creature — Shapeshifter", []int{0, 0}), 0)
	b.edit(clone).Copying = []CopyEffect{copying(b.copiable(original), except, b.stamp(), "end of turn")}
	ch := b.characteristics(clone)
	assert.Equal(t, [2]int{7, 7}, b.pt(clone), "what defined its power isn't copied (CR 707.9d)")
	assert.Equal(t, []string{"Artifact", "Creature"}, b.types(clone))
	assert.Equal(t, card.Red.Set(), ch.Colors)
	assert.NotZero(t, ch.Keywords&Flying)
	assert.NotZero(t, ch.Keywords&Reach)
	second := b.play(define(t, "Clone", "{3}{U}", "Creature — Shapeshifter", []int{0, 0}), 0)
	b.edit(second).Copying = []CopyEffect{{Values: b.copiable(clone)}}
	assert.Equal(t, card.Red.Set(), b.characteristics(second).Colors, "exceptions are copiable (CR 707.9b)")
	assert.NotZero(t, b.characteristics(second).Keywords&Flying)
	b.endEffects("end of turn")
	assert.Equal(t, "Clone", b.characteristics(clone).Name)
	assert.Equal(t, "Star", b.characteristics(second).Name, "what copied the copy stays as it is (CR 707.2b)")
}

func TestCopiesTakeCopiableValuesOnly(t *testing.T) { // CR 707.2
	b := newBoard(t)
	bear := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 0)
	b.edit(bear).Counters = Counters{}.with(plusOne, 3, b.stamp())
	b.until(card.Modify{AddTypes: []string{"Artifact"}, SetPower: number1(9)}, 0, bear)
	clone := b.play(define(t, "Clone", "{3}{U}", "Creature — Shapeshifter", []int{0, 0}), 1)
	b.edit(clone).Copying = []CopyEffect{copying(b.copiable(bear), nil, b.stamp(), "")}
	assert.Equal(t, [2]int{2, 2}, b.pt(clone))
	assert.Equal(t, []string{"Creature"}, b.types(clone))
	assert.Equal(t, PlayerID(1), b.characteristics(clone).Controller)
}

func TestLastKnownInformation(t *testing.T) { // CR 608.2h
	b := newBoard(t)
	bear := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 0)
	aura := b.play(define(t, "Aura", "{G}", "Enchantment — Aura", nil), 1)
	b.edit(aura).AttachedTo = bear
	b.edit(bear).Counters = Counters{}.with(plusOne, 2, b.stamp())
	last := b.snapshot(bear)
	assert.Equal(t, []ObjectID{aura}, last.Attachments)
	b.takeOut(bear)
	o := b.edit(bear)
	o.Zone, o.Last = NoZone, last
	c := &context{source: aura, event: &Event{Kind: MoveEvent, Object: bear, From: Battlefield, To: Graveyard}}
	assert.Equal(t, 4, b.amount(&card.PowerOf{Of: &card.Attached{}}, c, 0))
	assert.Equal(t, 2, b.amount(&card.CountersOn{Kind: plusOne, Of: &card.EventObject{}}, c, 0))
	assert.Equal(t, 2, b.amount(&card.ManaValueOf{Of: &card.EventObject{}}, c, 0))
	attached := &card.Filter{Types: []string{"Creature"}, Attached: &card.Filter{Subtypes: []string{"Aura"}}}
	assert.True(t, b.matchesSnapshot(attached, last, c))
	assert.True(t, b.holds(&card.Is{What: attached, Of: &card.EventObject{}}, c))
	assert.Equal(t, []PlayerID{0}, b.playersOf(&card.ControllerOf{Of: &card.EventObject{}}, c))
}

func TestHypothetical(t *testing.T) { // CR 614.12
	b := newBoard(t)
	b.play(march(t), 0)
	b.play(anthem(t, yours(types("Artifact", "Creature")), card.Modify{Gains: []card.Ability{&card.Keyword{Name: "modular", N: 1}}}), 0)
	ring := b.put(define(t, "Ring", "{1}", "Artifact", nil), 0, Hand)
	would, id := b.hypothetical(ring, &Entering{Controller: 0})
	assert.True(t, would.has(id, Modular), "an artifact creature as it would exist")
	assert.Equal(t, 1, would.characteristics(id).Power)
	would, id = b.hypothetical(ring, &Entering{Controller: 1})
	assert.False(t, would.has(id, Modular), "not under the other player's control")
	require.Equal(t, Hand, b.object(ring).Zone, "the game itself is as it was")
	assert.Len(t, b.battlefield, 2)
}

func TestTurnOver(t *testing.T) { // CR 701.27, 701.28, 712.9, 712.10
	tests := []struct {
		name string
		c    *card.Card
		may  bool
		rule string
	}{
		{"nonmodal", werewolf(t), true, ""},
		{"modal", god(t), true, ""},
		{"single-faced", define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), false, "701.27c"},
		{"instant behind", twoFaced(t, card.Modal, face(t, "A", "{R}", "Creature — Ox", []int{1, 1}), face(t, "B", "{R}", "Instant", nil)), false, "701.27d"},
		{"adventurer", twoFaced(t, card.Adventure, face(t, "A", "{R}", "Creature — Ox", []int{1, 1}), face(t, "B", "{R}", "Instant — Adventure", nil)), false, "701.27c"},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			b := newBoard(t)
			id := b.play(tc.c, 0)
			may, rule := b.mayTurnOver(id)
			assert.Equal(t, tc.may, may)
			assert.Equal(t, tc.rule, rule)
			turned := b.turnOver([]ObjectID{id}, nil)
			assert.Equal(t, tc.may, turned == 1)
			assert.Equal(t, tc.may, b.object(id).Back)
		})
	}
	b := newBoard(t)
	b.rules = RulesOf("2025-04-04")
	modal, nonmodal := b.play(god(t), 0), b.play(werewolf(t), 0)
	assert.Equal(t, 1, b.turnOver([]ObjectID{modal, nonmodal}, nil), "modal ones couldn't in older rules")
	assert.False(t, b.object(modal).Back)
	assert.Len(t, b.copiedCard(modal, nil).Faces, 1, "nor did their copies have both faces (CR 707.8a)")
	assert.Len(t, b.copiedCard(nonmodal, nil).Faces, 2)
	b.rules = RulesOf("2026-01-16")
	assert.Len(t, b.copiedCard(modal, nil).Faces, 2)

	b = newBoard(t)
	wolf := b.play(werewolf(t), 0)
	own := &context{source: wolf, item: &StackItem{Ability: &card.Triggered{}, SourceTurned: 0}}
	assert.Equal(t, 1, b.turnOver([]ObjectID{wolf}, own))
	assert.Zero(t, b.turnOver([]ObjectID{wolf}, own), "it has converted since (CR 701.28e)")
	assert.True(t, b.object(wolf).Back)
	others := &context{source: b.play(march(t), 0), item: own.item}
	assert.Equal(t, 1, b.turnOver([]ObjectID{wolf}, others), "an ability of something else")
	b.play(define(t, "Stay", "{1}", "Artifact", nil, &card.Cant{What: "transform", Who: types("Creature")}), 1)
	assert.Zero(t, b.turnOver([]ObjectID{wolf}, nil), "nor can it convert (CR 701.28f)")
}
