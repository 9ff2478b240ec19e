package engine

import "github.com/stickler-mtg/stickler/engine/card"

// dealDamage deals damage to objects and players at the same moment (CR 120).
// The source does so as it exists, or last existed (CR 608.2h, 113.7a).
func (g *Game) dealDamage(e *card.DealDamage, c *context) {
	sources := []ObjectID{c.source}
	if e.Source != nil {
		sources = g.objectsOf(e.Source, c)
	}
	n := g.amount(e.Amount, c, 0)
	var evs []Event
	for _, s := range g.shares(e.To, e.Divided, n, c) {
		if s.object != 0 {
			if s.object = g.found(s.object, c); s.object == 0 || !g.takesDamage(s.object) {
				continue
			}
		}
		for _, from := range sources {
			evs = append(evs, g.damageEvent(from, s.object, s.player, s.n, false))
		}
	}
	dealt := 0
	for _, ev := range g.happen(evs...) {
		if ev.Kind == DamageEvent {
			dealt += ev.Amount
		}
	}
	c.did(dealt)
}

// takesDamage says whether damage can be dealt to an object: only to creatures,
// planeswalkers and battles (CR 120.1).
func (g *Game) takesDamage(id ObjectID) bool {
	return g.object(id).Zone == Battlefield && g.characteristics(id).Types&(card.Creature|card.Planeswalker|card.Battle) != 0
}

// changeLives makes players gain or lose life, together (CR 119.3).
func (g *Game) changeLives(who card.Selector, amount card.Amount, sign int, c *context) {
	n := max(g.amount(amount, c, 0), 0)
	var evs []Event
	for _, p := range g.playersIn(who, c) {
		evs = append(evs, Event{Kind: LifeEvent, Player: p, Amount: sign * n, Source: c.source, By: c.controller, Rules: []string{"119.3"}})
	}
	changed := 0
	for _, ev := range g.happen(evs...) {
		if ev.Kind == LifeEvent {
			changed += sign * ev.Amount
		}
	}
	c.did(changed)
}

// putCountersEffect puts counters on objects and players together (CR 122.6).
func (g *Game) putCountersEffect(e *card.PutCounters, c *context) {
	n := g.amount(e.N, c, 1)
	var evs []Event
	for _, s := range g.shares(e.On, e.Divided, n, c) {
		ev := Event{Kind: CountersEvent, By: c.controller, Player: s.player, Counter: e.Kind, Amount: max(s.n, 0), Source: c.source, Rules: []string{"122.6"}}
		if s.object != 0 {
			if ev.Object = g.countersGoOn(s.object, c); ev.Object == 0 {
				continue
			}
			ev.Player = NoPlayer
		}
		evs = append(evs, ev)
	}
	c.did(countersIn(g.happen(evs...)))
}

// countersGoOn is the object on which counters can be put: it itself, or what
// it became if that is a permanent (CR 400.7, 609.2); 0 if there is none.
func (g *Game) countersGoOn(id ObjectID, c *context) ObjectID {
	now := g.found(id, c)
	if now == 0 || now != id && g.object(now).Zone != Battlefield {
		return 0
	}
	return now
}

// takeCounters removes up to so many counters, or all (CR 122.1).
func (g *Game) takeCounters(e *card.TakeCounters, c *context) {
	var evs []Event
	for _, id := range g.objectsFound(e.From, c) {
		for _, x := range g.object(id).Counters {
			if x.Kind == e.Kind || e.Kind == "any" {
				evs = append(evs, Event{Kind: CountersEvent, Object: id, By: c.controller, Player: NoPlayer, Counter: x.Kind,
					Amount: -min(x.N, max(g.amount(e.N, c, x.N), 0)), Source: c.source, Rules: []string{"122.1"}})
			}
		}
	}
	c.did(-countersIn(g.happen(evs...)))
}

// moveCounters removes counters from one object and puts them on another; if
// either can't be done, neither is (CR 122.5).
func (g *Game) moveCounters(e *card.MoveCounters, c *context) {
	c.did(0)
	from, onto := g.objectsFound(e.From, c), g.objectsFound(e.Onto, c)
	if len(from) != 1 || len(onto) != 1 || from[0] == onto[0] {
		g.note("counters can't be moved: there must be two different objects", "122.5")
		return
	}
	var evs []Event
	moved := 0
	for _, x := range g.object(from[0]).Counters {
		n := min(x.N, max(g.amount(e.N, c, x.N), 0))
		if n == 0 || x.Kind != e.Kind && e.Kind != "any" {
			continue
		}
		moved += n
		evs = append(evs,
			Event{Kind: CountersEvent, Object: from[0], By: c.controller, Player: NoPlayer, Counter: x.Kind, Amount: -n, Source: c.source, Rules: []string{"122.5"}},
			Event{Kind: CountersEvent, Object: onto[0], By: c.controller, Player: NoPlayer, Counter: x.Kind, Amount: n, Source: c.source, Rules: []string{"122.5"}})
	}
	g.happen(evs...)
	c.did(moved)
}

// drawEffect makes players draw, the active player all of their cards first (CR 121.2, 121.2c).
func (g *Game) drawEffect(e *card.Draw, c *context) {
	n := g.oneByOne(e.N, c)
	for _, p := range g.playersIn(e.Who, c) {
		g.draw(p, n)
	}
	c.did(n)
}
