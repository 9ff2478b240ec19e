package card

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestContradictions(t *testing.T) {
	faces := func(layout, front, back string) string {
		return "card(layout = \"" + layout + "\", faces = [\n  face(" + front + "),\n  face(" + back + ")])"
	}
	for _, c := range []struct{ name, text, says string }{
		{"creature without power", `card(name = "A", mana_cost = "{1}", type_line = "Creature")`, `1:49: "A": a creature has power and toughness`},
		{"power on an artifact", `card(name = "A", mana_cost = "{1}", type_line = "Artifact", power = 1, toughness = 1)`, `1:69: "A": power and toughness on what is neither`},
		{"power on a sorcery", `card(name = "A", mana_cost = "{1}", type_line = "Sorcery", power = 1, toughness = 1)`, `power and toughness on what is neither`},
		{"power on a Vehicle", `card(name = "A", mana_cost = "{1}", type_line = "Artifact — Vehicle", power = 1, toughness = 1)`, ""},
		{"power on a Spacecraft", `card(name = "A", mana_cost = "{1}", type_line = "Artifact — Spacecraft", power = 1, toughness = 1)`, ""},
		{"planeswalker without loyalty", `card(name = "A", mana_cost = "{1}", type_line = "Planeswalker")`, `1:49: "A": a planeswalker has loyalty`},
		{"planeswalker with loyalty X", `card(name = "A", mana_cost = "{X}", type_line = "Planeswalker", abilities = [as_enters(counter = "loyalty", count = x())])`, ""},
		{"loyalty on a creature", `card(name = "A", mana_cost = "{1}", type_line = "Creature", power = 1, toughness = 1, loyalty = 3)`, `loyalty on what is no planeswalker`},
		{"loyalty ability on a creature", `card(name = "A", mana_cost = "{1}", type_line = "Artifact", abilities = [activated(cost = [loyalty(1)])])`, `1:74: "A": a loyalty ability on what is no planeswalker`},

		{"indicator beside a cost", `card(name = "A", mana_cost = "{R}", color_indicator = "red", type_line = "Sorcery")`, `1:55: "A": a color indicator beside a mana cost`},
		{"indicator instead of a cost", `card(name = "A", color_indicator = "red", type_line = "Sorcery")`, ""},
		{"neither", `card(name = "A", type_line = "Sorcery")`, `it has no mana_cost`},
		{"neither, on purpose", `card(name = "A", mana_cost = None, type_line = "Sorcery")`, ""},
		{"land with a cost", `card(name = "A", mana_cost = "{1}", type_line = "Land")`, `1:30: "A": a land has no mana cost`},
		{"back with a cost", faces("transform", `name = "A", mana_cost = "{1}", type_line = "Artifact"`, `name = "B", mana_cost = "{1}", type_line = "Artifact"`), `3:32: "B": a back face that is reached by transforming has no mana cost`},
		{"modal back with a cost", faces("modal", `name = "A", mana_cost = "{1}", type_line = "Artifact"`, `name = "B", mana_cost = "{1}", type_line = "Artifact"`), ""},

		{"basic artifact", `card(name = "A", mana_cost = "{1}", type_line = "Basic Artifact")`, `only lands are basic`},
		{"basic land", `card(name = "A", type_line = "Basic Snow Land — Forest")`, ""},
		{"legendary sorcery", `card(name = "A", mana_cost = "{1}", type_line = "Legendary Sorcery")`, ""},
		{"world sorcery", `card(name = "A", mana_cost = "{1}", type_line = "World Sorcery")`, `only permanents are world`},
		{"kindred alone", `card(name = "A", mana_cost = "{1}", type_line = "Kindred — Elf")`, `kindred needs another card type`},
		{"instant creature", `card(name = "A", mana_cost = "{1}", type_line = "Instant Creature", power = 1, toughness = 1)`, `an instant or sorcery is no permanent`},
		{"subtype of another type", `card(name = "A", mana_cost = "{1}", type_line = "Artifact — Equipment Bear Class")`, `1:49: "A": Class and Bear is no subtype of Artifact`},
		{"subtype of kindred", `card(name = "A", mana_cost = "{1}", type_line = "Kindred Instant — Bear")`, ""},

		{"adventure that is a creature", faces("adventure", `name = "A", mana_cost = "{1}", type_line = "Artifact"`, `name = "B", mana_cost = "{1}", type_line = "Artifact"`), `the inset part of this layout`},
		{"adventure", faces("adventure", `name = "A", mana_cost = "{1}", type_line = "Artifact"`, `name = "B", mana_cost = "{1}", type_line = "Sorcery — Adventure"`), ""},
		{"adventure on a back face", faces("modal", `name = "A", mana_cost = "{1}", type_line = "Artifact"`, `name = "B", mana_cost = "{1}", type_line = "Sorcery — Adventure"`), `an Adventure or an Omen is an inset part`},
		{"turning into a sorcery", faces("transform", `name = "A", mana_cost = "{1}", type_line = "Artifact"`, `name = "B", type_line = "Sorcery"`), `a back face that is reached by transforming is a permanent's`},

		{"same name twice", faces("modal", `name = "A", type_line = "Land"`, `name = "A", type_line = "Land"`), `3:15: "A": both faces have this name`},
		{"two names in one", `card(name = "A // B", type_line = "Land")`, `a face has one name`},
		{"spaces around", `card(name = " A", type_line = "Land")`, `a name has single spaces`},

		{"spell ability of a permanent", `card(name = "A", type_line = "Land", abilities = [spell([draw(1)])])`, `1:51: "A": spell(…) says what an instant or sorcery does`},
		{"Aura without enchant", `card(name = "A", mana_cost = "{1}", type_line = "Enchantment — Aura")`, `an Aura has enchant`},
		{"Aura", `card(name = "A", mana_cost = "{1}", type_line = "Enchantment — Aura", abilities = [enchant(objects(types = "Land"))])`, ""},
		{"enchant without Aura", `card(name = "A", mana_cost = "{1}", type_line = "Enchantment", abilities = [enchant(objects(types = "Land"))])`, `enchant is for the subtype Aura`},
		{"equip on a creature", `card(name = "A", mana_cost = "{1}", type_line = "Artifact", abilities = [equip("{1}")])`, `equip is for the subtype Equipment`},
		{"crew without Vehicle", `card(name = "A", mana_cost = "{1}", type_line = "Artifact", abilities = [crew(2)])`, `crew is for the subtype Vehicle`},
		{"more modes than there are", `card(name = "A", mana_cost = "{1}", type_line = "Sorcery", abilities = [spell(modes = [mode([draw(1)]), mode([scry(1)])], choose = 3)])`, `3 modes are chosen of 2`},
		{"target that isn't there", `card(name = "A", mana_cost = "{1}", type_line = "Sorcery", abilities = [
			spell(targets = [target(objects())], effects = [destroy(targeted(1)), destroy(targeted(2))])])`, `2:4: "A": targeted(2), but there are 1 targets`},
		{"target of another ability", `card(name = "A", type_line = "Land", abilities = [triggered(on = enters(), targets = [target(objects())],
			effects = [change(targeted(), gains = [triggered(on = dies(), effects = [destroy(targeted())])])])])`, `targeted(1), but there are 0 targets`},
		{"targets of a mode", `card(name = "A", mana_cost = "{1}", type_line = "Sorcery", abilities = [spell(modes = [mode([destroy(targeted(1))], [target(objects())]), mode([draw(1)])])])`, ""},
		{"targets of a reflexive trigger", `card(name = "A", type_line = "Land", abilities = [triggered(on = enters(), effects = [discard(1), reflexive(targets = [target(objects())], effects = [destroy(targeted())])])])`, ""},
		{"X from nowhere", `card(name = "A", mana_cost = "{1}", type_line = "Sorcery", abilities = [spell([draw(x())])])`, `x(), but no cost has an {X}`},
		{"X of the spell", `card(name = "A", mana_cost = "{X}", type_line = "Sorcery", abilities = [spell([draw(x())])])`, ""},
		{"X of the ability", `card(name = "A", type_line = "Land", abilities = [activated(cost = ["{X}"], effects = [draw(x())])])`, ""},
		{"X of counters removed", `card(name = "A", type_line = "Land", abilities = [activated(cost = [remove_counters_cost("charge", x())], effects = [draw(x())])])`, ""},
		{"X of the spell in an ability", `card(name = "A", mana_cost = "{X}", type_line = "Artifact", abilities = [activated(cost = [tap_symbol()], effects = [draw(x())])])`, `x(), but no cost has an {X}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			found, err := Parse("a.star", []byte(c.text))
			require.NoError(t, err)
			wrong := found.Contradictions()
			if c.says == "" {
				assert.Empty(t, wrong)
				return
			}
			if assert.Len(t, wrong, 1) {
				assert.Contains(t, wrong[0].Error(), c.says)
			}
		})
	}
}

// A definition is in the file of its name, on disk as in the library, and no two have one name.
func TestLint(t *testing.T) {
	text := func(name string) []byte { return []byte(`card(name = "` + name + `", type_line = "Land")`) }
	back := []byte("card(layout = \"modal\", faces = [face(name = \"C\", type_line = \"Land\"),\n face(name = \"A\", type_line = \"Land\")])")
	l := NewLibrary(fstest.MapFS{"a.star": {Data: text("A")}, "b.star": {Data: text("Bear")}, "c.star": {Data: back}, "d.star": {Data: []byte("card(")}})
	n, problems := l.LintAll()
	assert.Equal(t, 4, n)
	require.Len(t, problems, 3)
	assert.EqualError(t, problems[0], `corpus/cards/b.star:1:1: "Bear" belongs in a file named bear.star`)
	assert.ErrorContains(t, problems[1], "corpus/cards/d.star:1:6: got end of file")
	assert.EqualError(t, problems[2], `corpus/cards/c.star:2:14: "A" is a face of corpus/cards/a.star too`)

	own := filepath.Join(t.TempDir(), "vault.star")
	require.NoError(t, os.WriteFile(own, []byte("card(\n  name = \"Vault\", mana_cost = \"{1}\",\n  type_line = \"Land\", loyalty = 3)"), 0o600))
	found := l.Lint(own)
	require.Len(t, found, 2)
	assert.EqualError(t, found[0], own+`:2:31: "Vault": a land has no mana cost (CR 202.1b)`)
	assert.EqualError(t, found[1], own+`:3:33: "Vault": loyalty on what is no planeswalker (CR 209.1)`)
	assert.Len(t, l.Lint(own+"s"), 1)
}
