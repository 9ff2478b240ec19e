package conformance

import (
	"fmt"
	"path"
	"runtime"
	"strings"
)

// panicked is a panic as an error: a fault of a program, not of a scenario.
type panicked struct {
	who    string
	value  any
	frames []string
}

// Error says what panicked and where, the innermost call first.
func (p *panicked) Error() string {
	text := fmt.Sprintf("%s panicked: %v", p.who, p.value)
	for _, f := range p.frames {
		text += "\n  at " + f
	}
	return text
}

// maxFrames is how many calls of a panic are shown.
const maxFrames = 12

// framesOfPanic lists the calls that led to a panic, for a deferred function
// that recovers from it. There are no addresses in it: the same panic reads
// the same in every run.
func framesOfPanic() []string {
	counters := make([]uintptr, 64)
	frames := runtime.CallersFrames(counters[:runtime.Callers(2, counters)])
	var list []string
	panicking := false
	for {
		frame, more := frames.Next()
		inRuntime := strings.HasPrefix(frame.Function, "runtime.")
		switch {
		case inRuntime:
			panicking = true
		case panicking && len(list) < maxFrames:
			list = append(list, fmt.Sprintf("%s (%s:%d)", path.Base(frame.Function), path.Base(frame.File), frame.Line))
		}
		if !more {
			return list
		}
	}
}
