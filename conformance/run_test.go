package conformance

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/protocol"
)

var endings = map[string]string{"a.feature": `@CR:117.1
Feature: Endings

  Background:
    Given it passes

  @ruling:a/pass
  Rule: Passing
    Scenario: passes
      Then it passes

    Scenario Outline: row
      Then it <ends>
      Examples:
        | ends              |
        | passes 1          |
        | fails because two |
        | passes 3          |

  @ruling:a/bad
  Rule: Not passing
    Scenario: steps panic
      When it panics
      Then it passes
    Scenario: engine panics
      When the engine should panic
      Then it passes
    Scenario: engine breaks
      When the engine should break
    Scenario: engine refuses
      When the engine should refuse
    Scenario: engine hangs
      When the engine should hang
      Then it passes
    Scenario: engine works again
      When the engine should act
    Scenario: undefined
      When it pases
    Scenario: ambiguous
      When it passes twice
    Scenario: no steps
    Scenario: takes a table
      Given it passes
        | a |

    Scenario: lacks
      When it lacks something

    @commander
    Scenario: needs more
      Then it passes
`, "b.feature": "Feature: Other\n Scenario: other\n  Then it passes\n"}

var endingVerdicts = []string{
	"passes: pass", "row: pass", "row: fail", "row: pass",
	"steps panic: error", "engine panics: error", "engine breaks: error", "engine refuses: error",
	"engine hangs: timeout", "engine works again: pass", "undefined: error", "ambiguous: error",
	"no steps: error", "takes a table: error", "lacks: unsupported", "needs more: unsupported", "other: pass",
}

func verdicts(results []Result) []string {
	var list []string
	for _, r := range results {
		list = append(list, fmt.Sprintf("%s: %s", r.Scenario.Name, r.Verdict))
	}
	return list
}

func TestEveryEndingHasItsVerdict(t *testing.T) {
	suite := selectAll(t, endings)
	for jobs := range 4 {
		o := fakeOptions(protocol.CapTrace)
		o.Jobs = jobs
		var order []string
		o.Each = func(r Result) { order = append(order, r.Scenario.ID) }
		outcome, err := Run(t.Context(), suite, o)
		require.NoError(t, err)
		assert.Equal(t, endingVerdicts, verdicts(outcome.Results), "%d jobs", jobs)
		var want []string
		for _, s := range suite.Scenarios {
			want = append(want, s.ID)
		}
		assert.Equal(t, want, order, "%d jobs", jobs)
		assert.False(t, outcome.OK())
		assert.Equal(t, "fake", outcome.Engine.Name)
	}
}

func TestMessagesSayWhere(t *testing.T) {
	outcome, err := Run(t.Context(), selectAll(t, endings), fakeOptions())
	require.NoError(t, err)
	for name, says := range map[string]string{
		"row":            "features/a.feature:13: Then it fails because two\n  expected: it passes\n     found: two\n  the board:\n    Alice: 20 life\n  the last events:\n    Alice draws (CR 121.1)",
		"steps panic":    "features/a.feature:23: When it panics\n  index out of range",
		"engine panics":  "features/a.feature:26: When the engine should panic\n  the engine panicked: no such zone\n    at conformance.(*fakeEngine).Act (fake_test.go:",
		"engine breaks":  "broken pipe",
		"engine refuses": "no priority (CR 117.1)",
		"engine hangs":   "no reply from the engine within the time limit",
		"undefined":      "features/a.feature:38: When it pases",
		"ambiguous":      "features/a.feature:40: When it passes twice",
		"no steps":       "features/a.feature:41: this scenario has no steps",
		"takes a table":  "features/a.feature:43: no sentence takes a table",
		"lacks":          "features/a.feature:47: When it lacks something\n  the engine can't say so",
		"needs more":     "the engine lacks the capability commander",
	} {
		for _, r := range outcome.Results {
			if r.Scenario.Name == name && r.Verdict != Pass {
				assert.Contains(t, r.Message, says, name)
			}
		}
	}
}

// A scenario that godog never reaches doesn't count as passed, and neither
// does one that a hook skips.
func TestOnlyWhatWasSelectedRuns(t *testing.T) {
	suite, err := Select(embeddedSuite(endings), Selection{Paths: []string{"a.feature:17", "a.feature:9"}})
	require.NoError(t, err)
	outcome, err := Run(t.Context(), suite, fakeOptions())
	require.NoError(t, err)
	assert.Equal(t, []string{"passes: pass", "row: fail"}, verdicts(outcome.Results))
}

func TestAnEngineThatCannotStartIsNoVerdict(t *testing.T) {
	o := fakeOptions()
	for says, factory := range map[string]Factory{
		"no such engine":              func() (protocol.Engine, error) { return nil, errors.New("no such engine") },
		"the engine panicked: nil":    func() (protocol.Engine, error) { panic("nil") },
		"within the time limit":       func() (protocol.Engine, error) { select {} },
		`speaks version "2.0"`:        func() (protocol.Engine, error) { return oldEngine{}, nil },
		"the engine could not be sta": func() (protocol.Engine, error) { return nil, errors.New("") },
	} {
		o.Engine = factory
		_, err := Run(t.Context(), selectAll(t, endings), o)
		assert.ErrorContains(t, err, says)
	}
}

type oldEngine struct{ protocol.Engine }

func (oldEngine) Initialize(context.Context, protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	return &protocol.InitializeReply{Protocol: "2.0"}, nil
}

// An engine that can't be restarted costs scenarios, not the run.
func TestAnEngineThatDiesForGood(t *testing.T) {
	made := 0
	o := fakeOptions()
	o.Engine = func() (protocol.Engine, error) {
		made++
		if made > 1 {
			return nil, errors.New("out of memory")
		}
		return &fakeEngine{}, nil
	}
	outcome, err := Run(t.Context(), selectAll(t, endings), o)
	require.NoError(t, err)
	assert.Equal(t, Pass, outcome.Results[0].Verdict)
	last := outcome.Results[len(outcome.Results)-1]
	assert.Equal(t, Error, last.Verdict)
	assert.Contains(t, last.Message, "the engine could not be started: out of memory")
}

func TestAnInterruptedRunHasTheResultsSoFar(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	o := fakeOptions()
	told := 0
	o.Each = func(Result) { told++; cancel() }
	suite := selectAll(t, endings)
	outcome, err := Run(ctx, suite, o)
	assert.ErrorContains(t, err, fmt.Sprintf("interrupted after %d of %d scenarios", told, len(suite.Scenarios)))
	require.Len(t, outcome.Results, told)
	assert.Equal(t, told, outcome.Summary.Total())
	assert.Less(t, told, len(suite.Scenarios))
	assert.Equal(t, Pass, outcome.Results[0].Verdict)
}

func report(t *testing.T, format string, o *Outcome, style Style) string {
	t.Helper()
	var out bytes.Buffer
	r, err := NewReport(format, &out, style)
	require.NoError(t, err)
	for _, result := range o.Results {
		r.Result(result)
	}
	require.NoError(t, r.End(o))
	return out.String()
}

func endingsOutcome(t *testing.T) *Outcome {
	t.Helper()
	o := fakeOptions()
	o.Jobs = 2
	outcome, err := Run(t.Context(), selectAll(t, endings), o)
	require.NoError(t, err)
	outcome.LeftOut = 1
	outcome.Duration = 1234 * time.Millisecond
	for i := range outcome.Results {
		outcome.Results[i].Duration = time.Millisecond
	}
	return outcome
}

func TestTableReport(t *testing.T) {
	text := report(t, "table", endingsOutcome(t), Style{})
	assert.Contains(t, text, "a/bad        error        1 pass, 2 unsupported, 8 error, 1 timeout\n")
	assert.Less(t, strings.Index(text, "a/bad "), strings.Index(text, "a/pass "))
	assert.Contains(t, text, "(no ruling)  pass         1 pass\n")
	assert.Contains(t, text, "TIMEOUT  a/bad: engine hangs\n  features/a.feature:")
	assert.Contains(t, text, "\n17 scenarios of 2 rulings: 5 pass, 1 fail, 2 unsupported, 8 error, 1 timeout\n1 scenario left out: not for the rules of 2026-04-17\nstickler test on fake 1, rules of 2026-04-17, in 1.234s\n")
	assert.NotContains(t, text, "\x1b")
	assert.Contains(t, report(t, "table", endingsOutcome(t), Style{Color: true}), "\x1b[31m")
}

func TestPeoplesReports(t *testing.T) {
	outcome := endingsOutcome(t)
	assert.True(t, strings.HasPrefix(report(t, "progress", outcome, Style{}), "..F.EEEET.EEEEUU. 17\n\n"))
	pretty := report(t, "pretty", outcome, Style{})
	assert.Contains(t, pretty, "    Scenario Outline: row [fails because two]  # features/a.feature:17\n      ✓ Given it passes\n      ✗ Then it fails because two\n      FAIL\n")
	assert.Contains(t, pretty, "      ✗ When the engine should hang\n      - Then it passes\n      TIMEOUT\n")
}

func TestJSONReport(t *testing.T) {
	var object map[string]any
	require.NoError(t, json.Unmarshal([]byte(report(t, "json", endingsOutcome(t), Style{})), &object))
	keys := func(m map[string]any) []string {
		var list []string
		for k := range m {
			list = append(list, k)
		}
		return list
	}
	assert.ElementsMatch(t, []string{
		"suite", "engine", "capabilities", "rules", "unsupported_passes", "scenarios", "summary", "by_ruling", "by_rule", "by_card", "left_out", "duration_ms",
	}, keys(object))
	assert.Equal(t, map[string]any{"name": "stickler", "version": "test"}, object["suite"])
	assert.Equal(t, map[string]any{"pass": 5., "fail": 1., "unsupported": 2., "error": 8., "timeout": 1.}, object["summary"])
	scenarios := object["scenarios"].([]any)
	require.Len(t, scenarios, 17)
	first := scenarios[0].(map[string]any)
	assert.ElementsMatch(t, []string{"id", "checksum", "feature", "rule", "scenario", "line", "rulings", "cr", "tags", "verdict", "message", "duration_ms"}, keys(first))
	assert.Equal(t, "a/pass: passes", first["id"])
	assert.Equal(t, 1., first["duration_ms"])
	assert.Equal(t, []any{}, scenarios[16].(map[string]any)["rulings"])
}

func TestJUnitReport(t *testing.T) {
	outcome := endingsOutcome(t)
	outcome.Results[2].Message = "a control character \x01 and ]]> and <b>"
	for _, passes := range []bool{true, false} {
		var all junitSuites
		require.NoError(t, xml.Unmarshal([]byte(report(t, "junit", outcome, Style{UnsupportedPasses: passes})), &all))
		assert.Equal(t, 17, all.Tests)
		assert.Equal(t, 9, all.Errors)
		assert.Equal(t, passes, all.Skipped == 2)
		assert.Equal(t, !passes, all.Failures == 3)
		require.Len(t, all.Suites, 2)
		assert.Equal(t, "0.016000", all.Suites[0].Time)
		assert.Equal(t, "a control character \uFFFD and ]]> and <b>", all.Suites[0].Cases[2].Failure.Text)
	}
}

func TestCucumberReport(t *testing.T) {
	var features []cucumberFeature
	require.NoError(t, json.Unmarshal([]byte(report(t, "cucumber", endingsOutcome(t), Style{UnsupportedPasses: true})), &features))
	require.Len(t, features, 2)
	statuses := func(i int) []string {
		var list []string
		for _, s := range features[0].Elements[i].Steps {
			list = append(list, s.Result.Status)
		}
		return list
	}
	assert.Equal(t, []string{"passed", "passed"}, statuses(0))
	assert.Equal(t, []string{"passed", "failed"}, statuses(2))
	assert.Equal(t, []string{"passed", "failed", "skipped"}, statuses(4))
	assert.Equal(t, []string{"skipped", "skipped"}, statuses(15))
}

func TestOutFileIsOpenedFirstAndReplacedLast(t *testing.T) {
	dir := t.TempDir()
	_, err := OpenSink("json", dir+"/none/report.json", &bytes.Buffer{}, Style{})
	assert.ErrorContains(t, err, "report.json: can't be written: no such file or directory")
	_, err = OpenSink("json", dir, &bytes.Buffer{}, Style{})
	assert.ErrorContains(t, err, "can't be written: is a directory")
	_, err = OpenSink("jsn", dir+"/x", &bytes.Buffer{}, Style{})
	assert.ErrorContains(t, err, `"jsn" is none of table, pretty, progress, junit, cucumber, json; did you mean json?`)
	assert.NoFileExists(t, dir+"/x")

	path := dir + "/report.json"
	require.NoError(t, os.WriteFile(path, []byte(strings.Repeat("old", 10000)), 0o600))
	sink, err := OpenSink("json", path, &bytes.Buffer{}, Style{})
	require.NoError(t, err)
	require.NoError(t, sink.Close())
	kept, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Len(t, kept, 30000, "a run that fails leaves the old report")

	var shown bytes.Buffer
	sink, err = OpenSink("json", path, &shown, Style{})
	require.NoError(t, err)
	require.NoError(t, sink.End(endingsOutcome(t)))
	written, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.True(t, json.Valid(written))
	assert.Contains(t, shown.String(), "17 scenarios of 2 rulings")

	sink, err = OpenSink("json", dir+"/fresh", &shown, Style{})
	require.NoError(t, err)
	require.NoError(t, sink.Close())
	assert.NoFileExists(t, dir+"/fresh")
}

func TestAReportThatCannotBeWrittenIsAnError(t *testing.T) {
	outcome := endingsOutcome(t)
	for _, format := range Formats {
		sink, err := OpenSink(format, "", brokenWriter{}, Style{})
		require.NoError(t, err)
		for _, r := range outcome.Results {
			sink.Result(r)
		}
		assert.ErrorContains(t, sink.End(outcome), "no space left", format)
	}
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errors.New("no space left") }

func TestExplainTellsEachStepWithItsEvents(t *testing.T) {
	files := map[string]string{"a.feature": "@CR:117.1\nFeature: a\n @ruling:a/b\n Rule: r\n  Scenario: s\n   Given it passes\n   When the engine should act\n   And the engine should act\n   Then it fails because of it\n   And it passes\n"}
	var out bytes.Buffer
	o := fakeOptions(protocol.CapTrace)
	v, err := Explain(t.Context(), selectAll(t, files), o, &out)
	require.NoError(t, err)
	assert.Equal(t, Fail, v)
	before, after, _ := strings.Cut(out.String(), "\nFAIL in ")
	assert.Equal(t, `features/a.feature:5
Rule: r
Ruling: a/b
CR 117.1
Scenario: s

Given it passes
When the engine should act
    turn 1, upkeep
      event     event 1  (CR 117.1)
And the engine should act
      event     event 2  (CR 117.1)
Then it fails because of it
`, before)
	assert.Contains(t, after, "features/a.feature:9: Then it fails because of it\n")

	_, err = Explain(t.Context(), selectAll(t, endings), o, &out)
	assert.ErrorContains(t, err, "these are 17:\n  features/a.feature:9  a/pass: passes\n")
	_, err = Explain(t.Context(), selectAll(t, files), o, brokenWriter{})
	assert.ErrorContains(t, err, "no space left")
}
