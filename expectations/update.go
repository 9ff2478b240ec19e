package expectations

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/stickler-mtg/stickler/conformance"
)

// notLookedInto is the reason that an update gives to a new entry.
const notLookedInto = "not looked into yet"

// Update is the file's text with everything as a run found it. What still
// holds, and what couldn't be judged, stays to the letter, with its reason and
// its comments; new entries come last, in the order of the suite.
func (f *File) Update(j *Judgement, known []*conformance.Scenario) ([]byte, error) {
	lines := strings.SplitAfter(string(f.text), "\n")
	if last := len(lines) - 1; lines[last] == "" {
		lines = lines[:last]
	}
	want := f.wanted(j)
	var added []string
	for _, s := range j.New {
		if s.changes() {
			f.rewrite(lines, s.Entry, s.Result.Verdict)
			continue
		}
		added = append(added, fmt.Sprintf("- {scenario: %s, expect: %s, reason: %s}\n", strconv.Quote(s.Result.Scenario.ID), s.Result.Verdict, notLookedInto))
	}
	for i, e := range slices.Backward(f.Entries) {
		if j.gone(e) {
			first, last := f.extent(lines, i)
			lines = slices.Delete(lines, first, last)
		}
	}
	if n := len(lines); n > 0 && len(added) > 0 && !strings.HasSuffix(lines[n-1], "\n") {
		lines[n-1] += "\n"
	}
	text := []byte(strings.Join(append(lines, added...), ""))
	if again, err := parse(f.Path, text, known); err != nil || !slices.Equal(summaries(again), want) {
		return nil, conformance.Problem{File: f.Path, Text: "this can't be updated as it is written; put each entry on a line of its own, like " + form}
	}
	return text, nil
}

// Changed says whether an updated text is another than the file's.
func (f *File) Changed(text []byte) bool { return !bytes.Equal(text, f.text) }

// wanted are the entries of the file once it is updated.
func (f *File) wanted(j *Judgement) []Entry {
	now := &File{}
	for _, e := range f.Entries {
		if j.gone(e) {
			continue
		}
		kept := *e
		for _, s := range j.New {
			if s.changes() && s.Entry == e {
				kept.Verdict = s.Result.Verdict
			}
		}
		now.Entries = append(now.Entries, &kept)
	}
	for _, s := range j.New {
		if !s.changes() {
			now.Entries = append(now.Entries, &Entry{Scenario: s.Result.Scenario.ID, Verdict: s.Result.Verdict, Reason: notLookedInto})
		}
	}
	return summaries(now)
}

// summaries are a file's entries without their places.
func summaries(f *File) []Entry {
	list := make([]Entry, len(f.Entries))
	for i, e := range f.Entries {
		list[i] = Entry{Scenario: e.Scenario, Ruling: e.Ruling, Verdict: e.Verdict, Reason: e.Reason}
	}
	return list
}

// rewrite puts another verdict in the place of an entry's.
func (f *File) rewrite(lines []string, e *Entry, v conformance.Verdict) {
	line := []rune(lines[e.verdictAt.line-1])
	before, after := string(line[:e.verdictAt.column-1]), string(line[e.verdictAt.column-1:])
	lines[e.verdictAt.line-1] = before + strings.Replace(after, string(e.Verdict), string(v), 1)
}

// extent is the range of lines that an entry takes up, with the comment right
// above it. A comment that opens the file is the file's, not its first entry's.
func (f *File) extent(lines []string, i int) (first, last int) {
	first, last = f.Entries[i].Line-1, len(lines)
	if i+1 < len(f.Entries) {
		last = f.Entries[i+1].Line - 1
	}
	for first > 0 && strings.TrimSpace(lines[first]) != "" && !strings.HasPrefix(strings.TrimSpace(lines[first]), "-") {
		first-- // the dash stands alone above
	}
	for last > first+1 && (isComment(lines[last-1]) || strings.TrimSpace(lines[last-1]) == "") {
		last--
	}
	above := first
	for above > 0 && isComment(lines[above-1]) {
		above--
	}
	if above > 0 {
		first = above
	}
	return first, last
}

func isComment(line string) bool { return strings.HasPrefix(strings.TrimSpace(line), "#") }
