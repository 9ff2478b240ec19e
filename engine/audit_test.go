package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// carol is a third player.
const carol = bob + 1

// sound is a board that keeps all invariants: a card of Carol's; of Alice's, a bear with a counter,
// a legend, an Equipment on the bear, a planeswalker, a transforming permanent
// and cards in other zones.
func sound(t *testing.T) *testBoard {
	b := alive(t)
	bear := b.play(bearCard(t), alice)
	b.edit(bear).Counters = Counters{}.with("+1/+1", 1, b.stamp())
	b.play(define(t, "Lord", "{1}", "Legendary Artifact", nil), alice)
	sword := b.play(define(t, "Sword", "{1}", "Artifact — Equipment", nil), alice)
	b.edit(sword).AttachedTo = bear
	walker := b.play(define(t, "Walker", "{1}", "Planeswalker", nil), alice)
	b.edit(walker).Counters = Counters{}.with("loyalty", 3, b.stamp())
	front, back := face(t, "Day", "{3}", "Creature", []int{1, 1}), face(t, "Night", "", "Creature", []int{2, 2})
	b.edit(b.play(twoFaced(t, card.Nonmodal, front, back), alice)).Back = true
	b.players = append(b.players, Player{Name: "Carol", Life: 20})
	b.put(bearCard(t), carol, Exile)
	b.put(bearCard(t), alice, Hand)
	b.put(bearCard(t), bob, Graveyard)
	b.combat = &Combat{Attackers: []Attacker{{Object: bear, Defender: Defender{Player: bob}}}}
	for i := range b.battlefield {
		b.edit(b.battlefield[i]).Held = alice + 1
	}
	return b
}

// breaks are ways of breaking each invariant of a sound board. bear and friends
// are the places on its battlefield.
var breaks = []struct {
	invariant, how string
	do             func(t *testing.T, b *testBoard)
}{
	{"zones", "a permanent is listed twice", func(_ *testing.T, b *testBoard) { b.battlefield = append(b.battlefield, b.battlefield[0]) }},
	{"zones", "a card is listed in no zone", func(_ *testing.T, b *testBoard) { b.players[alice].Hand = nil }},
	{"zones", "a card is listed in another zone", func(_ *testing.T, b *testBoard) {
		b.exile, b.players[alice].Hand = b.players[alice].Hand, nil
	}},
	{"zones", "a card is in another player's graveyard", func(_ *testing.T, b *testBoard) {
		b.players[alice].Graveyard, b.players[bob].Graveyard = b.players[bob].Graveyard, nil
	}},
	{"new objects", "a card that moved is still where it was", func(t *testing.T, b *testBoard) {
		b.edit(b.put(bearCard(t), bob, Exile)).Prior = b.battlefield[0]
	}},
	{"owners", "a card has a new owner as it moves", func(_ *testing.T, b *testBoard) {
		moved := b.move(b.battlefield[0], Exile)
		b.edit(moved).Owner = bob
	}},
	{"cards", "a card is gone", func(_ *testing.T, b *testBoard) { b.cease(b.players[alice].Hand[0]) }},
	{"cards", "a card is doubled", func(t *testing.T, b *testBoard) { b.put(bearCard(t), alice, Exile) }},
	{"counters", "no counter of a kind that is listed", func(_ *testing.T, b *testBoard) { b.edit(b.battlefield[0]).Counters = Counters{{Kind: "+1/+1"}} }},
	{"counters", "a kind is listed twice", func(_ *testing.T, b *testBoard) {
		b.players[bob].Counters = Counters{{"poison", 1, 1}, {"poison", 1, 1}}
	}},
	{"damage", "a card in hand is damaged", func(_ *testing.T, b *testBoard) { b.edit(b.players[alice].Hand[0]).Damage = 1 }},
	{"damage", "less than no damage", func(_ *testing.T, b *testBoard) { b.edit(b.battlefield[0]).Damage = -1 }},
	{"mana", "no mana of a kind that is listed", func(_ *testing.T, b *testBoard) { b.players[bob].Pool = Pool{{}} }},
	{"timestamps", "a permanent's is to come", func(_ *testing.T, b *testBoard) { b.edit(b.battlefield[0]).Timestamp = b.clock + 1 }},
	{"timestamps", "an effect's is to come", func(_ *testing.T, b *testBoard) {
		b.effects = append(b.effects, &ContinuousEffect{Timestamp: b.clock + 1, Source: b.battlefield[0], Duration: Duration{Kind: "permanent"}})
	}},
	{"layers", "a counter came unnoticed", func(_ *testing.T, b *testBoard) {
		b.computed()
		b.objects[b.battlefield[0]].Counters = Counters{}.with("+1/+1", 2, b.clock)
	}},
	{"mana value", "the front face's cost isn't what counts", func(_ *testing.T, b *testBoard) {
		o := b.edit(b.battlefield[4])
		o.Back = false
		o.Def.Faces[0].ManaCost = nil // what was compiled has the old one
	}},
	{"tokens", "a token is in a graveyard", func(t *testing.T, b *testBoard) {
		b.edit(b.put(bearCard(t), bob, Graveyard)).Kind = TokenObject
	}},
	{"copies of spells", "a copy is in exile", func(t *testing.T, b *testBoard) { b.edit(b.put(bearCard(t), bob, Exile)).Kind = SpellCopy }},
	{"creatures live", "toughness 0", func(_ *testing.T, b *testBoard) {
		b.edit(b.battlefield[0]).Counters = Counters{}.with("-1/-1", 2, b.clock)
	}},
	{"creatures live", "lethal damage", func(_ *testing.T, b *testBoard) { b.edit(b.battlefield[0]).Damage = 3 }},
	{"loyalty", "no loyalty", func(_ *testing.T, b *testBoard) { b.edit(b.battlefield[3]).Counters = nil }},
	{"legends", "two of one name", func(_ *testing.T, b *testBoard) { b.edit(b.battlefield[0]).Def = b.object(b.battlefield[1]).Def }},
	{"attachments", "attached to itself", func(_ *testing.T, b *testBoard) { b.edit(b.battlefield[2]).AttachedTo = b.battlefield[2] }},
	{"attachments", "attached to a card in hand", func(_ *testing.T, b *testBoard) { b.edit(b.battlefield[2]).AttachedTo = b.players[alice].Hand[0] }},
	{"attachments", "attached to two things", func(_ *testing.T, b *testBoard) { b.edit(b.battlefield[2]).AttachedPlayer = bob + 1 }},
	{"attachments", "an Aura on nothing", func(t *testing.T, b *testBoard) {
		b.edit(b.battlefield[1]).Def = define(t, "Curse", "{1}", "Enchantment — Aura", nil)
	}},
	{"opposite counters", "both kinds", func(_ *testing.T, b *testBoard) {
		b.edit(b.battlefield[1]).Counters = Counters{}.with("+1/+1", 1, b.clock).with("-1/-1", 1, b.clock)
	}},
	{"players", "no life", func(_ *testing.T, b *testBoard) { b.players[bob].Life = 0 }},
	{"players", "who has lost has priority", func(_ *testing.T, b *testBoard) { b.players[alice].Lost = true }},
	{"players", "one has lost and won", func(_ *testing.T, b *testBoard) {
		b.players[alice].Lost = true
		b.over = &Outcome{Winner: alice}
	}},
	{"who is gone", "a permanent stays", func(_ *testing.T, b *testBoard) { b.players[carol].Lost = true }},
	{"combat", "an attacker is no creature", func(t *testing.T, b *testBoard) {
		b.edit(b.battlefield[0]).Def = define(t, "Rock", "{1}", "Artifact", nil)
	}},
	{"combat", "a blocker is the attacking player's", func(_ *testing.T, b *testBoard) {
		b.combat.Attackers[0].Blockers = []ObjectID{b.battlefield[4]}
	}},
	{"stack", "an ability without words", func(_ *testing.T, b *testBoard) {
		b.putIn(b.add(Object{Kind: AbilityObject, Zone: Stack, Stack: &StackItem{}}).ID, Stack, -1)
	}},
	{"nothing waits", "a trigger waits", func(_ *testing.T, b *testBoard) {
		b.waiting = []*StackItem{{Source: b.battlefield[0]}}
	}},
}

// A sound board keeps every invariant, and each invariant can be broken.
func TestInvariantsCanBeBroken(t *testing.T) {
	broken := map[string]bool{}
	for _, c := range breaks {
		t.Run(c.invariant+": "+c.how, func(t *testing.T) {
			b := sound(t)
			a := NewAudit(b.Game)
			require.Nil(t, a.Check(b.Game, true))
			c.do(t, b)
			found := a.Check(b.Game, true)
			require.NotNil(t, found)
			assert.Equal(t, c.invariant, found.Invariant.Name, found.Error())
		})
		broken[c.invariant] = true
	}
	for i := range Invariants {
		if name := Invariants[i].Name; name != "clone" {
			assert.True(t, broken[name], "no case breaks %q", name)
		}
	}
}

// Whatever is played at random, the invariants hold.
func TestInvariantsHoldInRandomGames(t *testing.T) {
	cards, odd := anything(t), strange(t)
	for seed := range uint64(8) {
		b := randomBoard(t, seed, cards, odd)
		a := NewAudit(b.Game)
		d := &dice{seed}
		for range 200 {
			if b.Over() != nil {
				break
			}
			actions := b.LegalActions()
			before := b.Fingerprint()
			if err := b.Perform(actions[d.roll(len(actions))], d); err != nil {
				require.Equal(t, before, b.Fingerprint(), "seed %d: %v", seed, err)
			}
			if found := a.Check(b.Game, true); found != nil {
				require.NoError(t, found, "seed %d", seed)
			}
		}
	}
}

func BenchmarkAudit(b *testing.B) {
	board := randomBoard(b, 3, anything(b), nil)
	a := NewAudit(board.Game)
	for b.Loop() {
		if found := a.Check(board.Game, true); found != nil {
			b.Fatal(found)
		}
	}
}
