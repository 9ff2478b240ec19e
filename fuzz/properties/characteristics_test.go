package properties

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/leanovate/gopter"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
)

var characteristics = []property{
	{"recomputed", "characteristics that are computed anew are those that were (CR 613.1)", 30, recomputed},
	{"commuting", "effects that only add to power and toughness or give abilities do the same in any order of timestamps (CR 613.4c, 613.7)", 60, commuting},
	{"layers", "an effect of an earlier layer is applied before those of later ones, whatever the timestamps (CR 613.1)", 60, layered},
}

// anew computes all characteristics anew after every event, and notes where they differ from what was kept.
type anew struct {
	listener
	layers *engine.Invariant
	wrong  string
}

// Event implements engine.Tracer.
func (a *anew) Event(g *engine.Game, _ *engine.Event) {
	if a.wrong != "" {
		return
	}
	for _, id := range g.In(engine.Battlefield, 0) {
		g.Characteristics(id)
	}
	if b := engine.NewAudit(g).Check(g, true); b != nil && b.Invariant == a.layers {
		a.wrong = b.What
	}
}

// recomputed plays on and holds characteristics that were kept against those computed for the same moment.
func recomputed(t testing.TB) gopter.Prop {
	at := slices.IndexFunc(engine.Invariants, func(i engine.Invariant) bool { return i.Name == "layers" })
	return duringGames(t, func(g *engine.Game) func() string {
		a := &anew{layers: &engine.Invariants[at]}
		g.SetTracer(a)
		return func() string { return a.wrong }
	})
}

// adds says whether all that a card's static abilities do is to add to power
// and toughness, or to give abilities, to what types alone decide.
func adds(c *card.Card) bool {
	if c.Layout != card.Single {
		return false
	}
	for _, a := range abilities(c) {
		s, ok := a.(*card.Static)
		if !ok {
			continue
		}
		rest := *s
		rest.Affects, rest.Gains, rest.Power, rest.Toughness, rest.Compiled, rest.Zone = nil, nil, nil, nil, nil, ""
		if !reflect.DeepEqual(rest, card.Static{}) || s.Affects != nil && (s.Affects.Keyword != "" || s.Affects.Power != nil || s.Affects.Toughness != nil) {
			return false
		}
	}
	return true
}

// looks is what permanents are like, by the setup's names.
func looks(g *engine.Game) map[string]string {
	out := map[string]string{}
	for _, id := range g.In(engine.Battlefield, 0) {
		c := g.Characteristics(id)
		var has []string
		for _, in := range c.Abilities {
			has = append(has, fmt.Sprintf("%T %s", in.Ability, in.Keyword))
			if k, ok := in.Ability.(*card.Keyword); ok {
				has[len(has)-1] += k.Name
			}
		}
		slices.Sort(has)
		out[g.Object(id).Ref] = fmt.Sprintf("%s %d/%d %v %v, controlled by %d, %s", c.Name, c.Power, c.Toughness, c.Types.Names(), c.Colors.Names(), c.Controller+1, strings.Join(has, ", "))
	}
	return out
}

func commuting(t testing.TB) gopter.Prop {
	o := onlyBattlefield(duel(t, adds), 6)
	o.Weight = func(c *card.Card) int {
		if has[*card.Static](c) {
			return 6
		}
		return 1
	}
	return forAll(func(b board) *gopter.PropResult {
		other := b
		other.Objects = shuffle(b.choices(), b.Objects)
		return alike(looks(b.game()), looks(other.game()))
	}, boardsOf(o))
}

func alike(one, two map[string]string) *gopter.PropResult {
	for ref, look := range one {
		if two[ref] != look {
			return broken("%s in one order of timestamps, %s in another", look, two[ref])
		}
	}
	return holds()
}

// layerEffects each work in another layer: what comes of them is the same in every order.
var layerEffects = []string{"Control", "Colors", "Animation", "Flight", "Strength"}

// layered activates levers of different layers in two orders.
func layered(t testing.TB) gopter.Prop {
	o := onlyBattlefield(duel(t, func(c *card.Card) bool { return len(abilities(c)) == 0 }), 4)
	return forAll(func(b board) *gopter.PropResult {
		g := b.game()
		target := find(g, "bear")
		if target == 0 {
			return saysNothing()
		}
		var seen [2]map[string]string
		for i := range seen {
			try := g.Clone()
			names := layerEffects
			if i == 1 {
				names = shuffle(b.choices(), layerEffects)
			}
			for _, name := range names {
				if err := pull(try, 0, name, target); err != nil {
					return broken("%s: %v", name, err)
				}
			}
			seen[i] = looks(try)
			all := *try.Characteristics(target)
			if n := 4 + 3 + try.Object(target).Counters.Of("+1/+1"); all.Power != n || all.Toughness != n || all.Controller != 0 || all.Keywords&engine.Flying == 0 {
				return broken("it is %s, not %d/%d, or not a flying creature of the first player's", seen[i]["bear"], n, n)
			}
		}
		return alike(seen[0], seen[1])
	}, boardsOf(o, calm, with(layerEffects...), func(b *board) {
		bear := b.put("Bob", "Grizzly Bears")
		bear.Ref, bear.Counters = "bear", plus(b.choices().Below(3)+1)
	}))
}
