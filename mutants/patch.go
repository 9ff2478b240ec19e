// Package mutants builds misreadings of the rules into the engine, one at a
// time, and says which rulings of the suite notice.
package mutants

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Mutant is one misreading: a patch of the product's sources.
type Mutant struct {
	// File is the patch's path from the root, Ruling what it misreads.
	File, Ruling string
	// Misreading says it in words: the patch's first line.
	Misreading string
	// Changes of the sources, by path.
	Changes []Change
}

// Name is the patch's name without folder and ending.
func (m *Mutant) Name() string { return strings.TrimSuffix(path.Base(m.File), ".patch") }

// Change is a change of one file.
type Change struct {
	File  string
	Hunks []Hunk
}

// Hunk is lines that are replaced by others. Line is where they were, from 1.
type Hunk struct {
	Line     int
	Old, New []string
}

// folder is where the patches are.
const folder = "corpus/mutants"

// Find reads all patches below a root, in order; only those of the named
// rulings, if any are named. Each faulty file is named in the error.
func Find(root string, rulings []string) ([]*Mutant, error) {
	var out []*Mutant
	var faults []error
	err := filepath.WalkDir(filepath.Join(root, folder), func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(file) == ".md" {
			return err
		}
		rel, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		m, err := read(root, filepath.ToSlash(rel))
		switch {
		case err != nil:
			faults = append(faults, err)
		case len(rulings) == 0 || slices.Contains(rulings, m.Ruling):
			out = append(out, m)
		}
		return nil
	})
	return out, errors.Join(append(faults, err)...)
}

func read(root, file string) (*Mutant, error) {
	parts := strings.Split(strings.TrimPrefix(file, folder+"/"), "/")
	if len(parts) != 3 || !strings.HasSuffix(file, ".patch") {
		return nil, fmt.Errorf("%s: expected %s/<topic>/<ruling>/<misreading>.patch", file, folder)
	}
	text, err := os.ReadFile(filepath.Join(root, file))
	if err != nil {
		return nil, err
	}
	m := &Mutant{File: file, Ruling: parts[0] + "/" + parts[1]}
	if err := m.parse(string(text)); err != nil {
		return nil, fmt.Errorf("%s%w", file, err)
	}
	return m, nil
}

var hunkHeader = regexp.MustCompile(`^@@ -(\d+)(?:,\d+)? \+\d+(?:,\d+)? @@`)

// parse reads a line of words and a unified diff.
func (m *Mutant) parse(text string) error {
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	m.Misreading = strings.TrimSpace(lines[0])
	if m.Misreading == "" || strings.HasPrefix(m.Misreading, "diff ") || strings.HasPrefix(m.Misreading, "--- ") {
		return fmt.Errorf(":1: the first line says the misreading in words")
	}
	for i := 1; i < len(lines); i++ {
		line := lines[i]
		switch {
		case strings.HasPrefix(line, "+++ b/"):
			m.Changes = append(m.Changes, Change{File: strings.TrimSpace(strings.TrimPrefix(line, "+++ b/"))})
		case strings.HasPrefix(line, "@@"):
			n, err := m.hunk(lines, i)
			if err != nil {
				return err
			}
			i = n
		}
	}
	for _, c := range m.Changes {
		if len(c.Hunks) == 0 {
			return fmt.Errorf(":1: %s is named and not changed", c.File)
		}
	}
	if len(m.Changes) == 0 {
		return fmt.Errorf(":1: no change of any file: expected a diff as git makes it")
	}
	return nil
}

// hunk reads the hunk whose header is at a line, and gives its last line.
func (m *Mutant) hunk(lines []string, at int) (int, error) {
	header := hunkHeader.FindStringSubmatch(lines[at])
	if header == nil || len(m.Changes) == 0 {
		return 0, fmt.Errorf(":%d: %q is no header of a hunk in a file", at+1, lines[at])
	}
	h := Hunk{}
	h.Line, _ = strconv.Atoi(header[1])
	i := at + 1
	for ; i < len(lines); i++ {
		line := lines[i]
		if line == "" {
			line = " "
		}
		switch line[0] {
		case ' ':
			h.Old, h.New = append(h.Old, line[1:]), append(h.New, line[1:])
		case '-':
			h.Old = append(h.Old, line[1:])
		case '+':
			h.New = append(h.New, line[1:])
		case '\\':
		default:
			goto done
		}
	}
done:
	if slices.Equal(h.Old, h.New) {
		return 0, fmt.Errorf(":%d: this hunk changes nothing", at+1)
	}
	c := &m.Changes[len(m.Changes)-1]
	c.Hunks = append(c.Hunks, h)
	return i - 1, nil
}

// Apply gives a file's text as changed. A hunk is looked for where it was and
// then ever farther away, so that it survives what is changed elsewhere.
func (c *Change) Apply(text string) (string, error) {
	lines := strings.Split(text, "\n")
	shift := 0
	for _, h := range c.Hunks {
		at := nearest(lines, h.Old, h.Line-1+shift)
		if at < 0 {
			return "", fmt.Errorf("the patch no longer applies: %s has no such lines as at %d", c.File, h.Line)
		}
		lines = slices.Replace(lines, at, at+len(h.Old), h.New...)
		shift = at - (h.Line - 1) + len(h.New) - len(h.Old)
	}
	return strings.Join(lines, "\n"), nil
}

// nearest is the place of some lines among others that is nearest to one; -1 if there is none.
func nearest(lines, old []string, to int) int {
	best := -1
	for i := 0; i+len(old) <= len(lines); i++ {
		if slices.Equal(lines[i:i+len(old)], old) && (best < 0 || distance(i, to) < distance(best, to)) {
			best = i
		}
	}
	return best
}

func distance(a, b int) int { return max(a-b, b-a) }
