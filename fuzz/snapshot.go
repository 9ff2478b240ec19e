package fuzz

import (
	"fmt"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/protocol"
)

// Snapshot is the board that a game has come to, as far as a setup can say it:
// without effects that last, copies, merged permanents and cards that were
// made. false if it isn't a moment at which a board can begin: the active player
// has priority, the stack is empty and nothing attacks.
func Snapshot(g *engine.Game) (protocol.Setup, bool) {
	turn := g.Turn()
	if g.Over() != nil || turn.Priority != turn.Active || turn.Passed > 0 || len(g.In(engine.Stack, 0)) > 0 {
		return protocol.Setup{}, false
	}
	if c := g.Combat(); c != nil && len(c.Attackers) > 0 {
		return protocol.Setup{}, false
	}
	s := &snapshot{g: g, refs: map[engine.ObjectID]protocol.Ref{}}
	for i := range g.Players() {
		s.player(&g.Players()[i])
	}
	s.setup.Active, s.setup.Step = g.Players()[turn.Active].Name, protocol.Step(turn.Step.String())
	s.zones()
	return s.setup, true
}

type snapshot struct {
	g     *engine.Game
	setup protocol.Setup
	refs  map[engine.ObjectID]protocol.Ref
}

// player enters a player who is still in the game.
func (s *snapshot) player(p *engine.Player) {
	if p.Lost {
		return
	}
	life := p.Life
	out := protocol.PlayerSetup{Name: p.Name, Life: &life, Mana: p.Pool.String(), LandsPlayed: p.LandsPlayed, Counters: counters(p.Counters)}
	out.EmptyLibrary = len(p.Library) == 0
	s.setup.Players = append(s.setup.Players, out)
}

func counters(in engine.Counters) []protocol.Counter {
	var out []protocol.Counter
	for _, c := range in {
		out = append(out, protocol.Counter{Kind: c.Kind, Count: c.N})
	}
	return out
}

// zones enters the objects: permanents first, by their timestamps.
func (s *snapshot) zones() {
	for _, id := range s.g.In(engine.Battlefield, 0) {
		s.permanent(s.g.Object(id))
	}
	for p := range s.g.Players() {
		for _, z := range [...]engine.Zone{engine.Hand, engine.Library, engine.Graveyard} {
			s.cards(s.g.In(z, engine.PlayerID(p)))
		}
	}
	s.cards(s.g.In(engine.Exile, 0))
	s.cards(s.g.In(engine.Command, 0))
}

// cards enters what is in a zone other than the battlefield.
func (s *snapshot) cards(ids []engine.ObjectID) {
	for _, id := range ids {
		if o := s.g.Object(id); o.Kind == engine.CardObject && !s.g.IsFiller(id) && len(o.Fused) == 0 {
			s.add(o, s.object(o))
		}
	}
}

func (s *snapshot) object(o *engine.Object) protocol.ObjectSetup {
	ref := protocol.Ref(o.Ref)
	if ref == "" {
		ref = protocol.Ref(fmt.Sprintf("t%d", o.ID))
	}
	return protocol.ObjectSetup{Ref: ref, Card: o.Card().Name, Player: s.name(o.Owner), Zone: protocol.Zone(o.Zone.String()),
		Commander: o.Commander, FaceDown: o.FaceDown && o.Zone == engine.Exile}
}

func (s *snapshot) name(p engine.PlayerID) string { return s.g.Players()[p].Name }

func (s *snapshot) add(o *engine.Object, out protocol.ObjectSetup) {
	s.refs[o.ID] = out.Ref
	s.setup.Commander = s.setup.Commander || out.Commander
	s.setup.Objects = append(s.setup.Objects, out)
}

// permanent enters a permanent, unless it is one that a setup can't describe.
func (s *snapshot) permanent(o *engine.Object) {
	if len(o.Parts) > 0 || len(o.Fused) > 0 || o.FaceDown || o.Flipped || len(o.Copying) > 1 {
		return
	}
	out := s.object(o)
	out.Player = s.name(o.Controller)
	if o.Controller != o.Owner {
		out.Owner = s.name(o.Owner)
	}
	out.Token, out.Back, out.Tapped, out.Damage = o.Kind == engine.TokenObject, o.Back, o.Tapped, o.Damage
	out.New = o.Entered >= s.g.Players()[o.Controller].TurnBegan
	out.Counters = counters(o.Counters)
	out.Naming, out.Type = o.Chosen.Name, o.Chosen.Subtype
	if o.Chosen.HasColor {
		out.Color = o.Chosen.Color.String()
	}
	if len(o.Copying) == 1 {
		out.CopyOf = o.Copying[0].Values.Name
	}
	s.attach(o, &out)
	s.add(o, out)
}

// attach says what a permanent is attached to, if that has been entered.
func (s *snapshot) attach(o *engine.Object, out *protocol.ObjectSetup) {
	if o.AttachedPlayer != 0 {
		out.AttachedTo = &protocol.AttachmentSetup{Player: s.name(o.AttachedPlayer - 1)}
	}
	if ref := s.refs[o.AttachedTo]; ref != "" {
		out.AttachedTo = &protocol.AttachmentSetup{Object: ref}
	}
}
