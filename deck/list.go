// Package deck reads deck lists and says what in them isn't legal.
package deck

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Entry is a line of a list: some copies of a card.
type Entry struct {
	Line  int
	Count int
	Name  string
	// Part of the list that it stands in.
	Part Part
}

// Part is a part of a deck list.
type Part uint8

// The parts.
const (
	Main Part = iota
	Commander
	Sideboard
	// Aside are lists that are no part of the deck, such as a maybeboard.
	Aside
)

var parts = map[string]Part{
	"deck": Main, "main": Main, "mainboard": Main, "maindeck": Main, "main deck": Main,
	"commander": Commander, "commanders": Commander, "commander zone": Commander,
	"sideboard": Sideboard, "side": Sideboard, "sb": Sideboard,
	"maybeboard": Aside, "considering": Aside, "tokens": Aside, "companion": Sideboard,
}

// Problem is what is wrong with a line of a list, or with the list (Line 0).
type Problem struct {
	Line int
	Text string
	// Note: it couldn't be checked, rather than being wrong.
	Note bool
}

const (
	maxList  = 1 << 20
	maxCount = 10000
)

var (
	cardLine = regexp.MustCompile(`^(?:SB:\s*|CMDR:\s*)?(\d+)\s*[xX]?\s+(.+?)$`)
	// printing is what lists add to a name: "(SET) 123", "*F*", "[SET]", "#tag".
	printing = regexp.MustCompile(`\s+(?:\([A-Za-z0-9]{2,6}\)(?:\s+\S+)?|\[[^\]]*\]|\*[A-Z]+\*|#.*|\^[^^]*\^)\s*$`)
	header   = regexp.MustCompile(`^(?:[#/]+\s*|\[)?([A-Za-z ]+?)\s*(?:\(\d+\))?\s*[:\]]?$`)
)

// Read reads a list as most programs write it: a number and a name a line,
// headings, comments, and a blank line before a sideboard without heading. Lines
// that are none of these are among the problems. The error is about the text as a whole.
func Read(r io.Reader) ([]Entry, []Problem, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxList+1))
	switch {
	case err != nil:
		return nil, nil, err
	case len(text) > maxList:
		return nil, nil, fmt.Errorf("more than %d bytes: that is no deck list", maxList)
	case !utf8.Valid(text):
		return nil, nil, errors.New("it isn't UTF-8")
	}
	l := &reader{}
	scanner := bufio.NewScanner(strings.NewReader(strings.TrimPrefix(string(text), "\ufeff")))
	scanner.Buffer(nil, maxList)
	for scanner.Scan() {
		l.line++
		l.read(strings.TrimSpace(scanner.Text()))
	}
	return l.entries, l.problems, scanner.Err()
}

type reader struct {
	line     int
	part     Part
	headed   bool
	entries  []Entry
	problems []Problem
}

func (l *reader) read(line string) {
	if line == "" {
		return
	}
	if m := cardLine.FindStringSubmatch(line); m != nil {
		l.card(line, m[1], m[2])
		return
	}
	if m := header.FindStringSubmatch(line); m != nil {
		if part, ok := parts[strings.ToLower(m[1])]; ok {
			l.part, l.headed = part, true
			return
		}
	}
	if strings.HasPrefix(line, "#") || strings.HasPrefix(line, "//") {
		return
	}
	if lower := strings.ToLower(line); strings.HasPrefix(lower, "about") || strings.HasPrefix(lower, "name ") {
		return
	}
	l.problems = append(l.problems, Problem{Line: l.line, Text: fmt.Sprintf("found %q, expected a number and a name (4 Forest), a heading (Deck, Commander, Sideboard) or a comment (// …)", line)})
}

func (l *reader) card(line, count, name string) {
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || n > maxCount {
		l.problems = append(l.problems, Problem{Line: l.line, Text: fmt.Sprintf("found %s copies, expected from 1 to %d", count, maxCount)})
		return
	}
	part := l.part
	switch {
	case strings.HasPrefix(line, "SB:"):
		part = Sideboard
	case strings.HasPrefix(line, "CMDR:") || strings.Contains(name, "*CMDR*"):
		part = Commander
	}
	for {
		short := printing.ReplaceAllString(name, "")
		if short == name {
			break
		}
		name = short
	}
	l.entries = append(l.entries, Entry{Line: l.line, Count: n, Name: strings.TrimSpace(name), Part: part})
}
