package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// holds says whether a condition is true; nil is true.
func (g *Game) holds(when card.Condition, c *context) bool {
	switch w := when.(type) {
	case nil:
		return true
	case *card.YourTurn:
		return g.turn.Active == c.controller
	case *card.Exists:
		return g.count(w.What, c) >= max(w.AtLeast, 1)
	case *card.Is:
		return g.isOne(w, c)
	case *card.Holds:
		op, err := operatorNamed(w.Op)
		return err == nil && op.holds(g.amount(w.A, c, 0), g.amount(w.B, c, 0))
	case *card.Paid:
		return g.wasPaid(w.Cost, c)
	case *card.WasCast:
		return c.source != 0 && g.object(c.source).wasCast()
	case *card.Done:
		return c.done
	case *card.Not:
		return !g.holds(w.Of, c)
	case *card.All:
		return !slices.ContainsFunc(w.Of, func(x card.Condition) bool { return !g.holds(x, c) })
	case *card.Any:
		return slices.ContainsFunc(w.Of, func(x card.Condition) bool { return g.holds(x, c) })
	}
	return false
}

// isOne says whether what a selector names fits, as it is or as it last was.
func (g *Game) isOne(w *card.Is, c *context) bool {
	for _, id := range g.objectsOf(w.Of, c) {
		if s := g.subjectOf(id, c); matcherOf(w.What).fits(g, s, c) {
			return true
		}
	}
	return false
}

// wasPaid says whether an optional or alternative cost was paid for the spell
// that resolves, or that the source is or was (CR 601.2b, 400.7d).
func (g *Game) wasPaid(name string, c *context) bool {
	if g.timesPaid(name, c) > 0 {
		return true
	}
	for _, id := range []ObjectID{c.stackObject, c.source} {
		if id != 0 && g.object(id).Cast != nil && g.object(id).Cast.Using == name {
			return true
		}
	}
	return false
}

// timesPaid is how often an optional cost was paid for the spell that resolves,
// or that the source is or was (CR 702.33c, d).
func (g *Game) timesPaid(name string, c *context) int {
	lists := [][]string{c.optional}
	for _, id := range []ObjectID{c.stackObject, c.source} {
		if id != 0 && g.object(id).Cast != nil {
			lists = append(lists, g.object(id).Cast.Optional)
		}
	}
	for _, list := range lists {
		n := 0
		for _, paid := range list {
			if paid == name {
				n++
			}
		}
		if n > 0 {
			return n
		}
	}
	return 0
}
