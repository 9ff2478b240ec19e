package card

import (
	"sort"

	"github.com/stickler-mtg/stickler/spelling"
)

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
		if d := spelling.Distance(word, c, limit); d <= limit {
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
