package deck_test

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	stickler "github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/deck"
	"github.com/stickler-mtg/stickler/engine/card"
)

// cards are the product's definitions, and a few names without.
type cards struct{ *card.Library }

func (c cards) Card(name string) *card.Card {
	def, err := c.Library.Card(name)
	if err != nil {
		return nil
	}
	return def
}

func (cards) Known(name string) bool { return name == "Black Lotus" || name == "Snow-Covered Forest" }

func (cards) Nearest(name string) []string {
	if strings.HasPrefix(name, "Griz") {
		return []string{"Grizzly Bears"}
	}
	return nil
}

func library(t testing.TB) cards {
	files, err := fs.Sub(stickler.Files, "corpus/cards")
	require.NoError(t, err)
	return cards{card.NewLibrary(files)}
}

func TestListsAsProgramsWriteThem(t *testing.T) {
	entries, problems, err := deck.Read(strings.NewReader("\ufeff// my deck\r\nCommander (1)\n1 Arcee, Sharpshooter *CMDR*\n\n[Main]\n4x Sol Ring (C21) 263 *F*\n2 Fire // Ice\nSB: 1 Shock\nMaybeboard:\n3 Forest\n"))
	require.NoError(t, err)
	assert.Empty(t, problems)
	assert.Equal(t, []deck.Entry{
		{Line: 3, Count: 1, Name: "Arcee, Sharpshooter", Part: deck.Commander},
		{Line: 6, Count: 4, Name: "Sol Ring", Part: deck.Main},
		{Line: 7, Count: 2, Name: "Fire // Ice", Part: deck.Main},
		{Line: 8, Count: 1, Name: "Shock", Part: deck.Sideboard},
		{Line: 10, Count: 3, Name: "Forest", Part: deck.Aside},
	}, entries)
	for text, says := range map[string]string{
		"Sol Ring":         `found "Sol Ring", expected a number and a name`,
		"0 Sol Ring":       "found 0 copies, expected from 1 to 10000",
		"99999999 Forest":  "found 99999999 copies",
		"4 Forest\nwhat ?": `found "what ?"`,
	} {
		_, problems, err := deck.Read(strings.NewReader(text))
		require.NoError(t, err, text)
		require.Len(t, problems, 1, text)
		assert.Contains(t, problems[0].Text, says, text)
	}
	for text, says := range map[string]string{"4 F\xff": "isn't UTF-8", strings.Repeat("x", 2<<20): "no deck list"} {
		_, _, err := deck.Read(strings.NewReader(text))
		assert.ErrorContains(t, err, says)
	}
}

// many is a deck of so many cards of one name besides others.
func many(n string, others ...string) string {
	return n + "\n" + strings.Join(others, "\n")
}

func TestWhatIsNotLegal(t *testing.T) {
	for name, c := range map[string]struct {
		format, list string
		says         []string
	}{
		"a commander deck":      {"commander", many("99 Forest", "CMDR: 1 Blaster, Combat DJ"), nil},
		"colorless in it":       {"commander", many("98 Forest", "CMDR: 1 Blaster, Combat DJ", "1 Sol Ring"), nil},
		"too few":               {"commander", many("90 Forest", "CMDR: 1 Blaster, Combat DJ"), []string{"0: found 91 cards with the commander, expected exactly 100 (CR 903.5a)"}},
		"too many":              {"commander", many("100 Forest", "CMDR: 1 Blaster, Combat DJ"), []string{"0: found 101 cards with the commander"}},
		"twice":                 {"commander", many("97 Forest", "CMDR: 1 Blaster, Combat DJ", "2 Sol Ring"), []string{`3: found 2 copies of "Sol Ring", expected at most 1 (CR 903.5b)`}},
		"front and whole name":  {"commander", many("97 Island", "CMDR: 1 Optimus Prime, Hero", "1 Delver of Secrets", "1 Delver of Secrets // Insectile Aberration"), []string{"4: found 2 copies"}},
		"wrong color":           {"commander", many("98 Forest", "CMDR: 1 Blaster, Combat DJ", "1 Unsummon"), []string{`3: "Unsummon" has blue in its color identity, the commander has red, green (CR 903.5c, d)`}},
		"color of an ability":   {"commander", many("98 Mountain", "CMDR: 1 Arcee, Sharpshooter", "1 Pili-Pala"), nil},
		"a basic land type":     {"commander", many("98 Forest", "CMDR: 1 Blaster, Combat DJ", "1 Swamp"), []string{"3: \"Swamp\" has black"}},
		"color of the back":     {"commander", many("98 Swamp", "CMDR: 1 Valki, God of Lies", "1 Sol Ring"), nil},
		"no legendary creature": {"commander", many("99 Forest", "CMDR: 1 Grizzly Bears"), []string{`2: "Grizzly Bears" can't be a commander`}},
		"no commander":          {"commander", "100 Forest", []string{"found no commander"}},
		"a sideboard":           {"commander", many("99 Forest", "CMDR: 1 Blaster, Combat DJ", "SB: 1 Sol Ring"), []string{"commander games use none (CR 903.5e)"}},
		"undefined":             {"commander", many("98 Forest", "CMDR: 1 Blaster, Combat DJ", "1 Black Lotus"), []string{`3: note: "Black Lotus" has no definition here`}},
		"constructed":           {"constructed", many("56 Forest", "4 Sol Ring", "SB: 15 Island"), nil},
		"five":                  {"constructed", many("56 Forest", "4 Sol Ring", "SB: 1 Sol Ring"), []string{`3: found 5 copies of "Sol Ring", expected at most 4 (CR 100.2a)`}},
		"small":                 {"constructed", "59 Forest", []string{"found 59 cards, expected at least 60"}},
		"big sideboard":         {"constructed", many("60 Forest", "SB: 16 Island"), []string{"expected at most 15 (CR 100.4a)"}},
		"unknown":               {"constructed", many("60 Forest", "1 Grizly Bears", "1 Xyzzy"), []string{`2: no card is named "Grizly Bears"; nearest: Grizzly Bears`, `3: no card is named "Xyzzy"`}},
		"a back face":           {"constructed", many("60 Forest", "1 Insectile Aberration"), []string{`"Insectile Aberration" is a part of "Delver of Secrets // Insectile Aberration"`}},
		"playtest":              {"constructed", many("60 Forest", "1 Blurry Visionary"), []string{`2: "Blurry Visionary" is a playtest card: legal only in Mystery Booster limited`}},
		"playtest where legal":  {"mystery-booster-limited", many("40 Forest", "1 Blurry Visionary"), []string{`2: note: "Blurry Visionary" is a playtest card`}},
		"playtest among others": {"limited", many("40 Forest", "1 Blurry Visionary"), []string{"2: \"Blurry Visionary\" is a playtest card: legal only"}},
		"playtest for fun":      {"casual", "1 Blurry Visionary", []string{"1: note:"}},
	} {
		entries, problems, err := deck.Read(strings.NewReader(c.list))
		require.NoError(t, err, name)
		require.Empty(t, problems, name)
		var text []string
		for _, p := range deck.Check(entries, c.format, library(t)) {
			line := string(rune('0'+p.Line)) + ": "
			if p.Note {
				line += "note: "
			}
			text = append(text, line+p.Text)
		}
		assert.Len(t, text, len(c.says), "%s: %v", name, text)
		for _, says := range c.says {
			assert.Contains(t, strings.Join(text, "\n"), says, name)
		}
	}
}

func TestColorIdentity(t *testing.T) {
	for name, want := range map[string][]string{
		"Forest": {"green"}, "Sol Ring": nil, "Delver of Secrets": {"blue"}, "Valki, God of Lies": {"black", "red"},
		"Optimus Prime, Hero": {"white", "blue", "red"}, "Deathrite Shaman": {"black", "green"}, "Elvish Piper": {"green"},
		"Flamescroll Celebrant": {"white", "red"}, "Fire": {"blue", "red"}, "Ondu Knotmaster": {"white", "black"},
	} {
		def := library(t).Card(name)
		require.NotNil(t, def, name)
		assert.Equal(t, want, deck.Identity(def).Names(), name)
	}
}

// Whatever the text, reading and checking it ends well.
func FuzzList(f *testing.F) {
	for _, seed := range []string{"4 Forest", "Commander\n1 Valki, God of Lies\n\n99 Swamp (MID) 3", "SB: 1 x", "[Main]\n1x A // B *F* #t"} {
		f.Add(seed)
	}
	all := library(f)
	f.Fuzz(func(t *testing.T, text string) {
		entries, _, err := deck.Read(strings.NewReader(text))
		if err != nil {
			return
		}
		for _, format := range deck.Formats {
			deck.Check(entries, format, all)
		}
	})
}
