package conformance

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/rulebook"
)

// Subject is what verdicts are summed up by.
type Subject string

// The subjects.
const (
	ByRuling Subject = "ruling"
	ByRule   Subject = "rule"
	ByCard   Subject = "card"
)

// Subjects lists the subjects; the first is the default.
var Subjects = []Subject{ByRuling, ByRule, ByCard}

// ParseSubject reads the name of a subject.
func ParseSubject(name string) (Subject, error) {
	var names []string
	for _, s := range Subjects {
		names = append(names, string(s))
	}
	if !slices.Contains(names, name) {
		return "", Problem{File: "--by", Text: fmt.Sprintf("%q is none of %s%s", name, strings.Join(names, ", "), DidYouMean(name, names))}
	}
	return Subject(name), nil
}

// of lists what a scenario says something about.
func (b Subject) of(s *Scenario) []string {
	switch b {
	case ByRule:
		return s.CR
	case ByCard:
		return s.cards()
	}
	return s.Rulings
}

// order is that of the rulebook for rules, else that of the alphabet.
func (b Subject) order(x, y string) int {
	if b == ByRule {
		return rulebook.Number(x).Compare(rulebook.Number(y))
	}
	return strings.Compare(x, y)
}

// cards are the slugs of the cards that the scenario is about.
func (s *Scenario) cards() []string {
	var slugs []string
	for _, tag := range s.Tags {
		if name, ok := strings.CutPrefix(tag, "@card:"); ok {
			slugs = append(slugs, name)
		}
	}
	return slugs
}

// Sum is what the scenarios of one ruling, rule or card came to.
type Sum struct {
	// ID is empty for the scenarios that are about none.
	ID      string  `json:"id"`
	Verdict Verdict `json:"verdict"`
	Summary Summary `json:"summary"`
}

// Sums sums the results up; a scenario about several counts for each, and
// those about none come last.
func (o *Outcome) Sums(by Subject) []Sum {
	byID := map[string]*Summary{}
	var ids []string
	for _, r := range o.Results {
		about := slices.Compact(slices.Sorted(slices.Values(by.of(r.Scenario))))
		if len(about) == 0 {
			about = []string{""}
		}
		for _, id := range about {
			if byID[id] == nil {
				byID[id] = &Summary{}
				ids = append(ids, id)
			}
			byID[id].Add(r.Verdict)
		}
	}
	slices.SortFunc(ids, func(x, y string) int {
		if (x == "") != (y == "") {
			return cmp.Compare(len(y), len(x))
		}
		return by.order(x, y)
	})
	sums := make([]Sum, len(ids))
	for i, id := range ids {
		sums[i] = Sum{ID: id, Verdict: byID[id].Worst(), Summary: *byID[id]}
	}
	return sums
}
