package expectations

import (
	"fmt"
	"io"
	"slices"

	"github.com/stickler-mtg/stickler/conformance"
)

// Judgement is what a run came to beside what was expected of it.
type Judgement struct {
	// AsExpected counts the scenarios that went wrong as an entry says.
	AsExpected int
	// New are failures that no entry expects.
	New []Surprise
	// Gone are the entries that no longer hold.
	Gone []Gone
}

// Surprise is a scenario that went wrong, and not as expected.
type Surprise struct {
	Result conformance.Result
	// Entry expects something else of the scenario; nil if none does.
	Entry *Entry
}

// changes says whether an entry's one scenario went wrong in another way.
func (s Surprise) changes() bool { return s.Entry != nil && s.Entry.Scenario != "" }

// Gone is an entry of which nothing came.
type Gone struct {
	Entry *Entry
	// Found is what the entry's scenarios came to.
	Found conformance.Summary
}

// OK says whether everything is as expected.
func (j *Judgement) OK() bool { return len(j.New)+len(j.Gone) == 0 }

// Changed counts the entries whose one scenario went wrong in another way.
func (j *Judgement) Changed() int {
	n := 0
	for _, s := range j.New {
		if s.changes() {
			n++
		}
	}
	return n
}

// gone says whether an entry no longer holds.
func (j *Judgement) gone(e *Entry) bool {
	return slices.ContainsFunc(j.Gone, func(g Gone) bool { return g.Entry == e })
}

// Judge compares a run with what was expected of it. known are all scenarios
// that there are, also those not run: an entry that concerns some of those
// can't be said not to hold.
func (f *File) Judge(o *conformance.Outcome, known []*conformance.Scenario) *Judgement {
	found := map[*Entry]*conformance.Summary{}
	for _, e := range f.Entries {
		found[e] = &conformance.Summary{}
	}
	j := &Judgement{}
	index := f.index()
	for _, r := range o.Results {
		e := index.covering(r.Scenario, r.Verdict)
		if e != nil {
			found[e].Add(r.Verdict)
		}
		excused := r.Verdict == conformance.Pass || r.Verdict == conformance.Unsupported && o.UnsupportedPasses
		switch {
		case e != nil && e.Verdict == r.Verdict:
			j.AsExpected++
		case !excused:
			j.New = append(j.New, Surprise{Result: r, Entry: e})
		}
	}
	open := index.notRun(o, known)
	for _, e := range f.Entries {
		if found[e].Of(e.Verdict) == 0 && !open[e] && !changed(e, j.New) {
			j.Gone = append(j.Gone, Gone{Entry: e, Found: *found[e]})
		}
	}
	return j
}

// changed says whether an entry's one scenario is among the surprises already.
func changed(e *Entry, surprises []Surprise) bool {
	return slices.ContainsFunc(surprises, func(s Surprise) bool { return s.changes() && s.Entry == e })
}

// Expects says whether an entry expects just this result.
func (f *File) Expects() func(conformance.Result) bool {
	index := f.index()
	return func(r conformance.Result) bool {
		e := index.covering(r.Scenario, r.Verdict)
		return e != nil && e.Verdict == r.Verdict
	}
}

// index finds entries by what they are about.
type index struct{ scenarios, rulings map[string]*Entry }

func (f *File) index() index {
	i := index{map[string]*Entry{}, map[string]*Entry{}}
	for _, e := range f.Entries {
		if e.Ruling != "" {
			i.rulings[e.Ruling] = e
		} else {
			i.scenarios[e.Scenario] = e
		}
	}
	return i
}

// covering is the entry that speaks for a scenario: its own if it has one,
// else that of a ruling of its, if possible one that expects what was found.
func (i index) covering(s *conformance.Scenario, found conformance.Verdict) *Entry {
	if e := i.scenarios[s.ID]; e != nil {
		return e
	}
	var first *Entry
	for _, id := range s.Rulings {
		e := i.rulings[id]
		if e != nil && e.Verdict == found {
			return e
		}
		if first == nil {
			first = e
		}
	}
	return first
}

// notRun are the entries that concern a scenario that wasn't run.
func (i index) notRun(o *conformance.Outcome, known []*conformance.Scenario) map[*Entry]bool {
	ran := map[string]bool{}
	for _, r := range o.Results {
		ran[r.Scenario.ID] = true
	}
	open := map[*Entry]bool{}
	judgeable := map[*Entry]bool{}
	for _, s := range known {
		for _, e := range i.concerning(s) {
			open[e] = open[e] || s.ForDate(o.Rules) && !ran[s.ID]
			judgeable[e] = judgeable[e] || ran[s.ID]
		}
	}
	for e := range open {
		open[e] = open[e] || !judgeable[e] // every scenario of it is for other rules
	}
	return open
}

// concerning are the entries that concern a scenario.
func (i index) concerning(s *conformance.Scenario) []*Entry {
	if e := i.scenarios[s.ID]; e != nil {
		return []*Entry{e}
	}
	var entries []*Entry
	for _, id := range s.Rulings {
		if e := i.rulings[id]; e != nil {
			entries = append(entries, e)
		}
	}
	return entries
}

// Write tells what isn't as expected, and how much is.
func (j *Judgement) Write(out io.Writer, f *File) error {
	for _, s := range j.New {
		expected := "a new failure"
		if s.Entry != nil {
			expected = fmt.Sprintf("%s:%d expects %s", f.Path, s.Entry.Line, s.Entry.Verdict)
		}
		if _, err := fmt.Fprintf(out, "new: %s: %s; %s\n", s.Result.Scenario.ID, s.Result.Verdict, expected); err != nil {
			return err
		}
	}
	for _, g := range j.Gone {
		if _, err := fmt.Fprintf(out, "no longer holds: %s:%d: %s: %s was expected, found %s; take the entry out\n",
			f.Path, g.Entry.Line, g.Entry.About(), g.Entry.Verdict, tally(g.Found)); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(out, "%s: %d as expected, %d new, %d no longer holding\n", f.Path, j.AsExpected, len(j.New), len(j.Gone))
	return err
}

// tally counts the verdicts that an entry's scenarios came to.
func tally(s conformance.Summary) string {
	if s.Total() == 0 {
		return "no scenario that has no entry of its own"
	}
	return s.String()
}
