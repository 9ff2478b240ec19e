package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler/conformance"
)

// mergeFormats are the reports that can be made without the scenarios' text;
// the first is the default.
var mergeFormats = []string{"json", "table", "junit"}

func mergeCommand() *cobra.Command {
	var g gate
	var format, out, by string
	c := &cobra.Command{
		Use:   "merge RESULTS...",
		Short: "Makes one run of the results of all its shards",
		Long: `merge reads what "stickler run --shard I/N --format json" has written on each of several machines, and reports it as
one run. The results must belong together: the same suite, engine, capabilities, rules and selection, with every shard
there once.

Exit status: as for "stickler run".`,
		Example: `  stickler merge results-*.json --out results.json
  stickler merge results-*.json --format table --expect known-failures.yaml`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(c *cobra.Command, paths []string) error {
			if !slices.Contains(mergeFormats, format) {
				return fmt.Errorf("--format: %q is none of %s%s", format, strings.Join(mergeFormats, ", "), conformance.DidYouMean(format, mergeFormats))
			}
			subject, err := conformance.ParseSubject(by)
			if err != nil {
				return err
			}
			outcome, err := merged(paths)
			if err != nil {
				return err
			}
			return reportMerged(c, &g, outcome, format, out, subject)
		},
	}
	c.Flags().StringVar(&format, "format", mergeFormats[0], strings.Join(mergeFormats, ", "))
	c.Flags().StringVar(&out, "out", "", "write the report to this `FILE`, and a table to standard output")
	c.Flags().StringVar(&by, "by", string(conformance.Subjects[0]), "sum the table up by ruling, rule or card")
	g.add(c.Flags())
	return c
}

func merged(paths []string) (*conformance.Outcome, error) {
	parts, err := readResults(paths)
	if err != nil {
		return nil, err
	}
	return conformance.Merge(parts)
}

// readResults reads files of results, and tells of all that can't be read.
func readResults(paths []string) ([]conformance.Part, error) {
	var parts []conformance.Part
	var problems conformance.Problems
	for _, path := range paths {
		outcome, err := conformance.ReadOutcome(path)
		if err != nil {
			problems = append(problems, conformance.ProblemsOf(err)...)
			continue
		}
		parts = append(parts, conformance.Part{Path: path, Outcome: outcome})
	}
	if len(problems) > 0 {
		return nil, problems
	}
	return parts, nil
}

// reportMerged reports a merged run as run reports one of its own.
func reportMerged(c *cobra.Command, g *gate, outcome *conformance.Outcome, format, out string, by conformance.Subject) error {
	var scenarios []*conformance.Scenario
	for _, r := range outcome.Results {
		scenarios = append(scenarios, r.Scenario)
	}
	if err := g.open(scenarios); err != nil {
		return err
	}
	defer g.close()
	shown := g.style(style(c.OutOrStdout(), len(outcome.Results)), outcome.UnsupportedPasses)
	shown.By = by
	sink, err := conformance.OpenSink(format, out, c.OutOrStdout(), shown)
	if err != nil {
		return err
	}
	defer sink.Close() // a second Close does nothing
	for _, r := range outcome.Results {
		sink.Result(r)
	}
	if err := sink.End(outcome); err != nil {
		return err
	}
	return g.judge(c, outcome)
}
