package deck

import (
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/names"
)

// checkCommander is CR 903.3 and 903.5.
func (k *checker) checkCommander() {
	if n := k.count(Main, Commander); n != 100 {
		k.problem(0, "found %d cards with the commander, expected exactly 100 (CR 903.5a)", n)
	}
	for _, e := range k.entries {
		if e.Part == Sideboard {
			k.problem(e.Line, "%q is in a sideboard: commander games use none (CR 903.5e)", e.Name)
		}
	}
	k.checkCopies(1, "903.5b")
	if identity, known := k.commanders(); known {
		k.checkIdentity(identity)
	}
}

// checkIdentity holds every card's color identity against the commander's (CR 903.5c, d).
func (k *checker) checkIdentity(identity card.ColorSet) {
	for _, e := range k.entries {
		if e.Part == Sideboard {
			continue
		}
		def := k.defs[e.Name]
		if def == nil {
			if k.cards.Known(e.Name) && !k.basic(e.Name) {
				k.note(e.Line, "%q has no definition here: its color identity can't be told", e.Name)
			}
			continue
		}
		if extra := Identity(def) &^ identity; extra != 0 {
			k.problem(e.Line, "%q has %s in its color identity, the commander has %s (CR 903.5c, d)", e.Name, colors(extra), colors(identity))
		}
	}
}

func colors(s card.ColorSet) string {
	if s == 0 {
		return "no color"
	}
	return strings.Join(s.Names(), ", ")
}

// commanders checks the commander, or two that may be it together, and gives
// their color identity (CR 702.124c); it isn't known if one of them has no definition.
func (k *checker) commanders() (identity card.ColorSet, known bool) {
	var named []Entry
	known = true
	for _, e := range k.entries {
		if e.Part != Commander {
			continue
		}
		for range min(e.Count, 3) {
			named = append(named, e)
		}
		def := k.defs[e.Name]
		if def == nil {
			k.note(e.Line, "%q has no definition here: whether it can be a commander, and its color identity, can't be told", e.Name)
			known = false
			continue
		}
		identity |= Identity(def)
	}
	switch len(named) {
	case 0:
		k.problem(0, "found no commander: it stands below a heading (Commander), or is marked (*CMDR*)")
		return 0, false
	case 1:
		k.checkDesignation(named[0], false)
	case 2:
		k.checkPair(named[0], named[1])
	default:
		k.problem(named[2].Line, "found %q as one more commander, expected one, or two with partner abilities (CR 702.124g)", named[2].Name)
		for _, e := range slices.CompactFunc(named, func(a, b Entry) bool { return a.Line == b.Line }) {
			k.checkDesignation(e, false)
		}
	}
	return identity, known
}

// checkDesignation refuses a card that can't be a commander, and says why (CR
// 903.3). With a partner that lets it, a Background can be one (CR 702.124k).
func (k *checker) checkDesignation(e Entry, background bool) {
	def := k.defs[e.Name]
	if def == nil {
		return
	}
	f := def.Faces[0]
	switch {
	case f.Supertypes&card.Legendary == 0:
		k.problem(e.Line, "%q can't be a commander: it isn't legendary (CR 903.3)", e.Name)
	case background && isBackground(def), mayCommand(f):
	case isBackground(def):
		k.problem(e.Line, "%q can't be a commander: a Background needs another one with \"choose a background\" (CR 702.124k)", e.Name)
	default:
		k.problem(e.Line, "%q can't be a commander: it is no creature, Vehicle or Spacecraft with power and toughness (CR 903.3)", e.Name)
	}
}

// checkPair checks two commanders: each must be able to be one, and partner
// abilities must allow the two together (CR 702.124).
func (k *checker) checkPair(a, b Entry) {
	one, other := k.defs[a.Name], k.defs[b.Name]
	if one == nil || other == nil {
		k.checkDesignation(a, false)
		k.checkDesignation(b, false)
		return
	}
	chooses := has(one, "choose a background") || has(other, "choose a background")
	k.checkDesignation(a, chooses)
	k.checkDesignation(b, chooses)
	if one.Name == other.Name {
		k.problem(b.Line, "found %q twice, expected two different commanders (CR 903.5b)", a.Name)
		return
	}
	if pairs(one, other) || pairs(other, one) {
		return
	}
	for _, c := range [...]struct {
		entry Entry
		def   *card.Card
	}{{b, other}, {a, one}} {
		if len(partnerAbilities(c.def)) == 0 && !isBackground(c.def) {
			k.problem(c.entry.Line, "%q can't be a commander beside another: it has no partner ability (CR 702.124a)", c.entry.Name)
			return
		}
	}
	k.problem(b.Line, "%q and %q can't be commanders together: their partner abilities, %s and %s, don't go together (CR 702.124f)",
		a.Name, b.Name, listed(partnerAbilities(one)), listed(partnerAbilities(other)))
}

// mutual are the partner abilities that both commanders need (CR 702.124h, i).
var mutual = []string{"partner", "partner—character select", "partner—father & son", "partner—friends forever", "partner—survivors"}

// oneSided are those that only one of them needs, or that name the other (CR 702.124j–m).
var oneSided = []string{"partner with", "choose a background", "doctor's companion"}

// pairs says whether a partner ability of one card allows it with another.
func pairs(one, other *card.Card) bool {
	for _, name := range mutual {
		if has(one, name) && has(other, name) {
			return true
		}
	}
	return with(one) != "" && with(one) == other.Faces[0].Name && with(other) == one.Faces[0].Name ||
		has(one, "choose a background") && isBackground(other) ||
		has(one, "doctor's companion") && isDoctor(other)
}

// partnerAbilities are the partner abilities that a card has.
func partnerAbilities(c *card.Card) []string {
	return slices.DeleteFunc(slices.Concat(mutual, oneSided), func(name string) bool { return !has(c, name) })
}

func listed(abilities []string) string {
	if len(abilities) == 0 {
		return "none"
	}
	return strings.Join(abilities, " or ")
}

// keywordOf is the keyword ability of that name on the front face; nil if it has none.
func keywordOf(c *card.Card, name string) *card.Keyword {
	for _, a := range c.Faces[0].Abilities {
		if k, ok := a.(*card.Keyword); ok && k.Name == name {
			return k
		}
	}
	return nil
}

func has(c *card.Card, keyword string) bool { return keywordOf(c, keyword) != nil }

// with is the name in a "partner with" ability; "" if there is none.
func with(c *card.Card) string {
	if k := keywordOf(c, "partner with"); k != nil && k.Filter != nil {
		return k.Filter.Name
	}
	return ""
}

// isBackground: a legendary Background enchantment (CR 702.124k).
func isBackground(c *card.Card) bool {
	f := c.Faces[0]
	background, _ := card.SubtypeNamed("Background")
	return f.Supertypes&card.Legendary != 0 && f.Types&card.Enchantment != 0 && f.Subtypes.Has(background)
}

// isDoctor: a legendary Time Lord Doctor creature of no other creature type (CR 702.124m).
func isDoctor(c *card.Card) bool {
	f := c.Faces[0]
	types := slices.DeleteFunc(f.Subtypes.Names(), func(name string) bool { return !slices.Contains(names.CreatureTypes, name) })
	slices.Sort(types)
	return f.Supertypes&card.Legendary != 0 && f.Types&card.Creature != 0 && slices.Equal(types, []string{"Doctor", "Time Lord"})
}

// mayCommand says whether a legendary card can be a commander by its front face (CR 903.3).
func mayCommand(f *card.Face) bool {
	vehicle, _ := card.SubtypeNamed("Vehicle")
	spacecraft, _ := card.SubtypeNamed("Spacecraft")
	return f.Types&card.Creature != 0 || f.Subtypes.Has(vehicle) || f.Subtypes.Has(spacecraft) && f.HasPT
}
