package conformance

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

// Selection says which scenarios to run. Each field narrows it down; an empty
// one doesn't.
type Selection struct {
	// Paths are files, folders or FILE:LINE; none means the embedded suite.
	Paths []string
	// Tags is a tag expression.
	Tags string
	// Rulings are ids of which a scenario must have one.
	Rulings []string
	// CR are rule numbers of which a scenario must cite one, or one under it.
	CR []string
	// Rules is the date of the rules to play by; empty means the engine's newest.
	Rules string
	// Shard is the part of all that to run.
	Shard Shard
}

// Suite is what was selected, in order of paths and lines.
type Suite struct {
	Features  []*Feature
	Scenarios []*Scenario
	// Rules is the date of the rules that they are for.
	Rules string
	// Needs are capabilities that an engine must have for any of them.
	Needs []protocol.Capability
	// Known are the scenarios of every file that was read, selected or not.
	Known []*Scenario
	// LeftOut counts scenarios that were selected but aren't for that date.
	LeftOut int
	// Shard is the part that the scenarios are of what was selected.
	Shard Shard
	// Notes are for the user: a tag that no scenario has.
	Notes []string
}

// Select reads features and picks scenarios. An error means that the run can't
// begin: it is a Problem or Problems.
func Select(embedded fs.FS, selection Selection) (*Suite, error) {
	expression, err := ParseTags(selection.Tags)
	if err != nil {
		return nil, err
	}
	for _, number := range selection.CR {
		if !ruleNumber.MatchString(number) {
			return nil, Problem{File: "--cr", Text: fmt.Sprintf("%q is no rule number such as 712, 712.8 or 712.8e", number)}
		}
	}
	loaded, err := load(finder{embedded}, selection.Paths)
	if err != nil {
		return nil, err
	}
	suite := &Suite{Rules: selection.Rules}
	for _, f := range loaded.features {
		suite.Known = append(suite.Known, f.Scenarios...)
	}
	for _, s := range loaded.scenarios {
		if !selection.wants(s, expression) {
			continue
		}
		if !s.ForDate(suite.Rules) {
			suite.LeftOut++
			continue
		}
		suite.add(s)
	}
	suite.Notes = loaded.unknownTags(expression)
	if len(suite.Scenarios) == 0 {
		return nil, loaded.nothingSelected(selection, expression, suite)
	}
	suite.narrow(selection.Shard)
	return suite, nil
}

// All reads every scenario of the embedded suite, whatever rules it is for.
func All(embedded fs.FS) ([]*Scenario, error) {
	all, err := load(finder{embedded}, nil)
	if err != nil {
		return nil, err
	}
	return all.scenarios, nil
}

func (s *Suite) add(scenario *Scenario) {
	if n := len(s.Features); n == 0 || s.Features[n-1] != scenario.Feature {
		s.Features = append(s.Features, scenario.Feature)
	}
	s.Scenarios = append(s.Scenarios, scenario)
}

func (sel Selection) wants(s *Scenario, expression *TagExpression) bool {
	if !expression.Matches(s.HasTag) {
		return false
	}
	if len(sel.Rulings) > 0 && !slices.ContainsFunc(sel.Rulings, func(id string) bool { return slices.Contains(s.Rulings, id) }) {
		return false
	}
	return len(sel.CR) == 0 || slices.ContainsFunc(sel.CR, s.cites)
}

// loaded is everything in the files and lines that were asked for.
type loaded struct {
	features  []*Feature
	scenarios []*Scenario
}

// load reads each file once, however often it was asked for.
func load(find finder, paths []string) (*loaded, error) {
	if len(paths) == 0 {
		find, paths = finder{find.embedded}, []string{""}
	}
	var problems Problems
	all := &loaded{}
	type place struct {
		embedded bool
		path     string
	}
	byPath := map[place]*Feature{}
	wanted := map[*Scenario]bool{}
	for _, arg := range paths {
		files, line, err := find.resolve(arg)
		if err != nil {
			problems = append(problems, ProblemsOf(err)...)
			continue
		}
		for _, from := range files {
			at := place{from.system != nil, from.path}
			feature, known := byPath[at]
			if !known {
				feature, err = readFeature(from)
				problems = append(problems, ProblemsOf(err)...)
				byPath[at] = feature
				if feature != nil {
					all.features = append(all.features, feature)
				}
			}
			if feature == nil {
				continue
			}
			scenarios, err := feature.asked(line)
			problems = append(problems, ProblemsOf(err)...)
			for _, s := range scenarios {
				wanted[s] = true
			}
		}
	}
	problems = append(problems, duplicates(all.features)...)
	for _, f := range all.features {
		for _, s := range f.Scenarios {
			if wanted[s] {
				all.scenarios = append(all.scenarios, s)
			}
		}
	}
	return all, problems.asError()
}

// resolve finds the files of an argument; an empty one is the embedded suite.
func (f finder) resolve(arg string) ([]file, int, error) {
	if arg == "" {
		files, err := f.findSuite()
		return files, 0, err
	}
	if files, err := f.find(arg); err == nil {
		return files, 0, nil
	}
	name, line, err := splitLine(arg)
	if err != nil {
		return nil, 0, err
	}
	files, err := f.find(name)
	if err == nil && line > 0 && len(files) != 1 {
		return nil, 0, Problem{File: name, Text: "a folder has no lines; name a file"}
	}
	return files, line, err
}

func readFeature(from file) (*Feature, error) {
	text, err := from.read()
	if err != nil {
		return nil, err
	}
	feature, err := ParseFeature(from.path, text)
	if err != nil {
		return nil, err
	}
	return feature, nil
}

// asked are the scenarios that a line stands for; line 0 is the whole file.
func (f *Feature) asked(line int) ([]*Scenario, error) {
	if line == 0 {
		return f.Scenarios, nil
	}
	if line > f.Lines() {
		return nil, Problem{File: f.Path, Line: line, Text: fmt.Sprintf("the file has only %d lines", f.Lines())}
	}
	scenarios := f.At(line)
	if len(scenarios) == 0 {
		return nil, Problem{File: f.Path, Line: line, Text: "no scenario here"}
	}
	return scenarios, nil
}

// ProblemsOf are the problems that an error is made of.
func ProblemsOf(err error) Problems {
	var many Problems
	if errors.As(err, &many) {
		return many
	}
	var one Problem
	if errors.As(err, &one) {
		return Problems{one}
	}
	if err != nil {
		return Problems{{Text: err.Error()}}
	}
	return nil
}

// duplicates finds scenarios with one identity: an expectation or a shard
// couldn't tell them apart.
func duplicates(features []*Feature) Problems {
	var problems Problems
	first := map[string]*Scenario{}
	for _, f := range features {
		for _, s := range f.Scenarios {
			other, taken := first[s.ID]
			if !taken {
				first[s.ID] = s
				continue
			}
			problems = append(problems, Problem{File: f.Path, Line: s.Line, Text: fmt.Sprintf(
				"this has the same ruling, name and row as %s:%d (%s); give one another name", other.Feature.Path, other.Line, s.ID)})
		}
	}
	return problems
}

func (l *loaded) tags() []string {
	var tags []string
	for _, s := range l.scenarios {
		tags = append(tags, s.Tags...)
	}
	slices.Sort(tags)
	return slices.Compact(tags)
}

func (l *loaded) rulings() []string {
	var ids []string
	for _, s := range l.scenarios {
		ids = append(ids, s.Rulings...)
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// unknownTags notes each tag of the expression that no scenario has: most are typing errors.
func (l *loaded) unknownTags(expression *TagExpression) []string {
	var notes []string
	known := l.tags()
	for _, tag := range expression.Tags {
		if slices.Contains(known, tag) {
			continue
		}
		note := fmt.Sprintf("no scenario has the tag %s%s", tag, DidYouMean(tag, known))
		if !slices.Contains(notes, note) {
			notes = append(notes, note)
		}
	}
	return notes
}

// nothingSelected says which of the conditions is to blame.
func (l *loaded) nothingSelected(sel Selection, expression *TagExpression, suite *Suite) error {
	if suite.LeftOut > 0 {
		return Problem{Text: fmt.Sprintf("nothing to run: all %d scenarios selected are for other rules than %s%s", suite.LeftOut, rulesOf(suite.Rules), l.otherDate(suite.Rules))}
	}
	reasons := l.unknownTags(expression)
	for _, id := range sel.Rulings {
		if known := l.rulings(); !slices.Contains(known, id) {
			reasons = append(reasons, fmt.Sprintf("no scenario has the ruling %s%s", id, DidYouMean(id, known)))
		}
	}
	for _, number := range sel.CR {
		if !slices.ContainsFunc(l.scenarios, func(s *Scenario) bool { return s.cites(number) }) {
			reasons = append(reasons, fmt.Sprintf("no scenario cites CR %s%s", number, DidYouMean(number, l.cited())))
		}
	}
	if len(reasons) == 0 {
		reasons = append(reasons, fmt.Sprintf("none of the %d scenarios meets all conditions", len(l.scenarios)))
	}
	return Problem{Text: "nothing to run: " + strings.Join(reasons, "; ")}
}

func (l *loaded) cited() []string {
	var numbers []string
	for _, s := range l.scenarios {
		numbers = append(numbers, s.CR...)
	}
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

// rulesOf names the rules of a date.
func rulesOf(date string) string {
	if date == "" {
		return "the newest"
	}
	return "those of " + date
}

// otherDate is a date that suits the first scenario that isn't for the given one.
func (l *loaded) otherDate(rules string) string {
	for _, s := range l.scenarios {
		if date := cmp.Or(s.Until, s.From); !s.ForDate(rules) {
			return "; try --rules " + date
		}
	}
	return ""
}
