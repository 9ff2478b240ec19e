package engine

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// picks answers decisions in order, each by naming objects, players or a yes.
type picks struct {
	t      *testing.T
	script []any
	asked  []DecisionKind
}

func (p *picks) Choose(_ *Game, d *Decision) (Answer, error) {
	a, err := p.pick(d)
	for i := range a { // an option carries more than what it is named by
		for _, o := range d.Options {
			if a[i].Object == o.Object && a[i].HasPlayer == o.HasPlayer && a[i].Player == o.Player && !a[i].HasYes && !a[i].HasNumber && !a[i].HasColor {
				a[i] = o
				break
			}
		}
	}
	return a, err
}

func (p *picks) pick(d *Decision) (Answer, error) {
	p.asked = append(p.asked, d.Kind)
	if len(p.script) == 0 {
		return nil, errors.New("nothing was expected to be asked: " + string(d.Kind) + ": " + d.Prompt)
	}
	next := p.script[0]
	p.script = p.script[1:]
	switch x := next.(type) {
	case bool:
		return Answer{{Yes: x, HasYes: true}}, nil
	case player:
		return Answer{{Player: PlayerID(x), HasPlayer: true}}, nil
	case card.Color:
		return Answer{{Color: x, HasColor: true, Name: x.String()}}, nil
	case int:
		return Answer{{Number: x, HasNumber: true}}, nil
	case ObjectID:
		return Answer{{Object: x}}, nil
	case []ObjectID:
		var a Answer
		for _, id := range x {
			a = append(a, Option{Object: id})
		}
		return a, nil
	}
	p.t.Fatalf("the script can't say %v", next)
	return nil, nil
}

// table is a game for two and what its objects are.
type table struct {
	*Game
	ids   []ObjectID
	picks *picks
}

func laid(t *testing.T, objects ...ObjectSetup) *table {
	t.Helper()
	for i := range objects {
		require.NoError(t, Compile(objects[i].Def))
	}
	g, err := NewGame(Setup{Players: []PlayerSetup{{Name: "Alice"}, {Name: "Bob"}}, Step: PrecombatMain, Objects: objects})
	require.NoError(t, err)
	p := &picks{t: t}
	g.chooser = p
	out := &table{Game: g, picks: p}
	for i := range objects {
		out.ids = append(out.ids, ObjectID(i+1))
	}
	return out
}

// does carries instructions out for Alice, with the first object as the source.
func (b *table) does(t *testing.T, c *context, effects ...card.Effect) *context {
	t.Helper()
	if c == nil {
		c = &context{source: b.ids[0]}
	}
	for _, e := range effects {
		require.NoError(t, Compile(&card.Card{Faces: []*card.Face{{Abilities: []card.Ability{&card.Spell{Effects: []card.Effect{e}}}}}}))
	}
	b.carryOut(effects, c)
	assert.Empty(t, b.picks.script, "answers that nobody asked for")
	return c
}

func creature(name string, power, toughness int, abilities ...card.Ability) *card.Card {
	return &card.Card{Name: name, Faces: []*card.Face{{Name: name, Types: card.Creature, Power: power, Toughness: toughness, HasPT: true, Abilities: abilities}}}
}

func turning(front, back string, types card.TypeSet) *card.Card {
	return &card.Card{Name: front + " // " + back, Layout: card.Nonmodal, Faces: []*card.Face{
		{Name: front, Types: card.Creature, Power: 3, Toughness: 3, HasPT: true},
		{Name: back, Types: types},
	}}
}

func on(zone Zone, owner PlayerID, def *card.Card) ObjectSetup {
	return ObjectSetup{Def: def, Owner: owner, Controller: owner, Zone: zone}
}

func (b *table) namesIn(z Zone, p PlayerID) []string {
	var out []string
	for _, id := range b.zone(z, p) {
		out = append(out, b.characteristics(id).Name)
	}
	return out
}

func each(f *card.Filter) card.Selector { return &card.Each{What: f} }

var creatures = &card.Filter{Types: []string{"Creature"}}

func TestDestroyAllIsOneEvent(t *testing.T) {
	watcher := &card.Triggered{On: &card.Dies{What: creatures}, Effects: []card.Effect{&card.GainLife{N: card.Number(1)}}}
	b := laid(t, on(Battlefield, 0, creature("Watcher", 1, 1, watcher)), on(Battlefield, 1, creature("Bear", 2, 2)))
	c := b.does(t, nil, &card.Destroy{What: each(creatures)})
	assert.Equal(t, 2, c.doneAmount)
	assert.Len(t, c.moved, 2)
	assert.Len(t, b.waiting, 2, "the watcher saw both die, itself included (CR 603.10a)")
}

func TestBolster(t *testing.T) {
	board := func() *table {
		return laid(t, on(Battlefield, 0, creature("Big", 4, 4)), on(Battlefield, 0, creature("Small", 3, 1)),
			on(Battlefield, 0, creature("Little", 2, 1)), on(Battlefield, 1, creature("Theirs", 0, 0)))
	}
	t.Run("a tie is the controller's choice", func(t *testing.T) {
		b := board()
		b.picks.script = []any{b.ids[2]}
		c := b.does(t, nil, &card.Bolster{N: card.Number(2)})
		assert.Equal(t, 2, b.object(b.ids[2]).Counters.Of(plusOne))
		assert.Equal(t, []ref{{object: b.ids[2]}}, c.chosen)
	})
	t.Run("one creature with the least isn't asked about", func(t *testing.T) {
		b := board()
		b.picks.script = nil
		b.move(b.ids[2], Graveyard)
		b.does(t, nil, &card.Bolster{N: card.Number(1)})
		assert.Equal(t, 1, b.object(b.ids[1]).Counters.Of(plusOne))
	})
	t.Run("no creature, nothing", func(t *testing.T) {
		b := laid(t, on(Battlefield, 1, creature("Theirs", 0, 0)))
		c := b.does(t, nil, &card.Bolster{N: card.Number(1)})
		assert.Empty(t, c.chosen)
		assert.False(t, c.done)
	})
}

func TestMoveCounters(t *testing.T) {
	for _, x := range []struct {
		name         string
		has          int
		n            card.Amount
		onto         int
		moved, stays int
	}{
		{"some", 3, card.Number(2), 1, 2, 1},
		{"as many as there are", 2, card.Number(3), 1, 2, 0},
		{"all", 3, nil, 1, 3, 0},
		{"none there", 0, card.Number(1), 1, 0, 0},
		{"onto itself", 2, card.Number(2), 0, 0, 2},
	} {
		t.Run(x.name, func(t *testing.T) {
			from := on(Battlefield, 0, creature("From", 1, 1))
			from.Counters = from.Counters.with(plusOne, x.has, 0)
			b := laid(t, from, on(Battlefield, 0, creature("Onto", 1, 1)))
			c := &context{source: b.ids[0], targets: [][]Target{{{Object: b.ids[x.onto]}}}}
			b.does(t, c, &card.MoveCounters{Kind: plusOne, N: x.n, Onto: &card.Targeted{N: 1}})
			assert.Equal(t, x.moved, c.doneAmount)
			assert.Equal(t, x.stays, b.object(b.ids[0]).Counters.Of(plusOne))
			if x.onto == 1 {
				assert.Equal(t, x.moved, b.object(b.ids[1]).Counters.Of(plusOne))
			}
		})
	}
	t.Run("the source is gone", func(t *testing.T) {
		from := on(Battlefield, 0, creature("From", 1, 1))
		from.Counters = from.Counters.with(plusOne, 2, 0)
		b := laid(t, from, on(Battlefield, 0, creature("Onto", 1, 1)))
		b.move(b.ids[0], Graveyard)
		c := &context{source: b.ids[0], targets: [][]Target{{{Object: b.ids[1]}}}}
		b.does(t, c, &card.MoveCounters{Kind: plusOne, Onto: &card.Targeted{N: 1}})
		assert.Zero(t, b.object(b.ids[1]).Counters.Of(plusOne))
	})
}

func TestExileUntilItLeaves(t *testing.T) {
	exile := &card.MoveTo{What: &card.Targeted{N: 1}, To: "exile", Until: "leaves"}
	board := func() (*table, *context) {
		b := laid(t, on(Battlefield, 0, creature("Jailer", 1, 1)), on(Battlefield, 1, creature("Prisoner", 2, 2)))
		return b, &context{source: b.ids[0], targets: [][]Target{{{Object: b.ids[1]}}}}
	}
	t.Run("it returns at once, under its owner's control", func(t *testing.T) {
		b, c := board()
		b.does(t, c, exile)
		require.Equal(t, []string{"Prisoner"}, b.namesIn(Exile, 0))
		assert.Equal(t, b.ids[0], b.object(c.moved[0]).ExiledBy)
		b.move(b.ids[0], Graveyard)
		assert.Equal(t, []string{"Prisoner"}, b.namesIn(Battlefield, 0))
		assert.Equal(t, PlayerID(1), b.controllerOf(b.battlefield[0]))
		assert.Empty(t, b.away)
	})
	t.Run("the jailer left first", func(t *testing.T) {
		b, c := board()
		b.move(b.ids[0], Graveyard)
		b.does(t, c, exile)
		assert.Equal(t, []string{"Prisoner"}, b.namesIn(Battlefield, 0))
	})
}

func TestEachPlayerSacrifices(t *testing.T) {
	b := laid(t, on(Battlefield, 0, creature("A1", 1, 1)), on(Battlefield, 0, creature("A2", 1, 1)),
		on(Battlefield, 1, creature("B1", 1, 1)), on(Battlefield, 1, creature("B2", 1, 1)))
	b.picks.script = []any{b.ids[1], b.ids[2]}
	c := b.does(t, nil, &card.SacrificeEffect{What: &card.Filter{Types: []string{"Creature"}, Controller: "you"}, Who: &card.EachPlayer{}})
	assert.Equal(t, []string{"A1", "B2"}, b.namesIn(Battlefield, 0))
	assert.Equal(t, 2, c.doneAmount)
}

func TestFight(t *testing.T) {
	for _, x := range []struct {
		name       string
		a, b       int
		gone       bool
		wantA, got int
	}{
		{name: "each deals its power", a: 0, b: 1, wantA: 1, got: 3},
		{name: "with itself, twice its power", a: 0, b: 0, wantA: 6},
		{name: "one is gone", a: 0, b: 1, gone: true},
	} {
		t.Run(x.name, func(t *testing.T) {
			b := laid(t, on(Battlefield, 0, creature("Three", 3, 9)), on(Battlefield, 1, creature("One", 1, 9)))
			if x.gone {
				b.move(b.ids[1], Hand)
			}
			c := &context{source: b.ids[0], targets: [][]Target{{{Object: b.ids[x.a]}}, {{Object: b.ids[x.b]}}}}
			b.does(t, c, &card.Fight{A: &card.Targeted{N: 1}, B: &card.Targeted{N: 2}})
			assert.Equal(t, x.wantA, b.object(b.ids[0]).Damage)
			assert.Equal(t, x.got, b.object(b.ids[1]).Damage)
		})
	}
}

func TestPutOntoBattlefieldConverted(t *testing.T) {
	moves := &card.MoveTo{What: &card.Targeted{N: 1}, To: "battlefield", Converted: true, Under: &card.OwnerOf{Of: &card.Targeted{N: 1}}}
	for _, x := range []struct {
		name   string
		def    *card.Card
		enters bool
	}{
		{"a card with two faces", turning("Front", "Back", card.Artifact), true},
		{"a card with one stays", creature("Bear", 2, 2), false},
		{"an instant behind: it stays", turning("Front", "Back", card.Instant), false},
	} {
		t.Run(x.name, func(t *testing.T) {
			b := laid(t, on(Graveyard, 1, x.def))
			c := &context{source: b.ids[0], targets: [][]Target{{{Object: b.ids[0]}}}}
			b.does(t, c, moves)
			assert.Equal(t, x.enters, c.done)
			if x.enters {
				assert.Equal(t, []string{"Back"}, b.namesIn(Battlefield, 0))
				assert.Equal(t, PlayerID(1), b.controllerOf(b.battlefield[0]))
			} else {
				assert.Len(t, b.namesIn(Graveyard, 1), 1)
			}
		})
	}
}

func TestFollowingAnObject(t *testing.T) {
	back := &card.MoveTo{What: &card.EventObject{}, To: "battlefield"}
	die := func(b *table) *Event {
		ev := b.happen(b.moveEvent(b.ids[0], Graveyard))[0]
		return &ev
	}
	t.Run("what died is found in the graveyard", func(t *testing.T) {
		b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)))
		b.does(t, &context{source: b.ids[0], event: die(b)}, back)
		assert.Equal(t, []string{"Bear"}, b.namesIn(Battlefield, 0))
	})
	t.Run("but not where it went afterwards", func(t *testing.T) {
		b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)))
		ev := die(b)
		b.move(ev.Became, Exile)
		b.does(t, &context{source: b.ids[0], event: ev}, back)
		assert.Empty(t, b.namesIn(Battlefield, 0))
	})
	t.Run("what the same resolution exiled is found", func(t *testing.T) {
		b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)))
		c := &context{source: b.ids[0], targets: [][]Target{{{Object: b.ids[0]}}}}
		b.does(t, c, &card.MoveTo{What: &card.Targeted{N: 1}, To: "exile"}, &card.MoveTo{What: &card.Targeted{N: 1}, To: "battlefield"},
			&card.PutCounters{Kind: plusOne, On: &card.Targeted{N: 1}})
		require.Len(t, b.battlefield, 1)
		assert.Equal(t, 1, b.object(b.battlefield[0]).Counters.Of(plusOne))
	})
	t.Run("not what it put into a hand", func(t *testing.T) {
		b := laid(t, on(Battlefield, 0, creature("Bear", 2, 2)))
		c := &context{source: b.ids[0], targets: [][]Target{{{Object: b.ids[0]}}}}
		b.does(t, c, &card.MoveTo{What: &card.Targeted{N: 1}, To: "hand"}, &card.MoveTo{What: &card.Targeted{N: 1}, To: "battlefield"})
		assert.Len(t, b.zone(Hand, 0), 1)
	})
}

func TestIfYouDo(t *testing.T) {
	gain := []card.Effect{&card.If{When: &card.Done{}, Then: []card.Effect{&card.GainLife{N: card.Number(3)}}}}
	sacrifice := &card.SacrificeEffect{What: &card.Filter{Types: []string{"Creature"}}}
	for _, x := range []struct {
		name     string
		creature bool
		script   []any
		life     int
	}{
		{"they do", true, []any{true}, 23},
		{"they don't", true, []any{false}, 20},
		{"they can't, and aren't asked", false, nil, 20},
	} {
		t.Run(x.name, func(t *testing.T) {
			objects := []ObjectSetup{on(Battlefield, 1, creature("Theirs", 1, 1))}
			if x.creature {
				objects = append(objects, on(Battlefield, 0, creature("Mine", 1, 1)))
			}
			b := laid(t, objects...)
			b.picks.script = x.script
			b.does(t, nil, append([]card.Effect{&card.May{Effects: []card.Effect{sacrifice}}}, gain...)...)
			assert.Equal(t, x.life, b.player(0).Life)
			assert.Equal(t, 20, b.player(1).Life)
		})
	}
}

func TestLibraries(t *testing.T) {
	board := func() *table {
		return laid(t, on(Library, 0, creature("One", 1, 1)), on(Library, 0, creature("Two", 2, 2)), on(Library, 0, creature("Three", 3, 3)))
	}
	top := func(b *table, n int) []string { return b.namesIn(Library, 0)[:n] }
	t.Run("scry", func(t *testing.T) {
		b := board()
		b.picks.script = []any{b.ids[0], []ObjectID{b.ids[2], b.ids[1]}}
		b.does(t, nil, &card.Scry{N: card.Number(3)})
		assert.Equal(t, []string{"Three", "Two"}, top(b, 2))
		names := b.namesIn(Library, 0)
		assert.Equal(t, "One", names[len(names)-1])
	})
	t.Run("surveil", func(t *testing.T) {
		b := board()
		b.picks.script = []any{[]ObjectID{b.ids[0], b.ids[1]}}
		b.does(t, nil, &card.Surveil{N: card.Number(2)})
		assert.Equal(t, []string{"One", "Two"}, b.namesIn(Graveyard, 0))
		assert.Equal(t, []string{"Three"}, top(b, 1))
	})
	t.Run("mill", func(t *testing.T) {
		b := board()
		c := b.does(t, nil, &card.Mill{N: card.Number(2)})
		assert.Equal(t, []string{"One", "Two"}, b.namesIn(Graveyard, 0))
		assert.Len(t, c.moved, 2)
	})
	t.Run("search needn't find", func(t *testing.T) {
		b := board()
		b.picks.script = []any{[]ObjectID{}}
		b.does(t, nil, &card.Search{What: creatures, To: "hand"})
		assert.Empty(t, b.zone(Hand, 0))
	})
	t.Run("search, on top of the shuffled rest", func(t *testing.T) {
		b := board()
		b.picks.script = []any{b.ids[1]}
		b.does(t, nil, &card.Search{What: creatures, To: "library top"})
		assert.Equal(t, []string{"Two"}, top(b, 1))
	})
	t.Run("reveal until", func(t *testing.T) {
		b := board()
		c := b.does(t, nil, &card.RevealUntil{What: &card.Filter{Power: &card.Compare{Op: "equal", To: card.Number(2)}}, To: "battlefield"})
		assert.Equal(t, []string{"Two"}, b.namesIn(Battlefield, 0))
		names := b.namesIn(Library, 0)
		assert.Equal(t, []string{"Three", "One"}, []string{names[0], names[len(names)-1]})
		assert.Len(t, c.moved, 1)
	})
}
