package steps

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

func givenSentences() {
	say(Given, `(\w+(?:, \w+)*,? and \w+) are playing`, `Alice and Bob are playing`, "The players, in turn order; the first is the active player.", (*World).seat)
	say(Given, `it is (\w+)'s (.+)`, `it is Alice's precombat main phase`, "Whose turn it is, and the step or phase.", (*World).givenStep)
	say(Given, `(\w+) controls (?:(\w+) )?"([^"]+)"(.*)`, `Alice controls "Front" tapped with 2 +1/+1 counters as "first"`,
		"A permanent that is there since before this turn. What may follow, in any order: tapped, new, with its back face up, with 2 +1/+1 counters, with 1 damage, naming \"…\", choosing red, attached to \"…\", as a token, as a copy of \"…\", owned by Bob, as \"alias\".", (*World).permanent)
	say(Given, `(\w+) has (?:(\w+) )?"([^"]+)" (in (?:her |his |their )?(?:hand|graveyard)|in exile|in the command zone|on top of (?:her|his|their) library)(?: as "([^"]+)")?`,
		`Alice has "Spell" in hand`, "A card in another zone.", (*World).cardElsewhere)
	say(Given, `(\w+) has ((?:\{[^}]+\})+) in (?:her|his|their) mana pool`, `Alice has {R}{G} in her mana pool`, "Mana that floats.", func(w *World, m []string) error {
		if err := poolMana(m[2]); err != nil {
			return err
		}
		p, err := w.playerSetup(m[1])
		if err == nil {
			p.Mana += m[2]
		}
		return err
	})
	say(Given, `(\w+) has (\d+) life`, `Bob has 3 life`, "A life total.", func(w *World, m []string) error {
		p, err := w.playerSetup(m[1])
		if err == nil {
			n, _ := strconv.Atoi(m[2])
			p.Life = &n
		}
		return err
	})
	say(Given, `(\w+) has (\d+) (\w+) counters?`, `Bob has 9 poison counters`, "Counters on a player.", func(w *World, m []string) error {
		if err := counterKind(m[3]); err != nil {
			return err
		}
		p, err := w.playerSetup(m[1])
		if err == nil {
			n, _ := strconv.Atoi(m[2])
			p.Counters = append(p.Counters, protocol.Counter{Kind: m[3], Count: n})
		}
		return err
	})
	say(Given, `(\w+)'s library is empty`, `Alice's library is empty`, "No filler cards below the listed ones.", func(w *World, m []string) error {
		p, err := w.playerSetup(m[1])
		if err == nil {
			p.EmptyLibrary = true
		}
		return err
	})
	say(Given, `(\w+) has played (\w+) lands? this turn`, `Alice has played a land this turn`, "Land plays used up.", func(w *World, m []string) error {
		p, err := w.playerSetup(m[1])
		if err != nil {
			return err
		}
		p.LandsPlayed, err = number(m[2])
		return err
	})
	defines := say(Given, `the card:`, `the card:`, "A card for this scenario, in stickler's notation, in the text below the sentence. Needs the capability inline-cards.", func(w *World, _ []string) error {
		return w.define()
	})
	defines.needs = protocol.CapInlineCards
	say(Given, `(\w+)'s commander "([^"]+)" is (in the command zone|in (?:her|his|their) (?:graveyard|hand)|in exile|on top of (?:her|his|their) library)(?: as "([^"]+)")?`, `Alice's commander "Front" is in the command zone`,
		"A commander, and that the game is played with commanders. It may have an alias: as \"alias\".", (*World).commanderElsewhere)
	say(Given, `(\w+)'s commander "([^"]+)" is on the battlefield(.*)`, `Alice's commander "Front" is on the battlefield with its back face up`,
		"A commander that is a permanent there since before this turn. What may follow is as for any permanent, and: controlled by Bob.", (*World).commanderPermanent)
}

var nameSplit = regexp.MustCompile(`,? and |, `)

func (w *World) seat(m []string) error {
	for _, name := range nameSplit.Split(m[1], -1) {
		w.setup.Players = append(w.setup.Players, protocol.PlayerSetup{Name: name})
	}
	return nil
}

func (w *World) givenStep(m []string) error {
	p, err := w.player(m[1])
	if err != nil {
		return err
	}
	w.setup.Active = p
	w.setup.Step, err = stepNamed(m[2])
	return err
}

// add puts an object into the setup.
func (w *World) add(o protocol.ObjectSetup, alias string) error {
	if _, err := w.player(o.Player); err != nil {
		return err
	}
	if err := w.known(o.Card); err != nil {
		return err
	}
	o.Ref = protocol.Ref(fmt.Sprintf("r%d", len(w.setup.Objects)+1))
	if alias != "" {
		if _, taken := w.aliases[alias]; taken {
			return mistake("the alias %q is taken", alias)
		}
		w.aliases[alias] = o.Ref
	}
	w.setup.Objects = append(w.setup.Objects, o)
	return nil
}

func (w *World) cardElsewhere(m []string) error {
	n := 1
	if m[2] != "" {
		var err error
		if n, err = number(m[2]); err != nil {
			return err
		}
	}
	for i := 0; i < n; i++ {
		if err := w.add(protocol.ObjectSetup{Card: m[3], Player: m[1], Zone: zoneOf(m[4])}, m[5]); err != nil {
			return err
		}
	}
	return nil
}

// zoneOf is the zone that a phrase ends in: "in her hand", "in exile".
func zoneOf(phrase string) protocol.Zone {
	switch {
	case strings.HasSuffix(phrase, "graveyard"):
		return protocol.Graveyard
	case strings.HasSuffix(phrase, "exile"):
		return protocol.Exile
	case strings.HasSuffix(phrase, "command zone"):
		return protocol.Command
	case strings.HasSuffix(phrase, "library"):
		return protocol.Library
	}
	return protocol.Hand
}

func (w *World) commanderElsewhere(m []string) error {
	w.setup.Commander = true
	return w.add(protocol.ObjectSetup{Card: m[2], Player: m[1], Zone: zoneOf(m[3]), Commander: true}, m[4])
}

func (w *World) commanderPermanent(m []string) error {
	w.setup.Commander = true
	return w.addPermanents(protocol.ObjectSetup{Card: m[2], Player: m[1], Zone: protocol.Battlefield, Commander: true}, 1, m[3])
}

// trailer is something that may follow `controls "X"`.
type trailer struct {
	pattern *regexp.Regexp
	do      func(w *World, o *protocol.ObjectSetup, m []string) error
}

var trailers = []trailer{
	{regexp.MustCompile(`^ tapped`), func(_ *World, o *protocol.ObjectSetup, _ []string) error { o.Tapped = true; return nil }},
	{regexp.MustCompile(`^ new`), func(_ *World, o *protocol.ObjectSetup, _ []string) error { o.New = true; return nil }},
	{regexp.MustCompile(`^ with its back face up`), func(_ *World, o *protocol.ObjectSetup, _ []string) error { o.Back = true; return nil }},
	{regexp.MustCompile(`^ (?:with|and with|and) (\w+) damage`), func(_ *World, o *protocol.ObjectSetup, m []string) (err error) {
		o.Damage, err = number(m[1])
		return err
	}},
	{regexp.MustCompile(`^ (?:with|and with|and) (\w+) ([+-]\d+/[+-]\d+|[a-z-]+(?: strike)?) counters?`), func(_ *World, o *protocol.ObjectSetup, m []string) error {
		if err := counterKind(m[2]); err != nil {
			return err
		}
		n, err := number(m[1])
		o.Counters = append(o.Counters, protocol.Counter{Kind: m[2], Count: n})
		return err
	}},
	{regexp.MustCompile(`^ naming "([^"]+)"`), func(w *World, o *protocol.ObjectSetup, m []string) error {
		o.Naming = m[1]
		return w.oneName(m[1])
	}},
	{regexp.MustCompile(`^ choosing (white|blue|black|red|green)`), func(_ *World, o *protocol.ObjectSetup, m []string) error { o.Color = m[1]; return nil }},
	{regexp.MustCompile(`^ choosing the type ([A-Z]\S+)`), func(_ *World, o *protocol.ObjectSetup, m []string) error {
		o.Type = m[1]
		return typeWord(m[1])
	}},
	{regexp.MustCompile(`^ attached to (\w+)(?: |$)`), func(w *World, o *protocol.ObjectSetup, m []string) error {
		o.AttachedTo = &protocol.AttachmentSetup{Player: m[1]}
		_, err := w.player(m[1])
		return err
	}},
	{regexp.MustCompile(`^ attached to "([^"]+)"`), func(w *World, o *protocol.ObjectSetup, m []string) error {
		ref, err := w.refOf(m[1])
		o.AttachedTo = &protocol.AttachmentSetup{Object: ref}
		return err
	}},
	{regexp.MustCompile(`^ as a token`), func(_ *World, o *protocol.ObjectSetup, _ []string) error { o.Token = true; return nil }},
	{regexp.MustCompile(`^ as a copy of "([^"]+)"`), func(w *World, o *protocol.ObjectSetup, m []string) error {
		o.CopyOf = m[1]
		return w.known(m[1])
	}},
	{regexp.MustCompile(`^ owned by (\w+)`), func(w *World, o *protocol.ObjectSetup, m []string) (err error) {
		o.Owner, err = w.player(m[1])
		return err
	}},
	{regexp.MustCompile(`^ controlled by (\w+)(?: |$)`), func(w *World, o *protocol.ObjectSetup, m []string) (err error) {
		if !o.Commander {
			return mistake("%s controls %q by the sentence's first words: only a commander is said to be controlled by another player", o.Player, o.Card)
		}
		o.Owner = o.Player
		o.Player, err = w.player(m[1])
		return err
	}},
}

var aliasTrailer = regexp.MustCompile(`^ as "([^"]+)"`)

// refOf is the one object of the setup so far with that name or alias.
func (w *World) refOf(name string) (protocol.Ref, error) {
	if ref, ok := w.aliases[name]; ok {
		return ref, nil
	}
	var found []protocol.Ref
	for _, o := range w.setup.Objects {
		if o.Card == name || o.Zone == protocol.Battlefield && strings.Contains(" // "+o.Card+" // ", " // "+name+" // ") {
			found = append(found, o.Ref)
		}
	}
	switch len(found) {
	case 0:
		return "", mistake("%q isn't on the board yet: set it up before what is attached to it", name)
	case 1:
		return found[0], nil
	}
	return "", mistake("%q could be any of %d objects: give them aliases", name, len(found))
}

func (w *World) permanent(m []string) error {
	n := 1
	if m[2] != "" {
		var err error
		if n, err = number(m[2]); err != nil {
			return err
		}
	}
	return w.addPermanents(protocol.ObjectSetup{Card: m[3], Player: m[1], Zone: protocol.Battlefield}, n, m[4])
}

// addPermanents puts so many of a permanent into the setup, with what trailers say of it.
func (w *World) addPermanents(o protocol.ObjectSetup, n int, rest string) error {
	alias := ""
next:
	for rest != "" {
		for _, t := range trailers {
			if tm := t.pattern.FindStringSubmatch(rest); tm != nil {
				if err := t.do(w, &o, tm); err != nil {
					return err
				}
				rest = strings.TrimPrefix(rest, strings.TrimRight(tm[0], " "))
				continue next
			}
		}
		am := aliasTrailer.FindStringSubmatch(rest)
		if am == nil {
			return mistake("%q can't follow a permanent; what can: tapped, new, with its back face up, with 2 +1/+1 counters, with 1 damage, naming \"…\", choosing red, attached to \"…\", as a token, as a copy of \"…\", owned by Bob, as \"alias\"", strings.TrimSpace(rest))
		}
		alias, rest = am[1], rest[len(am[0]):]
	}
	for i := 0; i < n; i++ {
		if err := w.add(o, alias); err != nil {
			return err
		}
	}
	return nil
}
