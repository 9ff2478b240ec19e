package engine

import "github.com/stickler-mtg/stickler/engine/card"

// triggersOn says whether an event is what a triggered ability waits for (CR
// 603.2). back: the ability is asked as it was before the event, and only
// about what it looks back at (CR 603.10).
func (g *Game) triggersOn(on card.Event, ev *Event, c *context, back bool) bool {
	if any, ok := on.(*card.AnyEvent); ok {
		for _, one := range any.Of {
			if g.triggersOn(one, ev, c, back) {
				return true
			}
		}
		return false
	}
	if g.looksBack(on) != back {
		return false
	}
	switch ev.Kind {
	case MoveEvent:
		return g.triggersOnMove(on, ev, c)
	case DamageEvent:
		return g.triggersOnDamage(on, ev, c)
	case AttackEvent, PlayerAttacksEvent, BlockEvent, BlockedEvent:
		return g.triggersOnCombat(on, ev, c)
	case LifeEvent, DrawEvent, DiscardEvent, SacrificeEvent, LandEvent, StepEvent:
		return g.triggersOnPlayer(on, ev, c)
	}
	return g.triggersOnPermanent(on, ev, c)
}

// looksBack says whether abilities that wait for an event look back in time (CR 603.10a).
func (g *Game) looksBack(on card.Event) bool {
	switch e := on.(type) {
	case *card.Dies:
		return true
	case *card.Sacrifices:
		return !g.rules.SacrificeUnseen
	case *card.Moves:
		return e.From == "battlefield" || e.From == "graveyard" || (e.To == "hand" || e.To == "library") && e.From != "library" && e.From != "hand"
	}
	return false
}

// fits says whether the object of an event matches: nil means the source itself. A leaving object is looked at as it was.
func (g *Game) fits(f *card.Filter, id ObjectID, before *Snapshot, c *context) bool {
	if f == nil {
		return id == c.source
	}
	if id == 0 {
		return false
	}
	if before != nil {
		return g.matchesSnapshot(f, before, c)
	}
	return g.matchesAsLast(f, id, c)
}

func (g *Game) triggersOnMove(on card.Event, ev *Event, c *context) bool {
	switch e := on.(type) {
	case *card.Enters: // CR 603.6a
		return ev.To == Battlefield && g.fits(e.What, ev.Became, nil, c)
	case *card.Dies: // CR 700.4
		return ev.From == Battlefield && ev.To == Graveyard && g.fits(e.What, ev.Object, ev.Before, c)
	case *card.Moves:
		if e.From != "" && ZoneNamed(e.From) != ev.From || e.To != "" && ZoneNamed(e.To) != ev.To {
			return false
		}
		if g.looksBack(e) {
			return g.fits(e.What, ev.Object, ev.Before, c)
		}
		return g.fits(e.What, ev.Became, nil, c)
	}
	return false
}

func (g *Game) triggersOnDamage(on card.Event, ev *Event, c *context) bool {
	switch e := on.(type) {
	case *card.DealsDamage:
		if e.Combat && !ev.Combat || !g.damageFrom(e, ev, c) {
			return false
		}
		if ev.Object == 0 {
			return e.ToPlayers != "" && g.playerIs(e.ToPlayers, ev.Player, c) || e.ToPlayers == "" && e.To == nil
		}
		return e.To != nil && g.matchesAsLast(e.To, ev.Object, c) || e.To == nil && e.ToPlayers == ""
	case *card.IsDealtDamage:
		return ev.Object != 0 && (!e.Combat || ev.Combat) && g.fits(e.What, ev.Object, nil, c)
	}
	return false
}

// damageFrom says whether the damage is from the source that the ability speaks of.
func (g *Game) damageFrom(e *card.DealsDamage, ev *Event, c *context) bool {
	if e.By != nil {
		for _, r := range g.refs(e.By, c) {
			if r.object == ev.Source {
				return true
			}
		}
		return false
	}
	return g.fits(e.Source, ev.Source, nil, c)
}

func (g *Game) triggersOnCombat(on card.Event, ev *Event, c *context) bool {
	switch e := on.(type) {
	case *card.Attacks: // CR 508.3a
		return ev.Kind == AttackEvent && g.fits(e.What, ev.Object, nil, c) && (!e.Alone || len(ev.Objects) == 1)
	case *card.PlayerAttacks: // CR 508.3d
		return ev.Kind == PlayerAttacksEvent && g.playerIs(orYou(e.Who), ev.By, c)
	case *card.Blocks: // CR 509.3a
		return ev.Kind == BlockEvent && g.fits(e.What, ev.Object, nil, c) && (e.Of == nil || g.matchesAsLast(e.Of, ev.Other, c))
	case *card.BecomesBlocked: // CR 509.3c
		return ev.Kind == BlockedEvent && g.fits(e.What, ev.Object, nil, c)
	}
	return false
}

// orYou reads an empty word as the ability's controller.
func orYou(word string) string {
	if word == "" {
		return "you"
	}
	return word
}

func (g *Game) triggersOnPlayer(on card.Event, ev *Event, c *context) bool {
	switch e := on.(type) {
	case *card.Draws:
		return ev.Kind == DrawEvent && ev.Amount > 0 && g.playerIs(orYou(e.Who), ev.Player, c)
	case *card.GainsLife:
		return ev.Kind == LifeEvent && ev.Amount > 0 && g.playerIs(orYou(e.Who), ev.Player, c)
	case *card.LosesLife:
		return ev.Kind == LifeEvent && ev.Amount < 0 && g.playerIs(orYou(e.Who), ev.Player, c)
	case *card.Sacrifices:
		return ev.Kind == SacrificeEvent && g.playerIs(orYou(e.By), ev.By, c) && g.fits(e.What, ev.Object, nil, c)
	case *card.Discards:
		return ev.Kind == DiscardEvent && g.playerIs(e.By, ev.Player, c) && g.fits(e.What, ev.Object, nil, c)
	case *card.PlaysLand:
		return ev.Kind == LandEvent && g.playerIs(orYou(e.By), ev.By, c)
	case *card.StepBegins: // CR 603.2b
		return ev.Kind == StepEvent && ev.Step.String() == e.Step && g.turnIs(e.Whose, ev.Player, c)
	}
	return false
}

// turnIs says whether a step is of a turn of "you", an "opponent", or "each" player's.
func (g *Game) turnIs(whose string, p PlayerID, c *context) bool {
	if whose == "each" || whose == "" {
		return true
	}
	return g.playerIs(whose, p, c)
}

func (g *Game) triggersOnPermanent(on card.Event, ev *Event, c *context) bool {
	switch e := on.(type) {
	case *card.Casts: // CR 601.2i
		return ev.Kind == CastEvent && (e.Spell == nil && ev.Object == c.source || e.Spell != nil && g.playerIs(e.By, ev.By, c) && g.fits(e.Spell, ev.Object, nil, c))
	case *card.Activates:
		return ev.Kind == ActivateEvent && g.playerIs(e.By, ev.By, c) && g.fits(e.What, ev.Source, nil, c)
	case *card.Transforms: // CR 701.27e
		return ev.Kind == TurnOverEvent && g.turnedFits(e, ev, c)
	case *card.Mutates: // CR 702.140d
		return ev.Kind == MergeEvent && ev.Merged == allAbilities && g.fits(e.What, ev.Object, nil, c)
	case *card.CountersPut:
		return ev.Kind == CountersEvent && ev.Amount > 0 && ev.Object != 0 && (e.Kind == "" || e.Kind == ev.Counter) &&
			(e.By == "" || g.playerIs(e.By, ev.By, c)) && g.fits(e.On, ev.Object, nil, c)
	case *card.CountersRemoved:
		return ev.Kind == CountersEvent && ev.Amount < 0 && ev.Object == c.source && (e.Kind == "" || e.Kind == ev.Counter) &&
			(!e.Last || g.object(ev.Object).Counters.Of(ev.Counter) == 0)
	case *card.TappedForMana: // CR 106.12a
		return ev.Kind == ManaEvent && ev.TappedForMana && total(ev.Mana) > 0 && g.playerIs(e.By, ev.Player, c) &&
			(e.Type == "" || makesType(ev.Mana, e.Type)) && g.fits(e.What, ev.Source, nil, c)
	case *card.BecomesTapped:
		return ev.Kind == TapEvent && g.fits(e.What, ev.Object, nil, c)
	case *card.BecomesUntapped:
		return ev.Kind == UntapEvent && g.fits(e.What, ev.Object, nil, c)
	case *card.BecomesTarget:
		return ev.Kind == TargetEvent && ev.Object != 0 && g.fits(e.What, ev.Object, nil, c) && g.playerIs(e.By, ev.By, c) &&
			(e.Of == nil || g.matchesAsLast(e.Of, ev.Source, c))
	}
	return false
}

// turnedFits: the permanent as it is after turning over is what counts ("transforms into").
func (g *Game) turnedFits(e *card.Transforms, ev *Event, c *context) bool {
	if e.What == nil && e.Into == nil {
		return ev.Object == c.source
	}
	if e.What != nil && !g.matchesSnapshot(e.What, ev.Before, c) && !g.matchesAsLast(e.What, ev.Object, c) {
		return false
	}
	return e.Into == nil || g.matchesAsLast(e.Into, ev.Object, c)
}
