package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// matcher is a card.Filter as the engine tests it: words read, names as bits.
type matcher struct {
	f       *card.Filter
	zone    Zone
	anyZone bool

	types, anyTypes, notTypes card.TypeSet
	supers, notSupers         card.SupertypeSet
	subs, anySubs, notSubs    *card.SubtypeSet

	colors, anyColors, notColors card.ColorSet

	keyword, without KeywordSet

	power, toughness, value *comparison

	controller, owner playerWord
	// rare: something further must be tested.
	rare bool
	// reads is what of objects decides whether they fit.
	reads aspects
}

// comparison compares a number of an object.
type comparison struct {
	op operator
	to number
}

// matcherOf is the compiled form of a filter; of one that was never compiled, for the moment.
func matcherOf(f *card.Filter) *matcher {
	if m, ok := f.Compiled.(*matcher); ok {
		return m
	}
	m, err := newMatcher(f)
	if err != nil {
		return &matcher{f: &card.Filter{AnyOf: []*card.Filter{}}, rare: true}
	}
	return m
}

// newMatcher reads a filter's words.
func newMatcher(f *card.Filter) (*matcher, error) {
	m := &matcher{f: f}
	var err error
	if m.zone, m.anyZone, err = zoneNamed(f.Zone); err != nil {
		return nil, err
	}
	for _, read := range []func() error{m.readTypes, m.readColors, m.readNumbers, m.readPlayers, m.readKeywords} {
		if err := read(); err != nil {
			return nil, err
		}
	}
	m.readRare()
	return m, nil
}

func (m *matcher) readTypes() (err error) {
	f := m.f
	for _, r := range []struct {
		names []string
		into  *card.TypeSet
	}{{f.Types, &m.types}, {f.AnyTypes, &m.anyTypes}, {f.NotTypes, &m.notTypes}} {
		if *r.into, err = typesNamed(r.names); err != nil {
			return err
		}
	}
	for _, r := range []struct {
		names []string
		into  **card.SubtypeSet
	}{{f.Subtypes, &m.subs}, {f.AnySubtypes, &m.anySubs}, {f.NotSubtypes, &m.notSubs}} {
		if *r.into, err = subtypesNamed(r.names); err != nil {
			return err
		}
	}
	if m.supers, err = supertypesNamed(f.Supertypes); err != nil {
		return err
	}
	if m.notSupers, err = supertypesNamed(f.NotSupertypes); err != nil {
		return err
	}
	if m.types|m.anyTypes|m.notTypes != 0 || f.Permanent {
		m.reads |= aspectTypes
	}
	if m.subs != nil || m.anySubs != nil || m.notSubs != nil || f.ChosenType {
		m.reads |= aspectSubtypes
	}
	if m.supers|m.notSupers != 0 {
		m.reads |= aspectSupertypes
	}
	if f.Historic {
		m.reads |= aspectTypes | aspectSubtypes | aspectSupertypes
	}
	return nil
}

func (m *matcher) readColors() (err error) {
	f := m.f
	if m.colors, err = colorsNamed(f.Colors); err != nil {
		return err
	}
	if m.anyColors, err = colorsNamed(f.AnyColors); err != nil {
		return err
	}
	if m.notColors, err = colorsNamed(f.NotColors); err != nil {
		return err
	}
	if m.colors|m.anyColors|m.notColors != 0 || f.Colorless || f.Multicolored || f.Monocolored || f.ChosenColor || f.SharesColor {
		m.reads |= aspectColors
	}
	return nil
}

func (m *matcher) readNumbers() error {
	for _, r := range []struct {
		c    *card.Compare
		into **comparison
	}{{m.f.Power, &m.power}, {m.f.Toughness, &m.toughness}, {m.f.ManaValue, &m.value}} {
		if r.c == nil {
			continue
		}
		op, err := operatorNamed(r.c.Op)
		if err != nil {
			return err
		}
		*r.into = &comparison{op, numberOf(r.c.To)}
		m.reads |= amountReads(r.c.To)
	}
	if m.power != nil || m.toughness != nil {
		m.reads |= aspectPT | aspectTypes
	}
	return nil
}

func (m *matcher) readPlayers() (err error) {
	if m.controller, err = playerWordNamed(m.f.Controller); err != nil {
		return err
	}
	if m.owner, err = playerWordNamed(m.f.Owner); err != nil {
		return err
	}
	if m.controller != anyPlayer || m.owner != anyPlayer {
		m.reads |= aspectControl
	}
	return nil
}

func (m *matcher) readKeywords() (err error) {
	if m.f.Keyword == "" && m.f.Without == "" {
		return nil
	}
	m.reads |= aspectAbilities
	for _, r := range []struct {
		name string
		into *KeywordSet
	}{{m.f.Keyword, &m.keyword}, {m.f.Without, &m.without}} {
		if r.name == "" {
			continue
		}
		if *r.into, err = keywordsNamed([]string{r.name}); err != nil {
			return err
		}
		if *r.into&Hexproof != 0 {
			*r.into |= HexproofFrom // CR 702.11e
		}
	}
	return nil
}

// readRare notes whether there is more to test than bits, and what that reads.
func (m *matcher) readRare() {
	f := m.f
	m.rare = f.Permanent || f.Spell || f.Ability || f.Is != nil || f.NotIs != nil ||
		f.Token != nil || f.Tapped != nil || f.Attacking != nil || f.Blocking != nil ||
		f.Name != "" || f.ChosenName || f.ChosenColor || f.ChosenType || f.SharesColor ||
		f.Colorless || f.Multicolored || f.Monocolored ||
		f.Keyword != "" && m.keyword == 0 || f.Without != "" && m.without == 0 ||
		f.Counter != "" || f.Targets != nil || f.DoubleFaced || f.Transformed ||
		f.Attached != nil || f.AttachedTo != nil || f.Historic || f.Damaged ||
		f.AnyOf != nil || f.Not != nil
	for _, s := range []card.Selector{f.Is, f.NotIs, f.AttachedTo} {
		m.reads |= selectorReads(s)
	}
	for _, n := range append([]*card.Filter{f.Targets, f.Attached, f.Not}, f.AnyOf...) {
		m.reads |= filterReads(n)
	}
}

// subject is an object that is held against a filter, as it is or as it last was.
type subject struct {
	id   ObjectID
	o    *Object
	ch   *Characteristics
	last *Snapshot
}

// fits says whether the subject fits the filter, its zone aside.
func (m *matcher) fits(g *Game, s subject, c *context) bool {
	ch := s.ch
	if ch.Types&m.types != m.types || ch.Types&m.notTypes != 0 || m.anyTypes != 0 && ch.Types&m.anyTypes == 0 {
		return false
	}
	if ch.Supertypes&m.supers != m.supers || ch.Supertypes&m.notSupers != 0 {
		return false
	}
	if ch.Colors&m.colors != m.colors || ch.Colors&m.notColors != 0 || m.anyColors != 0 && ch.Colors&m.anyColors == 0 {
		return false
	}
	if m.keyword != 0 && ch.Keywords&m.keyword == 0 || ch.Keywords&m.without != 0 {
		return false
	}
	if m.subs != nil && !containsAll(&ch.Subtypes, m.subs) || m.anySubs != nil && !ch.Subtypes.Shares(m.anySubs) ||
		m.notSubs != nil && ch.Subtypes.Shares(m.notSubs) {
		return false
	}
	if m.f.Other && s.id == c.source {
		return false
	}
	if m.controller != anyPlayer && !g.playerFits(m.controller, s.controller(), c) ||
		m.owner != anyPlayer && !g.playerFits(m.owner, s.o.Owner, c) {
		return false
	}
	return m.numbersFit(g, s, c) && (!m.rare || m.rareFits(g, s, c))
}

// fitsIn says whether the subject fits the filter, and is in the zone that it names, if it names one.
func (m *matcher) fitsIn(g *Game, s subject, c *context) bool {
	return (m.zone == NoZone || s.o.Zone == m.zone) && m.fits(g, s, c)
}

// controller is the subject's; an object without one counts as its owner's (CR 108.4a).
func (s *subject) controller() PlayerID {
	switch s.o.Zone {
	case Battlefield, Stack:
		return s.ch.Controller
	}
	return s.o.Owner
}

func containsAll(s, all *card.SubtypeSet) bool {
	for i := range all {
		if s[i]&all[i] != all[i] {
			return false
		}
	}
	return true
}

// numbersFit tests power, toughness and mana value. A noncreature permanent has no power (CR 208.3).
func (m *matcher) numbersFit(g *Game, s subject, c *context) bool {
	if m.power != nil || m.toughness != nil {
		if !s.ch.HasPT || s.o.Zone == Battlefield && s.ch.Types&card.Creature == 0 {
			return false
		}
	}
	if m.power != nil && !m.power.holds(g, s.ch.Power, c) || m.toughness != nil && !m.toughness.holds(g, s.ch.Toughness, c) {
		return false
	}
	if m.value == nil {
		return true
	}
	value := 0
	if s.last != nil {
		value = s.last.ManaValue
	} else {
		value = g.manaValue(s.id)
	}
	return m.value.holds(g, value, c)
}

func (k *comparison) holds(g *Game, n int, c *context) bool {
	to := k.to.n
	if !k.to.fixed {
		to = g.amount(k.to.of, c, 0)
	}
	return k.op.holds(n, to)
}

// rareFits tests what a filter seldom asks.
func (m *matcher) rareFits(g *Game, s subject, c *context) bool {
	f := m.f
	return m.kindFits(g, s) && m.stateFits(g, s) && m.qualityFits(g, s, c) && m.relationFits(g, s, c) &&
		(f.Is == nil || g.named(f.Is, s.id, c)) &&
		(f.NotIs == nil || !g.named(f.NotIs, s.id, c)) &&
		(f.Not == nil || !matcherOf(f.Not).fitsIn(g, s, c)) &&
		(f.AnyOf == nil || slices.ContainsFunc(f.AnyOf, func(n *card.Filter) bool { return matcherOf(n).fitsIn(g, s, c) }))
}

// kindFits tests what represents the subject and where it is.
func (m *matcher) kindFits(g *Game, s subject) bool {
	f := m.f
	spell := s.o.Zone == Stack && s.o.Kind != AbilityObject
	switch {
	case f.Spell && !spell,
		f.Ability && s.o.Kind != AbilityObject,
		f.Permanent && s.o.Zone != Battlefield && s.ch.Types&card.PermanentTypes == 0,
		f.Token != nil && *f.Token != (s.o.Kind == TokenObject),
		f.DoubleFaced && !s.o.doubleFaced(),
		f.Transformed && !g.transformed(s.o):
		return false
	}
	return true
}

// stateFits tests the subject's status, counters and part in combat.
func (m *matcher) stateFits(g *Game, s subject) bool {
	f := m.f
	if f.Tapped != nil && *f.Tapped != s.o.Tapped || f.Damaged && s.o.Damage == 0 {
		return false
	}
	if f.Counter != "" && s.o.Counters.Of(f.Counter) == 0 && !(f.Counter == "any" && len(s.o.Counters) > 0) {
		return false
	}
	if f.Attacking != nil && *f.Attacking != (s.last != nil && s.last.Attacking || s.last == nil && g.attacks(s.id)) {
		return false
	}
	return f.Blocking == nil || *f.Blocking == g.blocks(s.id)
}

// qualityFits tests names, colors, keywords without a bit and what was chosen for the source.
func (m *matcher) qualityFits(g *Game, s subject, c *context) bool {
	f, ch := m.f, s.ch
	n := ch.Colors.Count()
	switch {
	case f.Colorless && n != 0, f.Multicolored && n < 2, f.Monocolored && n != 1,
		f.Name != "" && !s.isNamed(f.Name),
		f.Keyword != "" && m.keyword == 0 && !ch.hasKeyword(f.Keyword),
		f.Without != "" && m.without == 0 && ch.hasKeyword(f.Without),
		f.Historic && !historic(ch):
		return false
	}
	if !f.ChosenName && !f.ChosenColor && !f.ChosenType && !f.SharesColor {
		return true
	}
	if c.source == 0 {
		return false
	}
	made := &g.object(c.source).Chosen
	subtype, known := card.SubtypeNamed(made.Subtype)
	switch {
	case f.ChosenName && (made.Name == "" || !s.isNamed(made.Name)),
		f.ChosenColor && !(made.HasColor && ch.Colors.Has(made.Color)),
		f.ChosenType && !(known && ch.Subtypes.Has(subtype)),
		f.SharesColor && ch.Colors&g.characteristics(c.source).Colors == 0:
		return false
	}
	return true
}

// isNamed says whether the subject has a name.
func (s *subject) isNamed(name string) bool {
	return s.ch.Name == name || slices.Contains(s.o.moreNames(s.ch), name)
}

// hasKeyword says whether an object has a keyword by its name.
func (ch *Characteristics) hasKeyword(name string) bool {
	return slices.ContainsFunc(ch.Abilities, func(in Instance) bool { return in.Keyword == name })
}

// historic: an artifact, a legendary, or a Saga (CR 700.6).
func historic(ch *Characteristics) bool {
	saga, _ := card.SubtypeNamed("Saga")
	return ch.Types&card.Artifact != 0 || ch.Supertypes&card.Legendary != 0 || ch.Subtypes.Has(saga)
}

// relationFits tests targets and attachments.
func (m *matcher) relationFits(g *Game, s subject, c *context) bool {
	f := m.f
	if f.Targets != nil && !g.targetsOne(f.Targets, s.o.Stack, c) {
		return false
	}
	if f.AttachedTo != nil && !g.attachedToOne(f.AttachedTo, s.o, c) {
		return false
	}
	if f.Attached == nil {
		return true
	}
	attached := g.attachments(s.id)
	if s.last != nil {
		attached = s.last.Attachments
	}
	return slices.ContainsFunc(attached, func(id ObjectID) bool { return g.matches(f.Attached, id, c) })
}

// targetsOne says whether a target of a spell or ability fits.
func (g *Game) targetsOne(f *card.Filter, item *StackItem, c *context) bool {
	if item == nil {
		return false
	}
	for _, list := range item.Targets {
		for _, t := range list {
			if t.Object != 0 && g.matches(f, t.Object, c) {
				return true
			}
		}
	}
	return false
}

// attachedToOne says whether an object is attached to one of what a selector names.
func (g *Game) attachedToOne(to card.Selector, o *Object, c *context) bool {
	for _, r := range g.refs(to, c) {
		if r.object != 0 && r.object == o.AttachedTo || r.object == 0 && o.AttachedPlayer == r.player+1 {
			return true
		}
	}
	return false
}

// attachments are the permanents attached to an object, in the order of the battlefield.
func (g *Game) attachments(id ObjectID) []ObjectID {
	var out []ObjectID
	for _, b := range g.battlefield {
		if g.objects[b].AttachedTo == id {
			out = append(out, b)
		}
	}
	return out
}

// attacks and blocks say whether an object is an attacking or a blocking creature (CR 508.1k, 509.1g).
func (g *Game) attacks(id ObjectID) bool {
	return g.combat != nil && slices.ContainsFunc(g.combat.Attackers, func(a Attacker) bool { return a.Object == id })
}

func (g *Game) blocks(id ObjectID) bool {
	return g.combat != nil && slices.ContainsFunc(g.combat.Attackers, func(a Attacker) bool { return slices.Contains(a.Blockers, id) })
}

// matches says whether an object fits a filter now. A filter's Zone counts if it is set.
// Works for objects in every zone, spells and abilities on the stack included.
func (g *Game) matches(f *card.Filter, id ObjectID, c *context) bool {
	m := matcherOf(f)
	o := g.object(id)
	if m.zone != NoZone && o.Zone != m.zone {
		return false
	}
	s := subject{id: id, o: o, ch: g.characteristics(id)}
	if o.Zone == NoZone && o.Last != nil {
		s.o, s.last = &o.Last.Object, o.Last
	}
	return m.fits(g, s, c)
}

// matchesSnapshot says whether an object fitted, as it last was.
func (g *Game) matchesSnapshot(f *card.Filter, s *Snapshot, c *context) bool {
	m := matcherOf(f)
	if m.zone != NoZone && s.Object.Zone != m.zone {
		return false
	}
	return m.fits(g, subject{s.Object.ID, &s.Object, &s.Characteristics, s}, c)
}

// matching lists the objects of f.Zone (the battlefield if ""; all zones if "any") that fit, in the order of the zone.
func (g *Game) matching(f *card.Filter, c *context) []ObjectID {
	m := matcherOf(f)
	var out []ObjectID
	g.eachIn(m.zone, m.anyZone, func(id ObjectID) {
		if m.fits(g, subject{id: id, o: g.objects[id], ch: g.characteristics(id)}, c) {
			out = append(out, id)
		}
	})
	return out
}

// count is how many objects matching would list.
func (g *Game) count(f *card.Filter, c *context) int {
	m, n := matcherOf(f), 0
	g.eachIn(m.zone, m.anyZone, func(id ObjectID) {
		if m.fits(g, subject{id: id, o: g.objects[id], ch: g.characteristics(id)}, c) {
			n++
		}
	})
	return n
}

// eachIn visits the objects of a zone, of the battlefield for NoZone, or of all zones.
func (g *Game) eachIn(z Zone, all bool, visit func(ObjectID)) {
	each := func(zone Zone, ids []ObjectID) {
		if !all && z != zone && !(z == NoZone && zone == Battlefield) {
			return
		}
		for _, id := range ids {
			visit(id)
		}
	}
	each(Battlefield, g.battlefield)
	each(Stack, g.stack)
	for i := range g.players {
		each(Hand, g.players[i].Hand)
		each(Graveyard, g.players[i].Graveyard)
		each(Library, g.players[i].Library)
	}
	each(Exile, g.exile)
	each(Command, g.command)
}
