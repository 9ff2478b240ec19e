package card

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// bear is a definition with something more in it.
func bear(more string) string {
	return "card(\n    name = \"Bear\",\n    mana_cost = \"{G}\",\n    type_line = \"Creature — Bear\",\n    power = 2, toughness = 2,\n" + more + "\n)"
}

// An error says where, what was found, and what was expected or meant.
func TestWhatIsWrongWithADefinition(t *testing.T) {
	for _, c := range []struct{ name, text, says string }{
		// Names of the notation.
		{"misspelt noun", bear(`    abilities = [actvated(cost = [tap_symbol()])]`), `6:18: "actvated" is no noun of the notation; nearest: activated, activates`},
		{"misspelt noun within", bear(`    abilities = [activated(cost = [tap_symbl()])]`), `6:36: "tap_symbl" is no noun of the notation; nearest: tap_symbol`},
		{"noun out of place", bear(`    abilities = [draw(1)]`), `6:18: draw(…) can't stand here: expected ability`},
		{"other noun", "crad(name = \"Bear\")", `1:1: found crad(…), expected card(…)`},
		{"misspelt argument", bear(`    abilites = []`), `6:5: "abilites" is no argument of card(…); nearest: abilities`},
		{"misspelt argument within", bear("    abilities = [static(\n        affect = objects())]"), `7:9: "affect" is no argument of static(…); nearest: affects`},
		{"argument twice", bear(`    power = 3`), `6:5: power is given twice`},
		{"argument twice, by place", bear(`    abilities = [static(objects(), affects = objects())]`), `6:36: affects is given twice`},
		{"by place after by name", bear(`    abilities = [triggered(on = enters(), [draw(1)])]`), `6:43: found a list after a named argument: name it too`},
		{"too many arguments", bear(`    abilities = [spell([scry(1, 2)])]`), `6:33: scry(…) takes at most 1 arguments`},
		{"argument missing", bear(`    abilities = [spell([gain_life()])]`), `6:25: gain_life(…) needs n`},
		{"required and None", bear(`    abilities = [spell([gain_life(None)])]`), `6:35: found None, but gain_life(…) needs n`},
		{"keyword ability", bear(`    abilities = ["fliyng"]`), `6:18: "fliyng" is no keyword; nearest: flying`},
		{"keyword in a filter", bear(`    abilities = [static(objects(keyword = "tramble"))]`), `6:43: "tramble" is no keyword; nearest: trample`},
		{"keyword's argument", bear(`    abilities = [crew(n = 3)]`), `6:23: a keyword takes a number, costs or objects(…), and players = …`},

		// Words of the game.
		{"mana symbol", strings.Replace(bear(""), "{G}", "{Q}", 1), `3:17: "{Q}" is not a mana symbol: write`},
		{"mana symbol in lower case", strings.Replace(bear(""), "{G}", "{1}{g}", 1), `3:17: "{g}" is not a mana symbol: did you mean {G}?`},
		{"mana symbol without braces", bear(`    abilities = [activated(cost = ["1G"])]`), `6:36: "1G" is not a mana symbol`},
		{"mana produced", bear(`    abilities = [spell([add_mana("{B/R}{Y}")])]`), `6:34: "{Y}" is not a mana symbol`},
		{"mana word", bear(`    abilities = [spell([add_mana(any_of = "any colour")])]`), `6:43: "any colour" is not a mana symbol: write {2}, {X}, {W}, {C}, {S}, {W/U}, {2/W}, {W/P} or {G/U/P}, or "any color" or "any type"`},
		{"type", strings.Replace(bear(""), "Creature", "Creture", 1), `4:17: "Creture" is neither a supertype nor a card type; nearest: Creature`},
		{"no type", strings.Replace(bear(""), "Creature — Bear", "Legendary", 1), `4:17: "Legendary" has no card type`},
		{"type in a filter", bear(`    abilities = [static(objects(types = ["Artifact", "creature"]))]`), `6:54: "creature" is no card type; nearest: Creature`},
		{"type from nowhere", bear(`    abilities = [static(objects(types = ["Xyzzyxyz"]))]`), `6:42: "Xyzzyxyz" is no card type; expected Artifact, Battle, Creature`},
		{"subtype", strings.Replace(bear(""), "— Bear", "— Baer", 1), `4:17: "Baer" is not a subtype; nearest: Bear`},
		{"subtype in a filter", bear(`    abilities = [static(objects(subtypes = ["Vehicel"]))]`), `6:45: "Vehicel" is no subtype; nearest: Vehicle`},
		{"supertype", bear(`    abilities = [static(objects(supertypes = ["Legendery"]))]`), `6:47: "Legendery" is no supertype; nearest: Legendary`},
		{"zone", bear(`    abilities = [static(objects(zone = "graveyrad"))]`), `6:40: "graveyrad" is no zone; nearest: graveyard`},
		{"zone to go to", bear(`    abilities = [spell([move_to(this(), to_zone = "hnad")])]`), `6:51: "hnad" is no zone; nearest: hand`},
		{"counter", bear(`    abilities = [as_enters(counter = "loyality", count = 1)]`), `6:38: "loyality" is no kind of counter; nearest: loyalty`},
		{"counter of numbers", bear(`    abilities = [spell([put_counters("+1/1", 1)])]`), `6:38: "+1/1" is no kind of counter`},
		{"color", bear(`    abilities = [static(objects(colors = "gren"))]`), `6:42: "gren" is no color; nearest: green`},
		{"color indicator", bear(`    color_indicator = ["green", "rde"]`), `6:33: "rde" is no color; nearest: red`},
		{"indicator of no color", bear(`    color_indicator = "colorless"`), `6:23: "colorless" is no color that an indicator can show`},
		{"players", bear(`    abilities = [static(objects(controller = "oponent"))]`), `6:46: "oponent" is no word for players; nearest: opponent`},
		{"step", bear(`    abilities = [triggered(step_begins("upkep"))]`), `6:40: "upkep" is no step; nearest: upkeep`},
		{"comparison", bear(`    abilities = [static(objects(power = compare("at lest", 2)))]`), `6:49: "at lest" is no comparison; nearest: at least`},
		{"duration", bear(`    abilities = [spell([change(this(), duration = "end of trun")])]`), `6:51: "end of trun" is no duration; nearest: end of turn`},
		{"choice", bear(`    abilities = [as_enters(choose = "colour")]`), `6:37: "colour" is no choice; nearest: color`},
		{"layout", `card(layout = "tranform", faces = [])`, `1:15: "tranform" is no layout; nearest: transform`},

		// Kinds of value.
		{"number in quotes", strings.Replace(bear(""), "power = 2", `power = "2"`, 1), `5:13: found "2", expected a number`},
		{"huge number", strings.Replace(bear(""), "power = 2", "power = 123456789012345678901234567890", 1), `5:13: 123456789012345678901234567890 is too large`},
		{"negative number", bear(`    abilities = [spell([draw(-1)])]`), `6:30: n can't be negative`},
		{"fraction", strings.Replace(bear(""), "power = 2", "power = 0.5", 1), `5:13: found 0.5, expected a number`},
		{"string without quotes", strings.Replace(bear(""), `"Bear"`, "Bear", 1), `2:12: found Bear, expected a string`},
		{"number for a string", strings.Replace(bear(""), `"Bear"`, "7", 1), `2:12: found 7, expected a string`},
		{"list for a string", strings.Replace(bear(""), `"Bear"`, `["Bear"]`, 1), `2:12: found a list, expected a string`},
		{"word for yes or no", bear(`    playtest = "yes"`), `6:16: found "yes", expected True or False`},
		{"string for a call", bear(`    abilities = [static("all")]`), `6:25: found "all", expected a call`},
		{"call for another", bear(`    abilities = [spell(targets = [objects()])]`), `6:35: found objects(…), expected target(…)`},
		{"None in a list", bear(`    abilities = [None]`), `6:18: found None, expected something or a shorter list`},

		// What a card must say.
		{"no name", `card(type_line = "Instant")`, `1:1: a card or face needs name`},
		{"no name of a face", "card(layout = \"modal\", faces = [\n  face(name = \"A\", type_line = \"Land\"),\n  face(type_line = \"Land\")])", `3:3: a card or face needs name`},
		{"no types", `card(name = "Bear")`, `1:1: "Bear" needs type_line`},
		{"power alone", `card(name = "Bear", type_line = "Creature", power = 2)`, `1:1: "Bear" has power or toughness without the other`},
		{"one face", `card(layout = "modal", faces = [face(name = "A", type_line = "Land")])`, `1:32: a card with two faces has layout and faces`},
		{"two faces, no layout", `card(faces = [face(name = "A", type_line = "Land"), face(name = "B", type_line = "Land")])`, `1:14: a card with two faces has layout and faces`},
		{"a face's argument", "card(layout = \"modal\", power = 2, faces = [face(name = \"A\", type_line = \"Land\"), face(name = \"B\", type_line = \"Land\")])", `1:32: power belongs in a face(…) of a card with two faces`},

		// What isn't part of the notation.
		{"nothing", "# only a comment\n", `1:1: found nothing, expected one call: card(…)`},
		{"two cards", bear("") + "\n" + bear(""), `8:1: found card(…), expected nothing after card(…)`},
		{"operator", strings.Replace(bear(""), "power = 2", "power = 1 + 1", 1), `5:13: found the operator +, which isn't part of the notation (only calls, literals, lists and names are), expected a number`},
		{"function", "def f():\n    pass\n", `1:1: found a function, expected one call: card(…)`},
		{"lambda", bear(`    abilities = lambda: []`), `6:17: found a function, which isn't part`},
		{"loop", "for x in []:\n    card()\n", `1:1: found a loop, expected one call: card(…)`},
		{"comprehension", bear(`    abilities = [static() for x in y]`), `6:17: found a comprehension, which isn't part`},
		{"load", "load(\"other.star\", \"f\")\ncard()", `1:1: found load, expected one call: card(…)`},
		{"assignment", "x = card()", `1:1: found an assignment, expected one call: card(…)`},
		{"dict", bear(`    abilities = {}`), `6:17: found a dict, which isn't part`},
		{"method", bear(`    abilities = ["flying".upper()]`), `6:18: only the notation's own nouns can be called`},
		{"spread arguments", bear(`    *abilities`), `6:5: found the operator *`},
		{"unclosed", "card(\n  name = \"Bear\",\n", `3:1: got end of file, want primary expression`},
		{"not UTF-8", "card(\n  name = \"Be\xffr\")", `2:13: this byte is not part of a character: a definition is UTF-8`},
		{"half a character", "card(name = \"é\xc3", `1:15: this byte is not part of a character`},
	} {
		t.Run(c.name, func(t *testing.T) {
			found, err := Parse("bear.star", []byte(c.text))
			require.Error(t, err, "%v", found)
			assert.Contains(t, err.Error(), "bear.star:")
			assert.Contains(t, err.Error(), c.says)
		})
	}
}

// Whatever the text, reading it takes little time and memory, and its message stays short.
func TestDefinitionsAreBounded(t *testing.T) {
	deep := func(open, close string, n int) string {
		return "card(name = " + strings.Repeat(open, n) + "1" + strings.Repeat(close, n) + ")"
	}
	for name, c := range map[string]struct{ text, says string }{
		"too long":        {bear(strings.Repeat("#", 64<<10)), fmt.Sprintf("a definition has at most %d", 64<<10)},
		"deep lists":      {deep("[", "]", 100), "nested more than 60 deep"},
		"deep calls":      {deep("draw(", ")", 100), "nested more than 60 deep"},
		"deep dicts":      {deep("{1:", "}", 100), "nested more than 60 deep"},
		"many minus":      {deep("-", "", 30_000), "excessive nesting"},
		"many not":        {deep("not ", "", 10_000), "excessive nesting"},
		"many operators":  {deep("1 + ", "", 10_000), "expected a string"},
		"many lambdas":    {deep("lambda: ", "", 7_000), "excessive nesting"},
		"long name":       {"card(" + strings.Repeat("n", 60_000) + " = 1)", "is no argument of card(…)"},
		"long noun":       {strings.Repeat("n", 60_000) + "()", "expected card(…)"},
		"long string":     {strings.Replace(bear(""), "{G}", strings.Repeat("G", 60_000), 1), "is not a mana symbol"},
		"long subtype":    {strings.Replace(bear(""), "— Bear", "— "+strings.Repeat("B", 60_000), 1), "is not a subtype"},
		"long keyword":    {bear(`abilities = ["` + strings.Repeat("f", 60_000) + `"]`), "is no keyword"},
		"long number":     {strings.Replace(bear(""), "power = 2", "power = "+strings.Repeat("9", 50_000), 1), "is too large"},
		"nested in words": {strings.Replace(bear(""), "{G}", strings.Repeat("{", 70), 1), "nested more than 60 deep"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Parse("bear.star", []byte(c.text))
			require.Error(t, err)
			assert.Contains(t, err.Error(), c.says)
			assert.Less(t, len(err.Error()), 400)
		})
	}
}

// What is given is kept: faces, costs, numbers, and where each stands.
func TestADefinitionIsRead(t *testing.T) {
	c, err := Parse("pair.star", []byte(`card(
    layout = "transform",
    faces = [
        face(name = "Front", mana_cost = "{1}{W/U}", type_line = "Legendary Creature — Time Lord Doctor",
             power = -1, toughness = 3, abilities = ["first strike", ward("{2}"), protection(objects(colors = "red"))]),
        face(name = "Back", color_indicator = ["white", "blue"], type_line = "Land"),
    ],
)`))
	require.NoError(t, err)
	assert.Equal(t, "Front // Back", c.Name)
	assert.Equal(t, Nonmodal, c.Layout)
	assert.True(t, c.DoubleFaced())
	front, back := c.Faces[0], c.Faces[1]
	assert.Equal(t, "{1}{W/U}", front.ManaCost.String())
	assert.Equal(t, Legendary, front.Supertypes)
	assert.Equal(t, []string{"Doctor", "Time Lord"}, front.Subtypes.Names())
	assert.True(t, front.HasPT)
	assert.Equal(t, [2]int{-1, 3}, [2]int{front.Power, front.Toughness})
	assert.Equal(t, &Keyword{Name: "first strike"}, front.Abilities[0])
	assert.Equal(t, []string{"red"}, front.Abilities[2].(*Keyword).Filter.Colors)
	assert.Nil(t, back.ManaCost)
	assert.Equal(t, White.Set()|Blue.Set(), back.Indicator)
	assert.Equal(t, Position{"pair.star", 6, 47}, back.places["color_indicator"])
}
