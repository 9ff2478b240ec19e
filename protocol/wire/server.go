package wire

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
	"sync/atomic"

	"github.com/creachadair/jrpc2"
	"github.com/creachadair/jrpc2/handler"

	"github.com/stickler-mtg/stickler/protocol"
)

// Serve answers messages for an engine until the other side closes the pipe:
//
//	func main() {
//		if err := wire.Serve(context.Background(), myEngine{}, os.Stdin, os.Stdout); err != nil {
//			log.Fatal(err)
//		}
//	}
//
// Embed protocol.Refusing, and write the methods that the engine has.
//
// Messages are handled one after another. A fault of the engine (any error
// that isn't a *protocol.Error, or a panic) is reported as the reply to the
// message that met it, and the next message is served as usual.
func Serve(ctx context.Context, engine protocol.Engine, in io.Reader, out io.Writer) error {
	server := jrpc2.NewServer(handlers(engine), &jrpc2.ServerOptions{
		Concurrency: 1, DisableBuiltin: true, NewContext: func() context.Context { return ctx },
	})
	server.Start(&served{lines: newLines(in, keptOpen{out}, MaxLine), answered: make(chan struct{}, 1), closed: make(chan struct{})})
	stop := context.AfterFunc(ctx, server.Stop)
	defer stop()
	err := server.Wait()
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

// served is the engine's side of the channel. A request is read once the one
// before it is answered: so replies come in order, and none is dropped as the
// input ends.
type served struct {
	*lines
	open     atomic.Bool
	answered chan struct{}
	closed   chan struct{}
	once     sync.Once
}

// Recv reads the next request.
func (s *served) Recv() ([]byte, error) {
	for s.open.Load() {
		select {
		case <-s.answered:
		case <-s.closed:
			return nil, io.EOF
		}
	}
	line, err := s.lines.Recv()
	var e envelope
	if err == nil && json.Unmarshal(line, &e) == nil && e.Method != "" && len(e.ID) > 0 {
		s.open.Store(true)
	}
	return line, err
}

// Send writes a reply.
func (s *served) Send(message []byte) error {
	err := s.lines.Send(message)
	s.open.Store(false)
	select {
	case s.answered <- struct{}{}:
	default: // Recv will look anyway
	}
	return err
}

// Close ends the waiting for an answer.
func (s *served) Close() error {
	s.once.Do(func() { close(s.closed) })
	return s.lines.Close()
}

// keptOpen leaves it to the owner of a writer to close it.
type keptOpen struct{ io.Writer }

// Close does nothing.
func (keptOpen) Close() error { return nil }

func handlers(e protocol.Engine) handler.Map {
	return handler.Map{
		MethodInitialize:   serving(e.Initialize),
		MethodResolveCards: serving(e.ResolveCards),
		MethodStart:        serving(e.StartGame),
		MethodAct:          serving(e.Act),
		MethodAnswer:       serving(e.Answer),
		MethodState:        serving(e.State),
		MethodLegalActions: serving(e.LegalActions),
		MethodEnd: serving(func(ctx context.Context, r protocol.EndGameRequest) (*done, error) {
			return &done{}, e.EndGame(ctx, r)
		}),
		MethodShutdown: serving(func(ctx context.Context, _ done) (*done, error) { return &done{}, e.Shutdown(ctx) }),
	}
}

// done is the empty object: messages without content.
type done struct{}

// serving makes a handler of an engine's method.
func serving[Request, Reply any](method func(context.Context, Request) (*Reply, error)) jrpc2.Handler {
	return func(ctx context.Context, r *jrpc2.Request) (reply any, err error) {
		var request Request
		if r.HasParams() {
			if err := r.UnmarshalParams(&request); err != nil {
				return nil, asRPC(&protocol.Error{Kind: protocol.Invalid, Message: fmt.Sprintf("%s: %v", r.Method(), err)})
			}
		}
		defer func() {
			if fault := recover(); fault != nil {
				err = &jrpc2.Error{Code: jrpc2.InternalError, Message: fmt.Sprintf("the engine failed: %v", fault)}
			}
		}()
		out, err := method(ctx, request)
		var refused *protocol.Error
		switch {
		case errors.As(err, &refused):
			return nil, asRPC(refused)
		case err != nil:
			return nil, &jrpc2.Error{Code: jrpc2.InternalError, Message: err.Error()}
		}
		return out, nil
	}
}
