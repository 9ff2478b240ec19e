package steps

import (
	"encoding/json"
	"errors"
	"regexp"

	"github.com/stickler-mtg/stickler/protocol"
)

// because is how a sentence says which rule must forbid an action.
const because = `(?: because of rule (\d+\.\w+))?`

func cantSentences() {
	attempt := func(pattern, example, help string, make func(w *World, m []string) (protocol.Action, error)) {
		say(Then, pattern+because, example, help, func(w *World, m []string) error {
			a, err := make(w, m)
			if err != nil {
				return err
			}
			return w.forbidden(a, m[0], m[len(m)-1])
		})
	}
	attempt(`(\w+) can't cast "([^"]+)"(.*?)`, `Alice can't cast "Creature" using "Permanent" because of rule 118.9a`, "The attempt is illegal, and leaves everything as it was.", (*World).castAction)
	attempt(`(\w+) can't play "([^"]+)"(?: as "([^"]+)")?`, `Alice can't play "Land"`, "A land play is illegal.", (*World).playAction)
	attempt(`(\w+) can't activate (.+?) of (?:(\w+)'s )?"([^"]+)"(.*?)`, `Alice can't activate {T} of "Creature"`, "An activation is illegal.", (*World).activateAction)
	attempt(`(\w+) can't tap "([^"]+)" for (?:mana|((?:\{.\})+))`, `Alice can't tap "Creature" for mana`, "A mana ability with {T} can't be activated.", (*World).tapAction)
	attempt(`(\w+) can't attack with (.+?)(?: attacking (\w+|"[^"]+"))?`, `Alice can't attack with "Creature"`, "The declaration is illegal.", (*World).attackAction)
	attempt(`(\w+) can't block (.+?) with (.+?)`, `Bob can't block "Creature" with "Artifact"`, "The declaration is illegal.", func(w *World, m []string) (protocol.Action, error) {
		return w.blockAction(m[1], m[2]+" with "+m[3])
	})
	answer := func(pattern, example, help string, read func(w *World, text string) ([]protocol.Choice, error)) {
		s := say(Then, pattern+because, example, help, func(w *World, m []string) error {
			d, err := w.askedOf(m[1])
			if err != nil {
				return err
			}
			cs, err := read(w, m[2])
			if err != nil {
				return err
			}
			return w.refuses(m[0], m[3], func() (*protocol.Reply, error) { return w.give(d, cs) })
		})
		s.open = true
	}
	answer(`(\w+) can't divide (.+?)`, `Alice can't divide 5 to "Creature" because of rule 702.19b`, "The shares aren't a legal answer: what was asked stays open.", func(w *World, shares string) ([]protocol.Choice, error) {
		return w.choices(shares)
	})
	answer(`(\w+) can't choose the name "([^"]+)"`, `Alice can't choose the name "Treasure" because of rule 201.4`, "No card has that name, or none of the kind that is asked for: what was asked stays open.", func(w *World, name string) ([]protocol.Choice, error) {
		return []protocol.Choice{{Name: name}}, w.someName(name)
	})
}

// forbidden makes an attempt that must be refused and change nothing (CR 733.1).
func (w *World) forbidden(a protocol.Action, text, rule string) error {
	return w.refuses(text, rule, func() (*protocol.Reply, error) {
		return w.engine.Act(w.ctx, protocol.ActRequest{Game: w.game, Action: a})
	})
}

// refuses tries what must be refused and change nothing.
func (w *World) refuses(text, rule string, try func() (*protocol.Reply, error)) error {
	before, err := w.look()
	if err != nil {
		return err
	}
	reply, err := try()
	var e *protocol.Error
	switch {
	case err == nil:
		w.reply, w.view = reply, nil
		return w.fail(text, "it is allowed%s", w.whatNext(reply))
	case !errors.As(err, &e):
		return err
	case e.Kind == protocol.Unsupported:
		return &Unsupported{e.Message}
	case e.Kind == protocol.Invalid:
		return mistake("%s", e.Message)
	case rule != "" && e.Rule != "" && e.Rule != rule:
		return w.fail(text, "%s", forbidden(e))
	}
	w.view = nil
	after, err := w.look()
	if err != nil {
		return err
	}
	if snapshot(before) != snapshot(after) {
		return w.fail("an illegal action changes nothing", "something changed")
	}
	return nil
}

func (w *World) whatNext(r *protocol.Reply) string {
	if r.Decision == nil {
		return ""
	}
	return ": " + w.askedText()
}

// snapshot is all that can be seen of a game.
func snapshot(v *protocol.View) string {
	text, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return stamps.ReplaceAllString(string(text), "")
}

var stamps = regexp.MustCompile(`"hash":"[^"]*",?`)
