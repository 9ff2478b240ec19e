package engine

import "github.com/stickler-mtg/stickler/engine/card"

// Shield is a replacement or prevention effect of a resolved spell or ability (CR 614, 615).
type Shield struct {
	ID int
	// Ability says what it replaces: *card.ReplaceDamage, *card.ReplaceMove …
	Ability card.Ability
	// Objects and Players that it protects; none: any.
	Objects []ObjectID
	Players []PlayerID
	// Left is how much damage it still prevents; -1 all.
	Left int
	// Regenerate: it replaces destruction (CR 701.19).
	Regenerate bool
	Duration   Duration
	Context    *context
}

// replacementKey names one replacement effect, so that it gets one chance at an event (CR 614.5).
type replacementKey struct {
	source  ObjectID
	ability card.Ability
	n       int
	shield  int
}
