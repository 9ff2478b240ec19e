package engine

// givePriority gives a player priority, after the state-based actions and
// triggered abilities that come first (CR 117.5).
func (g *Game) givePriority(p PlayerID) {
	g.checkState()
	if g.over != nil {
		return
	}
	g.changed()
	if g.player(p).Lost {
		p = g.nextPlayer(p)
	}
	g.turn.Priority = p
}

// pass passes priority; once all have passed in succession, the topmost object
// of the stack resolves, or the step ends (CR 117.3d, 117.4).
func (g *Game) pass() {
	g.changed()
	g.turn.Passed++
	if g.turn.Passed < len(g.apnap()) {
		g.givePriority(g.nextPlayer(g.turn.Priority))
		return
	}
	g.turn.Passed = 0
	if len(g.stack) > 0 {
		g.resolveTop()
		g.givePriority(g.turn.Active) // CR 117.3b
		return
	}
	g.nextStep()
}

// nextPlayer is the next player in turn order who is still in the game.
func (g *Game) nextPlayer(p PlayerID) PlayerID {
	for i := 1; i <= len(g.players); i++ {
		q := PlayerID((int(p) + i) % len(g.players))
		if !g.players[q].Lost {
			return q
		}
	}
	return p
}

// checkState performs state-based actions and puts triggered abilities onto
// the stack until there is nothing to do (CR 117.5, 704.3). It tells whether
// anything was done.
func (g *Game) checkState() bool {
	any := false
	for g.over == nil {
		g.noticeControl()
		g.exileUncontrolled("800.4c")
		if g.stateBasedActions() {
			any = true
			continue
		}
		if !g.putTriggersOnStack() {
			break
		}
		any = true
	}
	return any
}
