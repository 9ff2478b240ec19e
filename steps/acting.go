package steps

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

func whenSentences() {
	say(When, `(\w+) casts "([^"]+)"(.*)`, `Alice casts "Spell" targeting "Front"`,
		"Casting a spell. What may follow, in any order: as \"Face\", from her graveyard, using more than meets the eye, using \"Omniscience\", with kicker, with multikicker twice, with X = 3, choosing mode 2, targeting \"…\" and Bob, targeting 2 to \"…\" and 1 to Bob, paying {R}, sacrificing (tapping, discarding, exiling) \"…\".", func(w *World, m []string) error {
			a, err := w.castAction(m)
			if err != nil {
				return err
			}
			return w.act(a, m[1]+" can cast \""+m[2]+"\"")
		})
	say(When, `(\w+) plays "([^"]+)"(?: as "([^"]+)")?`, `Alice plays "Land"`, "A land play.", func(w *World, m []string) error {
		a, err := w.playAction(m)
		if err != nil {
			return err
		}
		return w.act(a, m[1]+" can play \""+m[2]+"\"")
	})
	say(When, `(\w+) activates (.+?) of (?:(\w+)'s )?"([^"]+)"(.*)`, `Alice activates {X}, {T} of "Back" with X = 2 targeting "Artifact"`,
		"An activated ability, by its cost ({X}, {T} – other costs by their verb: Sacrifice, Discard), its keyword (the equip ability) or its loyalty cost (the +1 ability). What may follow is as for casting, and: for {G}.", func(w *World, m []string) error {
			a, err := w.activateAction(m)
			if err != nil {
				return err
			}
			return w.act(a, m[1]+" can activate "+m[2]+" of \""+m[4]+"\"")
		})
	say(When, `(\w+) taps "([^"]+)" for (?:mana|((?:\{.\})+))`, `Alice taps "Land" for mana`, "A mana ability with {T} in its cost.", func(w *World, m []string) error {
		a, err := w.tapAction(m)
		if err != nil {
			return err
		}
		return w.act(a, m[1]+" can tap \""+m[2]+"\" for mana")
	})
	say(When, `the stack resolves`, `the stack resolves`, "All players pass until the stack is empty, or a decision opens.", func(w *World, _ []string) error {
		return w.act(protocol.Action{Kind: protocol.ActResolveStack}, "the stack resolves")
	})
	say(When, `the top of the stack resolves`, `the top of the stack resolves`, "All players pass until the topmost object has resolved.", func(w *World, _ []string) error {
		return w.act(protocol.Action{Kind: protocol.ActResolveTop}, "the top of the stack resolves")
	})
	say(When, `(\w+) passes priority`, `Alice passes priority`, "One player passes.", func(w *World, m []string) error {
		return w.act(protocol.Action{Kind: protocol.ActPass, Player: m[1]}, m[1]+" can pass")
	})
	say(When, `the game moves to (?:(\w+)'s )?(?:next )?(.+)`, `the game moves to Bob's upkeep`, "All players pass, attacking and blocking with nothing, until that step next begins.", func(w *World, m []string) error {
		st, err := stepNamed(strings.TrimPrefix(m[2], "the "))
		if err != nil {
			return err
		}
		return w.act(protocol.Action{Kind: protocol.ActAdvance, Player: m[1], Step: st}, "the game moves there")
	})
	say(When, `(\w+) attacks with (.+?)(?: attacking (\w+|"[^"]+"))?`, `Alice attacks with "Vehicle" and "Artifact"`, "The declaration of attackers, moving on to it first.", func(w *World, m []string) error {
		a, err := w.attackAction(m)
		if err != nil {
			return err
		}
		return w.act(a, m[1]+" can attack with "+m[2])
	})
	say(When, `(\w+) blocks (.+?) with (.+)`, `Bob blocks "Attacker" with "Creature"`, "The declaration of blockers; several attackers: blocks \"A\" with \"C\"; \"B\" with \"D\".", func(w *World, m []string) error {
		a, err := w.blockAction(m[1], m[2]+" with "+m[3])
		if err != nil {
			return err
		}
		return w.act(a, m[1]+" can block that way")
	})
	say(When, `(\w+) doesn't (attack|block)`, `Bob doesn't block`, "An empty declaration.", func(w *World, m []string) error {
		kind := protocol.ActAttack
		if m[2] == "block" {
			kind = protocol.ActBlock
		}
		if d := w.asked(); d != nil {
			return w.answer(m[1])
		}
		return w.act(protocol.Action{Kind: kind, Player: m[1]}, m[1]+" needn't "+m[2])
	})
	say(When, `(\w+) concedes`, `Bob concedes`, "A player concedes.", func(w *World, m []string) error {
		return w.act(protocol.Action{Kind: protocol.ActConcede, Player: m[1]}, m[1]+" can concede")
	})
}

// castFrom is where a card that is to be cast is looked for.
var castFrom = []protocol.Zone{protocol.Hand, protocol.Command, protocol.Graveyard, protocol.Exile, protocol.Library}

func (w *World) castAction(m []string) (protocol.Action, error) {
	a := protocol.Action{Kind: protocol.ActCast, Player: m[1]}
	if _, err := w.player(m[1]); err != nil {
		return a, err
	}
	zones := castFrom
	rest := m[3]
	if z := fromZone.FindStringSubmatch(rest); z != nil {
		zones = []protocol.Zone{protocol.Zone(strings.TrimSuffix(z[1], " zone"))}
		rest = strings.Replace(rest, z[0], "", 1)
	}
	o, err := w.object(m[2], m[1], zones...)
	if err != nil {
		return a, err
	}
	a.Object = o.ID
	if m[2] != o.Name && m[2] != o.Card && w.aliases[m[2]] == "" {
		a.Face = m[2]
	}
	return a, w.stated(&a, rest)
}

var fromZone = regexp.MustCompile(` from (?:her |his |their |the )?(graveyard|exile|library|hand|command zone)`)

func (w *World) playAction(m []string) (protocol.Action, error) {
	a := protocol.Action{Kind: protocol.ActPlayLand, Player: m[1], Face: m[3]}
	if _, err := w.player(m[1]); err != nil {
		return a, err
	}
	o, err := w.object(m[2], m[1], castFrom...)
	if err == nil {
		a.Object = o.ID
	}
	return a, err
}

// activateFrom is where an object with an activated ability is looked for.
var activateFrom = []protocol.Zone{protocol.Battlefield, protocol.Hand, protocol.Graveyard, protocol.Exile, protocol.Command}

var abilityWords = regexp.MustCompile(`^the (.+) ability$`)

func (w *World) activateAction(m []string) (protocol.Action, error) {
	a := protocol.Action{Kind: protocol.ActActivate, Player: m[1], Ability: &protocol.AbilityRef{}}
	if _, err := w.player(m[1]); err != nil {
		return a, err
	}
	switch am := abilityWords.FindStringSubmatch(m[2]); {
	case m[2] == "the ability":
	case am == nil:
		a.Ability.Cost = m[2]
	case strings.ContainsAny(am[1][:1], "+-−0123456789"):
		a.Ability.Loyalty = strings.ReplaceAll(am[1], "−", "-")
	default:
		a.Ability.Keyword = am[1]
	}
	controller := m[3]
	if controller == "" {
		if found, err := w.candidates(m[4], "", activateFrom...); err == nil && len(found) > 1 {
			controller = m[1]
		}
	}
	o, err := w.object(m[4], controller, activateFrom...)
	if err != nil {
		return a, err
	}
	a.Object = o.ID
	return a, w.stated(&a, m[5])
}

func (w *World) tapAction(m []string) (protocol.Action, error) {
	a := protocol.Action{Kind: protocol.ActActivate, Player: m[1], Ability: &protocol.AbilityRef{Makes: m[3]}}
	o, err := w.object(m[2], m[1], protocol.Battlefield)
	if err != nil {
		return a, err
	}
	a.Object = o.ID
	if a.Ability.Makes == "" {
		a.Ability.Cost = "{T}"
	}
	return a, nil
}

// alsoUsing states an alternative cost; a second one is stated too, for the engine to refuse (CR 118.9a).
func alsoUsing(_ *World, a *protocol.Action, m []string) error {
	if a.Using != "" {
		a.Using += " and "
	}
	a.Using += m[1]
	return nil
}

// choiceWords are the choices that can be stated with an action.
var choiceWords = []struct {
	pattern *regexp.Regexp
	do      func(w *World, a *protocol.Action, m []string) error
}{
	{regexp.MustCompile(`^ as "([^"]+)"`), func(_ *World, a *protocol.Action, m []string) error { a.Face = m[1]; return nil }},
	{regexp.MustCompile(`^ using "([^"]+)"`), alsoUsing},
	{regexp.MustCompile(`^ using (more than meets the eye|flashback|evoke|[a-z]+)`), alsoUsing},
	{regexp.MustCompile(`^ with X = (\d+)`), func(_ *World, a *protocol.Action, m []string) error {
		n, _ := strconv.Atoi(m[1])
		a.X = &n
		return nil
	}},
	{regexp.MustCompile(`^ with (kicker|[a-z-]+)(?: (once|twice|three times|four times))?`), func(_ *World, a *protocol.Action, m []string) error {
		a.Optional = append(a.Optional, m[1])
		for range max(slices.Index([]string{"", "once", "twice", "three times", "four times"}, m[2])-1, 0) {
			a.Optional = append(a.Optional, m[1])
		}
		return nil
	}},
	{regexp.MustCompile(`^ choosing modes? (\d+)(?: and (\d+))?`), func(_ *World, a *protocol.Action, m []string) error {
		for _, s := range m[1:] {
			if n, err := strconv.Atoi(s); err == nil {
				a.Modes = append(a.Modes, n)
			}
		}
		return nil
	}},
	{regexp.MustCompile(`^ targeting (` + listPattern + `)`), func(w *World, a *protocol.Action, m []string) (err error) {
		a.Targets, err = w.choices(m[1])
		return err
	}},
	{regexp.MustCompile(`^ paying ((?:\{[^}]+\})+)`), func(_ *World, a *protocol.Action, m []string) error {
		a.Pay = m[1]
		return costMana(m[1])
	}},
	{regexp.MustCompile(`^ for (\{.\})`), func(_ *World, a *protocol.Action, m []string) error {
		if a.Ability == nil {
			return mistake("\"for %s\" goes with a mana ability", m[1])
		}
		a.Ability.Makes = m[1]
		return nil
	}},
	{regexp.MustCompile(`^ (?:sacrificing|tapping|discarding|exiling|returning) (` + listPattern + `)`), func(w *World, a *protocol.Action, m []string) error {
		cs, err := w.choices(m[1])
		a.CostObjects = append(a.CostObjects, cs...)
		return err
	}},
}

const (
	itemPattern = `(?:\d+ to )?(?:(?:\w+'s )?"[^"]+"|[A-Z]\w+)`
	listPattern = itemPattern + `(?:(?:, and |, | and )` + itemPattern + `)*`
)

// stated reads the choices that follow an action.
func (w *World) stated(a *protocol.Action, rest string) error {
next:
	for rest != "" {
		for _, c := range choiceWords {
			if m := c.pattern.FindStringSubmatch(rest); m != nil {
				if err := c.do(w, a, m); err != nil {
					return err
				}
				rest = rest[len(m[0]):]
				continue next
			}
		}
		return mistake("%q can't follow here; what can: as \"Face\", from the graveyard, using …, with kicker, with X = 3, choosing mode 2, targeting …, paying {R}, sacrificing …", strings.TrimSpace(rest))
	}
	return nil
}

func (w *World) attackAction(m []string) (protocol.Action, error) {
	a := protocol.Action{Kind: protocol.ActAttack, Player: m[1]}
	cs, err := w.choices(m[2], protocol.Battlefield)
	if err != nil {
		return a, err
	}
	for _, c := range cs {
		at := protocol.Attack{Attacker: c.Object}
		if strings.HasPrefix(m[3], `"`) {
			o, err := w.object(strings.Trim(m[3], `"`), "", protocol.Battlefield)
			if err != nil {
				return a, err
			}
			at.Object = o.ID
		} else {
			at.Player = m[3]
		}
		a.Attacks = append(a.Attacks, at)
	}
	return a, nil
}

// blockAction reads `"A" with "C" and "D", "B" with "E"`.
func (w *World) blockAction(player, list string) (protocol.Action, error) {
	a := protocol.Action{Kind: protocol.ActBlock, Player: player}
	for _, part := range blockParts.Split(list, -1) {
		attacker, blockers, ok := strings.Cut(part, " with ")
		if !ok {
			return a, mistake("%q is no block: say blocks \"A\" with \"C\"", part)
		}
		on, err := w.choices(attacker, protocol.Battlefield)
		if err != nil {
			return a, err
		}
		with, err := w.choices(blockers, protocol.Battlefield)
		if err != nil {
			return a, err
		}
		for _, b := range with {
			a.Blocks = append(a.Blocks, protocol.Block{Blocker: b.Object, Attacker: on[0].Object})
		}
	}
	return a, nil
}

var blockParts = regexp.MustCompile(`; `)
