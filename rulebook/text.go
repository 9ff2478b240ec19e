package rulebook

import (
	"bytes"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"time"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// decode reads a text in whichever way it was published: UTF-8 or UTF-16 with a
// mark, plain UTF-8, or windows-1252; lines ended by LF, CRLF, CR or any mixture.
func decode(raw []byte) (string, error) {
	var text []byte
	var err error
	switch {
	case bytes.HasPrefix(raw, []byte{0xff, 0xfe}), bytes.HasPrefix(raw, []byte{0xfe, 0xff}):
		text, err = unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewDecoder().Bytes(raw)
	case utf8.Valid(raw):
		text = bytes.TrimPrefix(raw, []byte("\ufeff"))
	default:
		text, err = charmap.Windows1252.NewDecoder().Bytes(raw)
	}
	if err != nil {
		return "", err
	}
	return strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(string(text)), nil
}

var (
	effective  = regexp.MustCompile(`effective as of ([A-Z][a-z]+ \d{1,2}, \d{4})`)
	dateInName = regexp.MustCompile(`(20\d\d)-?(\d\d)-?(\d\d)`)
	titleLine  = regexp.MustCompile(`^([1-9]\d\d)\.\s+(\S.*)$`)
	ruleLine   = regexp.MustCompile(`^([1-9]\d\d\.[1-9]\d*[a-z]?)\.?\s+(\S.*)$`)
)

// ParseText reads the rules as they were published. name is that of the file,
// for errors and for a date that the text doesn't give.
func ParseText(name string, raw []byte) (*Edition, error) {
	text, err := decode(raw)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	date, err := dateOf(name, text)
	if err != nil {
		return nil, err
	}
	r := textReader{edition: &Edition{Date: date, titles: map[Number]string{}}}
	for line := range strings.SplitSeq(text, "\n") {
		if r.read(strings.TrimSpace(line)) {
			break
		}
	}
	r.finishRule()
	if len(r.edition.Rules) == 0 {
		return nil, fmt.Errorf("%s: found no rule, such as a line that begins with 100.1; expected a text of the Comprehensive Rules", name)
	}
	if err := r.edition.index(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return r.edition, nil
}

// dateOf is the day that the rules came into force.
func dateOf(name, text string) (string, error) {
	if m := effective.FindStringSubmatch(text); m != nil {
		if day, err := time.Parse("January 2, 2006", m[1]); err == nil {
			return day.Format(time.DateOnly), nil
		}
	}
	if m := dateInName.FindStringSubmatch(filepath.Base(name)); m != nil {
		if day, err := time.Parse(time.DateOnly, strings.Join(m[1:], "-")); err == nil {
			return day.Format(time.DateOnly), nil
		}
	}
	return "", fmt.Errorf("%s: neither the text nor the file's name gives the date of these rules; name it after the date, as in rules-20260417.txt", name)
}

// textReader collects rules line by line.
type textReader struct {
	edition *Edition
	number  Number
	// body are the lines of the rule that is being read.
	body []string
	// example: lines belong to an example, up to the next empty one.
	example bool
}

// read takes one line; true once the rules are over and the glossary begins.
func (r *textReader) read(line string) bool {
	if line == "" {
		r.example = false
		return false
	}
	if m := ruleLine.FindStringSubmatch(line); m != nil {
		r.finishRule()
		r.number, r.body = Number(m[1]), []string{m[2]}
		return false
	}
	if m := titleLine.FindStringSubmatch(line); m != nil {
		r.finishRule()
		r.edition.titles[Number(m[1])] = m[2]
		return false
	}
	if r.number == "" {
		return len(r.edition.Rules) > 0 && line == "Glossary"
	}
	switch {
	case line == "Glossary":
		return true
	case strings.HasPrefix(line, "Example:"):
		r.example = true
	case !r.example && !chapterLine.MatchString(line):
		r.body = append(r.body, line)
	}
	return false
}

// chapterLine is the title of a chapter, such as that of the cards' parts.
var chapterLine = regexp.MustCompile(`^[1-9]\. [A-Z]`)

// finishRule takes the fingerprint of the rule that was read. A text of a few
// words that is no sentence is a title: that of a keyword, say.
func (r *textReader) finishRule() {
	if r.number == "" {
		return
	}
	text := strings.Join(r.body, " ")
	r.edition.Rules = append(r.edition.Rules, Rule{r.number, fingerprint(text)})
	if len(r.body) == 1 && len(strings.Fields(text)) <= 6 && !strings.ContainsAny(text[len(text)-1:], `.:)"`) && !strings.HasSuffix(text, "”") {
		r.edition.titles[r.number] = text
	}
	r.number, r.body, r.example = "", nil, false
}
