package card

import (
	"fmt"
	"reflect"
)

// abilities: which abilities a face of its types can have, and whether their
// numbers fit each other.
func (k *faceCheck) abilities() {
	for i, a := range k.face.Abilities {
		at := fmt.Sprintf("abilities %d", i)
		k.kind(a, at)
		k.modes(a, at)
		k.targets(reflect.ValueOf(a), 0, at)
		k.variable(a, at)
	}
	if k.has("Aura") && !k.hasKeyword("enchant") {
		k.say("type_line", "an Aura has enchant (CR 303.4a)")
	}
}

func (k *faceCheck) hasKeyword(name string) bool {
	for _, a := range k.face.Abilities {
		if word, ok := a.(*Keyword); ok && word.Name == name {
			return true
		}
	}
	return false
}

// ofSubtype are the keywords that only cards of one subtype have.
var ofSubtype = map[string]struct{ subtype, rule string }{
	"enchant": {"Aura", "702.5a"},
	"equip":   {"Equipment", "702.6a"},
	"crew":    {"Vehicle", "702.122a"},
}

// kind: abilities that only cards of some types have.
func (k *faceCheck) kind(a Ability, at string) {
	switch a := a.(type) {
	case *Spell:
		if !k.is(Instant | Sorcery) {
			k.say(at, "spell(…) says what an instant or sorcery does (CR 113.3a)")
		}
	case *Keyword:
		if only, ok := ofSubtype[a.Name]; ok && !k.has(only.subtype) {
			k.say(at, "%s is for the subtype %s (CR %s)", a.Name, only.subtype, only.rule)
		}
	case *Activated:
		for _, c := range a.Cost {
			if _, ok := c.(*LoyaltyCost); ok && !k.is(Planeswalker) {
				k.say(at, "a loyalty ability on what is no planeswalker (CR 606.2)")
			}
		}
	}
}

// modes: no more are chosen than there are (CR 700.2).
func (k *faceCheck) modes(a Ability, at string) {
	modes, choose := 0, 0
	switch a := a.(type) {
	case *Spell:
		modes, choose = len(a.Modes), max(a.Choose, a.ChooseMax)
	case *Triggered:
		modes, choose = len(a.Modes), a.Choose
	case *Activated:
		modes, choose = len(a.Modes), a.Choose
	}
	if choose > modes {
		k.say(at, "%d modes are chosen of %d (CR 700.2)", choose, modes)
	}
}

// targets: no effect speaks of a target that its ability hasn't (CR 115.1).
func (k *faceCheck) targets(v reflect.Value, scope int, at string) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			k.targets(v.Elem(), scope, at)
		}
	case reflect.Slice:
		for i := range v.Len() {
			k.targets(v.Index(i), scope, at)
		}
	case reflect.Struct:
		k.targetsOfNode(v, scope, at)
	}
}

func (k *faceCheck) targetsOfNode(v reflect.Value, scope int, at string) {
	switch node := v.Interface().(type) {
	case Targeted:
		if max(node.N, 1) > scope {
			k.say(at, "targeted(%d), but there are %d targets (CR 115.1)", max(node.N, 1), scope)
		}
		return
	case Triggered, Activated, Spell:
		scope = 0
	}
	if own := v.FieldByName("Targets"); own.IsValid() && own.Kind() == reflect.Slice {
		if _, mode := v.Interface().(Mode); mode {
			scope += own.Len()
		} else {
			scope = max(scope, own.Len())
		}
	}
	for i := range v.NumField() {
		if v.Type().Field(i).Name != "Compiled" {
			k.targets(v.Field(i), scope, at)
		}
	}
}

// variable: an ability that uses X has a cost, its own or the spell's, that says what X is (CR 107.3).
func (k *faceCheck) variable(a Ability, at string) {
	uses := usesOfX(reflect.ValueOf(a))
	if !uses.used || uses.defined {
		return
	}
	if _, own := a.(*Activated); !own && k.card.castWithX() {
		return
	}
	k.say(at, "x(), but no cost has an {X} (CR 107.3)")
}

// castWithX says whether a cost to cast one of the faces has an X.
func (c *Card) castWithX() bool {
	for _, f := range c.Faces {
		if f.ManaCost != nil && f.ManaCost.HasX() {
			return true
		}
		for _, a := range f.Abilities {
			switch a.(type) {
			case *Keyword, *AdditionalCost, *AlternativeCost:
				if usesOfX(reflect.ValueOf(a)).defined {
					return true
				}
			}
		}
	}
	return false
}

// xUse says how a definition speaks of X: as an amount, and in a cost.
type xUse struct{ used, defined bool }

var costNode = reflect.TypeFor[Cost]()

func usesOfX(v reflect.Value) xUse {
	var out xUse
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if v.IsNil() {
			return out
		}
		inner := usesOfX(v.Elem())
		if v.Type().Implements(costNode) {
			return xUse{defined: inner.used || inner.defined}
		}
		return inner
	case reflect.Slice:
		for i := range v.Len() {
			out.add(usesOfX(v.Index(i)))
		}
	case reflect.Struct:
		switch node := v.Interface().(type) {
		case X:
			return xUse{used: true}
		case Symbol:
			return xUse{defined: node.Kind == VariableSymbol}
		case LoyaltyCost:
			return xUse{defined: node.X}
		}
		for i := range v.NumField() {
			if v.Type().Field(i).Name != "Compiled" {
				out.add(usesOfX(v.Field(i)))
			}
		}
	}
	return out
}

func (u *xUse) add(o xUse) {
	u.used = u.used || o.used
	u.defined = u.defined || o.defined
}
