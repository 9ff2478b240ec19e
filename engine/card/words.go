package card

// Filter describes objects. All that is given must hold.
type Filter struct {
	// Zone: "battlefield" (the default where a permanent is meant), "stack",
	// "hand", "graveyard", "library", "exile", "command", "any".
	Zone string `star:"zone"`
	// Types, Subtypes and Supertypes: it has all of these. Names as printed: "Artifact", "Vehicle".
	Types         []string `star:"types"`
	Subtypes      []string `star:"subtypes"`
	Supertypes    []string `star:"supertypes"`
	NotTypes      []string `star:"not_types"`
	NotSubtypes   []string `star:"not_subtypes"`
	NotSupertypes []string `star:"not_supertypes"`
	// AnyTypes: it has at least one of these types.
	AnyTypes    []string `star:"any_types"`
	AnySubtypes []string `star:"any_subtypes"`
	// Permanent: a permanent card or spell (CR 110.4a). Spell: a spell, not an ability.
	Permanent bool `star:"permanent"`
	Spell     bool `star:"spell"`
	// Ability: an activated or triggered ability on the stack.
	Ability bool `star:"ability"`
	// Colors: it is all of these: "white". NotColors: none of these.
	Colors       []string `star:"colors"`
	NotColors    []string `star:"not_colors"`
	AnyColors    []string `star:"any_colors"`
	Colorless    bool     `star:"colorless"`
	Multicolored bool     `star:"multicolored"`
	Monocolored  bool     `star:"monocolored"`
	// SharesColor: it has a color in common with the source.
	SharesColor bool `star:"shares_color"`
	// Controller and Owner: "you", "opponent", "event player", "active",
	// "defending" (the player that the source attacks), "owner of this".
	Controller string `star:"controller"`
	Owner      string `star:"owner"`
	// Other: not the source. Is: one of these. NotIs: none of these.
	Other bool     `star:"other"`
	Is    Selector `star:"is_"`
	NotIs Selector `star:"is_not"`
	// Token, Tapped, Attacking, Blocking: None says nothing.
	Token     *bool `star:"token"`
	Tapped    *bool `star:"tapped"`
	Attacking *bool `star:"attacking"`
	Blocking  *bool `star:"blocking"`
	// Name it has. ChosenName: the name chosen for the source. ChosenColor, ChosenType likewise.
	Name        string `star:"name"`
	ChosenName  bool   `star:"chosen_name"`
	ChosenColor bool   `star:"chosen_color"`
	ChosenType  bool   `star:"chosen_type"`
	// Keyword it has, and one it lacks.
	Keyword string `star:"keyword"`
	Without string `star:"without"`
	// Power, Toughness, ManaValue.
	Power     *Compare `star:"power"`
	Toughness *Compare `star:"toughness"`
	ManaValue *Compare `star:"mana_value"`
	// Counter: it has at least one of these. "any" is any kind.
	Counter string `star:"counter"`
	// Targets: a spell or ability that has a target that matches.
	Targets *Filter `star:"targets"`
	// DoubleFaced: it is; Transformed: its back face is up (CR 701.27g).
	DoubleFaced bool `star:"double_faced"`
	Transformed bool `star:"transformed"`
	// Attached: has something attached that matches. AttachedTo: is attached to.
	Attached   *Filter  `star:"attached"`
	AttachedTo Selector `star:"attached_to"`
	Historic   bool     `star:"historic"`
	// Damaged: was dealt damage this turn.
	Damaged bool `star:"damaged"`
	// AnyOf: at least one of these. Not: not this one.
	AnyOf []*Filter `star:"any_of"`
	Not   *Filter   `star:"no"`

	// Compiled is for the engine.
	Compiled any
}

// Compare compares a number: "at most", "at least", "equal", "less", "more", "odd", "even".
type Compare struct {
	Op string `star:"op,required"`
	To Amount `star:"to"`
}

// TargetSpec is one instance of the word "target" (CR 115.1).
type TargetSpec struct {
	// What objects can be chosen; nil none.
	What *Filter `star:"what"`
	// Players that can be chosen: "any", "opponent", "you"; "" none.
	Players string `star:"players"`
	// Min and Max targets; nil is one. Any number: max = any_number().
	Min Amount `star:"min"`
	Max Amount `star:"max"`
	// Divide: an amount is divided among them as they are chosen (CR 601.2d).
	Divide Amount `star:"divide"`
	// ByEach…: chosen by somebody else is not supported by target spells.
}

// A Selector names objects or players from the point of view of an ability.
type Selector interface{ isSelector() }

// The selectors.
type (
	// Self is the object whose ability this is ("this permanent", its name).
	Self struct{}
	// Targeted is what was chosen for the Nth target of the ability (from 1).
	Targeted struct {
		N int `star:"n"`
	}
	// You is the ability's controller.
	You struct{}
	// Opponents, EachPlayer and ActivePlayer are players.
	Opponents    struct{}
	EachPlayer   struct{}
	ActivePlayer struct{}
	// Each is every object that matches.
	Each struct {
		What *Filter `star:"what,required"`
	}
	// EventObject is the object that the trigger event is about ("it", "that creature").
	EventObject struct{}
	// EventSource is the object that dealt the damage, cast …
	EventSource struct{}
	// EventPlayer is the player that the event is about ("that player").
	EventPlayer struct{}
	// Attached is what this object is attached to ("enchanted creature").
	Attached struct{}
	// Affected is each object that a continuous effect applies to, in the
	// amounts of the effect ("equal to its mana value").
	Affected struct{}
	// Chosen is what was chosen earlier in this resolution, or as this entered.
	Chosen struct{}
	// Moved is what the effect before moved, as the object it became ("it" after "return it").
	Moved struct{}
	// CostPaid is what was sacrificed, tapped, exiled … as a cost.
	CostPaid struct{}
	// ExiledWith are the cards that this object exiled (CR 607.2a).
	ExiledWith struct{}
	// ControllerOf and OwnerOf are players.
	ControllerOf struct {
		Of Selector `star:"of,required"`
	}
	OwnerOf struct {
		Of Selector `star:"of,required"`
	}
	// TopOf are the top N cards of a player's library.
	TopOf struct {
		Who Selector `star:"who"`
		N   Amount   `star:"n"`
	}
)

func (*Self) isSelector()         {}
func (*Targeted) isSelector()     {}
func (*You) isSelector()          {}
func (*Opponents) isSelector()    {}
func (*EachPlayer) isSelector()   {}
func (*ActivePlayer) isSelector() {}
func (*Each) isSelector()         {}
func (*EventObject) isSelector()  {}
func (*EventSource) isSelector()  {}
func (*EventPlayer) isSelector()  {}
func (*Attached) isSelector()     {}
func (*Affected) isSelector()     {}
func (*Chosen) isSelector()       {}
func (*Moved) isSelector()        {}
func (*CostPaid) isSelector()     {}
func (*ExiledWith) isSelector()   {}
func (*ControllerOf) isSelector() {}
func (*OwnerOf) isSelector()      {}
func (*TopOf) isSelector()        {}

// An Amount is a number that an ability uses. A plain integer is a Number.
type Amount interface{ isAmount() }

// The amounts.
type (
	// Number is a fixed number.
	Number int
	// X is the X of the spell or ability (CR 107.3).
	X struct{}
	// AnyNumber is no upper limit.
	AnyNumber struct{}
	// Count is how many objects match.
	Count struct {
		What *Filter `star:"what,required"`
	}
	// CountersOn is how many counters of a kind are on something (as it last was, CR 608.2h).
	CountersOn struct {
		Kind string   `star:"kind,required"`
		Of   Selector `star:"of"`
	}
	// PowerOf, ToughnessOf and ManaValueOf are of an object, as it last was.
	PowerOf struct {
		Of Selector `star:"of"`
	}
	ToughnessOf struct {
		Of Selector `star:"of"`
	}
	ManaValueOf struct {
		Of Selector `star:"of"`
	}
	// LifeOf and HandOf are of a player.
	LifeOf struct {
		Of Selector `star:"of"`
	}
	HandOf struct {
		Of Selector `star:"of"`
	}
	// EventAmount is the number that the event is about ("that much", "that many").
	EventAmount struct{}
	// CostAmount is the number chosen for a variable cost that isn't X ("that much").
	CostAmount struct{}
	// TargetsMatching is how many targets of the event's spell match.
	TargetsMatching struct {
		What *Filter `star:"what,required"`
	}
	// DoneAmount is how much the effect before did ("that much life", "that many").
	DoneAmount struct{}
	// Times multiplies, Sum adds, Half halves (rounding down unless Up).
	Times struct {
		N  int    `star:"n,required"`
		Of Amount `star:"of,required"`
	}
	Sum struct {
		Of []Amount `star:"of,required"`
	}
	Half struct {
		Of Amount `star:"of,required"`
		Up bool   `star:"up"`
	}
	// DifferentNames, Devotion … count what is usual.
	Devotion struct {
		Color string `star:"color,required"`
	}
	// SpellsCast is how many spells were cast: Who "you", "any", "one player"
	// (the most by any one player); When "this turn", "last turn".
	SpellsCast struct {
		Who  string `star:"who"`
		When string `star:"when"`
	}
	// LifeLost is how much life was lost this turn: Who "you", "opponent", "any".
	LifeLost struct {
		Who string `star:"who"`
	}
	// TimesPaid is how often the optional cost of this name was paid ("multikicker").
	TimesPaid struct {
		Cost string `star:"cost,required"`
	}
)

func (Number) isAmount()           {}
func (*X) isAmount()               {}
func (*AnyNumber) isAmount()       {}
func (*Count) isAmount()           {}
func (*CountersOn) isAmount()      {}
func (*PowerOf) isAmount()         {}
func (*ToughnessOf) isAmount()     {}
func (*ManaValueOf) isAmount()     {}
func (*LifeOf) isAmount()          {}
func (*HandOf) isAmount()          {}
func (*EventAmount) isAmount()     {}
func (*CostAmount) isAmount()      {}
func (*TargetsMatching) isAmount() {}
func (*DoneAmount) isAmount()      {}
func (*Times) isAmount()           {}
func (*Sum) isAmount()             {}
func (*Half) isAmount()            {}
func (*Devotion) isAmount()        {}
func (*SpellsCast) isAmount()      {}
func (*LifeLost) isAmount()        {}
func (*TimesPaid) isAmount()       {}

// A Condition is true or false of the game.
type Condition interface{ isCondition() }

// The conditions.
type (
	// YourTurn: it is the turn of the ability's controller.
	YourTurn struct{}
	// Exists: at least AtLeast (default 1) objects match.
	Exists struct {
		What    *Filter `star:"what,required"`
		AtLeast int     `star:"at_least"`
	}
	// Is: the object (default: this one) matches.
	Is struct {
		What *Filter  `star:"what,required"`
		Of   Selector `star:"of"`
	}
	// Holds: a comparison of two numbers.
	Holds struct {
		A  Amount `star:"a,required"`
		Op string `star:"op,required"`
		B  Amount `star:"b,required"`
	}
	// Paid: the optional cost of this name was paid ("kicker").
	Paid struct {
		Cost string `star:"cost,required"`
	}
	// WasCast: this permanent was cast.
	WasCast struct{}
	// Done: the effect before did something ("if you do").
	Done struct{}
	// Never, Not, All and Any combine.
	Not struct {
		Of Condition `star:"of,required"`
	}
	All struct {
		Of []Condition `star:"of,required"`
	}
	Any struct {
		Of []Condition `star:"of,required"`
	}
)

func (*YourTurn) isCondition() {}
func (*Exists) isCondition()   {}
func (*Is) isCondition()       {}
func (*Holds) isCondition()    {}
func (*Paid) isCondition()     {}
func (*WasCast) isCondition()  {}
func (*Done) isCondition()     {}
func (*Not) isCondition()      {}
func (*All) isCondition()      {}
func (*Any) isCondition()      {}

// A Cost is one part of a cost (CR 118). A string of mana symbols is a ManaPart.
type Cost interface{ isCost() }

// The parts of costs.
type (
	// ManaPart is a payment of mana.
	ManaPart struct{ Mana ManaCost }
	// TapSelf is {T}, UntapSelf is {Q}.
	TapSelf   struct{}
	UntapSelf struct{}
	// Sacrifice N (default 1) permanents that match; What nil is this one.
	Sacrifice struct {
		What *Filter `star:"what"`
		N    Amount  `star:"n"`
	}
	// Discard N cards that match; Self discards this card.
	DiscardCards struct {
		What *Filter `star:"what"`
		N    Amount  `star:"n"`
		Self bool    `star:"this"`
	}
	PayLife struct {
		N Amount `star:"n,required"`
	}
	// RemoveCounters removes N counters from this object, or, if Max is set, from N to Max.
	RemoveCounters struct {
		Kind string  `star:"kind,required"`
		N    Amount  `star:"n"`
		Max  Amount  `star:"max"`
		From *Filter `star:"of"`
	}
	// PutCounters puts counters on this object as a cost.
	AddCounters struct {
		Kind string `star:"kind,required"`
		N    Amount `star:"n"`
	}
	// LoyaltyCost is a loyalty symbol: N may be negative (CR 606).
	LoyaltyCost struct {
		N int  `star:"n"`
		X bool `star:"x"`
	}
	// TapOthers taps untapped permanents that match: N of them, or enough for a total Power.
	TapOthers struct {
		What  *Filter `star:"what,required"`
		N     Amount  `star:"n"`
		Power int     `star:"power"`
	}
	// ExileCards exiles N cards that match from a zone; What nil is this one.
	ExileCards struct {
		What *Filter `star:"what"`
		From string  `star:"zone"`
		N    Amount  `star:"n"`
	}
	// ReturnToHand returns N permanents that match.
	ReturnPermanents struct {
		What *Filter `star:"what"`
		N    Amount  `star:"n"`
	}
)

func (*ManaPart) isCost()         {}
func (*TapSelf) isCost()          {}
func (*UntapSelf) isCost()        {}
func (*Sacrifice) isCost()        {}
func (*DiscardCards) isCost()     {}
func (*PayLife) isCost()          {}
func (*RemoveCounters) isCost()   {}
func (*AddCounters) isCost()      {}
func (*LoyaltyCost) isCost()      {}
func (*TapOthers) isCost()        {}
func (*ExileCards) isCost()       {}
func (*ReturnPermanents) isCost() {}

// An Event is what a triggered ability waits for (CR 603.1).
type Event interface{ isEvent() }

// The events. A nil filter is this object itself, unless it says otherwise.
type (
	// Enters: a permanent enters the battlefield (CR 603.6a).
	Enters struct {
		What *Filter `star:"what"`
	}
	// Dies: put into a graveyard from the battlefield (CR 700.4). Any permanent that matches.
	Dies struct {
		What *Filter `star:"what"`
	}
	// Moves: from one zone to another; "" any.
	Moves struct {
		What *Filter `star:"what"`
		From string  `star:"from_zone"`
		To   string  `star:"to_zone"`
	}
	// Casts: a player casts a spell; Spell nil is this spell. By "you", "opponent", "any".
	Casts struct {
		Spell *Filter `star:"spell"`
		By    string  `star:"by"`
	}
	// Activates: a player activates an ability of What that isn't a mana ability.
	Activates struct {
		What *Filter `star:"what"`
		By   string  `star:"by"`
	}
	// Attacks: a creature attacks. Alone: no other does.
	Attacks struct {
		What  *Filter `star:"what"`
		Alone bool    `star:"alone"`
	}
	// PlayerAttacks: a player attacks with one or more creatures ("whenever you attack").
	PlayerAttacks struct {
		Who string `star:"who"`
	}
	Blocks struct {
		What *Filter `star:"what"`
		// Of: what it blocks.
		Of *Filter `star:"of"`
	}
	BecomesBlocked struct {
		What *Filter `star:"what"`
	}
	// DealsDamage: a source deals damage. Combat: combat damage only. To objects or players.
	DealsDamage struct {
		Source    *Filter  `star:"source"`
		By        Selector `star:"by"`
		To        *Filter  `star:"to"`
		ToPlayers string   `star:"to_players"`
		Combat    bool     `star:"combat"`
	}
	// IsDealtDamage: an object is dealt damage.
	IsDealtDamage struct {
		What   *Filter `star:"what"`
		Combat bool    `star:"combat"`
	}
	// Transforms or converts; Into is how it then is (CR 701.27e).
	Transforms struct {
		What *Filter `star:"what"`
		Into *Filter `star:"into"`
	}
	// CountersPut: one or more counters are put on an object, by a player.
	CountersPut struct {
		Kind string  `star:"kind"`
		On   *Filter `star:"on"`
		By   string  `star:"by"`
		Each bool    `star:"each"`
	}
	// Mutates: a spell that mutates merges with a creature (CR 702.140d).
	Mutates struct {
		What *Filter `star:"what"`
	}
	// CountersRemoved: the last, or any, counter is removed.
	CountersRemoved struct {
		Kind string `star:"kind"`
		Last bool   `star:"last"`
	}
	// TappedForMana (CR 106.12a): Of types "any" or a symbol; Produces a mana of that type.
	TappedForMana struct {
		What *Filter `star:"what"`
		By   string  `star:"by"`
		Type string  `star:"of_type"`
	}
	// BecomesTapped and BecomesUntapped (CR 603.2e).
	BecomesTapped struct {
		What *Filter `star:"what"`
	}
	BecomesUntapped struct {
		What *Filter `star:"what"`
	}
	// StepBegins: Step "upkeep", "end", …; Whose "you", "opponent", "each".
	StepBegins struct {
		Step  string `star:"step,required"`
		Whose string `star:"whose"`
	}
	BecomesTarget struct {
		What *Filter `star:"what"`
		// Of: a spell or ability that matches. By: who controls it.
		Of *Filter `star:"of"`
		By string  `star:"by"`
	}
	Draws struct {
		Who string `star:"who"`
	}
	GainsLife struct {
		Who string `star:"who"`
	}
	LosesLife struct {
		Who string `star:"who"`
	}
	// Sacrifices: a player sacrifices a permanent.
	Sacrifices struct {
		What *Filter `star:"what"`
		By   string  `star:"by"`
	}
	Discards struct {
		What *Filter `star:"what"`
		By   string  `star:"by"`
	}
	PlaysLand struct {
		By string `star:"by"`
	}
	// AnyEvent is any of these.
	AnyEvent struct {
		Of []Event `star:"of,required"`
	}
)

func (*Enters) isEvent()          {}
func (*Dies) isEvent()            {}
func (*Moves) isEvent()           {}
func (*Casts) isEvent()           {}
func (*Activates) isEvent()       {}
func (*Attacks) isEvent()         {}
func (*PlayerAttacks) isEvent()   {}
func (*Blocks) isEvent()          {}
func (*BecomesBlocked) isEvent()  {}
func (*DealsDamage) isEvent()     {}
func (*IsDealtDamage) isEvent()   {}
func (*Transforms) isEvent()      {}
func (*CountersPut) isEvent()     {}
func (*CountersRemoved) isEvent() {}
func (*Mutates) isEvent()         {}
func (*TappedForMana) isEvent()   {}
func (*BecomesTapped) isEvent()   {}
func (*BecomesUntapped) isEvent() {}
func (*StepBegins) isEvent()      {}
func (*BecomesTarget) isEvent()   {}
func (*Draws) isEvent()           {}
func (*GainsLife) isEvent()       {}
func (*LosesLife) isEvent()       {}
func (*Sacrifices) isEvent()      {}
func (*Discards) isEvent()        {}
func (*PlaysLand) isEvent()       {}
func (*AnyEvent) isEvent()        {}
