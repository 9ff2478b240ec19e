package main

import (
	"bytes"
	"encoding/json"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/conformance"
)

// runAll runs the whole suite, from its text to verdicts.
func runAll(t testing.TB, jobs int) *conformance.Outcome {
	t.Helper()
	engine, names, err := referenceEngine(nil)
	require.NoError(t, err)
	selected, err := conformance.Select(stickler.Files, conformance.Selection{})
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

// Every scenario of the suite is about a ruling and cites a rule.
func TestEveryScenarioHasARulingAndARule(t *testing.T) {
	selected, err := conformance.Select(stickler.Files, conformance.Selection{})
	require.NoError(t, err)
	for _, s := range selected.Scenarios {
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
