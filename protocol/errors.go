package protocol

import "fmt"

// ErrorKind is the kind of an engine's refusal.
type ErrorKind string

// The kinds of refusal.
const (
	// IllegalAction: the rules forbid it; the state is exactly as it was.
	IllegalAction ErrorKind = "illegalAction"
	// Unsupported: the engine can't do or say this.
	Unsupported ErrorKind = "unsupported"
	// Invalid: the message makes no sense (an unknown object, a setup that
	// contradicts itself, an answer to a decision that isn't open).
	Invalid ErrorKind = "invalid"
)

// Error is what an engine says when it refuses. The state is as it was.
type Error struct {
	Kind ErrorKind `json:"kind"`
	// Message says why, in words.
	Message string `json:"message"`
	// Rule is the number of the rule that forbids an illegal action: "601.2c".
	Rule string `json:"rule,omitempty"`
}

// Error says the kind, the message and the rule.
func (e *Error) Error() string {
	if e.Rule != "" {
		return fmt.Sprintf("%s: %s (CR %s)", e.Kind, e.Message, e.Rule)
	}
	return fmt.Sprintf("%s: %s", e.Kind, e.Message)
}
