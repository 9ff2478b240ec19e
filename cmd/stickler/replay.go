package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol/wire"
	"github.com/stickler-mtg/stickler/recording"
)

// recorder keeps the conversation of a run by the rules of a date; nil if nobody asked for that.
func (f *foreignFlags) recorder(rules string) (*recording.Recorder, error) {
	if f.record == "" {
		return nil, nil
	}
	return recording.Create(f.record, recording.Header{Suite: suite, Rules: rules, Capabilities: f.only()})
}

// replayFlags are what the flags of replay say.
type replayFlags struct {
	engine         string
	format, out    string
	limit, startUp time.Duration
}

func replayCommand() *cobra.Command {
	var f replayFlags
	c := &cobra.Command{
		Use:   "replay FILE [PATH | FILE:LINE]...",
		Short: "Plays a recorded conversation again: in the engine's place, or to the engine",
		Long: `replay takes a conversation that "stickler run --record FILE" has kept.

Without --engine the recording stands in the engine's place: the suite's scenarios that were recorded run again and
get what the engine answered then. Each must get the verdict that it got. A scenario in which the suite now sends
something else is named as stale. Paths are where the scenarios are, as for "stickler run".

With --engine every recorded message is sent to that engine again, and the first answer that is another is shown,
scenario by scenario. Games and objects may have other identifiers now, and texts for people other words.

Exit status: 0 all is as recorded, 1 something is not, 2 it could not be played.`,
		Example: `  stickler run --engine "stickler serve" --ruling convert/mana-value --record talk.jsonl.gz
  stickler replay talk.jsonl.gz
  stickler replay talk.jsonl.gz --engine "stickler serve"`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(c *cobra.Command, args []string) error { return f.run(c, args[0], args[1:]) },
	}
	flags := c.Flags()
	flags.StringVar(&f.engine, "engine", "", "send the recorded messages to the engine that this `COMMAND` starts")
	flags.StringVar(&f.format, "format", conformance.Formats[0], "table, pretty, progress, junit, cucumber or json; of a replay without an engine")
	flags.StringVar(&f.out, "out", "", "write that report to this `FILE`, and a table to standard output")
	flags.DurationVar(&f.limit, "timeout", conformance.DefaultLimit, "time limit of one message")
	flags.DurationVar(&f.startUp, "startup-timeout", conformance.DefaultStartUp, "how long the engine may take to start")
	return c
}

func (f *replayFlags) run(c *cobra.Command, file string, paths []string) error {
	r, err := recording.Read(file)
	if err == nil {
		err = r.Whole()
	}
	switch {
	case err != nil:
		return err
	case f.limit <= 0 || f.startUp <= 0:
		return fmt.Errorf("--timeout %s, --startup-timeout %s: an engine needs some time", f.limit, f.startUp)
	case f.engine == "":
		return f.standIn(c, r, paths)
	case len(paths) > 0 || c.Flags().Changed("format") || c.Flags().Changed("out"):
		return errors.New("with --engine the whole recording is played: there are no paths, no --format and no --out")
	}
	return f.again(c, r)
}

// again plays a recording to an engine.
func (f *replayFlags) again(c *cobra.Command, r *recording.Recording) error {
	differences, err := r.Again(c.Context(), func() (*wire.Client, error) {
		return wire.Start(f.engine, wire.Options{Message: f.limit, StartUp: f.startUp})
	})
	if err != nil {
		return err
	}
	out := c.OutOrStdout()
	for _, d := range differences {
		fmt.Fprintf(out, "%s\n  %s:%d: sent %s\n  %s\n", d.Scenario, r.Path, d.Line, d.Sent, d.Text)
	}
	fmt.Fprintf(out, "%d scenarios played, %d answered otherwise\n", len(r.Scenarios), len(differences))
	if len(differences) > 0 {
		return errNotPassed
	}
	return nil
}

// standIn runs what was recorded with the recording in the engine's place.
func (f *replayFlags) standIn(c *cobra.Command, r *recording.Recording, paths []string) error {
	selected, err := selectFor(conformance.Selection{Paths: paths, Rules: r.Rules})
	if err != nil {
		return err
	}
	engine := recording.NewStandIn(r)
	if left := engine.Select(selected); left > 0 {
		fmt.Fprintf(c.ErrOrStderr(), "stickler: note: %d scenarios of the suite are not in the recording\n", left)
	}
	_, names, err := referenceEngine(nil)
	if err != nil {
		return err
	}
	shown := style(c.OutOrStdout(), len(selected.Scenarios))
	shown.UnsupportedPasses = true
	sink, err := conformance.OpenSink(f.format, f.out, c.OutOrStdout(), shown)
	if err != nil {
		return err
	}
	defer sink.Close() // a second Close does nothing
	outcome, err := conformance.Run(c.Context(), selected, conformance.Options{
		Engine: engine.Factory, Suite: suite, Names: names, Jobs: 1, Limit: f.limit, Each: sink.Result, Capabilities: r.Capabilities,
	})
	if err != nil {
		return err
	}
	if err := sink.End(outcome); err != nil {
		return err
	}
	return judgeReplay(c, r, engine)
}

// judgeReplay says what isn't as recorded, and what to do.
func judgeReplay(c *cobra.Command, r *recording.Recording, e *recording.StandIn) error {
	out := c.ErrOrStderr()
	for _, s := range e.Stale {
		fmt.Fprintf(out, "stale: %s\n  %s: %s\n", s.Scenario, r.Path, s.Text)
	}
	for _, s := range e.Changed {
		fmt.Fprintf(out, "another verdict: %s\n  %s: %s\n", s.Scenario, r.Path, s.Text)
	}
	if len(e.Stale) > 0 {
		fmt.Fprintf(out, "%d scenarios are stale. With the engine at hand record the whole again, of the same scenarios, into another file;\n"+
			"once its verdicts are what they should be, put it in this one's place:\n  %s\n", len(e.Stale), recordAgain(r))
	}
	if len(e.Stale)+len(e.Changed) > 0 {
		return errNotPassed
	}
	return nil
}

// recordAgain is the command that makes a recording again, beside the one that there is.
func recordAgain(r *recording.Recording) string {
	command := "stickler run --engine COMMAND"
	if r.Rules != "" {
		command += " --rules " + r.Rules
	}
	for _, c := range r.Capabilities {
		command += " --capability " + string(c)
	}
	name, zip := strings.CutSuffix(r.Path, ".gz")
	extension := filepath.Ext(name)
	name = strings.TrimSuffix(name, extension) + "-new" + extension
	if zip {
		name += ".gz"
	}
	return command + " --record " + name
}
