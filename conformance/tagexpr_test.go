package conformance

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTagExpressions(t *testing.T) {
	for _, c := range []struct {
		expression string
		tags       string
		want       bool
	}{
		{"", "@a", true},
		{"  ", "", true},
		{"@a", "@a", true},
		{"@a", "@b", false},
		{"not @a", "@b", true},
		{"not not @a", "@a", true},
		{"@a and @b", "@a", false},
		{"@a and @b", "@b @a", true},
		{"@a or @b", "@b", true},
		{"@a or @b and @c", "@a", true},
		{"(@a or @b) and @c", "@a", false},
		{"@a and not (@b or @c)", "@a @c", false},
		{"@a and not (@b or @c)", "@a @d", true},
		{"not @a and @b", "@b", true},
		{"not(@a)and(@b)", "@b", true},
		{"@CR:712.8e and @ruling:convert/mana-value", "@CR:712.8e @ruling:convert/mana-value", true},
		{`@odd\(tag\)`, "@odd(tag)", true},
	} {
		e, err := ParseTags(c.expression)
		require.NoError(t, err, c.expression)
		tags := strings.Fields(c.tags)
		assert.Equal(t, c.want, e.Matches(func(tag string) bool { return slices.Contains(tags, tag) }), "%s on %s", c.expression, c.tags)
	}
}

func TestTagExpressionErrorsGiveTheColumn(t *testing.T) {
	for _, c := range []struct {
		expression string
		column     int
		says       string
	}{
		{"@a and", 7, "found the end"},
		{"@a @b", 4, `expected "and", "or"`},
		{"(@a or @b", 10, "for the ( in column 1"},
		{"@a)", 3, `found ")"`},
		{"()", 2, `found ")"`},
		{"and @a", 1, `found "and"`},
		{"@a AND @b", 4, `found "AND"`},
		{"NOT @a", 1, `write "not" in small letters`},
		{"not", 4, "found the end"},
		{"~@a", 1, `joined by "and", "or" and "not"`},
		{"@a,@b", 1, `joined by "and", "or" and "not"`},
		{"commander", 1, "did you mean @commander?"},
		{"@", 1, `found "@"`},
		{"@é and é", 8, `found "é"`},
		{strings.Repeat("(", 5000) + "@a", 101, "too many nested"},
		{strings.Repeat("not ", 5000) + "@a", 401, "too many nested"},
	} {
		_, err := ParseTags(c.expression)
		var p Problem
		require.ErrorAs(t, err, &p, c.expression)
		assert.Equal(t, c.column, p.Column, "%s: %s", c.expression[:min(20, len(c.expression))], p)
		assert.Contains(t, p.Text, c.says)
	}
}

func FuzzTagExpressions(f *testing.F) {
	for _, seed := range []string{"@a and not (@b or @c)", "((", `@\`, "not not @a", "@a or or"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e, err := ParseTags(text)
		if err == nil {
			e.Matches(func(string) bool { return true })
		}
	})
}
