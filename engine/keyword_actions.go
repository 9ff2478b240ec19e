package engine

import "github.com/stickler-mtg/stickler/engine/card"

// destroyEffect destroys permanents together (CR 701.8).
func (g *Game) destroyEffect(e *card.Destroy, c *context) {
	what := g.permanents(e.What, c)
	gone := g.destroy(c.source, e.NoRegenerate, what...)
	c.moved = nil
	for _, id := range gone {
		c.moved = append(c.moved, g.object(id).nexts()...)
	}
	c.did(len(gone))
}

// counterSpells counters spells and abilities: a spell goes to its owner's
// graveyard, an ability ceases to exist (CR 701.6a).
func (g *Game) counterSpells(e *card.CounterSpell, c *context) {
	var evs []Event
	var countered []ObjectID
	for _, id := range g.objectsOf(e.What, c) {
		if g.current(id) == 0 || g.object(id).Zone != Stack {
			continue
		}
		if len(e.UnlessPaid) > 0 && g.paysFor(g.controllerOf(id), e.UnlessPaid, c) {
			continue
		}
		if by := g.cant("be countered", id, NoPlayer, 0); by != 0 {
			g.note("it can't be countered", "101.2")
			continue
		}
		countered = append(countered, id)
		evs = append(evs, Event{Kind: CounteredEvent, Object: id, Source: c.source, By: c.controller, Rules: []string{"701.6a"}})
		if g.object(id).Kind != AbilityObject {
			ev := g.moveEvent(id, Graveyard)
			ev.By, ev.Source, ev.Rules = c.controller, c.source, []string{"701.6a"}
			evs = append(evs, ev)
		}
	}
	c.moved = becameOf(g.happen(evs...))
	for _, id := range countered {
		if g.object(id).Kind == AbilityObject && g.current(id) != 0 {
			g.cease(id)
		}
	}
	c.did(len(countered))
}

// discardEffect makes players discard: each chooses in APNAP order, then all discard together (CR 701.9, 101.4).
func (g *Game) discardEffect(e *card.Discard, c *context) {
	var evs []Event
	for _, p := range g.playersIn(e.Who, c) {
		for _, id := range g.toDiscard(e, p, c) {
			evs = append(evs, Event{Kind: DiscardEvent, Object: id, By: p, Player: p, Source: c.source, Rules: []string{"701.9a"}})
		}
	}
	c.did(len(evs))
	c.moved = becameOf(g.happen(evs...))
}

// toDiscard are the cards that a player discards: by their own choice, at random, or all (CR 701.9b).
func (g *Game) toDiscard(e *card.Discard, p PlayerID, c *context) []ObjectID {
	var hand []ObjectID
	for _, id := range g.zone(Hand, p) {
		if e.What == nil || g.matches(e.What, id, c) {
			hand = append(hand, id)
		}
	}
	if e.All {
		return hand
	}
	n := min(max(g.amount(e.N, c, 1), 0), len(hand))
	if e.Random {
		return g.atRandom(hand)[:n]
	}
	return g.chooseFrom(p, AskDiscard, "cards to discard", hand, n, n, c, "701.9b")
}

// atRandom is the same objects in random order.
func (g *Game) atRandom(ids []ObjectID) []ObjectID {
	out := append([]ObjectID(nil), ids...)
	for i := len(out) - 1; i > 0; i-- {
		j := g.randomN(i + 1)
		out[i], out[j] = out[j], out[i]
	}
	return out
}

// fight makes two creatures deal damage to each other; if either isn't a
// creature on the battlefield, neither does (CR 701.14a–d).
func (g *Game) fight(e *card.Fight, c *context) {
	c.did(0)
	pair := g.objectsOf(e.A, c)
	if e.B != nil {
		pair = append(append([]ObjectID(nil), pair...), g.objectsOf(e.B, c)...)
	}
	if len(pair) != 2 {
		g.note("there aren't two creatures to fight", "701.14b")
		return
	}
	for i, id := range pair {
		if pair[i] = g.found(id, c); pair[i] == 0 || g.object(pair[i]).Zone != Battlefield || g.characteristics(pair[i]).Types&card.Creature == 0 {
			g.note("one of them is no creature on the battlefield, so neither fights", "701.14b")
			return
		}
	}
	var evs []Event
	for i, id := range pair {
		ev := g.damageEvent(id, pair[1-i], NoPlayer, g.characteristics(id).Power, false)
		ev.Rules = append(ev.Rules, "701.14a")
		evs = append(evs, ev)
	}
	g.happen(evs...)
	c.did(1)
}

// mill puts the top cards of libraries into graveyards, as many as there are, together (CR 701.17).
func (g *Game) mill(e *card.Mill, c *context) {
	var evs []Event
	for _, p := range g.playersIn(e.Who, c) {
		for _, id := range g.topCards(p, g.amount(e.N, c, 1)) {
			ev := g.moveEvent(id, Graveyard)
			ev.By, ev.Source, ev.Rules = p, c.source, []string{"701.17a"}
			evs = append(evs, ev)
		}
	}
	c.did(len(evs))
	c.moved = becameOf(g.happen(evs...))
}

// topCards are the top cards of a library, as many as there are.
func (g *Game) topCards(p PlayerID, n int) []ObjectID {
	library := g.zone(Library, p)
	return append([]ObjectID(nil), library[:min(max(n, 0), len(library))]...)
}

// sacrificeEffect makes players sacrifice: each chooses in APNAP order, then
// all sacrifice together (CR 701.21, 101.4).
func (g *Game) sacrificeEffect(e *card.SacrificeEffect, c *context) {
	var evs []Event
	sacrifice := func(p PlayerID, id ObjectID) {
		evs = append(evs, Event{Kind: SacrificeEvent, Object: id, By: p, Player: p, Source: c.source, Rules: []string{"701.21a"}})
	}
	for _, p := range g.playersIn(e.Who, c) {
		ids := g.sacrificeable(e, p, c)
		if e.Only == nil && e.What != nil {
			n := g.amount(e.N, c, 1)
			ids = g.chooseFrom(p, AskObjects, "permanents to sacrifice", ids, n, n, c, "701.21a")
		}
		for _, id := range ids {
			sacrifice(p, id)
		}
	}
	done := g.happen(evs...)
	c.did(len(evs))
	c.moved = becameOf(done)
}

// sacrificeable are the permanents that a player can sacrifice to an effect:
// only what they control (CR 701.21a), and what nothing keeps from it.
func (g *Game) sacrificeable(e *card.SacrificeEffect, p PlayerID, c *context) []ObjectID {
	var from []ObjectID
	switch {
	case e.Only != nil || e.What == nil:
		from = g.permanents(e.Only, c)
	default:
		theirs := c.kept()
		theirs.controller = p
		from = g.matching(e.What, theirs)
	}
	var out []ObjectID
	for _, id := range from {
		if g.object(id).Zone == Battlefield && g.controllerOf(id) == p && g.cant("be sacrificed", id, p, 0) == 0 {
			out = append(out, id)
		}
	}
	return out
}

// scry looks at the top cards of the library; any number go to the bottom, the
// rest stay on top, each in any order (CR 701.22a).
func (g *Game) scry(e *card.Scry, c *context) {
	p := c.controller
	top := g.topCards(p, g.amount(e.N, c, 1))
	c.did(len(top))
	if len(top) == 0 {
		return
	}
	down := g.chooseFrom(p, AskObjects, "cards to put on the bottom", top, 0, len(top), c, "701.22a")
	up := g.orderCards(p, without(top, down), "the order on top, the uppermost first", c, "701.22a")
	down = g.orderCards(p, down, "the order on the bottom, the lowest last", c, "701.22a")
	g.changed()
	library := append([]ObjectID(nil), up...)
	library = append(library, g.zone(Library, p)[len(top):]...)
	g.player(p).Library = append(library, down...)
	g.note(g.player(p).Name+" scries", "701.22a")
}

// surveil looks at the top cards of the library; any number go to the
// graveyard, the rest stay on top in any order (CR 701.25a).
func (g *Game) surveil(e *card.Surveil, c *context) {
	p := c.controller
	top := g.topCards(p, g.amount(e.N, c, 1))
	c.did(len(top))
	if len(top) == 0 {
		return
	}
	down := g.chooseFrom(p, AskObjects, "cards to put into the graveyard", top, 0, len(top), c, "701.25a")
	up := g.orderCards(p, without(top, down), "the order on top, the uppermost first", c, "701.25a")
	g.changed()
	library := append(append([]ObjectID(nil), down...), up...)
	g.player(p).Library = append(library, g.zone(Library, p)[len(top):]...)
	var evs []Event
	for _, id := range down {
		ev := g.moveEvent(id, Graveyard)
		ev.By, ev.Source, ev.Rules = p, c.source, []string{"701.25a"}
		evs = append(evs, ev)
	}
	c.moved = becameOf(g.happen(evs...))
}

// without are the identifiers that aren't among those gone.
func without(ids, gone []ObjectID) []ObjectID {
	var out []ObjectID
	for _, id := range ids {
		if !contains(gone, id) {
			out = append(out, id)
		}
	}
	return out
}

// bolster puts +1/+1 counters on a creature with the least toughness among
// those the player controls, which isn't targeted (CR 701.39a).
func (g *Game) bolster(e *card.Bolster, c *context) {
	var least []ObjectID
	toughness := 0
	for _, id := range g.battlefield {
		ch := g.characteristics(id)
		if ch.Types&card.Creature == 0 || ch.Controller != c.controller {
			continue
		}
		if len(least) == 0 || ch.Toughness < toughness {
			least, toughness = nil, ch.Toughness
		}
		if ch.Toughness == toughness {
			least = append(least, id)
		}
	}
	c.chosen = nil
	c.did(0)
	if len(least) == 0 {
		g.note("there is no creature to bolster", "609.3")
		return
	}
	id := g.chooseFrom(c.controller, AskObjects, "the creature to bolster", least, 1, 1, c, "701.39a")[0]
	c.chosen = []ref{{object: id}}
	c.did(g.putCounters(c.controller, id, plusOne, g.amount(e.N, c, 1)))
}

// attachTo attaches permanents to an object or player, where that is legal (CR 701.3a, b).
func (g *Game) attachTo(e *card.AttachTo, c *context) {
	n := 0
	for _, r := range g.refs(e.To, c) {
		if r.object != 0 {
			if r.object = g.found(r.object, c); r.object == 0 {
				continue
			}
		}
		for _, id := range g.permanents(e.What, c) {
			if g.attach(id, r.object, r.player) {
				n++
			}
		}
		break
	}
	c.did(n)
}

// unattachEffect ends attachments (CR 701.3d).
func (g *Game) unattachEffect(e *card.Unattach, c *context) {
	n := 0
	for _, id := range g.permanents(e.What, c) {
		if o := g.object(id); o.AttachedTo != 0 || o.AttachedPlayer != 0 {
			g.unattach(id)
			n++
		}
	}
	c.did(n)
}

// shuffleEffect shuffles libraries (CR 701.24).
func (g *Game) shuffleEffect(e *card.Shuffle, c *context) {
	for _, p := range g.playersIn(e.Who, c) {
		g.shuffle(p)
	}
}
