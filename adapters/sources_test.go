package adapters_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Files of a foreign engine, or a way to fetch or build it, have no place here.
var foreign = regexp.MustCompile(`(?i)\b(git clone|wget|curl|mvn|gradle|gradlew)\b|^package (mage|org\.mage)\b`)

// The adapters of real engines are sources of ours alone, which compile against files that the user built.
func TestAdaptersAreOurSourcesAlone(t *testing.T) {
	kinds := map[string]int{}
	require.NoError(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		require.NoError(t, err)
		if d.IsDir() {
			if d.Name() == "build" {
				return filepath.SkipDir // what make left there isn't part of the repository
			}
			return nil
		}
		kind := filepath.Ext(path)
		if kind == "" {
			kind = d.Name()
		}
		kinds[kind]++
		assert.Contains(t, []string{".go", ".java", "Makefile"}, kind, "%s is no source of an adapter", path)
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		for i, line := range strings.Split(string(text), "\n") {
			if kind != ".go" {
				assert.NotRegexp(t, foreign, line, "%s:%d", path, i+1)
			}
		}
		return nil
	}))
	assert.Positive(t, kinds[".java"], "the sources of the XMage adapter")
	assert.Positive(t, kinds["Makefile"])
	for _, file := range []string{"xmage.md", "xmage.expect.yaml", "xmage.talk.jsonl.gz"} {
		assert.FileExists(t, filepath.Join("..", "docs", "engines", file))
	}
}
