package protocol

// View is the game as it can be seen: all of it, or what one player sees.
// Objects and players come in a fixed order.
type View struct {
	// Game that is shown.
	Game GameID `json:"game"`
	// As is the player who looks; empty when everything is shown.
	As string `json:"as,omitempty"`
	// Rules is the date of the rules that the game is played by; it may be empty.
	Rules string `json:"rules"`
	// Turn is the number of the turn, from 1.
	Turn int `json:"turn" jsonschema:"minimum=0"`
	// Active is the player whose turn it is.
	Active string `json:"active"`
	Step   Step   `json:"step"`
	// Priority is the player who has priority; nobody has while a decision is open.
	Priority string `json:"priority,omitempty"`
	// Players in turn order, those who have lost as well.
	Players []PlayerView `json:"players"`
	// Objects of all zones that can be seen: battlefield, then the stack from
	// the bottom up, then the other zones, player by player. Libraries from the top
	// down; what fills them below the setup's own cards may be left out.
	Objects []ObjectView `json:"objects"`
	// Decision is the open decision. One whose answer stays secret shows its
	// options to nobody else.
	Decision *Decision `json:"decision,omitempty"`
	// Over is set when the game has ended.
	Over *Outcome `json:"over,omitempty"`
	// Hash sums up the whole state, if it was asked for (capability hash).
	Hash string `json:"hash,omitempty"`
	// Broken says what in the state contradicts the rules, if it was asked for
	// (capability audit); empty if nothing does.
	Broken string `json:"broken,omitempty"`
	// Trace is what has happened, oldest first (capability trace).
	Trace []TraceEntry `json:"trace,omitempty"`
}

// PlayerView is what can be seen of a player.
type PlayerView struct {
	// Name of the player.
	Name string `json:"name"`
	// Life is the life total, of any sign.
	Life int `json:"life"`
	// Mana is what is in the pool, as symbols: "{R}{G}{G}{C}".
	Mana string `json:"mana,omitempty"`
	// Counters on the player.
	Counters []Counter `json:"counters,omitempty"`
	// Hand is the number of cards in hand.
	Hand int `json:"hand" jsonschema:"minimum=0"`
	// Library is the number of cards in the library.
	Library int `json:"library" jsonschema:"minimum=0"`
	// LandsPlayed this turn.
	LandsPlayed int `json:"lands_played,omitempty" jsonschema:"minimum=0"`
	// Lost: the player has lost the game, or left it.
	Lost bool `json:"lost,omitempty"`
	// CommanderDamage is combat damage that commanders have dealt to this player (CR 903.10a).
	CommanderDamage []CommanderDamage `json:"commander_damage,omitempty"`
}

// CommanderDamage is combat damage by one commander.
type CommanderDamage struct {
	// Owner of the commander.
	Owner string `json:"owner"`
	// Card is the commander's name.
	Card string `json:"card"`
	// Amount of damage since the game began.
	Amount int `json:"amount" jsonschema:"minimum=0"`
}

// ObjectView is what can be seen of an object. A pointer that is nil means
// that the object has no such value, or that the engine can't say (listed in
// Unknown): an assertion about it is then unsupported, not failed.
type ObjectView struct {
	// ID is empty for a hidden object.
	ID ObjectID `json:"id"`
	// Ref of the setup's object that this card came from.
	Ref Ref `json:"ref,omitempty"`
	// Kind is "card", "token", "copy" (of a spell) or "ability".
	Kind string `json:"kind" jsonschema:"enum=card,enum=token,enum=copy,enum=ability"`
	Zone Zone   `json:"zone"`
	// Hidden: the viewer may not see which card it is; nothing below Owner is set.
	Hidden bool `json:"hidden,omitempty"`
	// Owner of the object.
	Owner string `json:"owner"`
	// Controller of a permanent, spell or ability; others have none, or their owner.
	Controller string `json:"controller,omitempty"`
	// Name that it has now; an ability and a nameless object have none.
	Name string `json:"name,omitempty"`
	// Card is the name of the whole card: "Front // Back".
	Card string `json:"card,omitempty"`
	// ManaCost as symbols: "{2}{G/U}".
	ManaCost string `json:"mana_cost,omitempty"`
	// ManaValue is 0 or more (CR 202.3).
	ManaValue *int `json:"mana_value,omitempty" jsonschema:"minimum=0"`
	// Colors among "white", "blue", "black", "red", "green", in that order.
	Colors []string `json:"colors,omitempty" jsonschema:"enum=white,enum=blue,enum=black,enum=red,enum=green"`
	// Supertypes as on a type line: "Legendary".
	Supertypes []string `json:"supertypes,omitempty"`
	// Types are the card types: "Artifact", "Creature".
	Types []string `json:"types,omitempty"`
	// Subtypes: "Equipment", "Robot".
	Subtypes []string `json:"subtypes,omitempty"`
	// Power, of any sign; an object has either both power and toughness or neither.
	Power *int `json:"power,omitempty"`
	// Toughness, of any sign, without the damage.
	Toughness *int `json:"toughness,omitempty"`
	// Keywords that it has, in lower case, sorted, one entry for each instance.
	Keywords []string `json:"keywords,omitempty"`
	// Counters on it.
	Counters []Counter `json:"counters,omitempty"`
	// Face is "front" or "back" for a double-faced object that has a face up.
	Face string `json:"face,omitempty" jsonschema:"enum=front,enum=back"`
	// Tapped: it is a tapped permanent.
	Tapped bool `json:"tapped,omitempty"`
	// FaceDown: it is face down, and the viewer may look at it nevertheless.
	FaceDown bool `json:"face_down,omitempty"`
	// Sick: a creature that can't attack or pay {T} because it is new (CR 302.6).
	Sick bool `json:"sick,omitempty"`
	// Damage marked on it.
	Damage int `json:"damage,omitempty" jsonschema:"minimum=0"`
	// Parts are the components of a merged permanent, the topmost first (CR 730.2);
	// none for others.
	Parts []PartView `json:"parts,omitempty"`
	// MadeOf are the cards that a game effect made this card of.
	MadeOf []PartView `json:"made_of,omitempty"`
	// AttachedTo is the object that it is attached to.
	AttachedTo ObjectID `json:"attached_to,omitempty"`
	// AttachedToPlayer is the player that it is attached to.
	AttachedToPlayer string `json:"attached_to_player,omitempty"`
	// Attachments are the objects that are attached to it.
	Attachments []ObjectID `json:"attachments,omitempty"`
	// Attacking is the player or permanent that it attacks.
	Attacking *Attacked `json:"attacking,omitempty"`
	// Blocking are the attackers that it blocks.
	Blocking []ObjectID `json:"blocking,omitempty"`
	// Naming is the card name chosen as it entered.
	Naming string `json:"naming,omitempty"`
	// Color is the color chosen as it entered, in words: "green".
	Color string `json:"color,omitempty"`
	// ChosenType is the type or subtype chosen as it entered.
	ChosenType string `json:"chosen_type,omitempty"`
	// Commander: this card is a commander.
	Commander bool `json:"commander,omitempty"`
	// Source is the object that an ability on the stack came from or, once that
	// has changed zones, the object that it became, where that can be seen.
	Source ObjectID `json:"source,omitempty"`
	// Targets of a spell or ability on the stack, each an object or a player.
	Targets []Choice `json:"targets,omitempty"`
	// X announced for a spell or ability on the stack.
	X *int `json:"x,omitempty" jsonschema:"minimum=0"`
	// Unknown lists the JSON names of fields that the engine can't say.
	Unknown []string `json:"unknown,omitempty"`
}

// PartView is a card or token that represents a merged permanent with others (CR 730.2).
type PartView struct {
	// Ref of the setup's object that the card came from.
	Ref Ref `json:"ref,omitempty"`
	// Name of the face that is up.
	Name string `json:"name"`
	// Card is the name of the whole card.
	Card string `json:"card,omitempty"`
	// Token: it is a token.
	Token bool `json:"token,omitempty"`
	// Commander: this component is a commander (CR 903.3c).
	Commander bool `json:"commander,omitempty"`
}

// TraceEntry is one action, decision or event and the rules that it followed.
type TraceEntry struct {
	// Kind is "action", "decision" or "event".
	Kind string `json:"kind" jsonschema:"enum=action,enum=decision,enum=event"`
	// Text says what happened, in words.
	Text string `json:"text"`
	// Rules are rule numbers: "601.2a".
	Rules []string `json:"rules,omitempty"`
	// Turn is the number of the turn in which it happened.
	Turn int `json:"turn"`
	// Step in which it happened.
	Step Step `json:"step"`
}

// Attacked is the player or permanent that a creature attacks; neither, once
// that permanent is gone or can't be attacked any more (CR 506.4c).
type Attacked struct {
	// Object that it attacks.
	Object ObjectID `json:"object,omitempty"`
	// Player whom it attacks, by name.
	Player string `json:"player,omitempty"`
}
