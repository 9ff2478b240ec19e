// Package spelling measures how far apart two spellings are, for messages that
// propose what a reader may have meant.
package spelling

// Distance is the number of letters to insert, remove or replace to turn one
// word into the other. Past the limit it may be any larger number.
func Distance(a, b string, limit int) int {
	from, to := []rune(a), []rune(b)
	row := make([]int, len(to)+1)
	for j := range row {
		row[j] = j
	}
	for i, r := range from {
		diagonal, best := row[0], i+1
		row[0] = i + 1
		for j, s := range to {
			replaced := diagonal
			if r != s {
				replaced++
			}
			diagonal = row[j+1]
			row[j+1] = min(replaced, row[j]+1, row[j+1]+1)
			best = min(best, row[j+1])
		}
		if best > limit {
			return limit + 1
		}
	}
	return row[len(to)]
}
