package engine

import (
	"fmt"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
)

// payment is a cost that is being paid, by the steps of CR 601.2f–h.
type payment struct {
	g  *Game
	by PlayerID
	// what is the spell, or the source of the ability, that is paid for; 0 if
	// neither: restricted mana looks at it (CR 106.6).
	what ObjectID
	// c is what the words of the cost refer to; its source pays "this permanent" parts.
	c *context
	// asker is the object that the decisions are about.
	asker ObjectID
	// due lists the mana payments of which one must be made, none if the cost has
	// no mana in it; parts is the rest.
	due   []manaDue
	parts []card.Cost
	// amount is the number announced for a variable cost other than X.
	amount int
	// objects are what was sacrificed, tapped, exiled … to pay.
	objects []ObjectID
	// active is the mana ability being activated, if this is its cost (CR 605.3c).
	active *card.Activated
	// within is the payment during which that happens.
	within *payment
	// rule says who must be able to pay.
	rule string
}

// pay makes the player pay all of it (CR 601.2h): mana first, then the rest in
// order, but this permanent is tapped or untapped before it goes elsewhere.
func (pay *payment) pay() {
	pay.payMana()
	for _, last := range []bool{false, true} {
		for _, part := range pay.parts {
			if movesSelf(part) == last {
				pay.payPart(part)
			}
		}
	}
}

// movesSelf says whether a part is paid by moving this very object to another zone.
func movesSelf(part card.Cost) bool {
	switch part.(type) {
	case *card.Sacrifice, *card.DiscardCards, *card.ExileCards, *card.ReturnPermanents:
		return paysWithSelf(part)
	}
	return false
}

// wayToPay is one payment that the pool allows: how much of each kind of mana
// in it, and life for Phyrexian symbols.
type wayToPay struct {
	spent []Mana
	life  int
}

// payMana lets the player activate mana abilities (CR 601.2g) and spend mana
// (CR 118.3a) until the mana part of the cost is paid.
func (pay *payment) payMana() {
	if len(pay.due) > 0 && !pay.couldSuffice() {
		forbid(pay.rule, pay.shortage())
	}
	for len(pay.due) > 0 {
		ways, uses := pay.ways(), pay.standInUses()
		abilities := pay.manaAbilities()
		if len(ways) == 1 && ways[0].life == 0 {
			abilities = nil
		}
		if len(ways)+len(uses)+len(abilities) == 0 {
			forbid(pay.rule, pay.shortage())
		}
		chosen := 0
		if len(ways) != 1 || len(uses)+len(abilities) > 0 || pay.within == nil {
			chosen = pay.ask(ways, abilities, uses)
		}
		if chosen < len(ways) {
			pay.spend(ways[chosen])
			return
		}
		if chosen -= len(ways); chosen < len(abilities) {
			pay.g.activateMana(pay.by, abilities[chosen].id, abilities[chosen].index, pay)
			continue
		}
		pay.use(uses[chosen-len(abilities)])
	}
}

// couldSuffice says whether what there is and what mana abilities could make
// might pay the mana part; if not, nobody need be asked how.
func (pay *payment) couldSuffice() bool {
	if len(pay.ways()) > 0 {
		return true
	}
	supply := pay.supply()
	return slices.ContainsFunc(pay.due, func(due manaDue) bool { return supply.couldPay(due) != unpayable })
}

// ask asks which mana to spend, or which mana ability to activate or what to
// use instead of mana first.
func (pay *payment) ask(ways []wayToPay, abilities []manaAbility, uses []standInUse) int {
	d := &Decision{Player: pay.by, Kind: AskPayment, Source: pay.asker, Min: 1, Max: 1,
		Prompt: "pay " + pay.costText(), Rules: []string{"601.2g", "601.2h"}}
	for _, w := range ways {
		d.Options = append(d.Options, w.option(false))
	}
	for i, w := range ways {
		if sameOption(d.Options, i) {
			d.Options[i] = w.option(true)
		}
	}
	for _, a := range abilities {
		d.Options = append(d.Options, Option{Object: a.id, Name: CostText(a.ability.Cost), Number: a.index, HasNumber: true,
			Label: pay.g.nameOf(a.id)})
	}
	for _, u := range uses {
		d.Options = append(d.Options, u.option(pay.g))
	}
	return max(d.find(pay.g.ask(d)[0]), 0)
}

// sameOption says whether another option looks like this one.
func sameOption(options []Option, i int) bool {
	for j := range options {
		if j != i && options[j].Mana == options[i].Mana && options[j].Name == options[i].Name {
			return true
		}
	}
	return false
}

// option is the payment as an option; exact tells snow and restricted mana apart.
func (w wayToPay) option(exact bool) Option {
	o := Option{Mana: Pool(w.spent).String()}
	var notes []string
	if w.life > 0 {
		notes = append(notes, fmt.Sprintf("%d life", w.life))
	}
	for _, m := range w.spent {
		if exact && (m.Snow || m.SpendOnly != nil) {
			kind := "snow "
			if m.SpendOnly != nil {
				kind = fmt.Sprintf("restricted %s", map[bool]string{true: "snow "}[m.Snow])
			}
			notes = append(notes, kind+Pool{m}.String())
		}
	}
	o.Name = strings.Join(notes, ", ")
	return o
}

// spend takes the mana out of the pool and pays the life.
func (pay *payment) spend(w wayToPay) {
	g := pay.g
	if len(w.spent) > 0 {
		p := g.player(pay.by)
		p.Pool, _ = p.Pool.without(w.spent...)
		g.changed()
		g.note(p.Name+" pays "+Pool(w.spent).String(), "601.2h", "118.3a")
	}
	if w.life > 0 {
		g.loseLife(pay.by, w.life)
	}
}

// manyWays bounds the payments that are listed for one decision.
const manyWays = 200

// ways lists the different payments that the pool allows now.
func (pay *payment) ways() []wayToPay {
	usable := pay.usable()
	wild := pay.spendsAs()
	var out []wayToPay
	for _, due := range pay.due {
		if due.life() > pay.g.player(pay.by).Life && due.life() > 0 {
			continue
		}
		eachWay(usable, due, wild, func(spent []Mana) bool {
			out = addWay(out, wayToPay{append([]Mana(nil), spent...), due.life()})
			return len(out) < manyWays
		})
	}
	return out
}

func addWay(ways []wayToPay, w wayToPay) []wayToPay {
	for _, x := range ways {
		if x.same(w) {
			return ways
		}
	}
	return append(ways, w)
}

func (w wayToPay) same(o wayToPay) bool {
	if w.life != o.life || len(w.spent) != len(o.spent) {
		return false
	}
	for i := range w.spent {
		if w.spent[i].N != o.spent[i].N || !w.spent[i].alike(o.spent[i]) {
			return false
		}
	}
	return true
}

// usable is the mana of the pool that may be spent on this (CR 106.6).
func (pay *payment) usable() Pool {
	var out Pool
	for _, m := range pay.g.player(pay.by).Pool {
		if m.SpendOnly == nil || pay.fitsRestriction(m.SpendOnly, m.Source, m.Controller) {
			out = append(out, m)
		}
	}
	return out
}

func (pay *payment) fitsRestriction(only *card.Filter, source ObjectID, controller PlayerID) bool {
	return pay.what != 0 && pay.g.matches(only, pay.what, &context{source: source, controller: controller})
}

// wildness is how mana may be spent as though it were other mana (CR 609.4b).
type wildness uint8

const (
	asItIs wildness = iota
	asAnyColor
	asAnyType
)

// spendsAs says how the player may spend mana on this.
func (pay *payment) spendsAs() wildness {
	g, wild := pay.g, asItIs
	g.eachRule(func(in Instance, c *context) bool {
		r, ok := in.Ability.(*card.PlayerRule)
		if !ok || r.SpendAsAny == "" || !g.playerIs(orYou(r.Who), pay.by, c) || r.SpendOn != nil && !pay.castsOne(r.SpendOn, c) {
			return true
		}
		if r.SpendAsAny == "any type" {
			wild = asAnyType
		}
		wild = max(wild, asAnyColor)
		return true
	})
	return wild
}

// castsOne says whether a spell that matches is paid for.
func (pay *payment) castsOne(f *card.Filter, c *context) bool {
	return pay.what != 0 && pay.g.object(pay.what).Zone == Stack && pay.g.matches(f, pay.what, c)
}

// eachWay visits the parts of a pool that pay exactly what is due, those with
// the most colorless mana first; visit returns false to stop.
func eachWay(pool Pool, due manaDue, wild wildness, visit func([]Mana) bool) {
	w := wayFinder{pool: pool, spent: append([]Mana(nil), pool...), due: due, wild: wild, visit: visit}
	w.choose(len(pool)-1, due.total(), wild.needs(due))
}

// needs is how much mana must really be of each type.
func (w wildness) needs(due manaDue) amounts {
	need := due.typed
	for t := range need {
		if w == asAnyType || w == asAnyColor && card.ManaType(t) != card.Colorless {
			need[t] = 0
		}
	}
	return need
}

// wayFinder goes through a pool from its end, deciding how much of each kind of mana to spend.
type wayFinder struct {
	pool  Pool
	spent []Mana
	due   manaDue
	wild  wildness
	visit func([]Mana) bool
}

// choose decides on the kinds up to i, of which left mana must come, so much of
// each type as is needed.
func (w *wayFinder) choose(i, left int, need amounts) bool {
	if i < 0 {
		if left > 0 || need.total() > 0 || !covers(w.spent, w.due, w.wild) {
			return true
		}
		return w.visit(onlySpent(w.spent))
	}
	if w.pool[:i+1].total() < left || need.total() > left {
		return true
	}
	m := w.pool[i]
	for n := min(m.N, left); n >= 0; n-- {
		w.spent[i].N = n
		after := need
		after[m.Type] = max(need[m.Type]-n, 0)
		if !w.choose(i-1, left-n, after) {
			return false
		}
		if after[m.Type] > w.pool[:i].ofType(m.Type) {
			break
		}
	}
	return true
}

// ofType is how much mana of a type is in the pool.
func (p Pool) ofType(t card.ManaType) int {
	n := 0
	for _, m := range p {
		if m.Type == t {
			n += m.N
		}
	}
	return n
}

func onlySpent(mana []Mana) []Mana {
	var out []Mana
	for _, m := range mana {
		if m.N > 0 {
			out = append(out, m)
		}
	}
	return out
}

// covers says whether mana of the right total pays what is due: enough of each
// type, and enough snow mana among what remains (CR 107.4).
func covers(spent []Mana, due manaDue, wild wildness) bool {
	var have, snow amounts
	for _, m := range spent {
		have[m.Type] += m.N
		if m.Snow {
			snow[m.Type] += m.N
		}
	}
	left := 0
	for t, need := range wild.needs(due) {
		if have[t] < need {
			return false
		}
		left += min(snow[t], have[t]-need)
	}
	return left >= due.snow
}

// costText is the mana that is due, in symbols: the first way of paying it.
func (pay *payment) costText() string {
	if len(pay.due) == 0 {
		return "{0}"
	}
	text := pay.due[0].symbols().String()
	if life := pay.due[0].life(); life > 0 {
		text += fmt.Sprintf(" and %d life", life)
	}
	return text
}

// shortage says what is needed and what there is.
func (pay *payment) shortage() string {
	p := pay.g.player(pay.by)
	pool := "no mana"
	if p.Pool.total() > 0 {
		pool = p.Pool.String()
	}
	name := pay.g.nameOf(pay.c.source)
	if usable := pay.usable(); usable.total() < p.Pool.total() {
		pool += " (of which " + Pool(usable).String() + " may be spent on this)"
	}
	return fmt.Sprintf("%s costs %s: %s has %s, and no mana abilities that make up for what is missing", name, pay.costText(), p.Name, pool)
}

// CostText is an activation cost as symbols and verbs: "{X}, {T}", "{1}, Sacrifice".
func CostText(cost []card.Cost) string {
	var out []string
	for _, part := range cost {
		out = append(out, partText(part))
	}
	return strings.Join(out, ", ")
}

func partText(part card.Cost) string {
	switch part := part.(type) {
	case *card.ManaPart:
		return part.Mana.String()
	case *card.TapSelf:
		return "{T}"
	case *card.UntapSelf:
		return "{Q}"
	case *card.LoyaltyCost:
		if part.X {
			return "-X"
		}
		if part.N == 0 {
			return "0"
		}
		return fmt.Sprintf("%+d", part.N)
	case *card.Sacrifice:
		return "Sacrifice"
	case *card.DiscardCards:
		return "Discard"
	case *card.PayLife:
		return "Pay life"
	case *card.RemoveCounters:
		return "Remove"
	case *card.AddCounters:
		return "Put"
	case *card.TapOthers:
		return "Tap"
	case *card.ExileCards:
		return "Exile"
	case *card.ReturnPermanents:
		return "Return"
	}
	return ""
}
