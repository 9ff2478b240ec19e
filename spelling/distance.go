// Package spelling measures how far apart two spellings are, for messages that
// propose what a reader may have meant.
package spelling

// Distance is the number of letters to insert, remove, replace or swap with
// their neighbour to turn one word into the other. Past the limit it may be any
// larger number.
func Distance(a, b string, limit int) int {
	from, to := []rune(a), []rune(b)
	// The rows are the distances of the beginnings of both words, for the letter
	// of from that was before the last, the last, and this one.
	before, last, row := make([]int, len(to)+1), make([]int, len(to)+1), make([]int, len(to)+1)
	for j := range last {
		last[j] = j
	}
	for i, r := range from {
		best, bestBefore := i+1, i
		row[0] = i + 1
		for j, s := range to {
			replaced := last[j]
			if r != s {
				replaced++
			}
			row[j+1] = min(replaced, row[j]+1, last[j+1]+1)
			if i > 0 && j > 0 && r == to[j-1] && from[i-1] == s {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
			best, bestBefore = min(best, row[j+1]), min(bestBefore, last[j+1])
		}
		if best > limit && bestBefore >= limit {
			return limit + 1
		}
		before, last, row = last, row, before
	}
	return last[len(to)]
}
