// Package play plays games on the reference engine by choosing among what is
// legal, and remembers what was done in a form that another, similar game can
// be put through.
package play

import (
	"errors"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
)

// Choices is a source of choices: the same source makes the same choices.
type Choices interface {
	// Below is a number from 0 to n-1; n is positive.
	Below(n int) int
}

// ErrNoLegalAnswer: no answer that was tried is legal, though every decision must have one.
var ErrNoLegalAnswer = errors.New("no legal answer was found")

// ErrTired: the player has answered enough, and gives the action up. It need not
// be anybody's fault: some mana abilities can be activated as often as one likes.
var ErrTired = errors.New("too many decisions in one action")

// mostAsked bounds the decisions of one action.
const mostAsked = 300

// Random plays by choosing. It is a chooser of the engine, and notes its answers.
type Random struct {
	Choices Choices
	// Names that may be chosen where a card name is asked for.
	Names []string
	// asked counts the decisions of the action that is under way.
	asked   int
	answers []Answer
}

// Action chooses what the player with priority does: most often to pass.
func (r *Random) Action(g *engine.Game) engine.Action {
	pass := engine.Action{Player: g.Priority(), Kind: engine.PassAction}
	if r.Choices.Below(r.reluctance(g)) > 0 {
		return pass
	}
	return r.active(g, pass)
}

// reluctance: with an empty stack and on others' turns there is less to do. One
// in so many times, the player looks for something.
func (r *Random) reluctance(g *engine.Game) int {
	turn := g.Turn()
	main := turn.Step == engine.PrecombatMain || turn.Step == engine.PostcombatMain
	switch {
	case turn.Priority == turn.Active && main:
		return 1
	case len(g.In(engine.Stack, 0)) > 0:
		return 3
	}
	return 8
}

// active chooses an action: now and then among all that are legal, otherwise
// any that might be, which costs less to find and is refused if it isn't.
func (r *Random) active(g *engine.Game, pass engine.Action) engine.Action {
	if r.Choices.Below(2) == 0 {
		return pass
	}
	if r.Choices.Below(listing) > 0 {
		return r.attempt(g, pass)
	}
	legal := g.LegalActions()
	return legal[r.Choices.Below(len(legal))]
}

// listing: one in so many actions is chosen from the list of all legal ones.
const listing = 200

// attempt is something that the player might be able to do with one object.
func (r *Random) attempt(g *engine.Game, pass engine.Action) engine.Action {
	for range 6 {
		id := r.within(g, pass.Player)
		if id == 0 {
			continue
		}
		a := engine.Action{Player: pass.Player, Object: id}
		if g.Object(id).Zone == engine.Battlefield || r.Choices.Below(12) == 0 {
			a = r.activation(g, a, pass)
		} else {
			a = r.cast(g, a)
		}
		if a.Kind != engine.PassAction && (r.timely(g, a) || r.Choices.Below(16) == 0) {
			return a
		}
	}
	return pass
}

// cast is casting or playing one of a card's faces, halves or parts.
func (r *Random) cast(g *engine.Game, a engine.Action) engine.Action {
	parts := g.Object(a.Object).Def.Parts()
	a.Kind, a.Face = engine.CastAction, r.Choices.Below(len(parts))
	if parts[a.Face].Types&card.Land != 0 {
		a.Kind = engine.LandAction
	}
	return a
}

// timely says whether most cards of that kind could be played now (CR 117.1a, 305.1, 307.1).
func (r *Random) timely(g *engine.Game, a engine.Action) bool {
	turn := g.Turn()
	main := turn.Active == a.Player && len(g.In(engine.Stack, 0)) == 0 && (turn.Step == engine.PrecombatMain || turn.Step == engine.PostcombatMain)
	switch a.Kind {
	case engine.LandAction:
		return main && g.Players()[a.Player].LandsPlayed == 0
	case engine.CastAction:
		return main || g.Object(a.Object).Def.Parts()[a.Face].Types&card.Instant != 0
	}
	return true
}

// within is one of the objects with which the player can usually do something; 0 if there is none.
func (r *Random) within(g *engine.Game, p engine.PlayerID) engine.ObjectID {
	zones := [...]engine.Zone{engine.Hand, engine.Hand, engine.Hand, engine.Battlefield, engine.Battlefield, engine.Battlefield, engine.Graveyard, engine.Command}
	ids := g.In(zones[r.Choices.Below(len(zones))], p)
	if len(ids) == 0 {
		return 0
	}
	id := ids[r.Choices.Below(len(ids))]
	o := g.Object(id)
	if o.Kind == engine.AbilityObject || o.Def == nil || g.IsFiller(id) || g.ControllerOf(id) != p && r.Choices.Below(16) > 0 {
		return 0
	}
	return id
}

// activation is one of an object's activated abilities: mana abilities seldom,
// since costs are paid with them anyway.
func (r *Random) activation(g *engine.Game, a, pass engine.Action) engine.Action {
	abilities := g.Characteristics(a.Object).Abilities
	var able []int
	for i, in := range abilities {
		if _, ok := in.Ability.(*card.Activated); ok && (!g.IsManaAbility(in) || r.Choices.Below(8) == 0) {
			able = append(able, i)
		}
	}
	if len(able) == 0 {
		return pass
	}
	a.Kind, a.Ability = engine.ActivateAction, able[r.Choices.Below(len(able))]
	return a
}

// Do carries out an action with answers of its own choice, and gives the move
// that was made. On an error, the game is as it was.
func (r *Random) Do(g *engine.Game, a engine.Action) (Move, error) {
	r.asked, r.answers = 0, nil
	m := Move{Action: describe(g, a)}
	err := g.Perform(a, r)
	m.Answers = r.answers
	return m, err
}

// Choose answers a decision.
func (r *Random) Choose(g *engine.Game, d *engine.Decision) (engine.Answer, error) {
	if r.asked++; r.asked > mostAsked {
		return nil, ErrTired
	}
	a, err := r.legal(g, d)
	if err == nil {
		r.answers = append(r.answers, answered(g, d, a))
	}
	return a, err
}

// tries bounds how many answers are tried before none is taken to be legal.
const tries = 200

// legal finds a legal answer: at random, or else the least one.
func (r *Random) legal(g *engine.Game, d *engine.Decision) (engine.Answer, error) {
	for range 8 {
		if a := r.propose(g, d); d.Check(a) == nil {
			return a, nil
		}
	}
	if a := d.LeastAnswer(); d.Check(a) == nil {
		return a, nil
	}
	for range tries {
		if a := r.propose(g, d); d.Check(a) == nil {
			return a, nil
		}
	}
	return nil, ErrNoLegalAnswer
}
