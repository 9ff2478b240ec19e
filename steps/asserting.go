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
