package conformance

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/cucumber/godog"

	"github.com/stickler-mtg/stickler/protocol"
)

// quietWorld takes every step, so that what is measured is the runner's own cost.
type quietWorld struct{}

var anything = regexp.MustCompile("^(.+)$")

func (quietWorld) Register(sc *godog.ScenarioContext) {
	sc.Step(anything, func(string) error { return nil })
}

func (quietWorld) Finish() error { return nil }

// A thousand scenarios of nine steps, without an engine.
func BenchmarkRunnerAlone(b *testing.B) {
	files := map[string]string{}
	for f := range 20 {
		var text strings.Builder
		fmt.Fprintf(&text, "Feature: %d\n", f)
		for s := range 50 {
			fmt.Fprintf(&text, " Scenario: %d\n", s)
			for step := range 9 {
				fmt.Fprintf(&text, "  * Alice controls something %d\n", step)
			}
		}
		files[fmt.Sprintf("f%d.feature", f)] = text.String()
	}
	system := embeddedSuite(files)
	for _, jobs := range []int{1, 2} {
		b.Run(fmt.Sprintf("jobs=%d", jobs), func(b *testing.B) {
			o := fakeOptions()
			o.Limit, o.Jobs = DefaultLimit, jobs
			o.world = func(protocol.Engine, protocol.InitializeReply, Names, string) world { return quietWorld{} }
			for b.Loop() {
				suite, err := Select(system, Selection{})
				if err != nil {
					b.Fatal(err)
				}
				outcome, err := Run(b.Context(), suite, o)
				if err != nil || outcome.Summary.Pass != 1000 {
					b.Fatal(err, outcome.Summary)
				}
			}
			b.ReportMetric(1000*float64(b.N)/b.Elapsed().Seconds(), "scenarios/s")
		})
	}
}
