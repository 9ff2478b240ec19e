package native

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/fuzz/boards"
	"github.com/stickler-mtg/stickler/fuzz/play"
)

// FuzzGame: bytes are the choices of a board and then of a game on it. The game
// stays sound, every decision has a legal answer, and what is refused changes nothing.
func FuzzGame(f *testing.F) {
	for _, seed := range seeds(f) {
		f.Add(seed)
	}
	o, err := boards.Usual()
	require.NoError(f, err)
	o.Permanents, o.Hand, o.Library, o.Graveyard = 4, 3, 2, 2
	f.Fuzz(func(t *testing.T, choices []byte) {
		c := boards.BytesThen(choices, boards.Seeded(uint64(len(choices)))) // where all are 0, no legal answer may be found
		board := boards.New(c, o)
		g, err := reference().NewGame(&board)
		require.NoError(t, err, "%q", boards.Gherkin(board))
		audit := engine.NewAudit(g)
		r := &play.Random{Choices: c}
		for range min(len(choices), 60) {
			if g.Over() != nil {
				return
			}
			before := g.Fingerprint()
			a := r.Action(g)
			_, err := r.Do(g, a)
			var no *engine.Illegal
			if errors.As(err, &no) {
				require.Equal(t, before, g.Fingerprint(), "%+v was refused and changed something: %q", a, boards.Gherkin(board))
				continue
			}
			require.NoError(t, err, "%+v on %q", a, boards.Gherkin(board))
			if broken := audit.Check(g, true); broken != nil {
				t.Fatalf("after %+v on %q: %v", a, boards.Gherkin(board), broken)
			}
		}
	})
}
