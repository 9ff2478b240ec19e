package boards

import (
	"fmt"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

// Gherkin is a board in the suite's sentences, without their "Given": carried
// out one after another they make the same setup. A turn number, a seed, a date
// of the rules and a card face down can't be said in them.
func Gherkin(s protocol.Setup) []string {
	w := &writer{names: Names(s)}
	w.players(&s)
	for i := range s.Objects {
		w.object(&s.Objects[i])
	}
	return w.lines
}

// Names is what sentences call the objects of a board: their card's name, or an
// alias where that could mean several of them or isn't the name that it has.
func Names(s protocol.Setup) map[protocol.Ref]string {
	times := map[string]int{}
	for i := range s.Objects {
		for _, name := range namesOf(&s.Objects[i]) {
			times[name]++
		}
	}
	out, aliases := map[protocol.Ref]string{}, map[string]int{}
	for i := range s.Objects {
		o := &s.Objects[i]
		alone := o.CopyOf == ""
		for _, name := range namesOf(o) {
			alone = alone && times[name] == 1
		}
		out[o.Ref] = o.Card
		if !alone {
			front, _, _ := strings.Cut(o.Card, " // ")
			aliases[front]++
			out[o.Ref] = fmt.Sprintf("%s %d", front, aliases[front])
		}
	}
	return out
}

// namesOf are all the names by which an object might be called: the whole
// card's, those of its faces, and of what it is a copy of.
func namesOf(o *protocol.ObjectSetup) []string {
	out := []string{o.Card}
	if parts := strings.Split(o.Card, " // "); len(parts) > 1 {
		out = append(out, parts...)
	}
	if o.CopyOf != "" {
		out = append(out, o.CopyOf)
	}
	return out
}

// writer writes a board's sentences.
type writer struct {
	lines []string
	names map[protocol.Ref]string
}

func (w *writer) say(format string, args ...any) {
	w.lines = append(w.lines, fmt.Sprintf(format, args...))
}

func (w *writer) players(s *protocol.Setup) {
	var names []string
	for _, p := range s.Players {
		names = append(names, p.Name)
	}
	last := len(names) - 1
	w.say("%s and %s are playing", strings.Join(names[:last], ", "), names[last])
	active, step := s.Active, s.Step
	if active == "" {
		active = names[0]
	}
	if step == "" {
		step = protocol.PrecombatMain
	}
	w.say("it is %s's %s", active, inWords(step))
	for i := range s.Players {
		w.player(&s.Players[i])
	}
}

// inWords is what the sentences call a step.
func inWords(s protocol.Step) string {
	switch s {
	case protocol.PrecombatMain, protocol.PostcombatMain:
		return string(s) + " phase"
	case protocol.Upkeep, protocol.BeginningOfCombat, protocol.EndOfCombat:
		return string(s)
	}
	return string(s) + " step"
}

func (w *writer) player(p *protocol.PlayerSetup) {
	if p.Life != nil {
		w.say("%s has %d life", p.Name, *p.Life)
	}
	if p.Mana != "" {
		w.say("%s has %s in %s mana pool", p.Name, p.Mana, pronoun(p.Name))
	}
	for _, c := range p.Counters {
		w.say("%s has %s", p.Name, countersInWords(c))
	}
	if p.EmptyLibrary {
		w.say("%s's library is empty", p.Name)
	}
	switch p.LandsPlayed {
	case 0:
	case 1:
		w.say("%s has played a land this turn", p.Name)
	default:
		w.say("%s has played %d lands this turn", p.Name, p.LandsPlayed)
	}
}

func pronoun(player string) string {
	switch player {
	case "Alice", "Carol":
		return "her"
	case "Bob", "Dave":
		return "his"
	}
	return "their"
}

func countersInWords(c protocol.Counter) string {
	s := "s"
	if c.Count == 1 {
		s = ""
	}
	return fmt.Sprintf("%d %s counter%s", c.Count, c.Kind, s)
}

// zoneInWords is where an object is, for a sentence about its player.
func zoneInWords(o *protocol.ObjectSetup) string {
	switch o.Zone {
	case protocol.Exile:
		return "in exile"
	case protocol.Command:
		return "in the command zone"
	case protocol.Library:
		return "on top of " + pronoun(o.Player) + " library"
	case protocol.Battlefield:
		return "on the battlefield"
	}
	return "in " + pronoun(o.Player) + " " + string(o.Zone)
}

func (w *writer) object(o *protocol.ObjectSetup) {
	alias := ""
	if name := w.names[o.Ref]; name != o.Card {
		alias = fmt.Sprintf(" as %q", name)
	}
	switch {
	case o.Commander:
		w.say("%s's commander \"%s\" is %s%s", o.Player, o.Card, zoneInWords(o), alias)
	case o.Zone == protocol.Battlefield:
		w.say("%s controls \"%s\"%s%s", o.Player, o.Card, w.state(o), alias)
	default:
		w.say("%s has \"%s\" %s%s", o.Player, o.Card, zoneInWords(o), alias)
	}
}

// state is what follows the name of a permanent.
func (w *writer) state(o *protocol.ObjectSetup) string {
	var b strings.Builder
	for _, x := range []struct {
		is   bool
		text string
	}{{o.Tapped, " tapped"}, {o.New, " new"}, {o.Back, " with its back face up"}, {o.Token, " as a token"}} {
		if x.is {
			b.WriteString(x.text)
		}
	}
	with := " with "
	for _, c := range o.Counters {
		b.WriteString(with + countersInWords(c))
		with = " and "
	}
	if o.Damage > 0 {
		fmt.Fprintf(&b, "%s%d damage", with, o.Damage)
	}
	for _, x := range []struct{ before, value, after string }{{` naming "`, o.Naming, `"`}, {` choosing `, o.Color, ``}, {` choosing the type `, o.Type, ``},
		{` as a copy of "`, o.CopyOf, `"`}, {` owned by `, o.Owner, ``}} {
		if x.value != "" {
			b.WriteString(x.before + x.value + x.after)
		}
	}
	if at := o.AttachedTo; at != nil && at.Player != "" {
		b.WriteString(" attached to " + at.Player)
	} else if at != nil {
		fmt.Fprintf(&b, " attached to %q", w.names[at.Object])
	}
	return b.String()
}
