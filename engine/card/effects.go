package card

// An Effect is one instruction of a spell or ability, carried out as it
// resolves (CR 608.2c, 609, 610, 701).
type Effect interface{ isEffect() }

// The effects. What nil is usually this object; Who nil is the controller.
type (
	// AddMana adds mana (CR 106). Mana is fixed symbols; or AnyOf types to
	// choose among: "any color", "any type", or symbols "{R}{G}"; of Amount
	// (default 1), all of one type unless Each is set (then each is chosen).
	AddMana struct {
		Mana   string   `star:"mana"`
		AnyOf  string   `star:"any_of"`
		Amount Amount   `star:"amount"`
		Each   bool     `star:"each"`
		Who    Selector `star:"who"`
		// CouldProduce: a type that a land that matches could produce (CR 106.7);
		// ColorsOnly: a color, not a type.
		CouldProduce *Filter `star:"could_produce"`
		ColorsOnly   bool    `star:"colors_only"`
		// AmongTypesProduced: any type that the event's permanent made ("that land produced").
		AmongTypesProduced bool `star:"produced_type"`
		// AmongColorsOf: a color of objects that match.
		AmongColorsOf *Filter `star:"among_colors_of"`
		// ChosenColor: the color chosen for this object.
		ChosenColor bool `star:"chosen_color"`
		// SpendOnly restricts what the mana may be spent on (CR 106.6): spells or
		// abilities of sources that match.
		SpendOnly *Filter `star:"spend_only"`
	}
	// DealDamage: Source nil is this object.
	DealDamage struct {
		Amount Amount   `star:"amount,required"`
		To     Selector `star:"to,required"`
		Source Selector `star:"source"`
		// Divided: as it was divided among the targets.
		Divided bool `star:"divided"`
	}
	Destroy struct {
		What         Selector `star:"what"`
		NoRegenerate bool     `star:"no_regenerate"`
	}
	// MoveTo puts objects into a zone: "exile", "graveyard", "hand", "battlefield",
	// "library top", "library bottom", "library" (shuffled). Onto the
	// battlefield: Tapped, Converted, under Under's control (default: the
	// ability's controller's; OwnerOf: each one's owner's), with counters.
	MoveTo struct {
		What      Selector `star:"what"`
		To        string   `star:"to_zone,required"`
		Tapped    bool     `star:"tapped"`
		Converted bool     `star:"converted"`
		Under     Selector `star:"under"`
		// Until "leaves": for as long as this object remains on the battlefield (CR 610.3).
		Until string `star:"until"`
		// FaceDown in exile.
		FaceDown bool `star:"face_down"`
		// AttachedTo what an Aura is put onto.
		AttachedTo Selector `star:"attached_to"`
		Counter    string   `star:"counter"`
		Count      Amount   `star:"count"`
	}
	// PutCounters on objects or players.
	PutCounters struct {
		Kind string   `star:"kind,required"`
		N    Amount   `star:"n"`
		On   Selector `star:"on"`
		// Divided: as it was divided among the targets.
		Divided bool `star:"divided"`
	}
	// TakeCounters removes up to N counters; nil is all.
	TakeCounters struct {
		Kind string   `star:"kind,required"`
		N    Amount   `star:"n"`
		From Selector `star:"of"`
	}
	// MoveCounters moves up to N counters (nil: all) from one object to another (CR 122.5).
	MoveCounters struct {
		Kind string   `star:"kind,required"`
		N    Amount   `star:"n"`
		From Selector `star:"source"`
		Onto Selector `star:"onto,required"`
	}
	Draw struct {
		N   Amount   `star:"n"`
		Who Selector `star:"who"`
	}
	// Discard N cards of the player's choice, or at random; All that they have, or all that match What.
	Discard struct {
		N      Amount   `star:"n"`
		Who    Selector `star:"who"`
		Random bool     `star:"random"`
		All    bool     `star:"all"`
		What   *Filter  `star:"what"`
	}
	Mill struct {
		N   Amount   `star:"n"`
		Who Selector `star:"who"`
	}
	Scry struct {
		N Amount `star:"n"`
	}
	Surveil struct {
		N Amount `star:"n"`
	}
	GainLife struct {
		N   Amount   `star:"n,required"`
		Who Selector `star:"who"`
	}
	LoseLife struct {
		N   Amount   `star:"n,required"`
		Who Selector `star:"who"`
	}
	// CreateToken creates N tokens with these characteristics, or that are copies of CopyOf.
	CreateToken struct {
		N         Amount    `star:"n"`
		Name      string    `star:"name"`
		TypeLine  string    `star:"type_line"`
		Colors    []string  `star:"colors"`
		Power     Amount    `star:"power"`
		Toughness Amount    `star:"toughness"`
		Abilities []Ability `star:"abilities"`
		CopyOf    Selector  `star:"copy_of"`
		Except    *Modify   `star:"except_for"`
		Tapped    bool      `star:"tapped"`
		Attacking bool      `star:"attacking"`
		Who       Selector  `star:"who"`
		// Compiled is for the engine: the token's definition.
		Compiled any
	}
	// Convert and Transform turn a permanent over (CR 701.27, 701.28).
	Convert struct {
		What Selector `star:"what"`
	}
	Transform struct {
		What Selector `star:"what"`
	}
	// FlipOver flips permanents (CR 710.2).
	FlipOver struct {
		What Selector `star:"what"`
	}
	Tap struct {
		What Selector `star:"what"`
	}
	Untap struct {
		What Selector `star:"what"`
	}
	// SkipUntap: permanents don't untap during their controllers' next untap steps.
	SkipUntap struct {
		What Selector `star:"what"`
	}
	// CounterSpell counters spells or abilities (CR 701.6). UnlessPaid: unless their controller pays.
	CounterSpell struct {
		What       Selector `star:"what"`
		UnlessPaid []Cost   `star:"unless_paid"`
	}
	// Change makes a continuous effect on objects, for a duration:
	// "end of turn" (the default), "your next turn", "permanent",
	// "while on battlefield" (as long as this object remains there), "this combat".
	Change struct {
		What Selector `star:"what"`
		Modify
		Duration string `star:"duration"`
		// Characteristics chosen beforehand: see Modify.
	}
	// BecomeCopy makes objects copies of another (CR 707).
	BecomeCopy struct {
		What     Selector `star:"what"`
		Of       Selector `star:"of,required"`
		Except   *Modify  `star:"except_for"`
		Duration string   `star:"duration"`
	}
	// AddRule makes static abilities apply for a duration without an object
	// that has them ("creatures can't block this turn").
	AddRule struct {
		Abilities []Ability `star:"abilities,required"`
		Duration  string    `star:"duration"`
	}
	// PreventDamage prevents the next N damage (nil: all) to something this turn;
	// Combat only combat damage. From: damage of these sources. To nil: anything.
	PreventDamage struct {
		N      Amount   `star:"n"`
		To     Selector `star:"to"`
		From   *Filter  `star:"source"`
		Combat bool     `star:"combat"`
	}
	// SacrificeEffect: players sacrifice N permanents that match, of their choice; or What.
	SacrificeEffect struct {
		What *Filter  `star:"what"`
		N    Amount   `star:"n"`
		Who  Selector `star:"who"`
		Only Selector `star:"only"`
	}
	// Fuse makes one modal double-faced card of two cards and puts it into a zone.
	// A single card is only put there.
	Fuse struct {
		What Selector `star:"what,required"`
		To   string   `star:"to_zone,required"`
	}
	// Bolster N (CR 701.39a). The creature is then Chosen.
	Bolster struct {
		N Amount `star:"n,required"`
	}
	// AttachTo attaches this (or What) to an object.
	AttachTo struct {
		What Selector `star:"what"`
		To   Selector `star:"to,required"`
	}
	Unattach struct {
		What Selector `star:"what"`
	}
	// Fight (CR 701.14).
	Fight struct {
		A Selector `star:"a"`
		B Selector `star:"b"`
	}
	// CopySpell copies spells or abilities on the stack N times (CR 707.10).
	CopySpell struct {
		What       Selector `star:"what"`
		N          Amount   `star:"n"`
		NewTargets bool     `star:"new_targets"`
	}
	// Search a library for cards (CR 701.23), put them somewhere as MoveTo does (by
	// default into the hand), and shuffle. What nil is any card.
	Search struct {
		What   *Filter  `star:"what"`
		Min    Amount   `star:"min"`
		Max    Amount   `star:"max"`
		To     string   `star:"to_zone"`
		Tapped bool     `star:"tapped"`
		Reveal bool     `star:"reveal"`
		Who    Selector `star:"who"`
	}
	Shuffle struct {
		Who Selector `star:"who"`
	}
	// ChooseObjects chooses on resolution, without targeting; the result is Chosen.
	// Its filter, like that of SacrificeEffect, speaks from the chooser's point of view.
	ChooseObjects struct {
		What *Filter  `star:"what,required"`
		Min  Amount   `star:"min"`
		Max  Amount   `star:"max"`
		Who  Selector `star:"who"`
	}
	// ChooseValue chooses a "card name", "color", "creature type" … for this object.
	ChooseValue struct {
		Kind string `star:"kind,required" words:"choice"`
	}
	// RevealUntil reveals from the top of a library until a card matches; then To for it, Rest for the others.
	RevealUntil struct {
		What *Filter `star:"what,required"`
		To   string  `star:"to_zone"`
		Rest string  `star:"rest"`
		Cast bool    `star:"may_cast"`
		// Fits limits the spell that may be cast; Exile: exiles the cards instead.
		Fits  *Filter  `star:"fits"`
		Exile bool     `star:"exile"`
		Who   Selector `star:"who"`
	}
	// CastFree lets a player cast a card now without paying its mana cost (CR 608.2g).
	CastFree struct {
		What   Selector `star:"what,required"`
		Fits   *Filter  `star:"fits"`
		Paying []Cost   `star:"paying"`
	}
	// PutFromHand puts up to N cards that match from hand onto the battlefield.
	PutFromHand struct {
		What *Filter  `star:"what,required"`
		N    Amount   `star:"n"`
		Who  Selector `star:"who"`
		// All: each such card, of each Who.
		All bool `star:"all"`
	}
	Regenerate struct {
		What Selector `star:"what"`
	}
	// AddTurnRule and the like are not here: extra turns are outside this engine so far.

	// May: its controller (or Who) chooses whether to do the effects. Then Done is true.
	May struct {
		Effects []Effect `star:"effects,required"`
		Who     Selector `star:"who"`
		Pay     []Cost   `star:"pay"`
		Else    []Effect `star:"otherwise"`
	}
	// If does one list of effects or another.
	If struct {
		When Condition `star:"when,required"`
		Then []Effect  `star:"then"`
		Else []Effect  `star:"otherwise"`
	}
	// UnlessPaid: the effects happen unless Who pays.
	UnlessPaid struct {
		Pay     []Cost   `star:"pay,required"`
		Who     Selector `star:"who"`
		Effects []Effect `star:"effects,required"`
	}
	// Simultaneously does effects as one event ("exile all …, then each player …" is two).
	// Delayed sets up a delayed triggered ability (CR 603.7).
	Delayed struct {
		On      Event    `star:"on,required"`
		Effects []Effect `star:"effects,required"`
		// Once: only the next time (the default of "at" and "when"); Every: each time, this turn.
		Every bool `star:"every"`
		// Duration: "end of turn", or "" for until it triggers.
		Duration string       `star:"duration"`
		Targets  []TargetSpec `star:"targets"`
	}
	// Reflexive: "when you do" (CR 603.12): only if the effect before did something.
	Reflexive struct {
		Effects []Effect     `star:"effects,required"`
		Targets []TargetSpec `star:"targets"`
	}
	// ForEach does the effects once for each object or player of What, which is then Chosen.
	ForEach struct {
		What    Selector `star:"what,required"`
		Effects []Effect `star:"effects,required"`
	}
	// EndGame: players lose ("lose") or win ("win").
	EndGame struct {
		Who Selector `star:"who"`
		How string   `star:"how"`
	}
	// ReturnAll puts every card that matches from a zone onto the battlefield, as
	// one event, under Under's control as MoveTo does.
	ReturnAll struct {
		What  *Filter  `star:"what,required"`
		Under Selector `star:"under"`
	}
	// OfMode are the effects of one chosen mode (CR 700.2): its targets come after
	// Skip lists of other modes. For the engine; definitions write modes.
	OfMode struct {
		Effects []Effect
		Skip    int
	}
	// GoFaceDown and further things join here.
)

func (*AddMana) isEffect()         {}
func (*DealDamage) isEffect()      {}
func (*Destroy) isEffect()         {}
func (*MoveTo) isEffect()          {}
func (*PutCounters) isEffect()     {}
func (*TakeCounters) isEffect()    {}
func (*MoveCounters) isEffect()    {}
func (*Draw) isEffect()            {}
func (*Discard) isEffect()         {}
func (*Mill) isEffect()            {}
func (*Scry) isEffect()            {}
func (*Surveil) isEffect()         {}
func (*GainLife) isEffect()        {}
func (*LoseLife) isEffect()        {}
func (*CreateToken) isEffect()     {}
func (*Convert) isEffect()         {}
func (*Transform) isEffect()       {}
func (*FlipOver) isEffect()        {}
func (*Tap) isEffect()             {}
func (*Untap) isEffect()           {}
func (*SkipUntap) isEffect()       {}
func (*CounterSpell) isEffect()    {}
func (*Change) isEffect()          {}
func (*BecomeCopy) isEffect()      {}
func (*AddRule) isEffect()         {}
func (*PreventDamage) isEffect()   {}
func (*SacrificeEffect) isEffect() {}
func (*Bolster) isEffect()         {}
func (*Fuse) isEffect()            {}
func (*AttachTo) isEffect()        {}
func (*Unattach) isEffect()        {}
func (*Fight) isEffect()           {}
func (*CopySpell) isEffect()       {}
func (*Search) isEffect()          {}
func (*Shuffle) isEffect()         {}
func (*ChooseObjects) isEffect()   {}
func (*ChooseValue) isEffect()     {}
func (*RevealUntil) isEffect()     {}
func (*CastFree) isEffect()        {}
func (*PutFromHand) isEffect()     {}
func (*Regenerate) isEffect()      {}
func (*May) isEffect()             {}
func (*If) isEffect()              {}
func (*UnlessPaid) isEffect()      {}
func (*Delayed) isEffect()         {}
func (*Reflexive) isEffect()       {}
func (*ForEach) isEffect()         {}
func (*EndGame) isEffect()         {}
func (*ReturnAll) isEffect()       {}
func (*OfMode) isEffect()          {}
