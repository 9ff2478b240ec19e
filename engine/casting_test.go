package engine

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// alive is a board on which nobody loses at once.
func alive(t testing.TB) *testBoard {
	b := newBoard(t)
	b.players[0].Life, b.players[1].Life = 20, 20
	return b
}

const (
	alice PlayerID = 0
	bob   PlayerID = 1
)

// replies answers decisions in order, each by what is to be chosen: an object,
// a player, a number, symbols or a name.
type replies struct {
	say   []any
	asked []string
}

func (r *replies) Choose(_ *Game, d *Decision) (Answer, error) {
	r.asked = append(r.asked, string(d.Kind))
	if len(r.say) == 0 {
		return nil, fmt.Errorf("nobody said what to answer to %q (%s) %+v", d.Kind, d.Prompt, d.Options)
	}
	next := r.say[0]
	r.say = r.say[1:]
	if all, many := next.([]any); many {
		var out Answer
		for _, one := range all {
			o, err := chosenOption(d, one)
			if err != nil {
				return nil, err
			}
			out = append(out, o...)
		}
		return out, nil
	}
	return chosenOption(d, next)
}

func chosenOption(d *Decision, say any) (Answer, error) {
	if n, ok := say.(int); ok && (d.Kind == AskX || d.Kind == AskNumber) {
		return Answer{{Number: n, HasNumber: true}}, nil
	}
	for _, o := range d.Options {
		var fits bool
		switch x := say.(type) {
		case ObjectID:
			fits = o.Object == x
		case PlayerID:
			fits = o.HasPlayer && o.Player == x
		case string:
			fits = o.Mana == x && o.Object == 0 || o.Name == x && x != ""
		case int:
			fits = o.Mode == x
		case portionTo:
			if fits = o.Object == x.of; fits {
				o.Number, o.HasNumber = x.n, true
			}
		}
		if fits {
			return Answer{o}, nil
		}
	}
	return nil, fmt.Errorf("%v is no option of %q: %+v", say, d.Kind, d.Options)
}

type portionTo struct {
	of ObjectID
	n  int
}

// performs does an action, which must be legal and need just these answers.
func (b *testBoard) performs(a Action, say ...any) {
	b.t.Helper()
	r := &replies{say: say}
	require.NoError(b.t, b.Perform(a, r))
	assert.Empty(b.t, r.say, "answers that nobody asked for (asked: %v)", r.asked)
}

// refuses does an action which a rule must forbid, and which must leave nothing behind.
func (b *testBoard) refuses(rule string, a Action, say ...any) string {
	b.t.Helper()
	stack, pool := len(b.stack), b.players[a.Player].Pool.String()
	err := b.Perform(a, &replies{say: say})
	var illegal *Illegal
	require.True(b.t, errors.As(err, &illegal), "not refused by a rule: %v", err)
	assert.Equal(b.t, rule, illegal.Rule, illegal.Message)
	assert.Len(b.t, b.stack, stack)
	assert.Equal(b.t, pool, b.players[a.Player].Pool.String())
	return illegal.Message
}

func (b *testBoard) mana(p PlayerID, text string) {
	b.t.Helper()
	cost, err := card.ParseManaCost(text)
	require.NoError(b.t, err)
	for _, s := range cost {
		b.players[p].Pool = b.players[p].Pool.with(Mana{Type: s.A, N: 1})
	}
	b.changed()
}

// top is the topmost object of the stack.
func (b *testBoard) top() ObjectID {
	b.t.Helper()
	require.NotEmpty(b.t, b.stack)
	return b.stack[len(b.stack)-1]
}

// lists says whether an action is among the legal ones.
func (b *testBoard) lists(a Action) bool {
	for _, x := range b.LegalActions() {
		if fmt.Sprint(x) == fmt.Sprint(a) {
			return true
		}
	}
	return false
}

func casts(id ObjectID) Action { return Action{Kind: CastAction, Object: id} }

func castsUsing(id ObjectID, using string) Action {
	return Action{Kind: CastAction, Object: id, Using: using}
}

// activates is the action of activating an object's nth activated ability, from 0.
func (b *testBoard) activates(id ObjectID, n int) Action {
	for i, in := range b.abilitiesOf(id) {
		if _, ok := in.Ability.(*card.Activated); ok {
			if n == 0 {
				return Action{Kind: ActivateAction, Object: id, Ability: i, Player: b.controllerOrOwner(id)}
			}
			n--
		}
	}
	b.t.Fatalf("no such ability")
	return Action{}
}

func forestCard(t testing.TB) *card.Card {
	return define(t, "Forest", "", "Basic Land — Forest", nil)
}
func mountainCard(t testing.TB) *card.Card {
	return define(t, "Mountain", "", "Basic Land — Mountain", nil)
}
func bearCard(t testing.TB) *card.Card {
	return define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2})
}
func boltCard(t testing.TB) *card.Card {
	return define(t, "Bolt", "{R}", "Instant", nil, &card.Spell{
		Targets: []card.TargetSpec{{What: &card.Filter{AnyTypes: []string{"Creature", "Planeswalker"}}, Players: "any"}},
		Effects: []card.Effect{&card.DealDamage{Amount: card.Number(3), To: &card.Targeted{N: 1}}}})
}

// robot is a double-faced card that can be cast converted.
func robotCard(t testing.TB) *card.Card {
	return twoFaced(t, card.Nonmodal,
		face(t, "Robot", "{3}{R}{G}", "Legendary Artifact Creature — Robot", []int{3, 3},
			&card.Keyword{Name: "more than meets the eye", Cost: []card.Cost{&card.ManaPart{Mana: card.ManaCost{
				{Kind: card.GenericSymbol, N: 1}, {Kind: card.TypedSymbol, A: 3}, {Kind: card.TypedSymbol, A: 4}}}}}),
		face(t, "Radio", "", "Legendary Artifact", nil))
}

func TestCastForExactMana(t *testing.T) {
	b := alive(t)
	id := b.put(bearCard(t), alice, Hand)
	b.mana(alice, "{G}{C}")
	assert.True(t, b.lists(casts(id)))
	b.performs(casts(id))
	assert.Equal(t, "Bear", b.characteristics(b.top()).Name)
	assert.Empty(t, b.players[alice].Pool)
	assert.Equal(t, 1, b.players[alice].SpellsCast)
	assert.Equal(t, &Casting{By: alice, From: Hand}, b.object(b.top()).Cast)
}

func TestManaAbilitiesWhilePaying(t *testing.T) {
	b := alive(t)
	one, two := b.play(forestCard(t), alice), b.play(mountainCard(t), alice)
	id := b.put(bearCard(t), alice, Hand)
	assert.True(t, b.lists(casts(id)))
	b.performs(casts(id), two, one)
	assert.True(t, b.object(one).Tapped && b.object(two).Tapped)
	assert.Empty(t, b.players[alice].Pool)
}

func TestPaymentIsAChoiceOfMana(t *testing.T) {
	b := alive(t)
	id := b.put(bearCard(t), alice, Hand)
	b.mana(alice, "{R}{G}{C}")
	b.performs(casts(id), "{R}{G}")
	assert.Equal(t, "{C}", b.players[alice].Pool.String())
}

func TestWhatCantBeCast(t *testing.T) {
	b := alive(t)
	creature, wrong := b.put(bearCard(t), alice, Hand), b.put(bearCard(t), alice, Graveyard)
	land := b.put(forestCard(t), alice, Hand)
	spell := b.put(boltCard(t), alice, Hand)
	assert.Contains(t, b.refuses("601.2h", casts(creature)), "Alice has no mana")
	b.mana(alice, "{R}{G}{G}")
	assert.Contains(t, b.refuses("601.3", casts(wrong)), "graveyard")
	b.refuses("305.9", casts(land))
	b.refuses("117.1", Action{Player: bob, Kind: CastAction, Object: creature})
	b.turn.Active, b.turn.Step = bob, UpkeepStep
	b.refuses("117.1a", casts(creature))
	assert.False(t, b.lists(casts(creature)))
	assert.True(t, b.lists(casts(spell)))
	b.performs(casts(spell), bob)
}

func TestTargetsAreLegalOnesOnly(t *testing.T) {
	b := alive(t)
	plain := b.play(bearCard(t), bob)
	shy := b.play(define(t, "Shy", "", "Creature", []int{1, 1}, &card.Keyword{Name: "hexproof"}), bob)
	mine := b.play(define(t, "Mine", "", "Creature", []int{1, 1}, &card.Keyword{Name: "hexproof"}), alice)
	shroud := b.play(define(t, "Shroud", "", "Creature", []int{1, 1}, &card.Keyword{Name: "shroud"}), alice)
	red := &card.Filter{Zone: "any", Colors: []string{"red"}}
	safe := b.play(define(t, "Safe", "", "Creature", []int{1, 1}, &card.Keyword{Name: "protection", Filter: red}), bob)
	wary := b.play(define(t, "Wary", "", "Creature", []int{1, 1}, &card.Keyword{Name: "hexproof from", Filter: red}), bob)
	spell := b.put(boltCard(t), alice, Hand)
	b.mana(alice, "{R}")
	for _, id := range []ObjectID{shy, shroud, safe, wary} {
		err := b.Perform(casts(spell), &replies{say: []any{id}})
		assert.ErrorContains(t, err, "is no option", b.nameOf(id))
	}
	for _, to := range []any{plain, mine, bob, alice} {
		try := &testBoard{b.Clone(), t}
		try.performs(casts(spell), to)
	}
}

func TestNoLegalTarget(t *testing.T) {
	b := alive(t)
	kill := b.put(define(t, "Kill", "{B}", "Instant", nil, &card.Spell{Targets: []card.TargetSpec{{What: types("Creature")}}}), alice, Hand)
	b.mana(alice, "{B}")
	assert.False(t, b.lists(casts(kill)))
	b.refuses("601.2c", casts(kill))
}

func TestDivision(t *testing.T) {
	b := alive(t)
	one, two := b.play(bearCard(t), bob), b.play(bearCard(t), bob)
	spell := b.put(define(t, "Forked", "{R}", "Instant", nil, &card.Spell{
		Targets: []card.TargetSpec{{What: types("Creature"), Min: card.Number(1), Max: &card.AnyNumber{}, Divide: card.Number(3)}},
		Effects: []card.Effect{&card.DealDamage{Amount: card.Number(3), To: &card.Targeted{N: 1}, Divided: true}}}), alice, Hand)
	b.mana(alice, "{R}")
	b.refuses("601.2d", casts(spell), []any{one, two}, []any{portionTo{one, 3}})
	b.performs(casts(spell), []any{one, two}, []any{portionTo{one, 1}, portionTo{two, 2}})
	assert.Equal(t, [][]Target{{{Object: one, Share: 1}, {Object: two, Share: 2}}}, b.object(b.top()).Stack.Targets)
}

func TestModesWithTargetsOfTheirOwn(t *testing.T) {
	b := alive(t)
	id := b.play(bearCard(t), bob)
	spell := b.put(define(t, "Charm", "{R}", "Instant", nil, &card.Spell{Choose: 1, ChooseMax: 2, Modes: []card.Mode{
		{Targets: []card.TargetSpec{{Players: "opponent"}}, Effects: []card.Effect{&card.LoseLife{N: card.Number(1), Who: &card.Targeted{N: 1}}}},
		{Targets: []card.TargetSpec{{What: types("Artifact")}}, Effects: []card.Effect{&card.Destroy{What: &card.Targeted{N: 1}}}},
		{Targets: []card.TargetSpec{{What: types("Creature")}}, Effects: []card.Effect{&card.Destroy{What: &card.Targeted{N: 1}}}},
	}}), alice, Hand)
	b.mana(alice, "{R}")
	err := b.Perform(casts(spell), &replies{say: []any{2}})
	assert.ErrorContains(t, err, "is no option", "a mode without a legal target")
	b.performs(casts(spell), []any{3, 1})
	assert.Equal(t, []int{1, 3}, b.object(b.top()).Stack.Modes)
	b.resolveTop()
	assert.Equal(t, 19, b.players[bob].Life)
	assert.Equal(t, NoZone, b.object(id).Zone)
}

func TestConvertedCast(t *testing.T) {
	b := alive(t)
	id := b.put(robotCard(t), alice, Hand)
	b.mana(alice, "{R}{G}{C}")
	converted := Action{Kind: CastAction, Object: id, Face: 1, Using: "more than meets the eye"}
	assert.True(t, b.lists(converted))
	assert.False(t, b.lists(casts(id)), "the front costs five")
	b.refuses("712.11", Action{Kind: CastAction, Object: id, Face: 1})
	b.performs(castsUsing(id, "more than meets the eye"))
	c := b.characteristics(b.top())
	assert.Equal(t, "Radio", c.Name)
	assert.Equal(t, card.Artifact, c.Types)
	assert.Equal(t, 5, b.manaValue(b.top()))
	b.resolveTop()
	assert.True(t, b.object(b.battlefield[0]).Back)
}

func TestOneAlternativeCost(t *testing.T) {
	b := alive(t)
	id := b.put(robotCard(t), alice, Hand)
	b.play(define(t, "Freedom", "", "Enchantment", nil, &card.AlternativeCost{Spells: &card.Filter{Zone: "stack"}, From: "hand"}), alice)
	b.refuses("118.9a", castsUsing(id, "more than meets the eye and Freedom"))
	assert.Contains(t, b.refuses("118.9", castsUsing(id, "flashback")), `"more than meets the eye"`)
	assert.True(t, b.lists(castsUsing(id, "Freedom")))
	b.performs(castsUsing(id, "Freedom"))
	assert.Equal(t, "Robot", b.characteristics(b.top()).Name)
}

func TestCostsChange(t *testing.T) {
	inspector := define(t, "Inspector", "", "Creature", []int{3, 2}, &card.CostChange{Spells: &card.Filter{Types: []string{"Artifact"}}, By: "you", Less: "{1}"})
	flute := define(t, "Flute", "", "Artifact", nil, &card.CostChange{Spells: &card.Filter{ChosenName: true}, More: "{3}"})
	trinisphere := define(t, "Trinisphere", "", "Artifact", nil, &card.CostChange{Spells: &card.Filter{}, Minimum: 3})
	ornithopter := define(t, "Ornithopter", "{0}", "Artifact Creature", []int{0, 2})
	for _, c := range []struct {
		name  string
		cast  *card.Card
		using string
		setup func(*testBoard)
		pays  string
	}{
		{"increase, then reduction", ornithopter, "", func(b *testBoard) {
			b.play(inspector, alice)
			b.edit(b.play(flute, bob)).Chosen.Name = "Ornithopter"
		}, "{C}{C}"},
		{"the name of the face that is cast", robotCard(t), "more than meets the eye", func(b *testBoard) {
			b.edit(b.play(flute, bob)).Chosen.Name = "Radio"
			b.play(inspector, alice)
		}, "{R}{G}{C}{C}{C}"},
		{"not the name of the other face", robotCard(t), "more than meets the eye", func(b *testBoard) {
			b.edit(b.play(flute, bob)).Chosen.Name = "Robot"
		}, "{R}{G}{C}"},
		{"an opponent's reduction doesn't help", ornithopter, "", func(b *testBoard) {
			b.edit(b.play(flute, bob)).Chosen.Name = "Ornithopter"
			b.play(inspector, bob)
		}, "{C}{C}{C}"},
		{"a minimum after the reduction", ornithopter, "", func(b *testBoard) {
			b.play(inspector, alice)
			b.play(trinisphere, bob)
		}, "{C}{C}{C}"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := alive(t)
			c.setup(b)
			id := b.put(c.cast, alice, Hand)
			b.mana(alice, c.pays+"{C}")
			enough := &testBoard{b.Clone(), t}
			enough.performs(castsUsing(id, c.using))
			assert.Equal(t, "{C}", enough.players[alice].Pool.String())
			b.players[alice].Pool = nil
			b.mana(alice, c.pays)
			b.players[alice].Pool, _ = b.players[alice].Pool.without(Mana{Type: card.Colorless, N: 1})
			b.refuses("601.2h", castsUsing(id, c.using))
		})
	}
}

func TestNoManaCost(t *testing.T) {
	b := alive(t)
	id := b.put(define(t, "Vision", "", "Sorcery", nil, &card.Spell{}), alice, Hand)
	b.refuses("118.6", casts(id))
	assert.False(t, b.lists(casts(id)))
	b.play(define(t, "Freedom", "", "Enchantment", nil, &card.AlternativeCost{Spells: &card.Filter{Zone: "stack"}, From: "hand"}), alice)
	b.performs(castsUsing(id, "Freedom"))
}

func TestX(t *testing.T) {
	b := alive(t)
	id := b.put(define(t, "Blaze", "{X}{R}", "Sorcery", nil, &card.Spell{}), alice, Hand)
	b.mana(alice, "{R}{C}{C}")
	err := b.Perform(casts(id), &replies{say: []any{3}})
	assert.ErrorContains(t, err, "between 0 and 2")
	b.performs(casts(id), 2)
	assert.Equal(t, 2, b.object(b.top()).Cast.X)
	assert.Equal(t, 3, b.manaValue(b.top()))
}

// X is 0 where neither the mana cost nor a cost with X is paid (CR 107.3b).
func TestXWithoutPaying(t *testing.T) {
	b := alive(t)
	b.play(define(t, "Freedom", "", "Enchantment", nil, &card.AlternativeCost{Spells: &card.Filter{Zone: "stack"}, From: "hand"}), alice)
	id := b.put(define(t, "Blaze", "{X}{R}", "Sorcery", nil, &card.Spell{}), alice, Hand)
	b.mana(alice, "{C}{C}")
	b.performs(castsUsing(id, "Freedom"))
	assert.Equal(t, 0, b.object(b.top()).Cast.X)
}

func TestFlashbackAndKicker(t *testing.T) {
	b := alive(t)
	red := []card.Cost{&card.ManaPart{Mana: symbols(t, "{R}")}}
	think := define(t, "Think", "{U}", "Sorcery", nil, &card.Spell{}, &card.Keyword{Name: "flashback", Cost: red})
	id := b.put(think, alice, Graveyard)
	inHand := b.put(think, alice, Hand)
	kicked := b.put(define(t, "Kick", "{R}", "Sorcery", nil, &card.Spell{}, &card.Keyword{Name: "kicker", Cost: red}), alice, Hand)
	b.mana(alice, "{R}{R}")
	b.refuses("118.9", castsUsing(inHand, "flashback"))
	assert.True(t, b.lists(castsUsing(id, "flashback")))
	assert.True(t, b.lists(Action{Kind: CastAction, Object: kicked, Optional: []string{"kicker"}}))
	b.refuses("118.8", Action{Kind: CastAction, Object: kicked, Optional: []string{"buyback"}})
	try := &testBoard{b.Clone(), t}
	try.performs(castsUsing(id, "flashback"))
	try.resolveTop()
	assert.Len(t, try.exile, 1)
	b.performs(Action{Kind: CastAction, Object: kicked, Optional: []string{"kicker"}})
	assert.Empty(t, b.players[alice].Pool)
	assert.Equal(t, []string{"kicker"}, b.object(b.top()).Cast.Optional)
}

func TestCommanderTax(t *testing.T) {
	b := alive(t)
	b.commander = true
	id := b.put(robotCard(t), alice, Command)
	b.edit(id).Commander, b.edit(id).Ref = true, "robot"
	b.mana(alice, "{R}{G}{C}{R}{G}{C}{C}{C}")
	b.performs(castsUsing(id, "more than meets the eye"), "{R}{G}{C}")
	assert.Equal(t, "{R}{G}{C}{C}{C}", b.players[alice].Pool.String())
	again := b.move(b.top(), Command)
	assert.True(t, b.object(again).Commander)
	b.performs(castsUsing(again, "more than meets the eye"))
	assert.Empty(t, b.players[alice].Pool, "{2} more the second time")
}

func TestPermissions(t *testing.T) {
	b := alive(t)
	id := b.put(robotCard(t), alice, Library)
	b.mana(alice, "{R}{G}{C}{C}{C}")
	using := castsUsing(id, "more than meets the eye")
	b.refuses("601.3", casts(id))
	forge := b.play(define(t, "Forge", "", "Artifact", nil, &card.MayCast{Cards: types("Artifact"), From: "library top"}), alice)
	for _, a := range []Action{casts(id), using} {
		try := &testBoard{b.Clone(), t}
		try.performs(a)
	}
	b.move(forge, Exile)
	b.play(define(t, "Vizier", "", "Creature", []int{1, 4}, &card.MayCast{Cards: types("Creature"), From: "library top"}), alice)
	b.refuses("601.3", using)
	b.performs(casts(id))
}

func TestPartsOfCards(t *testing.T) {
	b := alive(t)
	split := twoFaced(t, card.Split, face(t, "Fire", "{1}{R}", "Instant", nil, &card.Spell{}), face(t, "Ice", "{1}{U}", "Instant", nil, &card.Spell{}))
	borrower := twoFaced(t, card.Adventure, face(t, "Borrower", "{1}{U}{U}", "Creature", []int{3, 1}), face(t, "Theft", "{U}", "Instant — Adventure", nil, &card.Spell{}))
	modal := twoFaced(t, card.Modal, face(t, "God", "{1}{B}", "Creature", []int{2, 1}), face(t, "Impostor", "{U}", "Planeswalker", nil))
	land := twoFaced(t, card.Modal, face(t, "Spell", "{G}", "Instant", nil, &card.Spell{}), face(t, "Meadow", "", "Land", nil))
	for _, c := range []struct {
		def  *card.Card
		name string
	}{{split, "Ice"}, {borrower, "Theft"}, {modal, "Impostor"}} {
		try := alive(t)
		id := try.put(c.def, alice, Hand)
		try.mana(alice, "{U}{U}")
		a := Action{Kind: CastAction, Object: id, Face: 1}
		assert.True(t, try.lists(a), c.name)
		r := &replies{say: []any{"{U}{U}"}}
		require.NoError(t, try.Perform(a, r))
		assert.Equal(t, c.name, try.characteristics(try.top()).Name)
	}
	id := b.put(land, alice, Hand)
	b.refuses("305.1", Action{Kind: LandAction, Object: id})
	b.refuses("305.9", Action{Kind: CastAction, Object: id, Face: 1})
	b.performs(Action{Kind: LandAction, Object: id, Face: 1})
	assert.Equal(t, "Meadow", b.characteristics(b.battlefield[0]).Name)
	assert.Equal(t, 1, b.players[alice].LandsPlayed)
	b.refuses("305.2b", Action{Kind: LandAction, Object: b.put(forestCard(t), alice, Hand)})
}

// What stands in for mana counts once the total cost is known (CR 702.51b).
func TestStandInsForMana(t *testing.T) {
	green := define(t, "Green", "{G}", "Creature", []int{1, 1})
	robotless := define(t, "Bot", "{2}", "Artifact Creature", []int{1, 1})
	for _, c := range []struct {
		name, cost, keyword string
		mana                string
		say                 func(creature, artifact, buried ObjectID) []any
		legal               bool
	}{
		{"convoke for a color and for generic mana", "{1}{G}", "convoke", "", func(c, a, _ ObjectID) []any { return []any{c, a} }, true},
		{"convoke not for another color", "{R}", "convoke", "", nil, false},
		{"improvise for generic mana", "{1}{R}", "improvise", "{R}", func(_, a, _ ObjectID) []any { return []any{a} }, true},
		{"improvise not for a color", "{R}", "improvise", "", nil, false},
		{"delve", "{1}{U}", "delve", "{U}", func(_, _, b ObjectID) []any { return []any{b} }, true},
		{"delve not for more than there are", "{2}{U}", "delve", "{U}", nil, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := alive(t)
			creature, artifact := b.play(green, alice), b.play(robotless, alice)
			buried := b.put(green, alice, Graveyard)
			id := b.put(define(t, "Spell", c.cost, "Sorcery", nil, &card.Spell{}, &card.Keyword{Name: c.keyword}), alice, Hand)
			b.mana(alice, c.mana)
			assert.Equal(t, c.legal, b.lists(casts(id)))
			if c.legal {
				b.performs(casts(id), c.say(creature, artifact, buried)...)
				assert.Empty(t, b.players[alice].Pool)
			}
		})
	}
}

// An X in a loyalty cost is bounded by the loyalty (CR 606.6).
func TestLoyaltyX(t *testing.T) {
	b := alive(t)
	id := b.play(define(t, "Walker", "", "Planeswalker", nil, &card.Activated{Cost: []card.Cost{&card.LoyaltyCost{X: true}}, Effects: []card.Effect{&card.Draw{}}}), alice)
	b.edit(id).Counters = Counters{}.with("loyalty", 4, 1)
	err := b.Perform(b.activates(id, 0), &replies{say: []any{5}})
	assert.ErrorContains(t, err, "between 0 and 4")
	b.performs(b.activates(id, 0), 3)
	assert.Equal(t, 1, b.object(id).Counters.Of("loyalty"))
}

// Any face that fits may be cast (CR 712.11b, c): of a modal card, not the one that is too dear.
func TestCastDuringResolution(t *testing.T) {
	b := alive(t)
	valki := twoFaced(t, card.Modal, face(t, "God", "{1}{B}", "Creature", []int{2, 1}), face(t, "Impostor", "{5}{B}{R}", "Planeswalker", nil))
	cascader := b.put(define(t, "Agent", "{1}{U}{G}", "Creature", []int{2, 2}, &card.Keyword{Name: "cascade"}), alice, Hand)
	b.put(valki, alice, Library)
	b.mana(alice, "{U}{G}{C}")
	b.performs(casts(cascader))
	try := &testBoard{b.Clone(), t}
	r := &replies{say: []any{"Impostor"}}
	try.chooser = r
	assert.ErrorContains(t, try.attempt(try.resolveTop), "is no option")
	b.chooser = &replies{say: []any{"God"}}
	b.resolveTop()
	assert.Equal(t, "God", b.characteristics(b.top()).Name)
	assert.Empty(t, b.players[alice].Pool)
}

func TestExtraLands(t *testing.T) {
	b := alive(t)
	b.play(define(t, "Explorer", "", "Creature", []int{1, 1}, &card.PlayerRule{Who: "you", ExtraLands: 1}), alice)
	b.play(define(t, "Crucible", "", "Artifact", nil, &card.MayCast{Cards: types("Land"), From: "graveyard", Lands: true}), alice)
	one, two, three := b.put(forestCard(t), alice, Hand), b.put(forestCard(t), alice, Graveyard), b.put(forestCard(t), alice, Hand)
	land := func(id ObjectID) Action { return Action{Kind: LandAction, Object: id} }
	b.performs(land(one))
	assert.True(t, b.lists(land(two)))
	b.performs(land(two))
	assert.False(t, b.lists(land(three)))
	b.refuses("305.2b", land(three))
}
