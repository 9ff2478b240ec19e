package main

import (
	"bytes"
	"encoding/json"
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/rulebook"
)

// runAll runs the whole suite, from its text to verdicts.
func runAll(t testing.TB, jobs int) *conformance.Outcome { return runAllOf(t, jobs, "") }

// runAllOf runs the whole suite by the rules of a date.
func runAllOf(t testing.TB, jobs int, rules string) *conformance.Outcome {
	t.Helper()
	engine, names, err := referenceEngine(nil)
	require.NoError(t, err)
	selected, err := selectFor(conformance.Selection{Rules: rules})
	require.NoError(t, err)
	outcome, err := conformance.Run(t.Context(), selected, conformance.Options{Engine: engine, Suite: suite, Names: names, Jobs: jobs})
	require.NoError(t, err)
	return outcome
}

// The reference engine passes every scenario, whatever runs beside it.
func TestTheWholeSuitePasses(t *testing.T) {
	for _, jobs := range []int{1, 3} {
		for _, r := range runAll(t, jobs).Results {
			assert.Equal(t, conformance.Pass, r.Verdict, "%s\n%s", r.Scenario.ID, r.Message)
		}
	}
}

// It passes by the rules of every date for which some answer was another.
func TestTheSuitePassesByOlderRules(t *testing.T) {
	dates, err := datesWithAnswers()
	require.NoError(t, err)
	require.NotEmpty(t, dates)
	for _, date := range dates {
		outcome := runAllOf(t, runtime.NumCPU(), date)
		assert.Equal(t, date, outcome.Rules)
		for _, r := range outcome.Results {
			assert.Equal(t, conformance.Pass, r.Verdict, "%s by the rules of %s\n%s", r.Scenario.ID, date, r.Message)
		}
	}
}

// Every date that a tag names is one of the rulebook's: others would bound nothing.
func TestTagsNamePublishedDates(t *testing.T) {
	scenarios, err := conformance.All(stickler.Files)
	require.NoError(t, err)
	dates, err := rulebook.PublishedDates(stickler.Files)
	require.NoError(t, err)
	for _, s := range scenarios {
		for _, date := range []string{s.From, s.Until} {
			assert.True(t, date == "" || slices.Contains(dates, date), "%s:%d: no rules were published on %s", s.Feature.Path, s.Line, date)
		}
	}
}

// Every scenario of the suite is about a ruling and cites a rule.
func TestEveryScenarioHasARulingAndARule(t *testing.T) {
	scenarios, err := conformance.All(stickler.Files)
	require.NoError(t, err)
	for _, s := range scenarios {
		assert.NotEmpty(t, s.Rulings, "%s:%d has no @ruling:", s.Feature.Path, s.Line)
		assert.NotEmpty(t, s.CR, "%s:%d has no @CR:", s.Feature.Path, s.Line)
	}
}

func TestTheWholeCommandLine(t *testing.T) {
	var out, errors bytes.Buffer
	path := t.TempDir() + "/report.json"
	require.Equal(t, exitPassed, execute(t.Context(), []string{"run", "--format", "json", "--out", path}, &out, &errors), out.String()+errors.String())
	assert.Contains(t, out.String(), "rules of 2026-04-17")
	out.Reset()
	require.Equal(t, exitPassed, execute(t.Context(), []string{"run", "--format", "json", "--jobs", "1"}, &out, &errors))
	var object struct {
		Scenarios []struct {
			Feature string
			Line    int
		}
	}
	require.NoError(t, json.Unmarshal(out.Bytes(), &object))
	require.NotEmpty(t, object.Scenarios)
}

// BenchmarkSuite is the whole suite in process, from Gherkin text to verdicts.
func BenchmarkSuite(b *testing.B) {
	collectLess()
	scenarios := runAll(b, runtime.NumCPU()).Summary.Total()
	for b.Loop() {
		runAll(b, runtime.NumCPU())
	}
	b.ReportMetric(float64(scenarios*b.N)/b.Elapsed().Seconds(), "scenarios/s")
}
