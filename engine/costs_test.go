package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

func symbols(t *testing.T, text string) card.ManaCost {
	t.Helper()
	cost, err := card.ParseManaCost(text)
	require.NoError(t, err)
	return cost
}

func poolOf(t *testing.T, text string) Pool {
	t.Helper()
	var p Pool
	for _, s := range symbols(t, text) {
		p = p.with(Mana{Type: s.A, N: 1})
	}
	return p
}

// dueText is a total cost as a reader would write it, with life for Phyrexian symbols.
func dueText(d manaDue) string {
	text := d.symbols().String()
	for range d.phyre {
		text += " 2 life"
	}
	return text
}

// Increases come first, then reductions, then minimums, in whatever order the
// effects came (CR 601.2f, 118.7).
func TestTotalCost(t *testing.T) {
	typed := func(text string) manaDue {
		var d manaDue
		for _, s := range symbols(t, text) {
			d = d.plus(waysToPay(s, 0)[0])
		}
		return d
	}
	for _, c := range []struct {
		name, cost string
		x          int
		changes    costChanges
		want       []string
	}{
		{"nothing changes it", "{2}{R}{G}", 0, costChanges{}, []string{"{2}{R}{G}"}},
		{"a reduction takes only generic mana", "{R}{W}", 0, costChanges{less: typed("{1}")}, []string{"{W}{R}"}},
		{"an increase can be reduced", "{0}", 0, costChanges{more: symbols(t, "{3}"), less: typed("{1}")}, []string{"{2}"}},
		{"no less than nothing", "{1}", 0, costChanges{more: symbols(t, "{1}"), less: typed("{2}")}, []string{"{0}"}},
		{"a color that isn't there takes generic mana", "{2}{R}", 0, costChanges{less: typed("{U}")}, []string{"{1}{R}"}},
		{"what is too much of a color takes generic mana", "{3}{W}", 0, costChanges{less: typed("{W}{W}")}, []string{"{2}"}},
		{"colorless is a type too", "{1}{C}", 0, costChanges{less: typed("{C}")}, []string{"{1}"}},
		{"a minimum comes last", "{X}{R}", 1, costChanges{minimum: 3}, []string{"{2}{R}"}},
		{"a minimum that is reached", "{X}{R}", 2, costChanges{minimum: 3}, []string{"{2}{R}"}},
		{"a reduction can't undo a minimum", "{X}{R}", 1, costChanges{minimum: 3, less: typed("{1}")}, []string{"{2}{R}"}},
		{"two X", "{X}{X}{G}", 2, costChanges{}, []string{"{4}{G}"}},
		{"hybrid", "{W/U}{W/U}", 0, costChanges{}, []string{"{W}{W}", "{W}{U}", "{U}{U}"}},
		{"a reduction of a hybrid's color", "{2}{W/U}", 0, costChanges{less: typed("{U}")}, []string{"{1}{W}", "{2}"}},
		{"generic mana announced for a monocolored hybrid is reduced", "{2/R}", 0, costChanges{less: typed("{1}")}, []string{"{R}", "{1}"}},
		{"Phyrexian", "{1}{R/P}", 0, costChanges{}, []string{"{1}{R}", "{1} 2 life"}},
		{"snow mana isn't generic", "{S}{1}", 0, costChanges{less: typed("{2}")}, []string{"{S}"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, d := range c.changes.apply(symbols(t, c.cost), c.x) {
				got = append(got, dueText(d))
			}
			assert.Equal(t, c.want, got)
		})
	}
}

// waysIn are the payments of a cost from a pool, as symbols.
func waysIn(pool Pool, dues []manaDue, wild wildness) []string {
	var out []string
	for _, due := range dues {
		eachWay(pool, due, wild, func(spent []Mana) bool {
			out = append(out, Pool(spent).String())
			return true
		})
	}
	return out
}

func TestWaysToPayFromThePool(t *testing.T) {
	for _, c := range []struct {
		name, pool, cost string
		wild             wildness
		want             []string
	}{
		{"exactly", "{R}{G}", "{R}{G}", asItIs, []string{"{R}{G}"}},
		{"nothing for nothing", "", "{0}", asItIs, []string{""}},
		{"nothing is spent on {0}", "{R}", "{0}", asItIs, []string{""}},
		{"too little", "{R}", "{R}{G}", asItIs, nil},
		{"the wrong color", "{U}{U}", "{1}{R}", asItIs, nil},
		{"generic mana leaves a choice", "{R}{G}{C}", "{1}{R}", asItIs, []string{"{R}{C}", "{R}{G}"}},
		{"colorless mana is asked for", "{R}{C}", "{C}", asItIs, []string{"{C}"}},
		{"colored mana is no colorless mana", "{R}", "{C}", asItIs, nil},
		{"hybrid", "{W}{U}", "{W/U}", asItIs, []string{"{W}", "{U}"}},
		{"monocolored hybrid", "{W}{C}{C}", "{2/W}", asItIs, []string{"{W}", "{C}{C}", "{W}{C}"}},
		{"as though of any color", "{U}", "{R}", asAnyColor, []string{"{U}"}},
		{"not as though colorless", "{U}", "{C}", asAnyColor, nil},
		{"as though of any type", "{U}", "{C}", asAnyType, []string{"{U}"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			assert.Equal(t, c.want, waysIn(poolOf(t, c.pool), equivalents(symbols(t, c.cost), 0), c.wild))
		})
	}
}

// Snow mana pays {S} and, at the same time, isn't used up for a color (CR 107.4h).
func TestSnowMana(t *testing.T) {
	pool := Pool{}.with(Mana{Type: card.ManaType(card.Green), N: 1}, Mana{Type: card.ManaType(card.Green), N: 1, Snow: true})
	assert.Len(t, waysIn(pool, equivalents(symbols(t, "{S}"), 0), asItIs), 1)
	assert.Len(t, waysIn(pool, equivalents(symbols(t, "{S}{G}"), 0), asItIs), 1)
	assert.Empty(t, waysIn(pool, equivalents(symbols(t, "{S}{S}"), 0), asItIs))
}

// A great pool doesn't make a great list.
func TestManyWaysAreBounded(t *testing.T) {
	pool := Pool{}
	for ty := card.ManaType(0); ty < card.ManaTypes; ty++ {
		pool = pool.with(Mana{Type: ty, N: 1000})
	}
	seen := 0
	eachWay(pool, manaDue{generic: 900, typed: amounts{5, 5, 5, 5, 5, 5}}, asItIs, func([]Mana) bool {
		seen++
		return seen < manyWays
	})
	assert.Equal(t, manyWays, seen)
}

// Mana units are assigned so that each color gets one that can make it.
func TestEnoughUnits(t *testing.T) {
	unit := func(letters string) manaUnit {
		var types card.ManaTypeSet
		for _, l := range letters {
			ty, _ := card.ManaTypeNamed(string(l))
			types |= ty.Set()
		}
		return manaUnit{types: types}
	}
	for _, c := range []struct {
		cost  string
		units []manaUnit
		want  bool
	}{
		{"{R}{G}", []manaUnit{unit("RG"), unit("R")}, true},
		{"{R}{G}", []manaUnit{unit("R"), unit("RG")}, true},
		{"{R}{G}", []manaUnit{unit("RW"), unit("RU")}, false},
		{"{1}{R}{R}", []manaUnit{unit("RG"), unit("R"), unit("G")}, true},
		{"{1}{R}{R}", []manaUnit{unit("R"), unit("G"), unit("G")}, false},
		{"{W}{U}{B}", []manaUnit{unit("WU"), unit("WB"), unit("UB")}, true},
		{"{3}", []manaUnit{unit("W"), unit("C")}, false},
	} {
		assert.Equal(t, c.want, enoughUnits(c.units, equivalents(symbols(t, c.cost), 0)[0], asItIs), "%s from %v", c.cost, c.units)
	}
}
