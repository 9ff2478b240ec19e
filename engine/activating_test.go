package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

func tapFor(symbols string) *card.Activated {
	return &card.Activated{Cost: []card.Cost{&card.TapSelf{}}, Effects: []card.Effect{&card.AddMana{Mana: symbols}}}
}

func tapForEffect(e *card.AddMana) *card.Activated {
	return &card.Activated{Cost: []card.Cost{&card.TapSelf{}}, Effects: []card.Effect{e}}
}

func lands() *card.Filter { return &card.Filter{Types: []string{"Land"}, Controller: "you"} }

func theirLands() *card.Filter {
	return &card.Filter{Types: []string{"Land"}, Controller: "opponent"}
}

func manaTypes(letters string) card.ManaTypeSet {
	var out card.ManaTypeSet
	for i := range letters {
		t, _ := card.ManaTypeNamed(letters[i : i+1])
		out |= t.Set()
	}
	return out
}

// The type that a permanent could produce (CR 106.7).
func TestCouldProduce(t *testing.T) {
	pool := define(t, "Pool", "", "Land", nil, tapForEffect(&card.AddMana{CouldProduce: lands()}))
	orchard := define(t, "Orchard", "", "Land", nil, tapForEffect(&card.AddMana{CouldProduce: theirLands(), ColorsOnly: true}))
	stone := define(t, "Stone", "", "Artifact", nil, tapForEffect(&card.AddMana{CouldProduce: theirLands(), ColorsOnly: true}))
	colorless := define(t, "Waste", "", "Land", nil, tapFor("{C}"))
	cradle := define(t, "Cradle", "", "Land", nil, tapForEffect(&card.AddMana{Mana: "{G}", Amount: &card.Count{What: yours(types("Creature"))}}))
	contamination := define(t, "Contamination", "", "Enchantment", nil, &card.ReplaceMana{Of: types("Land"), Become: "{B}", Amount: 1})
	costly := define(t, "Costly", "", "Land", nil, &card.Activated{
		Cost:    []card.Cost{&card.ManaPart{Mana: symbols(t, "{5}")}, &card.TapSelf{}, &card.Sacrifice{}},
		Effects: []card.Effect{&card.AddMana{AnyOf: "any color"}}}, tapFor("{C}"))
	crater := define(t, "Crater", "", "Land", nil, tapForEffect(&card.AddMana{AmongColorsOf: yours(&card.Filter{})}))
	type there struct {
		def *card.Card
		p   PlayerID
	}
	for _, c := range []struct {
		name  string
		board []there
		want  string
	}{
		{"alone", []there{{pool, alice}}, ""},
		{"two of them", []there{{pool, alice}, {pool, alice}}, ""},
		{"beside a basic land", []there{{pool, alice}, {forestCard(t), alice}}, "G"},
		{"only one's own lands", []there{{pool, alice}, {forestCard(t), bob}}, ""},
		{"each other's, nothing else", []there{{orchard, alice}, {orchard, bob}}, ""},
		{"each other's, and one land", []there{{orchard, alice}, {orchard, bob}, {forestCard(t), alice}}, "G"},
		{"a pool beside an orchard that sees a land", []there{{pool, alice}, {orchard, alice}, {mountainCard(t), bob}}, "R"},
		{"what makes no mana now", []there{{pool, alice}, {cradle, alice}}, ""},
		{"what makes mana now", []there{{pool, alice}, {cradle, alice}, {bearCard(t), alice}}, "G"},
		{"costs don't matter", []there{{pool, alice}, {costly, alice}}, "WUBRGC"},
		{"a color isn't a type", []there{{stone, alice}, {colorless, bob}}, ""},
		{"another type instead", []there{{stone, alice}, {forestCard(t), bob}, {contamination, bob}}, "B"},
		{"a lone pool under it", []there{{pool, alice}, {contamination, bob}}, ""},
		{"colors of permanents", []there{{crater, alice}, {bearCard(t), alice}}, "G"},
		{"of none", []there{{crater, alice}}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := alive(t)
			var first ObjectID
			for i, x := range c.board {
				if id := b.play(x.def, x.p); i == 0 {
					first = id
				}
			}
			assert.Equal(t, manaTypes(c.want), b.couldProduce(first))
			b.tap(b.battlefield...)
			assert.Equal(t, manaTypes(c.want), b.couldProduce(first), "tapped")
		})
	}
}

// A type that is undefined makes no mana, though the land is tapped (CR 106.5).
func TestUndefinedMana(t *testing.T) {
	b := alive(t)
	id := b.play(define(t, "Pool", "", "Land", nil, tapForEffect(&card.AddMana{CouldProduce: lands()})), alice)
	b.play(define(t, "Flare", "", "Enchantment", nil, &card.Triggered{On: &card.TappedForMana{What: types("Land")},
		Effects: []card.Effect{&card.AddMana{Mana: "{R}"}}}), alice)
	b.performs(b.activates(id, 0))
	assert.True(t, b.object(id).Tapped)
	assert.Empty(t, b.players[alice].Pool)
}

func TestManaOfAChosenType(t *testing.T) {
	b := alive(t)
	id := b.play(define(t, "City", "", "Land", nil, tapForEffect(&card.AddMana{AnyOf: "any color", Amount: card.Number(2), Each: true})), alice)
	b.performs(b.activates(id, 0), "{R}", "{U}")
	assert.Equal(t, "{U}{R}", b.players[alice].Pool.String())
}

func TestTriggeredManaPaysForTheSameSpell(t *testing.T) {
	b := alive(t)
	land := b.play(forestCard(t), alice)
	b.play(define(t, "Flare", "", "Enchantment", nil, &card.Triggered{On: &card.TappedForMana{What: types("Land")},
		Effects: []card.Effect{&card.AddMana{AmongTypesProduced: true, Who: &card.EventPlayer{}}}}), bob)
	id := b.put(bearCard(t), alice, Hand)
	assert.True(t, b.lists(casts(id)))
	b.performs(casts(id), land)
	assert.Empty(t, b.players[alice].Pool)
}

func TestReplacedManaCounts(t *testing.T) {
	b := alive(t)
	b.play(define(t, "Contamination", "", "Enchantment", nil, &card.ReplaceMana{Of: types("Land"), Become: "{B}", Amount: 1}), bob)
	b.play(forestCard(t), alice)
	b.play(forestCard(t), alice)
	id := b.put(bearCard(t), alice, Hand)
	assert.False(t, b.lists(casts(id)), "there is no green mana")
	black := b.put(define(t, "Shade", "{B}{B}", "Creature", []int{1, 1}), alice, Hand)
	assert.True(t, b.lists(casts(black)))
}

// {T} and {Q} (CR 107.5, 107.6, 302.6).
func TestTapAndUntapSymbols(t *testing.T) {
	pala := &card.Activated{Cost: []card.Cost{&card.UntapSelf{}}, Effects: []card.Effect{&card.AddMana{AnyOf: "any color"}}}
	for _, c := range []struct {
		name             string
		types            string
		ability          *card.Activated
		keyword          string
		tapped, sick, ok bool
		rule             string
	}{
		{"old and untapped", "Creature", tapFor("{G}"), "", false, false, true, ""},
		{"tapped", "Creature", tapFor("{G}"), "", true, false, false, "107.5"},
		{"new", "Creature", tapFor("{G}"), "", false, true, false, "302.6"},
		{"new with haste", "Creature", tapFor("{G}"), "haste", false, true, true, ""},
		{"a new noncreature", "Artifact", tapFor("{G}"), "", false, true, true, ""},
		{"{Q} tapped", "Creature", pala, "", true, false, true, ""},
		{"{Q} untapped", "Creature", pala, "", false, false, false, "107.6"},
		{"{Q} new", "Creature", pala, "", true, true, false, "302.6"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := alive(t)
			abilities := []card.Ability{c.ability}
			if c.keyword != "" {
				abilities = append(abilities, &card.Keyword{Name: c.keyword})
			}
			id := b.play(define(t, "It", "", c.types, []int{1, 1}, abilities...), alice)
			b.players[alice].TurnBegan = 5
			b.edit(id).Tapped = c.tapped
			if c.sick {
				b.edit(id).Entered = 5
			}
			a := b.activates(id, 0)
			assert.Equal(t, c.ok, b.lists(a))
			if !c.ok {
				b.refuses(c.rule, a)
				return
			}
			var say []any
			if c.ability == pala {
				say = append(say, "{W}")
			}
			b.performs(a, say...)
			assert.Equal(t, 1, b.players[alice].Pool.total())
		})
	}
}

func TestActivationRestrictions(t *testing.T) {
	b := alive(t)
	pay := func(text string) []card.Cost { return []card.Cost{&card.ManaPart{Mana: symbols(t, text)}} }
	walker := b.play(define(t, "Walker", "", "Planeswalker", nil,
		&card.Activated{Cost: []card.Cost{&card.LoyaltyCost{N: 1}}, Effects: []card.Effect{&card.Draw{}}},
		&card.Activated{Cost: []card.Cost{&card.LoyaltyCost{N: -5}}, Effects: []card.Effect{&card.Draw{}}}), alice)
	b.edit(walker).Counters = Counters{}.with("loyalty", 4, 1)
	once := b.play(define(t, "Once", "", "Artifact", nil,
		&card.Activated{Cost: pay("{0}"), Effects: []card.Effect{&card.Draw{}}, OncePerTurn: true},
		&card.Activated{Cost: pay("{0}"), Effects: []card.Effect{&card.Draw{}}, Sorcery: true},
		&card.Activated{Cost: pay("{0}"), Effects: []card.Effect{&card.Draw{}}, If: &card.Not{Of: &card.YourTurn{}}}), alice)
	b.refuses("602.2", Action{Player: alice, Kind: ActivateAction, Object: b.play(define(t, "Theirs", "", "Artifact", nil, tapFor("{C}")), bob)})
	b.refuses("606.6", b.activates(walker, 1))
	assert.False(t, b.lists(b.activates(walker, 1)))
	b.performs(b.activates(walker, 0))
	assert.Equal(t, 5, b.object(walker).Counters.Of("loyalty"))
	b.refuses("606.3", b.activates(walker, 1))
	b.refuses("602.5d", b.activates(once, 1))
	b.refuses("602.5b", b.activates(once, 2))
	b.performs(b.activates(once, 0))
	assert.Equal(t, AbilityObject, b.object(b.top()).Kind)
	b.refuses("602.5b", b.activates(once, 0))
	b.turn.Number++
	b.changed()
	b.performs(b.activates(once, 0))
}

func TestForbiddenButForManaAbilities(t *testing.T) {
	b := alive(t)
	id := b.play(define(t, "Both", "", "Artifact", nil, tapFor("{C}"),
		&card.Activated{Cost: []card.Cost{&card.TapSelf{}}, Effects: []card.Effect{&card.Draw{}}}), alice)
	b.play(define(t, "Needle", "", "Artifact", nil, &card.Cant{What: "activate except mana", Who: types("Artifact"), By: "any"}), bob)
	b.refuses("602.5", b.activates(id, 1))
	b.performs(b.activates(id, 0))
}

// A variable cost's number is announced before targets (CR 601.2b).
func TestRemoveOneOrMoreCounters(t *testing.T) {
	b := alive(t)
	target := b.play(bearCard(t), bob)
	id := b.play(define(t, "Shooter", "", "Creature", []int{2, 2}, &card.Activated{
		Cost:    []card.Cost{&card.ManaPart{Mana: symbols(t, "{1}")}, &card.RemoveCounters{Kind: "+1/+1", N: card.Number(1), Max: &card.AnyNumber{}}},
		Targets: []card.TargetSpec{{What: types("Creature")}},
		Effects: []card.Effect{&card.DealDamage{Amount: &card.CostAmount{}, To: &card.Targeted{N: 1}}}}), alice)
	b.mana(alice, "{C}")
	b.refuses("118.3", b.activates(id, 0))
	assert.False(t, b.lists(b.activates(id, 0)))
	b.edit(id).Counters = Counters{}.with("+1/+1", 3, 1)
	b.performs(b.activates(id, 0), 2, target)
	assert.Equal(t, 1, b.object(id).Counters.Of("+1/+1"))
	b.resolveTop()
	assert.Equal(t, 2, b.object(target).Damage)
}

func TestCostsWithObjects(t *testing.T) {
	b := alive(t)
	one, two := b.play(bearCard(t), alice), b.play(bearCard(t), alice)
	b.play(bearCard(t), bob)
	altar := b.play(define(t, "Altar", "", "Artifact", nil, &card.Activated{
		Cost: []card.Cost{&card.Sacrifice{What: types("Creature")}}, Effects: []card.Effect{&card.AddMana{Mana: "{C}{C}"}}}), alice)
	vehicle := b.play(define(t, "Car", "", "Artifact — Vehicle", []int{4, 4}, &card.Keyword{Name: "crew", N: 3}), alice)
	err := b.Perform(b.activates(vehicle, 0), &replies{say: []any{[]any{one}}})
	assert.ErrorContains(t, err, "total power 3")
	try := &testBoard{b.Clone(), t}
	try.performs(try.activates(vehicle, 0), []any{one, two})
	assert.True(t, try.object(one).Tapped && try.object(two).Tapped)
	b.performs(b.activates(altar, 0), two)
	assert.Equal(t, "{C}{C}", b.players[alice].Pool.String())
	assert.False(t, b.lists(b.activates(vehicle, 0)), "only power 2 is left")
}

// What a mana ability costs must be payable too, and not by itself (CR 605.3c).
func TestManaAbilitiesThatCostMana(t *testing.T) {
	filter := func(name string) *card.Card {
		return define(t, name, "", "Land", nil, &card.Activated{
			Cost:    []card.Cost{&card.ManaPart{Mana: symbols(t, "{1}")}, &card.TapSelf{}},
			Effects: []card.Effect{&card.AddMana{Mana: "{R}{G}"}}})
	}
	b := alive(t)
	one := b.play(filter("One"), alice)
	b.play(filter("Two"), alice)
	id := b.put(bearCard(t), alice, Hand)
	assert.False(t, b.lists(casts(id)), "nothing pays for the first")
	assert.False(t, b.lists(b.activates(one, 0)))
	b.refuses("601.2h", casts(id))
	land := b.play(mountainCard(t), alice)
	assert.True(t, b.lists(casts(id)))
	b.performs(casts(id), one, land)
	assert.Equal(t, "Bear", b.characteristics(b.top()).Name)
}

func TestRestrictedMana(t *testing.T) {
	b := alive(t)
	only := &card.Filter{Zone: "stack", Types: []string{"Creature"}}
	require.NoError(t, Compile(&card.Card{Faces: []*card.Face{{Abilities: []card.Ability{&card.Cant{What: "cast", Who: only}}}}}))
	b.players[alice].Pool = Pool{}.with(Mana{Type: card.ManaType(card.Red), N: 2, SpendOnly: only, Controller: alice})
	spell := b.put(boltCard(t), alice, Hand)
	creature := b.put(define(t, "Goblin", "{1}{R}", "Creature", []int{1, 1}), alice, Hand)
	assert.False(t, b.lists(casts(spell)))
	assert.True(t, b.lists(casts(creature)))
	assert.Contains(t, b.refuses("601.2h", casts(spell), bob), "may be spent on this")
	b.performs(casts(creature))
}

func TestPhyrexianMana(t *testing.T) {
	b := alive(t)
	id := b.put(define(t, "Probe", "{U/P}", "Sorcery", nil, &card.Spell{}), alice, Hand)
	b.mana(alice, "{U}")
	try := &testBoard{b.Clone(), t}
	try.performs(casts(id), "2 life")
	assert.Equal(t, 18, try.players[alice].Life)
	b.performs(casts(id), "{U}")
	assert.Equal(t, 20, b.players[alice].Life)
}

// Mana may be spent as though it were of any type, but only on some spells (CR 609.4b).
func TestSpendAsAnyType(t *testing.T) {
	b := alive(t)
	b.play(define(t, "Vizier", "", "Creature", []int{3, 4}, &card.PlayerRule{Who: "you", SpendAsAny: "any type", SpendOn: types("Creature")}), alice)
	creature := b.put(bearCard(t), alice, Hand)
	spell := b.put(boltCard(t), alice, Hand)
	b.mana(alice, "{U}{U}")
	assert.True(t, b.lists(casts(creature)))
	assert.False(t, b.lists(casts(spell)))
	b.refuses("601.2h", casts(spell), bob)
	b.performs(casts(creature))
}

// A cost may depend on who casts (CR 601.2f).
func TestCostCountsTheCastersSpells(t *testing.T) {
	b := alive(t)
	b.play(define(t, "Damper", "", "Artifact", nil, &card.CostChange{Spells: &card.Filter{},
		MoreAmount: &card.SpellsCast{Who: "event player", When: "this turn"}}), bob)
	b.players[alice].SpellsCast, b.players[bob].SpellsCast = 2, 7
	id := b.put(bearCard(t), alice, Hand)
	b.mana(alice, "{G}{C}{C}")
	b.refuses("601.2h", casts(id))
	b.mana(alice, "{C}")
	b.performs(casts(id))
}
