package rulebook

import (
	"bytes"
	"cmp"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// Citation is a place where a rule is cited.
type Citation struct {
	File   string
	Line   int
	Column int
	Number Number
}

var (
	citesRule   = regexp.MustCompile(`\bCR[ :](\d)`)
	citedNumber = regexp.MustCompile(`^\d{3}(?:\.\d+[a-z]?)?`)
	// what may stand between two numbers of a list.
	citedNext = regexp.MustCompile(`^(?:, ?|; ?|/| and | or |–|-)`)
	// a letter or a number that goes on from the one before: 701.28a,c, 712.9–10.
	citedLetter = regexp.MustCompile(`^[a-z](?:$|[^A-Za-z0-9'’])`)
	citedShort  = regexp.MustCompile(`^\d{1,2}[a-z]?(?:$|[^A-Za-z0-9.])`)
	shortNumber = regexp.MustCompile(`^\d+[a-z]?`)
	// a string of the engine that is a rule's number.
	numberString = regexp.MustCompile(`"(\d{3}\.\d+[a-z]?)"`)
)

// Citations finds the rules that a text cites: @CR:712.8e, CR 603.10a, lists
// such as CR 701.28a,c and ranges such as CR 601.2a–i, of which both ends count.
// In Go code outside tests, a string that is a rule's number cites that rule.
func Citations(file string, text []byte) []Citation {
	var all []Citation
	line := 0
	for raw := range bytes.SplitSeq(text, []byte("\n")) {
		line++
		s := string(raw)
		cite := func(column int, n Number) { all = append(all, Citation{file, line, column + 1, n}) }
		for _, m := range citesRule.FindAllStringSubmatchIndex(s, -1) {
			citedFrom(s, m[2], cite)
		}
		if strings.HasSuffix(file, ".go") && !strings.HasSuffix(file, "_test.go") {
			for _, m := range numberString.FindAllStringSubmatchIndex(s, -1) {
				cite(m[2], Number(s[m[2]:m[3]]))
			}
		}
	}
	return all
}

// citedFrom reads a list of numbers that begins at a column.
func citedFrom(s string, at int, cite func(int, Number)) {
	var last Number
	for {
		length := 0
		switch rest := s[at:]; {
		case citedNumber.MatchString(rest):
			length = len(citedNumber.FindString(rest))
			last = Number(rest[:length])
		case last.Letter() != "" && goesOn(s, at):
			length = 1
			last = last.Rule() + Number(rest[:1])
		case strings.Contains(string(last), ".") && citedShort.MatchString(rest) && s[at-1] != ' ':
			length = len(shortNumber.FindString(rest))
			last = last.Section() + "." + Number(rest[:length])
		default:
			return
		}
		cite(at, last)
		at += length
		next := citedNext.FindString(s[at:])
		if next == "" {
			return
		}
		at += len(next)
	}
}

// goesOn says whether a letter is a subrule's, and not the article: after a
// space it must be followed by what can follow a citation.
func goesOn(s string, at int) bool {
	if !citedLetter.MatchString(s[at:]) {
		return false
	}
	if s[at-1] != ' ' {
		return true
	}
	rest := s[at+1:]
	return rest == "" || strings.HasPrefix(rest, " and ") || strings.ContainsAny(rest[:1], ",;:.)]") || strings.HasPrefix(rest, "–") || strings.HasPrefix(rest, "-")
}

// checked are the endings of files that cite rules.
var checked = []string{".feature", ".go", ".star", ".md", ".patch", ".html"}

// CitationsIn finds the citations in the files under a folder. Hidden folders
// are left out, and tests, which may cite what isn't there on purpose.
func CitationsIn(files fs.FS, root string) ([]Citation, error) {
	var all []Citation
	err := fs.WalkDir(files, root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if hidden := strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata"; d.IsDir() && hidden && p != root {
			return fs.SkipDir
		}
		if !d.Type().IsRegular() || !slices.Contains(checked, path.Ext(p)) || strings.HasSuffix(p, "_test.go") {
			return nil
		}
		text, err := fs.ReadFile(files, p)
		all = append(all, Citations(p, text)...)
		return err
	})
	return all, err
}

// Problem is a citation that isn't right.
type Problem struct {
	Citation
	Text string
}

// String says where, and what.
func (p Problem) String() string {
	return fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, p.Column, p.Text)
}

// Check finds citations of rules that don't exist in the newest rules, and of
// those whose wording has changed since citations were last reviewed.
func (b *Book) Check(citations []Citation) []Problem {
	var problems []Problem
	for _, c := range citations {
		switch {
		case !b.Newest().Has(c.Number):
			problems = append(problems, Problem{c, b.missing(c.Number)})
		case b.RewordedSince(c.Number, b.Reviewed):
			problems = append(problems, Problem{c, fmt.Sprintf("the wording of CR %s has changed since the rules of %s: read it again, then put the newest date into %s/reviewed", c.Number, b.Reviewed, Folder)})
		}
	}
	slices.SortStableFunc(problems, func(x, y Problem) int {
		return cmp.Or(strings.Compare(x.File, y.File), cmp.Compare(x.Line, y.Line), cmp.Compare(x.Column, y.Column))
	})
	return problems
}

// missing says what may have been meant by a number that isn't in the newest rules.
func (b *Book) missing(n Number) string {
	newest := b.Newest()
	text := fmt.Sprintf("there is no CR %s in the rules of %s", n, newest.Date)
	now, until, was := b.Moved(n)
	switch {
	case was && now != "":
		return fmt.Sprintf("%s: it was a number until those of %s; it is CR %s now", text, until, now)
	case was:
		text += fmt.Sprintf(", only until those of %s", until)
	}
	return fmt.Sprintf("%s; the nearest is CR %s", text, newest.Nearest(n))
}
