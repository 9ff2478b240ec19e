package properties

import (
	"fmt"
	"slices"
	"testing"

	"github.com/leanovate/gopter"
	"github.com/leanovate/gopter/commands"
	"github.com/leanovate/gopter/gen"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

var turningOver = []property{
	{"mana-value", "a nonmodal double-faced permanent has its front face's mana value whatever happens to it, and a copy of its back face has 0 (CR 202.3b)", 40, manaValues},
	{"preserved", "converting leaves everything else about a permanent as it was, and converting twice leaves nothing changed (CR 701.28a, 712.18)", 60, preserved},
}

// turnable says whether a card is one that converts.
func turnable(c *card.Card) bool { return c.Layout == card.Nonmodal }

// turned is how a double-faced permanent should be.
type turned struct {
	card string
	back bool
	// mirror: a bear is a copy of it as it was; mirrorBack: of its back face.
	mirror, mirrorBack bool
}

// seen is what is seen of it.
type seen struct {
	err    error
	name   string
	value  int
	mirror int
}

// doing is one thing that happens to the permanent.
type doing struct {
	lever string
	by    engine.PlayerID
	// change is what it changes about what should be.
	change func(turned) turned
}

var doings = []doing{
	{lever: "Conversion", change: func(t turned) turned { t.back = !t.back; return t }},
	{lever: "Transform", by: 1, change: func(t turned) turned { t.back = !t.back; return t }},
	{lever: "Charge"}, {lever: "Animation"}, {lever: "Silence"}, {lever: "Control"}, {lever: "Control", by: 1}, {lever: "Attachment"}, {lever: "Strength"},
	{lever: "Likeness", change: func(t turned) turned { t.mirror, t.mirrorBack = true, t.back; return t }},
}

// workshop is a board with a double-faced permanent, a bear, an Equipment and all levers.
func workshop(name string) board {
	b := board{Setup: protocol.Setup{Players: []protocol.PlayerSetup{{Name: "Alice"}, {Name: "Bob"}}}}
	b.put("Alice", name).Ref = "it"
	b.put("Alice", "Grizzly Bears").Ref = "bear"
	b.put("Alice", "Bonesplitter").Ref = "equipment"
	for _, d := range doings {
		b.lever([]string{"Alice", "Bob"}[d.by], d.lever)
	}
	return b
}

func (d doing) run(g *engine.Game) seen {
	it, bear, equipment := find(g, "it"), find(g, "bear"), find(g, "equipment")
	targets := []engine.ObjectID{it}
	switch d.lever {
	case "Attachment":
		targets = []engine.ObjectID{equipment, it}
	case "Likeness":
		targets = []engine.ObjectID{bear, it}
	}
	err := pull(g, d.by, d.lever, targets...)
	if it = find(g, "it"); it == 0 || err != nil {
		return seen{err: fmt.Errorf("it is gone, or %w", err)}
	}
	return seen{name: g.NameOf(it), value: g.ManaValue(it), mirror: g.ManaValue(find(g, "bear"))}
}

// right says what is wrong with what is seen.
func (t turned) right(s seen, of *card.Card) *gopter.PropResult {
	front, up := of.Faces[0].ManaCost.Value(0), of.Faces[0].Name
	if t.back {
		up = of.Faces[1].Name
	}
	mirror := 2
	if t.mirror {
		if mirror = front; t.mirrorBack {
			mirror = 0
		}
	}
	switch {
	case s.err != nil:
		return broken("%v", s.err)
	case s.name != up:
		return broken("%s is up, not %s", s.name, up)
	case s.value != front:
		return broken("%s has mana value %d, not %d", s.name, s.value, front)
	case s.mirror != mirror:
		return broken("the bear has mana value %d, not %d", s.mirror, mirror)
	}
	return holds()
}

func manaValues(t testing.TB) gopter.Prop {
	o := duel(t, func(c *card.Card) bool { return turnable(c) && c.Faces[0].ManaCost != nil })
	var names, all []any
	for _, c := range o.Cards {
		names = append(names, turned{card: c.Name})
	}
	for _, d := range doings {
		all = append(all, &commands.ProtoCommand{
			Name:    fmt.Sprintf("%s by player %d", d.lever, d.by+1),
			RunFunc: func(s commands.SystemUnderTest) commands.Result { return d.run(s.(*engine.Game)) },
			NextStateFunc: func(s commands.State) commands.State {
				if d.change == nil {
					return s
				}
				return d.change(s.(turned))
			},
			PostConditionFunc: func(s commands.State, r commands.Result) *gopter.PropResult {
				return s.(turned).right(r.(seen), defined(t, s.(turned).card))
			},
		})
	}
	return commands.Prop(&commands.ProtoCommands{
		NewSystemUnderTestFunc: func(s commands.State) commands.SystemUnderTest { return workshop(s.(turned).card).game() },
		InitialStateGen:        gen.OneConstOf(names...),
		GenCommandFunc:         func(commands.State) gopter.Gen { return gen.OneConstOf(all...) },
	})
}

// preserved converts every permanent of a board that can, twice.
func preserved(t testing.TB) gopter.Prop {
	// An Aura that gives control of a creature falls off what stops being one.
	o := onlyBattlefield(duel(t, func(c *card.Card) bool {
		return !slices.ContainsFunc(abilities(c), func(a card.Ability) bool {
			s, ok := a.(*card.Static)
			return ok && s.Control != nil
		})
	}), 4)
	o.Weight = func(c *card.Card) int {
		if turnable(c) {
			return 12
		}
		return 1
	}
	return forAll(func(b board) *gopter.PropResult {
		g := b.game()
		if pull(g, 0, "Nothing") != nil || g.Over() != nil {
			return saysNothing()
		}
		did := 0
		for _, id := range slices.Clone(g.In(engine.Battlefield, 0)) {
			if o := g.Object(id); o.Kind != engine.CardObject || !turnable(o.Def) || len(o.Copying) > 0 {
				continue
			}
			try := g.Clone()
			if pull(try, 0, "Strength", id) != nil || try.Object(id).Zone != engine.Battlefield {
				continue // it can't be targeted
			}
			did++
			if wrong := convertedTwice(try, id); wrong != "" {
				return broken("%s: %s", g.NameOf(id), wrong)
			}
		}
		if did == 0 {
			return saysNothing()
		}
		return holds()
	}, boardsOf(o, calm, with("Nothing", "Strength", "Charge", "Conversion")))
}

// convertedTwice converts a permanent while an ability targets it, and once
// more; it says what else has changed.
func convertedTwice(g *engine.Game, id engine.ObjectID) string {
	before, wasSick := *g.Object(id), g.Sick(id)
	as := *g.Characteristics(id)
	held := attachments(g, id)
	charge := &picker{targets: []engine.ObjectID{id}}
	if err := activate(g, 0, "Charge", charge); err != nil {
		return fmt.Sprintf("targeting it: %v", err)
	}
	if err := activate(g, 0, "Conversion", &picker{targets: []engine.ObjectID{id}}); err != nil {
		return fmt.Sprintf("converting it: %v", err)
	}
	if err := resolveTop(g); err != nil {
		return fmt.Sprintf("converting it: %v", err)
	}
	after := g.Object(id)
	switch {
	case g.Current(id) != id && g.Current(id) != 0 && g.Object(g.Current(id)).Zone == engine.Battlefield:
		return "it is another object"
	case after.Zone != engine.Battlefield:
		return "" // a rule took it away, such as that about legends
	case after.Back == before.Back:
		return "" // some rule kept it as it was
	case after.Timestamp <= before.Timestamp: // CR 613.7g
		return "it has no new timestamp"
	case !same(&before, after):
		return "its counters, damage, status, owner or history changed"
	case g.Characteristics(id).Types&card.Creature != 0 && as.Types&card.Creature != 0 && g.Sick(id) != wasSick:
		return "it has another summoning sickness"
	case g.Characteristics(id).Controller != as.Controller:
		return "it changed controllers"
	}
	now := attachments(g, id)
	for _, a := range held {
		if !slices.Contains(now, a) && g.Characteristics(id).Types == as.Types {
			return g.NameOf(a) + " isn't attached to it any more"
		}
	}
	if err := settle(g, charge); err != nil {
		return fmt.Sprintf("the ability that targets it: %v", err)
	}
	if g.Current(id) != id {
		return "" // something that it triggered took it away
	}
	if g.Object(id).Counters.Of("charge") != before.Counters.Of("charge")+1 {
		return "the ability that targets it did nothing"
	}
	return convertedBack(g, id, &as, held)
}

// convertedBack converts it once more, and says in what its characteristics differ then.
func convertedBack(g *engine.Game, id engine.ObjectID, as *engine.Characteristics, held []engine.ObjectID) string {
	if err := pull(g, 0, "Conversion", id); err != nil || g.Current(id) != id {
		return ""
	}
	now := g.Characteristics(id)
	switch {
	case now.Name != as.Name || now.Types != as.Types || now.Subtypes != as.Subtypes || now.Colors != as.Colors:
		return fmt.Sprintf("converted twice it is %s with other characteristics", now.Name)
	case slices.Equal(attachments(g, id), held) && now.HasPT && as.HasPT && (now.Power != as.Power || now.Toughness != as.Toughness):
		return fmt.Sprintf("converted twice it is %d/%d, not %d/%d", now.Power, now.Toughness, as.Power, as.Toughness)
	}
	return ""
}

// resolveTop lets all players pass once in succession.
func resolveTop(g *engine.Game) error {
	stack := g.In(engine.Stack, 0)
	top := stack[len(stack)-1]
	c := &picker{}
	for range 2 * len(g.Players()) {
		if g.Over() != nil || g.Object(top).Zone != engine.Stack {
			return nil
		}
		if err := g.Perform(engine.Action{Player: g.Priority()}, c); err != nil {
			return err
		}
	}
	return nil
}

// attachments are what is attached to a permanent.
func attachments(g *engine.Game, id engine.ObjectID) []engine.ObjectID {
	var out []engine.ObjectID
	for _, x := range g.In(engine.Battlefield, 0) {
		if g.Object(x).AttachedTo == id {
			out = append(out, x)
		}
	}
	return out
}

// same compares what converting has nothing to do with.
func same(a, b *engine.Object) bool {
	return slices.Equal(a.Counters, b.Counters) && a.Damage == b.Damage && a.Tapped == b.Tapped && a.Owner == b.Owner && a.Entered == b.Entered &&
		a.Held == b.Held && a.AttachedTo == b.AttachedTo && a.Ref == b.Ref && a.Kind == b.Kind && a.Chosen == b.Chosen && a.Prior == b.Prior && a.Commander == b.Commander
}
