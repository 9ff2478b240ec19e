package conformance

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/stickler-mtg/stickler/steps"
)

// reader turns a parsed document into a Feature.
type reader struct {
	feature  *Feature
	document *messages.GherkinDocument
	lines    int
	comments map[int]bool
	steps    map[string]*messages.Step
	// written finds what a pickle was made from, by node.
	written  map[string]*writtenScenario
	order    []*writtenScenario
	problems Problems
}

// writtenScenario is a scenario's node with the rule it stands in.
type writtenScenario struct {
	node  *messages.Scenario
	rule  *messages.Rule
	block *block
	// rows finds an example row's node.
	rows map[string]*messages.TableRow
}

func newReader(path string, text []byte, document *messages.GherkinDocument) *reader {
	f := document.Feature
	r := &reader{
		feature: &Feature{
			Path: path, Name: f.Name, Description: f.Description,
			Line: int(f.Location.Line), Tags: tagNames(f.Tags), text: text,
		},
		document: document,
		lines:    bytes.Count(bytes.TrimSuffix(text, []byte("\n")), []byte("\n")) + 1,
		comments: map[int]bool{},
		steps:    map[string]*messages.Step{},
		written:  map[string]*writtenScenario{},
	}
	for _, c := range document.Comments {
		r.comments[int(c.Location.Line)] = true
	}
	for _, child := range f.Children {
		r.enter(child.Background, child.Scenario, nil)
		if child.Rule == nil {
			continue
		}
		for _, inner := range child.Rule.Children {
			r.enter(inner.Background, inner.Scenario, child.Rule)
		}
	}
	r.setLastLines()
	return r
}

func (r *reader) enter(background *messages.Background, scenario *messages.Scenario, rule *messages.Rule) {
	if background != nil {
		r.enterSteps(background.Steps)
	}
	if scenario == nil {
		return
	}
	r.enterSteps(scenario.Steps)
	w := &writtenScenario{
		node: scenario, rule: rule, rows: map[string]*messages.TableRow{},
		block: &block{first: r.firstLine(scenario.Tags, scenario.Location)},
	}
	for _, examples := range scenario.Examples {
		for _, row := range examples.TableBody {
			w.rows[row.Id] = row
		}
	}
	r.written[scenario.Id] = w
	r.order = append(r.order, w)
}

func (r *reader) enterSteps(steps []*messages.Step) {
	for _, s := range steps {
		r.steps[s.Id] = s
	}
}

// firstLine is where a node begins: its first tag, and the comment above that.
func (r *reader) firstLine(tags []*messages.Tag, at *messages.Location) int {
	line := int(at.Line)
	for _, t := range tags {
		line = min(line, int(t.Location.Line))
	}
	for r.comments[line-1] {
		line--
	}
	return line
}

// setLastLines ends each block where the next node begins.
func (r *reader) setLastLines() {
	starts := []int{r.lines + 1}
	for _, child := range r.document.Feature.Children {
		if child.Background != nil {
			starts = append(starts, r.firstLine(nil, child.Background.Location))
		}
		if child.Rule == nil {
			continue
		}
		starts = append(starts, r.firstLine(child.Rule.Tags, child.Rule.Location))
		for _, inner := range child.Rule.Children {
			if inner.Background != nil {
				starts = append(starts, r.firstLine(nil, inner.Background.Location))
			}
		}
	}
	for _, w := range r.order {
		starts = append(starts, w.block.first)
	}
	slices.Sort(starts)
	for _, w := range r.order {
		next, _ := slices.BinarySearch(starts, w.block.first+1)
		w.block.last = starts[next] - 1
	}
}

func (r *reader) readPickles(pickles []*messages.Pickle) {
	for _, p := range pickles {
		w := r.written[p.AstNodeIds[0]]
		s := &Scenario{
			Feature: r.feature, Keyword: w.node.Keyword, Name: p.Name,
			Line: int(w.node.Location.Line),
		}
		if w.rule != nil {
			s.Rule = w.rule.Name
		}
		if len(p.AstNodeIds) > 1 {
			row := w.rows[p.AstNodeIds[1]]
			s.Line = int(row.Location.Line)
			for _, cell := range row.Cells {
				s.Row = append(s.Row, cell.Value)
			}
		}
		for _, t := range p.Tags {
			if !slices.Contains(s.Tags, t.Name) {
				s.Tags = append(s.Tags, t.Name)
			}
		}
		r.readTags(s)
		r.readSteps(s, p)
		s.ID = identity(s)
		w.block.scenarios = append(w.block.scenarios, s)
		r.feature.Scenarios = append(r.feature.Scenarios, s)
	}
}

func (r *reader) readSteps(s *Scenario, p *messages.Pickle) {
	s.Checksum = checksum(p.Steps)
	for _, step := range p.Steps {
		node := r.steps[step.AstNodeIds[0]]
		if need := steps.Needs(steps.KindOf(step.Type), step.Text); need != "" {
			s.needs = append(s.needs, need)
		}
		s.Steps = append(s.Steps, Step{
			Keyword: strings.TrimSpace(node.Keyword), Text: step.Text, Line: int(node.Location.Line),
			HasTable: step.Argument != nil && step.Argument.DataTable != nil,
			HasText:  step.Argument != nil && step.Argument.DocString != nil,
		})
	}
}

// checksum sums up what steps say, with the tables and texts under them.
func checksum(steps []*messages.PickleStep) string {
	sum := sha256.New()
	for _, step := range steps {
		fmt.Fprintf(sum, "%q\n", step.Text)
		if step.Argument == nil {
			continue
		}
		if text := step.Argument.DocString; text != nil {
			fmt.Fprintf(sum, "  %q\n", text.Content)
		}
		if table := step.Argument.DataTable; table != nil {
			for _, row := range table.Rows {
				for _, cell := range row.Cells {
					fmt.Fprintf(sum, "  | %q", cell.Value)
				}
				fmt.Fprintln(sum)
			}
		}
	}
	return hex.EncodeToString(sum.Sum(nil)[:8])
}

// identity is what expectations, shards and baselines know a scenario by.
func identity(s *Scenario) string {
	subject := strings.Join(s.Rulings, "+")
	if subject == "" {
		subject = s.Rule
	}
	if subject == "" {
		subject = s.Feature.Name
	}
	id := subject + ": " + s.Name
	if s.Row != nil {
		id += " [" + strings.Join(s.Row, " | ") + "]"
	}
	return id
}

var placeholder = regexp.MustCompile(`<[^<>]+>`)

var outlineKeywords = []string{"Scenario Outline", "Scenario Template"}

func (w *writtenScenario) rowless() bool { return len(w.rows) == 0 }

// checkOutlines finds outlines that run nothing, or leave a placeholder empty.
func (r *reader) checkOutlines() {
	for _, w := range r.order {
		outline := len(w.node.Examples) > 0 || slices.Contains(outlineKeywords, strings.TrimSpace(w.node.Keyword))
		if outline && w.rowless() {
			r.complain(w.node.Location, fmt.Sprintf("%q has no example rows, so it would check nothing", w.node.Name))
			continue
		}
		for _, examples := range w.node.Examples {
			r.checkColumns(w.node, examples)
		}
	}
}

func (r *reader) checkColumns(node *messages.Scenario, examples *messages.Examples) {
	if examples.TableHeader == nil {
		return
	}
	var columns []string
	for _, cell := range examples.TableHeader.Cells {
		columns = append(columns, "<"+cell.Value+">")
	}
	for _, step := range node.Steps {
		for _, name := range placeholder.FindAllString(step.Text, -1) {
			if slices.Contains(columns, name) {
				continue
			}
			r.complain(step.Location, fmt.Sprintf("%s is no column of the examples on line %d (%s)%s",
				name, examples.TableHeader.Location.Line, strings.Join(columns, ", "), DidYouMean(name, columns)))
		}
	}
}

func (r *reader) complain(at *messages.Location, text string) {
	r.problems = append(r.problems, Problem{
		File: r.feature.Path, Line: int(at.Line), Column: int(at.Column), Text: text,
	})
}

// finish notes which lines stand for which scenarios, the widest first.
func (r *reader) finish() {
	f := r.feature
	f.scopes = append(f.scopes, scope{1, r.lines, f.Scenarios})
	f.scopes = append(f.scopes, r.ruleScopes()...)
	for _, w := range r.order {
		f.blocks = append(f.blocks, w.block)
		f.scopes = append(f.scopes, scope{w.block.first, w.block.last, w.block.scenarios})
	}
	for _, w := range r.order {
		f.scopes = append(f.scopes, r.exampleScopes(w)...)
	}
	for _, s := range f.Scenarios {
		if s.Row != nil {
			f.scopes = append(f.scopes, scope{s.Line, s.Line, []*Scenario{s}})
		}
	}
}

func (r *reader) ruleScopes() []scope {
	var scopes []scope
	for _, child := range r.document.Feature.Children {
		if child.Rule == nil {
			continue
		}
		first := r.firstLine(child.Rule.Tags, child.Rule.Location)
		if len(scopes) > 0 {
			scopes[len(scopes)-1].last = first - 1
		}
		var scenarios []*Scenario
		for _, w := range r.order {
			if w.rule == child.Rule {
				scenarios = append(scenarios, w.block.scenarios...)
			}
		}
		scopes = append(scopes, scope{first, r.lines, scenarios})
	}
	return scopes
}

func (r *reader) exampleScopes(w *writtenScenario) []scope {
	var scopes []scope
	for _, examples := range w.node.Examples {
		if len(examples.TableBody) == 0 {
			continue
		}
		first := r.firstLine(examples.Tags, examples.Location)
		last := int(examples.TableBody[len(examples.TableBody)-1].Location.Line)
		var scenarios []*Scenario
		for _, s := range w.block.scenarios {
			if first <= s.Line && s.Line <= last {
				scenarios = append(scenarios, s)
			}
		}
		scopes = append(scopes, scope{first, last, scenarios})
	}
	return scopes
}

// At returns the scenarios that a line stands for: a row, a scenario, the
// examples of an outline, all of a rule, or all of the feature.
func (f *Feature) At(line int) []*Scenario {
	var found []*Scenario
	for _, s := range f.scopes {
		if s.first <= line && line <= s.last {
			found = s.scenarios
		}
	}
	return found
}

// Lines is how many lines the file has.
func (f *Feature) Lines() int { return f.scopes[0].last }

func tagNames(tags []*messages.Tag) []string {
	names := make([]string, len(tags))
	for i, t := range tags {
		names[i] = t.Name
	}
	return names
}
