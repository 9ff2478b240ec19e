package fuzz

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/session"
	"github.com/stickler-mtg/stickler/fuzz/boards"
	"github.com/stickler-mtg/stickler/fuzz/play"
	"github.com/stickler-mtg/stickler/protocol"
)

// Feature is what was found as a feature of the suite with one scenario. Some
// things can't be said in the suite's sentences: whether the scenario shows the
// fault is for its reader to try.
func (gr Ground) Feature(f Found) (string, error) {
	w := &sentences{names: boards.Names(f.Case.Setup)}
	if _, err := gr.replay(f.Case, func(i int, g *engine.Game) { w.move(g, &f.Case.Moves[i]) }); err != nil {
		return "", err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "Feature: Found by random play\n\n  @ruling:regressions/%s", f.slug())
	if f.Fault.Rule != "" {
		fmt.Fprintf(&b, " @CR:%s", f.Fault.Rule)
	}
	fmt.Fprintf(&b, "\n  Rule: %s\n\n    # seed %d, game %d: %s\n    Scenario: %s\n", f.title(), f.Seed, f.Game, oneLine(f.Fault.What), f.title())
	write := func(keyword string, lines []string) {
		for _, line := range lines {
			fmt.Fprintf(&b, "      %s %s\n", keyword, line)
			keyword = "And"
		}
	}
	write("Given", boards.Gherkin(f.Case.Setup))
	write("When", w.lines)
	write("Then", []string{"the game is sound"})
	return b.String(), nil
}

// Name is the name of the file in which a finding belongs, without its ending.
func (f *Found) Name() string { return fmt.Sprintf("%s-%d-%d", f.slug(), f.Seed, f.Game) }

// slug is what was found in small letters and hyphens.
func (f *Found) slug() string {
	words := strings.FieldsFunc(strings.ToLower(f.title()), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) || r > unicode.MaxASCII })
	return strings.Join(words[:min(len(words), 6)], "-")
}

// title is what was found in a few words.
func (f *Found) title() string {
	if f.Fault.Kind == Broken {
		return f.Fault.Name
	}
	return strings.TrimSpace(string(f.Fault.Kind) + " " + oneLine(f.Fault.Name))
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// sentences writes moves in the suite's words.
type sentences struct {
	names map[protocol.Ref]string
	lines []string
}

func (w *sentences) say(format string, args ...any) {
	w.lines = append(w.lines, fmt.Sprintf(format, args...))
}

// move writes an action and its answers.
func (w *sentences) move(g *engine.Game, m *play.Move) {
	answers := m.Answers
	switch d := &m.Action; d.Kind {
	case engine.PassAction:
		if len(answers) > 0 && w.declares(&answers[0]) {
			answers = answers[1:]
		} else {
			w.say("%s passes priority", d.Player)
		}
	case engine.ConcedeAction:
		w.say("%s concedes", d.Player)
	default:
		w.acts(g, d)
	}
	for i := range answers {
		w.answer(&answers[i])
	}
}

// acts writes an action with a card or a permanent.
func (w *sentences) acts(g *engine.Game, d *play.Doing) {
	a, ok := play.Find(g, d)
	if !ok {
		return
	}
	said, name := session.Describe(g, a), w.thing(d.Object)
	switch said.Kind {
	case protocol.ActPlayLand:
		w.say("%s plays %s%s", d.Player, name, asFace(d, &said))
	case protocol.ActActivate:
		w.say("%s activates %s of %s", d.Player, ability(said.Ability), name)
	default:
		w.say("%s casts %s%s%s%s", d.Player, name, asFace(d, &said), using(d.Using), optional(d.Optional))
	}
}

func asFace(d *play.Doing, said *protocol.Action) string {
	if d.Face == 0 || d.Using != "" {
		return ""
	}
	return fmt.Sprintf(" as %q", said.Face)
}

// using is an alternative cost: a keyword, or the name of what offers it.
func using(name string) string {
	switch {
	case name == "":
		return ""
	case strings.ToLower(name) == name:
		return " using " + name
	}
	return fmt.Sprintf(" using %q", name)
}

func optional(costs []string) string {
	var b strings.Builder
	for _, c := range costs {
		b.WriteString(" with " + c)
	}
	return b.String()
}

func ability(ref *protocol.AbilityRef) string {
	switch {
	case ref == nil:
		return "the ability"
	case ref.Loyalty != "":
		return "the " + ref.Loyalty + " ability"
	case ref.Keyword != "":
		return "the " + ref.Keyword + " ability"
	case ref.Cost != "":
		return ref.Cost
	}
	return "the ability"
}

// declares writes a declaration of attackers or blockers instead of the pass
// that leads to it.
func (w *sentences) declares(a *play.Answer) bool {
	if len(a.Choices) == 0 {
		return false
	}
	switch a.Kind {
	case engine.AskAttackers:
		w.attacks(a)
	case engine.AskBlockers:
		w.blocks(a)
	default:
		return false
	}
	return true
}

// attacks writes attackers; all of them attack what the first one does.
func (w *sentences) attacks(a *play.Answer) {
	onto := ""
	if c := &a.Choices[0]; c.OntoPlayer != "" {
		onto = " attacking " + c.OntoPlayer
	} else {
		onto = " attacking " + w.thing(c.Onto)
	}
	w.say("%s attacks with %s%s", a.Player, w.list(a.Choices, " and "), onto)
}

func (w *sentences) blocks(a *play.Answer) {
	var parts []string
	for i := range a.Choices {
		parts = append(parts, w.thing(a.Choices[i].Onto)+" with "+w.thing(a.Choices[i].Object))
	}
	w.say("%s blocks %s", a.Player, strings.Join(parts, "; "))
}

// answer writes an answer.
func (w *sentences) answer(a *play.Answer) {
	who := a.Player
	if len(a.Choices) == 0 {
		switch a.Kind {
		case engine.AskAttackers:
			w.say("%s doesn't attack", who)
		case engine.AskBlockers:
			w.say("%s doesn't block", who)
		default:
			w.say("%s chooses nothing", who)
		}
		return
	}
	first := &a.Choices[0]
	switch o := first.Option; a.Kind {
	case engine.AskAttackers:
		w.attacks(a)
	case engine.AskBlockers:
		w.blocks(a)
	case engine.AskX, engine.AskNumber:
		w.say("%s chooses %d", who, o.Number)
	case engine.AskYesNo:
		w.say("%s %s", who, map[bool]string{true: "accepts", false: "declines"}[o.Yes])
	case engine.AskCardName:
		w.say("%s chooses the name %q", who, o.Name)
	case engine.AskType:
		w.say("%s chooses the type %s", who, o.Name)
	case engine.AskModes:
		w.say("%s chooses mode %d", who, o.Mode)
	case engine.AskDivision:
		w.say("%s divides %s", who, w.shares(a.Choices))
	case engine.AskOrder:
		w.say("%s orders %s", who, w.list(a.Choices, ", then "))
	case engine.AskReplacement:
		w.say("%s applies %s first", who, w.choice(first))
	case engine.AskPayment:
		w.pays(who, first)
	default:
		w.chooses(who, a)
	}
}

// pays writes mana that is spent, or what is used to get some.
func (w *sentences) pays(who string, c *play.Choice) {
	if c.Object == (play.Thing{}) {
		w.say("%s pays %s", who, c.Option.Mana)
		return
	}
	w.say("%s chooses %s", who, w.thing(c.Object))
}

// chooses writes options that have no sentence of their own.
func (w *sentences) chooses(who string, a *play.Answer) {
	switch o := a.Choices[0].Option; {
	case o.HasColor:
		w.say("%s chooses %s", who, o.Color)
	case o.Mana != "" && a.Choices[0].Object == (play.Thing{}):
		w.say("%s chooses %s", who, o.Mana)
	default:
		w.say("%s chooses %s", who, w.list(a.Choices, " and "))
	}
}

func (w *sentences) shares(choices []play.Choice) string {
	var parts []string
	for i := range choices {
		parts = append(parts, fmt.Sprintf("%d to %s", choices[i].Option.Number, w.choice(&choices[i])))
	}
	return strings.Join(parts, " and ")
}

func (w *sentences) list(choices []play.Choice, and string) string {
	var parts []string
	for i := range choices {
		parts = append(parts, w.choice(&choices[i]))
	}
	return strings.Join(parts, and)
}

// choice is an object, a player, or the name of something else.
func (w *sentences) choice(c *play.Choice) string {
	switch {
	case c.Player != "":
		return c.Player
	case c.Object == (play.Thing{}):
		return fmt.Sprintf("%q", c.Option.Name)
	case c.Option.Mode > 0:
		if places := []string{"", "first", "second", "third", "fourth", "fifth"}; c.Option.Mode < len(places) {
			return "the " + places[c.Option.Mode] + " ability of " + w.thing(c.Object)
		}
	}
	return w.thing(c.Object)
}

// thing is what sentences call an object.
func (w *sentences) thing(t play.Thing) string {
	if name := w.names[protocol.Ref(t.Ref)]; name != "" {
		return fmt.Sprintf("%q", name)
	}
	return fmt.Sprintf("%q", t.Name)
}
