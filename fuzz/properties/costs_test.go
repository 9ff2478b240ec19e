package properties

import (
	"slices"
	"strings"
	"testing"

	"github.com/leanovate/gopter"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

var costs = []property{
	{"costs", "a spell costs its mana cost with all increases, then without all reductions but at least nothing, then at least the minimum; its mana value stays (CR 601.2f)", 80, totalCosts},
	{"costs-order", "what a spell costs doesn't depend on the order in which permanents came (CR 601.2f)", 60, costsOrder},
}

// plainKeywords have no part in what a spell costs.
var plainKeywords = []string{"flying", "first strike", "double strike", "haste", "vigilance", "trample", "defender", "reach", "lifelink",
	"deathtouch", "menace", "flash", "indestructible", "hexproof", "shroud", "prowess", "equip", "crew", "modular", "living metal", "ward"}

// plainSpell says whether a card is a permanent spell that is cast for colored
// and generic mana, with nothing in its text about that.
func plainSpell(c *card.Card) bool {
	f := c.Faces[0]
	if c.Layout != card.Single || f.ManaCost == nil || f.Types&card.PermanentTypes == 0 || f.Types&card.Land != 0 || slices.Contains(f.Subtypes.Names(), "Aura") {
		return false
	}
	for _, s := range *f.ManaCost {
		if s.Kind != card.GenericSymbol && (s.Kind != card.TypedSymbol || s.A == card.Colorless) {
			return false
		}
	}
	return !slices.ContainsFunc(f.Abilities, func(a card.Ability) bool {
		switch a := a.(type) {
		case *card.Keyword:
			return !slices.Contains(plainKeywords, a.Name)
		case *card.AdditionalCost, *card.AlternativeCost:
			return true
		case *card.CostChange:
			return a.Spells == nil && a.Abilities == nil
		}
		return false
	})
}

// spellBoards are battlefields of what changes costs, with a spell in Alice's hand.
func spellBoards(t testing.TB) gopter.Gen {
	spells := duel(t, plainSpell).Cards
	cheap := slices.DeleteFunc(slices.Clone(spells), func(c *card.Card) bool {
		return c.Faces[0].Types&card.Artifact == 0 || c.Faces[0].ManaCost.Value(0) > 1
	})
	o := onlyBattlefield(duel(t, has[*card.CostChange]), 3)
	return boardsOf(o, calm, func(b *board) {
		c := b.choices()
		spell := spells[c.Below(len(spells))]
		if c.Below(2) == 0 {
			spell = cheap[c.Below(len(cheap))]
		}
		b.put("Alice", spell.Name).Zone = protocol.Hand
		for i := range b.Objects {
			if o := &b.Objects[i]; o.Naming != "" && c.Below(2) == 0 {
				o.Naming = spell.Faces[0].Name
			}
		}
	})
}

// spellOf is the card in hand; nil where the board lost it.
func spellOf(t testing.TB, b board) *card.Card {
	for i := range b.Objects {
		if b.Objects[i].Zone == protocol.Hand {
			return defined(t, b.Objects[i].Card)
		}
	}
	return nil
}

// required is the generic mana that a spell costs after all changes, and its colored mana.
func required(t testing.TB, b board, spell *card.Card) (generic int, colored string) {
	least := 0
	for _, s := range *spell.Faces[0].ManaCost {
		if s.Kind == card.GenericSymbol {
			generic += s.N
			continue
		}
		colored += "{" + s.A.String() + "}"
	}
	less := 0
	for i := range b.Objects {
		o := &b.Objects[i]
		if o.Zone != protocol.Battlefield {
			continue
		}
		for _, a := range defined(t, o.Card).Faces[0].Abilities {
			change, ok := a.(*card.CostChange)
			if !ok || !concerns(change, o, spell) {
				continue
			}
			generic += genericIn(change.More)
			less += genericIn(change.Less)
			least = max(least, change.Minimum)
		}
	}
	generic = max(generic-less, 0)
	return max(generic, least-strings.Count(colored, "{")), colored
}

func genericIn(symbols string) int {
	if symbols == "" {
		return 0
	}
	return int(symbols[1] - '0')
}

// concerns says whether a permanent's change of costs is about a spell of Alice's.
func concerns(c *card.CostChange, o *protocol.ObjectSetup, spell *card.Card) bool {
	types := spell.Faces[0].Types.Names()
	switch {
	case c.Spells == nil:
		return false
	case c.By == "you" && o.Player != "Alice", c.By == "opponent" && o.Player == "Alice":
		return false
	case c.If != nil && o.Tapped: // the only condition that there is
		return false
	case c.Spells.ChosenName && o.Naming != spell.Faces[0].Name:
		return false
	}
	missing := func(name string) bool { return !slices.Contains(types, name) }
	return !slices.ContainsFunc(c.Spells.Types, missing) && !slices.ContainsFunc(c.Spells.NotTypes, func(name string) bool { return !missing(name) })
}

// paying casts the spell with so much mana; nil if it can't be cast.
func paying(b board, mana string) *engine.Game {
	b.Players = slices.Clone(b.Players)
	b.Players[0] = protocol.PlayerSetup{Name: "Alice", Mana: mana}
	g := b.game()
	if g.Perform(engine.Action{Kind: engine.CastAction, Object: g.In(engine.Hand, 0)[0]}, &picker{}) != nil {
		return nil
	}
	return g
}

func totalCosts(t testing.TB) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		spell := spellOf(t, b)
		if spell == nil {
			return saysNothing()
		}
		generic, colored := required(t, b, spell)
		g := paying(b, colored+strings.Repeat("{C}", generic))
		if g == nil {
			return broken("%s can't be cast for %s and %d more", spell.Name, colored, generic)
		}
		if left := g.Players()[0].Pool.String(); left != "" {
			return broken("%s is cast for %s and %d more, and %s is left", spell.Name, colored, generic, left)
		}
		stack := g.In(engine.Stack, 0)
		if got, want := g.ManaValue(stack[0]), spell.Faces[0].ManaCost.Value(0); got != want {
			return broken("the spell %s has mana value %d, not %d", spell.Name, got, want)
		}
		if generic > 0 && paying(b, colored+strings.Repeat("{C}", generic-1)) != nil {
			return broken("%s can be cast for %s and %d more", spell.Name, colored, generic-1)
		}
		return holds()
	}, spellBoards(t))
}

func costsOrder(t testing.TB) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		spell := spellOf(t, b)
		if spell == nil {
			return saysNothing()
		}
		other := b
		other.Objects = shuffle(b.choices(), b.Objects)
		if one, two := cheapest(b, spell), cheapest(other, spell); one != two {
			return broken("%s costs %d more than its colored mana, and %d in another order", spell.Name, one, two)
		}
		return holds()
	}, spellBoards(t))
}

// cheapest is the least colorless mana that a spell can be cast for besides its colored mana.
func cheapest(b board, spell *card.Card) int {
	_, colored := required(nil, board{}, spell)
	for n := range 30 {
		if paying(b, colored+strings.Repeat("{C}", n)) != nil {
			return n
		}
	}
	return -1
}
