package card

// Color is one of the five colors (CR 105.1).
type Color uint8

// The colors in the order white, blue, black, red, green.
const (
	White Color = iota
	Blue
	Black
	Red
	Green
)

// ColorSet is a set of colors, one bit each.
type ColorSet uint8

// ManaType is one of the six types of mana (CR 106.1b): the colors in their
// order, then colorless.
type ManaType uint8

// Colorless is the type of mana that has no color.
const Colorless ManaType = 5

// ManaTypes is the number of types of mana.
const ManaTypes = 6

// ManaTypeSet is a set of types of mana, one bit each.
type ManaTypeSet uint8

// SymbolKind is a kind of mana symbol in a cost (CR 107.4).
type SymbolKind uint8

// The kinds of mana symbol.
const (
	// GenericSymbol: {0}, {1}, {2} …; N is the number.
	GenericSymbol SymbolKind = iota
	// VariableSymbol: {X}.
	VariableSymbol
	// TypedSymbol: {W} … {G}, {C}; A is the type.
	TypedSymbol
	// HybridSymbol: {W/U}; A or B.
	HybridSymbol
	// MonoHybridSymbol: {2/W}; N generic or A.
	MonoHybridSymbol
	// PhyrexianSymbol: {W/P}; A or 2 life.
	PhyrexianSymbol
	// HybridPhyrexianSymbol: {G/U/P}; A, B or 2 life.
	HybridPhyrexianSymbol
	// SnowSymbol: {S}; one mana from a snow source.
	SnowSymbol
)

// Symbol is one mana symbol of a cost.
type Symbol struct {
	Kind SymbolKind
	N    int
	A, B ManaType
}

// ManaCost is the mana symbols of a cost in printed order; empty is {0}.
type ManaCost []Symbol
