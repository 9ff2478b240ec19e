package engine

import "github.com/stickler-mtg/stickler/engine/card"

// Characteristics are an object's characteristics and controller as they are
// now (CR 109.3, 613). A value: nothing in it is shared with the state in a
// way that could be written.
type Characteristics struct {
	Name       string
	ManaCost   *card.ManaCost
	Colors     card.ColorSet
	Types      card.TypeSet
	Supertypes card.SupertypeSet
	Subtypes   card.SubtypeSet
	// Power and Toughness count where HasPT.
	Power, Toughness int
	HasPT            bool
	Loyalty          int
	// Keywords are those that a bit can say (keywords.go); all are in Abilities too.
	Keywords KeywordSet
	// Abilities in the order in which the object got them; never written to, only replaced.
	Abilities  []Instance
	Controller PlayerID
}

// Instance is one ability that an object has.
type Instance struct {
	Ability card.Ability
	// Keyword is the keyword ability that it is, or comes from; "" if none.
	Keyword string
	// Granted: by an effect with this timestamp; 0 if it is the object's own (CR 613.7a).
	Granted Timestamp
	// N tells apart equal instances that one effect or face gives.
	N int
}

// ContinuousEffect is a continuous effect of a resolved spell or ability (CR 611.2).
type ContinuousEffect struct {
	Modify *card.Modify
	// Objects that it applies to, fixed as it began (CR 611.2c).
	Objects []ObjectID
	// Rules are abilities that change rules rather than objects: *card.Cant, *card.Must, *card.PlayerRule …
	Rules      []card.Ability
	Controller PlayerID
	Source     ObjectID
	Timestamp  Timestamp
	Duration   Duration
	// Context is what its words refer to; amounts were fixed as it began (CR 608.2h).
	Context                                  *context
	Power, Toughness, SetPower, SetToughness int
}

// Duration is how long an effect lasts (CR 611.2a).
type Duration struct {
	// Kind: "end of turn", "your next turn", "permanent", "while on battlefield", "this combat".
	Kind string
	// Turn it began in, and whose next turn ends it.
	Turn   int
	Player PlayerID
	// While this object is on the battlefield.
	While ObjectID
}

// board is what was computed for one state of the game: the characteristics of
// every permanent, in the order of the battlefield.
type board struct {
	state uint64
	of    []Characteristics
	at    []int32
}

// characteristics are what an object's characteristics are now (CR 613.1).
func (g *Game) characteristics(id ObjectID) *Characteristics { panic("layers.go") }
