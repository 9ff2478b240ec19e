package engine

import "github.com/stickler-mtg/stickler/engine/card"

// entryReplacements are the effects on how a permanent enters (CR 614.1c, d):
// its own, and others', judged on the permanent as it would exist (CR 614.12).
func (g *Game) entryReplacements(ev *Event, add func(replacement)) {
	if ev.Enter == nil {
		controller := ev.Player
		if ev.Object != 0 {
			controller = g.object(ev.Object).Owner
		}
		ev.Enter = &Entering{Controller: controller}
	}
	would, id := g.hypothetical(ev.Object, ev.Enter)
	for _, in := range would.abilitiesOf(id) {
		if a, ok := in.Ability.(*card.AsEnters); ok && a.Who == nil {
			key := replacementKey{source: ev.Object, ability: a, n: in.N*1000 + int(in.Granted)}
			g.entryEffect(ev, a, ev.Object, key, would, would.contextOf(id), add)
		}
	}
	g.eachRule(func(in Instance, c *context) bool {
		a, ok := in.Ability.(*card.AsEnters)
		if ok && a.Who != nil && c.source != ev.Object && would.matches(a.Who, id, c) {
			g.entryEffect(ev, a, c.source, replacementKey{source: c.source, ability: a, n: in.N}, would, c, add)
		}
		return true
	})
	if loyalty := would.characteristics(id).Loyalty; loyalty > 0 && would.characteristics(id).Types&card.Planeswalker != 0 { // CR 306.5b
		add(replacement{key: replacementKey{source: ev.Object, n: -4}, source: ev.Object, rank: rankOther,
			apply: func(ev Event) []Event { return entersWith(ev, "loyalty", loyalty) }})
	}
	g.auraMustEnchant(ev, would, id, add)
}

// entryEffect adds one "as enters" effect if it applies.
func (g *Game) entryEffect(ev *Event, a *card.AsEnters, source ObjectID, key replacementKey, would *Game, c *context, add func(replacement)) {
	if !would.holds(a.If, c) {
		return
	}
	r := replacement{key: key, source: source, rank: rankOther}
	if a.CopyOf != nil {
		r.rank = rankCopy
	}
	if a.Converted {
		r.rank = rankBack
	}
	r.apply = func(ev Event) []Event { return g.enterAs(ev, a, source, would, c) }
	add(r)
}

// enterAs changes how a permanent enters, asking what must be chosen (CR 614.12a).
func (g *Game) enterAs(ev Event, a *card.AsEnters, source ObjectID, would *Game, c *context) []Event {
	e := *ev.Enter
	ev.Enter = &e
	if a.Optional && !g.askYesNo(e.Controller, source, "apply the effect as it enters", "614.12a") {
		return []Event{ev}
	}
	if len(a.Pay) > 0 && g.paysToEnter(e.Controller, source, a.Pay) {
		return []Event{ev}
	}
	if a.CopyOf != nil {
		return g.enterAsCopy(ev, a, c)
	}
	if a.Overlays != nil {
		return g.overlay(ev, a.Overlays, c)
	}
	if a.Converted {
		e.Back = true
	}
	e.Tapped = e.Tapped || a.Tapped
	if a.Choose != "" {
		g.chooseFor(&e.Chosen, a.Choose, e.Controller, source)
	}
	if a.Counter != "" {
		return g.entersWithCounters(ev, a, would, c)
	}
	return []Event{ev}
}

func (g *Game) paysToEnter(p PlayerID, source ObjectID, cost []card.Cost) bool {
	c := &context{source: source, controller: p}
	return g.canPay(p, cost, c) && g.askYesNo(p, source, "pay as it enters", "614.12a") && g.pay(p, cost, c)
}

func entersWith(ev Event, kind string, n int) []Event {
	e := *ev.Enter
	ev.Enter = &e
	if n > 0 {
		e.Counters = e.Counters.with(kind, n, 0)
	}
	return []Event{ev}
}

// entersWithCounters gives a permanent counters as it enters; effects on
// putting counters apply to them (CR 122.6, 614.16).
func (g *Game) entersWithCounters(ev Event, a *card.AsEnters, would *Game, c *context) []Event {
	n := would.amount(a.Count, c, 1)
	if n <= 0 {
		return []Event{ev}
	}
	hypo, id := g.hypothetical(ev.Object, ev.Enter)
	put := Event{Kind: CountersEvent, Object: id, Player: NoPlayer, By: ev.Enter.Controller, Counter: a.Counter, Amount: n}
	g.eachRule(func(in Instance, rc *context) bool {
		r, ok := in.Ability.(*card.ReplaceCounters)
		if !ok {
			return true
		}
		if apply := hypo.replaceCounters(r, &put, rc); apply != nil {
			put = apply(put)[0]
		}
		return true
	})
	return entersWith(ev, a.Counter, put.Amount)
}

// enterAsCopy lets the controller choose what a permanent enters as a copy of (CR 707.5, 616.1c).
func (g *Game) enterAsCopy(ev Event, a *card.AsEnters, c *context) []Event {
	d := &Decision{Player: ev.Enter.Controller, Kind: AskObjects, Source: ev.Object, Min: 0, Max: 1,
		Prompt: "what it enters as a copy of", Rules: []string{"707.5"}}
	in := *c
	in.source, in.controller = ev.Object, ev.Enter.Controller
	for _, id := range g.matching(a.CopyOf, &in) {
		if id != ev.Object {
			d.Options = append(d.Options, Option{Object: id})
		}
	}
	answer := g.ask(d)
	if len(answer) == 0 {
		return []Event{ev}
	}
	e := *ev.Enter
	ev.Enter = &e
	e.Copy = append(append([]CopyEffect(nil), e.Copy...), copying(g.copiable(answer[0].Object), a.Except, g.stamp(), ""))
	return []Event{ev}
}

// auraMustEnchant makes an Aura that enters other than by resolving as a spell
// enchant something, or stay where it is (CR 303.4f, g, i).
func (g *Game) auraMustEnchant(ev *Event, would *Game, id ObjectID, add func(replacement)) {
	c := would.characteristics(id)
	if !c.Subtypes.Has(auraType) || c.Types&card.Creature != 0 {
		return
	}
	e := ev.Enter
	if (e.AttachedTo != 0 || e.AttachedPlayer != 0) && would.canAttach(id, e.AttachedTo, e.AttachedPlayer-1) {
		return
	}
	key := replacementKey{source: ev.Object, n: -5}
	add(replacement{key: key, source: ev.Object, rank: rankOther, apply: func(ev Event) []Event {
		return g.enchantAsEnters(ev, would, id)
	}})
}

func (g *Game) enchantAsEnters(ev Event, would *Game, id ObjectID) []Event {
	d := &Decision{Player: ev.Enter.Controller, Kind: AskObjects, Source: ev.Object, Min: 1, Max: 1,
		Prompt: "what it enchants", Rules: []string{"303.4f"}}
	undefined := ev.Enter.AttachedTo != 0 || ev.Enter.AttachedPlayer != 0
	for _, to := range g.battlefield {
		if !undefined && would.canAttach(id, to, NoPlayer) {
			d.Options = append(d.Options, Option{Object: to})
		}
	}
	for p := range g.players {
		if !undefined && would.canAttach(id, 0, PlayerID(p)) {
			d.Options = append(d.Options, Option{Player: PlayerID(p), HasPlayer: true})
		}
	}
	if len(d.Options) == 0 {
		if ev.From == Stack {
			ev.To = Graveyard
			return []Event{ev}
		}
		g.note("it stays where it is: there is nothing that it can enchant", "303.4g")
		return []Event{{Kind: NoEvent}}
	}
	chosen := g.ask(d)[0]
	e := *ev.Enter
	ev.Enter = &e
	e.AttachedTo = chosen.Object
	if chosen.HasPlayer {
		e.AttachedPlayer = chosen.Player + 1
	}
	return []Event{ev}
}

// chooseFor asks for a choice that belongs to an object (CR 607.2d, 614.12a).
func (g *Game) chooseFor(into *Choices, kind string, p PlayerID, source ObjectID) {
	d := &Decision{Player: p, Source: source, Min: 1, Max: 1, Prompt: "choose a " + kind, Rules: []string{"614.12a"}}
	if k, ok := nameKindOf(kind); ok {
		into.Name = g.chooseCardName(d, k)
		return
	}
	switch kind {
	case "color":
		d.Kind, d.Rules = AskColor, []string{"105.4"}
		for c := card.White; c <= card.Green; c++ {
			d.Options = append(d.Options, Option{Color: c, HasColor: true, Name: c.String()})
		}
		into.Color, into.HasColor = g.ask(d)[0].Color, true
	case "creature type", "basic land type":
		d.Kind, d.Rules = AskType, []string{"205.3e"}
		for _, name := range typesToChoose(kind) {
			d.Options = append(d.Options, Option{Name: name})
		}
		into.Subtype = g.ask(d)[0].Name
	case "opponent", "player":
		d.Kind = AskPlayers
		for _, q := range g.apnap() {
			if kind == "player" || q != p {
				d.Options = append(d.Options, Option{Player: q, HasPlayer: true, Name: g.player(q).Name})
			}
		}
		into.Player, into.HasPlayer = g.ask(d)[0].Player, true
	}
}

func typesToChoose(kind string) []string {
	if kind == "basic land type" {
		var out []string
		for _, s := range card.BasicLandTypes {
			out = append(out, s.String())
		}
		return out
	}
	set := card.SubtypesOf(card.Creature)
	return set.Names()
}
