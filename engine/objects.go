package engine

import "github.com/stickler-mtg/stickler/engine/card"

// ObjectID names an object in one game; 0 is none. An object that changes
// zones becomes a new object with a new identifier (CR 400.7).
type ObjectID int32

// PlayerID is a player's place in turn order, from 0.
type PlayerID int8

// NoPlayer is no player.
const NoPlayer PlayerID = -1

// Timestamp orders objects and effects (CR 613.7).
type Timestamp int32

// ObjectKind is what represents an object (CR 109.1).
type ObjectKind uint8

// The kinds of object.
const (
	// CardObject is represented by a card.
	CardObject ObjectKind = iota
	// TokenObject is a token (CR 111).
	TokenObject
	// SpellCopy is a copy of a spell (CR 707.10).
	SpellCopy
	// AbilityObject is an activated or triggered ability on the stack (CR 113.1c).
	AbilityObject
)

// Object is one object of the game (CR 109). An *Object that is read from a
// game must not be written to: Game.edit gives one that may.
type Object struct {
	ID   ObjectID
	gen  *generation
	Kind ObjectKind
	// Ref is the setup's own name for the card; it follows the card through zones.
	Ref  string
	Zone Zone
	// Owner (CR 108.3), and the controller before continuous effects (CR 108.4).
	Owner, Controller PlayerID
	// Def is what its card, or the effect that made it, says. For a copy of a
	// spell and a token that is a copy it holds the copiable values that were copied.
	Def *card.Card
	// Back: its back face is up, or that face, half or part is on the stack.
	Back bool
	// Prior is the object that this one was before it last changed zones.
	Prior ObjectID
	// Next is the object that this one became when it left its zone; 0 while it is there.
	Next ObjectID
	// Timestamp of the object (CR 613.7d).
	Timestamp Timestamp
	// Entered is the turn in which its present controller got it; Game.sick reads it (CR 302.6).
	Entered int
	// Held is the controller as last noticed, plus one; 0 not noticed yet (CR 302.6, 506.4).
	Held PlayerID
	// Status (CR 110.5).
	Tapped, FaceDown, Flipped bool
	Counters                  Counters
	// Damage marked on it (CR 120.3e), Deathtouched by a source with deathtouch (CR 704.5h).
	Damage       int
	Deathtouched bool
	// AttachedTo is the object it is attached to, AttachedPlayer the player (plus one; 0 none).
	AttachedTo     ObjectID
	AttachedPlayer PlayerID
	// Turned counts its transformations and conversions (CR 701.27f, 701.28e).
	Turned int
	// Chosen are the choices made as it entered, or by its abilities.
	Chosen Choices
	// Cast is how the spell was cast that this object is, or was before it
	// resolved; nil if it wasn't cast.
	Cast *Casting
	// Stack is what a spell or ability on the stack has besides its characteristics.
	Stack *StackItem
	// Loyalty activations this turn (CR 606.3) and other once-a-turn uses, by ability.
	Used []Use
	// ExiledBy is the object whose ability exiled this card (CR 607.2a).
	ExiledBy ObjectID
	// Commander: this card is its owner's commander (CR 903.3).
	Commander bool
	// Last is what the object was like just before it left its zone (CR 608.2h).
	Last *Snapshot
	// Copying holds copy effects that apply to it with a lasting duration, in order (CR 707.2).
	Copying []CopyEffect
	// Parts are the components of a merged permanent, the topmost first (CR 730.2); nil for others.
	Parts []Part
	// Fused are the cards that an effect has made this card of; nil for others.
	Fused []Part
	// Sleeve is the whole card while only one side of a card that was made of two
	// is on the stack; Outer: that side is its back.
	Sleeve *card.Card
	Outer  bool
	// Apart are the objects besides Next that a merged permanent became as it left (CR 730.3).
	Apart []ObjectID
}

// wasCast says whether a spell, or the spell that a permanent was, was cast (CR 601.2i); copies aren't.
func (o *Object) wasCast() bool { return o.Cast != nil && !o.Cast.Copied }

// Choices are what a player chose for an object (CR 607.2d).
type Choices struct {
	Name     string
	Color    card.Color
	HasColor bool
	Subtype  string
	// Player counts if HasPlayer.
	Player    PlayerID
	HasPlayer bool
	Object    ObjectID
}

// Use is how often an ability was used this turn.
type Use struct {
	Ability card.Ability
	Turn, N int
}

// Casting records how a spell was cast (CR 601.2b).
type Casting struct {
	By PlayerID
	// From is the zone it was cast from.
	From Zone
	// X announced; HasX if the spell's cost had one.
	X    int
	HasX bool
	// Using is the alternative cost's name; Optional the optional costs paid.
	Using    string
	Optional []string
	// Copied: it is a copy of a spell that was cast so, and wasn't cast itself (CR 707.10).
	Copied bool
	// Merging: it merges with its target as it resolves (CR 702.140a).
	Merging bool
}

// StackItem is what a spell or ability on the stack has been given as it was
// cast, activated or triggered.
type StackItem struct {
	// Ability is the activated or triggered ability; nil for a spell.
	Ability card.Ability
	// Source is the object that the ability came from, and how it was then.
	Source       ObjectID
	SourceTurned int
	Modes        []int
	// Targets, one list for each TargetSpec of the chosen modes, in order.
	Targets [][]Target
	Specs   []card.TargetSpec
	// Each are the specs of an overloaded spell, which chooses none of them (CR 702.96b).
	Each []card.TargetSpec
	// CostAmount is the number chosen for a variable cost; CostPaid what was used.
	CostAmount int
	CostPaid   []ObjectID
	// Event that made it trigger.
	Event *Event
	// Effects are those of the chosen modes, in order.
	Effects []card.Effect
	If      card.Condition
	X       int
	// Within is what a delayed or reflexive ability's words refer to besides
	// its own event and targets (CR 603.7c); nil for others.
	Within *context
}

// Target is an object or a player that was chosen as a target, and its share
// of a division.
type Target struct {
	Object ObjectID
	// Player counts if Object is 0.
	Player PlayerID
	Share  int
}

// CopyEffect makes an object copy another's copiable values (CR 707).
type CopyEffect struct {
	Values    *card.Face
	Except    *card.Modify
	Timestamp Timestamp
	// Until: "" for good, "end of turn".
	Until string
	// Merged: it comes from merging (CR 730.2a), and follows the permanent's components.
	Merged merging
	// became are the values with the exceptions applied; see copying.
	became *card.Face
}

// Snapshot is an object as it last existed in a zone: last-known information (CR 608.2h, 603.10).
type Snapshot struct {
	Object          Object
	Characteristics Characteristics
	ManaValue       int
	Attachments     []ObjectID
	Attacking       bool
}

// Counters are the counters on an object or player, in the order in which
// their kinds first came; a value: changing one makes a new one (CR 122).
type Counters []CounterCount

// CounterCount is a number of counters of one kind, and when the last came (CR 613.7c).
type CounterCount struct {
	Kind      string
	N         int
	Timestamp Timestamp
}

// Of is the number of counters of a kind.
func (c Counters) Of(kind string) int {
	for _, x := range c {
		if x.Kind == kind {
			return x.N
		}
	}
	return 0
}

// with is the counters after n more of a kind (fewer, if n is negative; never below none).
func (c Counters) with(kind string, n int, at Timestamp) Counters {
	out := make(Counters, 0, len(c)+1)
	found := false
	for _, x := range c {
		if x.Kind == kind {
			found = true
			x.N += n
			if n > 0 {
				x.Timestamp = at
			}
			if x.N <= 0 {
				continue
			}
		}
		out = append(out, x)
	}
	if !found && n > 0 {
		out = append(out, CounterCount{kind, n, at})
	}
	if len(out) == 0 {
		return nil
	}
	return out
}
