package engine

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

func TestFilters(t *testing.T) {
	b := newBoard(t)
	source := b.play(define(t, "Source", "{U}{R}", "Legendary Creature — Goblin", []int{2, 2}), 0)
	b.edit(source).Chosen = Choices{Name: "Bear", Color: card.Green, HasColor: true, Subtype: "Bear"}
	bear := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 3}, &card.Keyword{Name: "hexproof from", Filter: types("Artifact")}, &card.Keyword{Name: "forestwalk"}), 1)
	b.edit(bear).Tapped = true
	b.edit(bear).Counters = Counters{}.with("stun", 1, b.stamp())
	rock := b.play(define(t, "Rock", "{0}", "Artifact — Equipment", nil), 0)
	b.edit(rock).AttachedTo = bear
	saga := b.play(define(t, "Saga", "{W}{B}", "Enchantment — Saga", nil), 1)
	token := b.add(Object{Kind: TokenObject, Def: define(t, "Ox", "", "Creature — Ox", []int{1, 5}), Controller: 1, Owner: 1, Zone: Battlefield})
	b.putIn(token.ID, Battlefield, -1)
	wolf := b.play(werewolf(t), 0)
	b.edit(wolf).Back = true
	dead := b.put(define(t, "Dead", "{B}", "Creature — Zombie", []int{1, 1}), 1, Graveyard)
	bolt := b.put(define(t, "Bolt", "{R}", "Instant", nil), 0, Stack)
	b.edit(bolt).Stack = &StackItem{Targets: [][]Target{{{Object: bear}}}}
	ability := b.add(Object{Kind: AbilityObject, Zone: Stack, Controller: 1, Stack: &StackItem{}})
	b.putIn(ability.ID, Stack, -1)
	b.combat = &Combat{Attackers: []Attacker{{Object: wolf, Defender: Defender{Player: 1}, Blockers: []ObjectID{bear}}}}
	yes, no := true, false
	all := map[string]ObjectID{"source": source, "bear": bear, "rock": rock, "saga": saga, "token": token.ID, "wolf": wolf}
	for _, tc := range []struct {
		name string
		f    card.Filter
		want []string
	}{
		{"types", card.Filter{Types: []string{"Creature"}, NotSubtypes: []string{"Ox"}}, []string{"source", "bear", "wolf"}},
		{"any types", card.Filter{AnyTypes: []string{"Artifact", "Enchantment"}}, []string{"rock", "saga"}},
		{"any subtypes", card.Filter{AnySubtypes: []string{"Bear", "Ox"}}, []string{"bear", "token"}},
		{"supertypes", card.Filter{Supertypes: []string{"Legendary"}}, []string{"source"}},
		{"not supertypes", card.Filter{Types: []string{"Creature"}, NotSupertypes: []string{"Legendary"}}, []string{"bear", "token", "wolf"}},
		{"all colors", card.Filter{Colors: []string{"white", "black"}}, []string{"saga"}},
		{"any color", card.Filter{AnyColors: []string{"green", "red"}}, []string{"source", "bear", "wolf"}},
		{"colorless", card.Filter{Colorless: true}, []string{"rock", "token"}},
		{"multicolored", card.Filter{Multicolored: true}, []string{"source", "saga"}},
		{"monocolored", card.Filter{Monocolored: true}, []string{"bear", "wolf"}},
		{"shares a color", card.Filter{SharesColor: true, Other: true}, nil},
		{"you", card.Filter{Controller: "you", Other: true}, []string{"rock", "wolf"}},
		{"opponent", card.Filter{Controller: "opponent"}, []string{"bear", "saga", "token"}},
		{"token", card.Filter{Token: &yes}, []string{"token"}},
		{"tapped", card.Filter{Tapped: &yes}, []string{"bear"}},
		{"untapped creatures", card.Filter{Tapped: &no, Types: []string{"Creature"}}, []string{"source", "token", "wolf"}},
		{"attacking", card.Filter{Attacking: &yes}, []string{"wolf"}},
		{"blocking", card.Filter{Blocking: &yes}, []string{"bear"}},
		{"name", card.Filter{Name: "Wolf"}, []string{"wolf"}},
		{"chosen name", card.Filter{ChosenName: true}, []string{"bear"}},
		{"chosen color", card.Filter{ChosenColor: true}, []string{"bear", "wolf"}},
		{"chosen type", card.Filter{ChosenType: true}, []string{"bear"}},
		{"hexproof finds its variants", card.Filter{Keyword: "hexproof"}, []string{"bear"}},
		{"a keyword without a bit", card.Filter{Keyword: "forestwalk"}, []string{"bear"}},
		{"without", card.Filter{Types: []string{"Creature"}, Without: "forestwalk"}, []string{"source", "token", "wolf"}},
		{"power", card.Filter{Power: &card.Compare{Op: "more", To: number1(2)}}, []string{"wolf"}},
		{"toughness", card.Filter{Toughness: &card.Compare{Op: "odd"}}, []string{"bear", "token"}},
		{"power at most: noncreatures have none", card.Filter{Power: &card.Compare{Op: "at most", To: number1(1)}}, []string{"token"}},
		{"mana value", card.Filter{ManaValue: &card.Compare{Op: "equal", To: number1(2)}}, []string{"source", "bear", "saga", "wolf"}},
		{"counter", card.Filter{Counter: "stun"}, []string{"bear"}},
		{"any counter", card.Filter{Counter: "any"}, []string{"bear"}},
		{"double-faced", card.Filter{DoubleFaced: true}, []string{"wolf"}},
		{"transformed", card.Filter{Transformed: true}, []string{"wolf"}},
		{"has attached", card.Filter{Attached: types("Artifact")}, []string{"bear"}},
		{"attached to", card.Filter{AttachedTo: &card.Each{What: types("Creature")}}, []string{"rock"}},
		{"historic", card.Filter{Historic: true}, []string{"source", "rock", "saga"}},
		{"any of, not", card.Filter{AnyOf: []*card.Filter{types("Artifact"), {Subtypes: []string{"Bear"}}}, Not: &card.Filter{Tapped: &yes}}, []string{"rock"}},
		{"is", card.Filter{Is: &card.Self{}}, []string{"source"}},
		{"is not", card.Filter{NotIs: &card.Self{}, Controller: "you"}, []string{"rock", "wolf"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, err := newMatcher(&tc.f)
			require.NoError(t, err)
			c := &context{source: source, controller: 0}
			got := b.matching(&tc.f, c)
			want := []ObjectID{}
			for _, n := range tc.want {
				want = append(want, all[n])
			}
			assert.ElementsMatch(t, want, got)
			for _, id := range all {
				assert.Equal(t, b.matches(&tc.f, id, c), b.matchesSnapshot(&tc.f, b.snapshot(id), c), "as it last was")
			}
			assert.Equal(t, len(want), b.count(&tc.f, c))
		})
	}
	c := &context{source: source}
	assert.Equal(t, []ObjectID{dead}, b.matching(&card.Filter{Zone: "graveyard", Types: []string{"Creature"}}, c))
	assert.Equal(t, []ObjectID{bolt}, b.matching(&card.Filter{Zone: "stack", Spell: true}, c))
	assert.Equal(t, []ObjectID{ability.ID}, b.matching(&card.Filter{Zone: "stack", Ability: true}, c))
	assert.Equal(t, []ObjectID{bolt}, b.matching(&card.Filter{Zone: "any", Targets: types("Creature")}, c))
	assert.True(t, b.matches(&card.Filter{Owner: "opponent", Controller: "opponent"}, dead, c), "its owner's (CR 108.4a)")
	assert.False(t, b.matches(&card.Filter{Zone: "battlefield"}, dead, c))
}

func TestCompileNamesWhatItDoesNotKnow(t *testing.T) {
	for want, a := range map[string]card.Ability{
		`"Goblim" is not a subtype (did you mean "Goblin"?)`:      &card.Static{Affects: &card.Filter{Subtypes: []string{"Goblim"}}},
		`"Artefact" is not a card type (did you mean "Artifact"?`: &card.Static{Modify: card.Modify{AddTypes: []string{"Artefact"}}},
		`"purple" is not a color`:                                 &card.Triggered{Effects: []card.Effect{&card.Change{Modify: card.Modify{SetColors: []string{"purple"}}}}},
		`"gravyard" is not a zone (did you mean "graveyard"?)`:    &card.Cant{Who: &card.Filter{Zone: "gravyard"}},
		`"tramble" is not a keyword`:                              &card.Static{Modify: card.Modify{Gains: []card.Ability{&card.Keyword{Name: "tramble"}}}},
		`"opponents" is not a word for players`:                   &card.Static{Affects: &card.Filter{Controller: "opponents"}},
		`"atmost" is not a comparison (did you mean "at most"?)`:  &card.Static{While: &card.Holds{A: number1(1), Op: "atmost", B: number1(1)}},
		`the keyword "ward" needs a cost`:                         &card.Keyword{Name: "ward"},
		`the keyword "flying" takes no number`:                    &card.Keyword{Name: "flying", N: 2},
	} {
		c := &card.Card{Faces: []*card.Face{{Name: "Thing", Abilities: []card.Ability{a}}}}
		err := Compile(c)
		require.Error(t, err, want)
		assert.Contains(t, err.Error(), "Thing: ")
		assert.Contains(t, err.Error(), want)
	}
}

func TestEveryKeywordCompiles(t *testing.T) {
	for _, name := range keywordNames() {
		takes := keywordTable()[name].takes
		k := &card.Keyword{Name: name}
		for _, letter := range takes {
			switch letter {
			case 'N', 'n':
				k.N = 2
			case 'C', 'c':
				k.Cost = []card.Cost{&card.PayLife{N: number1(1)}}
			case 'F', 'f':
				k.Filter = types("Artifact")
			}
		}
		c := define(t, "Thing", "{1}", "Artifact Creature — Golem", []int{1, 1}, k)
		b := newBoard(t)
		ch := b.characteristics(b.play(c, 0))
		assert.Equal(t, name, ch.Abilities[0].Keyword)
		assert.Equal(t, keywordNamed(name), ch.Keywords, name)
		assert.Equal(t, keywordTable()[name].means != nil, len(ch.Abilities) > 1, name)
	}
}

func TestCant(t *testing.T) { // CR 101.2
	b := newBoard(t)
	wall := b.play(define(t, "Wall", "{U}", "Creature — Wall", []int{0, 4}, &card.Cant{What: "attack"}), 0)
	scared := b.play(define(t, "Fear", "{B}", "Creature — Horror", []int{2, 2}, &card.Keyword{Name: "fear"}), 0)
	skulker := b.play(define(t, "Skulk", "{B}", "Creature — Horror", []int{2, 2}, &card.Keyword{Name: "skulk"}), 0)
	shade := b.play(define(t, "Shadow", "{B}", "Creature — Horror", []int{2, 2}, &card.Keyword{Name: "shadow"}), 0)
	golem := b.play(define(t, "Golem", "{3}", "Artifact Creature — Golem", []int{3, 3}), 1)
	bear := b.play(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 1)
	haughty := b.play(define(t, "Intimidate", "{G}", "Creature — Horror", []int{2, 2}, &card.Keyword{Name: "intimidate"}), 0)
	rider := b.play(define(t, "Rider", "{W}", "Creature — Horse", []int{2, 2}, &card.Keyword{Name: "horsemanship"}), 0)
	assert.Equal(t, wall, b.cant("attack", wall, NoPlayer, 0))
	assert.Zero(t, b.cant("attack", bear, NoPlayer, 0))
	for _, tc := range []struct {
		attacker, blocker ObjectID
		can               bool
	}{
		{scared, golem, true}, {scared, bear, false}, {skulker, bear, true}, {skulker, golem, false},
		{shade, bear, false}, {bear, shade, false}, {bear, wall, true},
		{haughty, bear, true}, {haughty, golem, true}, {haughty, wall, false}, {rider, bear, false}, {bear, rider, true},
	} {
		assert.Equal(t, tc.can, b.mayBlock(tc.blocker, tc.attacker), "%v", tc)
		assert.Equal(t, tc.can, b.cant("be blocked", tc.attacker, NoPlayer, tc.blocker) == 0, "%v", tc)
	}
	assert.Zero(t, b.cant("block", shade, NoPlayer, 0), "it can block some creatures")

	flute := b.play(define(t, "Flute", "{2}", "Artifact", nil,
		&card.Cant{What: "activate except mana", Who: &card.Filter{Zone: "any", ChosenName: true}}), 0)
	b.edit(flute).Chosen.Name = "Golem"
	assert.Equal(t, flute, b.cant("activate except mana", golem, 1, 0))
	assert.Zero(t, b.cant("activate", golem, 1, 0))
	silence := b.play(define(t, "Silence", "{2}", "Artifact", nil, &card.Cant{What: "activate", Who: types("Artifact"), By: "opponent"}), 0)
	assert.Equal(t, silence, b.cant("activate", golem, 1, 0))
	assert.Zero(t, b.cant("activate", flute, 0, 0))

	c := &context{controller: 1, source: bear}
	b.addRules([]card.Ability{&card.Cant{What: "gain life", By: "opponent"}}, c, "your next turn")
	assert.Zero(t, b.cant("gain life", 0, 1, 0))
	assert.Equal(t, bear, b.cant("gain life", 0, 0, 0))
	b.turn.Number, b.turn.Active = 6, 1
	b.endEffects("turn begins")
	assert.Zero(t, b.cant("gain life", 0, 0, 0))
}

func TestSplitSecondHoldsFromTheStack(t *testing.T) { // CR 702.61a
	b := newBoard(t)
	c := define(t, "Split", "{R}", "Instant", nil, &card.Keyword{Name: "split second"})
	other := b.put(define(t, "Bolt", "{R}", "Instant", nil), 1, Hand)
	inHand := b.put(c, 0, Hand)
	assert.Zero(t, b.cant("cast", other, 1, 0))
	spell := b.put(c, 0, Stack)
	assert.Equal(t, spell, b.cant("cast", other, 1, 0))
	assert.Equal(t, spell, b.cant("cast", inHand, 0, 0))
	assert.Zero(t, b.cant("activate", other, 1, 0))
}

// A filter within another counts its own zone (CR 109.2).
func TestFiltersWithinAnotherNameTheirZones(t *testing.T) {
	b := newBoard(t)
	bear := func(z Zone) ObjectID {
		return b.put(define(t, "Bear", "{1}{G}", "Creature — Bear", []int{2, 2}), 0, z)
	}
	here, hand, dead := bear(Battlefield), bear(Hand), bear(Graveyard)
	either := []*card.Filter{{Zone: "battlefield", Types: []string{"Creature"}}, {Zone: "graveyard"}}
	for name, tc := range map[string]struct {
		f    card.Filter
		want []ObjectID
	}{
		"one of several":  {card.Filter{Zone: "any", AnyOf: either}, []ObjectID{here, dead}},
		"not one of them": {card.Filter{Zone: "any", Not: &card.Filter{AnyOf: either}}, []ObjectID{hand}},
		"not there":       {card.Filter{Zone: "any", Not: &card.Filter{Zone: "hand"}}, []ObjectID{here, dead}},
	} {
		assert.ElementsMatch(t, tc.want, b.matching(&tc.f, &context{}), name)
		for _, id := range []ObjectID{here, hand, dead} {
			assert.Equal(t, b.matches(&tc.f, id, &context{}), slices.Contains(tc.want, id), name)
		}
	}
}
