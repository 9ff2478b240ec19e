package engine

import "slices"

// hypothetical is a clone of the game in which the object (in its present
// zone, or a new token in NoZone) is on the battlefield as it would enter, and
// its identifier there (CR 614.12). Nothing of the entering is an event.
func (g *Game) hypothetical(id ObjectID, e *Entering) (*Game, ObjectID) {
	h := g.Clone()
	h.chooser, h.tracer = nil, nil
	from := h.object(id)
	o := *from
	o.Zone, o.Prior, o.Next, o.Last, o.Stack = Battlefield, id, 0, nil, nil
	o.Controller, o.Back, o.Tapped, o.FaceDown = e.Controller, e.Back, e.Tapped, false
	o.Counters, o.Chosen = e.Counters, e.Chosen
	o.Copying = append(slices.Clip(from.Copying), e.Copy...)
	o.AttachedTo, o.AttachedPlayer = e.AttachedTo, e.AttachedPlayer
	o.Timestamp, o.Entered = h.stamp(), h.turn.Number
	if o.Kind == SpellCopy {
		o.Kind = TokenObject // CR 707.10f
	}
	entered := h.add(o)
	if from.Zone == Stack {
		h.followSpell(id, entered.ID)
	}
	h.takeOut(id)
	h.edit(id).Zone = NoZone
	h.battlefield = append(h.battlefield, entered.ID)
	return h, entered.ID
}
