package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// form is a face as the engine plays with it: what Face.Compiled holds.
type form struct {
	face *card.Face
	// base are the characteristics that the face itself gives; they have no controller.
	base Characteristics
	// basics are its basic land types, one bit each, and withMana its abilities
	// with the mana abilities that these give (CR 305.6).
	basics   uint8
	withMana []Instance
	// statics and defining are places in base.Abilities: static abilities that
	// change objects, and characteristic-defining ones (CR 604.3).
	statics, defining []int
	// rules: it has abilities that change rules rather than objects.
	rules bool
	// elsewhere: an ability of it functions in a zone other than the battlefield (CR 113.6).
	elsewhere bool
	// whole is a split card with both its halves (CR 709.4).
	whole *form
	// names are all its names, if it has more than one: those of a split card's
	// halves (CR 709.4a), and interchangeable ones (CR 201.3).
	names []string
	// named is the sum of the name of the card whose first face it is, for fingerprints; 0 if not known.
	named uint64
}

// newForm works out what a face gives.
func newForm(f *card.Face) *form {
	out := &form{face: f}
	b := &out.base
	b.Name, b.ManaCost = f.Name, f.ManaCost
	if len(f.Interchangeable) > 0 {
		out.names = namesOf(f)
	}
	b.Colors = f.Indicator
	if f.ManaCost != nil {
		b.Colors |= f.ManaCost.Colors()
	}
	b.Types, b.Supertypes, b.Subtypes = f.Types, f.Supertypes, f.Subtypes
	b.Power, b.Toughness, b.HasPT, b.Loyalty = f.Power, f.Toughness, f.HasPT, f.Loyalty
	b.Abilities, b.Keywords = instancesOf(f.Abilities)
	for i := range b.Abilities {
		out.sort(i)
	}
	if b.Types&card.Land != 0 {
		out.basics = basicTypes(&b.Subtypes)
	}
	out.withMana = slices.Clip(withIntrinsic(b.Abilities, out.basics))
	return out
}

// sort notes what kind of ability the ith is.
func (f *form) sort(i int) {
	in := &f.base.Abilities[i]
	switch {
	case in.static != nil && in.static.defining:
		f.defining = append(f.defining, i)
	case in.static != nil:
		f.statics = append(f.statics, i)
		f.elsewhere = f.elsewhere || in.static.zone != Battlefield
	case changesRules(in.Ability):
		f.rules = true
		f.elsewhere = f.elsewhere || functionsElsewhere(in.Ability)
	}
}

// instancesOf are abilities as an object has them, keywords followed by what they stand for.
func instancesOf(abilities []card.Ability) ([]Instance, KeywordSet) {
	var out []Instance
	var bits KeywordSet
	for _, a := range abilities {
		k, ok := a.(*card.Keyword)
		if !ok {
			out = append(out, newInstance(a, "", len(out)))
			continue
		}
		bits |= keywordNamed(k.Name)
		out = append(out, newInstance(k, k.Name, len(out)))
		means, ok := k.Compiled.([]card.Ability)
		if !ok {
			means, _ = expandKeyword(k)
		}
		for _, m := range means {
			out = append(out, newInstance(m, k.Name, len(out)))
		}
	}
	return slices.Clip(out), bits
}

// newInstance is an ability that an object has.
func newInstance(a card.Ability, keyword string, n int) Instance {
	in := Instance{Ability: a, Keyword: keyword, N: n}
	if s, ok := a.(*card.Static); ok {
		in.static = newStaticForm(s)
	}
	return in
}

// intrinsic are the mana abilities that each set of basic land types gives, in
// the order of the types (CR 305.6). Their N keeps them apart from a face's own.
var intrinsic = func() (out [32][]Instance) {
	var each [5]Instance
	for i := range each {
		each[i] = Instance{N: 100 + i, Ability: &card.Activated{
			Cost:    []card.Cost{&card.TapSelf{}},
			Effects: []card.Effect{&card.AddMana{Mana: "{" + card.ManaType(i).String() + "}"}},
		}}
		for set := range out {
			if set&(1<<i) != 0 {
				out[set] = slices.Clip(append(out[set], each[i]))
			}
		}
	}
	return out
}()

// basicTypes are the basic land types among subtypes, one bit each.
func basicTypes(s *card.SubtypeSet) uint8 {
	var out uint8
	for i, t := range card.BasicLandTypes {
		if s.Has(t) {
			out |= 1 << i
		}
	}
	return out
}

// withIntrinsic adds the abilities that basic land types give.
func withIntrinsic(own []Instance, basics uint8) []Instance {
	if basics == 0 {
		return own
	}
	return append(slices.Clip(own), intrinsic[basics]...)
}

// formOf is the form of a face; a face that was never compiled gets one for the moment.
func formOf(f *card.Face) *form {
	if c, ok := f.Compiled.(*form); ok {
		return c
	}
	return newForm(f)
}

// faceDownFace is what a face-down permanent or spell is (CR 708.2a), and
// blankFace a card that is exiled face down (CR 406.3a).
var (
	faceDownFace = compiledFace(&card.Face{Types: card.Creature, Power: 2, Toughness: 2, HasPT: true})
	blankFace    = compiledFace(&card.Face{})
)

func compiledFace(f *card.Face) *card.Face {
	f.Compiled = newForm(f)
	return f
}

// faceNow is the face whose characteristics an object has where it is, before
// copy effects (CR 712.8, 709.4, 715.4).
func (o *Object) faceNow() *card.Face {
	switch {
	case o.Def == nil:
		return blankFace
	case o.FaceDown && o.Zone == Exile:
		return blankFace
	case o.FaceDown:
		return faceDownFace
	case o.Zone == Battlefield && o.Def.DoubleFaced(), o.Zone == Stack:
		return o.face()
	}
	return o.Def.Faces[0]
}

// form is the form of the object's face with copy effects applied, layer 1 (CR
// 613.1a), and its alternative one if it is flipped (CR 710.2).
func (o *Object) form() *form {
	f := o.upright()
	if o.Flipped && o.Zone == Battlefield && f.face.Flipped != nil {
		return formOf(f.face.Flipped)
	}
	return f
}

// upright is the form of the object with its copiable values: whether it is
// flipped is none of them (CR 110.5, 707.2).
func (o *Object) upright() *form {
	if n := len(o.Copying); n > 0 && o.Zone == Battlefield && !o.FaceDown {
		return formOf(o.Copying[n-1].face())
	}
	f := formOf(o.faceNow())
	if f.whole != nil && o.Zone != Stack && !o.FaceDown {
		return f.whole
	}
	return f
}
