package engine

import (
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
)

// search lets players look through their libraries for cards, put them
// somewhere and shuffle (CR 701.23, 701.24). Cards of a stated quality needn't
// be found (CR 701.23b); a mere number of cards must (CR 701.23d).
func (g *Game) search(e *card.Search, c *context) {
	c.moved = nil
	players := g.playersIn(e.Who, c)
	c.did(len(players))
	var looks []Event
	for _, p := range players {
		looks = append(looks, Event{Kind: SearchEvent, Player: p, By: p, Source: c.source, Rules: []string{"701.23a"}})
	}
	g.happen(looks...)
	finds := make([][]ObjectID, len(players))
	for i, p := range players {
		finds[i] = g.findCards(e, p, c)
	}
	to := placeNamed(wordOr(e.To, "hand"))
	if to.zone == Library { // CR 701.24b: what was found isn't shuffled
		for i, p := range players {
			g.shuffle(p)
			g.putOnTop(p, finds[i], to, c)
		}
		return
	}
	var evs []Event
	for i := range players {
		for _, id := range finds[i] {
			if ev, ok := g.putEvent(id, to, &Entering{Controller: c.controller, Tapped: e.Tapped}, c); ok {
				evs = append(evs, ev)
			}
		}
	}
	done := g.happen(evs...)
	c.moved = becameOf(done)
	g.noteExiled(done, false, c)
	for _, p := range players {
		g.shuffle(p)
	}
}

// findCards asks a player which cards they find.
func (g *Game) findCards(e *card.Search, p PlayerID, c *context) []ObjectID {
	var ids []ObjectID
	for _, id := range g.zone(Library, p) {
		if e.What == nil || g.matches(e.What, id, c) {
			ids = append(ids, id)
		}
	}
	most := g.amount(e.Max, c, 1)
	least := 0
	if e.What == nil {
		least = most
	}
	least = g.amount(e.Min, c, least)
	found := g.chooseFrom(p, AskObjects, "cards to find", ids, least, most, c, "701.23a")
	if e.Reveal {
		g.reveal(found)
	}
	return found
}

// putOnTop puts cards that were found in a library back into it, on top or at the bottom.
func (g *Game) putOnTop(p PlayerID, ids []ObjectID, to place, c *context) {
	if len(ids) == 0 || to.shuffled {
		return
	}
	ids = g.orderCards(p, ids, "the order of the cards, the uppermost first", c, "401.4")
	rest := without(g.zone(Library, p), ids)
	g.changed()
	if to.position == 0 {
		g.player(p).Library = append(append([]ObjectID(nil), ids...), rest...)
		return
	}
	g.player(p).Library = append(rest, ids...)
}

// reveal shows cards to all players (CR 701.20a).
func (g *Game) reveal(ids []ObjectID) {
	if len(ids) == 0 {
		return
	}
	var names []string
	for _, id := range ids {
		names = append(names, g.nameOf(id))
	}
	g.note("revealed: "+strings.Join(names, ", "), "701.20a")
}

// revealUntil reveals or exiles cards from the top of a library until one
// matches (CR 701.20); that one may be cast (CR 608.2g) or goes somewhere, the
// others go elsewhere in random order.
func (g *Game) revealUntil(e *card.RevealUntil, c *context) {
	c.moved = nil
	found := 0
	for _, p := range g.playersIn(e.Who, c) {
		rest, hit := g.upToMatch(e.What, p, c)
		if hit != 0 {
			found++
		}
		seen := rest
		if hit != 0 {
			seen = append(append([]ObjectID(nil), rest...), hit)
		}
		g.reveal(seen)
		if e.Exile {
			g.exileTogether(seen, c)
			rest, hit = g.followed(rest, c), g.found(hit, c)
		}
		if hit != 0 && e.Cast && g.castDuringResolution(p, []ObjectID{hit}, freeCast{fits: e.Fits, c: c}) {
			hit = 0
		}
		g.putRevealed(e, hit, rest, c)
	}
	c.did(found)
}

// upToMatch are the cards above the first that matches, and that one; 0 if there is none.
func (g *Game) upToMatch(f *card.Filter, p PlayerID, c *context) (above []ObjectID, hit ObjectID) {
	for _, id := range g.zone(Library, p) {
		if g.matches(f, id, c) {
			return above, id
		}
		above = append(above, id)
	}
	return above, 0
}

func (g *Game) exileTogether(ids []ObjectID, c *context) {
	var evs []Event
	for _, id := range ids {
		if ev, ok := g.putEvent(id, place{zone: Exile}, nil, c); ok {
			evs = append(evs, ev)
		}
	}
	g.noteExiled(g.happen(evs...), false, c)
}

func (g *Game) followed(ids []ObjectID, c *context) []ObjectID {
	var out []ObjectID
	for _, id := range ids {
		if now := g.found(id, c); now != 0 {
			out = append(out, now)
		}
	}
	return out
}

// putRevealed puts the card that matched where it goes, and the rest at random where they go.
func (g *Game) putRevealed(e *card.RevealUntil, hit ObjectID, rest []ObjectID, c *context) {
	var evs []Event
	put := func(id ObjectID, to place) {
		if ev, ok := g.putEvent(id, to, &Entering{Controller: c.controller}, c); ok {
			evs = append(evs, ev)
		}
	}
	to := e.To
	if to == "" && !e.Cast {
		to = "hand"
	}
	switch {
	case hit != 0 && to != "":
		put(hit, placeNamed(to))
	case hit != 0:
		rest = append(append([]ObjectID(nil), rest...), hit)
	}
	c.moved = append(c.moved, becameOf(g.happen(evs...))...)
	evs = nil
	for _, id := range g.atRandom(rest) {
		put(id, placeNamed(wordOr(e.Rest, "library bottom")))
	}
	g.happen(evs...)
}

// castFree lets a player cast a card now, without paying its mana cost or for
// another cost (CR 608.2g, 118.9).
func (g *Game) castFree(e *card.CastFree, c *context) {
	ids := g.objectsFound(e.What, c)
	if len(ids) == 0 || !g.castDuringResolution(c.controller, ids, freeCast{fits: e.Fits, paying: e.Paying, c: c}) {
		c.did(0)
		return
	}
	c.did(1)
}
