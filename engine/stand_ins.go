package engine

import "github.com/stickler-mtg/stickler/engine/card"

// standIn is an object that can be tapped or exiled rather than pay one mana of
// a spell's total cost (CR 702.51a, 702.66a, 702.126a).
type standIn struct {
	id      ObjectID
	keyword string
	// types of mana that it stands in for; generic mana always.
	types card.ManaTypeSet
}

// standIns lists what could stand in for mana of the spell that is paid for.
func (pay *payment) standIns() []standIn {
	g := pay.g
	if pay.what == 0 || g.object(pay.what).Zone != Stack || !g.has(pay.what, Convoke|Improvise|Delve) {
		return nil
	}
	var out []standIn
	if g.has(pay.what, Convoke|Improvise) {
		for _, id := range g.battlefield {
			out = pay.tappedInstead(id, out)
		}
	}
	if g.has(pay.what, Delve) {
		for _, id := range g.zone(Graveyard, pay.by) {
			out = append(out, standIn{id: id, keyword: "delve"})
		}
	}
	return out
}

// tappedInstead adds a permanent that may be tapped for convoke or improvise.
func (pay *payment) tappedInstead(id ObjectID, out []standIn) []standIn {
	g, c := pay.g, pay.g.characteristics(id)
	if c.Controller != pay.by || g.object(id).Tapped {
		return out
	}
	if c.Types&card.Creature != 0 && g.has(pay.what, Convoke) {
		out = append(out, standIn{id, "convoke", card.ManaTypeSet(c.Colors)})
	} else if c.Types&card.Artifact != 0 && g.has(pay.what, Improvise) {
		out = append(out, standIn{id: id, keyword: "improvise"})
	}
	return out
}

// standInUse is one way of using a stand-in: for mana of a type, or generic mana.
type standInUse struct {
	standIn
	piece manaDue
}

// standInUses lists the ways of using stand-ins for what is still due.
func (pay *payment) standInUses() []standInUse {
	var out []standInUse
	for _, s := range pay.standIns() {
		for t := card.ManaType(0); t < card.ManaTypes; t++ {
			var piece manaDue
			if piece.typed[t] = 1; s.types.Has(t) && len(pay.dueWithout(piece)) > 0 {
				out = append(out, standInUse{s, piece})
			}
		}
		if piece := (manaDue{generic: 1}); len(pay.dueWithout(piece)) > 0 {
			out = append(out, standInUse{s, piece})
		}
	}
	return out
}

// dueWithout are the payments that remain if one mana of them isn't paid in mana.
func (pay *payment) dueWithout(piece manaDue) []manaDue {
	var out []manaDue
	for _, d := range pay.due {
		fits := d.generic >= piece.generic
		for t := range d.typed {
			d.typed[t] -= piece.typed[t]
			fits = fits && d.typed[t] >= 0
		}
		if d.generic -= piece.generic; fits {
			out = addDue(out, d)
		}
	}
	return out
}

// option is the use of a stand-in as an option.
func (u standInUse) option(g *Game) Option {
	return Option{Object: u.id, Name: u.keyword, Mana: u.piece.symbols().String(), Label: g.nameOf(u.id)}
}

// use taps or exiles the stand-in.
func (pay *payment) use(u standInUse) {
	pay.due = pay.dueWithout(u.piece)
	pay.objects = append(pay.objects, u.id)
	if u.keyword == "delve" {
		pay.moveAll([]ObjectID{u.id}, Exile)
		return
	}
	pay.g.tap(u.id)
}

// supplyStandIns adds what can stand in for mana to the supply. A permanent
// that could also make mana can't be counted on for both.
func (pay *payment) supplyStandIns(s *manaSupply, abilities []manaAbility) {
	for _, in := range pay.standIns() {
		certain := in.keyword == "delve" || len(pay.parts) == 0
		for _, a := range abilities {
			certain = certain && a.id != in.id
		}
		s.add(manaUnit{types: in.types}, certain)
	}
}
