package fuzz_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/fuzz"
	"github.com/stickler-mtg/stickler/fuzz/boards"
)

// marshal is what a campaign has come to, byte by byte.
func marshal(t *testing.T, c *fuzz.Campaign) string {
	file := filepath.Join(t.TempDir(), "state.json")
	require.NoError(t, c.Save(file))
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	return string(text)
}

func round(t *testing.T, c *fuzz.Campaign, n int) {
	found, err := c.Round(context.Background(), n)
	require.NoError(t, err)
	require.Empty(t, found)
}

// The same seed plays the same games, however many at a time, and whether it
// was interrupted or not.
func TestSameSeedSameGames(t *testing.T) {
	one, other := campaign(t, 5), campaign(t, 5)
	one.Limits.Turns, other.Limits.Turns = 3, 3
	one.Jobs, other.Jobs = 1, 3
	round(t, one, fuzz.RoundGames)
	round(t, one, fuzz.RoundGames)

	round(t, other, 50)
	round(t, other, fuzz.RoundGames) // the rest of the round
	file := filepath.Join(t.TempDir(), "state.json")
	round(t, other, 10) // lost: not a whole round
	require.NoError(t, other.Save(file))
	again := campaign(t, 99)
	again.Limits.Turns = 3
	require.NoError(t, again.Resume(file, false))
	assert.Equal(t, uint64(5), again.Seed)
	assert.Equal(t, fuzz.RoundGames, again.Games)
	round(t, again, fuzz.RoundGames)

	assert.Equal(t, marshal(t, one), marshal(t, again))
	assert.Greater(t, one.Decisions, 100)
	rules, pairs := one.Met()
	assert.Greater(t, rules, 40)
	assert.Greater(t, pairs, 100)
}

// An interrupted round counts as not played.
func TestInterruptedRound(t *testing.T) {
	c := campaign(t, 1)
	ctx, stop := context.WithCancel(context.Background())
	stop()
	found, err := c.Round(ctx, fuzz.RoundGames)
	require.NoError(t, err)
	assert.Empty(t, found)
	assert.Zero(t, c.Games)
}

// What is met least comes more often: a theme's cards are those that could meet it.
func TestThemesAreAboutWhatIsMetLeast(t *testing.T) {
	c := campaign(t, 3)
	c.Limits.Turns = 3
	round(t, c, fuzz.RoundGames)
	counted := map[string]int{}
	for seed := range 200 {
		for _, name := range c.Atlas.Theme(boards.Seeded(uint64(seed)), []string{"Unheard-of"}) {
			counted[name]++
		}
	}
	assert.Greater(t, counted["Unheard-of"], 20, "a card that has met nothing yet")
	assert.Greater(t, len(counted), 10)
}

func TestStateFiles(t *testing.T) {
	for name, c := range map[string]struct{ text, says string }{
		"not JSON":        {"{", "not the state of a campaign"},
		"another file":    {`{"colour": 1}`, "unknown field"},
		"no atlas":        {`{"seed": 1, "games": 64, "atlas": null}`, "no atlas"},
		"games are lost":  {`{"seed": 1, "games": 64, "atlas": {"games": 3}}`, "64 games, of which the atlas has 3"},
		"impossible pair": {`{"seed": 1, "games": 0, "atlas": {"pairs": {"704.5a": 1}}}`, "expected two rules"},
		"more than one":   {`{"seed": 1, "games": 0, "atlas": {}} {}`, "something follows"},
		"another seed":    {`{"seed": 1, "games": 0, "atlas": {}}`, "found the seed 1, expected 8"},
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "state.json")
			require.NoError(t, os.WriteFile(file, []byte(c.text), 0o600))
			err := campaign(t, 8).Resume(file, true)
			require.ErrorContains(t, err, c.says)
			require.ErrorContains(t, err, file)
		})
	}
	assert.NoError(t, campaign(t, 8).Resume(filepath.Join(t.TempDir(), "none.json"), true), "nothing to go on from")
}

// What is looked for is found, made small, and written down; here, that two
// creatures attack.
func TestFaultsAreFoundAndMadeSmall(t *testing.T) {
	c := campaign(t, 1)
	ground := c.Ground()
	ground.Also = func(g *engine.Game) *fuzz.Fault {
		if g.Combat() != nil && len(g.Combat().Attackers) > 1 {
			return &fuzz.Fault{Kind: fuzz.Broken, Name: "no two attackers", Rule: "508.1", What: "two creatures attack"}
		}
		return nil
	}
	c.Ground = func() fuzz.Ground { return ground }
	c.Jobs = 1
	found, err := c.Round(context.Background(), fuzz.RoundGames)
	require.NoError(t, err)
	require.NotEmpty(t, found, "no game showed it")
	f := found[0]
	before := len(f.Case.Moves)
	f.Case, f.Fault = ground.Shrink(f.Case, f.Fault)
	assert.Less(t, len(f.Case.Moves), before)
	assert.LessOrEqual(t, len(f.Case.Setup.Objects), 2)

	text, err := ground.Feature(f)
	require.NoError(t, err)
	for _, says := range []string{"@ruling:regressions/no-two-attackers @CR:508.1", " attacks with ", "Then the game is sound"} {
		assert.Contains(t, text, says)
	}

	file, err := f.Store(t.TempDir())
	require.NoError(t, err)
	again, err := fuzz.Load(file)
	require.NoError(t, err)
	played, err := ground.Replay(again.Case)
	require.NoError(t, err)
	require.NotNil(t, played.Fault)
	assert.True(t, played.Fault.Same(f.Fault))
}

func TestCaseFiles(t *testing.T) {
	for name, c := range map[string]struct{ text, says string }{
		"not JSON":     {"x", "not a case"},
		"another file": {`{"when": 1}`, "unknown field"},
		"no fault":     {`{"seed": 1, "game": 2}`, "no fault"},
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "case.json")
			require.NoError(t, os.WriteFile(file, []byte(c.text), 0o600))
			_, err := fuzz.Load(file)
			require.ErrorContains(t, err, c.says)
			require.ErrorContains(t, err, file)
		})
	}
}

// What was found once is mended, and every case that is kept can still be read.
func TestRegressions(t *testing.T) {
	files, err := filepath.Glob("../corpus/regressions/*.json")
	require.NoError(t, err)
	ground := campaign(t, 1).Ground()
	for _, file := range files {
		found, err := fuzz.Load(file)
		if !assert.NoError(t, err) {
			continue
		}
		played, err := ground.Replay(found.Case)
		assert.NoError(t, err, file)
		if played != nil && played.Fault != nil {
			assert.NoError(t, played.Fault, file)
		}
	}
}
