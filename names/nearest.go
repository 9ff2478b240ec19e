package names

import (
	"sort"
	"strings"
)

// nearest gives up to n names most like a word, the best first.
func nearest(word string, names []string, n int) []string {
	type scored struct {
		name string
		d    int
	}
	limit := len(word)/4 + 2
	low := strings.ToLower(word)
	var close []scored
	for _, name := range names {
		if diff := len(name) - len(word); diff > limit || -diff > limit {
			continue
		}
		if d := distance(low, strings.ToLower(name), limit); d <= limit {
			close = append(close, scored{name, d})
		}
	}
	sort.SliceStable(close, func(i, j int) bool { return close[i].d < close[j].d })
	var out []string
	for i := 0; i < len(close) && i < n; i++ {
		out = append(out, close[i].name)
	}
	return out
}

// distance counts the letters to insert, delete or change to make b of a;
// beyond the limit any larger number.
func distance(a, b string, limit int) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal, best := row[0], i
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			next := min(row[j]+1, row[j-1]+1, diagonal+cost)
			diagonal, row[j] = row[j], next
			best = min(best, next)
		}
		if best > limit {
			return limit + 1
		}
	}
	return row[len(b)]
}
