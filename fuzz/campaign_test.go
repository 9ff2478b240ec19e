package fuzz_test

import (
	"context"
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/engine/session"
	"github.com/stickler-mtg/stickler/fuzz"
)

// campaign plays with all cards, two games at a time.
func campaign(t testing.TB, seed uint64) *fuzz.Campaign {
	files, err := fs.Sub(stickler.Files, "corpus/cards")
	require.NoError(t, err)
	library := card.NewLibrary(files)
	library.Compile = engine.Compile
	cards, err := library.All()
	require.NoError(t, err)
	rich, err := fuzz.Rich(cards)
	require.NoError(t, err)
	return &fuzz.Campaign{Seed: seed, Boards: rich, Limits: fuzz.Usual, Jobs: 2,
		Ground:   func() fuzz.Ground { return fuzz.Ground{Session: session.New(session.Options{Library: library})} },
		Progress: fuzz.Progress{Atlas: fuzz.NewAtlas()}}
}

// Random games of two players and twenty turns, all invariants checked.
func BenchmarkGames(b *testing.B) {
	c := campaign(b, 1)
	c.Boards.Players = 2
	b.ResetTimer()
	for range b.N {
		_, err := c.Round(context.Background(), fuzz.RoundGames)
		require.NoError(b, err)
	}
	b.ReportMetric(float64(c.Games)/b.Elapsed().Seconds(), "games/s")
}
