package conformance

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// TagExpression selects scenarios by their tags: "@a and not (@b or @c)".
type TagExpression struct {
	matches func(has func(tag string) bool) bool
	// Tags are those that the expression names, in order.
	Tags []string
}

// Matches says whether a scenario with these tags is selected.
func (e *TagExpression) Matches(has func(tag string) bool) bool { return e.matches(has) }

// ParseTags reads a tag expression. An empty one selects everything. The error
// is a Problem that gives the column.
func ParseTags(text string) (*TagExpression, error) {
	p := &tagParser{text: text, expression: &TagExpression{}}
	p.next()
	if p.token == "" && p.problem == nil {
		p.expression.matches = func(func(string) bool) bool { return true }
		return p.expression, nil
	}
	p.expression.matches = p.or()
	if p.token != "" {
		p.fail(p.column, fmt.Sprintf("found %q, expected \"and\", \"or\" or the end", p.token))
	}
	if p.problem != nil {
		return nil, *p.problem
	}
	return p.expression, nil
}

// maxTagDepth bounds how deep parentheses and nots may nest.
const maxTagDepth = 100

type tagMatcher = func(has func(tag string) bool) bool

// tagParser is a recursive descent over the expression; it keeps the first problem.
type tagParser struct {
	text       string
	at         int
	token      string
	column     int
	depth      int
	expression *TagExpression
	problem    *Problem
}

func (p *tagParser) fail(column int, text string) {
	if p.problem == nil {
		p.problem = &Problem{File: "--tags", Line: 1, Column: column, Text: text}
	}
	p.token, p.at = "", len(p.text)
}

// next reads a token: a parenthesis, or a word up to a space or a parenthesis.
// A backslash makes the next character part of the word.
func (p *tagParser) next() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.at]) >= 0 {
		p.at++
	}
	p.token, p.column = "", utf8.RuneCountInString(p.text[:p.at])+1
	if p.at == len(p.text) {
		return
	}
	if c := p.text[p.at]; c == '(' || c == ')' {
		p.token = string(c)
		p.at++
		return
	}
	var word strings.Builder
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n()", p.text[p.at]) < 0 {
		if p.text[p.at] == '\\' && p.at+1 < len(p.text) {
			p.at++
		}
		word.WriteByte(p.text[p.at])
		p.at++
	}
	p.token = word.String()
}

func (p *tagParser) or() tagMatcher {
	left := p.and()
	for p.token == "or" {
		p.next()
		first, second := left, p.and()
		left = func(has func(string) bool) bool { return first(has) || second(has) }
	}
	return left
}

func (p *tagParser) and() tagMatcher {
	left := p.not()
	for p.token == "and" {
		p.next()
		first, second := left, p.not()
		left = func(has func(string) bool) bool { return first(has) && second(has) }
	}
	return left
}

func (p *tagParser) not() tagMatcher {
	p.depth++
	defer func() { p.depth-- }()
	if p.depth > maxTagDepth {
		p.fail(p.column, "too many nested parentheses")
		return nil
	}
	switch {
	case p.token == "not":
		p.next()
		inner := p.not()
		return func(has func(string) bool) bool { return !inner(has) }
	case p.token == "(":
		return p.parenthesis()
	}
	return p.tag()
}

func (p *tagParser) parenthesis() tagMatcher {
	opened := p.column
	p.next()
	inner := p.or()
	if p.token != ")" {
		p.fail(p.column, fmt.Sprintf("found %s, expected a ) for the ( in column %d", p.found(), opened))
		return nil
	}
	p.next()
	return inner
}

func (p *tagParser) tag() tagMatcher {
	tag := p.token
	if !strings.HasPrefix(tag, "@") || len(tag) == 1 {
		p.fail(p.column, fmt.Sprintf("found %s, expected a @tag, \"not\" or \"(\"%s", p.found(), tagHint(tag)))
		return nil
	}
	if strings.ContainsAny(tag, ",&|~") {
		p.fail(p.column, fmt.Sprintf("found %q, expected one @tag; tags are joined by \"and\", \"or\" and \"not\"", tag))
		return nil
	}
	p.expression.Tags = append(p.expression.Tags, tag)
	p.next()
	return func(has func(string) bool) bool { return has(tag) }
}

func (p *tagParser) found() string {
	if p.token == "" {
		return "the end"
	}
	return fmt.Sprintf("%q", p.token)
}

// tagHint says what somebody who knows another notation should write.
func tagHint(token string) string {
	lower := strings.ToLower(token)
	switch {
	case token == "" || token == ")":
		return ""
	case lower == "and" || lower == "or" || lower == "not":
		if token != lower {
			return fmt.Sprintf("; write %q in small letters", lower)
		}
		return ""
	case token == "&&" || token == "||" || token == "!" || token[0] == '~':
		return "; tags are joined by \"and\", \"or\" and \"not\""
	}
	return fmt.Sprintf("; did you mean @%s?", token)
}
