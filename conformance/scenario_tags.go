package conformance

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/spelling"
)

var (
	rulingID   = regexp.MustCompile(`^[a-z0-9-]+/[a-z0-9-]+$`)
	ruleNumber = regexp.MustCompile(`^[1-9]\d\d(\.[1-9]\d*[a-z]?)?$`)
	slug       = regexp.MustCompile(`^[a-z0-9-]+$`)
)

// readTags takes what the suite means by its tags off a scenario.
func (r *reader) readTags(s *Scenario) {
	for _, tag := range s.Tags {
		name, value, ok := strings.Cut(strings.TrimPrefix(tag, "@"), ":")
		if !ok {
			r.checkPlainTag(tag)
			continue
		}
		switch name {
		case "ruling":
			r.checkTag(tag, rulingID.MatchString(value), "@ruling:topic/name, in small letters, digits and hyphens")
			s.Rulings = append(s.Rulings, value)
		case "CR":
			r.checkTag(tag, ruleNumber.MatchString(value), "@CR: with a rule's number, such as @CR:712.8e")
			s.CR = append(s.CR, value)
		case "from":
			r.checkTag(tag, isDate(value), "@from:YYYY-MM-DD")
			s.From = max(s.From, value)
		case "until":
			r.checkTag(tag, isDate(value), "@until:YYYY-MM-DD")
			if s.Until == "" || value < s.Until {
				s.Until = value
			}
		case "card":
			r.checkTag(tag, slug.MatchString(value), "@card:name, in small letters, digits and hyphens")
		default:
			known := []string{"ruling", "CR", "from", "until", "card"}
			r.complainOfTag(tag, fmt.Sprintf("no tag begins with @%s:%s", name, DidYouMean(name, known)))
		}
	}
}

func isDate(value string) bool {
	_, err := time.Parse(time.DateOnly, value)
	return err == nil
}

// checkPlainTag finds a capability misspelt: such a tag would silently ask for nothing.
func (r *reader) checkPlainTag(tag string) {
	var capabilities []string
	for _, c := range protocol.AllCapabilities {
		capabilities = append(capabilities, "@"+string(c))
	}
	if slices.Contains(capabilities, tag) {
		return
	}
	for _, c := range capabilities {
		if len(tag) > 4 && spelling.Distance(strings.ToLower(tag), c, 2) <= 2 {
			r.complainOfTag(tag, fmt.Sprintf("%s is no capability; did you mean %s?", tag, c))
			return
		}
	}
}

func (r *reader) checkTag(tag string, ok bool, form string) {
	if !ok {
		r.complainOfTag(tag, fmt.Sprintf("%s should be %s", tag, form))
	}
}

// complainOfTag complains once of a tag, where it is written.
func (r *reader) complainOfTag(tag, text string) {
	var at *messages.Location
	r.eachTag(func(t *messages.Tag) {
		if at == nil && t.Name == tag {
			at = t.Location
		}
	})
	problem := Problem{File: r.feature.Path, Line: int(at.Line), Column: int(at.Column), Text: text}
	if !slices.Contains(r.problems, problem) {
		r.problems = append(r.problems, problem)
	}
}

func (r *reader) eachTag(visit func(*messages.Tag)) {
	all := func(tags []*messages.Tag) {
		for _, t := range tags {
			visit(t)
		}
	}
	all(r.document.Feature.Tags)
	for _, w := range r.order {
		if w.rule != nil {
			all(w.rule.Tags)
		}
		all(w.node.Tags)
		for _, examples := range w.node.Examples {
			all(examples.Tags)
		}
	}
}

// HasTag says whether a tag applies to the scenario.
func (s *Scenario) HasTag(tag string) bool { return slices.Contains(s.Tags, tag) }

// Needs lists the capabilities that the scenario asks of an engine, by its tags
// and its sentences.
func (s *Scenario) Needs() []protocol.Capability {
	var needs []protocol.Capability
	for _, c := range protocol.AllCapabilities {
		if s.HasTag("@"+string(c)) || slices.Contains(s.needs, c) {
			needs = append(needs, c)
		}
	}
	return needs
}

// ForDate says whether the scenario's answer is that of the rules of a date; no
// date means the newest rules, whichever they are.
func (s *Scenario) ForDate(date string) bool {
	if date == "" {
		return s.Until == ""
	}
	return s.From <= date && (s.Until == "" || date <= s.Until)
}

// cites says whether the scenario cites a rule or one under it: 712.8 is cited
// by 712.8e, 712 by every 712.*; 702.16 isn't cited by 702.162a.
func (s *Scenario) cites(number string) bool {
	return slices.ContainsFunc(s.CR, func(cited string) bool {
		rest, ok := strings.CutPrefix(cited, number)
		return ok && (rest == "" || rest[0] == '.' || rest[0] >= 'a')
	})
}
