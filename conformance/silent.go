package conformance

import (
	"io"

	"github.com/cucumber/godog"
	messages "github.com/cucumber/messages/go/v34"
)

// silentFormat is a godog formatter that prints nothing: verdicts come from
// hooks, and reports are ours.
const silentFormat = "stickler-silent"

func init() {
	godog.Format(silentFormat, "prints nothing", func(string, io.Writer) godog.Formatter { return silent{} })
}

type silent struct{}

func (silent) TestRunStarted()                                                      {}
func (silent) Feature(*messages.GherkinDocument, string, []byte)                    {}
func (silent) Pickle(*messages.Pickle)                                              {}
func (silent) Defined(*godog.Scenario, *godog.Step, *godog.StepDefinition)          {}
func (silent) Failed(*godog.Scenario, *godog.Step, *godog.StepDefinition, error)    {}
func (silent) Passed(*godog.Scenario, *godog.Step, *godog.StepDefinition)           {}
func (silent) Skipped(*godog.Scenario, *godog.Step, *godog.StepDefinition)          {}
func (silent) Undefined(*godog.Scenario, *godog.Step, *godog.StepDefinition)        {}
func (silent) Pending(*godog.Scenario, *godog.Step, *godog.StepDefinition)          {}
func (silent) Ambiguous(*godog.Scenario, *godog.Step, *godog.StepDefinition, error) {}
func (silent) Summary()                                                             {}
