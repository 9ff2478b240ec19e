package engine

import "github.com/stickler-mtg/stickler/engine/card"

// change starts a continuous effect on objects (CR 611.2). One that lasts as
// long as its source remains on the battlefield doesn't begin if that has left (CR 611.2b).
func (g *Game) change(e *card.Change, c *context) {
	duration := wordOr(e.Duration, "end of turn")
	objects := g.objectsFound(e.What, c)
	if len(objects) == 0 || duration == "while on battlefield" && (g.current(c.source) == 0 || g.object(c.source).Zone != Battlefield) {
		c.did(0)
		return
	}
	g.addEffect(&e.Modify, objects, c.kept(), duration)
	c.did(len(objects))
	if e.Control != nil {
		g.controlChanged(objects)
	}
}

// controlChanged makes the changes of control events, so that triggered abilities and combat notice them (CR 110.2).
func (g *Game) controlChanged(ids []ObjectID) {
	var evs []Event
	for _, id := range ids {
		if g.object(id).Zone == Battlefield {
			evs = append(evs, Event{Kind: ControlEvent, Object: id, By: g.controllerOf(id), Rules: []string{"613.1b"}})
		}
	}
	g.happen(evs...)
}

// becomeCopy makes permanents copies of another object; nothing enters or leaves (CR 707.4).
func (g *Game) becomeCopy(e *card.BecomeCopy, c *context) {
	c.did(0)
	of := g.objectsOf(e.Of, c)
	if len(of) == 0 {
		return
	}
	values := g.copiable(of[0])
	until := e.Duration
	if until == "permanent" {
		until = ""
	}
	what := g.permanents(e.What, c)
	for _, id := range what {
		o := g.edit(id)
		o.Copying = append(append([]CopyEffect(nil), o.Copying...), copying(values, e.Except, g.stamp(), until))
		g.note("it becomes a copy of "+values.Name, "707.4")
	}
	c.did(len(what))
}

// preventDamage sets up prevention shields: one for all, or one each that
// prevents so much damage (CR 615.1a, 615.7).
func (g *Game) preventDamage(e *card.PreventDamage, c *context) {
	left := -1
	if e.N != nil {
		if left = g.amount(e.N, c, 0); left <= 0 {
			return
		}
	}
	if e.To == nil {
		g.addShield(&Shield{Ability: preventionOf(e), Left: left, Context: c.kept()}, c)
		return
	}
	for _, r := range g.refs(e.To, c) {
		s := &Shield{Ability: preventionOf(e), Left: left, Context: c.kept()}
		if r.object != 0 {
			if r.object = g.found(r.object, c); r.object == 0 {
				continue
			}
			s.Objects = []ObjectID{r.object}
		} else {
			s.Players = []PlayerID{r.player}
		}
		g.addShield(s, c)
	}
}

// preventionOf is the replacement that a prevention shield makes.
func preventionOf(e *card.PreventDamage) *card.ReplaceDamage {
	r := &card.ReplaceDamage{From: e.From, Prevent: true}
	if e.Combat {
		r.Combat = "combat"
	}
	return r
}

// addShield puts a shield up for the rest of the turn.
func (g *Game) addShield(s *Shield, c *context) {
	s.ID = int(g.stamp())
	s.Duration = Duration{Kind: "end of turn", Turn: g.turn.Number, Player: c.controller}
	g.changed()
	g.shields = append(g.shields, s)
}

// regenerate sets up regeneration shields (CR 701.19a).
func (g *Game) regenerate(e *card.Regenerate, c *context) {
	what := g.permanents(e.What, c)
	for _, id := range what {
		g.addShield(&Shield{Objects: []ObjectID{id}, Regenerate: true, Left: 1, Context: c.kept()}, c)
		g.note("a regeneration shield for "+g.nameOf(id), "701.19a")
	}
	c.did(len(what))
}

// delay sets up a delayed triggered ability (CR 603.7). It triggers once,
// unless it has a duration (CR 603.7b).
func (g *Game) delay(e *card.Delayed, c *context) {
	d := &DelayedTrigger{
		Ability: &card.Triggered{On: e.On, Effects: e.Effects, Targets: e.Targets},
		Context: g.remembering(c),
		Once:    !e.Every,
		Turned:  g.object(c.source).Turned,
	}
	kind := e.Duration
	if kind == "" && e.Every {
		kind = "end of turn"
	}
	d.Duration = Duration{Kind: kind, Turn: g.turn.Number, Player: c.controller}
	g.changed()
	g.delayed = append(g.delayed, d)
	g.note("a delayed triggered ability is created", "603.7a")
}

// remembering is the context of a delayed ability: what its creator moved is
// the object that it became, and no later one (CR 603.7c).
func (g *Game) remembering(c *context) *context {
	k := c.kept()
	k.targets = make([][]Target, len(c.targets))
	for i, list := range c.targets {
		for _, t := range list {
			if now := g.found(t.Object, c); now != 0 {
				t.Object = now
			}
			k.targets[i] = append(k.targets[i], t)
		}
	}
	k.chosen = nil
	for _, r := range c.chosen {
		if now := g.found(r.object, c); now != 0 {
			r.object = now
		}
		k.chosen = append(k.chosen, r)
	}
	k.began = 0
	return k
}

// reflexive makes an ability trigger on what was just done (CR 603.12).
func (g *Game) reflexive(e *card.Reflexive, c *context) {
	if !c.done {
		return
	}
	g.changed()
	g.waiting = append(g.waiting, &StackItem{
		Ability:      &card.Triggered{Effects: e.Effects, Targets: e.Targets},
		Source:       c.source,
		SourceTurned: g.object(c.source).Turned,
		X:            c.x,
		Within:       g.remembering(c),
	})
	g.waitingBy = append(g.waitingBy, c.controller)
	g.note("a reflexive triggered ability triggers", "603.12")
}

// endGame makes players lose, or one win (CR 104.2b, 104.3e).
func (g *Game) endGame(e *card.EndGame, c *context) {
	players := g.playersIn(e.Who, c)
	if e.How != "win" {
		g.changed()
		for _, p := range players {
			g.player(p).LostBecause = "an effect of " + g.nameOf(c.source) + " says so"
		}
		if len(players) > 0 {
			g.lose(players...)
		}
		return
	}
	if len(players) == 0 {
		return
	}
	g.changed()
	g.over = &Outcome{Winner: players[0], Reason: "an effect of " + g.nameOf(c.source) + " says so"}
	g.tell([]Event{{Kind: EndEvent, Player: players[0], Source: c.source, Rules: []string{"104.2b"}}})
}
