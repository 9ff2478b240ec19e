package engine

import "github.com/stickler-mtg/stickler/engine/card"

// layer is a layer or sublayer in which continuous effects apply (CR 613.1, 613.4).
// Layer 1 is in copying.go; nothing here changes text (layer 3).
type layer uint8

const (
	layerControl layer = iota
	layerTypes
	layerColors
	layerAbilities
	layerDefinePT
	layerSetPT
	layerPT
	layerSwitch
	layers
)

// layerSet is a set of layers, one bit each.
type layerSet uint8

func (l layer) set() layerSet       { return 1 << l }
func (s layerSet) has(l layer) bool { return s&l.set() != 0 }

// aspects are what an effect reads or writes of objects, one bit each: what
// dependencies are found by (CR 613.8).
type aspects uint8

const (
	aspectControl aspects = 1 << iota
	aspectTypes
	aspectSubtypes
	aspectSupertypes
	aspectColors
	aspectAbilities
	aspectPT
)

// modification is a card.Modify as the layers use it.
type modification struct {
	layers layerSet
	// writes by layer; strips are the layers in which abilities are taken away.
	writes [layers]aspects
	strips layerSet
	// reads is what its amounts and its new controller depend on.
	reads aspects
	// each: its amounts are of each object that it applies to.
	each bool

	control card.Selector

	addTypes, setTypes, removeTypes card.TypeSet
	addSubtypes                     *card.SubtypeSet
	setSubtypes, replaced           *card.SubtypeSet
	addChosenType, setChosenType    bool
	addSupers, removeSupers         card.SupertypeSet
	// landTypes: it sets basic land types, which takes away what CR 305.7 says.
	landTypes bool

	setsColors, addChosenColor, setChosenColor bool
	setColors, addColors                       card.ColorSet

	gains         []Instance
	gainBits      KeywordSet
	gainsStatic   bool
	loses         []string
	loseBits      KeywordSet
	losesAll      bool
	setPower      number
	setToughness  number
	morePower     number
	moreToughness number
	switches      bool
}

// number is an amount of a modification; most are fixed.
type number struct {
	given, fixed bool
	n            int
	of           card.Amount
}

func numberOf(a card.Amount) number {
	n, fixed := a.(card.Number)
	return number{given: a != nil, fixed: fixed, n: int(n), of: a}
}

// modificationOf is the compiled form of a Modify.
func modificationOf(m *card.Modify) *modification {
	if c, ok := m.Compiled.(*modification); ok {
		return c
	}
	c, err := newModification(m)
	if err != nil {
		return &modification{}
	}
	return c
}

// newModification reads a Modify's words.
func newModification(m *card.Modify) (*modification, error) {
	out := &modification{control: m.Control, losesAll: m.LosesAll, loses: m.Loses, switches: m.Switch}
	for _, read := range []func(*card.Modify) error{out.readTypes, out.readSubtypes, out.readColors, out.readAbilities} {
		if err := read(m); err != nil {
			return nil, err
		}
	}
	out.setPower, out.setToughness = numberOf(m.SetPower), numberOf(m.SetToughness)
	out.morePower, out.moreToughness = numberOf(m.Power), numberOf(m.Toughness)
	for _, n := range []number{out.setPower, out.setToughness, out.morePower, out.moreToughness} {
		if n.given && !n.fixed {
			out.reads |= amountReads(n.of)
			out.each = out.each || ofAffected(n.of)
		}
	}
	if m.Control != nil {
		out.reads |= selectorReads(m.Control)
		out.in(layerControl, aspectControl)
	}
	if out.setPower.given || out.setToughness.given {
		out.in(layerSetPT, aspectPT)
		out.writes[layerDefinePT] = aspectPT
	}
	if out.morePower.given || out.moreToughness.given {
		out.in(layerPT, aspectPT)
	}
	if m.Switch {
		out.in(layerSwitch, aspectPT)
	}
	return out, nil
}

// in notes that the modification applies in a layer and what it writes there.
func (m *modification) in(l layer, writes aspects) {
	m.layers |= l.set()
	m.writes[l] |= writes
}

// readTypes reads changes of card types and supertypes.
func (m *modification) readTypes(c *card.Modify) (err error) {
	if m.addTypes, err = typesNamed(c.AddTypes); err != nil {
		return err
	}
	if m.setTypes, err = typesNamed(c.SetTypes); err != nil {
		return err
	}
	if m.removeTypes, err = typesNamed(c.RemoveTypes); err != nil {
		return err
	}
	if m.addTypes != 0 {
		m.in(layerTypes, aspectTypes)
	}
	if m.setTypes|m.removeTypes != 0 {
		m.in(layerTypes, aspectTypes|aspectSubtypes)
	}
	if m.addSupers, err = supertypesNamed(c.AddSupertypes); err != nil {
		return err
	}
	if m.removeSupers, err = supertypesNamed(c.RemoveSupertypes); err != nil {
		return err
	}
	if m.addSupers|m.removeSupers != 0 {
		m.in(layerTypes, aspectSupertypes)
	}
	return nil
}

// chosen takes the word "chosen" out of a list of names.
func chosen(names []string) (rest []string, found bool) {
	for _, n := range names {
		if n == "chosen" {
			found = true
		} else {
			rest = append(rest, n)
		}
	}
	return rest, found
}

// subtypeFamilies are the types whose subtypes belong together (CR 205.3).
var subtypeFamilies = []card.TypeSet{card.Artifact, card.Enchantment, card.Land, card.Planeswalker, card.Instant, card.Creature, card.Battle}

// readSubtypes reads changes of subtypes. Setting some replaces all of their family (CR 205.1a).
func (m *modification) readSubtypes(c *card.Modify) (err error) {
	var add, set []string
	add, m.addChosenType = chosen(c.AddSubtypes)
	set, m.setChosenType = chosen(c.SetSubtypes)
	if m.addSubtypes, err = subtypesNamed(add); err != nil {
		return err
	}
	if m.setSubtypes, err = subtypesNamed(set); err != nil {
		return err
	}
	if c.AllCreatureTypes {
		all := card.SubtypesOf(card.Creature)
		if m.addSubtypes == nil {
			m.addSubtypes = &card.SubtypeSet{}
		}
		m.addSubtypes.Union(&all)
	}
	if m.setSubtypes != nil {
		m.replaced = familiesOf(m.setSubtypes)
		m.landTypes = basicTypes(m.setSubtypes) != 0
	}
	if m.addSubtypes != nil || m.setSubtypes != nil || m.addChosenType || m.setChosenType {
		m.in(layerTypes, aspectSubtypes)
	}
	if m.landTypes || m.setChosenType {
		m.strips |= layerTypes.set()
	}
	return nil
}

// familiesOf are all subtypes of the families that some subtypes belong to.
func familiesOf(some *card.SubtypeSet) *card.SubtypeSet {
	out := &card.SubtypeSet{}
	for _, t := range subtypeFamilies {
		family := card.SubtypesOf(t)
		if family.Shares(some) {
			out.Union(&family)
		}
	}
	return out
}

// readColors reads changes of color.
func (m *modification) readColors(c *card.Modify) (err error) {
	var add, set []string
	add, m.addChosenColor = chosen(c.AddColors)
	set, m.setChosenColor = chosen(c.SetColors)
	if m.addColors, err = colorsNamed(add); err != nil {
		return err
	}
	if m.setColors, err = colorsNamed(set); err != nil {
		return err
	}
	m.setsColors = len(c.SetColors) > 0
	if m.setsColors || len(c.AddColors) > 0 {
		m.in(layerColors, aspectColors)
	}
	return nil
}

// readAbilities reads what is gained and lost.
func (m *modification) readAbilities(c *card.Modify) (err error) {
	m.gains, m.gainBits = instancesOf(c.Gains)
	for i := range m.gains {
		m.gainsStatic = m.gainsStatic || m.gains[i].static != nil
	}
	if m.loseBits, err = keywordsNamed(c.Loses); err != nil {
		return err
	}
	if len(m.gains) > 0 || len(m.loses) > 0 || m.losesAll {
		m.in(layerAbilities, aspectAbilities)
	}
	if m.losesAll || len(m.loses) > 0 {
		m.strips |= layerAbilities.set()
	}
	return nil
}
