package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// These play whole actions, from casting to the last resolution.

func spell(t *testing.T, name, cost string, s *card.Spell, more ...card.Ability) *card.Card {
	return define(t, name, cost, "Instant", nil, append([]card.Ability{s}, more...)...)
}

func (b *table) acts(t *testing.T, a Action, script ...any) {
	t.Helper()
	b.picks.script = script
	require.NoError(t, b.Perform(a, b.picks))
	require.Empty(t, b.picks.script, "answers that nobody asked for")
}

// resolves passes for both players, once.
func (b *table) resolves(t *testing.T, script ...any) {
	t.Helper()
	b.picks.script = script
	for range 2 {
		require.NoError(t, b.Perform(Action{Player: b.turn.Priority}, b.picks))
	}
	require.Empty(t, b.picks.script, "answers that nobody asked for")
}

func (b *table) gives(t *testing.T, p PlayerID, symbols string) {
	t.Helper()
	cost, err := card.ParseManaCost(symbols)
	require.NoError(t, err)
	for _, s := range cost {
		require.Equal(t, card.TypedSymbol, s.Kind)
		b.players[p].Pool = b.players[p].Pool.with(Mana{Type: s.A, N: 1})
	}
}

func anyTarget() []card.TargetSpec {
	return []card.TargetSpec{{What: &card.Filter{Types: []string{"Creature"}}, Players: "any"}}
}

func bolt(t *testing.T) *card.Card {
	return spell(t, "Bolt", "{R}", &card.Spell{Targets: anyTarget(), Effects: []card.Effect{&card.DealDamage{Amount: card.Number(3), To: &card.Targeted{N: 1}}}})
}

type player PlayerID

func TestCopiedSpellMayHaveNewTargets(t *testing.T) {
	fork := spell(t, "Fork", "{R}", &card.Spell{
		Targets: []card.TargetSpec{{What: &card.Filter{Zone: "stack", AnyTypes: []string{"Instant", "Sorcery"}}}},
		Effects: []card.Effect{&card.CopySpell{What: &card.Targeted{N: 1}, NewTargets: true}},
	})
	b := laid(t, on(Hand, 0, bolt(t)), on(Hand, 0, fork), on(Battlefield, 1, creature("Ox", 4, 4)), on(Battlefield, 1, creature("Bear", 2, 2)))
	b.gives(t, 0, "{R}{R}")
	b.acts(t, Action{Kind: CastAction, Object: b.ids[0]}, b.ids[2])
	b.acts(t, Action{Kind: CastAction, Object: b.ids[1]})
	b.resolves(t, b.ids[3])
	require.Len(t, b.stack, 2)
	b.resolves(t)
	assert.Equal(t, []string{"Bear"}, b.namesIn(Graveyard, 1), "the copy went first, at its new target")
	b.resolves(t)
	assert.Equal(t, 3, b.object(b.ids[2]).Damage)
	assert.Equal(t, []string{"Fork", "Bolt"}, b.namesIn(Graveyard, 0), "the copy is no card")
}

func TestCounterUnlessPaid(t *testing.T) {
	leak := spell(t, "Leak", "{U}", &card.Spell{
		Targets: []card.TargetSpec{{What: &card.Filter{Zone: "stack"}}},
		Effects: []card.Effect{&card.CounterSpell{What: &card.Targeted{N: 1}, UnlessPaid: manaCost(t, "{1}")}},
	})
	for _, x := range []struct {
		name   string
		mana   string
		script []any
		life   int
	}{
		{"paid", "{R}{R}", []any{true}, 17},
		{"not paid", "{R}{R}", []any{false}, 20},
		{"can't be paid, and isn't asked", "{R}", nil, 20},
	} {
		t.Run(x.name, func(t *testing.T) {
			b := laid(t, on(Hand, 0, bolt(t)), on(Hand, 1, leak))
			b.gives(t, 0, x.mana)
			b.gives(t, 1, "{U}")
			b.acts(t, Action{Kind: CastAction, Object: b.ids[0]}, player(1))
			b.acts(t, Action{Player: 0})
			b.acts(t, Action{Player: 1, Kind: CastAction, Object: b.ids[1]})
			b.resolves(t, x.script...)
			if len(b.stack) > 0 {
				b.resolves(t)
			}
			assert.Equal(t, x.life, b.player(1).Life)
			assert.Equal(t, []string{"Bolt"}, b.namesIn(Graveyard, 0))
		})
	}
}

func manaCost(t *testing.T, symbols string) []card.Cost {
	c, err := card.ParseManaCost(symbols)
	require.NoError(t, err)
	return []card.Cost{&card.ManaPart{Mana: c}}
}

func TestCascade(t *testing.T) {
	big := define(t, "Big", "{3}{R}", "Creature", []int{4, 4}, &card.Keyword{Name: "cascade"})
	small := define(t, "Small", "{1}{R}", "Creature", []int{2, 2})
	land := define(t, "Waste", "", "Land", nil)
	huge := define(t, "Huge", "{5}{R}", "Creature", []int{6, 6})
	for _, x := range []struct {
		name  string
		casts bool
		field []string
	}{{"cast", true, []string{"Small"}}, {"declined", false, nil}} {
		t.Run(x.name, func(t *testing.T) {
			b := laid(t, on(Hand, 0, big), on(Library, 0, land), on(Library, 0, huge), on(Library, 0, small))
			b.gives(t, 0, "{R}{R}{R}{R}")
			b.acts(t, Action{Kind: CastAction, Object: b.ids[0]})
			require.Len(t, b.stack, 2, "cascade waits above the spell")
			answer := []ObjectID{}
			if x.casts {
				answer = append(answer, ObjectID(len(b.objects)+2)) // the third to be exiled
			}
			b.resolves(t, answer)
			if x.casts {
				require.Len(t, b.stack, 2)
				b.resolves(t)
			}
			assert.Equal(t, x.field, b.namesIn(Battlefield, 0))
			assert.Empty(t, b.exile)
			n := len(b.zone(Library, 0))
			bottom := b.namesIn(Library, 0)[n-3+len(x.field):]
			assert.Contains(t, bottom, "Waste")
			assert.Contains(t, bottom, "Huge")
		})
	}
}

func TestOnAnAdventure(t *testing.T) {
	def := &card.Card{Name: "Giant", Layout: card.Adventure, Faces: []*card.Face{
		face(t, "Giant", "{2}{R}", "Creature — Giant", []int{4, 3}),
		face(t, "Stomp", "{R}", "Instant — Adventure", nil, &card.Spell{Effects: []card.Effect{&card.GainLife{N: card.Number(2)}}}),
	}}
	b := laid(t, on(Hand, 0, def))
	b.gives(t, 0, "{R}{R}{R}{R}")
	b.acts(t, Action{Kind: CastAction, Object: b.ids[0], Face: 1})
	b.resolves(t)
	require.Equal(t, []string{"Giant"}, b.namesIn(Exile, 0))
	exiled := b.exile[0]
	assert.Error(t, b.Perform(Action{Kind: CastAction, Object: exiled, Face: 1}, b.picks), "not as an Adventure again (CR 715.3d)")
	b.acts(t, Action{Kind: CastAction, Object: exiled})
	b.resolves(t)
	assert.Equal(t, []string{"Giant"}, b.namesIn(Battlefield, 0))
}

func TestPersistAndFlashback(t *testing.T) {
	bear := define(t, "Bear", "{1}{G}", "Creature", []int{2, 2}, &card.Keyword{Name: "persist"})
	back := spell(t, "Bolt", "{R}", &card.Spell{Targets: anyTarget(), Effects: []card.Effect{&card.DealDamage{Amount: card.Number(3), To: &card.Targeted{N: 1}}}},
		&card.Keyword{Name: "flashback", Cost: manaCost(t, "{R}")})
	b := laid(t, on(Battlefield, 1, bear), on(Graveyard, 0, back))
	b.gives(t, 0, "{R}")
	b.acts(t, Action{Kind: CastAction, Object: b.ids[1], Using: "flashback"}, b.ids[0])
	b.resolves(t)
	assert.Equal(t, []string{"Bolt"}, b.namesIn(Exile, 0))
	b.resolves(t)
	require.Equal(t, []string{"Bear"}, b.namesIn(Battlefield, 0))
	assert.Equal(t, 1, b.object(b.battlefield[0]).Counters.Of(minusOne))
	assert.Equal(t, PlayerID(1), b.controllerOf(b.battlefield[0]))
}

func TestXOfACopiedPermanentSpell(t *testing.T) {
	walker := define(t, "Walker", "{X}{X}", "Artifact Creature", []int{0, 0}, &card.AsEnters{Counter: plusOne, Count: &card.X{}})
	engine := define(t, "Engine", "{1}", "Artifact", nil, &card.Activated{
		Cost:    manaCost(t, "{1}"),
		Targets: []card.TargetSpec{{What: &card.Filter{Zone: "stack", Permanent: true}}},
		Effects: []card.Effect{&card.CopySpell{What: &card.Targeted{N: 1}}},
	})
	b := laid(t, on(Hand, 0, walker), on(Battlefield, 0, engine))
	b.gives(t, 0, "{C}{C}{C}{C}{C}")
	b.acts(t, Action{Kind: CastAction, Object: b.ids[0]}, 2)
	b.acts(t, Action{Kind: ActivateAction, Object: b.ids[1], Ability: 0})
	b.resolves(t)
	b.resolves(t)
	token := b.battlefield[1]
	assert.Equal(t, TokenObject, b.object(token).Kind)
	assert.Equal(t, 2, b.object(token).Counters.Of(plusOne))
	b.resolves(t)
	assert.Equal(t, 2, b.object(b.battlefield[2]).Counters.Of(plusOne))
}

func TestReflexiveWithTargets(t *testing.T) {
	ritual := spell(t, "Ritual", "{R}", &card.Spell{Effects: []card.Effect{
		&card.May{Effects: []card.Effect{
			&card.SacrificeEffect{What: &card.Filter{Types: []string{"Creature"}}},
			&card.Reflexive{Targets: anyTarget(), Effects: []card.Effect{&card.DealDamage{Amount: card.Number(5), To: &card.Targeted{N: 1}}}},
		}},
	}})
	b := laid(t, on(Hand, 0, ritual), on(Battlefield, 0, creature("Lamb", 1, 1)))
	b.gives(t, 0, "{R}")
	b.acts(t, Action{Kind: CastAction, Object: b.ids[0]})
	b.resolves(t, true, player(1))
	require.Len(t, b.stack, 1, "the reflexive ability is on the stack")
	b.resolves(t)
	assert.Equal(t, 15, b.player(1).Life)
}

func TestWard(t *testing.T) {
	warded := define(t, "Warded", "{1}", "Creature", []int{2, 2}, &card.Keyword{Name: "ward", Cost: manaCost(t, "{2}")})
	b := laid(t, on(Hand, 0, bolt(t)), on(Battlefield, 1, warded))
	b.gives(t, 0, "{R}{R}{R}")
	b.acts(t, Action{Kind: CastAction, Object: b.ids[0]}, b.ids[1])
	require.Len(t, b.stack, 2)
	b.resolves(t, false)
	assert.Empty(t, b.stack)
	assert.Zero(t, b.object(b.ids[1]).Damage)
}

// booster moves X counters from itself to another artifact, which gains haste,
// and converts if it has none left.
func booster(t *testing.T) *card.Card {
	move := &card.Activated{
		Cost:    append(manaCost(t, "{X}"), &card.TapSelf{}),
		Sorcery: true,
		Targets: []card.TargetSpec{{What: &card.Filter{Types: []string{"Artifact"}, Other: true}}},
		Effects: []card.Effect{
			&card.MoveCounters{Kind: plusOne, N: &card.X{}, Onto: &card.Targeted{N: 1}},
			&card.Change{What: &card.Targeted{N: 1}, Modify: card.Modify{Gains: []card.Ability{&card.Keyword{Name: "haste"}}}},
			&card.If{When: &card.Holds{A: &card.CountersOn{Kind: plusOne}, Op: "equal", B: card.Number(0)}, Then: []card.Effect{&card.Convert{}}},
		},
	}
	return twoFaced(t, card.Nonmodal, face(t, "DJ", "{3}{R}{G}", "Artifact Creature", []int{3, 3}), face(t, "Booster", "", "Artifact", nil, move))
}

func TestMovingMoreCountersThanThereAre(t *testing.T) {
	for _, x := range []struct {
		name          string
		has, x        int
		gone, illegal bool
		moved         int
		converts      bool
	}{
		{name: "X is larger than what it has", has: 2, x: 3, moved: 2, converts: true},
		{name: "one stays", has: 3, x: 2, moved: 2},
		{name: "X is 0, with counters", has: 2, x: 0},
		{name: "X is 0, without", x: 0, converts: true},
		{name: "it is gone", has: 2, x: 2, gone: true},
		{name: "the target is illegal", x: 0, illegal: true},
	} {
		t.Run(x.name, func(t *testing.T) {
			source := on(Battlefield, 0, booster(t))
			source.Back = true
			source.Counters = source.Counters.with(plusOne, x.has, 0)
			b := laid(t, source, on(Battlefield, 0, define(t, "Golem", "{4}", "Artifact Creature", []int{3, 3})), on(Battlefield, 0, define(t, "Rock", "{1}", "Artifact", nil)))
			b.gives(t, 0, "{C}{C}{C}"[:3*x.x])
			script := []any{b.ids[1]}
			if x.x > 0 { // without mana nothing else can be announced
				script = []any{x.x, b.ids[1]}
			}
			b.acts(t, Action{Kind: ActivateAction, Object: b.ids[0], Ability: 0}, script...)
			if x.gone {
				b.move(b.ids[0], Graveyard)
			}
			if x.illegal {
				b.move(b.ids[1], Graveyard)
			}
			b.resolves(t)
			assert.Equal(t, x.converts, !b.object(b.ids[0]).Back)
			if !x.illegal {
				assert.Equal(t, x.moved, b.object(b.ids[1]).Counters.Of(plusOne))
				assert.True(t, b.has(b.ids[1], Haste))
			}
		})
	}
}

func TestDelayedTriggerOfThisTurn(t *testing.T) {
	attacks := []card.Effect{
		&card.Bolster{N: card.Number(2)},
		&card.Change{What: &card.Chosen{}, Modify: card.Modify{Gains: []card.Ability{&card.Keyword{Name: "trample"}}}},
		&card.Delayed{On: &card.DealsDamage{By: &card.Chosen{}, ToPlayers: "any", Combat: true}, Every: true, Effects: []card.Effect{&card.Convert{}}},
	}
	leader := on(Battlefield, 0, twoFaced(t, card.Nonmodal, face(t, "Hero", "{3}", "Artifact Creature", []int{4, 8}), face(t, "Leader", "", "Artifact", nil)))
	leader.Back = true
	b := laid(t, leader, on(Battlefield, 0, creature("Bear", 2, 2)))
	b.does(t, nil, attacks...)
	assert.True(t, b.has(b.ids[1], Trample))
	hit := func() { b.happen(b.damageEvent(b.ids[1], 0, 1, 2, true)) }
	b.happen(b.damageEvent(b.ids[0], 0, 1, 2, true))
	assert.Empty(t, b.waiting, "another creature's damage")
	hit()
	hit()
	require.True(t, b.putTriggersOnStack())
	require.Len(t, b.stack, 2, "twice, as it lasts for the turn (CR 603.7b)")
	b.resolveTop()
	assert.False(t, b.object(b.ids[0]).Back)
	b.resolveTop()
	assert.False(t, b.object(b.ids[0]).Back, "it has converted since the ability was created (CR 701.28e)")
	b.endEffects("end of turn")
	assert.Empty(t, b.delayed)
}

func TestReturnAllTogether(t *testing.T) {
	lord := define(t, "Lord", "{3}", "Artifact Creature", []int{3, 3},
		&card.Static{Affects: &card.Filter{Types: []string{"Artifact", "Creature"}, Other: true, Controller: "you"}, Modify: card.Modify{Gains: []card.Ability{&card.Keyword{Name: "modular", N: 1}}}})
	watcher := define(t, "Watcher", "{3}", "Artifact Creature", []int{3, 3},
		&card.Triggered{On: &card.Enters{What: &card.Filter{Types: []string{"Artifact"}, Other: true}}, Effects: []card.Effect{&card.GainLife{N: card.Number(1)}}})
	b := laid(t, on(Graveyard, 0, lord), on(Graveyard, 0, watcher), on(Graveyard, 1, define(t, "Golem", "{4}", "Artifact Creature", []int{3, 3})))
	artifacts := &card.Filter{Zone: "graveyard", Types: []string{"Artifact"}}
	c := b.does(t, &context{}, &card.ReturnAll{What: artifacts, Under: &card.OwnerOf{Of: &card.Moved{}}})
	require.Len(t, c.moved, 3)
	for _, id := range c.moved {
		assert.Zero(t, b.object(id).Counters.Of(plusOne), "nothing that enters with the lord has modular yet (CR 614.12)")
	}
	assert.Len(t, b.waiting, 2, "the watcher sees the two that enter with it")
	assert.Equal(t, PlayerID(1), b.controllerOf(c.moved[2]))
}
