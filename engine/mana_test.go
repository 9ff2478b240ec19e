package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/stickler-mtg/stickler/engine/card"
)

func TestPoolKeepsLikeWithLike(t *testing.T) {
	p := poolOf(t, "{G}{W}{G}{C}")
	assert.Equal(t, "{W}{G}{G}{C}", p.String())
	only := &card.Filter{}
	p = p.with(Mana{Type: card.ManaType(card.Green), N: 1, SpendOnly: only})
	assert.Equal(t, "{W}{G}{G}{G}{C}", p.String())
	assert.Len(t, p, 4, "restricted mana is kept apart")
}

func TestPoolIsAValue(t *testing.T) {
	p := poolOf(t, "{R}{G}")
	q := p.with(Mana{Type: card.ManaType(card.Red), N: 2})
	r, ok := q.without(Mana{Type: card.ManaType(card.Green), N: 1})
	assert.True(t, ok)
	assert.Equal(t, []string{"{R}{G}", "{R}{R}{R}{G}", "{R}{R}{R}"}, []string{p.String(), q.String(), r.String()})
	_, ok = p.without(Mana{Type: card.ManaType(card.Red), N: 2})
	assert.False(t, ok)
	empty, ok := p.without(p...)
	assert.True(t, ok)
	assert.Nil(t, empty)
}

func TestIsManaAbility(t *testing.T) {
	g := &Game{}
	add := []card.Effect{&card.AddMana{Mana: "{G}"}}
	mana := func(text string) card.Cost { return &card.ManaPart{Mana: symbols(t, text)} }
	for _, c := range []struct {
		name    string
		ability card.Ability
		want    bool
	}{
		{"{T}: mana", &card.Activated{Cost: []card.Cost{&card.TapSelf{}}, Effects: add}, true},
		{"paying mana for mana", &card.Activated{Cost: []card.Cost{mana("{2}"), &card.UntapSelf{}}, Effects: add}, true},
		{"mana among other things", &card.Activated{Cost: []card.Cost{&card.TapSelf{}},
			Effects: []card.Effect{&card.GainLife{N: card.Number(1)}, &card.May{Effects: add}}}, true},
		{"no mana", &card.Activated{Cost: []card.Cost{mana("{1}")}, Effects: []card.Effect{&card.Draw{}}}, false},
		{"with a target", &card.Activated{Cost: []card.Cost{&card.TapSelf{}}, Effects: add, Targets: []card.TargetSpec{{Min: card.Number(0)}}}, false},
		{"a loyalty ability", &card.Activated{Cost: []card.Cost{&card.LoyaltyCost{N: 1}}, Effects: add}, false},
		{"triggered by tapping for mana", &card.Triggered{On: &card.TappedForMana{}, Effects: add}, true},
		{"triggered by something else", &card.Triggered{On: &card.Enters{}, Effects: add}, false},
		{"triggered without mana", &card.Triggered{On: &card.TappedForMana{}, Effects: []card.Effect{&card.Draw{}}}, false},
	} {
		assert.Equal(t, c.want, g.isManaAbility(c.ability), c.name)
	}
}

func TestPortions(t *testing.T) {
	red, green := card.ManaType(card.Red).Set(), card.ManaType(card.Green).Set()
	for _, c := range []struct {
		symbols string
		times   int
		want    []portion
	}{
		{"{R}{G}", 1, []portion{{red, 1}, {green, 1}}},
		{"{C}{C}", 1, []portion{{card.Colorless.Set(), 2}}},
		{"{G}", 3, []portion{{green, 3}}},
		{"{R/G}", 1, []portion{{red | green, 1}}},
		{"{2}", 1, []portion{{card.Colorless.Set(), 2}}},
		{"{R/P}", 1, []portion{{red, 1}}},
	} {
		assert.Equal(t, c.want, fixedPortions(c.symbols, c.times), c.symbols)
	}
	assert.Equal(t, everyColor, manaTypesNamed("any color"))
	assert.Equal(t, everyManaType, manaTypesNamed("any type"))
	assert.Equal(t, red|green, manaTypesNamed("{R}{G}"))
	assert.Zero(t, manaTypesNamed(""))
}

// Replacement effects come out in every order (CR 106.7, 616.1).
func TestRewritesInEveryOrder(t *testing.T) {
	red, black := card.ManaType(card.Red), card.ManaType(card.Black)
	contamination := manaRewrite{&card.ReplaceMana{Become: "{B}", Amount: 1}}
	double := manaRewrite{&card.ReplaceMana{Multiply: 2}}
	sphere := manaRewrite{&card.ReplaceMana{AtLeast: 2, Become: "{C}", Amount: 1}}
	for _, c := range []struct {
		name     string
		rewrites []manaRewrite
		made     amounts
		want     card.ManaTypeSet
	}{
		{"another type", []manaRewrite{contamination}, amounts{card.Red: 1}, black.Set()},
		{"more of it", []manaRewrite{double}, amounts{card.Red: 1}, red.Set()},
		{"only from two on", []manaRewrite{sphere}, amounts{card.Red: 1}, red.Set()},
		{"doubled, then from two on", []manaRewrite{sphere, double}, amounts{card.Red: 1}, card.Colorless.Set()},
		{"either last", []manaRewrite{sphere, contamination}, amounts{card.Red: 2}, black.Set()},
	} {
		p := producer{rewrites: c.rewrites}
		p.rewrite(rewritten{c.made, 0}, map[rewritten]bool{})
		assert.Equal(t, c.want, p.types, c.name)
	}
}
