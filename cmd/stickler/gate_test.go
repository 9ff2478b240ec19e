package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// wrongManaValues is an engine that plays by the rules, but for this: nothing has a mana value.
const wrongManaValues = "no mana values"

var manaValue = regexp.MustCompile(`"mana_value":\d+`)

// brokenEngine is the command that starts it.
func brokenEngine() string {
	return fmt.Sprintf("%s='%s' '%s'", hostile, wrongManaValues, os.Args[0])
}

// command runs a command line.
func command(t *testing.T, args ...string) (status int, out, errors string) {
	t.Helper()
	var o, e bytes.Buffer
	status = execute(t.Context(), args, &o, &e)
	return status, o.String(), e.String()
}

// An engine that fails a ruling is held to just that failure.
func TestABrokenEngineIsHeldToWhatIsKnownOfIt(t *testing.T) {
	path := filepath.Join(t.TempDir(), "known.yaml")
	run := func(more ...string) (int, string, string) {
		return command(t, append([]string{"run", "--engine", brokenEngine(), "--ruling", "convert/mana-value", "--ruling", "living-metal/definition"}, more...)...)
	}
	status, out, _ := run()
	assert.Equal(t, exitNotPassed, status)
	assert.Contains(t, out, "FAIL  convert/mana-value: Blaster is turned over by a counter\n")

	status, _, errors := run("--expect", path)
	assert.Equal(t, exitCannotRun, status)
	assert.Contains(t, errors, "no such file; --update-expect writes one")

	status, _, errors = run("--expect", path, "--update-expect")
	require.Equal(t, exitPassed, status, errors)
	assert.Regexp(t, `known\.yaml: 0 kept, \d+ new or changed, 0 taken out\n`, errors)

	status, out, errors = run("--expect", path)
	assert.Equal(t, exitPassed, status, errors)
	assert.Regexp(t, `known\.yaml: \d+ as expected, 0 new, 0 no longer holding\n`, errors)
	assert.NotContains(t, out, "FAIL", "what is known isn't told at length")

	// Somebody finds out why, and says it of the whole ruling.
	require.NoError(t, os.WriteFile(path, []byte("- {ruling: convert/mana-value, expect: fail, reason: \"issue 12: mana values are never read\"}\n"), 0o600))
	status, _, errors = run("--expect", path)
	assert.Equal(t, exitPassed, status, errors)

	// The same file breaks a run on an engine that has it right.
	status, _, errors = command(t, "run", "--ruling", "convert/mana-value", "--expect", path)
	assert.Equal(t, exitNotPassed, status)
	assert.Regexp(t, `no longer holds: .*known\.yaml:1: ruling convert/mana-value: fail was expected, found \d+ pass; take the entry out\n`, errors)

	// It says nothing of a run without that ruling.
	status, _, errors = command(t, "run", "--ruling", "living-metal/definition", "--expect", path)
	assert.Equal(t, exitPassed, status, errors)

	// An unusable file is found before anything runs.
	require.NoError(t, os.WriteFile(path, []byte("- {ruling: convert/mana-valeu, expect: fail, reason: r}\n"), 0o600))
	status, out, errors = run("--expect", path)
	assert.Equal(t, exitCannotRun, status)
	assert.Empty(t, out)
	assert.Contains(t, errors, `known.yaml:1:12: no ruling is named "convert/mana-valeu"; did you mean convert/mana-value?`)
	status, _, errors = run("--update-expect")
	assert.Equal(t, exitCannotRun, status)
	assert.Contains(t, errors, "name the file to write with --expect FILE")
}

// A report for machines marks known failures as skipped, so that a CI service shows only what is new.
func TestKnownFailuresAreSkippedInJUnit(t *testing.T) {
	path := filepath.Join(t.TempDir(), "known.yaml")
	require.NoError(t, os.WriteFile(path, []byte("- {ruling: convert/mana-value, expect: fail, reason: r}\n"), 0o600))
	args := []string{"run", "--engine", brokenEngine(), "--ruling", "convert/mana-value", "--expect", path, "--format", "junit"}
	status, out, errors := command(t, args...)
	assert.Equal(t, exitPassed, status, errors)
	assert.Contains(t, out, `failures="0"`)
	assert.Positive(t, strings.Count(out, "<skipped "))
}

// Three machines say together what one would have said, and are gated as one.
func TestShardsOnTheCommandLine(t *testing.T) {
	dir := t.TempDir()
	rulings := []string{"run", "--ruling", "convert/mana-value", "--ruling", "living-metal/definition", "--engine", brokenEngine()}
	known := filepath.Join(dir, "known.yaml")
	require.NoError(t, os.WriteFile(known, []byte("- {ruling: convert/mana-value, expect: fail, reason: r}\n"), 0o600))
	merge := []string{"merge"}
	for i := range 3 {
		path := filepath.Join(dir, fmt.Sprintf("results-%d.json", i+1))
		args := append(rulings[:len(rulings):len(rulings)], "--shard", fmt.Sprintf("%d/3", i+1), "--format", "json", "--out", path, "--expect", known)
		status, out, errors := command(t, args...)
		require.Equal(t, exitPassed, status, out+errors)
		merge = append(merge, path)
	}
	_, whole, _ := command(t, append(rulings[:len(rulings):len(rulings)], "--format", "json")...)
	status, together, errors := command(t, append(merge, "--expect", known)...)
	assert.Equal(t, exitPassed, status, errors)
	times := regexp.MustCompile(`"duration_ms": [0-9.]+`)
	plain := func(text string) string { return times.ReplaceAllString(text, "") }
	assert.Equal(t, plain(whole), plain(together))
	status, out, _ := command(t, append(merge, "--format", "table", "--by", "card")...)
	assert.Equal(t, exitNotPassed, status)
	assert.Contains(t, out, "blaster-combat-dj")

	for says, args := range map[string][]string{
		"shard 2/3 is missing":                      {"merge", merge[1], merge[3]},
		"there twice":                               {"merge", merge[1], merge[1]},
		"no such file":                              {"merge", merge[1] + "x"},
		`"jsno" is none of json, table, junit`:      {"merge", merge[1], "--format", "jsno"},
		`"rules" is none of ruling, rule, card`:     {"run", "--by", "rules"},
		`--shard: "3/2": I goes from 1 to N`:        {"run", "--shard", "3/2"},
		"requires at least 1 arg(s), only received": {"merge"},
	} {
		status, out, errors := command(t, args...)
		assert.Equal(t, exitCannotRun, status, says)
		assert.Contains(t, errors, says)
		assert.Empty(t, out)
	}
}
