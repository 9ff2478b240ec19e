package engine

import "fmt"

// Invariant is something that holds of every game that is played by the rules.
type Invariant struct {
	// Name of one or a few words, by which it is reported.
	Name string
	// Rule that it follows from, and what it says.
	Rule, Says string
	// settled: it holds once state-based actions have been performed and a
	// player has priority; between events it need not.
	settled bool
	// wrong says what contradicts it; "" if nothing does.
	wrong func(*Audit, *Game) string
}

// Invariants are all invariants, in the order in which they are checked.
var Invariants = []Invariant{
	{"zones", "400.1", "every object is in exactly one zone, in the list of its owner", false, zonesAgree},
	{"new objects", "400.7", "what changes zones becomes a new object, and the old one is never used again", false, objectsAreNew},
	{"owners", "108.3", "a card's owner never changes", false, ownersStay},
	{"cards", "400.7", "no card is lost or doubled", false, cardsAreConserved},
	{"counters", "122.1", "there is at least one counter of each kind that is listed, and each kind is listed once", false, countersArePositive},
	{"damage", "120.3", "only permanents have damage marked on them, and never less than none", false, damageIsMarkedOnPermanents},
	{"mana", "106.4", "a pool holds at least one of each kind of mana that it lists", false, poolsHoldMana},
	{"timestamps", "613.7", "no timestamp is later than the newest", false, timestampsHaveBeen},
	{"layers", "613.1", "characteristics computed anew are those that were kept", true, layersAgree},
	{"mana value", "202.3b", "a transforming permanent has its front face's mana value, whichever face is up", true, manaValuesAreOfFronts},
	{"tokens", "704.5d", "tokens are on the battlefield", true, tokensAreOnBattlefield},
	{"copies of spells", "704.5e", "copies of spells are on the stack", true, copiesAreOnStack},
	{"creatures live", "704.5f", "no creature has toughness 0 or less, or lethal damage without being indestructible", true, creaturesLive},
	{"loyalty", "704.5i", "planeswalkers have loyalty", true, planeswalkersAreLoyal},
	{"legends", "704.5j", "nobody controls two legendary permanents of one name", true, legendsAreUnique},
	{"attachments", "704.5m", "what is attached is attached to something that is there and not to itself, and Auras are attached", true, attachmentsHold},
	{"opposite counters", "704.5q", "no permanent has both +1/+1 and -1/-1 counters", true, countersAnnihilated},
	{"players", "104.3", "players with no life or ten poison counters have lost, and players who have lost don't have priority", true, losersAreOut},
	{"who is gone", "800.4a", "nothing that a player owns or controls who has left the game is in it", true, goneWithOwners},
	{"combat", "506.4", "attackers and blockers are creatures of the attacking and of a defending player", true, combatantsAreCreatures},
	{"stack", "405.1", "what is on the stack is a spell or an ability that has a controller", true, stackHolds},
	{"nothing waits", "117.5", "no triggered ability waits to be put onto the stack", true, nothingWaits},
	{"clone", "733.1", "a copy of the game is equal to it", true, clonesAreEqual},
}

// Audit checks invariants of a game from one moment on: some are about what was then.
type Audit struct {
	// cards in the game of each owner, when it began.
	cards []int
	// seen is how many objects have been checked for what never changes.
	seen ObjectID
}

// NewAudit begins to watch a game, which may have been going on.
func NewAudit(g *Game) *Audit {
	return &Audit{cards: g.countCards(), seen: ObjectID(len(g.objects))}
}

// Broken is an invariant that a game contradicts: a fault of the engine.
type Broken struct {
	Invariant *Invariant
	What      string
}

// Error names the invariant, its rule and what contradicts it.
func (b *Broken) Error() string {
	return fmt.Sprintf("invariant %q is broken (CR %s: %s): %s", b.Invariant.Name, b.Invariant.Rule, b.Invariant.Says, b.What)
}

// Check is the first invariant that the game contradicts; nil if it keeps them
// all. settled: a player has priority, or the game is over.
func (a *Audit) Check(g *Game, settled bool) *Broken {
	for i := range Invariants {
		in := &Invariants[i]
		if in.settled && !settled {
			continue
		}
		if what := in.wrong(a, g); what != "" {
			return &Broken{in, what}
		}
	}
	if settled { // what happened before may still be undone (CR 733.1)
		a.seen = ObjectID(len(g.objects))
	}
	return nil
}

// called is an object in words, for reports.
func (g *Game) called(id ObjectID) string {
	if g.Object(id) == nil {
		return fmt.Sprintf("object %d, which never was", id)
	}
	name := g.nameOf(id)
	if name == "" {
		name = "an object without a name"
	}
	return fmt.Sprintf("%s (object %d, %s)", name, id, g.object(id).Zone)
}
