package engine

// Owner: TURN.

// Perform carries out what a player does and goes on to the next time that a
// player has priority, or to the end of the game. On an error (an *Illegal, or
// what the chooser returned) the game is exactly as it was.
func (g *Game) Perform(a Action, chooser Chooser) error { panic("todo turn") }

// checkState performs state-based actions and puts triggered abilities onto
// the stack until there is nothing to do (CR 117.5, 704.3).
func (g *Game) checkState() { panic("todo turn") }

// sick says whether a creature can't attack or pay {T} or {Q} (CR 302.6): haste counts.
func (g *Game) sick(id ObjectID) bool { panic("todo turn") }

// runs an interruptible piece: on forbid() or a chooser's error the game is restored and the error returned.
func (g *Game) attempt(f func()) error { panic("todo turn") }
