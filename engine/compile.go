package engine

import (
	"fmt"
	"reflect"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Compile prepares a definition for play, once, before any game uses it: it
// fills the Compiled fields of everything in it by one reflective walk.
// Afterwards the definition is read-only. An error names what the engine
// doesn't know (an unknown type, subtype, keyword …). What has been compiled
// already is left as it is.
func Compile(c *card.Card) error {
	for _, f := range c.Faces {
		if err := compileTree(reflect.ValueOf(f)); err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
	}
	for _, f := range c.Faces {
		if f.Compiled == nil {
			f.Compiled = newForm(f)
		}
	}
	c.Faces[0].Compiled.(*form).named = sumOf(c.Name)
	if c.Layout == card.Flip && c.Faces[0].Flipped == nil {
		c.Faces[0].Flipped = compiledFace(flipped(c))
	}
	if first := c.Faces[0].Compiled.(*form); c.Layout == card.Split && first.whole == nil {
		first.whole = newForm(combined(c))
		first.whole.names = append(namesOf(c.Faces[0]), namesOf(c.Faces[1])...)
	}
	return nil
}

// compileTree compiles what is below a value, then the value itself.
func compileTree(v reflect.Value) error {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if v.IsNil() {
			return nil
		}
		if err := compileTree(v.Elem()); err != nil {
			return err
		}
	case reflect.Slice:
		for i := range v.Len() {
			if err := compileTree(v.Index(i)); err != nil {
				return err
			}
		}
	case reflect.Struct:
		if err := compileFields(v); err != nil {
			return err
		}
		if v.CanAddr() {
			return compileNode(v.Addr().Interface())
		}
	}
	return nil
}

// compileFields compiles what the fields of a struct hold.
func compileFields(v reflect.Value) error {
	for i := range v.NumField() {
		if v.Type().Field(i).Name == "Compiled" {
			continue
		}
		if err := compileTree(v.Field(i)); err != nil {
			return err
		}
	}
	return nil
}

// compileNode compiles one node of a definition whose parts are compiled.
func compileNode(node any) (err error) {
	switch n := node.(type) {
	case *card.Filter:
		if n.Compiled == nil {
			n.Compiled, err = newMatcher(n)
		}
	case *card.Modify:
		if n.Compiled == nil {
			n.Compiled, err = newModification(n)
		}
	case *card.Keyword:
		if n.Compiled == nil {
			n.Compiled, err = compileKeyword(n)
		}
	case *card.CreateToken:
		if n.Compiled == nil && n.CopyOf == nil {
			n.Compiled, err = tokenCard(n)
		}
	case *card.Compare:
		_, err = operatorNamed(n.Op)
	case *card.Holds:
		_, err = operatorNamed(n.Op)
	case *card.TargetSpec:
		_, err = playerWordNamed(n.Players)
	}
	return err
}

// compileKeyword expands a keyword and compiles what it stands for.
func compileKeyword(k *card.Keyword) ([]card.Ability, error) {
	abilities, err := expandKeyword(k)
	if err != nil {
		return nil, err
	}
	return abilities, compileTree(reflect.ValueOf(abilities))
}

// tokenCard is the definition of a token that an effect describes (CR 111.3,
// 111.4); powers that aren't fixed are filled in as it is created.
func tokenCard(t *card.CreateToken) (*card.Card, error) {
	f := &card.Face{Name: t.Name, Abilities: t.Abilities}
	var err error
	if f.Supertypes, f.Types, f.Subtypes, err = card.ParseTypeLine(t.TypeLine); err != nil {
		return nil, err
	}
	if f.Name == "" {
		for _, n := range f.Subtypes.Names() {
			f.Name += n + " "
		}
		f.Name += "Token"
	}
	if f.Indicator, err = colorsNamed(t.Colors); err != nil {
		return nil, err
	}
	f.HasPT = t.Power != nil || t.Toughness != nil
	f.Power, f.Toughness = fixedAmount(t.Power), fixedAmount(t.Toughness)
	c := &card.Card{Name: f.Name, Faces: []*card.Face{f}}
	return c, Compile(c)
}

// fixedAmount is a fixed number; 0 for any other amount.
func fixedAmount(a card.Amount) int {
	if n, ok := a.(card.Number); ok {
		return int(n)
	}
	return 0
}

// combined is a split card as it is anywhere but on the stack (CR 709.4).
func combined(c *card.Card) *card.Face {
	whole := *c.Faces[0]
	whole.Name, whole.Compiled = c.Name, nil
	cost := card.ManaCost{}
	whole.Abilities = nil
	for _, f := range c.Faces {
		if f.ManaCost != nil {
			cost = append(cost, *f.ManaCost...)
		}
		whole.Indicator |= f.Indicator
		whole.Supertypes |= f.Supertypes
		whole.Types |= f.Types
		whole.Subtypes.Union(&f.Subtypes)
		whole.Abilities = append(whole.Abilities, f.Abilities...)
	}
	whole.ManaCost = &cost
	return &whole
}
