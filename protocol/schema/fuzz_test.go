package schema_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/schema"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// seeds are replies as engines write them, right and wrong.
var seeds = []string{
	`{"jsonrpc":"2.0","id":1,"result":{"protocol":"1.0","engine":{"name":"e","version":"1"},"capabilities":["views"]}}`,
	`{"jsonrpc":"2.0","id":1,"result":{"protocol":"1.7","engine":{"name":"e"},"capabilities":null,"mood":"fine"}}`,
	`{"jsonrpc":"2.0","id":1,"result":{"unknown":["Island"]}}`,
	`{"jsonrpc":"2.0","id":1,"result":{"game":"g1","priority":"Alice"}}`,
	`{"jsonrpc":"2.0","id":1,"result":{"game":"g1","decision":{"id":1,"player":"Alice","kind":"objects","min":1,"max":1,"options":[{"object":"o1"}]}}}`,
	`{"jsonrpc":"2.0","id":1,"result":{"game":"g1","decision":{"id":1,"player":"Alice","kind":"division","min":0,"max":0,"total":3,"least":9,"options":[{"player":"Bob"}]}}}`,
	`{"jsonrpc":"2.0","id":1,"result":{"game":"g1","rules":"2026-04-17","turn":5,"active":"Alice","step":"precombat main","priority":"Alice","players":[{"name":"Alice","life":20,"hand":0,"library":60},{"name":"Bob","life":20,"hand":0,"library":60}],"objects":[{"id":"o1","ref":"r","kind":"card","zone":"battlefield","owner":"Alice","attached_to":"o2"}]}}`,
	`{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"no","data":{"kind":"illegalAction","message":"no","rule":"601.2c"}}}`,
	`{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no such method"}}`,
	`{"jsonrpc":"2.0","id":1,"error":null,"result":null}`,
	`{"jsonrpc":"2.0","id":"1","method":"game.start"}`,
	"Welcome\n" + `{"jsonrpc":"2.0","id":1,"result":{}}` + "\n" + `{"jsonrpc":"2.0","id":1,"result":{}}`,
	"{", "null", "[]", "\xff\xfe", "",
}

// FuzzMessage: whatever an engine writes in reply to whatever it is asked, the
// suite goes on, with a reply that the protocol allows or with an error. What
// can be read is checked against the schema without a panic, and is the same
// when it is written and read again.
func FuzzMessage(f *testing.F) {
	for i, seed := range seeds {
		f.Add(uint8(i), []byte(seed))
	}
	f.Fuzz(func(t *testing.T, which uint8, text []byte) {
		method := wire.Methods[int(which)%len(wire.Methods)]
		var checker schema.Checker
		_ = checker.Check(method, "engine", text)
		c := wire.Connect(bytes.NewReader(append(bytes.Clone(text), '\n')), discarded{}, wire.Options{Check: new(schema.Checker).Check})
		defer c.Close()
		view, err := c.State(context.Background(), protocol.StateRequest{Game: "g1"})
		if err != nil {
			require.NotEmpty(t, strings.TrimSpace(err.Error()))
			return
		}
		written, err := json.Marshal(view)
		require.NoError(t, err)
		var again protocol.View
		require.NoError(t, json.Unmarshal(written, &again))
		twice, err := json.Marshal(again)
		require.NoError(t, err)
		require.JSONEq(t, string(written), string(twice))
	})
}

// discarded is standard input of an engine that doesn't look at it.
type discarded struct{ io.WriteCloser }

func (discarded) Write(b []byte) (int, error) { return len(b), nil }
func (discarded) Close() error                { return nil }
