package card

// TypeSet is a set of card types, one bit each (CR 205.2a).
type TypeSet uint16

// The card types.
const (
	Artifact TypeSet = 1 << iota
	Battle
	Creature
	Enchantment
	Instant
	Kindred
	Land
	Planeswalker
	Sorcery
)

// PermanentTypes are the types of permanents (CR 110.4).
const PermanentTypes = Artifact | Battle | Creature | Enchantment | Land | Planeswalker

// SupertypeSet is a set of supertypes, one bit each (CR 205.4a).
type SupertypeSet uint8

// The supertypes.
const (
	Basic SupertypeSet = 1 << iota
	Legendary
	Ongoing
	Snow
	World
)

// Subtype is the number of a subtype in the table of subtypes (CR 205.3).
type Subtype uint16

// SubtypeSet is a set of subtypes, one bit each; it is a value.
type SubtypeSet [8]uint64

// Has says whether a subtype is in the set.
func (s *SubtypeSet) Has(t Subtype) bool { return s[t>>6]&(1<<(t&63)) != 0 }

// Add puts a subtype into the set.
func (s *SubtypeSet) Add(t Subtype) { s[t>>6] |= 1 << (t & 63) }
