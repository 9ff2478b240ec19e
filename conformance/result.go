package conformance

import (
	"fmt"
	"strings"
	"time"
)

// Verdict is what came of a scenario.
type Verdict string

// The verdicts, from best to worst.
const (
	Pass        Verdict = "pass"
	Unsupported Verdict = "unsupported"
	Fail        Verdict = "fail"
	Error       Verdict = "error"
	Timeout     Verdict = "timeout"
)

// Verdicts lists the verdicts in the order in which reports count them.
var Verdicts = []Verdict{Pass, Fail, Unsupported, Error, Timeout}

// badness orders verdicts for a ruling's verdict: a failure outweighs what
// couldn't be said, and both outweigh a pass.
var badness = map[Verdict]int{Pass: 0, Unsupported: 1, Timeout: 2, Error: 3, Fail: 4}

// Result is a scenario's verdict, with what a reader needs to act on it.
type Result struct {
	Scenario *Scenario
	Verdict  Verdict
	// Message says why, unless it passed: the first line is a summary.
	Message  string
	Duration time.Duration
	// Steps are the steps that were reached, in order.
	Steps []StepResult
}

// StepResult is how one step went.
type StepResult struct {
	// Passed is false for the step at which the scenario ended.
	Passed   bool
	Duration time.Duration
}

// Summary counts verdicts.
type Summary struct {
	Pass        int `json:"pass"`
	Fail        int `json:"fail"`
	Unsupported int `json:"unsupported"`
	Error       int `json:"error"`
	Timeout     int `json:"timeout"`
}

func (s *Summary) count(v Verdict) *int {
	switch v {
	case Pass:
		return &s.Pass
	case Fail:
		return &s.Fail
	case Unsupported:
		return &s.Unsupported
	case Timeout:
		return &s.Timeout
	}
	return &s.Error
}

// Add counts one verdict.
func (s *Summary) Add(v Verdict) { *s.count(v)++ }

// Of is how many scenarios have a verdict.
func (s Summary) Of(v Verdict) int { return *s.count(v) }

// Total is how many scenarios were counted.
func (s Summary) Total() int { return s.Pass + s.Fail + s.Unsupported + s.Error + s.Timeout }

// String says how many scenarios had each verdict: "12 pass, 1 fail".
func (s Summary) String() string {
	return s.marked(func(_ Verdict, text string) string { return text })
}

// marked is String with each verdict's part marked in its way.
func (s Summary) marked(mark func(Verdict, string) string) string {
	var parts []string
	for _, v := range Verdicts {
		if n := s.Of(v); n > 0 {
			parts = append(parts, mark(v, fmt.Sprintf("%d %s", n, v)))
		}
	}
	return strings.Join(parts, ", ")
}

// Worst is the verdict of a whole: the worst of its scenarios'.
func (s Summary) Worst() Verdict {
	worst := Pass
	for _, v := range Verdicts {
		if s.Of(v) > 0 && badness[v] > badness[worst] {
			worst = v
		}
	}
	return worst
}

// summarize counts the verdicts of results.
func summarize(results []Result) Summary {
	var s Summary
	for _, r := range results {
		s.Add(r.Verdict)
	}
	return s
}
