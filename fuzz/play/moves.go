package play

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine"
)

// Thing names an object in a way that another game of nearly the same board understands.
type Thing struct {
	// Ref is the setup's name of a card, which follows it through zones; "" for others.
	Ref string `json:"ref,omitempty"`
	// Name, for what has no Ref: of the object, or of the source of an ability.
	Name string `json:"name,omitempty"`
	// Zone that it is in.
	Zone string `json:"zone,omitempty"`
	// N is its place among those that are alike, from 0, oldest first.
	N int `json:"n,omitempty"`
}

// Doing is an action of a player, with things in the place of objects.
type Doing struct {
	Player   engine.PlayerID   `json:"player"`
	Kind     engine.ActionKind `json:"kind"`
	Object   Thing             `json:"object"`
	Face     int               `json:"face,omitempty"`
	Using    string            `json:"using,omitempty"`
	Optional []string          `json:"optional,omitempty"`
	Ability  int               `json:"ability,omitempty"`
}

// Choice is a chosen option, with things in the place of objects.
type Choice struct {
	Option engine.Option `json:"option"`
	Object Thing         `json:"object"`
	Onto   Thing         `json:"onto"`
}

// Answer is an answer that was given, and to what.
type Answer struct {
	Kind    engine.DecisionKind `json:"kind"`
	Player  engine.PlayerID     `json:"player"`
	Choices []Choice            `json:"choices,omitempty"`
}

// Move is what a player with priority did, and what was answered to the
// decisions that came up until a player had priority again.
type Move struct {
	Action  Doing    `json:"action"`
	Answers []Answer `json:"answers,omitempty"`
}

// Passes says whether the move is nothing but passing priority.
func (m *Move) Passes() bool { return m.Action.Kind == engine.PassAction && len(m.Answers) == 0 }

// describe is an action in words that do without identifiers.
func describe(g *engine.Game, a engine.Action) Doing {
	return Doing{a.Player, a.Kind, thing(g, a.Object), a.Face, a.Using, a.Optional, a.Ability}
}

// answered is an answer in words that do without identifiers.
func answered(g *engine.Game, d *engine.Decision, a engine.Answer) Answer {
	out := Answer{Kind: d.Kind, Player: d.Player}
	for _, o := range a {
		c := Choice{Option: o, Object: thing(g, o.Object), Onto: thing(g, o.Onto)}
		c.Option.Object, c.Option.Onto, c.Option.Label = 0, 0, ""
		out.Choices = append(out.Choices, c)
	}
	return out
}

// thing names an object.
func thing(g *engine.Game, id engine.ObjectID) Thing {
	if id == 0 {
		return Thing{}
	}
	t := looks(g, id)
	if t.Ref == "" {
		t.N = slices.Index(alike(g, t), id)
	}
	return t
}

// looks is what is known of an object but for its place among those that look alike.
func looks(g *engine.Game, id engine.ObjectID) Thing {
	o := g.Object(id)
	if o.Ref != "" {
		return Thing{Ref: o.Ref}
	}
	name := id
	if o.Kind == engine.AbilityObject {
		name = o.Stack.Source
	}
	return Thing{Name: g.NameOf(name), Zone: o.Zone.String()}
}

// alike are the objects in the game that look like that, oldest first.
func alike(g *engine.Game, t Thing) []engine.ObjectID {
	var out []engine.ObjectID
	for _, z := range [...]engine.Zone{engine.Battlefield, engine.Stack, engine.Exile, engine.Command} {
		out = appendAlike(out, g, g.In(z, 0), t)
	}
	for p := range g.Players() {
		for _, z := range [...]engine.Zone{engine.Hand, engine.Library, engine.Graveyard} {
			out = appendAlike(out, g, g.In(z, engine.PlayerID(p)), t)
		}
	}
	slices.Sort(out)
	return out
}

func appendAlike(out []engine.ObjectID, g *engine.Game, ids []engine.ObjectID, t Thing) []engine.ObjectID {
	for _, id := range ids {
		if o := looks(g, id); o.Ref == t.Ref && (t.Ref != "" || o.Name == t.Name && o.Zone == t.Zone) {
			out = append(out, id)
		}
	}
	return out
}

// find is the object that a thing names in a game; 0 if there is none.
func find(g *engine.Game, t Thing) engine.ObjectID {
	if t == (Thing{}) {
		return 0
	}
	if found := alike(g, t); t.N >= 0 && t.N < len(found) {
		return found[t.N]
	}
	return 0
}
