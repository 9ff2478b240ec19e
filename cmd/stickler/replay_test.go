package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/recording"
)

// engineThat is the command of an engine that misbehaves, or with "serve" doesn't.
func engineThat(how string) string { return fmt.Sprintf("%s='%s' '%s'", hostile, how, os.Args[0]) }

// recorded records the three games on an engine.
func recorded(t *testing.T, how, name string, flags ...string) (feature, file string) {
	t.Helper()
	dir := t.TempDir()
	feature, file = filepath.Join(dir, "three.feature"), filepath.Join(dir, name)
	require.NoError(t, os.WriteFile(feature, []byte(threeGames), 0o644))
	var out, errs bytes.Buffer
	execute(t.Context(), append([]string{"run", feature, "--engine", engineThat(how), "--record", file}, flags...), &out, &errs)
	require.FileExists(t, file, errs.String())
	return feature, file
}

func TestRecordingIsTheSameTwice(t *testing.T) {
	_, first := recorded(t, "serve", "a.jsonl")
	_, second := recorded(t, "serve", "b.jsonl")
	_, small := recorded(t, "serve", "c.jsonl.gz", "--capability", "views")
	one, err := os.ReadFile(first)
	require.NoError(t, err)
	two, err := os.ReadFile(second)
	require.NoError(t, err)
	assert.Equal(t, string(one), string(two))
	r, err := recording.Read(small)
	require.NoError(t, err)
	assert.Len(t, r.Scenarios, 3)
	assert.Len(t, r.Capabilities, 1)
	assert.Equal(t, "2026-04-17", r.Rules)
	assert.Zero(t, r.Cut)
}

// What a crash was about is in the recording, and so is what came after it.
func TestRecordingOfACrash(t *testing.T) {
	_, file := recorded(t, "crashes", "a.jsonl")
	r, err := recording.Read(file)
	require.NoError(t, err)
	require.Len(t, r.Scenarios, 3)
	for i, want := range []conformance.Verdict{conformance.Pass, conformance.Error, conformance.Pass} {
		assert.Equal(t, want, r.Scenarios[i].Verdict)
	}
	last := r.Scenarios[1].Exchanges[len(r.Scenarios[1].Exchanges)-1]
	assert.Equal(t, "game.start", last.Method)
	assert.Nil(t, last.Answer)
}

func TestRecordingThatCannotBe(t *testing.T) {
	for says, args := range map[string][]string{
		"--record a: there is a conversation only with an engine of --engine": {"run", "--record", "a"},
		"can't be written": {"run", "--engine", engineThat("serve"), "--record", filepath.Join(t.TempDir(), "no", "x")},
	} {
		var out, errs bytes.Buffer
		assert.Equal(t, exitCannotRun, execute(t.Context(), args, &out, &errs))
		assert.Contains(t, errs.String(), says)
	}
}
