package play

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
)

// Again makes a move in a game in which it need not fit: the action is taken
// if it is legal there, and each answer that was given to a decision of that
// kind is given again if it is legal; otherwise the least one is. The move that
// was really made is returned; ok is false if there was nothing to do.
func Again(g *engine.Game, m *Move) (made Move, ok bool, err error) {
	a, ok := Find(g, &m.Action)
	if !ok {
		return Move{}, false, nil
	}
	r := &replayer{left: slices.Clone(m.Answers)}
	made.Action = describe(g, a)
	err = g.Perform(a, r)
	made.Answers = r.made
	return made, true, err
}

// Find is the action that is meant, if there is what it is done with: whether it
// is legal is for the engine to say.
func Find(g *engine.Game, d *Doing) (engine.Action, bool) {
	who := seat(g, d.Player)
	if g.Over() != nil || who != g.Priority() {
		return engine.Action{}, false
	}
	a := engine.Action{Player: who, Kind: d.Kind, Object: find(g, d.Object), Face: d.Face, Using: d.Using, Optional: d.Optional, Ability: d.Ability}
	if d.Kind == engine.PassAction {
		return a, true
	}
	o := g.Object(a.Object)
	if o == nil || o.Def == nil {
		return a, false
	}
	if d.Kind != engine.ActivateAction {
		return a, a.Face >= 0 && a.Face < len(o.Def.Parts())
	}
	abilities := g.Characteristics(a.Object).Abilities
	if a.Ability < 0 || a.Ability >= len(abilities) {
		return a, false
	}
	_, ok := abilities[a.Ability].Ability.(*card.Activated)
	return a, ok
}

// replayer gives the answers of a move again.
type replayer struct {
	left, made []Answer
}

// Choose takes the first answer left that was given to a decision of this kind.
func (r *replayer) Choose(g *engine.Game, d *engine.Decision) (engine.Answer, error) {
	if len(r.made) > mostAsked {
		return nil, ErrTired
	}
	a := r.remembered(g, d)
	if a == nil || d.Check(a) != nil {
		a = d.LeastAnswer()
	}
	if d.Check(a) != nil {
		return nil, ErrNoLegalAnswer
	}
	r.made = append(r.made, answered(g, d, a))
	return a, nil
}

// remembered is the answer that was given, in this game's objects.
func (r *replayer) remembered(g *engine.Game, d *engine.Decision) engine.Answer {
	at := slices.IndexFunc(r.left, func(a Answer) bool { return a.Kind == d.Kind && seat(g, a.Player) == d.Player })
	if at < 0 {
		return nil
	}
	given := r.left[at]
	r.left = slices.Delete(r.left, at, at+1)
	out := engine.Answer{}
	for _, c := range given.Choices {
		o := c.Option
		o.Object, o.Onto = find(g, c.Object), find(g, c.Onto)
		if o.HasPlayer {
			o.Player = seat(g, c.Player)
		}
		if c.OntoPlayer != "" {
			o.OntoPlayer = seat(g, c.OntoPlayer)
		}
		out = append(out, o)
	}
	return out
}
