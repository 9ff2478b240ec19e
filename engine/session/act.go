package session

import (
	"errors"
	"strconv"
	"strings"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/protocol"
)

// game is one game of a session.
type game struct {
	id      protocol.GameID
	g       *engine.Game
	session *Session
	pending *pending
	asked   int
	trace   []traced
	// audit has watched the game from its beginning.
	audit *engine.Audit
}

// pending is an action that isn't finished.
type pending struct {
	action protocol.Action
	// saved is the game before the whole action, for when a later part is illegal.
	saved  *engine.Game
	traced int
	// answers to the decisions of the part that is running.
	answers []protocol.Answer
	// open is the decision that waits, and the game as it was when it came up.
	open  *engine.Decision
	shown *engine.Game
	id    int
	// used are the stated choices that have come up.
	used stated
	// passes counts passes of a shorthand; top is the object that must leave the stack; turn where it began.
	passes int
	top    engine.ObjectID
	began  engine.Turn
}

// errOpen stops an action at a decision that nothing has answered yet.
var errOpen = errors.New("a decision is open")

// mostPasses bounds how far a shorthand goes on.
const mostPasses = 2000

// reply says how the game stands.
func (ga *game) reply() *protocol.Reply {
	r := &protocol.Reply{Game: ga.id}
	switch over := ga.g.Over(); {
	case over != nil:
		r.Over = ga.outcome(over)
	case ga.pending != nil:
		r.Decision = ga.decision(ga.pending)
	default:
		r.Priority = ga.name(ga.g.Priority())
	}
	return r
}

func (ga *game) outcome(o *engine.Outcome) *protocol.Outcome {
	out := &protocol.Outcome{Reason: o.Reason}
	if o.Winner != engine.NoPlayer {
		out.Winner = ga.name(o.Winner)
	}
	return out
}

// name is a player's name.
func (ga *game) name(p engine.PlayerID) string {
	if p < 0 || int(p) >= len(ga.g.Players()) {
		return ""
	}
	return ga.g.Players()[p].Name
}

// player is the player of that name.
func (ga *game) player(name string) (engine.PlayerID, error) {
	for i, p := range ga.g.Players() {
		if p.Name == name {
			return engine.PlayerID(i), nil
		}
	}
	return 0, invalid("there is no player %q", name)
}

// act carries out an action, up to the next open decision or priority.
func (ga *game) act(a protocol.Action) (*protocol.Reply, error) {
	if ga.g.Over() != nil {
		return nil, illegal("104.1", "the game is over")
	}
	if ga.pending != nil {
		return ga.actWhileAsked(a)
	}
	p := &pending{action: a, saved: ga.g.Clone(), traced: len(ga.trace), began: ga.g.Turn()}
	if stack := ga.g.In(engine.Stack, 0); len(stack) > 0 {
		p.top = stack[len(stack)-1]
	} else if a.Kind == protocol.ActResolveStack || a.Kind == protocol.ActResolveTop {
		return nil, invalid("the stack is empty: nothing can resolve")
	}
	return ga.run(p)
}

// actWhileAsked lets a player activate a mana ability while paying (CR 601.2g, 605.3a).
func (ga *game) actWhileAsked(a protocol.Action) (*protocol.Reply, error) {
	p := ga.pending
	if p.open.Kind != engine.AskPayment || a.Kind != protocol.ActActivate {
		return nil, invalid("a decision is open: %s of %s", p.open.Kind, ga.name(p.open.Player))
	}
	who, err := ga.player(a.Player)
	if err != nil {
		return nil, err
	}
	if who != p.open.Player {
		return nil, illegal("605.3a", "%s isn't the one who pays", a.Player)
	}
	id, err := ga.object(a.Object)
	if err != nil {
		return nil, err
	}
	index, err := findAbility(p.shown, id, a.Ability)
	if err != nil {
		return nil, err
	}
	for _, o := range p.open.Options {
		if o.Object == id && o.Number == index {
			choice := protocol.Choice{Object: a.Object, Number: &index}
			return ga.goOn(protocol.Answer{Choices: []protocol.Choice{choice}}, a)
		}
	}
	return nil, illegal("605.3a", "that mana ability can't be activated now")
}

// answer answers the open decision.
func (ga *game) answer(r protocol.AnswerRequest) (*protocol.Reply, error) {
	if ga.pending == nil {
		return nil, invalid("no decision is open")
	}
	if r.Decision != ga.pending.id {
		return nil, invalid("decision %d isn't open; %d is", r.Decision, ga.pending.id)
	}
	return ga.goOn(r.Answer, protocol.Action{})
}

// goOn runs the pending action again with one more answer. A wrong answer
// leaves the decision open.
func (ga *game) goOn(a protocol.Answer, during protocol.Action) (*protocol.Reply, error) {
	p := ga.pending
	chosen, err := ga.read(p.open, a, p.shown)
	if err == nil {
		err = p.open.Check(chosen)
	}
	if err != nil {
		return nil, asProtocol(err)
	}
	next := *p
	next.answers = append(append([]protocol.Answer(nil), p.answers...), a)
	if during.Ability != nil && during.Ability.Makes != "" {
		next.used.makes = append(append([]string(nil), p.used.makes...), during.Ability.Makes)
	}
	next.open, next.shown = nil, nil
	ga.pending = nil
	return ga.run(&next)
}

// run performs the parts of an action one after another.
func (ga *game) run(p *pending) (*protocol.Reply, error) {
	for {
		a, done, err := ga.next(p)
		if err != nil {
			return nil, ga.undo(p, err)
		}
		if done {
			return ga.reply(), ga.leftOver(p)
		}
		start := len(ga.trace)
		c := &chooser{ga: ga, p: p, now: p.used}
		ga.noteAction(p, a)
		err = ga.g.Perform(a, c)
		if errors.Is(err, errOpen) {
			ga.trace = ga.trace[:start]
			ga.asked++
			p.id = ga.asked
			ga.pending = p
			return ga.reply(), nil
		}
		if err != nil {
			ga.trace = ga.trace[:start]
			return nil, ga.undo(p, err)
		}
		p.answers = nil
		p.used = c.now
		p.passes++
	}
}

// undo returns to the moment before the whole action (CR 733.1).
func (ga *game) undo(p *pending, err error) error {
	saved := p.saved
	ga.g = saved
	ga.g.SetTracer(&tracer{ga})
	ga.trace = ga.trace[:p.traced]
	ga.pending = nil
	return asProtocol(err)
}

// leftOver refuses an action whose stated choices never came up.
func (ga *game) leftOver(p *pending) error {
	if what := p.used.missing(&p.action); what != "" {
		return ga.undo(p, illegal("601.2b", "%s was stated, but nothing asks for it", what))
	}
	return nil
}

func asProtocol(err error) error {
	var no *engine.Illegal
	if errors.As(err, &no) {
		return &protocol.Error{Kind: protocol.IllegalAction, Message: no.Message, Rule: no.Rule}
	}
	return err
}

// next is the part of an action that comes next; done when there is none.
func (ga *game) next(p *pending) (engine.Action, bool, error) {
	pass := engine.Action{Kind: engine.PassAction, Player: ga.g.Priority()}
	if p.passes > mostPasses {
		return pass, false, invalid("after %d passes it still hasn't come to that", mostPasses)
	}
	if ga.g.Over() != nil {
		return pass, true, nil
	}
	switch p.action.Kind {
	case protocol.ActResolveStack:
		return pass, len(ga.g.In(engine.Stack, 0)) == 0, nil
	case protocol.ActResolveTop:
		return pass, ga.g.Object(p.top).Zone != engine.Stack, nil
	case protocol.ActAdvance:
		done, err := ga.arrived(p)
		return pass, done, err
	case protocol.ActAttack:
		return ga.nextDeclaration(p, engine.DeclareAttackers, p.used.attacked)
	case protocol.ActBlock:
		return ga.nextDeclaration(p, engine.DeclareBlockers, p.used.blocked)
	}
	if p.passes > 0 {
		return pass, true, nil
	}
	a, err := ga.single(&p.action)
	return a, false, err
}

// nextDeclaration passes priority until the declaration has been made.
func (ga *game) nextDeclaration(p *pending, step engine.Step, made bool) (engine.Action, bool, error) {
	pass := engine.Action{Kind: engine.PassAction, Player: ga.g.Priority()}
	turn := ga.g.Turn()
	if made {
		return pass, true, nil
	}
	if who := p.action.Player; step == engine.DeclareAttackers && who != ga.name(turn.Active) {
		return pass, false, illegal("508.1", "%s isn't the active player", who)
	}
	past := turn.Number != p.began.Number || turn.Step > step || turn.Step == step
	if !past || p.passes == 0 && turn.Step < step {
		return pass, false, nil
	}
	if len(p.action.Attacks) == 0 && len(p.action.Blocks) == 0 && p.passes > 0 {
		return pass, true, nil
	}
	if step == engine.DeclareAttackers {
		return pass, false, illegal("508.1a", "no such attackers could be declared")
	}
	return pass, false, illegal("509.1a", "no such blockers could be declared")
}

// arrived says whether an advance has come to its step.
func (ga *game) arrived(p *pending) (bool, error) {
	step, ok := stepNamed(p.action.Step)
	if !ok {
		return false, invalid("there is no step %q", p.action.Step)
	}
	turn := ga.g.Turn()
	if p.passes == 0 || turn.Step != step {
		return false, nil
	}
	if p.action.Player != "" && p.action.Player != ga.name(turn.Active) {
		return false, nil
	}
	return turn.Number != p.began.Number || turn.Step != p.began.Step, nil
}

// single reads an action that is no shorthand.
func (ga *game) single(in *protocol.Action) (engine.Action, error) {
	who, err := ga.player(in.Player)
	if err != nil {
		return engine.Action{}, err
	}
	a := engine.Action{Player: who, Using: in.Using, Optional: in.Optional}
	switch in.Kind {
	case protocol.ActPass:
		return a, nil
	case protocol.ActConcede:
		a.Kind = engine.ConcedeAction
		return a, nil
	case protocol.ActCast:
		a.Kind = engine.CastAction
	case protocol.ActPlayLand:
		a.Kind = engine.LandAction
	case protocol.ActActivate:
		a.Kind = engine.ActivateAction
	default:
		return a, &protocol.Error{Kind: protocol.Unsupported, Message: "the action " + string(in.Kind)}
	}
	if a.Object, err = ga.object(in.Object); err != nil {
		return a, err
	}
	if a.Kind == engine.ActivateAction {
		a.Ability, err = findAbility(ga.g, a.Object, in.Ability)
		return a, err
	}
	a.Face, err = ga.faceIndex(a.Object, in)
	return a, err
}

// faceIndex is the face, half or part that is cast or played.
func (ga *game) faceIndex(id engine.ObjectID, in *protocol.Action) (int, error) {
	def := ga.g.Object(id).Def
	if in.Face == "" {
		if in.Using == convertedCast {
			return min(1, len(def.Faces)-1), nil
		}
		return 0, nil
	}
	for i, f := range def.Parts() {
		if f.Name == in.Face {
			return i, nil
		}
	}
	names := make([]string, 0, 2)
	for _, f := range def.Parts() {
		names = append(names, strconv.Quote(f.Name))
	}
	return 0, illegal("601.2a", "%q has no face, half or part named %q: it has %s", def.Name, in.Face, strings.Join(names, " and "))
}

// convertedCast is the keyword whose cost casts a card with its back face up (CR 702.162a).
const convertedCast = "more than meets the eye"

// object is the engine's object of a protocol identifier.
func (ga *game) object(id protocol.ObjectID) (engine.ObjectID, error) {
	n, ok := parseID(id)
	if !ok || ga.g.Object(n) == nil {
		return 0, invalid("there is no object %q", id)
	}
	return n, nil
}
