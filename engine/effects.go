package engine

import (
	"fmt"

	"github.com/stickler-mtg/stickler/engine/card"
)

// carryOut carries instructions out in the order in which they are written (CR 608.2c). c
// changes as it goes: what was chosen, what moved, whether something was done.
func (g *Game) carryOut(effects []card.Effect, c *context) {
	if c.began == 0 {
		c.began = ObjectID(len(g.objects))
	}
	for _, e := range effects {
		if g.over != nil { // CR 104.1
			return
		}
		g.carryOutOne(e, c)
	}
}

// carryOutOne is the one place that knows which rule each effect follows.
func (g *Game) carryOutOne(effect card.Effect, c *context) {
	switch e := effect.(type) {
	case *card.AddMana:
		c.did(g.addMana(e, c))
	case *card.DealDamage:
		g.dealDamage(e, c)
	case *card.Destroy:
		g.destroyEffect(e, c)
	case *card.MoveTo:
		g.moveTo(e, c)
	case *card.PutCounters:
		g.putCountersEffect(e, c)
	case *card.TakeCounters:
		g.takeCounters(e, c)
	case *card.MoveCounters:
		g.moveCounters(e, c)
	case *card.Draw:
		g.drawEffect(e, c)
	case *card.Discard:
		g.discardEffect(e, c)
	case *card.Mill:
		g.mill(e, c)
	case *card.Scry:
		g.scry(e, c)
	case *card.Surveil:
		g.surveil(e, c)
	case *card.GainLife:
		g.changeLives(e.Who, e.N, 1, c)
	case *card.LoseLife:
		g.changeLives(e.Who, e.N, -1, c)
	case *card.CreateToken:
		g.createTokens(e, c)
	case *card.Convert:
		c.did(g.turnOver(g.permanents(e.What, c), c))
	case *card.Transform:
		c.did(g.turnOver(g.permanents(e.What, c), c))
	case *card.FlipOver:
		c.did(g.flip(g.permanents(e.What, c)))
	case *card.Tap:
		c.did(g.tap(g.permanents(e.What, c)...))
	case *card.Untap:
		c.did(g.untap(g.permanents(e.What, c)...))
	case *card.CounterSpell:
		g.counterSpells(e, c)
	case *card.Change:
		g.change(e, c)
	case *card.BecomeCopy:
		g.becomeCopy(e, c)
	case *card.AddRule:
		g.addRules(e.Abilities, c.kept(), wordOr(e.Duration, "end of turn"))
	case *card.PreventDamage:
		g.preventDamage(e, c)
	case *card.SacrificeEffect:
		g.sacrificeEffect(e, c)
	case *card.Fuse:
		g.fuse(e, c)
	case *card.Bolster:
		g.bolster(e, c)
	case *card.AttachTo:
		g.attachTo(e, c)
	case *card.Unattach:
		g.unattachEffect(e, c)
	case *card.Fight:
		g.fight(e, c)
	case *card.CopySpell:
		g.copySpells(e, c)
	case *card.Search:
		g.search(e, c)
	case *card.Shuffle:
		g.shuffleEffect(e, c)
	case *card.ChooseObjects:
		g.chooseObjectsEffect(e, c)
	case *card.ChooseValue:
		g.chooseValue(e, c)
	case *card.RevealUntil:
		g.revealUntil(e, c)
	case *card.CastFree:
		g.castFree(e, c)
	case *card.PutFromHand:
		g.putFromHand(e, c)
	case *card.Regenerate:
		g.regenerate(e, c)
	case *card.May:
		g.may(e, c)
	case *card.If:
		g.ifEffect(e, c)
	case *card.UnlessPaid:
		g.unlessPaid(e, c)
	case *card.Delayed:
		g.delay(e, c)
	case *card.SkipUntap:
		g.skipUntap(e, c)
	case *card.Reflexive:
		g.reflexive(e, c)
	case *card.ForEach:
		g.forEach(e, c)
	case *card.EndGame:
		g.endGame(e, c)
	case *card.ReturnAll:
		g.returnAll(e, c)
	case *card.OfMode:
		g.carryOutMode(e, c)
	default:
		panic(fmt.Sprintf("engine: no rule for the effect %T", effect))
	}
}

// did notes how much an effect did, for "if you do" and "that many" (CR 608.2c, 118.12).
func (c *context) did(n int) { c.done, c.doneAmount = n > 0, n }

// kept is a copy of the context, for an effect that outlives the resolution.
func (c *context) kept() *context {
	k := *c
	return &k
}

// asking is the object that asks for choices: the spell or ability on the stack, or a static ability's object.
func (c *context) asking() ObjectID {
	if c.stackObject != 0 {
		return c.stackObject
	}
	return c.source
}

// found is the object that a selector's object is now, 0 if an effect can't
// find it. A new object is found where this resolution, its cost or the
// event that it triggered on put it, if everybody can see it there (CR 400.7e, j).
func (g *Game) found(id ObjectID, c *context) ObjectID {
	for id != 0 && g.current(id) == 0 {
		next := g.object(id).Next
		if next == 0 || !g.mayFollow(id, next, c) {
			return 0
		}
		id = next
	}
	return id
}

// foundAll are the objects that a selector's object is now: several, if it was a
// merged permanent that came apart (CR 730.3c).
func (g *Game) foundAll(id ObjectID, c *context) []ObjectID {
	if id == 0 || g.current(id) != 0 {
		return []ObjectID{id}
	}
	var out []ObjectID
	for _, next := range g.object(id).nexts() {
		if g.mayFollow(id, next, c) {
			out = append(out, g.foundAll(next, c)...)
		}
	}
	return out
}

// mayFollow says whether one of the exceptions of CR 400.7 lets an effect follow an object.
func (g *Game) mayFollow(id, next ObjectID, c *context) bool {
	if z := g.object(next).Zone; z == Hand || z == Library {
		return false
	}
	if c.began > 0 && next >= c.began {
		return true
	}
	if c.event != nil && c.event.Kind == MoveEvent && contains(c.event.became(), next) {
		return true
	}
	for _, p := range c.costPaid {
		if p == id {
			return true
		}
	}
	return false
}

// objectsFound are the objects that a selector names, each where it can be found, once.
func (g *Game) objectsFound(s card.Selector, c *context) []ObjectID {
	var out []ObjectID
	for _, id := range g.objectsOf(s, c) {
		for _, now := range g.foundAll(id, c) {
			if now != 0 && !contains(out, now) {
				out = append(out, now)
			}
		}
	}
	return out
}

// permanents are the permanents that a selector names and that are there (CR 609.2).
func (g *Game) permanents(s card.Selector, c *context) []ObjectID {
	var out []ObjectID
	for _, id := range g.objectsFound(s, c) {
		if g.object(id).Zone == Battlefield {
			out = append(out, id)
		}
	}
	return out
}

func contains(ids []ObjectID, id ObjectID) bool {
	for _, x := range ids {
		if x == id {
			return true
		}
	}
	return false
}

// playersIn are the players that a selector names who are still in the game, in APNAP order (CR 101.4).
func (g *Game) playersIn(s card.Selector, c *context) []PlayerID {
	named := g.playersOf(s, c)
	var out []PlayerID
	for _, p := range g.apnap() {
		for _, n := range named {
			if n == p {
				out = append(out, p)
				break
			}
		}
	}
	return out
}

// becameOf are the objects that moved objects became.
func becameOf(done []Event) []ObjectID {
	var out []ObjectID
	for i := range done {
		if done[i].Kind == MoveEvent {
			out = append(out, done[i].became()...)
		}
	}
	return out
}

// share is an object or player and how much of something goes to it.
type share struct {
	ref
	n int
}

// shares says who gets how much: as it was divided when the targets were chosen
// (CR 601.2d), or n each.
func (g *Game) shares(s card.Selector, divided bool, n int, c *context) []share {
	var out []share
	if t, ok := s.(*card.Targeted); ok && divided {
		if i := max(t.N, 1) - 1; i < len(c.targets) {
			for _, x := range c.targets[i] {
				out = append(out, share{ref{x.Object, x.Player}, x.Share})
			}
		}
		return out
	}
	for _, r := range g.refs(s, c) {
		out = append(out, share{r, n})
	}
	return out
}

// oneByOne is a number of things that are done singly; more than anybody could
// do in a game ends the action, as it would never end itself.
func (g *Game) oneByOne(a card.Amount, c *context) int {
	const most = 1 << 14
	n := g.amount(a, c, 1)
	if n > most {
		panic(interrupt{fmt.Errorf("%s says to do something %d times, more than the %d that this engine does one by one", g.nameOf(c.source), n, most)})
	}
	return max(n, 0)
}

func wordOr(given, otherwise string) string {
	if given == "" {
		return otherwise
	}
	return given
}
