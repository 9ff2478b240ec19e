package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// fuse makes one modal double-faced card of cards, and puts it where the effect
// says; a single card only goes there (the page on such cards; CR 712.3, 712.8a).
func (g *Game) fuse(e *card.Fuse, c *context) {
	var ids []ObjectID
	for _, id := range g.objectsFound(e.What, c) {
		if g.object(id).Kind == CardObject {
			ids = append(ids, id)
		}
	}
	if len(ids) == 2 {
		ids = g.fuseTwo(ids[0], ids[1], c)
	}
	c.moved = nil
	to := placeNamed(e.To)
	var evs []Event
	for _, id := range ids {
		if ev, ok := g.putEvent(id, to, nil, c); ok {
			evs = append(evs, ev)
		}
	}
	c.did(len(evs))
	c.moved = becameOf(g.happen(evs...))
}

// fuseTwo lets a player choose which faces are outward and which is the front,
// and makes the card.
func (g *Game) fuseTwo(a, b ObjectID, c *context) []ObjectID {
	sides := []*card.Card{g.sideOutward(a, c), g.sideOutward(b, c)}
	if g.chooseFace(sides, a, c, "which is the front face") == 1 {
		slices.Reverse(sides)
	}
	ev := Event{Kind: FuseEvent, Object: a, Other: b, By: c.controller, Player: g.object(a).Owner, Source: c.source, Def: fusedCard(sides), Rules: []string{"712.3"}}
	for _, done := range g.happen(ev) {
		if done.Kind == FuseEvent {
			return []ObjectID{done.Became}
		}
	}
	return nil
}

// sideOutward is the side of a card that becomes a face: of a double-faced
// card one that its player chooses, of any other card the only one it has, with
// all its halves or parts.
func (g *Game) sideOutward(id ObjectID, c *context) *card.Card {
	def := g.object(id).Def
	if !def.DoubleFaced() {
		return def
	}
	sides := def.Sides
	if sides == nil {
		for _, f := range def.Faces {
			sides = append(sides, &card.Card{Name: f.Name, Faces: []*card.Face{f}, Playtest: def.Playtest, Where: def.Where})
		}
	}
	return sides[g.chooseFace(sides, id, c, "which face is outward")]
}

// chooseFace asks for one of two sides; those of the same name aren't told apart.
func (g *Game) chooseFace(sides []*card.Card, about ObjectID, c *context, prompt string) int {
	one, other := faceName(sides[0]), faceName(sides[1])
	if one == other {
		return 0
	}
	d := &Decision{Player: c.controller, Kind: AskFace, Source: about, Min: 1, Max: 1, Prompt: prompt, Rules: []string{"712.3"}, Secret: true,
		Options: []Option{{Name: one}, {Name: other}}}
	if g.ask(d)[0].Name == other {
		return 1
	}
	return 0
}

// faceName is what the face of a side is called: a split card's has both names
// (CR 709.4a), an adventurer or flip card's the normal one (CR 710.2, 715.4).
func faceName(side *card.Card) string {
	if side.Layout == card.Split {
		return side.Name
	}
	return side.Faces[0].Name
}

// fusedCard is a modal double-faced card with these sides, the front first.
func fusedCard(sides []*card.Card) *card.Card {
	return &card.Card{
		Name: faceName(sides[0]) + nameJoint + faceName(sides[1]), Layout: card.Modal, Sides: sides,
		Faces: []*card.Face{sides[0].Faces[0], sides[1].Faces[0]}, Playtest: sides[0].Playtest || sides[1].Playtest,
	}
}

// applyFuse makes one card of two: a new object in the place of the first, and
// both are part of it for the rest of the game.
func (g *Game) applyFuse(ev *Event) bool {
	a, b := g.object(ev.Object), g.object(ev.Other)
	if a.Zone == NoZone || b.Zone == NoZone {
		return false
	}
	n := Object{Kind: CardObject, Ref: a.Ref, Zone: a.Zone, Owner: a.Owner, Controller: a.Owner, Def: ev.Def, Prior: a.ID,
		Fused: append(slices.Clone(a.cards()), b.cards()...), Commander: a.Commander || b.Commander}
	if b.Commander && !a.Commander {
		n.Ref = b.Ref
	}
	at := slices.Index(g.zone(a.Zone, a.Owner), a.ID)
	o := g.add(n)
	o.Timestamp = g.stamp()
	g.absorb(ev.Object, o.ID)
	g.absorb(ev.Other, o.ID)
	g.putIn(o.ID, o.Zone, at)
	ev.Became = o.ID
	return true
}

// cards are the cards that represent an object: itself, or those that a fused card is made of.
func (o *Object) cards() []Part {
	if len(o.Fused) > 0 {
		return o.Fused
	}
	return []Part{o.part()}
}

// side is a part that can be cast of a card: the card that is put on the stack
// in its stead, if that is only one side of it, and whether its second face,
// half or part is up.
type side struct {
	def  *card.Card
	back bool
	// outer: the side is the card's back.
	outer bool
}

// sideOf is the nth part of a card that can be cast or played: ordinary cards
// have their faces, halves or parts; fused ones those of both sides.
func sideOf(def *card.Card, n int) (side, bool) {
	if def.Sides == nil {
		return side{def: def, back: n == 1, outer: n == 1}, n >= 0 && n < len(def.Faces)
	}
	for i, s := range def.Sides {
		if n < len(s.Faces) {
			return side{def: s, back: n == 1, outer: i == 1}, n >= 0
		}
		n -= len(s.Faces)
	}
	return side{}, false
}

// castSide puts one side of a fused card onto the stack: with its halves or
// parts it is the card for the time being.
func (o *Object) castSide(s side) {
	o.Back = s.back
	if o.Def.Sides == nil {
		return
	}
	if len(s.def.Faces) == 1 {
		o.Back = s.outer
		return
	}
	o.Sleeve, o.Outer, o.Def = o.Def, s.outer, s.def
}

// unsleeved undoes castSide as the card leaves the stack.
func (o *Object) unsleeved() (def *card.Card, back bool) {
	if o.Sleeve != nil {
		return o.Sleeve, o.Outer
	}
	return o.Def, o.Back && o.Def.DoubleFaced()
}
