package card

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

const typeLetters = "WUBRGC"

// String is the symbol of the type of mana without braces: "W", "C".
func (t ManaType) String() string { return typeLetters[t : t+1] }

// ManaTypeNamed is the type of mana of a letter among WUBRGC.
func ManaTypeNamed(letter string) (ManaType, bool) {
	if i := strings.Index(typeLetters, letter); i >= 0 && len(letter) == 1 {
		return ManaType(i), true
	}
	return 0, false
}

// Set is the set of this type of mana alone.
func (t ManaType) Set() ManaTypeSet { return 1 << t }

// Count is how many types of mana are in the set.
func (s ManaTypeSet) Count() int { return bits.OnesCount8(uint8(s)) }

// Has says whether a type of mana is in the set.
func (s ManaTypeSet) Has(t ManaType) bool { return s&(1<<t) != 0 }

var colorNames = [5]string{"white", "blue", "black", "red", "green"}

// String is the color's name.
func (c Color) String() string { return colorNames[c] }

// ColorNamed is the color of that name in lower case.
func ColorNamed(name string) (Color, bool) {
	for c, n := range colorNames {
		if n == name {
			return Color(c), true
		}
	}
	return 0, false
}

// Set is the set of this color alone.
func (c Color) Set() ColorSet { return 1 << c }

// Has says whether a color is in the set.
func (s ColorSet) Has(c Color) bool { return s&c.Set() != 0 }

// Count is how many colors are in the set.
func (s ColorSet) Count() int { return bits.OnesCount8(uint8(s)) }

// Names are the colors' names in the order of CR 105.1.
func (s ColorSet) Names() []string {
	var out []string
	for c := White; c <= Green; c++ {
		if s.Has(c) {
			out = append(out, c.String())
		}
	}
	return out
}

// SymbolError says what is wrong with a mana symbol.
type SymbolError struct{ Found string }

// Error says what was found and what is a symbol.
func (e *SymbolError) Error() string {
	if near := e.nearest(); near != "" {
		return fmt.Sprintf("%q is not a mana symbol: did you mean %s?", shortened(e.Found), near)
	}
	return fmt.Sprintf("%q is not a mana symbol: write {2}, {X}, {W}, {C}, {S}, {W/U}, {2/W}, {W/P} or {G/U/P}", shortened(e.Found))
}

// nearest is the symbol that was meant: in capitals, in braces, its halves in their order.
func (e *SymbolError) nearest() string {
	inner := strings.ToUpper(strings.Trim(e.Found, "{}()"))
	halves := strings.SplitN(inner, "/", 3)
	if len(halves) > 1 {
		halves[0], halves[1] = halves[1], halves[0]
	}
	for _, s := range []string{inner, strings.Join(halves, "/")} {
		if symbol, ok := parseSymbol(s); ok {
			return symbol.String()
		}
	}
	return ""
}

// ParseManaCost reads mana symbols such as "{2}{W/U}". "" is an empty cost,
// which costs nothing. The error is a *SymbolError.
func ParseManaCost(text string) (ManaCost, error) {
	cost := ManaCost{}
	for rest := text; rest != ""; {
		end := strings.IndexByte(rest, '}')
		if rest[0] != '{' || end < 2 {
			return nil, &SymbolError{rest}
		}
		s, ok := parseSymbol(rest[1:end])
		if !ok {
			return nil, &SymbolError{rest[:end+1]}
		}
		cost = append(cost, s)
		rest = rest[end+1:]
	}
	return cost, nil
}

// hybrids are the pairs of halves that a hybrid symbol has, in their order (CR 107.4).
const hybrids = "W/U W/B U/B U/R B/R B/G R/G R/W G/W G/U"

// parseSymbol reads what stands between the braces (CR 107.4).
func parseSymbol(s string) (Symbol, bool) {
	if n, ok := plainNumber(s); ok {
		return Symbol{Kind: GenericSymbol, N: n}, true
	}
	if t, ok := ManaTypeNamed(s); ok {
		return Symbol{Kind: TypedSymbol, A: t}, true
	}
	switch s {
	case "X":
		return Symbol{Kind: VariableSymbol}, true
	case "S":
		return Symbol{Kind: SnowSymbol}, true
	}
	first, rest, _ := strings.Cut(s, "/")
	second, end, three := strings.Cut(rest, "/")
	a, b := halfNamed(first), halfNamed(second)
	pair := len(first) == 1 && len(second) == 1 && strings.Contains(hybrids, first+"/"+second)
	switch {
	case three:
		return Symbol{Kind: HybridPhyrexianSymbol, A: a, B: b}, pair && end == "P"
	case pair, first == "C" && b < Colorless:
		return Symbol{Kind: HybridSymbol, A: a, B: b}, true
	case first == "2" && b < Colorless:
		return Symbol{Kind: MonoHybridSymbol, N: 2, A: b}, true
	}
	return Symbol{Kind: PhyrexianSymbol, A: a}, a < Colorless && second == "P"
}

// halfNamed is the type of mana of half a symbol; ManaTypes if it is none.
func halfNamed(letter string) ManaType {
	if t, ok := ManaTypeNamed(letter); ok {
		return t
	}
	return ManaTypes
}

// plainNumber reads a numerical symbol: digits alone, without zeros in front.
func plainNumber(s string) (int, bool) {
	n, err := strconv.Atoi(s)
	return n, err == nil && n >= 0 && n <= 1000 && strconv.Itoa(n) == s
}

// String is the symbol with its braces.
func (s Symbol) String() string {
	switch s.Kind {
	case GenericSymbol:
		return "{" + strconv.Itoa(s.N) + "}"
	case VariableSymbol:
		return "{X}"
	case SnowSymbol:
		return "{S}"
	case HybridSymbol:
		return "{" + s.A.String() + "/" + s.B.String() + "}"
	case MonoHybridSymbol:
		return "{" + strconv.Itoa(s.N) + "/" + s.A.String() + "}"
	case PhyrexianSymbol:
		return "{" + s.A.String() + "/P}"
	case HybridPhyrexianSymbol:
		return "{" + s.A.String() + "/" + s.B.String() + "/P}"
	}
	return "{" + s.A.String() + "}"
}

// String is the cost's symbols; "{0}" for an empty cost.
func (c ManaCost) String() string {
	if len(c) == 0 {
		return "{0}"
	}
	var b strings.Builder
	for _, s := range c {
		b.WriteString(s.String())
	}
	return b.String()
}

// Value is the mana value of the cost with that X (CR 202.3).
func (c ManaCost) Value(x int) int {
	v := 0
	for _, s := range c {
		switch s.Kind {
		case GenericSymbol, MonoHybridSymbol:
			v += s.N
		case VariableSymbol:
			v += x
		default:
			v++
		}
	}
	return v
}

// HasX says whether the cost has an {X}.
func (c ManaCost) HasX() bool {
	for _, s := range c {
		if s.Kind == VariableSymbol {
			return true
		}
	}
	return false
}

// Colors are the colors of the symbols (CR 202.2).
func (c ManaCost) Colors() ColorSet {
	var out ColorSet
	for _, s := range c {
		switch s.Kind {
		case HybridSymbol, HybridPhyrexianSymbol:
			out |= s.A.Colors() | s.B.Colors()
		case TypedSymbol, MonoHybridSymbol, PhyrexianSymbol:
			out |= s.A.Colors()
		}
	}
	return out
}

// Colors is the color of the type of mana; none for colorless.
func (t ManaType) Colors() ColorSet {
	if t == Colorless {
		return 0
	}
	return 1 << t
}

var typeNames = []string{"Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker", "Sorcery"}

var supertypeNames = []string{"Basic", "Legendary", "Ongoing", "Snow", "World"}

// TypeNamed is the card type of that name.
func TypeNamed(name string) (TypeSet, bool) {
	for i, n := range typeNames {
		if n == name {
			return 1 << i, true
		}
	}
	return 0, false
}

// SupertypeNamed is the supertype of that name.
func SupertypeNamed(name string) (SupertypeSet, bool) {
	for i, n := range supertypeNames {
		if n == name {
			return 1 << i, true
		}
	}
	return 0, false
}

// Names are the types' names in alphabetical order.
func (t TypeSet) Names() []string {
	var out []string
	for i, n := range typeNames {
		if t&(1<<i) != 0 {
			out = append(out, n)
		}
	}
	return out
}

// Names are the supertypes' names in alphabetical order.
func (s SupertypeSet) Names() []string {
	var out []string
	for i, n := range supertypeNames {
		if s&(1<<i) != 0 {
			out = append(out, n)
		}
	}
	return out
}

// ParseTypeLine reads "Legendary Artifact Creature — Robot". The error names the word that is no type.
func ParseTypeLine(line string) (SupertypeSet, TypeSet, SubtypeSet, error) {
	var supers SupertypeSet
	var types TypeSet
	var subs SubtypeSet
	front, back, _ := strings.Cut(line, "—")
	for _, word := range strings.Fields(front) {
		if s, ok := SupertypeNamed(word); ok {
			supers |= s
		} else if t, ok := TypeNamed(word); ok {
			types |= t
		} else {
			return 0, 0, subs, fmt.Errorf("%q is neither a supertype nor a card type%s", shortened(word), nearestTo(word, append(TypeSet(^TypeSet(0)).Names(), supertypeNames...)))
		}
	}
	back = strings.ReplaceAll(back, "Time Lord", "Time_Lord")
	for _, word := range strings.Fields(back) {
		s, ok := SubtypeNamed(strings.ReplaceAll(word, "_", " "))
		if !ok {
			return 0, 0, subs, fmt.Errorf("%q is not a subtype%s", shortened(word), nearestTo(word, subtypeNames))
		}
		subs.Add(s)
	}
	if types == 0 {
		return 0, 0, subs, fmt.Errorf("%q has no card type", line)
	}
	return supers, types, subs, nil
}

// nearestTo ends a message with the spellings that are most like a word.
func nearestTo(word string, known []string) string {
	near := Nearest(word, known, 3)
	if len(near) == 0 {
		return ""
	}
	return "; nearest: " + strings.Join(near, ", ")
}
