package engine

import "github.com/stickler-mtg/stickler/engine/card"

// resolveTop resolves the topmost object of the stack (CR 608.1).
func (g *Game) resolveTop() {
	if len(g.stack) == 0 {
		return
	}
	id := g.stack[len(g.stack)-1]
	c := g.contextOfStack(id)
	c.began = ObjectID(len(g.objects))
	g.noteResolving(id, c)
	switch {
	case !g.holds(c.item.If, c):
		g.note("its condition isn't true any more, and it does nothing", "608.2a", "603.4")
		g.leaveStack(id)
	case !g.keepLegalTargets(c) && !g.stopsMerging(id, c):
		g.fizzle(id)
	case g.isPermanentSpell(id):
		g.resolvePermanentSpell(id, c)
	default:
		g.followInstructions(c)
		g.leaveStack(id)
		g.happen(Event{Kind: ResolveEvent, Object: id, By: c.controller, Rules: []string{"608.2p"}})
	}
}

// noteResolving tells the tracer what resolves.
func (g *Game) noteResolving(id ObjectID, c *context) {
	if g.tracer == nil {
		return
	}
	if g.object(id).Kind == AbilityObject {
		g.note("an ability of "+g.nameOf(c.source)+" resolves", "608.1")
		return
	}
	g.note(g.nameOf(id)+" resolves", "608.1")
}

// contextOfStack is what the words of a spell or ability on the stack refer to.
func (g *Game) contextOfStack(id ObjectID) *context {
	o := g.object(id)
	item := o.Stack
	if item == nil {
		item = &StackItem{}
	}
	c := &context{source: id}
	if o.Kind == AbilityObject {
		c = g.contextOfAbility(item)
	} else if o.Cast != nil {
		c.optional, c.x = o.Cast.Optional, o.Cast.X
	} else {
		c.x = item.X
	}
	c.controller = g.controllerOf(id)
	c.item, c.stackObject = item, id
	c.began = 0
	if item.Within == nil || len(item.Specs) > 0 {
		c.targets = item.Targets
	}
	if item.Within == nil {
		c.costAmount, c.costPaid = item.CostAmount, item.CostPaid
	}
	return c
}

// contextOfAbility is what an ability refers to besides its own targets and
// costs. A delayed or reflexive one also speaks of what its creator did (CR
// 603.7c), and has its X (CR 107.3n).
func (g *Game) contextOfAbility(item *StackItem) *context {
	if item.Within != nil {
		c := *item.Within
		if item.Event != nil && item.Event.Kind != StepEvent {
			c.event = item.Event
		}
		return &c
	}
	c := g.contextOf(item.Source)
	c.event, c.x = item.Event, 0
	if _, activated := item.Ability.(*card.Activated); activated || sharesSpellX(item) {
		c.x = item.X
	}
	return c
}

// sharesSpellX says whether a triggered ability has the X of the spell that its
// source is or was: it triggered as that was cast or entered (CR 107.3i, m).
func sharesSpellX(item *StackItem) bool {
	if item.Event == nil {
		return false
	}
	switch item.Event.Kind {
	case MoveEvent:
		return item.Event.To == Battlefield && item.Event.Became == item.Source
	case CastEvent:
		return item.Event.Object == item.Source
	}
	return false
}

// keepLegalTargets leaves in the context only the targets that are still legal
// (CR 608.2b); false if there were some and none is. A delayed ability without
// targets of its own only remembers those of its creator.
func (g *Game) keepLegalTargets(c *context) bool {
	if c.item.Within != nil && len(c.item.Specs) == 0 {
		return true
	}
	had, kept := 0, 0
	legal := make([][]Target, len(c.targets))
	for i, list := range c.targets {
		for _, t := range list {
			had++
			if g.stillLegal(i, t, c) {
				kept++
				legal[i] = append(legal[i], t)
			}
		}
	}
	if had != kept {
		g.note("some of its targets are illegal now", "608.2b")
	}
	c.targets = legal
	return had == 0 || kept > 0
}

// stillLegal says whether a target is where it was and may still be targeted (CR 608.2b).
func (g *Game) stillLegal(spec int, t Target, c *context) bool {
	if t.Object != 0 && g.current(t.Object) == 0 {
		return false
	}
	if t.Object == 0 && g.player(t.Player).Lost {
		return false
	}
	return spec >= len(c.item.Specs) || g.legalTarget(&c.item.Specs[spec], t, c)
}

// fizzle is what happens to a spell or ability all of whose targets are illegal (CR 608.2b).
func (g *Game) fizzle(id ObjectID) {
	g.happen(Event{Kind: FizzleEvent, Object: id, Rules: []string{"608.2b"}})
	if g.object(id).Kind == AbilityObject {
		g.cease(id)
		return
	}
	ev := g.moveEvent(id, Graveyard)
	ev.Rules = []string{"608.2b"}
	g.happen(ev)
}

// followInstructions carries out what an instant, sorcery or ability says; a
// triggered ability may leave that to its controller (CR 603.5, 608.2c).
func (g *Game) followInstructions(c *context) {
	effects := g.instructions(c)
	if len(c.item.Each) > 0 {
		c.targets = g.everyTarget(c.item.Each, c)
	}
	if t, ok := c.item.Ability.(*card.Triggered); ok && t.May {
		if !g.couldDo(effects, c) || !g.askYesNo(c.controller, c.asking(), "do what the ability offers", "603.5") {
			return
		}
	}
	g.carryOut(effects, c)
}

// instructions are the effects of the chosen modes, or all that there are.
func (g *Game) instructions(c *context) []card.Effect {
	if c.item.Effects != nil {
		return c.item.Effects
	}
	switch a := c.item.Ability.(type) {
	case *card.Triggered:
		return a.Effects
	case *card.Activated:
		return a.Effects
	}
	var out []card.Effect
	for _, in := range g.abilitiesOf(c.source) {
		if s, ok := in.Ability.(*card.Spell); ok {
			out = append(out, s.Effects...)
		}
	}
	return out
}

// leaveStack is the end of a resolution: an ability ceases to exist, a spell
// goes to its owner's graveyard (CR 608.2n), an Adventure into exile (CR 715.3d).
func (g *Game) leaveStack(id ObjectID) {
	o := g.object(id)
	if g.current(id) == 0 || o.Zone != Stack {
		return
	}
	if o.Kind == AbilityObject {
		g.cease(id)
		return
	}
	if o.Back && o.Def.Layout == card.Adventure {
		g.goOnAdventure(id)
		return
	}
	ev := g.moveEvent(id, Graveyard)
	ev.Resolving, ev.Rules = true, []string{"608.2n"}
	g.happen(ev)
}

// goOnAdventure exiles a resolved Adventure; its controller may then play the
// card, but not as an Adventure, for as long as it stays there (CR 715.3d).
func (g *Game) goOnAdventure(id ObjectID) {
	c := &context{source: id, controller: g.controllerOf(id)}
	ev := g.moveEvent(id, Exile)
	ev.Rules = []string{"715.3d"}
	c.moved = becameOf(g.happen(ev))
	if g.object(id).Kind != CardObject {
		return
	}
	if len(c.moved) > 0 && g.object(c.moved[0]).Zone == Exile {
		g.addRules([]card.Ability{adventurerMayBePlayed}, c, "permanent")
	}
}

// adventurerMayBePlayed is what a card gives that went on an adventure: it may
// be played as anything but the Adventure (CR 715.3d), also as a land.
var adventurerMayBePlayed = func() *card.MayCast {
	f := &card.Filter{Is: &card.Moved{}, NotSubtypes: []string{"Adventure"}}
	f.Compiled = matcherOf(f)
	return &card.MayCast{Cards: f, From: "exile", Lands: true}
}()

// isPermanentSpell says whether a spell becomes a permanent as it resolves (CR 608.3).
func (g *Game) isPermanentSpell(id ObjectID) bool {
	return g.object(id).Kind != AbilityObject && g.characteristics(id).Types&card.PermanentTypes != 0
}

// resolvePermanentSpell puts a permanent spell onto the battlefield with the
// face up that is up on the stack (CR 608.3a, 712.13), an Aura attached to what
// it targets (CR 608.3c). A copy becomes a token there (CR 608.3f).
func (g *Game) resolvePermanentSpell(id ObjectID, c *context) {
	if g.resolveMerging(id, c) {
		return
	}
	o := g.object(id)
	ev := g.moveEvent(id, Battlefield)
	ev.By, ev.Resolving, ev.Rules = c.controller, true, []string{"608.3a"}
	_, back := o.unsleeved()
	ev.Enter = &Entering{Controller: c.controller, Back: back}
	if ev.Enter.Back {
		ev.Rules = append(ev.Rules, "712.13")
	}
	if o.Kind == SpellCopy {
		ev.Rules = append(ev.Rules, "608.3f")
	}
	if t, ok := firstTarget(c.targets); ok {
		ev.Rules = append(ev.Rules, "608.3c")
		if ev.Enter.AttachedTo = t.Object; t.Object == 0 {
			ev.Enter.AttachedPlayer = t.Player + 1
		}
	}
	g.happen(ev)
	if g.current(id) != 0 { // CR 608.3e
		ev := g.moveEvent(id, Graveyard)
		ev.Rules = []string{"608.3e"}
		g.happen(ev)
	}
	g.happen(Event{Kind: ResolveEvent, Object: id, By: c.controller, Rules: []string{"608.2p"}})
}

func firstTarget(targets [][]Target) (Target, bool) {
	for _, list := range targets {
		if len(list) > 0 {
			return list[0], true
		}
	}
	return Target{}, false
}
