package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/conformance"
)

// BenchmarkPipe is the whole suite over a pipe; compare it with BenchmarkSuite.
func BenchmarkPipe(b *testing.B) {
	collectLess()
	binary := filepath.Join(b.TempDir(), "stickler")
	require.NoError(b, exec.Command("go", "build", "-o", binary, ".").Run())
	_, names, err := referenceEngine(nil)
	require.NoError(b, err)
	selected, err := selectFor(conformance.Selection{})
	require.NoError(b, err)
	f := foreignFlags{command: binary + " serve"}
	for b.Loop() {
		outcome, err := conformance.Run(b.Context(), selected, conformance.Options{Engine: f.factory, Suite: suite, Names: names, Jobs: 2})
		require.NoError(b, err)
		require.Equal(b, len(outcome.Results), outcome.Summary.Pass)
	}
	b.ReportMetric(float64(len(selected.Scenarios)*b.N)/b.Elapsed().Seconds(), "scenarios/s")
}

// BenchmarkRestarts is a hundred crashes, each of which costs its scenario and a
// start, and how long the scenarios after them take.
func BenchmarkRestarts(b *testing.B) {
	var text strings.Builder
	text.WriteString("Feature: many games\n  Background:\n    Given Alice and Bob are playing\n    And Alice controls \"Forest\"\n")
	const crashes, after = 100, 20
	for i := range crashes + after {
		what := "taps \"Forest\" for mana\n    Then \"Forest\" is tapped\n"
		if i < crashes {
			what = "concedes\n"
		}
		fmt.Fprintf(&text, "  Scenario: %d\n    When Alice %s", i, what)
	}
	feature := filepath.Join(b.TempDir(), "many.feature")
	require.NoError(b, os.WriteFile(feature, []byte(text.String()), 0o644))
	selected, err := selectFor(conformance.Selection{Paths: []string{feature}})
	require.NoError(b, err)
	_, names, err := referenceEngine(nil)
	require.NoError(b, err)
	f := foreignFlags{command: engineThat("crashes as a game ends")}
	for b.Loop() {
		outcome, err := conformance.Run(b.Context(), selected, conformance.Options{Engine: f.factory, Suite: suite, Names: names, Limit: time.Minute})
		require.NoError(b, err)
		require.Equal(b, conformance.Summary{Pass: after, Error: crashes}, outcome.Summary)
		var rest time.Duration
		for _, r := range outcome.Results[crashes+1:] {
			rest += r.Duration
		}
		b.ReportMetric(float64(rest.Microseconds())/1000/(after-1), "ms/scenario-after")
	}
}
