// Package fuzz plays random legal games on the reference engine and looks for
// what the rules can't allow: a broken invariant, a decision without a legal
// answer, an illegal action that changes something, a fault of the engine.
//
// What is found is made small and written down as a scenario of the suite.
package fuzz

import (
	"github.com/stickler-mtg/stickler/fuzz/play"
	"github.com/stickler-mtg/stickler/protocol"
)

// Case is a board and what was done on it.
type Case struct {
	Setup protocol.Setup `json:"setup"`
	Moves []play.Move    `json:"moves"`
}

// Kind is what is wrong.
type Kind string

// The kinds of fault.
const (
	// Broken: an invariant doesn't hold.
	Broken Kind = "invariant broken"
	// Panicked: the engine failed.
	Panicked Kind = "engine failed"
	// Unanswerable: a decision has no legal answer that could be found.
	Unanswerable Kind = "no legal answer"
	// Endless: an action doesn't come to an end.
	Endless Kind = "endless action"
	// Changed: an action that was refused changed the game.
	Changed Kind = "refused action changed the game"
	// Refused: passing priority, which is always legal, was refused.
	Refused Kind = "pass refused"
)

// Fault is something that is wrong with the engine, or the cards.
type Fault struct {
	Kind Kind `json:"kind"`
	// Name tells faults of one kind apart: the invariant, or what the engine said.
	Name string `json:"name,omitempty"`
	// Rule is the rule that is broken, as far as it is known.
	Rule string `json:"rule,omitempty"`
	// What happened, in words.
	What string `json:"what"`
}

// Same says whether two faults are likely to have one cause.
func (f *Fault) Same(o *Fault) bool { return f.Kind == o.Kind && f.Name == o.Name }

// Error says what is wrong.
func (f *Fault) Error() string { return string(f.Kind) + ": " + f.What }
