package steps

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the list of sentences anew")

const reference = "../docs/sentences.md"

// The list of sentences that people read is the vocabulary.
func TestReferenceOfTheSentences(t *testing.T) {
	var b strings.Builder
	b.WriteString("# Sentences\n\nWhat a scenario can say. `go test ./steps -run Reference -update` writes this page from the vocabulary.\n")
	var kind Kind
	for _, s := range Vocabulary() {
		if s.Kind != kind {
			kind = s.Kind
			fmt.Fprintf(&b, "\n## %s\n\n| for example | what it says |\n|---|---|\n", kind)
		}
		fmt.Fprintf(&b, "| %s | %s |\n", strings.ReplaceAll(s.Example, "|", `\|`), strings.ReplaceAll(s.Help, "|", `\|`))
	}
	if *update {
		require.NoError(t, os.WriteFile(reference, []byte(b.String()), 0o644))
	}
	have, err := os.ReadFile(reference)
	require.NoError(t, err)
	assert.Equal(t, b.String(), string(have), "%s is out of date: go test ./steps -run Reference -update", reference)
}
