package engine

// happen proposes events that occur at the same moment, lets replacement and
// prevention effects rewrite them (CR 614–616), applies them together, and
// collects what triggers (CR 603.2). It returns the events that happened.
func (g *Game) happen(evs ...Event) []Event {
	var batch []Event
	for _, ev := range evs {
		batch = append(batch, g.rewrite(ev)...)
	}
	if len(batch) == 0 {
		return nil
	}
	back := g.lookBack(batch)
	for i := range batch {
		if ev := &batch[i]; ev.Kind == MoveEvent && ev.From != NoZone || ev.Kind == TurnOverEvent {
			ev.Before = g.snapshot(ev.Object)
		}
	}
	done := batch[:0]
	for i := range batch {
		if g.apply(&batch[i]) {
			done = append(done, batch[i])
		}
	}
	g.tell(done)
	g.noticeControl()
	g.collectTriggers(back, done)
	g.returnExiled(leftIn(done)...)
	return done
}

// leftIn are the objects that left the battlefield.
func leftIn(done []Event) []ObjectID {
	var out []ObjectID
	for i := range done {
		if done[i].Kind == MoveEvent && done[i].From == Battlefield {
			out = append(out, done[i].Object)
		}
	}
	return out
}

// tell reports events to the tracer.
func (g *Game) tell(done []Event) {
	if g.tracer == nil {
		return
	}
	for i := range done {
		g.tracer.Event(g, &done[i])
	}
}

// rewrite lets replacement and prevention effects change one event until none
// applies any more (CR 616.1), and takes what remains apart into the events it consists of.
func (g *Game) rewrite(ev Event) []Event {
	for {
		if g.impossible(&ev) {
			return nil
		}
		effects := g.replacementsFor(&ev)
		if len(effects) == 0 {
			return g.expand(ev)
		}
		r := g.chooseReplacement(&ev, effects)
		ev.applied = append(append([]replacementKey(nil), ev.applied...), r.key)
		out := r.apply(ev)
		if len(out) == 1 && out[0].Kind == ev.Kind {
			ev = out[0]
			continue
		}
		var all []Event
		for _, o := range out {
			all = append(all, g.rewrite(o)...)
		}
		return all
	}
}

// impossible says whether an event can't happen (CR 614.17).
func (g *Game) impossible(ev *Event) bool {
	if g.excluded(ev) {
		return true
	}
	switch ev.Kind {
	case NoEvent:
		return true
	case DamageEvent:
		return ev.Amount <= 0 || ev.Object != 0 && g.current(ev.Object) == 0 // CR 614.7a
	case LifeEvent:
		return ev.Amount == 0 || ev.Amount > 0 && g.cant("gain life", 0, ev.Player, 0) != 0
	case CountersEvent:
		return ev.Amount == 0 || ev.Object != 0 && g.current(ev.Object) == 0
	case DestroyEvent:
		return g.current(ev.Object) == 0 || g.has(ev.Object, Indestructible) // CR 702.12b
	case SacrificeEvent:
		return g.current(ev.Object) == 0 || g.cant("be sacrificed", ev.Object, ev.By, 0) != 0
	case DrawEvent:
		return g.cant("draw", 0, ev.Player, 0) != 0
	case TapEvent:
		return g.current(ev.Object) == 0 || g.object(ev.Object).Tapped
	case UntapEvent:
		return g.current(ev.Object) == 0 || !g.object(ev.Object).Tapped
	case TokenEvent:
		return ev.Amount <= 0
	case ManaEvent:
		return len(ev.Mana) == 0
	}
	return false
}

// expand takes an event apart into those it consists of, each of which can be replaced in turn (CR 616.1g).
func (g *Game) expand(ev Event) []Event {
	switch ev.Kind {
	case DestroyEvent: // CR 701.8a
		return append([]Event{ev}, g.rewrite(g.fateEvent(ev, func(m *Event) { m.Destroyed = true }))...)
	case SacrificeEvent: // CR 701.21a
		return append([]Event{ev}, g.rewrite(g.fateEvent(ev, func(m *Event) { m.Sacrificed = true }))...)
	case DiscardEvent: // CR 701.9a
		return append([]Event{ev}, g.rewrite(g.fateEvent(ev, func(m *Event) { m.Discarded = true }))...)
	case DrawEvent:
		return g.expandDraw(ev)
	case DamageEvent:
		return append([]Event{ev}, g.damageResults(&ev)...)
	case TokenEvent:
		return append([]Event{ev}, g.tokensArrive(&ev)...)
	case MoveEvent:
		if ev.From == Battlefield && g.object(ev.Object).merged() {
			return []Event{g.arrangeParts(ev)}
		}
	}
	return []Event{ev}
}

// fateEvent is the move to the graveyard that an event brings.
func (g *Game) fateEvent(ev Event, why func(*Event)) Event {
	m := g.moveEvent(ev.Object, Graveyard)
	m.By, m.Source, m.applied = ev.By, ev.Source, ev.applied
	why(&m)
	return m
}

// expandDraw moves the top card of the library to its owner's hand (CR 121.1);
// with no card there, the draw is only noted (CR 121.4).
func (g *Game) expandDraw(ev Event) []Event {
	library := g.players[ev.Player].Library
	if len(library) == 0 {
		ev.Amount = 0
		return []Event{ev}
	}
	ev.Object, ev.Amount = library[0], 1
	return append([]Event{ev}, g.rewrite(g.moveEvent(library[0], Hand))...)
}

// tokensArrive makes the tokens of a TokenEvent enter (CR 111.1).
func (g *Game) tokensArrive(ev *Event) []Event {
	var out []Event
	for i := 0; i < ev.Amount; i++ {
		o := g.add(Object{Kind: TokenObject, Owner: ev.By, Controller: ev.By, Def: ev.Def})
		enter := Entering{Controller: ev.By}
		if ev.Enter != nil {
			enter = *ev.Enter
		}
		if enter.Back {
			o.Back = true
		}
		m := Event{Kind: MoveEvent, Object: o.ID, Player: ev.By, By: ev.By, Source: ev.Source, To: Battlefield, Enter: &enter}
		ev.Objects = append(ev.Objects, o.ID)
		out = append(out, g.rewrite(m)...)
	}
	return out
}

// apply changes the state as an event says; false if there was nothing to do.
func (g *Game) apply(ev *Event) bool {
	switch ev.Kind {
	case MoveEvent:
		return g.applyMove(ev)
	case LifeEvent:
		g.changed()
		p := g.player(ev.Player)
		p.Life += ev.Amount
		p.LifeLost += max(-ev.Amount, 0)
	case CountersEvent:
		return g.applyCounters(ev)
	case DamageEvent:
		g.applyDamage(ev)
	case TapEvent:
		g.edit(ev.Object).Tapped = true
	case UntapEvent:
		g.edit(ev.Object).Tapped = false
	case TurnOverEvent:
		g.applyTurnOver(ev)
	case FlipEvent:
		g.edit(ev.Object).Flipped = true
	case MergeEvent:
		return g.applyMerge(ev)
	case FuseEvent:
		return g.applyFuse(ev)
	case DrawEvent:
		if ev.Amount == 0 {
			g.player(ev.Player).DrewFromEmpty = true
		}
	case ManaEvent:
		g.changed()
		p := g.player(ev.Player)
		p.Pool = p.Pool.with(ev.Mana...)
	case AttachEvent, UnattachEvent:
		return g.applyAttach(ev)
	case CastEvent:
		g.changed()
		g.player(ev.By).SpellsCast++
	case LandEvent:
		g.changed()
		g.player(ev.By).LandsPlayed++
	case ShuffleEvent:
		g.applyShuffle(ev.Player)
	case LoseEvent:
		g.changed()
		g.player(ev.Player).Lost = true
	}
	return true
}

// applyTurnOver turns a permanent over (CR 701.27a); it gets a new timestamp (CR 613.7g).
func (g *Game) applyTurnOver(ev *Event) {
	o := g.edit(ev.Object)
	if o.merged() {
		g.turnParts(o)
	} else {
		o.Back = !o.Back
	}
	o.Turned++
	o.Timestamp = g.stamp()
	ev.Turn = o.Turned
}

// destroy destroys permanents together (CR 701.8); it gives those that were destroyed.
func (g *Game) destroy(source ObjectID, noRegenerate bool, ids ...ObjectID) []ObjectID {
	evs := make([]Event, 0, len(ids))
	for _, id := range ids {
		ev := Event{Kind: DestroyEvent, Object: id, Source: source, Rules: []string{"701.8a"}}
		if noRegenerate {
			ev.Amount = cantRegenerate
		}
		evs = append(evs, ev)
	}
	return objectsIn(g.happen(evs...), DestroyEvent)
}

// cantRegenerate marks a DestroyEvent from which nothing regenerates (CR 701.19c).
const cantRegenerate = 1

func objectsIn(done []Event, kind EventKind) []ObjectID {
	var out []ObjectID
	for i := range done {
		if done[i].Kind == kind {
			out = append(out, done[i].Object)
		}
	}
	return out
}

// sacrifice makes a player sacrifice permanents together (CR 701.21).
func (g *Game) sacrifice(by PlayerID, ids ...ObjectID) []ObjectID {
	var evs []Event
	for _, id := range ids {
		if g.current(id) != 0 && g.controllerOf(id) == by {
			evs = append(evs, Event{Kind: SacrificeEvent, Object: id, By: by, Player: by, Rules: []string{"701.21a"}})
		}
	}
	return objectsIn(g.happen(evs...), SacrificeEvent)
}

// discard discards cards of a player together (CR 701.9).
func (g *Game) discard(p PlayerID, ids ...ObjectID) {
	var evs []Event
	for _, id := range ids {
		evs = append(evs, Event{Kind: DiscardEvent, Object: id, By: p, Player: p, Rules: []string{"701.9a"}})
	}
	g.happen(evs...)
}

// draw makes a player draw cards, one after another (CR 121.2); it tells how many were drawn.
func (g *Game) draw(p PlayerID, n int) int {
	drawn := 0
	for i := 0; i < n; i++ {
		for _, ev := range g.happen(Event{Kind: DrawEvent, Player: p, Rules: []string{"121.1"}}) {
			if ev.Kind == DrawEvent {
				drawn += ev.Amount
			}
		}
	}
	return drawn
}

// loseLife makes a player lose life (CR 119.3); it tells how much.
func (g *Game) loseLife(p PlayerID, n int) int {
	return -g.changeLife(p, -max(n, 0))
}

func (g *Game) changeLife(p PlayerID, n int) int {
	change := 0
	for _, ev := range g.happen(Event{Kind: LifeEvent, Player: p, Amount: n, Rules: []string{"119.3"}}) {
		if ev.Kind == LifeEvent {
			change += ev.Amount
		}
	}
	return change
}

// tap taps permanents together (CR 701.26a); it tells how many became tapped.
func (g *Game) tap(ids ...ObjectID) int { return g.turnSideways(TapEvent, ids) }

// untap untaps permanents together (CR 701.26b); it tells how many became untapped.
func (g *Game) untap(ids ...ObjectID) int { return g.turnSideways(UntapEvent, ids) }

func (g *Game) turnSideways(kind EventKind, ids []ObjectID) int {
	evs := make([]Event, 0, len(ids))
	for _, id := range ids {
		evs = append(evs, Event{Kind: kind, Object: id, Rules: []string{"701.26"}})
	}
	return len(g.happen(evs...))
}

// makeMana adds mana to a player's pool (CR 106.4); tapped says that a
// permanent (source) was tapped for it (CR 106.12). It gives what was made.
func (g *Game) makeMana(p PlayerID, source ObjectID, mana []Mana, tapped bool) []Mana {
	ev := Event{Kind: ManaEvent, Player: p, By: p, Source: source, Object: source, Mana: mana, TappedForMana: tapped, Rules: []string{"106.4"}}
	if tapped {
		ev.Rules = []string{"106.12b"}
	}
	for _, done := range g.happen(ev) {
		if done.Kind == ManaEvent {
			return done.Mana
		}
	}
	return nil
}
