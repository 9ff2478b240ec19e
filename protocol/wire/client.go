package wire

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/creachadair/jrpc2"

	"github.com/stickler-mtg/stickler/protocol"
)

// Options say how an engine's process is spoken with.
type Options struct {
	// Message is the time that one message may take, StartUp that of the first
	// one; none means no limit of its own.
	Message, StartUp time.Duration
	// MaxLine is the greatest length of a message in bytes; none means MaxLine.
	MaxLine int
	// Record is told every message, in both directions.
	Record func(Message)
	// Check is asked about every line, in both directions: what it asks or
	// replies to, whether it is from "suite" or "engine", and the line. Nil
	// checks nothing further.
	Check func(method, from string, line []byte) error
}

// Client is an engine at the other end of a pipe. It implements
// protocol.Engine; one call at a time. An error that isn't a *protocol.Error
// means that the conversation is broken: close the client, and start another.
type Client struct {
	rpc     *jrpc2.Client
	talk    *conversation
	options Options
	process *process
	// parted: the engine has agreed to end.
	parted bool
}

var _ protocol.Engine = (*Client)(nil)

// Start runs a command, as a shell would, whose process is the engine. The
// caller must Close the client, which ends the process and all that it started.
func Start(command string, o Options) (*Client, error) {
	if strings.TrimSpace(command) == "" {
		return nil, errors.New("no command for the engine")
	}
	p, in, out, err := startProcess(command)
	if err != nil {
		return nil, err
	}
	c := Connect(in, out, o)
	c.process = p
	return c, nil
}

// Connect speaks with an engine over a pair of pipes.
func Connect(in io.Reader, out io.WriteCloser, o Options) *Client {
	if o.MaxLine <= 0 {
		o.MaxLine = MaxLine
	}
	talk := &conversation{lines: newLines(in, out, o.MaxLine), record: o.Record, check: o.Check}
	return &Client{rpc: jrpc2.NewClient(talk, nil), talk: talk, options: o}
}

// Close ends the conversation and the engine's process, with everything that it started.
func (c *Client) Close() error {
	if c.process != nil {
		c.process.end(c.talk.problem() != nil || !c.parted)
	}
	err := c.rpc.Close()
	if c.talk.problem() != nil {
		return nil // it was reported where it happened
	}
	return err
}

// Log is what the engine's process wrote last to standard error and, as long as
// it hasn't replied to anything, to standard output.
func (c *Client) Log() string {
	stray := c.talk.unanswered()
	if c.process == nil {
		return stray
	}
	return strings.TrimSpace(c.process.log.String() + "\n" + stray)
}

// call sends a message and waits for its reply.
func call[Reply any](ctx context.Context, c *Client, method string, request any, limit time.Duration) (*Reply, error) {
	ctx, cancel := within(ctx, limit)
	defer cancel()
	response, err := c.rpc.Call(ctx, method, request)
	if err != nil {
		return nil, c.explain(ctx, method, limit, err)
	}
	raw := response.ResultString()
	reply := new(Reply)
	if err := response.UnmarshalResult(reply); err != nil {
		return nil, fmt.Errorf("the reply to %s can't be read: %w: %s", method, err, excerpt([]byte(raw)))
	}
	if err := Consistent(method, reply); err != nil {
		return nil, err
	}
	return reply, nil
}

// Consistent refuses a reply that contradicts itself.
func Consistent(method string, reply any) error {
	checked, ok := reply.(interface{ Check() error })
	if !ok {
		return nil
	}
	if err := checked.Check(); err != nil {
		return fmt.Errorf("the reply to %s contradicts itself: %w", method, err)
	}
	return nil
}

// explain makes of a failed call what the suite reports.
func (c *Client) explain(ctx context.Context, method string, limit time.Duration, err error) error {
	var rpc *jrpc2.Error
	if fault := c.talk.problem(); fault != nil {
		return c.withExit(fmt.Errorf("in reply to %s: %w", method, fault))
	}
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return &SlowError{Method: method, Limit: limit}
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if errors.As(err, &rpc) {
		if refused := refusal(rpc); refused != nil {
			return refused
		}
		return fmt.Errorf("the engine failed at %s: %s", method, rpc.Message)
	}
	return c.withExit(fmt.Errorf("%s could not be sent: %w", method, err))
}

// withExit adds how the process ended, if it has.
func (c *Client) withExit(err error) error {
	if c.process == nil {
		return err
	}
	if how := c.process.ended(); how != "" {
		return fmt.Errorf("%w; its process ended (%s)", err, how)
	}
	return err
}

// SlowError: the engine didn't reply in time.
type SlowError struct {
	Method string
	Limit  time.Duration
}

// Error says what wasn't replied to, and within what time.
func (e *SlowError) Error() string {
	return fmt.Sprintf("no reply to %s within %s", e.Method, e.Limit)
}

// Timeout says that this is about time.
func (e *SlowError) Timeout() bool { return true }

// Initialize opens the conversation.
func (c *Client) Initialize(ctx context.Context, r protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	return call[protocol.InitializeReply](ctx, c, MethodInitialize, r, c.options.StartUp)
}

// ResolveCards asks for unknown names.
func (c *Client) ResolveCards(ctx context.Context, r protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	return call[protocol.ResolveCardsReply](ctx, c, MethodResolveCards, r, c.options.Message)
}

// StartGame sets a board up.
func (c *Client) StartGame(ctx context.Context, s protocol.Setup) (*protocol.Reply, error) {
	return call[protocol.Reply](ctx, c, MethodStart, s, c.options.Message)
}

// Act carries out an action.
func (c *Client) Act(ctx context.Context, r protocol.ActRequest) (*protocol.Reply, error) {
	return call[protocol.Reply](ctx, c, MethodAct, r, c.options.Message)
}

// Answer answers a decision.
func (c *Client) Answer(ctx context.Context, r protocol.AnswerRequest) (*protocol.Reply, error) {
	return call[protocol.Reply](ctx, c, MethodAnswer, r, c.options.Message)
}

// State shows the game.
func (c *Client) State(ctx context.Context, r protocol.StateRequest) (*protocol.View, error) {
	return call[protocol.View](ctx, c, MethodState, r, c.options.Message)
}

// LegalActions lists what a player may do.
func (c *Client) LegalActions(ctx context.Context, r protocol.LegalActionsRequest) (*protocol.LegalActionsReply, error) {
	return call[protocol.LegalActionsReply](ctx, c, MethodLegalActions, r, c.options.Message)
}

// EndGame forgets a game.
func (c *Client) EndGame(ctx context.Context, r protocol.EndGameRequest) error {
	_, err := call[done](ctx, c, MethodEnd, r, c.options.Message)
	return err
}

// Shutdown ends the conversation.
func (c *Client) Shutdown(ctx context.Context) error {
	_, err := call[done](ctx, c, MethodShutdown, done{}, c.options.Message)
	c.parted = err == nil
	return err
}
