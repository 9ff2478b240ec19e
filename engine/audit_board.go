package engine

import (
	"fmt"
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// countersArePositive: CR 122.1.
func countersArePositive(_ *Audit, g *Game) string {
	for _, p := range g.players {
		if wrong := p.Counters.wrong(); wrong != "" {
			return p.Name + wrong
		}
	}
	return g.eachZone(func(_ Zone, _ PlayerID, ids []ObjectID) string {
		for _, id := range ids {
			if wrong := g.object(id).Counters.wrong(); wrong != "" {
				return g.called(id) + wrong
			}
		}
		return ""
	})
}

// wrong says what counters can't be.
func (c Counters) wrong() string {
	for i, x := range c {
		if x.N < 1 || x.Kind == "" {
			return fmt.Sprintf(" has %d counters of the kind %q", x.N, x.Kind)
		}
		if slices.ContainsFunc(c[:i], func(o CounterCount) bool { return o.Kind == x.Kind }) {
			return fmt.Sprintf(" lists counters of the kind %q twice", x.Kind)
		}
	}
	return ""
}

// damageIsMarkedOnPermanents: CR 120.3e, 120.6.
func damageIsMarkedOnPermanents(_ *Audit, g *Game) string {
	return g.eachZone(func(z Zone, _ PlayerID, ids []ObjectID) string {
		for _, id := range ids {
			if n := g.object(id).Damage; n < 0 || n > 0 && z != Battlefield {
				return fmt.Sprintf("%s has %d damage", g.called(id), n)
			}
		}
		return ""
	})
}

// poolsHoldMana: CR 106.4.
func poolsHoldMana(_ *Audit, g *Game) string {
	for _, p := range g.players {
		for _, m := range p.Pool {
			if m.N < 1 {
				return fmt.Sprintf("%s has %d mana of a kind", p.Name, m.N)
			}
		}
	}
	return ""
}

// layersAgree: the characteristics that are kept aren't stale (CR 613.1).
func layersAgree(_ *Audit, g *Game) string {
	kept := g.computed()
	g.board = nil
	anew := g.compute()
	g.board = kept
	for i, id := range g.battlefield {
		if diff := kept.of[i].differs(&anew.of[i]); diff != "" {
			return g.called(id) + ": " + diff
		}
	}
	return ""
}

// differs names a characteristic in which two sets differ; "" if they are alike.
func (c *Characteristics) differs(o *Characteristics) string {
	switch {
	case c.Name != o.Name:
		return "name"
	case (c.ManaCost == nil) != (o.ManaCost == nil) || c.ManaCost != nil && c.ManaCost.String() != o.ManaCost.String():
		return "mana cost"
	case c.Colors != o.Colors:
		return "color"
	case c.Types != o.Types || c.Supertypes != o.Supertypes || c.Subtypes != o.Subtypes:
		return "types"
	case c.HasPT != o.HasPT || c.Power != o.Power || c.Toughness != o.Toughness:
		return "power and toughness"
	case c.Controller != o.Controller:
		return "controller"
	case c.Keywords != o.Keywords || !slices.EqualFunc(c.Abilities, o.Abilities, func(a, b Instance) bool { return a.same(&b) }):
		return "abilities"
	}
	return ""
}

// manaValuesAreOfFronts: CR 202.3b, 712.8e. Copies of a back face, and merged
// permanents, which aren't double-faced, have their own.
func manaValuesAreOfFronts(_ *Audit, g *Game) string {
	for _, id := range g.battlefield {
		o := g.object(id)
		if !o.doubleFaced() || o.Def.Layout != card.Nonmodal || len(o.Copying) > 0 || o.FaceDown || o.Flipped {
			continue
		}
		want := 0
		if front := o.Def.Faces[0].ManaCost; front != nil {
			want = front.Value(0)
		}
		if got := g.manaValue(id); got != want {
			return fmt.Sprintf("%s has mana value %d, its front face's is %d", g.called(id), got, want)
		}
	}
	return ""
}

// creaturesLive: CR 704.5f, 704.5g.
func creaturesLive(_ *Audit, g *Game) string {
	if g.over != nil {
		return ""
	}
	for _, id := range g.battlefield {
		c, o := g.characteristics(id), g.object(id)
		if c.Types&card.Creature == 0 {
			continue
		}
		if c.Toughness <= 0 || o.Damage > 0 && o.Damage >= c.Toughness && c.Keywords&Indestructible == 0 {
			return fmt.Sprintf("%s has toughness %d and %d damage", g.called(id), c.Toughness, o.Damage)
		}
	}
	return ""
}

// planeswalkersAreLoyal: CR 704.5i.
func planeswalkersAreLoyal(_ *Audit, g *Game) string {
	for _, id := range g.battlefield {
		if g.over == nil && g.characteristics(id).Types&card.Planeswalker != 0 && g.object(id).Counters.Of("loyalty") <= 0 {
			return g.called(id) + " has no loyalty"
		}
	}
	return ""
}

// legendsAreUnique: CR 704.5j.
func legendsAreUnique(_ *Audit, g *Game) string {
	if g.over != nil {
		return ""
	}
	for i, id := range g.battlefield {
		c := g.characteristics(id)
		if c.Supertypes&card.Legendary == 0 || c.Name == "" {
			continue
		}
		for _, other := range g.battlefield[:i] {
			o := g.characteristics(other)
			if o.Supertypes&card.Legendary != 0 && g.sameName(other, id) && o.Controller == c.Controller {
				return g.called(other) + " and " + g.called(id)
			}
		}
	}
	return ""
}

// attachmentsHold: CR 301.5c, 303.4, 704.5m, 704.5n.
func attachmentsHold(_ *Audit, g *Game) string {
	if g.over != nil {
		return ""
	}
	for _, id := range g.battlefield {
		o := g.object(id)
		switch {
		case o.AttachedTo == id:
			return g.called(id) + " is attached to itself"
		case o.AttachedTo != 0 && g.object(o.AttachedTo).Zone != Battlefield:
			return g.called(id) + " is attached to " + g.called(o.AttachedTo)
		case o.AttachedTo != 0 && o.AttachedPlayer != 0:
			return g.called(id) + " is attached to a permanent and to a player"
		case o.AttachedTo == 0 && o.AttachedPlayer == 0 && g.isAura(id):
			return g.called(id) + " is an Aura attached to nothing"
		}
	}
	return ""
}

// isAura says whether a permanent is an Aura that isn't also a creature (CR 303.4d).
func (g *Game) isAura(id ObjectID) bool {
	c := g.characteristics(id)
	return c.Subtypes.Has(auraType) && c.Types&card.Creature == 0
}

// countersAnnihilated: CR 704.5q.
func countersAnnihilated(_ *Audit, g *Game) string {
	for _, id := range g.battlefield {
		if o := g.object(id); g.over == nil && len(annihilated(o)) > 0 {
			return g.called(id) + " has both"
		}
	}
	return ""
}

// losersAreOut: CR 104.3b–d, 117.1, 800.4a.
func losersAreOut(_ *Audit, g *Game) string {
	if g.over != nil {
		if w := g.over.Winner; w != NoPlayer && g.players[w].Lost {
			return g.players[w].Name + " has lost and won"
		}
		return ""
	}
	for _, p := range g.players {
		if !p.Lost && g.losesBecause(&p) != "" {
			return p.Name + " hasn't lost: " + g.losesBecause(&p)
		}
	}
	if p := g.turn.Priority; g.players[p].Lost {
		return g.players[p].Name + " has priority, and has lost"
	}
	if len(g.apnap()) < 2 {
		return "fewer than two players are left, and the game goes on"
	}
	return ""
}

// combatantsAreCreatures: CR 506.3, 506.4.
func combatantsAreCreatures(_ *Audit, g *Game) string {
	if g.combat == nil || g.over != nil {
		return ""
	}
	fights := func(id ObjectID, active bool) bool {
		if g.object(id).Zone != Battlefield {
			return false
		}
		c := g.characteristics(id)
		return c.Types&card.Creature != 0 && (c.Controller == g.turn.Active) == active
	}
	for _, a := range g.combat.Attackers {
		if !fights(a.Object, true) {
			return g.called(a.Object) + " attacks"
		}
		for _, b := range a.Blockers {
			if !fights(b, false) {
				return g.called(b) + " blocks"
			}
		}
	}
	return ""
}
