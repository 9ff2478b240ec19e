package steps

import (
	"regexp"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/stickler-mtg/stickler/protocol"
)

// Kind says what a sentence is for.
type Kind string

// The kinds of sentence.
const (
	Given Kind = "Given"
	When  Kind = "When"
	Then  Kind = "Then"
)

// sentence is one sentence of the vocabulary.
type sentence struct {
	kind    Kind
	pattern *regexp.Regexp
	example string
	help    string
	// open: it may stand while a decision is open.
	open bool
	// needs is the capability that an engine must have for it; most need none.
	needs protocol.Capability
	do    func(w *World, m []string) error
}

// Sentence describes one sentence for readers.
type Sentence struct {
	Kind    Kind
	Pattern string
	Example string
	Help    string
}

// sentences is the whole vocabulary.
var sentences []*sentence

func say(kind Kind, pattern, example, help string, do func(w *World, m []string) error) *sentence {
	s := &sentence{kind: kind, pattern: regexp.MustCompile("^" + pattern + "$"), example: example, help: help, do: do}
	sentences = append(sentences, s)
	return s
}

func init() {
	givenSentences()
	whenSentences()
	answerSentences()
	thenSentences()
	cantSentences()
}

// find is the sentence that a text is, and its parts.
func find(kind Kind, text string) (*sentence, []string) {
	for _, s := range sentences {
		if s.kind != kind {
			continue
		}
		if m := s.pattern.FindStringSubmatch(text); m != nil {
			return s, m
		}
	}
	return nil, nil
}

// KindOf is the kind of sentence that a step of a scenario is.
func KindOf(t messages.PickleStepType) Kind {
	switch t {
	case messages.PickleStepType_CONTEXT:
		return Given
	case messages.PickleStepType_ACTION:
		return When
	}
	return Then
}

// Needs is the capability that an engine must have for a sentence; "" if any can take it.
func Needs(kind Kind, text string) protocol.Capability {
	for _, s := range sentences {
		if s.needs != "" && s.kind == kind && s.pattern.MatchString(text) {
			return s.needs
		}
	}
	return ""
}

// Vocabulary lists every sentence with an example.
func Vocabulary() []Sentence {
	var out []Sentence
	for _, s := range sentences {
		out = append(out, Sentence{s.kind, s.pattern.String(), s.example, s.help})
	}
	return out
}

// unknownSentence proposes the sentences that share most words.
func unknownSentence(kind Kind, text string) error {
	type near struct {
		example string
		score   int
	}
	words := map[string]bool{}
	for _, word := range strings.Fields(quotes.ReplaceAllString(text, "")) {
		words[strings.ToLower(word)] = true
	}
	var best near
	for _, s := range sentences {
		if s.kind != kind {
			continue
		}
		score := 0
		for _, word := range strings.Fields(quotes.ReplaceAllString(s.example, "")) {
			if words[strings.ToLower(word)] {
				score++
			}
		}
		if score > best.score {
			best = near{s.example, score}
		}
	}
	if best.example == "" {
		return mistake("no %s sentence reads %q; `stickler steps` lists them", kind, text)
	}
	return mistake("no %s sentence reads %q; the nearest is like: %s (`stickler steps` lists them)", kind, text, best.example)
}

var quotes = regexp.MustCompile(`"[^"]*"`)
