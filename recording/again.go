package recording

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// Difference is where an engine first answers otherwise than it did, in one scenario.
type Difference struct {
	Scenario string
	// Line of the recording where the request stands.
	Line int
	// Sent is the request, as it was sent now.
	Sent string
	// Text says what was answered, and what is now.
	Text string
}

// Again plays a recording to an engine, scenario by scenario. start starts the
// engine's process: once, and again whenever a conversation broke. An error
// means that the engine could not be started.
func (r *Recording) Again(ctx context.Context, start func() (*wire.Client, error)) ([]Difference, error) {
	p := &player{recording: r, start: start}
	defer p.close()
	var differences []Difference
	for _, s := range r.Scenarios {
		if err := p.ready(ctx); err != nil {
			return differences, err
		}
		if d := p.play(ctx, s); d != nil {
			differences = append(differences, *d)
		}
		if ctx.Err() != nil {
			return differences, fmt.Errorf("interrupted: %w", context.Cause(ctx))
		}
	}
	return differences, nil
}

// player is the suite's side of a conversation that is played again.
type player struct {
	recording *Recording
	start     func() (*wire.Client, error)
	client    *wire.Client
	// names are those of the engine's that this scenario speaks of.
	names *renaming
	// game is the one that this scenario has begun, as it is called now; "" if none.
	game protocol.GameID
}

// ready has an engine that is initialized.
func (p *player) ready(ctx context.Context) error {
	if p.client != nil {
		return nil
	}
	client, err := p.start()
	if err != nil {
		return err
	}
	p.client = client
	hello := p.recording.Introduction
	if hello == nil {
		return nil
	}
	answer, err := client.Send(ctx, hello.Method, hello.Params)
	if err == nil && answer.Result == nil {
		err = fmt.Errorf("it refused to start: %s", shortened(told(&answer)))
	}
	if err != nil {
		p.close()
		return fmt.Errorf("the engine could not be started: %w", err)
	}
	return nil
}

func (p *player) close() {
	if p.client != nil {
		_ = p.client.Close() // what went wrong was told where it did
		p.client = nil
	}
}

// play plays one scenario up to the first difference.
func (p *player) play(ctx context.Context, s *Scenario) *Difference {
	p.names, p.game = newRenaming(), ""
	for _, e := range s.Exchanges {
		if e.Method == wire.MethodInitialize {
			continue // a process that was started within the scenario
		}
		params := e.Params
		if e.Method != wire.MethodStart {
			params, _ = json.Marshal(p.names.renamed("", decoded(e.Params)))
		}
		d := &Difference{Scenario: s.ID, Line: e.Line, Sent: e.Method + " " + shortened(string(params))}
		answer, err := p.client.Send(ctx, e.Method, params)
		if err != nil {
			log := p.client.Log()
			p.close()
			if e.Answer == nil {
				return nil // it broke here before, too
			}
			if d.Text = fmt.Sprintf("was %s; now %s", shortened(told(e.Answer)), err); log != "" {
				d.Text += "\nits log ends with: " + log
			}
			return d
		}
		p.follow(e.Method, &answer)
		if d.Text = p.compare(e, &answer); d.Text != "" {
			p.endGame(ctx)
			return d
		}
	}
	p.endGame(ctx) // one that the suite never ended, since the scenario broke
	return nil
}

// compare says how an answer is another than the recorded one; "" if it isn't.
// Of a refusal only the kind and the rule count: the words are for people.
func (p *player) compare(e *Exchange, now *wire.Answer) string {
	was := e.Answer
	switch {
	case was == nil:
		return "had no answer that fits; now " + shortened(told(now))
	case was.Refused != nil && now.Refused != nil && was.Refused.Kind == now.Refused.Kind && was.Refused.Rule == now.Refused.Rule:
		return ""
	case was.Failed != "" && now.Failed != "":
		return ""
	case was.Result == nil || now.Result == nil:
		return fmt.Sprintf("was %s; now %s", shortened(told(was)), shortened(told(now)))
	}
	return p.names.difference("", "", decoded(was.Result), decoded(now.Result))
}

// follow notes which game the engine has.
func (p *player) follow(method string, a *wire.Answer) {
	switch method {
	case wire.MethodStart:
		var reply protocol.Reply
		if json.Unmarshal(a.Result, &reply) == nil {
			p.game = reply.Game
		}
	case wire.MethodEnd:
		p.game = ""
	}
}

// endGame lets the engine forget a game that isn't played to its end, whatever
// its last answer was.
func (p *player) endGame(ctx context.Context) {
	if p.game == "" {
		return
	}
	params, _ := json.Marshal(protocol.EndGameRequest{Game: p.game})
	if _, err := p.client.Send(ctx, wire.MethodEnd, params); err != nil {
		p.close()
	}
}

// told is an answer in words.
func told(a *wire.Answer) string {
	switch {
	case a.Refused != nil:
		return "the refusal " + a.Refused.Error()
	case a.Failed != "":
		return "a failure: " + a.Failed
	}
	return string(a.Result)
}
