package conformance

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"math"
	"strings"
	"time"
)

// jsonReport writes one object, for other programs.
type jsonReport struct{ *printer }

func (*jsonReport) Result(Result) {}

func (j *jsonReport) End(o *Outcome) error { return j.encode(stored(o)) }

// orEmpty makes an empty list of a missing one: readers needn't expect null.
func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

func milliseconds(d time.Duration) float64 {
	return math.Round(float64(d)/float64(time.Microsecond)) / 1000
}

func (p *printer) encode(value any) error {
	encoder := json.NewEncoder(p)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(value); err != nil {
		return err
	}
	return p.Flush()
}

// junitReport writes the XML that most CI services read.
type junitReport struct{ *printer }

type junitSuites struct {
	XMLName  xml.Name     `xml:"testsuites"`
	Name     string       `xml:"name,attr"`
	Tests    int          `xml:"tests,attr"`
	Failures int          `xml:"failures,attr"`
	Errors   int          `xml:"errors,attr"`
	Skipped  int          `xml:"skipped,attr"`
	Time     string       `xml:"time,attr"`
	Suites   []junitSuite `xml:"testsuite"`
}

type junitSuite struct {
	Name     string      `xml:"name,attr"`
	File     string      `xml:"file,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Errors   int         `xml:"errors,attr"`
	Skipped  int         `xml:"skipped,attr"`
	Time     string      `xml:"time,attr"`
	Cases    []junitCase `xml:"testcase"`

	feature  *Feature
	duration time.Duration
}

type junitCase struct {
	Name    string       `xml:"name,attr"`
	Class   string       `xml:"classname,attr"`
	File    string       `xml:"file,attr"`
	Line    int          `xml:"line,attr"`
	Time    string       `xml:"time,attr"`
	Failure *junitReason `xml:"failure"`
	Error   *junitReason `xml:"error"`
	Skipped *junitReason `xml:"skipped"`
}

type junitReason struct {
	Type    string `xml:"type,attr,omitempty"`
	Message string `xml:"message,attr"`
	Text    string `xml:",chardata"`
}

func (*junitReport) Result(Result) {}

func (j *junitReport) End(o *Outcome) error {
	all := junitSuites{Name: o.Suite.Name, Time: seconds(o.Duration)}
	for _, r := range o.Results {
		last := len(all.Suites) - 1
		if last < 0 || all.Suites[last].feature != r.Scenario.Feature {
			f := r.Scenario.Feature
			all.Suites = append(all.Suites, junitSuite{Name: f.Name, File: f.Path, feature: f})
			last++
		}
		j.add(&all.Suites[last], r)
	}
	for i := range all.Suites {
		s := &all.Suites[i]
		s.Time = seconds(s.duration)
		all.Tests += s.Tests
		all.Failures += s.Failures
		all.Errors += s.Errors
		all.Skipped += s.Skipped
	}
	j.printf("%s", xml.Header)
	encoder := xml.NewEncoder(j)
	encoder.Indent("", "  ")
	if err := encoder.Encode(all); err != nil {
		return err
	}
	j.printf("\n")
	return j.Flush()
}

func (j *junitReport) add(suite *junitSuite, r Result) {
	s := r.Scenario
	c := junitCase{Name: s.ID, Class: s.Feature.Name, File: s.Feature.Path, Line: s.Line, Time: seconds(r.Duration)}
	reason := &junitReason{Type: string(r.Verdict), Message: firstLine(r.Message), Text: r.Message}
	switch {
	case r.Verdict == Pass:
	case !j.style.breaks(r):
		c.Skipped = &junitReason{Message: reason.Message}
		suite.Skipped++
	case r.Verdict == Fail || r.Verdict == Unsupported:
		c.Failure = reason
		suite.Failures++
	default:
		c.Error = reason
		suite.Errors++
	}
	suite.Tests++
	suite.duration += r.Duration
	suite.Cases = append(suite.Cases, c)
}

func seconds(d time.Duration) string { return fmt.Sprintf("%.6f", d.Seconds()) }

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// cucumberReport writes the JSON of Cucumber's own reporters.
type cucumberReport struct{ *printer }

type cucumberFeature struct {
	URI         string            `json:"uri"`
	ID          string            `json:"id"`
	Keyword     string            `json:"keyword"`
	Name        string            `json:"name"`
	Description string            `json:"description"`
	Line        int               `json:"line"`
	Tags        []cucumberTag     `json:"tags,omitempty"`
	Elements    []cucumberElement `json:"elements"`

	feature *Feature
}

type cucumberTag struct {
	Name string `json:"name"`
}

type cucumberElement struct {
	ID      string         `json:"id"`
	Keyword string         `json:"keyword"`
	Name    string         `json:"name"`
	Line    int            `json:"line"`
	Type    string         `json:"type"`
	Tags    []cucumberTag  `json:"tags,omitempty"`
	Steps   []cucumberStep `json:"steps"`
}

type cucumberStep struct {
	Keyword string         `json:"keyword"`
	Name    string         `json:"name"`
	Line    int            `json:"line"`
	Match   cucumberMatch  `json:"match"`
	Result  cucumberResult `json:"result"`
}

type cucumberMatch struct {
	Location string `json:"location"`
}

type cucumberResult struct {
	Status string `json:"status"`
	// Duration in nanoseconds.
	Duration int64  `json:"duration,omitempty"`
	Message  string `json:"error_message,omitempty"`
}

func (*cucumberReport) Result(Result) {}

func (c *cucumberReport) End(o *Outcome) error {
	features := []*cucumberFeature{}
	for _, r := range o.Results {
		f := r.Scenario.Feature
		if n := len(features); n == 0 || features[n-1].feature != f {
			features = append(features, &cucumberFeature{
				URI: f.Path, ID: slugOf(f.Name), Keyword: "Feature", Name: f.Name, Description: f.Description,
				Line: f.Line, Tags: cucumberTags(f.Tags), feature: f,
			})
		}
		last := features[len(features)-1]
		last.Elements = append(last.Elements, c.element(last.ID, r))
	}
	return c.encode(features)
}

func (c *cucumberReport) element(feature string, r Result) cucumberElement {
	s := r.Scenario
	e := cucumberElement{
		ID: feature + ";" + slugOf(s.ID), Keyword: strings.TrimSpace(s.Keyword), Name: s.Name, Line: s.Line,
		Type: "scenario", Tags: cucumberTags(s.Tags), Steps: []cucumberStep{},
	}
	for i, step := range s.Steps {
		e.Steps = append(e.Steps, cucumberStep{
			Keyword: step.Keyword + " ", Name: step.Text, Line: step.Line,
			Match:  cucumberMatch{Location: fmt.Sprintf("%s:%d", s.Feature.Path, step.Line)},
			Result: c.step(r, i),
		})
	}
	return e
}

// step is a step's status. A scenario that ended before its first step ends at
// that step, so that no reader takes it for passed.
func (c *cucumberReport) step(r Result, i int) cucumberResult {
	if i < len(r.Steps) && r.Steps[i].Passed && (r.Verdict == Pass || i < len(r.Scenario.Steps)-1) {
		return cucumberResult{Status: "passed", Duration: int64(r.Steps[i].Duration)}
	}
	ended := i < len(r.Steps) || i == 0
	if !ended || !c.style.breaks(r) {
		return cucumberResult{Status: "skipped"}
	}
	result := cucumberResult{Status: "failed", Message: r.Message}
	if i < len(r.Steps) {
		result.Duration = int64(r.Steps[i].Duration)
	}
	return result
}

func cucumberTags(names []string) []cucumberTag {
	var tags []cucumberTag
	for _, n := range names {
		tags = append(tags, cucumberTag{n})
	}
	return tags
}

// slugOf is a name as Cucumber's ids spell it.
func slugOf(name string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r + 'a' - 'A'
		}
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return '-'
	}, name), "-")
}
