package engine

// Owner: EVENTS.

// happen proposes events that occur at the same moment, lets replacement and
// prevention effects rewrite them (CR 614–616), applies them together, and
// collects what triggers (CR 603.2). It returns the events that happened.
func (g *Game) happen(evs ...Event) []Event { panic("todo events") }

// ask asks a player. A decision with one legal answer isn't asked.
// A decision with no legal answer is a fault of the caller.
func (g *Game) ask(d *Decision) Answer { panic("todo events") }

// askYesNo asks whether to do something.
func (g *Game) askYesNo(p PlayerID, source ObjectID, prompt string, rules ...string) bool {
	panic("todo events")
}

// askOrder asks for an order of the options and gives their indices in it.
// Options that are all alike aren't asked about.
func (g *Game) askOrder(p PlayerID, source ObjectID, prompt string, options []Option, rules ...string) []int {
	panic("todo events")
}

// putTriggersOnStack puts waiting triggered abilities onto the stack (CR 603.3b); mana abilities never wait there.
func (g *Game) putTriggersOnStack() bool { panic("todo events") }

// moveEvent proposes moving an object to a zone of its owner's.
func (g *Game) moveEvent(id ObjectID, to Zone) Event { panic("todo events") }

// move moves one object and gives what it became; 0 if it didn't move.
func (g *Game) move(id ObjectID, to Zone) ObjectID { panic("todo events") }

// destroy destroys permanents together (CR 701.8); it gives those that were destroyed.
func (g *Game) destroy(source ObjectID, noRegenerate bool, ids ...ObjectID) []ObjectID {
	panic("todo events")
}

// sacrifice makes a player sacrifice permanents together (CR 701.21).
func (g *Game) sacrifice(by PlayerID, ids ...ObjectID) []ObjectID { panic("todo events") }

// draw makes a player draw cards, one after another (CR 121.2).
func (g *Game) draw(p PlayerID, n int) int { panic("todo events") }

// putCounters puts counters on an object (CR 122.6); it tells how many.
func (g *Game) putCounters(by PlayerID, id ObjectID, kind string, n int) int { panic("todo events") }

// removeCounters removes up to n counters (CR 122); it tells how many.
func (g *Game) removeCounters(id ObjectID, kind string, n int) int { panic("todo events") }

// damageEvent proposes damage to an object or, if it is 0, a player (CR 120).
func (g *Game) damageEvent(source, object ObjectID, p PlayerID, n int, combat bool) Event {
	panic("todo events")
}

// gainLife and loseLife change a life total (CR 119); they tell by how much.
func (g *Game) gainLife(p PlayerID, n int) int { panic("todo events") }
func (g *Game) loseLife(p PlayerID, n int) int { panic("todo events") }

// tap and untap permanents (CR 701.26); they tell how many changed.
func (g *Game) tap(ids ...ObjectID) int   { panic("todo events") }
func (g *Game) untap(ids ...ObjectID) int { panic("todo events") }

// attach attaches an Aura, Equipment or Fortification to an object, or to a
// player if to is 0 (CR 701.3); false if it couldn't be.
func (g *Game) attach(id, to ObjectID, p PlayerID) bool { panic("todo events") }

// unattach ends an attachment.
func (g *Game) unattach(id ObjectID) { panic("todo events") }

// canAttach says whether id could be attached to the object, or to the player if it is 0 (CR 303.4, 301.5, 702.5).
func (g *Game) canAttach(id, to ObjectID, p PlayerID) bool { panic("todo events") }

// discard discards cards of a player together (CR 701.9).
func (g *Game) discard(p PlayerID, ids ...ObjectID) { panic("todo events") }

// shuffle shuffles a library (CR 701.24).
func (g *Game) shuffle(p PlayerID) { panic("todo events") }

// randomN is a number from 0 to n-1 from the game's own generator.
func (g *Game) randomN(n int) int { panic("todo events") }

// makeMana adds mana to a player's pool (CR 106.4); tapped says that a
// permanent (source) was tapped for it (CR 106.12), which replacement effects
// and triggered mana abilities see. It gives what was made.
func (g *Game) makeMana(p PlayerID, source ObjectID, mana []Mana, tapped bool) []Mana {
	panic("todo events")
}

// current is the object itself if it is still in its zone, else 0.
func (g *Game) current(id ObjectID) ObjectID { panic("todo events") }

// zone lists the objects of a zone, of a player where each has their own.
func (g *Game) zone(z Zone, p PlayerID) []ObjectID { panic("todo events") }
