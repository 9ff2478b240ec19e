package engine

import "github.com/stickler-mtg/stickler/engine/card"

// couldProduce are the types of mana that a permanent could produce: those
// that an ability of it would make if it resolved now, whatever its costs and
// whatever the order of the replacement effects (CR 106.7). Where permanents
// ask this of each other, only what follows from something else counts: the
// least solution, found by starting from nothing.
func (g *Game) couldProduce(id ObjectID) card.ManaTypeSet {
	if g.produced == nil || g.produced.state != g.state {
		g.produced = &produced{state: g.state, known: make([]card.ManaTypeSet, len(g.objects))}
	}
	p := g.produced
	switch {
	case p.solved:
	case g.asksOthers(id):
		g.solve(p.known)
		p.solved = true
	default:
		p.known[id] = g.wouldMake(id, p.known)
	}
	return p.known[id]
}

// produced remembers what permanents could produce, in one state of a game.
type produced struct {
	state uint64
	known []card.ManaTypeSet
	// solved: all that is on the battlefield is known.
	solved bool
}

// solve finds the least solution: what of nothing but itself follows for any permanent is left out.
func (g *Game) solve(known []card.ManaTypeSet) {
	for again := true; again; {
		again = false
		for _, p := range g.battlefield {
			if types := g.wouldMake(p, known); types != known[p] {
				known[p] |= types
				again = true
			}
		}
	}
}

// asksOthers says whether what an object makes depends on what others could produce.
func (g *Game) asksOthers(id ObjectID) bool {
	asks := false
	for _, in := range g.abilitiesOf(id) {
		effects, modes := effectsOf(in.Ability)
		visit := func(e *card.AddMana) { asks = asks || e.CouldProduce != nil }
		eachAddMana(effects, visit)
		for _, m := range modes {
			eachAddMana(m.Effects, visit)
		}
	}
	return asks
}

// effectsOf are the instructions of an activated or triggered ability.
func effectsOf(a card.Ability) ([]card.Effect, []card.Mode) {
	switch a := a.(type) {
	case *card.Activated:
		return a.Effects, a.Modes
	case *card.Triggered:
		return a.Effects, a.Modes
	}
	return nil, nil
}

// wouldMake are the types that a permanent's abilities would make, if
// permanents could produce what is known.
func (g *Game) wouldMake(id ObjectID, known []card.ManaTypeSet) card.ManaTypeSet {
	var types card.ManaTypeSet
	for _, in := range g.abilitiesOf(id) {
		effects, modes := effectsOf(in.Ability)
		if !couldAddMana(effects, modes) {
			continue
		}
		p := producer{g: g, id: id, c: g.producing(id), known: known}
		if a, ok := in.Ability.(*card.Activated); ok && tapsSelf(a.Cost) && g.isManaAbility(a) {
			p.rewrites = g.manaRewrites(id)
		}
		p.carryOut(effects)
		for _, m := range modes {
			p.carryOut(m.Effects)
		}
		types |= p.types
	}
	return types
}

// producing is the context in which an ability is imagined to resolve: what is
// paid for it doesn't matter, so X and other chosen numbers aren't 0 (CR 106.7).
func (g *Game) producing(id ObjectID) *context {
	c := *g.contextOf(id)
	c.x, c.costAmount = 1, 1
	return &c
}

// producer collects what one ability would make.
type producer struct {
	g        *Game
	id       ObjectID
	c        *context
	known    []card.ManaTypeSet
	rewrites []manaRewrite
	types    card.ManaTypeSet
}

// carryOut imagines the instructions to be followed as things are now.
func (p *producer) carryOut(effects []card.Effect) {
	for _, e := range effects {
		switch e := e.(type) {
		case *card.AddMana:
			p.add(e)
		case *card.If:
			if p.g.holds(e.When, p.c) {
				p.carryOut(e.Then)
			} else {
				p.carryOut(e.Else)
			}
		case *card.May:
			p.carryOut(e.Effects)
			p.carryOut(e.Else)
		case *card.UnlessPaid:
			p.carryOut(e.Effects)
		case *card.ForEach:
			p.carryOut(e.Effects)
		}
	}
}

// add imagines one instruction to add mana.
func (p *producer) add(e *card.AddMana) {
	portions := p.g.portionsOf(e, p.c, func(id ObjectID) card.ManaTypeSet { return p.known[id] })
	for _, part := range portions {
		if part.types == 0 {
			return
		}
	}
	if len(p.rewrites) == 0 {
		for _, part := range portions {
			p.types |= part.types
		}
		return
	}
	seen := map[rewritten]bool{}
	eachAmounts(portions, amounts{}, func(a amounts) { p.rewrite(rewritten{a, 0}, seen) })
}

// amounts is how much mana there is of each type.
type amounts [card.ManaTypes]int

func (a amounts) total() int {
	n := 0
	for _, x := range a {
		n += x
	}
	return n
}

// eachAmounts visits what can come of portions as their types are chosen.
func eachAmounts(portions []portion, sofar amounts, visit func(amounts)) {
	if len(portions) == 0 {
		if sofar.total() > 0 {
			visit(sofar)
		}
		return
	}
	for t := card.ManaType(0); t < card.ManaTypes; t++ {
		if portions[0].types.Has(t) {
			next := sofar
			next[t] += portions[0].n
			eachAmounts(portions[1:], next, visit)
		}
	}
}

// manaRewrite is a replacement effect on a permanent's being tapped for mana (CR 106.12b).
type manaRewrite struct{ rule *card.ReplaceMana }

// manaRewrites are the replacement effects that are about this permanent's mana.
func (g *Game) manaRewrites(id ObjectID) []manaRewrite {
	var out []manaRewrite
	g.eachRule(func(in Instance, c *context) bool {
		r, ok := in.Ability.(*card.ReplaceMana)
		if ok && len(out) < 16 && g.playerIs(r.By, g.controllerOf(id), c) && g.matches(r.Of, id, c) {
			out = append(out, manaRewrite{r})
		}
		return true
	})
	return out
}

// rewritten is mana to which some of the effects have been applied, one bit each (CR 614.5).
type rewritten struct {
	amounts amounts
	applied uint16
}

// rewrite applies the effects that still apply, in every order, and collects
// the types that come out (CR 106.7, 616.1).
func (p *producer) rewrite(r rewritten, seen map[rewritten]bool) {
	if seen[r] {
		return
	}
	seen[r] = true
	done := true
	for i, w := range p.rewrites {
		if r.applied&(1<<i) != 0 || !w.applies(r.amounts) {
			continue
		}
		done = false
		w.outcomes(r.amounts, func(a amounts) { p.rewrite(rewritten{a, r.applied | 1<<i}, seen) })
	}
	if !done {
		return
	}
	for t, n := range r.amounts {
		if n > 0 {
			p.types |= card.ManaType(t).Set()
		}
	}
}

// applies says whether the effect has something to replace (CR 106.12b).
func (w manaRewrite) applies(a amounts) bool {
	if a.total() < max(w.rule.AtLeast, 1) {
		return false
	}
	if w.rule.OfType == "" {
		return true
	}
	for t, n := range a {
		if n > 0 && manaTypesNamed(w.rule.OfType).Has(card.ManaType(t)) {
			return true
		}
	}
	return false
}

// outcomes visits what the effect can make of an amount of mana.
func (w manaRewrite) outcomes(a amounts, visit func(amounts)) {
	for t := range a {
		a[t] *= max(w.rule.Multiply, 1)
	}
	if w.rule.Become == "" {
		visit(a)
		return
	}
	n := a.total()
	if w.rule.Amount > 0 {
		n = w.rule.Amount
	}
	eachAmounts([]portion{{manaTypesNamed(w.rule.Become), n}}, amounts{}, visit)
}
