package matrix

import (
	"bufio"
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/stickler-mtg/stickler/conformance"
)

// Formats lists the formats; the first is the default.
var Formats = []string{"text", "md", "json", "html"}

// Write writes the matrix in one of the Formats.
func (m *Matrix) Write(format string, out io.Writer) error {
	p := printer{bufio.NewWriter(out), m}
	switch format {
	case "text":
		p.text()
	case "md":
		p.markdown()
	case "json":
		encoder := json.NewEncoder(p)
		encoder.SetEscapeHTML(false)
		encoder.SetIndent("", "  ")
		if err := encoder.Encode(m); err != nil {
			return err
		}
	case "html":
		if err := page.Execute(p, m); err != nil {
			return err
		}
	default:
		return conformance.Problem{File: "--format", Text: fmt.Sprintf("%q is none of %s%s", format, strings.Join(Formats, ", "), conformance.DidYouMean(format, Formats))}
	}
	return p.Flush()
}

// Group is the rulings of one standing.
type Group struct {
	Title   string
	Rulings []Ruling
}

// Groups are the standings that some ruling has, in order.
func (m *Matrix) Groups() []Group {
	var groups []Group
	for _, s := range standings {
		group := Group{Title: s.Title}
		for _, r := range m.Rulings {
			if r.Standing == s.Standing {
				group.Rulings = append(group.Rulings, r)
			}
		}
		if len(group.Rulings) > 0 {
			groups = append(groups, group)
		}
	}
	return groups
}

// Troubled are the scenarios that an engine fails or broke at, each once, in
// the order of the rulings.
func (m *Matrix) Troubled() []Scenario {
	var all []Scenario
	seen := map[string]bool{}
	for _, r := range m.Rulings {
		for _, s := range r.Scenarios {
			if !seen[s.ID] {
				seen[s.ID] = true
				all = append(all, s)
			}
		}
	}
	return all
}

// Title is what a row is called.
func (r Ruling) Title() string { return cmp.Or(r.ID, "(no ruling)") }

// Count is a number of scenarios with one verdict.
type Count struct {
	Verdict conformance.Verdict
	Number  int
}

// counts are the verdicts of a cell, each apart.
func counts(s conformance.Summary) []Count {
	var all []Count
	for _, v := range conformance.Verdicts {
		if n := s.Of(v); n > 0 {
			all = append(all, Count{v, n})
		}
	}
	return all
}

// gist is the start of a message: the step, what was expected and what was found.
func gist(message string) []string {
	lines := strings.Split(strings.TrimRight(message, "\n"), "\n")
	return lines[:min(3, len(lines))]
}

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Funcs(template.FuncMap{"counts": counts, "whole": strings.TrimSpace}).Parse(pageText))

// printer writes the formats that are lines of text.
type printer struct {
	*bufio.Writer
	matrix *Matrix
}

func (p printer) printf(format string, args ...any) { fmt.Fprintf(p.Writer, format, args...) }

// headline says what was compared.
func (m *Matrix) headline() string {
	return fmt.Sprintf("%s, rules of %s: %d rulings, %d engines", m.Suite, m.Rules, len(m.Rulings), len(m.Engines))
}

const allScenarios = "all scenarios"

// text writes columns of even width, then the scenarios with trouble.
func (p printer) text() {
	widths := p.widths()
	row := func(cells ...string) {
		var line strings.Builder
		for i, c := range cells {
			fmt.Fprintf(&line, "%s%s  ", c, strings.Repeat(" ", widths[i]-utf8.RuneCountInString(c)))
		}
		p.printf("%s\n", strings.TrimRight(line.String(), " "))
	}
	p.printf("%s\n\n", p.matrix.headline())
	head, totals := []string{""}, []string{allScenarios}
	for _, e := range p.matrix.Engines {
		head, totals = append(head, e.String()), append(totals, e.Summary.String())
	}
	row(head...)
	row(totals...)
	for _, g := range p.matrix.Groups() {
		p.printf("\n%s\n", g.Title)
		for _, r := range g.Rulings {
			row(r.cells()...)
		}
	}
	for _, s := range p.matrix.Troubled() {
		p.printf("\n%s\n  %s:%d\n", s.ID, s.Feature, s.Line)
		for i, a := range s.Answers {
			p.printf("  %s: %s\n", p.matrix.Engines[i], a.Verdict)
			if a.Verdict != conformance.Pass {
				p.printf("    %s\n", strings.Join(gist(a.Message), "\n    "))
			}
		}
	}
}

// cells are a row as text.
func (r Ruling) cells() []string {
	cells := []string{r.Title()}
	for _, c := range r.Cells {
		cells = append(cells, c.String())
	}
	return cells
}

// widths are those of the columns of the text.
func (p printer) widths() []int {
	widths := []int{utf8.RuneCountInString(allScenarios)}
	for _, e := range p.matrix.Engines {
		widths = append(widths, max(utf8.RuneCountInString(e.String()), utf8.RuneCountInString(e.Summary.String())))
	}
	for _, r := range p.matrix.Rulings {
		for i, c := range r.cells() {
			widths[i] = max(widths[i], utf8.RuneCountInString(c))
		}
	}
	return widths
}

// plainMarkdown keeps a text from being read as Markdown or HTML.
var plainMarkdown = strings.NewReplacer(`\`, `\\`, "|", `\|`, "<", "&lt;", "&", "&amp;", "`", "\\`", "*", `\*`, "_", `\_`, "[", `\[`, "\n", " ")

// markdown writes a table for each standing, then the scenarios with trouble.
func (p printer) markdown() {
	row := func(cells ...string) {
		plain := make([]string, len(cells))
		for i, c := range cells {
			plain[i] = plainMarkdown.Replace(c)
		}
		p.printf("| %s |\n", strings.Join(plain, " | "))
	}
	head, totals, rule := []string{""}, []string{allScenarios}, "|---|"
	for _, e := range p.matrix.Engines {
		head, totals, rule = append(head, e.String()), append(totals, e.Summary.String()), rule+"---|"
	}
	p.printf("%s\n\n", plainMarkdown.Replace(p.matrix.headline()))
	row(head...)
	p.printf("%s\n", rule)
	row(totals...)
	for _, g := range p.matrix.Groups() {
		p.printf("\n## %s\n\n", g.Title)
		row(append([]string{"ruling"}, head[1:]...)...)
		p.printf("%s\n", rule)
		for _, r := range g.Rulings {
			row(r.cells()...)
		}
	}
	if troubled := p.matrix.Troubled(); len(troubled) > 0 {
		p.printf("\n## Scenario by scenario\n")
		for _, s := range troubled {
			p.markdownScenario(s)
		}
	}
}

func (p printer) markdownScenario(s Scenario) {
	p.printf("\n### %s\n\n%s:%d\n\n", plainMarkdown.Replace(s.ID), plainMarkdown.Replace(s.Feature), s.Line)
	for i, a := range s.Answers {
		p.printf("- %s: **%s**\n", plainMarkdown.Replace(p.matrix.Engines[i].String()), a.Verdict)
		if a.Verdict == conformance.Pass {
			continue
		}
		for _, line := range gist(a.Message) {
			p.printf("  - %s\n", plainMarkdown.Replace(strings.TrimSpace(line)))
		}
	}
}
