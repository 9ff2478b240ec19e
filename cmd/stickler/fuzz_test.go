package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// fuzzing runs the command and gives its exit status and all that it said.
func fuzzing(ctx context.Context, args ...string) (int, string) {
	var out bytes.Buffer
	status := execute(ctx, append([]string{"fuzz"}, args...), &out, &out)
	return status, out.String()
}

func TestFuzzSaysWhyItCannotPlay(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, []byte("text"), 0o600))
	for name, c := range map[string]struct {
		args []string
		says string
	}{
		"jobs":            {[]string{"--jobs", "0"}, "--jobs 0: at least one is needed"},
		"negative games":  {[]string{"--games", "-1"}, "neither can be negative"},
		"turns":           {[]string{"--turns", "0"}, "--turns 0"},
		"players":         {[]string{"--players", "5"}, "expected 2, 3 or 4"},
		"impossible seed": {[]string{"--seed", "x"}, "x"},
		"unknown card":    {[]string{"--with", "Grizly Bears"}, "did you mean Grizzly Bears?"},
		"no such folder":  {[]string{"--cards", file + "s"}, "no such folder"},
		"not a folder":    {[]string{"--findings", file}, "--findings"},
		"not a state":     {[]string{"--state", file, "--findings", t.TempDir()}, "not the state of a campaign"},
		"state nowhere":   {[]string{"--state", filepath.Join(file, "x"), "--findings", t.TempDir()}, "not a directory"},
		"not a case":      {[]string{"--replay", file}, "not a case that stickler fuzz wrote"},
		"no case":         {[]string{"--replay", file + "s"}, "no such file"},
		"an argument":     {[]string{"more"}, "more"},
	} {
		t.Run(name, func(t *testing.T) {
			status, said := fuzzing(t.Context(), c.args...)
			assert.Equal(t, exitCannotRun, status, said)
			assert.Contains(t, said, c.says)
		})
	}
}

// A few games are played; the next run goes on after the last whole round, and
// its findings would be where it was told.
func TestFuzzGoesOn(t *testing.T) {
	folder := t.TempDir()
	state := filepath.Join(folder, "state.json")
	args := []string{"--games", "64", "--turns", "1", "--state", state, "--findings", filepath.Join(folder, "found")}
	status, said := fuzzing(t.Context(), append(args, "--seed", "3")...)
	require.Equal(t, exitPassed, status, said)
	assert.Contains(t, said, "seed 3, from game 0\n")
	assert.Contains(t, said, "64 games")

	status, said = fuzzing(t.Context(), args...)
	require.Equal(t, exitPassed, status, said)
	assert.Contains(t, said, "seed 3, from game 64\n")
	assert.Contains(t, said, "128 games")

	status, said = fuzzing(t.Context(), append(args, "--seed", "4")...)
	assert.Equal(t, exitCannotRun, status)
	assert.Contains(t, said, "found the seed 3, expected 4")
}

// An interruption ends the hunt as time does: what is known is kept.
func TestFuzzInterrupted(t *testing.T) {
	folder := t.TempDir()
	ctx, stop := context.WithCancel(t.Context())
	stop()
	status, said := fuzzing(ctx, "--seed", "1", "--state", filepath.Join(folder, "state.json"), "--findings", folder)
	assert.Equal(t, exitPassed, status, said)
	assert.Contains(t, said, "0 games")
	assert.FileExists(t, filepath.Join(folder, "state.json"))
}
