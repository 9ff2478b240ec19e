package engine

import (
	"reflect"

	"github.com/stickler-mtg/stickler/engine/card"
)

// DelayedTrigger is a delayed triggered ability (CR 603.7).
type DelayedTrigger struct {
	Ability *card.Triggered
	Context *context
	// Once: it triggers only once (CR 603.7b).
	Once     bool
	Duration Duration
	// Turned is how often its source had turned over when it was created (CR 701.28e).
	Turned int
}

// candidate is a triggered ability that an event could make trigger.
type candidate struct {
	source     ObjectID
	controller PlayerID
	ability    *card.Triggered
	in         Instance
}

// lookBack lists the triggered abilities that exist before events which
// abilities look back at (CR 603.10); nil if no such event is among them.
func (g *Game) lookBack(batch []Event) []candidate {
	for i := range batch {
		if g.seenBefore(&batch[i]) {
			return g.triggersInForce()
		}
	}
	return nil
}

// seenBefore says whether some abilities look back at such an event (CR 603.10a, c–f).
func (g *Game) seenBefore(ev *Event) bool {
	switch ev.Kind {
	case MoveEvent:
		return ev.From == Battlefield || ev.From == Graveyard || publicToHidden(ev)
	case SacrificeEvent:
		return !g.rules.SacrificeUnseen
	case UnattachEvent, CounteredEvent, LoseEvent:
		return true
	}
	return false
}

// publicToHidden: an object that all players can see goes to a hand or library (CR 603.10a).
func publicToHidden(ev *Event) bool {
	return (ev.To == Hand || ev.To == Library) && ev.From != Library && ev.From != Hand && ev.From != NoZone
}

// triggersInForce lists the triggered abilities that function now: of permanents
// on the battlefield, and of objects elsewhere where they say so (CR 113.6).
func (g *Game) triggersInForce() []candidate {
	var out []candidate
	for _, id := range g.battlefield {
		c := g.characteristics(id)
		for _, in := range c.Abilities {
			if t, ok := in.Ability.(*card.Triggered); ok && (t.Zone == "" || t.Zone == "battlefield") {
				out = append(out, candidate{id, c.Controller, t, in})
			}
		}
	}
	for _, z := range [...]Zone{Stack, Exile, Command} {
		for _, id := range g.zone(z, 0) {
			out = g.elsewhere(id, out)
		}
	}
	for p := range g.players {
		for _, id := range g.players[p].Graveyard {
			out = g.elsewhere(id, out)
		}
		for _, id := range g.players[p].Hand {
			out = g.elsewhere(id, out)
		}
	}
	return out
}

// elsewhere adds the triggered abilities of an object outside the battlefield that function there.
func (g *Game) elsewhere(id ObjectID, out []candidate) []candidate {
	o := g.object(id)
	if o.Kind == AbilityObject || !triggersOffBattlefield(o) {
		return out
	}
	for _, in := range g.abilitiesOf(id) {
		t, ok := in.Ability.(*card.Triggered)
		if ok && (t.Zone == o.Zone.String() || t.Zone == "" && o.Zone == Stack && castsItself(t.On)) {
			out = append(out, candidate{id, g.controllerOrOwner(id), t, in})
		}
	}
	return out
}

// triggersOffBattlefield spares computing the characteristics of cards that have no such ability.
func triggersOffBattlefield(o *Object) bool {
	for _, f := range o.Def.Faces {
		for _, a := range f.Abilities {
			switch a := a.(type) {
			case *card.Triggered:
				if a.Zone != "" || o.Zone == Stack {
					return true
				}
			case *card.Keyword:
				if a.Compiled != nil {
					return true
				}
			}
		}
	}
	return false
}

// castsItself says whether an event is the casting of this very spell.
func castsItself(on card.Event) bool {
	c, ok := on.(*card.Casts)
	return ok && c.Spell == nil
}

// controllerOrOwner is the controller, or the owner where there is none (CR 108.4).
func (g *Game) controllerOrOwner(id ObjectID) PlayerID {
	o := g.object(id)
	if o.Zone == Battlefield || o.Zone == Stack {
		return g.controllerOf(id)
	}
	return o.Owner
}

// collectTriggers finds what triggers on events: abilities that look back as
// they were before, all others as they are now (CR 603.2, 603.6, 603.10).
func (g *Game) collectTriggers(back []candidate, done []Event) {
	if len(done) == 0 || !anyTriggers(done) {
		return
	}
	now := g.triggersInForce()
	for i := range done {
		ev := &done[i]
		for _, c := range back {
			g.tryTrigger(c, ev, true)
		}
		for _, one := range arrivals(ev) {
			for _, c := range now {
				g.tryTrigger(c, one, false)
			}
			g.selfTriggers(one)
		}
		g.tryDelayed(ev)
	}
}

// arrivals is an event once for each object that arrives by it: several, as a
// merged permanent comes apart (CR 730.3).
func arrivals(ev *Event) []*Event {
	out := []*Event{ev}
	for _, id := range ev.Apart {
		one := *ev
		one.Became, one.To = id, ev.To
		out = append(out, &one)
	}
	return out
}

// anyTriggers leaves out batches at which no ability looks.
func anyTriggers(done []Event) bool {
	for i := range done {
		switch done[i].Kind {
		case ShuffleEvent, SearchEvent, ResolveEvent, FizzleEvent, TokenEvent, EndEvent:
		default:
			return true
		}
	}
	return false
}

// selfTriggers are abilities of a card about itself that trigger in the zone
// that it arrived in, when that isn't the battlefield (CR 603.6c).
func (g *Game) selfTriggers(ev *Event) {
	if ev.Kind != MoveEvent || ev.Became == 0 || ev.To == Battlefield || !triggersOnArrival(g.object(ev.Became)) {
		return
	}
	for _, in := range g.abilitiesOf(ev.Became) {
		if t, ok := in.Ability.(*card.Triggered); ok && t.Zone == "" {
			if m, ok := t.On.(*card.Moves); ok && m.What == nil {
				g.tryTrigger(candidate{ev.Became, g.object(ev.Became).Owner, t, in}, ev, false)
			}
		}
	}
}

func triggersOnArrival(o *Object) bool {
	for _, f := range o.Def.Faces {
		for _, a := range f.Abilities {
			if t, ok := a.(*card.Triggered); ok {
				if _, ok := t.On.(*card.Moves); ok {
					return true
				}
			}
		}
	}
	return false
}

// tryTrigger makes an ability trigger if the event is what it waits for.
func (g *Game) tryTrigger(c candidate, ev *Event, back bool) {
	ctx := g.contextOf(c.source)
	ctx.controller = c.controller
	ctx.event = ev
	if !g.triggersOn(c.ability.On, ev, ctx, back) || !g.holds(c.ability.If, ctx) { // CR 603.4
		return
	}
	if c.ability.OncePerTurn && !g.useOnce(c.source, c.ability) {
		return
	}
	event := *ev
	item := &StackItem{Ability: c.ability, Source: c.source, Event: &event, If: c.ability.If, X: ctx.x, SourceTurned: g.object(c.source).Turned}
	g.trigger(item, c.controller, ctx)
}

// trigger lets a triggered mana ability resolve at once (CR 605.4a), and any other wait (CR 603.3).
func (g *Game) trigger(item *StackItem, controller PlayerID, ctx *context) {
	t := item.Ability.(*card.Triggered)
	if item.Event.Kind == ManaEvent && g.isManaAbility(t) {
		ctx.item = item
		ctx.event = item.Event
		g.note("a triggered mana ability of "+g.nameOf(item.Source)+" resolves", "605.4a")
		g.carryOut(t.Effects, ctx)
		return
	}
	g.changed()
	g.waiting = append(g.waiting, item)
	g.waitingBy = append(g.waitingBy, controller)
}

// useOnce notes the use of an ability that works once each turn; false if it was used already.
func (g *Game) useOnce(id ObjectID, a card.Ability) bool {
	o := g.object(id)
	for _, u := range o.Used {
		if u.Ability == a && u.Turn == g.turn.Number {
			return false
		}
	}
	w := g.edit(id)
	w.Used = append(append([]Use(nil), o.Used...), Use{Ability: a, Turn: g.turn.Number, N: 1})
	return true
}

// tryDelayed looks at delayed triggered abilities (CR 603.7).
func (g *Game) tryDelayed(ev *Event) {
	for i := 0; i < len(g.delayed); i++ {
		d := g.delayed[i]
		ctx := *d.Context
		ctx.event = ev
		if !g.triggersOn(d.Ability.On, ev, &ctx, true) && !g.triggersOn(d.Ability.On, ev, &ctx, false) {
			continue
		}
		event := *ev
		item := &StackItem{Ability: d.Ability, Source: d.Context.source, Event: &event, If: d.Ability.If, X: d.Context.x,
			SourceTurned: d.Turned, Within: d.Context}
		if d.Once {
			g.delayed = append(append([]*DelayedTrigger(nil), g.delayed[:i]...), g.delayed[i+1:]...)
			i--
		}
		g.trigger(item, d.Context.controller, &ctx)
	}
}

// waitingOf takes the abilities of a player that wait, in the order in which they triggered.
func (g *Game) waitingOf(p PlayerID) []*StackItem {
	var mine, rest []*StackItem
	var by []PlayerID
	for i, item := range g.waiting {
		if g.waitingBy[i] == p {
			mine = append(mine, item)
		} else {
			rest, by = append(rest, item), append(by, g.waitingBy[i])
		}
	}
	if len(mine) > 0 {
		g.changed()
		g.waiting, g.waitingBy = rest, by
	}
	return mine
}

// putTriggersOnStack puts waiting triggered abilities onto the stack, player by
// player, each in the order that its controller chooses (CR 603.3b).
func (g *Game) putTriggersOnStack() bool {
	any := false
	for _, p := range g.apnap() {
		items := g.waitingOf(p)
		any = any || len(items) > 0
		for _, i := range g.orderTriggers(p, items) {
			g.putTrigger(items[i], p)
		}
	}
	g.waiting, g.waitingBy = nil, nil
	return any
}

// orderTriggers asks in which order triggered abilities go onto the stack; the
// first is put there first, and so resolves last.
func (g *Game) orderTriggers(p PlayerID, items []*StackItem) []int {
	options := make([]Option, len(items))
	alike := true
	for i, item := range items {
		options[i] = Option{Object: item.Source, Name: g.nameOf(item.Source)}
		if g.severalOf(item.Source, items) {
			options[i].Mode = g.numberOf(item)
		}
		alike = alike && sameTrigger(item, items[0])
	}
	if alike {
		out := make([]int, len(items))
		for i := range out {
			out[i] = i
		}
		return out
	}
	return g.askOrder(p, 0, "the order in which triggered abilities go onto the stack", options, "603.3b")
}

// sameTrigger says whether it can't matter which of two abilities is put onto the stack first.
func sameTrigger(a, b *StackItem) bool {
	if a.Source == b.Source {
		return a.Ability == b.Ability || reflect.DeepEqual(a.Ability, b.Ability)
	}
	return a.Ability == b.Ability && plain(a.Ability)
}

// severalOf says whether several different abilities of one object wait.
func (g *Game) severalOf(source ObjectID, items []*StackItem) bool {
	var first *StackItem
	for _, item := range items {
		switch {
		case item.Source != source:
		case first == nil:
			first = item
		case !sameTrigger(first, item):
			return true
		}
	}
	return false
}

// numberOf is the place of a triggered ability among those of its source, from
// 1, by which a choice names it; one that its source hasn't itself comes after.
func (g *Game) numberOf(item *StackItem) int {
	has := g.object(item.Source).Last
	var abilities []Instance
	if has != nil {
		abilities = has.Characteristics.Abilities
	} else {
		abilities = g.abilitiesOf(item.Source)
	}
	n := 0
	for _, in := range abilities {
		t, ok := in.Ability.(*card.Triggered)
		if !ok {
			continue
		}
		n++
		if item.Ability == t || reflect.DeepEqual(item.Ability, in.Ability) {
			return n
		}
	}
	return n + 1
}

// plain: the ability asks for nothing as it goes onto the stack, so that equal ones are alike.
func plain(a card.Ability) bool {
	t := a.(*card.Triggered)
	return len(t.Targets) == 0 && len(t.Modes) == 0
}

// putTrigger puts one triggered ability onto the stack with its modes and
// targets; without the legal choices that it needs it is removed (CR 603.3c, d).
func (g *Game) putTrigger(item *StackItem, p PlayerID) {
	t := item.Ability.(*card.Triggered)
	o := g.add(Object{Kind: AbilityObject, Owner: p, Controller: p, Def: abilityCard, Zone: Stack, Timestamp: g.stamp()})
	o.Stack = item
	item.Effects, item.Specs = t.Effects, t.Targets
	g.stack = append(g.stack, o.ID)
	id := o.ID
	if len(t.Modes) > 0 {
		numbers, effects, specs, ok := g.chooseModes(p, t.Modes, max(t.Choose, 1), max(t.Choose, 1), g.contextOfStack(id))
		if !ok {
			g.cease(id)
			return
		}
		item.Modes, item.Effects, item.Specs = numbers, effects, specs
	}
	targets, ok := g.chooseTargets(p, item.Specs, g.contextOfStack(id))
	if !ok {
		g.note("a triggered ability of "+g.nameOf(item.Source)+" has no legal target and is removed", "603.3d")
		g.cease(id)
		return
	}
	placed := *item
	placed.Targets = targets
	g.edit(id).Stack = &placed
	g.note("a triggered ability of "+g.nameOf(item.Source)+" goes onto the stack", "603.3")
	g.targetsChosen(id)
}

// abilityCard stands for an ability on the stack, which has no characteristics but its text (CR 113.7a).
var abilityCard = &card.Card{Faces: []*card.Face{blankFace}}
