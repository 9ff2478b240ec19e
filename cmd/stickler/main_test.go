package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestWhatCannotRunSaysWhyAndEndsWithTwo(t *testing.T) {
	dir := t.TempDir()
	broken := filepath.Join(dir, "broken.feature")
	require.NoError(t, os.WriteFile(broken, []byte("Feature: a\n Scenaro: b\n"), 0o644))
	good := filepath.Join(dir, "good.feature")
	require.NoError(t, os.WriteFile(good, []byte("Feature: a\n Scenario: b\n  Given nothing of note\n"), 0o644))
	for name, c := range map[string]struct {
		args []string
		says string
	}{
		"unknown command":    {[]string{"rnu"}, `unknown command "rnu" for "stickler"; did you mean run?; see "stickler --help"`},
		"unknown in cards":   {[]string{"cards", "lits"}, `unknown command "lits" for "stickler cards"; did you mean list or lint?`},
		"unknown card":       {[]string{"cards", "show", "Frost"}, `no card named "Frost" is defined; nearest: Forest`},
		"no folder of cards": {[]string{"run", "--cards", filepath.Join(dir, "none")}, "none: no such folder"},
		"unknown flag":       {[]string{"run", "--tag", "@a"}, "unknown flag: --tag; did you mean --tags?"},
		"flag of another":    {[]string{"steps", "--jobs", "1"}, `unknown flag: --jobs; see "stickler steps --help"`},
		"a word for jobs":    {[]string{"run", "--jobs", "many"}, `invalid argument "many" for "--jobs"`},
		"no jobs":            {[]string{"run", "--jobs", "0"}, "--jobs 0: at least one is needed"},
		"too old":            {[]string{"run", "--rules", "2001-01-01"}, "--rules: no rules of 2001-01-01: the oldest that have an index are of 2023-11-17"},
		"no date":            {[]string{"run", "--rules", "2025-13-01"}, `--rules: "2025-13-01" is no date`},
		"no time":            {[]string{"run", "--timeout", "-1s"}, "--timeout -1s: a scenario needs some time"},
		"no argument":        {[]string{"run", "--tags"}, "flag needs an argument: --tags"},
		"bad tags":           {[]string{"run", good, "--tags", "@a or"}, "--tags:1:6: found the end"},
		"bad format":         {[]string{"run", good, "--format", "xml"}, `"xml" is none of table`},
		"no file":            {[]string{"run", filepath.Join(dir, "none.feature")}, "none.feature: no such file or folder"},
		"broken file":        {[]string{"run", broken}, "broken.feature:2:2: \"Scenaro: b\" is taken for a description"},
		"unwritable":         {[]string{"run", good, "--out", filepath.Join(dir, "no", "x")}, "can't be written"},
		"explain nothing":    {[]string{"explain"}, "accepts 1 arg(s), received 0"},
		"explain a folder":   {[]string{"explain", dir + ":2"}, "a folder has no lines"},
		"arguments of steps": {[]string{"steps", "all"}, `unknown command "all" for "stickler steps"`},
	} {
		var out, errors bytes.Buffer
		status := execute(t.Context(), c.args, &out, &errors)
		assert.Equal(t, exitCannotRun, status, name)
		assert.Contains(t, errors.String(), c.says, name)
		assert.Empty(t, out.String(), name)
	}
}

func TestCards(t *testing.T) {
	var out, errors bytes.Buffer
	require.Equal(t, exitPassed, execute(t.Context(), []string{"cards", "list"}, &out, &errors))
	assert.Contains(t, out.String(), "Forest\n")
	out.Reset()
	require.Equal(t, exitPassed, execute(t.Context(), []string{"cards", "show", "Forest"}, &out, &errors))
	assert.Contains(t, out.String(), "# corpus/cards/forest.star\ncard(\n")
	out.Reset()
	require.Equal(t, exitPassed, execute(t.Context(), []string{"cards", "lint"}, &out, &errors), errors.String())
	assert.Regexp(t, `^\d+ definitions checked, 0 problems found\n$`, out.String())
	assert.Empty(t, errors.String())

	faulty := filepath.Join(t.TempDir(), "shock.star")
	require.NoError(t, os.WriteFile(faulty, []byte("card(\n    name = \"Shock\",\n    tipe_line = \"Instant\",\n)\n"), 0o644))
	out.Reset()
	require.Equal(t, exitNotPassed, execute(t.Context(), []string{"cards", "lint", faulty}, &out, &errors))
	assert.Regexp(t, `shock\.star:3:\d+: .*type_line`, errors.String())
}

func TestVersion(t *testing.T) {
	var out bytes.Buffer
	require.Equal(t, exitPassed, execute(t.Context(), []string{"version"}, &out, &out))
	assert.Regexp(t, `^stickler \d+\.\d+\.\d+, protocol 1\.0, rules of 2026-04-17\n$`, out.String())
}

func TestDeck(t *testing.T) {
	list := filepath.Join(t.TempDir(), "list.txt")
	require.NoError(t, os.WriteFile(list, []byte("60 Forest\n1 Grizly Bears\n"), 0o644))
	var out, errors bytes.Buffer
	assert.Equal(t, exitNotPassed, execute(t.Context(), []string{"deck", list}, &out, &errors))
	assert.Contains(t, out.String(), list+`:2: no card is named "Grizly Bears"; nearest: Grizzly Bears`)
	assert.Contains(t, out.String(), "61 cards, constructed: 1 wrong\n")
	require.NoError(t, os.WriteFile(list, []byte("60 Forest\n"), 0o644))
	assert.Equal(t, exitPassed, execute(t.Context(), []string{"deck", list}, &out, &errors), errors.String())
	for says, args := range map[string][]string{
		"--format vintage: no such format; there are casual, constructed": {"deck", list, "--format", "vintage"},
		"no such file": {"deck", list + "x"},
	} {
		errors.Reset()
		assert.Equal(t, exitCannotRun, execute(t.Context(), args, &out, &errors))
		assert.Contains(t, errors.String(), says)
	}
}
