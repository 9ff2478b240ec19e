package engine

import (
	"fmt"

	"github.com/stickler-mtg/stickler/engine/card"
)

// playLand plays a land (CR 305.1, 116.2a): a modal double-faced card with the
// chosen face up (CR 712.12).
func (g *Game) playLand(a Action) {
	if problem := g.landProblem(a); problem != nil {
		forbid(problem.Rule, problem.Message)
	}
	move := g.moveEvent(a.Object, Battlefield)
	move.By, move.Enter, move.Rules = a.Player, &Entering{Controller: a.Player, Back: g.landSide(a).outer}, []string{"305.1"}
	for _, done := range g.happen(move) {
		if done.Kind == MoveEvent && done.Object == a.Object {
			g.happen(Event{Kind: LandEvent, Object: done.Became, By: a.Player, Player: a.Player, Rules: []string{"305.2a"}})
			return
		}
	}
}

// landSide is the side of the card that is played.
func (g *Game) landSide(a Action) side {
	s, _ := sideOf(g.object(a.Object).Def, a.Face)
	return s
}

// landProblem says why the player can't play that land; nil if they can.
func (g *Game) landProblem(a Action) *Illegal {
	o := g.Object(a.Object)
	if o == nil || g.current(a.Object) == 0 {
		return &Illegal{"305.1", "that object isn't there any more"}
	}
	p := g.player(a.Player)
	face, problem := g.landFace(o, a.Face)
	if problem != nil {
		return problem
	}
	switch {
	case g.turn.Active != a.Player:
		return &Illegal{"305.3", p.Name + " can only play a land in their own turn"}
	case !g.sorceryTime(a.Player):
		return &Illegal{"305.1", "a land can only be played in a main phase while the stack is empty"}
	case p.LandsPlayed >= g.landsAllowed(a.Player):
		return &Illegal{"305.2b", fmt.Sprintf("%s has played %d land(s) this turn, as many as allowed", p.Name, p.LandsPlayed)}
	case !g.mayPlayFrom(a.Player, o, face):
		return &Illegal{"305.1", fmt.Sprintf("%s is in the %s, and nothing allows %s to play it from there", face.Name, o.Zone, p.Name)}
	}
	if ban := g.cant("play lands", a.Object, a.Player, 0); ban != 0 {
		return &Illegal{"305.2b", g.nameOf(ban) + " keeps " + p.Name + " from playing lands"}
	}
	return nil
}

// landFace is the face that is played: it must be a land (CR 305.9, 712.12).
func (g *Game) landFace(o *Object, index int) (*card.Face, *Illegal) {
	def := o.Def
	s, ok := sideOf(def, index)
	if !ok || s.back && s.def.Layout != card.Modal && len(s.def.Faces) > 1 {
		return nil, &Illegal{"712.12", fmt.Sprintf("%s can't be played with face %d up", def.Name, index+1)}
	}
	face := def.Parts()[index]
	if face.Types&card.Land == 0 {
		return nil, &Illegal{"305.1", face.Name + " isn't a land"}
	}
	return face, nil
}

// landsAllowed is how many lands a player may play this turn (CR 305.2).
func (g *Game) landsAllowed(p PlayerID) int {
	n := 1
	g.eachRule(func(in Instance, c *context) bool {
		if r, ok := in.Ability.(*card.PlayerRule); ok && r.ExtraLands != 0 && g.playerIs(orYou(r.Who), p, c) {
			n += r.ExtraLands
		}
		return true
	})
	return n
}

// mayPlayFrom says whether a land may be played from where it is: the hand, or
// where an effect allows it (CR 305.1, 601.3e for the face that is looked at).
func (g *Game) mayPlayFrom(p PlayerID, o *Object, face *card.Face) bool {
	if o.Zone == Hand && o.Owner == p {
		return true
	}
	if o.Zone == Battlefield || o.Zone == Stack || o.Kind != CardObject {
		return false
	}
	as := *g.snapshot(o.ID)
	as.Characteristics.Name, as.Characteristics.Types = face.Name, face.Types
	as.Characteristics.Supertypes, as.Characteristics.Subtypes = face.Supertypes, face.Subtypes
	for _, m := range g.permissions(p, o.ID) {
		if m.rule.Lands && g.fitsPermission(m, &as) {
			return true
		}
	}
	return false
}
