package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Part is a component of a merged permanent: a card or a token, with what it
// keeps when the permanent comes apart (CR 730.2, 730.3).
type Part struct {
	Kind           ObjectKind
	Ref            string
	Owner          PlayerID
	Def            *card.Card
	Back, FaceDown bool
	Commander      bool
	// Fused are the cards that it was made of, if an effect made it.
	Fused []Part
	// Copied are the copiable values that it had by copy effects as it merged; nil if its own.
	Copied *card.Face
}

// merging is what an effect that merges objects makes of their characteristics (CR 730.2a).
type merging uint8

const (
	notMerged merging = iota
	// topmostOnly: the merged permanent has its topmost component's characteristics.
	topmostOnly
	// allAbilities: it also has the abilities of all other components (CR 702.140e).
	allAbilities
)

// merged says whether several components represent a permanent (CR 730.2).
func (o *Object) merged() bool { return len(o.Parts) > 0 }

// part is what an object is as a component.
func (o *Object) part() Part {
	p := Part{Kind: o.Kind, Ref: o.Ref, Owner: o.Owner, FaceDown: o.FaceDown, Commander: o.Commander, Fused: o.Fused}
	p.Def, p.Back = o.unsleeved()
	if p.Kind == SpellCopy { // CR 608.3f
		p.Kind = TokenObject
	}
	for _, e := range o.Copying {
		if e.Until == "" && e.Merged == notMerged {
			p.Copied = e.face()
		}
	}
	return p
}

// parts are the components that represent a permanent, the topmost first.
func (o *Object) parts() []Part {
	if o.merged() {
		return o.Parts
	}
	return []Part{o.part()}
}

// face are the component's own copiable values.
func (p *Part) face() *card.Face {
	switch {
	case p.FaceDown:
		return faceDownFace
	case p.Copied != nil:
		return p.Copied
	case p.Back && len(p.Def.Faces) > 1:
		return p.Def.Faces[1]
	}
	return p.Def.Faces[0]
}

// turnable says whether a component can turn so that its other face is up (CR 730.2i).
func (p *Part) turnable(r *Rules) bool {
	if !p.Def.DoubleFaced() || p.FaceDown || p.Def.Layout == card.Modal && r.ModalStays {
		return false
	}
	other := p.Def.Faces[1]
	if p.Back {
		other = p.Def.Faces[0]
	}
	return other.Types&(card.Instant|card.Sorcery) == 0
}

// applyMerge places an object over or under a permanent, which stays the same
// object and doesn't enter (CR 730.2, 730.2b, c).
func (g *Game) applyMerge(ev *Event) bool {
	if g.current(ev.Object) == 0 || g.object(ev.Object).Zone != Battlefield {
		return false
	}
	g.absorb(ev.Other, ev.Object)
	newcomer, o := g.object(ev.Other).Last.Object.part(), g.edit(ev.Object)
	at := 0
	if ev.Under {
		at = len(o.parts())
	}
	o.Parts = slices.Insert(slices.Clone(o.parts()), at, newcomer)
	// Earlier copy effects are in the components now; this effect is later than they (CR 613.7a).
	o.Copying = []CopyEffect{{Merged: ev.Merged, Timestamp: g.stamp()}}
	g.followTop(o)
	return true
}

// absorb makes an object leave its zone to become part of a permanent.
func (g *Game) absorb(id, host ObjectID) {
	last := g.snapshot(id)
	g.takeOut(id)
	was := g.edit(id)
	was.Last, was.Zone, was.Next = last, NoZone, host
	g.followSpell(id, host) // CR 702.140f
}

// followTop gives a merged permanent what it has from its topmost component
// (CR 730.2a, d, e), and the copiable values that the merging gives.
func (g *Game) followTop(o *Object) {
	top := &o.Parts[0]
	o.Kind, o.Def, o.Back, o.FaceDown = top.Kind, top.Def, top.Back, top.FaceDown
	o.Owner = top.Owner
	o.Commander = slices.ContainsFunc(o.Parts, func(p Part) bool { return p.Commander }) // CR 903.3c
	o.Copying = slices.Clone(o.Copying)
	for i := range o.Copying {
		if how := o.Copying[i].Merged; how != notMerged {
			o.Copying[i].Values = mergedFace(o.Parts, how)
		}
	}
}

// mergedFace are the copiable values of a merged permanent (CR 702.140e, 730.2a).
func mergedFace(parts []Part, how merging) *card.Face {
	top := parts[0].face()
	if how == topmostOnly {
		return top
	}
	f := withAbilities(top, parts[1:], func(f *card.Face) *card.Face { return f })
	if slices.ContainsFunc(parts, func(p Part) bool { return p.face().Flipped != nil }) {
		f.Flipped = withAbilities(alternative(top), parts[1:], alternative)
	}
	return f
}

// withAbilities is a face with the abilities of the components below it, of
// each those of one of its sets of characteristics.
func withAbilities(top *card.Face, below []Part, of func(*card.Face) *card.Face) *card.Face {
	f := *top
	f.Abilities = slices.Clone(f.Abilities)
	for i := range below {
		f.Abilities = append(f.Abilities, of(below[i].face()).Abilities...)
	}
	out := newForm(&f)
	out.base.Colors = formOf(top).base.Colors
	f.Compiled = out
	return &f
}

// turnParts turns each double-faced component of a merged permanent (CR 730.2i).
func (g *Game) turnParts(o *Object) {
	o.Parts = slices.Clone(o.Parts)
	for i := range o.Parts {
		if o.Parts[i].turnable(&g.rules) {
			o.Parts[i].Back = !o.Parts[i].Back
		}
	}
	g.followTop(o)
}

// parting is a component of a merged permanent that leaves, by its place among
// the components, and where it goes: NoZone is where the permanent goes.
type parting struct {
	part int
	to   Zone
}

// partings are all components of a permanent, each as an event has it go.
func (ev *Event) partings(o *Object) []parting {
	if len(ev.Parted) > 0 {
		return slices.Clone(ev.Parted)
	}
	out := make([]parting, len(o.Parts))
	for i := range out {
		out[i].part = i
	}
	return out
}

// sendParts makes the components that fit go to a zone of their own.
func (ev *Event) sendParts(o *Object, to Zone, fits func(*Part) bool) {
	ev.Parted = ev.partings(o)
	for i := range ev.Parted {
		if fits(&o.Parts[ev.Parted[i].part]) {
			ev.Parted[i].to = to
		}
	}
}

// commanderGoesHome offers a commander's owner to put it into the command zone
// instead; of a merged permanent only the component that is the commander (CR 903.9b, c).
func (g *Game) commanderGoesHome(ev Event) []Event {
	o := g.object(ev.Object)
	for _, p := range o.parts() {
		if !p.Commander || p.Kind != CardObject || !g.askYesNo(p.Owner, ev.Object, "put the commander into the command zone instead", "903.9b") {
			continue
		}
		if !o.merged() {
			ev.To = Command
			continue
		}
		ref := p.Ref
		ev.sendParts(o, Command, func(x *Part) bool { return x.Commander && x.Ref == ref })
		ev.Rules = append(slices.Clone(ev.Rules), "903.9c")
	}
	return []Event{ev}
}

// arrangeParts settles where the components of a merged permanent go and in
// which order: those that go to a graveyard or library are arranged by their
// owner, those that are exiled by the player who exiles them (CR 730.3, 730.3a, b).
func (g *Game) arrangeParts(ev Event) Event {
	o := g.object(ev.Object)
	ev.Parted = ev.partings(o)
	var order []parting
	for _, p := range g.apnap() {
		order = append(order, g.arrangePartsOf(p, o, &ev)...)
	}
	for _, x := range ev.Parted { // those of players who have left
		if !slices.Contains(order, x) {
			order = append(order, x)
		}
	}
	ev.Parted = order
	return ev
}

// arrangePartsOf arranges the components that one player owns. Only cards
// matter: tokens cease to exist (CR 111.7).
func (g *Game) arrangePartsOf(p PlayerID, o *Object, ev *Event) []parting {
	var mine, apart []parting
	for _, x := range ev.Parted {
		switch {
		case o.Parts[x.part].Owner != p:
		case x.to != NoZone || o.Parts[x.part].Kind != CardObject:
			apart = append(apart, x)
		default:
			mine = append(mine, x)
		}
	}
	if len(mine) < 2 || ev.To != Graveyard && ev.To != Library && ev.To != Exile {
		return append(mine, apart...)
	}
	asked, prompt := p, "the order of the components, the first put there first"
	switch {
	case ev.To == Library:
		prompt = "the order of the components, the uppermost first"
	case ev.To == Exile && ev.By != NoPlayer && ev.Source != 0:
		asked = ev.By
	}
	options := make([]Option, len(mine))
	for i, x := range mine {
		options[i] = Option{Name: o.Parts[x.part].Def.Name}
	}
	rule := "730.3a"
	if ev.To == Exile {
		rule = "730.3b"
	}
	out := make([]parting, 0, len(mine)+len(apart))
	d := &Decision{Player: asked, Source: o.ID, Prompt: prompt, Options: options, Rules: []string{rule}, Secret: ev.To == Library}
	for _, i := range g.order(d) {
		out = append(out, mine[i])
	}
	return append(out, apart...)
}

// comeApart puts the components of a merged permanent into the zones that they
// go to: one permanent leaves, several objects arrive (CR 730.3).
func (g *Game) comeApart(old *Object, ev *Event) {
	parted := ev.Parted
	if ev.To == Library && ev.Position == 0 { // the last to be put on top is the uppermost
		parted = slices.Clone(parted)
		slices.Reverse(parted)
	}
	became := make([]ObjectID, len(old.Parts))
	for _, x := range parted {
		p := &old.Parts[x.part]
		if x.to == NoZone {
			x.to = ev.To
		}
		n := g.add(Object{Kind: p.Kind, Ref: p.Ref, Zone: x.to, Owner: p.Owner, Controller: p.Owner, Def: p.Def, Prior: old.ID, Commander: p.Commander, Fused: p.Fused})
		n.Timestamp = g.stamp()
		n.FaceDown = x.to == Exile && ev.Enter != nil && ev.Enter.FaceDown
		n.Counters = entryCounters(g, ev.Enter)
		g.putIn(n.ID, x.to, ev.Position)
		became[x.part] = n.ID
	}
	ev.Became, ev.Apart = became[0], became[1:]
	was := g.edit(old.ID)
	was.Zone, was.Last, was.Next, was.Apart = NoZone, ev.Before, ev.Became, ev.Apart
}

// became are all the objects that the object of a MoveEvent became (CR 730.3c).
func (ev *Event) became() []ObjectID {
	if ev.Became == 0 {
		return nil
	}
	return append([]ObjectID{ev.Became}, ev.Apart...)
}

// nexts are the objects that an object became as it left its zone (CR 400.7, 730.3c).
func (o *Object) nexts() []ObjectID {
	if o.Next == 0 {
		return nil
	}
	return append([]ObjectID{o.Next}, o.Apart...)
}

// commanders are the commanders that an object is: one, or those among the
// components of a merged permanent (CR 903.3, 903.3c).
func (o *Object) commanders() []Part {
	var out []Part
	for _, p := range o.parts() {
		if p.Commander {
			out = append(out, p)
		}
	}
	return out
}

// merge merges an object with a permanent (CR 730.2); false if nothing came of it.
func (g *Game) merge(host, other ObjectID, under bool, how merging, by PlayerID, rules ...string) bool {
	o := g.object(other)
	ev := Event{Kind: MergeEvent, Object: host, Other: other, By: by, Player: g.controllerOf(host), From: o.Zone, Source: other,
		Under: under, Merged: how, Resolving: o.Zone == Stack, Rules: rules}
	for _, done := range g.happen(ev) {
		if done.Kind == MergeEvent {
			return true
		}
	}
	return false
}

// resolveMerging is the resolution of a mutating creature spell whose target is
// legal: it doesn't enter, but merges with the creature (CR 702.140c).
func (g *Game) resolveMerging(id ObjectID, c *context) bool {
	o := g.object(id)
	t, ok := firstTarget(c.targets)
	if !ok || t.Object == 0 || o.Cast == nil || !o.Cast.Merging {
		return false
	}
	d := &Decision{Player: c.controller, Kind: AskPlace, Source: id, Min: 1, Max: 1, Prompt: "where it goes", Rules: []string{"702.140c"},
		Options: []Option{{Name: "top"}, {Name: "bottom"}}}
	under := g.ask(d)[0].Name == "bottom"
	if !g.merge(t.Object, id, under, allAbilities, c.controller, "702.140c", "730.2") {
		return false
	}
	g.happen(Event{Kind: ResolveEvent, Object: id, By: c.controller, Rules: []string{"608.2p"}})
	return true
}

// stopsMerging makes a mutating creature spell whose target is illegal a
// creature spell that resolves as usual (CR 702.140b, 608.3b).
func (g *Game) stopsMerging(id ObjectID, c *context) bool {
	o := g.object(id)
	if o.Cast == nil || !o.Cast.Merging {
		return false
	}
	cast := *o.Cast
	cast.Merging = false
	g.edit(id).Cast = &cast
	c.targets = nil
	g.note("its target is illegal, and it resolves as a creature spell", "702.140b")
	return true
}

// overlay is what happens to a permanent that would enter and overlays another
// instead: its controller chooses one that it becomes part of, on top; without
// one it is exiled (CR 614.1, 730.2 as the model).
func (g *Game) overlay(ev Event, what *card.Filter, c *context) []Event {
	in := *c
	in.source, in.controller = ev.Object, ev.Enter.Controller
	d := &Decision{Player: ev.Enter.Controller, Kind: AskObjects, Source: ev.Object, Min: 1, Max: 1, Prompt: "what it overlays", Rules: []string{"614.12a", "730.2"}}
	for _, id := range g.matching(what, &in) {
		if id != ev.Object {
			d.Options = append(d.Options, Option{Object: id})
		}
	}
	if len(d.Options) == 0 {
		g.note("there is nothing that it could overlay", "614.6")
		if ev.From == NoZone {
			return []Event{{Kind: NoEvent}}
		}
		ev.To, ev.Enter, ev.Resolving = Exile, nil, false
		return []Event{ev}
	}
	host := g.ask(d)[0].Object
	return []Event{{Kind: MergeEvent, Object: host, Other: ev.Object, By: ev.By, Player: ev.Enter.Controller, From: ev.From, Source: ev.Source,
		Merged: topmostOnly, Rules: []string{"614.6", "730.2"}}}
}
