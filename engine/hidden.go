package engine

import "github.com/stickler-mtg/stickler/engine/card"

// MaySee says whether a player may see which card an object is (CR 400.2): all
// but libraries, the hands of others and what is face down.
func (g *Game) MaySee(p PlayerID, id ObjectID) bool {
	o := g.object(id)
	switch {
	case o.Zone == Library:
		return g.seesTop(p, o)
	case o.Zone == Hand:
		return o.Owner == p
	case o.FaceDown && o.Zone == Exile: // CR 406.3
		return false
	case o.FaceDown: // CR 708.5
		return g.controllerOf(id) == p
	}
	return true
}

// seesTop says whether a card is on top of a library, and some ability lets the
// player look at it or reveals it to everybody (CR 401.5).
func (g *Game) seesTop(p PlayerID, o *Object) bool {
	if g.players[o.Owner].Library[0] != o.ID {
		return false
	}
	sees := false
	g.eachRule(func(in Instance, c *context) bool {
		look, ok := in.Ability.(*card.LookAtTop)
		sees = ok && c.controller == o.Owner && (look.Revealed || p == o.Owner)
		return !sees
	})
	return sees
}

// Secret says whether only the player who is asked may know the answer: it is
// about cards that others can't see, or about an order that isn't revealed (CR 401.4, 730.3a).
func (g *Game) Secret(d *Decision) bool {
	if d.Secret {
		return true
	}
	for i := range d.Options {
		if id := d.Options[i].Object; id != 0 && hiddenZone(g.object(id).Zone) {
			return true
		}
	}
	return false
}

// hiddenZone says whether a zone's cards aren't seen by all players (CR 400.2).
func hiddenZone(z Zone) bool { return z == Hand || z == Library }

// Private says whose business an event is alone, as it moves a card from one
// hidden zone to another or face down; NoPlayer if everybody sees it.
func (g *Game) Private(ev *Event) PlayerID {
	if ev.Kind == FuseEvent && hiddenZone(g.object(ev.Became).Zone) {
		return ev.Player
	}
	if ev.Kind != MoveEvent || ev.From == NoZone {
		return NoPlayer
	}
	faceDown := ev.To == Exile && ev.Enter != nil && ev.Enter.FaceDown
	if hiddenZone(ev.From) && (hiddenZone(ev.To) || faceDown) {
		return g.object(ev.Object).Owner
	}
	return NoPlayer
}
