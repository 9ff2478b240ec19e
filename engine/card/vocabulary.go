package card

import (
	"slices"

	"github.com/stickler-mtg/stickler/names"
)

// vocabulary is what the strings of an argument can be.
type vocabulary struct {
	// kind is what one of them is called in a message.
	kind string
	// words it holds; fits, if it is set, says which others it holds too.
	words []string
	fits  func(string) bool
	// unlisted: the words are examples for the nearest spelling rather than a list to show.
	unlisted bool
}

// has says whether a word is in the vocabulary.
func (v *vocabulary) has(word string) bool {
	return contains(v.words, word) || v.fits != nil && v.fits(word)
}

var (
	cardTypeWords  = &vocabulary{kind: "card type", words: typeNames}
	supertypeWords = &vocabulary{kind: "supertype", words: supertypeNames}
	subtypeWords   = &vocabulary{kind: "subtype", words: names.Subtypes(), unlisted: true}
	newSubtypes    = &vocabulary{kind: "subtype", words: append(names.Subtypes(), "chosen"), unlisted: true}
	colorWords     = &vocabulary{kind: "color", words: append(colorNames[:], "colorless")}
	newColors      = &vocabulary{kind: "color", words: append(colorNames[:], "colorless", "chosen")}
	keywordWords   = &vocabulary{kind: "keyword", words: keywordList(), unlisted: true}
	counterWords   = &vocabulary{kind: "kind of counter", words: append(slices.Clone(names.CounterKinds), "any"), fits: names.IsCounterKind, unlisted: true}
	playerWords    = &vocabulary{kind: "word for players", words: []string{"any", "each", "you", "opponent", "event player", "active",
		"defending", "chosen", "owner of this", "one player"}}
	destinations = &vocabulary{kind: "zone", words: []string{"battlefield", "hand", "library", "graveyard", "exile", "stack", "command",
		"library top", "library bottom"}}
	durations = &vocabulary{kind: "duration", words: []string{"end of turn", "your next turn", "permanent", "while on battlefield", "this combat"}}
	choices   = &vocabulary{kind: "choice", words: []string{"card name", "nonland card name", "land card name",
		"creature card name", "artifact card name", "nonartifact nonland card name", "color", "creature type", "basic land type",
		"opponent", "player"}}
)

// vocabularies are the strings that an argument of that name can be; one of a
// field's own is named by its tag "words".
var vocabularies = map[string]*vocabulary{
	"types": cardTypeWords, "any_types": cardTypeWords, "not_types": cardTypeWords,
	"add_types": cardTypeWords, "set_types": cardTypeWords, "remove_types": cardTypeWords,
	"supertypes": supertypeWords, "not_supertypes": supertypeWords, "add_supertypes": supertypeWords, "remove_supertypes": supertypeWords,
	"subtypes": subtypeWords, "any_subtypes": subtypeWords, "not_subtypes": subtypeWords,
	"add_subtypes": newSubtypes, "set_subtypes": newSubtypes,
	"colors": colorWords, "any_colors": colorWords, "not_colors": colorWords, "color": colorWords, "color_indicator": colorWords,
	"set_colors": newColors, "add_colors": newColors,
	"keyword": keywordWords, "without": keywordWords, "loses": keywordWords,
	"counter": counterWords, "kind": counterWords,
	"controller": playerWords, "owner": playerWords, "by": playerWords, "who": playerWords, "players": playerWords,
	"whose": playerWords, "to_players": playerWords,
	"zone":      {kind: "zone", words: []string{"battlefield", "hand", "library", "graveyard", "exile", "stack", "command", "any", "library top"}},
	"from_zone": {kind: "zone", words: []string{"battlefield", "hand", "library", "graveyard", "exile", "stack", "command"}},
	"to_zone":   destinations, "instead": destinations, "rest": destinations,
	"op": {kind: "comparison", words: []string{"at most", "at least", "equal", "less", "more", "odd", "even"}},
	"step": {kind: "step", words: []string{"untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers",
		"declare blockers", "combat damage", "end of combat", "postcombat main", "end", "cleanup"}},
	"what": {kind: "action that can be forbidden or required", words: []string{"attack", "block", "be blocked", "be countered", "activate",
		"activate except mana", "cast", "untap", "be sacrificed", "transform", "be attached", "be regenerated", "gain life", "draw",
		"be prevented", "play lands"}},
	"spend_as_any": {kind: "way to spend mana", words: []string{"any color", "any type"}},
	"duration":     durations,
	"until":        {kind: "end of an effect", words: []string{"leaves"}},
	"choose":       choices,
	"choice":       choices,
	"when":         {kind: "time", words: []string{"this turn", "last turn"}},
	"how":          {kind: "end of the game", words: []string{"win", "lose"}},
	"combat":       {kind: "kind of damage", words: []string{"combat", "noncombat"}},
	"layout":       {kind: "layout", words: []string{"transform", "modal", "split", "adventure", "flip"}},
}

// manaWords are what an argument of that name can be besides mana symbols.
var manaWords = map[string][]string{
	"mana_cost": {},
	"mana":      {},
	"more":      {},
	"less":      {},
	"of_type":   {"any"},
	"become":    {"any color", "any type"},
	"any_of":    {"any color", "any type"},
}
