package fuzz

import (
	"context"
	"slices"
	"sync"

	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/fuzz/boards"
	"github.com/stickler-mtg/stickler/fuzz/play"
)

// RoundGames is how many games are played before what they have met decides what comes next.
const RoundGames = 64

// Campaign plays games one round after another. What it plays depends on its
// seed and on how many rounds came before, and on nothing else.
type Campaign struct {
	// Seed of all choices.
	Seed uint64
	// Boards that are played on; their weights are the campaign's own.
	Boards boards.Options
	Limits Limits
	// Jobs is how many games are played side by side.
	Jobs int
	// Ground makes what each of them is played on.
	Ground func() Ground
	// Names that may be chosen where a card name is asked for.
	Names []string
	// With are cards that every game should have.
	With []string
	Progress

	playing playing
	// whole is the progress after the last whole round; pending is what the games since then have met.
	whole   Progress
	pending []*met
}

// Rich are boards for whole games: hands and libraries of cards, and something on the battlefield.
func Rich(cards []*card.Card) (boards.Options, error) {
	o, err := boards.Usual()
	o.Cards, o.Permanents, o.Hand, o.Library = cards, 10, 6, 24
	return o, err
}

// Progress is how far a campaign has come: all that is needed to go on with it.
type Progress struct {
	// Games that have been played; the next round begins with the game of that index.
	Games     int    `json:"games"`
	Events    int    `json:"events"`
	Decisions int    `json:"decisions"`
	Moves     int    `json:"moves"`
	Atlas     *Atlas `json:"atlas"`
}

// Found is a fault, the case that shows it, and which game it was found in.
type Found struct {
	Seed  uint64 `json:"seed"`
	Game  int    `json:"game"`
	Fault *Fault `json:"fault"`
	Case  Case   `json:"case"`
}

// Round plays the next games, n at most, and gives what was found in the order
// of the games. If the context ends, the round counts as not played, but what
// was found in it is given too. Where games end before a whole round, the next
// games are guided by what was known before that round.
func (c *Campaign) Round(ctx context.Context, n int) ([]Found, error) {
	n = min(n, RoundGames-c.Games%RoundGames)
	games := make([]*Played, n)
	errs := make([]error, n)
	next := make(chan int)
	var all sync.WaitGroup
	for range max(c.Jobs, 1) {
		all.Go(func() {
			ground := c.Ground()
			for i := range next {
				c.playing.begin(c.Games + i)
				games[i], errs[i] = c.play(ground, c.Games+i)
				c.playing.end(c.Games + i)
			}
		})
	}
	for i := range n {
		if ctx.Err() != nil {
			break
		}
		next <- i
	}
	close(next)
	all.Wait()
	return c.enter(ctx, games, errs)
}

// enter adds a round to the progress.
func (c *Campaign) enter(ctx context.Context, games []*Played, errs []error) ([]Found, error) {
	var found []Found
	for i, p := range games {
		if errs[i] != nil {
			return found, errs[i]
		}
		if p != nil && p.Fault != nil {
			found = append(found, Found{c.Seed, c.Games + i, p.Fault, p.Case})
		}
	}
	if ctx.Err() != nil {
		return found, nil
	}
	for _, p := range games {
		c.Events += p.Events
		c.Decisions += p.Decisions
		c.Moves += len(p.Moves)
		c.pending = append(c.pending, p.met)
	}
	if c.Games += len(games); c.Games%RoundGames == 0 {
		for _, m := range c.pending {
			c.Atlas.add(m)
		}
		c.pending, c.whole = nil, c.Progress
	}
	return found, nil
}

// Met is how many rules, and how many pairs of different rules in one move, have been met.
func (c *Campaign) Met() (rules, pairs int) {
	all := map[pair]bool{}
	for p := range c.Atlas.pairs {
		all[p] = true
	}
	for _, m := range c.pending {
		for p := range m.pairs {
			all[p] = true
		}
	}
	for p := range all {
		if p.a == p.b {
			rules++
		}
	}
	return rules, len(all) - rules
}

// Playing are the games that are being played now, and how many have ended:
// for whoever watches whether it goes on.
func (c *Campaign) Playing() (now []int, ended int) { return c.playing.list() }

// playing is what is being played. It may be asked at any time.
type playing struct {
	lock  sync.Mutex
	now   []int
	ended int
}

func (p *playing) begin(game int) {
	p.lock.Lock()
	defer p.lock.Unlock()
	p.now = append(p.now, game)
}

func (p *playing) end(game int) {
	p.lock.Lock()
	defer p.lock.Unlock()
	p.now = slices.DeleteFunc(p.now, func(n int) bool { return n == game })
	p.ended++
}

func (p *playing) list() ([]int, int) {
	p.lock.Lock()
	defer p.lock.Unlock()
	return slices.Sorted(slices.Values(p.now)), p.ended
}

// play plays the game of an index.
func (c *Campaign) play(ground Ground, index int) (*Played, error) {
	choices := boards.Seeded(c.Seed<<32 ^ uint64(index))
	setup := boards.New(choices, c.guided(choices))
	return ground.Play(setup, &play.Random{Choices: choices, Names: c.Names}, c.Limits)
}

// often is how much more often the cards of a game's theme come.
const often = 60

// guided are the boards with the cards more often that may meet what has been met least.
func (c *Campaign) guided(choices play.Choices) boards.Options {
	o := c.Boards
	names := make([]string, len(o.Cards))
	for i, known := range o.Cards {
		names[i] = known.Name
	}
	theme := map[string]bool{}
	for _, name := range append(c.Atlas.Theme(choices, names), c.With...) {
		theme[name] = true
	}
	usual := o.Weight
	o.Weight = func(known *card.Card) int {
		weight := 1
		if usual != nil {
			weight = usual(known)
		}
		if theme[known.Name] && weight > 0 {
			return weight * often
		}
		return weight
	}
	return o
}
