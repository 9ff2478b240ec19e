package engine

import "github.com/stickler-mtg/stickler/engine/card"

const (
	everyColor    card.ManaTypeSet = 1<<card.Colorless - 1
	everyManaType card.ManaTypeSet = 1<<card.ManaTypes - 1
)

// portion is a part of the mana that an effect makes: n mana of one type,
// chosen among types (CR 106.1b). No types: the type is undefined (CR 106.5).
type portion struct {
	types card.ManaTypeSet
	n     int
}

// manaOf is the mana that an effect would make now, its choices asked of the
// player who gets it (CR 106.3). Empty if its type is undefined (CR 106.5).
func (g *Game) manaOf(e *card.AddMana, p PlayerID, c *context) []Mana {
	portions := g.portionsOf(e, c, g.couldProduce)
	for _, part := range portions {
		if part.types == 0 {
			g.note("the type of mana is undefined: none is made", "106.5")
			return nil
		}
	}
	snow := g.isSnow(c.source)
	var made Pool
	for _, part := range portions {
		m := Mana{Type: g.chooseManaType(part.types, p, c), N: part.n, Snow: snow, SpendOnly: e.SpendOnly}
		if e.SpendOnly != nil {
			m.Source, m.Controller = c.source, c.controller
		}
		made = made.with(m)
	}
	return made
}

// chooseManaType asks for one of several types of mana.
func (g *Game) chooseManaType(types card.ManaTypeSet, p PlayerID, c *context) card.ManaType {
	d := &Decision{Player: p, Kind: AskMana, Source: c.source, Min: 1, Max: 1, Prompt: "which mana to add", Rules: []string{"106.3"}}
	for t := card.ManaType(0); t < card.ManaTypes; t++ {
		if types.Has(t) {
			d.Options = append(d.Options, Option{Mana: "{" + t.String() + "}"})
		}
	}
	t, _ := card.ManaTypeNamed(g.ask(d)[0].Mana[1:2])
	return t
}

// isSnow says whether a source is, or last was, snow (CR 107.4h).
func (g *Game) isSnow(source ObjectID) bool {
	if source == 0 {
		return false
	}
	if o := g.object(source); o.Zone == NoZone {
		return o.Last != nil && o.Last.Characteristics.Supertypes&card.Snow != 0
	}
	return g.characteristics(source).Supertypes&card.Snow != 0
}

// portionsOf takes apart what an effect would make. could tells what a
// permanent could produce (CR 106.7).
func (g *Game) portionsOf(e *card.AddMana, c *context, could func(ObjectID) card.ManaTypeSet) []portion {
	n := g.amount(e.Amount, c, 1)
	if n <= 0 {
		return nil
	}
	if e.Mana != "" {
		return fixedPortions(e.Mana, n)
	}
	types := g.typesToAdd(e, c, could)
	if !e.Each {
		return []portion{{types, n}}
	}
	out := make([]portion, n)
	for i := range out {
		out[i] = portion{types, 1}
	}
	return out
}

// fixedPortions are the symbols of an effect, so many times over (CR 106.8–106.11).
func fixedPortions(symbols string, times int) []portion {
	cost, err := card.ParseManaCost(symbols)
	if err != nil {
		return nil
	}
	var out []portion
	for _, s := range cost {
		part := portion{s.A.Set(), times}
		switch s.Kind {
		case card.GenericSymbol:
			part = portion{card.Colorless.Set(), s.N * times}
		case card.SnowSymbol:
			part.types = card.Colorless.Set()
		case card.HybridSymbol, card.HybridPhyrexianSymbol:
			part.types |= s.B.Set()
		case card.VariableSymbol:
			continue
		}
		if part.n > 0 {
			out = mergePortion(out, part)
		}
	}
	return out
}

// mergePortion joins portions of one and the same fixed type.
func mergePortion(portions []portion, part portion) []portion {
	for i := range portions {
		if portions[i].types == part.types && part.types.Count() == 1 {
			portions[i].n += part.n
			return portions
		}
	}
	return append(portions, part)
}

// typesToAdd are the types of mana among which an effect lets choose; none if undefined (CR 106.5).
func (g *Game) typesToAdd(e *card.AddMana, c *context, could func(ObjectID) card.ManaTypeSet) card.ManaTypeSet {
	var types card.ManaTypeSet
	switch {
	case e.CouldProduce != nil:
		for _, id := range g.matching(e.CouldProduce, c) {
			types |= could(id)
		}
		if e.ColorsOnly {
			types &= everyColor
		}
	case e.AmongTypesProduced:
		if c.event != nil {
			types = Pool(c.event.Mana).types()
		}
	case e.AmongColorsOf != nil:
		for _, id := range g.matching(e.AmongColorsOf, c) {
			types |= card.ManaTypeSet(g.characteristics(id).Colors)
		}
	case e.ChosenColor:
		if chosen := g.object(c.source).Chosen; chosen.HasColor {
			types = card.ManaTypeSet(chosen.Color.Set())
		}
	default:
		types = manaTypesNamed(e.AnyOf)
	}
	return types
}

// manaTypesNamed reads "any color", "any type" or symbols: "{R}{G}".
func manaTypesNamed(words string) card.ManaTypeSet {
	switch words {
	case "any color":
		return everyColor
	case "any type":
		return everyManaType
	}
	var types card.ManaTypeSet
	for _, part := range fixedPortions(words, 1) {
		types |= part.types
	}
	return types
}

// types are the types of mana in the pool.
func (p Pool) types() card.ManaTypeSet {
	var types card.ManaTypeSet
	for _, m := range p {
		if m.N > 0 {
			types |= m.Type.Set()
		}
	}
	return types
}
