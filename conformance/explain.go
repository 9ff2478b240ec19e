package conformance

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/stickler-mtg/stickler/protocol"
)

// Explain runs one scenario and tells its whole story: every step, and under
// it each action, decision and event with the rules that it followed.
func Explain(ctx context.Context, suite *Suite, o Options, out io.Writer) (Verdict, error) {
	if n := len(suite.Scenarios); n != 1 {
		return "", Problem{Text: fmt.Sprintf("explain tells the story of one scenario; these are %d:\n%s", n, listed(suite.Scenarios))}
	}
	o = o.complete()
	g, err := newGuard(ctx, &o)
	if err != nil {
		g.leave()
		return "", err
	}
	defer g.close(o.Limit)
	s := suite.Scenarios[0]
	order := &sequence{over: ctx, results: make([]Result, 1), ready: make([]bool, 1)}
	t := &teller{out: out, traces: slices.Contains(g.info.Capabilities, protocol.CapTrace)}
	j := &job{options: o, guard: g, order: order, rules: suite.Rules, story: t.step}
	t.begin(s, g.info)
	j.run(ctx, unit{feature: s.Feature, scenarios: suite.Scenarios})
	if ctx.Err() != nil {
		return "", fmt.Errorf("interrupted: %w", context.Cause(ctx))
	}
	result := order.results[0]
	t.end(result)
	return result.Verdict, t.failed
}

func listed(scenarios []*Scenario) string {
	const most = 20
	var lines []string
	for i, s := range scenarios {
		if i == most {
			lines = append(lines, fmt.Sprintf("  and %d more", len(scenarios)-most))
			break
		}
		lines = append(lines, fmt.Sprintf("  %s:%d  %s", s.Feature.Path, s.Line, s.ID))
	}
	return strings.Join(lines, "\n")
}

// teller prints a story. It keeps the first failure to write.
type teller struct {
	out    io.Writer
	traces bool
	told   int
	when   string
	failed error
}

func (t *teller) printf(format string, args ...any) {
	if _, err := fmt.Fprintf(t.out, format, args...); err != nil && t.failed == nil {
		t.failed = err
	}
}

func (t *teller) begin(s *Scenario, info protocol.InitializeReply) {
	t.printf("%s:%d\n", s.Feature.Path, s.Line)
	if s.Rule != "" {
		t.printf("Rule: %s\n", s.Rule)
	}
	if len(s.Rulings) > 0 {
		t.printf("Ruling: %s\n", strings.Join(s.Rulings, ", "))
	}
	if len(s.CR) > 0 {
		t.printf("CR %s\n", strings.Join(s.CR, ", "))
	}
	t.printf("%s: %s", strings.TrimSpace(s.Keyword), s.Name)
	if s.Row != nil {
		t.printf(" [%s]", strings.Join(s.Row, " | "))
	}
	t.printf("\n\n")
	if !t.traces {
		t.printf("%s reports no events (it lacks the capability %s): only the steps are told.\n\n", info.Engine.Name, protocol.CapTrace)
	}
}

// step tells a step and what has happened since the one before it.
func (t *teller) step(a *attempt, n int) {
	step := a.scenario.Steps[n]
	t.printf("%s %s\n", step.Keyword, step.Text)
	g := a.job.guard
	if !t.traces || g.game == "" || g.failure != nil {
		return
	}
	view, err := g.State(context.Background(), protocol.StateRequest{Game: g.game, Trace: true})
	if err != nil {
		t.printf("    (no events: %v)\n", err)
		return
	}
	for _, entry := range view.Trace[min(t.told, len(view.Trace)):] {
		t.entry(entry)
	}
	t.told = len(view.Trace)
}

func (t *teller) entry(e protocol.TraceEntry) {
	if when := fmt.Sprintf("turn %d, %s", e.Turn, e.Step); when != t.when {
		t.when = when
		t.printf("    %s\n", when)
	}
	rules := ""
	if len(e.Rules) > 0 {
		rules = "  (CR " + strings.Join(e.Rules, ", ") + ")"
	}
	t.printf("      %-8s  %s%s\n", e.Kind, e.Text, rules)
}

func (t *teller) end(r Result) {
	t.printf("\n%s in %s\n", strings.ToUpper(string(r.Verdict)), r.Duration.Round(10*time.Microsecond))
	if r.Message != "" {
		t.printf("%s\n", indent(r.Message))
	}
}
