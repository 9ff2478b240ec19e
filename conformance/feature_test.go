package conformance

import (
	"bytes"
	"strings"
	"testing"

	gherkin "github.com/cucumber/gherkin/go/v42"
	messages "github.com/cucumber/messages/go/v34"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const sample = `# a comment at the top
@card:sample
Feature: Sample

  Background:
    Given it passes

  @ruling:convert/once @CR:701.28e
  Rule: Once only

    Background:
      And it passes 2

    # about the next one
    @trace
    Scenario: Plain
      When it passes
        """
        Scenario: not one
        """

    Scenario Outline: Rows of <what>
      Then it passes <n>

      Examples: small
        | what | n |
        | one  | 1 |
        | two  | 2 |

      @commander
      Examples: large
        | what  | n |
        | three | 3 |

  @ruling:convert/mana-value @ruling:convert/other @CR:202.3b @CR:712.8e @from:2025-01-01 @until:2025-12-31
  Rule: Another

    Scenario: Last
      Then it passes
`

func parsed(t *testing.T, text string) *Feature {
	t.Helper()
	f, err := ParseFeature("sample.feature", []byte(text))
	require.NoError(t, err)
	return f
}

func TestScenariosKnowWhoTheyAre(t *testing.T) {
	f := parsed(t, sample)
	var ids []string
	var lines []int
	for _, s := range f.Scenarios {
		ids = append(ids, s.ID)
		lines = append(lines, s.Line)
	}
	assert.Equal(t, []string{
		"convert/once: Plain",
		"convert/once: Rows of one [one | 1]",
		"convert/once: Rows of two [two | 2]",
		"convert/once: Rows of three [three | 3]",
		"convert/mana-value+convert/other: Last",
	}, ids)
	assert.Equal(t, []int{16, 27, 28, 33, 38}, lines)
	assert.Equal(t, []string{"@card:sample", "@ruling:convert/once", "@CR:701.28e", "@commander"}, f.Scenarios[3].Tags)
	assert.Equal(t, []Step{{"Given", "it passes", 6, false, false}, {"And", "it passes 2", 12, false, false}, {"Then", "it passes 2", 23, false, false}}, f.Scenarios[2].Steps)
	assert.Equal(t, []string{"202.3b", "712.8e"}, f.Scenarios[4].CR)
	assert.True(t, f.Scenarios[4].ForDate("2025-01-01"))
	assert.True(t, f.Scenarios[4].ForDate("2025-12-31"))
	assert.False(t, f.Scenarios[4].ForDate("2024-12-31"))
	assert.False(t, f.Scenarios[4].ForDate("2026-04-17"))
}

func TestALineStandsForWhatItIsIn(t *testing.T) {
	f := parsed(t, sample)
	for _, c := range []struct {
		line int
		want []int
	}{
		{1, []int{0, 1, 2, 3, 4}}, {6, []int{0, 1, 2, 3, 4}},
		{8, []int{0, 1, 2, 3}}, {9, []int{0, 1, 2, 3}}, {12, []int{0, 1, 2, 3}},
		{14, []int{0}}, {15, []int{0}}, {16, []int{0}}, {19, []int{0}},
		{22, []int{1, 2, 3}}, {23, []int{1, 2, 3}}, {24, []int{1, 2, 3}},
		{25, []int{1, 2}}, {26, []int{1, 2}}, {27, []int{1}}, {28, []int{2}},
		{30, []int{3}}, {31, []int{3}}, {33, []int{3}},
		{35, []int{4}}, {36, []int{4}}, {39, []int{4}},
	} {
		var want, got []string
		for _, i := range c.want {
			want = append(want, f.Scenarios[i].ID)
		}
		for _, s := range f.At(c.line) {
			got = append(got, s.ID)
		}
		assert.Equal(t, want, got, "line %d", c.line)
	}
}

// What godog is given is just what was selected, on the same lines.
func TestExcerptKeepsLines(t *testing.T) {
	f := parsed(t, sample)
	for mask := range 1 << len(f.Scenarios) {
		keep := map[*Scenario]bool{}
		var want []string
		for i, s := range f.Scenarios {
			if mask&(1<<i) != 0 {
				keep[s] = true
				want = append(want, s.Name)
			}
		}
		ids := &messages.Incrementing{}
		document, err := gherkin.ParseGherkinDocument(bytes.NewReader(f.excerpt(keep)), ids.NewId)
		require.NoError(t, err)
		var got []string
		for _, p := range gherkin.Pickles(*document, "x", ids.NewId) {
			got = append(got, p.Name)
			assert.True(t, keep[f.At(int(p.Location.Line))[0]], "line %d", p.Location.Line)
		}
		assert.Equal(t, want, got)
	}
}

func TestFaultsInAFeature(t *testing.T) {
	for name, c := range map[string]struct{ text, says string }{
		"no gherkin":        {"Hello\n", "x.feature:1:1: found 'Hello', expected one of: the end, # language:, a @tag, Feature:"},
		"empty":             {"", "no Feature: in this file"},
		"not UTF-8":         {"Feature: a\n\n  \xff\n", "x.feature:3: this isn't UTF-8"},
		"unclosed string":   {"Feature: a\n Scenario: b\n  Given it passes\n   \"\"\"\n", "x.feature:5"},
		"no rows":           {"Feature: a\n Scenario Outline: b\n  Given it passes <n>\n", "x.feature:2:2: \"b\" has no example rows"},
		"header only":       {"Feature: a\n Scenario Outline: b\n  Given it passes <n>\n  Examples:\n   | n |\n", "has no example rows"},
		"unknown column":    {"Feature: a\n Scenario Outline: b\n  Given it passes <mm>\n  Examples:\n   | m |\n   | 1 |\n", "x.feature:3:3: <mm> is no column of the examples on line 5 (<m>); did you mean <m>?"},
		"ragged row":        {"Feature: a\n Scenario Outline: b\n  Given it passes <m>\n  Examples:\n   | m |\n   | 1 | 2 |\n", "x.feature:6"},
		"ruling id":         {"@ruling:Convert\nFeature: a\n Scenario: b\n  Given it passes\n", "x.feature:1:1: @ruling:Convert should be @ruling:topic/name"},
		"rule number":       {"Feature: a\n @CR:12\n Scenario: b\n  Given it passes\n", "x.feature:2:2: @CR:12 should be @CR: with a rule's number"},
		"date":              {"Feature: a\n @from:2025-02-30\n Scenario: b\n  Given it passes\n", "x.feature:2:2: @from:2025-02-30 should be @from:YYYY-MM-DD"},
		"unknown kind":      {"Feature: a\n @rulings:a/b\n Scenario: b\n  Given it passes\n", "no tag begins with @rulings:; did you mean ruling?"},
		"capability":        {"Feature: a\n @comander\n Scenario: b\n  Given it passes\n", "@comander is no capability; did you mean @commander?"},
		"a very long line":  {"Feature: " + strings.Repeat("a", 1<<17), "x.feature:1: a line of more than 60000 bytes"},
		"misspelt section":  {"Feature: a\n About Scenarios: fine\n  Scenaro: b\n  Given it passes\n", "x.feature:3:3: \"Scenaro: b\" is taken for a description; did you mean Scenario:?"},
		"misspelt rule":     {"Feature: a\n Scenario: b\n  rule: c\n", "x.feature:3:3: \"rule: c\" is taken for a description; did you mean Rule:?"},
		"misspelt step":     {"Feature: a\n Scenario: b\n  Givn it passes\n  When it passes\n", "x.feature:3:3: \"Givn it passes\" is taken"},
		"no scenario":       {"Feature: a\n The rest is prose.\n", "x.feature:1:1: no scenario in this feature"},
		"capability by @CR": {"Feature: a\n @trace @CR:712.8e @wip\n Scenario: b\n  Given it passes\n", ""},
	} {
		_, err := ParseFeature("x.feature", []byte(c.text))
		if c.says == "" {
			assert.NoError(t, err, name)
			continue
		}
		require.Error(t, err, name)
		assert.Contains(t, err.Error(), c.says, name)
	}
}

func FuzzParseFeature(f *testing.F) {
	f.Add(sample)
	f.Add("Feature: a\n Rule: b\n  Scenario Outline: c\n   * d <e>\n   Examples:\n   |e|\n   |f|\n")
	f.Fuzz(func(t *testing.T, text string) {
		feature, err := ParseFeature("x", []byte(text))
		if err != nil {
			return
		}
		for line := range feature.Lines() {
			feature.At(line + 1)
		}
		feature.excerpt(nil)
	})
}
