package rulebook

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler"
)

// older and newer are made up, in the form of the published texts.
const older = `Rules of a Game

These rules are effective as of May 1, 2025.

Contents
1. Concepts
100. General
701. Actions
Glossary
Credits

1. Concepts

100. General

100.1. These are the rules of “Marbles,” a game.

100.1a A bag holds marbles.

Example: A bag of ten.
It holds ten.

100.2. Marbles are round. See rule 701.2, “Toss.”

100.3. A game ends at dusk.

701. Actions

701.1. Roll

701.1a To roll a marble, push it.

701.2. Toss

701.2a To toss a marble, throw it.

701.2b Catching is not a toss.

Glossary

Toss
100.9 is no rule here.
`

// newer: an action came between, one rule was reworded and one left.
var newer = strings.NewReplacer(
	"May 1, 2025", "January 2, 2026",
	"“Marbles,”", `"Marbles,"`,
	"rule 701.2, “Toss.”", "rule 701.3, “Toss.”",
	"701.2. Toss", "701.2. Spin\n\n701.2a To spin a marble, twist it.\n\n701.3. Toss",
	"701.2a To toss", "701.3a To toss", "701.2b Catching is not", "701.3b Catching is never",
	"100.3. A game ends at dusk.", "", "ten.", "twelve.",
).Replace(older)

func parse(t *testing.T, text string) *Edition {
	t.Helper()
	e, err := ParseText("rules.txt", []byte(text))
	require.NoError(t, err)
	return e
}

func TestParsingWhateverItsLinesAndEncoding(t *testing.T) {
	want := parse(t, older)
	assert.Equal(t, "2025-05-01", want.Date)
	assert.Len(t, want.Rules, 9)
	assert.Equal(t, "Actions: Toss", want.Title("701.2b"))
	assert.Equal(t, "General", want.Title("100.1a"))
	assert.True(t, want.Heading("701.2"))
	windows := strings.NewReplacer("“", "\x93", "”", "\x94").Replace(older)
	utf16 := []byte{0xff, 0xfe}
	for _, r := range older {
		utf16 = append(utf16, byte(r), byte(r>>8))
	}
	tests := map[string]string{
		"carriage returns": strings.ReplaceAll(older, "\n", "\r"),
		"both":             strings.ReplaceAll(older, "\n", "\r\n"),
		"a mixture":        strings.Replace(strings.ReplaceAll(older, "\n", "\r"), "\r", "\r\n", 7),
		"a mark":           "\ufeff" + older,
		"windows-1252":     windows,
		"UTF-16":           string(utf16),
		"plain quotes":     strings.NewReplacer("“", `"`, "”", `"`).Replace(older),
		"two spaces":       strings.ReplaceAll(older, "a bag", "a  bag"),
	}
	for name, text := range tests {
		t.Run(name, func(t *testing.T) { assert.Equal(t, want, parse(t, text)) })
	}
}

func TestTextsThatCannotBeIndexed(t *testing.T) {
	tests := map[string]struct{ name, text, why string }{
		"no rules":  {"a.txt", "effective as of May 1, 2025.\n", "a.txt: found no rule"},
		"no date":   {"a.txt", "100.1. A bag.\n", "gives the date"},
		"two alike": {"a-20250501.txt", "100.1. A bag.\n100.1. A box.\n", "found rule 100.1 twice"},
		"empty":     {"20250501.txt", "", "found no rule"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			_, err := ParseText(tc.name, []byte(tc.text))
			assert.ErrorContains(t, err, tc.why)
		})
	}
}

func TestDiff(t *testing.T) {
	assert.Equal(t, []Difference{
		{Removed, "100.3", "", "General"},
		{Added, "", "701.2", "Actions: Spin"},
		{Added, "", "701.2a", "Actions: Spin"},
		{Moved, "701.2", "701.3", "Actions: Toss"},
		{Moved, "701.2a", "701.3a", "Actions: Toss"},
		{MovedAndReworded, "701.2b", "701.3b", "Actions: Toss"},
	}, Diff(parse(t, older), parse(t, newer)))
	assert.Empty(t, Diff(parse(t, older), parse(t, older)))
}

// book is what is read back from the indexes of the two made-up texts.
func book(t *testing.T) *Book {
	t.Helper()
	files, err := Index([]*Edition{parse(t, newer), parse(t, older)})
	require.NoError(t, err)
	folder := fstest.MapFS{Folder + "/reviewed": {Data: []byte("2025-05-01\n")}}
	for name, text := range files {
		folder[Folder+"/"+name] = &fstest.MapFile{Data: text}
		assert.NotContains(t, string(text), "marble", "no sentence of the rules is kept")
	}
	b, err := Open(folder)
	require.NoError(t, err)
	return b
}

func TestIndexesKeepEverything(t *testing.T) {
	b := book(t)
	assert.Equal(t, []*Edition{parse(t, older), parse(t, newer)}, b.Editions())
	assert.Equal(t, map[string]Number{"2025-05-01": "701.2a"}, b.Was("701.3a"))
	assert.Empty(t, b.Was("100.1"))
}

func TestInForce(t *testing.T) {
	tests := map[string]struct{ want, why string }{
		"":           {want: "2026-01-02"},
		"2025-05-01": {want: "2025-05-01"},
		"2025-12-31": {want: "2025-05-01"},
		"2026-01-02": {want: "2026-01-02"},
		"2030-01-01": {want: "2026-01-02"},
		"2025-04-30": {why: "the oldest that have an index are of 2025-05-01"},
		"2025-02-30": {why: "expected YYYY-MM-DD"},
	}
	for day, tc := range tests {
		got, err := book(t).Dates().InForce(day)
		assert.Equal(t, tc.want, got)
		if tc.why != "" {
			assert.ErrorContains(t, err, tc.why)
		}
	}
}

func TestCitations(t *testing.T) {
	tests := map[string]struct {
		file, text string
		want       []Number
	}{
		"a tag":             {"a.feature", "@CR:712.8e @CR:202.3", []Number{"712.8e", "202.3"}},
		"a list of letters": {"a.md", "(CR 603.10a, c–f)", []Number{"603.10a", "603.10c", "603.10f"}},
		"close together":    {"a.md", "CR 701.28a,c.", []Number{"701.28a", "701.28c"}},
		"a range":           {"a.star", "# CR 601.2a–i", []Number{"601.2a", "601.2i"}},
		"of rules":          {"a.md", "CR 712.9–10", []Number{"712.9", "712.10"}},
		"of sections":       {"a.md", "CR 506–511", []Number{"506", "511"}},
		"and":               {"a.md", "CR 702.43a and 702.43b", []Number{"702.43a", "702.43b"}},
		"an article":        {"a.md", "by CR 702.43a, a creature", []Number{"702.43a"}},
		"a number of cards": {"a.md", "by CR 701.9, 2 cards", []Number{"701.9"}},
		"a string":          {"a.go", `g.note("it stays", "712.9")`, []Number{"712.9"}},
		"a string in tests": {"a_test.go", `is("712.9")`, nil},
		"no citation":       {"a.md", "603.10a, or CRAN 3.1", nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			var got []Number
			for _, c := range Citations(tc.file, []byte(tc.text)) {
				got = append(got, c.Number)
			}
			assert.Equal(t, tc.want, got)
		})
	}
}

func TestCheck(t *testing.T) {
	tests := map[string]struct{ text, want string }{
		"right":                {"CR 100.1", ""},
		"a section":            {"CR 701", ""},
		"a title":              {"CR 701.3", ""},
		"moved, the same":      {"CR 701.3a", ""},
		"gone":                 {"CR 100.3", "a.md:2:5: there is no CR 100.3 in the rules of 2026-01-02, only until those of 2025-05-01; the nearest is CR 100.2"},
		"moved":                {"CR 701.2b", "a.md:2:5: there is no CR 701.2b in the rules of 2026-01-02: it was a number until those of 2025-05-01; it is CR 701.3b now"},
		"never there":          {"CR 701.3d", "a.md:2:5: there is no CR 701.3d in the rules of 2026-01-02; the nearest is CR 701.3b"},
		"no such section":      {"CR 699.1", "a.md:2:5: there is no CR 699.1 in the rules of 2026-01-02; the nearest is CR 701"},
		"reworded":             {"CR 701.3b", "a.md:2:5: the wording of CR 701.3b has changed since the rules of 2025-05-01: read it again, then put the newest date into corpus/rulebook/reviewed"},
		"new since the review": {"CR 701.2a", "a.md:2:5: the wording of CR 701.2a has changed since the rules of 2025-05-01: read it again, then put the newest date into corpus/rulebook/reviewed"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			problems := book(t).Check(Citations("a.md", []byte("#\n("+tc.text+")")))
			if tc.want == "" {
				assert.Empty(t, problems)
				return
			}
			require.Len(t, problems, 1)
			assert.Equal(t, tc.want, problems[0].String())
		})
	}
}

func TestCoverage(t *testing.T) {
	scenarios := []Cited{{Name: "a", Rules: []Number{"701.3a"}}, {Name: "b", Rules: []Number{"100.1a", "100.2"}}}
	assert.Equal(t, []SectionCoverage{
		{"100", "General", 3, 3, []Number{}},
		{"701", "Actions", 4, 1, []Number{"701.1a", "701.2a", "701.3b"}},
	}, Coverage(parse(t, newer), scenarios))
	assert.Equal(t, scenarios[:1], Citing(scenarios, "701"))
	assert.Equal(t, scenarios[1:], Citing(scenarios, "100.1"))
	assert.Empty(t, Citing(scenarios, "701.30"))
}

func TestBrokenIndexes(t *testing.T) {
	tests := map[string]struct{ older, newer, why string }{
		"not JSON":          {"{", `{"date":"2026-01-02"}`, "2025-05-01.json"},
		"of another newest": {`{"date":"2025-05-01","newest":"2025-06-01"}`, `{"date":"2026-01-02"}`, "told against"},
		"no newest":         {`{"date":"2025-05-01"}`, `{"date":"2026-01-02","newest":"2026-02-03"}`, "which have no index"},
		"half a word pair":  {`{"date":"2025-05-01","newest":"2026-01-02","rules":{"100":"1"}}`, `{"date":"2026-01-02"}`, "expected a multiple of 2"},
		"no number":         {`{"date":"2025-05-01","newest":"2026-01-02","gone":{"100":"x"}}`, `{"date":"2026-01-02"}`, "no number of a rule"},
		"moved nowhere":     {`{"date":"2025-05-01","newest":"2026-01-02","moved":{"100":"1 100.7"}}`, `{"date":"2026-01-02"}`, "isn't in the rules of"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			_, err := OpenFolder(fstest.MapFS{"2025-05-01.json": {Data: []byte(tc.older)}, "2026-01-02.json": {Data: []byte(tc.newer)}})
			assert.ErrorContains(t, err, tc.why)
		})
	}
	_, err := Open(fstest.MapFS{})
	assert.ErrorContains(t, err, "found no index of the rules")
}

// The indexes that are shipped agree with each other, and know what moved.
func TestTheShippedIndexes(t *testing.T) {
	b, err := Open(stickler.Files)
	require.NoError(t, err)
	assert.Len(t, b.Dates(), 7)
	assert.Equal(t, Number("701.50a"), b.Was("701.28a")["2025-04-04"], "convert")
	moved := 0
	old, err := b.Edition("2025-04-04")
	require.NoError(t, err)
	for _, d := range Diff(old, b.Newest()) {
		if d.Change == Moved {
			moved++
		}
	}
	assert.Equal(t, 356, moved)
	assert.True(t, b.RewordedSince("603.10a", "2025-04-04"))
	assert.False(t, b.RewordedSince("712.8a", "2025-04-04"))
}

// Every citation in the project is of a rule that exists, with the wording that
// it was reviewed by.
func TestEveryCitationIsRight(t *testing.T) {
	b, err := Open(stickler.Files)
	require.NoError(t, err)
	citations, err := CitationsIn(os.DirFS(".."), ".")
	require.NoError(t, err)
	require.NotEmpty(t, citations)
	for _, p := range b.Check(citations) {
		t.Error(p)
	}
}
