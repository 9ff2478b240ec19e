package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// damageEvent proposes damage to an object or, if it is 0, to a player (CR 120).
func (g *Game) damageEvent(source, object ObjectID, p PlayerID, n int, combat bool) Event {
	ev := Event{Kind: DamageEvent, Source: source, Object: object, Player: p, Amount: n, Combat: combat, Rules: []string{"120.3"}}
	ev.By = g.lastController(source)
	if object != 0 {
		ev.Player = NoPlayer
	}
	return ev
}

// lastController is who controls an object, or last did (CR 608.2h).
func (g *Game) lastController(id ObjectID) PlayerID {
	if id == 0 {
		return NoPlayer
	}
	if o := g.object(id); g.current(id) == 0 && o.Last != nil {
		return o.Last.Characteristics.Controller
	}
	return g.controllerOf(id)
}

// lastCharacteristics are an object's characteristics now or as it last existed (CR 608.2h).
func (g *Game) lastCharacteristics(id ObjectID) *Characteristics {
	if o := g.object(id); g.current(id) == 0 && o.Last != nil {
		return &o.Last.Characteristics
	}
	return g.characteristics(id)
}

// damageResults are the events that damage results in (CR 120.3, 120.4c).
func (g *Game) damageResults(ev *Event) []Event {
	source := g.lastCharacteristics(ev.Source)
	var out []Event
	if ev.Object == 0 {
		out = append(out, g.playerDamage(ev, source)...)
	} else {
		out = append(out, g.permanentDamage(ev, source)...)
	}
	if source.Keywords&Lifelink != 0 { // CR 120.3f
		out = append(out, g.rewrite(Event{Kind: LifeEvent, Player: ev.By, Amount: ev.Amount, Source: ev.Source, Rules: []string{"120.3f"}})...)
	}
	return out
}

// playerDamage is loss of life, or poison (CR 120.3a, b).
func (g *Game) playerDamage(ev *Event, source *Characteristics) []Event {
	if source.Keywords&Infect != 0 {
		return g.rewrite(Event{Kind: CountersEvent, Player: ev.Player, By: ev.By, Counter: "poison", Amount: ev.Amount, Rules: []string{"120.3b"}})
	}
	return g.rewrite(Event{Kind: LifeEvent, Player: ev.Player, Amount: -ev.Amount, Source: ev.Source, Rules: []string{"120.3a"}})
}

// permanentDamage are counters put on or removed from a permanent (CR 120.3c, d); marking is applied by applyDamage.
func (g *Game) permanentDamage(ev *Event, source *Characteristics) []Event {
	var out []Event
	to := g.characteristics(ev.Object)
	counters := func(kind string, n int, rule string) {
		out = append(out, g.rewrite(Event{Kind: CountersEvent, Object: ev.Object, Player: NoPlayer, By: ev.By, Counter: kind, Amount: n, Rules: []string{rule}})...)
	}
	if to.Types&card.Planeswalker != 0 {
		counters("loyalty", -ev.Amount, "120.3c")
	}
	if to.Types&card.Creature != 0 && source.Keywords&(Infect|Wither) != 0 {
		counters("-1/-1", ev.Amount, "120.3d")
	}
	return out
}

// applyDamage marks damage on a creature (CR 120.3e) and notes deathtouch (CR 702.2b).
func (g *Game) applyDamage(ev *Event) {
	source := g.lastCharacteristics(ev.Source)
	if ev.Object == 0 {
		if g.commander && ev.Combat {
			g.noteCommanderDamage(ev)
		}
		return
	}
	to := g.characteristics(ev.Object)
	if to.Types&card.Creature == 0 {
		g.edit(ev.Object)
		return
	}
	o := g.edit(ev.Object)
	if source.Keywords&(Infect|Wither) == 0 {
		o.Damage += ev.Amount
	}
	if source.Keywords&Deathtouch != 0 {
		o.Deathtouched = true
	}
}

// noteCommanderDamage adds up combat damage by a commander (CR 903.10a).
func (g *Game) noteCommanderDamage(ev *Event) {
	source := g.object(ev.Source)
	if source.Zone == NoZone && source.Last != nil {
		source = &source.Last.Object
	}
	for _, p := range source.commanders() {
		g.addCommanderDamage(ev.Player, CommanderDamage{p.Ref, p.Owner, p.Def.Name, ev.Amount})
	}
}

func (g *Game) addCommanderDamage(to PlayerID, dealt CommanderDamage) {
	g.changed()
	p := g.player(to)
	p.CommanderDamage = slices.Clone(p.CommanderDamage)
	for i := range p.CommanderDamage {
		if d := &p.CommanderDamage[i]; d.Commander == dealt.Commander && d.Owner == dealt.Owner {
			d.N += dealt.N
			return
		}
	}
	p.CommanderDamage = append(p.CommanderDamage, dealt)
}
