package conformance

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	gherkin "github.com/cucumber/gherkin/go/v42"
	messages "github.com/cucumber/messages/go/v34"

	"github.com/stickler-mtg/stickler/protocol"
)

// Feature is one feature file.
type Feature struct {
	// Path is the file as the user would name it.
	Path        string
	Name        string
	Description string
	Line        int
	Tags        []string
	Scenarios   []*Scenario

	text   []byte
	scopes []scope
	blocks []*block
}

// Scenario is one scenario, or one example row of an outline.
type Scenario struct {
	// ID is the scenario's identity: its rulings, its name and its row's
	// values, never a line number.
	ID      string
	Feature *Feature
	// Rule is the sentence of the Rule that it belongs to, if any.
	Rule    string
	Keyword string
	Name    string
	// Row holds the example row's values.
	Row  []string
	Line int
	// Tags are all that apply to it, the feature's and rule's included.
	Tags    []string
	Rulings []string
	CR      []string
	// From and Until bound the rules dates that it is for; both inclusive.
	From, Until string
	Steps       []Step
	// Checksum of all that the steps say: two scenarios with one identity are
	// the same if they have the same. It is kept where the steps aren't.
	Checksum string
	// needs are the capabilities that its sentences need.
	needs []protocol.Capability
}

// Step is one step of a scenario, with its example values filled in.
type Step struct {
	Keyword string
	Text    string
	Line    int
	// HasTable and HasText: a table or a doc string follows it.
	HasTable, HasText bool
}

// block is a scenario or an outline as it is written, with all its rows.
type block struct {
	first, last int
	scenarios   []*Scenario
}

// scope is a range of lines that stands for some scenarios.
type scope struct {
	first, last int
	scenarios   []*Scenario
}

// ParseFeature reads a feature file. The error is Problems.
func ParseFeature(path string, text []byte) (*Feature, error) {
	if problems := unreadable(path, text); problems != nil {
		return nil, problems
	}
	ids := &messages.Incrementing{}
	document, err := parseGherkin(text, ids)
	if err != nil {
		return nil, gherkinProblems(path, err)
	}
	if document.Feature == nil {
		return nil, Problems{{File: path, Line: 1, Text: "no Feature: in this file"}}
	}
	r := newReader(path, text, document)
	r.readPickles(gherkin.Pickles(*document, path, ids.NewId))
	r.checkOutlines()
	r.checkDescriptions()
	r.finish()
	return r.feature, r.problems.asError()
}

// maxLineBytes is what the Gherkin parser can hold; it panics beyond that.
const maxLineBytes = 60_000

// unreadable finds lines that the parser can't take.
func unreadable(path string, text []byte) Problems {
	for i, line := range bytes.Split(text, []byte("\n")) {
		switch {
		case !utf8.Valid(line):
			return Problems{{File: path, Line: i + 1, Text: "this isn't UTF-8 text"}}
		case len(line) > maxLineBytes:
			return Problems{{File: path, Line: i + 1, Text: fmt.Sprintf("a line of more than %d bytes", maxLineBytes)}}
		}
	}
	return nil
}

// parseGherkin parses a feature. The parser has panicked on odd input before.
func parseGherkin(text []byte, ids *messages.Incrementing) (document *messages.GherkinDocument, err error) {
	defer func() {
		if value := recover(); value != nil {
			err = fmt.Errorf("this can't be parsed: %v", value)
		}
	}()
	return gherkin.ParseGherkinDocument(bytes.NewReader(text), ids.NewId)
}

var gherkinError = regexp.MustCompile(`^\((\d+):(\d+)\): (.*)$`)

// gherkinProblems gives the parser's complaints their places.
func gherkinProblems(path string, err error) Problems {
	var ps Problems
	for _, line := range strings.Split(err.Error(), "\n") {
		m := gherkinError.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		at, _ := strconv.Atoi(m[1])
		column, _ := strconv.Atoi(m[2])
		ps = append(ps, Problem{File: path, Line: at, Column: column, Text: inPlainWords(m[3])})
	}
	if len(ps) == 0 {
		ps = Problems{{File: path, Text: err.Error()}}
	}
	return ps
}

var gherkinWords = strings.NewReplacer(
	"#EOF", "the end", "#Language", "# language:", "#TagLine", "a @tag", "#FeatureLine", "Feature:",
	"#RuleLine", "Rule:", "#BackgroundLine", "Background:", "#ScenarioLine", "Scenario:",
	"#ExamplesLine", "Examples:", "#StepLine", "a step (Given, When, Then, And, But)",
	"#DocStringSeparator", `"""`, "#TableRow", "a | row |", "#Comment", "a # comment",
	"#Empty", "an empty line", "#Other", "text",
)

// inPlainWords turns the parser's names of tokens into what one would type.
func inPlainWords(complaint string) string {
	expected, got, ok := strings.Cut(strings.TrimPrefix(complaint, "expected: "), ", got ")
	if !ok {
		return complaint
	}
	return fmt.Sprintf("found %s, expected one of: %s", got, gherkinWords.Replace(expected))
}
