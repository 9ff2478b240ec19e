package engine

import "github.com/stickler-mtg/stickler/engine/card"

// mayTurnOver says whether an object can transform or convert now, and the
// rule that says no (CR 701.27c, 712.9, 712.10).
func (g *Game) mayTurnOver(id ObjectID) (bool, string) {
	o := g.object(id)
	switch {
	case o.Zone != Battlefield:
		return false, "701.27a"
	case o.merged():
		return g.mayTurnParts(id)
	case !o.doubleFaced():
		return false, "701.27c"
	case o.Def.Layout == card.Modal && g.rules.ModalStays:
		return false, "712.9"
	case o.FaceDown:
		return false, "712.15a"
	case o.otherFace().Types&(card.Instant|card.Sorcery) != 0:
		return false, "701.27d"
	case g.cant("transform", id, NoPlayer, 0) != 0:
		return false, "101.2"
	}
	return true, ""
}

// mayTurnParts says whether a merged permanent can transform or convert: if one
// of its components can turn (CR 730.2i).
func (g *Game) mayTurnParts(id ObjectID) (bool, string) {
	for i := range g.object(id).Parts {
		if g.object(id).Parts[i].turnable(&g.rules) {
			return g.cant("transform", id, NoPlayer, 0) == 0, "101.2"
		}
	}
	return false, "730.2i"
}

// transformed says whether an object is a transformed permanent: a double-faced
// one with its back face up, however that came (CR 701.27g).
func (g *Game) transformed(o *Object) bool {
	return o.Zone == Battlefield && o.Back && o.doubleFaced() && !(o.Def.Layout == card.Modal && g.rules.ModalUntransformed)
}

// otherFace is the face of a double-faced object that isn't up.
func (o *Object) otherFace() *card.Face {
	if o.Back {
		return o.Def.Faces[0]
	}
	return o.Def.Faces[1]
}

// turnOver transforms or converts permanents (CR 701.27, 701.28): happens as
// TurnOverEvents. by is the ability that says so, for CR 701.28e; nil for none.
// It tells how many turned.
func (g *Game) turnOver(ids []ObjectID, by *context) int {
	var evs []Event
	for _, id := range ids {
		if may, rule := g.mayTurnOver(id); !may {
			g.note("it doesn't turn over", rule)
			continue
		}
		if by != nil && g.turnedSince(id, by) {
			g.note("it has turned over since the ability was put onto the stack", "701.27f", "701.28e")
			continue
		}
		evs = append(evs, Event{Kind: TurnOverEvent, Object: id, Player: g.controllerOf(id), Rules: []string{"701.27a", "701.28a"}})
	}
	if len(evs) == 0 {
		return 0
	}
	n := 0
	for _, ev := range g.happen(evs...) {
		if ev.Kind == TurnOverEvent {
			n++
		}
	}
	return n
}

// turnedSince says whether an ability of the permanent itself tells it to turn
// over although it has done so since the ability was put onto the stack or, if
// it is a delayed one, created (CR 701.27f, 701.28e).
func (g *Game) turnedSince(id ObjectID, by *context) bool {
	return by.item != nil && by.item.Ability != nil && by.source == id && g.object(id).Turned != by.item.SourceTurned
}
