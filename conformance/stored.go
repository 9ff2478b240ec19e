package conformance

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/stickler-mtg/stickler/protocol"
)

// jsonOutcome is a run as the json report keeps it; its fields are promised to readers.
type jsonOutcome struct {
	Suite  protocol.Named `json:"suite"`
	Engine protocol.Named `json:"engine"`
	// Capabilities are those of the engine's that were used.
	Capabilities []protocol.Capability `json:"capabilities"`
	Rules        string                `json:"rules"`
	// UnsupportedPasses: what the engine can't do didn't break the run.
	UnsupportedPasses bool           `json:"unsupported_passes"`
	Shard             *Shard         `json:"shard,omitempty"`
	Scenarios         []jsonScenario `json:"scenarios"`
	Summary           Summary        `json:"summary"`
	Rulings           []Sum          `json:"by_ruling"`
	Cited             []Sum          `json:"by_rule"`
	Cards             []Sum          `json:"by_card"`
	LeftOut           int            `json:"left_out"`
	DurationMS        float64        `json:"duration_ms"`
}

type jsonScenario struct {
	ID         string   `json:"id"`
	Checksum   string   `json:"checksum"`
	Feature    string   `json:"feature"`
	Rule       string   `json:"rule"`
	Scenario   string   `json:"scenario"`
	Line       int      `json:"line"`
	Rulings    []string `json:"rulings"`
	CR         []string `json:"cr"`
	Tags       []string `json:"tags"`
	Verdict    Verdict  `json:"verdict"`
	Message    string   `json:"message"`
	DurationMS float64  `json:"duration_ms"`
}

func stored(o *Outcome) jsonOutcome {
	object := jsonOutcome{
		Suite: o.Suite, Engine: o.Engine, Capabilities: orEmpty(o.Capabilities), Rules: o.Rules,
		UnsupportedPasses: o.UnsupportedPasses, Summary: o.Summary, LeftOut: o.LeftOut, DurationMS: milliseconds(o.Duration),
		Rulings: o.Sums(ByRuling), Cited: o.Sums(ByRule), Cards: o.Sums(ByCard),
		Scenarios: make([]jsonScenario, len(o.Results)),
	}
	if !o.Shard.whole() {
		object.Shard = &o.Shard
	}
	for i, r := range o.Results {
		s := r.Scenario
		object.Scenarios[i] = jsonScenario{
			ID: s.ID, Checksum: s.Checksum, Feature: s.Feature.Path, Rule: s.Rule, Scenario: s.Name, Line: s.Line,
			Rulings: orEmpty(s.Rulings), CR: orEmpty(s.CR), Tags: orEmpty(s.Tags),
			Verdict: r.Verdict, Message: r.Message, DurationMS: milliseconds(r.Duration),
		}
	}
	return object
}

// maxStoredBytes bounds a file of results; those of the whole suite are a hundredth of it.
const maxStoredBytes = 256 << 20

// ReadOutcome reads what "stickler run --format json" has written. Its scenarios
// have no steps, and nothing else of their text. The error is a Problem.
func ReadOutcome(path string) (*Outcome, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, Problem{File: path, Text: PlainPathError(err)}
	}
	defer file.Close()
	text, err := ReadBounded(file, path, maxStoredBytes, "results")
	if err != nil {
		return nil, err
	}
	var object jsonOutcome
	if err := json.Unmarshal(text, &object); err != nil {
		return nil, jsonProblem(path, text, err)
	}
	outcome, why := object.outcome()
	if why != "" {
		return nil, Problem{File: path, Text: why}
	}
	return outcome, nil
}

// jsonProblem says where a text is no JSON, or not that of results.
func jsonProblem(path string, text []byte, err error) Problem {
	const hint = `; expected what "stickler run --format json" writes`
	p := Problem{File: path, Text: err.Error() + hint}
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	offset := int64(0)
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
	case errors.As(err, &kind):
		offset = kind.Offset
		p.Text = fmt.Sprintf("found a %s for %q%s", kind.Value, kind.Field, hint)
	}
	if before := text[:min(offset, int64(len(text)))]; offset > 0 {
		p.Line = bytes.Count(before, []byte("\n")) + 1
		p.Column = max(1, len(before)-bytes.LastIndexByte(before, '\n')-1)
	}
	return p
}

// outcome is the run that was stored, or why it can't be one.
func (j *jsonOutcome) outcome() (o *Outcome, why string) {
	if j.Suite.Name == "" || j.Engine.Name == "" || j.Rules == "" || j.Scenarios == nil {
		return nil, `no results: suite, engine, rules or scenarios are missing; expected what "stickler run --format json" writes`
	}
	o = &Outcome{
		Suite: j.Suite, Engine: j.Engine, Capabilities: j.Capabilities, Rules: j.Rules, UnsupportedPasses: j.UnsupportedPasses,
		LeftOut: j.LeftOut, Duration: duration(j.DurationMS), Results: make([]Result, len(j.Scenarios)),
	}
	if j.Shard != nil {
		o.Shard = *j.Shard
		if o.Shard.Of > maxShards || o.Shard.Index < 1 || o.Shard.Index > o.Shard.Of {
			return nil, fmt.Sprintf("there is no shard %s", o.Shard)
		}
	}
	features := map[string]*Feature{}
	first := map[string]bool{}
	for i, s := range j.Scenarios {
		switch {
		case s.ID == "":
			return nil, fmt.Sprintf("scenario %d has no id", i+1)
		case first[s.ID]:
			return nil, fmt.Sprintf("the scenario %q is there twice", s.ID)
		case !slices.Contains(Verdicts, s.Verdict):
			return nil, fmt.Sprintf("the scenario %q has the verdict %q, which is none", s.ID, s.Verdict)
		}
		first[s.ID] = true
		if features[s.Feature] == nil {
			features[s.Feature] = &Feature{Path: s.Feature, Name: s.Feature}
		}
		o.Results[i] = Result{
			Verdict: s.Verdict, Message: s.Message, Duration: duration(s.DurationMS),
			Scenario: &Scenario{
				ID: s.ID, Checksum: s.Checksum, Feature: features[s.Feature], Rule: s.Rule, Keyword: "Scenario", Name: s.Scenario, Line: s.Line,
				Rulings: s.Rulings, CR: s.CR, Tags: s.Tags,
			},
		}
	}
	o.Summary = summarize(o.Results)
	if o.Summary != j.Summary {
		return nil, fmt.Sprintf("the summary says %s, but the scenarios come to %s", j.Summary, o.Summary)
	}
	return o, ""
}

func duration(ms float64) time.Duration { return time.Duration(ms * float64(time.Millisecond)) }
