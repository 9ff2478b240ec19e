package properties

import (
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"testing"

	"github.com/leanovate/gopter"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var (
	seed  = flag.Int64("seed", 1, "the seed that all boards are drawn from")
	times = flag.Int("times", 1, "how many times as many boards are tried")
)

// property is something that holds of every board, or of every game.
type property struct {
	// name by which mutants are kept for it.
	name string
	// says it in words, with its rule.
	says string
	// checks is how often it is tried.
	checks int
	holds  func(testing.TB) gopter.Prop
}

// all are the properties.
var all = slices.Concat(turningOver, mana, costs, counters, playing, characteristics, knowing)

// reporter tells what makes a property fail: the board, made as small as could
// be found, and what happened on it.
type reporter struct{ t testing.TB }

// ReportTestResult implements gopter.Reporter.
func (r reporter) ReportTestResult(says string, result *gopter.TestResult) {
	if result.Passed() {
		return
	}
	text := fmt.Sprintf("it isn't true that %s (seed %d, after %d boards that kept it, %d that said nothing)", says, *seed, result.Succeeded, result.Discarded)
	for _, label := range result.Labels {
		text += "\n" + label
	}
	if result.Error != nil {
		text += fmt.Sprintf("\n%v\n%s", result.Error, result.ErrorStack)
	}
	for _, arg := range result.Args {
		text += fmt.Sprintf("\non this board, made smaller %d times:\n%s", arg.Shrinks, arg.ArgFormatted)
	}
	r.t.Error(text)
}

func TestProperty(t *testing.T) {
	for _, p := range all {
		t.Run(p.name, func(t *testing.T) {
			parameters := gopter.DefaultTestParametersWithSeed(*seed)
			parameters.MinSuccessfulTests = p.checks * *times
			parameters.MinSize, parameters.MaxSize = 3, 12 // commands in a sequence
			parameters.MaxDiscardRatio = 30
			parameters.MaxShrinkCount = 300
			properties := gopter.NewProperties(parameters)
			properties.Property(p.says, p.holds(t))
			properties.Run(reporter{t})
		})
	}
}

// Each property is shown able to fail: the mutants of corpus/mutants/properties
// make it, and no mutant is for a property that there isn't.
func TestEveryPropertyHasMutants(t *testing.T) {
	const folder = "../../corpus/mutants/properties"
	entries, err := os.ReadDir(folder)
	require.NoError(t, err)
	var mutants, names []string
	for _, e := range entries {
		mutants = append(mutants, e.Name())
	}
	for _, p := range all {
		names = append(names, p.name)
		assert.Regexp(t, regexp.MustCompile(`^[a-z-]+$`), p.name)
		assert.Regexp(t, regexp.MustCompile(`\(CR \d+`), p.says, p.name)
	}
	assert.ElementsMatch(t, names, mutants)
}
