package protocol

// DecisionKind is what an engine asks a player.
type DecisionKind string

// The kinds of decision. Each says what Options hold and what an Answer means.
const (
	// AskTargets: choose targets for one instance of the word "target" (CR 601.2c).
	AskTargets DecisionKind = "targets"
	// AskModes: choose modes; options carry Mode (CR 601.2b, 700.2).
	AskModes DecisionKind = "modes"
	// AskX: announce X; a Number from Min to Max (CR 107.3a).
	AskX DecisionKind = "x"
	// AskNumber: choose a Number from Min to Max.
	AskNumber DecisionKind = "number"
	// AskCost: how to cast or pay: alternative and optional costs; options carry Name.
	AskCost DecisionKind = "cost"
	// AskPayment: which mana to spend; options carry Mana, one payment each.
	// While it is open, the player may also activate mana abilities (CR 601.2g).
	AskPayment DecisionKind = "payment"
	// AskCostObjects: choose what is tapped, sacrificed, discarded … as a cost.
	AskCostObjects DecisionKind = "cost objects"
	// AskAttackers: declare attackers; see Decision.Attackers (CR 508.1).
	AskAttackers DecisionKind = "attackers"
	// AskBlockers: declare blockers; see Decision.Blockers (CR 509.1).
	AskBlockers DecisionKind = "blockers"
	// AskDivision: divide Total among the options, Number each (CR 601.2d, 510.1).
	AskDivision DecisionKind = "division"
	// AskOrder: put all options in order (triggers, replacement effects, cards).
	AskOrder DecisionKind = "order"
	// AskReplacement: choose which replacement or prevention effect to apply first (CR 616.1).
	AskReplacement DecisionKind = "replacement"
	// AskYesNo: do it or don't; the answer carries Yes.
	AskYesNo DecisionKind = "yes or no"
	// AskCardName: choose a card name; any listed name is legal (CR 201.4).
	AskCardName DecisionKind = "card name"
	// AskColor: choose a color; options carry Color.
	AskColor DecisionKind = "color"
	// AskMana: choose a type of mana; options carry Mana.
	AskMana DecisionKind = "mana"
	// AskType: choose a type or subtype; options carry Name.
	AskType DecisionKind = "type"
	// AskObjects: choose from Min to Max objects.
	AskObjects DecisionKind = "objects"
	// AskPlayers: choose from Min to Max players.
	AskPlayers DecisionKind = "players"
	// AskCounters: choose counters; options carry Name (the kind) and Object.
	AskCounters DecisionKind = "counters"
	// AskPile: choose a pile; options carry Name.
	AskPile DecisionKind = "pile"
	// AskPlace: choose where something goes; options carry Name: "top" or "bottom"
	// of a permanent that a spell merges with (CR 702.140c).
	AskPlace DecisionKind = "place"
	// AskFace: choose a face of a card; options carry Name.
	AskFace DecisionKind = "face"
	// AskDiscard: choose cards to discard.
	AskDiscard DecisionKind = "discard"
	// AskAbility: choose which ability or effect; options carry Name.
	AskAbility DecisionKind = "ability"
	// AskCast: choose a card to cast or play during a resolution, or none.
	AskCast DecisionKind = "cast"
)

// Choice is one thing that can be chosen, by meaning. A kind of decision uses
// the fields that it needs and leaves the others empty; two choices are the
// same when all their fields are.
type Choice struct {
	Object ObjectID `json:"object,omitempty"`
	Player string   `json:"player,omitempty"`
	// Name of a card, a face, a counter, a type, a keyword, an effect's source …
	Name  string `json:"name,omitempty"`
	Color string `json:"color,omitempty"`
	// Mana as symbols.
	Mana string `json:"mana,omitempty"`
	// Number chosen, or allotted to the object or player.
	Number *int `json:"number,omitempty"`
	// Mode is a mode's number, from 1; in an order, the place of one of several
	// abilities that wait among the triggered abilities of their object.
	Mode int   `json:"mode,omitempty"`
	Yes  *bool `json:"yes,omitempty"`
	// Onto is what an attacker attacks or a blocker blocks.
	Onto *Choice `json:"onto,omitempty"`
}

// Option is a choice that is legal now, with a label for people.
type Option struct {
	Choice
	Label string `json:"label,omitempty"`
}

// Decision is a question with its legal answers: as options where these are
// few, and otherwise as constraints. Nothing enumerates all blocks or divisions.
type Decision struct {
	// ID is unique in the game.
	ID     int          `json:"id"`
	Player string       `json:"player"`
	Kind   DecisionKind `json:"kind"`
	// Source is the object that asks, if one does.
	Source ObjectID `json:"source,omitempty"`
	// Prompt is for people.
	Prompt  string   `json:"prompt,omitempty"`
	Options []Option `json:"options,omitempty"`
	// Min and Max bound how many options are chosen, or the number itself for
	// AskX and AskNumber.
	Min int `json:"min"`
	Max int `json:"max"`
	// Total is what an AskDivision shares out; each chosen option gets at least
	// Least.
	Total int `json:"total,omitempty"`
	Least int `json:"least,omitempty"`
	// Ordered: the order of the chosen options matters.
	Ordered bool `json:"ordered,omitempty"`
	// Attackers and Blockers give each candidate and what it may attack or block.
	Attackers []Candidate `json:"attackers,omitempty"`
	Blockers  []Candidate `json:"blockers,omitempty"`
	// Rules are the numbers of the rules that call for this decision.
	Rules []string `json:"rules,omitempty"`
}

// Candidate is a creature that could attack or block and what it could attack
// or block. Further requirements and restrictions are checked as a whole.
type Candidate struct {
	Object ObjectID `json:"object"`
	Onto   []Choice `json:"onto"`
	// Must: a requirement applies to it (CR 508.1d, 509.1c).
	Must bool `json:"must,omitempty"`
}

// Answer answers a decision: the chosen options, in order where order matters.
// A yes-or-no decision's answer is one choice with Yes; a number's is one with
// Number; a division's has one choice with Number for each share.
type Answer struct {
	Choices []Choice `json:"choices"`
}
