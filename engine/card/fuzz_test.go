package card

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// FuzzDefinition: any text is either a card or an error with a place in it.
func FuzzDefinition(f *testing.F) {
	files, err := filepath.Glob("../../corpus/cards/*.star")
	require.NoError(f, err)
	for i, file := range files {
		if i%8 == 0 {
			text, err := os.ReadFile(file)
			require.NoError(f, err)
			f.Add(text)
		}
	}
	for _, text := range []string{"", "card(", "card(name = \"\\\n", "card(name = None, type_line = \"Land\")", "card(*x, **y)", "card(name == 1)",
		"card(name = b\"\")", "card(((((())))))", "card(name = \"A\", type_line = \"Land\", abilities = [enchant(players = \"any\", 3)])",
		"if x:\n if y:\n  z", "card(name = -(-(1)))", "card(name = \"\\xff\")", "card(name = \"\\ud800\")", "\xef\xbb\xbfcard()", "card(,)", "card.x()",
		bear("    abilities = [static(objects(power = compare(op = \"odd\")))]"), bear("    abilities = [spell(modes = [mode()], choose = 9)]")} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := Parse("fuzz.star", text)
		if err == nil {
			require.NotEmpty(t, c.Faces)
			assert.NotEmpty(t, c.Name)
			c.Contradictions()
			return
		}
		wrong, ok := err.(*Error)
		require.True(t, ok, "%T", err)
		assert.Nil(t, c)
		assert.NotEmpty(t, wrong.Message)
		assert.GreaterOrEqual(t, wrong.Line, 1)
		assert.GreaterOrEqual(t, wrong.Column, 1)
	})
}

// FuzzManaCost: what is read is written as symbols that are read the same, and
// no symbol is worth less than nothing.
func FuzzManaCost(f *testing.F) {
	for _, text := range []string{"", "{0}", "{3}{G}", "{X}{X}", "{W/U}", "{2/W}", "{C/W}", "{W/P}", "{G/U/P}", "{S}", "{", "}", "{}", "{+1}", "{\xff}"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		cost, err := ParseManaCost(text)
		if err != nil {
			assert.Nil(t, cost)
			return
		}
		if text != "" {
			assert.Equal(t, text, cost.String())
		}
		again, err := ParseManaCost(cost.String())
		require.NoError(t, err)
		assert.Equal(t, cost.Value(3), again.Value(3))
		assert.GreaterOrEqual(t, cost.Value(3), cost.Value(0))
	})
}
