package deck_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/deck"
	"github.com/stickler-mtg/stickler/engine/card"
)

// partners are cards of every sort that can be a commander, alone or beside another.
func partners() cards {
	files := fstest.MapFS{"forest.star": {Data: []byte(`card(name = "Forest", type_line = "Basic Land — Forest")`)}}
	for _, c := range [...]struct{ name, types, cost, ability string }{
		{"Red Partner", "Legendary Creature — Human", "{R}", `"partner"`},
		{"Green Partner", "Legendary Creature — Elf", "{G}", `"partner"`},
		{"Third Partner", "Legendary Creature — Elf", "{G}", `"partner"`},
		{"Common Partner", "Creature — Elf", "{G}", `"partner"`},
		{"Red Friend", "Legendary Creature — Human", "{R}", `"partner—friends forever"`},
		{"Green Friend", "Legendary Creature — Elf", "{G}", `"partner—friends forever"`},
		{"Pat", "Legendary Creature — Human", "{R}", `partner_with(objects(name = "Mat"))`},
		{"Mat", "Legendary Creature — Human", "{G}", `partner_with(objects(name = "Pat"))`},
		{"Hat", "Legendary Creature — Human", "{G}", `partner_with(objects(name = "Pat"))`},
		{"Red Adventurer", "Legendary Creature — Human", "{R}", `"choose a background"`},
		{"Green Past", "Legendary Enchantment — Background", "{G}", ""},
		{"Red Companion", "Legendary Creature — Human", "{R}", `"doctor's companion"`},
		{"Green Doctor", "Legendary Creature — Time Lord Doctor", "{G}", ""},
		{"Green Human Doctor", "Legendary Creature — Human Time Lord Doctor", "{G}", ""},
		{"Red Rule", "Legendary Enchantment", "{R}", ""},
		{"Red Car", "Legendary Artifact — Vehicle", "{R}", ""},
		{"Red Hulk", "Legendary Artifact — Spacecraft", "{R}", ""},
	} {
		pt := ", power = 1, toughness = 1"
		if c.name == "Red Hulk" || strings.Contains(c.types, "Enchantment") {
			pt = ""
		}
		files[strings.ToLower(strings.ReplaceAll(c.name, " ", "-"))+".star"] = &fstest.MapFile{Data: fmt.Appendf(nil,
			"card(name = %q, mana_cost = %q, type_line = %q%s, abilities = [%s])", c.name, c.cost, c.types, pt, c.ability)}
	}
	return cards{card.NewLibrary(files)}
}

func TestCommanders(t *testing.T) {
	for _, c := range []struct {
		name       string
		commanders []string
		says       []string
	}{
		{"a Vehicle", []string{"Red Car"}, []string{`"Forest" has green in its color identity`}},
		{"partners", []string{"Red Partner", "Green Partner"}, nil},
		{"partners of a kind", []string{"Red Friend", "Green Friend"}, nil},
		{"partners of two kinds", []string{"Red Partner", "Green Friend"}, []string{
			`2: "Red Partner" and "Green Friend" can't be commanders together: their partner abilities, partner and partner—friends forever, don't go together (CR 702.124f)`}},
		{"partners by name", []string{"Pat", "Mat"}, nil},
		{"partner with another", []string{"Pat", "Hat"}, []string{`2: "Pat" and "Hat" can't be commanders together`}},
		{"one without", []string{"Green Partner", "Red Car"}, []string{`2: "Red Car" can't be a commander beside another: it has no partner ability (CR 702.124a)`}},
		{"the first without", []string{"Red Car", "Green Partner"}, []string{`1: "Red Car" can't be a commander beside another`}},
		{"partner, but not legendary", []string{"Red Partner", "Common Partner"}, []string{`2: "Common Partner" can't be a commander: it isn't legendary (CR 903.3)`}},
		{"a background", []string{"Green Past", "Red Adventurer"}, nil},
		{"a background alone", []string{"Green Past"}, []string{`1: "Green Past" can't be a commander: a Background needs another one with "choose a background" (CR 702.124k)`}},
		{"no background", []string{"Red Adventurer", "Green Partner"}, []string{`2: "Red Adventurer" and "Green Partner" can't be commanders together: their partner abilities, choose a background and partner,`}},
		{"a doctor", []string{"Red Companion", "Green Doctor"}, nil},
		{"a doctor of another type too", []string{"Red Companion", "Green Human Doctor"}, []string{`2: "Green Human Doctor" can't be a commander beside another`}},
		{"no permanent of the kind", []string{"Red Rule", "Green Partner"}, []string{
			`1: "Red Rule" can't be a commander: it is no creature, Vehicle or Spacecraft with power and toughness (CR 903.3)`,
			`1: "Red Rule" can't be a commander beside another`}},
		{"a Spacecraft that never is a creature", []string{"Red Hulk", "Green Partner"}, []string{
			`1: "Red Hulk" can't be a commander: it is no creature`, `1: "Red Hulk" can't be a commander beside another`}},
		{"the same twice", []string{"Green Partner", "Green Partner"}, []string{
			`2: found 2 copies of "Green Partner", expected at most 1 (CR 903.5b)`,
			`2: found "Green Partner" twice, expected two different commanders (CR 903.5b)`}},
		{"three", []string{"Red Partner", "Green Partner", "Third Partner"}, []string{
			`3: found "Third Partner" as one more commander, expected one, or two with partner abilities (CR 702.124g)`}},
		{"one that isn't defined", []string{"Black Lotus", "Green Partner"}, []string{`1: note: "Black Lotus" has no definition here: whether it can be a commander`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var list strings.Builder
			for _, name := range c.commanders {
				fmt.Fprintf(&list, "CMDR: 1 %s\n", name)
			}
			fmt.Fprintf(&list, "%d Forest", 100-len(c.commanders))
			entries, problems, err := deck.Read(strings.NewReader(list.String()))
			require.NoError(t, err)
			require.Empty(t, problems)
			var text []string
			for _, p := range deck.Check(entries, "commander", partners()) {
				note := ""
				if p.Note {
					note = "note: "
				}
				text = append(text, fmt.Sprintf("%d: %s%s", p.Line, note, p.Text))
			}
			require.Len(t, text, len(c.says), "%v", text)
			for i, says := range c.says {
				assert.Contains(t, text[i], says)
			}
		})
	}
}
