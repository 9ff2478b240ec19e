package steps

import (
	"slices"
	"strconv"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

func answerSentences() {
	yes, no := true, false
	answer := func(pattern, example, help string, read func(w *World, m []string) ([]protocol.Choice, error)) {
		say(When, pattern, example, help, func(w *World, m []string) error {
			cs, err := read(w, m)
			if err != nil {
				return err
			}
			return w.answer(m[1], cs...)
		})
	}
	// Who may do something and chooses with what has said yes: some engines ask that first, some ask both at once.
	choose := func(pattern, example, help string, read func(w *World, m []string) ([]protocol.Choice, error)) {
		say(When, pattern, example, help, func(w *World, m []string) error {
			if d := w.asked(); d != nil && d.Kind == protocol.AskYesNo && d.Player == m[1] {
				if err := w.answer(m[1], protocol.Choice{Yes: &yes}); err != nil {
					return err
				}
				if d := w.asked(); d == nil || d.Player != m[1] || !choosesAmong(d) {
					return nil // there was one thing to do it with
				}
			}
			cs, err := read(w, m)
			if err != nil {
				return err
			}
			return w.answer(m[1], cs...)
		})
	}
	say(When, `(\w+) accepts`, `Alice accepts`, "Yes. An engine that asks at once what to choose, with nothing among the answers, leaves that open.", func(w *World, m []string) error {
		if d := w.asked(); d != nil && d.Player == m[1] && optional(d) {
			return nil
		}
		return w.answer(m[1], protocol.Choice{Yes: &yes})
	})
	answer(`(\w+) declines`, `Alice declines`, "No, or nothing.", func(w *World, _ []string) ([]protocol.Choice, error) {
		if d := w.asked(); d != nil && d.Kind != protocol.AskYesNo {
			return nil, nil
		}
		return []protocol.Choice{{Yes: &no}}, nil
	})
	answer(`(\w+) chooses nothing`, `Alice chooses nothing`, "None of the options; no, to an engine that asks yes or no first.", func(w *World, _ []string) ([]protocol.Choice, error) {
		if d := w.asked(); d != nil && d.Kind == protocol.AskYesNo {
			return []protocol.Choice{{Yes: &no}}, nil
		}
		return nil, nil
	})
	choose(`(\w+) chooses the name "([^"]+)"`, `Alice chooses the name "Card Name"`, "A card name.", func(w *World, m []string) ([]protocol.Choice, error) {
		return []protocol.Choice{{Name: m[2]}}, w.oneName(m[2])
	})
	choose(`(\w+) chooses the type ([A-Z][\w'-]*)`, `Alice chooses the type Goblin`, "A type or subtype.", func(_ *World, m []string) ([]protocol.Choice, error) {
		return []protocol.Choice{{Name: m[2]}}, nil
	})
	choose(`(\w+) chooses (white|blue|black|red|green)`, `Alice chooses red`, "A color.", func(_ *World, m []string) ([]protocol.Choice, error) {
		return []protocol.Choice{{Color: m[2]}}, nil
	})
	choose(`(\w+) chooses ((?:\{[^}]+\})+)`, `Alice chooses {G}`, "A type of mana.", func(_ *World, m []string) ([]protocol.Choice, error) {
		if err := costMana(m[2]); err != nil {
			return nil, err
		}
		return []protocol.Choice{{Mana: m[2]}}, nil
	})
	answer(`(\w+) pays ((?:\{[^}]+\})+)`, `Alice pays {R}{G}`, "The mana to spend, where there is a choice.", func(_ *World, m []string) ([]protocol.Choice, error) {
		if err := costMana(m[2]); err != nil {
			return nil, err
		}
		return []protocol.Choice{{Mana: m[2]}}, nil
	})
	answer(`(\w+) puts it (on top|on the bottom)`, `Alice puts it on top`, "Where a spell goes that merges with a permanent.", func(_ *World, m []string) ([]protocol.Choice, error) {
		return []protocol.Choice{{Name: strings.TrimPrefix(strings.TrimPrefix(m[2], "on "), "the ")}}, nil
	})
	answer(`(\w+) chooses mode (\d+)`, `Alice chooses mode 1`, "A mode.", func(_ *World, m []string) ([]protocol.Choice, error) {
		n, _ := strconv.Atoi(m[2])
		return []protocol.Choice{{Mode: n}}, nil
	})
	answer(`(\w+) chooses (\d+)`, `Alice chooses 3`, "A number.", func(_ *World, m []string) ([]protocol.Choice, error) {
		n, _ := strconv.Atoi(m[2])
		return []protocol.Choice{{Number: &n}}, nil
	})
	answer(`(\w+) divides (.+)`, `Alice divides 2 to "Creature" and 1 to Bob`, "Shares of damage or counters.", func(w *World, m []string) ([]protocol.Choice, error) {
		return w.choices(m[2])
	})
	answer(`(\w+) orders (.+)`, `Alice orders "First", then "Second"`, "An order: for triggered abilities, the first goes onto the stack first and so resolves last. Of several of one object, each by its place among its triggered abilities: the second ability of \"Creature\".", func(w *World, m []string) ([]protocol.Choice, error) {
		if d := w.asked(); d == nil || d.Player == m[1] && d.Kind != protocol.AskOrder && !d.Ordered {
			return nil, &Unsupported{"the engine doesn't ask for this order"}
		}
		return w.optionChoices(m[2])
	})
	answer(`(\w+) applies (.+) first`, `Alice applies "Effect" first`, "Which replacement effect applies first; of several of one object by its place on it: the second ability of \"Effect\".", func(w *World, m []string) ([]protocol.Choice, error) {
		return w.optionChoices(m[2])
	})
	choose(`(\w+) (?:chooses|discards|keeps) ((?:"|the token |the card |[A-Z]).*)`, `Alice chooses "Other Creature"`, "Objects or players among the options; where a card and a token have one name: the token \"…\", the card \"…\".", func(w *World, m []string) ([]protocol.Choice, error) {
		return w.optionChoices(m[2])
	})
}

// choosesAmong: what is asked is which of several, not how it is done.
func choosesAmong(d *protocol.Decision) bool {
	switch d.Kind {
	case protocol.AskCost, protocol.AskX, protocol.AskNumber, protocol.AskModes, protocol.AskPayment, protocol.AskYesNo, protocol.AskOrder, protocol.AskDivision:
		return false
	}
	return true
}

// optional: it lists what can be chosen, and nothing can be.
func optional(d *protocol.Decision) bool {
	return d.Min == 0 && len(d.Options) > 0 && d.Kind != protocol.AskYesNo && d.Kind != protocol.AskPayment && d.Kind != protocol.AskDivision && d.Kind != protocol.AskOrder
}

// optionsOf are what can be chosen: in a declaration, what could be declared.
func optionsOf(d *protocol.Decision) []protocol.Option {
	out := slices.Clone(d.Options)
	for _, c := range slices.Concat(d.Attackers, d.Blockers) {
		out = append(out, protocol.Option{Choice: protocol.Choice{Object: c.Object}})
	}
	return out
}

// optionChoices finds the options of the open decision that a list names.
func (w *World) optionChoices(list string) ([]protocol.Choice, error) {
	d := w.asked()
	if d == nil {
		return nil, nil
	}
	ts, err := things(list)
	if err != nil {
		return nil, err
	}
	options := optionsOf(d)
	used := make([]bool, len(options))
	var out []protocol.Choice
	for _, t := range ts {
		i, err := w.optionNamed(d, t, used)
		if err != nil {
			return nil, err
		}
		used[i] = true
		out = append(out, options[i].Choice)
	}
	return out, nil
}

// optionNamed is the unused option that a name means.
func (w *World) optionNamed(d *protocol.Decision, t thing, used []bool) (int, error) {
	found := -1
	options := optionsOf(d)
	for i, o := range options {
		if used[i] || !w.optionIs(o.Choice, t) {
			continue
		}
		if found < 0 {
			found = i
			continue
		}
		if options[found].Choice != o.Choice {
			if o.Choice.Object != "" && options[found].Choice.Object == o.Choice.Object {
				return 0, mistake("%q has several of the options: say which, the first ability of %q, by its place among the triggered abilities", t.name, t.name)
			}
			return 0, mistake("%q could mean several of the options: %s; give them aliases", t.name+t.player, w.optionNames(d))
		}
	}
	if found < 0 {
		what := t.name
		if what == "" {
			what = t.player
		}
		return 0, w.fail("\""+what+"\" is among the options", "the options are %s", w.optionNames(d))
	}
	return found, nil
}

func (w *World) optionIs(c protocol.Choice, t thing) bool {
	if t.ability > 0 && c.Mode != t.ability {
		return false
	}
	if t.name == "" {
		return c.Player == t.player && c.Object == ""
	}
	if c.Object == "" {
		return c.Name == t.name
	}
	o := w.byID(c.Object)
	if o == nil {
		return c.Name == t.name
	}
	if t.player != "" && holder(o) != t.player || t.kind != "" && o.Kind != t.kind {
		return false
	}
	if ref, ok := w.aliases[t.name]; ok {
		return refers(o, ref)
	}
	return o.Name == t.name || o.Card == t.name || c.Name == t.name || strings.HasPrefix(o.Card, t.name+" // ")
}
