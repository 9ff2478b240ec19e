package engine

import "github.com/stickler-mtg/stickler/engine/card"

// Characteristics are an object's characteristics and controller as they are
// now (CR 109.3, 613). A value: nothing in it is shared with the state in a
// way that could be written.
type Characteristics struct {
	Name       string
	ManaCost   *card.ManaCost
	Colors     card.ColorSet
	Types      card.TypeSet
	Supertypes card.SupertypeSet
	Subtypes   card.SubtypeSet
	// Power and Toughness count where HasPT.
	Power, Toughness int
	HasPT            bool
	// Loyalty is the printed one; a permanent's is its number of loyalty counters (CR 306.5c).
	Loyalty int
	// Keywords are those that a bit can say (keywords.go); all are in Abilities too.
	Keywords KeywordSet
	// Abilities in the order in which the object got them; never written to, only replaced.
	Abilities  []Instance
	Controller PlayerID
}

// Instance is one ability that an object has.
type Instance struct {
	Ability card.Ability
	// Keyword is the keyword ability that it is, or comes from; "" if none.
	Keyword string
	// Granted: by an effect with this timestamp; 0 if it is the object's own (CR 613.7a).
	Granted Timestamp
	// N tells apart equal instances that one effect or face gives.
	N int
	// static is what the layers make of a static ability that changes objects.
	static *staticForm
}

// same says whether two instances are one ability.
func (in *Instance) same(o *Instance) bool {
	return in.Ability == o.Ability && in.Granted == o.Granted && in.N == o.N
}

// characteristics are what an object's characteristics are now (CR 613.1). For
// an object that has left its zone they are what they last were.
func (g *Game) characteristics(id ObjectID) *Characteristics {
	o := g.objects[id]
	switch o.Zone {
	case Battlefield:
		b := g.computed()
		if i := b.at[id]; i > 0 {
			return &b.of[i-1]
		}
	case NoZone:
		if o.Last != nil {
			return &o.Last.Characteristics
		}
	}
	return g.outsider(id)
}

// has says whether an object has any of these keywords now.
func (g *Game) has(id ObjectID, k KeywordSet) bool { return g.characteristics(id).Keywords&k != 0 }

// abilitiesOf are the abilities that an object has now, keywords expanded.
func (g *Game) abilitiesOf(id ObjectID) []Instance { return g.characteristics(id).Abilities }

// doubleFaced says whether a double-faced card or token represents the object
// (CR 712.1); a merged permanent isn't double-faced (CR 730.2i).
func (o *Object) doubleFaced() bool { return o.Def != nil && o.Def.DoubleFaced() && !o.merged() }

// manaValue is an object's mana value in any zone (CR 202.3, 712.8).
func (g *Game) manaValue(id ObjectID) int {
	o := g.object(id)
	if o.Zone == NoZone && o.Last != nil {
		return o.Last.ManaValue
	}
	if o.Kind == AbilityObject || o.Def == nil {
		return 0
	}
	x := 0
	if o.Zone == Stack {
		x = o.spellX()
	}
	f := o.form()
	cost := f.base.ManaCost
	if o.Back && o.Def.Layout == card.Nonmodal && f.face == o.faceNow() && f.face == o.Def.Faces[1] {
		cost = o.Def.Faces[0].ManaCost // CR 202.3b
	}
	if cost == nil {
		return 0
	}
	return cost.Value(x)
}

// spellX is the X announced for a spell (CR 202.3e).
func (o *Object) spellX() int {
	if o.Stack != nil && o.Stack.X != 0 {
		return o.Stack.X
	}
	if o.Cast != nil {
		return o.Cast.X
	}
	return 0
}

// snapshot is the object as it is now: last-known information to be (CR 608.2h).
func (g *Game) snapshot(id ObjectID) *Snapshot {
	return &Snapshot{
		Object:          *g.object(id),
		Characteristics: *g.characteristics(id),
		ManaValue:       g.manaValue(id),
		Attachments:     g.attachments(id),
		Attacking:       g.attacks(id),
	}
}
