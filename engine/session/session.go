// Package session serves the reference engine over the protocol, in process.
//
// An action runs until a player has priority. When a decision comes up that
// nothing has answered, the game returns to the moment before the action, the
// decision goes to the other side, and the action runs again with its answer.
package session

import (
	"context"
	"fmt"
	"path"
	"runtime"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

// Cards finds definitions by a card's name or a face's.
type Cards interface {
	Card(name string) (*card.Card, error)
	// Define reads a definition that stands in a scenario.
	Define(place string, text []byte) (*card.Card, error)
}

// Dates finds the rules in force on a day, by the date that they came into
// force; no day means today.
type Dates interface {
	InForce(day string) (string, error)
}

// Names is a list of card names (CR 201.4).
type Names interface {
	Known(name string) bool
	// Nearest are names of a similar spelling, the best first.
	Nearest(name string) []string
	// TypeWords are the card types of what has the name; none if they aren't known.
	TypeWords(name string) []string
}

// Options are what a session needs.
type Options struct {
	// Library finds cards; they must be compiled for the engine.
	Library Cards
	// Names knows which names are card names (CR 201.4); nil accepts any.
	Names Names
	// Dates knows which rules were in force on a day; nil for only the newest.
	Dates Dates
	// Version of the engine, for reports.
	Version string
}

// capabilities are what the reference engine can do: everything, but that it
// plays by older rules only if it knows their dates.
func (s *Session) capabilities() []protocol.Capability {
	if s.options.Dates != nil {
		return protocol.AllCapabilities
	}
	return slices.DeleteFunc(slices.Clone(protocol.AllCapabilities), func(c protocol.Capability) bool { return c == protocol.CapRules })
}

// Session is the reference engine behind protocol.Engine. It is not safe for concurrent use.
type Session struct {
	options Options
	games   map[protocol.GameID]*game
	count   int
}

// New starts a session.
func New(o Options) *Session {
	return &Session{options: o, games: map[protocol.GameID]*game{}}
}

// Initialize opens the conversation.
func (s *Session) Initialize(_ context.Context, r protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	version := s.options.Version
	if version == "" {
		version = protocol.Version
	}
	return &protocol.InitializeReply{Protocol: protocol.Version, Engine: protocol.Named{Name: "stickler", Version: version}, Capabilities: s.capabilities()}, nil
}

// ResolveCards says which names have no definition.
func (s *Session) ResolveCards(_ context.Context, r protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	reply := &protocol.ResolveCardsReply{}
	cards, err := s.withInline(r.Inline)
	if err != nil {
		return nil, err
	}
	for _, c := range cards.inline {
		reply.Defined = append(reply.Defined, namesOf(c)...)
	}
	for _, name := range r.Names {
		if _, err := cards.Card(name); err != nil {
			if !isUnknown(err) {
				return nil, invalid("%v", err)
			}
			reply.Unknown = append(reply.Unknown, name)
		}
	}
	return reply, nil
}

// isUnknown tells a card that isn't defined from a definition with an error.
func isUnknown(err error) bool {
	_, ok := err.(interface{ UnknownCard() string })
	return ok
}

// StartGame sets a board up.
func (s *Session) StartGame(_ context.Context, setup protocol.Setup) (reply *protocol.Reply, err error) {
	defer guard(&err)
	g, err := s.NewGame(&setup)
	if err != nil {
		return nil, err
	}
	s.count++
	ga := &game{id: protocol.GameID(fmt.Sprintf("g%d", s.count)), g: g, session: s, audit: engine.NewAudit(g)}
	g.SetTracer(&tracer{ga})
	s.games[ga.id] = ga
	return ga.reply(), nil
}

// NewGame is the engine's own game of a setup, of which the session knows nothing.
func (s *Session) NewGame(setup *protocol.Setup) (*engine.Game, error) {
	made, err := s.setup(setup)
	if err != nil {
		return nil, err
	}
	g, err := engine.NewGame(*made)
	if err != nil {
		return nil, invalid("%v", err)
	}
	return g, nil
}

// Act carries out what a player does.
func (s *Session) Act(_ context.Context, r protocol.ActRequest) (reply *protocol.Reply, err error) {
	defer guard(&err)
	g, err := s.game(r.Game)
	if err != nil {
		return nil, err
	}
	return g.act(r.Action)
}

// Answer answers the open decision.
func (s *Session) Answer(_ context.Context, r protocol.AnswerRequest) (reply *protocol.Reply, err error) {
	defer guard(&err)
	g, err := s.game(r.Game)
	if err != nil {
		return nil, err
	}
	return g.answer(r)
}

// State shows the game.
func (s *Session) State(_ context.Context, r protocol.StateRequest) (v *protocol.View, err error) {
	defer guard(&err)
	g, err := s.game(r.Game)
	if err != nil {
		return nil, err
	}
	return g.view(r)
}

// LegalActions lists what the player with priority may do, pass last.
func (s *Session) LegalActions(_ context.Context, r protocol.LegalActionsRequest) (reply *protocol.LegalActionsReply, err error) {
	defer guard(&err)
	g, err := s.game(r.Game)
	if err != nil {
		return nil, err
	}
	if g.pending != nil {
		return nil, invalid("a decision is open: answer it first")
	}
	return &protocol.LegalActionsReply{Actions: g.legalActions()}, nil
}

// EndGame forgets a game.
func (s *Session) EndGame(_ context.Context, r protocol.EndGameRequest) error {
	delete(s.games, r.Game)
	return nil
}

// Shutdown ends the conversation.
func (s *Session) Shutdown(context.Context) error {
	s.games = map[protocol.GameID]*game{}
	return nil
}

func (s *Session) game(id protocol.GameID) (*game, error) {
	g, ok := s.games[id]
	if !ok {
		return nil, invalid("there is no game %q", id)
	}
	return g, nil
}

// guard turns a fault of the engine into an error, so that the session goes on.
func guard(err *error) {
	if fault := recover(); fault != nil {
		*err = fmt.Errorf("the engine failed: %v\n%s", fault, strings.Join(callsToPanic(), "\n"))
	}
}

// callsToPanic lists the calls that led to a panic, for a deferred function
// that recovers from it: without addresses, so that reports are alike.
func callsToPanic() []string {
	pcs := make([]uintptr, 32)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs)])
	var out []string
	for {
		f, more := frames.Next()
		if strings.Contains(f.Function, "stickler/engine") {
			out = append(out, fmt.Sprintf("  at %s (%s:%d)", path.Base(f.Function), path.Base(f.File), f.Line))
		}
		if !more || len(out) == 8 {
			return out
		}
	}
}

func invalid(format string, args ...any) *protocol.Error {
	return &protocol.Error{Kind: protocol.Invalid, Message: fmt.Sprintf(format, args...)}
}

func illegal(rule, format string, args ...any) *protocol.Error {
	return &protocol.Error{Kind: protocol.IllegalAction, Rule: rule, Message: fmt.Sprintf(format, args...)}
}
