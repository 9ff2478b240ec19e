package engine

import (
	"fmt"

	"github.com/stickler-mtg/stickler/engine/card"
)

// chooseTargets asks the player for targets, one list for each spec (CR 601.2c,
// 603.3d), and for the division among them (CR 601.2d). ok is false if there
// aren't enough legal ones; nothing is asked then.
func (g *Game) chooseTargets(p PlayerID, specs []card.TargetSpec, c *context) (targets [][]Target, ok bool) {
	if len(specs) == 0 {
		return nil, true
	}
	in := *c
	in.targets = nil
	if !g.enoughTargets(specs, &in) {
		return nil, false
	}
	for i := range specs {
		chosen := g.chooseNextTargets(p, specs, &in)
		in.targets = append(in.targets[:i:i], g.divide(p, &specs[i], chosen, &in))
	}
	return in.targets, true
}

// chooseNextTargets asks for the targets of the next spec, of those that leave enough for the specs after it.
func (g *Game) chooseNextTargets(p PlayerID, specs []card.TargetSpec, c *context) []Target {
	i := len(c.targets)
	spec := &specs[i]
	legal := g.legalTargets(spec, c)
	least, most := g.targetCount(spec, len(legal), c)
	if len(legal) < least || most < least {
		forbid("601.2c", fmt.Sprintf("%s needs %d more target(s), and there are %d legal ones", g.nameOf(c.source), least, len(legal)))
	}
	d := &Decision{Player: p, Kind: AskTargets, Source: c.stackObject, Min: least, Max: most,
		Prompt: "choose targets", Rules: []string{"601.2c", "115.1"}}
	for _, t := range legal {
		if least != 1 || most != 1 || g.enoughAfter(t, specs, c) {
			d.Options = append(d.Options, g.targetOption(t))
		}
	}
	var out []Target
	for _, o := range g.ask(d) {
		out = append(out, Target{Object: o.Object, Player: o.Player})
	}
	return out
}

// targetOption is a target as an option.
func (g *Game) targetOption(t Target) Option {
	if t.Object == 0 {
		return Option{Player: t.Player, HasPlayer: true, Label: g.player(t.Player).Name}
	}
	return Option{Object: t.Object, Label: g.nameOf(t.Object)}
}

// targetCount is how few and how many targets there must be, if so many are
// legal (CR 601.2c). Among the targets of a division each gets at least one (CR 601.2d).
func (g *Game) targetCount(spec *card.TargetSpec, legal int, c *context) (least, most int) {
	least = g.amount(spec.Min, c, 1)
	most = least
	if spec.Max != nil {
		most = legal
		if _, any := spec.Max.(*card.AnyNumber); !any {
			most = g.amount(spec.Max, c, 1)
		}
	} else {
		most = max(least, 1)
		if spec.Min != nil {
			most = least
		}
	}
	if spec.Divide != nil {
		most = min(most, g.amount(spec.Divide, c, 0))
	}
	return max(least, 0), max(min(most, legal), 0)
}

// enoughTargets says whether the specs from the next one on can all get their targets.
func (g *Game) enoughTargets(specs []card.TargetSpec, c *context) bool {
	i := len(c.targets)
	if i == len(specs) {
		return true
	}
	legal := g.legalTargets(&specs[i], c)
	least, most := g.targetCount(&specs[i], len(legal), c)
	if len(legal) < least || most < least {
		return false
	}
	if least != 1 {
		return g.enoughAfterAll(legal[:least], specs, c)
	}
	for _, t := range legal {
		if g.enoughAfter(t, specs, c) {
			return true
		}
	}
	return false
}

// enoughAfter says whether the choice of one target leaves enough for the specs after it.
func (g *Game) enoughAfter(t Target, specs []card.TargetSpec, c *context) bool {
	return g.enoughAfterAll([]Target{t}, specs, c)
}

func (g *Game) enoughAfterAll(chosen []Target, specs []card.TargetSpec, c *context) bool {
	if len(c.targets)+1 == len(specs) {
		return true
	}
	in := *c
	in.targets = append(c.targets[:len(c.targets):len(c.targets)], chosen)
	return g.enoughTargets(specs, &in)
}

// legalTargets lists the legal targets for a spec: objects in the order of
// their zone, then players in turn order.
func (g *Game) legalTargets(spec *card.TargetSpec, c *context) []Target {
	var out []Target
	if spec.What != nil {
		for _, id := range g.targetCandidates(spec.What, c) {
			if t := (Target{Object: id}); g.legalTarget(spec, t, c) {
				out = append(out, t)
			}
		}
	}
	if spec.Players == "" {
		return out
	}
	for p := range g.players {
		if t := (Target{Player: PlayerID(p)}); g.legalTarget(spec, t, c) {
			out = append(out, t)
		}
	}
	return out
}

// everyTarget is all that an overloaded spell's specs are about: nothing of it
// is a target, so that nothing keeps it from being affected (CR 702.96b).
func (g *Game) everyTarget(specs []card.TargetSpec, c *context) [][]Target {
	out := make([][]Target, len(specs))
	for i := range specs {
		if what := specs[i].What; what != nil {
			for _, id := range g.targetCandidates(what, c) {
				if g.matches(what, id, c) {
					out[i] = append(out[i], Target{Object: id})
				}
			}
		}
		for p := range g.players {
			if who := specs[i].Players; who != "" && !g.players[p].Lost && g.playerIs(who, PlayerID(p), c) {
				out[i] = append(out[i], Target{Player: PlayerID(p)})
			}
		}
	}
	return out
}

// targetCandidates are the objects of the zone in which a spec's targets are:
// the battlefield, unless it says another or wants a spell or ability (CR 115.2).
func (g *Game) targetCandidates(f *card.Filter, c *context) []ObjectID {
	if f.Zone == "" && wantsStack(f) {
		return g.stack
	}
	return g.matching(f, c)
}

// wantsStack says whether only objects on the stack fit a filter.
func wantsStack(f *card.Filter) bool { return f.Spell || f.Ability }

// legalTarget says whether t is a legal target for the spec now (CR 115, 608.2b;
// shroud, hexproof, protection). c.stackObject is what targets.
func (g *Game) legalTarget(spec *card.TargetSpec, t Target, c *context) bool {
	if t.Object == 0 {
		return spec.Players != "" && !g.player(t.Player).Lost && g.playerIs(spec.Players, t.Player, c)
	}
	if spec.What == nil || t.Object == c.stackObject || g.current(t.Object) == 0 { // CR 115.5, 608.2b
		return false
	}
	zone := g.object(t.Object).Zone
	if spec.What.Zone == "" && zone != Battlefield && (zone != Stack || !wantsStack(spec.What)) {
		return false
	}
	return g.matches(spec.What, t.Object, c) && !g.untargetable(t.Object, c)
}

// untargetable says whether shroud, hexproof or protection keeps a permanent
// from being a target (CR 702.11b,d, 702.16b, 702.18a).
func (g *Game) untargetable(id ObjectID, c *context) bool {
	if g.object(id).Zone != Battlefield {
		return false
	}
	if g.has(id, Shroud) {
		return true
	}
	foe := opponents(g.controllerOf(id), c.controller)
	if foe && g.has(id, Hexproof) {
		return true
	}
	from := g.targetingSource(c)
	return foe && g.has(id, HexproofFrom) && g.hexproofFrom(id, from) || g.protectedFrom(id, from)
}

// targetingSource is the object whose qualities count for what targets: the
// spell itself, or the source of the ability (CR 702.16b).
func (g *Game) targetingSource(c *context) ObjectID {
	if c.stackObject != 0 && g.object(c.stackObject).Kind != AbilityObject {
		return c.stackObject
	}
	return c.source
}

// hexproofFrom says whether an object has hexproof from a quality of another (CR 702.11d).
func (g *Game) hexproofFrom(id, from ObjectID) bool {
	c := g.contextOf(id)
	for _, in := range g.abilitiesOf(id) {
		k, ok := in.Ability.(*card.Keyword)
		if ok && keywordNamed(k.Name) == HexproofFrom && g.matchesAsLast(k.Filter, from, c) {
			return true
		}
	}
	return false
}

// divide asks how an amount is divided among the chosen targets, at least one to each (CR 601.2d).
func (g *Game) divide(p PlayerID, spec *card.TargetSpec, chosen []Target, c *context) []Target {
	if spec.Divide == nil || len(chosen) == 0 {
		return chosen
	}
	d := &Decision{Player: p, Kind: AskDivision, Source: c.stackObject, Total: g.amount(spec.Divide, c, 0), Least: 1,
		Min: len(chosen), Max: len(chosen), Prompt: "divide among the targets", Rules: []string{"601.2d"}}
	for _, t := range chosen {
		d.Options = append(d.Options, g.targetOption(t))
	}
	d.legal = func(a Answer) error {
		if len(a) != len(chosen) {
			return &Illegal{Rule: "601.2d", Message: "every target must get a share"}
		}
		return nil
	}
	out := append([]Target(nil), chosen...)
	for _, o := range g.ask(d) {
		for i := range out {
			if out[i].Object == o.Object && (o.Object != 0 || out[i].Player == o.Player) {
				out[i].Share = o.Number
			}
		}
	}
	return out
}

// targetsChosen makes the TargetEvents for a spell or ability whose targets are
// chosen, so that "becomes the target" triggers see them (CR 601.2c). An object
// that was chosen more than once becomes a target once.
func (g *Game) targetsChosen(id ObjectID) {
	var evs []Event
	seen := map[Target]bool{}
	for _, list := range g.object(id).Stack.Targets {
		for _, t := range list {
			if t.Share = 0; seen[t] {
				continue
			}
			seen[t] = true
			evs = append(evs, Event{Kind: TargetEvent, Object: t.Object, Player: t.Player, Source: id,
				By: g.object(id).Controller, Rules: []string{"601.2c", "115.1"}})
		}
	}
	if len(evs) > 0 {
		g.happen(evs...)
	}
}

// retarget lets the controller of a copy choose new targets (CR 707.10c): any
// number of them may stay as they are, legal or not (CR 115.7d).
func (g *Game) retarget(id ObjectID) {
	item := *g.object(id).Stack
	old := item.Targets
	c := *g.contextOfStack(id)
	c.targets = nil
	for i := range old {
		c.targets = append(c.targets, g.newTargets(&item.Specs[i], old[i], &c))
	}
	item.Targets = c.targets
	g.edit(id).Stack = &item
}

// newTargets asks for as many targets as before, from the old ones and all
// legal ones. The division stays (CR 115.7f): a new target takes over the share of one that it replaces.
func (g *Game) newTargets(spec *card.TargetSpec, old []Target, c *context) []Target {
	d := &Decision{Player: c.controller, Kind: AskTargets, Source: c.stackObject, Min: len(old), Max: len(old),
		Ordered: spec.Divide != nil, Prompt: "choose new targets, or the old ones", Rules: []string{"707.10c", "115.7d"}}
	for _, t := range old {
		d.Options = append(d.Options, g.targetOption(t))
	}
	for _, t := range g.legalTargets(spec, c) {
		if indexOfTarget(old, t) < 0 {
			d.Options = append(d.Options, g.targetOption(t))
		}
	}
	var out []Target
	var shares []int
	for _, t := range old {
		shares = append(shares, t.Share)
	}
	for i, o := range g.ask(d) {
		out = append(out, Target{Object: o.Object, Player: o.Player, Share: shares[i]})
	}
	return out
}

// indexOfTarget is the place of an object or player among targets; -1 if it isn't there.
func indexOfTarget(list []Target, t Target) int {
	for i := range list {
		if list[i].Object == t.Object && (t.Object != 0 || list[i].Player == t.Player) {
			return i
		}
	}
	return -1
}
