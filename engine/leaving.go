package engine

import "slices"

// gone says whether a player has left the game (CR 104.5).
func (g *Game) gone(p PlayerID) bool { return p != NoPlayer && g.players[p].Lost }

// leaveGame makes a player concede or otherwise leave the game (CR 104.3a, 800.4a).
func (g *Game) leaveGame(p PlayerID, why string) {
	g.player(p).LostBecause = why
	g.lose(p)
}

// leave takes players who have lost out of a game that goes on, with all that
// is theirs: what they own leaves, what gives them control ends, their abilities
// and copies on the stack cease, and what they control still is exiled (CR 800.4a).
func (g *Game) leave(players []PlayerID) {
	g.forgetPasses(players)
	g.ownedLeave(players)
	g.effects = slices.DeleteFunc(slices.Clone(g.effects), func(e *ContinuousEffect) bool { return g.gone(e.ControlledBy) })
	g.changed()
	for _, id := range slices.Clone(g.stack) {
		if o := g.object(id); g.gone(o.Controller) && (o.Kind == AbilityObject || o.Kind == SpellCopy) {
			g.cease(id)
		}
	}
	g.exileUncontrolled("800.4a")
}

// forgetPasses takes back the passes of players who leave: those who have
// passed in succession sit just before the one who has priority (CR 117.4).
func (g *Game) forgetPasses(players []PlayerID) {
	at := g.turn.Priority
	for n := g.turn.Passed; n > 0; {
		at = PlayerID((int(at) + len(g.players) - 1) % len(g.players))
		leaves := slices.Contains(players, at)
		if leaves {
			g.turn.Passed--
		}
		if leaves || !g.gone(at) {
			n--
		}
	}
}

// ownedLeave makes all objects that the players own leave the game. Permanents
// leave the battlefield by it (CR 603.6c, 800.4a).
func (g *Game) ownedLeave(players []PlayerID) {
	var evs []Event
	for id := 1; id < len(g.objects); id++ {
		o := g.objects[id]
		switch owned := slices.Contains(players, o.Owner); {
		case o.Zone == Battlefield && owned:
			ev := Event{Kind: MoveEvent, Object: o.ID, Player: o.Owner, By: NoPlayer, From: Battlefield, To: NoZone, Rules: []string{"800.4a"}}
			if o.merged() {
				ev.sendParts(o, Exile, func(p *Part) bool { return !slices.Contains(players, p.Owner) })
			}
			evs = append(evs, ev)
		case o.Zone == Battlefield && o.merged():
			g.componentsLeave(o.ID, players)
		case o.Zone != NoZone && o.Kind != AbilityObject && owned:
			g.cease(o.ID)
		}
	}
	g.happen(evs...)
}

// componentsLeave takes the cards and tokens that the players own out of a
// merged permanent that another player owns.
func (g *Game) componentsLeave(id ObjectID, players []PlayerID) {
	theirs := func(p Part) bool { return slices.Contains(players, p.Owner) }
	if o := g.object(id); slices.ContainsFunc(o.Parts, theirs) {
		o = g.edit(id)
		o.Parts = slices.DeleteFunc(slices.Clone(o.Parts), theirs)
		g.followTop(o)
	}
}

// exileUncontrolled exiles what is controlled by a player who has left, since no
// effect gives anybody else control of it (CR 800.4a, c).
func (g *Game) exileUncontrolled(rule string) {
	if !slices.ContainsFunc(g.players, func(p Player) bool { return p.Lost }) {
		return
	}
	var evs []Event
	for _, ids := range [...][]ObjectID{g.battlefield, g.stack} {
		for _, id := range ids {
			if o := g.object(id); g.gone(g.controllerOf(id)) && o.Kind != AbilityObject {
				evs = append(evs, Event{Kind: MoveEvent, Object: id, Player: o.Owner, By: NoPlayer, From: o.Zone, To: Exile, Rules: []string{rule}})
			}
		}
	}
	if len(evs) > 0 {
		g.happen(evs...)
	}
}

// excluded says whether an event can't happen because the player whom it is
// about has left the game (CR 800.4b, d, e).
func (g *Game) excluded(ev *Event) bool {
	switch ev.Kind {
	case MoveEvent:
		return ev.To == Battlefield && ev.Enter != nil && g.gone(ev.Enter.Controller)
	case TokenEvent:
		return g.gone(ev.By)
	case DamageEvent, CountersEvent:
		return ev.Object == 0 && g.gone(ev.Player)
	case LifeEvent, DrawEvent, ManaEvent:
		return g.gone(ev.Player)
	}
	return false
}

// passTurn makes it the turn of the next player in turn order who is still in
// the game. A turn of a player who has left doesn't begin, but what lasts until
// it ends when it would have begun (CR 800.4k, m).
func (g *Game) passTurn() {
	g.turn.Number++
	for range g.players {
		g.turn.Active = PlayerID((int(g.turn.Active) + 1) % len(g.players))
		if !g.gone(g.turn.Active) {
			return
		}
		g.endEffects("turn begins")
	}
}
