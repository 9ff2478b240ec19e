package card

import (
	"reflect"

	"go.starlark.net/syntax"
)

// faceArguments are what card(…) and face(…) say of one face.
type faceArguments struct {
	Name           string    `star:"name"`
	ManaCost       *string   `star:"mana_cost"`
	TypeLine       string    `star:"type_line"`
	Power          *int      `star:"power"`
	Toughness      *int      `star:"toughness"`
	Loyalty        int       `star:"loyalty"`
	ColorIndicator []string  `star:"color_indicator"`
	Abilities      []Ability `star:"abilities"`
}

// cardArguments are what card(…) says.
type cardArguments struct {
	faceArguments
	Layout   string          `star:"layout"`
	Faces    []faceArguments `star:"faces"`
	Playtest bool            `star:"playtest"`
}

var layouts = map[string]Layout{"transform": Nonmodal, "modal": Modal, "split": Split, "adventure": Adventure, "flip": Flip}

var layoutNames = []string{"transform", "modal", "split", "adventure", "flip"}

func init() { nouns["face"] = reflect.TypeFor[faceArguments]() }

// card reads card(…).
func (d *decoder) card(e syntax.Expr) (*Card, error) {
	noun, c, err := d.call(e)
	if err != nil {
		return nil, err
	}
	if noun != "card" {
		return nil, d.fail(e, "found %s(…), expected card(…)", noun)
	}
	var args cardArguments
	if err := d.arguments(reflect.ValueOf(&args).Elem(), c); err != nil {
		return nil, err
	}
	start, _ := c.Span()
	out := &Card{Playtest: args.Playtest, Where: Position{d.file, int(start.Line), int(start.Col)}}
	faces := args.Faces
	switch {
	case args.Layout == "" && len(faces) == 0:
		faces = []faceArguments{args.faceArguments}
	case len(faces) != 2 || args.Layout == "":
		return nil, d.fail(c, "a card with two faces has layout and faces = [face(…), face(…)]")
	default:
		layout, ok := layouts[args.Layout]
		if !ok {
			return nil, d.unknown(c, "layout", args.Layout, layoutNames)
		}
		out.Layout = layout
	}
	for i := range faces {
		f, err := d.face(&faces[i], c)
		if err != nil {
			return nil, err
		}
		out.Faces = append(out.Faces, f)
		if i > 0 {
			out.Name += " // "
		}
		out.Name += f.Name
	}
	return out, nil
}

// face makes a face of what was said of it.
func (d *decoder) face(a *faceArguments, at syntax.Node) (*Face, error) {
	if a.Name == "" {
		return nil, d.fail(at, "a card or face needs name")
	}
	if a.TypeLine == "" {
		return nil, d.fail(at, "%q needs type_line", a.Name)
	}
	f := &Face{Name: a.Name, Loyalty: a.Loyalty, Abilities: a.Abilities}
	var err error
	if f.Supertypes, f.Types, f.Subtypes, err = ParseTypeLine(a.TypeLine); err != nil {
		return nil, d.fail(at, "%q: %v", a.Name, err)
	}
	if a.ManaCost != nil {
		cost, err := ParseManaCost(*a.ManaCost)
		if err != nil {
			return nil, d.fail(at, "%q: %v", a.Name, err)
		}
		f.ManaCost = &cost
	}
	if (a.Power == nil) != (a.Toughness == nil) {
		return nil, d.fail(at, "%q has power or toughness without the other", a.Name)
	}
	if a.Power != nil {
		f.HasPT, f.Power, f.Toughness = true, *a.Power, *a.Toughness
	}
	for _, name := range a.ColorIndicator {
		c, ok := ColorNamed(name)
		if !ok {
			return nil, d.unknown(at, "color", name, colorNames[:])
		}
		f.Indicator |= c.Set()
	}
	return f, nil
}
