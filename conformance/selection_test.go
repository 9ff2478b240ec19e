package conformance

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var sampleFiles = map[string]string{
	"cards/sample.feature": sample,
	"rules/mana/pool.feature": `Feature: Pools
  @ruling:mana/pool @CR:106.4
  Rule: Pools empty

    Scenario: One
      Then it passes

    @CR:500.5
    Scenario: Two
      Then it passes
`,
}

func names(suite *Suite) []string {
	var names []string
	for _, s := range suite.Scenarios {
		names = append(names, s.Name)
	}
	return names
}

func TestSelect(t *testing.T) {
	all := []string{"Plain", "Rows of one", "Rows of two", "Rows of three", "One", "Two"}
	for name, c := range map[string]struct {
		selection Selection
		want      []string
		leftOut   int
	}{
		"everything":               {Selection{}, all, 1},
		"a folder":                 {Selection{Paths: []string{"features/rules"}}, []string{"One", "Two"}, 0},
		"a folder without its top": {Selection{Paths: []string{"rules/mana"}}, []string{"One", "Two"}, 0},
		"the top":                  {Selection{Paths: []string{"features/"}}, all, 1},
		"a file":                   {Selection{Paths: []string{"./features/rules/mana/pool.feature"}}, []string{"One", "Two"}, 0},
		"a line":                   {Selection{Paths: []string{"features/rules/mana/pool.feature:9"}}, []string{"Two"}, 0},
		"lines in another order":   {Selection{Paths: []string{"rules/mana/pool.feature:9", "features/rules/mana/pool.feature:5"}}, []string{"One", "Two"}, 0},
		"a row":                    {Selection{Paths: []string{"cards/sample.feature:28"}}, []string{"Rows of two"}, 0},
		"tags":                     {Selection{Tags: "@trace or @commander"}, []string{"Plain", "Rows of three"}, 0},
		"a ruling":                 {Selection{Rulings: []string{"mana/pool"}}, []string{"One", "Two"}, 0},
		"two rulings":              {Selection{Rulings: []string{"mana/pool", "convert/once"}}, all, 0},
		"a rule":                   {Selection{CR: []string{"500.5"}}, []string{"Two"}, 0},
		"a whole rule":             {Selection{CR: []string{"701"}}, all[:4], 0},
		"its paragraphs":           {Selection{CR: []string{"701.28"}}, all[:4], 0},
		"an older date":            {Selection{Rules: "2025-06-01", CR: []string{"712.8"}}, []string{"Last"}, 0},
		"all conditions":           {Selection{CR: []string{"106"}, Tags: "@CR:500.5", Paths: []string{"rules"}}, []string{"Two"}, 0},
	} {
		suite, err := Select(embeddedSuite(sampleFiles), c.selection)
		require.NoError(t, err, name)
		assert.Equal(t, c.want, names(suite), name)
		assert.Equal(t, c.leftOut, suite.LeftOut, name)
	}
}

func TestSelectNothing(t *testing.T) {
	for name, c := range map[string]struct {
		selection Selection
		says      string
	}{
		"unknown tag":      {Selection{Tags: "@comander"}, "nothing to run: no scenario has the tag @comander; did you mean @commander?"},
		"unknown ruling":   {Selection{Rulings: []string{"convert/one"}}, "no scenario has the ruling convert/one; did you mean convert/once or"},
		"unknown rule":     {Selection{CR: []string{"701.29"}}, "no scenario cites CR 701.29"},
		"part of a number": {Selection{CR: []string{"701.2"}}, "no scenario cites CR 701.2"},
		"no number":        {Selection{CR: []string{"seven"}}, `"seven" is no rule number`},
		"nothing in both":  {Selection{CR: []string{"106"}, Tags: "@trace"}, "none of the 7 scenarios meets all conditions"},
		"only other dates": {Selection{Paths: []string{"cards/sample.feature:38"}}, "all 1 scenarios selected are for other rules than the newest; try --rules 2025-12-31"},
		"bad expression":   {Selection{Tags: "@a and"}, "--tags:1:7: found the end"},
		"no such file":     {Selection{Paths: []string{"features/cards/sampel.feature"}}, "did you mean features/cards/sample.feature?"},
		"no such line":     {Selection{Paths: []string{"cards/sample.feature:99"}}, "features/cards/sample.feature:99: the file has only 39 lines"},
		"line zero":        {Selection{Paths: []string{"cards/sample.feature:0"}}, "0 is no line"},
		"a huge line":      {Selection{Paths: []string{"cards/sample.feature:99999999999999999999"}}, "is no line"},
		"a folder's line":  {Selection{Paths: []string{"cards:3"}}, "a folder has no lines"},
		"outside":          {Selection{Paths: []string{"../secrets"}}, "no such file or folder"},
	} {
		files := map[string]string{"cards/b.feature": "Feature: b\n Scenario: b\n  Given it passes\n"}
		if name != "a folder's line" {
			files = map[string]string{}
		}
		for path, text := range sampleFiles {
			files[path] = text
		}
		_, err := Select(embeddedSuite(files), c.selection)
		require.Error(t, err, name)
		assert.Contains(t, err.Error(), c.says, name)
	}
}

func TestAnUnknownTagIsNoted(t *testing.T) {
	suite, err := Select(embeddedSuite(sampleFiles), Selection{Tags: "not @comander"})
	require.NoError(t, err)
	assert.Equal(t, []string{"no scenario has the tag @comander; did you mean @commander?"}, suite.Notes)
}

func TestDiskComesFirst(t *testing.T) {
	t.Chdir(t.TempDir())
	path := filepath.Join("rules", "mana", "pool.feature")
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte("Feature: Mine\n Scenario: Of mine\n  Then it passes\n"), 0o644))
	suite, err := Select(embeddedSuite(sampleFiles), Selection{Paths: []string{path, "features/rules"}})
	require.NoError(t, err)
	assert.Equal(t, []string{"Of mine", "One", "Two"}, names(suite))

	_, err = Select(embeddedSuite(sampleFiles), Selection{Paths: []string{os.DevNull}})
	assert.ErrorContains(t, err, "neither a file nor a folder")
	require.NoError(t, os.Mkdir("empty", 0o755))
	_, err = Select(embeddedSuite(sampleFiles), Selection{Paths: []string{"empty"}})
	assert.ErrorContains(t, err, "empty: no .feature file in this folder")
	require.NoError(t, os.WriteFile("odd:12", []byte("Feature: Odd\n Scenario: Odd\n  Then it passes\n"), 0o644))
	suite, err = Select(embeddedSuite(sampleFiles), Selection{Paths: []string{"odd:12"}})
	require.NoError(t, err)
	assert.Equal(t, []string{"Odd"}, names(suite))
}

func TestDuplicatesAreAnError(t *testing.T) {
	files := map[string]string{"a.feature": "@ruling:a/b\nFeature: a\n Scenario: same\n  Then it passes\n Scenario: same\n  Then it passes\n"}
	_, err := Select(embeddedSuite(files), Selection{})
	assert.ErrorContains(t, err, "features/a.feature:5: this has the same ruling, name and row as features/a.feature:3 (a/b: same)")
}

// All faulty files are shown at once.
func TestFaultsAreCollected(t *testing.T) {
	files := map[string]string{"a.feature": "Hello", "b.feature": "Feature: b\n @CR:x\n Scenario: b\n  Then it passes\n"}
	_, err := Select(embeddedSuite(files), Selection{})
	assert.ErrorContains(t, err, "features/a.feature:1:1:")
	assert.ErrorContains(t, err, "features/b.feature:2:2:")
}
