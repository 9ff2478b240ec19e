package engine

import "github.com/stickler-mtg/stickler/engine/card"

// Owner: EFFECTS.

// resolveTop resolves the topmost object of the stack (CR 608).
func (g *Game) resolveTop() { panic("todo effects") }

// carryOut carries instructions out in order (CR 608.2c). c changes as it goes.
func (g *Game) carryOut(effects []card.Effect, c *context) { panic("todo effects") }

// contextOfStack is the context of a spell or ability on the stack.
func (g *Game) contextOfStack(id ObjectID) *context { panic("todo effects") }

// returnExiled undoes "until this leaves the battlefield" (CR 610.3) after an object has left.
func (g *Game) returnExiled(left ObjectID) {}
