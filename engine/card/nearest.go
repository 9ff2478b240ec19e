package card

import "sort"

// Nearest gives up to n of the candidates whose spelling is closest to a word,
// closest first; none that has little in common with it.
func Nearest(word string, candidates []string, n int) []string {
	type scored struct {
		name string
		d    int
	}
	limit := len(word)/3 + 2
	var close []scored
	for _, c := range candidates {
		if diff := len(c) - len(word); diff > limit || -diff > limit {
			continue
		}
		if d := distance(word, c); d <= limit {
			close = append(close, scored{c, d})
		}
	}
	sort.SliceStable(close, func(i, j int) bool { return close[i].d < close[j].d })
	var out []string
	for i := 0; i < len(close) && i < n; i++ {
		out = append(out, close[i].name)
	}
	return out
}

// distance counts the letters to insert, delete or change to make b of a.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			next := min(row[j]+1, row[j-1]+1, diagonal+cost)
			diagonal, row[j] = row[j], next
		}
	}
	return row[len(b)]
}
