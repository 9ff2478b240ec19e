package matrix

import (
	"fmt"
	"strings"

	"github.com/stickler-mtg/stickler/conformance"
)

// unfit says of each file of results why it can't stand beside the others.
func unfit(parts []conformance.Part) conformance.Problems {
	var problems conformance.Problems
	whose := map[string]string{}
	first := conformance.Part{}
	for _, p := range parts {
		why := unusable(p.Outcome)
		engine := Engine{Name: p.Outcome.Engine.Name, Version: p.Outcome.Engine.Version}.String()
		switch {
		case why != "":
		case first.Outcome == nil:
			first = p
		case whose[engine] != "":
			why = fmt.Sprintf("the engine %s is in %s too; name each engine once, or give its builds versions of their own", engine, whose[engine])
		default:
			if why = unlike(p.Outcome, first.Outcome); why != "" {
				why = fmt.Sprintf("can't be compared with %s: %s", first.Path, why)
			}
		}
		if why != "" {
			problems = append(problems, conformance.Problem{File: p.Path, Text: why})
			continue
		}
		whose[engine] = p.Path
	}
	return problems
}

// unusable says why results can't be in any matrix.
func unusable(o *conformance.Outcome) string {
	if o.Shard.Of > 0 {
		return fmt.Sprintf(`these are the results of shard %s only; put them together with "stickler merge"`, o.Shard)
	}
	for _, r := range o.Results {
		if r.Scenario.Checksum == "" {
			return fmt.Sprintf("the scenario %q has no checksum: written by an older stickler; run it again", r.Scenario.ID)
		}
	}
	return ""
}

// unlike says in what two runs were not of the same scenarios under the same rules.
func unlike(o, first *conformance.Outcome) string {
	if o.Rules != first.Rules {
		return fmt.Sprintf("the rules are those of %s here, of %s there", o.Rules, first.Rules)
	}
	here, there := byID(o), byID(first)
	var odd []string
	for _, r := range o.Results {
		other, known := there[r.Scenario.ID]
		switch {
		case !known:
			odd = append(odd, fmt.Sprintf("%q is only here", r.Scenario.ID))
		case other.Scenario.Checksum != r.Scenario.Checksum:
			odd = append(odd, fmt.Sprintf("%q has other steps here (checksum %s, there %s)", r.Scenario.ID, r.Scenario.Checksum, other.Scenario.Checksum))
		}
	}
	for _, r := range first.Results {
		if _, known := here[r.Scenario.ID]; !known {
			odd = append(odd, fmt.Sprintf("%q is only there", r.Scenario.ID))
		}
	}
	if len(odd) == 0 {
		return ""
	}
	const shown = 3
	more := ""
	if len(odd) > shown {
		more = fmt.Sprintf("; and %d more", len(odd)-shown)
	}
	return fmt.Sprintf("the suites differ: %s%s; run both engines with the same stickler on the same selection",
		strings.Join(odd[:min(shown, len(odd))], "; "), more)
}
