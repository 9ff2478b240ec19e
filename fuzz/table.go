package fuzz

import (
	"errors"
	"fmt"
	"regexp"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/session"
	"github.com/stickler-mtg/stickler/fuzz/play"
	"github.com/stickler-mtg/stickler/protocol"
)

// mostEvents bounds the events of one move.
const mostEvents = 20000

// Ground is what games are played on.
type Ground struct {
	Session *session.Session
	// Also looks for something besides what no game may contain, whenever a player
	// has priority; nil for nothing.
	Also func(*engine.Game) *Fault
}

// table is where one game is played and watched.
type table struct {
	g     *engine.Game
	also  func(*engine.Game) *Fault
	audit *engine.Audit
	fault *Fault
	// met are the rules and cards of the game, of one move after another.
	met *met
	// events of the move that is under way; quiet: nothing but steps has happened.
	events            int
	quiet             bool
	allEvents, answer int
}

// sit sets a board up.
func (gr Ground) sit(setup *protocol.Setup) (*table, error) {
	g, err := gr.Session.NewGame(setup)
	if err != nil {
		return nil, err
	}
	t := &table{g: g, also: gr.Also, audit: engine.NewAudit(g), met: newMet()}
	g.SetTracer(t)
	return t, nil
}

// endless is thrown to end a move that doesn't end by itself.
type endless struct{}

// Event checks what holds at any moment (engine.Tracer).
func (t *table) Event(g *engine.Game, ev *engine.Event) {
	if g != t.g {
		return
	}
	t.allEvents++
	if t.events++; t.events > mostEvents {
		panic(endless{})
	}
	if ev.Kind == engine.StepEvent {
		return
	}
	t.quiet = false
	t.met.event(g, ev)
	t.check(false)
}

// Decision notes the rules that called for it (engine.Tracer).
func (t *table) Decision(g *engine.Game, d *engine.Decision, _ engine.Answer) {
	if g != t.g {
		return
	}
	t.answer++
	t.quiet = false
	t.met.rules(d.Rules)
}

// Note is of no interest (engine.Tracer).
func (t *table) Note(*engine.Game, string, ...string) {}

// check looks for a broken invariant.
func (t *table) check(settled bool) {
	if t.fault != nil {
		return
	}
	if b := t.audit.Check(t.g, settled); b != nil {
		t.fault = &Fault{Kind: Broken, Name: b.Invariant.Name, Rule: b.Invariant.Rule, What: b.Error()}
	} else if settled && t.also != nil {
		t.fault = t.also(t.g)
	}
}

// move carries a move out under observation. done is false if it was refused.
func (t *table) move(passes bool, do func() (play.Move, error)) (m play.Move, done bool) {
	t.events, t.quiet = 0, true
	var before uint64
	if !passes {
		before = t.g.Fingerprint()
	}
	m, err := t.attempt(do)
	switch {
	case t.fault != nil:
		return m, false
	case err != nil && passes && !errors.Is(err, play.ErrTired):
		t.fault = &Fault{Kind: Refused, Name: plain(err.Error()), Rule: "117.3d", What: err.Error()}
		return m, false
	case err != nil:
		t.met.forget()
		if t.g.Fingerprint() != before {
			t.fault = &Fault{Kind: Changed, Rule: "733.1", What: "refused, and yet something is different: " + err.Error()}
		}
		return m, false
	}
	t.met.moved()
	if !t.quiet || !passes {
		t.check(true)
	}
	return m, true
}

// attempt turns whatever goes wrong, but for what the rules forbid, into a fault.
func (t *table) attempt(do func() (play.Move, error)) (m play.Move, err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case endless:
			t.found(&Fault{Kind: Endless, Rule: "104.4b", What: fmt.Sprintf("more than %d events in one move", mostEvents)})
		default:
			t.found(&Fault{Kind: Panicked, Name: plain(fmt.Sprint(thrown)), What: fmt.Sprint(thrown)})
		}
	}()
	m, err = do()
	if errors.Is(err, play.ErrNoLegalAnswer) {
		t.found(&Fault{Kind: Unanswerable, Rule: "608.2d", What: err.Error()})
	}
	return m, err
}

// found notes a fault, unless an earlier one is its likely cause.
func (t *table) found(f *Fault) {
	if t.fault == nil {
		t.fault = f
	}
}

var particulars = regexp.MustCompile(`"[^"]*"|\[.*\]|-?\d+`)

// plain is a message without what is particular to one game.
func plain(message string) string { return particulars.ReplaceAllString(message, "…") }
