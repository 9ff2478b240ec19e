package card

import (
	"math/bits"

	"github.com/stickler-mtg/stickler/names"
)

// Subtypes are correlated to card types (CR 205.3c): each family lists the
// subtypes of its types.
var subtypeFamilies = []struct {
	of    TypeSet
	names []string
}{
	{Artifact, names.ArtifactTypes},
	{Enchantment, names.EnchantmentTypes},
	{Land, names.LandTypes},
	{Planeswalker, names.PlaneswalkerTypes},
	{Instant | Sorcery, names.SpellTypes},
	{Creature | Kindred, names.CreatureTypes},
	{Battle, names.BattleTypes},
}

// BasicLandTypes are the basic land types in the order of the colors of their mana (CR 305.6).
var BasicLandTypes = [5]Subtype{}

var (
	subtypeNames  []string
	subtypeByName = map[string]Subtype{}
	// subtypesOf are the subtypes of each set of types.
	subtypesOf [2 * Sorcery]SubtypeSet
)

func init() {
	for _, family := range subtypeFamilies {
		set := &SubtypeSet{}
		for _, name := range family.names {
			s := Subtype(len(subtypeNames))
			subtypeNames = append(subtypeNames, name)
			subtypeByName[name] = s
			set.Add(s)
		}
		for t := range subtypesOf {
			if family.of&TypeSet(t) != 0 {
				subtypesOf[t].Union(set)
			}
		}
	}
	for i, name := range []string{"Plains", "Island", "Swamp", "Mountain", "Forest"} {
		BasicLandTypes[i] = subtypeByName[name]
	}
}

// String is the subtype's name.
func (s Subtype) String() string { return subtypeNames[s] }

// SubtypeNamed is the subtype of that name; false if there is none.
func SubtypeNamed(name string) (Subtype, bool) {
	s, ok := subtypeByName[name]
	return s, ok
}

// SubtypeNames lists every subtype.
func SubtypeNames() []string { return append([]string(nil), subtypeNames...) }

// SubtypesOf are the subtypes that objects of any of these types can have (CR 205.3d).
func SubtypesOf(types TypeSet) SubtypeSet { return subtypesOf[types&(2*Sorcery-1)] }

// Union adds the subtypes of another set.
func (s *SubtypeSet) Union(o *SubtypeSet) {
	for i := range s {
		s[i] |= o[i]
	}
}

// Remove takes away the subtypes of another set.
func (s *SubtypeSet) Remove(o *SubtypeSet) {
	for i := range s {
		s[i] &^= o[i]
	}
}

// Keep takes away what is not in another set.
func (s *SubtypeSet) Keep(o *SubtypeSet) {
	for i := range s {
		s[i] &= o[i]
	}
}

// Shares says whether the sets have a subtype in common.
func (s *SubtypeSet) Shares(o *SubtypeSet) bool {
	for i := range s {
		if s[i]&o[i] != 0 {
			return true
		}
	}
	return false
}

// Names are the subtypes' names in the order of the table.
func (s *SubtypeSet) Names() []string {
	var out []string
	for i, word := range s {
		for ; word != 0; word &= word - 1 {
			out = append(out, subtypeNames[64*i+bits.TrailingZeros64(word)])
		}
	}
	return out
}
