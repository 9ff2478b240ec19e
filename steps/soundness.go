package steps

import "github.com/stickler-mtg/stickler/protocol"

// sound asks the engine what in the game contradicts the rules, and looks at it
// through everybody's eyes.
func (w *World) sound() error {
	whole, err := w.engine.State(w.ctx, protocol.StateRequest{Game: w.game, Audit: true})
	if err != nil {
		return err
	}
	if whole.Broken != "" {
		return w.fail("the game is sound", "%s", whole.Broken)
	}
	if err := whole.Check(); err != nil {
		return w.fail("the game is sound", "%s", err)
	}
	for _, p := range whole.Players {
		if err := w.soundFor(p.Name); err != nil {
			return err
		}
	}
	return nil
}

// soundFor looks at the game as one player may see it.
func (w *World) soundFor(player string) error {
	if !w.can(protocol.CapViews) {
		return nil
	}
	v, err := w.engine.State(w.ctx, protocol.StateRequest{Game: w.game, As: player})
	if err != nil {
		return err
	}
	if err := v.Check(); err != nil {
		return w.fail("the game is sound", "%s's view: %s", player, err)
	}
	return nil
}
