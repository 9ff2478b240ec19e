package play_test

import (
	"errors"
	"io/fs"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/engine/session"
	"github.com/stickler-mtg/stickler/fuzz/boards"
	"github.com/stickler-mtg/stickler/fuzz/play"
	"github.com/stickler-mtg/stickler/protocol"
)

func newSession(t *testing.T) *session.Session {
	files, err := fs.Sub(stickler.Files, "corpus/cards")
	require.NoError(t, err)
	library := card.NewLibrary(files)
	library.Compile = engine.Compile
	return session.New(session.Options{Library: library})
}

// Moves that were made can be made again on the same board, and lead to the same game.
func TestTheSameMovesMakeTheSameGame(t *testing.T) {
	s := newSession(t)
	options, err := boards.Usual()
	require.NoError(t, err)
	made := 0
	for seed := range uint64(25) {
		choices := boards.Seeded(seed)
		setup := boards.New(choices, options)
		g, err := s.NewGame(&setup)
		require.NoError(t, err)
		player := &play.Random{Choices: choices}
		var moves []play.Move
		for len(moves) < 80 && g.Over() == nil {
			m, err := player.Do(g, player.Action(g))
			if err == nil {
				moves = append(moves, m)
				continue
			}
			var illegal *engine.Illegal
			require.True(t, errors.As(err, &illegal) || errors.Is(err, play.ErrTired), "seed %d: %v", seed, err)
		}
		again, err := s.NewGame(&setup)
		require.NoError(t, err)
		for i := range moves {
			m, ok, err := play.Again(again, &moves[i])
			require.NoError(t, err, "seed %d, move %d", seed, i)
			require.True(t, ok, "seed %d, move %d", seed, i)
			require.Equal(t, moves[i], m, "seed %d, move %d", seed, i)
			if !moves[i].Passes() {
				made++
			}
		}
		assert.Equal(t, g.Fingerprint(), again.Fingerprint(), "seed %d", seed)
	}
	assert.Greater(t, made, 100)
}

// On a board that lacks something, a move is made as far as it fits: what
// isn't there isn't chosen, and what can't be done is passed over.
func TestMovesFitOtherBoards(t *testing.T) {
	s := newSession(t)
	bears := func(names ...string) protocol.Setup {
		setup := protocol.Setup{Players: []protocol.PlayerSetup{{Name: "Alice", Mana: "{R}"}, {Name: "Bob"}}}
		for _, name := range names {
			zone := protocol.Battlefield
			if name == "Shock" {
				zone = protocol.Hand
			}
			setup.Objects = append(setup.Objects, protocol.ObjectSetup{Ref: protocol.Ref(name), Card: name, Player: "Alice", Zone: zone})
		}
		return setup
	}
	cast := play.Move{Action: play.Doing{Player: "Alice", Kind: engine.CastAction, Object: play.Thing{Ref: "Shock"}},
		Answers: []play.Answer{{Kind: engine.AskTargets, Player: "Alice", Choices: []play.Choice{{Object: play.Thing{Ref: "Serra Angel"}}}}}}
	for name, c := range map[string]struct {
		setup  protocol.Setup
		fits   bool
		target play.Thing
	}{
		"all is there":     {bears("Shock", "Grizzly Bears", "Serra Angel"), true, play.Thing{Ref: "Serra Angel"}},
		"no such target":   {bears("Shock", "Grizzly Bears"), true, play.Thing{Ref: "Grizzly Bears"}},
		"no such card":     {bears("Grizzly Bears", "Serra Angel"), false, play.Thing{}},
		"nothing to do it": {protocol.Setup{Players: []protocol.PlayerSetup{{Name: "Carol"}, {Name: "Bob"}}}, false, play.Thing{}},
	} {
		t.Run(name, func(t *testing.T) {
			g, err := s.NewGame(&c.setup)
			require.NoError(t, err)
			m, fits, err := play.Again(g, &cast)
			require.NoError(t, err)
			require.Equal(t, c.fits, fits)
			if fits {
				require.Equal(t, engine.AskTargets, m.Answers[0].Kind)
				assert.Equal(t, c.target, m.Answers[0].Choices[0].Object)
			}
		})
	}
}
