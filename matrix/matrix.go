// Package matrix puts the results of several engines side by side: rulings
// down, engines across, what they disagree about first. What an engine gets
// wrong and what it can't say are counted apart throughout.
package matrix

import (
	"cmp"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/conformance"
)

// Matrix is what several engines say about the same scenarios. Its JSON is
// promised to readers.
type Matrix struct {
	// Suite is the suite's name and version.
	Suite string `json:"suite"`
	// Rules is the date of the rules that all played by.
	Rules   string   `json:"rules"`
	Engines []Engine `json:"engines"`
	// Rulings in the order of their standings.
	Rulings []Ruling `json:"rulings"`
}

// Engine is a column.
type Engine struct {
	Name    string `json:"name"`
	Version string `json:"version"`
	// Summary counts all its scenarios, each once.
	Summary conformance.Summary `json:"summary"`
}

// String is the engine's name with its version.
func (e Engine) String() string { return strings.TrimSpace(e.Name + " " + e.Version) }

// Ruling is a row.
type Ruling struct {
	// ID is empty for the scenarios that are about none.
	ID       string   `json:"id"`
	Standing Standing `json:"standing"`
	// Cells counts the verdicts of the ruling's scenarios, in the order of the engines.
	Cells []conformance.Summary `json:"cells"`
	// Scenarios are those that an engine fails or broke at, disagreements first.
	Scenarios []Scenario `json:"scenarios"`
}

// Scenario is what the engines say about one.
type Scenario struct {
	ID      string `json:"id"`
	Feature string `json:"feature"`
	Line    int    `json:"line"`
	// Answers in the order of the engines.
	Answers []Answer `json:"answers"`
}

// Answer is one engine's verdict on a scenario, and why.
type Answer struct {
	Verdict conformance.Verdict `json:"verdict"`
	Message string              `json:"message"`
}

// Standing is how engines stand to each other about a ruling or a scenario.
type Standing string

// The standings.
const (
	Disagreement Standing = "disagreement"
	Failed       Standing = "failed"
	Broken       Standing = "broken"
	Agreement    Standing = "agreement"
	Unsaid       Standing = "unsaid"
)

// standings are in the order of the rows, with what they mean.
var standings = []struct {
	Standing Standing
	Title    string
}{
	{Disagreement, "Disagreements: an engine passes a scenario that another fails"},
	{Failed, "Failed: an engine fails, and none passes the same scenario"},
	{Broken, "Broken: none fails, but an engine broke or was too slow"},
	{Agreement, "Agreements: all that can say pass"},
	{Unsaid, "Unsaid: no engine can say"},
}

func (s Standing) place() int {
	for i, known := range standings {
		if known.Standing == s {
			return i
		}
	}
	return len(standings)
}

// New lines several engines' results up. They must be whole, of different
// engines, and of the same scenarios. The error is conformance.Problems.
func New(parts []conformance.Part) (*Matrix, error) {
	if problems := unfit(parts); len(problems) > 0 {
		return nil, problems
	}
	first := parts[0].Outcome
	m := &Matrix{Suite: first.Suite.Name + " " + first.Suite.Version, Rules: first.Rules, Rulings: []Ruling{}}
	answers := make([]map[string]conformance.Result, len(parts))
	for i, p := range parts {
		m.Engines = append(m.Engines, Engine{Name: p.Outcome.Engine.Name, Version: p.Outcome.Engine.Version, Summary: p.Outcome.Summary})
		answers[i] = byID(p.Outcome)
	}
	rows := map[string]*Ruling{}
	for _, r := range first.Results {
		s := Scenario{ID: r.Scenario.ID, Feature: r.Scenario.Feature.Path, Line: r.Scenario.Line}
		for _, of := range answers {
			result := of[s.ID]
			s.Answers = append(s.Answers, Answer{result.Verdict, result.Message})
		}
		for _, id := range about(r.Scenario) {
			if rows[id] == nil {
				rows[id] = &Ruling{ID: id, Standing: Unsaid, Cells: make([]conformance.Summary, len(parts)), Scenarios: []Scenario{}}
			}
			rows[id].add(s)
		}
	}
	for _, row := range rows {
		slices.SortStableFunc(row.Scenarios, func(a, b Scenario) int {
			return cmp.Compare(a.standing().place(), b.standing().place())
		})
		m.Rulings = append(m.Rulings, *row)
	}
	slices.SortFunc(m.Rulings, byStanding)
	return m, nil
}

// about lists the rulings that a scenario is about, each once; "" for none.
func about(s *conformance.Scenario) []string {
	if len(s.Rulings) == 0 {
		return []string{""}
	}
	return slices.Compact(slices.Sorted(slices.Values(s.Rulings)))
}

// add counts one more scenario of the ruling.
func (r *Ruling) add(s Scenario) {
	for i, a := range s.Answers {
		r.Cells[i].Add(a.Verdict)
	}
	standing := s.standing()
	if standing.place() < r.Standing.place() {
		r.Standing = standing
	}
	if standing.place() < Agreement.place() {
		r.Scenarios = append(r.Scenarios, s)
	}
}

// standing compares what the engines say. That one can't say something, or
// broke, contradicts nobody.
func (s Scenario) standing() Standing {
	var all conformance.Summary
	for _, a := range s.Answers {
		all.Add(a.Verdict)
	}
	switch {
	case all.Fail > 0 && all.Pass > 0:
		return Disagreement
	case all.Fail > 0:
		return Failed
	case all.Error+all.Timeout > 0:
		return Broken
	case all.Pass > 0:
		return Agreement
	}
	return Unsaid
}

// byStanding puts disagreements first; rulings that stand alike are in the
// order of the alphabet, with what is about none last.
func byStanding(a, b Ruling) int {
	return cmp.Or(
		cmp.Compare(a.Standing.place(), b.Standing.place()),
		cmp.Compare(len(b.ID[:min(1, len(b.ID))]), len(a.ID[:min(1, len(a.ID))])),
		strings.Compare(a.ID, b.ID),
	)
}

func byID(o *conformance.Outcome) map[string]conformance.Result {
	results := map[string]conformance.Result{}
	for _, r := range o.Results {
		results[r.Scenario.ID] = r
	}
	return results
}
