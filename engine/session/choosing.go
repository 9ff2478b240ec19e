package session

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

// stated counts which of an action's stated choices have come up.
type stated struct {
	x, modes, pay, attacked, blocked bool
	targets, costObjects, choices    int
	divided                          bool
	makes                            []string
}

// missing names a stated choice that hasn't come up; "" if all have.
func (u *stated) missing(a *protocol.Action) string {
	switch {
	case a.X != nil && !u.x:
		return "a value for X"
	case len(a.Modes) > 0 && !u.modes:
		return "a mode"
	case u.targets < len(a.Targets):
		return "a target"
	case a.Pay != "" && !u.pay:
		return "a payment"
	case u.costObjects < len(a.CostObjects):
		return "an object for the cost"
	case u.choices < len(a.Choices):
		return "a choice"
	}
	return ""
}

// chooser answers an action's decisions: from what was stated with it, then
// from the answers given so far.
type chooser struct {
	ga  *game
	p   *pending
	i   int
	now stated
}

// Choose answers a decision, or leaves it open.
func (c *chooser) Choose(g *engine.Game, d *engine.Decision) (engine.Answer, error) {
	a, ok, err := c.stated(g, d)
	if ok || err != nil {
		return a, err
	}
	if c.i < len(c.p.answers) {
		c.i++
		return c.ga.read(d, c.p.answers[c.i-1], g)
	}
	c.p.open, c.p.shown = d, g.Clone()
	return nil, errOpen
}

// Forced checks what was stated against a decision that has one legal answer.
func (c *chooser) Forced(g *engine.Game, d *engine.Decision, only engine.Answer) error {
	if len(only) == 0 && d.Kind != engine.AskAttackers && d.Kind != engine.AskBlockers {
		return nil
	}
	a, said, err := c.stated(g, d)
	if err != nil || !said {
		return err
	}
	return d.Check(a)
}

// stated answers from what was stated with the action.
func (c *chooser) stated(g *engine.Game, d *engine.Decision) (engine.Answer, bool, error) {
	a := &c.p.action
	switch d.Kind {
	case engine.AskX:
		if a.X != nil && !c.now.x {
			c.now.x = true
			return engine.Answer{{Number: *a.X, HasNumber: true}}, true, nil
		}
	case engine.AskModes:
		if len(a.Modes) > 0 && !c.now.modes {
			c.now.modes = true
			return c.modes(d)
		}
	case engine.AskTargets:
		return c.listed(g, d, a.Targets, &c.now.targets, "601.2c")
	case engine.AskCostObjects:
		return c.listed(g, d, a.CostObjects, &c.now.costObjects, "601.2h")
	case engine.AskDivision:
		return c.division(g, d)
	case engine.AskPayment:
		if ans, ok := c.standIn(d); ok {
			return ans, true, nil
		}
		if a.Pay != "" && !c.now.pay {
			return c.payment(d)
		}
	case engine.AskMana, engine.AskColor:
		if ans, ok := c.mana(d); ok {
			return ans, true, nil
		}
	case engine.AskAttackers:
		return c.attackers(g, d)
	case engine.AskBlockers:
		return c.blockers(g, d)
	}
	if c.now.choices < len(a.Choices) {
		c.now.choices++
		ans, err := c.ga.read(d, a.Choices[c.now.choices-1], g)
		return ans, true, err
	}
	return nil, false, nil
}

func (c *chooser) modes(d *engine.Decision) (engine.Answer, bool, error) {
	var out engine.Answer
	for _, m := range c.p.action.Modes {
		found := false
		for _, o := range d.Options {
			if o.Mode == m {
				out, found = append(out, o), true
				break
			}
		}
		if !found {
			return nil, true, &engine.Illegal{Rule: "700.2a", Message: fmt.Sprintf("mode %d can't be chosen", m)}
		}
	}
	return out, true, nil
}

// listed takes as many of the stated choices as fit, in order.
func (c *chooser) listed(g *engine.Game, d *engine.Decision, list []protocol.Choice, used *int, rule string) (engine.Answer, bool, error) {
	if *used >= len(list) {
		return nil, false, nil
	}
	var out engine.Answer
	for *used < len(list) && len(out) < d.Max {
		stated := list[*used]
		stated.Number = nil // a share is for the division that follows
		o, err := c.ga.option(d, stated, g)
		if err != nil {
			if len(out) >= d.Min && len(out) > 0 {
				break
			}
			return nil, true, &engine.Illegal{Rule: rule, Message: c.ga.describe(list[*used], g) + " can't be chosen"}
		}
		out = append(out, o)
		*used++
	}
	return out, true, nil
}

// division takes the shares that were stated with the targets.
func (c *chooser) division(g *engine.Game, d *engine.Decision) (engine.Answer, bool, error) {
	if c.now.divided {
		return nil, false, nil
	}
	var out engine.Answer
	for _, t := range c.p.action.Targets {
		if t.Number == nil {
			return nil, false, nil
		}
		n := *t.Number
		t.Number = nil
		o, err := c.ga.option(d, t, g)
		if err != nil {
			return nil, true, asIllegal(err, "601.2d")
		}
		o.Number, o.HasNumber = n, true
		out = append(out, o)
	}
	if len(out) == 0 {
		return nil, false, nil
	}
	c.now.divided = true
	return out, true, nil
}

func asIllegal(err error, rule string) error {
	return &engine.Illegal{Rule: rule, Message: err.Error()}
}

// standIn takes the next stated object if it can be tapped or exiled rather than
// pay mana (CR 702.51a, 702.66a), for colored mana where it can: generic mana can
// be paid with anything. An option with a number is a mana ability.
func (c *chooser) standIn(d *engine.Decision) (engine.Answer, bool) {
	list := c.p.action.CostObjects
	if c.now.costObjects >= len(list) {
		return nil, false
	}
	id, ok := parseID(list[c.now.costObjects].Object)
	for _, o := range d.Options {
		if ok && o.Object == id && o.Mana != "" && !o.HasNumber {
			c.now.costObjects++
			return engine.Answer{o}, true
		}
	}
	return nil, false
}

// payment takes the stated payment, if the pool offers it; otherwise mana abilities come first.
func (c *chooser) payment(d *engine.Decision) (engine.Answer, bool, error) {
	want := inOrder(c.p.action.Pay)
	offered := false
	for _, o := range d.Options {
		if o.Object == 0 && inOrder(o.Mana) == want {
			c.now.pay = true
			return engine.Answer{o}, true, nil
		}
		offered = offered || o.Object == 0
	}
	if offered {
		return nil, true, &engine.Illegal{Rule: "601.2h", Message: want + " doesn't pay the cost"}
	}
	return nil, false, nil
}

// inOrder is mana symbols in a fixed order, so that equal payments are equal.
func inOrder(mana string) string {
	if mana == "{0}" {
		return ""
	}
	symbols := strings.SplitAfter(mana, "}")
	sort.Strings(symbols)
	return strings.Join(symbols, "")
}

// mana takes the type of mana that was stated with a mana ability.
func (c *chooser) mana(d *engine.Decision) (engine.Answer, bool) {
	want := ""
	if ref := c.p.action.Ability; ref != nil {
		want = ref.Makes
	}
	if n := len(c.now.makes); n > 0 {
		want = c.now.makes[n-1]
	}
	if want == "" {
		return nil, false
	}
	for _, o := range d.Options {
		if o.Mana == want || o.HasColor && "{"+card.ManaType(o.Color).String()+"}" == want {
			return engine.Answer{o}, true
		}
	}
	return nil, false
}

// attackers answers from a stated attack; on the way elsewhere nothing attacks unless it must.
func (c *chooser) attackers(g *engine.Game, d *engine.Decision) (engine.Answer, bool, error) {
	a := &c.p.action
	switch a.Kind {
	case protocol.ActAttack:
		if c.now.attacked || c.ga.name(d.Player) != a.Player {
			return nil, false, nil
		}
		c.now.attacked = true
		out, err := c.ga.readAttacks(d, a.Attacks, g)
		return out, true, err
	case protocol.ActAdvance:
		return nil, a.Step != protocol.DeclareAttackers && d.Check(nil) == nil, nil
	}
	return nil, false, nil
}

func (c *chooser) blockers(g *engine.Game, d *engine.Decision) (engine.Answer, bool, error) {
	a := &c.p.action
	switch a.Kind {
	case protocol.ActBlock:
		if c.now.blocked || c.ga.name(d.Player) != a.Player {
			return nil, false, nil
		}
		c.now.blocked = true
		out, err := c.ga.readBlocks(d, a.Blocks, g)
		return out, true, err
	case protocol.ActAdvance:
		return nil, a.Step != protocol.DeclareBlockers && d.Check(nil) == nil, nil
	}
	return nil, false, nil
}

func (ga *game) readAttacks(d *engine.Decision, attacks []protocol.Attack, g *engine.Game) (engine.Answer, error) {
	var out engine.Answer
	for _, at := range attacks {
		choice := protocol.Choice{Object: at.Attacker}
		if at.Player != "" || at.Object != "" {
			choice.Onto = &protocol.Choice{Player: at.Player, Object: at.Object}
		}
		o, err := ga.pair(d, choice, g, "508.1a", "attack")
		if err != nil {
			return nil, err
		}
		out = append(out, o)
	}
	return out, nil
}

func (ga *game) readBlocks(d *engine.Decision, blocks []protocol.Block, g *engine.Game) (engine.Answer, error) {
	var out engine.Answer
	for _, b := range blocks {
		o, err := ga.pair(d, protocol.Choice{Object: b.Blocker, Onto: &protocol.Choice{Object: b.Attacker}}, g, "509.1b", "block")
		if err != nil {
			return nil, err
		}
		out = append(out, o)
	}
	return out, nil
}

// pair finds an attacker or blocker with what it attacks or blocks among the candidates.
func (ga *game) pair(d *engine.Decision, choice protocol.Choice, g *engine.Game, rule, verb string) (engine.Option, error) {
	id, err := ga.object(choice.Object)
	if err != nil {
		return engine.Option{}, err
	}
	var fits []engine.Option
	for _, c := range d.Candidates {
		if c.Object != id {
			continue
		}
		for _, o := range c.Onto {
			if choice.Onto == nil || ga.ontoFits(choice.Onto, o) {
				o.Object = id
				fits = append(fits, o)
			}
		}
	}
	switch {
	case len(fits) == 0:
		return engine.Option{}, &engine.Illegal{Rule: rule, Message: g.NameOf(id) + " can't " + verb + " that way"}
	case len(fits) > 1:
		return engine.Option{}, invalid("%s could %s in several ways: say which", g.NameOf(id), verb)
	}
	return fits[0], nil
}

func (ga *game) ontoFits(want *protocol.Choice, o engine.Option) bool {
	if want.Object != "" {
		id, _ := parseID(want.Object)
		return id == o.Onto
	}
	return want.Player == "" || o.Onto == 0 && ga.name(o.OntoPlayer) == want.Player
}

// read reads an answer to a decision by meaning.
func (ga *game) read(d *engine.Decision, a protocol.Answer, g *engine.Game) (engine.Answer, error) {
	var out engine.Answer
	for _, choice := range a.Choices {
		o, err := ga.readChoice(d, choice, g)
		if err != nil {
			return nil, err
		}
		out = append(out, o)
	}
	return out, nil
}

func (ga *game) readChoice(d *engine.Decision, choice protocol.Choice, g *engine.Game) (engine.Option, error) {
	switch d.Kind {
	case engine.AskX, engine.AskNumber:
		if choice.Number == nil {
			return engine.Option{}, invalid("the answer must be a number from %d to %d", d.Min, d.Max)
		}
		return engine.Option{Number: *choice.Number, HasNumber: true}, nil
	case engine.AskYesNo:
		if choice.Yes == nil {
			return engine.Option{}, invalid("the answer must be yes or no")
		}
		return engine.Option{Yes: *choice.Yes, HasYes: true}, nil
	case engine.AskCardName:
		return engine.Option{Name: choice.Name}, nil
	case engine.AskAttackers:
		return ga.pair(d, choice, g, "508.1a", "attack")
	case engine.AskBlockers:
		return ga.pair(d, choice, g, "509.1b", "block")
	case engine.AskDivision:
		n := choice.Number
		if n == nil {
			return engine.Option{}, invalid("each share needs a number")
		}
		choice.Number = nil
		o, err := ga.option(d, choice, g)
		o.Number, o.HasNumber = *n, true
		return o, err
	}
	return ga.option(d, choice, g)
}

// option finds the option that a choice means: everything that it says must hold of the option.
func (ga *game) option(d *engine.Decision, choice protocol.Choice, g *engine.Game) (engine.Option, error) {
	var fits []engine.Option
	for _, o := range d.Options {
		if ga.means(choice, o, g) {
			fits = append(fits, o)
		}
	}
	if len(fits) == 0 {
		return engine.Option{}, illegal(ruleOf(d), "%s isn't among the options: %s", ga.describe(choice, g), ga.optionList(d, g))
	}
	for _, o := range fits[1:] {
		if o != fits[0] && o.Object != fits[0].Object {
			return engine.Option{}, invalid("%s could mean several options: %s", ga.describe(choice, g), ga.optionList(d, g))
		}
	}
	return fits[0], nil
}

func ruleOf(d *engine.Decision) string {
	if len(d.Rules) > 0 {
		return d.Rules[0]
	}
	return "608.2d"
}

func (ga *game) means(c protocol.Choice, o engine.Option, g *engine.Game) bool {
	if c.Object != "" {
		id, ok := parseID(c.Object)
		if !ok || id != o.Object {
			return false
		}
	}
	if c.Player != "" && (!o.HasPlayer || ga.name(o.Player) != c.Player) {
		return false
	}
	if c.Name != "" && c.Name != o.Name && (o.Object == 0 || g.NameOf(o.Object) != c.Name) {
		return false
	}
	if c.Color != "" && (!o.HasColor || o.Color.String() != c.Color) {
		return false
	}
	if c.Mana != "" && inOrder(c.Mana) != inOrder(o.Mana) {
		return false
	}
	if c.Number != nil && *c.Number != o.Number {
		return false
	}
	return c.Mode == 0 || c.Mode == o.Mode
}

// describe says a choice in words.
func (ga *game) describe(c protocol.Choice, g *engine.Game) string {
	switch {
	case c.Object != "":
		if id, ok := parseID(c.Object); ok && g.Object(id) != nil {
			return strconv.Quote(g.NameOf(id))
		}
		return string(c.Object)
	case c.Player != "":
		return c.Player
	case c.Name != "":
		return strconv.Quote(c.Name)
	case c.Color != "":
		return c.Color
	case c.Mana != "":
		return c.Mana
	case c.Number != nil:
		return strconv.Itoa(*c.Number)
	case c.Mode > 0:
		return "mode " + strconv.Itoa(c.Mode)
	}
	return "that"
}

func (ga *game) optionList(d *engine.Decision, g *engine.Game) string {
	var out []string
	for _, o := range d.Options {
		out = append(out, ga.optionText(o, g))
	}
	if len(out) == 0 {
		return "none"
	}
	return strings.Join(out, ", ")
}

func (ga *game) optionText(o engine.Option, g *engine.Game) string {
	switch {
	case o.HasPlayer:
		return ga.name(o.Player)
	case o.Object != 0:
		return strconv.Quote(g.NameOf(o.Object))
	case o.Mana != "":
		return o.Mana
	case o.Mode > 0:
		return "mode " + strconv.Itoa(o.Mode)
	case o.HasYes:
		return map[bool]string{true: "yes", false: "no"}[o.Yes]
	case o.HasNumber:
		return strconv.Itoa(o.Number)
	}
	return o.Name
}

func parseID(id protocol.ObjectID) (engine.ObjectID, bool) {
	n, err := strconv.Atoi(strings.TrimPrefix(string(id), "o"))
	return engine.ObjectID(n), err == nil && n > 0 && strings.HasPrefix(string(id), "o")
}

func formatID(id engine.ObjectID) protocol.ObjectID {
	if id == 0 {
		return ""
	}
	return protocol.ObjectID("o" + strconv.Itoa(int(id)))
}
