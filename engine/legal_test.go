package engine

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// dice answer decisions at random, from a seed.
type dice struct{ n uint64 }

func (d *dice) roll(n int) int {
	d.n = d.n*6364136223846793005 + 1442695040888963407
	return int(d.n>>33) % n
}

func (d *dice) Choose(_ *Game, q *Decision) (Answer, error) {
	switch q.Kind {
	case AskX, AskNumber:
		return Answer{{Number: q.Min + d.roll(q.Max-q.Min+1), HasNumber: true}}, nil
	case AskYesNo:
		return Answer{{Yes: d.roll(2) == 0, HasYes: true}}, nil
	case AskDivision, AskOrder, AskBlockers:
		return least(q), nil
	case AskAttackers:
		var out Answer
		for _, c := range q.Candidates {
			if len(c.Onto) > 0 && d.roll(2) == 0 {
				o := c.Onto[0]
				o.Object = c.Object
				out = append(out, o)
			}
		}
		if q.Check(out) != nil {
			return least(q), nil
		}
		return out, nil
	case AskPayment:
		return Answer{q.Options[d.roll(len(q.Options))]}, nil
	}
	n := q.Min + d.roll(q.Max-q.Min+1)
	options := append([]Option(nil), q.Options...)
	for i := range options {
		j := i + d.roll(len(options)-i)
		options[i], options[j] = options[j], options[i]
	}
	if a := Answer(options[:min(n, len(options))]); q.Check(a) == nil {
		return a, nil
	}
	return least(q), nil
}

// anything is a deck of cards that use many ways of casting and activating.
func anything(t testing.TB) []*card.Card {
	cost := func(text string) []card.Cost {
		c, err := card.ParseManaCost(text)
		require.NoError(t, err)
		return []card.Cost{&card.ManaPart{Mana: c}}
	}
	with := func(c []card.Cost, more ...card.Cost) []card.Cost { return append(c, more...) }
	creature := []card.TargetSpec{{What: types("Creature")}}
	return []*card.Card{
		forestCard(t), mountainCard(t), forestCard(t), mountainCard(t), forestCard(t), mountainCard(t),
		bearCard(t), boltCard(t), robotCard(t),
		define(t, "Elf", "{G}", "Creature — Elf", []int{1, 1}, tapFor("{G}")),
		define(t, "Blaze", "{X}{R}", "Sorcery", nil, &card.Spell{Targets: []card.TargetSpec{{Players: "any"}},
			Effects: []card.Effect{&card.DealDamage{Amount: &card.X{}, To: &card.Targeted{N: 1}}}}),
		define(t, "Filter", "", "Land", nil, &card.Activated{Cost: with(cost("{R/G}"), &card.TapSelf{}),
			Effects: []card.Effect{&card.AddMana{AnyOf: "{R}{G}", Amount: card.Number(2), Each: true}}}, tapFor("{C}")),
		define(t, "Pool", "", "Land", nil, tapForEffect(&card.AddMana{CouldProduce: lands()})),
		define(t, "Altar", "{2}", "Artifact", nil, &card.Activated{Cost: []card.Cost{&card.Sacrifice{What: types("Creature")}},
			Effects: []card.Effect{&card.AddMana{Mana: "{C}{C}"}}}),
		define(t, "Treasure", "{1}", "Artifact", nil, &card.Activated{Cost: []card.Cost{&card.TapSelf{}, &card.Sacrifice{}},
			Effects: []card.Effect{&card.AddMana{AnyOf: "any color"}}}),
		define(t, "Scarecrow", "{2}", "Artifact Creature — Scarecrow", []int{1, 1}, &card.Activated{Cost: with(cost("{2}"), &card.UntapSelf{}),
			Effects: []card.Effect{&card.AddMana{AnyOf: "any color"}}}),
		define(t, "Vandal", "{1}{R}", "Creature — Goblin", []int{1, 1}, &card.Activated{Cost: with(cost("{1}"), &card.Sacrifice{What: types("Artifact")}),
			Targets: creature, Effects: []card.Effect{&card.Destroy{What: &card.Targeted{N: 1}}}}),
		define(t, "Growth", "{G}", "Instant", nil, &card.Spell{Targets: creature, Effects: []card.Effect{&card.PutCounters{Kind: "+1/+1", N: card.Number(1), On: &card.Targeted{N: 1}}}},
			&card.Keyword{Name: "flashback", Cost: cost("{1}{G}")}),
		define(t, "Kicked", "{R}", "Sorcery", nil, &card.Spell{Effects: []card.Effect{&card.Draw{}}}, &card.Keyword{Name: "kicker", Cost: cost("{1}{G}")}),
		define(t, "Convoked", "{2}{G}", "Creature", []int{2, 2}, &card.Keyword{Name: "convoke"}),
		define(t, "Delved", "{3}{R}", "Creature", []int{3, 3}, &card.Keyword{Name: "delve"}),
		define(t, "Improvised", "{4}", "Artifact Creature", []int{3, 3}, &card.Keyword{Name: "improvise"}),
		define(t, "Car", "{2}", "Artifact — Vehicle", []int{4, 4}, &card.Keyword{Name: "crew", N: 2}),
		define(t, "Shooter", "{1}{G}", "Creature", []int{1, 1}, &card.Keyword{Name: "modular", N: 2},
			&card.Activated{Cost: with(cost("{X}"), &card.RemoveCounters{Kind: "+1/+1", N: card.Number(1), Max: &card.AnyNumber{}}),
				Targets: creature, Effects: []card.Effect{&card.DealDamage{Amount: &card.CostAmount{}, To: &card.Targeted{N: 1}}}}),
		define(t, "Cycler", "{3}{G}", "Creature", []int{3, 3}, &card.Keyword{Name: "cycling", Cost: cost("{G/P}")}),
		define(t, "Charm", "{R}", "Instant", nil, &card.Spell{Modes: []card.Mode{
			{Targets: []card.TargetSpec{{What: types("Artifact")}}, Effects: []card.Effect{&card.Destroy{What: &card.Targeted{N: 1}}}},
			{Targets: creature, Effects: []card.Effect{&card.DealDamage{Amount: card.Number(2), To: &card.Targeted{N: 1}}}}}}),
	}
}

// strange are permanents that change what is cast, paid and produced.
func strange(t testing.TB) []*card.Card {
	return []*card.Card{
		define(t, "Reflection", "", "Enchantment", nil, &card.ReplaceMana{Of: &card.Filter{Permanent: true}, By: "you", Multiply: 2}),
		define(t, "Sphere", "", "Artifact", nil, &card.ReplaceMana{Of: types("Land"), AtLeast: 2, Become: "{C}", Amount: 1}),
		define(t, "Flare", "", "Enchantment", nil, &card.Triggered{On: &card.TappedForMana{What: types("Land")},
			Effects: []card.Effect{&card.AddMana{AmongTypesProduced: true, Who: &card.EventPlayer{}}}}),
		define(t, "Inspector", "", "Creature", []int{3, 2}, &card.CostChange{Spells: types("Artifact"), By: "you", Less: "{1}"}),
		define(t, "Thalia", "", "Creature", []int{2, 1}, &card.CostChange{Spells: &card.Filter{NotTypes: []string{"Creature"}}, More: "{1}"}),
		define(t, "Forge", "", "Artifact", nil, &card.MayCast{Cards: types("Artifact"), From: "library top"}),
		define(t, "Freedom", "", "Enchantment", nil, &card.AlternativeCost{Spells: &card.Filter{Zone: "stack"}, From: "hand"}),
		define(t, "Orrery", "", "Artifact", nil, &card.MayCast{Cards: &card.Filter{}, From: "hand", AnyTime: true}),
	}
}

// randomBoard deals hands and libraries, and puts permanents onto the battlefield.
func randomBoard(t testing.TB, seed uint64, cards, odd []*card.Card) *testBoard {
	d := &dice{seed}
	b := alive(t)
	for p := alice; p <= bob; p++ {
		for range 7 {
			b.put(cards[d.roll(len(cards))], p, Hand)
		}
		for range 20 {
			b.put(cards[d.roll(len(cards))], p, Library)
		}
		for range 5 {
			c := cards[d.roll(len(cards))]
			if c.Faces[0].Types&card.PermanentTypes != 0 {
				b.play(c, p)
			}
		}
		for _, c := range odd {
			if d.roll(4) == 0 {
				b.play(c, p)
			}
		}
	}
	return b
}

// Each action that is listed can be carried through, and playing goes on.
func TestListedActionsCanBePerformed(t *testing.T) {
	cards, odd := anything(t), strange(t)
	performed := 0
	for seed := range uint64(8) {
		b := randomBoard(t, seed, cards, odd)
		d := &dice{seed}
		for range 40 {
			actions := b.LegalActions()
			if b.Over() != nil {
				break
			}
			require.Equal(t, PassAction, actions[len(actions)-1].Kind)
			for _, a := range actions {
				if a.Kind == PassAction {
					continue
				}
				ok := b.explore(400, func(try *Game) { try.perform(a) })
				require.True(t, ok, "seed %d: %s can't be done: %+v", seed, b.nameOf(a.Object), a)
				performed++
			}
			a := actions[d.roll(len(actions))]
			if err := b.Perform(a, d); err != nil {
				var illegal *Illegal
				require.ErrorAs(t, err, &illegal, "seed %d: %+v", seed, a)
			}
		}
	}
	require.Greater(t, performed, 300)
}

// What isn't listed can't be cast, whatever is chosen.
func TestUnlistedCastsAreIllegal(t *testing.T) {
	cards, odd := anything(t), strange(t)
	refused := 0
	for seed := range uint64(8) {
		b := randomBoard(t, seed, cards, odd)
		listed := map[string]bool{}
		for _, a := range b.LegalActions() {
			listed[fmt.Sprint(a)] = true
		}
		for _, id := range b.players[alice].Hand {
			a := casts(id)
			if listed[fmt.Sprint(a)] {
				continue
			}
			refused++
			require.False(t, b.explore(300, func(try *Game) { try.perform(a) }), "seed %d: %s", seed, b.nameOf(id))
		}
	}
	require.Greater(t, refused, 15)
}

func BenchmarkLegalActions(b *testing.B) {
	cards := anything(b)
	board := randomBoard(b, 3, cards, nil)
	for b.Loop() {
		board.LegalActions()
	}
}

// ordinary are creatures and spells without anything special.
func ordinary(t testing.TB) []*card.Card {
	return []*card.Card{forestCard(t), mountainCard(t), forestCard(t), mountainCard(t), bearCard(t), boltCard(t),
		define(t, "Giant", "{3}{R}", "Creature — Giant", []int{3, 3}), define(t, "Ogre", "{2}{R}", "Creature — Ogre", []int{3, 2})}
}

func BenchmarkRandomGame(b *testing.B) {
	cards := ordinary(b)
	for i := 0; b.Loop(); i++ {
		board := randomBoard(b, uint64(i), cards, nil)
		d := &dice{uint64(i)}
		for board.turn.Number < 55 && board.Over() == nil {
			actions := board.LegalActions()
			_ = board.Perform(actions[d.roll(len(actions))], d)
		}
	}
}

// Mana abilities that pay for each other could be activated for ever; what is
// legal is known all the same.
func TestMakingManaForEver(t *testing.T) {
	one, err := card.ParseManaCost("{1}")
	require.NoError(t, err)
	for makes, castable := range map[string]bool{"any color": true, "{R}{G}": false} {
		b := alive(t)
		b.play(define(t, "Wheel", "{2}", "Artifact", nil, tapFor("{G}"),
			&card.Activated{Cost: []card.Cost{&card.ManaPart{Mana: one}, &card.UntapSelf{}}, Effects: []card.Effect{&card.AddMana{AnyOf: makes}}}), alice)
		black := b.put(define(t, "Black", "{B}", "Creature", []int{1, 1}), alice, Hand)
		listed := slices.ContainsFunc(b.LegalActions(), func(a Action) bool { return a.Kind == CastAction && a.Object == black })
		require.Equal(t, castable, listed, makes)
	}
}
