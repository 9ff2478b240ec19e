package steps

import (
	"fmt"
	"regexp"
	"sort"
	"strconv"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

// quoted is a pattern for one object: its name, with whose it is if that matters.
const quoted = `(?:(\w+)'s )?"([^"]+)"`

func thenSentences() {
	say(Then, `(\w+) controls (?:(\w+) )?"([^"]+)"`, `Alice controls "Back"`, "A permanent of that name (or so many) is under that control.", (*World).thenControls)
	say(Then, `(\w+) doesn't control "([^"]+)"`, `Alice doesn't control "Artifact"`, "No such permanent.", func(w *World, m []string) error {
		return w.count(m[2], m[1], protocol.Battlefield, 0)
	})
	say(Then, quoted+` is in (\w+)'s (hand|graveyard|library)`, `"Artifact" is in Alice's graveyard`, "A card is in a player's zone.", func(w *World, m []string) error {
		return w.inZone(m[2], m[3], protocol.Zone(m[4]), true)
	})
	say(Then, quoted+` isn't in (\w+)'s (hand|graveyard|library)`, `"Artifact" isn't in Alice's graveyard`, "It isn't there.", func(w *World, m []string) error {
		return w.inZone(m[2], m[3], protocol.Zone(m[4]), false)
	})
	say(Then, quoted+` is (?:in|on) (?:the )?(exile|command zone|battlefield|stack)`, `"Spell" is on the stack`, "It is in that zone.", func(w *World, m []string) error {
		return w.inZone(m[2], m[1], protocol.Zone(strings.TrimSuffix(m[3], " zone")), true)
	})
	say(Then, quoted+` isn't (?:in|on) (?:the )?(exile|command zone|battlefield|stack)`, `"Spell" isn't on the stack`, "It isn't there.", func(w *World, m []string) error {
		return w.inZone(m[2], m[1], protocol.Zone(strings.TrimSuffix(m[3], " zone")), false)
	})
	can := say(Then, `(\w+) can see `+quoted, `Alice can see "Creature"`, "The player may know which card that is.", func(w *World, m []string) error { return w.sees(m, true) })
	cannot := say(Then, `(\w+) (?:cannot|can't) see `+quoted, `Bob cannot see "Creature"`, "No object that the player may know is of that name.", func(w *World, m []string) error { return w.sees(m, false) })
	can.open, cannot.open = true, true
	can.needs, cannot.needs = protocol.CapViews, protocol.CapViews
	numbers()
	statuses()
	characteristics()
	players()
	decisions()
}

// about says something of one object.
func about(pattern, example, help string, check func(w *World, o *protocol.ObjectView, m []string) error) {
	say(Then, quoted+" "+pattern, example, help, func(w *World, m []string) error {
		o, err := w.object(m[2], m[1], protocol.Battlefield, protocol.Stack, protocol.Hand, protocol.Graveyard, protocol.Exile, protocol.Command)
		if err != nil {
			return err
		}
		return check(w, o, m[2:])
	})
}

// says refuses to judge what the engine can't say.
func says(o *protocol.ObjectView, field string) error {
	for _, u := range o.Unknown {
		if u == field {
			return &Unsupported{"the engine can't say " + field + " of " + o.Name}
		}
	}
	return nil
}

func numbers() {
	about(`is (-?\d+)/(-?\d+)`, `"Creature" is 3/3`, "Power and toughness.", func(w *World, o *protocol.ObjectView, m []string) error {
		want := m[1] + "/" + m[2]
		if o.Power == nil || o.Toughness == nil {
			return w.fail(fmt.Sprintf("%q is %s", o.Name, want), "it has no power and toughness")
		}
		return w.same(o, "power", want, fmt.Sprintf("%d/%d", *o.Power, *o.Toughness), "is")
	})
	about(`has no power or toughness`, `"Back" has no power or toughness`, "A permanent that is no creature, or a card with none printed.", func(w *World, o *protocol.ObjectView, m []string) error {
		if o.Power != nil || o.Toughness != nil {
			return w.fail(fmt.Sprintf("%q has no power or toughness", o.Name), "it is %d/%d", *o.Power, *o.Toughness)
		}
		return says(o, "power")
	})
	about(`has mana value (\d+)`, `"Back" has mana value 5`, "Mana value.", func(w *World, o *protocol.ObjectView, m []string) error {
		if o.ManaValue == nil {
			return &Unsupported{"the engine can't say mana values"}
		}
		return w.same(o, "mana_value", m[1], strconv.Itoa(*o.ManaValue), "has mana value")
	})
	about(`has (\w+) ([+-]\d+/[+-]\d+|[a-z-]+(?: strike)?) counters?`, `"Back" has 1 +1/+1 counter`, "How many counters of a kind; \"no\" for none.", func(w *World, o *protocol.ObjectView, m []string) error {
		if err := counterKind(m[2]); err != nil {
			return err
		}
		want := 0
		if m[1] != "no" {
			n, err := number(m[1])
			if err != nil {
				return err
			}
			want = n
		}
		have := 0
		for _, c := range o.Counters {
			if c.Kind == m[2] {
				have = c.Count
			}
		}
		return w.same(o, "counters", strconv.Itoa(want), strconv.Itoa(have), "has so many "+m[2]+" counters:")
	})
	about(`has no counters`, `"Permanent" has no counters`, "None of any kind.", func(w *World, o *protocol.ObjectView, m []string) error {
		return w.same(o, "counters", "0", strconv.Itoa(len(o.Counters)), "has so many kinds of counter:")
	})
	about(`has (\d+|no) damage`, `"Creature" has 1 damage`, "Damage marked on it.", func(w *World, o *protocol.ObjectView, m []string) error {
		want := m[1]
		if want == "no" {
			want = "0"
		}
		return w.same(o, "damage", want, strconv.Itoa(o.Damage), "has so much damage:")
	})
	about(`has X = (\d+)`, `"Spell" has X = 3`, "The X of a spell on the stack.", func(w *World, o *protocol.ObjectView, m []string) error {
		have := "none"
		if o.X != nil {
			have = strconv.Itoa(*o.X)
		}
		return w.same(o, "x", m[1], have, "has X =")
	})
}

// same compares what an object has with what it should have.
func (w *World) same(o *protocol.ObjectView, field, want, have, words string) error {
	if want == have {
		return nil
	}
	if err := says(o, field); err != nil {
		return err
	}
	return w.fail(fmt.Sprintf("%q %s %s", o.Name, words, want), "%s", have)
}

// allTypes are an object's supertypes, types and subtypes.
func allTypes(o *protocol.ObjectView) []string {
	return append(append(append([]string(nil), o.Supertypes...), o.Types...), o.Subtypes...)
}

func has(list []string, want string) bool {
	for _, x := range list {
		if strings.EqualFold(x, want) {
			return true
		}
	}
	return false
}

// typePattern is a card type, a supertype or a subtype.
const typePattern = `(legendary|basic|snow|world|artifact|battle|creature|enchantment|kindred|land|planeswalker|instant|sorcery|[A-Z][\w'-]+(?: Lord)?)`

func characteristics() {
	about(`is an? (artifact creature|`+typePattern[1:], `"Vehicle" is an artifact creature`, "A type or subtype that it has.", func(w *World, o *protocol.ObjectView, m []string) error {
		if err := typeWord(m[1]); err != nil && m[1] != "artifact creature" {
			return err
		}
		for _, t := range strings.Fields(m[1]) {
			if !has(allTypes(o), t) {
				if err := says(o, "types"); err != nil {
					return err
				}
				return w.fail(fmt.Sprintf("%q is %s", o.Name, m[1]), "%s", strings.Join(allTypes(o), " "))
			}
		}
		return nil
	})
	about(`isn't an? `+typePattern, `"Back" isn't a creature`, "A type or subtype that it lacks.", func(w *World, o *protocol.ObjectView, m []string) error {
		if err := typeWord(m[1]); err != nil {
			return err
		}
		if has(allTypes(o), m[1]) {
			return w.fail(fmt.Sprintf("%q isn't %s", o.Name, m[1]), "%s", strings.Join(allTypes(o), " "))
		}
		return says(o, "types")
	})
	about(`is (colorless|(?:white|blue|black|red|green)(?:(?:, and |, | and )(?:white|blue|black|red|green))*)`, `"Back" is red and green`, "All its colors, in any order.", func(w *World, o *protocol.ObjectView, m []string) error {
		want := colorWords.FindAllString(m[1], -1)
		if m[1] == "colorless" {
			want = nil
		}
		have := append([]string(nil), o.Colors...)
		sort.Strings(want)
		sort.Strings(have)
		return w.same(o, "colors", strings.Join(want, " and "), strings.Join(have, " and "), "is")
	})
	about(`has ((?:[a-z]+ ?)+)`, `"Creature" has haste`, "A keyword ability.", func(w *World, o *protocol.ObjectView, m []string) error {
		if err := keyword(m[1]); err != nil {
			return err
		}
		if has(o.Keywords, m[1]) {
			return nil
		}
		if err := says(o, "keywords"); err != nil {
			return err
		}
		return w.fail(fmt.Sprintf("%q has %s", o.Name, m[1]), "it has: %s", strings.Join(o.Keywords, ", "))
	})
	about(`doesn't have ((?:[a-z]+ ?)+)`, `"Creature" doesn't have haste`, "It lacks a keyword ability.", func(w *World, o *protocol.ObjectView, m []string) error {
		if err := keyword(m[1]); err != nil {
			return err
		}
		if has(o.Keywords, m[1]) {
			return w.fail(fmt.Sprintf("%q doesn't have %s", o.Name, m[1]), "it has: %s", strings.Join(o.Keywords, ", "))
		}
		return says(o, "keywords")
	})
	about(`has (\d+) instances of ((?:[a-z]+ ?)+)`, `"Creature" has 2 instances of modular`, "So many instances of a keyword ability.", func(w *World, o *protocol.ObjectView, m []string) error {
		if err := keyword(m[2]); err != nil {
			return err
		}
		want, err := number(m[1])
		if err != nil {
			return err
		}
		have := 0
		for _, k := range o.Keywords {
			if k == m[2] {
				have++
			}
		}
		return w.same(o, "keywords", strconv.Itoa(want), strconv.Itoa(have), "has so many instances of "+m[2]+":")
	})
}

var colorWords = regexp.MustCompile(`white|blue|black|red|green`)

func statuses() {
	flag := func(pattern, example, help, field string, holds func(*protocol.ObjectView) bool) {
		about(pattern, example, help, func(w *World, o *protocol.ObjectView, _ []string) error {
			if holds(o) {
				return nil
			}
			if err := says(o, field); err != nil {
				return err
			}
			return w.fail(fmt.Sprintf("%q %s", o.Name, strings.ReplaceAll(pattern, "\\", "")), "%s", describe(o))
		})
	}
	flag(`is tapped`, `"Land" is tapped`, "It is tapped.", "tapped", func(o *protocol.ObjectView) bool { return o.Tapped })
	flag(`is untapped`, `"Land" is untapped`, "It is untapped.", "tapped", func(o *protocol.ObjectView) bool { return !o.Tapped })
	flag(`has its back face up`, `"Back" has its back face up`, "Its back face is up.", "face", func(o *protocol.ObjectView) bool { return o.Face == "back" })
	flag(`has its front face up`, `"Front" has its front face up`, "Its front face is up.", "face", func(o *protocol.ObjectView) bool { return o.Face == "front" })
	about(`is made of (.+)`, `"Creature" is made of "Creature" and "Other Creature"`, "The components of a merged permanent, the topmost first; or the cards that a game effect made a card of.", (*World).madeOf)
	about(`is the card "([^"]+)"`, `"Front" is the card "Front // Back"`, "The whole card's name: both faces of a double-faced card, the front first.", func(w *World, o *protocol.ObjectView, m []string) error {
		for _, name := range strings.Split(m[1], " // ") {
			if err := w.known(name); err != nil {
				return err
			}
		}
		return w.same(o, "card", m[1], o.Card, "is the card")
	})
	flag(`is a commander`, `"Front" is a commander`, "The card, or a component, is its owner's commander.", "commander", func(o *protocol.ObjectView) bool { return o.Commander })
	flag(`isn't a commander`, `"Creature" isn't a commander`, "It is nobody's commander: a copy of one isn't.", "commander", func(o *protocol.ObjectView) bool { return !o.Commander })
	flag(`is a token`, `"Creature" is a token`, "It is a token.", "kind", func(o *protocol.ObjectView) bool { return o.Kind == "token" })
	flag(`isn't a token`, `"Creature" isn't a token`, "It is no token.", "kind", func(o *protocol.ObjectView) bool { return o.Kind != "token" })
	flag(`is attacking`, `"Creature" is attacking`, "It is an attacking creature.", "attacking", func(o *protocol.ObjectView) bool { return o.Attacking != nil })
	flag(`isn't attacking`, `"Creature" isn't attacking`, "It isn't an attacking creature.", "attacking", func(o *protocol.ObjectView) bool { return o.Attacking == nil })
	flag(`is blocking`, `"Creature" is blocking`, "It is a blocking creature.", "blocking", func(o *protocol.ObjectView) bool { return len(o.Blocking) > 0 })
	flag(`isn't blocking`, `"Creature" isn't blocking`, "It isn't a blocking creature.", "blocking", func(o *protocol.ObjectView) bool { return len(o.Blocking) == 0 })
	flag(`isn't attached`, `"Equipment" isn't attached`, "It is attached to nothing.", "attached_to", func(o *protocol.ObjectView) bool { return o.AttachedTo == "" && o.AttachedToPlayer == "" })
	about(`is attached to "([^"]+)"`, `"Equipment" is attached to "Creature"`, "What it is attached to.", func(w *World, o *protocol.ObjectView, m []string) error {
		to, err := w.object(m[1], "", protocol.Battlefield)
		if err != nil {
			return err
		}
		have := "nothing"
		if on := w.byID(o.AttachedTo); on != nil {
			have = on.Name
		}
		if o.AttachedTo == to.ID {
			return nil
		}
		return w.fail(fmt.Sprintf("%q is attached to %q", o.Name, m[1]), "it is attached to %s", have)
	})
}

func (w *World) thenControls(m []string) error {
	n := -1
	if m[2] != "" {
		var err error
		if n, err = countWord(m[2]); err != nil {
			return err
		}
	}
	return w.count(m[3], m[1], protocol.Battlefield, n)
}

// count compares how many objects of a name a player has in a zone; -1 is at least one.
func (w *World) count(name, player string, z protocol.Zone, want int) error {
	if _, err := w.player(player); err != nil {
		return err
	}
	found, err := w.candidates(name, player, z)
	if err != nil {
		return err
	}
	var up []*protocol.ObjectView
	for _, o := range found {
		if o.Name == name || w.aliases[name] != "" {
			up = append(up, o)
		}
	}
	if want < 0 && len(up) > 0 || want == len(up) {
		return nil
	}
	if want < 0 {
		want = 1
	}
	return w.fail(fmt.Sprintf("%s controls %d %q", player, want, name), "%d", len(up))
}

// inZone says whether a card is in a zone, of a player's where that is said.
func (w *World) inZone(name, player string, z protocol.Zone, want bool) error {
	found, err := w.candidates(name, player, z)
	if err != nil {
		return err
	}
	if (len(found) > 0) == want {
		return nil
	}
	elsewhere := "it is nowhere"
	if all, err := w.candidates(name, ""); err == nil && len(all) > 0 {
		elsewhere = describe(all[0])
	}
	word := "is"
	if !want {
		word = "isn't"
	}
	return w.fail(fmt.Sprintf("%q %s in %s", name, word, z), "%s", elsewhere)
}

func (w *World) abilitiesOnStack(m []string) error {
	want, err := countWord(m[1])
	if err != nil {
		return err
	}
	v, err := w.look()
	if err != nil {
		return err
	}
	have := 0
	for i := range v.Objects {
		o := &v.Objects[i]
		if o.Kind != "ability" || o.Zone != protocol.Stack {
			continue
		}
		if m[2] == "" {
			have++
			continue
		}
		if source := w.byID(o.Source); source != nil && (source.Name == m[2] || source.Card == m[2] || w.aliases[m[2]] == source.Ref && source.Ref != "") {
			have++
		} else if o.Name == m[2] {
			have++
		}
	}
	if have != want {
		return w.fail(fmt.Sprintf("there are %d abilities on the stack", want), "%d", have)
	}
	return nil
}
