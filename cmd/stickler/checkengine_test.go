package main

import (
	"bytes"
	"context"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/checkup"
	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
	"github.com/stickler-mtg/stickler/recording"
)

// checked is what check-engine says of an engine that misbehaves.
func checked(t *testing.T, how string, flags ...string) (text string, status int) {
	t.Helper()
	var out, errs bytes.Buffer
	status = execute(t.Context(), append([]string{"check-engine", "--engine", engineThat(how)}, flags...), &out, &errs)
	return out.String() + errs.String(), status
}

func TestCheckEngine(t *testing.T) {
	for how, c := range map[string]struct {
		status int
		says   []string
	}{
		"serve":                 {exitPassed, []string{"1. the handshake", "\n   17 pass\n", "can be run; 0 are unsupported"}},
		"exits":                 {exitNotPassed, []string{"its process ended (exit status 3)", "its log      cannot find my cards", "next         Read lines from standard input"}},
		"another major version": {exitNotPassed, []string{`WRONG        version "2.0" of the protocol: the suite speaks 1.0`}},
		"crashes":               {exitNotPassed, []string{"its process ended (exit status 134)", "null pointer in the turn", "next         Fill in the view", "can be run"}},
		"never answers":         {exitNotPassed, []string{"WRONG        no reply to game.start within 300ms", "can be run"}},
		"a misspelt field":      {exitNotPassed, []string{`has no field ["prioriti"]`}},
		"an impossible state":   {exitNotPassed, []string{`is owned by "Mallory"`}},
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			limit := "30s"
			if how == "never answers" {
				limit = "300ms"
			}
			text, status := checked(t, how, "--timeout", limit)
			assert.Equal(t, c.status, status, text)
			for _, says := range c.says {
				assert.Contains(t, text, says)
			}
		})
	}
	var out, errs bytes.Buffer
	assert.Equal(t, exitCannotRun, execute(t.Context(), []string{"check-engine"}, &out, &errs))
	assert.Contains(t, errs.String(), "which engine?")
}

// bent is the reference engine with one way of its own.
type bent struct {
	protocol.Engine
	resolve func(*protocol.ResolveCardsReply)
	setup   func(*protocol.Setup)
	act     func(context.Context, protocol.ActRequest, error) (*protocol.Reply, error)
	asked   func(*protocol.StateRequest)
	view    func(*protocol.View)
	actions func(*protocol.LegalActionsReply)
	endless bool
}

func (b *bent) ResolveCards(ctx context.Context, r protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	reply, err := b.Engine.ResolveCards(ctx, r)
	if err == nil && b.resolve != nil {
		b.resolve(reply)
	}
	return reply, err
}

func (b *bent) StartGame(ctx context.Context, s protocol.Setup) (*protocol.Reply, error) {
	if b.setup != nil {
		b.setup(&s)
	}
	return b.Engine.StartGame(ctx, s)
}

func (b *bent) Act(ctx context.Context, r protocol.ActRequest) (*protocol.Reply, error) {
	reply, err := b.Engine.Act(ctx, r)
	if err != nil && b.act != nil {
		return b.act(ctx, r, err)
	}
	return reply, err
}

func (b *bent) State(ctx context.Context, r protocol.StateRequest) (*protocol.View, error) {
	if b.asked != nil {
		b.asked(&r)
	}
	v, err := b.Engine.State(ctx, r)
	if err == nil && b.view != nil {
		b.view(v)
	}
	return v, err
}

func (b *bent) LegalActions(ctx context.Context, r protocol.LegalActionsRequest) (*protocol.LegalActionsReply, error) {
	reply, err := b.Engine.LegalActions(ctx, r)
	if err == nil && b.actions != nil {
		b.actions(reply)
	}
	return reply, err
}

func (b *bent) EndGame(ctx context.Context, r protocol.EndGameRequest) error {
	if b.endless {
		return nil
	}
	return b.Engine.EndGame(ctx, r)
}

// served gives an engine behind a pipe.
func served(engine protocol.Engine) func(func(wire.Message)) (*wire.Client, error) {
	return func(told func(wire.Message)) (*wire.Client, error) {
		in, toEngine := io.Pipe()
		fromEngine, out := io.Pipe()
		go func() {
			_ = out.CloseWithError(wire.Serve(context.Background(), engine, in, out))
		}()
		return wire.Connect(fromEngine, toEngine, wire.Options{Record: told}), nil
	}
}

// What a checkup has kept can be played to the engine again; its conversation
// is kept, too, if something was wrong.
func TestACheckupIsRecorded(t *testing.T) {
	for how, status := range map[string]int{"serve": exitPassed, "crashes": exitNotPassed} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(t.TempDir(), "talk.jsonl")
			text, got := checked(t, how, "--record", file)
			require.Equal(t, status, got, text)
			r, err := recording.Read(file)
			require.NoError(t, err)
			require.NoError(t, r.Whole())
			assert.NotEmpty(t, r.Scenarios)
			assert.Equal(t, "check-engine, process 1", r.Scenarios[0].ID)
			assert.Greater(t, len(r.Scenarios[0].Exchanges), 2)
		})
	}
}

// Each step of a checkup finds the mistake that it is there for.
func TestEveryStepOfACheckupFindsItsMistake(t *testing.T) {
	reference, names, err := referenceEngine(nil)
	require.NoError(t, err)
	one, err := selectFor(conformance.Selection{Rulings: []string{"smoke/losing"}})
	require.NoError(t, err)
	for what, c := range map[string]struct {
		bend bent
		step string
		says string
	}{
		"guesses cards":    {bent{resolve: func(r *protocol.ResolveCardsReply) { r.Unknown = nil }}, "card names", `isn't in "unknown"`},
		"has its own life": {bent{view: func(v *protocol.View) { v.Players[0].Life = 7 }}, "what can be seen", "Alice with 7 life"},
		"accepts anything": {bent{act: func(_ context.Context, r protocol.ActRequest, _ error) (*protocol.Reply, error) {
			return &protocol.Reply{Game: r.Game, Priority: "Alice"}, nil
		}}, "what isn't legal", "it was accepted"},
		"knows one refusal": {bent{act: func(context.Context, protocol.ActRequest, error) (*protocol.Reply, error) {
			return nil, &protocol.Error{Kind: protocol.Invalid, Message: "no"}
		}}, "what isn't legal", "a refusal as invalid"},
		"keeps games":    {bent{endless: true}, "the end of a game", "it was accepted"},
		"untaps":         {bent{setup: func(s *protocol.Setup) { s.Objects = untapped(s.Objects) }}, "a land on the battlefield", "it untapped"},
		"lists nothing":  {bent{actions: func(r *protocol.LegalActionsReply) { r.Actions = nil }}, "legal-actions", "0 actions"},
		"spills mana":    {bent{setup: func(s *protocol.Setup) { s.Players[0].Mana = "" }}, "mana-pool", `the mana ""`},
		"shows hands":    {bent{asked: func(r *protocol.StateRequest) { r.As = "" }}, "views", "Bob can see the card"},
		"no commanders":  {bent{setup: func(s *protocol.Setup) { s.Commander = false }}, "commander", "Alice with 20 life"},
		"defines none":   {bent{resolve: func(r *protocol.ResolveCardsReply) { r.Defined = nil }}, "inline-cards", "among what was defined"},
		"tells nothing":  {bent{asked: func(r *protocol.StateRequest) { r.Trace = false }}, "trace", "an empty trace"},
		"sums up little": {bent{view: func(v *protocol.View) { v.Hash = "7" }}, "hash", `"7", "7" and after a pass "7"`},
		"finds fault":    {bent{view: func(v *protocol.View) { v.Broken = "zones" }}, "audit", `"zones"`},
		"has one date":   {bent{setup: func(s *protocol.Setup) { s.Rules = "" }}, "rules-dates", `the date "2026-04-17"`},
	} {
		t.Run(what, func(t *testing.T) {
			engine, err := reference()
			require.NoError(t, err)
			c.bend.Engine = engine
			var out bytes.Buffer
			well, err := checkup.Run(t.Context(), &out, checkup.Options{Start: served(&c.bend), Suite: suite, Names: names, Whole: one, First: one, Older: "2025-04-04"})
			require.NoError(t, err)
			assert.False(t, well)
			_, text, found := strings.Cut(out.String(), ". "+c.step)
			require.True(t, found, out.String())
			text, _, _ = strings.Cut(text, "\n\n")
			assert.Contains(t, text, "WRONG")
			assert.Contains(t, text, c.says)
		})
	}
}

// stub is an adapter's first line of code: it has its handshake, and refuses the rest.
type stub struct{ protocol.Refusing }

func (stub) Initialize(context.Context, protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	return &protocol.InitializeReply{Protocol: protocol.Version, Engine: protocol.Named{Name: "stub"}}, nil
}

func (stub) ResolveCards(context.Context, protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	return nil, &protocol.Error{Kind: protocol.Unsupported, Message: "the method cards.resolve"}
}

// An engine that can do nothing yet is told what to do, and nothing is wrong with it.
func TestACheckupOfAStubSaysWhatIsNext(t *testing.T) {
	_, names, err := referenceEngine(nil)
	require.NoError(t, err)
	one, err := selectFor(conformance.Selection{Rulings: []string{"smoke/losing"}})
	require.NoError(t, err)
	var out bytes.Buffer
	well, err := checkup.Run(t.Context(), &out, checkup.Options{Start: served(stub{}), Suite: suite, Names: names, Whole: one, First: one})
	require.NoError(t, err)
	text := out.String()
	assert.True(t, well, text)
	assert.NotContains(t, text, "WRONG")
	assert.Contains(t, text, "next         Look each of \"names\" up")
	assert.Regexp(t, `unsupported  smoke/losing: one life is enough \(.+\)`, text)
	assert.Contains(t, text, "next         Answer cards.resolve")
}

// Of a scenario that goes wrong each reply is shown with its request, and nothing that was said after it.
func TestACheckupShowsTheLastExchangesOfAScenario(t *testing.T) {
	reference, names, err := referenceEngine(nil)
	require.NoError(t, err)
	one, err := selectFor(conformance.Selection{Rulings: []string{"smoke/losing"}})
	require.NoError(t, err)
	engine, err := reference()
	require.NoError(t, err)
	immortal := &bent{Engine: engine, setup: func(s *protocol.Setup) {
		for i := range s.Players {
			s.Players[i].Life = nil
		}
	}}
	var out bytes.Buffer
	_, err = checkup.Run(t.Context(), &out, checkup.Options{Start: served(immortal), Suite: suite, Names: names, Whole: one, First: one})
	require.NoError(t, err)
	_, text, found := strings.Cut(out.String(), "\n   fail ")
	require.True(t, found, out.String())
	text, _, _ = strings.Cut(text, "     found ")
	assert.Equal(t, 2, strings.Count(text, "     sent "), text)
	assert.Equal(t, 2, strings.Count(text, "     came back "), text)
	assert.Less(t, strings.Index(text, "sent"), strings.Index(text, "came back"), text)
	assert.NotContains(t, text, `"result":{}`)
}

func untapped(objects []protocol.ObjectSetup) []protocol.ObjectSetup {
	for i := range objects {
		objects[i].Tapped = false
	}
	return objects
}
