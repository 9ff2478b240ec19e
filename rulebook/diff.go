package rulebook

import "slices"

// Change is what happened to a rule between two editions.
type Change string

// The changes.
const (
	Added            Change = "added"
	Removed          Change = "removed"
	Moved            Change = "moved"
	Reworded         Change = "reworded"
	MovedAndReworded Change = "moved and reworded"
)

// Difference is one rule that isn't as it was.
type Difference struct {
	Change Change `json:"change"`
	// Old is the number in the earlier edition, New the one in the later.
	Old Number `json:"old,omitempty"`
	New Number `json:"new,omitempty"`
	// Title is that of the section, and of the keyword if it is one's rule.
	Title string `json:"title"`
}

// Diff says how the rules of one edition became those of another, in the order
// of the numbers.
func Diff(from, to *Edition) []Difference {
	var all []Difference
	became := map[Number]bool{}
	now := Follow(from, to)
	for _, r := range from.Rules {
		n, survived := now[r.Number]
		became[n] = true
		same := to.prints[n] == r.Fingerprint
		switch {
		case !survived:
			all = append(all, Difference{Removed, r.Number, "", from.Title(r.Number)})
		case n == r.Number && !same:
			all = append(all, Difference{Reworded, r.Number, n, to.Title(n)})
		case n != r.Number && same:
			all = append(all, Difference{Moved, r.Number, n, to.Title(n)})
		case n != r.Number:
			all = append(all, Difference{MovedAndReworded, r.Number, n, to.Title(n)})
		}
	}
	for _, r := range to.Rules {
		if !became[r.Number] {
			all = append(all, Difference{Added, "", r.Number, to.Title(r.Number)})
		}
	}
	slices.SortStableFunc(all, func(a, b Difference) int { return a.place().Compare(b.place()) })
	return all
}

// place is where a difference is listed.
func (d Difference) place() Number {
	if d.New != "" {
		return d.New
	}
	return d.Old
}
