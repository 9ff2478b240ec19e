package properties

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/leanovate/gopter"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/fuzz/boards"
	"github.com/stickler-mtg/stickler/protocol"
)

var mana = []property{
	{"undefined-mana", "a permanent that could produce no type of mana adds none when it is tapped for mana, and nothing follows from it (CR 106.5, 106.12a)", 60, undefinedMana},
	{"could-produce", "what a permanent could produce is what it does produce in one of the orders of replacement effects (CR 106.7)", 60, couldProduce},
	{"could-produce-order", "what permanents could produce doesn't depend on the order in which they came (CR 106.7)", 60, couldProduceOrder},
	{"could-produce-more", "one more land makes nothing that a permanent could produce impossible (CR 106.7)", 60, couldProduceMore},
	{"could-produce-costs", "what permanents could produce has nothing to do with whether costs can be paid (CR 106.7)", 60, couldProduceCosts},
	{"mana-replaced", "mana is replaced by every effect that applies once, in any order, and by nothing else (CR 106.12b, 616.1)", 80, manaReplaced},
}

// aboutMana says whether a card is about lands or mana.
func aboutMana(c *card.Card) bool {
	if c.Faces[0].Types&card.Land != 0 || has[*card.ReplaceMana](c) {
		return true
	}
	return slices.ContainsFunc(abilities(c), func(a card.Ability) bool {
		switch a := a.(type) {
		case *card.Activated:
			return addsMana(a.Effects)
		case *card.Triggered:
			return addsMana(a.Effects)
		case *card.Static:
			return len(a.AddSubtypes) > 0 || len(a.Gains) > 0
		}
		return false
	})
}

func addsMana(effects []card.Effect) bool {
	return slices.ContainsFunc(effects, func(e card.Effect) bool {
		_, ok := e.(*card.AddMana)
		return ok
	})
}

// asksOthers says whether a card's mana is what others could produce.
func asksOthers(c *card.Card) bool {
	return slices.ContainsFunc(abilities(c), func(a card.Ability) bool {
		activated, ok := a.(*card.Activated)
		return ok && slices.ContainsFunc(activated.Effects, func(e card.Effect) bool {
			m, ok := e.(*card.AddMana)
			return ok && (m.CouldProduce != nil || m.AmongColorsOf != nil)
		})
	})
}

// manaBoards are battlefields about mana, those that ask what others could
// produce most often.
func manaBoards(t testing.TB, permanents int) boards.Options {
	o := onlyBattlefield(duel(t, aboutMana), permanents)
	o.Weight = func(c *card.Card) int {
		if asksOthers(c) || has[*card.ReplaceMana](c) {
			return 5
		}
		return 2
	}
	return o
}

// tapsForMana are the abilities of a permanent that add mana for {T} alone;
// others says whether it has any that add mana otherwise.
func tapsForMana(g *engine.Game, id engine.ObjectID) (indices []int, others bool) {
	for i, in := range g.Characteristics(id).Abilities {
		if t, ok := in.Ability.(*card.Triggered); ok && addsMana(t.Effects) {
			others = true
		}
		a, ok := in.Ability.(*card.Activated)
		if !ok || !addsMana(a.Effects) {
			continue
		}
		if _, tap := a.Cost[0].(*card.TapSelf); tap && len(a.Cost) == 1 {
			indices = append(indices, i)
			continue
		}
		others = true
	}
	return indices, others
}

func undefinedMana(t testing.TB) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		g := b.game()
		tried := 0
		for _, id := range g.In(engine.Battlefield, 0) {
			indices, others := tapsForMana(g, id)
			if others || g.ControllerOf(id) != g.Priority() || g.CouldProduce(id) != 0 {
				continue
			}
			before := g.Players()[0].Pool.String()
			for _, i := range indices {
				wrong := ""
				if everyWay(g, engine.Action{Kind: engine.ActivateAction, Object: id, Ability: i}, func(after *engine.Game) {
					if got := after.Players()[0].Pool.String(); got != before {
						wrong = got
					}
				}) == nil {
					tried++
				}
				if wrong != "" {
					return broken("%s could produce nothing, and makes the pool %s", g.NameOf(id), wrong)
				}
			}
		}
		if tried == 0 {
			return saysNothing()
		}
		return holds()
	}, boardsOf(manaBoards(t, 4), calm, func(b *board) { b.put("Alice", "Reflecting Pool") }))
}

func couldProduce(t testing.TB) gopter.Prop {
	o := manaBoards(t, 4)
	o.Cards = slices.DeleteFunc(o.Cards, func(c *card.Card) bool { return has[*card.Triggered](c) }) // what they add isn't the land's
	return forAll(func(b board) *gopter.PropResult {
		g := b.game()
		tried := 0
		for _, id := range g.In(engine.Battlefield, 0) {
			indices, others := tapsForMana(g, id)
			if others || len(indices) == 0 || g.ControllerOf(id) != g.Priority() {
				continue
			}
			types, ok := produced(g, id, indices)
			if !ok {
				continue
			}
			tried++
			if could := g.CouldProduce(id); types != could {
				return broken("%s could produce %s, and produces %s", g.NameOf(id), inWords(could), inWords(types))
			}
		}
		if tried == 0 {
			return saysNothing()
		}
		return holds()
	}, boardsOf(o, calm, func(b *board) {
		c := b.choices()
		for range c.Below(4) {
			b.put("Alice", replacers[c.Below(len(replacers))].card)
		}
	}))
}

// produced are the types of mana that come of tapping a permanent in all ways;
// ok is false if it can't be tapped.
func produced(g *engine.Game, id engine.ObjectID, indices []int) (types card.ManaTypeSet, ok bool) {
	before := amounts(g)
	for _, i := range indices {
		err := everyWay(g, engine.Action{Kind: engine.ActivateAction, Object: id, Ability: i}, func(after *engine.Game) {
			for t, n := range amounts(after) {
				if n > before[t] {
					types |= t.Set()
				}
			}
		})
		if err != nil {
			return 0, false
		}
	}
	return types, true
}

// amounts is the mana of the first player.
func amounts(g *engine.Game) map[card.ManaType]int {
	out := map[card.ManaType]int{}
	for _, m := range g.Players()[0].Pool {
		out[m.Type] += m.N
	}
	return out
}

func inWords(types card.ManaTypeSet) string {
	out := ""
	for t := card.ManaType(0); t < card.ManaTypes; t++ {
		if types.Has(t) {
			out += "{" + t.String() + "}"
		}
	}
	if out == "" {
		return "nothing"
	}
	return out
}

// could is what every permanent of a board could produce.
func could(g *engine.Game) map[string]card.ManaTypeSet {
	out := map[string]card.ManaTypeSet{}
	for _, id := range g.In(engine.Battlefield, 0) {
		out[g.Object(id).Ref] = g.CouldProduce(id)
	}
	return out
}

// differs names a permanent that could produce something else than before.
func differs(b board, before, after map[string]card.ManaTypeSet, differ func(before, after card.ManaTypeSet) bool) *gopter.PropResult {
	for _, ref := range slices.Sorted(maps.Keys(before)) {
		if differ(before[ref], after[ref]) {
			return broken("%s could produce %s, and then %s", boards.Names(b.Setup)[protocol.Ref(ref)], inWords(before[ref]), inWords(after[ref]))
		}
	}
	return holds()
}

func couldProduceOrder(t testing.TB) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		before := could(b.game())
		shuffled := b
		shuffled.Objects = shuffle(b.choices(), b.Objects)
		return differs(b, before, could(shuffled.game()), func(before, after card.ManaTypeSet) bool { return before != after })
	}, boardsOf(manaBoards(t, 5)))
}

func shuffle[T any](c boards.Choices, list []T) []T {
	out := slices.Clone(list)
	for i := range out {
		j := i + c.Below(len(out)-i)
		out[i], out[j] = out[j], out[i]
	}
	return out
}

func couldProduceMore(t testing.TB) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		before := could(b.game())
		c := b.choices()
		more := b
		more.Objects = slices.Clone(b.Objects)
		more.put([]string{"Alice", "Bob"}[c.Below(2)], []string{"Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes", "Reflecting Pool"}[c.Below(7)])
		return differs(b, before, could(more.game()), func(before, after card.ManaTypeSet) bool { return before&^after != 0 })
	}, boardsOf(manaBoards(t, 5)))
}

func couldProduceCosts(t testing.TB) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		before := could(b.game())
		poor := b
		poor.Objects = slices.Clone(b.Objects)
		for i := range poor.Objects {
			poor.Objects[i].Tapped, poor.Objects[i].New = true, true
		}
		one := 1
		poor.Players = []protocol.PlayerSetup{{Name: "Alice", Life: &one, EmptyLibrary: true}, {Name: "Bob"}}
		return differs(b, before, could(poor.game()), func(before, after card.ManaTypeSet) bool { return before != after })
	}, boardsOf(manaBoards(t, 5)))
}

// replacer is a replacement effect on mana, in the words of this test.
type replacer struct {
	card             string
	times, least, of int
	becomes          card.ManaType
}

var replacers = []replacer{
	{card: "Mana Reflection", times: 2}, {card: "Nyxbloom Ancient", times: 3},
	{card: "Contamination", of: 1, becomes: card.ManaType(card.Black)}, {card: "Damping Sphere", least: 2, of: 1, becomes: card.Colorless},
}

// made is so much mana of a type.
type made struct {
	mana card.ManaType
	n    int
}

// outcomes collects what can come of mana when each effect that applies is applied once.
func outcomes(m made, left []replacer, into map[made]bool) {
	applied := false
	for i, r := range left {
		if m.n < r.least {
			continue
		}
		applied = true
		next := made{m.mana, m.n * max(r.times, 1)}
		if r.of > 0 {
			next = made{r.becomes, r.of}
		}
		outcomes(next, slices.Delete(slices.Clone(left), i, i+1), into)
	}
	if !applied {
		into[m] = true
	}
}

func manaReplaced(t testing.TB) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		var all []replacer
		for _, o := range b.Objects {
			if at := slices.IndexFunc(replacers, func(r replacer) bool { return r.card == o.Card }); at >= 0 && (o.Player == "Alice" || replacers[at].of > 0) {
				all = append(all, replacers[at])
			}
		}
		g := b.game()
		for _, x := range []struct {
			land string
			m    made
		}{{"Mountain", made{card.ManaType(card.Red), 1}}, {"Ancient Tomb", made{card.Colorless, 2}}} {
			want, got := map[made]bool{}, map[made]bool{}
			outcomes(x.m, all, want)
			err := everyWay(g, engine.Action{Kind: engine.ActivateAction, Object: named(g, 0, x.land)}, func(after *engine.Game) {
				for t, n := range amounts(after) {
					got[made{t, n}] = true
				}
			})
			if err != nil || !maps.Equal(want, got) {
				return broken("%s makes %s, and should make %s (%v)", x.land, several(got), several(want), err)
			}
		}
		return holds()
	}, boardsOf(boards.Options{}, calm, func(b *board) {
		b.Players = []protocol.PlayerSetup{{Name: "Alice"}, {Name: "Bob"}}
		b.Active = "Alice"
		c := b.choices()
		b.put("Alice", "Mountain")
		b.put("Alice", "Ancient Tomb")
		for range c.Below(5) {
			b.put([]string{"Alice", "Alice", "Bob"}[c.Below(3)], replacers[c.Below(len(replacers))].card)
		}
	}))
}

func several(all map[made]bool) string {
	var out []string
	for m := range all {
		out = append(out, fmt.Sprintf("%d {%s}", m.n, m.mana))
	}
	slices.Sort(out)
	return fmt.Sprint(out)
}
