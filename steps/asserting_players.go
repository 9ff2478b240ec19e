package steps

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

func players() {
	say(Then, `(\w+) has (\d+) life`, `Bob has 17 life`, "A life total.", func(w *World, m []string) error {
		return w.playerHas(m[1], "life", m[2], func(p *protocol.PlayerView) string { return strconv.Itoa(p.Life) })
	})
	say(Then, `(\w+) has ((?:\{[^}]+\})+) in (?:her|his|their) mana pool`, `Alice has {G}{G} in her mana pool`, "All the mana in a pool, in any order.", func(w *World, m []string) error {
		if err := poolMana(m[2]); err != nil {
			return err
		}
		return w.playerHas(m[1], "mana", sorted(m[2]), func(p *protocol.PlayerView) string { return sorted(p.Mana) })
	})
	say(Then, `(\w+)'s mana pool is empty`, `Alice's mana pool is empty`, "No mana.", func(w *World, m []string) error {
		return w.playerHas(m[1], "mana", "", func(p *protocol.PlayerView) string { return p.Mana })
	})
	say(Then, `(\w+) has (\w+) cards? in (?:her|his|their) (hand|library)`, `Alice has 2 cards in her hand`, "How many cards.", func(w *World, m []string) error {
		n, err := countWord(m[2])
		if err != nil {
			return err
		}
		return w.playerHas(m[1], "cards in "+m[3], strconv.Itoa(n), func(p *protocol.PlayerView) string {
			if m[3] == "hand" {
				return strconv.Itoa(p.Hand)
			}
			return strconv.Itoa(p.Library)
		})
	})
	say(Then, `(\w+) has (\d+|no) (\w+) counters?`, `Bob has 1 poison counter`, "Counters on a player.", func(w *World, m []string) error {
		if err := counterKind(m[3]); err != nil {
			return err
		}
		n, err := countWord(m[2])
		if err != nil {
			return err
		}
		return w.playerHas(m[1], m[3]+" counters", strconv.Itoa(n), func(p *protocol.PlayerView) string {
			for _, c := range p.Counters {
				if c.Kind == m[3] {
					return strconv.Itoa(c.Count)
				}
			}
			return "0"
		})
	})
	say(Then, `(\w+) has (\d+|no) damage from (\w+)'s commander "([^"]+)"`, `Bob has 3 damage from Alice's commander "Front"`, "Combat damage that a commander has dealt to a player over the game.", (*World).commanderDamage)
	say(Then, `it is (\w+)'s (.+)`, `it is Bob's upkeep`, "Whose turn it is, and the step.", func(w *World, m []string) error {
		st, err := stepNamed(m[2])
		if err != nil {
			return err
		}
		v, err := w.look()
		if err != nil {
			return err
		}
		if v.Active != m[1] || v.Step != st {
			return w.fail("it is "+m[1]+"'s "+m[2], "it is %s's %s", v.Active, v.Step)
		}
		return nil
	})
	say(Then, `(\w+) wins the game`, `Alice wins the game`, "The game is over.", func(w *World, m []string) error {
		v, err := w.look()
		if err == nil && (v.Over == nil || v.Over.Winner != m[1]) {
			return w.fail(m[1]+" wins the game", "%s", over(v))
		}
		return err
	})
	say(Then, `(\w+) loses the game`, `Bob loses the game`, "The player has lost or left the game, which may go on without.", func(w *World, m []string) error {
		return w.inGame(m[1], false)
	})
	say(Then, `(\w+) is still in the game`, `Bob is still in the game`, "The player has neither lost nor left the game, and it goes on.", func(w *World, m []string) error {
		return w.inGame(m[1], true)
	})
	say(Then, `the game goes on`, `the game goes on`, "Nobody has won or lost.", func(w *World, _ []string) error {
		v, err := w.look()
		if err == nil && v.Over != nil {
			return w.fail("the game goes on", "%s", over(v))
		}
		return err
	})
	say(Then, `the game is drawn`, `the game is drawn`, "The game is over, and nobody has won.", func(w *World, _ []string) error {
		v, err := w.look()
		if err == nil && (v.Over == nil || v.Over.Winner != "") {
			return w.fail("the game is drawn", "%s", over(v))
		}
		return err
	})
	sound := say(Then, `the game is sound`, `the game is sound`, "Nothing in the game contradicts the rules, as far as the engine can tell (capability audit), and no player's view contradicts itself.", func(w *World, _ []string) error {
		return w.sound()
	})
	sound.open, sound.needs = true, protocol.CapAudit
	say(Then, `the stack is empty`, `the stack is empty`, "Nothing is on the stack.", func(w *World, _ []string) error {
		v, err := w.look()
		if err != nil {
			return err
		}
		for i := range v.Objects {
			if o := &v.Objects[i]; o.Zone == protocol.Stack {
				return w.fail("the stack is empty", "%s", describe(o))
			}
		}
		return nil
	})
	say(Then, `there (?:is|are) (\w+) abilit(?:y|ies)(?: of "([^"]+)")? on the stack`, `there are 2 abilities of "Creature" on the stack`, "Activated and triggered abilities on the stack.", (*World).abilitiesOnStack)
}

// madeOf compares the components of a merged permanent, the topmost first.
func (w *World) madeOf(o *protocol.ObjectView, m []string) error {
	ts, err := things(m[1])
	if err != nil {
		return err
	}
	var want, have []string
	for _, t := range ts {
		if err := w.known(t.name); err != nil {
			return err
		}
		want = append(want, t.name)
	}
	parts := o.Parts
	if len(parts) == 0 {
		parts = o.MadeOf
	}
	for _, p := range parts {
		have = append(have, p.Name)
	}
	return w.same(o, "parts", strings.Join(want, ", "), orNone(strings.Join(have, ", ")), "is made of")
}

// inGame compares whether a player is still in the game, or has lost or left it (CR 104.3, 104.5).
func (w *World) inGame(name string, in bool) error {
	v, err := w.look()
	if err != nil {
		return err
	}
	for i := range v.Players {
		p := &v.Players[i]
		switch lost := p.Lost || v.Over != nil && v.Over.Winner != name; {
		case p.Name != name:
			continue
		case in && (lost || v.Over != nil):
			return w.fail(name+" is still in the game", "%s has lost or left it, or it is over; %s", name, over(v))
		case !in && !lost:
			return w.fail(name+" loses the game", "%s has neither lost nor left it; %s", name, over(v))
		}
		return nil
	}
	_, err = w.player(name)
	return err
}

func over(v *protocol.View) string {
	if v.Over == nil {
		return "the game goes on"
	}
	return "winner: " + v.Over.Winner + " (" + v.Over.Reason + ")"
}

// commanderDamage compares the combat damage by one commander (CR 903.10a).
func (w *World) commanderDamage(m []string) error {
	n, err := countWord(m[2])
	if err != nil {
		return err
	}
	if err := w.known(m[4]); err != nil {
		return err
	}
	return w.playerHas(m[1], "damage from "+m[4], strconv.Itoa(n), func(p *protocol.PlayerView) string {
		for _, d := range p.CommanderDamage {
			if d.Owner == m[3] && (d.Card == m[4] || strings.HasPrefix(d.Card, m[4]+" // ")) {
				return strconv.Itoa(d.Amount)
			}
		}
		return "0"
	})
}

func countWord(word string) (int, error) {
	if word == "no" {
		return 0, nil
	}
	return number(word)
}

func sorted(mana string) string {
	s := strings.SplitAfter(mana, "}")
	sort.Strings(s)
	return strings.Join(s, "")
}

func (w *World) playerHas(name, what, want string, have func(*protocol.PlayerView) string) error {
	v, err := w.look()
	if err != nil {
		return err
	}
	for i := range v.Players {
		p := &v.Players[i]
		if p.Name != name {
			continue
		}
		if got := have(p); got != want {
			return w.fail(fmt.Sprintf("%s has %s: %s", name, what, orNone(want)), "%s", orNone(got))
		}
		return nil
	}
	_, err = w.player(name)
	return err
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}
