package engine

// Rules are the rules of a date: the newest, and a switch for each older
// answer that the suite needs.
type Rules struct {
	Date string
}
