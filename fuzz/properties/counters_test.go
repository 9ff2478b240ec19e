package properties

import (
	"slices"
	"testing"

	"github.com/leanovate/gopter"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

var counters = []property{
	{"modular", "as many counters come out of a permanent with modular as it last had, as replaced by every effect once (CR 702.43a)", 60, modular},
	{"bolster", "bolster puts counters on one creature with the least toughness among those that its player controls (CR 701.39a)", 60, bolster},
	{"moving-counters", "moving counters makes neither more nor fewer of them (CR 122.5)", 60, movingCounters},
}

// net is the +1/+1 counters of an object less its -1/-1 counters, which go together (CR 704.5q).
func net(o *engine.Object) int { return o.Counters.Of("+1/+1") - o.Counters.Of("-1/-1") }

// nets are those of all permanents.
func nets(g *engine.Game) map[engine.ObjectID]int {
	out := map[engine.ObjectID]int{}
	for _, id := range g.In(engine.Battlefield, 0) {
		out[id] = net(g.Object(id))
	}
	return out
}

// gained are the permanents that have more counters than before, and how many more.
func gained(before map[engine.ObjectID]int, g *engine.Game) map[engine.ObjectID]int {
	out := map[engine.ObjectID]int{}
	for id, n := range nets(g) {
		if n > before[id] {
			out[id] = n - before[id]
		}
	}
	return out
}

// puts collects how many counters there can be when each effect is applied once.
func puts(n int, effects []*card.ReplaceCounters, into map[int]bool) {
	if len(effects) == 0 {
		into[n] = true
	}
	for i, e := range effects {
		puts(n*max(e.Multiply, 1)+e.Plus, slices.Delete(slices.Clone(effects), i, i+1), into)
	}
}

// replacing are the effects on counters of a player's creatures: those of the corpus are all about +1/+1 counters.
func replacing(g *engine.Game, p engine.PlayerID) []*card.ReplaceCounters {
	var out []*card.ReplaceCounters
	for _, id := range g.In(engine.Battlefield, 0) {
		for _, in := range g.Characteristics(id).Abilities {
			if r, ok := in.Ability.(*card.ReplaceCounters); ok && g.ControllerOf(id) == p {
				out = append(out, r)
			}
		}
	}
	return out
}

func modular(t testing.TB) gopter.Prop {
	o := onlyBattlefield(duel(t, func(c *card.Card) bool {
		const both = card.Artifact | card.Creature
		return has[*card.ReplaceCounters](c) || c.Layout == card.Single && c.Faces[0].Types&both == both
	}), 3)
	return forAll(func(b board) *gopter.PropResult {
		g := b.game()
		if pull(g, 0, "Nothing") != nil {
			return saysNothing()
		}
		worker := find(g, "worker")
		if worker == 0 {
			return saysNothing()
		}
		had, before := g.Object(worker).Counters.Of("+1/+1"), nets(g)
		err := activate(g, 0, "Ruin", &picker{targets: []engine.ObjectID{worker}})
		if err == nil {
			err = settle(g, &picker{accept: true})
		}
		if err != nil {
			return broken("%v", err)
		}
		got := gained(before, g)
		if len(got) > 1 || len(got) == 0 && artifactCreatures(g) > 0 {
			return broken("%d permanents got counters of %d", len(got), had)
		}
		for id, n := range got {
			could := map[int]bool{}
			puts(had, replacing(g, g.ControllerOf(id)), could)
			if !could[n] {
				return broken("%s got %d counters of %d", g.NameOf(id), n, had)
			}
		}
		return holds()
	}, boardsOf(o, calm, with("Nothing", "Ruin"), func(b *board) {
		worker := b.put("Alice", "Arcbound Worker")
		worker.Ref, worker.Counters = "worker", plus(1+b.choices().Below(4))
	}))
}

// artifactCreatures are how many the first player can surely target.
func artifactCreatures(g *engine.Game) int {
	n := 0
	for _, id := range g.In(engine.Battlefield, 0) {
		c := g.Characteristics(id)
		safe := c.Controller == 0 || c.Keywords&engine.Hexproof == 0
		if safe && c.Keywords&(engine.Shroud|engine.Protection) == 0 && c.Types&card.Artifact != 0 && c.Types&card.Creature != 0 {
			n++
		}
	}
	return n
}

func bolster(t testing.TB) gopter.Prop {
	o := onlyBattlefield(usual(t), 5)
	o.Players, o.Commander = 2, false
	o.Weight = func(c *card.Card) int {
		if c.Faces[0].Types&card.Creature != 0 {
			return 3
		}
		return 1
	}
	return forAll(func(b board) *gopter.PropResult {
		g := b.game()
		if pull(g, 0, "Nothing") != nil || g.Over() != nil {
			return saysNothing()
		}
		if err := activate(g, 0, "Bolster", &picker{}); err != nil {
			return saysNothing()
		}
		least, before := weakest(g, 0), nets(g)
		c := &picker{}
		if err := settle(g, c); err != nil {
			return broken("%v", err)
		}
		for _, d := range c.asked {
			if slices.Contains(d.Rules, "701.39a") && len(d.Options) != len(least) {
				return broken("%d creatures could be chosen, and %d have the least toughness", len(d.Options), len(least))
			}
		}
		got := gained(before, g)
		if len(got) != min(len(least), 1) {
			return broken("%d creatures got counters", len(got))
		}
		for id := range got {
			if !slices.Contains(least, id) {
				return broken("%s hasn't the least toughness", g.NameOf(id))
			}
		}
		return holds()
	}, boardsOf(o, calm, with("Nothing", "Bolster")))
}

// weakest are the creatures of a player with the least toughness.
func weakest(g *engine.Game, p engine.PlayerID) []engine.ObjectID {
	var out []engine.ObjectID
	least := 0
	for _, id := range g.In(engine.Battlefield, 0) {
		c := g.Characteristics(id)
		switch {
		case c.Types&card.Creature == 0 || c.Controller != p || len(out) > 0 && c.Toughness > least:
		case len(out) > 0 && c.Toughness == least:
			out = append(out, id)
		default:
			out, least = []engine.ObjectID{id}, c.Toughness
		}
	}
	return out
}

func movingCounters(t testing.TB) gopter.Prop {
	o := onlyBattlefield(duel(t, func(c *card.Card) bool { return !has[*card.ReplaceCounters](c) }), 4)
	return forAll(func(b board) *gopter.PropResult {
		g := b.game()
		if pull(g, 0, "Nothing") != nil || g.Over() != nil {
			return saysNothing()
		}
		c := b.choices()
		all := g.In(engine.Battlefield, 0)
		from, onto := all[c.Below(len(all))], all[c.Below(len(all))]
		gave, had := *g.Object(from), *g.Object(onto)
		lever := []string{"Transfer", "OneCounter"}[c.Below(2)]
		if len(gave.Counters) == 0 || pull(g, 0, lever, from, onto) != nil || g.Current(onto) != onto || g.Current(from) != from {
			return saysNothing() // it may have been put away before it happened
		}
		return moved(&gave, &had, g, lever == "OneCounter")
	}, boardsOf(o, calm, func(b *board) {
		c := b.choices()
		for i := range b.Objects {
			if o := &b.Objects[i]; c.Below(3) > 0 && len(o.Counters) == 0 {
				o.Counters = append(plus(1+c.Below(3)), protocol.Counter{Kind: "charge", Count: 1 + c.Below(2)})
			}
		}
	}, with("Nothing", "Transfer", "OneCounter")))
}

// moved compares the counters of two objects before with those that they have now.
func moved(gave, had *engine.Object, g *engine.Game, one bool) *gopter.PropResult {
	from, onto := g.Object(gave.ID), g.Object(had.ID)
	for _, x := range gave.Counters {
		n := x.N
		if one {
			n = 1
		}
		if gave.ID == had.ID { // CR 122.5
			n = 0
		}
		got, left := onto.Counters.Of(x.Kind)-had.Counters.Of(x.Kind), gave.Counters.Of(x.Kind)-from.Counters.Of(x.Kind)
		if x.Kind == "+1/+1" || x.Kind == "-1/-1" {
			got, left, n = net(onto)-net(had), net(gave)-net(from), moving(gave, gave.ID == had.ID, one)
		}
		if got != n || left != n {
			return broken("of %d %s counters on %s, %d were to move: %d left, %d came to %s", x.N, x.Kind, g.NameOf(from.ID), n, left, got, g.NameOf(onto.ID))
		}
	}
	return holds()
}

// moving is how many +1/+1 counters, less -1/-1 counters, are to move.
func moving(gave *engine.Object, none, one bool) int {
	switch {
	case none:
		return 0
	case one:
		return min(gave.Counters.Of("+1/+1"), 1) - min(gave.Counters.Of("-1/-1"), 1)
	}
	return net(gave)
}

func plus(n int) []protocol.Counter { return []protocol.Counter{{Kind: "+1/+1", Count: n}} }
