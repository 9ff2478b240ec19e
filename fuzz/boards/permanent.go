package boards

import (
	"reflect"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

// permanent puts a card onto the battlefield, or into its owner's hand where it
// couldn't stay there: an Aura that has nothing to enchant, or a permanent that needs a
// choice which no board can say.
func (m *maker) permanent() {
	c := m.cards.pick(m, permanentCard)
	if c == nil {
		return
	}
	faces := permanentFaces(c)
	index := faces[m.Below(len(faces))]
	up := c.Faces[index]
	o := protocol.ObjectSetup{Card: c.Name, Player: m.anyone(), Zone: protocol.Battlefield, Back: index == 1}
	up = m.copied(&o, up)
	if !m.attached(&o, up) || !m.choose(&o, up) {
		m.elsewhere(c, o.Player, protocol.Hand)
		return
	}
	o.Tapped, o.New = oneIn(m, 4), oneIn(m, 4)
	if oneIn(m, 12) && !o.Back {
		o.Token = true
	}
	if oneIn(m, 10) {
		o.Owner = m.anyone()
	}
	if o.Owner == o.Player {
		o.Owner = ""
	}
	m.counters(&o, up)
	m.add(o, up)
}

// copied makes what enters as a copy a copy of something, and gives what is face up then.
func (m *maker) copied(o *protocol.ObjectSetup, up *card.Face) *card.Face {
	for _, a := range up.Abilities {
		enters, ok := a.(*card.AsEnters)
		if !ok || enters.Who != nil || enters.CopyOf == nil {
			continue
		}
		c := m.cards.pick(m, func(c *card.Card) bool { return fits(enters.CopyOf, c.Faces[0]) })
		if c == nil {
			continue
		}
		o.CopyOf = c.Faces[0].Name
		return c.Faces[0]
	}
	return up
}

// attached attaches an Aura to something that it can enchant (CR 303.4), and
// some of the Equipment to a creature (CR 301.5); false if an Aura can't be.
func (m *maker) attached(o *protocol.ObjectSetup, up *card.Face) bool {
	aura := hasSubtype(up, "Aura")
	if !aura && (!hasSubtype(up, "Equipment") || up.Types&card.Creature != 0 || !oneIn(m, 2)) {
		return true
	}
	var hosts []protocol.Ref
	for i, host := range m.up {
		if host != nil && (aura && enchants(up, host) || !aura && host.Types&card.Creature != 0) {
			hosts = append(hosts, m.setup.Objects[i].Ref)
		}
	}
	if len(hosts) > 0 {
		o.AttachedTo = &protocol.AttachmentSetup{Object: hosts[m.Below(len(hosts))]}
	}
	return len(hosts) > 0 || !aura
}

// enchants says whether every enchant ability of an Aura lets it be on a face (CR 702.5).
func enchants(aura, host *card.Face) bool {
	found := false
	for _, a := range aura.Abilities {
		k, ok := a.(*card.Keyword)
		if !ok || k.Name != "enchant" {
			continue
		}
		if k.Filter == nil || !fits(k.Filter, host) {
			return false
		}
		found = true
	}
	return found
}

func hasSubtype(f *card.Face, name string) bool {
	t, known := card.SubtypeNamed(name)
	return known && f.Subtypes.Has(t)
}

// fits says whether a permanent with a face surely fits a filter: one that asks
// for more than types isn't judged.
func fits(f *card.Filter, face *card.Face) bool {
	rest := *f
	rest.Types, rest.Subtypes, rest.Supertypes, rest.Permanent, rest.Compiled = nil, nil, nil, false, nil
	return reflect.DeepEqual(rest, card.Filter{}) && contains(face.Types.Names(), f.Types) &&
		contains(face.Subtypes.Names(), f.Subtypes) && contains(face.Supertypes.Names(), f.Supertypes)
}

func contains(all, some []string) bool {
	for _, x := range some {
		if !slices.Contains(all, x) {
			return false
		}
	}
	return true
}

// choose makes the choices that a permanent's controller made as it entered
// (CR 607.2d); false if there is one that a setup can't say.
func (m *maker) choose(o *protocol.ObjectSetup, up *card.Face) bool {
	for _, a := range up.Abilities {
		enters, ok := a.(*card.AsEnters)
		if !ok || enters.Who != nil || enters.Choose == "" {
			continue
		}
		kind, named := strings.CutSuffix(enters.Choose, "card name")
		switch {
		case named:
			if o.Naming = m.name(strings.TrimSpace(kind)); o.Naming == "" {
				return false
			}
		case enters.Choose == "color":
			o.Color = []string{"white", "blue", "black", "red", "green"}[m.Below(5)]
		case enters.Choose == "creature type":
			o.Type = []string{"Human", "Robot", "Werewolf"}[m.Below(3)]
		case enters.Choose == "basic land type":
			o.Type = []string{"Plains", "Island", "Swamp", "Mountain", "Forest"}[m.Below(5)]
		default:
			return false
		}
	}
	return true
}

// name is a card name of a kind, such as nonland (CR 201.4).
func (m *maker) name(kind string) string {
	wrong, not := strings.CutPrefix(kind, "non")
	fit := func(f *card.Face) bool {
		is := slices.ContainsFunc(f.Types.Names(), func(t string) bool { return strings.EqualFold(t, wrong) })
		return kind == "" || is != not
	}
	c := m.cards.pick(m, func(c *card.Card) bool { return slices.ContainsFunc(c.Faces, fit) })
	if c == nil {
		return ""
	}
	var faces []*card.Face
	for _, f := range c.Faces {
		if fit(f) {
			faces = append(faces, f)
		}
	}
	return faces[m.Below(len(faces))].Name
}

// keywordCounters are the counters that give keywords (CR 122.1b).
var keywordCounters = []string{"flying", "first strike", "double strike", "deathtouch", "haste", "hexproof", "indestructible",
	"lifelink", "menace", "reach", "trample", "vigilance"}

// counters puts counters and damage on a permanent: not so much that a creature
// would die of it (CR 704.5f, g).
func (m *maker) counters(o *protocol.ObjectSetup, up *card.Face) {
	put := func(kind string, n int) {
		if n > 0 {
			o.Counters = append(o.Counters, protocol.Counter{Kind: kind, Count: n})
		}
	}
	if up.Types&card.Creature != 0 {
		toughness := up.Toughness
		switch {
		case toughness < 1 || oneIn(m, 4):
			n := max(1-toughness, 0) + m.Below(3) + 1
			put("+1/+1", n)
			toughness += n
		case oneIn(m, 6):
			n := m.Below(toughness)
			put("-1/-1", n)
			toughness -= n
		}
		if oneIn(m, 6) {
			put(keywordCounters[m.Below(len(keywordCounters))], 1)
		}
		if oneIn(m, 5) {
			o.Damage = m.Below(toughness)
		}
	}
	for _, a := range up.Abilities {
		if enters, ok := a.(*card.AsEnters); ok && enters.Who == nil && enters.Counter != "" && !hasCounter(o, enters.Counter) {
			put(enters.Counter, m.Below(4))
		}
	}
	if up.Types&card.Artifact != 0 && up.Types&card.Creature == 0 && !hasCounter(o, "charge") && oneIn(m, 8) {
		put("charge", 1+m.Below(3))
	}
	if up.Loyalty > 0 && oneIn(m, 2) {
		put("loyalty", 1+m.Below(7))
	}
}

func hasCounter(o *protocol.ObjectSetup, kind string) bool {
	return slices.ContainsFunc(o.Counters, func(c protocol.Counter) bool { return c.Kind == kind })
}
