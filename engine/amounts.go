package engine

import "github.com/stickler-mtg/stickler/engine/card"

// unlimited stands for any number.
const unlimited = 1 << 30

// amount is the number an ability speaks of; otherwise where a is nil. What an
// amount says of an object that is gone is as it last was (CR 608.2h).
func (g *Game) amount(a card.Amount, c *context, otherwise int) int {
	switch a := a.(type) {
	case nil:
		return otherwise
	case card.Number:
		return int(a)
	case *card.X:
		return c.x
	case *card.AnyNumber:
		return unlimited
	case *card.Count:
		return g.count(a.What, c)
	case *card.EventAmount:
		if c.event == nil {
			return 0
		}
		return c.event.Amount
	case *card.CostAmount:
		return c.costAmount
	case *card.DoneAmount:
		return c.doneAmount
	case *card.TargetsMatching:
		return g.targetsMatching(a.What, c)
	case *card.Times:
		return a.N * g.amount(a.Of, c, 0)
	case *card.Half:
		return half(g.amount(a.Of, c, 0), a.Up)
	case *card.Sum:
		n := 0
		for _, part := range a.Of {
			n += g.amount(part, c, 0)
		}
		return n
	}
	return g.amountOf(a, c)
}

// half halves, rounding down unless up (CR 107.1a).
func half(n int, up bool) int {
	if up {
		n++
	}
	return n >> 1
}

// amountOf is a number that is read from objects or players.
func (g *Game) amountOf(a card.Amount, c *context) int {
	switch a := a.(type) {
	case *card.CountersOn:
		return g.sumOver(a.Of, c, func(s subject) int { return counted(s.o.Counters, a.Kind) })
	case *card.PowerOf:
		return g.sumOver(a.Of, c, func(s subject) int { return s.ch.Power })
	case *card.ToughnessOf:
		return g.sumOver(a.Of, c, func(s subject) int { return s.ch.Toughness })
	case *card.ManaValueOf:
		return g.sumOver(a.Of, c, g.valueOf)
	case *card.LifeOf:
		return g.sumOfPlayers(a.Of, c, func(p *Player) int { return p.Life })
	case *card.HandOf:
		return g.sumOfPlayers(a.Of, c, func(p *Player) int { return len(p.Hand) })
	case *card.Devotion:
		return g.devotion(a.Color, c)
	case *card.SpellsCast:
		return g.spellsCast(a, c)
	case *card.LifeLost:
		return g.lifeLost(a, c)
	case *card.TimesPaid:
		return g.timesPaid(a.Cost, c)
	}
	return 0
}

// counted is how many counters of a kind there are; "any" counts all.
func counted(counters Counters, kind string) int {
	if kind != "any" {
		return counters.Of(kind)
	}
	n := 0
	for _, x := range counters {
		n += x.N
	}
	return n
}

func (g *Game) valueOf(s subject) int {
	if s.last != nil {
		return s.last.ManaValue
	}
	return g.manaValue(s.id)
}

// sumOver adds up a number of the objects that a selector names.
func (g *Game) sumOver(s card.Selector, c *context, of func(subject) int) int {
	n := 0
	for _, id := range g.objectsOf(s, c) {
		n += of(g.subjectOf(id, c))
	}
	return n
}

// subjectOf is an object as it is, or as it last was if it is gone: as the
// event saw it, if it is the event's.
func (g *Game) subjectOf(id ObjectID, c *context) subject {
	o := g.object(id)
	if o.Zone != NoZone {
		return subject{id: id, o: o, ch: g.characteristics(id)}
	}
	last := o.Last
	if c.event != nil && c.event.Before != nil && c.event.Before.Object.ID == id {
		last = c.event.Before
	}
	if last == nil {
		return subject{id: id, o: o, ch: g.characteristics(id)}
	}
	return subject{id, &last.Object, &last.Characteristics, last}
}

// sumOfPlayers adds up a number of the players that a selector names.
func (g *Game) sumOfPlayers(s card.Selector, c *context, of func(*Player) int) int {
	n := 0
	for _, p := range g.playersOf(s, c) {
		n += of(g.player(p))
	}
	return n
}

// targetsMatching counts the targets that fit of the event's spell, or of the ability itself.
func (g *Game) targetsMatching(f *card.Filter, c *context) int {
	item := c.item
	if c.event != nil {
		o := g.object(c.event.Object)
		item = o.Stack
		if item == nil && o.Last != nil {
			item = o.Last.Object.Stack
		}
	}
	if item == nil {
		return 0
	}
	seen := map[ObjectID]bool{}
	for _, list := range item.Targets {
		for _, t := range list {
			if t.Object != 0 && g.matches(f, t.Object, c) {
				seen[t.Object] = true
			}
		}
	}
	return len(seen)
}

// devotion to a color (CR 700.5).
func (g *Game) devotion(name string, c *context) int {
	color, _ := card.ColorNamed(name)
	n := 0
	for _, id := range g.battlefield {
		ch := g.characteristics(id)
		if ch.Controller != c.controller || ch.ManaCost == nil {
			continue
		}
		for _, s := range *ch.ManaCost {
			if (card.ManaCost{s}).Colors().Has(color) {
				n++
			}
		}
	}
	return n
}

// lifeLost is how much life was lost this turn.
func (g *Game) lifeLost(a *card.LifeLost, c *context) int {
	n := 0
	for i := range g.players {
		if g.playerIs(a.Who, PlayerID(i), c) {
			n += g.players[i].LifeLost
		}
	}
	return n
}

// spellsCast is how many spells were cast this turn or last turn.
func (g *Game) spellsCast(a *card.SpellsCast, c *context) int {
	n := 0
	for i := range g.players {
		p := &g.players[i]
		cast := p.SpellsCast
		if a.When == "last turn" {
			cast = p.SpellsLastTurn
		}
		switch {
		case a.Who == "one player":
			n = max(n, cast)
		case g.playerIs(a.Who, PlayerID(i), c):
			n += cast
		}
	}
	return n
}
