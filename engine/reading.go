package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// What filters, selectors, amounts and conditions read of objects, for
// dependencies between continuous effects (CR 613.8).

// filterReads is what a filter reads; nil reads nothing.
func filterReads(f *card.Filter) aspects {
	if f == nil {
		return 0
	}
	return matcherOf(f).reads
}

// selectorReads is what a selector reads.
func selectorReads(s card.Selector) aspects {
	switch s := s.(type) {
	case *card.Each:
		return filterReads(s.What)
	case *card.You, *card.Opponents:
		return aspectControl
	case *card.ControllerOf:
		return aspectControl | selectorReads(s.Of)
	case *card.OwnerOf:
		return selectorReads(s.Of)
	case *card.TopOf:
		return selectorReads(s.Who) | amountReads(s.N)
	}
	return 0
}

// amountReads is what an amount reads.
func amountReads(a card.Amount) aspects {
	switch a := a.(type) {
	case *card.Count:
		return filterReads(a.What)
	case *card.CountersOn:
		return selectorReads(a.Of)
	case *card.PowerOf:
		return aspectPT | aspectTypes | selectorReads(a.Of)
	case *card.ToughnessOf:
		return aspectPT | aspectTypes | selectorReads(a.Of)
	case *card.ManaValueOf:
		return selectorReads(a.Of)
	case *card.LifeOf:
		return aspectControl | selectorReads(a.Of)
	case *card.HandOf:
		return aspectControl | selectorReads(a.Of)
	case *card.TargetsMatching:
		return filterReads(a.What)
	case *card.Times:
		return amountReads(a.Of)
	case *card.Half:
		return amountReads(a.Of)
	case *card.Sum:
		var out aspects
		for _, part := range a.Of {
			out |= amountReads(part)
		}
		return out
	case *card.Devotion, *card.SpellsCast, *card.LifeLost:
		return aspectControl
	}
	return 0
}

// conditionReads is what a condition reads.
func conditionReads(c card.Condition) aspects {
	switch c := c.(type) {
	case *card.YourTurn:
		return aspectControl
	case *card.Exists:
		return filterReads(c.What)
	case *card.Is:
		return filterReads(c.What) | selectorReads(c.Of)
	case *card.Holds:
		return amountReads(c.A) | amountReads(c.B)
	case *card.Not:
		return conditionReads(c.Of)
	case *card.All:
		return allRead(c.Of)
	case *card.Any:
		return allRead(c.Of)
	}
	return 0
}

func allRead(cs []card.Condition) aspects {
	var out aspects
	for _, c := range cs {
		out |= conditionReads(c)
	}
	return out
}

// ofAffected says whether an amount is one of each object that an effect
// applies to, rather than the same for all.
func ofAffected(a card.Amount) bool {
	var of card.Selector
	switch a := a.(type) {
	case *card.CountersOn:
		of = a.Of
	case *card.PowerOf:
		of = a.Of
	case *card.ToughnessOf:
		of = a.Of
	case *card.ManaValueOf:
		of = a.Of
	case *card.Times:
		return ofAffected(a.Of)
	case *card.Half:
		return ofAffected(a.Of)
	case *card.Sum:
		return slices.ContainsFunc(a.Of, ofAffected)
	}
	_, is := of.(*card.Affected)
	return is
}
