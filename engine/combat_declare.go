package engine

import "github.com/stickler-mtg/stickler/engine/card"

// declareAttackers is the active player's declaration (CR 508.1). Nothing is
// asked when no creature could attack.
func (g *Game) declareAttackers() {
	p := g.turn.Active
	d := &Decision{Player: p, Kind: AskAttackers, Prompt: "declare attackers", Rules: []string{"508.1"}}
	defenders := g.defenders(p)
	for _, id := range g.battlefield {
		if g.mayAttack(id, p) {
			onto := g.attackable(id, defenders)
			if len(onto) > 0 {
				d.Candidates = append(d.Candidates, Candidate{Object: id, Onto: onto, Must: g.must("attack", id)})
			}
		}
	}
	d.legal = func(a Answer) error { return g.legalAttack(d, a) }
	answer := g.ask(d)
	if len(answer) == 0 {
		return
	}
	g.attack(p, answer)
}

// defenders are the players and planeswalkers that can be attacked (CR 506.2).
func (g *Game) defenders(p PlayerID) []Option {
	var out []Option
	for _, q := range g.apnap() {
		if !opponents(p, q) {
			continue
		}
		out = append(out, Option{OntoPlayer: q, HasOnto: true})
		for _, id := range g.battlefield {
			if c := g.characteristics(id); c.Controller == q && c.Types&card.Planeswalker != 0 {
				out = append(out, Option{Onto: id, OntoPlayer: q, HasOnto: true})
			}
		}
	}
	return out
}

func (g *Game) attackable(id ObjectID, defenders []Option) []Option {
	var out []Option
	for _, d := range defenders {
		d.Object = id
		out = append(out, d)
	}
	return out
}

// mayAttack says whether a creature can be declared as an attacker (CR 508.1a, c).
func (g *Game) mayAttack(id ObjectID, p PlayerID) bool {
	c := g.characteristics(id)
	return c.Controller == p && c.Types&card.Creature != 0 && !g.object(id).Tapped && !g.sick(id) &&
		c.Keywords&DefenderKeyword == 0 && g.cant("attack", id, p, 0) == 0
}

// must says whether a requirement applies to a creature (CR 508.1d, 509.1c).
func (g *Game) must(what string, id ObjectID) bool {
	found := false
	g.eachRule(func(in Instance, c *context) bool {
		m, ok := in.Ability.(*card.Must)
		if ok && m.What == what && (m.Who == nil && c.source == id || m.Who != nil && g.matches(m.Who, id, c)) {
			found = true
		}
		return !found
	})
	return found
}

// legalAttack checks a declaration as a whole (CR 508.1a, d).
func (g *Game) legalAttack(d *Decision, a Answer) error {
	seen := map[ObjectID]bool{}
	for _, o := range a {
		if seen[o.Object] {
			return &Illegal{Rule: "508.1b", Message: g.nameOf(o.Object) + " can attack only one player or permanent"}
		}
		seen[o.Object] = true
	}
	for _, c := range d.Candidates {
		if c.Must && !seen[c.Object] {
			return &Illegal{Rule: "508.1d", Message: g.nameOf(c.Object) + " attacks if able"}
		}
	}
	return nil
}

// attack makes the chosen creatures attackers: they tap, and what triggers on it triggers (CR 508.1f, k, m).
func (g *Game) attack(p PlayerID, a Answer) {
	var taps, attackers []ObjectID
	for _, o := range a {
		attackers = append(attackers, o.Object)
		if !g.has(o.Object, Vigilance) { // CR 702.20b
			taps = append(taps, o.Object)
		}
	}
	g.tap(taps...)
	combat := &Combat{}
	var evs []Event
	for _, o := range a {
		combat.Attackers = append(combat.Attackers, Attacker{Object: o.Object, Defender: Defender{Player: o.OntoPlayer, Object: o.Onto}})
		evs = append(evs, Event{Kind: AttackEvent, Object: o.Object, Other: o.Onto, Player: o.OntoPlayer, By: p, Objects: attackers, Rules: []string{"508.1k"}})
	}
	g.changed()
	g.combat = combat
	evs = append(evs, Event{Kind: PlayerAttacksEvent, By: p, Player: p, Objects: attackers, Rules: []string{"508.3d"}})
	g.happen(evs...)
}

// declareBlockers is the defending players' declaration, in APNAP order (CR 509.1, 802.4).
func (g *Game) declareBlockers() {
	for _, p := range g.apnap() {
		if p != g.turn.Active {
			g.declareBlockersOf(p)
		}
	}
	g.changed()
	g.combat.Declared = true
	g.becomeBlocked()
}

func (g *Game) declareBlockersOf(p PlayerID) {
	d := &Decision{Player: p, Kind: AskBlockers, Prompt: "declare blockers", Rules: []string{"509.1"}}
	for _, id := range g.battlefield {
		c := g.characteristics(id)
		if c.Controller != p || c.Types&card.Creature == 0 || g.object(id).Tapped || g.cant("block", id, p, 0) != 0 {
			continue
		}
		var onto []Option
		for _, a := range g.combat.Attackers {
			if a.Defender.Player == p && g.mayBlock(id, a.Object) {
				onto = append(onto, Option{Object: id, Onto: a.Object, HasOnto: true})
			}
		}
		if len(onto) > 0 {
			d.Candidates = append(d.Candidates, Candidate{Object: id, Onto: onto, Must: g.must("block", id)})
		}
	}
	d.legal = func(a Answer) error { return g.legalBlock(d, a) }
	g.block(p, g.ask(d))
}

// mayBlock says whether a creature can block an attacker (CR 509.1b). Other
// evasion abilities are prohibitions, as the table of keywords says.
func (g *Game) mayBlock(id, attacker ObjectID) bool {
	a, b := g.characteristics(attacker), g.characteristics(id)
	switch {
	case a.Keywords&Flying != 0 && b.Keywords&(Flying|Reach) == 0: // CR 702.9b
		return false
	case g.protectedFrom(attacker, id): // CR 702.16f
		return false
	}
	return g.cant("be blocked", attacker, b.Controller, id) == 0 && g.cant("block", id, b.Controller, attacker) == 0
}

// legalBlock checks a declaration as a whole (CR 509.1a–c, 702.111b).
func (g *Game) legalBlock(d *Decision, a Answer) error {
	seen := map[ObjectID]bool{}
	count := map[ObjectID]int{}
	for _, o := range a {
		if seen[o.Object] {
			return &Illegal{Rule: "509.1a", Message: g.nameOf(o.Object) + " can block only one creature"}
		}
		seen[o.Object] = true
		count[o.Onto]++
	}
	for _, o := range a {
		if count[o.Onto] == 1 && g.has(o.Onto, Menace) {
			return &Illegal{Rule: "702.111b", Message: g.nameOf(o.Onto) + " can't be blocked except by two or more creatures"}
		}
	}
	for _, c := range d.Candidates {
		if c.Must && !seen[c.Object] && !g.onlyMenace(c) {
			return &Illegal{Rule: "509.1c", Message: g.nameOf(c.Object) + " blocks if able"}
		}
	}
	return nil
}

// onlyMenace: every creature it could block needs a second blocker, which nothing requires.
func (g *Game) onlyMenace(c Candidate) bool {
	for _, o := range c.Onto {
		if !g.has(o.Onto, Menace) {
			return false
		}
	}
	return true
}

// block makes the chosen creatures blockers (CR 509.1g).
func (g *Game) block(p PlayerID, a Answer) {
	g.changed()
	var evs []Event
	for _, o := range a {
		for i := range g.combat.Attackers {
			if at := &g.combat.Attackers[i]; at.Object == o.Onto {
				at.Blocked = true
				at.Blockers = append(at.Blockers, o.Object)
			}
		}
		evs = append(evs, Event{Kind: BlockEvent, Object: o.Object, Other: o.Onto, By: p, Player: p, Rules: []string{"509.1g"}})
	}
	g.happen(evs...)
}

// becomeBlocked tells which attackers became blocked (CR 509.1h).
func (g *Game) becomeBlocked() {
	var evs []Event
	for _, a := range g.combat.Attackers {
		if a.Blocked {
			evs = append(evs, Event{Kind: BlockedEvent, Object: a.Object, Objects: a.Blockers, Player: a.Defender.Player, Rules: []string{"509.1h"}})
		}
	}
	g.happen(evs...)
}
