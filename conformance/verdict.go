package conformance

import (
	"errors"
	"fmt"
	"strings"

	"github.com/cucumber/godog"

	"github.com/stickler-mtg/stickler/steps"
)

// verdictOf judges what ended a scenario, and says where.
func verdictOf(err error, s *Scenario, step *Step) (Verdict, string) {
	where := fmt.Sprintf("%s:%d", s.Feature.Path, s.Line)
	if step != nil {
		where = fmt.Sprintf("%s:%d: %s %s", s.Feature.Path, step.Line, step.Keyword, step.Text)
	}
	v, reason := judge(err, step)
	return v, where + "\n" + indent(reason)
}

func judge(err error, step *Step) (Verdict, string) {
	var slow interface{ Timeout() bool }
	switch {
	case errors.Is(err, errTimeLimit):
		return Timeout, errTimeLimit.Error()
	case errors.As(err, &slow) && slow.Timeout():
		return Timeout, err.Error()
	case errors.Is(err, godog.ErrUndefined) && step != nil:
		return Error, "no sentence of the vocabulary reads like this"
	}
	var unsupported *steps.Unsupported
	var failure *steps.Failure
	switch {
	case errors.As(err, &unsupported):
		return Unsupported, unsupported.What
	case errors.As(err, &failure):
		return Fail, failure.Error()
	}
	return Error, err.Error()
}

func indent(text string) string {
	return "  " + strings.ReplaceAll(strings.TrimRight(text, "\n"), "\n", "\n  ")
}
