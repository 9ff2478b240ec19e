package steps

import (
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/names"
	"github.com/stickler-mtg/stickler/protocol"
)

// oneOf refuses a word that isn't on a list, with the nearest that are: an
// assertion with a misspelt word might hold of anything.
func oneOf(kind, word string, list []string) error {
	if slices.Contains(list, word) {
		return nil
	}
	if near := names.Nearest(word, list, 3); len(near) > 0 {
		return mistake("%q is no %s; nearest: %s", word, kind, strings.Join(near, ", "))
	}
	return mistake("%q is no %s", word, kind)
}

// counterKind refuses a kind of counter that no rule or card knows.
func counterKind(kind string) error {
	if names.IsCounterKind(kind) {
		return nil
	}
	return oneOf("kind of counter", kind, names.CounterKinds)
}

func keyword(word string) error { return oneOf("keyword ability", word, names.Keywords) }

// cardTypes are the supertypes and card types as sentences say them.
var cardTypes = []string{"legendary", "basic", "snow", "world", "artifact", "battle", "creature", "enchantment", "kindred", "land",
	"planeswalker", "instant", "sorcery"}

func typeWord(word string) error {
	if slices.Contains(cardTypes, word) {
		return nil
	}
	return oneOf("type", word, append(names.Subtypes(), cardTypes...))
}

// poolMana refuses what a mana pool can't hold.
func poolMana(symbols string) error {
	for _, s := range strings.SplitAfter(symbols, "}") {
		if s != "" && !slices.Contains([]string{"{W}", "{U}", "{B}", "{R}", "{G}", "{C}"}, s) {
			return mistake("%s is no mana that a pool can hold: that is {W}, {U}, {B}, {R}, {G} or {C}", s)
		}
	}
	return nil
}

// costMana refuses symbols that no cost has.
func costMana(symbols string) error {
	for _, s := range strings.SplitAfter(symbols, "}") {
		if s != "" && !manaSymbol(strings.Trim(s, "{}")) {
			return mistake("%s is no mana symbol: those are {W}, {U}, {B}, {R}, {G}, {C}, {S}, {X}, numbers, and pairs such as {R/G}, {2/W} and {G/P}", s)
		}
	}
	return nil
}

// manaSymbol reads what stands between braces (CR 107.4).
func manaSymbol(s string) bool {
	for _, part := range strings.Split(s, "/") {
		number := part != "" && strings.Trim(part, "0123456789") == "" && len(part) < 4
		if !number && (len(part) != 1 || !strings.Contains("WUBRGCSXP", part)) {
			return false
		}
	}
	return s != "P"
}

// decisionKind refuses a kind of question that no engine asks.
func decisionKind(kind string) error {
	var all []string
	for _, k := range protocol.DecisionKinds {
		all = append(all, string(k))
	}
	return oneOf("kind of question", kind, all)
}
