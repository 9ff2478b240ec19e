package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

func target(ids ...ObjectID) [][]Target {
	var list []Target
	for _, id := range ids {
		list = append(list, Target{Object: id})
	}
	return [][]Target{list}
}

var first = &card.Targeted{N: 1}

func TestShields(t *testing.T) {
	t.Run("regeneration, once", func(t *testing.T) {
		b := laid(t, on(Battlefield, 0, creature("Troll", 2, 2)))
		b.does(t, nil, &card.Regenerate{}, &card.Destroy{})
		require.Len(t, b.battlefield, 1)
		assert.True(t, b.object(b.ids[0]).Tapped)
		b.does(t, nil, &card.Destroy{})
		assert.Empty(t, b.battlefield)
	})
	t.Run("not if it can't be regenerated", func(t *testing.T) {
		b := laid(t, on(Battlefield, 0, creature("Troll", 2, 2)))
		b.does(t, nil, &card.Regenerate{}, &card.Destroy{NoRegenerate: true})
		assert.Empty(t, b.battlefield)
	})
	t.Run("the next so much damage", func(t *testing.T) {
		b := laid(t, on(Battlefield, 0, creature("Ox", 2, 9)))
		deal := &card.DealDamage{Amount: card.Number(2), To: &card.Self{}}
		b.does(t, nil, &card.PreventDamage{N: card.Number(3), To: &card.Self{}}, deal)
		assert.Equal(t, 0, b.object(b.ids[0]).Damage)
		c := b.does(t, nil, deal)
		assert.Equal(t, 1, b.object(b.ids[0]).Damage)
		assert.Equal(t, 1, c.doneAmount)
		b.does(t, nil, deal)
		assert.Equal(t, 3, b.object(b.ids[0]).Damage, "the shield is used up")
	})
	t.Run("all combat damage to a player this turn", func(t *testing.T) {
		b := laid(t, on(Battlefield, 1, creature("Ox", 2, 9)))
		b.does(t, nil, &card.PreventDamage{To: &card.You{}, Combat: true})
		b.happen(b.damageEvent(b.ids[0], 0, 0, 2, true), b.damageEvent(b.ids[0], 0, 0, 1, false))
		assert.Equal(t, 19, b.player(0).Life)
		b.endEffects("end of turn")
		b.happen(b.damageEvent(b.ids[0], 0, 0, 2, true))
		assert.Equal(t, 17, b.player(0).Life)
	})
}

func TestBecomingACopy(t *testing.T) {
	b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)), on(Battlefield, 0, creature("Ox", 4, 4)))
	c := &context{source: b.ids[0], targets: target(b.ids[1])}
	b.does(t, c, &card.BecomeCopy{Of: first, Duration: "end of turn", Except: &card.Modify{SetPower: card.Number(7)}})
	assert.Equal(t, "Ox", b.characteristics(b.ids[0]).Name)
	assert.Equal(t, 7, b.characteristics(b.ids[0]).Power)
	b.endEffects("end of turn")
	assert.Equal(t, "Bear", b.characteristics(b.ids[0]).Name)
}

func TestGainingControl(t *testing.T) {
	b := laid(t, on(Battlefield, 0, creature("Thief", 1, 1)), on(Battlefield, 1, creature("Ox", 4, 4)))
	steal := &card.Change{What: first, Modify: card.Modify{Control: &card.You{}}, Duration: "while on battlefield"}
	b.does(t, &context{source: b.ids[0], targets: target(b.ids[1])}, steal)
	assert.Equal(t, PlayerID(0), b.controllerOf(b.ids[1]))
	assert.True(t, b.sick(b.ids[1]), "it hasn't been theirs since their turn began")
	b.move(b.ids[0], Graveyard)
	assert.Equal(t, PlayerID(1), b.controllerOf(b.ids[1]))
	b.does(t, &context{source: b.ids[0], targets: target(b.ids[1])}, steal)
	assert.Equal(t, PlayerID(1), b.controllerOf(b.ids[1]), "the duration has ended before it began (CR 611.2b)")
}

func TestDescribedTokens(t *testing.T) {
	b := laid(t, on(Battlefield, 0, creature("Maker", 1, 1)))
	c := b.does(t, &context{source: b.ids[0], x: 3}, &card.CreateToken{N: card.Number(2), TypeLine: "Creature — Elemental", Colors: []string{"red"},
		Power: &card.X{}, Toughness: card.Number(1), Abilities: []card.Ability{&card.Keyword{Name: "haste"}}, Tapped: true})
	require.Len(t, c.moved, 2)
	ch := b.characteristics(c.moved[1])
	assert.Equal(t, "Elemental Token", ch.Name)
	assert.Equal(t, [2]int{3, 1}, [2]int{ch.Power, ch.Toughness})
	assert.True(t, b.has(c.moved[1], Haste))
	assert.True(t, b.object(c.moved[1]).Tapped)
	assert.Equal(t, TokenObject, b.object(c.moved[1]).Kind)
}

func TestDividedAmounts(t *testing.T) {
	b := laid(t, on(Battlefield, 1, creature("Ox", 4, 9)), on(Battlefield, 1, creature("Bear", 2, 9)))
	targets := [][]Target{{{Object: b.ids[0], Share: 2}, {Object: b.ids[1], Share: 1}, {Player: 1, Share: 3}}}
	b.does(t, &context{source: b.ids[0], targets: targets}, &card.DealDamage{Amount: card.Number(6), To: first, Divided: true})
	assert.Equal(t, 2, b.object(b.ids[0]).Damage)
	assert.Equal(t, 1, b.object(b.ids[1]).Damage)
	assert.Equal(t, 17, b.player(1).Life)
	targets[0] = targets[0][:2]
	b.does(t, &context{source: b.ids[0], targets: targets}, &card.PutCounters{Kind: plusOne, On: first, Divided: true})
	assert.Equal(t, 2, b.object(b.ids[0]).Counters.Of(plusOne))
	assert.Equal(t, 1, b.object(b.ids[1]).Counters.Of(plusOne))
}

func TestHandsAndLives(t *testing.T) {
	board := func() *table {
		return laid(t, on(Hand, 0, creature("A", 1, 1)), on(Hand, 0, creature("B", 1, 1)), on(Hand, 1, creature("C", 1, 1)))
	}
	t.Run("each player discards one, chosen where there is a choice", func(t *testing.T) {
		b := board()
		b.picks.script = []any{b.ids[1]}
		c := b.does(t, &context{}, &card.Discard{Who: &card.EachPlayer{}})
		assert.Equal(t, []string{"B"}, b.namesIn(Graveyard, 0))
		assert.Equal(t, []string{"C"}, b.namesIn(Graveyard, 1))
		assert.Len(t, c.moved, 2)
	})
	t.Run("a whole hand", func(t *testing.T) {
		b := board()
		c := b.does(t, &context{}, &card.Discard{All: true}, &card.Draw{N: &card.DoneAmount{}})
		assert.Len(t, b.zone(Graveyard, 0), 2)
		assert.Len(t, b.zone(Hand, 0), 2)
		assert.Equal(t, 2, c.doneAmount)
	})
	t.Run("put from hands, together", func(t *testing.T) {
		b := board()
		c := b.does(t, &context{}, &card.PutFromHand{What: creatures, All: true, Who: &card.EachPlayer{}})
		assert.Len(t, c.moved, 3)
		assert.Equal(t, PlayerID(1), b.controllerOf(c.moved[2]))
	})
	t.Run("lives", func(t *testing.T) {
		b := board()
		b.does(t, &context{}, &card.LoseLife{N: card.Number(2), Who: &card.EachPlayer{}}, &card.GainLife{N: &card.DoneAmount{}})
		assert.Equal(t, []int{22, 18}, []int{b.player(0).Life, b.player(1).Life})
	})
	t.Run("for each player", func(t *testing.T) {
		b := board()
		b.does(t, &context{}, &card.ForEach{What: &card.EachPlayer{}, Effects: []card.Effect{&card.LoseLife{N: &card.HandOf{Of: &card.Chosen{}}, Who: &card.Chosen{}}}})
		assert.Equal(t, []int{18, 19}, []int{b.player(0).Life, b.player(1).Life})
	})
}

func TestPayingToAvoid(t *testing.T) {
	for _, x := range []struct {
		name   string
		mana   string
		script []any
		life   int
	}{
		{"paid", "{C}", []any{true}, 20},
		{"not paid", "{C}", []any{false}, 15},
		{"nothing to pay with", "", nil, 15},
	} {
		t.Run(x.name, func(t *testing.T) {
			b := laid(t, on(Battlefield, 0, creature("Bear", 1, 1)))
			b.gives(t, 1, x.mana)
			b.picks.script = x.script
			b.does(t, nil, &card.UnlessPaid{Pay: manaCost(t, "{1}"), Who: &card.Opponents{}, Effects: []card.Effect{&card.LoseLife{N: card.Number(5), Who: &card.Opponents{}}}})
			assert.Equal(t, x.life, b.player(1).Life)
		})
	}
}

func TestCastingDuringAResolution(t *testing.T) {
	b := laid(t, on(Graveyard, 0, bolt(t)))
	b.picks.script = []any{b.ids[0], player(1)}
	c := b.does(t, &context{source: b.ids[0], targets: target(b.ids[0])}, &card.CastFree{What: first})
	assert.True(t, c.done)
	require.Len(t, b.stack, 1)
	b.resolveTop()
	assert.Equal(t, 17, b.player(1).Life)
}

func TestAttachments(t *testing.T) {
	leash := define(t, "Leash", "{1}", "Enchantment — Aura", nil, &card.Keyword{Name: "enchant", Filter: types("Creature")})
	sword := define(t, "Sword", "{1}", "Artifact — Equipment", nil)
	b := laid(t, on(Graveyard, 0, leash), on(Battlefield, 0, creature("Bear", 1, 1)), on(Battlefield, 0, sword), on(Battlefield, 0, define(t, "Rock", "{1}", "Artifact", nil)))
	c := b.does(t, &context{source: b.ids[0], targets: target(b.ids[1])}, &card.MoveTo{To: "battlefield", AttachedTo: first})
	require.Len(t, c.moved, 1)
	assert.Equal(t, b.ids[1], b.object(c.moved[0]).AttachedTo)
	b.does(t, &context{source: b.ids[2], targets: target(b.ids[1])}, &card.AttachTo{To: first})
	assert.Equal(t, b.ids[1], b.object(b.ids[2]).AttachedTo)
	c = b.does(t, &context{source: b.ids[2], targets: target(b.ids[3])}, &card.AttachTo{To: first})
	assert.False(t, c.done, "a rock can't be equipped (CR 301.5)")
	assert.Equal(t, b.ids[1], b.object(b.ids[2]).AttachedTo)
	b.does(t, &context{source: b.ids[2]}, &card.Unattach{})
	assert.Zero(t, b.object(b.ids[2]).AttachedTo)
}

func TestAnAuraWithNothingToEnchantStays(t *testing.T) {
	leash := define(t, "Leash", "{1}", "Enchantment — Aura", nil, &card.Keyword{Name: "enchant", Filter: types("Creature")})
	b := laid(t, on(Graveyard, 0, leash))
	b.does(t, nil, &card.MoveTo{To: "battlefield"})
	assert.Equal(t, []string{"Leash"}, b.namesIn(Graveyard, 0))
}

func TestEndingTheGame(t *testing.T) {
	for _, x := range []struct {
		effect *card.EndGame
		winner PlayerID
	}{
		{&card.EndGame{How: "win"}, 0},
		{&card.EndGame{How: "lose"}, 1},
	} {
		t.Run(x.effect.How, func(t *testing.T) {
			b := laid(t, on(Battlefield, 0, creature("Bear", 1, 1)))
			b.does(t, nil, x.effect, &card.GainLife{N: card.Number(1)})
			require.NotNil(t, b.over)
			assert.Equal(t, x.winner, b.over.Winner)
			assert.Equal(t, 20, b.player(0).Life, "nothing happens after the end (CR 104.1)")
		})
	}
}

func TestCardsToALibrary(t *testing.T) {
	board := func() (*table, *context) {
		b := laid(t, on(Battlefield, 0, creature("A", 1, 1)), on(Battlefield, 0, creature("B", 1, 1)))
		return b, &context{source: b.ids[0], targets: target(b.ids[0], b.ids[1])}
	}
	t.Run("on top, in the owner's order", func(t *testing.T) {
		b, c := board()
		b.picks.script = []any{[]ObjectID{b.ids[1], b.ids[0]}}
		b.does(t, c, &card.MoveTo{What: first, To: "library top"})
		assert.Equal(t, []string{"B", "A"}, b.namesIn(Library, 0)[:2])
	})
	t.Run("at the bottom", func(t *testing.T) {
		b, c := board()
		b.picks.script = []any{[]ObjectID{b.ids[1], b.ids[0]}}
		b.does(t, c, &card.MoveTo{What: first, To: "library bottom"})
		names := b.namesIn(Library, 0)
		assert.Equal(t, []string{"B", "A"}, names[len(names)-2:])
	})
	t.Run("shuffled into it", func(t *testing.T) {
		b, c := board()
		b.does(t, c, &card.MoveTo{What: first, To: "library"})
		assert.Empty(t, b.battlefield)
		assert.Len(t, b.zone(Library, 0), fillerCards+2)
	})
}

func TestTooMuchToDoOneByOne(t *testing.T) {
	b := laid(t, on(Battlefield, 0, creature("Bear", 1, 1)))
	err := b.attempt(func() { b.carryOut([]card.Effect{&card.Draw{N: &card.AnyNumber{}}}, &context{source: b.ids[0]}) })
	assert.ErrorContains(t, err, "one by one")
}

func TestChoosing(t *testing.T) {
	b := laid(t, on(Battlefield, 0, creature("Mine", 1, 1)), on(Battlefield, 1, creature("Theirs", 1, 1)), on(Battlefield, 1, creature("Other", 1, 1)))
	b.picks.script = []any{b.ids[2]}
	c := b.does(t, nil, &card.ChooseObjects{What: yours(types("Creature")), Who: &card.Opponents{}}, &card.Destroy{What: &card.Chosen{}})
	assert.Equal(t, 1, c.doneAmount)
	assert.Equal(t, []string{"Other"}, b.namesIn(Graveyard, 1), "it was theirs to choose among their own")
	b.picks.script = []any{card.Green}
	b.does(t, nil, &card.ChooseValue{Kind: "color"})
	assert.Equal(t, Choices{Color: card.Green, HasColor: true}, b.object(b.ids[0]).Chosen)
}

func TestTakingCounters(t *testing.T) {
	o := on(Battlefield, 0, creature("Bear", 1, 1))
	o.Counters = o.Counters.with(plusOne, 3, 0).with("charge", 1, 0)
	b := laid(t, o)
	c := b.does(t, nil, &card.TakeCounters{Kind: plusOne, N: card.Number(2)})
	assert.Equal(t, 2, c.doneAmount)
	c = b.does(t, nil, &card.TakeCounters{Kind: "any"})
	assert.Equal(t, 2, c.doneAmount)
	assert.Empty(t, b.object(b.ids[0]).Counters)
}

func TestOffersOfTheImpossible(t *testing.T) {
	o := on(Battlefield, 0, creature("Bear", 1, 1))
	o.Tapped = true
	for _, x := range []struct {
		name  string
		first card.Effect
		asked bool
	}{
		{"sacrifice what isn't there", &card.SacrificeEffect{What: yours(types("Artifact"))}, false},
		{"discard from an empty hand", &card.Discard{}, false},
		{"return what is gone", &card.MoveTo{What: &card.Moved{}, To: "hand"}, false},
		{"remove a counter that it hasn't", &card.TakeCounters{Kind: plusOne}, false},
		{"put no counter", &card.PutCounters{Kind: plusOne, N: card.Number(0)}, false},
		{"tap what is tapped", &card.Tap{}, false},
		{"untap what is tapped", &card.Untap{}, true},
		{"sacrifice what is there", &card.SacrificeEffect{What: yours(types("Creature"))}, true},
	} {
		t.Run(x.name, func(t *testing.T) {
			b := laid(t, o)
			if x.asked {
				b.picks.script = []any{false}
			}
			c := b.does(t, nil, &card.May{Effects: []card.Effect{x.first}, Else: []card.Effect{&card.GainLife{N: card.Number(1)}}})
			assert.True(t, c.done)
			assert.Equal(t, 21, b.player(0).Life, "otherwise")
		})
	}
}

func TestTokensThatEnterAttacking(t *testing.T) {
	walker := define(t, "Walker", "{3}", "Planeswalker", nil)
	walker.Faces[0].Loyalty = 3
	b := laid(t, on(Battlefield, 0, creature("Maker", 1, 1)), on(Battlefield, 1, walker))
	make := &card.CreateToken{Name: "Soldier", TypeLine: "Creature — Soldier", Power: card.Number(1), Toughness: card.Number(1), Attacking: true}
	c := b.does(t, nil, make)
	require.Len(t, c.moved, 1)
	b.combat = &Combat{}
	b.picks.script = []any{b.ids[1]}
	c = b.does(t, nil, make)
	require.Len(t, b.combat.Attackers, 1)
	assert.Equal(t, Attacker{Object: c.moved[0], Defender: Defender{Object: b.ids[1]}}, b.combat.Attackers[0])
}
