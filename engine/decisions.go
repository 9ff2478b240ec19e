package engine

import "github.com/stickler-mtg/stickler/engine/card"

// DecisionKind is what a player is asked. The kinds are those of the protocol.
type DecisionKind string

// The kinds of decision.
const (
	AskTargets     DecisionKind = "targets"
	AskModes       DecisionKind = "modes"
	AskX           DecisionKind = "x"
	AskNumber      DecisionKind = "number"
	AskCost        DecisionKind = "cost"
	AskPayment     DecisionKind = "payment"
	AskCostObjects DecisionKind = "cost objects"
	AskAttackers   DecisionKind = "attackers"
	AskBlockers    DecisionKind = "blockers"
	AskDivision    DecisionKind = "division"
	AskOrder       DecisionKind = "order"
	AskReplacement DecisionKind = "replacement"
	AskYesNo       DecisionKind = "yes or no"
	AskCardName    DecisionKind = "card name"
	AskColor       DecisionKind = "color"
	AskMana        DecisionKind = "mana"
	AskType        DecisionKind = "type"
	AskObjects     DecisionKind = "objects"
	AskPlayers     DecisionKind = "players"
	AskCounters    DecisionKind = "counters"
	AskPile        DecisionKind = "pile"
	AskPlace       DecisionKind = "place"
	AskFace        DecisionKind = "face"
	AskDiscard     DecisionKind = "discard"
	AskAbility     DecisionKind = "ability"
	AskCast        DecisionKind = "cast"
)

// Option is one thing that can be chosen. Which fields count depends on the kind of decision.
type Option struct {
	Object ObjectID
	// Player counts if HasPlayer.
	Player    PlayerID
	HasPlayer bool
	Name      string
	Color     card.Color
	HasColor  bool
	// Mana as symbols.
	Mana      string
	Number    int
	HasNumber bool
	Mode      int
	Yes       bool
	HasYes    bool
	// Onto is what an attacker attacks or a blocker blocks.
	Onto       ObjectID
	OntoPlayer PlayerID
	HasOnto    bool
	Label      string
}

// Candidate is a creature that could attack or block, and what.
type Candidate struct {
	Object ObjectID
	Onto   []Option
	Must   bool
}

// Decision is a question with its legal answers.
type Decision struct {
	Player  PlayerID
	Kind    DecisionKind
	Source  ObjectID
	Prompt  string
	Options []Option
	// Min and Max bound how many options are chosen, or the number itself.
	Min, Max int
	// Total is what a division shares out, at least Least to each chosen option.
	Total, Least int
	Ordered      bool
	// Secret: the answer isn't revealed to other players.
	Secret     bool
	Candidates []Candidate
	Rules      []string
	// legal says whether an answer that fits the options and bounds also
	// satisfies what options can't say; nil if nothing more is asked.
	legal func(Answer) error
}

// Answer is the chosen options, in order where order matters.
type Answer []Option

// Chooser answers a game's decisions. An error other than *Illegal ends the
// action: the game is as it was before it.
type Chooser interface {
	Choose(*Game, *Decision) (Answer, error)
}

// Witness is a Chooser that also wants to see decisions with one legal answer,
// which aren't asked: an error ends the action.
type Witness interface {
	Forced(*Game, *Decision, Answer) error
}

// Illegal is why the rules forbid something (CR 733).
type Illegal struct {
	Rule    string
	Message string
}

// Error is the message with the rule's number.
func (e *Illegal) Error() string { return e.Message + " (CR " + e.Rule + ")" }

// interrupt unwinds an action: ask has no answer, or the rules forbid it.
type interrupt struct{ err error }

// forbid ends the action: a rule forbids it, and the game returns to the
// moment before it (CR 733.1). It doesn't return.
func forbid(rule, message string) {
	panic(interrupt{&Illegal{Rule: rule, Message: message}})
}
