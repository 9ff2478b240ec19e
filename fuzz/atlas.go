package fuzz

import (
	"encoding/json"
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/stickler-mtg/stickler/fuzz/play"
)

// Atlas is what all games so far have met: how many met each rule, and each
// pair of rules in one move; and which rules each card has been seen with. It
// is where the next games look for what has been met least.
type Atlas struct {
	games int
	pairs map[pair]int
	by    map[string]map[string]bool
	// rules that have been met, in order; made when asked for.
	rules []string
}

// NewAtlas is empty.
func NewAtlas() *Atlas { return &Atlas{pairs: map[pair]int{}, by: map[string]map[string]bool{}} }

// add enters a game.
func (a *Atlas) add(m *met) {
	a.games++
	a.rules = nil
	for p := range m.pairs {
		a.pairs[p]++
	}
	for c, rules := range m.by {
		if a.by[c] == nil {
			a.by[c] = map[string]bool{}
		}
		for r := range rules {
			a.by[c][r] = true
		}
	}
}

// met are the rules that have been met, in order.
func (a *Atlas) met() []string {
	if a.rules == nil {
		for p := range a.pairs {
			if p.a == p.b {
				a.rules = append(a.rules, p.a)
			}
		}
		sort.Strings(a.rules)
	}
	return a.rules
}

// Theme are cards that a game should have, so that it may meet what has been
// met least: of some pairs of rules the rarest, with a card known to meet each;
// or, now and then, cards that have met nothing yet.
func (a *Atlas) Theme(c play.Choices, cards []string) []string {
	rules := a.met()
	if len(rules) == 0 || c.Below(3) == 0 {
		return a.unmet(c, cards)
	}
	var rarest pair
	for i := range 24 {
		one, other := rules[c.Below(len(rules))], rules[c.Below(len(rules))]
		p := pair{min(one, other), max(one, other)}
		if i == 0 || a.pairs[p] < a.pairs[rarest] {
			rarest = p
		}
	}
	return append(a.knowing(c, rarest.a), a.knowing(c, rarest.b)...)
}

// unmet are a few of the cards that have met nothing yet.
func (a *Atlas) unmet(c play.Choices, cards []string) []string {
	var none []string
	for _, name := range cards {
		if len(a.by[name]) == 0 {
			none = append(none, name)
		}
	}
	if len(none) == 0 {
		return nil
	}
	return []string{none[c.Below(len(none))], none[c.Below(len(none))]}
}

// knowing is one of the cards that have been seen with a rule.
func (a *Atlas) knowing(c play.Choices, rule string) []string {
	var names []string
	for name, rules := range a.by {
		if rules[rule] {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return nil
	}
	sort.Strings(names)
	return []string{names[c.Below(len(names))]}
}

// stored is an atlas in a file.
type stored struct {
	Games int                 `json:"games"`
	Pairs map[string]int      `json:"pairs"`
	Cards map[string][]string `json:"cards"`
}

// MarshalJSON writes the atlas in a fixed order.
func (a *Atlas) MarshalJSON() ([]byte, error) {
	s := stored{Games: a.games, Pairs: map[string]int{}, Cards: map[string][]string{}}
	for p, n := range a.pairs {
		s.Pairs[p.a+" "+p.b] = n
	}
	for c, rules := range a.by {
		for r := range rules {
			s.Cards[c] = append(s.Cards[c], r)
		}
		slices.Sort(s.Cards[c])
	}
	return json.Marshal(s)
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (a *Atlas) UnmarshalJSON(text []byte) error {
	var s stored
	if err := json.Unmarshal(text, &s); err != nil {
		return err
	}
	*a = *NewAtlas()
	a.games = s.Games
	for both, n := range s.Pairs {
		one, other, ok := strings.Cut(both, " ")
		if !ok || n < 1 {
			return fmt.Errorf("%q: found %d, expected two rules and how many games met both", both, n)
		}
		a.pairs[pair{one, other}] = n
	}
	for c, rules := range s.Cards {
		a.by[c] = map[string]bool{}
		for _, r := range rules {
			a.by[c][r] = true
		}
	}
	return nil
}
