package wire_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// toy is an engine that refuses in every way.
type toy struct{ protocol.Engine }

func (toy) Initialize(context.Context, protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	return &protocol.InitializeReply{Protocol: protocol.Version, Engine: protocol.Named{Name: "toy", Version: "1"}}, nil
}

func (toy) Act(_ context.Context, r protocol.ActRequest) (*protocol.Reply, error) {
	switch r.Action.Kind {
	case protocol.ActCast:
		return nil, &protocol.Error{Kind: protocol.IllegalAction, Message: "no target", Rule: "601.2c"}
	case protocol.ActSpecial:
		return nil, &protocol.Error{Kind: protocol.Unsupported, Message: "special actions"}
	case protocol.ActPass:
		return nil, errors.New("out of memory")
	case protocol.ActConcede:
		panic("no such player")
	}
	return &protocol.Reply{Game: r.Game, Priority: r.Action.Player}, nil
}

func (toy) EndGame(context.Context, protocol.EndGameRequest) error { return nil }
func (toy) Shutdown(context.Context) error                         { return nil }

// piped is a client of an engine that is served on the other ends of two pipes.
func piped(t testing.TB, engine protocol.Engine, o wire.Options) *wire.Client {
	t.Helper()
	in, toEngine := io.Pipe()
	fromEngine, out := io.Pipe()
	served := make(chan error, 1)
	go func() {
		served <- wire.Serve(context.Background(), engine, in, out)
		_ = out.Close()
	}()
	c := wire.Connect(fromEngine, toEngine, o)
	t.Cleanup(func() {
		require.NoError(t, c.Close())
		require.NoError(t, <-served)
	})
	return c
}

func TestRefusalsSurviveTheWire(t *testing.T) {
	c := piped(t, toy{}, wire.Options{})
	act := func(kind protocol.ActionKind) (*protocol.Reply, error) {
		return c.Act(t.Context(), protocol.ActRequest{Game: "g1", Action: protocol.Action{Player: "Alice", Kind: kind}})
	}
	for kind, want := range map[protocol.ActionKind]*protocol.Error{
		protocol.ActCast:    {Kind: protocol.IllegalAction, Message: "no target", Rule: "601.2c"},
		protocol.ActSpecial: {Kind: protocol.Unsupported, Message: "special actions"},
	} {
		_, err := act(kind)
		assert.Equal(t, want, err)
	}
	for kind, says := range map[protocol.ActionKind]string{
		protocol.ActPass:    "the engine failed at game.act: out of memory",
		protocol.ActConcede: "the engine failed at game.act: the engine failed: no such player",
	} {
		_, err := act(kind)
		var refused *protocol.Error
		assert.False(t, errors.As(err, &refused))
		assert.EqualError(t, err, says)
	}
	reply, err := act(protocol.ActAttack)
	require.NoError(t, err, "a fault costs the message that met it")
	assert.Equal(t, &protocol.Reply{Game: "g1", Priority: "Alice"}, reply)
}

func TestEveryMessageCanBeRecorded(t *testing.T) {
	var all []string
	c := piped(t, toy{}, wire.Options{Record: func(m wire.Message) { all = append(all, m.From+": "+string(m.Text)) }})
	require.NoError(t, c.EndGame(t.Context(), protocol.EndGameRequest{Game: "g7"}))
	assert.Equal(t, []string{
		`suite: {"jsonrpc":"2.0","id":1,"method":"game.end","params":{"game":"g7"}}`,
		`engine: {"jsonrpc":"2.0","id":1,"result":{}}`,
	}, all)
}

// Both sides are held to the protocol, and each fault is told as whose it is.
func TestEveryMessageCanBeChecked(t *testing.T) {
	for from, says := range map[string]string{
		"suite":  "game.end could not be sent: this is a fault of the suite: its message isn't as the protocol says: no",
		"engine": "in reply to game.end: it isn't as the protocol says: no: ",
	} {
		var checked []string
		c := piped(t, toy{}, wire.Options{Check: func(method, who string, _ []byte) error {
			checked = append(checked, method+" "+who)
			if who == from {
				return errors.New("no")
			}
			return nil
		}})
		err := c.EndGame(t.Context(), protocol.EndGameRequest{Game: "g7"})
		assert.ErrorContains(t, err, says)
		assert.Contains(t, checked, "game.end "+from)
	}
}

// What a shell started ends with the engine, however little it listens.
func TestTheWholeProcessGroupEnds(t *testing.T) {
	file := t.TempDir() + "/pid"
	c, err := wire.Start(fmt.Sprintf("sleep 1000 & echo $! > %s; cat > /dev/null; wait", file), wire.Options{StartUp: 300 * time.Millisecond})
	require.NoError(t, err)
	_, err = c.Initialize(t.Context(), protocol.InitializeRequest{Protocol: protocol.Version})
	var slow *wire.SlowError
	require.ErrorAs(t, err, &slow)
	assert.Equal(t, "no reply to initialize within 300ms", err.Error())
	require.NoError(t, c.Close())
	var pid int
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	_, err = fmt.Sscan(string(text), &pid)
	require.NoError(t, err)
	require.Eventually(t, func() bool { return !alive(pid) }, 5*time.Second, 10*time.Millisecond)
}

func alive(pid int) bool {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return false
	}
	var id int
	var name, state string
	_, err = fmt.Sscan(string(text), &id, &name, &state)
	return err == nil && state != "Z"
}

// One message there and back.
func BenchmarkMessage(b *testing.B) {
	c := piped(b, toy{}, wire.Options{})
	for b.Loop() {
		if err := c.EndGame(b.Context(), protocol.EndGameRequest{Game: "g1"}); err != nil {
			b.Fatal(err)
		}
	}
}
