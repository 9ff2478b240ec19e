package conformance

import (
	"fmt"
	"strings"
)

// Problem is a fault in what the user gave: a feature, a path, a tag
// expression. The run can't begin until it is mended.
type Problem struct {
	File string
	// Line and Column count from 1; 0 where there is none.
	Line, Column int
	Text         string
}

// Error says the place and the fault, as compilers do.
func (p Problem) Error() string {
	return p.place() + p.Text
}

func (p Problem) place() string {
	switch {
	case p.File == "":
		return ""
	case p.Line == 0:
		return p.File + ": "
	case p.Column == 0:
		return fmt.Sprintf("%s:%d: ", p.File, p.Line)
	}
	return fmt.Sprintf("%s:%d:%d: ", p.File, p.Line, p.Column)
}

// Problems are all faults found, so that one attempt shows them together.
type Problems []Problem

// Error lists the problems, one a line.
func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}

// asError is nil when there are no problems.
func (ps Problems) asError() error {
	if len(ps) == 0 {
		return nil
	}
	return ps
}
