package names

import (
	"sort"
	"strings"

	"github.com/stickler-mtg/stickler/spelling"
)

// Nearest gives up to n names most like a word, the best first.
func Nearest(word string, names []string, n int) []string {
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
		if d := spelling.Distance(low, strings.ToLower(name), limit); d <= limit {
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
