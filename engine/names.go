package engine

import (
	"fmt"

	"github.com/stickler-mtg/stickler/engine/card"
)

// The words of definitions, read once as they are compiled.

// unknown says that a word isn't one of a kind, and which one is like it.
func unknown(word, kind string, known []string) error {
	return fmt.Errorf("%q is not a %s%s", word, kind, orRather(word, known))
}

// typesNamed reads card types.
func typesNamed(names []string) (card.TypeSet, error) {
	var out card.TypeSet
	for _, n := range names {
		t, ok := card.TypeNamed(n)
		if !ok {
			return 0, unknown(n, "card type", card.TypeSet(^card.TypeSet(0)).Names())
		}
		out |= t
	}
	return out, nil
}

// supertypesNamed reads supertypes.
func supertypesNamed(names []string) (card.SupertypeSet, error) {
	var out card.SupertypeSet
	for _, n := range names {
		t, ok := card.SupertypeNamed(n)
		if !ok {
			return 0, unknown(n, "supertype", card.SupertypeSet(^card.SupertypeSet(0)).Names())
		}
		out |= t
	}
	return out, nil
}

// subtypesNamed reads subtypes; nil if there are none.
func subtypesNamed(names []string) (*card.SubtypeSet, error) {
	if len(names) == 0 {
		return nil, nil
	}
	out := &card.SubtypeSet{}
	for _, n := range names {
		t, ok := card.SubtypeNamed(n)
		if !ok {
			return nil, unknown(n, "subtype", card.SubtypeNames())
		}
		out.Add(t)
	}
	return out, nil
}

// colorsNamed reads colors; "colorless" adds none.
func colorsNamed(names []string) (card.ColorSet, error) {
	var out card.ColorSet
	for _, n := range names {
		if n == "colorless" {
			continue
		}
		c, ok := card.ColorNamed(n)
		if !ok {
			return 0, unknown(n, "color", card.ColorSet(0x1f).Names())
		}
		out |= c.Set()
	}
	return out, nil
}

// keywordsNamed reads keywords: their bits.
func keywordsNamed(names []string) (KeywordSet, error) {
	var out KeywordSet
	for _, n := range names {
		row, ok := keywordTable()[n]
		if !ok {
			return 0, unknown(n, "keyword", keywordNames())
		}
		out |= row.bit
	}
	return out, nil
}

// zoneNamed reads a zone; any is true for "any".
func zoneNamed(name string) (z Zone, any bool, err error) {
	if name == "" || name == "any" {
		return NoZone, name == "any", nil
	}
	z = ZoneNamed(name)
	if z == NoZone {
		return z, false, unknown(name, "zone", zoneNames[1:])
	}
	return z, false, nil
}

// operator compares two numbers.
type operator uint8

const (
	equal operator = iota
	atMost
	atLeast
	less
	more
	odd
	even
)

var operatorNames = []string{"equal", "at most", "at least", "less", "more", "odd", "even"}

// operatorNamed reads an operator.
func operatorNamed(name string) (operator, error) {
	for i, n := range operatorNames {
		if n == name {
			return operator(i), nil
		}
	}
	return 0, unknown(name, "comparison", operatorNames)
}

// holds says whether the comparison is true.
func (op operator) holds(a, b int) bool {
	switch op {
	case atMost:
		return a <= b
	case atLeast:
		return a >= b
	case less:
		return a < b
	case more:
		return a > b
	case odd:
		return a&1 == 1
	case even:
		return a&1 == 0
	}
	return a == b
}

// playerWord says which players are meant.
type playerWord uint8

const (
	anyPlayer playerWord = iota
	youPlayer
	opponentPlayer
	eventPlayer
	activePlayer
	defendingPlayer
	chosenPlayer
	ownerPlayer
)

var playerWords = []string{"any", "you", "opponent", "event player", "active", "defending", "chosen", "owner of this"}

// playerWordNamed reads which players are meant; "" and "each" are any.
func playerWordNamed(name string) (playerWord, error) {
	if name == "" || name == "each" {
		return anyPlayer, nil
	}
	for i, n := range playerWords {
		if n == name {
			return playerWord(i), nil
		}
	}
	return 0, unknown(name, "word for players", playerWords)
}
