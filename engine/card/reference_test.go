package card

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the reference of the card notation anew")

const reference = "../../docs/card-notation.md"

// The reference lists every noun of the notation with its arguments, as the
// loader knows them and as their comments explain them.
func TestReferenceOfTheNotation(t *testing.T) {
	want := notation(t)
	if *update {
		require.NoError(t, os.WriteFile(reference, []byte(want), 0o644))
	}
	have, err := os.ReadFile(reference)
	require.NoError(t, err)
	assert.Equal(t, want, string(have), "%s is out of date: go test ./engine/card -run Reference -update", reference)
}

// sections are the kinds of noun, each with the type that its nouns implement.
var sections = []struct {
	title string
	is    reflect.Type
}{
	{"Abilities", reflect.TypeFor[Ability]()},
	{"Events that abilities trigger on", reflect.TypeFor[Event]()},
	{"Effects", reflect.TypeFor[Effect]()},
	{"Costs", reflect.TypeFor[Cost]()},
	{"Objects and players", reflect.TypeFor[Selector]()},
	{"Numbers", reflect.TypeFor[Amount]()},
	{"Conditions", reflect.TypeFor[Condition]()},
	{"Parts of the others", nil},
}

func notation(t *testing.T) string {
	comments := typeComments(t)
	var b strings.Builder
	b.WriteString("# The notation of cards\n\nEvery noun that a definition in `corpus/cards/` can use. `go test ./engine/card -run Reference -update` writes this page.\n" +
		"Arguments without a name fill the named ones in order; **bold** ones must be given. A number can stand for an amount,\n" +
		"symbols in quotes (`\"{1}{G}\"`) for a cost, a word in quotes for a keyword ability without parameters.\n")
	b.WriteString("\n## Keyword abilities\n\n" + strings.Join(keywordList(), ", ") +
		".\n\nOne with parameters is called: `equip(\"{1}\")`, `modular(1)`, `protection(objects(colors = [\"red\"]))`. Words are joined with `_`.\n")
	listed := map[string]bool{}
	for _, s := range sections {
		fmt.Fprintf(&b, "\n## %s\n", s.title)
		for _, noun := range nounList {
			typ, ok := nouns[noun]
			if !ok || listed[noun] || s.is != nil && !reflect.PointerTo(typ).Implements(s.is) {
				continue
			}
			listed[noun] = true
			describeNoun(&b, noun, typ, comments)
		}
	}
	return b.String()
}

func describeNoun(b *strings.Builder, noun string, typ reflect.Type, comments map[string]typeComment) {
	c := comments[typ.Name()]
	fmt.Fprintf(b, "\n### `%s`\n\n", noun)
	if c.doc != "" {
		b.WriteString(spoken(c.doc, typ.Name(), noun) + "\n")
	}
	var rows []string
	for _, f := range argumentsOf(typ) {
		name, required := f.Tag.Get("star"), ""
		if name == "" {
			continue
		}
		if n, ok := strings.CutSuffix(name, ",required"); ok {
			name, required = n, "**"
		}
		rows = append(rows, fmt.Sprintf("| %s`%s`%s | %s | %s |", required, name, required, argumentKind(f.Type), spoken(c.fields[f.Name], "", "")))
	}
	if len(rows) > 0 {
		b.WriteString("\n| argument | is | |\n|---|---|---|\n" + strings.Join(rows, "\n") + "\n")
	}
}

// argumentsOf are a noun's fields, those of what is embedded in it included.
func argumentsOf(typ reflect.Type) []reflect.StructField {
	var out []reflect.StructField
	for i := range typ.NumField() {
		if f := typ.Field(i); f.Anonymous {
			out = append(out, argumentsOf(f.Type)...)
		} else {
			out = append(out, f)
		}
	}
	return out
}

func argumentKind(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Slice:
		return "list of " + argumentKind(t.Elem())
	case reflect.Pointer:
		return argumentKind(t.Elem())
	case reflect.String:
		return "text"
	case reflect.Bool:
		return "`True` or `False`"
	case reflect.Int:
		return "number"
	case reflect.Struct:
		return "`" + nounOf(t) + "(…)`"
	}
	return strings.ToLower(t.Name())
}

type typeComment struct {
	doc    string
	fields map[string]string
}

// typeComments are the comments on the package's types and their fields.
func typeComments(t *testing.T) map[string]typeComment {
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	out := map[string]typeComment{}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		require.NoError(t, err)
		ast.Inspect(parsed, func(n ast.Node) bool {
			decl, ok := n.(*ast.GenDecl)
			if !ok || decl.Tok != token.TYPE {
				return true
			}
			for _, s := range decl.Specs {
				spec := s.(*ast.TypeSpec)
				st, ok := spec.Type.(*ast.StructType)
				if !ok {
					continue
				}
				doc := spec.Doc
				if doc == nil && len(decl.Specs) == 1 {
					doc = decl.Doc
				}
				out[spec.Name.Name] = typeComment{doc.Text(), fieldComments(st)}
			}
			return true
		})
	}
	for name, c := range out { // what is embedded brings its comments along
		if typ, ok := prototypeNamed(name); ok {
			for i := range typ.NumField() {
				if f := typ.Field(i); f.Anonymous {
					for k, v := range out[f.Type.Name()].fields {
						c.fields[k] = v
					}
				}
			}
		}
	}
	return out
}

func prototypeNamed(name string) (reflect.Type, bool) {
	for _, p := range prototypes {
		if t := reflect.TypeOf(p); t.Name() == name {
			return t, true
		}
	}
	return nil, false
}

func fieldComments(st *ast.StructType) map[string]string {
	out := map[string]string{}
	for _, f := range st.Fields.List {
		for _, n := range f.Names {
			out[n.Name] = f.Doc.Text()
		}
	}
	return out
}

var blanks = regexp.MustCompile(`\s+`)

// spoken is a comment in one line, with the noun for the type's name.
func spoken(comment, typeName, noun string) string {
	s := strings.TrimSpace(blanks.ReplaceAllString(comment, " "))
	if rest, ok := strings.CutPrefix(s, typeName+" "); ok && typeName != "" {
		s = "`" + noun + "` " + rest
	}
	return strings.ReplaceAll(s, "|", `\|`)
}

// Every noun can be found in the list that lookups of misspelt ones use.
func TestNounsAreListed(t *testing.T) {
	for noun := range nouns {
		assert.True(t, noun == "face" || slices.Contains(Nouns(), noun), noun)
	}
}
