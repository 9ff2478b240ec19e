package main

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// shownCommand is a command of a page, with the exit status that it is said to have.
var shownCommand = regexp.MustCompile(`(?m)^stickler (.+?) +# ([0-9])\b.*$`)

// Every command of the page on gating runs, in the order in which it shows them, and ends as it says.
func TestThePageOnGatingIsTrue(t *testing.T) {
	page, err := os.ReadFile("../../docs/gating-ci.md")
	require.NoError(t, err)
	commands := shownCommand.FindAllStringSubmatch(string(page), -1)
	require.Len(t, commands, len(regexp.MustCompile(`(?m)^stickler `).FindAll(page, -1)), "a command has no exit status beside it")
	require.NotEmpty(t, commands)
	engine := brokenEngine()
	t.Chdir(t.TempDir())
	for _, c := range commands {
		args := strings.Fields(strings.ReplaceAll(c[1], `"`, ""))
		for i := range args {
			if args[i] == "my-adapter" {
				args[i] = engine
			}
		}
		if args[0] == "run" && !strings.Contains(c[1], "--tags") {
			args = append(args, "--ruling", "convert/mana-value", "--ruling", "living-metal/definition")
		}
		status, out, errors := command(t, args...)
		assert.Equal(t, c[2], strconv.Itoa(status), "%s\n%s%s", c[1], out, errors)
	}
	for _, file := range []string{"known.yaml", "report.xml", "results.json", "reference.json", "matrix.html"} {
		assert.FileExists(t, file)
	}
	known, err := os.ReadFile("known.yaml")
	require.NoError(t, err)
	shown := regexp.MustCompile(`(?m)^- \{scenario: .*\}$`).Find(page)
	require.NotNil(t, shown)
	assert.Contains(t, string(known), string(shown), "the line that the page shows is one that is written")
}
