package engine

import (
	"fmt"
	"slices"
)

// eachZone visits every list of objects with its zone and, where each player has one, whose it is.
func (g *Game) eachZone(visit func(z Zone, p PlayerID, ids []ObjectID) string) string {
	for _, z := range [...]Zone{Battlefield, Stack, Exile, Command} {
		if wrong := visit(z, NoPlayer, g.zone(z, 0)); wrong != "" {
			return wrong
		}
	}
	for p := range g.players {
		for _, z := range [...]Zone{Hand, Library, Graveyard} {
			if wrong := visit(z, PlayerID(p), g.zone(z, PlayerID(p))); wrong != "" {
				return wrong
			}
		}
	}
	return ""
}

// zonesAgree: CR 400.1, 400.3.
func zonesAgree(_ *Audit, g *Game) string {
	listed := make([]bool, len(g.objects))
	wrong := g.eachZone(func(z Zone, p PlayerID, ids []ObjectID) string {
		for _, id := range ids {
			o := g.Object(id)
			switch {
			case o == nil:
				return g.called(id) + " is listed in the " + z.String()
			case listed[id]:
				return g.called(id) + " is listed twice"
			case o.Zone != z:
				return g.called(id) + " is listed in the " + z.String()
			case p != NoPlayer && o.Owner != p:
				return g.called(id) + " is in another player's " + z.String()
			}
			listed[id] = true
		}
		return ""
	})
	if wrong != "" {
		return wrong
	}
	for id := 1; id < len(g.objects); id++ {
		if g.objects[id].Zone != NoZone && !listed[id] {
			return g.called(ObjectID(id)) + " isn't listed there"
		}
	}
	return ""
}

// objectsAreNew: CR 400.7.
func objectsAreNew(a *Audit, g *Game) string {
	for id := max(a.seen, 1); int(id) < len(g.objects); id++ {
		o := g.objects[id]
		if o.ID != id {
			return fmt.Sprintf("object %d calls itself %d", id, o.ID)
		}
		if o.Prior == 0 {
			continue
		}
		before := g.Object(o.Prior)
		if before == nil || o.Prior >= id {
			return g.called(id) + " was object " + fmt.Sprint(o.Prior) + ", which isn't older"
		}
		if before.Zone != NoZone {
			return g.called(id) + " was " + g.called(o.Prior) + ", which is still there"
		}
	}
	return ""
}

// ownersStay: CR 108.3. What merged permanents come apart into has its own owners (CR 730.3).
func ownersStay(a *Audit, g *Game) string {
	for id := max(a.seen, 1); int(id) < len(g.objects); id++ {
		o := g.objects[id]
		if o.Prior == 0 || g.objects[o.Prior].merged() || o.Owner == g.objects[o.Prior].Owner {
			continue
		}
		return g.called(id) + " has another owner than the object that it was"
	}
	return ""
}

// cardsIn counts the cards that represent an object, by their owners (CR 109.1, 730.2).
func (g *Game) cardsIn(o *Object, count []int) {
	if o.merged() {
		countParts(o.Parts, count)
		return
	}
	if o.Kind != CardObject {
		return
	}
	if len(o.Fused) > 0 {
		countParts(o.Fused, count)
		return
	}
	count[o.Owner]++
}

func countParts(parts []Part, count []int) {
	for i := range parts {
		switch p := &parts[i]; {
		case p.Kind != CardObject:
		case len(p.Fused) > 0:
			countParts(p.Fused, count)
		default:
			count[p.Owner]++
		}
	}
}

// countCards counts all cards in the game by their owners.
func (g *Game) countCards() []int {
	count := make([]int, len(g.players))
	for _, o := range g.objects[1:] {
		if o.Zone != NoZone {
			g.cardsIn(o, count)
		}
	}
	return count
}

// cardsAreConserved: cards leave the game only with their owners (CR 400.7, 800.4a).
func cardsAreConserved(a *Audit, g *Game) string {
	for p, n := range g.countCards() {
		if n != a.cards[p] && !g.players[p].Lost {
			return fmt.Sprintf("%s owns %d cards in the game, not %d", g.players[p].Name, n, a.cards[p])
		}
	}
	return ""
}

// timestampsHaveBeen: CR 613.7.
func timestampsHaveBeen(_ *Audit, g *Game) string {
	for _, id := range g.battlefield {
		if g.objects[id].Timestamp > g.clock {
			return g.called(id) + " has a timestamp to come"
		}
	}
	for _, e := range g.effects {
		if e.Timestamp > g.clock {
			return "an effect of " + g.called(e.Source) + " has a timestamp to come"
		}
	}
	return ""
}

// tokensAreOnBattlefield: CR 704.5d.
func tokensAreOnBattlefield(_ *Audit, g *Game) string { return g.onlyIn(TokenObject, Battlefield) }

// copiesAreOnStack: CR 704.5e.
func copiesAreOnStack(_ *Audit, g *Game) string { return g.onlyIn(SpellCopy, Stack) }

// onlyIn names an object of a kind that is in another zone.
func (g *Game) onlyIn(kind ObjectKind, only Zone) string {
	return g.eachZone(func(z Zone, _ PlayerID, ids []ObjectID) string {
		if z == only {
			return ""
		}
		for _, id := range ids {
			if g.object(id).Kind == kind {
				return g.called(id) + " is still there"
			}
		}
		return ""
	})
}

// goneWithOwners: CR 800.4a.
func goneWithOwners(_ *Audit, g *Game) string {
	if g.over != nil {
		return ""
	}
	return g.eachZone(func(_ Zone, _ PlayerID, ids []ObjectID) string {
		for _, id := range ids {
			o := g.object(id)
			if g.gone(o.Owner) || slices.ContainsFunc(o.Parts, func(p Part) bool { return g.gone(p.Owner) }) {
				return g.called(id) + " is owned, or a component of it, by a player who has lost"
			}
			if o.Zone == Battlefield && g.gone(g.controllerOf(id)) {
				return g.called(id) + " is controlled by " + g.players[g.controllerOf(id)].Name + ", who has lost"
			}
		}
		return ""
	})
}

// stackHolds: CR 405.1.
func stackHolds(_ *Audit, g *Game) string {
	for _, id := range g.stack {
		o := g.object(id)
		if o.Kind == AbilityObject && (o.Stack == nil || o.Stack.Ability == nil) {
			return g.called(id) + " is an ability without one"
		}
		if o.Controller < 0 || int(o.Controller) >= len(g.players) || g.over == nil && g.players[o.Controller].Lost {
			return g.called(id) + " has no controller in the game"
		}
	}
	return ""
}

// nothingWaits: CR 117.5.
func nothingWaits(_ *Audit, g *Game) string {
	if len(g.waiting) > 0 && g.over == nil {
		return fmt.Sprintf("%d abilities wait, the first of %s", len(g.waiting), g.called(g.waiting[0].Source))
	}
	return ""
}

// clonesAreEqual: CR 733.1 asks for a way back.
func clonesAreEqual(_ *Audit, g *Game) string {
	if g.Clone().Fingerprint() != g.Fingerprint() {
		return "the fingerprints differ"
	}
	return ""
}
