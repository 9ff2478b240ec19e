package engine

import "github.com/stickler-mtg/stickler/engine/card"

// stateBasedActions performs all applicable state-based actions as one event
// (CR 704.3); false if there were none.
func (g *Game) stateBasedActions() bool {
	did := g.playersLose()
	if g.over != nil {
		return true
	}
	did = g.ceaseOutside() || did
	var batch []Event
	for _, id := range g.battlefield {
		batch = append(batch, g.permanentActions(id)...)
	}
	batch = append(batch, g.legendRule()...)
	batch = append(batch, g.worldRule()...)
	batch = append(batch, g.commandersHome()...)
	g.noted()
	if len(batch) == 0 {
		return did
	}
	return len(g.happen(batch...)) > 0 || did
}

// ActionsDue says whether state-based actions would do something now: never
// while a player has priority (CR 117.5, 704.3). The game stays as it is.
func (g *Game) ActionsDue() bool {
	try := g.trial()
	due := false
	try.succeeds(func() { due = try.stateBasedActions() })
	return due
}

// noted clears what counts "since state-based actions were last checked".
func (g *Game) noted() {
	g.checked = g.clock
	for _, id := range g.battlefield {
		if g.object(id).Deathtouched {
			g.edit(id).Deathtouched = false
		}
	}
	for i := range g.players {
		g.players[i].DrewFromEmpty = false
	}
}

// playersLose makes players lose the game, together (CR 704.5a–c, 704.6c).
func (g *Game) playersLose() bool {
	var losers []PlayerID
	for i := range g.players {
		if p := &g.players[i]; !p.Lost {
			if why := g.losesBecause(p); why != "" {
				p.LostBecause = why
				losers = append(losers, PlayerID(i))
			}
		}
	}
	if len(losers) == 0 {
		return false
	}
	g.lose(losers...)
	return true
}

// losesBecause is why a player loses the game now; "" if they don't.
func (g *Game) losesBecause(p *Player) string {
	switch {
	case p.Life <= 0:
		return "0 or less life"
	case p.DrewFromEmpty:
		return "drew from an empty library"
	case p.Counters.Of("poison") >= 10:
		return "ten or more poison counters"
	}
	for _, c := range p.CommanderDamage {
		if c.N >= 21 {
			return "21 or more combat damage by one commander"
		}
	}
	return ""
}

// lose makes players lose the game at the same moment (CR 104.3, 104.4a).
func (g *Game) lose(losers ...PlayerID) {
	var evs []Event
	for _, p := range losers {
		evs = append(evs, Event{Kind: LoseEvent, Player: p, Rules: []string{"104.3"}})
	}
	g.happen(evs...)
	left := g.apnap()
	switch len(left) {
	case 0:
		g.over = &Outcome{Winner: NoPlayer, Reason: "all players lost at the same moment"}
	case 1:
		g.over = &Outcome{Winner: left[0], Reason: g.player(losers[0]).Name + ": " + g.player(losers[0]).LostBecause}
	default:
		g.leave(losers)
		return
	}
	g.changed()
	g.tell([]Event{{Kind: EndEvent, Player: g.over.Winner, Rules: []string{"104.1"}}})
}

// ceaseOutside makes tokens and copies outside their zones cease to exist (CR 704.5d, e).
func (g *Game) ceaseOutside() bool {
	did := false
	sweep := func(ids []ObjectID) {
		for _, id := range append([]ObjectID(nil), ids...) {
			if k := g.object(id).Kind; k == TokenObject || k == SpellCopy {
				g.cease(id)
				did = true
			}
		}
	}
	sweep(g.exile)
	sweep(g.command)
	for i := range g.players {
		sweep(g.players[i].Hand)
		sweep(g.players[i].Graveyard)
		sweep(g.players[i].Library)
	}
	return did
}

// permanentActions are the state-based actions that one permanent calls for.
func (g *Game) permanentActions(id ObjectID) []Event {
	c := g.characteristics(id)
	o := g.object(id)
	if c.Types&card.Creature != 0 {
		if ev, dies := g.creatureDies(id, o, c); dies {
			return []Event{ev}
		}
	}
	if c.Types&card.Planeswalker != 0 && o.Counters.Of("loyalty") <= 0 { // CR 704.5i
		return []Event{g.toGraveyard(id, "704.5i")}
	}
	if ev, ok := g.badAttachment(id, o, c); ok {
		return []Event{ev}
	}
	return annihilated(o)
}

// creatureDies: toughness 0 or less, lethal damage, or deathtouch (CR 704.5f–h).
func (g *Game) creatureDies(id ObjectID, o *Object, c *Characteristics) (Event, bool) {
	switch {
	case c.Toughness <= 0:
		return g.toGraveyard(id, "704.5f"), true
	case c.Keywords&Indestructible != 0:
		return Event{}, false
	case o.Damage > 0 && o.Damage >= c.Toughness:
		return Event{Kind: DestroyEvent, Object: id, Rules: []string{"704.5g"}}, true
	case o.Deathtouched:
		return Event{Kind: DestroyEvent, Object: id, Rules: []string{"704.5h"}}, true
	}
	return Event{}, false
}

func (g *Game) toGraveyard(id ObjectID, rule string) Event {
	ev := g.moveEvent(id, Graveyard)
	ev.Rules = []string{rule}
	return ev
}

// badAttachment: Auras on nothing legal go to the graveyard, others come off (CR 704.5m, n, p).
func (g *Game) badAttachment(id ObjectID, o *Object, c *Characteristics) (Event, bool) {
	attached := o.AttachedTo != 0 || o.AttachedPlayer != 0
	legal := attached && (o.AttachedTo == 0 || g.current(o.AttachedTo) != 0) && g.canAttach(id, o.AttachedTo, o.AttachedPlayer-1)
	if legal && o.AttachedTo == 0 && g.player(o.AttachedPlayer-1).Lost {
		legal = false
	}
	if c.Subtypes.Has(auraType) && c.Types&card.Creature == 0 {
		return g.toGraveyard(id, "704.5m"), !legal
	}
	rule := "704.5n"
	if !c.Subtypes.Has(equipmentType) && !c.Subtypes.Has(fortificationType) || c.Types&card.Creature != 0 {
		rule = "704.5p"
	}
	return Event{Kind: UnattachEvent, Object: id, Rules: []string{rule}}, attached && !legal
}

// annihilated: +1/+1 and -1/-1 counters go in pairs (CR 704.5q).
func annihilated(o *Object) []Event {
	n := min(o.Counters.Of("+1/+1"), o.Counters.Of("-1/-1"))
	if n == 0 {
		return nil
	}
	out := make([]Event, 0, 2)
	for _, kind := range [...]string{"+1/+1", "-1/-1"} {
		out = append(out, Event{Kind: CountersEvent, Object: o.ID, Player: NoPlayer, By: NoPlayer, Counter: kind, Amount: -n, Rules: []string{"704.5q"}})
	}
	return out
}

// legendRule lets players keep one of their legendary permanents of the same name (CR 704.5j).
func (g *Game) legendRule() []Event {
	var out []Event
	seen := map[ObjectID]bool{}
	for _, p := range g.apnap() {
		for i, id := range g.battlefield {
			if seen[id] || !g.isLegend(id, p) {
				continue
			}
			same := []ObjectID{id}
			for _, other := range g.battlefield[i+1:] {
				if g.isLegend(other, p) && g.sameName(other, id) {
					same = append(same, other)
					seen[other] = true
				}
			}
			if len(same) > 1 {
				out = append(out, g.keepOne(p, same)...)
			}
		}
	}
	return out
}

func (g *Game) isLegend(id ObjectID, p PlayerID) bool {
	c := g.characteristics(id)
	return c.Controller == p && c.Supertypes&card.Legendary != 0 && c.Name != ""
}

func (g *Game) keepOne(p PlayerID, same []ObjectID) []Event {
	d := &Decision{Player: p, Kind: AskObjects, Min: 1, Max: 1, Prompt: "which one to keep", Rules: []string{"704.5j"}}
	for _, id := range same {
		d.Options = append(d.Options, Option{Object: id})
	}
	kept := g.ask(d)[0].Object
	var out []Event
	for _, id := range same {
		if id != kept {
			out = append(out, g.toGraveyard(id, "704.5j"))
		}
	}
	return out
}

// worldRule keeps only the newest world permanent (CR 704.5k).
func (g *Game) worldRule() []Event {
	var worlds []ObjectID
	newest, ties := Timestamp(0), 0
	for _, id := range g.battlefield {
		if g.characteristics(id).Supertypes&card.World == 0 {
			continue
		}
		worlds = append(worlds, id)
		switch t := g.object(id).Timestamp; {
		case t > newest:
			newest, ties = t, 1
		case t == newest:
			ties++
		}
	}
	if len(worlds) < 2 {
		return nil
	}
	var out []Event
	for _, id := range worlds {
		if g.object(id).Timestamp < newest || ties > 1 {
			out = append(out, g.toGraveyard(id, "704.5k"))
		}
	}
	return out
}

// commandersHome lets owners put commanders that just went to a graveyard or
// exile into the command zone (CR 704.6d, 903.9a).
func (g *Game) commandersHome() []Event {
	if !g.commander {
		return nil
	}
	var out []Event
	for _, p := range g.apnap() {
		ids := append(append([]ObjectID(nil), g.player(p).Graveyard...), g.exile...)
		for _, id := range ids {
			o := g.object(id)
			if o.Commander && o.Owner == p && o.Kind == CardObject && o.Timestamp > g.checked &&
				g.askYesNo(p, id, "put the commander into the command zone", "903.9a") {
				ev := g.moveEvent(id, Command)
				ev.Rules = []string{"903.9a"}
				out = append(out, ev)
			}
		}
	}
	return out
}
