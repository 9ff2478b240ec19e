package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Zone is a zone of the game (CR 400.1).
type Zone uint8

// The zones.
const (
	NoZone Zone = iota
	Battlefield
	Hand
	Library
	Graveyard
	Exile
	Stack
	Command
)

var zoneNames = [...]string{"nowhere", "battlefield", "hand", "library", "graveyard", "exile", "stack", "command"}

// String is the zone's name.
func (z Zone) String() string { return zoneNames[z] }

// ZoneNamed is the zone of that name, NoZone if there is none.
func ZoneNamed(name string) Zone {
	for z, n := range zoneNames {
		if n == name && z > 0 {
			return Zone(z)
		}
	}
	return NoZone
}

// generation marks the objects that a game may write to in place. It is not
// empty, so that every generation has an address of its own.
type generation struct{ _ byte }

// Game is the whole state of a game. It is not safe for concurrent use; clones
// are independent of each other.
type Game struct {
	gen *generation
	// objects by ObjectID; the first is nil.
	objects []*Object
	players []Player
	// Shared zones. battlefield in the order of entering, stack from the bottom up.
	battlefield, stack, exile, command []ObjectID
	turn                               Turn
	clock                              Timestamp
	// effects are continuous effects of resolved spells and abilities (CR 611.2).
	effects []*ContinuousEffect
	// shields are replacement and prevention effects of resolved spells and abilities.
	shields []*Shield
	// delayed triggered abilities (CR 603.7).
	delayed []*DelayedTrigger
	// away are objects that return once another leaves the battlefield (CR 610.3).
	away []away
	// triggered abilities that wait to be put on the stack (CR 603.3).
	waiting   []*StackItem
	waitingBy []PlayerID
	combat    *Combat
	rules     Rules
	random    uint64
	// checked is when state-based actions were last checked (CR 704.6d).
	checked Timestamp
	over    *Outcome
	names   Names
	// commander: the game is played by the rules of CR 903.
	commander bool

	// state counts changes: what was computed for another value is stale.
	state     uint64
	board     *board
	ruled     *ruled
	outsiders *outsiders
	works     *works
	produced  *produced
	// elsewheres are objects of which some ability functions outside the battlefield.
	elsewheres []ObjectID

	chooser Chooser
	tracer  Tracer
}

// Player is a player of the game (CR 102).
type Player struct {
	Name                     string
	Life                     int
	Hand, Library, Graveyard []ObjectID
	Pool                     Pool
	Counters                 Counters
	Lost                     bool
	LostBecause              string
	// TurnBegan is the number of the turn that this player most recently began (CR 302.6).
	TurnBegan   int
	LandsPlayed int
	// DrewFromEmpty since state-based actions were last checked (CR 704.5b).
	DrewFromEmpty bool
	// SpellsCast this turn and last turn.
	SpellsCast, SpellsLastTurn int
	// LifeLost this turn.
	LifeLost int
	// CommandZoneCasts counts casts from the command zone (CR 903.8),
	// CommanderDamage combat damage (CR 903.10a), by the Ref of the commander.
	// Values: they are replaced, not written to.
	CommandZoneCasts []CommandZoneCasts
	CommanderDamage  []CommanderDamage
}

// CommandZoneCasts is how often a player has cast one commander from the command zone (CR 903.8).
type CommandZoneCasts struct {
	Commander string
	N         int
}

// CommanderDamage is combat damage that one commander has dealt to a player (CR 903.10a).
type CommanderDamage struct {
	Commander string
	// Owner and Card say whose it is and which card.
	Owner PlayerID
	Card  string
	N     int
}

// Turn is where the game stands in the turn (CR 500).
type Turn struct {
	// Number counts turns from 1.
	Number int
	Active PlayerID
	Step   Step
	// Priority is who has it; Passed how many players have passed in succession (CR 117.4).
	Priority PlayerID
	Passed   int
	// FirstStrike: this combat has a first combat damage step (CR 510.4).
	FirstStrike bool
}

// Outcome is how a game ended (CR 104).
type Outcome struct {
	// Winner is NoPlayer for a draw.
	Winner PlayerID
	Reason string
}

// Clone is a copy of the game that shares no state which either can change.
func (g *Game) Clone() *Game {
	n := *g
	g.gen, n.gen = &generation{}, &generation{}
	n.outsiders, n.works, n.produced = nil, nil, nil
	n.elsewheres = slices.Clip(g.elsewheres)
	g.elsewheres = n.elsewheres
	n.objects = append(make([]*Object, 0, len(g.objects)+8), g.objects...)
	n.players = append([]Player(nil), g.players...)
	for i := range n.players {
		p := &n.players[i]
		p.Hand = append([]ObjectID(nil), p.Hand...)
		p.Library = append([]ObjectID(nil), p.Library...)
		p.Graveyard = append([]ObjectID(nil), p.Graveyard...)
	}
	n.battlefield = append([]ObjectID(nil), g.battlefield...)
	n.stack = append([]ObjectID(nil), g.stack...)
	n.exile = append([]ObjectID(nil), g.exile...)
	n.command = append([]ObjectID(nil), g.command...)
	n.effects = append([]*ContinuousEffect(nil), g.effects...)
	n.shields = append([]*Shield(nil), g.shields...)
	n.delayed = append([]*DelayedTrigger(nil), g.delayed...)
	n.away = append([]away(nil), g.away...)
	n.waiting = append([]*StackItem(nil), g.waiting...)
	n.waitingBy = append([]PlayerID(nil), g.waitingBy...)
	n.combat = g.combat.clone()
	return &n
}

// restore makes the game what it was when saved was cloned from it (CR 733.1).
func (g *Game) restore(saved *Game) {
	chooser, tracer := g.chooser, g.tracer
	*g = *saved
	g.chooser, g.tracer = chooser, tracer
}

// object is the object of that identifier, for reading only.
func (g *Game) object(id ObjectID) *Object { return g.objects[id] }

// edit is the object of that identifier, for writing; it counts as a change of state.
func (g *Game) edit(id ObjectID) *Object {
	g.changed()
	o := g.objects[id]
	if o.gen == g.gen {
		return o
	}
	c := *o
	c.gen = g.gen
	g.objects[id] = &c
	return &c
}

// changed notes that the state is no longer the one that the board was computed for.
func (g *Game) changed() { g.state++ }

// stamp is the next timestamp (CR 613.7).
func (g *Game) stamp() Timestamp {
	g.clock++
	return g.clock
}

// add puts a new object into the game, in no zone yet.
func (g *Game) add(o Object) *Object {
	g.changed()
	o.ID = ObjectID(len(g.objects))
	o.gen = g.gen
	g.objects = append(g.objects, &o)
	if o.Def != nil && worksElsewhere(o.Def) {
		g.elsewheres = append(g.elsewheres, o.ID)
	}
	return &o
}

// controllerOf is who controls an object now: continuous effects count for permanents (CR 108.4).
func (g *Game) controllerOf(id ObjectID) PlayerID {
	o := g.object(id)
	if o.Zone == Battlefield {
		return g.characteristics(id).Controller
	}
	return o.Controller
}

// opponents says whether two players are opponents: in these games, any two different ones (CR 102.2).
func opponents(a, b PlayerID) bool { return a != b && a != NoPlayer && b != NoPlayer }

// apnap lists the players who are still in the game, from the active one on, in turn order (CR 101.4).
func (g *Game) apnap() []PlayerID {
	out := make([]PlayerID, 0, len(g.players))
	for i := range g.players {
		p := PlayerID((int(g.turn.Active) + i) % len(g.players))
		if !g.players[p].Lost {
			out = append(out, p)
		}
	}
	return out
}

// player is a player, for reading and writing; writers call changed.
func (g *Game) player(p PlayerID) *Player { return &g.players[p] }

// defOf is the face of an object's definition that is up (CR 712.8).
func (o *Object) face() *card.Face {
	if o.Back && len(o.Def.Faces) > 1 {
		return o.Def.Faces[1]
	}
	return o.Def.Faces[0]
}
