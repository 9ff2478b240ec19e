package steps

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/protocol"
)

// asking is an engine that asks what it was given, one decision after another.
type asking struct {
	protocol.Engine
	decisions []protocol.Decision
	answers   []protocol.Answer
}

func (a *asking) standing() *protocol.Reply {
	if n := len(a.answers); n < len(a.decisions) {
		d := a.decisions[n]
		d.ID, d.Player = n+1, "Alice"
		return &protocol.Reply{Game: "g", Decision: &d}
	}
	return &protocol.Reply{Game: "g", Priority: "Alice"}
}

func (a *asking) ResolveCards(context.Context, protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	return &protocol.ResolveCardsReply{}, nil
}

func (a *asking) StartGame(context.Context, protocol.Setup) (*protocol.Reply, error) {
	return a.standing(), nil
}

func (a *asking) Answer(_ context.Context, r protocol.AnswerRequest) (*protocol.Reply, error) {
	a.answers = append(a.answers, r.Answer)
	return a.standing(), nil
}

// Whether somebody does what they may, and with what, is one question to some engines and two to others: a scenario
// answers both.
func TestAnswersFitEnginesThatAskYesOrNoFirst(t *testing.T) {
	whether := protocol.Decision{Kind: protocol.AskYesNo}
	what := protocol.Decision{Kind: protocol.AskColor, Min: 0, Max: 1, Options: []protocol.Option{{Choice: protocol.Choice{Color: "red"}}}}
	yes, no, red, nothing := "yes", "no", "red", ""
	for _, c := range []struct {
		name      string
		decisions []protocol.Decision
		sentence  string
		answers   []string
	}{
		{"at once, with something", []protocol.Decision{what}, "Alice chooses red", []string{red}},
		{"at once, with nothing", []protocol.Decision{what}, "Alice chooses nothing", []string{nothing}},
		{"at once, declined", []protocol.Decision{what}, "Alice declines", []string{nothing}},
		{"at once, accepted: the choice stays open", []protocol.Decision{what}, "Alice accepts", nil},
		{"whether first, with something", []protocol.Decision{whether, what}, "Alice chooses red", []string{yes, red}},
		{"whether first, with nothing", []protocol.Decision{whether}, "Alice chooses nothing", []string{no}},
		{"whether first, declined", []protocol.Decision{whether}, "Alice declines", []string{no}},
		{"whether first, accepted", []protocol.Decision{whether, what}, "Alice accepts", []string{yes}},
		{"whether first, and then how", []protocol.Decision{whether, {Kind: protocol.AskX}}, "Alice chooses red", []string{yes}},
		{"whether only, as there is one thing", []protocol.Decision{whether}, "Alice chooses red", []string{yes}},
	} {
		engine := &asking{decisions: c.decisions}
		w := NewWorld(engine, protocol.InitializeReply{}, nil, "")
		require.NoError(t, w.Do(Given, "Alice and Bob are playing"), c.name)
		require.NoError(t, w.Do(When, c.sentence), c.name)
		var got []string
		for _, a := range engine.answers {
			got = append(got, inWords(a))
		}
		assert.Equal(t, c.answers, got, c.name)
	}
}

func TestOptionsCannotBeSeenBehindYesOrNo(t *testing.T) {
	w := NewWorld(&asking{decisions: []protocol.Decision{{Kind: protocol.AskYesNo}}}, protocol.InitializeReply{}, nil, "")
	require.NoError(t, w.Do(Given, "Alice and Bob are playing"))
	for _, sentence := range []string{`Alice may choose Bob`, `Alice may not choose Bob`} {
		var unsupported *Unsupported
		assert.ErrorAs(t, w.Do(Then, sentence), &unsupported, sentence)
	}
}

// What an engine puts in order by itself is no wrong order yet: a scenario about the order asks whether it is asked for.
func TestOrdersThatAreNotAskedForAreUnsupported(t *testing.T) {
	for name, decisions := range map[string][]protocol.Decision{
		"nothing is asked":        nil,
		"something else is asked": {{Kind: protocol.AskYesNo}},
	} {
		w := NewWorld(&asking{decisions: decisions}, protocol.InitializeReply{}, nil, "")
		require.NoError(t, w.Do(Given, "Alice and Bob are playing"), name)
		var unsupported *Unsupported
		assert.ErrorAs(t, w.Do(When, `Alice orders Bob, then Alice`), &unsupported, name)
	}
}

func inWords(a protocol.Answer) string {
	if len(a.Choices) == 0 {
		return ""
	}
	c := a.Choices[0]
	if c.Yes != nil {
		return map[bool]string{true: "yes", false: "no"}[*c.Yes]
	}
	return c.Color
}
