package wire

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"time"

	"github.com/creachadair/jrpc2"

	"github.com/stickler-mtg/stickler/protocol"
)

// Shape is what a method takes and gives, as types of the protocol.
type Shape struct{ Request, Reply reflect.Type }

// Shapes are the shapes of the methods, by name.
var Shapes = map[string]Shape{
	MethodInitialize:   shape[protocol.InitializeRequest, protocol.InitializeReply](),
	MethodResolveCards: shape[protocol.ResolveCardsRequest, protocol.ResolveCardsReply](),
	MethodStart:        shape[protocol.Setup, protocol.Reply](),
	MethodAct:          shape[protocol.ActRequest, protocol.Reply](),
	MethodAnswer:       shape[protocol.AnswerRequest, protocol.Reply](),
	MethodState:        shape[protocol.StateRequest, protocol.View](),
	MethodLegalActions: shape[protocol.LegalActionsRequest, protocol.LegalActionsReply](),
	MethodEnd:          shape[protocol.EndGameRequest, done](),
	MethodShutdown:     shape[done, done](),
}

func shape[Request, Reply any]() Shape {
	return Shape{Request: reflect.TypeFor[Request](), Reply: reflect.TypeFor[Reply]()}
}

// Answer is what came in reply to a request, as it was written: one of the three is set.
type Answer struct {
	Result json.RawMessage
	// Refused is the engine's refusal.
	Refused *protocol.Error
	// Failed is how the engine says that it failed.
	Failed string
}

// ReadAnswer takes the result or the error of a reply apart.
func ReadAnswer(result, fault json.RawMessage) (Answer, error) {
	if fault == nil {
		return Answer{Result: result}, nil
	}
	var rpc jrpc2.Error
	if err := json.Unmarshal(fault, &rpc); err != nil {
		return Answer{}, err
	}
	return failure(&rpc), nil
}

func failure(rpc *jrpc2.Error) Answer {
	if refused := refusal(rpc); refused != nil {
		return Answer{Refused: refused}
	}
	return Answer{Failed: rpc.Message}
}

// Send sends a request as it is written and gives the reply as it is written.
// An error means that the conversation is broken.
func (c *Client) Send(ctx context.Context, method string, params json.RawMessage) (Answer, error) {
	limit := c.options.Message
	if method == MethodInitialize {
		limit = c.options.StartUp
	}
	ctx, cancel := within(ctx, limit)
	defer cancel()
	response, err := c.rpc.Call(ctx, method, params)
	if err == nil {
		c.parted = c.parted || method == MethodShutdown
		return Answer{Result: json.RawMessage(response.ResultString())}, nil
	}
	var rpc *jrpc2.Error
	if c.talk.problem() == nil && ctx.Err() == nil && errors.As(err, &rpc) {
		return failure(rpc), nil
	}
	return Answer{}, c.explain(ctx, method, limit, err)
}

// within bounds how long something may take; none means no bound.
func within(ctx context.Context, limit time.Duration) (context.Context, context.CancelFunc) {
	if limit <= 0 {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, limit)
}
