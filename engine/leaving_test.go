package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// three is a board of three players, of whom the third has left.
func three(t *testing.T) *testBoard {
	b := newBoard(t)
	b.players = append(b.players, Player{Name: "Carol", Life: 20})
	b.players[alice].Life, b.players[bob].Life = 20, 20
	b.leaveGame(carol, "conceded")
	require.Nil(t, b.Over())
	return b
}

func TestNothingHappensToWhoHasLeft(t *testing.T) { // CR 800.4b, d, e
	b := three(t)
	bear := b.play(bearCard(t), alice)
	card1 := b.put(bearCard(t), alice, Hand)
	for name, ev := range map[string]Event{
		"a token":             {Kind: TokenEvent, By: carol, Player: carol, Amount: 1, Def: bearCard(t)},
		"under their control": {Kind: MoveEvent, Object: card1, Player: alice, From: Hand, To: Battlefield, Enter: &Entering{Controller: carol}},
		"damage":              {Kind: DamageEvent, Source: bear, Player: carol, Amount: 2, Combat: true},
		"counters":            {Kind: CountersEvent, Player: carol, By: alice, Counter: "poison", Amount: 1},
		"life":                {Kind: LifeEvent, Player: carol, Amount: 3},
		"a draw":              {Kind: DrawEvent, Player: carol},
	} {
		assert.Empty(t, b.happen(ev), name)
	}
	assert.Equal(t, Hand, b.object(card1).Zone)
	assert.Len(t, b.battlefield, 1)
	assert.Equal(t, 20, b.players[carol].Life)
}

func TestNobodyGivesThemControl(t *testing.T) { // CR 800.4b
	b := three(t)
	bear := b.play(bearCard(t), alice)
	b.until(card.Modify{Control: &card.You{}}, carol, bear)
	assert.Equal(t, alice, b.controllerOf(bear))
}

func TestLeavingTwice(t *testing.T) { // CR 104.5
	b := three(t)
	b.turn.Passed = 1
	b.refuses("104.5", Action{Player: carol, Kind: ConcedeAction})
	assert.Equal(t, 1, b.turn.Passed)
}

func TestPassesOfThoseWhoLeave(t *testing.T) { // CR 117.4
	for name, c := range map[string]struct {
		priority, leaves PlayerID
		passed, left     int
	}{
		"just before":     {bob, alice, 1, 0},
		"has not passed":  {bob, carol, 1, 1},
		"two before":      {carol, alice, 2, 1},
		"has priority":    {carol, carol, 2, 2},
		"round the table": {alice, carol, 2, 1},
	} {
		b := newBoard(t)
		b.players = append(b.players, Player{Name: "Carol"}, Player{Name: "Dave"})
		for i := range b.players {
			b.players[i].Life = 20
		}
		b.players[3].Lost = true
		b.turn.Priority, b.turn.Passed = c.priority, c.passed
		b.leaveGame(c.leaves, "conceded")
		assert.Equal(t, c.left, b.turn.Passed, name)
	}
}
