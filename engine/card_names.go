package engine

import (
	"fmt"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Names knows the names that a player can choose: those of cards, their faces,
// halves and parts (CR 201.4).
type Names interface {
	Known(name string) bool
	// Nearest are names of a similar spelling, the best first.
	Nearest(name string) []string
	// Types are the card types of that name's card, face, half or part by
	// itself (CR 201.4b–f); none if they aren't known.
	Types(name string) card.TypeSet
}

// nameJoint stands between the two names of a whole card.
const nameJoint = " // "

// namesOf are the names that a face gives: its own and those that are
// interchangeable with it (CR 201.3).
func namesOf(f *card.Face) []string { return append([]string{f.Name}, f.Interchangeable...) }

// moreNames are all names of an object that has several, as long as no effect
// has changed its name; nil for what has one or none.
func (o *Object) moreNames(ch *Characteristics) []string {
	if o.Def == nil || ch.Name == "" {
		return nil
	}
	if f := o.form(); ch.Name == f.base.Name {
		return f.names
	}
	return nil
}

// sameName says whether two objects have a name in common (CR 201.2a, 201.3a).
func (g *Game) sameName(a, b ObjectID) bool {
	one, other := g.characteristics(a), g.characteristics(b)
	if one.Name == "" || other.Name == "" {
		return false
	}
	if one.Name == other.Name {
		return true
	}
	theirs := append(g.object(b).moreNames(other), other.Name)
	return slices.ContainsFunc(append(g.object(a).moreNames(one), one.Name), func(n string) bool { return slices.Contains(theirs, n) })
}

// nameKind is what kind of card's name an effect asks for (CR 201.4a).
type nameKind struct {
	types, not card.TypeSet
}

// nameKindOf reads "card name", "creature card name", "nonartifact nonland
// card name"; false if what is asked for is no card name.
func nameKindOf(kind string) (k nameKind, ok bool) {
	words := strings.Fields(kind)
	n := len(words) - 2
	if n < 0 || words[n] != "card" || words[n+1] != "name" {
		return k, false
	}
	for _, w := range words[:n] {
		bare, non := strings.CutPrefix(w, "non")
		t, known := card.TypeNamed(strings.ToUpper(bare[:1]) + bare[1:])
		if !known {
			return k, false
		}
		if non {
			k.not |= t
		} else {
			k.types |= t
		}
	}
	return k, true
}

// chooseCardName asks for a card name of a kind.
func (g *Game) chooseCardName(d *Decision, kind nameKind) string {
	d.Kind, d.Rules = AskCardName, []string{"201.4"}
	d.legal = func(a Answer) error { return g.nameProblem(a[0].Name, kind) }
	return g.ask(d)[0].Name
}

// nameProblem says why a name can't be chosen; nil if it can (CR 201.4a–f).
func (g *Game) nameProblem(name string, kind nameKind) error {
	if g.names == nil {
		return nil
	}
	if first, second, both := strings.Cut(name, nameJoint); both {
		return &Illegal{"201.4", fmt.Sprintf("%q are two names, of which one can be chosen: %q or %q", name, first, second)}
	}
	if !g.names.Known(name) {
		return &Illegal{"201.4", fmt.Sprintf("%q is not the name of a card%s", name, orRather(name, g.names.Nearest(name)))}
	}
	types := g.names.Types(name)
	if types == 0 {
		return nil
	}
	if types&kind.types != kind.types || types&kind.not != 0 {
		return &Illegal{"201.4a", fmt.Sprintf("%q is the name of a card of the type %s, which isn't of the kind that is asked for",
			name, strings.Join(types.Names(), " "))}
	}
	return nil
}
