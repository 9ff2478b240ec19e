package fuzz_test

import (
	"context"
	"io/fs"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/engine/session"
	"github.com/stickler-mtg/stickler/fuzz"
	"github.com/stickler-mtg/stickler/fuzz/boards"
)

func campaign(t testing.TB, seed uint64) *fuzz.Campaign {
	usual, err := boards.Usual()
	require.NoError(t, err)
	usual.Library, usual.Permanents, usual.Hand = 30, 12, 8
	files, err := fs.Sub(stickler.Files, "corpus/cards")
	require.NoError(t, err)
	library := card.NewLibrary(files)
	library.Compile = engine.Compile
	return &fuzz.Campaign{Seed: seed, Boards: usual, Limits: fuzz.Usual, Jobs: 2,
		Session:  func() *session.Session { return session.New(session.Options{Library: library}) },
		Progress: fuzz.Progress{Atlas: fuzz.NewAtlas()}}
}

func TestCampaign(t *testing.T) {
	c := campaign(t, 7)
	for range 40 {
		found, err := c.Round(context.Background(), 64)
		require.NoError(t, err)
		seen := map[string]bool{}
		for _, f := range found {
			key := string(f.Fault.Kind) + f.Fault.Name
			if !seen[key] {
				seen[key] = true
				small, fault := fuzz.Shrink(c.Session(), f.Case, f.Fault)
				t.Logf("%d: %v", f.Game, fault)
				text, err := fuzz.Feature(c.Session(), fuzz.Found{Seed: c.Seed, Game: f.Game, Fault: fault, Case: small})
				require.NoError(t, err)
				require.NoError(t, os.WriteFile("/tmp/fuzz-found-"+f.Name()+".feature", []byte(text), 0o666))
				t.Log(text)
			}
		}
	}
	t.Log(c.Games, c.Events, c.Decisions, c.Moves, len(c.Atlas.Rules()), c.Atlas.Pairs())
}
