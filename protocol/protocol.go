// Package protocol is what an engine and the suite say to each other: how a
// board is set up, what a player may do, what an engine asks, how it is
// answered, and what can be seen of a game.
//
// The suite speaks only these types. The reference engine speaks them in
// process; another engine speaks them as JSON over a pipe. Nothing here knows
// how an engine works.
//
// Everything is named by meaning: objects by the identifiers that the engine
// gave them in its last view, players by name, abilities by their cost or
// keyword. No message relies on an index or a label that another engine could
// not know.
package protocol

import "context"

// Version is the version of these messages: engines with the same major
// number understand each other.
const Version = "1.0"

// Capability is something an engine may or may not be able to do. A scenario
// that needs one that the engine lacks is unsupported there.
type Capability string

// The capabilities that a scenario can ask for with a tag of the same name.
const (
	// CapLegalActions: the engine lists what a player may do.
	CapLegalActions Capability = "legal-actions"
	// CapManaPool: mana can float in a pool, be set up there and be read back.
	CapManaPool Capability = "mana-pool"
	// CapManualPayment: a payment can be stated mana by mana.
	CapManualPayment Capability = "manual-payment"
	// CapViews: the engine can show the game as one player sees it.
	CapViews Capability = "views"
	// CapCommander: the engine plays with commanders.
	CapCommander Capability = "commander"
	// CapPlaytest: the engine knows playtest cards.
	CapPlaytest Capability = "playtest"
	// CapInlineCards: the engine reads card definitions in stickler's notation.
	CapInlineCards Capability = "inline-cards"
	// CapTrace: the engine reports its events and the rules that they followed.
	CapTrace Capability = "trace"
	// CapHash: the engine can sum up its whole state in one value.
	CapHash Capability = "hash"
	// CapAudit: the engine can check itself for what no game can contain.
	CapAudit Capability = "audit"
	// CapRules: the engine can play under the rules of an older date.
	CapRules Capability = "rules-dates"
)

// AllCapabilities lists every capability in a fixed order.
var AllCapabilities = []Capability{
	CapLegalActions, CapManaPool, CapManualPayment, CapViews, CapCommander,
	CapPlaytest, CapInlineCards, CapTrace, CapHash, CapAudit, CapRules,
}

// Engine is what the suite drives. An implementation may be a process at the
// other end of a pipe. Every method returns *Error for what the engine
// refuses; any other error means that the engine itself failed.
type Engine interface {
	// Initialize opens the conversation.
	Initialize(context.Context, InitializeRequest) (*InitializeReply, error)
	// ResolveCards says which of these card names the engine doesn't know.
	ResolveCards(context.Context, ResolveCardsRequest) (*ResolveCardsReply, error)
	// StartGame sets a board up, as one Setup describes it.
	StartGame(context.Context, Setup) (*Reply, error)
	// Act carries out what a player does, up to the next open decision or the
	// next time a player has priority.
	Act(context.Context, ActRequest) (*Reply, error)
	// Answer answers the open decision.
	Answer(context.Context, AnswerRequest) (*Reply, error)
	// State shows the game.
	State(context.Context, StateRequest) (*View, error)
	// LegalActions lists what the player with priority may do, pass last.
	LegalActions(context.Context, LegalActionsRequest) (*LegalActionsReply, error)
	// EndGame forgets a game.
	EndGame(context.Context, EndGameRequest) error
	// Shutdown ends the conversation.
	Shutdown(context.Context) error
}

// GameID names one game of an engine. One that isn't there is refused as invalid.
type GameID string

// InitializeRequest opens the conversation.
type InitializeRequest struct {
	// Protocol is the Version that the suite speaks: "1.0".
	Protocol string `json:"protocol" jsonschema:"pattern=^[0-9]+\\.[0-9]+$"`
	// Suite is the suite's name and version.
	Suite Named `json:"suite"`
}

// InitializeReply says who the engine is and what it can do.
type InitializeReply struct {
	// Protocol is the Version that the engine speaks. A newer minor version is
	// understood, with what it adds passed over; another major one is refused.
	Protocol string `json:"protocol" jsonschema:"pattern=^[0-9]+\\.[0-9]+$"`
	// Engine is the engine's name and version, for reports.
	Engine Named `json:"engine"`
	// Capabilities that the engine has; those that aren't known are passed over.
	Capabilities []Capability `json:"capabilities"`
}

// Named is a name with a version.
type Named struct {
	// Name is never empty.
	Name string `json:"name" jsonschema:"minLength=1"`
	// Version in whatever form; it may be empty.
	Version string `json:"version"`
}

// ResolveCardsRequest asks for card names; faces and halves count as names.
type ResolveCardsRequest struct {
	// Names of cards, faces and halves, as printed.
	Names []string `json:"names"`
	// Inline are definitions that the engine should read (capability inline-cards);
	// one with a mistake is an error of kind invalid.
	Inline []InlineCard `json:"inline,omitempty"`
}

// ResolveCardsReply lists those the engine doesn't know, in the order asked.
type ResolveCardsReply struct {
	// Unknown are those of the names that no card of the engine has.
	Unknown []string `json:"unknown,omitempty"`
	// Defined are the names of the inline definitions' cards, and of their faces.
	Defined []string `json:"defined,omitempty"`
}

// ActRequest is a player's action in a game.
type ActRequest struct {
	// Game that the action is taken in.
	Game GameID `json:"game"`
	// Action to carry out. If it is refused, the game is as it was.
	Action Action `json:"action"`
}

// AnswerRequest answers a game's open decision.
type AnswerRequest struct {
	// Game whose decision is answered.
	Game GameID `json:"game"`
	// Decision is the Decision.ID being answered.
	Decision int `json:"decision"`
	// Answer that isn't legal is refused, and the decision stays open.
	Answer Answer `json:"answer"`
}

// StateRequest asks for the game's state.
type StateRequest struct {
	// Game to show.
	Game GameID `json:"game"`
	// As is the player through whose eyes to look; empty shows everything.
	As string `json:"as,omitempty"`
	// Trace asks for the events since the game began (capability trace).
	Trace bool `json:"trace,omitempty"`
	// Hash asks for the sum of the whole state (capability hash).
	Hash bool `json:"hash,omitempty"`
	// Audit asks for what in the state contradicts the rules (capability audit).
	Audit bool `json:"audit,omitempty"`
}

// LegalActionsRequest asks what the player with priority may do.
type LegalActionsRequest struct {
	// Game whose player with priority is asked about.
	Game GameID `json:"game"`
}

// LegalActionsReply lists the actions in a fixed order, pass last.
type LegalActionsReply struct {
	// Actions without the choices that they would ask for.
	Actions []Action `json:"actions"`
}

// EndGameRequest names the game to forget.
type EndGameRequest struct {
	// Game to forget.
	Game GameID `json:"game"`
}

// Reply says how the game stands after a message: a decision that must be
// answered, a player who has priority, or a game that is over. Exactly one of
// Decision, Priority and Over is set.
type Reply struct {
	// Game that is meant.
	Game GameID `json:"game"`
	// Decision is what the engine asks next.
	Decision *Decision `json:"decision,omitempty"`
	// Priority is the player who has priority.
	Priority string `json:"priority,omitempty"`
	// Over is set when the game has ended.
	Over *Outcome `json:"over,omitempty"`
}

// Outcome is how a game ended.
type Outcome struct {
	// Winner is the winning player; empty for a draw.
	Winner string `json:"winner,omitempty"`
	// Reason says why, in words.
	Reason string `json:"reason"`
}
