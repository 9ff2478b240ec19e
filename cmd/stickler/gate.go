package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/expectations"
)

// gate decides whether a run is as it should be: everything passed or, with a
// file of expectations, everything came as expected.
type gate struct {
	path   string
	update bool

	file  *expectations.File
	known []*conformance.Scenario
	// out is where an update goes; opened before the run, so that none is lost.
	out *conformance.OutFile
}

func (g *gate) add(flags *pflag.FlagSet) {
	flags.StringVar(&g.path, "expect", "", "known failures are in this `FILE`; only what isn't as it says breaks the run")
	flags.BoolVar(&g.update, "update-expect", false, "write the file of --expect as the run found it, with the reasons that it has")
}

// open reads the expectations, if there are any. loaded are the scenarios of
// the files that the run has read; those of the embedded suite are known too.
func (g *gate) open(loaded []*conformance.Scenario) error {
	if g.path == "" {
		if g.update {
			return errors.New("--update-expect: name the file to write with --expect FILE")
		}
		return nil
	}
	embedded, err := conformance.All(stickler.Files)
	if err != nil {
		return err
	}
	g.known = append(embedded, loaded...)
	g.file, err = expectations.Read(g.path, g.known)
	var missing *expectations.Missing
	if g.update && errors.As(err, &missing) {
		g.file, err = &expectations.File{Path: g.path}, nil
	}
	if err != nil {
		return err
	}
	if g.update {
		g.out, err = conformance.OpenOut(g.path)
	}
	return err
}

// close gives up what open has opened.
func (g *gate) close() {
	if g.out != nil {
		_ = g.out.Close() // nothing was written that could be lost
		g.out = nil
	}
}

// style tells a report what doesn't break the run.
func (g *gate) style(s conformance.Style, unsupportedPasses bool) conformance.Style {
	s.UnsupportedPasses = unsupportedPasses
	if g.file != nil {
		s.Expected = g.file.Expects()
	}
	return s
}

// judge is the run's end: nil, errNotPassed, or why the update failed.
func (g *gate) judge(c *cobra.Command, o *conformance.Outcome) error {
	if g.file == nil {
		if !o.OK() {
			return errNotPassed
		}
		return nil
	}
	j := g.file.Judge(o, g.known)
	if g.update {
		return g.write(c, j)
	}
	if err := j.Write(c.ErrOrStderr(), g.file); err != nil {
		return err
	}
	if !j.OK() {
		return errNotPassed
	}
	return nil
}

func (g *gate) write(c *cobra.Command, j *expectations.Judgement) error {
	text, err := g.file.Update(j, g.known)
	if err != nil {
		return err
	}
	if g.file.Changed(text) {
		if _, err := g.out.Write(text); err != nil {
			return err
		}
	}
	out := g.out
	g.out = nil
	if err := out.Close(); err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.ErrOrStderr(), "%s: %d kept, %d new or changed, %d taken out\n",
		g.path, len(g.file.Entries)-len(j.Gone)-j.Changed(), len(j.New), len(j.Gone))
	return err
}
