//go:build unix

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// watched is output that can be looked at while it is written.
type watched struct {
	mutex sync.Mutex
	text  bytes.Buffer
}

func (w *watched) Write(b []byte) (int, error) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return w.text.Write(b)
}

func (w *watched) String() string {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return w.text.String()
}

// Ctrl-C ends the engine with all that it has started, and leaves the results so far.
func TestAnInterruptedRun(t *testing.T) {
	dir := t.TempDir()
	feature, pid := filepath.Join(dir, "three.feature"), filepath.Join(dir, "pid")
	require.NoError(t, os.WriteFile(feature, []byte(threeGames), 0o644))
	engine := fmt.Sprintf("sleep 1000 & echo $! > '%s'; %s", pid, engineThat("never answers"))
	command := exec.Command(os.Args[0], "run", feature, "--format", "pretty", "--timeout", "10m", "--engine", engine)
	command.Env = append(os.Environ(), hostile+"=stickler itself")
	var out, errs watched
	command.Stdout, command.Stderr = &out, &errs
	require.NoError(t, command.Start())
	ended := make(chan error, 1)
	go func() { ended <- command.Wait() }()
	require.Eventually(t, func() bool { return strings.Contains(out.String(), "Scenario: first") }, time.Minute, 10*time.Millisecond, errs.String())
	require.NoError(t, command.Process.Signal(os.Interrupt))
	select {
	case <-ended:
	case <-time.After(time.Minute):
		_ = command.Process.Kill()
		require.Fail(t, "the run goes on")
	}
	assert.Equal(t, exitCannotRun, command.ProcessState.ExitCode())
	assert.Contains(t, out.String(), "1 scenario of 0 rulings: 1 pass")
	assert.NotContains(t, out.String(), "Scenario: second")
	assert.Contains(t, errs.String(), "interrupted after 1 of 3 scenarios")
	var child int
	text, err := os.ReadFile(pid)
	require.NoError(t, err)
	_, err = fmt.Sscan(string(text), &child)
	require.NoError(t, err)
	require.Eventually(t, func() bool { return gone(child) }, time.Minute, 10*time.Millisecond)
}

// gone says whether a process has ended, or is only waiting to be reaped.
func gone(pid int) bool {
	if syscall.Kill(pid, 0) != nil {
		return true
	}
	state, err := exec.Command("ps", "-o", "stat=", "-p", fmt.Sprint(pid)).Output()
	return err != nil || strings.HasPrefix(string(state), "Z")
}
