package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// manaAbility is a mana ability that a player could activate now.
type manaAbility struct {
	id      ObjectID
	index   int
	ability *card.Activated
}

// manaAbilities lists the mana abilities that the player can activate while
// paying, their own costs included (CR 605.3a): on the battlefield first, then
// of their cards elsewhere.
func (pay *payment) manaAbilities() []manaAbility {
	var out []manaAbility
	for _, zone := range []Zone{Battlefield, Hand, Graveyard} {
		for _, id := range pay.g.zone(zone, pay.by) {
			out = pay.manaAbilitiesOf(id, out)
		}
	}
	return out
}

func (pay *payment) manaAbilitiesOf(id ObjectID, out []manaAbility) []manaAbility {
	g := pay.g
	for i, in := range g.abilitiesOf(id) {
		a, ok := in.Ability.(*card.Activated)
		if !ok || !g.isManaAbility(a) || g.activationProblem(pay.by, id, in, pay) != nil {
			continue
		}
		if pay.toActivate(id, a).verdict() != unpayable {
			out = append(out, manaAbility{id, i, a})
		}
	}
	return out
}

// toActivate is the payment for a mana ability within this one.
func (pay *payment) toActivate(id ObjectID, a *card.Activated) *payment {
	c := pay.g.contextOf(id)
	inner := &payment{g: pay.g, by: pay.by, what: id, c: c, asker: id, active: a, within: pay, rule: "601.2h"}
	inner.parts = otherParts(a.Cost)
	p := proposal{g: pay.g, by: pay.by, source: id, ability: a, cost: a.Cost}
	inner.due = p.totalCost()
	return inner
}

// depth is how many payments this one is within.
func (pay *payment) depth() int {
	n := 0
	for ; pay.within != nil; pay = pay.within {
		n++
	}
	return n
}

// verdict is whether a cost can be paid.
type verdict uint8

const (
	unpayable verdict = iota
	// unsure: only trying it can tell.
	unsure
	payable
)

// manaUnit is one mana that could be had: of one of these types.
type manaUnit struct {
	types card.ManaTypeSet
	snow  bool
}

// manaSupply is what mana a player could have for a payment.
type manaSupply struct {
	life int
	// units of which each could be had together with all others, if certain;
	// the others may exclude each other or cost something.
	units, certain []manaUnit
	// replaced: effects change what is tapped for, so that nothing is certain;
	// added: abilities trigger from it, or untap what has made some, so that there may be more.
	replaced, added bool
	// restricted: some of it may be spent on certain things only (CR 106.6).
	restricted bool
	wild       wildness
}

// supply sums up the pool and the mana abilities that can be activated.
func (pay *payment) supply() *manaSupply {
	s := &manaSupply{life: pay.g.player(pay.by).Life, wild: pay.spendsAs()}
	s.replaced, s.added = pay.g.manaIsAltered()
	s.added = s.added || pay.untapsForMana()
	for _, m := range pay.g.player(pay.by).Pool {
		s.restricted = s.restricted || m.SpendOnly != nil
	}
	for _, m := range pay.usable() {
		for range m.N {
			s.add(manaUnit{m.Type.Set(), m.Snow}, true)
		}
	}
	if pay.depth() > 2 {
		return s
	}
	abilities := pay.manaAbilities()
	for i := 0; i < len(abilities); {
		n := i
		for n < len(abilities) && abilities[n].id == abilities[i].id {
			n++
		}
		pay.supplyOf(s, abilities[i:n])
		i = n
	}
	pay.supplyStandIns(s, abilities)
	return s
}

func (s *manaSupply) add(u manaUnit, certain bool) {
	s.units = append(s.units, u)
	if certain {
		s.certain = append(s.certain, u)
	}
}

// manyUnits stands for as much mana as an ability without {T} can make again and again.
const manyUnits = 30

// supplyOf adds what the mana abilities of one object could make. Those that
// tap it exclude each other.
func (pay *payment) supplyOf(s *manaSupply, abilities []manaAbility) {
	var tapping []yield
	for _, a := range abilities {
		y := pay.yieldOf(a)
		s.restricted = s.restricted || y.restricted
		if tapsSelf(a.ability.Cost) {
			tapping = append(tapping, y)
			continue
		}
		for range y.repeat {
			y.addTo(s, y.repeat == 1)
		}
	}
	switch {
	case len(tapping) == 1:
		tapping[0].addTo(s, true)
	case len(tapping) > 1:
		alternatives(tapping).addTo(s, true)
	}
}

// yield is what one activation of a mana ability makes.
type yield struct {
	units   []manaUnit
	certain bool
	repeat  int
	// restricted: some of it may be spent on certain things only.
	restricted bool
}

func (y yield) addTo(s *manaSupply, certain bool) {
	for _, u := range y.units {
		s.add(u, certain && y.certain)
	}
}

// alternatives joins yields of which only one can be had: certain only if each is one mana.
func alternatives(of []yield) yield {
	out := yield{certain: true}
	var types card.ManaTypeSet
	snow := false
	n := 0
	for _, y := range of {
		n = max(n, len(y.units))
		out.certain = out.certain && y.certain && len(y.units) == 1
		for _, u := range y.units {
			types |= u.types
			snow = snow || u.snow
		}
	}
	for range n {
		out.units = append(out.units, manaUnit{types, snow})
	}
	return out
}

// yieldOf is what a mana ability would make. It is certain if nothing but {T}
// and giving itself up is paid for it and its outcome leaves only types to choose.
func (pay *payment) yieldOf(a manaAbility) yield {
	g := pay.g
	y := yield{certain: len(a.ability.Modes) == 0, repeat: 1}
	c := *g.contextOf(a.id)
	free := !slices.ContainsFunc(pay.parts, choosesObjects)
	once := false
	for _, part := range a.ability.Cost {
		_, tap := part.(*card.TapSelf)
		_, untap := part.(*card.UntapSelf)
		once = once || tap || untap || movesSelf(part)
		y.certain = y.certain && free && (tap || movesSelf(part))
	}
	if !once {
		y.repeat = manyUnits
	}
	if hasX(a.ability.Cost) || variable(a.ability.Cost) != nil {
		c.x, c.costAmount, y.certain = manyUnits, manyUnits, false
	}
	snow := g.isSnow(a.id)
	eachAddMana(modalOrPlain(a.ability), func(e *card.AddMana) {
		y.restricted = y.restricted || e.SpendOnly != nil
		if e.SpendOnly != nil && !pay.fitsRestriction(e.SpendOnly, a.id, pay.by) {
			return
		}
		for _, part := range g.portionsOf(e, &c, g.couldProduce) {
			if part.types == 0 {
				continue
			}
			y.certain = y.certain && (part.n == 1 || part.types.Count() == 1)
			for range min(part.n, 4*manyUnits) {
				y.units = append(y.units, manaUnit{part.types, snow})
			}
		}
	})
	y.certain = y.certain && onlyAddsMana(a.ability.Effects)
	return y
}

// onlyAddsMana says whether instructions to add mana depend on nothing.
func onlyAddsMana(effects []card.Effect) bool {
	direct, all := 0, 0
	for _, e := range effects {
		if add, ok := e.(*card.AddMana); ok && add.Who == nil {
			direct++
		}
	}
	eachAddMana(effects, func(*card.AddMana) { all++ })
	return direct == all
}

// modalOrPlain are the instructions of an ability, of all modes.
func modalOrPlain(a *card.Activated) []card.Effect {
	effects := a.Effects
	for _, m := range a.Modes {
		effects = append(effects[:len(effects):len(effects)], m.Effects...)
	}
	return effects
}

// manaIsAltered says whether effects replace what is tapped for (CR 106.12b), and
// whether mana abilities trigger from it (CR 605.1b).
func (g *Game) manaIsAltered() (replaced, added bool) {
	for _, id := range g.battlefield {
		for _, in := range g.abilitiesOf(id) {
			if t, ok := in.Ability.(*card.Triggered); ok && g.isManaAbility(t) {
				added = true
			}
		}
	}
	g.eachRule(func(in Instance, _ *context) bool {
		if _, ok := in.Ability.(*card.ReplaceMana); ok {
			replaced = true
		}
		return !replaced
	})
	return replaced, added
}

// untapsForMana says whether the player has a mana ability that can be activated
// only once its permanent has been tapped, for mana perhaps (CR 107.6).
func (pay *payment) untapsForMana() bool {
	for _, id := range pay.g.battlefield {
		for _, in := range pay.g.abilitiesOf(id) {
			a, ok := in.Ability.(*card.Activated)
			if ok && slices.ContainsFunc(a.Cost, untapsSelf) && pay.g.isManaAbility(a) && pay.g.controllerOf(id) == pay.by {
				return true
			}
		}
	}
	return false
}

func untapsSelf(part card.Cost) bool {
	_, ok := part.(*card.UntapSelf)
	return ok
}

// couldPay says whether one mana payment could be made from the supply.
func (s *manaSupply) couldPay(due manaDue) verdict {
	switch {
	case due.life() > 0 && due.life() > s.life:
		return unpayable
	case !s.replaced && enoughUnits(s.certain, due, s.wild):
		return payable
	case enoughUnits(s.units, due, s.wild):
		return unsure
	case s.replaced || s.added:
		return unsure
	}
	return unpayable
}

// enoughUnits says whether mana units can be assigned to what is due: a
// matching of typed and snow mana, and enough left for the generic mana.
func enoughUnits(units []manaUnit, due manaDue, wild wildness) bool {
	if len(units) < due.total() {
		return false
	}
	var wants []func(manaUnit) bool
	for t, n := range wild.needs(due) {
		for range n {
			wants = append(wants, func(u manaUnit) bool { return u.types.Has(card.ManaType(t)) })
		}
	}
	for range due.snow {
		wants = append(wants, func(u manaUnit) bool { return u.snow })
	}
	m := matching{units: units, wants: wants, taken: make([]int, len(units))}
	for i := range wants {
		m.seen = make([]bool, len(units))
		if !m.find(i) {
			return false
		}
	}
	return true
}

// matching assigns mana units to wants, one each.
type matching struct {
	units []manaUnit
	wants []func(manaUnit) bool
	// taken is the want that has a unit, plus one.
	taken []int
	seen  []bool
}

// find gets a unit for a want, moving others to other units where needed.
func (m *matching) find(want int) bool {
	for u := range m.units {
		if m.seen[u] || !m.wants[want](m.units[u]) {
			continue
		}
		m.seen[u] = true
		if m.taken[u] == 0 || m.find(m.taken[u]-1) {
			m.taken[u] = want + 1
			return true
		}
	}
	return false
}

// verdict says whether this can be paid now, without asking anything.
func (pay *payment) verdict() verdict {
	if pay.partsProblem() != nil {
		return unpayable
	}
	if len(pay.due) == 0 || len(pay.ways()) > 0 {
		return payable
	}
	best := unpayable
	supply := pay.supply()
	for _, due := range pay.due {
		best = max(best, supply.couldPay(due))
	}
	return best
}
