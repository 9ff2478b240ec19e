package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// board is what every scenario below begins with: lines 3 to 8 of its file.
const board = `Feature: bad input
  Scenario: one
    Given Alice and Bob are playing
    And it is Alice's precombat main phase
    And Alice controls "Grizzly Bears"
    And Alice has "Giant Growth" in hand
    And Alice has {G} in her mana pool
`

// A mistake in a scenario is found at its line, with what would be right.
func TestMistakesInScenarios(t *testing.T) {
	for name, c := range map[string]struct {
		steps string
		line  string
		says  []string
	}{
		"card":            {`And Alice controls "Grizly Bears"`, "8", []string{`"Grizly Bears" is not the name of a card; nearest: Grizzly Bears`}},
		"zone":            {`And Alice has "Shock" in her graveyrad`, "8", []string{"no Given sentence reads", "nearest"}},
		"step":            {`And it is Alice's precombat mian phase`, "8", []string{`"precombat mian phase" is no step; nearest: precombat main phase`}},
		"mana in a Given": {`And Alice has {Q} in her mana pool`, "8", []string{"{Q} is no mana that a pool can hold"}},
		"counter":         {`And Alice controls "Sol Ring" with 2 chrage counters`, "8", []string{`"chrage" is no kind of counter; nearest: charge`}},
		"player":          {`And Carol controls "Sol Ring"`, "8", []string{`"Carol" isn't playing; the players are Alice, Bob`}},
		"trailer":         {`And Alice controls "Sol Ring" taped`, "8", []string{"taped"}},
		"color":           {`And Alice controls "Sol Ring" choosing rde`, "8", []string{"choosing rde"}},
		"keyword":         {`Then "Grizzly Bears" has flyng`, "8", []string{`"flyng" is no keyword ability; nearest: flying`}},
		"negated type":    {`Then "Grizzly Bears" isn't a Baer`, "8", []string{`"Baer" is no type; nearest: Bear`}},
		"sentence":        {`When Alice csats "Giant Growth"`, "8", []string{"no When sentence reads", "the nearest is like: Alice casts"}},
		"ambiguous name":  {"And Alice controls \"Grizzly Bears\"\n    When Alice casts \"Giant Growth\" targeting \"Grizzly Bears\"", "9", []string{`"Grizzly Bears" could be any of 2 objects on the battlefield: give them aliases`}},
		"no such object":  {`When Alice casts "Giant Growth" targeting "Serra Angel"`, "8", []string{`there is "Serra Angel"`, "there is none"}},
		"forbidden":       {`When Alice casts "Giant Growth" targeting Bob`, "8", []string{"forbidden by CR 601.2c"}},
		"decision open":   {"And Alice controls \"Sol Ring\"\n    And Bob controls \"Serra Angel\"\n    When Alice casts \"Giant Growth\"\n    Then \"Grizzly Bears\" is 2/2", "11", []string{"Alice is asked (targets", `the options are "Grizzly Bears", "Serra Angel"`}},
		"left open":       {"And Bob controls \"Serra Angel\"\n    When Alice casts \"Giant Growth\"", "9", []string{"the scenario ends while Alice is asked (targets"}},
		"late Given":      {"When Alice passes priority\n    Given Alice has 3 life", "9", []string{"a Given after the game has begun"}},
		"doc string":      {"When Alice passes priority\n      \"\"\"\n      text\n      \"\"\"", "8", []string{"this sentence takes no doc string"}},
		"table":           {"When Alice passes priority\n      | a |", "8", []string{"no sentence takes a table"}},
		"no doc string":   {"And the card:", "8", []string{"a doc string must follow it"}},
		"own card":        {"And the card:\n      \"\"\"\n      card(name = \"My Own\", mana_cots = \"{1}\", type_line = \"Artifact\")\n      \"\"\"", "8", []string{"the card:1:", "mana_cots", "mana_cost"}},
		"own card's name": {"And the card:\n      \"\"\"\n      card(name = \"Shock\", type_line = \"Artifact\")\n      \"\"\"", "8", []string{`there is a card named "Shock" already`}},
		"wrong cost":      {`When Alice casts "Giant Growth" targeting "Grizzly Bears" paying {Q}`, "8", []string{"{Q} is no mana symbol"}},
		"misspelt face":   {`When Alice casts "Giant Growth" as "Giant Grwoth"`, "8", []string{`"Giant Grwoth"`}},
	} {
		dir := t.TempDir()
		feature := filepath.Join(dir, "bad.feature")
		require.NoError(t, os.WriteFile(feature, []byte(board+"    "+c.steps+"\n"), 0o644))
		var out, errors bytes.Buffer
		assert.Equal(t, exitNotPassed, execute(t.Context(), []string{"run", feature}, &out, &errors), name)
		assert.Contains(t, out.String(), "bad.feature:"+c.line+":", "%s\n%s", name, out.String())
		for _, says := range c.says {
			assert.Contains(t, out.String(), says, name)
		}
		assert.NotContains(t, strings.ToLower(out.String()), "panic", name)
	}
}

func TestMistakesInTags(t *testing.T) {
	for name, c := range map[string]struct{ text, says string }{
		"capability": {"Feature: a\n  @comander\n  Scenario: b\n    Given Alice and Bob are playing\n", "did you mean @commander?"},
		"two alike":  {"Feature: a\n  Scenario: b\n    Given Alice and Bob are playing\n  Scenario: b\n    Given Alice and Bob are playing\n", "b"},
		"rule":       {"Feature: a\n  @CR:7x\n  Scenario: b\n    Given Alice and Bob are playing\n", "@CR:7x"},
	} {
		feature := filepath.Join(t.TempDir(), "bad.feature")
		require.NoError(t, os.WriteFile(feature, []byte(c.text), 0o644))
		var out, errors bytes.Buffer
		assert.NotEqual(t, exitPassed, execute(t.Context(), []string{"run", feature}, &out, &errors), name)
		assert.Contains(t, out.String()+errors.String(), c.says, name)
	}
}

// A card file with an error is named where it is wrong; an empty selection is no success.
func TestWhatElseIsMistaken(t *testing.T) {
	cards := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(cards, "grizzly-bears.star"), []byte("card(\n    name = \"Grizzly Bears\",\n    type_line = \"Creture\",\n)\n"), 0o644))
	feature := filepath.Join(t.TempDir(), "bad.feature")
	require.NoError(t, os.WriteFile(feature, []byte(board+"    When Alice passes priority\n"), 0o644))
	for name, c := range map[string]struct {
		args   []string
		status int
		says   string
	}{
		"card file":            {[]string{"run", feature, "--cards", cards}, exitNotPassed, "grizzly-bears.star:3:"},
		"nothing by tag":       {[]string{"run", "--tags", "@card:no-such"}, exitCannotRun, "no scenario has the tag @card:no-such"},
		"nothing by rule":      {[]string{"run", "--cr", "999.9"}, exitCannotRun, "999.9"},
		"ruling":               {[]string{"run", "--ruling", "convert/mana-vlaue"}, exitCannotRun, "convert/mana-value"},
		"a folder to write to": {[]string{"run", feature, "--out", cards}, exitCannotRun, cards},
	} {
		var out, errors bytes.Buffer
		assert.Equal(t, c.status, execute(t.Context(), c.args, &out, &errors), "%s\n%s%s", name, out.String(), errors.String())
		assert.Contains(t, out.String()+errors.String(), c.says, name)
	}
}
