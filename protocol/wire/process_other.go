//go:build !unix

package wire

import "os/exec"

// shell runs a command line.
func shell(command string) *exec.Cmd { return exec.Command("cmd", "/C", command) }

func ownGroup(*exec.Cmd) {}

func killGroup(c *exec.Cmd) { _ = c.Process.Kill() }
