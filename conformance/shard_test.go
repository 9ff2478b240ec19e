package conformance

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParseShard(t *testing.T) {
	whole, err := ParseShard("")
	require.NoError(t, err)
	assert.True(t, whole.whole())
	second, err := ParseShard("2/3")
	require.NoError(t, err)
	assert.Equal(t, Shard{Index: 2, Of: 3}, second)
	for _, text := range []string{"2", "0/3", "4/3", "-1/3", "1/0", "a/b", "1/3/5", "1/10001", "1/99999999999999999999"} {
		_, err := ParseShard(text)
		assert.ErrorContains(t, err, "--shard: ", text)
	}
}

// manyScenarios is a suite of n scenarios.
func manyScenarios(n int) map[string]string {
	var text strings.Builder
	text.WriteString("Feature: a\n")
	for i := range n {
		fmt.Fprintf(&text, " @ruling:a/r%d @CR:117.%d @card:c%d\n Rule: r%d\n  Scenario: s%d\n   Then it passes\n", i%5, i+1, i%2, i, i)
	}
	return map[string]string{"a.feature": text.String()}
}

// Every scenario is in exactly one shard, and the shards are alike in size.
func TestShardsAreBalancedAndWhole(t *testing.T) {
	files := manyScenarios(23)
	for of := 1; of <= 25; of++ {
		count := map[string]int{}
		for i := 1; i <= of; i++ {
			suite, err := Select(embeddedSuite(files), Selection{Rules: "2026-04-17", Shard: Shard{Index: i, Of: of}})
			require.NoError(t, err)
			assert.InDelta(t, float64(23)/float64(of), len(suite.Scenarios), 1)
			again, err := Select(embeddedSuite(files), Selection{Rules: "2026-04-17", Shard: Shard{Index: i, Of: of}})
			require.NoError(t, err)
			for j, s := range suite.Scenarios {
				count[s.ID]++
				assert.Equal(t, s.ID, again.Scenarios[j].ID)
			}
		}
		assert.Len(t, count, 23)
		for id, n := range count {
			assert.Equal(t, 1, n, id)
		}
	}
}

// runShard runs a shard of some files and stores its results.
func runShard(t *testing.T, files map[string]string, shard Shard) (path string, o *Outcome) {
	t.Helper()
	suite, err := Select(embeddedSuite(files), Selection{Rules: "2026-04-17", Shard: shard})
	require.NoError(t, err)
	o, err = Run(t.Context(), suite, fakeOptions())
	require.NoError(t, err)
	o.Duration = 0
	for i := range o.Results {
		o.Results[i].Duration = 0
	}
	path = filepath.Join(t.TempDir(), "results.json")
	require.NoError(t, os.WriteFile(path, []byte(report(t, "json", o, Style{})), 0o600))
	return path, o
}

func readPart(t *testing.T, path string) Part {
	t.Helper()
	o, err := ReadOutcome(path)
	require.NoError(t, err)
	return Part{Path: path, Outcome: o}
}

// The shards' results come to just what one machine would have said.
func TestMergedShardsAreTheWholeRun(t *testing.T) {
	for _, files := range []map[string]string{endings, manyScenarios(23)} {
		_, whole := runShard(t, files, Shard{})
		var parts []Part
		for _, i := range []int{3, 1, 2} {
			path, _ := runShard(t, files, Shard{Index: i, Of: 3})
			parts = append(parts, readPart(t, path))
		}
		merged, err := Merge(parts)
		require.NoError(t, err)
		assert.Equal(t, report(t, "json", whole, Style{}), report(t, "json", merged, Style{}))
	}
}

// More machines than scenarios: some have nothing to do.
func TestAnEmptyShard(t *testing.T) {
	var parts []Part
	for i := 1; i <= 3; i++ {
		path, _ := runShard(t, manyScenarios(2), Shard{Index: i, Of: 3})
		parts = append(parts, readPart(t, path))
	}
	merged, err := Merge(parts)
	require.NoError(t, err)
	assert.Equal(t, 2, merged.Summary.Pass)
}

func TestShardsThatDoNotBelongTogether(t *testing.T) {
	part := func(i, of int, change func(*Outcome)) Part {
		path, _ := runShard(t, manyScenarios(6), Shard{Index: i, Of: of})
		p := readPart(t, path)
		p.Path = fmt.Sprintf("%d.json", i)
		if change != nil {
			change(p.Outcome)
		}
		return p
	}
	path, _ := runShard(t, manyScenarios(6), Shard{})
	whole := readPart(t, path)
	for name, c := range map[string]struct {
		parts []Part
		says  string
	}{
		"missing":        {[]Part{part(1, 3, nil), part(3, 3, nil)}, "shard 2/3 is missing"},
		"twice":          {[]Part{part(1, 2, nil), part(2, 2, nil), part(2, 2, nil)}, "2.json: shard 2/2 is there twice, in 2.json too"},
		"no shard":       {[]Part{whole}, "these are no results of a shard"},
		"other number":   {[]Part{part(1, 2, nil), part(2, 3, nil)}, "2.json: doesn't belong to 1.json: the number of shards is 3 here, 2 there"},
		"other engine":   {[]Part{part(1, 2, nil), part(2, 2, func(o *Outcome) { o.Engine.Version = "2" })}, "the engine is fake 2 here, fake 1 there"},
		"other suite":    {[]Part{part(1, 2, nil), part(2, 2, func(o *Outcome) { o.Suite.Version = "x" })}, "the suite is stickler x here, stickler test there"},
		"other rules":    {[]Part{part(1, 2, nil), part(2, 2, func(o *Outcome) { o.Rules = "2025-04-04" })}, "the rules are those of 2025-04-04 here"},
		"other choice":   {[]Part{part(1, 2, nil), part(2, 2, func(o *Outcome) { o.Shard.Selection = o.Shard.Selection[1:] })}, "other scenarios were selected: 5 here, 6 there"},
		"cut off":        {[]Part{part(1, 2, nil), part(2, 2, func(o *Outcome) { o.Results = o.Results[1:] })}, "these are not the scenarios of shard 2/2: a/r"},
		"of another one": {[]Part{part(1, 2, func(o *Outcome) { o.Shard.Index = 2 }), part(2, 2, nil)}, "isn't of this shard"},
	} {
		_, err := Merge(c.parts)
		assert.ErrorContains(t, err, c.says, name)
	}
}

func TestResultsThatCannotBeRead(t *testing.T) {
	path, _ := runShard(t, manyScenarios(2), Shard{Index: 1, Of: 1})
	good, err := os.ReadFile(path)
	require.NoError(t, err)
	for name, c := range map[string]struct{ old, new, says string }{
		"no JSON":       {"{", "<", ":1:1: invalid character '<'"},
		"cut off":       {string(good[len(good)/2:]), "", "unexpected end of JSON input"},
		"another kind":  {`"line": 4`, `"line": "five"`, `found a string for "scenarios.line"; expected what`},
		"other results": {`"suite"`, `"sweet"`, "no results: suite, engine, rules or scenarios are missing"},
		"no verdict":    {`"verdict": "pass",` + "\n      \"message\"", `"verdict": "passed",` + "\n      \"message\"", `has the verdict "passed", which is none`},
		"twice":         {`"id": "a/r1: s1"`, `"id": "a/r0: s0"`, `the scenario "a/r0: s0" is there twice`},
		"no id":         {`"id": "a/r1: s1"`, `"id": ""`, "scenario 2 has no id"},
		"wrong sum":     {`"pass": 2`, `"pass": 3`, "the summary says 3 pass, but the scenarios come to 2 pass"},
		"no such shard": {`"index": 1`, `"index": 2`, "there is no shard 2/1"},
	} {
		text := strings.Replace(string(good), c.old, c.new, 1)
		require.NotEqual(t, string(good), text, name)
		bad := filepath.Join(t.TempDir(), "bad.json")
		require.NoError(t, os.WriteFile(bad, []byte(text), 0o600))
		_, err := ReadOutcome(bad)
		assert.ErrorContains(t, err, c.says, name)
		assert.ErrorContains(t, err, "bad.json:", name)
	}
	_, err = ReadOutcome(path + "x")
	assert.ErrorContains(t, err, "no such file")
}

// Verdicts are summed up by what they say something about.
func TestSums(t *testing.T) {
	_, o := runShard(t, manyScenarios(12), Shard{})
	ids := func(by Subject) []string {
		var list []string
		for _, s := range o.Sums(by) {
			list = append(list, fmt.Sprintf("%s %s", s.ID, s.Summary))
		}
		return list
	}
	assert.Equal(t, []string{"a/r0 3 pass", "a/r1 3 pass", "a/r2 2 pass", "a/r3 2 pass", "a/r4 2 pass"}, ids(ByRuling))
	assert.Equal(t, []string{"c0 6 pass", "c1 6 pass"}, ids(ByCard))
	rules := ids(ByRule)
	assert.Equal(t, []string{"117.1 1 pass", "117.2 1 pass", "117.3 1 pass"}, rules[:3])
	assert.Equal(t, "117.12 1 pass", rules[11])
	assert.Contains(t, report(t, "table", o, Style{By: ByCard}), "c0         pass         6 pass\n")
	_, err := ParseSubject("cards")
	assert.ErrorContains(t, err, `--by: "cards" is none of ruling, rule, card; did you mean card?`)
}

// What an engine can't do is told apart from what it gets wrong.
func TestUnsupportedIsToldApart(t *testing.T) {
	o := endingsOutcome(t)
	text := report(t, "table", o, Style{UnsupportedPasses: true})
	wrong, rest, found := strings.Cut(text, "UNSUPPORTED, which says nothing about the engine's rules:\n")
	require.True(t, found)
	assert.Contains(t, wrong, "FAIL  a/pass: row")
	assert.NotContains(t, wrong, "UNSUPPORTED")
	assert.Contains(t, rest, "      1  the engine can't say so\n      1  the engine lacks the capability commander\n")
	assert.Contains(t, report(t, "table", o, Style{}), "UNSUPPORTED  a/bad: lacks\n", "it breaks a run of the reference engine")
}

// A scenario's checksum tells its steps from others, with the texts and tables under them, and is kept with its results.
func TestChecksums(t *testing.T) {
	const feature = "Feature: a\n Background:\n  Given %s\n Scenario: s\n  Then it passes\n%s"
	sum := func(given, under string) string {
		f, err := ParseFeature("a.feature", fmt.Appendf(nil, feature, given, under))
		require.NoError(t, err)
		return f.Scenarios[0].Checksum
	}
	sums := []string{
		sum("a", ""), sum("b", ""), sum("a", "   | x | y |\n"), sum("a", "   | x, y |\n"),
		sum("a", "   \"\"\"\n   x\n   \"\"\"\n"), sum("a", "   \"\"\"\n   y\n   \"\"\"\n"),
	}
	for i, one := range sums {
		assert.Equal(t, i, slices.Index(sums, one), "two have the same checksum")
	}
	assert.Equal(t, sums[0], sum("a", "  # a comment\n"))

	path, o := runShard(t, manyScenarios(2), Shard{})
	assert.Equal(t, o.Results[1].Scenario.Checksum, readPart(t, path).Outcome.Results[1].Scenario.Checksum)
}
