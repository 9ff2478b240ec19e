package rulebook

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// Folder is where the indexes are, among the project's files.
const Folder = "corpus/rulebook"

// indexFile is one date's index as it is kept. The newest is whole; an older one
// says only what isn't as it is there.
//
// The strings of Rules, Moved and Gone are lists of words by section, in which a
// number stands without its section: "8e" in 712 is 712.8e.
type indexFile struct {
	Date string `json:"date"`
	// Newest is the date that an older index is told against.
	Newest string `json:"newest,omitempty"`
	// Titles of sections and of rules that are titles; "" where there is none.
	Titles map[Number]string `json:"titles,omitempty"`
	// Rules are numbers and fingerprints.
	Rules map[Number]string `json:"rules,omitempty"`
	// Moved are numbers, and what they are in the newest rules: "-" if nothing.
	Moved map[Number]string `json:"moved,omitempty"`
	// Gone are numbers of the newest rules that there were not.
	Gone map[Number]string `json:"gone,omitempty"`
}

// add adds words about a number to a list.
func add(lists map[Number]string, n Number, words ...string) {
	within := strings.TrimPrefix(string(n), string(n.Section())+".")
	lists[n.Section()] = strings.TrimPrefix(lists[n.Section()]+" "+strings.Join(append([]string{within}, words...), " "), " ")
}

// each visits a list: width words at a time, the first of which is the number.
func each(lists map[Number]string, width int, visit func(n Number, word string) error) error {
	for section, list := range lists {
		words := strings.Fields(list)
		if len(words)%width != 0 {
			return fmt.Errorf("section %s: found %d words, expected a multiple of %d", section, len(words), width)
		}
		for i := 0; i < len(words); i += width {
			n, ok := ParseNumber(string(section) + "." + words[i])
			if !ok {
				return fmt.Errorf("section %s: %q is no number of a rule", section, words[i])
			}
			if err := visit(n, words[i+width-1]); err != nil {
				return err
			}
		}
	}
	return nil
}

// whole is the index of the newest edition.
func whole(e *Edition) *indexFile {
	f := &indexFile{Date: e.Date, Titles: e.titles, Rules: map[Number]string{}}
	for _, r := range e.Rules {
		add(f.Rules, r.Number, r.Fingerprint)
	}
	return f
}

// against is the index of an older edition: how it differs from the newest.
func against(e, newest *Edition) *indexFile {
	f := &indexFile{Date: e.Date, Newest: newest.Date, Titles: map[Number]string{}, Rules: map[Number]string{}, Moved: map[Number]string{}, Gone: map[Number]string{}}
	now := Follow(e, newest)
	for _, r := range e.Rules {
		n, survived := now[r.Number]
		switch {
		case !survived:
			add(f.Moved, r.Number, "-")
		case n != r.Number:
			add(f.Moved, r.Number, string(n))
		}
		if !survived || newest.prints[n] != r.Fingerprint {
			add(f.Rules, r.Number, r.Fingerprint)
		}
	}
	for _, r := range newest.Rules {
		if _, there := e.prints[r.Number]; !there {
			add(f.Gone, r.Number)
		}
	}
	for n, title := range e.titles {
		if newest.titles[n] != title {
			f.Titles[n] = title
		}
	}
	for n := range newest.titles {
		if _, there := e.titles[n]; !there {
			f.Titles[n] = ""
		}
	}
	return f
}

// edition reads an index: newest is nil for the newest one itself.
func (f *indexFile) edition(newest *Edition) (*Edition, map[Number]Number, error) {
	e := &Edition{Date: f.Date, titles: map[Number]string{}, prints: map[Number]string{}}
	now := map[Number]Number{}
	if newest != nil {
		for n, title := range newest.titles {
			e.titles[n] = title
		}
		for n, print := range newest.prints {
			e.prints[n], now[n] = print, n
		}
	}
	for n, title := range f.Titles {
		if e.titles[n] = title; title == "" {
			delete(e.titles, n)
		}
	}
	err := each(f.Gone, 1, func(n Number, _ string) error {
		delete(e.prints, n)
		delete(now, n)
		return nil
	})
	if err == nil {
		err = each(f.Moved, 2, func(n Number, word string) error {
			delete(now, n)
			if word == "-" {
				return nil
			}
			moved, ok := ParseNumber(word)
			if newest == nil || !ok || newest.prints[moved] == "" {
				return fmt.Errorf("%s moved to %q, which isn't in the rules of %s", n, word, f.Newest)
			}
			now[n], e.prints[n] = moved, newest.prints[moved]
			return nil
		})
	}
	if err == nil {
		err = each(f.Rules, 2, func(n Number, word string) error {
			e.prints[n] = word
			return nil
		})
	}
	for n, print := range e.prints {
		e.Rules = append(e.Rules, Rule{n, print})
	}
	if err == nil {
		err = e.index()
	}
	return e, now, err
}

// Open reads the indexes in corpus/rulebook of the given files, and the date of
// the last review.
func Open(files fs.FS) (*Book, error) {
	folder, err := fs.Sub(files, Folder)
	if err != nil {
		return nil, err
	}
	b, err := OpenFolder(folder)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", Folder, err)
	}
	reviewed, err := fs.ReadFile(folder, "reviewed")
	if err == nil {
		b.Reviewed = strings.TrimSpace(string(reviewed))
		_, err = b.Edition(b.Reviewed)
	}
	if err != nil {
		return nil, fmt.Errorf("%s/reviewed: %w", Folder, err)
	}
	return b, nil
}

// OpenFolder reads the indexes in a folder; fs.ErrNotExist if there are none.
func OpenFolder(folder fs.FS) (*Book, error) {
	names, err := fs.Glob(folder, "*.json")
	if err != nil {
		return nil, err
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("found no index of the rules, expected files such as 2026-04-17.json: %w", fs.ErrNotExist)
	}
	slices.Sort(names)
	b := &Book{now: map[string]map[Number]Number{}}
	for _, name := range slices.Backward(names) { // the newest first
		text, err := fs.ReadFile(folder, name)
		if err == nil {
			err = b.read(text)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	slices.Reverse(b.editions)
	return b, nil
}

// read adds an edition that is older than those before.
func (b *Book) read(text []byte) error {
	var f indexFile
	if err := json.Unmarshal(text, &f); err != nil {
		return err
	}
	var newest *Edition
	if len(b.editions) > 0 {
		newest = b.editions[0]
		if f.Newest != newest.Date {
			return fmt.Errorf("it is told against the rules of %q, expected %q", f.Newest, newest.Date)
		}
	} else if f.Newest != "" {
		return fmt.Errorf("it is told against the rules of %s, which have no index", f.Newest)
	}
	e, now, err := f.edition(newest)
	if err != nil {
		return err
	}
	b.editions = append(b.editions, e)
	b.now[e.Date] = now
	return nil
}

// Index makes the index files of editions: contents by file name.
func Index(editions []*Edition) (map[string][]byte, error) {
	editions = slices.Clone(editions)
	slices.SortFunc(editions, func(a, b *Edition) int { return strings.Compare(a.Date, b.Date) })
	newest := editions[len(editions)-1]
	out := map[string][]byte{}
	for _, e := range editions {
		f := whole(e)
		if e != newest {
			f = against(e, newest)
		}
		text, err := json.MarshalIndent(f, "", " ")
		if err != nil {
			return nil, err
		}
		out[e.Date+".json"] = append(text, '\n')
	}
	return out, nil
}
