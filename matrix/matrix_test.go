package matrix_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/matrix"
	"github.com/stickler-mtg/stickler/protocol"
)

var update = flag.Bool("update", false, "write the golden files anew")

const (
	p = conformance.Pass
	f = conformance.Fail
	u = conformance.Unsupported
	e = conformance.Error
	t = conformance.Timeout
)

// scenarios are of every standing, with what three engines make of each.
var scenarios = []struct {
	id       string
	rulings  []string
	verdicts [3]conformance.Verdict
}{
	{"a/agreed: one", []string{"a/agreed"}, [3]conformance.Verdict{p, p, u}},
	{"a/agreed: two", []string{"a/agreed"}, [3]conformance.Verdict{p, u, u}},
	{"b/failed: one", []string{"b/failed"}, [3]conformance.Verdict{u, f, f}},
	{"b/failed: two", []string{"b/failed"}, [3]conformance.Verdict{p, p, e}},
	{"c/broken: one", []string{"c/broken"}, [3]conformance.Verdict{p, e, t}},
	{"d/unsaid: one", []string{"d/unsaid"}, [3]conformance.Verdict{u, u, u}},
	{"e/disputed: all fail first", []string{"e/disputed"}, [3]conformance.Verdict{f, f, f}},
	{"e/disputed: <b> [1 | `2`]", []string{"e/disputed"}, [3]conformance.Verdict{p, f, u}},
	{"e/disputed+z/too: both", []string{"e/disputed", "z/too"}, [3]conformance.Verdict{p, p, f}},
	{"smoke", nil, [3]conformance.Verdict{p, p, p}},
}

// part is one engine's results.
func part(engine int) conformance.Part {
	o := &conformance.Outcome{
		Suite: protocol.Named{Name: "stickler", Version: "1"}, Rules: "2026-04-17",
		Engine: protocol.Named{Name: []string{"right", "wrong", "<lame> & Søn"}[engine], Version: "1.0"},
	}
	feature := &conformance.Feature{Path: "features/a.feature"}
	for i, s := range scenarios {
		r := conformance.Result{Verdict: s.verdicts[engine], Scenario: &conformance.Scenario{
			ID: s.id, Rulings: s.rulings, Feature: feature, Line: 10 + i, Checksum: s.id,
		}}
		if r.Verdict != p {
			r.Message = "features/a.feature:12: Then it is so\n  expected: <so>\n     found: not so\n  the board:\n    Alice: 20 life\n"
		}
		o.Results = append(o.Results, r)
		o.Summary.Add(r.Verdict)
	}
	return conformance.Part{Path: []string{"right.json", "wrong.json", "lame.json"}[engine], Outcome: o}
}

func parts() []conformance.Part { return []conformance.Part{part(0), part(1), part(2)} }

func TestEveryFormatIsAsItWas(t *testing.T) {
	m, err := matrix.New(parts())
	require.NoError(t, err)
	for _, format := range matrix.Formats {
		var out bytes.Buffer
		require.NoError(t, m.Write(format, &out))
		path := filepath.Join("testdata", "matrix."+format)
		if *update {
			require.NoError(t, os.WriteFile(path, out.Bytes(), 0o644))
		}
		want, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, string(want), out.String(), "%s; -update writes it anew", path)
	}
	assert.ErrorContains(t, m.Write("htlm", &bytes.Buffer{}), `--format: "htlm" is none of text, md, json, html; did you mean html?`)
}

func TestDisagreementsComeFirst(t *testing.T) {
	m, err := matrix.New(parts())
	require.NoError(t, err)
	var order []string
	for _, r := range m.Rulings {
		order = append(order, string(r.Standing)+" "+r.ID)
	}
	assert.Equal(t, []string{
		"disagreement e/disputed", "disagreement z/too", "failed b/failed", "broken c/broken",
		"agreement a/agreed", "agreement ", "unsaid d/unsaid",
	}, order)
	disputed := m.Rulings[0]
	assert.Equal(t, conformance.Summary{Pass: 1, Fail: 2}, disputed.Cells[1])
	assert.Equal(t, conformance.Summary{Fail: 2, Unsupported: 1}, disputed.Cells[2], "what is wrong and what can't be said stay apart")
	assert.Equal(t, "e/disputed: all fail first", disputed.Scenarios[2].ID, "the scenarios that all fail come after those in dispute")
}

// The page asks nothing of any other place.
func TestThePageStandsAlone(t *testing.T) {
	m, err := matrix.New(parts())
	require.NoError(t, err)
	var out bytes.Buffer
	require.NoError(t, m.Write("html", &out))
	assert.NotRegexp(t, regexp.MustCompile(`(?i)https?:|src=|<link|@import|url\(|<script`), out.String())
	assert.NotContains(t, out.String(), "<lame>")
	assert.NotContains(t, out.String(), "<b>")
}

func TestResultsThatDoNotFitTogether(t *testing.T) {
	for says, spoil := range map[string]func(ps []conformance.Part){
		"wrong.json: the engine right 1.0 is in right.json too": func(ps []conformance.Part) { ps[1].Outcome.Engine.Name = "right" },
		"wrong.json: can't be compared with right.json: the rules are those of 2020-01-01 here, of 2026-04-17 there": func(ps []conformance.Part) {
			ps[1].Outcome.Rules = "2020-01-01"
		},
		`wrong.json: can't be compared with right.json: the suites differ: "a/agreed: one" has other steps here (checksum x, there a/agreed: one); run both`: func(ps []conformance.Part) {
			ps[1].Outcome.Results[0].Scenario.Checksum = "x"
		},
		`"a/agreed: one" is only there; "a/agreed: two" is only there; "b/failed: one" is only there; and 7 more`: func(ps []conformance.Part) {
			ps[1].Outcome.Results = nil
		},
		`"new" is only here; "smoke" is only there`: func(ps []conformance.Part) { ps[1].Outcome.Results[9].Scenario.ID = "new" },
		`wrong.json: these are the results of shard 1/2 only; put them together with "stickler merge"`: func(ps []conformance.Part) {
			ps[1].Outcome.Shard = conformance.Shard{Index: 1, Of: 2}
		},
		`right.json: the scenario "a/agreed: one" has no checksum`: func(ps []conformance.Part) { ps[0].Outcome.Results[0].Scenario.Checksum = "" },
	} {
		ps := parts()
		spoil(ps)
		_, err := matrix.New(ps)
		require.Error(t, err, says)
		assert.Contains(t, err.Error(), says)
		assert.NotContains(t, err.Error(), "\n", "one fault, one line")
	}
}
