package engine

import (
	"fmt"

	"github.com/stickler-mtg/stickler/engine/card"
)

// payPart pays one part of a cost other than mana (CR 118.1, 601.2h).
func (pay *payment) payPart(part card.Cost) {
	if problem := pay.selfProblem(part); problem != nil {
		forbid(problem.Rule, problem.Message)
	}
	g, self := pay.g, pay.c.source
	switch part := part.(type) {
	case *card.TapSelf:
		pay.must(g.tap(self) == 1, part)
	case *card.UntapSelf:
		pay.must(g.untap(self) == 1, part)
	case *card.PayLife:
		g.loseLife(pay.by, pay.number(part.N))
	case *card.AddCounters:
		g.putCounters(pay.by, self, part.Kind, pay.number(part.N))
	case *card.LoyaltyCost:
		pay.payLoyalty(part)
	case *card.RemoveCounters:
		pay.payCounters(part)
	default:
		pay.payObjects(part)
	}
}

// must forbids what couldn't be paid although it looked as if it could (CR 118.3).
func (pay *payment) must(ok bool, part card.Cost) {
	if !ok {
		forbid("118.3", fmt.Sprintf("the cost %q of %s can't be paid", partText(part), pay.g.nameOf(pay.c.source)))
	}
}

// number is the number in a part of a cost; nil is one.
func (pay *payment) number(n card.Amount) int { return max(pay.g.amount(n, pay.c, 1), 0) }

// payLoyalty puts on or removes loyalty counters (CR 606.4).
func (pay *payment) payLoyalty(part *card.LoyaltyCost) {
	n := pay.loyalty(part)
	if n >= 0 {
		pay.g.putCounters(pay.by, pay.c.source, "loyalty", n)
		return
	}
	pay.must(pay.g.removeCounters(pay.c.source, "loyalty", -n) == -n, part)
}

func (pay *payment) loyalty(part *card.LoyaltyCost) int {
	if part.X {
		return -pay.c.x
	}
	return part.N
}

// payCounters removes counters from this object, or from one that matches.
func (pay *payment) payCounters(part *card.RemoveCounters) {
	from, n := pay.c.source, pay.counters(part)
	if part.From != nil {
		chosen := pay.choose(part, 1, 1, pay.candidates(part), nil)
		from = chosen[0]
	}
	pay.must(pay.g.removeCounters(from, part.Kind, n) == n, part)
	pay.amount = n
}

// counters is how many counters are removed: the number announced, if it is variable (CR 601.2b).
func (pay *payment) counters(part *card.RemoveCounters) int {
	if part.Max != nil {
		return pay.c.costAmount
	}
	return pay.number(part.N)
}

// payObjects sacrifices, discards, exiles, returns or taps what the player chooses.
func (pay *payment) payObjects(part card.Cost) {
	g := pay.g
	ids := pay.chooseFor(part)
	pay.objects = append(pay.objects, ids...)
	switch part.(type) {
	case *card.Sacrifice:
		pay.must(len(g.sacrifice(pay.by, ids...)) == len(ids), part)
	case *card.DiscardCards:
		g.discard(pay.by, ids...)
	case *card.TapOthers:
		pay.must(g.tap(ids...) == len(ids), part)
	case *card.ExileCards:
		pay.moveAll(ids, Exile)
	case *card.ReturnPermanents:
		pay.moveAll(ids, Hand)
	}
}

func (pay *payment) moveAll(ids []ObjectID, to Zone) {
	var evs []Event
	for _, id := range ids {
		ev := pay.g.moveEvent(id, to)
		ev.By, ev.Rules = pay.by, []string{"601.2h"}
		evs = append(evs, ev)
	}
	pay.g.happen(evs...)
}

// chooseFor are the objects with which a part is paid: this one, or those that the player chooses.
func (pay *payment) chooseFor(part card.Cost) []ObjectID {
	if paysWithSelf(part) {
		return []ObjectID{pay.c.source}
	}
	candidates := pay.candidates(part)
	if t, ok := part.(*card.TapOthers); ok && t.N == nil {
		if _, problem := pay.fewest(part, candidates); problem != nil {
			forbid(problem.Rule, problem.Message)
		}
		return pay.choose(part, min(t.Power, 1), len(candidates), candidates, pay.enoughPower(t))
	}
	n := pay.number(numberIn(part))
	return pay.choose(part, n, n, candidates, nil)
}

// enoughPower says whether creatures have the total power that a cost asks for (CR 702.122a).
func (pay *payment) enoughPower(t *card.TapOthers) func(Answer) error {
	return func(a Answer) error {
		sum := 0
		for _, o := range a {
			sum += pay.g.characteristics(o.Object).Power
		}
		if sum < t.Power {
			return &Illegal{Rule: "118.3", Message: fmt.Sprintf("%s asks for total power %d, and these have %d", pay.g.nameOf(pay.c.source), t.Power, sum)}
		}
		return nil
	}
}

// choose asks which objects to pay with.
func (pay *payment) choose(part card.Cost, least, most int, candidates []ObjectID, legal func(Answer) error) []ObjectID {
	name := pay.g.nameOf(pay.c.source)
	if len(candidates) < least {
		forbid("118.3", fmt.Sprintf("%s asks to %s %d, and there are only %d", name, partVerb(part), least, len(candidates)))
	}
	d := &Decision{Player: pay.by, Kind: AskCostObjects, Source: pay.asker, Min: least, Max: min(most, len(candidates)),
		Prompt: partVerb(part) + " as a cost of " + name, Rules: []string{"601.2h"}, legal: legal}
	for _, id := range candidates {
		d.Options = append(d.Options, Option{Object: id, Label: pay.g.nameOf(id)})
	}
	var out []ObjectID
	for _, o := range pay.g.ask(d) {
		out = append(out, o.Object)
	}
	return out
}

func partVerb(part card.Cost) string {
	switch part.(type) {
	case *card.Sacrifice:
		return "sacrifice"
	case *card.DiscardCards:
		return "discard"
	case *card.TapOthers:
		return "tap"
	case *card.ExileCards:
		return "exile"
	case *card.ReturnPermanents:
		return "return"
	case *card.RemoveCounters:
		return "remove counters from"
	}
	return "pay with"
}

// paysWithSelf says whether a part is paid with this very object.
func paysWithSelf(part card.Cost) bool {
	switch part := part.(type) {
	case *card.TapSelf, *card.UntapSelf, *card.LoyaltyCost, *card.AddCounters:
		return true
	case *card.Sacrifice:
		return part.What == nil
	case *card.DiscardCards:
		return part.Self
	case *card.ExileCards:
		return part.What == nil
	case *card.ReturnPermanents:
		return part.What == nil
	case *card.RemoveCounters:
		return part.From == nil
	}
	return false
}

// candidates are the objects with which the player could pay a part.
func (pay *payment) candidates(part card.Cost) []ObjectID {
	zone, what := Battlefield, (*card.Filter)(nil)
	switch part := part.(type) {
	case *card.Sacrifice:
		what = part.What
	case *card.ReturnPermanents:
		what = part.What
	case *card.TapOthers:
		what = part.What
	case *card.RemoveCounters:
		what = part.From
	case *card.DiscardCards:
		zone, what = Hand, part.What
	case *card.ExileCards:
		zone, what = Graveyard, part.What
		if part.From != "" {
			zone = ZoneNamed(part.From)
		}
	}
	var out []ObjectID
	for _, id := range pay.g.zone(zone, pay.by) {
		if pay.canUse(part, id) && (what == nil || pay.g.matches(what, id, pay.c)) {
			out = append(out, id)
		}
	}
	return out
}

// canUse says whether the player could do with an object what a part asks for (CR 118.3).
func (pay *payment) canUse(part card.Cost, id ObjectID) bool {
	g, o := pay.g, pay.g.object(id)
	if o.Zone == Battlefield && g.controllerOf(id) != pay.by {
		return false
	}
	switch part := part.(type) {
	case *card.Sacrifice:
		return g.cant("be sacrificed", id, pay.by, 0) == 0
	case *card.TapOthers:
		return !o.Tapped
	case *card.RemoveCounters:
		return o.Counters.Of(part.Kind) >= max(pay.counters(part), 1)
	}
	return true
}

// selfProblem says why this object can't pay a part; nil if it can, or if the
// part is paid with something else (CR 118.3).
func (pay *payment) selfProblem(part card.Cost) *Illegal {
	g, self := pay.g, pay.c.source
	if life, ok := part.(*card.PayLife); ok {
		if n := pay.number(life.N); n > 0 && n > g.player(pay.by).Life {
			return &Illegal{"119.4", fmt.Sprintf("%s can't pay %d life with a life total of %d", g.player(pay.by).Name, n, g.player(pay.by).Life)}
		}
		return nil
	}
	if !paysWithSelf(part) {
		return nil
	}
	if g.current(self) == 0 {
		return &Illegal{"118.3", g.nameOf(self) + " is no longer there to pay its cost with"}
	}
	o, name := g.object(self), g.nameOf(self)
	switch part := part.(type) {
	case *card.TapSelf:
		if o.Tapped {
			return &Illegal{"107.5", name + " is already tapped"}
		}
	case *card.UntapSelf:
		if !o.Tapped {
			return &Illegal{"107.6", name + " isn't tapped, so that it can't be untapped as a cost"}
		}
	case *card.Sacrifice:
		if g.controllerOf(self) != pay.by || g.cant("be sacrificed", self, pay.by, 0) != 0 {
			return &Illegal{"118.3", g.player(pay.by).Name + " can't sacrifice " + name}
		}
	case *card.LoyaltyCost:
		if n := -pay.loyalty(part); n > o.Counters.Of("loyalty") {
			return &Illegal{"606.6", fmt.Sprintf("%s has %d loyalty counters, not %d", name, o.Counters.Of("loyalty"), n)}
		}
	case *card.RemoveCounters:
		if n := pay.counters(part); n > o.Counters.Of(part.Kind) {
			return &Illegal{"118.3", fmt.Sprintf("%s has %d %s counters, not %d", name, o.Counters.Of(part.Kind), part.Kind, n)}
		}
	}
	return nil
}

// partsProblem says why the parts can't all be paid, without asking; nil if
// they can. No object counts for two parts (CR 118.10).
func (pay *payment) partsProblem() *Illegal {
	var used []ObjectID
	for _, part := range pay.parts {
		if problem := pay.selfProblem(part); problem != nil {
			return problem
		}
		if paysWithSelf(part) && pay.c.source != 0 {
			used = append(used, pay.c.source)
		}
	}
	for _, part := range pay.parts {
		if !choosesObjects(part) {
			continue
		}
		free := without(pay.candidates(part), used)
		n, problem := pay.fewest(part, free)
		if problem != nil {
			return problem
		}
		used = append(used, free[:n]...)
	}
	return nil
}

// choosesObjects says whether a part is paid with objects that the player chooses.
func choosesObjects(part card.Cost) bool {
	switch part.(type) {
	case *card.PayLife, *card.ManaPart:
		return false
	}
	return !paysWithSelf(part)
}

// fewest is how many of the candidates a part needs at least.
func (pay *payment) fewest(part card.Cost, free []ObjectID) (int, *Illegal) {
	name := pay.g.nameOf(pay.c.source)
	if t, ok := part.(*card.TapOthers); ok && t.N == nil {
		sum := 0
		for _, id := range free {
			sum += max(pay.g.characteristics(id).Power, 0)
		}
		if sum < t.Power {
			return 0, &Illegal{"118.3", fmt.Sprintf("%s asks for total power %d, and there is only %d to tap", name, t.Power, sum)}
		}
		return 0, nil
	}
	n := 1
	if _, ok := part.(*card.RemoveCounters); !ok {
		n = pay.number(numberIn(part))
	}
	if len(free) < n {
		return 0, &Illegal{"118.3", fmt.Sprintf("%s asks to %s %d, and there are only %d", name, partVerb(part), n, len(free))}
	}
	return n, nil
}
