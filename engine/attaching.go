package engine

import "github.com/stickler-mtg/stickler/engine/card"

// attach attaches an Aura, Equipment or Fortification to an object, or to a
// player if to is 0 (CR 701.3a); false if it couldn't be (CR 701.3b).
func (g *Game) attach(id, to ObjectID, p PlayerID) bool {
	if g.current(id) == 0 || to != 0 && g.current(to) == 0 || !g.canAttach(id, to, p) {
		return false
	}
	o := g.object(id)
	if o.AttachedTo == to && (to != 0 || o.AttachedPlayer == p+1) {
		return false
	}
	return len(g.happen(Event{Kind: AttachEvent, Object: id, Other: to, Player: p, Rules: []string{"701.3a"}})) > 0
}

// unattach ends an attachment (CR 701.3d).
func (g *Game) unattach(id ObjectID) {
	g.happen(Event{Kind: UnattachEvent, Object: id, Rules: []string{"701.3d"}})
}

// applyAttach notes what a permanent is attached to; attaching gives a new timestamp (CR 701.3c).
func (g *Game) applyAttach(ev *Event) bool {
	o := g.edit(ev.Object)
	o.AttachedTo, o.AttachedPlayer = 0, 0
	if ev.Kind == UnattachEvent {
		return true
	}
	o.Timestamp = g.stamp()
	if ev.Other != 0 {
		o.AttachedTo = ev.Other
	} else {
		o.AttachedPlayer = ev.Player + 1
	}
	return true
}

var (
	auraType, _          = card.SubtypeNamed("Aura")
	equipmentType, _     = card.SubtypeNamed("Equipment")
	fortificationType, _ = card.SubtypeNamed("Fortification")
)

// canAttach says whether id could be attached to the object, or to the player
// if it is 0, as it is now (CR 303.4, 301.5, 301.6).
func (g *Game) canAttach(id, to ObjectID, p PlayerID) bool {
	if id == to {
		return false
	}
	c := g.characteristics(id)
	switch {
	case c.Subtypes.Has(auraType):
		return c.Types&card.Creature == 0 && g.canEnchant(id, to, p)
	case c.Subtypes.Has(equipmentType):
		return to != 0 && c.Types&card.Creature == 0 && g.canEquip(id, to)
	case c.Subtypes.Has(fortificationType):
		return to != 0 && g.object(to).Zone == Battlefield && g.characteristics(to).Types&card.Land != 0
	}
	return false
}

// canEnchant checks every instance of enchant (CR 702.5c) and protection (CR 702.16c).
func (g *Game) canEnchant(id, to ObjectID, p PlayerID) bool {
	c := g.contextOf(id)
	found := false
	for _, in := range g.abilitiesOf(id) {
		k, ok := in.Ability.(*card.Keyword)
		if !ok || k.Name != "enchant" {
			continue
		}
		found = true
		if to == 0 {
			if k.Players == "" || !g.playerIs(k.Players, p, c) {
				return false
			}
			continue
		}
		if k.Filter == nil || !g.matches(k.Filter, to, c) {
			return false
		}
	}
	return found && (to == 0 || !g.protectedFrom(to, id)) && g.cant("be attached", id, NoPlayer, to) == 0
}

// canEquip: an Equipment equips creatures only (CR 301.5), none with protection from it (CR 702.16d).
func (g *Game) canEquip(id, to ObjectID) bool {
	return g.object(to).Zone == Battlefield && g.characteristics(to).Types&card.Creature != 0 &&
		!g.protectedFrom(to, id) && g.cant("be attached", id, NoPlayer, to) == 0
}

// protectedFrom says whether an object has protection from another (CR 702.16a).
func (g *Game) protectedFrom(id, from ObjectID) bool {
	if !g.has(id, Protection) {
		return false
	}
	for _, in := range g.abilitiesOf(id) {
		k, ok := in.Ability.(*card.Keyword)
		if !ok || k.Name != "protection" {
			continue
		}
		c := g.contextOf(id)
		if k.Filter == nil || g.matchesAsLast(k.Filter, from, c) {
			return true
		}
	}
	return false
}

// matchesAsLast says whether an object fits a filter now, or did as it last existed (CR 608.2h).
func (g *Game) matchesAsLast(f *card.Filter, id ObjectID, c *context) bool {
	if o := g.object(id); g.current(id) == 0 && o.Last != nil {
		return g.matchesSnapshot(f, o.Last, c)
	}
	return g.matches(f, id, c)
}
