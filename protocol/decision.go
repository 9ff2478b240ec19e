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
	// Object that is chosen, attacks, blocks, or whose ability or effect it is.
	Object ObjectID `json:"object,omitempty"`
	// Player that is chosen, by name.
	Player string `json:"player,omitempty"`
	// Name of a card, a face, a counter, a type, a keyword, an effect's source …
	Name string `json:"name,omitempty"`
	// Color is "white", "blue", "black", "red" or "green".
	Color string `json:"color,omitempty" jsonschema:"enum=white,enum=blue,enum=black,enum=red,enum=green"`
	// Mana as symbols: "{G}{G}{C}".
	Mana string `json:"mana,omitempty"`
	// Number chosen, or allotted to the object or player.
	Number *int `json:"number,omitempty"`
	// Mode is a mode's number, from 1; in an order, the place of one of several
	// abilities that wait among the triggered abilities of their object.
	Mode int `json:"mode,omitempty" jsonschema:"minimum=1"`
	// Yes is the answer to a yes-or-no decision: true does it, false doesn't.
	Yes *bool `json:"yes,omitempty"`
	// Onto is what an attacker attacks or a blocker blocks.
	Onto *Choice `json:"onto,omitempty"`
}

// Option is a choice that is legal now, with a label for people.
type Option struct {
	Choice
	// Label is for people; nothing is matched by it.
	Label string `json:"label,omitempty"`
}

// Decision is a question with its legal answers: as options where these are
// few, and otherwise as constraints. Nothing enumerates all blocks or divisions.
type Decision struct {
	// ID is unique in the game.
	ID int `json:"id"`
	// Player who decides.
	Player string       `json:"player"`
	Kind   DecisionKind `json:"kind"`
	// Source is the object that asks, if one does.
	Source ObjectID `json:"source,omitempty"`
	// Prompt is for people.
	Prompt string `json:"prompt,omitempty"`
	// Options are what can be chosen, each as often as it is listed. Those of "x",
	// "number", "card name", "attackers" and "blockers" are not listed.
	Options []Option `json:"options,omitempty"`
	// Min is the least number of options to choose or, for "x" and "number", the
	// least number. Those of "yes or no", "card name", "payment", "division" and
	// "order" have no bounds.
	Min int `json:"min"`
	// Max is the greatest number of options to choose, or the greatest number.
	Max int `json:"max"`
	// Total is what a division shares out: damage, counters.
	Total int `json:"total,omitempty" jsonschema:"minimum=0"`
	// Least is the smallest share of a division that a chosen option gets.
	Least int `json:"least,omitempty" jsonschema:"minimum=0"`
	// Ordered: the order of the chosen options matters.
	Ordered bool `json:"ordered,omitempty"`
	// Attackers gives each creature that could attack and what it may attack.
	Attackers []Candidate `json:"attackers,omitempty"`
	// Blockers gives each creature that could block and what it may block.
	Blockers []Candidate `json:"blockers,omitempty"`
	// Rules are the numbers of the rules that call for this decision.
	Rules []string `json:"rules,omitempty"`
}

// Candidate is a creature that could attack or block and what it could attack
// or block. Further requirements and restrictions are checked as a whole.
type Candidate struct {
	// Object is the creature.
	Object ObjectID `json:"object"`
	// Onto lists the players and permanents that it could attack, or the attackers that it could block.
	Onto []Choice `json:"onto" jsonschema:"minItems=1"`
	// Must: a requirement applies to it (CR 508.1d, 509.1c).
	Must bool `json:"must,omitempty"`
}

// Answer answers a decision: the chosen options, in order where order matters.
// A yes-or-no decision's answer is one choice with Yes; a number's is one with
// Number; a division's has one choice with Number for each share.
type Answer struct {
	// Choices made; none where nothing is chosen.
	Choices []Choice `json:"choices"`
}
