package engine

import (
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
)

// freeCast says how a spell is cast during a resolution (CR 608.2g).
type freeCast struct {
	// fits limits the spell; nil any. paying is the alternative cost; nil and free: nothing.
	fits   *card.Filter
	paying []card.Cost
	c      *context
}

// castDuringResolution lets a player cast one of the cards now, any face that
// fits, or none (CR 608.2g, 712.11b). It tells whether one was cast.
func (g *Game) castDuringResolution(p PlayerID, ids []ObjectID, how freeCast) bool {
	d := &Decision{Player: p, Kind: AskCast, Max: 1, Prompt: "cast a spell, or none", Rules: []string{"608.2g"}}
	if how.c != nil {
		d.Source = how.c.stackObject
	}
	var actions []Action
	for _, id := range ids {
		if g.current(id) == 0 {
			continue
		}
		for face, f := range g.object(id).Def.Faces {
			a := Action{Player: p, Kind: CastAction, Object: id, Face: face}
			if g.castable(a, &how) {
				actions = append(actions, a)
				d.Options = append(d.Options, Option{Object: id, Name: f.Name})
			}
		}
	}
	answer := g.ask(d)
	if len(answer) == 0 {
		return false
	}
	a := actions[max(d.find(answer[0]), 0)]
	a.Optional = g.chooseOptional(a, &how)
	s := g.prepare(a, &how)
	s.pay(nil)
	s.finish()
	return true
}

// chooseOptional asks which optional additional costs to pay for a spell that
// is cast during a resolution (CR 118.8b).
func (g *Game) chooseOptional(a Action, how *freeCast) []string {
	d := &Decision{Player: a.Player, Kind: AskCost, Source: a.Object, Prompt: "optional costs to pay", Rules: []string{"601.2b", "118.8b"}}
	for _, extra := range g.optionalCostsOf(a, how) {
		with := a
		with.Optional = []string{extra.Optional}
		if g.castable(with, how) {
			d.Options = append(d.Options, Option{Name: extra.Optional})
		}
	}
	d.Max = len(d.Options)
	var out []string
	for _, o := range g.ask(d) {
		out = append(out, o.Name)
	}
	return out
}

// optionalCostsOf are the optional costs that a spell would have, one of each name.
func (g *Game) optionalCostsOf(a Action, how *freeCast) []*card.AdditionalCost {
	var out []*card.AdditionalCost
	try := g.trial()
	try.succeeds(func() { out = try.proposeSpell(a, how).optionalCosts() })
	slices.SortStableFunc(out, func(a, b *card.AdditionalCost) int { return strings.Compare(a.Optional, b.Optional) })
	return slices.CompactFunc(out, func(a, b *card.AdditionalCost) bool { return a.Optional == b.Optional })
}

// pay makes a player pay a cost that isn't a spell's or an activation's own
// (ward, "unless", "you may pay"; CR 118.12); false, with nothing changed, if
// it can't be paid. What was paid with is noted in the context.
func (g *Game) pay(p PlayerID, cost []card.Cost, c *context) bool {
	if !g.canPay(p, cost, c) {
		return false
	}
	x := g.chooseCostNumbers(p, cost, c)
	pay := g.resolutionPayment(p, cost, x)
	pay.pay()
	c.costPaid = append(c.costPaid[:len(c.costPaid):len(c.costPaid)], pay.objects...)
	c.costAmount = x.costAmount
	if pay.amount > 0 {
		c.costAmount = pay.amount
	}
	return true
}

// canPay says whether the player could pay now, mana abilities included (CR 118.3, 608.2g).
func (g *Game) canPay(p PlayerID, cost []card.Cost, c *context) bool {
	in := *c
	if part := variable(cost); part != nil {
		in.costAmount = max(g.amount(part.N, c, 1), 0)
	}
	pay := g.resolutionPayment(p, cost, &in)
	switch pay.verdict() {
	case payable:
		return true
	case unpayable:
		return false
	}
	return g.explore(manyTries, func(try *Game) { try.resolutionPayment(p, cost, &in).pay() })
}

// resolutionPayment is a cost paid as something resolves. Its words speak of
// the player who pays as "you".
func (g *Game) resolutionPayment(p PlayerID, cost []card.Cost, c *context) *payment {
	in := *c
	in.controller = p
	pay := &payment{g: g, by: p, c: &in, asker: c.asking(), parts: otherParts(cost), rule: "118.3"}
	if symbols := manaIn(cost); len(symbols) > 0 {
		pay.due = equivalents(symbols, c.x)
	}
	return pay
}

// chooseCostNumbers asks for the number of a variable cost as it is about to be paid (CR 107.3d by analogy).
func (g *Game) chooseCostNumbers(p PlayerID, cost []card.Cost, c *context) *context {
	in := *c
	part := variable(cost)
	if part == nil {
		return &in
	}
	least, most := max(g.amount(part.N, c, 1), 0), g.object(c.source).Counters.Of(part.Kind)
	if _, any := part.Max.(*card.AnyNumber); !any {
		most = min(most, g.amount(part.Max, c, most))
	}
	in.costAmount = g.ask(&Decision{Player: p, Kind: AskNumber, Source: c.asking(), Min: least, Max: max(most, least),
		Prompt: "how many " + part.Kind + " counters to remove", Rules: []string{"118.12"}})[0].Number
	return &in
}
