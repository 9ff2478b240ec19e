package card

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Every kind of symbol is read, written as it was, valued (CR 202.3) and colored (CR 202.2).
func TestManaCosts(t *testing.T) {
	for _, c := range []struct {
		cost   string
		value  int
		with5  int
		colors []string
	}{
		{"{0}", 0, 0, nil},
		{"{3}{G}{G}", 5, 5, []string{"green"}},
		{"{C}{C}", 2, 2, nil},
		{"{X}{R}", 1, 6, []string{"red"}},
		{"{X}{X}{X}", 0, 15, nil},
		{"{W/U}{U/B}", 2, 2, []string{"white", "blue", "black"}},
		{"{2/B}{2/R}", 4, 4, []string{"black", "red"}},
		{"{C/W}", 1, 1, []string{"white"}},
		{"{1}{U/P}{U/P}", 3, 3, []string{"blue"}},
		{"{G/U/P}", 1, 1, []string{"blue", "green"}},
		{"{S}{S}", 2, 2, nil},
		{"{1000}", 1000, 1000, nil},
		{"{W}{U}{B}{R}{G}", 5, 5, []string{"white", "blue", "black", "red", "green"}},
	} {
		cost, err := ParseManaCost(c.cost)
		require.NoError(t, err, c.cost)
		assert.Equal(t, c.cost, cost.String())
		assert.Equal(t, c.value, cost.Value(0), c.cost)
		assert.Equal(t, c.with5, cost.Value(5), c.cost)
		assert.Equal(t, c.value != c.with5, cost.HasX(), c.cost)
		assert.Equal(t, c.colors, cost.Colors().Names(), c.cost)
	}
	empty, err := ParseManaCost("")
	require.NoError(t, err)
	assert.Equal(t, "{0}", empty.String())
	assert.Zero(t, empty.Value(7))
}

// Every symbol of CR 107.4 is one, and its two halves have one order.
func TestHybridSymbols(t *testing.T) {
	for _, halves := range []string{"W/U", "W/B", "U/B", "U/R", "B/R", "B/G", "R/G", "R/W", "G/W", "G/U"} {
		turned := halves[2:] + "/" + halves[:1]
		for _, end := range []string{"", "/P"} {
			_, err := ParseManaCost("{" + halves + end + "}")
			assert.NoError(t, err)
			_, err = ParseManaCost("{" + turned + end + "}")
			assert.ErrorContains(t, err, `"{`+turned+end+`}" is not a mana symbol: did you mean {`+halves+end+`}?`)
		}
	}
}

// What is no symbol is refused, with the nearest one if there is one.
func TestWhatIsNoManaSymbol(t *testing.T) {
	for cost, says := range map[string]string{
		"2":         `"2" is not a mana symbol: did you mean {2}?`,
		"{w}":       `"{w}" is not a mana symbol: did you mean {W}?`,
		"{G}{u/w}":  `"{u/w}" is not a mana symbol: did you mean {W/U}?`,
		"{W/C}":     `did you mean {C/W}?`,
		"(U)":       `did you mean {U}?`,
		"{P/W}":     `did you mean {W/P}?`,
		"{W/W}":     `"{W/W}" is not a mana symbol: write {2}`,
		"{C/P}":     `"{C/P}" is not a mana symbol`,
		"{C/C}":     `"{C/C}" is not a mana symbol`,
		"{2/C}":     `"{2/C}" is not a mana symbol`,
		"{3/W}":     `"{3/W}" is not a mana symbol`,
		"{2/W/P}":   `"{2/W/P}" is not a mana symbol`,
		"{W/U/B}":   `"{W/U/B}" is not a mana symbol`,
		"{W/U/P/P}": `is not a mana symbol`,
		"{+1}":      `"{+1}" is not a mana symbol`,
		"{-1}":      `"{-1}" is not a mana symbol`,
		"{007}":     `"{007}" is not a mana symbol`,
		"{1001}":    `"{1001}" is not a mana symbol`,
		"{}":        `"{}" is not a mana symbol`,
		"{":         `"{" is not a mana symbol`,
		"{G":        `"{G" is not a mana symbol`,
		"G}":        `"G}" is not a mana symbol`,
		"{ G}":      `"{ G}" is not a mana symbol`,
		"{G} {G}":   `" {G}" is not a mana symbol`,
		"{T}":       `"{T}" is not a mana symbol`,
		"{WU}":      `"{WU}" is not a mana symbol`,
		"{/}":       `"{/}" is not a mana symbol`,
	} {
		found, err := ParseManaCost(cost)
		assert.Nil(t, found, cost)
		assert.ErrorContains(t, err, says, cost)
	}
}

// A type line is supertypes and types, then subtypes after a dash (CR 205.1).
func TestTypeLines(t *testing.T) {
	supers, types, subs, err := ParseTypeLine("Basic Snow Land — Forest Urza's Power-Plant")
	require.NoError(t, err)
	assert.Equal(t, Basic|Snow, supers)
	assert.Equal(t, Land, types)
	assert.Equal(t, []string{"Forest", "Power-Plant", "Urza's"}, subs.Names())
	for line, says := range map[string]string{
		"":                     `"" has no card type`,
		"— Bear":               `"— Bear" has no card type`,
		"Creature - Bear":      `"-" is neither a supertype nor a card type`,
		"Bear":                 `"Bear" is neither a supertype nor a card type`,
		"Creature — Legendary": `"Legendary" is not a subtype`,
		"Artefact":             `nearest: Artifact`,
	} {
		_, _, _, err := ParseTypeLine(line)
		assert.ErrorContains(t, err, says, line)
	}
}

// The subtypes that a type can have are those of its own family (CR 205.3d).
func TestSubtypesOfTypes(t *testing.T) {
	for name, types := range map[string]TypeSet{"Vehicle": Artifact, "Aura": Enchantment, "Forest": Land, "Jace": Planeswalker,
		"Adventure": Instant, "Arcane": Sorcery, "Bear": Kindred, "Siege": Battle} {
		subtype, ok := SubtypeNamed(name)
		require.True(t, ok, name)
		of := SubtypesOf(types | Battle)
		assert.True(t, of.Has(subtype), name)
		others := SubtypesOf(Land | Creature&^types)
		assert.Equal(t, types == Land || types == Kindred, others.Has(subtype), name)
	}
}

func TestNamesOfCardFiles(t *testing.T) {
	for name, slug := range map[string]string{
		"Blaster, Combat DJ // Blaster, Morale Booster": "blaster-combat-dj",
		"Urza's Saga":        "urzas-saga",
		"Lim-Dûl's Vault":    "lim-duls-vault",
		"+2 Mace":            "2-mace",
		"Who // What // Why": "who",
		"":                   "",
	} {
		assert.Equal(t, slug, Slug(name), name)
	}
}
