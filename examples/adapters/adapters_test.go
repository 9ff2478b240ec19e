package adapters_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// starters are the adapters, each with a command that succeeds where it can run.
var starters = []struct{ name, needs, command string }{
	{"go", "go version", "go run ./go"},
	{"python", "python3 --version", "python3 python/adapter.py"},
	{"typescript", "node --eval 'process.exit(process.features.typescript ? 0 : 1)'", "node typescript/adapter.ts"},
}

// result is what is read of a run's report.
type result struct {
	Summary struct{ Pass, Fail, Unsupported, Error, Timeout int }
}

func run(t *testing.T, stickler, engine string, arguments ...string) result {
	t.Helper()
	report := filepath.Join(t.TempDir(), "report.json")
	arguments = append([]string{"run", "--engine", engine, "--check-messages", "--format", "json", "--out", report}, arguments...)
	out, err := exec.Command(stickler, arguments...).CombinedOutput()
	require.NoError(t, err, "%s", out)
	text, err := os.ReadFile(report)
	require.NoError(t, err)
	var r result
	require.NoError(t, json.Unmarshal(text, &r))
	return r
}

// TestStarters: each passes what needs basic lands and plain creatures only, and is never wrong about the rest.
func TestStarters(t *testing.T) {
	stickler := filepath.Join(t.TempDir(), "stickler")
	out, err := exec.Command("go", "build", "-o", stickler, "../../cmd/stickler").CombinedOutput()
	require.NoError(t, err, "%s", out)
	for _, s := range starters {
		t.Run(s.name, func(t *testing.T) {
			if out, err := exec.Command("sh", "-c", s.needs).CombinedOutput(); err != nil {
				t.Skipf("this machine can't run it: %s: %v: %s", s.needs, err, out)
			}
			smoke := run(t, stickler, s.command, "--tags", "@smoke").Summary
			assert.Greater(t, smoke.Pass, 10)
			assert.Zero(t, smoke.Fail+smoke.Unsupported+smoke.Error+smoke.Timeout)
			checked, err := exec.Command(stickler, "check-engine", "--engine", s.command).CombinedOutput()
			assert.NoError(t, err, "%s", checked)
			whole := run(t, stickler, s.command).Summary
			assert.GreaterOrEqual(t, whole.Pass, smoke.Pass)
			assert.Zero(t, whole.Fail+whole.Error+whole.Timeout)
		})
	}
}

// A toy whose adapter is no longer than that is what somebody can read before writing one.
func TestStartersAreShort(t *testing.T) {
	adapters, err := filepath.Glob("*/adapter.*")
	require.NoError(t, err)
	require.Len(t, adapters, len(starters))
	for _, path := range adapters {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Less(t, bytes.Count(text, []byte("\n")), 300, path)
	}
}
