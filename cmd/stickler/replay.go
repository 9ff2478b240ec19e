package main

import (
	"github.com/stickler-mtg/stickler/recording"
)

// recorder keeps the conversation of a run by the rules of a date; nil if nobody asked for that.
func (f *foreignFlags) recorder(rules string) (*recording.Recorder, error) {
	if f.record == "" {
		return nil, nil
	}
	return recording.Create(f.record, recording.Header{Suite: suite, Rules: rules, Capabilities: f.only()})
}
