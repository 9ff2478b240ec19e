// Package names is the suite's list of card names, faces and halves included.
// It tells a misspelt name from a card that an engine lacks.
package names

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"io/fs"
	"strings"
	"sync"
)

// path of the list: one name a line, sorted, compressed; behind a tab the card
// types of that card, face or half, where they are known.
const path = "corpus/card-names.txt.gz"

// List is the list of names. It is read when the first unknown name is asked for.
type List struct {
	// Defined says whether a card of that name is defined; such names are
	// known without the list. nil: none.
	Defined func(name string) bool

	files fs.FS
	once  sync.Once
	names []string
	types map[string]string
	err   error
}

// New is the list in files, at corpus/card-names.txt.gz.
func New(files fs.FS, defined func(string) bool) *List {
	return &List{files: files, Defined: defined}
}

// Known says whether some card, face or half has this name. A list that can't
// be read knows every name.
func (l *List) Known(name string) bool {
	if l.Defined != nil && l.Defined(name) {
		return true
	}
	if l.load() != nil {
		return true
	}
	_, known := l.types[name]
	return known
}

// TypeWords are the card types of the card, face or half of that name; none if the list doesn't say.
func (l *List) TypeWords(name string) []string {
	if l.load() != nil {
		return nil
	}
	return strings.Fields(l.types[name])
}

// Nearest are up to three names of a similar spelling.
func (l *List) Nearest(name string) []string {
	if l.load() != nil {
		return nil
	}
	return Nearest(name, l.names, 3)
}

func (l *List) load() error {
	l.once.Do(func() { l.err = l.read() })
	return l.err
}

func (l *List) read() error {
	f, err := l.files.Open(path)
	if err != nil {
		return fmt.Errorf("the list of card names: %w", err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return fmt.Errorf("the list of card names: %w", err)
	}
	l.types = map[string]string{}
	for lines := bufio.NewScanner(z); lines.Scan(); {
		name, types, _ := strings.Cut(strings.TrimSpace(lines.Text()), "\t")
		l.names = append(l.names, name)
		l.types[name] = types
	}
	return z.Close()
}
