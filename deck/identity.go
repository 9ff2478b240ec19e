package deck

import (
	"reflect"
	"regexp"
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Identity is a card's color identity (CR 903.4): the colors of mana symbols in
// its mana costs and abilities, of color indicators, and those that abilities
// of it define, of all its faces, halves and parts (903.4d, e); and the colors
// of mana that basic land types give (903.5d).
func Identity(c *card.Card) card.ColorSet {
	var out card.ColorSet
	for _, f := range c.Faces {
		if f.ManaCost != nil {
			out |= f.ManaCost.Colors()
		}
		out |= f.Indicator
		for i, t := range card.BasicLandTypes {
			if f.Subtypes.Has(t) {
				out |= card.Color(i).Set()
			}
		}
		for _, a := range f.Abilities {
			out |= symbolsIn(reflect.ValueOf(a)) | defined(a)
		}
	}
	return out
}

// defined are the colors that a characteristic-defining ability gives (CR 604.3).
func defined(a card.Ability) card.ColorSet {
	s, ok := a.(*card.Static)
	if !ok || !s.Defining {
		return 0
	}
	var out card.ColorSet
	for _, name := range append(append([]string(nil), s.SetColors...), s.AddColors...) {
		if c, ok := card.ColorNamed(name); ok {
			out |= c.Set()
		}
	}
	return out
}

var symbols = regexp.MustCompile(`^(?:\{[^{}]+\})+$`)

// symbolsIn are the colors of all mana symbols within an ability.
func symbolsIn(v reflect.Value) card.ColorSet {
	var out card.ColorSet
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			out |= symbolsIn(v.Elem())
		}
	case reflect.Slice:
		if cost, ok := v.Interface().(card.ManaCost); ok {
			return cost.Colors()
		}
		for i := range v.Len() {
			out |= symbolsIn(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if name := v.Type().Field(i).Name; name != "Compiled" && v.Type().Field(i).IsExported() {
				out |= symbolsIn(v.Field(i))
			}
		}
	case reflect.String:
		if text := v.String(); symbols.MatchString(text) {
			if cost, err := card.ParseManaCost(strings.ReplaceAll(text, "{T}", "")); err == nil {
				out |= cost.Colors()
			}
		}
	}
	return out
}
