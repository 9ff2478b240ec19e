package main

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
)

// asker notes which kinds of decision an engine asks, and that each has legal answers.
type asker struct {
	protocol.Engine
	mutex *sync.Mutex
	asked map[protocol.DecisionKind]int
	// answered are those of which an answer was accepted.
	answered map[protocol.DecisionKind]int
	open     protocol.DecisionKind
}

func (a *asker) note(r *protocol.Reply, err error) (*protocol.Reply, error) {
	if err != nil {
		return r, err
	}
	a.open = ""
	if r.Decision == nil {
		return r, nil
	}
	if err := r.Check(); err != nil {
		return nil, fmt.Errorf("a decision without legal answers: %w", err)
	}
	a.mutex.Lock()
	defer a.mutex.Unlock()
	a.open = r.Decision.Kind
	a.asked[a.open]++
	return r, nil
}

func (a *asker) StartGame(ctx context.Context, s protocol.Setup) (*protocol.Reply, error) {
	return a.note(a.Engine.StartGame(ctx, s))
}

func (a *asker) Act(ctx context.Context, r protocol.ActRequest) (*protocol.Reply, error) {
	return a.note(a.Engine.Act(ctx, r))
}

func (a *asker) Answer(ctx context.Context, r protocol.AnswerRequest) (*protocol.Reply, error) {
	open := a.open
	reply, err := a.Engine.Answer(ctx, r)
	if err == nil {
		a.mutex.Lock()
		a.answered[open]++
		a.mutex.Unlock()
	}
	return a.note(reply, err)
}

// neverAsked are the kinds of decision that other engines may ask, and the
// reference engine has no card for.
var neverAsked = []protocol.DecisionKind{protocol.AskAbility, protocol.AskCounters, protocol.AskPile}

// Every kind of decision that the reference engine asks is one of the schema's,
// has legal answers, and is met and answered in the suite.
func TestEveryKindOfDecisionIsMet(t *testing.T) {
	reference, names, err := referenceEngine(nil)
	require.NoError(t, err)
	selected, err := selectFor(conformance.Selection{})
	require.NoError(t, err)
	var mutex sync.Mutex
	asked, answered := map[protocol.DecisionKind]int{}, map[protocol.DecisionKind]int{}
	outcome, err := conformance.Run(t.Context(), selected, conformance.Options{Suite: suite, Names: names, Jobs: 2, Engine: func() (protocol.Engine, error) {
		engine, err := reference()
		return &asker{Engine: engine, mutex: &mutex, asked: asked, answered: answered}, err
	}})
	require.NoError(t, err)
	for _, r := range outcome.Results {
		assert.Equal(t, conformance.Pass, r.Verdict, "%s\n%s", r.Scenario.ID, r.Message)
	}
	for _, kind := range protocol.DecisionKinds {
		never := slices.Contains(neverAsked, kind)
		assert.Equal(t, never, asked[kind] == 0, "%s: asked %d times", kind, asked[kind])
		assert.Equal(t, never, answered[kind] == 0, "%s: answered %d times", kind, answered[kind])
	}
	assert.Len(t, asked, len(protocol.DecisionKinds)-len(neverAsked), "a kind that isn't the protocol's")
	var schema struct {
		Defs struct {
			DecisionKind struct{ Enum []protocol.DecisionKind }
		} `json:"$defs"`
	}
	require.NoError(t, json.Unmarshal(protocol.Schema, &schema))
	assert.ElementsMatch(t, protocol.DecisionKinds, schema.Defs.DecisionKind.Enum)
}
