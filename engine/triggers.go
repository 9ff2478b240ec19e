package engine

import "github.com/stickler-mtg/stickler/engine/card"

// DelayedTrigger is a delayed triggered ability (CR 603.7).
type DelayedTrigger struct {
	Ability *card.Triggered
	Context *context
	// Once: it triggers only once (CR 603.7b).
	Once     bool
	Duration Duration
	// Turned is how often its source had turned over when it was created (CR 701.28e).
	Turned int
}
