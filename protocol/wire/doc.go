// Package wire carries the protocol between two processes: JSON-RPC 2.0, one
// message a line of UTF-8, over standard input and output of the engine's
// process. What the engine logs goes to its standard error.
//
// Serve puts an engine that is written in Go behind a pipe. Start runs another
// process as an engine.
package wire

import (
	"encoding/json"

	"github.com/creachadair/jrpc2"

	"github.com/stickler-mtg/stickler/protocol"
)

// The methods, one for each method of protocol.Engine.
const (
	MethodInitialize   = "initialize"
	MethodResolveCards = "cards.resolve"
	MethodStart        = "game.start"
	MethodAct          = "game.act"
	MethodAnswer       = "game.answer"
	MethodState        = "game.state"
	MethodLegalActions = "game.legalActions"
	MethodEnd          = "game.end"
	MethodShutdown     = "shutdown"
)

// Methods lists the methods in the order in which a conversation uses them.
var Methods = []string{MethodInitialize, MethodResolveCards, MethodStart, MethodAct, MethodAnswer, MethodState,
	MethodLegalActions, MethodEnd, MethodShutdown}

// MaxLine is the greatest length of a message, in bytes.
const MaxLine = 8 << 20

// Codes of refusals, in the range that JSON-RPC leaves to applications. The
// error's data is the protocol.Error.
const (
	codeIllegal     jrpc2.Code = 1
	codeUnsupported jrpc2.Code = 2
	codeInvalid     jrpc2.Code = 3
)

var codes = map[protocol.ErrorKind]jrpc2.Code{
	protocol.IllegalAction: codeIllegal,
	protocol.Unsupported:   codeUnsupported,
	protocol.Invalid:       codeInvalid,
}

// asRPC is a refusal as it goes over the wire.
func asRPC(e *protocol.Error) *jrpc2.Error {
	code, ok := codes[e.Kind]
	if !ok {
		code = codeInvalid
	}
	out := &jrpc2.Error{Code: code, Message: e.Message}
	if data, err := json.Marshal(e); err == nil {
		out.Data = data
	}
	return out
}

// refusal is the protocol's error that came over the wire; nil if the error
// says that the engine failed. An engine that doesn't know a method lacks it.
func refusal(e *jrpc2.Error) *protocol.Error {
	var out protocol.Error
	if len(e.Data) > 0 && json.Unmarshal(e.Data, &out) == nil && codes[out.Kind] != 0 {
		if out.Message == "" {
			out.Message = e.Message
		}
		return &out
	}
	switch e.Code {
	case codeIllegal:
		return &protocol.Error{Kind: protocol.IllegalAction, Message: e.Message}
	case codeUnsupported, jrpc2.MethodNotFound:
		return &protocol.Error{Kind: protocol.Unsupported, Message: e.Message}
	case codeInvalid, jrpc2.InvalidParams:
		return &protocol.Error{Kind: protocol.Invalid, Message: e.Message}
	}
	return nil
}
