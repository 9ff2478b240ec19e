package engine

import "github.com/stickler-mtg/stickler/engine/card"

// chooseFrom lets a player choose objects; fewer than the least if there aren't enough (CR 609.3).
func (g *Game) chooseFrom(p PlayerID, kind DecisionKind, prompt string, ids []ObjectID, least, most int, c *context, rules ...string) []ObjectID {
	d := &Decision{Player: p, Kind: kind, Source: c.asking(), Prompt: prompt, Rules: rules}
	for _, id := range ids {
		d.Options = append(d.Options, Option{Object: id})
	}
	d.Max = min(max(most, 0), len(ids))
	d.Min = min(max(least, 0), d.Max)
	var out []ObjectID
	for _, o := range g.ask(d) {
		out = append(out, o.Object)
	}
	return out
}

// chooseObjectsEffect lets players choose objects that aren't targets (CR
// 115.10a, 608.2d). Where others choose, the filter speaks from their point of view.
func (g *Game) chooseObjectsEffect(e *card.ChooseObjects, c *context) {
	most := g.amount(e.Max, c, max(g.amount(e.Min, c, 1), 1))
	least := g.amount(e.Min, c, most)
	c.chosen = nil
	var chosen []ref
	for _, p := range g.playersIn(e.Who, c) {
		theirs := c.kept()
		theirs.controller = p
		for _, id := range g.chooseFrom(p, AskObjects, "choose objects", g.matching(e.What, theirs), least, most, c, "608.2d") {
			chosen = append(chosen, ref{object: id})
		}
	}
	c.chosen = chosen
	c.did(len(chosen))
}

// chooseValue makes a choice that belongs to the object whose ability it is (CR 607.2d).
func (g *Game) chooseValue(e *card.ChooseValue, c *context) {
	id := g.found(c.source, c)
	if id == 0 {
		c.did(0)
		return
	}
	chosen := g.object(id).Chosen
	g.chooseFor(&chosen, e.Kind, c.controller, c.asking())
	g.edit(id).Chosen = chosen
	c.did(1)
}

// may lets players choose whether to do something, at a cost if one is named
// (CR 608.2d, 118.12). Whether they do is what "if you do" asks for.
func (g *Game) may(e *card.May, c *context) {
	for _, p := range g.playersIn(e.Who, c) {
		if g.chooses(p, e, c) {
			c.done, c.doneAmount = true, 1
			g.carryOut(e.Effects, c)
			c.done = true
			continue
		}
		c.did(0)
		g.carryOut(e.Else, c)
	}
}

// chooses says whether a player chooses to do what they may, and pays for it.
func (g *Game) chooses(p PlayerID, e *card.May, c *context) bool {
	if len(e.Pay) > 0 {
		return g.paysFor(p, e.Pay, c)
	}
	return g.couldDo(e.Effects, c) && g.askYesNo(p, c.asking(), "do what the effect offers", "608.2d")
}

// paysFor says whether a player can pay a cost, chooses to, and does (CR 118.12, 608.2g).
func (g *Game) paysFor(p PlayerID, cost []card.Cost, c *context) bool {
	return g.canPay(p, cost, c) && g.askYesNo(p, c.asking(), "pay the cost", "118.12") && g.pay(p, cost, c)
}

// unlessPaid does something unless a player pays (CR 118.12a).
func (g *Game) unlessPaid(e *card.UnlessPaid, c *context) {
	for _, p := range g.playersIn(e.Who, c) {
		if g.paysFor(p, e.Pay, c) {
			c.did(0)
			return
		}
	}
	g.carryOut(e.Effects, c)
}

// ifEffect does one thing or another, as things stand now (CR 608.2c).
func (g *Game) ifEffect(e *card.If, c *context) {
	if g.holds(e.When, c) {
		g.carryOut(e.Then, c)
		return
	}
	g.carryOut(e.Else, c)
}

// forEach does something for each object or player, one after another, players
// in APNAP order (CR 608.2f).
func (g *Game) forEach(e *card.ForEach, c *context) {
	before := c.chosen
	refs := g.refs(e.What, c)
	var objects, inOrder []ref
	for _, r := range refs {
		if r.object != 0 {
			objects = append(objects, r)
		}
	}
	for _, p := range g.apnap() {
		for _, r := range refs {
			if r.object == 0 && r.player == p {
				inOrder = append(inOrder, r)
				break
			}
		}
	}
	for _, r := range append(inOrder, objects...) {
		c.chosen = []ref{r}
		g.carryOut(e.Effects, c)
	}
	c.chosen = before
}

// couldDo says whether a player may choose to do this: nobody can choose what
// is impossible (CR 608.2d). Only the first instruction counts, as the cost of the others (CR 118.12).
func (g *Game) couldDo(effects []card.Effect, c *context) bool {
	if len(effects) == 0 {
		return false
	}
	switch e := effects[0].(type) {
	case *card.SacrificeEffect:
		for _, p := range g.playersIn(e.Who, c) {
			if len(g.sacrificeable(e, p, c)) == 0 {
				return false
			}
		}
	case *card.Discard:
		for _, p := range g.playersIn(e.Who, c) {
			if len(g.zone(Hand, p)) == 0 {
				return false
			}
		}
	case *card.MoveTo:
		return len(g.objectsFound(e.What, c)) > 0
	case *card.CastFree:
		return len(g.objectsFound(e.What, c)) > 0
	case *card.PutCounters:
		return len(g.refs(e.On, c)) > 0 && g.amount(e.N, c, 1) > 0
	case *card.TakeCounters:
		for _, id := range g.objectsFound(e.From, c) {
			if g.object(id).Counters.Of(e.Kind) > 0 {
				return true
			}
		}
		return false
	case *card.Tap:
		return g.anyTapped(g.permanents(e.What, c), false)
	case *card.Untap:
		return g.anyTapped(g.permanents(e.What, c), true)
	}
	return true
}

func (g *Game) anyTapped(ids []ObjectID, tapped bool) bool {
	for _, id := range ids {
		if g.object(id).Tapped == tapped {
			return true
		}
	}
	return false
}
