package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// context is what the words of an ability refer to: this object, you, the
// targets, X, the event that triggered it, and what happened so far as it
// resolves.
type context struct {
	// source is the object whose ability it is; it may have left since (see Object.Last, Object.Next).
	source     ObjectID
	controller PlayerID
	targets    [][]Target
	x          int
	costAmount int
	costPaid   []ObjectID
	event      *Event
	// optional costs that were paid, by name.
	optional []string
	// item is the ability or spell that resolves; nil for static abilities.
	item *StackItem
	// stackObject is the spell or ability on the stack.
	stackObject ObjectID
	// chosen, moved and done change as effects are carried out.
	chosen []ref
	moved  []ObjectID
	// affected is the object to which a continuous effect is being applied.
	affected   ObjectID
	done       bool
	doneAmount int
	// began is the first object that is newer than this resolution: what moved
	// since can be found where it went (CR 400.7j). 0 outside a resolution.
	began ObjectID
}

// ref is an object or a player.
type ref struct {
	object ObjectID
	// player counts if object is 0.
	player PlayerID
}

// refs are the objects and players a selector names; nil selects the context's source.
// Objects that left their zone are still named by their old id (see Object.Next, Object.Last).
func (g *Game) refs(s card.Selector, c *context) []ref {
	switch s := s.(type) {
	case nil, *card.Self:
		return objectRefs(c.source)
	case *card.Targeted:
		return targetRefs(s.N, c)
	case *card.You, *card.Opponents, *card.EachPlayer, *card.ActivePlayer, *card.EventPlayer, *card.ControllerOf, *card.OwnerOf:
		return playerRefs(g.playersNamed(s, c))
	case *card.Each:
		return objectRefs(g.matching(s.What, c)...)
	case *card.EventObject:
		return objectRefs(eventObject(c.event))
	case *card.EventSource:
		if c.event == nil {
			return nil
		}
		return objectRefs(c.event.Source)
	case *card.Attached:
		return g.attachedRefs(c)
	case *card.Affected:
		return objectRefs(c.affected)
	case *card.Chosen:
		return g.chosenRefs(c)
	case *card.Moved:
		return objectRefs(c.moved...)
	case *card.CostPaid:
		return objectRefs(c.costPaid...)
	case *card.ExiledWith:
		return objectRefs(g.exiledWith(c.source)...)
	case *card.TopOf:
		return objectRefs(g.topOf(s, c)...)
	}
	return nil
}

// objectRefs are refs to objects, leaving out none.
func objectRefs(ids ...ObjectID) []ref {
	out := make([]ref, 0, len(ids))
	for _, id := range ids {
		if id != 0 {
			out = append(out, ref{object: id})
		}
	}
	return out
}

func playerRefs(players []PlayerID) []ref {
	out := make([]ref, 0, len(players))
	for _, p := range players {
		out = append(out, ref{player: p})
	}
	return out
}

// targetRefs are the Nth targets, from 1. A context has lost those that became illegal (CR 608.2b).
func targetRefs(n int, c *context) []ref {
	if n == 0 {
		n = 1
	}
	if n > len(c.targets) {
		return nil
	}
	out := make([]ref, 0, len(c.targets[n-1]))
	for _, t := range c.targets[n-1] {
		out = append(out, ref{t.Object, t.Player})
	}
	return out
}

// eventObject is the object that an event is about, on the battlefield as what it became.
func eventObject(ev *Event) ObjectID {
	switch {
	case ev == nil:
		return 0
	case ev.Kind == MoveEvent && ev.To == Battlefield && ev.Became != 0:
		return ev.Became
	}
	return ev.Object
}

// eventPlayerOf is the player that an event is about: the one who did it, if somebody does such things.
func eventPlayerOf(ev *Event) PlayerID {
	switch ev.Kind {
	case CastEvent, ActivateEvent, SacrificeEvent, TokenEvent, LandEvent, CountersEvent, TargetEvent, PlayerAttacksEvent, ControlEvent:
		return ev.By
	}
	return ev.Player
}

// attachedRefs is what the source is, or was last, attached to.
func (g *Game) attachedRefs(c *context) []ref {
	if c.source == 0 {
		return nil
	}
	o := g.object(c.source)
	if o.Zone == NoZone && o.Last != nil {
		o = &o.Last.Object
	}
	if o.AttachedPlayer != 0 {
		return []ref{{player: o.AttachedPlayer - 1}}
	}
	return objectRefs(o.AttachedTo)
}

// chosenRefs is what was chosen in this resolution, or for the source (CR 607.2d).
func (g *Game) chosenRefs(c *context) []ref {
	if len(c.chosen) > 0 || c.source == 0 {
		return c.chosen
	}
	made := &g.object(c.source).Chosen
	if made.Object != 0 {
		return objectRefs(made.Object)
	}
	if made.HasPlayer {
		return []ref{{player: made.Player}}
	}
	return nil
}

// exiledWith are the cards in exile that an object exiled (CR 607.2a).
func (g *Game) exiledWith(source ObjectID) []ObjectID {
	var out []ObjectID
	for _, id := range g.exile {
		if by := g.objects[id].ExiledBy; by != 0 && by == source {
			out = append(out, id)
		}
	}
	return out
}

// topOf are the top cards of libraries.
func (g *Game) topOf(s *card.TopOf, c *context) []ObjectID {
	var out []ObjectID
	n := g.amount(s.N, c, 1)
	for _, p := range g.playersOf(s.Who, c) {
		lib := g.player(p).Library
		out = append(out, lib[:max(0, min(n, len(lib)))]...)
	}
	return out
}

// named says whether an object is among those that a selector names.
func (g *Game) named(s card.Selector, id ObjectID, c *context) bool {
	switch s := s.(type) {
	case nil, *card.Self:
		return id == c.source
	case *card.Each:
		return g.matches(s.What, id, c)
	case *card.Attached:
		if o := g.objects[c.source]; c.source != 0 && o.Zone != NoZone {
			return o.AttachedTo == id
		}
		return slices.Contains(g.attachedRefs(c), ref{object: id})
	}
	for _, r := range g.refs(s, c) {
		if r.object != 0 && r.object == id {
			return true
		}
	}
	return false
}

// objectsOf are the objects among refs(s, c).
func (g *Game) objectsOf(s card.Selector, c *context) []ObjectID {
	var out []ObjectID
	for _, r := range g.refs(s, c) {
		if r.object != 0 {
			out = append(out, r.object)
		}
	}
	return out
}

// playersOf are the players that a selector names; nil is the controller.
func (g *Game) playersOf(s card.Selector, c *context) []PlayerID {
	if s == nil {
		return []PlayerID{c.controller}
	}
	var out []PlayerID
	for _, r := range g.refs(s, c) {
		if r.object == 0 {
			out = append(out, r.player)
		}
	}
	return out
}

// playersNamed are the players that a selector for players names.
func (g *Game) playersNamed(s card.Selector, c *context) []PlayerID {
	switch s := s.(type) {
	case *card.You:
		return []PlayerID{c.controller}
	case *card.Opponents:
		return g.playersWho(opponentPlayer, c)
	case *card.EachPlayer:
		return g.apnap()
	case *card.ActivePlayer:
		return []PlayerID{g.turn.Active}
	case *card.EventPlayer:
		if c.event != nil {
			return []PlayerID{eventPlayerOf(c.event)}
		}
	case *card.ControllerOf:
		return g.playerOfEach(s.Of, c, g.lastController)
	case *card.OwnerOf:
		return g.playerOfEach(s.Of, c, func(id ObjectID) PlayerID { return g.object(id).Owner })
	}
	return nil
}

// playersWho are the players whom a word means, in APNAP order.
func (g *Game) playersWho(w playerWord, c *context) []PlayerID {
	var out []PlayerID
	for _, p := range g.apnap() {
		if g.playerFits(w, p, c) {
			out = append(out, p)
		}
	}
	return out
}

// playerOfEach is a player for each object named, each player once.
func (g *Game) playerOfEach(s card.Selector, c *context, of func(ObjectID) PlayerID) []PlayerID {
	var out []PlayerID
	for _, id := range g.objectsOf(s, c) {
		if p := of(id); !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	return out
}

// playerIs says whether p is what a word such as "you", "opponent", "any" or
// "" (any) means to the context.
func (g *Game) playerIs(word string, p PlayerID, c *context) bool {
	w, err := playerWordNamed(word)
	return err == nil && g.playerFits(w, p, c)
}

// playerFits says whether p is whom a word means to the context.
func (g *Game) playerFits(w playerWord, p PlayerID, c *context) bool {
	switch w {
	case youPlayer:
		return p == c.controller
	case opponentPlayer:
		return opponents(p, c.controller)
	case activePlayer:
		return p == g.turn.Active
	case eventPlayer:
		return c.event != nil && p == eventPlayerOf(c.event)
	case defendingPlayer:
		return p == g.defendingPlayer(c.source)
	case ownerPlayer:
		return p == g.object(c.source).Owner
	case chosenPlayer:
		return slices.Contains(g.chosenRefs(c), ref{player: p})
	}
	return p != NoPlayer
}

// defendingPlayer is the player whom a creature attacks, or who controls or
// protects what it attacks (CR 508.5); NoPlayer if it doesn't attack.
func (g *Game) defendingPlayer(id ObjectID) PlayerID {
	if g.combat == nil {
		return NoPlayer
	}
	for _, a := range g.combat.Attackers {
		if a.Object != id {
			continue
		}
		if a.Defender.Object != 0 {
			return g.lastController(a.Defender.Object)
		}
		return a.Defender.Player
	}
	return NoPlayer
}
