// Command go is a starter adapter in Go: the suite's protocol on top, a toy
// engine below. The messages' types, and the server that reads and writes
// them, are the suite's own.
//
// Run it with:
//
//	stickler run --tags @smoke --engine "go run ./examples/adapters/go"
//
// Whatever the toy can't do it calls unsupported, and never guesses: that is
// the one habit that a real adapter must keep. Put your engine in the place of
// game, and what it knows into Initialize, perform and show.
package main

import (
	"context"
	"errors"
	"log"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

func main() {
	if err := wire.Serve(context.Background(), &adapter{games: map[protocol.GameID]*game{}}, os.Stdin, os.Stdout); err != nil {
		log.Fatal(err)
	}
}

// adapter is a protocol.Engine. What it has no method for is refused: the toy
// asks nothing that could be answered, and has no list of legal actions.
type adapter struct {
	protocol.Refusing
	games   map[protocol.GameID]*game
	started int
}

// Initialize: versions with the same major number understand each other.
func (a *adapter) Initialize(_ context.Context, r protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	if !strings.HasPrefix(r.Protocol, "1.") {
		return nil, invalid("this adapter speaks protocol 1, not " + r.Protocol)
	}
	return &protocol.InitializeReply{
		Protocol: protocol.Version, Engine: protocol.Named{Name: "toy (Go)", Version: "1"},
		Capabilities: []protocol.Capability{protocol.CapManaPool},
	}, nil
}

// ResolveCards names the cards that the engine lacks.
func (a *adapter) ResolveCards(_ context.Context, r protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	reply := &protocol.ResolveCardsReply{}
	for _, name := range r.Names {
		if !knows(name) {
			reply.Unknown = append(reply.Unknown, name)
		}
	}
	return reply, nil
}

func knows(card string) bool { return lands[card] != "" || creatures[card].types != nil }

// StartGame sets the board up.
func (a *adapter) StartGame(_ context.Context, s protocol.Setup) (*protocol.Reply, error) {
	g, err := newGame(s)
	if err != nil {
		return nil, refusal(err)
	}
	a.started++
	id := protocol.GameID("g" + strconv.Itoa(a.started))
	a.games[id] = g
	return reply(id, g), nil
}

func (a *adapter) game(id protocol.GameID) (*game, error) {
	if g, there := a.games[id]; there {
		return g, nil
	}
	return nil, invalid("there is no game " + string(id))
}

// Act tries an action on a copy, so that a refusal leaves the game as it was.
func (a *adapter) Act(_ context.Context, r protocol.ActRequest) (*protocol.Reply, error) {
	g, err := a.game(r.Game)
	if err != nil {
		return nil, err
	}
	trial := g.clone()
	if err := perform(trial, r.Action); err != nil {
		return nil, refusal(err)
	}
	a.games[r.Game] = trial
	return reply(r.Game, trial), nil
}

func perform(g *game, a protocol.Action) error {
	known := protocol.Action{Player: a.Player, Kind: a.Kind, Object: a.Object, Ability: a.Ability, Attacks: a.Attacks, Blocks: a.Blocks, Step: a.Step}
	if err := only(a, known); err != nil {
		return err
	}
	if g.winner != "" {
		return illegal("the game is over")
	}
	if a.Kind == protocol.ActPass && a.Player == g.priority {
		return g.pass()
	}
	defer func() { g.passes = 0 }()
	stack, begun := len(g.within("stack", "")), g.begun
	switch a.Kind {
	case protocol.ActResolveTop:
		return passUntil(g, func() bool { return len(g.within("stack", "")) < stack })
	case protocol.ActResolveStack:
		return passUntil(g, func() bool { return len(g.within("stack", "")) == 0 })
	case protocol.ActAdvance:
		return passUntil(g, func() bool {
			return g.begun > begun && g.step == string(a.Step) && (a.Player == "" || a.Player == g.active)
		})
	case protocol.ActAttack, protocol.ActBlock:
		return fight(g, a)
	case protocol.ActPass, protocol.ActPlayLand, protocol.ActCast, protocol.ActActivate:
		if a.Player != g.priority {
			return illegal(a.Player + " doesn't have priority")
		}
		return use(g, a)
	}
	return cannot("can't " + string(a.Kind))
}

// passUntil has all players pass until something is so.
func passUntil(g *game, so func() bool) error {
	for g.winner == "" && !so() {
		if err := g.pass(); err != nil {
			return err
		}
	}
	return nil
}

// use plays, casts or activates what the action names.
func use(g *game, a protocol.Action) error {
	found, err := find(g, a.Object)
	switch {
	case err != nil:
		return err
	case a.Kind == protocol.ActPlayLand:
		return g.playLand(a.Player, found[0])
	case a.Kind == protocol.ActCast:
		return g.cast(a.Player, found[0])
	case a.Ability != nil && *a.Ability != protocol.AbilityRef{Cost: "{T}"}:
		return cannot("has no such ability")
	}
	return g.tapForMana(a.Player, found[0])
}

// fight declares attackers or blockers.
func fight(g *game, a protocol.Action) error {
	var who, whom []protocol.ObjectID
	for _, x := range a.Attacks {
		who = append(who, x.Attacker)
	}
	for _, x := range a.Blocks {
		who, whom = append(who, x.Blocker), append(whom, x.Attacker)
	}
	declared, err := find(g, who...)
	attackers, err2 := find(g, whom...)
	switch {
	case err != nil || err2 != nil:
		return errors.Join(err, err2)
	case a.Kind == protocol.ActAttack:
		return g.attack(a.Player, declared)
	}
	return g.block(a.Player, declared, attackers)
}

// find finds objects by the identifiers that show gave them.
func find(g *game, ids ...protocol.ObjectID) ([]*object, error) {
	var found []*object
	for _, id := range ids {
		at := slices.IndexFunc(g.objects, func(o *object) bool { return name(o.id) == id })
		if at < 0 {
			return nil, invalid("there is no object " + string(id))
		}
		found = append(found, g.objects[at])
	}
	return found, nil
}

func name(id int) protocol.ObjectID { return protocol.ObjectID("o" + strconv.Itoa(id)) }

// State shows everything; it refuses to look through one player's eyes, a capability that the toy lacks.
func (a *adapter) State(_ context.Context, r protocol.StateRequest) (*protocol.View, error) {
	g, err := a.game(r.Game)
	if err != nil {
		return nil, err
	}
	if err := only(r, protocol.StateRequest{Game: r.Game}); err != nil {
		return nil, refusal(err)
	}
	now := reply(r.Game, g)
	v := &protocol.View{Game: r.Game, Turn: g.turn, Active: g.active, Step: protocol.Step(g.step), Priority: now.Priority, Over: now.Over,
		Objects: []protocol.ObjectView{}} // an empty list in JSON: nil would be null
	for _, p := range g.players {
		var mana string
		for _, symbol := range p.mana {
			mana += "{" + string(symbol) + "}"
		}
		v.Players = append(v.Players, protocol.PlayerView{Name: p.name, Life: p.life, Mana: mana, Lost: p.lost, LandsPlayed: p.lands,
			Hand: len(g.within("hand", p.name)), Library: p.library + len(g.within("library", p.name))})
	}
	for _, zone := range []string{"battlefield", "stack", "hand", "library", "graveyard", "exile", "command"} {
		for _, o := range g.within(zone, "") {
			v.Objects = append(v.Objects, show(g, o))
		}
	}
	return v, nil
}

// show says of an object all that the toy knows. What an engine can't say it lists in Unknown.
func show(g *game, o *object) protocol.ObjectView {
	c := creatures[o.card]
	v := protocol.ObjectView{ID: name(o.id), Ref: protocol.Ref(o.ref), Kind: "card", Zone: protocol.Zone(o.zone), Owner: o.player, Controller: o.player,
		Name: o.card, Card: o.card, Tapped: o.tapped, Damage: o.damage, ManaValue: ptr(c.generic + len(c.colored))}
	if !o.isCreature() {
		v.Supertypes, v.Types, v.Subtypes = []string{"Basic"}, []string{"Land"}, []string{o.card}
		return v
	}
	v.Types, v.Subtypes, v.Power, v.Toughness = c.types, c.subtypes, &c.power, &c.toughness
	v.Sick = o.zone == "battlefield" && o.new
	if c.generic > 0 || c.colored == "" {
		v.ManaCost = "{" + strconv.Itoa(c.generic) + "}"
	}
	for _, symbol := range c.colored {
		v.ManaCost += "{" + string(symbol) + "}"
		v.Colors = append(v.Colors, colors[symbol])
	}
	if o.attacking {
		v.Attacking = &protocol.Attacked{Player: g.other(o.player)}
	}
	if o.blocking != 0 {
		v.Blocking = []protocol.ObjectID{name(o.blocking)}
	}
	return v
}

// EndGame forgets a game.
func (a *adapter) EndGame(_ context.Context, r protocol.EndGameRequest) error {
	delete(a.games, r.Game)
	return nil
}

func reply(id protocol.GameID, g *game) *protocol.Reply {
	if g.winner != "" {
		return &protocol.Reply{Game: id, Over: &protocol.Outcome{Winner: g.winner, Reason: "0 or less life"}}
	}
	return &protocol.Reply{Game: id, Priority: g.priority}
}

func invalid(why string) error { return &protocol.Error{Kind: protocol.Invalid, Message: why} }

// refusal puts what the engine says into the protocol's words. Anything else
// is a fault of the adapter, and is reported as one.
func refusal(err error) error {
	var forbidden illegal
	var unknown cannot
	switch {
	case errors.As(err, &forbidden):
		return &protocol.Error{Kind: protocol.IllegalAction, Message: err.Error()}
	case errors.As(err, &unknown):
		return &protocol.Error{Kind: protocol.Unsupported, Message: err.Error()}
	}
	return err
}
