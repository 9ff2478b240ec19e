package main

import (
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/checkup"
	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol/schema"
	"github.com/stickler-mtg/stickler/protocol/wire"
	"github.com/stickler-mtg/stickler/recording"
	"github.com/stickler-mtg/stickler/rulebook"
)

// checkFlags are what the flags of check-engine say.
type checkFlags struct {
	engine         string
	limit, startUp time.Duration
	record         string
	recorder       *recording.Recorder
	// ended are told what came of the processes whose conversations are kept.
	ended []func(conformance.Verdict)
}

func checkEngineCommand() *cobra.Command {
	var f checkFlags
	c := &cobra.Command{
		Use:   "check-engine --engine COMMAND",
		Short: "Goes through an adapter with its author, from the handshake up",
		Long: `check-engine is for who writes an adapter. It goes from the handshake up, one capability at a time, on boards
with next to nothing on them, and says at each step what was sent, what came back, what was expected and, if that
wasn't it, what to do next. Every message is held to the protocol's JSON Schema. It ends with what the suite can say
about the engine by now, and what one more capability or card would bring.

Exit status: 0 nothing is wrong, 1 something is, 2 it could not be checked. What the engine says that it doesn't
support isn't wrong.`,
		Example: `  stickler check-engine --engine "python3 examples/adapters/python/adapter.py"
  stickler check-engine --engine "python3 examples/adapters/python/adapter.py" --record talk.jsonl
  stickler replay talk.jsonl --engine "python3 examples/adapters/python/adapter.py"`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return f.run(c) },
	}
	flags := c.Flags()
	flags.StringVar(&f.engine, "engine", "", "the `COMMAND` that starts the engine")
	flags.StringVar(&f.record, "record", "", "keep the conversation in this `FILE`, for stickler replay --engine; a name that ends with .gz compresses it")
	flags.DurationVar(&f.limit, "timeout", conformance.DefaultLimit, "time limit of one message")
	flags.DurationVar(&f.startUp, "startup-timeout", conformance.DefaultStartUp, "how long the engine may take to start")
	return c
}

func (f *checkFlags) run(c *cobra.Command) error {
	switch {
	case f.engine == "":
		return errors.New("which engine? give the command that starts it with --engine")
	case f.limit <= 0 || f.startUp <= 0:
		return errors.New("--timeout and --startup-timeout: an engine needs some time")
	}
	_, names, err := referenceEngine(nil)
	if err != nil {
		return err
	}
	whole, err := selectFor(conformance.Selection{})
	if err != nil {
		return err
	}
	first, err := selectFor(conformance.Selection{Tags: "@smoke"})
	if err != nil {
		return err
	}
	dates, err := rulebook.PublishedDates(stickler.Files)
	if err != nil {
		return err
	}
	if f.record != "" {
		if f.recorder, err = recording.Create(f.record, recording.Header{Suite: suite, Rules: whole.Rules}); err != nil {
			return err
		}
		defer f.recorder.Close(false)
	}
	well, err := checkup.Run(c.Context(), c.OutOrStdout(), checkup.Options{
		Start: f.start, Suite: suite, Names: names, Whole: whole, First: first, Older: dates[0],
	})
	if err = errors.Join(err, f.keep(well)); err == nil && !well {
		return errNotPassed
	}
	return err
}

// keep ends the recording, if there is one.
func (f *checkFlags) keep(well bool) error {
	verdict := conformance.Pass
	if !well {
		verdict = conformance.Fail
	}
	for _, end := range f.ended {
		end(verdict)
	}
	return f.recorder.Close(true)
}

func (f *checkFlags) start(told func(wire.Message)) (*wire.Client, error) {
	if f.recorder != nil {
		kept, end := f.recorder.Process(fmt.Sprintf("check-engine, process %d", len(f.ended)+1))
		f.ended = append(f.ended, end)
		tell := told
		told = func(m wire.Message) { kept(m); tell(m) }
	}
	return wire.Start(f.engine, wire.Options{Message: f.limit, StartUp: f.startUp, Record: told, Check: new(schema.Checker).Check})
}
