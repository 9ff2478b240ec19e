package stickler_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler"
)

const module = "github.com/stickler-mtg/stickler"

// mayImport is the direction of imports: what each room may know of the others.
// The root package only embeds files, so anything may import it.
var mayImport = map[string][]string{
	"":                {},
	"protocol":        {},
	"protocol/wire":   {"protocol"},
	"protocol/schema": {"protocol"},
	"mutants":         {},
	"deck":            {"engine/card", "names"},
	"rulebook":        {""},
	"names":           {"", "spelling"},
	"spelling":        {},
	"steps":           {"protocol", "names"},
	"conformance":     {"steps", "protocol", "names", "spelling", "rulebook"},
	"engine/card":     {"", "names", "spelling"},
	"engine":          {"engine/card"},
	"engine/session":  {"engine", "engine/card", "protocol", "names"},
	"fuzz/boards":     {"", "engine/card", "protocol"},
	"fuzz/play":       {"engine", "engine/card"},
	"fuzz/properties": {},
	"fuzz/native":     {},
	"fuzz":            {"fuzz/boards", "fuzz/play", "engine", "engine/card", "engine/session", "protocol"},
	"recording":       {"conformance", "protocol", "protocol/wire"},
	"checkup":         {"conformance", "protocol", "protocol/wire"},
	"expectations":    {"conformance"},
	"matrix":          {"conformance"},
	"site":            {"conformance", "steps", "protocol", "rulebook"},
}

type goPackage struct {
	ImportPath string
	Imports    []string
}

func goList(t *testing.T, args ...string) []goPackage {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list", "-json=ImportPath,Imports"}, args...)...).Output()
	require.NoError(t, err)
	var all []goPackage
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var p goPackage
		err := decoder.Decode(&p)
		if errors.Is(err, io.EOF) {
			return all
		}
		require.NoError(t, err)
		all = append(all, p)
	}
}

// room is a package's place in the module, if it is one of ours.
func room(path string) (string, bool) {
	if path == module {
		return "", true
	}
	return strings.CutPrefix(path, module+"/")
}

func TestImportsGoOneWay(t *testing.T) {
	for _, p := range goList(t, "./...") {
		from, _ := room(p.ImportPath)
		if strings.HasPrefix(from, "cmd/") || strings.HasPrefix(from, "examples/") || from == "adapters" {
			continue
		}
		allowed, known := mayImport[from]
		assert.True(t, known, "%s has no place in the order of imports", from)
		for _, imported := range p.Imports {
			if to, ours := room(imported); ours {
				assert.Contains(t, allowed, to, "%s imports %s", from, to)
			}
		}
	}
}

// The suite knows engines through the protocol alone.
func TestTheSuiteDoesNotKnowTheEngine(t *testing.T) {
	for _, p := range goList(t, "-deps", "./conformance") {
		name, ours := room(p.ImportPath)
		assert.False(t, ours && (name == "engine" || strings.HasPrefix(name, "engine/")), "conformance depends on %s", name)
	}
}

// goFiles are our Go files, with paths from the root.
func goFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if d != nil && d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != "." {
			return filepath.SkipDir
		}
		if strings.HasSuffix(path, ".go") {
			files = append(files, path)
		}
		return err
	})
	require.NoError(t, err)
	return files
}

func TestFilesAreShort(t *testing.T) {
	const most = 700
	for _, path := range goFiles(t) {
		file, err := os.Open(path)
		require.NoError(t, err)
		lines := 0
		for s := bufio.NewScanner(file); s.Scan(); {
			lines++
		}
		require.NoError(t, file.Close())
		assert.LessOrEqual(t, lines, most, "%s is too long to read in one go", path)
	}
}

var (
	definedName = regexp.MustCompile(`(?m)^\s*(?:card\()?\s*name\s*=\s*"([^"]+)"`)
	// ruleWords are card names that are words of the rules as well.
	ruleWords = []string{"Plains", "Island", "Swamp", "Mountain", "Forest"}
)

// cardNames are the names of defined cards and of their faces.
func cardNames(t *testing.T) []string {
	t.Helper()
	var names []string
	err := fs.WalkDir(stickler.Files, "corpus", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasPrefix(path, "corpus/cards/") {
			return err
		}
		text, err := fs.ReadFile(stickler.Files, path)
		for _, m := range definedName.FindAllStringSubmatch(string(text), -1) {
			for _, name := range append(strings.Split(m[1], " // "), m[1]) {
				if !slices.Contains(ruleWords, name) && !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
		}
		return err
	})
	require.NoError(t, err)
	return names
}

// No Go code knows a card: a card's whole meaning is in its definition.
func TestNoCardIsNamedInGoCode(t *testing.T) {
	names := cardNames(t)
	for _, path := range goFiles(t) {
		if strings.HasSuffix(path, "_test.go") || strings.HasPrefix(path, "examples"+string(filepath.Separator)) {
			continue
		}
		positions := token.NewFileSet()
		parsed, err := parser.ParseFile(positions, path, nil, parser.ParseComments)
		require.NoError(t, err)
		for _, name := range names {
			for _, place := range mentions(parsed, name) {
				t.Errorf("%s names the card %q", positions.Position(place), name)
			}
		}
	}
}

// mentions finds a card's name as a whole string, or, if it is of several
// words, within a string or a comment.
func mentions(parsed *ast.File, name string) []token.Pos {
	var places []token.Pos
	several := strings.Contains(name, " ")
	ast.Inspect(parsed, func(n ast.Node) bool {
		literal, ok := n.(*ast.BasicLit)
		if !ok || literal.Kind != token.STRING {
			return true
		}
		text, err := strconv.Unquote(literal.Value)
		if err == nil && (text == name || several && strings.Contains(text, name)) {
			places = append(places, literal.Pos())
		}
		return true
	})
	for _, group := range parsed.Comments {
		for _, c := range group.List {
			if several && strings.Contains(c.Text, name) {
				places = append(places, c.Pos())
			}
		}
	}
	return places
}

func TestMentionsFindsNames(t *testing.T) {
	const source = "package p\n// Like Mogg Fanatic.\nvar a, b = \"Shock\", \"an Ornery Goblin or two\"\nvar c = \"Shocking\"\n"
	parsed, err := parser.ParseFile(token.NewFileSet(), "p.go", source, parser.ParseComments)
	require.NoError(t, err)
	for name, want := range map[string]int{"Mogg Fanatic": 1, "Shock": 1, "Ornery Goblin": 1, "Goblin": 0} {
		assert.Len(t, mentions(parsed, name), want, name)
	}
}
