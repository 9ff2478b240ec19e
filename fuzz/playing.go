package fuzz

import (
	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/fuzz/play"
	"github.com/stickler-mtg/stickler/protocol"
)

// Limits bound a game.
type Limits struct {
	// Turns that are played from the board on.
	Turns int
	// Moves of all players together.
	Moves int
}

// Usual limits: games go on for twenty turns.
var Usual = Limits{Turns: 20, Moves: 4000}

// Played is what became of a game.
type Played struct {
	Case
	// Fault is what was found; nil if nothing.
	Fault             *Fault
	Events, Decisions int
	met               *met
}

// Play plays a random game on a board. An error says why the engine doesn't accept the board.
func (gr Ground) Play(setup protocol.Setup, player *play.Random, limits Limits) (*Played, error) {
	t, err := gr.sit(&setup)
	if err != nil {
		return nil, err
	}
	p := &Played{Case: Case{Setup: setup}}
	last := t.g.Turn().Number + limits.Turns
	for range limits.Moves {
		if t.g.Over() != nil || t.g.Turn().Number >= last || t.fault != nil {
			break
		}
		if m, done := t.choose(player); done || t.fault != nil {
			p.Moves = append(p.Moves, m)
		}
	}
	p.Fault, p.Events, p.Decisions, p.met = t.fault, t.allEvents, t.answer, t.met
	return p, nil
}

// choose makes one move of the player's choice.
func (t *table) choose(player *play.Random) (play.Move, bool) {
	var a engine.Action
	if _, err := t.attempt(func() (play.Move, error) { a = player.Action(t.g); return play.Move{}, nil }); err != nil || t.fault != nil {
		return play.Move{}, false
	}
	return t.move(a.Kind == engine.PassAction, func() (play.Move, error) { return player.Do(t.g, a) })
}

// Replay makes the moves of a case again, passing over those that its board
// doesn't allow, and gives the moves that were really made, up to the first fault.
func (gr Ground) Replay(c Case) (*Played, error) {
	return gr.replay(c, func(int, *engine.Game) {})
}

// replay shows the game before each move to whoever wants to see it, with the
// number of moves that were really made.
func (gr Ground) replay(c Case, before func(int, *engine.Game)) (*Played, error) {
	t, err := gr.sit(&c.Setup)
	if err != nil {
		return nil, err
	}
	p := &Played{Case: Case{Setup: c.Setup}, met: t.met}
	for i := range c.Moves {
		if t.g.Over() != nil {
			break
		}
		before(len(p.Moves), t.g)
		fits := false
		m, done := t.move(c.Moves[i].Passes(), func() (made play.Move, err error) {
			made, fits, err = play.Again(t.g, &c.Moves[i])
			return made, err
		})
		if t.fault != nil || fits && done {
			p.Moves = append(p.Moves, m)
		}
		if t.fault != nil {
			break
		}
	}
	p.Fault = t.fault
	return p, nil
}
