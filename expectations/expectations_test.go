package expectations_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/expectations"
)

const newest = "2026-04-17"

// known is a little suite: two rulings, one of them with an answer of older rules.
func known() []*conformance.Scenario {
	return []*conformance.Scenario{
		{ID: "a/one: first", Rulings: []string{"a/one"}},
		{ID: "a/one: second", Rulings: []string{"a/one"}},
		{ID: "a/one+b/two: both [x | \"y\"]", Rulings: []string{"a/one", "b/two"}},
		{ID: "b/two: alone", Rulings: []string{"b/two"}},
		{ID: "c/old: of older rules", Rulings: []string{"c/old"}, Until: "2024-01-01"},
	}
}

func write(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "expect.yaml")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	return path
}

func read(t *testing.T, text string) *expectations.File {
	t.Helper()
	f, err := expectations.Read(write(t, text), known())
	require.NoError(t, err)
	return f
}

func TestAFileThatCannotBeUsedSaysWhereAndWhy(t *testing.T) {
	for name, c := range map[string]struct{ text, says string }{
		"no list":            {"ruling: a/one\n", `:1:1: found keys and values, expected a list`},
		"list in brackets":   {"[{ruling: a/one}]\n", `:1:1: found a list in brackets`},
		"no keys":            {"- a/one\n", `:1:3: found "a/one", expected - {ruling:`},
		"unknown ruling":     {"\n- {ruling: a/oen, expect: fail, reason: r}\n", `:2:12: no ruling is named "a/oen"; did you mean a/one?`},
		"unknown scenario":   {"- {scenario: \"a/one: frist\", expect: fail, reason: r}\n", `:1:14: no scenario is named "a/one: frist"; did you mean a/one: first`},
		"ruling as scenario": {"- {scenario: a/one, expect: fail, reason: r}\n", `"a/one" is a ruling; write ruling: a/one`},
		"scenario as ruling": {"- {ruling: \"a/one: first\", expect: fail, reason: r}\n", `"a/one: first" is a scenario; write scenario: "a/one: first"`},
		"both":               {"- {ruling: a/one, scenario: \"a/one: first\", expect: fail, reason: r}\n", `not both`},
		"neither":            {"- {expect: fail, reason: r}\n", `:1:3: the entry names no scenario and no ruling`},
		"duplicate":          {"- {ruling: a/one, expect: fail, reason: r}\n\n- {ruling: a/one, expect: error, reason: r}\n", `:3:3: there is an entry for the ruling a/one already, in line 1`},
		"no reason":          {"- {ruling: a/one, expect: fail}\n", `:1:3: the reason is missing`},
		"empty reason":       {"- {ruling: a/one, expect: fail, reason: \" \"}\n", `the reason is missing`},
		"null reason":        {"- ruling: a/one\n  expect: fail\n  reason:\n", `the reason is missing`},
		"no verdict":         {"- {ruling: a/one, reason: r}\n", `what is expected is missing: expect: fail, error`},
		"wrong verdict":      {"- {ruling: a/one, expect: fails, reason: r}\n", `:1:27: found "fails", expected one of fail, error, timeout, unsupported; did you mean fail?`},
		"pass":               {"- {ruling: a/one, expect: pass, reason: r}\n", `what passes needs no entry`},
		"unknown key":        {"- {ruling: a/one, expected: fail, reason: r}\n", `:1:19: found "expected", expected one of scenario, ruling, expect, reason; did you mean expect?`},
		"key twice":          {"- {ruling: a/one, expect: fail, expect: fail, reason: r}\n", `expect is there twice`},
		"a list for reason":  {"- {ruling: a/one, expect: fail, reason: [r]}\n", `found a list in brackets, expected a text for reason`},
		"without quotes":     {"- ruling: a/one\n- scenario: a/one: first\n", `must be in "quotes"`},
		"broken":             {"- {ruling: a/one\n- {ruling", `expect.yaml:`},
		"two documents":      {"- {ruling: a/one, expect: fail, reason: r}\n---\n- x\n", `a second document begins here`},
		"no UTF-8":           {"- \xff\xfe\n", `expect.yaml: `},
		"alias":              {"- &a {ruling: a/one, expect: fail, reason: r}\n- *a\n", `:2:3: found an alias`},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := expectations.Read(write(t, c.text), known())
			assert.ErrorContains(t, err, c.says)
		})
	}
	_, err := expectations.Read(filepath.Join(t.TempDir(), "none.yaml"), known())
	assert.ErrorContains(t, err, "none.yaml: no such file; --update-expect writes one")
	_, err = expectations.Read(t.TempDir(), known())
	assert.ErrorContains(t, err, "is a directory")
	for _, text := range []string{"", "# nothing yet\n", "---\n"} {
		assert.Empty(t, read(t, text).Entries)
	}
}

// All faults of a file are told at once.
func TestEveryFaultIsTold(t *testing.T) {
	_, err := expectations.Read(write(t, "- {ruling: x/y, expect: fial}\n- {ruling: b/tow, expect: fail, reason: r}\n"), known())
	require.Error(t, err)
	assert.Len(t, strings.Split(err.Error(), "\n"), 4)
}

// outcome is a run of the newest rules with these verdicts, in the order of the suite.
func outcome(verdicts map[string]conformance.Verdict) *conformance.Outcome {
	o := &conformance.Outcome{Rules: newest, UnsupportedPasses: true}
	for _, s := range known() {
		if v, ran := verdicts[s.ID]; ran {
			o.Results = append(o.Results, conformance.Result{Scenario: s, Verdict: v})
			o.Summary.Add(v)
		}
	}
	return o
}

const both = `a/one+b/two: both [x | "y"]`

func all(first, second, third, fourth conformance.Verdict) map[string]conformance.Verdict {
	return map[string]conformance.Verdict{"a/one: first": first, "a/one: second": second, both: third, "b/two: alone": fourth}
}

func TestJudging(t *testing.T) {
	const ruling = "- {ruling: a/one, expect: fail, reason: r}\n"
	const scenario = "- {scenario: \"a/one: first\", expect: fail, reason: r}\n"
	p, f, u, e := conformance.Pass, conformance.Fail, conformance.Unsupported, conformance.Error
	for name, c := range map[string]struct {
		text     string
		verdicts map[string]conformance.Verdict
		expected int
		news     []string
		gone     []int
	}{
		"all passes":                        {"", all(p, p, p, p), 0, nil, nil},
		"a new failure":                     {"", all(p, f, p, p), 0, []string{"a/one: second"}, nil},
		"unsupported isn't wrong":           {"", all(p, u, p, u), 0, nil, nil},
		"a known failure":                   {scenario, all(f, p, p, p), 1, nil, nil},
		"mended":                            {scenario, all(p, p, p, p), 0, nil, []int{1}},
		"wrong in another way":              {scenario, all(e, p, p, p), 0, []string{"a/one: first"}, nil},
		"can't be said any more":            {scenario, all(u, p, p, p), 0, nil, []int{1}},
		"not selected":                      {scenario, map[string]conformance.Verdict{"a/one: second": p}, 0, nil, nil},
		"of other rules":                    {"- {ruling: c/old, expect: fail, reason: r}\n", all(p, p, p, p), 0, nil, nil},
		"a scenario of other rules":         {"- {scenario: \"c/old: of older rules\", expect: fail, reason: r}\n", all(p, p, p, p), 0, nil, nil},
		"a ruling, all of it":               {ruling, all(f, f, f, p), 3, nil, nil},
		"a ruling, some of it":              {ruling, all(p, p, f, p), 1, nil, nil},
		"a ruling, none of it":              {ruling, all(p, p, p, p), 0, nil, []int{1}},
		"a ruling, otherwise":               {ruling, all(f, e, p, p), 1, []string{"a/one: second"}, nil},
		"a ruling, partly run":              {ruling, map[string]conformance.Verdict{"a/one: first": p}, 0, nil, nil},
		"a ruling and one of its scenarios": {ruling + "- {scenario: \"a/one: second\", expect: error, reason: r}\n", all(f, e, f, p), 3, nil, nil},
		"a ruling that covers none":         {ruling + scenario, all(f, p, p, p), 1, nil, []int{1}},
		"either ruling will do":             {ruling + "- {ruling: b/two, expect: error, reason: r}\n", all(f, p, e, p), 2, nil, nil},
		"expected unsupported":              {"- {scenario: \"b/two: alone\", expect: unsupported, reason: r}\n", all(p, p, p, u), 1, nil, nil},
		"supported now":                     {"- {scenario: \"b/two: alone\", expect: unsupported, reason: r}\n", all(p, p, p, p), 0, nil, []int{1}},
	} {
		t.Run(name, func(t *testing.T) {
			j := read(t, c.text).Judge(outcome(c.verdicts), known())
			var news []string
			for _, s := range j.New {
				news = append(news, s.Result.Scenario.ID)
			}
			var gone []int
			for _, g := range j.Gone {
				gone = append(gone, g.Entry.Line)
			}
			assert.Equal(t, c.expected, j.AsExpected)
			assert.Equal(t, c.news, news)
			assert.Equal(t, c.gone, gone)
			assert.Equal(t, len(c.news)+len(c.gone) == 0, j.OK())
		})
	}
	o := outcome(all(p, u, p, p))
	o.UnsupportedPasses = false
	j := read(t, "").Judge(o, known())
	assert.False(t, j.OK(), "on the reference engine, what is unsupported is wrong")
}

func TestWhatIsToldOfAJudgement(t *testing.T) {
	f := read(t, "- {scenario: \"a/one: first\", expect: fail, reason: r}\n- {scenario: \"a/one: second\", expect: fail, reason: r}\n- {ruling: b/two, expect: fail, reason: r}\n")
	j := f.Judge(outcome(all(conformance.Error, conformance.Fail, conformance.Pass, conformance.Pass)), known())
	var out bytes.Buffer
	require.NoError(t, j.Write(&out, f))
	assert.Equal(t, `new: a/one: first: error; PATH:1 expects fail
no longer holds: PATH:3: ruling b/two: fail was expected, found 2 pass; take the entry out
PATH: 1 as expected, 1 new, 1 no longer holding
`, strings.ReplaceAll(out.String(), f.Path, "PATH"))
}

const commented = `# Known failures of an engine.
---
# goes with what it is above
- {ruling: b/two, expect: fail, reason: "b, two"} # and this

# Combat.

# stays
- scenario: "a/one: first"   # stays, too
  expect: 'fail' # was error once
  reason: |
    two lines
    of it
# the end
`

func TestUpdating(t *testing.T) {
	p, f, e := conformance.Pass, conformance.Fail, conformance.Error
	for name, c := range map[string]struct {
		text     string
		verdicts map[string]conformance.Verdict
		want     string
	}{
		"a first file": {"", all(f, p, e, p), `- {scenario: "a/one: first", expect: fail, reason: not looked into yet}
- {scenario: "a/one+b/two: both [x | \"y\"]", expect: error, reason: not looked into yet}
`},
		"nothing to do": {commented, all(f, p, p, f), commented},
		"one gone":      {commented, all(f, p, p, p), strings.Replace(commented, "# goes with what it is above\n- {ruling: b/two, expect: fail, reason: \"b, two\"} # and this\n", "", 1)},
		"one otherwise": {commented, all(e, p, p, f), strings.Replace(commented, "'fail' # was", "'error' # was", 1)},
		"the last gone, and a new one": {commented, all(p, e, p, f), commented[:strings.Index(commented, "# stays\n")] + "# the end\n" +
			"- {scenario: \"a/one: second\", expect: error, reason: not looked into yet}\n"},
		"not all was run": {commented, map[string]conformance.Verdict{"a/one: second": p}, commented},
		"no newline at the end": {"- {ruling: b/two, expect: fail, reason: r}", all(f, p, f, p),
			"- {ruling: b/two, expect: fail, reason: r}\n- {scenario: \"a/one: first\", expect: fail, reason: not looked into yet}\n"},
		"the dash alone": {"# head\n\n# note\n-\n  ruling: b/two\n  expect: fail\n  reason: r\n", all(p, p, p, p), "# head\n\n"},
		"all gone":       {"- {ruling: b/two, expect: fail, reason: r}\n", all(p, p, p, p), ""},
	} {
		t.Run(name, func(t *testing.T) {
			file := read(t, c.text)
			o := outcome(c.verdicts)
			text, err := file.Update(file.Judge(o, known()), known())
			require.NoError(t, err)
			assert.Equal(t, c.want, string(text))
			assert.Equal(t, c.want != c.text, file.Changed(text))
			again := read(t, string(text))
			j := again.Judge(o, known())
			assert.True(t, j.OK(), "what was written is what is expected: %+v", j)
		})
	}
}
