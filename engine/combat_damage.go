package engine

import "github.com/stickler-mtg/stickler/engine/card"

// assignment is combat damage that a creature assigns (CR 510.1).
type assignment struct {
	source, object ObjectID
	player         PlayerID
	n              int
}

// anyFirstStrike: an attacking or blocking creature has first or double strike,
// so that there are two combat damage steps (CR 510.4).
func (g *Game) anyFirstStrike() bool {
	if g.combat == nil {
		return false
	}
	for _, id := range g.fighters() {
		if g.has(id, FirstStrike|DoubleStrike) {
			return true
		}
	}
	return false
}

// fighters are the attacking and blocking creatures.
func (g *Game) fighters() []ObjectID {
	var out []ObjectID
	for _, a := range g.combat.Attackers {
		out = append(append(out, a.Object), a.Blockers...)
	}
	return out
}

// combatDamage is a combat damage step: damage is assigned, then all of it is dealt at once (CR 510.1, 510.2).
func (g *Game) combatDamage(first bool) {
	if g.combat == nil {
		return
	}
	deals := g.whoDeals(first)
	var all []assignment
	for _, a := range g.combat.Attackers {
		if deals(a.Object) {
			all = g.attackerAssigns(a, all)
		}
	}
	for _, a := range g.combat.Attackers {
		for _, b := range a.Blockers {
			if n := g.characteristics(b).Power; deals(b) && n > 0 { // CR 510.1d
				all = append(all, assignment{b, a.Object, NoPlayer, n})
			}
		}
	}
	evs := make([]Event, 0, len(all))
	for _, a := range all {
		ev := g.damageEvent(a.source, a.object, a.player, a.n, true)
		ev.Rules = []string{"510.2"}
		evs = append(evs, ev)
	}
	g.happen(evs...)
}

// whoDeals says which creatures assign damage in this step (CR 510.4).
func (g *Game) whoDeals(first bool) func(ObjectID) bool {
	if first {
		for _, id := range g.fighters() {
			if g.has(id, FirstStrike|DoubleStrike) {
				g.combat.Dealt = append(g.combat.Dealt, id)
			}
		}
		g.changed()
		return func(id ObjectID) bool { return g.fights(id) && g.has(id, FirstStrike|DoubleStrike) }
	}
	return func(id ObjectID) bool {
		if !g.fights(id) {
			return false
		}
		for _, d := range g.combat.Dealt {
			if d == id {
				return g.has(id, DoubleStrike)
			}
		}
		return true
	}
}

// fights: it is still a creature on the battlefield (CR 506.4).
func (g *Game) fights(id ObjectID) bool {
	return g.current(id) != 0 && g.characteristics(id).Types&card.Creature != 0
}

// attackerAssigns assigns an attacker's damage (CR 510.1b, c, 702.19b, d).
func (g *Game) attackerAssigns(a Attacker, all []assignment) []assignment {
	power := g.characteristics(a.Object).Power
	if power <= 0 {
		return all
	}
	trample := g.has(a.Object, Trample)
	toDefender, attacks := g.defenderShare(a)
	var options []Option
	for _, b := range a.Blockers {
		if g.fights(b) {
			options = append(options, Option{Object: b})
		}
	}
	switch {
	case !a.Blocked || len(options) == 0 && trample:
		if !attacks {
			return all
		}
		return append(all, assignment{a.Object, toDefender.Object, toDefender.Player, power})
	case len(options) == 0:
		return all
	}
	need := g.lethal(a, options, all)
	if trample && attacks && power > need {
		options = append(options, toDefender)
	}
	return append(all, g.divideDamage(a, options, power, all)...)
}

// defenderShare is the player or permanent that an attacker attacks; false if nothing.
func (g *Game) defenderShare(a Attacker) (Option, bool) {
	if a.Defender.Object != 0 {
		return Option{Object: a.Defender.Object}, g.current(a.Defender.Object) != 0
	}
	return Option{Player: a.Defender.Player, HasPlayer: true}, a.Defender.Player != NoPlayer && !g.player(a.Defender.Player).Lost
}

// lethal is how much damage is lethal for all blockers together, counting
// damage on them and what others assign (CR 702.19b).
func (g *Game) lethal(a Attacker, blockers []Option, all []assignment) int {
	n := 0
	for _, b := range blockers {
		n += g.lethalFor(a.Object, b.Object, all)
	}
	return n
}

func (g *Game) lethalFor(attacker, blocker ObjectID, all []assignment) int {
	n := g.characteristics(blocker).Toughness - g.object(blocker).Damage
	for _, x := range all {
		if x.object == blocker {
			n -= x.n
		}
	}
	if g.has(attacker, Deathtouch) { // CR 702.2c
		n = min(n, 1)
	}
	return max(n, 0)
}

// divideDamage asks how damage is divided among blockers, and the defender for trample.
func (g *Game) divideDamage(a Attacker, options []Option, power int, all []assignment) []assignment {
	d := &Decision{Player: g.controllerOf(a.Object), Kind: AskDivision, Source: a.Object, Total: power,
		Options: options, Prompt: "assign combat damage", Rules: []string{"510.1c"}}
	last := options[len(options)-1]
	if last.HasPlayer || last.Object == a.Defender.Object && last.Object != 0 {
		d.Rules = []string{"702.19b"}
		d.legal = func(answer Answer) error { return g.legalTrample(a, answer, all) }
	}
	var out []assignment
	for _, o := range g.ask(d) {
		if o.Number > 0 {
			p := NoPlayer
			if o.HasPlayer {
				p = o.Player
			}
			out = append(out, assignment{a.Object, o.Object, p, o.Number})
		}
	}
	return out
}

// legalTrample: damage beyond the blockers needs lethal damage for each of them (CR 702.19b).
func (g *Game) legalTrample(a Attacker, answer Answer, all []assignment) error {
	share := map[ObjectID]int{}
	past := 0
	for _, o := range answer {
		if o.HasPlayer || o.Object == a.Defender.Object {
			past += o.Number
		} else {
			share[o.Object] += o.Number
		}
	}
	if past == 0 {
		return nil
	}
	for _, b := range a.Blockers {
		if g.fights(b) && share[b] < g.lethalFor(a.Object, b, all) {
			return &Illegal{Rule: "702.19b", Message: "each blocking creature must be assigned lethal damage first"}
		}
	}
	return nil
}
