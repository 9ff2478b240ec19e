package protocol

// ActionKind is what a player does.
type ActionKind string

// The kinds of action. An action is something that a player with priority may
// do (CR 117.1), a whole-group shorthand for passing, or a declaration.
const (
	// ActPass: the player passes priority.
	ActPass ActionKind = "pass"
	// ActResolveStack: all players pass until the stack is empty or a decision opens.
	ActResolveStack ActionKind = "resolve stack"
	// ActResolveTop: all players pass until the topmost object has left the stack by resolving.
	ActResolveTop ActionKind = "resolve top"
	// ActAdvance: all players pass until the step named in Step begins and a
	// player has priority in it. If Player is set, that player's next such step.
	ActAdvance ActionKind = "advance"
	// ActCast: the player casts Object (CR 601).
	ActCast ActionKind = "cast"
	// ActPlayLand: the player plays Object as a land (CR 305).
	ActPlayLand ActionKind = "play land"
	// ActActivate: the player activates Ability of Object (CR 602, 605).
	ActActivate ActionKind = "activate"
	// ActAttack: the active player declares Attacks (CR 508.1), moving on to that step first.
	ActAttack ActionKind = "attack"
	// ActBlock: a defending player declares Blocks (CR 509.1), moving on to that step first.
	ActBlock ActionKind = "block"
	// ActSpecial: another special action (CR 116.2), named in Special.
	ActSpecial ActionKind = "special"
	// ActConcede: the player concedes (CR 104.3a).
	ActConcede ActionKind = "concede"
)

// Action is what a player does, with whatever choices were stated with it.
// A stated choice answers the decision of that kind when it comes up during
// this action's announcement; one that never comes up makes the action illegal.
// A choice that isn't stated is asked for as a Decision if there is more than
// one legal answer.
type Action struct {
	// Player is who acts; required but for the shorthands "resolve stack",
	// "resolve top" and "advance". One who may not act now is refused as illegalAction.
	Player string     `json:"player,omitempty"`
	Kind   ActionKind `json:"kind"`
	// Object is the card that is cast or played, or the object whose ability is
	// activated. One that isn't there is refused as invalid.
	Object ObjectID `json:"object,omitempty"`
	// Face is the name of the face, half or part that is cast or played;
	// empty for the default one.
	Face string `json:"face,omitempty"`
	// Using names the alternative cost or permission: a keyword ("more than
	// meets the eye", "flashback") or the name of the permanent that offers it.
	// Empty: the mana cost. Two names with " and " between them ask for two
	// alternative costs, which is illegal (CR 118.9a).
	Using string `json:"using,omitempty"`
	// Optional lists the optional additional costs paid, by keyword: "kicker".
	Optional []string `json:"optional,omitempty"`
	// Ability is the ability that is activated. A reference that fits none is
	// refused as illegalAction, one that fits several as invalid.
	Ability *AbilityRef `json:"ability,omitempty"`
	// X is the value announced for X, from 0.
	X *int `json:"x,omitempty" jsonschema:"minimum=0"`
	// Modes are the numbers of the modes chosen, from 1, in the order of the card.
	Modes []int `json:"modes,omitempty"`
	// Targets in the order in which the spell or ability asks for them.
	Targets []Choice `json:"targets,omitempty"`
	// Pay is the mana spent, as symbols; empty: any, if all payments are alike.
	Pay string `json:"pay,omitempty"`
	// CostObjects are what is tapped, sacrificed, discarded, exiled … as a cost,
	// in the order in which the costs are paid.
	CostObjects []Choice `json:"cost_objects,omitempty"`
	// Choices answer, in order, any other decisions of the announcement.
	Choices []Answer `json:"choices,omitempty"`
	// Attacks are all attackers that are declared (kind "attack"); none declares none.
	Attacks []Attack `json:"attacks,omitempty"`
	// Blocks are all blocks that are declared (kind "block"); none declares none.
	Blocks []Block `json:"blocks,omitempty"`
	// Step is where "advance" goes to.
	Step Step `json:"step,omitempty"`
	// Special names the special action (kind "special"), in words.
	Special string `json:"special,omitempty"`
}

// AbilityRef names an activated ability of an object. Every field that is set
// must match; if more than one ability does, the action is ambiguous.
type AbilityRef struct {
	// Cost is the printed activation cost's symbols: "{X}, {T}", "{1}", "{T}, Sacrifice".
	// Non-mana, non-tap costs are named by their verb alone.
	Cost string `json:"cost,omitempty"`
	// Keyword is the keyword that the ability comes from: "equip", "crew", "cycling".
	Keyword string `json:"keyword,omitempty"`
	// Makes is a mana symbol that the ability can produce: "{G}".
	Makes string `json:"makes,omitempty"`
	// Loyalty is the loyalty cost: "+1", "-3", "0".
	Loyalty string `json:"loyalty,omitempty"`
}

// Attack is one attacker and what it attacks: a player, or a permanent. With
// neither, it attacks what can be attacked, if that is one thing only.
type Attack struct {
	// Attacker is the creature that attacks.
	Attacker ObjectID `json:"attacker"`
	// Player is the player that is attacked.
	Player string `json:"player,omitempty"`
	// Object is the planeswalker or battle that is attacked.
	Object ObjectID `json:"object,omitempty"`
}

// Block is one blocker and the attacker it blocks. A creature that blocks
// several attackers has one entry for each.
type Block struct {
	// Blocker is the creature that blocks.
	Blocker ObjectID `json:"blocker"`
	// Attacker is what it blocks.
	Attacker ObjectID `json:"attacker"`
}
