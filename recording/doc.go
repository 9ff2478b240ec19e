// Package recording keeps what the suite and an engine have said to each
// other, and plays it again: to the engine, to see whether it still answers
// alike, or to the suite, in the engine's place, to see whether its verdicts
// still hold with no engine there.
//
// A recording is a file of JSON, one value a line: a Header, then messages
// and, at the end of each scenario, its verdict. It has no clock times. A name
// that ends with .gz is compressed.
package recording

import (
	"encoding/json"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
)

// Format is the number of the form that recordings have.
const Format = 1

// Header is the first line of a recording: how the suite was run.
type Header struct {
	Format   int            `json:"recording"`
	Protocol string         `json:"protocol"`
	Suite    protocol.Named `json:"suite"`
	// Rules is the date of the rules.
	Rules string `json:"rules,omitempty"`
	// Capabilities are those that were used; none means all that the engine has.
	Capabilities []protocol.Capability `json:"capabilities,omitempty"`
}

// line is any further line: a message, a scenario's verdict, or the end.
type line struct {
	// Process counts the engine's processes from 1, in the order in which they were started.
	Process int `json:"process,omitempty"`
	// Scenario is the identity of the scenario that a message belongs to; none
	// for what is said between scenarios.
	Scenario string `json:"scenario,omitempty"`
	// From is "suite" or "engine"; none for a verdict.
	From    string              `json:"from,omitempty"`
	Message json.RawMessage     `json:"message,omitempty"`
	Verdict conformance.Verdict `json:"verdict,omitempty"`
	// End is how many scenarios there are, on the last line of a run that came to its end.
	End *int `json:"end,omitempty"`
}
