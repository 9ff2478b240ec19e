package conformance

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/cucumber/godog"

	"github.com/stickler-mtg/stickler/protocol"
)

// wordyWorld has as many sentences as the suite, so that what is measured is
// the runner's own cost.
type wordyWorld struct{ sentences []*regexp.Regexp }

func (w *wordyWorld) Register(sc *godog.ScenarioContext, texts []string) {
	for _, s := range w.sentences {
		if !slices.ContainsFunc(texts, s.MatchString) {
			continue
		}
		sc.Step(s, func(string) error { return nil })
	}
}

func (w *wordyWorld) Finish() error { return nil }

func manySentences(n int) []*regexp.Regexp {
	sentences := make([]*regexp.Regexp, n)
	for i := range sentences {
		sentences[i] = regexp.MustCompile(fmt.Sprintf(`^(\w+) (?:has|controls) word%d "[^"]+"(?: with [^"]+)?$`, i))
	}
	return sentences
}

// A thousand scenarios of nine steps against a hundred sentences, without an engine.
func BenchmarkRunnerAlone(b *testing.B) {
	files := map[string]string{}
	for f := range 20 {
		var text strings.Builder
		fmt.Fprintf(&text, "Feature: %d\n", f)
		for s := range 50 {
			fmt.Fprintf(&text, " Scenario: %d\n", s)
			for step := range 9 {
				fmt.Fprintf(&text, "  * Alice controls word%d \"A card\" with something\n", (s+step*11)%100)
			}
		}
		files[fmt.Sprintf("f%d.feature", f)] = text.String()
	}
	system := embeddedSuite(files)
	sentences := manySentences(100)
	for _, jobs := range []int{1, 2} {
		b.Run(fmt.Sprintf("jobs=%d", jobs), func(b *testing.B) {
			o := fakeOptions()
			o.Limit, o.Jobs = DefaultLimit, jobs
			o.world = func(protocol.Engine, protocol.InitializeReply, Names) world { return &wordyWorld{sentences} }
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
