package properties

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/protocol"
)

// levers are permanents that do one thing when they are activated, for nothing:
// what a property wants to happen on a board happens by the rules.
var levers = map[string]string{
	"Nothing":    `effects = []`,
	"Conversion": `targets = [target(what = objects())], effects = [convert(targeted())]`,
	"Transform":  `targets = [target(what = objects())], effects = [transform(targeted())]`,
	"Growth":     `targets = [target(what = objects())], effects = [put_counters("+1/+1", 1, on = targeted())]`,
	"Charge":     `targets = [target(what = objects())], effects = [put_counters("charge", 1, on = targeted())]`,
	"Strength":   `targets = [target(what = objects())], effects = [change(what = targeted(), power = 3, toughness = 3)]`,
	"Animation":  `targets = [target(what = objects())], effects = [change(what = targeted(), add_types = ["Artifact", "Creature"], set_power = 4, set_toughness = 4)]`,
	"Silence":    `targets = [target(what = objects())], effects = [change(what = targeted(), loses_all = True)]`,
	"Control":    `targets = [target(what = objects())], effects = [change(what = targeted(), control = you(), duration = "permanent")]`,
	"Attachment": `targets = [target(what = objects(subtypes = ["Equipment"])), target(what = objects())], effects = [attach_to(what = targeted(), to = targeted(2))]`,
	"Likeness":   `targets = [target(what = objects()), target(what = objects())], effects = [become_copy(what = targeted(), of = targeted(2), except_for = modify(remove_supertypes = ["Legendary"]))]`,
	"Ruin":       `targets = [target(what = objects())], effects = [destroy(targeted())]`,
	"Flight":     `targets = [target(what = objects())], effects = [change(what = targeted(), gains = ["flying"])]`,
	"Colors":     `targets = [target(what = objects())], effects = [change(what = targeted(), set_colors = ["blue"])]`,
	"Bolster":    `effects = [bolster(2)]`,
	"Transfer":   `targets = [target(what = objects()), target(what = objects())], effects = [move_counters("any", source = targeted(), onto = targeted(2))]`,
	"OneCounter": `targets = [target(what = objects()), target(what = objects())], effects = [move_counters("any", 1, source = targeted(), onto = targeted(2))]`,
}

func leverName(name string) string { return "Lever of " + name }

func countLevers(s protocol.Setup) int {
	n := 0
	for i := range s.Objects {
		if strings.HasPrefix(s.Objects[i].Card, leverName("")) {
			n++
		}
	}
	return n
}

// lever puts a lever onto a board, under a player's control.
func (b *board) lever(player, name string) {
	if !slices.ContainsFunc(b.Inline, func(c protocol.InlineCard) bool { return c.File == name }) {
		text := fmt.Sprintf("card(\n    name = %q,\n    type_line = \"Enchantment\",\n    abilities = [activated(cost = [\"{0}\"], %s)],\n)", leverName(name), levers[name])
		b.Inline = append(b.Inline, protocol.InlineCard{File: name, Line: 1, Text: text})
	}
	b.put(player, leverName(name))
}

// put puts a card onto the battlefield and gives its place for what else it is.
func (b *board) put(player, name string) *protocol.ObjectSetup {
	b.Objects = append(b.Objects, protocol.ObjectSetup{Ref: protocol.Ref(fmt.Sprintf("x%d", len(b.Objects)+1)), Card: name, Player: player, Zone: protocol.Battlefield})
	return &b.Objects[len(b.Objects)-1]
}

// calm makes the board one of the first player's main phase.
func calm(b *board) { b.Active, b.Step = b.Players[0].Name, protocol.PrecombatMain }

// with puts levers of the first player onto every board.
func with(names ...string) func(*board) {
	return func(b *board) {
		for _, name := range names {
			b.lever(b.Players[0].Name, name)
		}
	}
}

// picker answers targets with what it wants, and everything else with as little as is legal.
type picker struct {
	targets []engine.ObjectID
	// accept says yes to what may be done.
	accept bool
	// asked are the decisions that came up, in order.
	asked []*engine.Decision
	n     int
}

var errNotWanted = errors.New("what is wanted can't be chosen")

// Choose implements engine.Chooser.
func (p *picker) Choose(g *engine.Game, d *engine.Decision) (engine.Answer, error) {
	if p.n++; p.n > 500 {
		return nil, errors.New("asked for ever")
	}
	p.asked = append(p.asked, d)
	switch {
	case d.Kind == engine.AskTargets && len(p.targets) > 0:
		want := p.targets[0]
		p.targets = p.targets[1:]
		for _, o := range d.Options {
			if o.Object == want {
				return engine.Answer{o}, nil
			}
		}
		return nil, errNotWanted
	case d.Kind == engine.AskYesNo && p.accept:
		return engine.Answer{{Yes: true, HasYes: true}}, nil
	}
	return d.LeastAnswer(), nil
}

// Forced implements engine.Witness: what leaves no choice must be what is wanted.
func (p *picker) Forced(_ *engine.Game, d *engine.Decision, only engine.Answer) error {
	if d.Kind != engine.AskTargets || len(p.targets) == 0 {
		return nil
	}
	want := p.targets[0]
	p.targets = p.targets[1:]
	if len(only) != 1 || only[0].Object != want {
		return errNotWanted
	}
	return nil
}

// find is the permanent that a card of the setup is now; 0 if it isn't one.
func find(g *engine.Game, ref protocol.Ref) engine.ObjectID {
	for _, id := range g.In(engine.Battlefield, 0) {
		if g.Object(id).Ref == string(ref) {
			return id
		}
	}
	return 0
}

// named is a permanent of that name under a player's control; 0 if there is none.
func named(g *engine.Game, p engine.PlayerID, name string) engine.ObjectID {
	for _, id := range g.In(engine.Battlefield, 0) {
		if g.NameOf(id) == name && g.ControllerOf(id) == p {
			return id
		}
	}
	return 0
}

// activate puts a lever's ability onto the stack, as soon as its controller has priority.
func activate(g *engine.Game, p engine.PlayerID, lever string, c *picker) error {
	for range g.Players() {
		if g.Priority() == p {
			break
		}
		if err := g.Perform(engine.Action{Player: g.Priority()}, c); err != nil {
			return err
		}
	}
	id := named(g, p, leverName(lever))
	if id == 0 {
		return errors.New("the lever is gone: " + lever)
	}
	return g.Perform(engine.Action{Kind: engine.ActivateAction, Player: p, Object: id}, c)
}

// settle lets all players pass until the stack is empty.
func settle(g *engine.Game, c *picker) error {
	for range 300 {
		if g.Over() != nil || len(g.In(engine.Stack, 0)) == 0 {
			return nil
		}
		if err := g.Perform(engine.Action{Player: g.Priority()}, c); err != nil {
			return err
		}
	}
	return errors.New("the stack never gets empty")
}

// pull activates a lever for its controller, and lets everything resolve.
func pull(g *engine.Game, p engine.PlayerID, lever string, targets ...engine.ObjectID) error {
	c := &picker{targets: targets}
	if err := activate(g, p, lever, c); err != nil {
		return err
	}
	return settle(g, c)
}

// everyWay performs an action in every way in which its decisions about mana and
// replacement effects can be answered, each on a copy of the game.
func everyWay(g *engine.Game, a engine.Action, visit func(*engine.Game)) error {
	for script := []int{}; script != nil; {
		w := &way{script: script}
		try := g.Clone()
		if err := try.Perform(a, w); err != nil {
			return err
		}
		visit(try)
		script = w.next()
	}
	return nil
}

// way answers by a script, and beyond it with what comes first.
type way struct{ script, taken, widths []int }

// Choose implements engine.Chooser.
func (w *way) Choose(_ *engine.Game, d *engine.Decision) (engine.Answer, error) {
	if d.Kind != engine.AskMana && d.Kind != engine.AskReplacement && d.Kind != engine.AskColor {
		return d.LeastAnswer(), nil
	}
	n := 0
	if at := len(w.taken); at < len(w.script) {
		n = w.script[at]
	}
	w.taken, w.widths = append(w.taken, n), append(w.widths, len(d.Options))
	return engine.Answer{d.Options[n]}, nil
}

// next is the script of the next way; nil after the last.
func (w *way) next() []int {
	for at := len(w.taken) - 1; at >= 0; at-- {
		if w.taken[at]+1 < w.widths[at] {
			return append(slices.Clone(w.taken[:at]), w.taken[at]+1)
		}
	}
	return nil
}
