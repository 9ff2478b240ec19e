package card

// An Ability is one ability as a definition states it. The tags give the names
// of the notation's arguments; arguments without a name fill the fields in
// order. A field whose tag says "required" must be given.
type Ability interface{ isAbility() }

// Keyword is a keyword ability; what it means is in the engine's keyword table
// (CR 702). A string in a list of abilities is a keyword without parameters.
type Keyword struct {
	// Name in lower case, as in the CR: "first strike".
	Name string
	// N is its number, if it has one.
	N int
	// Cost is its cost, if it has one.
	Cost []Cost
	// Players it speaks of: enchant player.
	Players string
	// Filter is what it speaks of: "protection from", "enchant", "equip legendary".
	Filter *Filter
	// Compiled is for the engine: the abilities that the keyword stands for.
	Compiled any
}

// Static is a static ability that makes a continuous effect on objects (CR 604, 611.3).
type Static struct {
	// Affects is what it applies to; nil is the object itself.
	Affects *Filter `star:"affects"`
	// Modify says what it does to them.
	Modify
	// While limits it: "as long as …".
	While Condition `star:"during"`
	// Defining: a characteristic-defining ability (CR 604.3).
	Defining bool `star:"defining"`
	// Zone where it functions; "" is the battlefield, and everywhere if it is Defining (CR 113.6).
	Zone string `star:"zone"`
}

// Modify is what a continuous effect does to an object, layer by layer (CR 613).
type Modify struct {
	// Controller becomes: "you" (layer 2).
	Control Selector `star:"control"`
	// AddTypes … are layer 4. SetSubtypes replaces the land or creature types (CR 305.7).
	AddTypes         []string `star:"add_types"`
	SetTypes         []string `star:"set_types"`
	RemoveTypes      []string `star:"remove_types"`
	AddSubtypes      []string `star:"add_subtypes"`
	SetSubtypes      []string `star:"set_subtypes"`
	AllCreatureTypes bool     `star:"all_creature_types"`
	AddSupertypes    []string `star:"add_supertypes"`
	RemoveSupertypes []string `star:"remove_supertypes"`
	// "chosen" among subtypes or colors is the one chosen for the source.
	// SetColors and AddColors are layer 5: "white" …, or "colorless".
	SetColors []string `star:"set_colors"`
	AddColors []string `star:"add_colors"`
	// Gains, Loses and LosesAll are layer 6. Loses names keywords.
	Gains    []Ability `star:"gains"`
	Loses    []string  `star:"loses"`
	LosesAll bool      `star:"loses_all"`
	// SetPower and SetToughness are layer 7b (7a in a defining ability).
	SetPower     Amount `star:"set_power"`
	SetToughness Amount `star:"set_toughness"`
	// Power and Toughness are layer 7c.
	Power     Amount `star:"power"`
	Toughness Amount `star:"toughness"`
	// Switch is layer 7d.
	Switch bool `star:"switch"`
	// Compiled is for the engine.
	Compiled any
}

// Triggered is a triggered ability (CR 603).
type Triggered struct {
	// On is the trigger event.
	On Event `star:"on,required"`
	// Effects happen in order as it resolves.
	Effects []Effect `star:"effects"`
	// If is an intervening "if" (CR 603.4).
	If Condition `star:"intervening_if"`
	// May: its controller may do it, on resolution (CR 603.5).
	May     bool         `star:"may"`
	Targets []TargetSpec `star:"targets"`
	// Modes, if modal: choose Choose of them (default 1).
	Modes  []Mode `star:"modes"`
	Choose int    `star:"choose"`
	// Zone where it functions; "" is the battlefield, or what its event implies (CR 113.6).
	Zone string `star:"zone"`
	// OncePerTurn: triggers only once each turn.
	OncePerTurn bool `star:"once_per_turn"`
}

// Activated is an activated ability (CR 602).
type Activated struct {
	Cost    []Cost       `star:"cost,required"`
	Effects []Effect     `star:"effects"`
	Targets []TargetSpec `star:"targets"`
	Modes   []Mode       `star:"modes"`
	Choose  int          `star:"choose"`
	// Sorcery: only as a sorcery (CR 602.5d).
	Sorcery bool `star:"sorcery"`
	// If: activate only if.
	If Condition `star:"only_if"`
	// Zone where it can be activated from; "" is the battlefield.
	Zone string `star:"zone"`
	// OncePerTurn: activate only once each turn (CR 602.5b).
	OncePerTurn bool `star:"once_per_turn"`
	// Keyword it comes from, set by the keyword table.
	Keyword string
}

// Spell is a spell ability: what an instant or sorcery does (CR 608.2).
type Spell struct {
	Effects []Effect     `star:"effects"`
	Targets []TargetSpec `star:"targets"`
	Modes   []Mode       `star:"modes"`
	// Choose is how many modes; 0 is one. ChooseMax for "one or more", "one or both".
	Choose    int `star:"choose"`
	ChooseMax int `star:"choose_max"`
}

// Mode is one mode of a modal spell or ability (CR 700.2).
type Mode struct {
	Effects []Effect     `star:"effects"`
	Targets []TargetSpec `star:"targets"`
}

// AdditionalCost is an additional cost to cast this spell (CR 118.8).
type AdditionalCost struct {
	Cost []Cost `star:"cost,required"`
	// Optional costs have the name by which an effect asks for them.
	Optional string `star:"optional"`
	// Repeats: an optional cost may be paid any number of times.
	Repeats bool `star:"repeats"`
	// From: paying it is how the card may be cast from this zone, and only from there.
	From string `star:"zone"`
}

// AlternativeCost offers another cost for a spell (CR 118.9).
type AlternativeCost struct {
	// Cost replaces the mana cost; empty is "without paying its mana cost".
	Cost []Cost `star:"cost"`
	// Spells it is offered for; nil is this spell itself.
	Spells *Filter `star:"spells"`
	// From is the zone; "" is wherever the spell can be cast from.
	From string `star:"zone"`
	// If: only if.
	If Condition `star:"only_if"`
	// Name by which it is chosen: a keyword's; "" is the name of the permanent that offers it.
	Name string
	// Converted: the spell is cast with its back face up (CR 702.162a).
	Converted bool
	// Merges: the spell targets one of these, and merges with it as it resolves (CR 702.140a).
	Merges *Filter `star:"merges_with"`
	// Overloads: the spell's targets become all that they could be (CR 702.96a).
	Overloads bool
}

// MayCast lets a player cast or play cards from a zone where they usually couldn't (CR 601.3b).
type MayCast struct {
	// Cards that may be cast or played.
	Cards *Filter `star:"cards,required"`
	// From: "library top", "graveyard", "exile".
	From string `star:"zone,required"`
	// Lands: lands may be played too.
	Lands bool `star:"lands"`
	// AnyTime: as though it had flash.
	AnyTime bool `star:"any_time"`
}

// LookAtTop lets a player look at the top card of their library any time.
type LookAtTop struct {
	// Revealed: everybody sees it.
	Revealed bool `star:"revealed"`
}

// CostChange changes what spells or abilities cost (CR 601.2f, 602.2b).
type CostChange struct {
	// Spells whose cost changes; nil with Abilities nil is this spell itself.
	Spells *Filter `star:"spells"`
	// Abilities: activated abilities of these objects; ExceptMana: but not mana abilities.
	Abilities  *Filter `star:"abilities"`
	ExceptMana bool    `star:"except_mana"`
	// By is who casts: "you", "opponent", "any" (the default).
	By string `star:"by"`
	// More and Less are mana, as symbols. LessAmount and MoreAmount are generic mana.
	More       string `star:"more"`
	Less       string `star:"less"`
	MoreAmount Amount `star:"more_amount"`
	LessAmount Amount `star:"less_amount"`
	// Minimum: the total is at least this much mana, applied last.
	Minimum int `star:"minimum"`
	// If: only if.
	If Condition `star:"only_if"`
}

// Cant forbids something (CR 101.2).
type Cant struct {
	// What: "attack", "block", "be blocked", "be countered", "activate",
	// "activate except mana", "cast", "untap", "be sacrificed", "transform",
	// "be attached", "be regenerated", "gain life", "draw", "be prevented", "play lands".
	What string `star:"what,required"`
	// Who: the objects; nil is this one. For "cast" the spells, for "activate" the sources.
	Who *Filter `star:"who"`
	// By: for what players do: "you", "opponent", "any".
	By string `star:"by"`
	// To limits the other side: "be blocked" by creatures that match To.
	To *Filter `star:"by_what"`
	// During limits it: "as long as …".
	During Condition `star:"during"`
	// Zone where it functions; "" is the battlefield, or what it says of itself implies (CR 113.6).
	Zone string `star:"zone"`
}

// Must requires something: "attack", "block" (CR 508.1d, 509.1c).
type Must struct {
	What string  `star:"what,required"`
	Who  *Filter `star:"who"`
}

// PlayerRule changes a rule for a player (CR 613.11).
type PlayerRule struct {
	// Who: "you", "opponent", "any".
	Who string `star:"who"`
	// Hand is the maximum hand size; -1 is none.
	NoMaximumHand bool `star:"no_maximum_hand"`
	// ExtraLands is how many more lands may be played each turn.
	ExtraLands int `star:"extra_lands"`
	// ManaStays: unspent mana doesn't empty.
	ManaStays bool `star:"mana_stays"`
	// SpendAsAny: mana may be spent as though it were of "any color" or "any type" (CR 609.4b).
	SpendAsAny string `star:"spend_as_any"`
	// SpendOn limits that to casting these spells; nil is for any cost.
	SpendOn *Filter `star:"spend_on"`
}

// AsEnters modifies how permanents enter the battlefield (CR 614.1c, d, 614.12).
type AsEnters struct {
	// Who enters; nil is this permanent.
	Who *Filter `star:"who"`
	// Counters it enters with.
	Counter string `star:"counter"`
	Count   Amount `star:"count"`
	Tapped  bool   `star:"tapped"`
	// Choose something: "card name" ("nonland card name", "creature card name" …), "color", "creature type", "basic land type", "opponent".
	Choose string `star:"choose"`
	// CopyOf: it may enter as a copy of one of these, with Except applied.
	CopyOf *Filter `star:"copy_of"`
	Except *Modify `star:"except_for"`
	// Converted: with its back face up.
	Converted bool `star:"converted"`
	// Overlays: it becomes part of one of these instead, on top of it; without one it is exiled.
	Overlays *Filter `star:"overlays"`
	// Pay: its controller may pay this; if not, Tapped (or Otherwise) applies.
	Pay []Cost `star:"unless_paid"`
	// If: only if; judged on the permanent as it would be.
	If Condition `star:"only_if"`
	// Optional: its controller may apply it.
	Optional bool `star:"optional"`
}

// ReplaceMana rewrites what tapping a permanent for mana makes (CR 106.12b).
type ReplaceMana struct {
	// Of: the permanents tapped for mana.
	Of *Filter `star:"of,required"`
	// By: who taps: "you", "any".
	By string `star:"by"`
	// AtLeast: only if it would make this much or more.
	AtLeast int `star:"at_least"`
	// Multiply the amount.
	Multiply int `star:"multiply"`
	// Become: this type instead ("{B}", "any color"), of the same amount, or of Amount.
	Become string `star:"become"`
	Amount int    `star:"amount"`
	// OfType: only mana of this type.
	OfType string `star:"of_type"`
}

// ReplaceDamage rewrites damage about to be dealt (CR 614.1, 615).
type ReplaceDamage struct {
	// From the source; nil any. To objects that match To, or players ToPlayers.
	From      *Filter `star:"source"`
	To        *Filter `star:"to"`
	ToPlayers string  `star:"to_players"`
	// Combat or noncombat damage only: "combat", "noncombat".
	Combat string `star:"combat"`
	// Prevent all of it, or up to PreventAmount.
	Prevent       bool   `star:"prevent"`
	PreventAmount Amount `star:"prevent_amount"`
	// Multiply, Plus: that much instead.
	Multiply int    `star:"multiply"`
	Plus     Amount `star:"plus"`
	// AsCounters: dealt as that many counters of this kind (wither-like).
	// RedirectTo this object or player.
	RedirectTo Selector `star:"redirect_to"`
}

// ReplaceCounters rewrites counters about to be put on something (CR 614.1).
type ReplaceCounters struct {
	On   *Filter `star:"on"`
	Kind string  `star:"kind"`
	// By: who puts them.
	By       string `star:"by"`
	Multiply int    `star:"multiply"`
	Plus     int    `star:"plus"`
}

// ReplaceTokens rewrites tokens about to be created.
type ReplaceTokens struct {
	By       string `star:"by"`
	Multiply int    `star:"multiply"`
}

// ReplaceMove rewrites where something goes (CR 614.1a).
type ReplaceMove struct {
	// What moves; nil is this object. From and To zones; "" any.
	What *Filter `star:"what"`
	From string  `star:"from_zone"`
	To   string  `star:"to_zone,required"`
	// Instead goes there.
	Instead string `star:"instead,required"`
	// Shuffle it into the library.
	Shuffle bool `star:"shuffle"`
	// Resolving: only as the spell goes there at the end of its resolution.
	Resolving bool `star:"as_it_resolves"`
	// If: only if.
	If Condition `star:"only_if"`
}

// ReplaceLife rewrites life gained or lost.
type ReplaceLife struct {
	Who      string `star:"who"`
	Gain     bool   `star:"gain"`
	Multiply int    `star:"multiply"`
	Plus     int    `star:"plus"`
}

// ReplaceDraw rewrites a card draw.
type ReplaceDraw struct {
	Who     string   `star:"who"`
	Instead []Effect `star:"instead"`
}

func (*Keyword) isAbility()         {}
func (*Static) isAbility()          {}
func (*Triggered) isAbility()       {}
func (*Activated) isAbility()       {}
func (*Spell) isAbility()           {}
func (*AdditionalCost) isAbility()  {}
func (*AlternativeCost) isAbility() {}
func (*MayCast) isAbility()         {}
func (*LookAtTop) isAbility()       {}
func (*CostChange) isAbility()      {}
func (*Cant) isAbility()            {}
func (*Must) isAbility()            {}
func (*PlayerRule) isAbility()      {}
func (*AsEnters) isAbility()        {}
func (*ReplaceMana) isAbility()     {}
func (*ReplaceDamage) isAbility()   {}
func (*ReplaceCounters) isAbility() {}
func (*ReplaceTokens) isAbility()   {}
func (*ReplaceMove) isAbility()     {}
func (*ReplaceLife) isAbility()     {}
func (*ReplaceDraw) isAbility()     {}
