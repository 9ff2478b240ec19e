package engine

import "github.com/stickler-mtg/stickler/engine/card"

// manaDue is a mana payment without a choice of symbols (CR 601.2b): so much
// mana of each type, generic and snow mana, and life for Phyrexian symbols.
type manaDue struct {
	typed                amounts
	generic, snow, phyre int
}

// total is how much mana that is.
func (d manaDue) total() int { return d.typed.total() + d.generic + d.snow }

// life is how much life pays for Phyrexian symbols (CR 107.4f).
func (d manaDue) life() int { return 2 * d.phyre }

// symbols are what must be paid in mana, as symbols.
func (d manaDue) symbols() card.ManaCost {
	var out card.ManaCost
	if d.generic > 0 {
		out = append(out, card.Symbol{Kind: card.GenericSymbol, N: d.generic})
	}
	for t, n := range d.typed {
		for range n {
			out = append(out, card.Symbol{Kind: card.TypedSymbol, A: card.ManaType(t)})
		}
	}
	for range d.snow {
		out = append(out, card.Symbol{Kind: card.SnowSymbol})
	}
	return out
}

// equivalents are the costs without hybrid and Phyrexian symbols, one of which
// a player announces (CR 601.2b, 118.13), each of them once. x is the value of X.
func equivalents(cost card.ManaCost, x int) []manaDue {
	out := []manaDue{{}}
	for _, s := range cost {
		var next []manaDue
		for _, d := range out {
			for _, way := range waysToPay(s, x) {
				next = addDue(next, d.plus(way))
			}
		}
		out = next
	}
	return out
}

// waysToPay are the ways in which one symbol can be paid (CR 107.4).
func waysToPay(s card.Symbol, x int) []manaDue {
	one := func(t card.ManaType) manaDue {
		var d manaDue
		d.typed[t] = 1
		return d
	}
	switch s.Kind {
	case card.GenericSymbol:
		return []manaDue{{generic: s.N}}
	case card.VariableSymbol:
		return []manaDue{{generic: x}}
	case card.SnowSymbol:
		return []manaDue{{snow: 1}}
	case card.HybridSymbol:
		return []manaDue{one(s.A), one(s.B)}
	case card.MonoHybridSymbol:
		return []manaDue{one(s.A), {generic: s.N}}
	case card.PhyrexianSymbol:
		return []manaDue{one(s.A), {phyre: 1}}
	case card.HybridPhyrexianSymbol:
		return []manaDue{one(s.A), one(s.B), {phyre: 1}}
	}
	return []manaDue{one(s.A)}
}

func (d manaDue) plus(o manaDue) manaDue {
	for t := range d.typed {
		d.typed[t] += o.typed[t]
	}
	d.generic += o.generic
	d.snow += o.snow
	d.phyre += o.phyre
	return d
}

func addDue(dues []manaDue, d manaDue) []manaDue {
	for _, x := range dues {
		if x == d {
			return dues
		}
	}
	return append(dues, d)
}

// costChanges sums up what effects do to a mana cost (CR 601.2f).
type costChanges struct {
	more    card.ManaCost
	less    manaDue
	minimum int
}

// apply gives the total costs that come of a cost: increases, then reductions,
// then what directly affects the total (CR 601.2f). Reductions by different
// effects come out the same in any order, so they are taken together.
func (ch costChanges) apply(cost card.ManaCost, x int) []manaDue {
	var out []manaDue
	for _, d := range equivalents(append(append(card.ManaCost{}, cost...), ch.more...), x) {
		out = addDue(out, d.reducedBy(ch.less).atLeast(ch.minimum))
	}
	return out
}

// reducedBy takes typed mana off its own type and what is left of it, like
// generic mana, off the generic mana (CR 118.7a–d, g).
func (d manaDue) reducedBy(less manaDue) manaDue {
	generic := less.generic + less.snow
	for t, n := range less.typed {
		taken := min(n, d.typed[t])
		d.typed[t] -= taken
		generic += n - taken
	}
	d.generic = max(d.generic-generic, 0)
	return d
}

// atLeast makes the total at least so much mana, the difference generic (CR 601.2f).
func (d manaDue) atLeast(n int) manaDue {
	d.generic += max(n-d.total(), 0)
	return d
}

// totalCost is the mana that a spell or ability costs in the end, one entry for
// each way of announcing its symbols (CR 601.2f).
func (p *proposal) totalCost() []manaDue {
	ch := costChanges{}
	for _, in := range p.abilities() {
		if c, ok := in.Ability.(*card.CostChange); ok && c.Spells == nil && c.Abilities == nil {
			ch.add(p.g, c, p.context())
		}
	}
	p.g.eachRule(func(in Instance, c *context) bool {
		if change, ok := in.Ability.(*card.CostChange); ok && p.changedBy(change, c) {
			ch.add(p.g, change, p.seenBy(c))
		}
		return true
	})
	symbols := manaIn(p.cost)
	if p.ability != nil && len(symbols)+len(ch.more) == 0 && ch.minimum == 0 {
		return nil
	}
	return ch.apply(symbols, p.item.X)
}

// seenBy is the context of another object's cost-changing ability, whose "that
// player" is the one who casts or activates.
func (p *proposal) seenBy(c *context) *context {
	in := *c
	in.event = &Event{Kind: CastEvent, Object: p.id, Source: p.source, Player: p.by, By: p.by}
	return &in
}

// abilities are those of a spell itself; of an ability that is activated, none.
func (p *proposal) abilities() []Instance {
	if p.ability != nil {
		return nil
	}
	return p.g.abilitiesOf(p.id)
}

// changedBy says whether a cost-changing ability is about this spell or ability.
func (p *proposal) changedBy(change *card.CostChange, c *context) bool {
	if change.By != "" && !p.g.playerIs(change.By, p.by, c) {
		return false
	}
	if p.ability != nil {
		return change.Abilities != nil && !(change.ExceptMana && p.g.isManaAbility(p.ability)) &&
			p.g.matches(change.Abilities, p.source, c)
	}
	return change.Spells != nil && p.g.matches(change.Spells, p.id, c)
}

// add takes one cost-changing ability into account, if its condition holds.
func (ch *costChanges) add(g *Game, change *card.CostChange, c *context) {
	if !g.holds(change.If, c) {
		return
	}
	more, _ := card.ParseManaCost(change.More)
	ch.more = append(ch.more, more...)
	if n := g.amount(change.MoreAmount, c, 0); n > 0 {
		ch.more = append(ch.more, card.Symbol{Kind: card.GenericSymbol, N: n})
	}
	less, _ := card.ParseManaCost(change.Less)
	for _, s := range less {
		ch.less = ch.less.plus(waysToPay(s, 0)[0])
	}
	ch.less.generic += max(g.amount(change.LessAmount, c, 0), 0)
	ch.minimum = max(ch.minimum, change.Minimum)
}

// manaIn are the mana symbols of a cost.
func manaIn(cost []card.Cost) card.ManaCost {
	var out card.ManaCost
	for _, part := range cost {
		if m, ok := part.(*card.ManaPart); ok {
			out = append(out, m.Mana...)
		}
	}
	return out
}

// otherParts are the parts of a cost that aren't mana, in order.
func otherParts(cost []card.Cost) []card.Cost {
	var out []card.Cost
	for _, part := range cost {
		if _, ok := part.(*card.ManaPart); !ok {
			out = append(out, part)
		}
	}
	return out
}

// hasX says whether a cost speaks of X (CR 107.3a).
func hasX(cost []card.Cost) bool {
	for _, part := range cost {
		switch part := part.(type) {
		case *card.ManaPart:
			if part.Mana.HasX() {
				return true
			}
		case *card.LoyaltyCost:
			if part.X {
				return true
			}
		default:
			if isX(numberIn(part)) {
				return true
			}
		}
	}
	return false
}

// numberIn is the number in a part of a cost; nil if it has none.
func numberIn(part card.Cost) card.Amount {
	switch part := part.(type) {
	case *card.Sacrifice:
		return part.N
	case *card.DiscardCards:
		return part.N
	case *card.PayLife:
		return part.N
	case *card.RemoveCounters:
		return part.N
	case *card.AddCounters:
		return part.N
	case *card.TapOthers:
		return part.N
	case *card.ExileCards:
		return part.N
	case *card.ReturnPermanents:
		return part.N
	}
	return nil
}

func isX(a card.Amount) bool {
	switch a := a.(type) {
	case *card.X:
		return true
	case *card.Times:
		return isX(a.Of)
	case *card.Half:
		return isX(a.Of)
	case *card.Sum:
		for _, part := range a.Of {
			if isX(part) {
				return true
			}
		}
	}
	return false
}

// variable is the part of a cost whose number is chosen without an X; nil if there is none.
func variable(cost []card.Cost) *card.RemoveCounters {
	for _, part := range cost {
		if r, ok := part.(*card.RemoveCounters); ok && r.Max != nil {
			return r
		}
	}
	return nil
}
