package protocol

// ObjectID names an object as the engine last showed it. A zone change makes a
// new object with a new identifier (CR 400.7).
type ObjectID string

// Ref is the suite's own name for an object that it put into a setup. Engines
// repeat it in ObjectView.Ref for as long as they can follow the card.
type Ref string

// Zone is a zone of the game (CR 400.1).
type Zone string

// The zones.
const (
	Battlefield Zone = "battlefield"
	Hand        Zone = "hand"
	Library     Zone = "library"
	Graveyard   Zone = "graveyard"
	Exile       Zone = "exile"
	Stack       Zone = "stack"
	Command     Zone = "command"
)

// Zones lists the zones in a fixed order.
var Zones = []Zone{Battlefield, Hand, Library, Graveyard, Exile, Stack, Command}

// Step is a step or a phase without steps (CR 500.1).
type Step string

// The steps and phases of a turn, in order.
const (
	Untap             Step = "untap"
	Upkeep            Step = "upkeep"
	Draw              Step = "draw"
	PrecombatMain     Step = "precombat main"
	BeginningOfCombat Step = "beginning of combat"
	DeclareAttackers  Step = "declare attackers"
	DeclareBlockers   Step = "declare blockers"
	FirstStrikeDamage Step = "first-strike combat damage"
	CombatDamage      Step = "combat damage"
	EndOfCombat       Step = "end of combat"
	PostcombatMain    Step = "postcombat main"
	EndStep           Step = "end"
	Cleanup           Step = "cleanup"
)

// Steps lists the steps of a turn in order.
var Steps = []Step{Untap, Upkeep, Draw, PrecombatMain, BeginningOfCombat, DeclareAttackers,
	DeclareBlockers, FirstStrikeDamage, CombatDamage, EndOfCombat, PostcombatMain, EndStep, Cleanup}

// Default is one line of the table of what a Setup means by what it leaves out.
type Default struct{ What, Value string }

// Defaults is the table of set-up defaults. A scenario says everything else.
var Defaults = []Default{
	{"rules", "the newest date in the rulebook index"},
	{"life total", "20, or 40 with commanders (CR 103.4)"},
	{"turn number", "5 for the game, so that every player has had one"},
	{"whose turn", "the first player's"},
	{"step", "precombat main, with the active player having priority"},
	{"a permanent's controller", "its owner"},
	{"a permanent's history", "on the battlefield and under that control since before this turn; no enters effect was applied to it"},
	{"a permanent's status", "untapped, unflipped, front face up, face up, phased in, unattached, undamaged, without counters"},
	{"a planeswalker's loyalty", "its printed loyalty, as counters"},
	{"choices made as it entered", "none; a card that makes one needs it stated"},
	{"timestamps", "in the order of the list, earliest first"},
	{"hands, graveyards, exile, command zone", "empty"},
	{"libraries", "the listed cards on top, in that order, above sixty filler cards that have no type, no cost and no ability"},
	{"mana pools", "empty"},
	{"lands played this turn", "0"},
	{"state-based actions and triggers", "first checked when a player would next get priority after an action"},
}

// Setup describes a whole board. What it leaves out is as Defaults says.
type Setup struct {
	// Rules is the date of the rules to play under, as YYYY-MM-DD. An engine without
	// the capability rules-dates is told the newest only, and may pass over it.
	Rules string `json:"rules,omitempty" jsonschema:"pattern=^[0-9]{4}-[0-9]{2}-[0-9]{2}$"`
	// Players in turn order, two or more, each with a name of their own.
	Players []PlayerSetup `json:"players" jsonschema:"minItems=2"`
	// Active is the name of the player whose turn it is.
	Active string `json:"active,omitempty"`
	// Step is the step or phase of that turn.
	Step Step `json:"step,omitempty"`
	// Turn is the number of the turn, from 1.
	Turn int `json:"turn,omitempty" jsonschema:"minimum=1"`
	// Commander: the game is played with the rules of CR 903.
	Commander bool `json:"commander,omitempty"`
	// Objects in order of timestamp.
	Objects []ObjectSetup `json:"objects,omitempty"`
	// Inline are card definitions in stickler's notation (capability inline-cards).
	Inline []InlineCard `json:"inline,omitempty"`
	// Seed feeds whatever the engine does at random, such as shuffling.
	Seed uint64 `json:"seed,omitempty"`
}

// InlineCard is a card's definition as text, with the place it stands for errors.
type InlineCard struct {
	// File that the definition stands in.
	File string `json:"file"`
	// Line that it begins on, from 1.
	Line int `json:"line"`
	// Text of the definition.
	Text string `json:"text"`
}

// PlayerSetup is a player as the scenario begins.
type PlayerSetup struct {
	// Name by which all messages call the player.
	Name string `json:"name" jsonschema:"minLength=1"`
	// Life is the life total, of any sign; if it is left out, the default.
	Life *int `json:"life,omitempty"`
	// Mana is the mana in the pool, as symbols: "{R}{G}{G}{C}".
	Mana string `json:"mana,omitempty"`
	// LandsPlayed is how many lands this player has played this turn.
	LandsPlayed int `json:"lands_played,omitempty" jsonschema:"minimum=0"`
	// Counters on the player.
	Counters []Counter `json:"counters,omitempty"`
	// EmptyLibrary: no filler below the listed library cards.
	EmptyLibrary bool `json:"empty_library,omitempty"`
}

// ObjectSetup is one object. In zones other than the battlefield only Card,
// Ref, Player and Zone count (and Commander, in any zone).
type ObjectSetup struct {
	// Ref is unique in the setup.
	Ref Ref `json:"ref"`
	// Card is the card's name: of the whole card, or of any of its faces.
	Card string `json:"card"`
	// Player is the controller, or the owner in zones without control.
	Player string `json:"player"`
	// Owner, if another player owns it.
	Owner string `json:"owner,omitempty"`
	// Zone that it is in; not the stack.
	Zone Zone `json:"zone"`
	// Token: not the card, but a token that is a copy of it.
	Token bool `json:"token,omitempty"`
	// Back: its back face is up.
	Back bool `json:"back,omitempty"`
	// Tapped: it is tapped.
	Tapped bool `json:"tapped,omitempty"`
	// New: it came under this control during this turn (CR 302.6).
	New bool `json:"new,omitempty"`
	// Counters on it.
	Counters []Counter `json:"counters,omitempty"`
	// Damage marked on it.
	Damage int `json:"damage,omitempty" jsonschema:"minimum=0"`
	// AttachedTo is an object of this setup or a player's name.
	AttachedTo *AttachmentSetup `json:"attached_to,omitempty"`
	// Naming is the card name chosen as it entered.
	Naming string `json:"naming,omitempty"`
	// Color is the color chosen as it entered, in words: "green".
	Color string `json:"color,omitempty"`
	// Type is the type or subtype chosen as it entered.
	Type string `json:"type,omitempty"`
	// CopyOf: it entered as a copy of this card (front face, or the face named).
	CopyOf string `json:"copy_of,omitempty"`
	// Commander: this card is its owner's commander.
	Commander bool `json:"commander,omitempty"`
	// FaceDown in exile: nobody may look at it.
	FaceDown bool `json:"face_down,omitempty"`
}

// AttachmentSetup says what something is attached to: one of the two.
type AttachmentSetup struct {
	// Object of the same setup.
	Object Ref `json:"object,omitempty"`
	// Player by name.
	Player string `json:"player,omitempty"`
}

// Counter is a number of counters of one kind, such as "+1/+1" or "loyalty".
type Counter struct {
	// Kind as cards call it, in lower case.
	Kind string `json:"kind" jsonschema:"minLength=1"`
	// Count is how many there are, at least one.
	Count int `json:"count" jsonschema:"minimum=1"`
}
