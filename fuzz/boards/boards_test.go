package boards_test

import (
	"context"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/engine/session"
	"github.com/stickler-mtg/stickler/fuzz/boards"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/steps"
)

func usual(t testing.TB) boards.Options {
	o, err := boards.Usual()
	require.NoError(t, err)
	return o
}

// reference is the reference engine with the cards of the corpus.
func reference() *session.Session {
	library := card.NewLibrary(os.DirFS("../../corpus/cards"))
	library.Compile = engine.Compile
	return session.New(session.Options{Library: library})
}

func TestEveryBoardCanBeSetUp(t *testing.T) {
	o, s := usual(t), reference()
	for seed := range uint64(2000) {
		board := boards.New(boards.Seeded(seed), o)
		reply, err := s.StartGame(t.Context(), board)
		require.NoError(t, err, "seed %d: %s", seed, boards.Gherkin(board))
		require.NoError(t, s.EndGame(t.Context(), protocol.EndGameRequest{Game: reply.Game}))
	}
}

// Whatever stands on a board when a player has priority has survived
// state-based actions: what the first check puts away is the work of several cards.
func TestFewObjectsCannotStay(t *testing.T) {
	o, s := usual(t), reference()
	all, left := 0, 0
	for seed := range uint64(300) {
		board := boards.New(boards.Seeded(seed), o)
		reply, err := s.StartGame(t.Context(), board)
		require.NoError(t, err)
		v, err := s.State(t.Context(), protocol.StateRequest{Game: reply.Game})
		require.NoError(t, err)
		all += onBattlefield(v)
		pass := protocol.Action{Kind: protocol.ActPass, Player: reply.Priority}
		_, err = s.Act(t.Context(), protocol.ActRequest{Game: reply.Game, Action: pass})
		require.NoError(t, err)
		v, err = s.State(t.Context(), protocol.StateRequest{Game: v.Game})
		require.NoError(t, err)
		left += onBattlefield(v)
	}
	assert.Greater(t, left*20, all*19, "%d of %d are left", left, all)
}

func onBattlefield(v *protocol.View) int {
	n := 0
	for i := range v.Objects {
		if v.Objects[i].Zone == protocol.Battlefield {
			n++
		}
	}
	return n
}

func TestTheSameChoicesMakeTheSameBoard(t *testing.T) {
	o := usual(t)
	assert.Equal(t, boards.New(boards.Seeded(7), o), boards.New(boards.Seeded(7), o))
	assert.NotEqual(t, boards.New(boards.Seeded(7), o), boards.New(boards.Seeded(8), o))
	nothing := boards.New(boards.Bytes(nil), o)
	assert.Len(t, nothing.Players, 2)
	assert.Empty(t, nothing.Objects)
	assert.Equal(t, nothing, boards.New(boards.BytesThen(nil, boards.Bytes(nil)), o))
	assert.Equal(t, boards.New(boards.Seeded(7), o), boards.New(boards.BytesThen(nil, boards.Seeded(7)), o))
	some := []byte("any bytes at all make a board, and the same one again")
	assert.Equal(t, boards.New(boards.Bytes(some), o), boards.New(boards.Bytes(some), o))
	assert.NotEmpty(t, boards.New(boards.Bytes(some), o).Objects)
}

// listener is an engine that only listens how a board is set up.
type listener struct {
	protocol.Engine
	heard protocol.Setup
}

func (*listener) ResolveCards(context.Context, protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	return &protocol.ResolveCardsReply{}, nil
}

func (l *listener) StartGame(_ context.Context, s protocol.Setup) (*protocol.Reply, error) {
	l.heard = s
	return &protocol.Reply{Game: "g", Priority: s.Active}, nil
}

func TestABoardsSentencesMakeTheBoard(t *testing.T) {
	o := usual(t)
	for seed := range uint64(2000) {
		board := boards.New(boards.Seeded(seed), o)
		l := &listener{}
		w := steps.NewWorld(l, protocol.InitializeReply{}, nil, "")
		for _, line := range boards.Gherkin(board) {
			require.NoError(t, w.Do(steps.Given, line), "seed %d: %s", seed, line)
		}
		require.NoError(t, w.Do(steps.Then, "nobody is asked anything"))
		require.Equal(t, board, l.heard, "seed %d", seed)
	}
}

// Everything that a setup can say about an object comes, and every card in
// every zone where it can be.
func TestBoardsHaveEverything(t *testing.T) {
	o := usual(t)
	seen, permanents, players := map[string]bool{}, map[string]bool{}, map[int]bool{}
	for seed := range uint64(3000) {
		board := boards.New(boards.Seeded(seed), o)
		players[len(board.Players)] = true
		for _, x := range board.Objects {
			if x.Zone == protocol.Battlefield {
				permanents[x.Card] = true
			}
			seen["in "+string(x.Zone)] = true
			for what, is := range map[string]bool{"token": x.Token, "back": x.Back, "tapped": x.Tapped, "new": x.New, "counters": len(x.Counters) > 0,
				"damage": x.Damage > 0, "attached": x.AttachedTo != nil, "naming": x.Naming != "", "copy": x.CopyOf != "", "commander": x.Commander, "owned": x.Owner != ""} {
				seen[what] = seen[what] || is
			}
		}
	}
	assert.Equal(t, map[int]bool{2: true, 3: true, 4: true}, players)
	for _, what := range []string{"token", "back", "tapped", "new", "counters", "damage", "attached", "naming", "copy", "commander", "owned",
		"in battlefield", "in hand", "in library", "in graveyard", "in exile", "in command"} {
		assert.True(t, seen[what], what)
	}
	for _, c := range o.Cards {
		front := c.Faces[0].Types
		if front&card.PermanentTypes != 0 {
			assert.True(t, permanents[c.Name], "%s is never on the battlefield", c.Name)
		}
	}
}

func TestSmallerBoardsAreBoards(t *testing.T) {
	o, s := usual(t), reference()
	for seed := range uint64(40) {
		board := boards.New(boards.Seeded(seed), o)
		for step := 0; ; step++ {
			next := boards.Smaller(board)
			if len(next) == 0 {
				assert.Empty(t, board.Objects)
				break
			}
			board = next[int(seed)%len(next)]
			_, err := s.StartGame(t.Context(), board)
			require.NoError(t, err, "seed %d: %s", seed, boards.Gherkin(board))
			require.Less(t, step, 1000, "seed %d never gets to the smallest board", seed)
		}
		require.NoError(t, s.Shutdown(t.Context()))
	}
}

func TestWeightsAreKept(t *testing.T) {
	o := usual(t)
	o.Weight = func(c *card.Card) int {
		if c.Faces[0].Types == card.Land {
			return 1
		}
		return 0
	}
	for seed := range uint64(100) {
		for _, x := range boards.New(boards.Seeded(seed), o).Objects {
			at := slices.IndexFunc(o.Cards, func(c *card.Card) bool { return c.Name == x.Card })
			assert.Equal(t, card.Land, o.Cards[at].Faces[0].Types, x.Card)
		}
	}
}
