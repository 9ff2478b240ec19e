package conformance

import (
	"cmp"
	"fmt"
	"strings"
)

// tableReport is the default: progress on a terminal, then every ruling with
// its verdict, what went wrong, and a summary.
type tableReport struct {
	*printer
	done int
	bad  int
}

func (t *tableReport) Result(r Result) {
	t.done++
	if t.style.breaks(r) {
		t.bad++
	}
	if t.style.Progress == nil {
		return
	}
	fmt.Fprintf(t.style.Progress, "\r%d of %d scenarios", t.done, t.style.Total)
	if t.bad > 0 {
		fmt.Fprintf(t.style.Progress, ", %d not passed", t.bad)
	}
}

func (t *tableReport) End(o *Outcome) error {
	if t.style.Progress != nil {
		fmt.Fprint(t.style.Progress, "\r\x1b[K")
	}
	by := cmp.Or(t.style.By, ByRuling)
	none := fmt.Sprintf("(no %s)", by)
	sums := o.Sums(by)
	width := len(none)
	for _, r := range sums {
		width = max(width, len(r.ID))
	}
	for _, r := range sums {
		id := cmp.Or(r.ID, none)
		t.printf("%-*s  %s  %s\n", width, id, t.mark(r.Verdict, fmt.Sprintf("%-11s", r.Verdict)), r.Summary.marked(t.mark))
	}
	t.printf("\n")
	t.failures(o.Results)
	t.summary(o)
	return t.Flush()
}

// progressReport prints a character for each scenario, as it is done.
type progressReport struct {
	*printer
	done int
}

// lineLength is how many scenarios share a line of the progress report.
const lineLength = 70

var progressMarks = map[Verdict]string{Pass: ".", Fail: "F", Unsupported: "U", Error: "E", Timeout: "T"}

func (p *progressReport) Result(r Result) {
	p.done++
	p.printf("%s", p.mark(r.Verdict, progressMarks[r.Verdict]))
	if p.done%lineLength == 0 {
		p.printf(" %d\n", p.done)
	}
	_ = p.Flush()
}

func (p *progressReport) End(o *Outcome) error {
	if p.done%lineLength != 0 {
		p.printf(" %d\n", p.done)
	}
	p.printf("\n")
	p.failures(o.Results)
	p.summary(o)
	return p.Flush()
}

// prettyReport prints every feature as it reads, with a verdict on each step.
type prettyReport struct {
	*printer
	feature *Feature
	rule    string
}

func (p *prettyReport) Result(r Result) {
	s := r.Scenario
	if p.feature != s.Feature {
		p.feature, p.rule = s.Feature, ""
		p.printf("Feature: %s  # %s\n\n", s.Feature.Name, s.Feature.Path)
	}
	if p.rule != s.Rule {
		p.rule = s.Rule
		p.printf("  Rule: %s\n\n", s.Rule)
	}
	p.printf("    %s: %s", strings.TrimSpace(s.Keyword), s.Name)
	if s.Row != nil {
		p.printf(" [%s]", strings.Join(s.Row, " | "))
	}
	p.printf("  # %s:%d\n", s.Feature.Path, s.Line)
	for i, step := range s.Steps {
		p.printf("      %s %s %s\n", p.stepMark(r, i), step.Keyword, step.Text)
	}
	if r.Verdict != Pass {
		p.printf("      %s\n%s\n", p.mark(r.Verdict, strings.ToUpper(string(r.Verdict))), indent(indent(indent(indent(r.Message)))))
	}
	p.printf("\n")
	_ = p.Flush()
}

func (p *prettyReport) stepMark(r Result, i int) string {
	switch {
	case i >= len(r.Steps):
		return "-"
	case r.Steps[i].Passed:
		return p.mark(Pass, "✓")
	}
	return p.mark(r.Verdict, "✗")
}

func (p *prettyReport) End(o *Outcome) error {
	p.summary(o)
	return p.Flush()
}
