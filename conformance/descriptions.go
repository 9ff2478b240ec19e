package conformance

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/stickler-mtg/stickler/spelling"
)

var (
	sectionWords = []string{"Feature", "Rule", "Background", "Scenario", "Scenario Outline", "Examples"}
	openingWords = []string{"Given", "When"}
	sectionLike  = regexp.MustCompile(`^([A-Za-z]+(?: [A-Za-z]+)?)\s*:`)
	wordAtStart  = regexp.MustCompile(`^[A-Za-z]+\b`)
)

// checkDescriptions finds keywords misspelt: Gherkin takes a line that it
// doesn't know for a description, and would drop a whole scenario silently.
func (r *reader) checkDescriptions() {
	f := r.document.Feature
	r.checkDescription(f.Location, f.Description)
	for _, child := range f.Children {
		r.checkBackground(child.Background)
		if child.Rule == nil {
			continue
		}
		r.checkDescription(child.Rule.Location, child.Rule.Description)
		for _, inner := range child.Rule.Children {
			r.checkBackground(inner.Background)
		}
	}
	for _, w := range r.order {
		r.checkDescription(w.node.Location, w.node.Description)
		for _, examples := range w.node.Examples {
			r.checkDescription(examples.Location, examples.Description)
		}
	}
	if len(r.feature.Scenarios) == 0 && len(r.problems) == 0 {
		r.complain(f.Location, "no scenario in this feature")
	}
}

func (r *reader) checkBackground(b *messages.Background) {
	if b != nil {
		r.checkDescription(b.Location, b.Description)
	}
}

// checkDescription looks at the lines below a heading that are description.
func (r *reader) checkDescription(heading *messages.Location, description string) {
	if description == "" {
		return
	}
	lines := strings.Split(string(r.feature.text), "\n")
	for _, text := range strings.Split(description, "\n") {
		trimmed := strings.TrimSpace(text)
		meant := misspeltKeyword(trimmed)
		if meant == "" {
			continue
		}
		for at := int(heading.Line); at < len(lines); at++ {
			if strings.TrimSpace(lines[at]) == trimmed {
				column := strings.Index(lines[at], trimmed) + 1
				r.complain(&messages.Location{Line: int64(at + 1), Column: int64(column)},
					fmt.Sprintf("%q is taken for a description; did you mean %s?", trimmed, meant))
				break
			}
		}
	}
}

// misspeltKeyword is the keyword that a line of a description seems to mean.
func misspeltKeyword(line string) string {
	if m := sectionLike.FindStringSubmatch(line); m != nil {
		for _, word := range sectionWords {
			if spelling.Distance(strings.ToLower(m[1]), strings.ToLower(word), 2) <= 2 {
				return word + ":"
			}
		}
	}
	word := wordAtStart.FindString(line)
	if slices.Contains(openingWords, word) {
		return ""
	}
	for _, opening := range openingWords {
		if len(word) > 3 && word != "Then" && spelling.Distance(word, opening, 1) == 1 {
			return opening
		}
	}
	return ""
}
