package engine

import "github.com/stickler-mtg/stickler/engine/card"

// Owner: CASTING.

// cast casts a spell (CR 601.2); forbid()s what the rules forbid.
func (g *Game) cast(a Action) { panic("todo casting") }

// activate activates an ability; a mana ability resolves at once (CR 602.2, 605.3).
func (g *Game) activate(a Action) { panic("todo casting") }

// playLand plays a land (CR 305, 116.2a, 712.12).
func (g *Game) playLand(a Action) { panic("todo casting") }

// legalActions are the actions that the player could take with priority, in a
// fixed order, pass last. Everything listed can be carried through with some answers.
func (g *Game) legalActions(p PlayerID) []Action { panic("todo casting") }

// freeCast says how a spell is cast during a resolution (CR 608.2g).
type freeCast struct {
	// fits limits the spell; nil any. paying is the alternative cost; nil and free: nothing.
	fits   *card.Filter
	paying []card.Cost
	c      *context
}

// castDuringResolution lets a player cast (or play) one of the cards now, any
// face that fits, or none (AskCast). It tells whether one was cast.
func (g *Game) castDuringResolution(p PlayerID, ids []ObjectID, how freeCast) bool {
	panic("todo casting")
}

// paid is what was chosen while a cost was paid.
type paid struct {
	amount  int
	objects []ObjectID
	x       int
}

// pay makes a player pay a cost that isn't a spell's or an activation's own
// (ward, "unless", "you may pay"); false, with nothing changed, if it can't be paid.
func (g *Game) pay(p PlayerID, cost []card.Cost, c *context) bool { panic("todo casting") }

// canPay says whether the player could pay now, mana abilities included.
func (g *Game) canPay(p PlayerID, cost []card.Cost, c *context) bool { panic("todo casting") }

// chooseTargets asks the player for targets, one list for each spec (CR 601.2c,
// 603.3d). ok is false if there aren't enough legal ones; nothing is asked then.
func (g *Game) chooseTargets(p PlayerID, specs []card.TargetSpec, c *context) (targets [][]Target, ok bool) {
	panic("todo casting")
}

// legalTarget says whether t is a legal target for the spec now (CR 115, 608.2b;
// shroud, hexproof, protection). c.stackObject is what targets.
func (g *Game) legalTarget(spec *card.TargetSpec, t Target, c *context) bool { panic("todo casting") }

// retarget lets the controller of a copy choose new targets (CR 707.10c).
func (g *Game) retarget(id ObjectID) { panic("todo casting") }

// targetsChosen makes the TargetEvents for a spell or ability whose targets are
// chosen, so that "becomes the target" triggers see them.
func (g *Game) targetsChosen(id ObjectID) { panic("todo casting") }

// chooseModes asks for modes (CR 700.2) and gives the effects and specs of the
// chosen ones, in printed order.
func (g *Game) chooseModes(p PlayerID, modes []card.Mode, least, most int, c *context) (numbers []int, effects []card.Effect, specs []card.TargetSpec, ok bool) {
	panic("todo casting")
}
