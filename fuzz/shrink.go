package fuzz

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/fuzz/boards"
	"github.com/stickler-mtg/stickler/protocol"
)

// mostReplays bounds how long a case is made smaller.
const mostReplays = 4000

// Shrink makes a case smaller for as long as it still ends in the same fault:
// fewer moves, fewer objects, plainer ones.
func (gr Ground) Shrink(c Case, f *Fault) (Case, *Fault) {
	k := &shrinker{ground: gr, best: c, fault: f}
	for k.later() {
	}
	for k.moves() || k.boards() {
		if k.replays > mostReplays {
			break
		}
	}
	return k.best, k.fault
}

type shrinker struct {
	ground  Ground
	best    Case
	fault   *Fault
	replays int
}

// try keeps a smaller case that ends in the same fault.
func (k *shrinker) try(c Case) bool {
	if k.replays++; k.replays > mostReplays {
		return false
	}
	p, err := k.ground.Replay(c)
	if err != nil || p.Fault == nil || !p.Fault.Same(k.fault) {
		return false
	}
	k.best, k.fault = p.Case, p.Fault
	return true
}

// later begins the case on the board that it has come to after some moves: the
// latest that still leads to the fault.
func (k *shrinker) later() bool {
	type start struct {
		after int
		setup protocol.Setup
	}
	var starts []start
	k.replays++
	_, err := k.ground.replay(k.best, func(after int, g *engine.Game) {
		if s, ok := Snapshot(g); ok && after > 0 {
			starts = append(starts, start{after, s})
		}
	})
	if err != nil {
		return false
	}
	for _, s := range slices.Backward(starts) {
		if k.try(Case{s.setup, k.best.Moves[s.after:]}) {
			return true
		}
	}
	return false
}

// moves leaves moves out: long stretches first, then one by one.
func (k *shrinker) moves() bool {
	did := false
	for n := len(k.best.Moves) / 2; n > 0; n /= 2 {
		for at := 0; at+n <= len(k.best.Moves); {
			less := Case{k.best.Setup, slices.Delete(slices.Clone(k.best.Moves), at, at+n)}
			if before := len(k.best.Moves); k.try(less) && len(k.best.Moves) < before {
				did = true
				continue
			}
			at += n
		}
	}
	return did
}

// boards makes the board smaller.
func (k *shrinker) boards() bool {
	did := false
	for k.smaller(boards.Smaller(k.best.Setup)) {
		did = true
	}
	return did
}

// smaller takes the first of several boards on which the fault is still there.
func (k *shrinker) smaller(setups []protocol.Setup) bool {
	return slices.ContainsFunc(setups, func(s protocol.Setup) bool { return k.try(Case{s, k.best.Moves}) })
}
