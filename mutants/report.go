package mutants

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// Report prints which rulings noticed which mutant, and says what is amiss: a
// mutant that its ruling didn't notice, one that can't be judged, and those of
// the wanted rulings that have no mutant. It tells whether all is well.
func Report(out io.Writer, results []*Result, wanted []string) bool {
	byRuling := map[string][]*Result{}
	for _, r := range results {
		byRuling[r.Ruling] = append(byRuling[r.Ruling], r)
	}
	rulings := slices.Clone(wanted)
	for ruling := range byRuling {
		if !slices.Contains(rulings, ruling) {
			rulings = append(rulings, ruling)
		}
	}
	slices.Sort(rulings)
	killed, amiss := 0, []string(nil)
	for _, ruling := range rulings {
		fmt.Fprintln(out, ruling)
		if len(byRuling[ruling]) == 0 {
			amiss = append(amiss, ruling+": no mutant misreads it")
		}
		for _, r := range byRuling[ruling] {
			fmt.Fprintf(out, "  %-44s %s\n", r.Name(), r.outcome())
			switch {
			case r.Problem != "":
				amiss = append(amiss, fmt.Sprintf("%s: %s", r.File, r.Problem))
			case !r.Killed():
				amiss = append(amiss, fmt.Sprintf("%s: no scenario of %s notices: %s", r.File, ruling, r.Misreading))
			default:
				killed++
			}
		}
	}
	fmt.Fprintf(out, "\n%d mutants of %d rulings, %d noticed by the ruling that they misread\n", len(results), len(byRuling), killed)
	for _, line := range amiss {
		fmt.Fprintln(out, line)
	}
	return len(amiss) == 0
}

// outcome says which rulings noticed: its own first.
func (r *Result) outcome() string {
	if r.Problem != "" {
		return "can't be judged"
	}
	own := r.Rulings[r.Ruling]
	if own == "" {
		own = "SURVIVES"
	}
	var others []string
	for _, name := range r.Rulings.names() {
		if name != r.Ruling {
			others = append(others, name)
		}
	}
	if len(others) == 0 {
		return own
	}
	return own + "; also " + strings.Join(others, ", ")
}
