package main

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A broken engine stands beside one that isn't, and what they disagree about comes first.
func TestMatrixOnTheCommandLine(t *testing.T) {
	dir := t.TempDir()
	right, wrong, part := filepath.Join(dir, "right.json"), filepath.Join(dir, "wrong.json"), filepath.Join(dir, "part.json")
	rulings := []string{"run", "--ruling", "convert/mana-value", "--ruling", "living-metal/definition", "--format", "json", "--out"}
	run := func(path string, more ...string) {
		command(t, append(append(rulings[:len(rulings):len(rulings)], path), more...)...)
		require.FileExists(t, path)
	}
	run(right)
	run(wrong, "--engine", brokenEngine())
	run(part, "--shard", "1/2")

	status, out, errors := command(t, "matrix", right, wrong)
	require.Equal(t, exitPassed, status, errors)
	assert.Regexp(t, `(?s)Disagreements.*convert/mana-value +7 pass +7 fail.*Agreements.*living-metal/definition`, out)

	page := filepath.Join(dir, "matrix.html")
	status, out, _ = command(t, "matrix", right, wrong, "--format", "html", "--out", page)
	assert.Equal(t, exitPassed, status)
	assert.Empty(t, out)
	assert.FileExists(t, page)

	for says, args := range map[string][]string{
		"expected what \"stickler run --format json\" writes": {page},
		"no such file":                    {right, wrong + "x"},
		"the engine stickler 0.1.0 is in": {right, right},
		"stickler merge":                  {part, wrong},
		"did you mean html?":              {right, "--format", "htm"},
		"can't be written":                {right, "--out", filepath.Join(dir, "no", "x")},
	} {
		status, _, errors := command(t, append([]string{"matrix"}, args...)...)
		assert.Equal(t, exitCannotRun, status, says)
		assert.Contains(t, errors, says)
	}
}
