package rulebook

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"
)

// Number is a rule's number: of a section (712), a rule (712.8) or a subrule (712.8e).
type Number string

var numberForm = regexp.MustCompile(`^[1-9]\d\d(\.[1-9]\d*[a-z]?)?$`)

// ParseNumber reads a number; false if it has not the form of one.
func ParseNumber(text string) (Number, bool) {
	return Number(text), numberForm.MatchString(text)
}

// Section is the number of the section that a rule is in.
func (n Number) Section() Number {
	section, _, _ := strings.Cut(string(n), ".")
	return Number(section)
}

// Rule is the number without a subrule's letter.
func (n Number) Rule() Number {
	return Number(strings.TrimRight(string(n), "abcdefghijklmnopqrstuvwxyz"))
}

// Letter is the letter of a subrule; "" if it is none.
func (n Number) Letter() string { return strings.TrimPrefix(string(n), string(n.Rule())) }

// Under says whether a number is another one, or is under it: 712.8e is under
// 712.8 and 712; 702.162a isn't under 702.16.
func (n Number) Under(above Number) bool {
	rest, ok := strings.CutPrefix(string(n), string(above))
	return ok && (rest == "" || rest[0] == '.' || rest[0] >= 'a')
}

// parts are the section, the number in it and the letter, as numbers.
func (n Number) parts() (section, rule, letter int) {
	section, _ = strconv.Atoi(string(n.Section()))
	_, after, _ := strings.Cut(string(n.Rule()), ".")
	rule, _ = strconv.Atoi(after)
	if l := n.Letter(); l != "" {
		letter = int(l[0]-'a') + 1
	}
	return section, rule, letter
}

// Compare orders numbers as the rules do: 702.9 before 702.10.
func (n Number) Compare(m Number) int {
	s1, r1, l1 := n.parts()
	s2, r2, l2 := m.parts()
	return cmp.Or(cmp.Compare(s1, s2), cmp.Compare(r1, r2), cmp.Compare(l1, l2))
}

// distance says how far apart two numbers are in the book.
func (n Number) distance(m Number) int {
	s1, r1, l1 := n.parts()
	s2, r2, l2 := m.parts()
	return abs(s1-s2)*1_000_000 + abs(r1-r2)*100 + abs(l1-l2)
}

func abs(n int) int { return max(n, -n) }
