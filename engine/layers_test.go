package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/stickler-mtg/stickler/engine/card"
)

var itsManaValue = &card.ManaValueOf{Of: &card.Affected{}}

// march makes noncreature artifacts creatures as big as their mana value.
func march(t testing.TB) *card.Card {
	return define(t, "March of the Machines", "{3}{U}", "Enchantment", nil, &card.Static{
		Affects: &card.Filter{Types: []string{"Artifact"}, NotTypes: []string{"Creature"}},
		Modify:  card.Modify{AddTypes: []string{"Creature"}, SetPower: itsManaValue, SetToughness: itsManaValue},
	})
}

func anthem(t testing.TB, f *card.Filter, m card.Modify) *card.Card {
	return define(t, "Anthem", "{1}{W}", "Enchantment", nil, &card.Static{Affects: f, Modify: m})
}

func TestLivingMetalUnderMarch(t *testing.T) { // CR 613.8a
	arcee := define(t, "Vehicle", "{1}{R}{W}", "Legendary Artifact — Vehicle", []int{2, 2}, &card.Keyword{Name: "living metal"})
	for _, marchFirst := range []bool{true, false} {
		b := newBoard(t)
		if marchFirst {
			b.play(march(t), 1)
		}
		id := b.play(arcee, 0)
		if !marchFirst {
			b.play(march(t), 1)
		}
		assert.Equal(t, [2]int{2, 2}, b.pt(id), "its own turn, march first: %v", marchFirst)
		b.turn.Active = 1
		assert.Equal(t, [2]int{3, 3}, b.pt(id), "the opponent's turn, march first: %v", marchFirst)
	}
}

func TestNoncreatureHasNoPower(t *testing.T) { // CR 208.3, 208.5
	b := newBoard(t)
	vehicle := b.play(define(t, "Vehicle", "{2}", "Artifact — Vehicle", []int{6, 8}), 0)
	rock := b.play(define(t, "Rock", "{2}", "Artifact", nil), 0)
	assert.False(t, b.characteristics(vehicle).HasPT)
	b.until(card.Modify{AddTypes: []string{"Creature"}}, 0, vehicle, rock)
	assert.Equal(t, [2]int{6, 8}, b.pt(vehicle))
	assert.Equal(t, [2]int{0, 0}, b.pt(rock))
}

func TestAnimatedStaffUnderMarch(t *testing.T) { // CR 613.8a, either order
	staff := define(t, "Staff", "{4}", "Artifact", nil)
	become := card.Modify{AddTypes: []string{"Creature"}, SetPower: number1(1), SetToughness: number1(1)}
	for _, marchFirst := range []bool{true, false} {
		b := newBoard(t)
		id := b.play(staff, 0)
		if marchFirst {
			b.play(march(t), 0)
		}
		b.until(become, 0, id)
		if !marchFirst {
			b.play(march(t), 0)
		}
		assert.Equal(t, [2]int{1, 1}, b.pt(id), "march first: %v", marchFirst)
		b.endEffects("end of turn")
		assert.Equal(t, [2]int{4, 4}, b.pt(id))
	}
}

// bloodMoon makes nonbasic lands Mountains; urborg is a land that makes every land a Swamp as well.
func bloodMoon(t testing.TB) *card.Card {
	return define(t, "Blood Moon", "{2}{R}", "Enchantment", nil, &card.Static{
		Affects: &card.Filter{Types: []string{"Land"}, NotSupertypes: []string{"Basic"}},
		Modify:  card.Modify{SetSubtypes: []string{"Mountain"}},
	})
}

func urborg(t testing.TB) *card.Card {
	return define(t, "Urborg", "", "Legendary Land", nil, &card.Static{
		Affects: types("Land"), Modify: card.Modify{AddSubtypes: []string{"Swamp"}},
	})
}

func (b *testBoard) manaOf(id ObjectID) (out []string) {
	for _, in := range b.abilitiesOf(id) {
		if a, ok := in.Ability.(*card.Activated); ok {
			out = append(out, a.Effects[0].(*card.AddMana).Mana)
		}
	}
	return out
}

func TestBloodMoonTakesUrborgAway(t *testing.T) { // CR 305.7, 613.8a
	for _, moonFirst := range []bool{true, false} {
		b := newBoard(t)
		if moonFirst {
			b.play(bloodMoon(t), 1)
		}
		land := b.play(urborg(t), 0)
		forest := b.play(define(t, "Forest", "", "Basic Land — Forest", nil), 0)
		dual := b.play(define(t, "Dual", "", "Land — Island Plains", nil, &card.Keyword{Name: "indestructible"}), 0)
		assert.Equal(t, moonFirst, len(b.manaOf(forest)) == 1)
		if !moonFirst {
			b.play(bloodMoon(t), 1)
		}
		assert.Equal(t, []string{"Mountain"}, b.subtypes(land))
		assert.Equal(t, []string{"{R}"}, b.manaOf(land))
		assert.Equal(t, []string{"Forest"}, b.subtypes(forest))
		assert.Equal(t, []string{"{G}"}, b.manaOf(forest))
		assert.Equal(t, []string{"{R}"}, b.manaOf(dual))
		assert.False(t, b.has(dual, Indestructible))
		assert.Equal(t, card.Legendary, b.characteristics(land).Supertypes)
	}
}

func TestGrantedAbilitySurvivesANewLandType(t *testing.T) { // CR 305.7
	b := newBoard(t)
	b.play(bloodMoon(t), 0)
	land := b.play(define(t, "Cave", "", "Land — Cave", nil, &card.Keyword{Name: "flying"}), 0)
	b.play(anthem(t, types("Land"), card.Modify{Gains: []card.Ability{&card.Keyword{Name: "hexproof"}}}), 0)
	assert.True(t, b.has(land, Hexproof))
	assert.False(t, b.has(land, Flying))
}

// humility takes all creatures' abilities and makes them 1/1.
func humility(t testing.TB) *card.Card {
	return define(t, "Humility", "{2}{W}{W}", "Enchantment", nil, &card.Static{
		Affects: types("Creature"),
		Modify:  card.Modify{LosesAll: true, SetPower: number1(1), SetToughness: number1(1)},
	})
}

func TestCreatureThatGrantsUnderHumility(t *testing.T) { // CR 613.8a: its existence depends
	lord := define(t, "Lord", "{G}", "Creature — Elf", []int{2, 2},
		&card.Static{Affects: &card.Filter{Types: []string{"Creature"}, Other: true}, Modify: card.Modify{Gains: []card.Ability{&card.Keyword{Name: "trample"}}, Power: number1(1)}})
	for _, lordFirst := range []bool{true, false} {
		b := newBoard(t)
		other := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 0)
		if lordFirst {
			b.play(lord, 0)
		}
		b.play(humility(t), 0)
		if !lordFirst {
			b.play(lord, 0)
		}
		assert.False(t, b.has(other, Trample), "lord first: %v", lordFirst)
		assert.Equal(t, [2]int{1, 1}, b.pt(other), "lord first: %v", lordFirst)
	}
}

func TestAnEffectThatStartedGoesOn(t *testing.T) { // CR 613.6
	// Its type-changing part has applied before its ability is lost.
	changer := define(t, "Changer", "{4}", "Artifact Creature — Golem", []int{3, 3}, &card.Static{
		Affects: &card.Filter{Types: []string{"Artifact"}, NotTypes: []string{"Creature"}},
		Modify:  card.Modify{AddTypes: []string{"Creature"}, SetPower: number1(5), SetToughness: number1(5)},
	})
	b := newBoard(t)
	rock := b.play(define(t, "Rock", "{2}", "Artifact", nil), 0)
	b.play(changer, 0)
	b.play(define(t, "Silence", "{W}", "Enchantment", nil, &card.Static{Affects: types("Creature"), Modify: card.Modify{LosesAll: true}}), 0)
	assert.Equal(t, [2]int{5, 5}, b.pt(rock))
}

func TestDependencyOnSubtypes(t *testing.T) { // CR 613.8a: what it applies to
	// "Goblins are also Elves" is older than "creatures are also Goblins".
	b := newBoard(t)
	b.play(anthem(t, &card.Filter{Subtypes: []string{"Goblin"}}, card.Modify{AddSubtypes: []string{"Elf"}}), 0)
	b.play(anthem(t, types("Creature"), card.Modify{AddSubtypes: []string{"Goblin"}}), 0)
	bear := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 0)
	assert.Equal(t, []string{"Bear", "Elf", "Goblin"}, b.subtypes(bear))
}

func TestDependencyLoopFallsBackToTimestamps(t *testing.T) { // CR 613.8b
	goblinsAreElves := &card.Static{Affects: &card.Filter{Subtypes: []string{"Goblin"}}, Modify: card.Modify{SetSubtypes: []string{"Elf"}}}
	elvesAreGoblins := &card.Static{Affects: &card.Filter{Subtypes: []string{"Elf"}}, Modify: card.Modify{SetSubtypes: []string{"Goblin"}}}
	b := newBoard(t)
	b.play(define(t, "A", "", "Enchantment", nil, goblinsAreElves), 0)
	b.play(define(t, "B", "", "Enchantment", nil, elvesAreGoblins), 0)
	goblin := b.play(define(t, "Goblin", "{R}", "Creature — Goblin", []int{1, 1}), 0)
	elf := b.play(define(t, "Elf", "{G}", "Creature — Elf", []int{1, 1}), 0)
	assert.Equal(t, []string{"Goblin"}, b.subtypes(goblin), "an Elf by the first effect, a Goblin by the second")
	assert.Equal(t, []string{"Goblin"}, b.subtypes(elf))
}

func TestTimestampsDecideWithoutDependency(t *testing.T) { // CR 613.7, 613.9
	flying := card.Modify{Gains: []card.Ability{&card.Keyword{Name: "flying"}}}
	grounded := card.Modify{Loses: []string{"flying"}}
	for _, gainLast := range []bool{true, false} {
		b := newBoard(t)
		bird := b.play(define(t, "Bird", "{U}", "Creature — Bird", []int{1, 1}, &card.Keyword{Name: "flying"}), 0)
		for _, gain := range []bool{!gainLast, gainLast} {
			m := grounded
			if gain {
				m = flying
			}
			b.play(anthem(t, types("Creature"), m), 0)
		}
		assert.Equal(t, gainLast, b.has(bird, Flying))
		assert.Equal(t, gainLast, b.characteristics(bird).hasKeyword("flying"))
	}
}

func TestSublayersOfPower(t *testing.T) { // CR 613.4
	b := newBoard(t)
	star := define(t, "Star", "{G}", "Creature — Plant", []int{0, 1},
		&card.Static{Defining: true, Modify: card.Modify{SetPower: &card.Count{What: yours(types("Land"))}}})
	forest := define(t, "Forest", "", "Basic Land — Forest", nil)
	id := b.play(star, 0)
	inHand := b.put(star, 0, Hand)
	for range 3 {
		b.play(forest, 0)
	}
	b.play(forest, 1)
	assert.Equal(t, [2]int{3, 1}, b.pt(id))
	assert.Equal(t, 3, b.characteristics(inHand).Power, "it defines its power everywhere (CR 604.3)")
	b.until(card.Modify{Switch: true}, 0, id)
	assert.Equal(t, [2]int{1, 3}, b.pt(id))
	b.until(card.Modify{Power: number1(5)}, 0, id)
	assert.Equal(t, [2]int{1, 8}, b.pt(id), "switched last")
	b.until(card.Modify{SetPower: number1(0), SetToughness: number1(4)}, 0, id)
	assert.Equal(t, [2]int{4, 5}, b.pt(id))
	b.edit(id).Counters = Counters{}.with(plusOne, 2, b.stamp()).with(minusOne, 1, b.stamp())
	assert.Equal(t, [2]int{5, 6}, b.pt(id))
	b.endEffects("end of turn")
	assert.Equal(t, [2]int{4, 2}, b.pt(id))
}

func TestControlComesFirst(t *testing.T) { // CR 613.1b; "you" of a stolen permanent is its new controller
	b := newBoard(t)
	lord := b.play(anthem(t, yours(types("Creature")), card.Modify{Power: number1(1)}), 0)
	mine := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 0)
	theirs := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 1)
	steal := b.play(define(t, "Steal", "{U}", "Enchantment — Aura", nil, &card.Keyword{Name: "enchant", Filter: &card.Filter{}},
		&card.Static{Affects: &card.Filter{Is: &card.Attached{}}, Modify: card.Modify{Control: &card.You{}}}), 1)
	assert.Equal(t, [2]int{3, 2}, b.pt(mine))
	b.edit(steal).AttachedTo = lord
	assert.Equal(t, PlayerID(1), b.characteristics(lord).Controller)
	assert.Equal(t, [2]int{2, 2}, b.pt(mine))
	assert.Equal(t, [2]int{3, 2}, b.pt(theirs))
}

func TestControlOfControl(t *testing.T) { // CR 613.8a in layer 2: what the older one does depends on the newer
	b := newBoard(t)
	steal := define(t, "Steal", "{U}", "Enchantment — Aura", nil,
		&card.Static{Affects: &card.Filter{Is: &card.Attached{}}, Modify: card.Modify{Control: &card.You{}}})
	bear := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 1)
	first := b.play(steal, 0)
	b.edit(first).AttachedTo = bear
	assert.Equal(t, PlayerID(0), b.characteristics(bear).Controller)
	second := b.play(steal, 1)
	b.edit(second).AttachedTo = first
	assert.Equal(t, PlayerID(1), b.characteristics(bear).Controller)
}

func TestGrantedStaticAbility(t *testing.T) { // CR 613.7a: later timestamp of the two
	b := newBoard(t)
	bear := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 0)
	cat := b.play(define(t, "Cat", "{W}", "Creature — Cat", []int{1, 1}), 0)
	leads := &card.Static{Affects: &card.Filter{Types: []string{"Creature"}, Other: true}, Modify: card.Modify{Power: number1(2), Gains: []card.Ability{&card.Keyword{Name: "haste"}}}}
	b.play(anthem(t, &card.Filter{Subtypes: []string{"Bear"}}, card.Modify{Gains: []card.Ability{leads}}), 0)
	assert.Equal(t, [2]int{3, 1}, b.pt(cat))
	assert.Equal(t, [2]int{2, 2}, b.pt(bear))
	assert.True(t, b.has(cat, Haste))
	assert.False(t, b.has(bear, Haste))
}

func TestGrantedModular(t *testing.T) {
	b := newBoard(t)
	worker := b.play(define(t, "Worker", "{1}", "Artifact Creature — Construct", []int{0, 0}, &card.Keyword{Name: "modular", N: 1}), 0)
	b.play(anthem(t, yours(types("Artifact", "Creature")), card.Modify{Gains: []card.Ability{&card.Keyword{Name: "modular", N: 1}}}), 0)
	triggers := 0
	for _, in := range b.abilitiesOf(worker) {
		if _, ok := in.Ability.(*card.Triggered); ok {
			assert.Equal(t, "modular", in.Keyword)
			triggers++
		}
	}
	assert.Equal(t, 2, triggers, "each instance works separately (CR 702.43b)")
}

func TestKeywordCounters(t *testing.T) { // CR 122.1b, 613.1f
	b := newBoard(t)
	bear := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 0)
	b.edit(bear).Counters = Counters{}.with("flying", 1, b.stamp())
	assert.True(t, b.has(bear, Flying))
	b.play(humility(t), 0)
	assert.False(t, b.has(bear, Flying), "the counter is older")
	b.edit(bear).Counters = b.object(bear).Counters.with("flying", 1, b.stamp())
	assert.True(t, b.has(bear, Flying), "a new counter makes all of its kind newer (CR 613.7c)")
}

func TestEffectsOutsideTheBattlefield(t *testing.T) {
	b := newBoard(t)
	bear := define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2})
	inHand, inYard, theirs := b.put(bear, 0, Hand), b.put(bear, 0, Graveyard), b.put(bear, 1, Graveyard)
	spell := b.put(bear, 0, Stack)
	shape := b.put(define(t, "Shape", "{2}", "Creature — Shapeshifter", []int{1, 1}, &card.Keyword{Name: "changeling"}), 1, Library)
	goblin, _ := card.SubtypeNamed("Goblin")
	goblins := func(ids ...ObjectID) (out []bool) {
		for _, id := range ids {
			out = append(out, b.characteristics(id).Subtypes.Has(goblin))
		}
		return out
	}
	assert.Equal(t, []bool{false, false, false, false, true}, goblins(inHand, inYard, spell, theirs, shape))
	nexus := b.play(define(t, "Nexus", "{4}", "Artifact", nil,
		&card.Static{Affects: &card.Filter{Zone: "any", Types: []string{"Creature"}, Owner: "you"}, Modify: card.Modify{AllCreatureTypes: true}}), 0)
	assert.Equal(t, []bool{true, true, true, false, true}, goblins(inHand, inYard, spell, theirs, shape))
	count := b.play(define(t, "Counter", "{1}", "Creature — Ox", []int{0, 1},
		&card.Static{Defining: true, Modify: card.Modify{SetPower: &card.Count{What: &card.Filter{Zone: "graveyard", Subtypes: []string{"Goblin"}}}}}), 0)
	assert.Equal(t, 1, b.pt(count)[0])
	b.takeOut(nexus)
	b.edit(nexus).Zone = NoZone
	assert.Equal(t, 0, b.pt(count)[0])
	assert.Equal(t, []bool{false, false, false, false, true}, goblins(inHand, inYard, spell, theirs, shape))
}

func TestResolvedEffectKeepsItsObjects(t *testing.T) { // CR 611.2c, d
	b := newBoard(t)
	bear := define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2})
	first := b.play(bear, 0)
	b.until(card.Modify{Power: &card.Count{What: types("Creature")}}, 0, b.matching(types("Creature"), &context{})...)
	second := b.play(bear, 0)
	assert.Equal(t, [2]int{3, 2}, b.pt(first))
	assert.Equal(t, [2]int{2, 2}, b.pt(second))
}

func TestTypeChanges(t *testing.T) { // CR 205.1a, b
	b := newBoard(t)
	golem := b.play(define(t, "Golem", "{4}", "Artifact Creature — Golem Equipment", []int{3, 3}), 0)
	b.until(card.Modify{RemoveTypes: []string{"Creature"}}, 0, golem)
	assert.Equal(t, []string{"Equipment"}, b.subtypes(golem))
	b.until(card.Modify{AllCreatureTypes: true}, 0, golem)
	assert.Equal(t, []string{"Equipment"}, b.subtypes(golem), "no creature, no creature types (CR 205.3d)")
	b.until(card.Modify{SetTypes: []string{"Enchantment"}}, 0, golem)
	assert.Equal(t, []string{"Enchantment"}, b.types(golem))
	assert.Empty(t, b.subtypes(golem))
}

func TestOneBoardForEachClone(t *testing.T) {
	b := newBoard(t)
	bear := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 0)
	before := b.characteristics(bear)
	clone := b.Clone()
	clone.edit(bear).Counters = Counters{}.with(plusOne, 1, 9)
	b.edit(bear).Counters = Counters{}.with(minusOne, 1, 9)
	assert.Equal(t, 3, clone.characteristics(bear).Power)
	assert.Equal(t, 1, b.characteristics(bear).Power)
	assert.Equal(t, 2, before.Power, "what was read stays as it was")
}

func TestGrantedAbilitiesShareNoMemory(t *testing.T) {
	b := newBoard(t)
	any := &card.Filter{}
	for _, k := range []string{"flying", "reach", "haste", "menace"} {
		b.play(anthem(t, any, card.Modify{Gains: []card.Ability{&card.Keyword{Name: k}}}), 0)
	}
	b.play(anthem(t, types("Land"), card.Modify{AddSubtypes: []string{"Swamp", "Island", "Plains"}}), 0)
	forest := define(t, "Forest", "", "Basic Land — Forest", nil)
	lands := []ObjectID{b.play(forest, 0), b.play(forest, 1)}
	b.edit(lands[1]).Counters = Counters{}.with("trample", 1, b.stamp())
	b.until(card.Modify{Gains: []card.Ability{&card.Keyword{Name: "vigilance"}}}, 0, lands[0])
	keywords := func(id ObjectID) (out []string) {
		for _, in := range b.abilitiesOf(id) {
			out = append(out, in.Keyword)
		}
		return out
	}
	for range 2 {
		assert.Equal(t, []string{"", "", "", "", "flying", "reach", "haste", "menace", "vigilance"}, keywords(lands[0]))
		assert.Equal(t, []string{"", "", "", "", "flying", "reach", "haste", "menace", "trample"}, keywords(lands[1]))
		b.changed()
	}
	assert.Len(t, intrinsic[31], 5)
	for _, set := range intrinsic {
		assert.Equal(t, len(set), cap(set), "nothing can be put behind what all games share")
	}
}
