package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// legalActions are the actions that the player could take with priority (CR
// 117.1), in a fixed order: zone by zone, object by object, for each the face
// or part, the cost, then the abilities in their order; pass last. Everything
// listed can be carried through with some answers.
func (g *Game) legalActions(p PlayerID) []Action {
	l := lister{g: g, by: p, sorcery: g.sorceryTime(p)}
	l.lookAround()
	for _, zone := range []Zone{Battlefield, Hand, Library, Graveyard, Exile, Command} {
		for i, id := range g.zone(zone, p) {
			if zone == Library && i > 0 {
				break
			}
			l.actionsOf(id, zone)
		}
	}
	return append(l.out, Action{Player: p, Kind: PassAction})
}

// lister collects a player's legal actions.
type lister struct {
	g       *Game
	by      PlayerID
	sorcery bool
	// plain: no rule in force is about what may be cast or what it costs, so
	// that an ordinary card in hand can be judged where it is.
	plain bool
	// anyTime: a rule may let cards be cast as though they had flash.
	anyTime bool
	// elsewhere are the zones from which rules in force let cards be cast or played.
	elsewhere [len(zoneNames)]bool
	// supply is the mana that the player could have for any purpose; nil until needed.
	supply *manaSupply
	out    []Action
}

// lookAround notes which rules in force matter.
func (l *lister) lookAround() {
	l.plain = true
	l.g.eachRule(func(in Instance, c *context) bool {
		switch r := in.Ability.(type) {
		case *card.CostChange, *card.AlternativeCost, *card.AdditionalCost:
			l.plain = false
		case *card.Cant:
			l.plain = l.plain && r.What != "cast"
		case *card.MayCast:
			l.plain = false
			l.anyTime = l.anyTime || r.AnyTime
			zone := ZoneNamed(r.From)
			if r.From == "library top" {
				zone = Library
			}
			l.elsewhere[zone] = true
		case *card.PlayerRule:
			l.plain = l.plain && r.SpendOn == nil
		}
		return true
	})
}

// actionsOf lists what can be done with one object.
func (l *lister) actionsOf(id ObjectID, zone Zone) {
	if zone != Battlefield && l.g.object(id).Kind == CardObject {
		l.castsOf(id, zone)
	}
	for i, in := range l.g.abilitiesOf(id) {
		a, ok := in.Ability.(*card.Activated)
		if ok && activationZone(a) == zone && l.activatable(id, in, i) {
			l.out = append(l.out, Action{Player: l.by, Kind: ActivateAction, Object: id, Ability: i})
		}
	}
}

// castsOf lists how a card can be played or cast from where it is (CR 709.3, 712.11b, 712.12, 715.3).
func (l *lister) castsOf(id ObjectID, zone Zone) {
	o := l.g.object(id)
	own := o.Owner == l.by
	if zone != Hand && !(zone == Command && o.Commander && own) && !l.elsewhere[zone] && !l.allowsItself(id) {
		return
	}
	for face, f := range o.Def.Parts() {
		if up, _ := sideOf(o.Def, face); up.back && (up.def.Layout == card.Flip || up.def.Layout == card.Nonmodal) {
			continue
		}
		a := Action{Player: l.by, Kind: CastAction, Object: id, Face: face}
		if f.Types&card.Land != 0 {
			a.Kind = LandAction
			if l.sorcery && l.g.landProblem(a) == nil {
				l.out = append(l.out, a)
			}
			continue
		}
		if l.sorcery || l.anyTime || f.Types&card.Instant != 0 || l.mayHaveFlash(id, f) {
			l.castsOfFace(a)
		}
	}
}

// allowsItself says whether the card's own abilities may let it be cast from where it is.
func (l *lister) allowsItself(id ObjectID) bool {
	for _, in := range l.g.abilitiesOf(id) {
		switch a := in.Ability.(type) {
		case *card.MayCast:
			if namesItself(a.Cards) {
				return true
			}
		case *card.AlternativeCost:
			if a.From != "" {
				return true
			}
		case *card.AdditionalCost:
			if a.From != "" {
				return true
			}
		}
	}
	return false
}

// mayHaveFlash says whether a face, or what effects give the card, may have flash (CR 702.8a).
func (l *lister) mayHaveFlash(id ObjectID, f *card.Face) bool {
	if l.g.has(id, Flash) {
		return true
	}
	for _, a := range f.Abilities {
		if k, ok := a.(*card.Keyword); ok && keywordNamed(k.Name) == Flash {
			return true
		}
	}
	return false
}

// castsOfFace lists the ways of casting one face: for the mana cost or an
// alternative cost, each without and with optional costs.
func (l *lister) castsOfFace(a Action) {
	if verdict, plain := l.plainCast(a); plain {
		if verdict {
			l.out = append(l.out, a)
		}
		return
	}
	for _, using := range l.waysToCast(a) {
		way := a
		way.Using = using.name
		if using.alt != nil && using.alt.Converted {
			way.Face = 1
		}
		l.withOptional(way)
	}
}

// waysToCast are the mana cost and the alternative costs that there are for a face.
func (l *lister) waysToCast(a Action) []offer {
	ways := []offer{{}}
	try := l.g.trial()
	try.succeeds(func() {
		p := try.proposeSpell(a, nil)
		ways = append(ways, p.offers()...)
		for _, alt := range p.ownOffers(p.card.Characteristics.Abilities) {
			if alt.Converted && p.card.Object.Def.DoubleFaced() && a.Face == 0 {
				ways = append(ways, offer{alt.Name, alt, true})
			}
		}
	})
	return ways
}

// withOptional lists a way of casting with every choice of optional costs that can be paid.
func (l *lister) withOptional(a Action) {
	costs := l.g.optionalCostsOf(a, nil)
	if l.g.castable(a, nil) {
		l.out = append(l.out, a)
	} else if !slices.ContainsFunc(costs, func(c *card.AdditionalCost) bool { return c.From != "" }) {
		return
	}
	for choice := 1; choice < 1<<min(len(costs), 3); choice++ {
		with := a
		for i, extra := range costs {
			if choice&(1<<i) != 0 {
				with.Optional = append(with.Optional, extra.Optional)
			}
		}
		if l.g.castable(with, nil) {
			l.out = append(l.out, with)
			l.repeated(with, costs)
		}
	}
}

// repeated lists a way of casting with a cost that may be paid any number of
// times (CR 702.33c) paid more often.
func (l *lister) repeated(a Action, costs []*card.AdditionalCost) {
	const limit = 20
	for _, extra := range costs {
		if !extra.Repeats || !slices.Contains(a.Optional, extra.Optional) {
			continue
		}
		for range limit {
			a.Optional = append(slices.Clone(a.Optional), extra.Optional)
			if !l.g.castable(a, nil) {
				return
			}
			l.out = append(l.out, a)
		}
	}
}

// castable says whether a spell could be cast, with some answers.
func (g *Game) castable(a Action, how *freeCast) bool {
	try := g.trial()
	v := unpayable
	try.succeeds(func() { v = try.prepare(a, how).payment(nil).verdict() })
	if v != unsure {
		return v == payable
	}
	return g.explore(manyTries, func(try *Game) { try.prepare(a, how).pay(nil) })
}

// plainCast judges an ordinary card in hand where it is, without trying: for
// its mana cost, while no rule in force is about casting. plain is false if it
// isn't so simple.
func (l *lister) plainCast(a Action) (ok, plain bool) {
	o := l.g.object(a.Object)
	if !l.plain || o.Zone != Hand || o.Def.Layout != card.Single || l.g.has(a.Object, Convoke|Improvise|Delve) {
		return false, false
	}
	c := l.g.characteristics(a.Object)
	for _, in := range c.Abilities {
		switch in.Ability.(type) {
		case *card.CostChange, *card.AlternativeCost, *card.AdditionalCost, *card.MayCast, *card.Cant:
			return false, false
		}
	}
	if c.ManaCost == nil || !l.sorcery && c.Types&card.Instant == 0 && c.Keywords&Flash == 0 {
		return false, true
	}
	p := proposal{g: l.g, by: l.by, id: a.Object, source: a.Object}
	w := p.words()
	in := &context{source: a.Object, controller: l.by, stackObject: a.Object}
	if len(w.modes) > 0 {
		return false, false
	}
	if !l.g.enoughTargets(w.targets, in) {
		return false, true
	}
	switch l.verdict(equivalents(*c.ManaCost, 0)) {
	case payable:
		return true, true
	case unpayable:
		return false, true
	}
	return false, false
}

// verdict says whether one of several mana payments could be made. All spells
// share one supply, unless some mana is restricted: then only trying can tell.
func (l *lister) verdict(dues []manaDue) verdict {
	if l.supply == nil {
		any := &payment{g: l.g, by: l.by, c: &context{controller: l.by}, rule: "601.2h"}
		l.supply = any.supply()
	}
	if l.supply.restricted {
		return unsure
	}
	best := unpayable
	for _, due := range dues {
		best = max(best, l.supply.couldPay(due))
	}
	return best
}

// activatable says whether an ability could be activated, with some answers (CR 602.2, 605.3a).
func (l *lister) activatable(id ObjectID, in Instance, index int) bool {
	g, a := l.g, in.Ability.(*card.Activated)
	if g.activationProblem(l.by, id, in, nil) != nil {
		return false
	}
	if len(a.Cost) == 1 && tapsSelf(a.Cost) && !asksTargets(a.Targets, a.Modes) {
		return !g.object(id).Tapped
	}
	p := &proposal{g: g, by: l.by, source: id, ability: a, cost: a.Cost}
	if part := variable(a.Cost); part != nil {
		p.item.CostAmount = max(g.amount(part.N, p.context(), 1), 0)
	}
	if !g.enoughForModes(a, p.context()) {
		return false
	}
	switch p.payment(nil).verdict() {
	case payable:
		return true
	case unpayable:
		return false
	}
	action := Action{Player: l.by, Kind: ActivateAction, Object: id, Ability: index}
	return g.explore(manyTries, func(try *Game) { try.activate(action) })
}

// enoughForModes says whether an ability has enough legal targets, in enough modes if it is modal.
func (g *Game) enoughForModes(a *card.Activated, c *context) bool {
	if len(a.Modes) == 0 {
		return g.enoughTargets(a.Targets, c)
	}
	n := 0
	for _, m := range a.Modes {
		if g.enoughTargets(m.Targets, c) {
			n++
		}
	}
	return n >= max(a.Choose, 1)
}
