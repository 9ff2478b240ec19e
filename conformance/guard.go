package conformance

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/stickler-mtg/stickler/protocol"
)

// Factory makes an engine. Each job has one of its own, and gets a new one
// when that has crashed or hung.
type Factory func() (protocol.Engine, error)

// errTimeLimit: the engine didn't reply before the scenario's time was up.
var errTimeLimit = errors.New("no reply from the engine within the time limit")

// errGone: a call after the engine has failed in this scenario.
var errGone = errors.New("the engine has failed earlier in this scenario")

// guard is an engine that can't take the run down with it: a call has a time
// limit, and a panic is an error. What crashed or hung is replaced before the
// next scenario.
type guard struct {
	options *Options
	run     context.Context

	engine protocol.Engine
	info   protocol.InitializeReply
	// calls go to a worker of the engine's own, so that one that hangs can be left behind.
	calls chan func()
	limit *time.Timer
	// failure is set once the engine has failed in this scenario.
	failure error
	// game is the last game that the engine spoke of.
	game protocol.GameID
}

// newGuard starts a first engine.
func newGuard(run context.Context, o *Options) (*guard, error) {
	g := &guard{options: o, run: run}
	return g, g.begin(o.Limit)
}

// begin makes the engine ready for a scenario and starts its clock.
func (g *guard) begin(limit time.Duration) error {
	if g.limit != nil {
		g.limit.Stop()
	}
	g.limit = time.NewTimer(g.options.StartUp)
	g.game = ""
	if g.failure != nil {
		g.leave()
	}
	if g.engine == nil {
		if err := g.start(); err != nil {
			return err
		}
	}
	g.limit.Reset(limit)
	return nil
}

// leave forgets an engine that has failed, and its worker with it.
func (g *guard) leave() {
	if g.calls != nil {
		close(g.calls)
	}
	end(g.engine)
	g.engine, g.calls, g.failure = nil, nil, nil
}

// end ends an engine's process, if it has one of its own.
func end(engine protocol.Engine) {
	if process, ok := engine.(io.Closer); ok {
		_ = process.Close() // what went wrong before it was told where it did
	}
}

func (g *guard) start() error {
	g.calls = make(chan func(), 1)
	go work(g.calls)
	err := g.hello()
	if err != nil {
		g.failure = err
		err = fmt.Errorf("the engine could not be started: %w", err)
		if log := g.logged(); log != "" {
			err = fmt.Errorf("%w\n  its log ends with:\n%s", err, indent(indent(log)))
		}
		return err
	}
	return nil
}

// hello makes an engine and opens the conversation with it.
func (g *guard) hello() error {
	made := make(chan protocol.Engine, 1)
	err := g.guarded(func(context.Context) error {
		defer close(made)
		engine, err := g.options.Engine()
		if err == nil {
			made <- engine
		}
		return err
	})
	if err != nil {
		go func() { end(<-made) }() // one that comes when nobody waits for it any more
		return err
	}
	g.engine = <-made
	info, err := g.Initialize(g.run, protocol.InitializeRequest{Protocol: protocol.Version, Suite: g.options.Suite})
	if err != nil {
		return err
	}
	if !protocol.Understands(info.Protocol) {
		return fmt.Errorf("it speaks version %q of the protocol, the suite %s", info.Protocol, protocol.Version)
	}
	g.info = *info
	if only := g.options.Capabilities; only != nil {
		g.info.Capabilities = slices.DeleteFunc(slices.Clone(g.info.Capabilities), func(c protocol.Capability) bool { return !slices.Contains(only, c) })
	}
	return nil
}

func work(calls <-chan func()) {
	for call := range calls {
		call()
	}
}

// guarded makes a call in the engine's worker and waits for it, for the time
// limit, or for the run to be cancelled.
func (g *guard) guarded(call func(context.Context) error) error {
	if g.failure != nil {
		return errGone
	}
	if g.failure = g.run.Err(); g.failure != nil {
		return g.failure
	}
	ctx, cancel := context.WithCancel(g.run)
	defer cancel()
	done := make(chan error, 1)
	g.calls <- func() { done <- recovered(ctx, call) }
	select {
	case err := <-done:
		var refusal *protocol.Error
		if err != nil && !errors.As(err, &refusal) {
			g.failure = err
		}
		return err
	case <-g.limit.C:
		g.failure = errTimeLimit
	case <-g.run.Done():
		g.failure = g.run.Err()
	}
	return g.failure
}

func recovered(ctx context.Context, call func(context.Context) error) (err error) {
	defer func() {
		if value := recover(); value != nil {
			err = &panicked{who: "the engine", value: value, frames: framesOfPanic()}
		}
	}()
	return call(ctx)
}

// ask is a guarded call that has a reply. The reply travels apart from the
// call's own variables: a call that was left behind may still write there.
func ask[Request, Reply any](g *guard, method func(context.Context, Request) (*Reply, error), request Request) (*Reply, error) {
	replies := make(chan *Reply, 1)
	err := g.guarded(func(ctx context.Context) error {
		reply, err := method(ctx, request)
		if err == nil && reply == nil {
			err = errors.New("the engine replied with nothing")
		}
		replies <- reply
		return err
	})
	if err != nil {
		return nil, err
	}
	return <-replies, nil
}

// askGame notes which game a reply speaks of.
func askGame[Request any](g *guard, method func(context.Context, Request) (*protocol.Reply, error), request Request) (*protocol.Reply, error) {
	reply, err := ask(g, method, request)
	if reply != nil {
		g.game = reply.Game
	}
	return reply, err
}

// Initialize opens the conversation.
func (g *guard) Initialize(_ context.Context, r protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	return ask(g, g.engine.Initialize, r)
}

// ResolveCards asks for unknown names.
func (g *guard) ResolveCards(_ context.Context, r protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	return ask(g, g.engine.ResolveCards, r)
}

// StartGame sets a board up.
func (g *guard) StartGame(_ context.Context, s protocol.Setup) (*protocol.Reply, error) {
	return askGame(g, g.engine.StartGame, s)
}

// Act carries out an action.
func (g *guard) Act(_ context.Context, r protocol.ActRequest) (*protocol.Reply, error) {
	return askGame(g, g.engine.Act, r)
}

// Answer answers a decision.
func (g *guard) Answer(_ context.Context, r protocol.AnswerRequest) (*protocol.Reply, error) {
	return askGame(g, g.engine.Answer, r)
}

// State shows the game.
func (g *guard) State(_ context.Context, r protocol.StateRequest) (*protocol.View, error) {
	return ask(g, g.engine.State, r)
}

// LegalActions lists what a player may do.
func (g *guard) LegalActions(_ context.Context, r protocol.LegalActionsRequest) (*protocol.LegalActionsReply, error) {
	return ask(g, g.engine.LegalActions, r)
}

// EndGame forgets a game.
func (g *guard) EndGame(_ context.Context, r protocol.EndGameRequest) error {
	return g.guarded(func(ctx context.Context) error { return g.engine.EndGame(ctx, r) })
}

// Shutdown ends the conversation.
func (g *guard) Shutdown(context.Context) error {
	return g.guarded(func(ctx context.Context) error { return g.engine.Shutdown(ctx) })
}

// logged is what an engine has written to its log; "" if it has none.
func (g *guard) logged() string {
	if l, ok := g.engine.(interface{ Log() string }); ok {
		return strings.TrimSpace(l.Log())
	}
	return ""
}

// close ends the engine at the end of the run.
func (g *guard) close(limit time.Duration) {
	if g.engine == nil || g.failure != nil {
		g.leave()
		return
	}
	_ = g.begin(limit)
	_ = g.Shutdown(g.run)
	g.leave()
}
