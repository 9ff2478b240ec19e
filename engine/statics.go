package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Static abilities that change the rules of the game rather than objects (CR 604.2, 613.11).

// changesRules says whether an ability is of that sort.
func changesRules(a card.Ability) bool {
	switch a.(type) {
	case *card.Keyword, *card.Static, *card.Triggered, *card.Activated, *card.Spell:
		return false
	}
	return true
}

// functionsElsewhere says whether an ability that changes rules functions in
// some zone other than the battlefield.
func functionsElsewhere(a card.Ability) bool {
	for z := Hand; z <= Command; z++ {
		if functionsIn(a, z) {
			return true
		}
	}
	return false
}

// functionsIn says whether an ability that changes rules functions while its
// object is in a zone (CR 113.6).
func functionsIn(a card.Ability, z Zone) bool {
	switch a := a.(type) {
	case *card.Cant:
		return cantFunctionsIn(a, z)
	case *card.AdditionalCost:
		return z != Battlefield
	case *card.AlternativeCost:
		return (z != Battlefield) == (a.Spells == nil)
	case *card.CostChange:
		return (z != Battlefield) == (a.Spells == nil && a.Abilities == nil)
	case *card.MayCast:
		return (z != Battlefield) == namesItself(a.Cards)
	case *card.ReplaceMove:
		return z == Battlefield && (a.What != nil || a.From == "") || a.What == nil && (a.From == "" || a.From == z.String())
	}
	return z == Battlefield
}

// namesItself says whether what an ability is about is the object that has it,
// said in so many words or not at all.
func namesItself(f *card.Filter) bool {
	if f == nil {
		return true
	}
	_, itself := f.Is.(*card.Self)
	return itself
}

// cantFunctionsIn: that a spell can't be countered functions on the stack (CR
// 113.6g), that it can't be cast wherever it could be (CR 113.6e).
func cantFunctionsIn(a *card.Cant, z Zone) bool {
	switch {
	case a.Zone != "":
		return a.Zone == z.String()
	case !namesItself(a.Who) || a.By != "":
		return z == Battlefield
	case a.What == "be countered" || a.What == "be copied":
		return z == Stack
	case a.What == "cast":
		return z != Battlefield
	}
	return z == Battlefield
}

// worksElsewhere says whether an ability of a card functions outside the battlefield.
func worksElsewhere(c *card.Card) bool {
	return slices.ContainsFunc(c.Faces, func(f *card.Face) bool { return formOf(f).elsewhere })
}

// ruling is an ability in force that changes rules.
type ruling struct {
	in         Instance
	source     ObjectID
	controller PlayerID
	stamp      Timestamp
	// c is the context of the effect that made it, if a spell or ability did.
	c *context
}

// ruled are the rulings in force on one board; never written to again.
type ruled struct {
	on  *board
	all []ruling
}

// rulings are the abilities in force that change rules, by timestamp.
func (g *Game) rulings() []ruling {
	b := g.computed()
	if g.ruled != nil && g.ruled.on == b {
		return g.ruled.all
	}
	var all []ruling
	for i, id := range g.battlefield {
		all = g.appendRulings(all, id, &b.of[i])
	}
	for _, id := range g.stack {
		all = g.appendRulings(all, id, g.characteristics(id))
	}
	for _, id := range g.elsewheres {
		if z := g.objects[id].Zone; z != Battlefield && z != Stack && z != NoZone {
			all = g.appendRulings(all, id, g.characteristics(id))
		}
	}
	for _, e := range g.effects {
		if !g.lasts(&e.Duration) {
			continue
		}
		for _, in := range e.ruleInstances() {
			all = append(all, ruling{in, e.Source, e.Controller, e.Timestamp, e.Context})
		}
	}
	slices.SortStableFunc(all, func(a, b ruling) int { return int(a.stamp - b.stamp) })
	g.ruled = &ruled{b, all}
	return all
}

// ruleInstances are the effect's rules as abilities.
func (e *ContinuousEffect) ruleInstances() []Instance {
	if e.instances == nil && len(e.Rules) > 0 {
		out, _ := instancesOf(e.Rules)
		return out
	}
	return e.instances
}

// appendRulings adds an object's abilities that change rules and function where it is.
func (g *Game) appendRulings(all []ruling, id ObjectID, ch *Characteristics) []ruling {
	o := g.objects[id]
	for _, in := range ch.Abilities {
		if changesRules(in.Ability) && functionsIn(in.Ability, o.Zone) {
			all = append(all, ruling{in, id, ch.Controller, max(o.Timestamp, in.Granted), nil})
		}
	}
	return all
}

// eachRule visits every ability in force that changes rules rather than
// objects (Cant, Must, CostChange, MayCast, AlternativeCost, PlayerRule,
// AsEnters, Replace…): of permanents, of objects elsewhere whose abilities
// function there, and of effects with Rules. In order of timestamp. The
// context's source and controller are the ability's. visit returns false to stop.
func (g *Game) eachRule(visit func(in Instance, c *context) bool) {
	for _, r := range g.rulings() {
		c := r.c
		if c == nil {
			c = g.contextOf(r.source)
			c.controller = r.controller
		}
		if !visit(r.in, c) {
			return
		}
	}
}

// contextOf is the context of an object's ability that isn't on the stack.
// Its x is the X of the spell that the permanent was (CR 107.3m).
func (g *Game) contextOf(source ObjectID) *context {
	c := &context{source: source, controller: NoPlayer}
	if source == 0 {
		return c
	}
	c.controller = g.lastController(source)
	if cast := g.object(source).Cast; cast != nil {
		c.x, c.optional = cast.X, cast.Optional
	}
	return c
}

// cant says whether a rule forbids something (CR 101.2) to or by the object id
// (0: none), by the player (NoPlayer: none); other is the second object, such as the blocker of "be blocked".
// It returns the source of the rule, 0 if none. What can't be activated at all
// can't be activated "except mana" either, and what can't transform can't convert (CR 701.28f).
func (g *Game) cant(what string, id ObjectID, by PlayerID, other ObjectID) ObjectID {
	for _, r := range g.rulings() {
		rule, ok := r.in.Ability.(*card.Cant)
		if !ok || !forbids(rule, what, other) {
			continue
		}
		c := r.c
		if c == nil {
			c = g.contextOf(r.source)
			c.controller = r.controller
		}
		who, to := id, other
		if rule.What == "block" && what == "be blocked" {
			who, to = other, id
		}
		if g.forbiddenTo(rule, who, by, to, c) && g.holds(rule.During, c) {
			return r.source
		}
	}
	return 0
}

// forbids says whether a rule is about what is asked. A rule about what one
// creature can't block is asked for with the pair (CR 509.1b).
func forbids(rule *card.Cant, what string, other ObjectID) bool {
	switch rule.What {
	case what:
		return rule.To == nil || other != 0
	case "activate":
		return what == "activate except mana"
	case "transform":
		return what == "convert"
	case "block":
		return what == "be blocked" && rule.To != nil && other != 0
	}
	return false
}

// forbiddenTo says whether a rule applies to the object, the player and the other object.
func (g *Game) forbiddenTo(rule *card.Cant, id ObjectID, by PlayerID, other ObjectID, c *context) bool {
	switch {
	case rule.Who != nil:
		if id == 0 || !g.matches(rule.Who, id, c) {
			return false
		}
	case rule.By == "" && id != c.source:
		return false
	}
	if rule.By != "" {
		if by == NoPlayer && id != 0 {
			by = g.controllerOf(id)
		}
		if !g.playerIs(rule.By, by, c) {
			return false
		}
	}
	return rule.To == nil || g.matches(rule.To, other, c)
}
