package main

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/fuzz"
)

// fuzzFlags are what the flags of fuzz say.
type fuzzFlags struct {
	seed      uint64
	games     int
	time      time.Duration
	jobs      int
	turns     int
	players   int
	state     string
	findings  string
	keepGoing bool
	cards     []string
	with      []string
	replay    string
}

func fuzzCommand() *cobra.Command {
	var f fuzzFlags
	c := &cobra.Command{
		Use:   "fuzz",
		Short: "Plays random legal games on the reference engine and looks for what can't be",
		Long: `fuzz plays random legal games on random boards and checks after every event what holds of every game: the
invariants, that a decision has a legal answer, that what is refused changes nothing, that everything comes to an end.
What it plays next is guided by the rules, and pairs of rules, that its games have met least.

What it finds is made as small as it can, and written as a scenario into a folder (--findings), which "stickler run"
reproduces; or, where the suite's sentences can't say it, as a case for --replay.

The same seed plays the same games, whatever the number of jobs. Without --time and --games it plays for a minute. It
stops at the first finding unless it is told to keep going. With --state it goes on where it was before.

Exit status: 0 nothing was found, 1 something was, 2 it could not play.`,
		Example: `  stickler fuzz --time 10m
  stickler fuzz --seed 7 --games 5000 --jobs 2
  stickler fuzz --time 8h --keep-going --state night.json
  stickler fuzz --with "Some Card" --with "Another Card"
  stickler fuzz --replay corpus/regressions/combat-7-1203.json`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return f.run(c) },
	}
	flags := c.Flags()
	flags.Uint64Var(&f.seed, "seed", 0, "seed of all choices; any, if none is given, and printed")
	flags.IntVar(&f.games, "games", 0, "stop after so many games")
	flags.DurationVar(&f.time, "time", 0, "stop after this time")
	flags.IntVar(&f.jobs, "jobs", runtime.NumCPU(), "how many games are played side by side")
	flags.IntVar(&f.turns, "turns", fuzz.Usual.Turns, "how many turns a game goes on")
	flags.IntVar(&f.players, "players", 4, "how many players there are at most, from 2 to 4")
	flags.StringVar(&f.state, "state", "", "keep in this `FILE` how far it came, and go on from there")
	flags.StringVar(&f.findings, "findings", "corpus/regressions", "the `DIR` that findings are written into")
	flags.BoolVar(&f.keepGoing, "keep-going", false, "don't stop at the first finding")
	flags.StringArrayVar(&f.cards, "cards", nil, "a `DIR` with card definitions of your own; may be repeated")
	flags.StringArrayVar(&f.with, "with", nil, "the `NAME` of a card that every game should have; may be repeated")
	flags.StringVar(&f.replay, "replay", "", "play a case again that was written into this `FILE`")
	return c
}

func (f *fuzzFlags) check() error {
	switch {
	case f.jobs < 1:
		return fmt.Errorf("--jobs %d: at least one is needed", f.jobs)
	case f.games < 0 || f.time < 0:
		return fmt.Errorf("--games %d, --time %s: neither can be negative", f.games, f.time)
	case f.turns < 1:
		return fmt.Errorf("--turns %d: a game has at least one", f.turns)
	case f.players < 2 || f.players > 4:
		return fmt.Errorf("--players %d: expected 2, 3 or 4", f.players)
	}
	return nil
}

func (f *fuzzFlags) run(c *cobra.Command) error {
	if err := f.check(); err != nil {
		return err
	}
	campaign, err := f.campaign(c)
	if err != nil {
		return err
	}
	if f.replay != "" {
		return f.again(c, campaign.Ground())
	}
	if f.state != "" {
		if err := campaign.Resume(f.state, c.Flags().Changed("seed")); err != nil {
			return err
		}
		if err := campaign.Save(f.state); err != nil {
			return err
		}
	}
	if err := writable(f.findings); err != nil {
		return fmt.Errorf("--findings: %w", err)
	}
	h := &hunt{flags: f, campaign: campaign, out: c.OutOrStdout(), err: c.ErrOrStderr(), seen: map[string]bool{}, began: time.Now()}
	return h.run(c.Context())
}

// writable says why no file could be written into a folder, which is made if it isn't there.
func writable(folder string) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	t, err := os.CreateTemp(folder, ".try-*")
	if err != nil {
		return err
	}
	return errors.Join(t.Close(), os.Remove(t.Name()))
}

// campaign is what the flags ask for, before any game.
func (f *fuzzFlags) campaign(c *cobra.Command) (*fuzz.Campaign, error) {
	if !c.Flags().Changed("seed") {
		var b [4]byte
		if _, err := rand.Read(b[:]); err != nil {
			return nil, err
		}
		f.seed = uint64(binary.BigEndian.Uint32(b[:]))
	}
	engine, _, err := sessions(f.cards)
	if err != nil {
		return nil, err
	}
	known, err := library(f.cards)
	if err != nil {
		return nil, err
	}
	cards, err := known.All()
	if err != nil {
		return nil, err
	}
	if err := f.checkWith(cards); err != nil {
		return nil, err
	}
	options, err := fuzz.Rich(cards)
	if err != nil {
		return nil, err
	}
	options.Players = f.players
	return &fuzz.Campaign{
		Seed: f.seed, Boards: options, Limits: fuzz.Limits{Turns: f.turns, Moves: 200 * f.turns}, Jobs: f.jobs, With: f.with,
		Ground:   func() fuzz.Ground { return fuzz.Ground{Session: engine()} },
		Progress: fuzz.Progress{Atlas: fuzz.NewAtlas()},
	}, nil
}

func (f *fuzzFlags) checkWith(cards []*card.Card) error {
	var names []string
	for _, c := range cards {
		names = append(names, c.Name)
	}
	for _, name := range f.with {
		if !slices.Contains(names, name) {
			return fmt.Errorf("--with %q: no card has that name%s", name, conformance.DidYouMean(name, names))
		}
	}
	return nil
}

// again replays a case.
func (f *fuzzFlags) again(c *cobra.Command, ground fuzz.Ground) error {
	found, err := fuzz.Load(f.replay)
	if err != nil {
		return err
	}
	played, err := ground.Replay(found.Case)
	if err != nil {
		return fmt.Errorf("%s: %w", f.replay, err)
	}
	if played.Fault == nil {
		fmt.Fprintf(c.OutOrStdout(), "%s: %d moves, and nothing is wrong any more (it was: %v)\n", f.replay, len(played.Moves), found.Fault)
		return nil
	}
	fmt.Fprintf(c.OutOrStdout(), "%s: after %d moves: %v\n", f.replay, len(played.Moves), played.Fault)
	return errNotPassed
}

// hunt is a campaign that is under way.
type hunt struct {
	flags    *fuzzFlags
	campaign *fuzz.Campaign
	out, err io.Writer
	began    time.Time
	// first is the progress with which it began.
	first fuzz.Progress
	// seen are the faults that have been written down.
	seen  map[string]bool
	found int
	// line is the progress after the last round, for the reporter.
	line atomic.Value
}

// run plays until the time or the games are over, something is found, or it is interrupted.
func (h *hunt) run(ctx context.Context) error {
	limit := h.flags.time
	if limit == 0 && h.flags.games == 0 {
		limit = time.Minute
	}
	if limit > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, limit)
		defer stop()
	}
	h.first = h.campaign.Progress
	fmt.Fprintf(h.out, "seed %d, from game %d\n", h.campaign.Seed, h.first.Games)
	stop := h.report()
	err := h.rounds(ctx)
	stop()
	fmt.Fprintln(h.out, h.progress())
	switch {
	case err != nil:
		return err
	case h.found > 0:
		return errNotPassed
	}
	return nil
}

func (h *hunt) rounds(ctx context.Context) error {
	for ctx.Err() == nil {
		n := fuzz.RoundGames
		if most := h.flags.games; most > 0 {
			if n = min(n, most-(h.campaign.Games-h.first.Games)); n <= 0 {
				return nil
			}
		}
		found, err := h.campaign.Round(ctx, n)
		for i := range found {
			err = errors.Join(err, h.keep(ctx, &found[i]))
		}
		h.line.Store(h.progress())
		if err == nil && h.flags.state != "" {
			err = h.campaign.Save(h.flags.state)
		}
		if err != nil || h.found > 0 && !h.flags.keepGoing {
			return err
		}
	}
	return nil
}

// keep makes a finding small and writes it down, unless one like it has been.
func (h *hunt) keep(ctx context.Context, f *fuzz.Found) error {
	key := string(f.Fault.Kind) + " " + f.Fault.Name
	if h.seen[key] {
		return nil
	}
	h.seen[key] = true
	h.found++
	// What was found must be on disk before anything that could be interrupted.
	raw, err := f.Store(h.flags.findings)
	if err != nil {
		return err
	}
	ground := h.campaign.Ground()
	f.Case, f.Fault = ground.Shrink(f.Case, f.Fault)
	fmt.Fprintf(h.out, "\nfound in game %d: %v\n", f.Game, f.Fault)
	text, err := ground.Feature(*f)
	if err != nil {
		return err
	}
	file, err := f.StoreFeature(h.flags.findings, text)
	if err != nil {
		return err
	}
	if shows(ctx, file, h.flags.cards) {
		fmt.Fprintf(h.out, "%s\nstickler run %s shows it\n", text, file)
		return os.Remove(raw)
	}
	fmt.Fprintf(h.out, "%s\nthe suite's sentences don't show it: stickler fuzz --replay %s does\n", text, raw)
	if _, err := f.Store(h.flags.findings); err != nil {
		return err
	}
	return os.Remove(file)
}

// shows says whether a feature doesn't pass on the reference engine, and not
// because it is badly written.
func shows(ctx context.Context, file string, cards []string) bool {
	engine, names, err := referenceEngine(cards)
	if err != nil {
		return false
	}
	suite, err := selectFor(conformance.Selection{Paths: []string{file}})
	if err != nil {
		return false
	}
	outcome, err := conformance.Run(context.WithoutCancel(ctx), suite, conformance.Options{Engine: engine, Names: names, Jobs: 1, Limit: conformance.DefaultLimit})
	if err != nil || len(outcome.Results) != 1 {
		return false
	}
	r := outcome.Results[0]
	return r.Verdict == conformance.Fail || r.Verdict == conformance.Timeout || r.Verdict == conformance.Error && strings.Contains(r.Message, "the engine failed")
}

// report shows progress every second until it is stopped, and says when no game comes to an end.
func (h *hunt) report() func() {
	done := make(chan struct{})
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		tick := time.NewTicker(time.Second)
		defer tick.Stop()
		last, since := -1, time.Now()
		for {
			select {
			case <-done:
				return
			case <-tick.C:
				now, ended := h.campaign.Playing()
				if ended != last {
					last, since = ended, time.Now()
				}
				if stuck := time.Since(since); stuck > stuckAfter {
					fmt.Fprintf(h.err, "stickler: no game has ended for %s: seed %d, games %v\n", stuck.Round(time.Second), h.campaign.Seed, now)
					since = time.Now()
				}
				if line, ok := h.line.Load().(string); ok {
					fmt.Fprintln(h.err, line)
				}
			}
		}
	}()
	return func() { close(done); <-stopped }
}

// stuckAfter is how long no game ends before it is said.
const stuckAfter = time.Minute

// progress is how far the campaign has come, in a line.
func (h *hunt) progress() string {
	c, seconds := h.campaign, time.Since(h.began).Seconds()
	rules, pairs := c.Met()
	rate := func(n, before int) float64 { return float64(n-before) / seconds }
	return fmt.Sprintf("%d games (%.0f a second), %d events (%.0f a second), %d decisions (%.0f a second), %d rules met, %d pairs of rules, %d found",
		c.Games, rate(c.Games, h.first.Games), c.Events, rate(c.Events, h.first.Events), c.Decisions, rate(c.Decisions, h.first.Decisions), rules, pairs, h.found)
}
