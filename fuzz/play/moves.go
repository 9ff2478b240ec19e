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
	Player   string            `json:"player"`
	Kind     engine.ActionKind `json:"kind"`
	Object   Thing             `json:"object"`
	Face     int               `json:"face,omitempty"`
	Using    string            `json:"using,omitempty"`
	Optional []string          `json:"optional,omitempty"`
	Ability  int               `json:"ability,omitempty"`
}

// Choice is a chosen option, with things in the place of objects and names in
// that of players.
type Choice struct {
	Option     engine.Option `json:"option"`
	Object     Thing         `json:"object"`
	Onto       Thing         `json:"onto"`
	Player     string        `json:"player,omitempty"`
	OntoPlayer string        `json:"onto_player,omitempty"`
}

// Answer is an answer that was given, and to what.
type Answer struct {
	Kind    engine.DecisionKind `json:"kind"`
	Player  string              `json:"player"`
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
	return Doing{g.Players()[a.Player].Name, a.Kind, thing(g, a.Object), a.Face, a.Using, a.Optional, a.Ability}
}

// answered is an answer in words that do without identifiers.
func answered(g *engine.Game, d *engine.Decision, a engine.Answer) Answer {
	out := Answer{Kind: d.Kind, Player: g.Players()[d.Player].Name}
	for _, o := range a {
		c := Choice{Option: o, Object: thing(g, o.Object), Onto: thing(g, o.Onto)}
		if o.HasPlayer {
			c.Player = g.Players()[o.Player].Name
		}
		if o.HasOnto && o.Onto == 0 && o.OntoPlayer >= 0 {
			c.OntoPlayer = g.Players()[o.OntoPlayer].Name
		}
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
	if ref := g.Object(id).Ref; ref != "" {
		return Thing{Ref: ref}
	}
	t := Thing{Name: called(g, id), Zone: g.Object(id).Zone.String()}
	t.N = slices.Index(alike(g, t), id)
	return t
}

// called is an object's name, or that of the source of an ability.
func called(g *engine.Game, id engine.ObjectID) string {
	if o := g.Object(id); o.Kind == engine.AbilityObject {
		id = o.Stack.Source
	}
	return g.NameOf(id)
}

// alike are the objects in the game of that Ref, or of that name in that zone, oldest first.
func alike(g *engine.Game, t Thing) []engine.ObjectID {
	var out []engine.ObjectID
	add := func(ids []engine.ObjectID) {
		for _, id := range ids {
			o := g.Object(id)
			if t.Ref != "" && o.Ref == t.Ref || t.Ref == "" && o.Zone.String() == t.Zone && called(g, id) == t.Name {
				out = append(out, id)
			}
		}
	}
	for _, z := range [...]engine.Zone{engine.Battlefield, engine.Stack, engine.Exile, engine.Command} {
		add(g.In(z, 0))
	}
	for p := range g.Players() {
		for _, z := range [...]engine.Zone{engine.Hand, engine.Library, engine.Graveyard} {
			add(g.In(z, engine.PlayerID(p)))
		}
	}
	slices.Sort(out)
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

// seat is the player of that name; NoPlayer if there is none.
func seat(g *engine.Game, name string) engine.PlayerID {
	at := slices.IndexFunc(g.Players(), func(p engine.Player) bool { return p.Name == name })
	return engine.PlayerID(at) // -1 is NoPlayer
}
