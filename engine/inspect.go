package engine

import "github.com/stickler-mtg/stickler/engine/card"

// What follows lets others look at a game. Nothing of it may be written to.

// Turn is where the game stands in the turn.
func (g *Game) Turn() Turn { return g.turn }

// RulesDate is the date of the rules that the game is played by.
func (g *Game) RulesDate() string { return g.rules.Date }

// Players are the players in turn order.
func (g *Game) Players() []Player { return g.players }

// In lists the objects of a zone, of a player where each has their own: the
// stack from the bottom up, libraries from the top down.
func (g *Game) In(z Zone, p PlayerID) []ObjectID { return g.zone(z, p) }

// Object is an object by its identifier; nil if there is none.
func (g *Game) Object(id ObjectID) *Object {
	if id <= 0 || int(id) >= len(g.objects) {
		return nil
	}
	return g.object(id)
}

// Characteristics are an object's characteristics now (CR 613).
func (g *Game) Characteristics(id ObjectID) *Characteristics { return g.characteristics(id) }

// ManaValue is an object's mana value (CR 202.3).
func (g *Game) ManaValue(id ObjectID) int { return g.manaValue(id) }

// ControllerOf is an object's controller, or its owner where it has none (CR 108.4).
func (g *Game) ControllerOf(id ObjectID) PlayerID { return g.controllerOrOwner(id) }

// Sick says whether a creature is too new to attack or pay {T} (CR 302.6).
func (g *Game) Sick(id ObjectID) bool { return g.sick(id) }

// Combat is the combat that is going on; nil if there is none.
func (g *Game) Combat() *Combat { return g.combat }

// NameOf is an object's name now, or as it last existed.
func (g *Game) NameOf(id ObjectID) string { return g.nameOf(id) }

// Current is where an object is now: itself, or what it became by changing zones; 0 if it is gone.
func (g *Game) Current(id ObjectID) ObjectID {
	for id != 0 && g.object(id).Zone == NoZone {
		id = g.object(id).Next
	}
	return id
}

// IsFiller says whether a card only fills a library, so that no scenario can notice it.
func (g *Game) IsFiller(id ObjectID) bool { return g.object(id).Def == filler }

// Card is the whole card, of which one side may be on the stack.
func (o *Object) Card() *card.Card {
	def, _ := o.unsleeved()
	return def
}

// DoubleFaced says whether an object is double-faced (CR 712.1, 730.2i).
func (o *Object) DoubleFaced() bool { return o.doubleFaced() }

// Face are the copiable values that a component of a merged permanent has itself.
func (p *Part) Face() *card.Face { return p.face() }

// IsManaAbility says whether an ability is a mana ability (CR 605.1).
func (g *Game) IsManaAbility(in Instance) bool { return g.isManaAbility(in.Ability) }

// CouldProduce are the types of mana that a permanent could produce (CR 106.7).
func (g *Game) CouldProduce(id ObjectID) card.ManaTypeSet { return g.couldProduce(id) }
