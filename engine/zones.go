package engine

// zoneOf is the list of a zone (CR 400.1), of the player where each has their own.
func (g *Game) zoneOf(z Zone, p PlayerID) *[]ObjectID {
	switch z {
	case Battlefield:
		return &g.battlefield
	case Stack:
		return &g.stack
	case Exile:
		return &g.exile
	case Command:
		return &g.command
	case Hand:
		return &g.players[p].Hand
	case Library:
		return &g.players[p].Library
	case Graveyard:
		return &g.players[p].Graveyard
	}
	return nil
}

// zone lists the objects of a zone, of a player where each has their own.
// Libraries from the top down, the stack from the bottom up.
func (g *Game) zone(z Zone, p PlayerID) []ObjectID {
	if list := g.zoneOf(z, p); list != nil {
		return *list
	}
	return nil
}

// current is the object itself if it is still where it was (CR 400.7), else 0.
func (g *Game) current(id ObjectID) ObjectID {
	if id == 0 || g.object(id).Zone == NoZone {
		return 0
	}
	return id
}

// takeOut removes an object from the list of its zone.
func (g *Game) takeOut(id ObjectID) {
	o := g.object(id)
	list := g.zoneOf(o.Zone, o.Owner)
	if list == nil {
		return
	}
	for i, x := range *list {
		if x == id {
			*list = append((*list)[:i], (*list)[i+1:]...)
			break
		}
	}
	g.changed()
}

// putIn adds an object to the list of a zone; in a library, at that place from
// the top (0), or at the bottom (negative).
func (g *Game) putIn(id ObjectID, z Zone, position int) {
	list := g.zoneOf(z, g.object(id).Owner)
	if list == nil {
		return
	}
	g.changed()
	*list = append(*list, id)
	if z != Library || position < 0 || position >= len(*list)-1 {
		return
	}
	copy((*list)[position+1:], (*list)[position:len(*list)-1])
	(*list)[position] = id
}

// cease takes an object out of the game without an event: an ability that has
// left the stack (CR 608.2n), a token or copy outside its zone (CR 704.5d, e).
func (g *Game) cease(id ObjectID) {
	last := g.snapshot(id)
	g.takeOut(id)
	o := g.edit(id)
	o.Last = last
	o.Zone = NoZone
}

// moveEvent proposes moving an object to a zone of its owner's (CR 400.3).
func (g *Game) moveEvent(id ObjectID, to Zone) Event {
	o := g.object(id)
	return Event{Kind: MoveEvent, Object: id, Player: o.Owner, From: o.Zone, To: to}
}

// move moves one object and gives what it became; 0 if it didn't move.
func (g *Game) move(id ObjectID, to Zone) ObjectID {
	for _, ev := range g.happen(g.moveEvent(id, to)) {
		if ev.Kind == MoveEvent && ev.Object == id {
			return ev.Became
		}
	}
	return 0
}

// applyMove puts an object into its new zone, as a new object (CR 400.7).
func (g *Game) applyMove(ev *Event) bool {
	if g.object(ev.Object).Zone != ev.From || ev.Object == 0 {
		return false
	}
	old := *g.object(ev.Object)
	if old.Zone == NoZone {
		g.arrive(ev)
		return true
	}
	g.takeOut(old.ID)
	if old.Zone == Battlefield {
		g.removeFromCombat(old.ID)
	}
	if old.merged() {
		g.comeApart(&old, ev)
		return true
	}
	if ev.To == NoZone { // CR 800.4a
		was := g.edit(old.ID)
		was.Zone, was.Last = NoZone, ev.Before
		return true
	}
	next := g.becoming(&old, ev)
	was := g.edit(old.ID)
	was.Zone, was.Last, was.Next = NoZone, ev.Before, next.ID
	ev.Became = next.ID
	g.putIn(next.ID, ev.To, ev.Position)
	if ev.Resolving && ev.To == Battlefield {
		g.followSpell(old.ID, next.ID)
	}
	return true
}

// arrive puts a new token onto the battlefield (CR 111.1): it was no object before.
func (g *Game) arrive(ev *Event) {
	o := g.edit(ev.Object)
	o.Zone = ev.To
	g.enter(o, ev.Enter)
	ev.Became = ev.Object
	g.putIn(o.ID, ev.To, ev.Position)
}

// becoming is the new object in the zone that an object moves to.
func (g *Game) becoming(old *Object, ev *Event) *Object {
	n := Object{Kind: old.Kind, Ref: old.Ref, Zone: ev.To, Owner: old.Owner, Controller: old.Owner,
		Prior: old.ID, Commander: old.Commander, Fused: old.Fused}
	n.Def, _ = old.unsleeved()
	if ev.To == Battlefield && ev.Resolving {
		n.Cast, n.Copying = old.Cast, old.Copying
		if n.Kind == SpellCopy { // CR 608.3f
			n.Kind = TokenObject
		}
	}
	if ev.To == Stack {
		n.Controller, n.Copying = ev.By, old.Copying
		if ev.Enter != nil {
			n.castSide(ev.Enter.Side) // CR 712.11a, b
		}
	}
	o := g.add(n)
	if ev.To == Battlefield {
		g.enter(o, ev.Enter)
	} else {
		o.Timestamp = g.stamp()
		o.FaceDown = ev.To == Exile && ev.Enter != nil && ev.Enter.FaceDown
		o.Counters = entryCounters(g, ev.Enter)
	}
	return o
}

func entryCounters(g *Game, e *Entering) Counters {
	if e == nil {
		return nil
	}
	var out Counters
	for _, c := range e.Counters {
		out = out.with(c.Kind, c.N, g.stamp())
	}
	return out
}

// enter gives a permanent the state with which it enters (CR 110.5b, 614.12).
func (g *Game) enter(o *Object, e *Entering) {
	o.Timestamp = g.stamp()
	o.Entered = g.turn.Number
	if e == nil {
		o.Held = o.Controller + 1
		return
	}
	o.Controller = e.Controller
	o.Held = e.Controller + 1
	o.Tapped, o.Back, o.FaceDown = e.Tapped, e.Back, e.FaceDown
	o.Chosen = e.Chosen
	o.Counters = entryCounters(g, e)
	o.Copying = append(append([]CopyEffect(nil), o.Copying...), e.Copy...)
	o.AttachedTo, o.AttachedPlayer = e.AttachedTo, e.AttachedPlayer
	if e.Attacking && g.combat != nil {
		g.combat.Attackers = append(g.combat.Attackers, Attacker{Object: o.ID, Defender: e.Defender})
	}
}

// followSpell makes effects on a permanent spell go on for the permanent (CR 400.7a).
func (g *Game) followSpell(spell, permanent ObjectID) {
	for i, e := range g.effects {
		for _, id := range e.Objects {
			if id == spell {
				n := *e
				n.Objects = append(append([]ObjectID(nil), e.Objects...), permanent)
				g.effects[i] = &n
				break
			}
		}
	}
}

// removeFromCombat takes a permanent out of combat (CR 506.4).
func (g *Game) removeFromCombat(id ObjectID) {
	if g.combat == nil {
		return
	}
	g.changed()
	kept := g.combat.Attackers[:0:0]
	for _, a := range g.combat.Attackers {
		if a.Object == id {
			continue
		}
		if a.Defender.Object == id { // CR 506.4c: it attacks nothing from now on
			a.Defender = Defender{Player: NoPlayer}
		}
		a.Blockers = without(a.Blockers, []ObjectID{id})
		kept = append(kept, a)
	}
	g.combat.Attackers = kept
}

// noticeControl notes which permanents have another controller than before:
// they haven't been under that control continuously (CR 302.6), and leave combat (CR 506.4).
func (g *Game) noticeControl() {
	for i := 0; i < len(g.battlefield); i++ {
		id := g.battlefield[i]
		now := g.characteristics(id).Controller + 1
		held := g.object(id).Held
		if held == now {
			continue
		}
		o := g.edit(id)
		o.Held = now
		if held != 0 {
			o.Entered = g.turn.Number
			g.removeFromCombat(id)
		}
	}
	g.noticeCombat()
}

// randomN is a number from 0 to n-1 from the game's own generator (splitmix64).
func (g *Game) randomN(n int) int {
	g.random += 0x9e3779b97f4a7c15
	z := g.random
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return int(z % uint64(n))
}

// shuffle shuffles a library (CR 701.24).
func (g *Game) shuffle(p PlayerID) {
	g.happen(Event{Kind: ShuffleEvent, Player: p, Rules: []string{"701.24a"}})
}

func (g *Game) applyShuffle(p PlayerID) {
	g.changed()
	l := append([]ObjectID(nil), g.players[p].Library...)
	for i := len(l) - 1; i > 0; i-- {
		j := g.randomN(i + 1)
		l[i], l[j] = l[j], l[i]
	}
	g.players[p].Library = l
}
