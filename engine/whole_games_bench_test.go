package engine

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// eager takes the first of everything that may be chosen, and attacks with all it has.
type eager struct{}

func (eager) Choose(_ *Game, d *Decision) (Answer, error) {
	if d.Kind != AskAttackers {
		return least(d), nil
	}
	var out Answer
	for _, c := range d.Candidates {
		o := c.Onto[0]
		o.Object = c.Object
		out = append(out, o)
	}
	return out, nil
}

// Four players with 36 Forests and 63 hasty flying 3/3s for {G} each, of whom
// each takes the first legal action always; from the first draw to the end.
func BenchmarkFourPlayers(b *testing.B) {
	forest := forestCard(b)
	flyer := define(b, "Flyer", "{G}", "Creature — Bird", []int{3, 3}, &card.Keyword{Name: "flying"}, &card.Keyword{Name: "haste"})
	var setup Setup
	for p, name := range []string{"Alice", "Bob", "Carol", "Dave"} {
		setup.Players = append(setup.Players, PlayerSetup{Name: name, EmptyLibrary: true})
		for i := range 99 {
			o := ObjectSetup{Def: flyer, Owner: PlayerID(p), Controller: PlayerID(p), Zone: Library}
			if i%11 < 4 {
				o.Def = forest
			}
			if i < 7 {
				o.Zone = Hand
			}
			setup.Objects = append(setup.Objects, o)
		}
	}
	for b.Loop() {
		g, err := NewGame(setup)
		require.NoError(b, err)
		actions := 0
		for ; g.Over() == nil; actions++ {
			require.NoError(b, g.Perform(g.LegalActions()[0], eager{}))
		}
		require.Less(b, actions, 20000)
	}
}
