package engine

// ActionKind is what a player with priority does (CR 117.1).
type ActionKind uint8

// The kinds of action.
const (
	// PassAction: pass priority.
	PassAction ActionKind = iota
	// CastAction: cast Object (CR 601).
	CastAction
	// LandAction: play Object as a land (CR 305, 116.2a).
	LandAction
	// ActivateAction: activate Ability of Object (CR 602, 605).
	ActivateAction
	// ConcedeAction: concede (CR 104.3a).
	ConcedeAction
)

// Action is what a player does. Everything else that must be chosen (modes,
// targets, X, payment …) is asked for as a Decision.
type Action struct {
	Player PlayerID
	Kind   ActionKind
	Object ObjectID
	// Face is the index in Def.Faces of the face, half or part cast or played.
	Face int
	// Using is the alternative cost's name: a keyword in lower case ("more than
	// meets the eye") or the name of the permanent that offers it; "" is the mana cost.
	Using string
	// Optional are the optional additional costs paid, by keyword ("kicker").
	Optional []string
	// Ability is the index of the ability in characteristics(Object).Abilities.
	Ability int
}
