package steps

import (
	"fmt"

	"github.com/stickler-mtg/stickler/protocol"
)

// asksWhetherFirst: an engine that asks yes or no before it asks with what doesn't show what could be chosen.
func asksWhetherFirst(d *protocol.Decision) error {
	if d.Kind == protocol.AskYesNo {
		return &Unsupported{"the engine asks yes or no here, and shows no options"}
	}
	return nil
}

// decisions are sentences about what is asked.
func decisions() {
	open := func(pattern, example, help string, check func(w *World, d *protocol.Decision, m []string) error) {
		s := say(Then, pattern, example, help, func(w *World, m []string) error {
			d := w.asked()
			if d == nil || d.Player != m[1] {
				return w.fail(m[1]+" is asked something", "%s", w.askedText())
			}
			w.seen = d.ID
			return check(w, d, m)
		})
		s.open = true
	}
	open(`(\w+) may choose (.+)`, `Alice may choose "Creature" and "Other Creature"`, "These are among the options of the open decision.", func(w *World, d *protocol.Decision, m []string) error {
		if err := asksWhetherFirst(d); err != nil {
			return err
		}
		_, err := w.optionChoices(m[2])
		return err
	})
	open(`(\w+) may not choose (.+)`, `Alice may not choose "Other Creature"`, "None of these is an option of the open decision.", func(w *World, d *protocol.Decision, m []string) error {
		if err := asksWhetherFirst(d); err != nil {
			return err
		}
		ts, err := things(m[2])
		if err != nil {
			return err
		}
		for _, t := range ts {
			for _, o := range optionsOf(d) {
				if w.optionIs(o.Choice, t) {
					return w.fail(m[1]+" may not choose \""+t.name+t.player+"\"", "the options are %s", w.optionNames(d))
				}
			}
		}
		return nil
	})
	open(`(\w+) is asked for (.+)`, `Alice is asked for targets`, "The kind of the open decision: targets, order, division, payment, yes or no …", func(w *World, d *protocol.Decision, m []string) error {
		if err := decisionKind(m[2]); err != nil {
			return err
		}
		if string(d.Kind) != m[2] {
			return w.fail(m[1]+" is asked for "+m[2], "%s", w.askedText())
		}
		return nil
	})
	s := say(Then, `before the answer, (.+)`, `before the answer, "Permanent" is on the stack`, "Another sentence of this kind, about the game as it is while a decision is open.", (*World).beforeAnswer)
	s.open = true
	s = say(Then, `nobody is asked anything`, `nobody is asked anything`, "No decision is open.", func(w *World, _ []string) error {
		if w.asked() != nil {
			return w.fail("nobody is asked anything", "%s", w.askedText())
		}
		return nil
	})
	s.open = true
}

// beforeAnswer checks another sentence while a decision waits.
func (w *World) beforeAnswer(m []string) error {
	if w.asked() == nil {
		return w.fail("something is asked", "nothing is asked")
	}
	s, parts := find(Then, m[1])
	if s == nil {
		return unknownSentence(Then, m[1])
	}
	return s.do(w, parts)
}

func (w *World) askedText() string {
	d := w.asked()
	if d == nil {
		return "nothing is asked"
	}
	return fmt.Sprintf("%s is asked (%s: %s); the options are %s", d.Player, d.Kind, d.Prompt, w.optionNames(d))
}
