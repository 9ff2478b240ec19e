package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/schema"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// foreignFlags say which engine to run the suite on, if it isn't the reference engine.
type foreignFlags struct {
	command      string
	jobs         int
	startUp      time.Duration
	capabilities []string
	record       string
	checked      bool
}

func (f *foreignFlags) add(flags *pflag.FlagSet) {
	flags.StringVar(&f.command, "engine", "", "run the suite on the engine that this `COMMAND` starts")
	flags.IntVar(&f.jobs, "engine-jobs", 1, "how many processes of that engine run side by side")
	flags.DurationVar(&f.startUp, "startup-timeout", conformance.DefaultStartUp, "how long an engine may take to start")
	flags.StringArrayVar(&f.capabilities, "capability", nil, "use only this capability `NAME` of those that the engine has; may be repeated")
	flags.BoolVar(&f.checked, "check-messages", false, "check every message of both sides against the protocol's JSON Schema")
	flags.StringVar(&f.record, "record", "", "keep the conversation with that engine in this `FILE`; compressed if its name ends with .gz")
}

// check refuses flags that make no sense together.
func (f *foreignFlags) check() error {
	if f.jobs < 1 {
		return fmt.Errorf("--engine-jobs %d: at least one is needed", f.jobs)
	}
	if f.startUp <= 0 {
		return fmt.Errorf("--startup-timeout %s: an engine needs some time", f.startUp)
	}
	if f.record != "" && f.command == "" {
		return fmt.Errorf("--record %s: there is a conversation only with an engine of --engine", f.record)
	}
	if f.checked && f.command == "" {
		return errors.New("--check-messages: there are messages only with an engine of --engine")
	}
	for _, name := range f.capabilities {
		if !slices.Contains(protocol.AllCapabilities, protocol.Capability(name)) {
			return fmt.Errorf("--capability %s: no such capability; there are %s", name, capabilityNames())
		}
	}
	return nil
}

func capabilityNames() string {
	var names []string
	for _, c := range protocol.AllCapabilities {
		names = append(names, string(c))
	}
	return strings.Join(names, ", ")
}

// factory starts the engine's process.
func (f *foreignFlags) factory() (protocol.Engine, error) {
	return f.start(nil)
}

// start starts the engine's process. told, if anybody listens, is told every message.
func (f *foreignFlags) start(told func(wire.Message)) (*wire.Client, error) {
	o := wire.Options{Record: told}
	if f.checked {
		o.Check = new(schema.Checker).Check
	}
	return wire.Start(f.command, o)
}

// only are the capabilities to use; nil is all that the engine has.
func (f *foreignFlags) only() []protocol.Capability {
	var out []protocol.Capability
	for _, name := range f.capabilities {
		out = append(out, protocol.Capability(name))
	}
	return out
}
