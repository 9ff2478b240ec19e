package boards

import (
	"slices"

	"github.com/stickler-mtg/stickler/protocol"
)

// Smaller are boards that are each a little less than this one, the greatest
// cuts first: what whoever looks for the smallest board with some property
// tries next. Objects keep their Refs.
func Smaller(s protocol.Setup) []protocol.Setup {
	var out []protocol.Setup
	half := len(s.Objects) / 2
	if half > 1 {
		out = append(out, without(s, 0, half), without(s, half, len(s.Objects)))
	}
	if last := len(s.Players) - 1; last > 1 {
		out = append(out, withoutPlayer(s, s.Players[last].Name))
	}
	for i := range s.Objects {
		out = append(out, without(s, i, i+1))
	}
	for i := range s.Objects {
		for _, cut := range objectCuts {
			if o, ok := cut(s.Objects[i]); ok {
				changed := s
				changed.Objects = slices.Clone(s.Objects)
				changed.Objects[i] = o
				out = append(out, changed)
			}
		}
	}
	for i := range s.Players {
		if plain := (protocol.PlayerSetup{Name: s.Players[i].Name}); !equalPlayers(&s.Players[i], &plain) {
			changed := s
			changed.Players = slices.Clone(s.Players)
			changed.Players[i] = plain
			out = append(out, changed)
		}
	}
	if first := s.Players[0].Name; s.Active != first || s.Step != protocol.PrecombatMain {
		changed := s
		changed.Active, changed.Step = first, protocol.PrecombatMain
		out = append(out, changed)
	}
	return out
}

// without is the board without some of its objects, and what was attached to them.
func without(s protocol.Setup, from, to int) protocol.Setup {
	gone := map[protocol.Ref]bool{}
	for i := from; i < to; i++ {
		gone[s.Objects[i].Ref] = true
	}
	return keep(s, func(o *protocol.ObjectSetup) bool { return !gone[o.Ref] })
}

func withoutPlayer(s protocol.Setup, name string) protocol.Setup {
	s.Players = slices.DeleteFunc(slices.Clone(s.Players), func(p protocol.PlayerSetup) bool { return p.Name == name })
	if s.Active == name {
		s.Active = s.Players[0].Name
	}
	return keep(s, func(o *protocol.ObjectSetup) bool { return o.Player != name && o.Owner != name })
}

// keep is the board with the objects that stay and aren't attached to one that doesn't.
func keep(s protocol.Setup, stays func(*protocol.ObjectSetup) bool) protocol.Setup {
	kept, left := []protocol.ObjectSetup(nil), map[protocol.Ref]bool{}
	commander := false
	for i := range s.Objects {
		o := &s.Objects[i]
		if at := o.AttachedTo; !stays(o) || at != nil && at.Object != "" && !left[at.Object] {
			continue
		}
		left[o.Ref] = true
		commander = commander || o.Commander
		kept = append(kept, *o)
	}
	s.Objects, s.Commander = kept, commander
	return s
}

// objectCuts each make an object plainer; false where it is as plain already.
var objectCuts = []func(protocol.ObjectSetup) (protocol.ObjectSetup, bool){
	func(o protocol.ObjectSetup) (protocol.ObjectSetup, bool) {
		was := o.Token
		o.Token = false
		return o, was
	},
	func(o protocol.ObjectSetup) (protocol.ObjectSetup, bool) {
		was := o.Tapped
		o.Tapped = false
		return o, was
	},
	func(o protocol.ObjectSetup) (protocol.ObjectSetup, bool) { was := o.New; o.New = false; return o, was },
	func(o protocol.ObjectSetup) (protocol.ObjectSetup, bool) {
		was := o.Damage > 0
		o.Damage = 0
		return o, was
	},
	func(o protocol.ObjectSetup) (protocol.ObjectSetup, bool) {
		was := o.Owner != ""
		o.Owner = ""
		return o, was
	},
	func(o protocol.ObjectSetup) (protocol.ObjectSetup, bool) {
		was := len(o.Counters) > 0
		o.Counters = nil
		return o, was
	},
	func(o protocol.ObjectSetup) (protocol.ObjectSetup, bool) {
		at := slices.IndexFunc(o.Counters, func(c protocol.Counter) bool { return c.Count > 1 })
		if at >= 0 {
			o.Counters = slices.Clone(o.Counters)
			o.Counters[at].Count = 1
		}
		return o, at >= 0
	},
}

func equalPlayers(a, b *protocol.PlayerSetup) bool {
	return (a.Life == nil) == (b.Life == nil) && a.Mana == b.Mana && a.LandsPlayed == b.LandsPlayed && len(a.Counters) == len(b.Counters) && a.EmptyLibrary == b.EmptyLibrary
}
