package rulebook

import (
	"fmt"
	"slices"
	"strings"
)

// Book is the rules of all dates that have an index.
type Book struct {
	// Reviewed is the date of the rules that citations were last read against.
	Reviewed string

	editions []*Edition
	// now says, date by date, what a number is in the newest rules.
	now map[string]map[Number]Number
}

// Newest is the rules in force today.
func (b *Book) Newest() *Edition { return b.editions[len(b.editions)-1] }

// Editions lists the rules of all dates, oldest first.
func (b *Book) Editions() []*Edition { return slices.Clone(b.editions) }

// Dates lists the dates that have an index, oldest first.
func (b *Book) Dates() Dates {
	var dates Dates
	for _, e := range b.editions {
		dates = append(dates, e.Date)
	}
	return dates
}

// Edition is the rules published for a date.
func (b *Book) Edition(date string) (*Edition, error) {
	for _, e := range b.editions {
		if e.Date == date {
			return e, nil
		}
	}
	return nil, fmt.Errorf("found no index of the rules of %q, expected one of %s", date, strings.Join(b.Dates(), ", "))
}

// InForce is the rules that were in force on a day.
func (b *Book) InForce(day string) (*Edition, error) {
	date, err := b.Dates().InForce(day)
	if err != nil {
		return nil, err
	}
	return b.Edition(date)
}

// Was lists what a rule's number was at older dates, where it was another.
func (b *Book) Was(n Number) map[string]Number {
	was := map[string]Number{}
	for date, now := range b.now {
		for old, m := range now {
			if m == n && old != n {
				was[date] = old
			}
		}
	}
	return was
}

// Moved says what a number that isn't in the newest rules has become, and until
// which date it was the rule's; false if it never was a number.
func (b *Book) Moved(n Number) (now Number, until string, ok bool) {
	for _, e := range slices.Backward(b.editions) {
		if _, there := e.prints[n]; there {
			return b.now[e.Date][n], e.Date, true
		}
	}
	return "", "", false
}

// RewordedSince says whether a rule's wording isn't as it was at a date, or
// whether the rule wasn't there.
func (b *Book) RewordedSince(n Number, date string) bool {
	e, err := b.Edition(date)
	if err != nil || e == b.Newest() {
		return false
	}
	print, rule := b.Newest().prints[n]
	if !rule {
		return false // a section: its rules are cited one by one
	}
	for old, now := range b.now[date] {
		if now == n {
			return e.prints[old] != print
		}
	}
	return true
}
