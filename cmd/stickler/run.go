package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/rulebook"
)

// suite is how the suite introduces itself.
var suite = protocol.Named{Name: stickler.Name, Version: stickler.Version}

// runFlags are what the flags of run say.
type runFlags struct {
	selection conformance.Selection
	jobs      int
	format    string
	out       string
	limit     time.Duration
	cards     []string
	foreign   foreignFlags
	gate      gate
	shard, by string
}

func runCommand() *cobra.Command {
	var f runFlags
	c := &cobra.Command{
		Use:   "run [PATH | FILE:LINE]...",
		Short: "Runs the suite, or a part of it, on the reference engine or on another",
		Long: `run gives scenarios to an engine and reports a verdict on each: to the reference engine, or with --engine to
any other that speaks the protocol.

Without a path it runs the whole embedded suite. A path is looked for on disk first, then in the embedded
suite. FILE:LINE runs what the line stands for: a scenario, an example row, a rule, or a whole feature.

Exit status: 0 all passed, 1 something didn't, 2 it could not run or was interrupted (then the table holds the results so far). What another engine doesn't support (cards or
capabilities that it lacks) is counted apart, and is no failure. With --expect: 0 everything is as the file says, 1 there
is a new failure, or an entry that no longer holds.`,
		Example: `  stickler run
  stickler run features/cards --tags "@trace and not @commander"
  stickler run features/cards/some-card.feature:24 --format pretty
  stickler run --cr 712.8 --format junit --out report.xml
  stickler run --rules 2025-04-04
  stickler run --by card
  stickler run --shard 2/3 --format json --out results-2.json
  stickler run --engine "java -jar adapter.jar" --engine-jobs 4
  stickler run --engine "java -jar adapter.jar" --expect known-failures.yaml`,
		RunE: func(c *cobra.Command, paths []string) error {
			f.selection.Paths = paths
			return f.run(c)
		},
	}
	flags := c.Flags()
	flags.StringVar(&f.selection.Tags, "tags", "", `tag expression: "@a and not (@b or @c)"`)
	flags.StringArrayVar(&f.selection.Rulings, "ruling", nil, "only the ruling with this `ID`; may be repeated")
	flags.StringArrayVar(&f.selection.CR, "cr", nil, "only scenarios that cite this rule `NUMBER`, or one under it; may be repeated")
	flags.StringVar(&f.selection.Rules, "rules", "", "play by the rules that were in force on this `DATE`; the newest if none is given")
	flags.StringVar(&f.shard, "shard", "", "run only part I of the N that the selection is dealt into: `I/N`")
	flags.IntVar(&f.jobs, "jobs", runtime.NumCPU(), "how many engines run side by side")
	flags.StringVar(&f.format, "format", conformance.Formats[0], "table, pretty, progress, junit, cucumber or json")
	flags.StringVar(&f.by, "by", string(conformance.Subjects[0]), "sum the table up by ruling, rule or card")
	flags.StringVar(&f.out, "out", "", "write the report to this `FILE`, and a table to standard output")
	flags.DurationVar(&f.limit, "timeout", conformance.DefaultLimit, "time limit of one scenario")
	flags.StringArrayVar(&f.cards, "cards", nil, "a `DIR` with card definitions of your own; may be repeated")
	f.foreign.add(flags)
	f.gate.add(flags)
	return c
}

// selectFor selects scenarios for the rules that were in force on the selection's day.
func selectFor(selection conformance.Selection) (*conformance.Suite, error) {
	dates, err := rulebook.PublishedDates(stickler.Files)
	if err != nil {
		return nil, err
	}
	day := selection.Rules
	if selection.Rules, err = dates.InForce(day); err != nil {
		return nil, fmt.Errorf("--rules: %w", err)
	}
	selected, err := conformance.Select(stickler.Files, selection)
	if err != nil {
		return nil, err
	}
	if day != "" && day != selection.Rules {
		selected.Notes = append(selected.Notes, fmt.Sprintf("the rules in force on %s were those of %s", day, selection.Rules))
	}
	if selection.Rules != dates.Newest() {
		selected.Needs = []protocol.Capability{protocol.CapRules}
	}
	return selected, nil
}

func (f runFlags) run(c *cobra.Command) error {
	if f.jobs < 1 {
		return fmt.Errorf("--jobs %d: at least one is needed", f.jobs)
	}
	if f.limit <= 0 {
		return fmt.Errorf("--timeout %s: a scenario needs some time", f.limit)
	}
	if err := f.foreign.check(); err != nil {
		return err
	}
	by, err := conformance.ParseSubject(f.by)
	if err != nil {
		return err
	}
	if f.selection.Shard, err = conformance.ParseShard(f.shard); err != nil {
		return err
	}
	engine, names, err := referenceEngine(f.cards)
	if err != nil {
		return err
	}
	jobs, foreign := f.jobs, f.foreign.command != ""
	if foreign {
		engine, jobs = f.foreign.factory, f.foreign.jobs
	}
	selected, err := selectFor(f.selection)
	if err != nil {
		return err
	}
	for _, note := range selected.Notes {
		fmt.Fprintln(c.ErrOrStderr(), "stickler: note:", note)
	}
	if err := f.gate.open(selected.Known); err != nil {
		return err
	}
	defer f.gate.close()
	shown := f.gate.style(style(c.OutOrStdout(), len(selected.Scenarios)), foreign)
	shown.By = by
	sink, err := conformance.OpenSink(f.format, f.out, c.OutOrStdout(), shown)
	if err != nil {
		return err
	}
	defer sink.Close() // a second Close does nothing
	recorder, err := f.foreign.recorder(selected.Rules)
	if err != nil {
		return err
	}
	defer recorder.Close(false) // nor does one here
	if recorder != nil {
		engine = recorder.Factory(f.foreign.start)
	}
	outcome, err := conformance.Run(c.Context(), selected, conformance.Options{
		Engine: engine, Suite: suite, Names: names, Jobs: jobs, Limit: f.limit, Each: sink.Result,
		StartUp: f.foreign.startUp, Capabilities: f.foreign.only(), UnsupportedPasses: foreign,
	})
	if err != nil && outcome != nil {
		return errors.Join(err, sink.Interrupted(outcome))
	}
	if err != nil {
		return err
	}
	if err := errors.Join(sink.End(outcome), recorder.Close(true)); err != nil {
		return err
	}
	return f.gate.judge(c, outcome)
}

// style suits where the report goes: colors and progress are for terminals.
func style(out io.Writer, total int) conformance.Style {
	s := conformance.Style{Total: total}
	file, ok := out.(*os.File)
	if !ok {
		return s
	}
	info, err := file.Stat()
	if err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb" {
		s.Color = os.Getenv("NO_COLOR") == ""
		s.Progress = out
	}
	return s
}
