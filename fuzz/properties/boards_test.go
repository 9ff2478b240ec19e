package properties

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/leanovate/gopter"
	"github.com/leanovate/gopter/prop"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/engine/session"
	"github.com/stickler-mtg/stickler/fuzz/boards"
	"github.com/stickler-mtg/stickler/protocol"
)

// board is a board with the seed that it was drawn from; what a property
// chooses besides is drawn from that seed, too.
type board struct {
	seed uint64
	protocol.Setup
	// shrunk: it was made smaller.
	shrunk bool
}

// forAll is the property that all boards of a kind pass a check.
func forAll(check func(board) *gopter.PropResult, kind gopter.Gen) gopter.Prop {
	return prop.ForAll(func(b board) *gopter.PropResult {
		r := check(b)
		if b.shrunk && r.Status == gopter.PropUndecided {
			return holds()
		}
		return r
	}, kind)
}

func holds() *gopter.PropResult { return &gopter.PropResult{Status: gopter.PropTrue} }

// saysNothing: the property is about something else than what this board has.
func saysNothing() *gopter.PropResult { return &gopter.PropResult{Status: gopter.PropUndecided} }

func broken(format string, args ...any) *gopter.PropResult {
	return &gopter.PropResult{Status: gopter.PropFalse, Labels: []string{fmt.Sprintf(format, args...)}}
}

// Format writes the board as the suite's sentences say it.
func (b board) Format(s fmt.State, _ rune) {
	fmt.Fprintf(s, "seed %d\n", b.seed)
	for _, c := range b.Inline {
		fmt.Fprintf(s, "  Given the card:\n    \"\"\"\n    %s\n    \"\"\"\n", strings.ReplaceAll(c.Text, "\n", "\n    "))
	}
	for _, line := range boards.Gherkin(b.Setup) {
		fmt.Fprintf(s, "  And %s\n", line)
	}
}

// choices are what a property may choose on this board.
func (b board) choices() boards.Choices { return boards.Seeded(b.seed + 1) }

// boardsOf are boards of a kind, some of them made over; they get smaller by
// all that can be left away.
func boardsOf(o boards.Options, over ...func(*board)) gopter.Gen {
	return func(p *gopter.GenParameters) *gopter.GenResult {
		b := board{seed: p.NextUint64()}
		b.Setup = boards.New(boards.Seeded(b.seed), o)
		for _, change := range over {
			change(&b)
		}
		return gopter.NewGenResult(b, smaller)
	}
}

func smaller(v any) gopter.Shrink {
	b := v.(board)
	next := slices.DeleteFunc(boards.Smaller(b.Setup), func(s protocol.Setup) bool { return countLevers(s) < countLevers(b.Setup) })
	return func() (any, bool) {
		if len(next) == 0 {
			return nil, false
		}
		s := next[0]
		next = next[1:]
		return board{b.seed, s, true}, true
	}
}

// usual are the usual boards, smaller ones: a game of each is played.
func usual(t testing.TB) boards.Options {
	o, err := boards.Usual()
	require.NoError(t, err)
	return o
}

// duel are boards of two players without commanders, of those cards.
func duel(t testing.TB, only func(*card.Card) bool) boards.Options {
	o := usual(t)
	o.Players, o.Commander = 2, false
	o.Cards = slices.DeleteFunc(slices.Clone(o.Cards), func(c *card.Card) bool { return !only(c) })
	require.NotEmpty(t, o.Cards)
	return o
}

// onlyBattlefield are boards with nothing in other zones.
func onlyBattlefield(o boards.Options, permanents int) boards.Options {
	o.Permanents, o.Hand, o.Graveyard, o.Library, o.Exile = permanents, 0, 0, 0, 0
	return o
}

var reference = sync.OnceValue(func() *session.Session {
	library := card.NewLibrary(os.DirFS("../../corpus/cards"))
	library.Compile = engine.Compile
	return session.New(session.Options{Library: library})
})

// game sets the board up; a refusal is a fault.
func (b board) game() *engine.Game {
	g, err := reference().NewGame(&b.Setup)
	if err != nil {
		panic(fmt.Sprintf("the board can't be set up: %v", err))
	}
	return g
}

// abilities are all abilities of a card, those that its faces give to others left out.
func abilities(c *card.Card) []card.Ability {
	var out []card.Ability
	for _, f := range c.Faces {
		out = append(out, f.Abilities...)
	}
	return out
}

// has says whether some ability of a card is of a kind.
func has[A card.Ability](c *card.Card) bool {
	return slices.ContainsFunc(abilities(c), func(a card.Ability) bool {
		_, ok := a.(A)
		return ok
	})
}

// defined is the card of the corpus of that name.
func defined(t testing.TB, name string) *card.Card {
	cards, err := boards.Corpus()
	require.NoError(t, err)
	for _, c := range cards {
		if c.Name == name || strings.HasPrefix(c.Name, name+" // ") {
			return c
		}
	}
	t.Fatalf("no card named %s", name)
	return nil
}
