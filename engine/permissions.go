package engine

import (
	"fmt"

	"github.com/stickler-mtg/stickler/engine/card"
)

// permission is an effect that lets a player cast or play cards from a zone
// where they usually couldn't (CR 601.3).
type permission struct {
	rule *card.MayCast
	c    *context
}

// permissions are those that are about the zone and place where a card is now;
// whether its qualities fit is judged when it is clear which face is cast or played.
func (g *Game) permissions(by PlayerID, id ObjectID) []permission {
	var out []permission
	add := func(rule *card.MayCast, c *context) {
		if c.controller == by && g.reaches(rule, by, id) {
			out = append(out, permission{rule, c})
		}
	}
	g.eachRule(func(in Instance, c *context) bool {
		if rule, ok := in.Ability.(*card.MayCast); ok && c.source != id {
			add(rule, c)
		}
		return true
	})
	if o := g.object(id); o.Owner == by {
		c := *g.contextOf(id)
		c.controller = by
		for _, in := range g.abilitiesOf(id) {
			if rule, ok := in.Ability.(*card.MayCast); ok && namesItself(rule.Cards) {
				add(rule, &c)
			}
		}
	}
	return out
}

// reaches says whether a permission is about cards where this one is: the
// player's own zones, or exile.
func (g *Game) reaches(rule *card.MayCast, by PlayerID, id ObjectID) bool {
	o := g.object(id)
	if rule.From == "library top" {
		library := g.zone(Library, by)
		return o.Zone == Library && len(library) > 0 && library[0] == id
	}
	if ZoneNamed(rule.From) != o.Zone {
		return false
	}
	return o.Owner == by || o.Zone == Exile || rule.Cards.Owner != ""
}

// fits says whether a permission is for what is cast or played: a card where
// it was, with the characteristics of the face that is cast or played (CR 601.3e).
func (g *Game) fitsPermission(m permission, as *Snapshot) bool {
	return g.matchesSnapshot(m.rule.Cards, as, m.c)
}

// asCast is the card where it was, with the characteristics that it has on the stack (CR 601.3e).
func (p *proposal) asCast() *Snapshot {
	s := p.card
	s.Characteristics = *p.g.characteristics(p.id)
	s.ManaValue = p.g.manaValue(p.id)
	return &s
}

// permissionProblem says why nothing allows the player to cast the spell; nil if something does (CR 601.3).
func (p *proposal) permissionProblem(free *freeCast) *Illegal {
	o, name := p.card.Object, p.g.nameOf(p.id)
	if free != nil {
		if free.fits != nil && !p.g.matches(free.fits, p.id, free.c) {
			return &Illegal{"608.2g", name + " isn't what the effect lets " + p.g.player(p.by).Name + " cast"}
		}
		return nil
	}
	mine := o.Owner == p.by
	switch {
	case o.Zone == Hand && mine,
		o.Zone == Command && mine && o.Commander && p.g.commander, // CR 903.8
		p.own && p.chosen.From != "" && mine,
		p.method != nil && mine:
		return nil
	}
	as := p.asCast()
	for _, m := range p.may {
		if p.g.fitsPermission(m, as) {
			return nil
		}
	}
	return &Illegal{"601.3", fmt.Sprintf("%s is in the %s, and nothing allows %s to cast it from there", name, o.Zone, p.g.player(p.by).Name)}
}

// timingProblem says why the spell can't be cast now; nil if it can (CR 117.1a, 702.8a).
func (p *proposal) timingProblem() *Illegal {
	g := p.g
	if p.resolving || p.sorcery || g.characteristics(p.id).Types&card.Instant != 0 || g.has(p.id, Flash) {
		return nil
	}
	as := p.asCast()
	for _, m := range p.may {
		if m.rule.AnyTime && g.fitsPermission(m, as) {
			return nil
		}
	}
	return &Illegal{"117.1a", g.nameOf(p.id) + " is neither an instant nor has flash: it can only be cast in one's own main phase while the stack is empty"}
}
