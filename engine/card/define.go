package card

import (
	"fmt"
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
	// Interchangeable names count as its name (CR 201.3).
	Interchangeable []string `star:"interchangeable"`
	// places of the arguments by name; "" is the whole.
	places map[string]Position
}

// note remembers where an argument stands.
func (a *faceArguments) note(name string, at Position) {
	if a.places == nil {
		a.places = map[string]Position{}
	}
	a.places[name] = at
}

// fail says what is wrong with an argument, or with what has it.
func (a *faceArguments) fail(name, format string, args ...any) error {
	at, ok := a.places[name]
	if !ok {
		at = a.places[""]
	}
	return &Error{at, fmt.Sprintf(format, args...)}
}

// cardArguments are what card(…) says.
type cardArguments struct {
	faceArguments
	Layout   string          `star:"layout"`
	Faces    []faceArguments `star:"faces"`
	Playtest bool            `star:"playtest"`
}

var layouts = map[string]Layout{"transform": Nonmodal, "modal": Modal, "split": Split, "adventure": Adventure, "flip": Flip}

func init() { nouns["face"] = reflect.TypeFor[faceArguments]() }

// card reads card(…).
func (d *decoder) card(e syntax.Expr) (*Card, error) {
	noun, c, err := d.call(e)
	if err != nil {
		return nil, err
	}
	if noun != "card" {
		return nil, d.fail(e, "found %s, expected card(…)", found(c))
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
		return nil, args.fail("faces", "a card with two faces has layout and faces = [face(…), face(…)]")
	default:
		if err := args.notOfOneFace(); err != nil {
			return nil, err
		}
		out.Layout = layouts[args.Layout]
	}
	for i := range faces {
		f, err := faces[i].face()
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

// notOfOneFace refuses what a card with two faces says of neither.
func (a *cardArguments) notOfOneFace() error {
	for _, f := range fieldsOf(reflect.TypeFor[faceArguments]()) {
		if _, given := a.places[f.name]; given {
			return a.fail(f.name, "%s belongs in a face(…) of a card with two faces", f.name)
		}
	}
	return nil
}

// face makes a face of what was said of it.
func (a *faceArguments) face() (*Face, error) {
	if a.Name == "" {
		return nil, a.fail("name", "a card or face needs name")
	}
	if a.TypeLine == "" {
		return nil, a.fail("type_line", "%q needs type_line", a.Name)
	}
	f := &Face{Name: a.Name, Interchangeable: a.Interchangeable, Loyalty: a.Loyalty, Abilities: a.Abilities, places: a.places}
	var err error
	if f.Supertypes, f.Types, f.Subtypes, err = ParseTypeLine(a.TypeLine); err != nil {
		return nil, a.fail("type_line", "%v", err)
	}
	if a.ManaCost != nil {
		cost, err := ParseManaCost(*a.ManaCost)
		if err != nil {
			return nil, a.fail("mana_cost", "%v", err)
		}
		f.ManaCost = &cost
	}
	if (a.Power == nil) != (a.Toughness == nil) {
		return nil, a.fail("", "%q has power or toughness without the other", a.Name)
	}
	if a.Power != nil {
		f.HasPT, f.Power, f.Toughness = true, *a.Power, *a.Toughness
	}
	for _, name := range a.ColorIndicator {
		c, ok := ColorNamed(name)
		if !ok {
			return nil, a.fail("color_indicator", "%q is no color that an indicator can show", name)
		}
		f.Indicator |= c.Set()
	}
	return f, nil
}
