package engine

import "github.com/stickler-mtg/stickler/engine/card"

// Flip cards (CR 710).

// flip flips permanents, for good: one that is flipped can't be flipped again or
// back (CR 710.4). Any permanent can have the status; what isn't a flip card
// shows no difference (CR 110.5). It tells how many flipped.
func (g *Game) flip(ids []ObjectID) int {
	var evs []Event
	for _, id := range ids {
		if g.object(id).Flipped {
			g.note("it is flipped already", "710.4")
			continue
		}
		evs = append(evs, Event{Kind: FlipEvent, Object: id, Player: g.controllerOf(id), Rules: []string{"710.2"}})
	}
	if len(evs) > 0 {
		g.happen(evs...)
	}
	return len(evs)
}

// flipped are the characteristics of a flip card while it is flipped: those of
// its bottom half, and the card's own mana cost and color (CR 710.1b, c).
func flipped(c *card.Card) *card.Face {
	f := *c.Faces[1]
	f.ManaCost, f.Indicator = c.Faces[0].ManaCost, c.Faces[0].Indicator
	return &f
}

// alternative are the characteristics that a face has while flipped (CR 730.2h).
func alternative(f *card.Face) *card.Face {
	if f.Flipped == nil {
		return f
	}
	return f.Flipped
}
