package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Combat is the combat phase that is going on (CR 506).
type Combat struct {
	Attackers []Attacker
	// Declared: blockers have been declared.
	Declared bool
	// Dealt lists creatures that dealt damage in the first of two damage steps (CR 510.4).
	Dealt []ObjectID
}

// Attacker is an attacking creature, what it attacks and what blocks it.
type Attacker struct {
	Object   ObjectID
	Defender Defender
	// Blocked stays true though its blockers are gone (CR 509.1h).
	Blocked  bool
	Blockers []ObjectID
}

// Defender is a player, or a permanent if Object is set (CR 506.2).
type Defender struct {
	Player PlayerID
	Object ObjectID
}

func (c *Combat) clone() *Combat {
	if c == nil {
		return nil
	}
	n := *c
	n.Attackers = append([]Attacker(nil), c.Attackers...)
	for i := range n.Attackers {
		n.Attackers[i].Blockers = append([]ObjectID(nil), n.Attackers[i].Blockers...)
	}
	n.Dealt = append([]ObjectID(nil), c.Dealt...)
	return &n
}

// noticeCombat takes attackers and blockers out of combat that stopped being
// creatures, and what is attacked that stopped being a planeswalker or battle:
// of each permanent only what it no longer can be (CR 506.4, 506.4c, d).
func (g *Game) noticeCombat() {
	if g.combat == nil {
		return
	}
	for i := 0; i < len(g.combat.Attackers); i++ {
		a := &g.combat.Attackers[i]
		if at := a.Defender.Object; at != 0 && g.characteristics(at).Types&attackable == 0 {
			g.changed()
			a.Defender = Defender{Player: NoPlayer}
		}
		if slices.ContainsFunc(a.Blockers, g.isNoCreature) {
			g.changed()
			a.Blockers = slices.DeleteFunc(slices.Clone(a.Blockers), g.isNoCreature)
		}
		if g.isNoCreature(a.Object) {
			g.removeFromCombat(a.Object)
			i--
		}
	}
}

// attackable are the types of permanents that can be attacked (CR 506.2).
const attackable = card.Planeswalker | card.Battle

func (g *Game) isNoCreature(id ObjectID) bool { return g.characteristics(id).Types&card.Creature == 0 }
