package engine

// putCounters puts counters on an object (CR 122.6); it tells how many.
func (g *Game) putCounters(by PlayerID, id ObjectID, kind string, n int) int {
	return countersIn(g.happen(Event{Kind: CountersEvent, Object: id, By: by, Player: NoPlayer, Counter: kind, Amount: max(n, 0), Rules: []string{"122.6"}}))
}

// removeCounters removes up to n counters (CR 122.1); it tells how many.
func (g *Game) removeCounters(id ObjectID, kind string, n int) int {
	return -countersIn(g.happen(Event{Kind: CountersEvent, Object: id, By: NoPlayer, Player: NoPlayer, Counter: kind, Amount: -max(n, 0), Rules: []string{"122.1"}}))
}

func countersIn(done []Event) int {
	n := 0
	for i := range done {
		if done[i].Kind == CountersEvent {
			n += done[i].Amount
		}
	}
	return n
}

// applyCounters puts or removes counters; no more are removed than are there.
func (g *Game) applyCounters(ev *Event) bool {
	if ev.Object == 0 {
		g.changed()
		p := g.player(ev.Player)
		ev.Amount = max(ev.Amount, -p.Counters.Of(ev.Counter))
		p.Counters = p.Counters.with(ev.Counter, ev.Amount, g.stamp())
		return ev.Amount != 0
	}
	ev.Amount = max(ev.Amount, -g.object(ev.Object).Counters.Of(ev.Counter))
	if ev.Amount == 0 {
		return false
	}
	o := g.edit(ev.Object)
	o.Counters = o.Counters.with(ev.Counter, ev.Amount, g.stamp())
	return true
}
