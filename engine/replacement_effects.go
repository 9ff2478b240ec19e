package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// replacement is a replacement or prevention effect that applies to one event.
type replacement struct {
	key replacementKey
	// source is the object whose effect it is.
	source ObjectID
	// rank is its place among CR 616.1a–e: the lowest must be chosen first.
	rank rank
	// apply gives the events that happen instead.
	apply func(Event) []Event
}

// rank orders replacement effects (CR 616.1a–e).
type rank uint8

const (
	rankSelf rank = iota
	rankControl
	rankCopy
	rankBack
	rankOther
)

// chooseReplacement lets the affected player choose which effect applies first (CR 616.1).
func (g *Game) chooseReplacement(ev *Event, effects []replacement) replacement {
	first := effects[:0:0]
	best := rankOther
	for _, r := range effects {
		best = min(best, r.rank)
	}
	for _, r := range effects {
		if r.rank == best {
			first = append(first, r)
		}
	}
	if len(first) == 1 || sameEffect(first) {
		return first[0]
	}
	d := &Decision{Player: g.affected(ev), Kind: AskReplacement, Min: 1, Max: 1, Prompt: "which effect applies first", Rules: []string{"616.1"}}
	for i, r := range first {
		d.Options = append(d.Options, Option{Object: r.source, Name: g.nameOf(r.source), Mode: placeAmong(first, i)})
	}
	return first[max(d.find(g.ask(d)[0]), 0)]
}

// placeAmong is the place of an effect among those of its source, from 1, by
// which a choice names it; 0 if its source has only one of them.
func placeAmong(effects []replacement, i int) int {
	n, place := 0, 0
	for j, r := range effects {
		if r.source == effects[i].source {
			n++
		}
		if j == i {
			place = n
		}
	}
	if n == 1 {
		return 0
	}
	return place
}

// sameEffect says whether all are the same ability, so that their order can't matter.
func sameEffect(effects []replacement) bool {
	for _, r := range effects {
		if r.key.ability == nil || r.key.ability != effects[0].key.ability {
			return false
		}
	}
	return true
}

// nameOf is an object's name now, or as it last existed.
func (g *Game) nameOf(id ObjectID) string {
	if id == 0 {
		return ""
	}
	return g.lastCharacteristics(id).Name
}

// affected is the player who chooses among effects on an event: the affected
// object's controller, its owner if it has none, or the affected player (CR 616.1).
func (g *Game) affected(ev *Event) PlayerID {
	switch {
	case ev.Kind == MoveEvent && ev.Enter != nil && ev.To == Battlefield:
		return ev.Enter.Controller
	case ev.Kind == ManaEvent || ev.Kind == TokenEvent || ev.Object == 0:
		return ev.Player
	case g.object(ev.Object).Zone == Battlefield, g.object(ev.Object).Zone == Stack:
		return g.controllerOf(ev.Object)
	}
	return g.object(ev.Object).Owner
}

// replacementsFor lists the effects that apply to an event now and haven't had their chance (CR 614.5).
func (g *Game) replacementsFor(ev *Event) []replacement {
	var out []replacement
	add := func(r replacement) {
		for _, k := range ev.applied {
			if k == r.key {
				return
			}
		}
		if !slices.ContainsFunc(out, func(o replacement) bool { return o.key == r.key }) {
			out = append(out, r)
		}
	}
	if ev.Kind == MoveEvent && ev.To == Battlefield {
		g.entryReplacements(ev, add)
	}
	if ev.Kind == MoveEvent {
		g.ownMoveReplacements(ev, add)
	}
	if replaceable(ev.Kind) {
		g.eachRule(func(in Instance, c *context) bool {
			if apply := g.replaces(in.Ability, ev, c); apply != nil {
				add(replacement{key: replacementKey{source: c.source, ability: in.Ability, n: in.N}, source: c.source, rank: rankOther, apply: apply})
			}
			return true
		})
		g.shieldsFor(ev, add)
	}
	if ev.Kind == DamageEvent && ev.Object != 0 && g.protectedFrom(ev.Object, ev.Source) { // CR 702.16e
		add(replacement{key: replacementKey{source: ev.Object, n: -1}, source: ev.Object, rank: rankOther, apply: g.preventing(-1)})
	}
	return out
}

// replaceable says whether effects on the battlefield could replace such an event.
func replaceable(k EventKind) bool {
	switch k {
	case ManaEvent, DamageEvent, CountersEvent, TokenEvent, MoveEvent, LifeEvent, DrawEvent, DestroyEvent:
		return true
	}
	return false
}

// replaces gives what an ability in force makes of an event; nil if it doesn't apply.
func (g *Game) replaces(a card.Ability, ev *Event, c *context) func(Event) []Event {
	switch r := a.(type) {
	case *card.ReplaceMana:
		return g.replaceMana(r, ev, c)
	case *card.ReplaceDamage:
		return g.replaceDamage(r, ev, c)
	case *card.ReplaceCounters:
		return g.replaceCounters(r, ev, c)
	case *card.ReplaceTokens:
		return g.replaceTokens(r, ev, c)
	case *card.ReplaceMove:
		return g.replaceMove(r, ev, c)
	case *card.ReplaceLife:
		return g.replaceLife(r, ev, c)
	case *card.ReplaceDraw:
		return g.replaceDraw(r, ev, c)
	}
	return nil
}

// replaceMana rewrites what a permanent tapped for mana makes (CR 106.12b).
func (g *Game) replaceMana(r *card.ReplaceMana, ev *Event, c *context) func(Event) []Event {
	if ev.Kind != ManaEvent || !ev.TappedForMana || !g.playerIs(r.By, ev.Player, c) || !g.matchesAsLast(r.Of, ev.Source, c) {
		return nil
	}
	if total(ev.Mana) < max(r.AtLeast, 1) || r.OfType != "" && !makesType(ev.Mana, r.OfType) {
		return nil
	}
	return func(ev Event) []Event {
		ev.Mana = g.remade(r, ev.Mana, ev.Player, c)
		return []Event{ev}
	}
}

// remade is the mana that a replacement effect makes of other mana.
func (g *Game) remade(r *card.ReplaceMana, mana []Mana, p PlayerID, c *context) []Mana {
	out := append([]Mana(nil), mana...)
	if r.Multiply > 1 {
		for i := range out {
			out[i].N *= r.Multiply
		}
	}
	if r.Become == "" {
		return out
	}
	n := total(out)
	if r.Amount > 0 {
		n = r.Amount
	}
	became := g.manaOf(&card.AddMana{AnyOf: r.Become, Amount: card.Number(n)}, p, c)
	for i := range became {
		became[i].Snow = out[0].Snow
	}
	return became
}

// total is how much mana there is.
func total(mana []Mana) int {
	n := 0
	for _, m := range mana {
		n += m.N
	}
	return n
}

// makesType says whether there is mana of a type, given as a symbol: "{C}".
func makesType(mana []Mana, symbol string) bool {
	for _, m := range mana {
		if m.N > 0 && "{"+m.Type.String()+"}" == symbol {
			return true
		}
	}
	return false
}

// replaceDamage rewrites damage (CR 614.1, 615.1).
func (g *Game) replaceDamage(r *card.ReplaceDamage, ev *Event, c *context) func(Event) []Event {
	if ev.Kind != DamageEvent || r.Combat == "combat" && !ev.Combat || r.Combat == "noncombat" && ev.Combat {
		return nil
	}
	if r.From != nil && !g.matchesAsLast(r.From, ev.Source, c) {
		return nil
	}
	if !g.damageGoesTo(r, ev, c) {
		return nil
	}
	switch {
	case r.Prevent:
		return g.preventing(-1)
	case r.PreventAmount != nil:
		return g.preventing(g.amount(r.PreventAmount, c, 0))
	case r.RedirectTo != nil:
		return func(ev Event) []Event { return g.redirected(ev, g.refs(r.RedirectTo, c)) }
	}
	return func(ev Event) []Event {
		if r.Multiply > 0 {
			ev.Amount *= r.Multiply
		}
		ev.Amount += g.amount(r.Plus, c, 0)
		return []Event{ev}
	}
}

func (g *Game) damageGoesTo(r *card.ReplaceDamage, ev *Event, c *context) bool {
	if ev.Object == 0 {
		return r.ToPlayers != "" && g.playerIs(r.ToPlayers, ev.Player, c) || r.ToPlayers == "" && r.To == nil
	}
	return r.To != nil && g.matches(r.To, ev.Object, c) || r.To == nil && r.ToPlayers == ""
}

// preventing prevents up to n damage; all, if n is negative (CR 615.1). Damage that can't be prevented stays (CR 615.12).
func (g *Game) preventing(n int) func(Event) []Event {
	return func(ev Event) []Event {
		if g.cant("be prevented", ev.Source, NoPlayer, ev.Object) != 0 {
			return []Event{ev}
		}
		if n < 0 || n >= ev.Amount {
			g.note("the damage is prevented", "615.1")
			return []Event{{Kind: NoEvent}}
		}
		ev.Amount -= n
		return []Event{ev}
	}
}

// redirected is damage dealt to another object or player instead (CR 614.9).
func (g *Game) redirected(ev Event, to []ref) []Event {
	if len(to) != 1 || to[0].object != 0 && g.current(to[0].object) == 0 {
		return []Event{ev}
	}
	ev.Object, ev.Player = to[0].object, to[0].player
	return []Event{ev}
}

// replaceCounters rewrites how many counters are put on something (CR 614.16).
func (g *Game) replaceCounters(r *card.ReplaceCounters, ev *Event, c *context) func(Event) []Event {
	if ev.Kind != CountersEvent || ev.Amount <= 0 || ev.Object == 0 || r.Kind != "" && r.Kind != ev.Counter {
		return nil
	}
	if r.By != "" && !g.playerIs(r.By, ev.By, c) || r.On != nil && !g.matches(r.On, ev.Object, c) {
		return nil
	}
	return func(ev Event) []Event {
		ev.Amount = ev.Amount*max(r.Multiply, 1) + r.Plus
		return []Event{ev}
	}
}

// replaceTokens rewrites how many tokens are created (CR 614.16).
func (g *Game) replaceTokens(r *card.ReplaceTokens, ev *Event, c *context) func(Event) []Event {
	if ev.Kind != TokenEvent || !g.playerIs(r.By, ev.By, c) {
		return nil
	}
	return func(ev Event) []Event {
		ev.Amount *= max(r.Multiply, 1)
		return []Event{ev}
	}
}

// replaceMove rewrites where something goes (CR 614.1a).
func (g *Game) replaceMove(r *card.ReplaceMove, ev *Event, c *context) func(Event) []Event {
	if ev.Kind != MoveEvent || r.To != "" && ev.To != ZoneNamed(r.To) || r.From != "" && ev.From != ZoneNamed(r.From) {
		return nil
	}
	if ev.To == ZoneNamed(r.Instead) || r.Resolving && !ev.Resolving || !g.holds(r.If, c) {
		return nil
	}
	if r.What == nil && ev.Object != c.source || r.What != nil && !g.matches(r.What, ev.Object, c) {
		return g.replaceCardParts(r, ev, c)
	}
	return func(ev Event) []Event { return movedInstead(r, ev) }
}

// replaceCardParts rewrites where the cards go that represent a merged token,
// by an effect on cards that doesn't include tokens (CR 730.3e).
func (g *Game) replaceCardParts(r *card.ReplaceMove, ev *Event, c *context) func(Event) []Event {
	o := g.object(ev.Object)
	if r.What == nil || r.What.Token == nil || *r.What.Token || !o.merged() || o.Kind != TokenObject {
		return nil
	}
	isCard := func(p *Part) bool { return p.Kind == CardObject }
	either := *r.What
	either.Token, either.Compiled = nil, nil
	if !slices.ContainsFunc(o.Parts, func(p Part) bool { return isCard(&p) }) || !g.matches(&either, ev.Object, c) {
		return nil
	}
	return func(ev Event) []Event {
		ev.sendParts(o, ZoneNamed(r.Instead), isCard)
		ev.Rules = append(slices.Clone(ev.Rules), "730.3e")
		return []Event{ev}
	}
}

func movedInstead(r *card.ReplaceMove, ev Event) []Event {
	ev.To = ZoneNamed(r.Instead)
	ev.Rules = append(append([]string(nil), ev.Rules...), "614.6")
	if r.Shuffle {
		return []Event{ev, {Kind: ShuffleEvent, Player: ev.Player}}
	}
	return []Event{ev}
}

// ownMoveReplacements are effects of the moving object itself, which function
// wherever it is (CR 113.6, 614.12), and those of commanders (CR 903.9b).
func (g *Game) ownMoveReplacements(ev *Event, add func(replacement)) {
	if ev.From == NoZone {
		return
	}
	o := g.object(ev.Object)
	if ev.From != Battlefield && ev.To != Battlefield {
		for _, in := range g.abilitiesOf(ev.Object) {
			r, ok := in.Ability.(*card.ReplaceMove)
			if !ok || r.What != nil {
				continue
			}
			if apply := g.replaceMove(r, ev, g.contextOf(ev.Object)); apply != nil {
				add(replacement{key: replacementKey{source: ev.Object, ability: r, n: in.N}, source: ev.Object, rank: rankOther, apply: apply})
			}
		}
	}
	if g.commander && o.Commander && (o.Kind == CardObject || o.merged()) && (ev.To == Hand || ev.To == Library) {
		// It may apply again, once another effect sends the card elsewhere (CR 903.9b).
		key := replacementKey{source: ev.Object, n: -10 - int(ev.To)}
		add(replacement{key: key, source: ev.Object, rank: rankOther, apply: g.commanderGoesHome})
	}
}

// replaceLife rewrites life gained or lost (CR 119.10).
func (g *Game) replaceLife(r *card.ReplaceLife, ev *Event, c *context) func(Event) []Event {
	if ev.Kind != LifeEvent || r.Gain != (ev.Amount > 0) || !g.playerIs(r.Who, ev.Player, c) {
		return nil
	}
	return func(ev Event) []Event {
		ev.Amount = ev.Amount*max(r.Multiply, 1) + r.Plus
		return []Event{ev}
	}
}

// replaceDraw replaces a draw by other instructions (CR 614.11).
func (g *Game) replaceDraw(r *card.ReplaceDraw, ev *Event, c *context) func(Event) []Event {
	if ev.Kind != DrawEvent || !g.playerIs(r.Who, ev.Player, c) {
		return nil
	}
	return func(ev Event) []Event {
		in := *c
		in.event = &ev
		g.carryOut(r.Instead, &in)
		return []Event{{Kind: NoEvent}}
	}
}

// shieldsFor are the shields of resolved spells and abilities that apply (CR 615.7, 701.19a).
func (g *Game) shieldsFor(ev *Event, add func(replacement)) {
	for _, s := range g.shields {
		key := replacementKey{shield: s.ID, n: -3}
		source := ev.Object
		if s.Context != nil {
			source = s.Context.source
		}
		if s.Regenerate {
			if ev.Kind == DestroyEvent && ev.Amount != cantRegenerate && s.covers(ev) && g.cant("be regenerated", ev.Object, NoPlayer, 0) == 0 {
				add(replacement{key: key, source: source, rank: rankOther, apply: g.regenerating(s)})
			}
			continue
		}
		if !s.covers(ev) {
			continue
		}
		c := s.Context
		if c == nil {
			c = g.contextOf(source)
		}
		apply := g.replaces(s.Ability, ev, c)
		if apply == nil {
			continue
		}
		if s.Left >= 0 {
			apply = g.usingUp(s)
		}
		add(replacement{key: key, source: source, rank: rankOther, apply: apply})
	}
}

// covers says whether a shield stands around what an event affects.
func (s *Shield) covers(ev *Event) bool {
	if len(s.Objects) == 0 && len(s.Players) == 0 {
		return true
	}
	for _, id := range s.Objects {
		if id == ev.Object && ev.Object != 0 {
			return true
		}
	}
	for _, p := range s.Players {
		if ev.Object == 0 && p == ev.Player {
			return true
		}
	}
	return false
}

// usingUp prevents damage until the shield is used up (CR 615.7).
func (g *Game) usingUp(s *Shield) func(Event) []Event {
	return func(ev Event) []Event {
		if g.cant("be prevented", ev.Source, NoPlayer, ev.Object) != 0 {
			return []Event{ev}
		}
		n := min(s.Left, ev.Amount)
		g.replaceShield(s, s.Left-n)
		return g.preventing(n)(ev)
	}
}

// replaceShield sets how much a shield still prevents; at nothing it is gone.
func (g *Game) replaceShield(s *Shield, left int) {
	g.changed()
	out := g.shields[:0:0]
	for _, x := range g.shields {
		if x.ID == s.ID {
			if left == 0 {
				continue
			}
			n := *x
			n.Left = left
			x = &n
		}
		out = append(out, x)
	}
	g.shields = out
}

// regenerating is what happens instead of destruction (CR 701.19a).
func (g *Game) regenerating(s *Shield) func(Event) []Event {
	return func(ev Event) []Event {
		g.replaceShield(s, 0)
		o := g.edit(ev.Object)
		o.Damage, o.Deathtouched = 0, false
		g.removeFromCombat(ev.Object)
		g.note("it regenerates", "701.19a")
		return []Event{{Kind: TapEvent, Object: ev.Object, Rules: []string{"701.19a"}}}
	}
}
