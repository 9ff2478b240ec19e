package engine

import "github.com/stickler-mtg/stickler/engine/card"

// copySpells puts copies of spells and abilities onto the stack: they aren't
// cast or activated (CR 707.10).
func (g *Game) copySpells(e *card.CopySpell, c *context) {
	n := g.oneByOne(e.N, c)
	copies := 0
	for _, id := range g.objectsOf(e.What, c) {
		if g.object(id).Stack == nil && g.object(id).Kind == AbilityObject {
			continue
		}
		for range n {
			if g.copyOnStack(id, c.controller, e.NewTargets) {
				copies++
			}
		}
	}
	c.did(copies)
}

// copyOnStack puts one copy of a spell or ability onto the stack, as it is or,
// if it has left, last was there. It has all that was chosen for the original
// (CR 707.10); its controller may choose new targets (CR 707.10c).
func (g *Game) copyOnStack(id ObjectID, by PlayerID, newTargets bool) bool {
	was := *g.object(id)
	if was.Zone != Stack {
		if was.Last == nil || was.Last.Object.Zone != Stack {
			return false
		}
		was = was.Last.Object
	}
	n := Object{Kind: AbilityObject, Owner: by, Controller: by, Def: was.Def, Zone: Stack, Back: was.Back, Timestamp: g.stamp()}
	rules := []string{"707.10"}
	if was.Kind != AbilityObject {
		n.Kind = SpellCopy
		n.Def = g.copiedCard(id, nil)
		n.Back = was.Back && len(n.Def.Faces) > 1
		n.Cast, n.Sleeve, n.Outer = copiedCasting(was.Cast), was.Sleeve, was.Outer
		if n.Def.DoubleFaced() {
			rules = append(rules, "707.10g")
		}
	} else {
		rules = append(rules, "707.10b")
	}
	n.Stack = copiedItem(was.Stack)
	o := g.add(n)
	g.stack = append(g.stack, o.ID)
	g.note("a copy of "+g.nameOf(id)+" is put onto the stack", rules...)
	if newTargets {
		g.retarget(o.ID)
	}
	g.targetsChosen(o.ID)
	return true
}

// copiedCasting is what a copy knows of how the original was cast: X, and the
// costs that were paid (CR 707.2).
func copiedCasting(c *Casting) *Casting {
	if c == nil {
		return nil
	}
	n := *c
	n.Copied = true
	return &n
}

// copiedItem is an original's choices for a copy.
func copiedItem(s *StackItem) *StackItem {
	if s == nil {
		return &StackItem{}
	}
	n := *s
	n.Targets = make([][]Target, len(s.Targets))
	for i, list := range s.Targets {
		n.Targets[i] = append([]Target(nil), list...)
	}
	return &n
}
