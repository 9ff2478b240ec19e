package engine

// Over is how the game ended; nil while it goes on.
func (g *Game) Over() *Outcome { return g.over }

// Priority is the player who has priority (CR 117.1).
func (g *Game) Priority() PlayerID { return g.turn.Priority }

// LegalActions are the actions that the player with priority may take, in a
// fixed order, pass last.
func (g *Game) LegalActions() []Action {
	if g.over != nil {
		return nil
	}
	return g.legalActions(g.turn.Priority)
}

// SetTracer makes a tracer hear what happens from now on; nil for none.
func (g *Game) SetTracer(t Tracer) { g.tracer = t }

// Perform carries out what a player does and goes on to the next time that a
// player has priority, or to the end of the game. On an error (an *Illegal, or
// what the chooser returned) the game is exactly as it was.
func (g *Game) Perform(a Action, chooser Chooser) error {
	g.chooser = chooser
	defer func() { g.chooser = nil }()
	return g.attempt(func() { g.perform(a) })
}

// attempt runs a piece of the game that may be cut short: then the game
// returns to the moment before it, and the reason is returned (CR 733.1).
func (g *Game) attempt(f func()) (err error) {
	saved := g.Clone()
	defer func() {
		cut := recover()
		if cut == nil {
			return
		}
		g.restore(saved)
		stop, ok := cut.(interrupt)
		if !ok {
			panic(cut)
		}
		err = stop.err
	}()
	f()
	return nil
}

// perform does what a player with priority chose to do (CR 117.1).
func (g *Game) perform(a Action) {
	if g.over != nil {
		forbid("104.1", "the game is over")
	}
	if a.Kind == ConcedeAction { // CR 104.3a: at any time
		if g.gone(a.Player) {
			forbid("104.5", g.player(a.Player).Name+" has left the game")
		}
		g.leaveGame(a.Player, "conceded")
		g.givePriority(g.turn.Priority)
		return
	}
	if a.Player != g.turn.Priority {
		forbid("117.1", g.player(a.Player).Name+" doesn't have priority")
	}
	switch a.Kind {
	case PassAction:
		g.pass()
		return
	case CastAction:
		g.cast(a)
	case LandAction:
		g.playLand(a)
	case ActivateAction:
		g.activate(a)
	}
	g.turn.Passed = 0
	g.givePriority(a.Player) // CR 117.3c
}
