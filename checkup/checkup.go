// Package checkup goes through an engine's adapter from the handshake up, one
// capability at a time, on boards with next to nothing on them. It is for the
// adapter's author: each step shows what was sent, what came back, what was
// expected and, if that wasn't it, what to do next.
package checkup

import (
	"context"
	"fmt"
	"io"
	"slices"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// Options say what to check with.
type Options struct {
	// Start starts the engine; told is told every message.
	Start func(told func(wire.Message)) (*wire.Client, error)
	// Suite is how the suite introduces itself, Names the card names that it knows.
	Suite protocol.Named
	Names conformance.Names
	// Whole is the whole suite; First are the scenarios that any engine can be asked first.
	Whole, First *conformance.Suite
	// Older is a date of older rules than the suite's.
	Older string
}

// Run checks an engine and writes what it finds. It says whether nothing is
// wrong; what the engine doesn't support isn't.
func Run(ctx context.Context, out io.Writer, o Options) (well bool, err error) {
	c := &checkup{Options: o, out: out, well: true}
	defer c.close()
	if !c.hello(ctx) {
		return false, ctx.Err()
	}
	for _, s := range conversation {
		c.take(ctx, s)
	}
	for _, s := range capabilities {
		if s.needs == "" || slices.Contains(c.info.Capabilities, s.needs) {
			c.take(ctx, s)
		}
	}
	c.close()
	if err := c.first(ctx); err != nil {
		return false, err
	}
	return c.well, c.sumUp(ctx)
}

// checkup is a checkup under way.
type checkup struct {
	Options
	out  io.Writer
	well bool
	// number is that of the last step.
	number int

	client *wire.Client
	info   protocol.InitializeReply
	// known are the names of basic lands that the engine knows.
	known []string
	// said is what was said in this step.
	said []wire.Message
}

// step is one thing that is tried.
type step struct {
	name string
	// needs is the capability that it is about, if it is about one.
	needs protocol.Capability
	// land: it needs a basic land.
	land bool
	// expected and next say what the engine should reply, and what to do if it doesn't.
	expected, next string
	do             func(context.Context, *checkup) error
}

// hello is the first step. Nothing can be said after it if it fails.
func (c *checkup) hello(ctx context.Context) bool {
	return c.take(ctx, step{
		name:     "the handshake: initialize",
		expected: fmt.Sprintf("version %s of the protocol, or a newer one with the same major number; the engine's name; the list of its capabilities, which may be empty", protocol.Version),
		next: "Read lines from standard input, and answer each with one line on standard output that has its \"id\": " +
			`{"jsonrpc":"2.0","id":1,"result":{"protocol":"` + protocol.Version + `","engine":{"name":"…","version":"…"},"capabilities":[]}}. ` +
			"Flush after each line; logs go to standard error.",
		do: func(context.Context, *checkup) error { return nil },
	})
}

// take takes a step and tells it. A conversation that broke is begun anew.
func (c *checkup) take(ctx context.Context, s step) bool {
	if ctx.Err() != nil {
		return false
	}
	c.number++
	fmt.Fprintf(c.out, "%d. %s\n", c.number, s.name)
	if s.land && len(c.known) == 0 {
		c.tell("left out", "the engine knows no basic land")
		fmt.Fprintln(c.out)
		return true
	}
	c.said = nil
	err := c.connect(ctx)
	if err == nil {
		err = s.do(ctx, c)
	}
	for _, m := range c.said {
		c.tell(map[string]string{"suite": "sent", "engine": "came back"}[m.From], shortened(string(m.Text)))
	}
	c.tell("expected", s.expected)
	well := c.judge(err, s.next)
	fmt.Fprintln(c.out)
	if broken(err) {
		c.close()
	}
	return well
}

// connect starts the engine and opens the conversation, unless it is open.
func (c *checkup) connect(ctx context.Context) error {
	if c.client != nil {
		return nil
	}
	client, err := c.Start(func(m wire.Message) { c.said = append(c.said, m) })
	if err != nil {
		return err
	}
	c.client = client
	info, err := client.Initialize(ctx, protocol.InitializeRequest{Protocol: protocol.Version, Suite: c.Suite})
	if err != nil {
		return err
	}
	if !protocol.Understands(info.Protocol) {
		return found("version %q of the protocol: the suite speaks %s", info.Protocol, protocol.Version)
	}
	c.info = *info
	return nil
}

func (c *checkup) close() {
	if c.client != nil {
		_ = c.client.Close() // what went wrong was told where it did
	}
	c.client = nil
}
