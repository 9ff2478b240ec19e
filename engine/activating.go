package engine

import (
	"fmt"

	"github.com/stickler-mtg/stickler/engine/card"
)

// activate activates an ability; a mana ability resolves at once (CR 602.2, 605.3).
func (g *Game) activate(a Action) {
	in := g.abilityAt(a.Object, a.Ability)
	if g.isManaAbility(in.Ability) {
		g.activateMana(a.Player, a.Object, a.Ability, nil)
		return
	}
	p := g.proposeAbility(a.Player, a.Object, in)
	p.announce()
	p.chooseTargets()
	p.pay(nil)
	g.happen(Event{Kind: ActivateEvent, Object: p.id, Source: p.source, By: p.by, Player: p.by, Rules: []string{"602.2b"}})
}

// abilityAt is an object's activated ability by its index.
func (g *Game) abilityAt(id ObjectID, index int) Instance {
	if g.Object(id) == nil || g.current(id) == 0 {
		forbid("602.2", "that object isn't there any more")
	}
	abilities := g.abilitiesOf(id)
	if index < 0 || index >= len(abilities) {
		forbid("602.1c", fmt.Sprintf("%s has no ability %d", g.nameOf(id), index))
	}
	if _, ok := abilities[index].Ability.(*card.Activated); !ok {
		forbid("602.1c", "only activated abilities can be activated, and that one of "+g.nameOf(id)+" is none")
	}
	return abilities[index]
}

// proposeAbility puts an activated ability onto the stack (CR 602.2a).
func (g *Game) proposeAbility(by PlayerID, source ObjectID, in Instance) *proposal {
	a := in.Ability.(*card.Activated)
	if problem := g.activationProblem(by, source, in, nil); problem != nil {
		forbid(problem.Rule, problem.Message)
	}
	g.noteUse(source, a)
	item := StackItem{Ability: a, Source: source, SourceTurned: g.object(source).Turned}
	o := g.add(Object{Kind: AbilityObject, Owner: by, Controller: by, Def: abilityCard, Zone: Stack, Timestamp: g.stamp(), Stack: &item})
	g.stack = append(g.stack, o.ID)
	g.note(g.player(by).Name+" activates an ability of "+g.nameOf(source), "602.2a")
	return &proposal{g: g, by: by, id: o.ID, source: source, ability: a, cost: a.Cost, item: item}
}

// activateMana activates a mana ability: it isn't put onto the stack but
// resolves at once (CR 605.3b). within is the payment that goes on (CR 605.3a).
func (g *Game) activateMana(by PlayerID, source ObjectID, index int, within *payment) {
	in := g.abilityAt(source, index)
	a := in.Ability.(*card.Activated)
	if problem := g.activationProblem(by, source, in, within); problem != nil {
		forbid(problem.Rule, problem.Message)
	}
	g.noteUse(source, a)
	p := &proposal{g: g, by: by, source: source, ability: a, cost: a.Cost,
		item: StackItem{Ability: a, Source: source, SourceTurned: g.object(source).Turned}}
	g.note(g.player(by).Name+" activates a mana ability of "+g.nameOf(source), "605.3a")
	p.announce()
	p.pay(within)
	g.carryOut(p.item.Effects, p.context())
}

// activationProblem says why a player can't begin to activate an ability (CR
// 602.5), whether or not the cost could be paid; nil if they can.
func (g *Game) activationProblem(by PlayerID, id ObjectID, in Instance, within *payment) *Illegal {
	a := in.Ability.(*card.Activated)
	name, o := g.nameOf(id), g.object(id)
	if zone := activationZone(a); o.Zone != zone {
		return &Illegal{"113.6", fmt.Sprintf("that ability of %s functions on the %s, and it is in the %s", name, zone, o.Zone)}
	}
	if g.controllerOrOwner(id) != by {
		return &Illegal{"602.2", name + " isn't " + g.player(by).Name + "'s, so that they can't activate its abilities"}
	}
	mana := g.isManaAbility(a)
	if by := g.activationBan(by, id, mana); by != 0 {
		return &Illegal{"602.5", g.nameOf(by) + " keeps that ability of " + name + " from being activated"}
	}
	if isLoyalty(a) {
		if problem := g.loyaltyProblem(by, id); problem != nil {
			return problem
		}
	}
	if a.Sorcery && !g.sorceryTime(by) {
		return &Illegal{"602.5d", "that ability of " + name + " can only be activated as a sorcery"}
	}
	if a.If != nil && !g.holds(a.If, g.contextOf(id)) {
		return &Illegal{"602.5b", "the condition for activating that ability of " + name + " isn't met"}
	}
	if a.OncePerTurn && g.usesThisTurn(id, a) > 0 {
		return &Illegal{"602.5b", "that ability of " + name + " was already activated this turn"}
	}
	if tapsOrUntapsSelf(a.Cost) && g.sick(id) {
		return &Illegal{"302.6", name + " hasn't been under " + g.player(by).Name + "'s control since their most recent turn began"}
	}
	if within.activating(a, id) {
		return &Illegal{"605.3c", "that ability of " + name + " is being activated and hasn't resolved"}
	}
	return nil
}

// activationZone is where an object must be for the ability to be activated (CR 113.6).
func activationZone(a *card.Activated) Zone {
	if a.Zone == "" {
		return Battlefield
	}
	return ZoneNamed(a.Zone)
}

// activationBan is the object whose rule forbids activating an ability; 0 if none (CR 602.5, 605.1a).
func (g *Game) activationBan(by PlayerID, id ObjectID, mana bool) ObjectID {
	if ban := g.cant("activate", id, by, 0); ban != 0 || mana {
		return ban
	}
	return g.cant("activate except mana", id, by, 0)
}

// tapsOrUntapsSelf says whether a cost has {T} or {Q} in it (CR 602.5a).
func tapsOrUntapsSelf(cost []card.Cost) bool {
	for _, c := range cost {
		if _, ok := c.(*card.UntapSelf); ok {
			return true
		}
	}
	return tapsSelf(cost)
}

// loyaltyProblem says why no loyalty ability of the permanent can be activated now (CR 606.3).
func (g *Game) loyaltyProblem(by PlayerID, id ObjectID) *Illegal {
	if !g.sorceryTime(by) {
		return &Illegal{"606.3", "loyalty abilities can only be activated in one's own main phase while the stack is empty"}
	}
	if g.usesThisTurn(id, nil) > 0 {
		return &Illegal{"606.3", "a loyalty ability of " + g.nameOf(id) + " was already activated this turn"}
	}
	return nil
}

// sorceryTime says whether a player with priority could cast a sorcery (CR 307.1).
func (g *Game) sorceryTime(p PlayerID) bool {
	step := g.turn.Step
	return g.turn.Active == p && len(g.stack) == 0 && (step == PrecombatMain || step == PostcombatMain)
}

// usesThisTurn is how often an ability of an object was activated this turn;
// nil stands for its loyalty abilities together (CR 602.5b, 606.3).
func (g *Game) usesThisTurn(id ObjectID, a card.Ability) int {
	for _, u := range g.object(id).Used {
		if u.Ability == a && u.Turn == g.turn.Number {
			return u.N
		}
	}
	return 0
}

// noteUse remembers an activation for restrictions on its use (CR 602.5b, 606.3).
func (g *Game) noteUse(id ObjectID, a *card.Activated) {
	var key card.Ability
	switch {
	case isLoyalty(a):
	case a.OncePerTurn:
		key = a
	default:
		return
	}
	use := Use{Ability: key, Turn: g.turn.Number, N: g.usesThisTurn(id, key) + 1}
	used := []Use{use}
	for _, u := range g.object(id).Used {
		if u.Ability != key {
			used = append(used, u)
		}
	}
	g.edit(id).Used = used
}

// activating says whether an ability is being activated while this is paid
// (CR 605.3c), or would use up what the payment needs of the same object.
func (pay *payment) activating(a *card.Activated, id ObjectID) bool {
	for ; pay != nil; pay = pay.within {
		if pay.c.source != id {
			continue
		}
		if pay.active == a {
			return true
		}
		for _, part := range pay.parts {
			if spoils(a, part) {
				return true
			}
		}
	}
	return false
}

// spoils says whether paying for an ability would keep the same object from paying a part of another cost.
func spoils(a *card.Activated, part card.Cost) bool {
	if !paysWithSelf(part) {
		return false
	}
	for _, own := range a.Cost {
		_, taps := own.(*card.TapSelf)
		_, tapped := part.(*card.TapSelf)
		if movesSelf(own) || taps && tapped {
			return true
		}
	}
	return false
}
