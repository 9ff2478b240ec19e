package steps

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Every example is read by its own sentence: none is hidden by one before it.
func TestEveryExampleIsItsOwnSentence(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range sentences {
		reader, parts := find(s.kind, s.example)
		require.NotNil(t, reader, s.example)
		assert.Equal(t, s.pattern.String(), reader.pattern.String(), "%s %s", s.kind, s.example)
		assert.Equal(t, s.example, parts[0])
		assert.NotEmpty(t, s.help, s.example)
		assert.False(t, seen[string(s.kind)+s.example], "two sentences have the example %q", s.example)
		seen[string(s.kind)+s.example] = true
	}
}

func TestWordsAreChecked(t *testing.T) {
	for name, c := range map[string]struct {
		err  error
		says string
	}{
		"counter":             {counterKind("+1/+1"), ""},
		"counter by name":     {counterKind("charge"), ""},
		"misspelt counter":    {counterKind("chrage"), `"chrage" is no kind of counter; nearest: charge`},
		"half a counter":      {counterKind("+1/1"), `"+1/1" is no kind of counter`},
		"keyword":             {keyword("first strike"), ""},
		"misspelt keyword":    {keyword("flyng"), `"flyng" is no keyword ability; nearest: flying`},
		"type":                {typeWord("artifact"), ""},
		"subtype":             {typeWord("Robot"), ""},
		"misspelt subtype":    {typeWord("Robbot"), `"Robbot" is no type; nearest: Robot`},
		"mana":                {poolMana("{R}{G}{C}"), ""},
		"no mana":             {poolMana("{R}{2}"), "{2} is no mana that a pool can hold"},
		"misspelt mana":       {poolMana("{r}"), "{r} is no mana that a pool can hold"},
		"cost":                {costMana("{X}{2/W}{G/P}{10}{S}"), ""},
		"no symbol of cost":   {costMana("{Q}"), "{Q} is no mana symbol"},
		"P is none by itself": {costMana("{P}"), "{P} is no mana symbol"},
		"question":            {decisionKind("yes or no"), ""},
		"misspelt question":   {decisionKind("tragets"), `"tragets" is no kind of question; nearest: targets`},
	} {
		if c.says == "" {
			assert.NoError(t, c.err, name)
			continue
		}
		assert.ErrorContains(t, c.err, c.says, name)
	}
}

func TestListsAreRead(t *testing.T) {
	two := 2
	for list, want := range map[string][]thing{
		`"A"`:                        {{name: "A"}},
		`"A" and Bob`:                {{name: "A"}, {player: "Bob"}},
		`Bob's "A", "B", and Carol`:  {{name: "A", player: "Bob"}, {name: "B"}, {player: "Carol"}},
		`"A", then "B"`:              {{name: "A"}, {name: "B"}},
		`2 to "A"`:                   {{name: "A", share: &two}},
		`the token "A"`:              {{kind: "token", name: "A"}},
		`the card "A" and "A and B"`: {{kind: "card", name: "A"}, {name: "A and B"}},
	} {
		got, err := things(list)
		require.NoError(t, err, list)
		assert.Equal(t, want, got, list)
	}
	for _, list := range []string{`"A" or "B"`, `"A`, `A's`, `"A" "B"`} {
		_, err := things(list)
		assert.ErrorContains(t, err, "is no list of names in quotes and players", list)
	}
}
