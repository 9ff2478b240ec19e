package wire

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"
)

// conversation is the suite's side of the channel: it checks that replies are
// replies, to what was asked, and remembers what went wrong, in words for the
// author of the adapter.
type conversation struct {
	*lines
	record func(Message)
	// check says what in a message isn't as the protocol says; it may be nil.
	check func(method, from string, line []byte) error

	mutex sync.Mutex
	// asked is the identifier of the last request, method what it asked;
	// answered says whether it has been.
	asked, method string
	answered      bool
	// begun: a first reply has come, so that what stands before isn't a banner any more.
	begun  bool
	banner int
	// stray is the last line of that banner.
	stray string
	fault error
}

// maxBanner is how many lines that are no messages may come before the first reply.
const maxBanner = 50

// envelope is what all messages have.
type envelope struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Method  string          `json:"method"`
	Result  json.RawMessage `json:"result"`
	Error   json.RawMessage `json:"error"`
}

// Send notes what is asked.
func (c *conversation) Send(message []byte) error {
	var e envelope
	if err := json.Unmarshal(message, &e); err == nil {
		c.mutex.Lock()
		c.asked, c.method, c.answered = string(e.ID), e.Method, false
		c.mutex.Unlock()
	}
	c.note(Message{From: "suite", Text: json.RawMessage(message)})
	if c.check != nil {
		if err := c.check(e.Method, "suite", message); err != nil {
			return fmt.Errorf("this is a fault of the suite: its message isn't as the protocol says: %w", err)
		}
	}
	return c.lines.Send(message)
}

// Recv gives the next reply to what was asked.
func (c *conversation) Recv() ([]byte, error) {
	for {
		line, err := c.lines.Recv()
		if err != nil {
			return nil, c.broken(err)
		}
		var e envelope
		if json.Unmarshal(line, &e) != nil || e.Version == "" {
			if c.isBanner(line) {
				continue
			}
			return nil, c.broken(fmt.Errorf("standard output has a line that is no message of JSON-RPC 2.0 (a log goes to standard error): %s", excerpt(line)))
		}
		c.note(Message{From: "engine", Text: json.RawMessage(line)})
		if err := c.fits(&e, line); err != nil {
			return nil, c.broken(err)
		}
		return line, nil
	}
}

// isBanner says whether a line that is no message may be skipped: before the first reply.
func (c *conversation) isBanner(line []byte) bool {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.banner++
	c.stray = excerpt(line)
	return !c.begun && c.banner <= maxBanner
}

// unanswered is what came instead of a first reply; "" if that has come, or nothing has.
func (c *conversation) unanswered() string {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.begun || c.stray == "" {
		return ""
	}
	return "standard output has, where only messages belong, " + c.stray
}

// fits says what is wrong with a message as the reply to what was asked.
func (c *conversation) fits(e *envelope, line []byte) error {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	open := Request{ID: c.asked, Method: c.method, Answered: c.answered}
	if err := open.misfit(e, line); err != nil {
		return err
	}
	c.answered, c.begun = true, true
	if c.check != nil {
		if err := c.check(c.method, "engine", line); err != nil {
			return fmt.Errorf("it isn't as the protocol says: %w: %s", err, excerpt(line))
		}
	}
	return nil
}

// Request is the request that was sent last.
type Request struct {
	ID, Method string
	// Answered: its reply has come.
	Answered bool
}

// Misfit says why a line of the engine's is no reply to the request; nil if it is one.
func (r Request) Misfit(line []byte) error {
	var e envelope
	if err := json.Unmarshal(line, &e); err != nil {
		return err
	}
	return r.misfit(&e, line)
}

func (r Request) misfit(e *envelope, line []byte) error {
	switch {
	case e.Version != "2.0":
		return fmt.Errorf("found \"jsonrpc\": %q, expected \"2.0\": %s", e.Version, excerpt(line))
	case e.Method != "":
		return fmt.Errorf("the engine asks something (%s): it only answers: %s", e.Method, excerpt(line))
	case string(e.ID) != r.ID:
		return fmt.Errorf("the reply has id %s, expected %s, the id of the open request (%s): %s", orMissing(e.ID), r.ID, r.Method, excerpt(line))
	case r.Answered:
		return fmt.Errorf("a second reply to request %s (%s): %s", r.ID, r.Method, excerpt(line))
	case (e.Result == nil) == (e.Error == nil):
		return fmt.Errorf("a reply has either a result or an error: %s", excerpt(line))
	}
	return nil
}

func orMissing(id json.RawMessage) string {
	if len(id) == 0 {
		return "none"
	}
	return string(id)
}

// broken remembers the first thing that went wrong.
func (c *conversation) broken(err error) error {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.fault == nil {
		c.fault = err
		if errors.Is(err, io.EOF) {
			c.fault = errors.New("the engine closed its standard output")
		}
	}
	return err
}

// problem is what went wrong; nil if nothing has.
func (c *conversation) problem() error {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return c.fault
}

func (c *conversation) note(m Message) {
	if c.record != nil {
		m.Text = append(json.RawMessage(nil), m.Text...)
		c.record(m)
	}
}

// Message is one line of a conversation.
type Message struct {
	// From is "suite" or "engine".
	From string          `json:"from"`
	Text json.RawMessage `json:"message"`
}
