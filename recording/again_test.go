package recording_test

import (
	"context"
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
	"github.com/stickler-mtg/stickler/recording"
)

// bookkeeper is an engine that refuses what it is told to, and keeps books on its games.
type bookkeeper struct {
	protocol.Engine
	refuses string
	started int
	open    map[protocol.GameID]bool
	// odd is what it was told to forget and doesn't have.
	odd []protocol.GameID
}

func (b *bookkeeper) refuse(method string) error {
	if b.refuses == method {
		return &protocol.Error{Kind: protocol.Unsupported, Message: "not that"}
	}
	return nil
}

func (b *bookkeeper) Initialize(context.Context, protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	return &protocol.InitializeReply{Protocol: protocol.Version, Engine: protocol.Named{Name: "books"}, Capabilities: []protocol.Capability{}}, nil
}

func (b *bookkeeper) StartGame(context.Context, protocol.Setup) (*protocol.Reply, error) {
	if err := b.refuse(wire.MethodStart); err != nil {
		return nil, err
	}
	b.started++
	id := protocol.GameID(fmt.Sprintf("game %d", b.started))
	b.open[id] = true
	return &protocol.Reply{Game: id, Priority: "Alice"}, nil
}

func (b *bookkeeper) Act(_ context.Context, r protocol.ActRequest) (*protocol.Reply, error) {
	return &protocol.Reply{Game: r.Game, Priority: "Bob"}, b.refuse(wire.MethodAct)
}

func (b *bookkeeper) EndGame(_ context.Context, r protocol.EndGameRequest) error {
	if !b.open[r.Game] {
		b.odd = append(b.odd, r.Game)
	}
	delete(b.open, r.Game)
	return nil
}

func (b *bookkeeper) Shutdown(context.Context) error { return nil }

// connected is a client of an engine that runs here.
func connected(t *testing.T, e protocol.Engine) *wire.Client {
	t.Helper()
	toEngine, fromSuite := io.Pipe()
	toSuite, fromEngine := io.Pipe()
	go func() {
		_ = wire.Serve(context.Background(), e, toEngine, fromEngine) // it ends when the pipe does
		_ = fromEngine.Close()
	}()
	return wire.Connect(toSuite, fromSuite, wire.Options{})
}

// oneGame is a game that is begun, acted in and ended, twice.
const oneGame = `{"recording":1,"protocol":"1.0","suite":{"name":"stickler","version":"0.1.0"}}
{"process":1,"from":"suite","message":{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":"1.0","suite":{"name":"stickler","version":""}}}}
{"process":1,"from":"engine","message":{"jsonrpc":"2.0","id":1,"result":{"protocol":"1.0","engine":{"name":"toy","version":"1"},"capabilities":[]}}}
{"process":1,"scenario":"one","from":"suite","message":{"jsonrpc":"2.0","id":2,"method":"game.start","params":{"players":[]}}}
{"process":1,"scenario":"one","from":"engine","message":{"jsonrpc":"2.0","id":2,"result":{"game":"g1","priority":"Alice"}}}
{"process":1,"scenario":"one","from":"suite","message":{"jsonrpc":"2.0","id":3,"method":"game.act","params":{"game":"g1","action":{"player":"Alice","kind":"pass"}}}}
{"process":1,"scenario":"one","from":"engine","message":{"jsonrpc":"2.0","id":3,"result":{"game":"g1","priority":"Bob"}}}
{"process":1,"scenario":"one","from":"suite","message":{"jsonrpc":"2.0","id":4,"method":"game.end","params":{"game":"g1"}}}
{"process":1,"scenario":"one","from":"engine","message":{"jsonrpc":"2.0","id":4,"result":{}}}
{"process":1,"scenario":"one","verdict":"pass"}
{"process":1,"scenario":"two","from":"suite","message":{"jsonrpc":"2.0","id":5,"method":"game.start","params":{"players":[]}}}
{"process":1,"scenario":"two","from":"engine","message":{"jsonrpc":"2.0","id":5,"error":{"code":1,"message":"no","data":{"kind":"unsupported","message":"no"}}}}
{"process":1,"scenario":"two","verdict":"unsupported"}
{"end":2}
`

// However a scenario ends, the engine is told to forget its game, and no other.
func TestEveryGameIsEnded(t *testing.T) {
	r, err := recording.Read(written(t, "a.jsonl", []byte(oneGame)))
	require.NoError(t, err)
	for refuses, want := range map[string]int{
		"":               1, // the game of the second scenario was refused, and now isn't
		wire.MethodAct:   2,
		wire.MethodStart: 1, // that of the first one is refused now
	} {
		b := &bookkeeper{refuses: refuses, open: map[protocol.GameID]bool{}}
		differences, err := r.Again(t.Context(), func() (*wire.Client, error) { return connected(t, b), nil })
		require.NoError(t, err)
		assert.Len(t, differences, want, "%q: %v", refuses, differences)
		assert.Empty(t, b.open, "%q: games that the engine still has", refuses)
		assert.Empty(t, b.odd, "%q: ended, and never begun", refuses)
	}
}
