package card

// Nearest is the name most like a misspelt one, for the person who must mend
// it; "" if none is like it.
func Nearest(word string, names []string) string {
	best, least := "", len(word)/3+2
	for _, n := range names {
		if d := distance(word, n); d < least {
			best, least = n, d
		}
	}
	return best
}

// distance is how many letters must be put in, taken out or replaced.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			next := diagonal
			if a[i] != b[j] {
				next++
			}
			diagonal = row[j+1]
			row[j+1] = min(next, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
