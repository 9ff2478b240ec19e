package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// nextStep ends the step and goes on until a player has priority (CR 500.2).
func (g *Game) nextStep() {
	for g.over == nil {
		if g.beginStep(g.stepAfter()) {
			return
		}
	}
}

// stepAfter is the step that follows (CR 500.1); combat steps that have nothing
// to do are skipped (CR 508.8, 510.4).
func (g *Game) stepAfter() Step {
	switch g.turn.Step {
	case DeclareAttackers:
		if g.combat == nil || len(g.combat.Attackers) == 0 {
			return EndOfCombat
		}
	case DeclareBlockers:
		if !g.anyFirstStrike() {
			return CombatDamage
		}
	case CleanupStep:
		return UntapStep
	}
	return g.turn.Step + 1
}

// beginStep begins a step: pools have emptied, turn-based actions happen, what
// triggers goes onto the stack. It tells whether a player has priority.
func (g *Game) beginStep(s Step) bool {
	g.emptyPools()
	if s == UntapStep {
		g.beginTurn()
	}
	if s == PostcombatMain {
		g.endEffects("end of combat")
		g.combat = nil
	}
	g.changed()
	g.turn.Step = s
	g.turn.Passed = 0
	switch s {
	case UntapStep:
		g.untapStep()
		return false
	case CleanupStep:
		return g.cleanupStep()
	case DrawStep:
		if !(g.turn.Number == 1 && len(g.players) == 2) { // CR 103.8a
			g.draw(g.turn.Active, 1) // CR 504.1
		}
	case BeginningOfCombat:
		g.combat = &Combat{}
	case DeclareAttackers:
		g.declareAttackers()
	case DeclareBlockers:
		g.declareBlockers()
	case FirstStrikeDamage:
		g.combatDamage(true)
	case CombatDamage:
		g.combatDamage(false)
	}
	g.happen(Event{Kind: StepEvent, Step: s, Player: g.turn.Active, Rules: []string{stepRules[s]}})
	g.givePriority(g.turn.Active) // CR 117.3a
	return true
}

// stepRules are the rules of each step.
var stepRules = [...]string{"502.1", "503.1", "504.1", "505.1", "507.1", "508.1", "509.1", "510.1", "510.1", "511.1", "505.1", "513.1", "514.1"}

// emptyPools empties mana pools as a step or phase ends (CR 500.5, 106.4).
func (g *Game) emptyPools() {
	g.changed()
	for i := range g.players {
		if len(g.players[i].Pool) > 0 && !g.playerRule(PlayerID(i), func(r *card.PlayerRule) bool { return r.ManaStays }) {
			g.players[i].Pool = nil
		}
	}
}

// playerRule says whether an ability in force changes a rule for a player (CR 613.11).
func (g *Game) playerRule(p PlayerID, is func(*card.PlayerRule) bool) bool {
	found := false
	g.eachRule(func(in Instance, c *context) bool {
		if r, ok := in.Ability.(*card.PlayerRule); ok && is(r) && g.playerIs(r.Who, p, c) {
			found = true
		}
		return !found
	})
	return found
}

// beginTurn makes it the next player's turn (CR 500.1, 103.8).
func (g *Game) beginTurn() {
	g.changed()
	g.passTurn()
	for i := range g.players {
		p := &g.players[i]
		p.LandsPlayed, p.LifeLost = 0, 0
		p.SpellsLastTurn, p.SpellsCast = p.SpellsCast, 0
	}
	g.player(g.turn.Active).TurnBegan = g.turn.Number
	g.endEffects("turn begins")
}

// untapStep untaps the active player's permanents together (CR 502.3).
func (g *Game) untapStep() {
	var ids []ObjectID
	for _, id := range g.battlefield {
		if g.object(id).Tapped && g.controllerOf(id) == g.turn.Active && g.cant("untap", id, NoPlayer, 0) == 0 {
			ids = append(ids, id)
		}
	}
	g.happen(Event{Kind: StepEvent, Step: UntapStep, Player: g.turn.Active, Rules: []string{"502.3"}})
	g.untap(ids...)
	g.endSkippedUntaps()
}

// staysTapped forbids one permanent to untap in untap steps.
var staysTapped = []card.Ability{&card.Cant{What: "untap", Who: &card.Filter{Is: &card.Affected{}}}}

// skipUntap keeps permanents from untapping during the next untap step of the
// player who then controls them (CR 502.3, 611.2a): it follows the permanent,
// not who controls it now.
func (g *Game) skipUntap(e *card.SkipUntap, c *context) {
	what := g.permanents(e.What, c)
	for _, id := range what {
		kept := c.kept()
		kept.affected = id
		g.addRules(staysTapped, kept, "next untap step")
		g.note(g.nameOf(id)+" doesn't untap during its controller's next untap step", "502.3")
	}
	c.did(len(what))
}

// endSkippedUntaps ends what lasted for this untap step: of the active player's
// permanents, and of those that are gone.
func (g *Game) endSkippedUntaps() {
	g.effects = slices.DeleteFunc(slices.Clone(g.effects), func(e *ContinuousEffect) bool {
		if e.Duration.Kind != "next untap step" {
			return false
		}
		id := e.Context.affected
		return g.object(id).Zone != Battlefield || g.controllerOf(id) == g.turn.Active
	})
	g.changed()
}

// cleanupStep is the cleanup step; players get priority in it only if
// something happened, and then there is another one (CR 514.3a).
func (g *Game) cleanupStep() bool {
	g.discardToHandSize()
	g.wearOff()
	if !g.checkState() {
		return false
	}
	g.turn.Step = EndStep // another cleanup step follows
	g.givePriority(g.turn.Active)
	return true
}

// discardToHandSize makes the active player discard down to seven (CR 514.1).
func (g *Game) discardToHandSize() {
	p := g.turn.Active
	hand := g.player(p).Hand
	if len(hand) <= 7 || g.playerRule(p, func(r *card.PlayerRule) bool { return r.NoMaximumHand }) {
		return
	}
	n := len(hand) - 7
	d := &Decision{Player: p, Kind: AskDiscard, Min: n, Max: n, Prompt: "discard to hand size", Rules: []string{"514.1"}}
	for _, id := range hand {
		d.Options = append(d.Options, Option{Object: id})
	}
	var ids []ObjectID
	for _, o := range g.ask(d) {
		ids = append(ids, o.Object)
	}
	g.discard(p, ids...)
}

// wearOff removes damage and ends effects that last this turn, together (CR 514.2).
func (g *Game) wearOff() {
	for _, id := range g.battlefield {
		if o := g.object(id); o.Damage > 0 || o.Deathtouched {
			w := g.edit(id)
			w.Damage, w.Deathtouched = 0, false
		}
	}
	g.endEffects("end of turn")
	g.changed()
	g.note("damage wears off, and effects that last until end of turn end", "514.2")
}

// sick says whether a creature is too new to attack or pay {T} or {Q} (CR 302.6, 702.10c).
func (g *Game) sick(id ObjectID) bool {
	c := g.characteristics(id)
	if c.Types&card.Creature == 0 || c.Keywords&Haste != 0 {
		return false
	}
	return g.object(id).Entered >= g.player(c.Controller).TurnBegan
}
