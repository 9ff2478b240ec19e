package native

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/protocol"
)

// FuzzSetup: any setup is refused as what makes no sense, or is a game that can
// be looked at and in which a player can do something. Nothing fails.
func FuzzSetup(f *testing.F) {
	for _, seed := range seeds(f) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var setup protocol.Setup
		if json.Unmarshal(text, &setup) != nil || len(setup.Objects) > 40 || len(setup.Players) > 6 {
			return
		}
		s := reference()
		reply, err := s.StartGame(t.Context(), setup)
		if refused(t, err) {
			return
		}
		require.NoError(t, reply.Check())
		for _, as := range []string{"", setup.Players[0].Name} {
			v, err := s.State(t.Context(), protocol.StateRequest{Game: reply.Game, As: as, Hash: true, Trace: true})
			require.NoError(t, err)
			require.NoError(t, v.Check())
		}
		legal, err := s.LegalActions(t.Context(), protocol.LegalActionsRequest{Game: reply.Game})
		require.NoError(t, err)
		require.NotEmpty(t, legal.Actions)
		for _, a := range []protocol.Action{legal.Actions[0], {Kind: protocol.ActPass, Player: reply.Priority}} {
			next, err := s.Act(t.Context(), protocol.ActRequest{Game: reply.Game, Action: a})
			if refused(t, err) {
				continue
			}
			assert.NoError(t, next.Check())
		}
	})
}

// refused tells what is refused from what fails.
func refused(t *testing.T, err error) bool {
	var said *protocol.Error
	if err != nil && !errors.As(err, &said) {
		t.Fatal(err)
	}
	return err != nil
}
