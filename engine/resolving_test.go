package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// onStack puts a spell onto the stack as if it had been cast.
func (b *table) onStack(t *testing.T, def *card.Card, by PlayerID, back bool, item StackItem, cast *Casting) ObjectID {
	t.Helper()
	require.NoError(t, Compile(def))
	o := b.add(Object{Kind: CardObject, Owner: by, Controller: by, Def: def, Back: back, Zone: Stack, Stack: &item, Cast: cast, Timestamp: b.stamp()})
	b.stack = append(b.stack, o.ID)
	return o.ID
}

// sorcery is a spell that destroys each of its targets.
func sorcery(targets int) (*card.Card, StackItem) {
	spell := &card.Spell{}
	for n := 1; n <= targets; n++ {
		spell.Targets = append(spell.Targets, card.TargetSpec{What: &card.Filter{Types: []string{"Creature"}}})
		spell.Effects = append(spell.Effects, &card.Destroy{What: &card.Targeted{N: n}})
	}
	def := &card.Card{Name: "Doom", Faces: []*card.Face{{Name: "Doom", Types: card.Sorcery, Abilities: []card.Ability{spell}}}}
	return def, StackItem{Specs: spell.Targets, Effects: spell.Effects}
}

func TestIllegalTargets(t *testing.T) {
	t.Run("all illegal: it doesn't resolve", func(t *testing.T) {
		b := laid(t, on(Battlefield, 1, creature("Bear", 2, 2)))
		def, item := sorcery(1)
		item.Targets = [][]Target{{{Object: b.ids[0]}}}
		b.onStack(t, def, 0, false, item, &Casting{})
		b.move(b.ids[0], Hand)
		b.resolveTop()
		assert.Equal(t, []string{"Doom"}, b.namesIn(Graveyard, 0))
		assert.Len(t, b.zone(Hand, 1), 1)
	})
	t.Run("one illegal: the other is affected", func(t *testing.T) {
		b := laid(t, on(Battlefield, 1, creature("Bear", 2, 2)), on(Battlefield, 1, creature("Ox", 2, 2)))
		def, item := sorcery(2)
		item.Targets = [][]Target{{{Object: b.ids[0]}}, {{Object: b.ids[1]}}}
		b.onStack(t, def, 0, false, item, &Casting{})
		b.move(b.ids[0], Hand)
		b.resolveTop()
		assert.Equal(t, []string{"Ox"}, b.namesIn(Graveyard, 1))
	})
}

func TestInterveningIf(t *testing.T) {
	yours := &card.Exists{What: &card.Filter{Types: []string{"Creature"}, Controller: "you"}}
	for _, x := range []struct {
		name string
		gone bool
		life int
	}{{"still true", false, 21}, {"not any more", true, 20}} {
		t.Run(x.name, func(t *testing.T) {
			a := &card.Triggered{On: &card.StepBegins{Step: "upkeep", Whose: "you"}, If: yours, Effects: []card.Effect{&card.GainLife{N: card.Number(1)}}}
			b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2, a)))
			b.happen(Event{Kind: StepEvent, Step: UpkeepStep, Player: 0})
			require.True(t, b.putTriggersOnStack())
			if x.gone {
				b.move(b.ids[0], Hand)
			}
			b.resolveTop()
			assert.Equal(t, x.life, b.player(0).Life)
			assert.Empty(t, b.stack)
		})
	}
}

func TestPermanentSpells(t *testing.T) {
	t.Run("it enters with the face that was up", func(t *testing.T) {
		b := laid(t)
		b.onStack(t, turning("Front", "Back", card.Artifact), 0, true, StackItem{}, &Casting{X: 3})
		b.resolveTop()
		assert.Equal(t, []string{"Back"}, b.namesIn(Battlefield, 0))
		assert.Equal(t, 3, b.object(b.battlefield[0]).Cast.X)
	})
	t.Run("a copy becomes a token with both faces", func(t *testing.T) {
		b := laid(t)
		id := b.onStack(t, turning("Front", "Back", card.Artifact), 0, true, StackItem{}, &Casting{X: 3})
		b.does(t, &context{source: id, chosen: []ref{{object: id}}}, &card.CopySpell{What: &card.Chosen{}})
		require.Len(t, b.stack, 2)
		assert.Equal(t, "Back", b.characteristics(b.stack[1]).Name)
		b.resolveTop()
		token := b.battlefield[0]
		o := b.object(token)
		assert.Equal(t, TokenObject, o.Kind)
		assert.Equal(t, "Back", b.characteristics(token).Name)
		assert.Equal(t, 3, b.contextOf(token).x, "it has the X of the spell that was copied (CR 707.10)")
		assert.Equal(t, 1, b.turnOver([]ObjectID{token}, nil))
		assert.Equal(t, "Front", b.characteristics(token).Name)
	})
	t.Run("an Aura whose target is gone goes to the graveyard", func(t *testing.T) {
		b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)))
		aura := &card.Face{Name: "Leash", Types: card.Enchantment, Abilities: []card.Ability{&card.Keyword{Name: "enchant", Filter: creatures}}}
		aura.Subtypes.Add(auraType)
		item := StackItem{Specs: []card.TargetSpec{{What: creatures}}, Targets: [][]Target{{{Object: b.ids[0]}}}}
		b.onStack(t, &card.Card{Name: "Leash", Faces: []*card.Face{aura}}, 0, false, item, &Casting{})
		b.move(b.ids[0], Hand)
		b.resolveTop()
		assert.Equal(t, []string{"Leash"}, b.namesIn(Graveyard, 0))
	})
}

func TestAdventure(t *testing.T) {
	def := &card.Card{Name: "Giant", Layout: card.Adventure, Faces: []*card.Face{
		{Name: "Giant", Types: card.Creature, Power: 4, Toughness: 3, HasPT: true},
		{Name: "Stomp", Types: card.Instant, Abilities: []card.Ability{&card.Spell{Effects: []card.Effect{&card.GainLife{N: card.Number(2)}}}}},
	}}
	b := laid(t)
	b.onStack(t, def, 0, true, StackItem{}, &Casting{})
	b.resolveTop()
	assert.Equal(t, 22, b.player(0).Life)
	assert.Equal(t, []string{"Giant"}, b.namesIn(Exile, 0))
	require.Len(t, b.effects, 1, "its controller may play it from there (CR 715.3d)")
}

func TestTokenCopies(t *testing.T) {
	copied := func(b *table, except *card.Modify) *context {
		return b.does(t, &context{source: b.ids[0]}, &card.CreateToken{CopyOf: &card.Self{}, Except: except})
	}
	t.Run("of a double-faced permanent: both faces, the same one up", func(t *testing.T) {
		o := on(Battlefield, 0, turning("Front", "Back", card.Artifact))
		o.Back = true
		b := laid(t, o)
		c := copied(b, nil)
		require.Len(t, c.moved, 1)
		assert.Equal(t, "Back", b.characteristics(c.moved[0]).Name)
		assert.Equal(t, 1, b.turnOver(c.moved, nil))
		assert.Equal(t, "Front", b.characteristics(c.moved[0]).Name)
	})
	t.Run("with an exception that is copied on", func(t *testing.T) {
		b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)))
		c := copied(b, &card.Modify{SetPower: card.Number(5), SetToughness: card.Number(5)})
		require.Len(t, c.moved, 1)
		assert.Equal(t, 5, b.characteristics(c.moved[0]).Power)
		assert.Equal(t, 5, b.copiable(c.moved[0]).Power)
	})
	t.Run("not of a sorcery", func(t *testing.T) {
		def, _ := sorcery(1)
		b := laid(t, on(Graveyard, 0, def))
		assert.Empty(t, copied(b, nil).moved)
	})
	t.Run("of what has left, as it last was", func(t *testing.T) {
		b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)))
		b.move(b.ids[0], Hand)
		c := copied(b, nil)
		require.Len(t, c.moved, 1)
		assert.Equal(t, "Bear", b.characteristics(c.moved[0]).Name)
	})
}

func TestCounterSpell(t *testing.T) {
	b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)))
	def, item := sorcery(1)
	item.Targets = [][]Target{{{Object: b.ids[0]}}}
	id := b.onStack(t, def, 1, false, item, &Casting{})
	c := b.does(t, &context{source: b.ids[0], chosen: []ref{{object: id}}}, &card.CounterSpell{What: &card.Chosen{}})
	assert.True(t, c.done)
	assert.Empty(t, b.stack)
	assert.Equal(t, []string{"Doom"}, b.namesIn(Graveyard, 1))
}

func TestDelayedReturn(t *testing.T) {
	b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)))
	c := &context{source: b.ids[0], targets: [][]Target{{{Object: b.ids[0]}}}}
	b.does(t, c, &card.MoveTo{What: &card.Targeted{N: 1}, To: "exile"},
		&card.Delayed{On: &card.StepBegins{Step: "end", Whose: "each"}, Effects: []card.Effect{&card.MoveTo{What: &card.Targeted{N: 1}, To: "battlefield"}}})
	require.Len(t, b.delayed, 1)
	b.happen(Event{Kind: StepEvent, Step: EndStep, Player: 0})
	assert.Empty(t, b.delayed, "it triggers once")
	require.True(t, b.putTriggersOnStack())
	b.resolveTop()
	assert.Equal(t, []string{"Bear"}, b.namesIn(Battlefield, 0))
	assert.Empty(t, b.stack)
}

func TestReflexive(t *testing.T) {
	b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)))
	when := &card.Reflexive{Effects: []card.Effect{&card.Draw{N: card.Number(1)}}}
	b.does(t, nil, when)
	assert.Empty(t, b.waiting, "nothing was done")
	b.does(t, nil, &card.GainLife{N: card.Number(1)}, when)
	require.True(t, b.putTriggersOnStack())
	b.resolveTop()
	assert.Len(t, b.zone(Hand, 0), 1)
}
