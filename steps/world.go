package steps

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/cucumber/godog"

	"github.com/stickler-mtg/stickler/protocol"
)

// Names is the suite's list of card names.
type Names interface {
	Known(name string) bool
	Nearest(name string) []string
}

// World is one scenario: its setup, its game, and what is asked.
type World struct {
	engine protocol.Engine
	info   protocol.InitializeReply
	names  Names
	ctx    context.Context

	setup   protocol.Setup
	aliases map[string]protocol.Ref
	game    protocol.GameID
	reply   *protocol.Reply
	view    *protocol.View
	kind    Kind
	// seen is the last decision that a Then was about: a scenario may end there.
	seen int
	// text stands below the sentence; defined are the names of the scenario's own cards.
	text    string
	defined []string
}

// NewWorld is a scenario's world before its first step. rules is the date of the
// rules to play by; none means the engine's newest.
func NewWorld(engine protocol.Engine, info protocol.InitializeReply, names Names, rules string) *World {
	return &World{setup: protocol.Setup{Rules: rules}, engine: engine, info: info, names: names, ctx: context.Background(), aliases: map[string]protocol.Ref{}}
}

// Sentences that end with a colon have a text below them; no others have.
var (
	withText    = regexp.MustCompile(`^(.+:)$`)
	anySentence = regexp.MustCompile(`^(.*[^:])$`)
)

// Register gives the sentences their meaning.
func (w *World) Register(sc *godog.ScenarioContext) {
	sc.StepContext().Before(func(ctx context.Context, st *godog.Step) (context.Context, error) {
		w.kind = KindOf(st.Type)
		return ctx, nil
	})
	sc.Step(withText, func(ctx context.Context, text string, doc *godog.DocString) error {
		w.ctx, w.text = ctx, doc.Content
		return w.Do(w.kind, text)
	})
	sc.Step(anySentence, func(ctx context.Context, text string) error {
		w.ctx = ctx
		return w.Do(w.kind, text)
	})
}

// Do carries out one sentence.
func (w *World) Do(kind Kind, text string) error {
	s, m := find(kind, text)
	if s == nil {
		return unknownSentence(kind, text)
	}
	if kind == Given && w.game != "" {
		return mistake("a Given after the game has begun: set the whole board up first")
	}
	if s.needs != "" && !w.can(s.needs) {
		return &Unsupported{"the engine lacks the capability " + string(s.needs)}
	}
	if kind != Given {
		if err := w.begin(); err != nil {
			return err
		}
	}
	if kind == Then && !s.open && w.asked() != nil {
		d := w.asked()
		return mistake("%s is asked (%s: %s) and hasn't answered: answer it before looking at the game; the options are %s", d.Player, d.Kind, d.Prompt, w.optionNames(d))
	}
	return s.do(w, m)
}

// Finish ends the scenario: a decision that is still open is the scenario's mistake.
func (w *World) Finish() error {
	if w.game == "" {
		return nil
	}
	d := w.asked()
	if err := w.engine.EndGame(w.ctx, protocol.EndGameRequest{Game: w.game}); err != nil {
		return err
	}
	if d != nil && d.ID != w.seen {
		return mistake("the scenario ends while %s is asked (%s: %s)", d.Player, d.Kind, d.Prompt)
	}
	return nil
}

// asked is the open decision; nil if none is.
func (w *World) asked() *protocol.Decision {
	if w.reply == nil {
		return nil
	}
	return w.reply.Decision
}

func (w *World) can(c protocol.Capability) bool {
	for _, have := range w.info.Capabilities {
		if have == c {
			return true
		}
	}
	return false
}

// begin starts the game at the first When or Then.
func (w *World) begin() error {
	if w.game != "" {
		return nil
	}
	if len(w.setup.Players) == 0 {
		return mistake("nobody is playing: begin with \"Given Alice and Bob are playing\"")
	}
	if err := w.resolveCards(); err != nil {
		return err
	}
	reply, err := w.engine.StartGame(w.ctx, w.setup)
	if err != nil {
		return w.refused(err, "the board can be set up")
	}
	w.game, w.reply = reply.Game, reply
	return nil
}

// resolveCards finds cards that the engine lacks: the scenario is unsupported there.
func (w *World) resolveCards() error {
	names := []string{} // a list on the wire even if the board is empty
	seen := map[string]bool{}
	for _, o := range w.setup.Objects {
		for _, n := range []string{o.Card, o.CopyOf} {
			if n != "" && !seen[n] {
				seen[n] = true
				names = append(names, n)
			}
		}
	}
	reply, err := w.engine.ResolveCards(w.ctx, protocol.ResolveCardsRequest{Names: names, Inline: w.setup.Inline})
	if err != nil {
		return w.refused(err, "the cards are known")
	}
	if len(reply.Unknown) > 0 {
		return &Unsupported{"the engine doesn't know " + strings.Join(reply.Unknown, ", ")}
	}
	return nil
}

// define reads a card that the scenario defines itself.
func (w *World) define() error {
	w.setup.Inline = append(w.setup.Inline, protocol.InlineCard{File: "the card", Line: 1, Text: w.text})
	reply, err := w.engine.ResolveCards(w.ctx, protocol.ResolveCardsRequest{Names: []string{}, Inline: w.setup.Inline})
	if err != nil {
		return w.refused(err, "the definition can be read")
	}
	for _, name := range reply.Defined {
		if w.names != nil && w.names.Known(name) && !slices.Contains(w.defined, name) {
			return mistake("%q is the name of a card: a card that a scenario defines needs a name of its own", name)
		}
	}
	w.defined = reply.Defined
	return nil
}

// look is the whole game as it stands.
func (w *World) look() (*protocol.View, error) {
	if w.view != nil {
		return w.view, nil
	}
	if w.game == "" {
		return nil, errors.New("no game")
	}
	v, err := w.engine.State(w.ctx, protocol.StateRequest{Game: w.game})
	if err != nil {
		return nil, err
	}
	w.view = v
	return v, nil
}

// act does what a player does.
func (w *World) act(a protocol.Action, doing string) error {
	if d := w.asked(); d != nil && !(d.Kind == protocol.AskPayment && a.Kind == protocol.ActActivate) {
		return mistake("%s is asked (%s: %s) and must answer first; the options are %s", d.Player, d.Kind, d.Prompt, w.optionNames(d))
	}
	reply, err := w.engine.Act(w.ctx, protocol.ActRequest{Game: w.game, Action: a})
	if err != nil {
		return w.refused(err, doing)
	}
	w.reply, w.view = reply, nil
	return nil
}

// answer answers the open decision of a player.
func (w *World) answer(player string, choices ...protocol.Choice) error {
	d, err := w.askedOf(player)
	if err != nil {
		return err
	}
	reply, err := w.give(d, choices)
	if err != nil {
		return w.refused(err, "this is a legal answer to "+string(d.Kind)+" ("+d.Prompt+"); the options are "+w.optionNames(d))
	}
	w.reply, w.view = reply, nil
	return nil
}

// askedOf is the open decision, which must be that player's.
func (w *World) askedOf(player string) (*protocol.Decision, error) {
	d := w.asked()
	if d == nil {
		return nil, w.fail(player+" is asked something", "nothing is asked")
	}
	if d.Player != player {
		return nil, w.fail(player+" is asked something", "%s is asked (%s: %s)", d.Player, d.Kind, d.Prompt)
	}
	return d, nil
}

// give sends the answer to a decision.
func (w *World) give(d *protocol.Decision, choices []protocol.Choice) (*protocol.Reply, error) {
	if choices == nil {
		choices = []protocol.Choice{} // nothing is chosen: an empty list on the wire, not null
	}
	return w.engine.Answer(w.ctx, protocol.AnswerRequest{Game: w.game, Decision: d.ID, Answer: protocol.Answer{Choices: choices}})
}

// optionNames lists a decision's options in words.
func (w *World) optionNames(d *protocol.Decision) string {
	var out []string
	for _, o := range optionsOf(d) {
		out = append(out, w.choiceName(o.Choice))
	}
	if len(out) == 0 {
		return fmt.Sprintf("from %d to %d", d.Min, d.Max)
	}
	return strings.Join(out, ", ")
}

func (w *World) choiceName(c protocol.Choice) string {
	switch {
	case c.Object != "":
		if o := w.byID(c.Object); o != nil {
			return fmt.Sprintf("%q", o.Name)
		}
		if c.Name != "" {
			return fmt.Sprintf("%q", c.Name)
		}
		return string(c.Object)
	case c.Player != "":
		return c.Player
	case c.Mana != "":
		return c.Mana
	case c.Color != "":
		return c.Color
	case c.Mode > 0:
		return fmt.Sprintf("mode %d", c.Mode)
	case c.Yes != nil:
		return map[bool]string{true: "yes", false: "no"}[*c.Yes]
	case c.Number != nil:
		return fmt.Sprint(*c.Number)
	}
	return fmt.Sprintf("%q", c.Name)
}

func (w *World) byID(id protocol.ObjectID) *protocol.ObjectView {
	v, err := w.look()
	if err != nil {
		return nil
	}
	for i := range v.Objects {
		if v.Objects[i].ID == id {
			return &v.Objects[i]
		}
	}
	return nil
}
