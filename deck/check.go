package deck

import (
	"fmt"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Formats lists the formats that a deck can be checked for.
var Formats = []string{"casual", "constructed", "limited", "mystery-booster-limited", "commander"}

// Cards finds cards: by definition, or only by name.
type Cards interface {
	// Card is the definition of a card; nil if there is none.
	Card(name string) *card.Card
	// Known says whether a card of that name exists, Nearest which are spelt like it.
	Known(name string) bool
	Nearest(name string) []string
}

// checker looks through one deck.
type checker struct {
	cards    Cards
	format   string
	entries  []Entry
	problems []Problem
	defs     map[string]*card.Card
}

// Check says, line by line, what in a deck is unknown or not legal in a format,
// and what can't be told, in the order of the lines. format must be one of Formats.
func Check(entries []Entry, format string, cards Cards) []Problem {
	k := &checker{cards: cards, format: format, defs: map[string]*card.Card{}}
	for _, e := range entries {
		if e.Part != Aside {
			k.entries = append(k.entries, e)
		}
	}
	for _, e := range k.entries {
		k.checkName(e)
	}
	k.checkPlaytest()
	switch format {
	case "commander":
		k.checkCommander()
	case "constructed":
		k.checkSize(60)
		k.checkCopies(4, "100.2a")
		k.checkSideboard()
	case "limited", "mystery-booster-limited":
		k.checkSize(40)
	}
	slices.SortStableFunc(k.problems, func(a, b Problem) int { return a.Line - b.Line })
	return k.problems
}

func (k *checker) problem(line int, format string, args ...any) {
	k.problems = append(k.problems, Problem{Line: line, Text: fmt.Sprintf(format, args...)})
}

func (k *checker) note(line int, format string, args ...any) {
	k.problems = append(k.problems, Problem{Line: line, Text: fmt.Sprintf(format, args...), Note: true})
}

// checkName finds what the entry names. A card may be listed by its front face alone.
func (k *checker) checkName(e Entry) {
	if def := k.cards.Card(e.Name); def != nil {
		k.defs[e.Name] = def
		if def.Name != e.Name && def.Faces[0].Name != e.Name {
			k.problem(e.Line, "%q is a part of %q: a list names the whole card or its front face", e.Name, def.Name)
		}
		return
	}
	front, _, _ := strings.Cut(strings.ReplaceAll(e.Name, " / ", " // "), " // ")
	if k.cards.Known(e.Name) || k.cards.Known(front) {
		return
	}
	if near := k.cards.Nearest(e.Name); len(near) > 0 {
		k.problem(e.Line, "no card is named %q; nearest: %s", e.Name, strings.Join(near, ", "))
		return
	}
	k.problem(e.Line, "no card is named %q", e.Name)
}

// checkPlaytest refuses playtest cards but where they are legal: among friends,
// and in the limited formats of the boosters that they come in.
func (k *checker) checkPlaytest() {
	for _, e := range k.entries {
		if def := k.defs[e.Name]; def == nil || !def.Playtest {
			continue
		}
		switch k.format {
		case "casual", "mystery-booster-limited":
			k.note(e.Line, "%q is a playtest card", e.Name)
		default:
			k.problem(e.Line, "%q is a playtest card: legal only in Mystery Booster limited, and in casual play", e.Name)
		}
	}
}

func (k *checker) count(parts ...Part) int {
	n := 0
	for _, e := range k.entries {
		if slices.Contains(parts, e.Part) {
			n += e.Count
		}
	}
	return n
}

func (k *checker) checkSize(least int) {
	if n := k.count(Main, Commander); n < least {
		k.problem(0, "found %d cards, expected at least %d", n, least)
	}
}

func (k *checker) checkSideboard() {
	if n := k.count(Sideboard); n > 15 {
		k.problem(0, "found %d cards in the sideboard, expected at most 15 (CR 100.4a)", n)
	}
}

// basic says whether a card is a basic land, of which there may be any number.
func (k *checker) basic(name string) bool {
	if def := k.defs[name]; def != nil {
		return def.Faces[0].Supertypes&card.Basic != 0 && def.Faces[0].Types&card.Land != 0
	}
	basics := []string{"Plains", "Island", "Swamp", "Mountain", "Forest"}
	return slices.Contains(basics, name) || slices.Contains(basics, strings.TrimPrefix(name, "Snow-Covered "))
}

// whole is the name that counts copies: the whole card's, however it is listed.
func (k *checker) whole(name string) string {
	if def := k.defs[name]; def != nil {
		return def.Name
	}
	return name
}

// checkCopies bounds the copies of each card in deck and sideboard together (CR 100.2a, 903.5b).
func (k *checker) checkCopies(most int, rule string) {
	seen := map[string]int{}
	for _, e := range k.entries {
		name := k.whole(e.Name)
		before := seen[name]
		seen[name] += e.Count
		if k.basic(e.Name) || seen[name] <= most || before > most {
			continue
		}
		k.problem(e.Line, "found %d copies of %q, expected at most %d (CR %s)", seen[name], e.Name, most, rule)
	}
}
