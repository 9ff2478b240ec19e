package engine

import (
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Mana is one kind of mana in a pool or about to be made (CR 106.4).
type Mana struct {
	Type card.ManaType
	N    int
	// Snow: from a snow source (CR 107.4h).
	Snow bool
	// SpendOnly restricts it (CR 106.6); Controller and Source are whose words those are.
	SpendOnly  *card.Filter
	Source     ObjectID
	Controller PlayerID
}

// alike says whether two amounts of mana can be spent in the same ways. The
// source counts only where it gives a restriction its meaning.
func (m Mana) alike(o Mana) bool {
	if m.Type != o.Type || m.Snow != o.Snow || m.SpendOnly != o.SpendOnly {
		return false
	}
	return m.SpendOnly == nil || m.Source == o.Source && m.Controller == o.Controller
}

// Pool is a player's mana pool: a value, replaced when it changes.
type Pool []Mana

// with is the pool after more mana has come into it (CR 106.4), like with like,
// in the order of the types.
func (p Pool) with(more ...Mana) Pool {
	out := append(make(Pool, 0, len(p)+len(more)), p...)
	for _, m := range more {
		if m.N > 0 {
			out = out.insert(m)
		}
	}
	return out
}

func (p Pool) insert(m Mana) Pool {
	at := len(p)
	for i := range p {
		if p[i].alike(m) {
			p[i].N += m.N
			return p
		}
		if p[i].Type > m.Type && at == len(p) {
			at = i
		}
	}
	p = append(p, m)
	copy(p[at+1:], p[at:])
	p[at] = m
	return p
}

// without is the pool after mana was spent (CR 118.3a); ok is false if it isn't all there.
func (p Pool) without(spent ...Mana) (left Pool, ok bool) {
	left = append(make(Pool, 0, len(p)), p...)
	for _, m := range spent {
		found := false
		for i := range left {
			if left[i].alike(m) && left[i].N >= m.N {
				left[i].N -= m.N
				found = true
				break
			}
		}
		if !found && m.N > 0 {
			return p, false
		}
	}
	kept := left[:0]
	for _, m := range left {
		if m.N > 0 {
			kept = append(kept, m)
		}
	}
	if len(kept) == 0 {
		return nil, true
	}
	return kept, true
}

// total is how much mana is in the pool.
func (p Pool) total() int {
	n := 0
	for _, m := range p {
		n += m.N
	}
	return n
}

// String is the pool as symbols in the order WUBRGC: "{R}{R}{C}".
func (p Pool) String() string {
	var b strings.Builder
	for t := card.ManaType(0); t < card.ManaTypes; t++ {
		for _, m := range p {
			for i := 0; m.Type == t && i < m.N; i++ {
				b.WriteString("{" + t.String() + "}")
			}
		}
	}
	return b.String()
}

// isManaAbility says whether an activated or triggered ability is a mana
// ability: no target, no loyalty ability, and it could add mana as it resolves;
// a triggered one must trigger from a mana ability (CR 605.1).
func (g *Game) isManaAbility(a card.Ability) bool {
	switch a := a.(type) {
	case *card.Activated:
		return !asksTargets(a.Targets, a.Modes) && !isLoyalty(a) && couldAddMana(a.Effects, a.Modes)
	case *card.Triggered:
		return !asksTargets(a.Targets, a.Modes) && triggersFromMana(a.On) && couldAddMana(a.Effects, a.Modes)
	}
	return false
}

// asksTargets says whether an ability requires a target, were it only in one
// mode or allowed to be none (CR 115.6).
func asksTargets(specs []card.TargetSpec, modes []card.Mode) bool {
	for _, m := range modes {
		if len(m.Targets) > 0 {
			return true
		}
	}
	return len(specs) > 0
}

// isLoyalty says whether an ability has a loyalty symbol in its cost (CR 606.2).
func isLoyalty(a *card.Activated) bool {
	for _, c := range a.Cost {
		if _, ok := c.(*card.LoyaltyCost); ok {
			return true
		}
	}
	return false
}

// triggersFromMana says whether the event is that something is tapped for mana (CR 106.12a, 605.1b).
func triggersFromMana(on card.Event) bool {
	switch on := on.(type) {
	case *card.TappedForMana:
		return true
	case *card.AnyEvent:
		for _, e := range on.Of {
			if !triggersFromMana(e) {
				return false
			}
		}
		return len(on.Of) > 0
	}
	return false
}

// couldAddMana says whether instructions, of any mode, could add mana (CR 605.1a).
func couldAddMana(effects []card.Effect, modes []card.Mode) bool {
	found := false
	eachAddMana(effects, func(*card.AddMana) { found = true })
	for _, m := range modes {
		eachAddMana(m.Effects, func(*card.AddMana) { found = true })
	}
	return found
}

// eachAddMana visits the instructions to add mana, whatever they depend on.
func eachAddMana(effects []card.Effect, visit func(*card.AddMana)) {
	for _, e := range effects {
		switch e := e.(type) {
		case *card.AddMana:
			visit(e)
		case *card.If:
			eachAddMana(e.Then, visit)
			eachAddMana(e.Else, visit)
		case *card.May:
			eachAddMana(e.Effects, visit)
			eachAddMana(e.Else, visit)
		case *card.UnlessPaid:
			eachAddMana(e.Effects, visit)
		case *card.ForEach:
			eachAddMana(e.Effects, visit)
		}
	}
}

// tapsSelf says whether a cost has {T} in it (CR 107.5).
func tapsSelf(cost []card.Cost) bool {
	for _, c := range cost {
		if _, ok := c.(*card.TapSelf); ok {
			return true
		}
	}
	return false
}

// tappedForMana says whether what resolves is a mana ability for which its
// permanent was tapped (CR 106.12).
func (g *Game) tappedForMana(c *context) bool {
	if c.item == nil {
		return false
	}
	a, ok := c.item.Ability.(*card.Activated)
	return ok && tapsSelf(a.Cost) && g.isManaAbility(a)
}

// addMana carries out an instruction to add mana (CR 106.3): each player it
// speaks of gets it. It gives how much was made.
func (g *Game) addMana(e *card.AddMana, c *context) int {
	made := 0
	for _, p := range g.playersOf(e.Who, c) {
		if mana := g.manaOf(e, p, c); len(mana) > 0 {
			made += Pool(g.makeMana(p, c.source, mana, g.tappedForMana(c))).total()
		}
	}
	return made
}
