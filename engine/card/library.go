package card

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"sort"
	"strings"
	"sync"
)

// extension of definition files.
const extension = ".star"

// Library finds cards by name and reads their definitions when they are first
// asked for. It is safe for concurrent use.
type Library struct {
	// Compile prepares a definition for an engine, once; nil for none.
	Compile func(*Card) error

	sources []fs.FS
	places  []string
	mutex   sync.Mutex
	cards   map[string]*Card
	failed  map[string]error
	// files by every face's name; built when a name isn't a file's.
	index map[string]string
}

// NewLibrary is a library of the definitions in a file system, and in
// directories of the user's own, which come first.
func NewLibrary(base fs.FS, dirs ...string) *Library {
	l := &Library{cards: map[string]*Card{}, failed: map[string]error{}}
	for _, dir := range dirs {
		l.sources, l.places = append(l.sources, os.DirFS(dir)), append(l.places, dir)
	}
	if base != nil {
		l.sources, l.places = append(l.sources, base), append(l.places, "corpus/cards")
	}
	return l
}

// UnknownCardError says that no definition has this name.
type UnknownCardError struct {
	Name string
	Near []string
}

// Error names the nearest cards.
func (e *UnknownCardError) Error() string {
	if len(e.Near) == 0 {
		return fmt.Sprintf("no card named %q is defined", e.Name)
	}
	return fmt.Sprintf("no card named %q is defined; nearest: %s", e.Name, strings.Join(e.Near, ", "))
}

// UnknownCard is the name that was asked for.
func (e *UnknownCardError) UnknownCard() string { return e.Name }

// Slug is the name of a card's file: the front face's name in [a-z0-9-].
func Slug(name string) string {
	front, _, _ := strings.Cut(name, " // ")
	var b strings.Builder
	dash := false
	for _, r := range strings.ToLower(fold.Replace(front)) {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			if dash && b.Len() > 0 {
				b.WriteByte('-')
			}
			dash = false
			b.WriteRune(r)
		case r == '\'':
		default:
			dash = true
		}
	}
	return b.String()
}

var fold = strings.NewReplacer("á", "a", "à", "a", "â", "a", "ä", "a", "é", "e", "è", "e", "ê", "e", "ë", "e", "í", "i", "ï", "i",
	"ó", "o", "ö", "o", "ô", "o", "ú", "u", "û", "u", "ü", "u", "ñ", "n", "’", "'")

// Card is the card of that name, or one of whose faces has it. The error is an
// *UnknownCardError, an *Error of the definition, or what Compile said.
func (l *Library) Card(name string) (*Card, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if c, ok := l.cards[name]; ok {
		return c, nil
	}
	if err, ok := l.failed[name]; ok {
		return nil, err
	}
	c, err := l.find(name)
	if err != nil {
		l.failed[name] = err
		return nil, err
	}
	l.cards[name] = c
	return c, nil
}

// find reads the file that the name's slug says, or the one that has such a face.
func (l *Library) find(name string) (*Card, error) {
	c, err := l.load(Slug(name) + extension)
	if err == nil && c.named(name) {
		return c, nil
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err := l.makeIndex(); err != nil {
		return nil, err
	}
	if file, ok := l.index[name]; ok {
		if c, err := l.load(file); err != nil || c.named(name) {
			return c, err
		}
	}
	return nil, &UnknownCardError{Name: name, Near: Nearest(name, l.names(), 3)}
}

func (c *Card) named(name string) bool {
	if c.Name == name {
		return true
	}
	for _, f := range c.Faces {
		if f.Name == name {
			return true
		}
	}
	return false
}

// load reads one definition, once.
func (l *Library) load(file string) (*Card, error) {
	if c, ok := l.cards[file]; ok {
		return c, nil
	}
	for i, source := range l.sources {
		text, err := fs.ReadFile(source, file)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		c, err := l.define(path.Join(l.places[i], file), text)
		if err == nil {
			l.cards[file] = c
		}
		return c, err
	}
	return nil, fs.ErrNotExist
}

// define parses and compiles the definition of a file.
func (l *Library) define(place string, text []byte) (*Card, error) {
	return l.compiled(place, text, fitsFile)
}

// Define reads a definition that is in no file of the library, and doesn't keep
// it. It may not have a name that a card of the library has.
func (l *Library) Define(place string, text []byte) (*Card, error) {
	return l.compiled(place, text, func(c *Card) error {
		for _, f := range c.Faces {
			if _, err := l.Card(f.Name); err == nil {
				return &Error{c.Where, fmt.Sprintf("there is a card named %q already", f.Name)}
			}
		}
		return nil
	})
}

// fitsFile refuses a card in a file that isn't named for it.
func fitsFile(c *Card) error {
	if base := strings.TrimSuffix(path.Base(c.Where.File), extension); base != Slug(c.Name) {
		return &Error{c.Where, fmt.Sprintf("%q belongs in a file named %s%s", c.Name, Slug(c.Name), extension)}
	}
	return nil
}

// compiled parses, checks and compiles a definition.
func (l *Library) compiled(place string, text []byte, check func(*Card) error) (*Card, error) {
	c, err := Parse(place, text)
	if err != nil {
		return nil, err
	}
	if err := check(c); err != nil {
		return nil, err
	}
	if l.Compile != nil {
		if err := l.Compile(c); err != nil {
			return nil, &Error{c.Where, err.Error()}
		}
	}
	return c, nil
}

var faceName = regexp.MustCompile(`\bname *= *"([^"]+)"`)

// makeIndex notes the names of all faces by a quick look at every file.
func (l *Library) makeIndex() error {
	if l.index != nil {
		return nil
	}
	index := map[string]string{}
	for i := len(l.sources) - 1; i >= 0; i-- {
		files, err := fs.Glob(l.sources[i], "*"+extension)
		if err != nil {
			return err
		}
		for _, file := range files {
			text, err := fs.ReadFile(l.sources[i], file)
			if err != nil {
				return err
			}
			for _, m := range faceName.FindAllSubmatch(text, -1) {
				if _, taken := index[string(m[1])]; !taken || Slug(string(m[1]))+extension == file {
					index[string(m[1])] = file
				}
			}
		}
	}
	l.index = index
	return nil
}

func (l *Library) names() []string {
	var out []string
	for name := range l.index {
		out = append(out, name)
	}
	sort.Strings(out)
	return out
}

// Files lists the definition files, in order.
func (l *Library) Files() ([]string, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	seen := map[string]bool{}
	var out []string
	for _, source := range l.sources {
		files, err := fs.Glob(source, "*"+extension)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			if !seen[f] {
				seen[f] = true
				out = append(out, f)
			}
		}
	}
	sort.Strings(out)
	return out, nil
}

// Load is the card of a definition file of the library.
func (l *Library) Load(file string) (*Card, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.load(file)
}

// All are the cards of all definition files, in the order of the files. The
// error is the first of a definition that can't be read.
func (l *Library) All() ([]*Card, error) {
	files, err := l.Files()
	if err != nil {
		return nil, err
	}
	out := make([]*Card, 0, len(files))
	for _, file := range files {
		c, err := l.Load(file)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

// Text is the definition of the card of that name as it is written, and where.
func (l *Library) Text(name string) (place string, text []byte, err error) {
	c, err := l.Card(name)
	if err != nil {
		return "", nil, err
	}
	for i, source := range l.sources {
		text, err := fs.ReadFile(source, path.Base(c.Where.File))
		if err == nil && path.Join(l.places[i], path.Base(c.Where.File)) == c.Where.File {
			return c.Where.File, text, nil
		}
	}
	return "", nil, fmt.Errorf("%s: the definition is gone", c.Where.File)
}

// Lint reads a definition file from disk and says what is wrong with it: what
// can't be read, or else where it contradicts itself.
func (l *Library) Lint(file string) []error {
	text, err := os.ReadFile(file)
	if err != nil {
		return []error{err}
	}
	c, err := l.define(file, text)
	return problemsOf(c, err)
}

// LintAll does so for every definition of the library, and finds names that
// several of them have. It also says how many definitions there are.
func (l *Library) LintAll() (definitions int, problems []error) {
	files, err := l.Files()
	if err != nil {
		return 0, []error{err}
	}
	for _, file := range files {
		c, err := l.Load(file)
		problems = append(problems, problemsOf(c, err)...)
	}
	return len(files), append(problems, l.Duplicates()...)
}

func problemsOf(c *Card, err error) []error {
	if err != nil {
		return []error{err}
	}
	var out []error
	for _, e := range c.Contradictions() {
		out = append(out, e)
	}
	return out
}

// Duplicates are the names that faces of several definitions have (CR 201.2).
func (l *Library) Duplicates() []error {
	files, err := l.Files()
	if err != nil {
		return []error{err}
	}
	first := map[string]Position{}
	var out []error
	for _, file := range files {
		c, err := l.Load(file)
		if err != nil {
			continue
		}
		for _, f := range c.Faces {
			if other, taken := first[f.Name]; taken && other.File != c.Where.File {
				out = append(out, &Error{f.places["name"], fmt.Sprintf("%q is a face of %s too", f.Name, other.File)})
				continue
			}
			first[f.Name] = c.Where
		}
	}
	return out
}
