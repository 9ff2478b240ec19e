package conformance

import (
	"cmp"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/spelling"
)

// nearest returns up to limit of the known words that a reader may have meant,
// the likeliest first: those that contain the word, and those that are a few
// letters away from it.
func nearest(word string, known []string, limit int) []string {
	type candidate struct {
		word     string
		distance int
	}
	lower := strings.ToLower(word)
	allowed := max(2, len(word)/3)
	var found []candidate
	for _, k := range known {
		other := strings.ToLower(k)
		distance := spelling.Distance(lower, other, allowed)
		if len(lower) >= 3 && strings.Contains(other, lower) {
			distance = min(distance, 1)
		}
		if distance <= allowed {
			found = append(found, candidate{k, distance})
		}
	}
	slices.SortStableFunc(found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), strings.Compare(a.word, b.word))
	})
	words := make([]string, 0, limit)
	for _, c := range found[:min(limit, len(found))] {
		words = append(words, c.word)
	}
	return words
}

// DidYouMean is a clause that names the nearest known words, or nothing.
func DidYouMean(word string, known []string) string {
	words := nearest(word, known, 3)
	if len(words) == 0 {
		return ""
	}
	return "; did you mean " + strings.Join(words, " or ") + "?"
}
