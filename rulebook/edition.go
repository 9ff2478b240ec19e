package rulebook

import (
	"fmt"
	"slices"
)

// Rule is a rule of one edition: its number and the fingerprint of its text.
type Rule struct {
	Number      Number
	Fingerprint string
}

// Edition is the rules of one date.
type Edition struct {
	// Date that they came into force, as YYYY-MM-DD.
	Date string
	// Rules and subrules in their order.
	Rules []Rule

	// titles of sections, and of rules that are titles, such as keywords'.
	titles map[Number]string
	prints map[Number]string
}

// index makes an edition's rules findable.
func (e *Edition) index() error {
	slices.SortStableFunc(e.Rules, func(a, b Rule) int { return a.Number.Compare(b.Number) })
	e.prints = make(map[Number]string, len(e.Rules))
	for _, r := range e.Rules {
		if _, twice := e.prints[r.Number]; twice {
			return fmt.Errorf("found rule %s twice", r.Number)
		}
		e.prints[r.Number] = r.Fingerprint
	}
	return nil
}

// Has says whether there is such a section, rule or subrule.
func (e *Edition) Has(n Number) bool {
	_, rule := e.prints[n]
	_, titled := e.titles[n]
	return rule || titled
}

// Title is what a rule is about: the title of its section, and that of the
// keyword if the rule is one's.
func (e *Edition) Title(n Number) string {
	section, rule := e.titles[n.Section()], e.titles[n.Rule()]
	if rule == "" || n.Rule() == n.Section() {
		return section
	}
	return section + ": " + rule
}

// Sections lists the numbers of the sections in order.
func (e *Edition) Sections() []Number {
	var all []Number
	for n := range e.titles {
		if n == n.Section() {
			all = append(all, n)
		}
	}
	slices.SortFunc(all, Number.Compare)
	return all
}

// Heading says whether a rule is only a title, such as a keyword's name.
func (e *Edition) Heading(n Number) bool {
	_, titled := e.titles[n]
	return titled && n != n.Section()
}

// Nearest is the number closest to one that doesn't exist.
func (e *Edition) Nearest(n Number) Number {
	var best Number
	for _, s := range e.Sections() {
		if best == "" || n.distance(s) < n.distance(best) {
			best = s
		}
	}
	if n == n.Section() || best != n.Section() {
		return best
	}
	best = ""
	for _, r := range e.Rules {
		if best == "" || n.distance(r.Number) < n.distance(best) {
			best = r.Number
		}
	}
	return best
}
