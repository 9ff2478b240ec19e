package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/recording"
)

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

// replay runs the command and gives its status and all that it says.
func replay(t *testing.T, args ...string) (int, string) {
	t.Helper()
	var out, errs bytes.Buffer
	status := execute(t.Context(), append([]string{"replay"}, args...), &out, &errs)
	return status, out.String() + errs.String()
}

// A recording in the engine's place gets the verdicts that the engine got, good and bad.
func TestARecordingStandsInTheEnginesPlace(t *testing.T) {
	for _, how := range []string{"serve", "crashes", "banner", "an impossible state", "not what was asked"} {
		feature, file := recorded(t, how, "a.jsonl.gz")
		status, says := replay(t, file, feature)
		assert.Equal(t, exitPassed, status, "%s: %s", how, says)
		assert.NotContains(t, says, "stale", how)
	}
	feature, file := recorded(t, "never answers", "a.jsonl", "--timeout", "1s")
	status, says := replay(t, file, feature)
	assert.Equal(t, exitPassed, status, says)
	assert.Contains(t, says, "1 timeout")
}

func TestAStaleRecordingIsNamed(t *testing.T) {
	for change, says := range map[[2]string]string{
		{`Alice controls "Forest"`, `Alice controls "Mountain"`}: "the suite sends another cards.resolve",
		{"Scenario: third", "Scenario: last"}:                    "no such scenario any more",
	} {
		feature, file := recorded(t, "serve", "a.jsonl")
		text := strings.ReplaceAll(threeGames, change[0], change[1])
		if change[0] != "Scenario: third" {
			text = strings.ReplaceAll(text, `"Forest"`, `"Mountain"`)
		}
		require.NoError(t, os.WriteFile(feature, []byte(text), 0o644))
		status, said := replay(t, file, feature)
		assert.Equal(t, exitNotPassed, status)
		assert.Contains(t, said, "stale: ")
		assert.Contains(t, said, says)
		assert.Contains(t, said, "stickler run --engine COMMAND --rules 2026-04-17 --record "+strings.TrimSuffix(file, ".jsonl")+"-new.jsonl\n",
			"the advice keeps the recording that there is")
	}
}

// A reply that answered nothing is told as it was told then.
func TestAStrayReplyIsReplayedAsSuch(t *testing.T) {
	for _, how := range []string{"wrong id", "answers twice", "answers out of order"} {
		dir := t.TempDir()
		feature, file, report := filepath.Join(dir, "three.feature"), filepath.Join(dir, "a.jsonl"), filepath.Join(dir, "report.json")
		require.NoError(t, os.WriteFile(feature, []byte(threeGames), 0o644))
		second := func() conformance.Result {
			o, err := conformance.ReadOutcome(report)
			require.NoError(t, err)
			return o.Results[1]
		}
		command(t, "run", feature, "--engine", engineThat(how), "--record", file, "--format", "json", "--out", report)
		was := second()
		status, says := replay(t, file, feature, "--format", "json", "--out", report)
		assert.Equal(t, exitPassed, status, says)
		now := second()
		assert.Equal(t, conformance.Error, now.Verdict, how)
		stray := regexp.MustCompile("(the reply has id|a second reply to request) .*\"")
		require.Regexp(t, stray, was.Message, how)
		assert.Equal(t, stray.FindString(was.Message), stray.FindString(now.Message), how)
	}
}

// What one engine has answered is compared with what another answers now.
func TestReplayToAnEngine(t *testing.T) {
	_, file := recorded(t, "serve", "a.jsonl")
	status, says := replay(t, file, "--engine", engineThat("serve"))
	assert.Equal(t, exitPassed, status, says)
	assert.Contains(t, says, "3 scenarios played, 0 answered otherwise")
	for how, want := range map[string]string{
		"crashes":             "null pointer in the turn",
		"an impossible state": `owner was "Alice", is now "Mallory"`,
		"wrong id":            "the reply has id",
	} {
		status, says := replay(t, file, "--engine", engineThat(how))
		assert.Equal(t, exitNotPassed, status, says)
		assert.Contains(t, says, "second")
		assert.Contains(t, says, want)
		assert.Contains(t, says, "3 scenarios played, 1 answered otherwise")
	}
}

func TestReplayThatCannotBe(t *testing.T) {
	_, file := recorded(t, "serve", "a.jsonl")
	whole, err := os.ReadFile(file)
	require.NoError(t, err)
	for name, c := range map[string]struct{ text, says string }{
		"half a line": {string(whole[:len(whole)-3]), "ends in the middle of this line"},
		"no end":      {string(whole[:bytes.LastIndexByte(whole[:len(whole)-1], '\n')+1]), "before the run came to its end"},
		"no JSON":     {"hello\n", "this is no recording"},
	} {
		broken := filepath.Join(t.TempDir(), "b.jsonl")
		require.NoError(t, os.WriteFile(broken, []byte(c.text), 0o644))
		status, says := replay(t, broken)
		assert.Equal(t, exitCannotRun, status, name)
		assert.Contains(t, says, c.says, name)
		assert.Regexp(t, `b\.jsonl:\d+: `, says, name)
	}
	status, says := replay(t, file, "--engine", engineThat("exits"))
	assert.Equal(t, exitCannotRun, status)
	assert.Contains(t, says, "could not be started")
	status, says = replay(t, file, "x.feature", "--engine", "true")
	assert.Equal(t, exitCannotRun, status)
	assert.Contains(t, says, "there are no paths")
}
