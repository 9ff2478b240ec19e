// Package expectations reads, judges and updates files of known failures: what
// an engine is expected to get wrong, ruling by ruling or scenario by scenario,
// with a reason for each. A run that they gate breaks on a new failure, and on
// an expectation that no longer holds, so that the file never lies.
package expectations

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"github.com/stickler-mtg/stickler/conformance"
)

// verdicts are those that can be expected; that a scenario passes needs no entry.
var verdicts = []string{string(conformance.Fail), string(conformance.Error), string(conformance.Timeout), string(conformance.Unsupported)}

// maxBytes bounds a file of expectations: a line for each scenario of the suite is far less.
const maxBytes = 16 << 20

// File is a file of expectations as it is written.
type File struct {
	// Path is the file as the user would name it.
	Path    string
	Entries []*Entry

	text []byte
}

// Entry is one expectation, about a scenario or about a ruling.
type Entry struct {
	// Scenario is a scenario's identity, or Ruling a ruling's id; the other is empty.
	Scenario, Ruling string
	Verdict          conformance.Verdict
	Reason           string
	Line             int

	// verdictAt is where the verdict is written.
	verdictAt place
}

// place is a line and a column, counted from 1 and in characters.
type place struct{ line, column int }

// About names what the entry is about, as the file does.
func (e *Entry) About() string {
	if e.Ruling != "" {
		return "ruling " + e.Ruling
	}
	return "scenario " + strconv.Quote(e.Scenario)
}

// Read reads a file. Every name in it must be that of one of the known
// scenarios, or of a ruling of theirs. The error is Problems.
func Read(path string, known []*conformance.Scenario) (*File, error) {
	in, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, &Missing{conformance.Problem{File: path, Text: "no such file; --update-expect writes one"}}
	}
	if err != nil {
		return nil, conformance.Problem{File: path, Text: conformance.PlainPathError(err)}
	}
	defer in.Close()
	text, err := conformance.ReadBounded(in, path, maxBytes, "a file of expectations")
	if err != nil {
		return nil, err
	}
	return parse(path, text, known)
}

// Missing: there is no such file.
type Missing struct{ conformance.Problem }

// reader takes entries off a parsed file and collects what is wrong with them.
type reader struct {
	file     *File
	names    names
	problems conformance.Problems
	first    map[string]int
}

func parse(path string, text []byte, known []*conformance.Scenario) (*File, error) {
	r := &reader{file: &File{Path: path, text: text}, names: namesOf(known), first: map[string]int{}}
	root, err := rootOf(path, text)
	if err != nil {
		return nil, err
	}
	if root == nil {
		return r.file, nil
	}
	if root.Kind != yaml.SequenceNode || root.Style&yaml.FlowStyle != 0 {
		r.complain(root, "found %s, expected a list with an entry a line: %s", kindOf(root), form)
		return nil, r.problems
	}
	for _, node := range root.Content {
		r.entry(node)
	}
	if len(r.problems) > 0 {
		return nil, r.problems
	}
	return r.file, nil
}

// form is what an entry looks like.
const form = `- {ruling: topic/name, expect: fail, reason: "why"}`

var yamlLine = regexp.MustCompile(`^yaml: line (\d+): (.*)$`)

// rootOf parses the one document of a file; nil if it is empty.
func rootOf(path string, text []byte) (*yaml.Node, error) {
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	var document, another yaml.Node
	err := decoder.Decode(&document)
	if errors.Is(err, io.EOF) {
		return nil, nil
	}
	if err == nil {
		if err = decoder.Decode(&another); err == nil {
			return nil, conformance.Problem{File: path, Line: another.Line, Text: "a second document begins here; the file is one list"}
		}
		if errors.Is(err, io.EOF) {
			root := document.Content[0]
			if root.Kind == yaml.ScalarNode && root.Tag == "!!null" {
				return nil, nil
			}
			return root, nil
		}
	}
	problem := conformance.Problem{File: path, Text: strings.TrimPrefix(err.Error(), "yaml: ")}
	if m := yamlLine.FindStringSubmatch(err.Error()); m != nil {
		problem.Line, _ = strconv.Atoi(m[1])
		problem.Text = m[2]
	}
	if strings.Contains(problem.Text, "mapping values are not allowed") || strings.Contains(problem.Text, "did not find expected") {
		problem.Text += `; a scenario or a reason with ":", "," or brackets in it must be in "quotes"`
	}
	return nil, problem
}

func kindOf(n *yaml.Node) string {
	switch n.Kind {
	case yaml.MappingNode:
		return "keys and values"
	case yaml.SequenceNode:
		return "a list in brackets"
	case yaml.AliasNode:
		return "an alias"
	}
	return fmt.Sprintf("%q", n.Value)
}

func (r *reader) complain(at *yaml.Node, format string, args ...any) {
	r.problems = append(r.problems, conformance.Problem{
		File: r.file.Path, Line: at.Line, Column: at.Column, Text: fmt.Sprintf(format, args...),
	})
}

var keys = []string{"scenario", "ruling", "expect", "reason"}

// entry reads one entry.
func (r *reader) entry(node *yaml.Node) {
	if node.Kind != yaml.MappingNode {
		r.complain(node, "found %s, expected %s", kindOf(node), form)
		return
	}
	complaints := len(r.problems)
	values := map[string]*yaml.Node{}
	for i := 0; i+1 < len(node.Content); i += 2 {
		key, value := node.Content[i], node.Content[i+1]
		switch {
		case !slices.Contains(keys, key.Value):
			r.complain(key, "found %s, expected one of %s%s", kindOf(key), strings.Join(keys, ", "), conformance.DidYouMean(key.Value, keys))
		case values[key.Value] != nil:
			r.complain(key, "%s is there twice in this entry", key.Value)
		case value.Kind != yaml.ScalarNode:
			r.complain(value, "found %s, expected a text for %s", kindOf(value), key.Value)
		case value.Tag != "!!null" && strings.TrimSpace(value.Value) != "":
			values[key.Value] = value
		}
	}
	if len(r.problems) > complaints {
		return
	}
	e := &Entry{Line: node.Line}
	r.subject(e, node, values)
	r.verdict(e, node, values["expect"])
	if values["reason"] == nil {
		r.complain(node, "the reason is missing: why is this expected?")
	} else {
		e.Reason = values["reason"].Value
	}
	r.file.Entries = append(r.file.Entries, e)
}

// subject reads what the entry is about.
func (r *reader) subject(e *Entry, node *yaml.Node, values map[string]*yaml.Node) {
	scenario, ruling := values["scenario"], values["ruling"]
	switch {
	case scenario != nil && ruling != nil:
		r.complain(ruling, "an entry is about a scenario or a ruling, not both")
		return
	case scenario != nil:
		e.Scenario = scenario.Value
		if why := r.names.unknownScenario(e.Scenario); why != "" {
			r.complain(scenario, "%s", why)
		}
	case ruling != nil:
		e.Ruling = ruling.Value
		if why := r.names.unknownRuling(e.Ruling); why != "" {
			r.complain(ruling, "%s", why)
		}
	default:
		r.complain(node, "the entry names no scenario and no ruling; expected %s", form)
		return
	}
	if line, taken := r.first[e.About()]; taken {
		r.complain(node, "there is an entry for the %s already, in line %d", e.About(), line)
		return
	}
	r.first[e.About()] = node.Line
}

func (r *reader) verdict(e *Entry, node, value *yaml.Node) {
	if value == nil {
		r.complain(node, "what is expected is missing: expect: %s", strings.Join(verdicts, ", "))
		return
	}
	hint := conformance.DidYouMean(value.Value, verdicts)
	if value.Value == string(conformance.Pass) {
		hint = "; what passes needs no entry"
	}
	if !slices.Contains(verdicts, value.Value) {
		r.complain(value, "found %q, expected one of %s%s", value.Value, strings.Join(verdicts, ", "), hint)
		return
	}
	e.Verdict, e.verdictAt = conformance.Verdict(value.Value), place{value.Line, value.Column}
}

// names are the scenarios and rulings that there are.
type names struct{ scenarios, rulings []string }

func namesOf(known []*conformance.Scenario) names {
	var n names
	for _, s := range known {
		n.scenarios = append(n.scenarios, s.ID)
		n.rulings = append(n.rulings, s.Rulings...)
	}
	slices.Sort(n.scenarios)
	slices.Sort(n.rulings)
	n.scenarios, n.rulings = slices.Compact(n.scenarios), slices.Compact(n.rulings)
	return n
}

// unknownScenario says why no scenario has a name; "" if one has.
func (n names) unknownScenario(id string) string {
	if has(n.scenarios, id) {
		return ""
	}
	if has(n.rulings, id) {
		return fmt.Sprintf("%q is a ruling; write ruling: %s", id, id)
	}
	return fmt.Sprintf("no scenario is named %q%s", id, conformance.DidYouMean(id, n.scenarios))
}

// unknownRuling says why no ruling has an id; "" if one has.
func (n names) unknownRuling(id string) string {
	if has(n.rulings, id) {
		return ""
	}
	if has(n.scenarios, id) {
		return fmt.Sprintf("%q is a scenario; write scenario: %q", id, id)
	}
	return fmt.Sprintf("no ruling is named %q%s", id, conformance.DidYouMean(id, n.rulings))
}

func has(sorted []string, word string) bool {
	_, found := slices.BinarySearch(sorted, word)
	return found
}
