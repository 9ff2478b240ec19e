//go:build unix

package wire

import (
	"os/exec"
	"syscall"
)

// shell runs a command line.
func shell(command string) *exec.Cmd { return exec.Command("sh", "-c", command) }

// ownGroup gives a process a group of its own, so that all that it starts ends with it.
func ownGroup(c *exec.Cmd) { c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

func killGroup(c *exec.Cmd) { _ = syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
