package engine

import (
	"fmt"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
)

// offer is an alternative cost that could be chosen for a spell (CR 118.9).
type offer struct {
	name string
	alt  *card.AlternativeCost
	// own: the spell's own ability offers it.
	own bool
}

// chooseCosts is the part of CR 601.2b about costs: the mana cost or one
// alternative cost, then additional costs, then the tax on commanders.
func (p *proposal) chooseCosts(a Action, free *freeCast) {
	switch {
	case free != nil:
		if a.Using != "" {
			forbid("118.9a", p.g.nameOf(p.id)+" is cast for the cost that the effect says, and no second alternative cost can be chosen")
		}
		p.cost, p.free = free.paying, !hasX(free.paying)
	case a.Using != "":
		p.chooseAlternative(a.Using)
	default:
		cost := p.g.characteristics(p.id).ManaCost
		if cost == nil {
			forbid("118.6", p.g.nameOf(p.id)+" has no mana cost, which can't be paid")
		}
		p.cost = []card.Cost{&card.ManaPart{Mana: *cost}}
	}
	p.cost = p.cost[:len(p.cost):len(p.cost)]
	p.addAdditional(a.Optional)
	p.addTax()
	p.cast.Optional = a.Optional
	p.record()
}

// chooseAlternative chooses the alternative cost of that name, only one (CR 118.9a).
func (p *proposal) chooseAlternative(name string) {
	offers := p.offers()
	if o := named(offers, name); o != nil {
		p.chosen, p.own = o.alt, o.own
		p.cast.Merging = o.alt.Merges != nil
		p.cost, p.free = o.alt.Cost, !hasX(o.alt.Cost)
		return
	}
	if parts := strings.Split(name, " and "); len(parts) > 1 && namedAll(offers, parts) {
		forbid("118.9a", fmt.Sprintf("%s can't be cast for two alternative costs, %s", p.card.Characteristics.Name, name))
	}
	var names []string
	for _, o := range offers {
		names = append(names, fmt.Sprintf("%q", o.name))
	}
	there := "there is none"
	if len(names) > 0 {
		there = "there are " + strings.Join(names, ", ")
	}
	forbid("118.9", fmt.Sprintf("no alternative cost %q for %s from the %s: %s", name, p.g.nameOf(p.id), p.card.Object.Zone, there))
}

func named(offers []offer, name string) *offer {
	for i := range offers {
		if offers[i].name == name {
			return &offers[i]
		}
	}
	return nil
}

func namedAll(offers []offer, names []string) bool {
	for _, n := range names {
		if named(offers, strings.TrimSpace(n)) == nil {
			return false
		}
	}
	return true
}

// offers lists the alternative costs for the spell: its own, then those of
// others, in the order of timestamps.
func (p *proposal) offers() []offer {
	var out []offer
	own := p.ownOffers(p.abilities())
	for _, alt := range p.ownOffers(p.shown()) {
		if !slices.Contains(own, alt) {
			own = append(own, alt)
		}
	}
	for _, alt := range own {
		out = append(out, offer{orName(alt.Name, p.g.nameOf(p.id)), alt, true})
	}
	p.g.eachRule(func(in Instance, c *context) bool {
		alt, ok := in.Ability.(*card.AlternativeCost)
		if ok && alt.Spells != nil && c.controller == p.by && p.offered(alt, c) {
			out = append(out, offer{orName(alt.Name, p.g.nameOf(c.source)), alt, false})
		}
		return true
	})
	return out
}

func orName(name, otherwise string) string {
	if name != "" {
		return name
	}
	return otherwise
}

// shown are the abilities that the card had where it was and that still count
// for the spell: all of them if it is cast as it was seen there or by one that
// turns it over (CR 712.11d), else only those that effects gave it.
func (p *proposal) shown() []Instance {
	var out []Instance
	back := p.g.object(p.id).Back
	for _, in := range p.card.Characteristics.Abilities {
		alt, ok := in.Ability.(*card.AlternativeCost)
		if ok && (alt.Converted == back || in.Granted != 0) {
			out = append(out, in)
		}
	}
	return out
}

// ownOffers are the alternative costs that a card's abilities offer for itself, from where it was.
func (p *proposal) ownOffers(abilities []Instance) []*card.AlternativeCost {
	var out []*card.AlternativeCost
	for _, in := range abilities {
		alt, ok := in.Ability.(*card.AlternativeCost)
		if ok && alt.Spells == nil && p.offered(alt, p.itself()) {
			out = append(out, alt)
		}
	}
	return out
}

// itself is the context of the card's own abilities as it is cast.
func (p *proposal) itself() *context {
	if p.id != 0 && p.g.object(p.id).Stack != nil {
		return p.context()
	}
	c := *p.g.contextOf(p.card.Object.ID)
	c.controller = p.by
	return &c
}

// offered says whether an alternative cost is for this spell, from this zone, now.
func (p *proposal) offered(alt *card.AlternativeCost, c *context) bool {
	if alt.From != "" && ZoneNamed(alt.From) != p.card.Object.Zone {
		return false
	}
	if alt.Spells != nil && !p.g.matches(alt.Spells, p.id, c) {
		return false
	}
	return p.g.holds(alt.If, c)
}

// addAdditional adds additional costs: those that must be paid, and of the
// optional ones those that the player chose (CR 118.8a, b).
func (p *proposal) addAdditional(optional []string) {
	left := slices.Clone(optional)
	for _, extra := range p.additional() {
		times := 1
		if extra.Optional != "" {
			times, left = takeTimes(left, extra)
		}
		for range times {
			p.cost = append(p.cost, extra.Cost...)
		}
		if extra.From != "" && times > 0 {
			p.castBy(extra)
		}
	}
	if len(left) > 0 {
		forbid("118.8", fmt.Sprintf("%s has no optional cost %q (or not so many of them)", p.g.nameOf(p.id), left[0]))
	}
}

// takeTimes takes out of the chosen costs as many as one ability offers.
func takeTimes(chosen []string, extra *card.AdditionalCost) (int, []string) {
	times := 0
	for at := slices.Index(chosen, extra.Optional); at >= 0 && (times == 0 || extra.Repeats); at = slices.Index(chosen, extra.Optional) {
		chosen = slices.Delete(chosen, at, at+1)
		times++
	}
	return times, chosen
}

// castBy notes the additional cost by which the card is cast from where it was:
// nothing else can be a way of casting it from there as well (CR 601.2b).
func (p *proposal) castBy(extra *card.AdditionalCost) {
	other := ""
	switch {
	case p.method != nil:
		other = p.method.Optional
	case p.own && p.chosen.From != "":
		other = p.chosen.Name
	}
	if other != "" {
		forbid("601.2b", fmt.Sprintf("%s can't be cast both with %s and with %s", p.g.nameOf(p.id), other, extra.Optional))
	}
	p.method = extra
}

// additional are the spell's additional costs, those that let the card be cast
// from a zone only if it comes from there.
func (p *proposal) additional() []*card.AdditionalCost {
	var out []*card.AdditionalCost
	for _, in := range p.abilities() {
		if extra, ok := in.Ability.(*card.AdditionalCost); ok && (extra.From == "" || ZoneNamed(extra.From) == p.card.Object.Zone) {
			out = append(out, extra)
		}
	}
	for _, in := range p.card.Characteristics.Abilities {
		extra, ok := in.Ability.(*card.AdditionalCost)
		if ok && in.Granted != 0 && extra.From != "" && ZoneNamed(extra.From) == p.card.Object.Zone {
			out = append(out, extra)
		}
	}
	return out
}

// optionalCosts are the spell's optional costs.
func (p *proposal) optionalCosts() []*card.AdditionalCost {
	return slices.DeleteFunc(p.additional(), func(extra *card.AdditionalCost) bool { return extra.Optional == "" })
}

// addTax adds {2} for each earlier time that this player cast this commander
// from the command zone (CR 903.8).
func (p *proposal) addTax() {
	if p.cast.From != Command || !p.card.Object.Commander {
		return
	}
	if n := p.g.commanderCasts(p.by, p.card.Object.Ref); n > 0 {
		p.g.note(fmt.Sprintf("the commander costs {%d} more", 2*n), "903.8")
		p.cost = append(p.cost, &card.ManaPart{Mana: card.ManaCost{{Kind: card.GenericSymbol, N: 2 * n}}})
	}
}

// commanderCasts is how often a player has cast a commander from the command zone (CR 903.8).
func (g *Game) commanderCasts(p PlayerID, ref string) int {
	for _, c := range g.player(p).CommandZoneCasts {
		if c.Commander == ref {
			return c.N
		}
	}
	return 0
}

// noteCommanderCast counts one more cast from the command zone (CR 903.8).
func (g *Game) noteCommanderCast(p PlayerID, ref string) {
	counts := []CommandZoneCasts{{ref, g.commanderCasts(p, ref) + 1}}
	for _, c := range g.player(p).CommandZoneCasts {
		if c.Commander != ref {
			counts = append(counts, c)
		}
	}
	g.player(p).CommandZoneCasts = counts
	g.changed()
}
