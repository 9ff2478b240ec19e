package steps

import (
	"errors"
	"fmt"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

// Unsupported: the engine can't do or say what the scenario needs.
type Unsupported struct{ What string }

// Error says what the engine lacks.
func (e *Unsupported) Error() string { return "unsupported: " + e.What }

// Mistake is a fault of the scenario itself.
type Mistake struct{ What string }

// Error says what was found and what would be right.
func (e *Mistake) Error() string { return e.What }

// Failure: the engine does something else than the scenario says.
type Failure struct {
	Expected, Found string
	// Board is the game around it, Events the last things that happened.
	Board, Events []string
}

// Error shows all of it.
func (e *Failure) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "expected: %s\n   found: %s", e.Expected, e.Found)
	section(&b, "the board:", e.Board)
	section(&b, "the last events:", e.Events)
	return b.String()
}

func section(b *strings.Builder, title string, lines []string) {
	if len(lines) == 0 {
		return
	}
	b.WriteString("\n" + title)
	for _, l := range lines {
		b.WriteString("\n  " + l)
	}
}

func mistake(format string, args ...any) error {
	return &Mistake{fmt.Sprintf(format, args...)}
}

// fail is a Failure with the board and the last events.
func (w *World) fail(expected, foundFormat string, args ...any) error {
	return &Failure{Expected: expected, Found: fmt.Sprintf(foundFormat, args...), Board: w.board(), Events: w.events()}
}

// refused sorts an engine's refusal: a forbidden action is a failure, a
// message without sense the scenario's mistake.
func (w *World) refused(err error, doing string) error {
	var e *protocol.Error
	if !errors.As(err, &e) {
		return err
	}
	switch e.Kind {
	case protocol.IllegalAction:
		return w.fail(doing, "%s", forbidden(e))
	case protocol.Unsupported:
		return &Unsupported{e.Message}
	}
	return mistake("%s", e.Message)
}

func forbidden(e *protocol.Error) string {
	if e.Rule == "" {
		return "the engine forbids it: " + e.Message
	}
	return "forbidden by CR " + e.Rule + ": " + e.Message
}

const eventsShown = 8

// events are the last things that happened, with the rules that they followed.
func (w *World) events() []string {
	if w.game == "" || !w.can(protocol.CapTrace) {
		return nil
	}
	v, err := w.engine.State(w.ctx, protocol.StateRequest{Game: w.game, Trace: true})
	if err != nil {
		return nil
	}
	t := v.Trace
	if len(t) > eventsShown {
		t = t[len(t)-eventsShown:]
	}
	var out []string
	for _, e := range t {
		line := e.Text
		if len(e.Rules) > 0 {
			line += " (CR " + strings.Join(e.Rules, ", ") + ")"
		}
		out = append(out, line)
	}
	return out
}

// board sums the game up: players, permanents, the stack, and other known cards.
func (w *World) board() []string {
	v, err := w.look()
	if err != nil {
		return nil
	}
	var out []string
	for _, p := range v.Players {
		line := fmt.Sprintf("%s: %d life, %d in hand, %d in library", p.Name, p.Life, p.Hand, p.Library)
		if p.Mana != "" {
			line += ", mana " + p.Mana
		}
		out = append(out, line)
	}
	for i := range v.Objects {
		if o := &v.Objects[i]; o.Ref != "" || o.Zone == protocol.Battlefield || o.Zone == protocol.Stack {
			out = append(out, describe(o))
		}
	}
	if d := v.Decision; d != nil {
		out = append(out, "asked: "+d.Player+" ("+string(d.Kind)+") "+d.Prompt)
	}
	return out
}

// describe says an object in a line.
func describe(o *protocol.ObjectView) string {
	line := fmt.Sprintf("%s: %q", o.Zone, o.Name)
	if o.Kind == "ability" {
		line = fmt.Sprintf("%s: an ability", o.Zone)
	}
	who := o.Controller
	if who == "" {
		who = o.Owner
	}
	line += " of " + who
	if o.Power != nil && o.Toughness != nil {
		line += fmt.Sprintf(" %d/%d", *o.Power, *o.Toughness)
	}
	for _, c := range o.Counters {
		line += fmt.Sprintf(", %d %s", c.Count, c.Kind)
	}
	if o.Tapped {
		line += ", tapped"
	}
	if o.Damage > 0 {
		line += fmt.Sprintf(", %d damage", o.Damage)
	}
	return line
}
