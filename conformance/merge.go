package conformance

import (
	"fmt"
	"slices"
	"strings"
)

// Part is the results of one shard.
type Part struct {
	Path    string
	Outcome *Outcome
}

// Merge makes one run of the results of all its shards. They must belong
// together, with none missing and none twice. The error is Problems.
func Merge(parts []Part) (*Outcome, error) {
	var problems Problems
	complain := func(path, format string, args ...any) {
		problems = append(problems, Problem{File: path, Text: fmt.Sprintf(format, args...)})
	}
	first := parts[0]
	byIndex := map[int]string{}
	for _, p := range parts {
		shard := p.Outcome.Shard
		if shard.whole() {
			complain(p.Path, "these are no results of a shard; run it with --shard I/N")
			continue
		}
		if why := p.Outcome.unlike(first.Outcome); why != "" && !first.Outcome.Shard.whole() {
			complain(p.Path, "doesn't belong to %s: %s", first.Path, why)
			continue
		}
		if other, taken := byIndex[shard.Index]; taken {
			complain(p.Path, "shard %s is there twice, in %s too", shard, other)
			continue
		}
		byIndex[shard.Index] = p.Path
		if why := p.Outcome.incomplete(); why != "" {
			complain(p.Path, "%s", why)
		}
	}
	if len(problems) > 0 {
		return nil, problems
	}
	of := first.Outcome.Shard.Of
	for i := 1; i <= of; i++ {
		if _, there := byIndex[i]; !there {
			complain("", "shard %d/%d is missing", i, of)
		}
	}
	if len(problems) > 0 {
		return nil, problems
	}
	return joined(parts), nil
}

// joined puts the results of shards back into the order of the suite.
func joined(parts []Part) *Outcome {
	whole := *parts[0].Outcome
	whole.Results, whole.Duration, whole.Shard = nil, 0, Shard{}
	place := map[string]int{}
	for i, id := range parts[0].Outcome.Shard.Selection {
		place[id] = i
	}
	for _, p := range parts {
		whole.Results = append(whole.Results, p.Outcome.Results...)
		whole.Duration += p.Outcome.Duration
	}
	slices.SortFunc(whole.Results, func(a, b Result) int { return place[a.Scenario.ID] - place[b.Scenario.ID] })
	whole.Summary = summarize(whole.Results)
	return &whole
}

// unlike says in what two shards' runs differ that should be one; "" if in nothing.
func (o *Outcome) unlike(first *Outcome) string {
	differs := func(what string, here, there any) string {
		return fmt.Sprintf("%s %v here, %v there", what, here, there)
	}
	switch {
	case o.Suite != first.Suite:
		return differs("the suite is", o.Suite.Name+" "+o.Suite.Version, first.Suite.Name+" "+first.Suite.Version)
	case o.Engine != first.Engine:
		return differs("the engine is", o.Engine.Name+" "+o.Engine.Version, first.Engine.Name+" "+first.Engine.Version)
	case !slices.Equal(o.Capabilities, first.Capabilities):
		return differs("the capabilities are", o.Capabilities, first.Capabilities)
	case o.Rules != first.Rules:
		return differs("the rules are those of", o.Rules, first.Rules)
	case o.UnsupportedPasses != first.UnsupportedPasses:
		return "one is of the reference engine in process, the other is of an engine in a process of its own"
	case o.Shard.Of != first.Shard.Of:
		return differs("the number of shards is", o.Shard.Of, first.Shard.Of)
	case !slices.Equal(o.Shard.Selection, first.Shard.Selection):
		return differs("other scenarios were selected:", len(o.Shard.Selection), len(first.Shard.Selection))
	}
	return ""
}

// incomplete says which scenarios of its shard a run lacks, or has too many.
func (o *Outcome) incomplete() string {
	mine := o.Shard.deal(o.Shard.Selection)
	var odd []string
	for _, r := range o.Results {
		if !mine[r.Scenario.ID] {
			odd = append(odd, r.Scenario.ID+" isn't of this shard")
		}
		delete(mine, r.Scenario.ID)
	}
	for _, id := range o.Shard.Selection {
		if mine[id] {
			odd = append(odd, id+" is missing")
		}
	}
	if len(odd) == 0 {
		return ""
	}
	return fmt.Sprintf("these are not the scenarios of shard %s: %s", o.Shard, strings.Join(odd[:min(3, len(odd))], "; "))
}
