package conformance

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/cucumber/godog/colors"
)

// Report writes what came of a run. Result is told every scenario in order,
// End the whole.
type Report interface {
	Result(Result)
	End(*Outcome) error
}

// Formats lists the formats of reports; the first is the default.
var Formats = []string{"table", "pretty", "progress", "junit", "cucumber", "json"}

// Style says how a report is to look.
type Style struct {
	// Color marks verdicts with colors.
	Color bool
	// Progress is where progress is shown, if anywhere.
	Progress io.Writer
	// By is what the table sums up by; empty means by ruling.
	By Subject
	// Total is how many scenarios there will be.
	Total int
	// UnsupportedPasses: what the engine can't do doesn't break the run.
	UnsupportedPasses bool
	// Expected says whether a failure is a known one, which doesn't break the
	// run either; nil if none is.
	Expected func(Result) bool
}

// NewReport makes a report of a format.
func NewReport(format string, out io.Writer, style Style) (Report, error) {
	p := &printer{Writer: bufio.NewWriter(out), style: style}
	switch format {
	case "table":
		return &tableReport{printer: p}, nil
	case "pretty":
		return &prettyReport{printer: p}, nil
	case "progress":
		return &progressReport{printer: p}, nil
	case "junit":
		return &junitReport{printer: p}, nil
	case "cucumber":
		return &cucumberReport{printer: p}, nil
	case "json":
		return &jsonReport{printer: p}, nil
	}
	return nil, Problem{File: "--format", Text: fmt.Sprintf("%q is none of %s%s", format, strings.Join(Formats, ", "), DidYouMean(format, Formats))}
}

// printer is what reports have in common: where to write and how it looks. A
// failure to write is kept and reported by Flush.
type printer struct {
	*bufio.Writer
	style Style
}

func (p *printer) printf(format string, args ...any) { fmt.Fprintf(p.Writer, format, args...) }

// mark colors a text by the verdict that it stands for.
func (p *printer) mark(v Verdict, text string) string {
	if !p.style.Color {
		return text
	}
	switch v {
	case Pass:
		return colors.Green(text)
	case Unsupported:
		return colors.Yellow(text)
	}
	return colors.Red(text)
}

// breaks says whether a result makes the run fail.
func (s Style) breaks(r Result) bool {
	switch {
	case r.Verdict == Pass, r.Verdict == Unsupported && s.UnsupportedPasses:
		return false
	}
	return s.Expected == nil || !s.Expected(r)
}

// OK says whether every scenario passed, or is excused.
func (o *Outcome) OK() bool {
	s := o.Summary
	return s.Pass == s.Total() || o.UnsupportedPasses && s.Pass+s.Unsupported == s.Total()
}

// failures prints the message of each scenario that broke the run, and apart
// from them what the engine couldn't do: it isn't wrong about that.
func (p *printer) failures(results []Result) {
	for _, r := range results {
		if p.style.breaks(r) {
			p.printf("%s  %s\n%s\n\n", p.mark(r.Verdict, strings.ToUpper(string(r.Verdict))), r.Scenario.ID, indent(r.Message))
		}
	}
	if reasons := p.unsupported(results); len(reasons) > 0 {
		p.printf("%s, which says nothing about the engine's rules:\n", p.mark(Unsupported, "UNSUPPORTED"))
		for _, reason := range reasons {
			p.printf("  %5d  %s\n", reason.scenarios, reason.text)
		}
		p.printf("\n")
	}
}

// reason is why some scenarios are unsupported.
type reason struct {
	text      string
	scenarios int
}

// unsupported are the reasons of what the engine couldn't do and is excused
// for, those that most scenarios have first.
func (p *printer) unsupported(results []Result) []reason {
	var reasons []reason
	at := map[string]int{}
	for _, r := range results {
		if r.Verdict != Unsupported || p.style.breaks(r) {
			continue
		}
		text := strings.TrimSpace(lastLine(r.Message))
		i, known := at[text]
		if !known {
			i = len(reasons)
			at[text] = i
			reasons = append(reasons, reason{text: text})
		}
		reasons[i].scenarios++
	}
	slices.SortStableFunc(reasons, func(a, b reason) int {
		return cmp.Or(cmp.Compare(b.scenarios, a.scenarios), strings.Compare(a.text, b.text))
	})
	return reasons
}

func lastLine(text string) string { return text[strings.LastIndexByte(text, '\n')+1:] }

// summary prints the last lines of a report for people.
func (p *printer) summary(o *Outcome) {
	rulings := 0
	for _, r := range o.Sums(ByRuling) {
		if r.ID != "" {
			rulings++
		}
	}
	p.printf("%s of %s: %s\n", plural(o.Summary.Total(), "scenario"), plural(rulings, "ruling"), o.Summary.marked(p.mark))
	if o.LeftOut > 0 {
		p.printf("%s left out: not for the rules of %s\n", plural(o.LeftOut, "scenario"), o.Rules)
	}
	p.printf("%s %s on %s %s, rules of %s, in %s\n", o.Suite.Name, o.Suite.Version, o.Engine.Name, o.Engine.Version,
		o.Rules, o.Duration.Round(time.Millisecond))
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
