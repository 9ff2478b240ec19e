package engine

import "github.com/stickler-mtg/stickler/engine/card"

// EventKind is what kind of thing happens.
type EventKind uint8

// The kinds of event. Which fields of Event count is said for each.
const (
	// NoEvent happens when an event was replaced by nothing.
	NoEvent EventKind = iota
	// MoveEvent: Object goes From a zone To another; Became is set when it is applied. Enter says how it enters.
	MoveEvent
	// DamageEvent: Source deals Amount to Object, or to Player.
	DamageEvent
	// LifeEvent: Player gains Amount (loses, if negative).
	LifeEvent
	// CountersEvent: By puts Amount counters of Kind on Object, or on Player; negative: removes.
	CountersEvent
	// TapEvent, UntapEvent: Object.
	TapEvent
	UntapEvent
	// TurnOverEvent: Object transforms or converts (CR 701.27, 701.28).
	TurnOverEvent
	// FlipEvent: Object flips (CR 710.2).
	FlipEvent
	// MergeEvent: Other merges with the permanent Object (CR 730.2), over it or Under it.
	MergeEvent
	// FuseEvent: Object and Other become one card, Def; Became is set when it is applied.
	FuseEvent
	// DrawEvent: Player draws a card.
	DrawEvent
	// DiscardEvent: Player discards Object; it goes with a MoveEvent.
	DiscardEvent
	// DestroyEvent: Object is destroyed (CR 701.8).
	DestroyEvent
	// SacrificeEvent: By sacrifices Object (CR 701.21).
	SacrificeEvent
	// ManaEvent: Player gets Mana from Source; TappedForMana if so (CR 106.12).
	ManaEvent
	// CastEvent: By casts Object. ActivateEvent: By activates an ability of Source, Object is the ability.
	CastEvent
	ActivateEvent
	// AttachEvent: Object becomes attached to Other, or to Player. UnattachEvent: no longer.
	AttachEvent
	UnattachEvent
	// AttackEvent: Object attacks Other or Player. PlayerAttacksEvent: By attacks with Objects.
	AttackEvent
	PlayerAttacksEvent
	// BlockEvent: Object blocks Other. BlockedEvent: Object becomes blocked.
	BlockEvent
	BlockedEvent
	// StepEvent: Step begins for Player.
	StepEvent
	// TargetEvent: Object (or Player) becomes the target of Source, by By.
	TargetEvent
	// TokenEvent: By creates Amount tokens of Def.
	TokenEvent
	// LandEvent: By plays Object as a land.
	LandEvent
	// CounteredEvent: Object is countered by Source.
	CounteredEvent
	// SearchEvent, ShuffleEvent: Player.
	SearchEvent
	ShuffleEvent
	// ControlEvent: By gets control of Object.
	ControlEvent
	// ResolveEvent: Object resolves; FizzleEvent: it doesn't, because of its targets.
	ResolveEvent
	FizzleEvent
	// LoseEvent: Player loses the game. EndEvent: the game is over.
	LoseEvent
	EndEvent
)

// Event is something that happens, proposed or applied.
type Event struct {
	Kind   EventKind
	Object ObjectID
	// Other is a second object.
	Other ObjectID
	// Became is the object that Object became (MoveEvent).
	Became ObjectID
	Source ObjectID
	// Player it happens to, and By whom.
	Player, By PlayerID
	Amount     int
	From, To   Zone
	// Counter is a kind of counter.
	Counter string
	Combat  bool
	// Mana that is made, and TappedForMana if a permanent was tapped for it.
	Mana          []Mana
	TappedForMana bool
	// Enter is how a permanent enters.
	Enter *Entering
	// Position in a library: 0 the top, -1 the bottom.
	Position int
	// Under: what merges goes under the permanent. Merged says which way it merges.
	Under  bool
	Merged merging
	// Apart are the objects besides Became that a merged permanent became, Parted
	// where each component goes, in which order they are put there (CR 730.3).
	Apart  []ObjectID
	Parted []parting
	Step   Step
	// Sacrificed, Destroyed, Discarded, Resolving say why a MoveEvent happens.
	Sacrificed, Destroyed, Discarded, Resolving bool
	// Def and Face describe tokens.
	Def *card.Card
	// Objects are several objects.
	Objects []ObjectID
	// Rules that this event follows.
	Rules []string
	// applied are the replacement effects that have had their chance (CR 614.5).
	applied []replacementKey
	// Before holds how Object was just before (leaving, turning over).
	Before *Snapshot
	// Turn counts which turning over this was.
	Turn int
}

// Entering is how a permanent will enter the battlefield (CR 614.12).
type Entering struct {
	Controller PlayerID
	Tapped     bool
	// FaceDown also counts for cards that go to exile face down (CR 406.3).
	FaceDown bool
	// Back: with its back face up (CR 712.13, 712.14a).
	Back           bool
	Counters       Counters
	Chosen         Choices
	Copy           []CopyEffect
	AttachedTo     ObjectID
	AttachedPlayer PlayerID
	// Side is the part of a card that goes onto the stack.
	Side      side
	Attacking bool
	// Defender it enters attacking.
	Defender Defender
}
