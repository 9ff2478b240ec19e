package protocol

// View is the game as it can be seen: all of it, or what one player sees.
// Objects and players come in a fixed order.
type View struct {
	Game GameID `json:"game"`
	// As is the player who looks; empty when everything is shown.
	As       string       `json:"as,omitempty"`
	Rules    string       `json:"rules"`
	Turn     int          `json:"turn"`
	Active   string       `json:"active"`
	Step     Step         `json:"step"`
	Priority string       `json:"priority,omitempty"`
	Players  []PlayerView `json:"players"`
	// Objects of all zones that can be seen: battlefield, then the stack from
	// the bottom up, then the other zones, player by player. Libraries from the top
	// down; what fills them below the setup's own cards may be left out.
	Objects  []ObjectView `json:"objects"`
	Decision *Decision    `json:"decision,omitempty"`
	Over     *Outcome     `json:"over,omitempty"`
	// Hash sums up the whole state, if it was asked for (capability hash).
	Hash string `json:"hash,omitempty"`
	// Trace is what has happened, oldest first (capability trace).
	Trace []TraceEntry `json:"trace,omitempty"`
}

// PlayerView is what can be seen of a player.
type PlayerView struct {
	Name     string    `json:"name"`
	Life     int       `json:"life"`
	Mana     string    `json:"mana,omitempty"`
	Counters []Counter `json:"counters,omitempty"`
	// Hand and Library are numbers of cards.
	Hand    int `json:"hand"`
	Library int `json:"library"`
	// LandsPlayed this turn.
	LandsPlayed int  `json:"lands_played,omitempty"`
	Lost        bool `json:"lost,omitempty"`
	// CommanderDamage is combat damage that commanders have dealt to this player (CR 903.10a).
	CommanderDamage []CommanderDamage `json:"commander_damage,omitempty"`
}

// CommanderDamage is combat damage by one commander.
type CommanderDamage struct {
	Owner  string `json:"owner"`
	Card   string `json:"card"`
	Amount int    `json:"amount"`
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
	Kind string `json:"kind"`
	Zone Zone   `json:"zone"`
	// Hidden: the viewer may not see which card it is; nothing below Owner is set.
	Hidden     bool   `json:"hidden,omitempty"`
	Owner      string `json:"owner"`
	Controller string `json:"controller,omitempty"`
	Name       string `json:"name,omitempty"`
	// Card is the name of the whole card: "Front // Back".
	Card      string `json:"card,omitempty"`
	ManaCost  string `json:"mana_cost,omitempty"`
	ManaValue *int   `json:"mana_value,omitempty"`
	// Colors among "white", "blue", "black", "red", "green", in that order.
	Colors     []string `json:"colors,omitempty"`
	Supertypes []string `json:"supertypes,omitempty"`
	Types      []string `json:"types,omitempty"`
	Subtypes   []string `json:"subtypes,omitempty"`
	Power      *int     `json:"power,omitempty"`
	Toughness  *int     `json:"toughness,omitempty"`
	// Keywords that it has, in lower case, sorted, one entry for each instance.
	Keywords []string  `json:"keywords,omitempty"`
	Counters []Counter `json:"counters,omitempty"`
	// Face is "front" or "back" for a double-faced object that has a face up.
	Face     string `json:"face,omitempty"`
	Tapped   bool   `json:"tapped,omitempty"`
	FaceDown bool   `json:"face_down,omitempty"`
	// Sick: a creature that can't attack or pay {T} because it is new (CR 302.6).
	Sick   bool `json:"sick,omitempty"`
	Damage int  `json:"damage,omitempty"`
	// Parts are the components of a merged permanent, the topmost first (CR 730.2);
	// none for others.
	Parts []PartView `json:"parts,omitempty"`
	// MadeOf are the cards that a game effect made this card of.
	MadeOf []PartView `json:"made_of,omitempty"`
	// AttachedTo is what it is attached to; Attachments what is attached to it.
	AttachedTo       ObjectID   `json:"attached_to,omitempty"`
	AttachedToPlayer string     `json:"attached_to_player,omitempty"`
	Attachments      []ObjectID `json:"attachments,omitempty"`
	// Attacking is what it attacks, Blocking which attackers it blocks.
	Attacking *Choice    `json:"attacking,omitempty"`
	Blocking  []ObjectID `json:"blocking,omitempty"`
	// Naming, Color and Type are choices made as it entered.
	Naming     string `json:"naming,omitempty"`
	Color      string `json:"color,omitempty"`
	ChosenType string `json:"chosen_type,omitempty"`
	Commander  bool   `json:"commander,omitempty"`
	// Source is the object that an ability on the stack came from or, once that
	// has changed zones, the object that it became, where that can be seen.
	Source ObjectID `json:"source,omitempty"`
	// Targets of a spell or ability on the stack.
	Targets []Choice `json:"targets,omitempty"`
	// X announced for a spell or ability on the stack.
	X *int `json:"x,omitempty"`
	// Unknown lists the JSON names of fields that the engine can't say.
	Unknown []string `json:"unknown,omitempty"`
}

// PartView is a card or token that represents a merged permanent with others (CR 730.2).
type PartView struct {
	// Ref of the setup's object that the card came from.
	Ref Ref `json:"ref,omitempty"`
	// Name of the face that is up; Card is the name of the whole card.
	Name  string `json:"name"`
	Card  string `json:"card,omitempty"`
	Token bool   `json:"token,omitempty"`
	// Commander: this component is a commander (CR 903.3c).
	Commander bool `json:"commander,omitempty"`
}

// TraceEntry is one action, decision or event and the rules that it followed.
type TraceEntry struct {
	// Kind is "action", "decision" or "event".
	Kind string `json:"kind"`
	// Text says what happened, in words.
	Text string `json:"text"`
	// Rules are rule numbers: "601.2a".
	Rules []string `json:"rules,omitempty"`
	// Turn and Step are when.
	Turn int  `json:"turn"`
	Step Step `json:"step"`
}
