package session

import (
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

// published stands in for the dates of the rulebook.
type published struct{ refusal error }

func (p published) InForce(day string) (string, error) {
	if day == "" {
		return "2026-04-17", nil
	}
	return "2025-04-04", p.refusal
}

func TestTheRulesOfAGame(t *testing.T) {
	tests := map[string]struct {
		dates     Dates
		day, want string
		why       string
	}{
		"the newest":        {dates: published{}, want: "2026-04-17"},
		"of a day":          {dates: published{}, day: "2025-06-01", want: "2025-04-04"},
		"of too old a day":  {dates: published{assert.AnError}, day: "2001-01-01", why: "invalid: " + assert.AnError.Error()},
		"no dates known":    {},
		"no dates to serve": {day: "2025-06-01", why: "invalid: rules of 2025-06-01: this engine knows only the newest rules"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			s := New(Options{Dates: tc.dates})
			reply, err := s.StartGame(t.Context(), protocol.Setup{Rules: tc.day, Players: []protocol.PlayerSetup{{Name: "Alice"}, {Name: "Bob"}}})
			if tc.why != "" {
				assert.EqualError(t, err, tc.why)
				return
			}
			require.NoError(t, err)
			view, err := s.State(t.Context(), protocol.StateRequest{Game: reply.Game})
			require.NoError(t, err)
			assert.Equal(t, tc.want, view.Rules)
			hello, err := s.Initialize(t.Context(), protocol.InitializeRequest{Protocol: protocol.Version})
			require.NoError(t, err)
			assert.Equal(t, tc.dates != nil, slices.Contains(hello.Capabilities, protocol.CapRules))
		})
	}
}

// A land with several abilities of one cost: each is listed so that it can be told from the others.
func TestListedActionsCanBeTaken(t *testing.T) {
	library := card.NewLibrary(os.DirFS("../../corpus/cards"))
	library.Compile = engine.Compile
	permanent := func(name string, back bool) protocol.ObjectSetup {
		return protocol.ObjectSetup{Ref: protocol.Ref(name), Card: name, Player: "Alice", Zone: protocol.Battlefield, Back: back}
	}
	for name, land := range map[string]protocol.ObjectSetup{
		"another type of mana": permanent("Bala Ged Recovery", true),
		"the same":             permanent("Barren Moor", false),
		"any color":            permanent("Reflecting Pool", false),
	} {
		setup := protocol.Setup{Players: []protocol.PlayerSetup{{Name: "Alice"}, {Name: "Bob"}},
			Objects: []protocol.ObjectSetup{permanent("Urborg, Tomb of Yawgmoth", false), land}}
		s := New(Options{Library: library})
		reply, err := s.StartGame(t.Context(), setup)
		require.NoError(t, err)
		listed, err := s.LegalActions(t.Context(), protocol.LegalActionsRequest{Game: reply.Game})
		require.NoError(t, err)
		assert.Greater(t, len(listed.Actions), 2, name)
		for _, a := range listed.Actions {
			again, err := s.StartGame(t.Context(), setup)
			require.NoError(t, err)
			_, err = s.Act(t.Context(), protocol.ActRequest{Game: again.Game, Action: a})
			assert.NoError(t, err, "%s: %+v", name, a)
		}
	}
}
