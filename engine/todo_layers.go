package engine

import "github.com/stickler-mtg/stickler/engine/card"

// Owner: LAYERS. Also: characteristics in layers.go (already a stub there).

// Compile prepares a definition for play, once, before any game uses it: fills
// Filter.Compiled, Keyword.Compiled (the abilities it stands for, themselves
// compiled), CreateToken.Compiled (a *card.Card) everywhere in the definition,
// by one reflective walk. An error names what the engine doesn't know (an
// unknown type, subtype, keyword …). Afterwards definitions are read-only.
func Compile(c *card.Card) error { panic("todo layers") }

// manaValue is an object's mana value in any zone (CR 202.3, 712.8).
func (g *Game) manaValue(id ObjectID) int { panic("todo layers") }

// snapshot is the object as it is now.
func (g *Game) snapshot(id ObjectID) *Snapshot { panic("todo layers") }

// copiable are the object's copiable values (CR 707.2), after layer 1.
func (g *Game) copiable(id ObjectID) *card.Face { panic("todo layers") }

// has says whether an object has any of these keywords now.
func (g *Game) has(id ObjectID, k KeywordSet) bool { panic("todo layers") }

// hypothetical is a clone of the game in which the object (in its present
// zone, or a new token in NoZone) is on the battlefield as it would enter, and
// its identifier there (CR 614.12). Nothing of the entering is an event.
func (g *Game) hypothetical(id ObjectID, e *Entering) (*Game, ObjectID) { panic("todo layers") }

// abilitiesOf are the abilities that an object has now, keywords expanded.
func (g *Game) abilitiesOf(id ObjectID) []Instance { return g.characteristics(id).Abilities }

// matches says whether an object fits a filter now. A filter's Zone counts if it is set.
// Works for objects in every zone, spells and abilities on the stack included.
func (g *Game) matches(f *card.Filter, id ObjectID, c *context) bool { panic("todo layers") }

// matchesSnapshot says whether an object fitted, as it last was.
func (g *Game) matchesSnapshot(f *card.Filter, s *Snapshot, c *context) bool { panic("todo layers") }

// matching lists the objects of f.Zone (the battlefield if ""; all zones if "any") that fit, in the order of the zone.
func (g *Game) matching(f *card.Filter, c *context) []ObjectID { panic("todo layers") }

// amount is the number an ability speaks of; otherwise where a is nil.
func (g *Game) amount(a card.Amount, c *context, otherwise int) int { panic("todo layers") }

// refs are the objects and players a selector names; nil selects the context's source.
// Objects that left their zone are still named by their old id (see Object.Next, Object.Last).
func (g *Game) refs(s card.Selector, c *context) []ref { panic("todo layers") }

// objectsOf are the objects among refs(s, c).
func (g *Game) objectsOf(s card.Selector, c *context) []ObjectID { panic("todo layers") }

// playersOf are the players that a selector names; nil is the controller.
func (g *Game) playersOf(s card.Selector, c *context) []PlayerID { panic("todo layers") }

// holds says whether a condition is true; nil is true.
func (g *Game) holds(when card.Condition, c *context) bool { panic("todo layers") }

// playerIs says whether p is what a word such as "you", "opponent", "any" or
// "" (any) means to the context.
func (g *Game) playerIs(word string, p PlayerID, c *context) bool { panic("todo layers") }

// eachRule visits every ability in force that changes rules rather than
// objects (Cant, Must, CostChange, MayCast, AlternativeCost, PlayerRule,
// AsEnters, Replace…): of permanents, of objects elsewhere whose abilities
// function there, and of effects with Rules. In order of timestamp. The
// context's source and controller are the ability's. visit returns false to stop.
func (g *Game) eachRule(visit func(in Instance, c *context) bool) { panic("todo layers") }

// cant says whether a rule forbids something (CR 101.2) to or by the object id
// (0: none), by the player (NoPlayer: none); other is the second object, such as the blocker of "be blocked".
// It returns the source of the rule, 0 if none.
func (g *Game) cant(what string, id ObjectID, by PlayerID, other ObjectID) ObjectID {
	panic("todo layers")
}

// contextOf is the context of an object's ability that isn't on the stack.
// Its x is the X of the spell that the permanent was (CR 107.3m).
func (g *Game) contextOf(source ObjectID) *context { panic("todo layers") }

// addEffect starts a continuous effect (CR 611.2); amounts are fixed now (CR 608.2h).
func (g *Game) addEffect(m *card.Modify, objects []ObjectID, c *context, duration string) {
	panic("todo layers")
}

// addRules starts an effect that changes rules.
func (g *Game) addRules(rules []card.Ability, c *context, duration string) { panic("todo layers") }

// endEffects ends what ends now, called at these moments: "end of turn"
// (cleanup, CR 514.2), "turn begins" (for "your next turn"), "end of combat".
// Effects that last while an object is on the battlefield are dropped when characteristics are computed.
func (g *Game) endEffects(moment string) { panic("todo layers") }

// mayTurnOver says whether an object can transform or convert now, and the
// rule that says no (CR 701.27c, 712.9, 712.10).
func (g *Game) mayTurnOver(id ObjectID) (bool, string) { panic("todo layers") }

// turnOver transforms or converts permanents (CR 701.27, 701.28): happens as
// TurnOverEvents. by is the ability that says so, for CR 701.28e; nil for none.
// It tells how many turned.
func (g *Game) turnOver(ids []ObjectID, by *context) int { panic("todo layers") }

// face are the values that a copy effect gives, with its exceptions (CR 707.9).
func (e *CopyEffect) face() *card.Face { panic("todo layers") }
