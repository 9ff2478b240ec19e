package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// BenchmarkStart is the binary from its start to the end of one scenario.
func BenchmarkStart(b *testing.B) {
	dir := b.TempDir()
	binary, feature := filepath.Join(dir, "stickler"), filepath.Join(dir, "one.feature")
	require.NoError(b, exec.Command("go", "build", "-o", binary, ".").Run())
	require.NoError(b, os.WriteFile(feature, []byte(`Feature: One
  Scenario: One
    Given Alice and Bob are playing
    And Alice controls "Forest"
    Then Alice controls "Forest"
`), 0o644))
	for b.Loop() {
		out, err := exec.Command(binary, "run", feature).CombinedOutput()
		require.NoError(b, err, string(out))
	}
}
