package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRules(t *testing.T) {
	dir := t.TempDir()
	wrong := filepath.Join(dir, "wrong.md")
	require.NoError(t, os.WriteFile(wrong, []byte("Letters are left out: CR 704.5k,m and CR 704.5l\n"), 0o644))
	nothing := filepath.Join(dir, "nothing.md")
	require.NoError(t, os.WriteFile(nothing, []byte("No rule here.\n"), 0o644))
	for name, c := range map[string]struct {
		args   []string
		status int
		says   string
	}{
		"check":              {[]string{"check"}, exitPassed, "citations of the rules of 2026-04-17, 0 to be mended\n"},
		"check, wrong":       {[]string{"check", dir}, exitNotPassed, "wrong.md:1:42: there is no CR 704.5l in the rules of 2026-04-17; the nearest is CR 704.5k\n3 citations"},
		"check a file":       {[]string{"check", wrong}, exitNotPassed, "wrong.md:1:42"},
		"check nothing":      {[]string{"check", nothing}, exitCannotRun, "no citation found in"},
		"check no file":      {[]string{"check", filepath.Join(dir, "none")}, exitCannotRun, "none: no such file"},
		"diff":               {[]string{"diff", "2025-04-04", "2026-04-17"}, exitPassed, "701.28b → 701.27b"},
		"diff, in between":   {[]string{"diff", "2025-06-01", "2026-02-01"}, exitPassed, "from 2025-04-04 to 2026-01-16:"},
		"diff, too old":      {[]string{"diff", "2001-01-01", "2026-02-01"}, exitCannotRun, "no rules of 2001-01-01"},
		"diff, no date":      {[]string{"diff", "yesterday", "2026-02-01"}, exitCannotRun, `"yesterday" is no date`},
		"diff, one date":     {[]string{"diff", "2026-02-01"}, exitCannotRun, "accepts 2 arg(s)"},
		"diff, no format":    {[]string{"diff", "2025-04-04", "2026-04-17", "--format", "jsn"}, exitCannotRun, "did you mean json?"},
		"coverage":           {[]string{"coverage"}, exitPassed, "rules have a scenario\n"},
		"coverage of one":    {[]string{"coverage", "712"}, exitPassed, "Double-Faced Cards\n     without: "},
		"coverage, no such":  {[]string{"coverage", "699"}, exitCannotRun, `"699" is no section; the nearest is 700`},
		"coverage of a rule": {[]string{"coverage", "712.8"}, exitCannotRun, `"712.8" is no section; the nearest is 712`},
		"cite":               {[]string{"cite", "712.8e"}, exitPassed, "Blaster is turned over by a counter (convert/mana-value)"},
		"cite, moved":        {[]string{"cite", "701.28a"}, exitPassed, "2025-04-04: CR 701.50a"},
		"cite, no such":      {[]string{"cite", "712.8z"}, exitCannotRun, "there is no CR 712.8z"},
		"cite, no number":    {[]string{"cite", "transform"}, exitCannotRun, `"transform" is no rule number`},
		"index nothing":      {[]string{"index", "--out", dir, nothing}, exitCannotRun, "nothing.md: neither the text nor the file's name gives the date"},
	} {
		t.Run(name, func(t *testing.T) {
			var out bytes.Buffer
			assert.Equal(t, c.status, execute(t.Context(), append([]string{"rules"}, c.args...), &out, &out))
			assert.Contains(t, out.String(), c.says)
		})
	}
}

func TestRulesAsJSON(t *testing.T) {
	for _, args := range [][]string{{"diff", "2025-04-04", "2026-04-17"}, {"coverage"}, {"cite", "712.8e"}, {"cite", "905"}} {
		var out, errors bytes.Buffer
		require.Equal(t, exitPassed, execute(t.Context(), append(append([]string{"rules"}, args...), "--format", "json"), &out, &errors))
		var list []map[string]any
		require.NoError(t, json.Unmarshal(out.Bytes(), &list), args)
		assert.Equal(t, args[len(args)-1] == "905", len(list) == 0)
	}
}

// A new date joins those that are indexed; the old ones are told against it.
func TestRulesIndex(t *testing.T) {
	dir := t.TempDir()
	write := func(date, text string) string {
		path := filepath.Join(t.TempDir(), "rules-"+date+".txt")
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
		return path
	}
	for _, path := range []string{write("20250501", "100. General\r\r100.1. A bag.\r"), write("20260501", "100. General\n\n100.1. A box.\n100.2. A bag.\n")} {
		var out bytes.Buffer
		require.Equal(t, exitPassed, execute(t.Context(), []string{"rules", "index", "--out", dir, path}, &out, &out), out.String())
	}
	old, err := os.ReadFile(filepath.Join(dir, "2025-05-01.json"))
	require.NoError(t, err)
	assert.JSONEq(t, `{"date": "2025-05-01", "newest": "2026-05-01", "moved": {"100": "1 100.2"}, "gone": {"100": "2"}}`, string(old))
}
