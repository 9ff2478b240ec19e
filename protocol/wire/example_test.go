package wire_test

import (
	"context"
	"log"
	"os"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// lands is an engine that knows one card, and no game yet.
type lands struct{ protocol.Refusing }

func (lands) Initialize(context.Context, protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	return &protocol.InitializeReply{Protocol: protocol.Version, Engine: protocol.Named{Name: "lands"}, Capabilities: []protocol.Capability{}}, nil
}

func (lands) ResolveCards(_ context.Context, r protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	reply := &protocol.ResolveCardsReply{}
	for _, name := range r.Names {
		if name != "Forest" {
			reply.Unknown = append(reply.Unknown, name)
		}
	}
	return reply, nil
}

// An engine in Go embeds protocol.Refusing, writes the methods that it has, and
// is served on standard input (here some messages of the suite) and output.
func ExampleServe() {
	in := strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":"1.0","suite":{"name":"stickler","version":"1"}}}
{"jsonrpc":"2.0","id":2,"method":"cards.resolve","params":{"names":["Forest","Island"]}}
{"jsonrpc":"2.0","id":3,"method":"game.start","params":{"players":[{"name":"Alice"},{"name":"Bob"}]}}
`)
	if err := wire.Serve(context.Background(), lands{}, in, os.Stdout); err != nil {
		log.Fatal(err)
	}
	// Output:
	// {"jsonrpc":"2.0","id":1,"result":{"protocol":"1.0","engine":{"name":"lands","version":""},"capabilities":[]}}
	// {"jsonrpc":"2.0","id":2,"result":{"unknown":["Island"]}}
	// {"jsonrpc":"2.0","id":3,"error":{"code":2,"message":"the engine has no game.start","data":{"kind":"unsupported","message":"the engine has no game.start"}}}
}
