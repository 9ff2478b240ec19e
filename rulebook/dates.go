package rulebook

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
)

// Dates are the days on which rules that have an index came into force, oldest first.
type Dates []string

// PublishedDates reads the dates off the names of the indexes, which is all that
// a game needs to know of them.
func PublishedDates(files fs.FS) (Dates, error) {
	names, err := fs.Glob(files, path.Join(Folder, "*.json"))
	if err != nil {
		return nil, err
	}
	var dates Dates
	for _, name := range names {
		dates = append(dates, strings.TrimSuffix(path.Base(name), ".json"))
	}
	if len(dates) == 0 {
		return nil, fmt.Errorf("%s: found no index of the rules", Folder)
	}
	slices.Sort(dates)
	return dates, nil
}

// Newest is the date of the rules in force today.
func (d Dates) Newest() string { return d[len(d)-1] }

// InForce is the date of the rules that were in force on a day: the newest not
// after it. No day means today.
func (d Dates) InForce(day string) (string, error) {
	if day == "" {
		return d.Newest(), nil
	}
	if _, err := time.Parse(time.DateOnly, day); err != nil {
		return "", fmt.Errorf("%q is no date, expected YYYY-MM-DD such as %s", day, d.Newest())
	}
	for _, date := range slices.Backward(d) {
		if date <= day {
			return date, nil
		}
	}
	return "", fmt.Errorf("no rules of %s: the oldest that have an index are of %s", day, d[0])
}
