package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// place is where an effect puts cards.
type place struct {
	zone Zone
	// position in a library: 0 the top, -1 the bottom.
	position int
	shuffled bool
}

// placeNamed reads the name of a place: a zone, "library top", "library bottom".
func placeNamed(name string) place {
	switch name {
	case "library":
		return place{zone: Library, position: -1, shuffled: true}
	case "library top":
		return place{zone: Library}
	case "library bottom":
		return place{zone: Library, position: -1}
	}
	return place{zone: ZoneNamed(name)}
}

// moveTo puts objects into a zone, all at the same moment (CR 400.7, 608.2f).
func (g *Game) moveTo(e *card.MoveTo, c *context) {
	if e.Until == "leaves" && g.current(c.source) == 0 { // CR 610.3a, b
		c.moved = nil
		g.note("what would end this has already happened", "610.3a")
		c.did(0)
		return
	}
	to := placeNamed(e.To)
	named := g.objectsOf(e.What, c)
	var evs []Event
	for _, id := range g.arranged(g.objectsFound(e.What, c), to, c) {
		if ev, ok := g.putEvent(id, to, g.enterBy(e, id, c), c); ok {
			evs = append(evs, ev)
		}
	}
	c.did(len(evs))
	done := g.happen(evs...)
	c.moved = becameOf(done)
	g.noteExiled(done, e.Until == "leaves", c)
	if to.shuffled {
		g.shuffleInto(named)
	}
}

// enterBy is how a permanent enters that an effect puts onto the battlefield:
// under its controller's control unless the effect says otherwise (CR 110.2a).
func (g *Game) enterBy(e *card.MoveTo, id ObjectID, c *context) *Entering {
	enter := &Entering{Controller: g.under(e.Under, id, c), Tapped: e.Tapped, Back: e.Converted, FaceDown: e.FaceDown}
	if e.Counter != "" {
		if n := g.amount(e.Count, c, 1); n > 0 {
			enter.Counters = enter.Counters.with(e.Counter, n, 0)
		}
	}
	if e.AttachedTo != nil {
		g.attachEntering(enter, id, e.AttachedTo, c)
	}
	return enter
}

// under is who controls a permanent that enters.
func (g *Game) under(s card.Selector, id ObjectID, c *context) PlayerID {
	if _, owner := s.(*card.OwnerOf); owner {
		return g.object(id).Owner
	}
	if s == nil {
		return c.controller
	}
	if players := g.playersOf(s, c); len(players) > 0 {
		return players[0]
	}
	return c.controller
}

// attachEntering attaches an Aura to what the effect says as it enters;
// whether that is legal is judged as it does (CR 303.4i). Others enter attached only where they can be (CR 303.4h, 301.5e).
func (g *Game) attachEntering(enter *Entering, id ObjectID, to card.Selector, c *context) {
	for _, r := range g.refs(to, c) {
		if !g.characteristics(id).Subtypes.Has(auraType) && !g.canAttach(id, r.object, r.player) {
			continue
		}
		if enter.AttachedTo = r.object; r.object == 0 {
			enter.AttachedPlayer = r.player + 1
		}
		return
	}
}

// putEvent proposes putting an object into a zone; ok is false if it can't move there.
func (g *Game) putEvent(id ObjectID, to place, enter *Entering, c *context) (ev Event, ok bool) {
	o := g.object(id)
	switch {
	case o.Kind == AbilityObject,
		o.Kind == TokenObject && o.Zone != Battlefield,             // CR 111.8
		o.Kind == SpellCopy && o.Zone != Stack,                     // CR 707.10a
		to.zone == Battlefield && o.Zone == Battlefield,            // CR 609.3
		to.zone == Battlefield && !g.mayEnter(id, enter.Back, nil): // CR 712.14
		return Event{}, false
	}
	ev = g.moveEvent(id, to.zone)
	ev.By, ev.Source, ev.Position = c.controller, c.source, to.position
	if to.zone == Battlefield || to.zone == Exile && enter != nil {
		ev.Enter = enter
	}
	return ev, true
}

// mayEnter says whether a card can be put onto the battlefield with that face
// up: not as an instant or sorcery (CR 304.4, 307.4, 712.14b), nor turned over if it has one face, or may not turn (CR 712.14a).
func (g *Game) mayEnter(id ObjectID, back bool, def *card.Card) bool {
	if def == nil {
		def = g.object(id).Def
	}
	if back && (!def.DoubleFaced() || def.Layout == card.Modal && g.rules.ModalStaysOut) {
		g.note("this card can't enter with its back face up", "712.14a")
		return false
	}
	face := def.Faces[0]
	if back {
		face = def.Faces[1]
	}
	if face.Types&card.PermanentTypes == 0 {
		g.note(face.Name+" isn't a permanent card, and stays where it is", "304.4", "307.4", "712.14b")
		return false
	}
	return true
}

// arranged orders cards that go to a place in a library together: their owner
// arranges them (CR 401.4). The first in the answer is the uppermost.
func (g *Game) arranged(ids []ObjectID, to place, c *context) []ObjectID {
	if to.zone != Library || to.shuffled || len(ids) < 2 {
		return ids
	}
	var out []ObjectID
	for _, p := range g.apnap() {
		var mine []ObjectID
		for _, id := range ids {
			if g.object(id).Owner == p {
				mine = append(mine, id)
			}
		}
		out = append(out, g.orderCards(p, mine, "the order of the cards, the uppermost first", c, "401.4")...)
	}
	if to.position == 0 { // the last to be put on top is the uppermost
		for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
			out[i], out[j] = out[j], out[i]
		}
	}
	return out
}

// orderCards asks a player for an order of cards.
func (g *Game) orderCards(p PlayerID, ids []ObjectID, prompt string, c *context, rules ...string) []ObjectID {
	options := make([]Option, len(ids))
	for i, id := range ids {
		options[i] = Option{Object: id}
	}
	out := make([]ObjectID, 0, len(ids))
	if len(ids) < 2 {
		return append(out, ids...)
	}
	d := &Decision{Player: p, Source: c.asking(), Prompt: prompt, Options: options, Rules: rules, Secret: slices.Contains(rules, "401.4")}
	for _, i := range g.order(d) {
		out = append(out, ids[i])
	}
	return out
}

// shuffleInto shuffles the libraries of the owners of objects that an effect
// shuffles into them, whether or not they went there (CR 701.24c).
func (g *Game) shuffleInto(ids []ObjectID) {
	for _, p := range g.apnap() {
		for _, id := range ids {
			if g.object(id).Owner == p {
				g.shuffle(p)
				break
			}
		}
	}
}

// away is an object that an effect has moved until another leaves the battlefield (CR 610.3).
type away struct {
	object, until ObjectID
	// back is the zone that it returns to.
	back Zone
}

// noteExiled links exiled cards with the object that exiled them (CR 607.2a),
// and remembers those that return when it leaves (CR 610.3).
func (g *Game) noteExiled(done []Event, returns bool, c *context) {
	for i := range done {
		ev := &done[i]
		if ev.Kind != MoveEvent || ev.Became == 0 || ev.To != Exile {
			continue
		}
		for _, id := range ev.became() {
			g.edit(id).ExiledBy = c.source
			if returns {
				g.away = append(g.away, away{object: id, until: c.source, back: ev.From})
			}
		}
	}
}

// returnExiled returns what was away until these objects left the battlefield
// (CR 610.3): at once, together (CR 610.3d), under their owners' control (CR 610.3c).
func (g *Game) returnExiled(left ...ObjectID) {
	if len(g.away) == 0 || len(left) == 0 {
		return
	}
	var evs []Event
	var stay []away
	for _, a := range g.away {
		if !contains(left, a.until) {
			stay = append(stay, a)
			continue
		}
		if g.current(a.object) == 0 {
			continue
		}
		owner := g.object(a.object).Owner
		ev, ok := g.putEvent(a.object, place{zone: a.back}, &Entering{Controller: owner}, &context{source: a.until, controller: owner})
		if ok {
			ev.Rules = []string{"610.3"}
			evs = append(evs, ev)
		}
	}
	if len(stay) == len(g.away) {
		return
	}
	g.changed()
	g.away = stay
	g.happen(evs...)
}

// returnAll puts every card that matches onto the battlefield at the same moment (CR 608.2f).
func (g *Game) returnAll(e *card.ReturnAll, c *context) {
	g.putOntoBattlefield(g.matching(e.What, c), func(id ObjectID) PlayerID { return g.under(e.Under, id, c) }, c)
}

// putOntoBattlefield puts cards onto the battlefield together, each under a player's control.
func (g *Game) putOntoBattlefield(ids []ObjectID, under func(ObjectID) PlayerID, c *context) {
	var evs []Event
	for _, id := range ids {
		if ev, ok := g.putEvent(id, place{zone: Battlefield}, &Entering{Controller: under(id)}, c); ok {
			evs = append(evs, ev)
		}
	}
	c.did(len(evs))
	c.moved = becameOf(g.happen(evs...))
}

// putFromHand lets players put cards from their hands onto the battlefield,
// chosen one player after another and put there together (CR 101.4).
func (g *Game) putFromHand(e *card.PutFromHand, c *context) {
	var all []ObjectID
	for _, p := range g.playersIn(e.Who, c) {
		var ids []ObjectID
		for _, id := range g.zone(Hand, p) {
			if g.matches(e.What, id, c) && g.mayEnter(id, false, nil) {
				ids = append(ids, id)
			}
		}
		if !e.All {
			ids = g.chooseFrom(p, AskObjects, "cards to put onto the battlefield", ids, 0, g.amount(e.N, c, 1), c, "608.2d")
		}
		all = append(all, ids...)
	}
	g.putOntoBattlefield(all, func(id ObjectID) PlayerID { return g.object(id).Owner }, c)
}
