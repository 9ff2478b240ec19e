package session

import (
	"reflect"
	"strings"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

// findAbility is the activated ability of an object that a reference means.
func findAbility(g *engine.Game, id engine.ObjectID, ref *protocol.AbilityRef) (int, error) {
	if ref == nil {
		ref = &protocol.AbilityRef{}
	}
	var fits []int
	var have []string
	abilities := g.Characteristics(id).Abilities
	for i, in := range abilities {
		a, ok := in.Ability.(*card.Activated)
		if !ok {
			continue
		}
		have = append(have, abilityText(in, a))
		if refMeans(ref, in, a) {
			fits = append(fits, i)
		}
	}
	name := g.NameOf(id)
	switch {
	case len(have) == 0:
		return 0, illegal("602.1", "%q has no activated ability", name)
	case len(fits) == 0:
		return 0, illegal("602.1", "%q has no such activated ability; it has: %s", name, strings.Join(have, "; "))
	}
	fits = justThat(fits, abilities, ref.Makes)
	for _, i := range fits[1:] {
		if !reflect.DeepEqual(abilities[i].Ability, abilities[fits[0]].Ability) { // alike is as good as the same
			return 0, invalid("%q has several such abilities: %s; say which by its cost", name, strings.Join(have, "; "))
		}
	}
	return fits[0], nil
}

// justThat are those of several abilities that make just the mana that is meant,
// if there are any: others can make it, too.
func justThat(fits []int, abilities []engine.Instance, symbol string) []int {
	var out []int
	for _, i := range fits {
		a, _ := abilities[i].Ability.(*card.Activated)
		for _, e := range a.Effects {
			if m, ok := e.(*card.AddMana); ok && m.Mana == symbol && symbol != "" {
				out = append(out, i)
				break
			}
		}
	}
	if len(out) == 0 {
		return fits
	}
	return out
}

func abilityText(in engine.Instance, a *card.Activated) string {
	if in.Keyword != "" {
		return in.Keyword + " " + engine.CostText(a.Cost)
	}
	return engine.CostText(a.Cost)
}

// refMeans: everything that the reference says holds of the ability.
func refMeans(ref *protocol.AbilityRef, in engine.Instance, a *card.Activated) bool {
	if ref.Cost != "" && ref.Cost != engine.CostText(a.Cost) {
		return false
	}
	if ref.Keyword != "" && ref.Keyword != in.Keyword {
		return false
	}
	if ref.Loyalty != "" && ref.Loyalty != loyaltyText(a.Cost) {
		return false
	}
	return ref.Makes == "" || makes(a.Effects, ref.Makes)
}

// abilityRef names an activated ability by its cost and keyword, and where that
// could mean several by mana that only this one of them makes.
func abilityRef(g *engine.Game, id engine.ObjectID, index int) *protocol.AbilityRef {
	in := g.Characteristics(id).Abilities[index]
	act, ok := in.Ability.(*card.Activated)
	if !ok {
		return nil
	}
	ref := &protocol.AbilityRef{Cost: engine.CostText(act.Cost), Keyword: in.Keyword, Loyalty: loyaltyText(act.Cost)}
	found, err := findAbility(g, id, ref)
	for t := card.ManaType(0); t < card.ManaTypes && (err != nil || found != index); t++ {
		symbol := "{" + t.String() + "}"
		if !makes(act.Effects, symbol) {
			continue
		}
		precise := *ref
		precise.Makes = symbol
		if found, err = findAbility(g, id, &precise); err == nil && found == index {
			return &precise
		}
	}
	return ref
}

// makes says whether effects can add a type of mana, given as a symbol.
func makes(effects []card.Effect, symbol string) bool {
	for _, e := range effects {
		m, ok := e.(*card.AddMana)
		if ok && (m.Mana == "" && !strings.HasPrefix(m.AnyOf, "{") || strings.Contains(m.Mana+m.AnyOf, symbol)) {
			return true
		}
	}
	return false
}

// loyaltyText is the loyalty symbol of a cost; "" if it has none (CR 606.4).
func loyaltyText(cost []card.Cost) string {
	for _, c := range cost {
		if l, ok := c.(*card.LoyaltyCost); ok {
			return engine.CostText([]card.Cost{l})
		}
	}
	return ""
}

// legalActions lists what the player with priority may do, in the protocol's words.
func (ga *game) legalActions() []protocol.Action {
	out := []protocol.Action{} // a list on the wire even if nobody may act
	for _, a := range ga.g.LegalActions() {
		out = append(out, Describe(ga.g, a))
	}
	return out
}

// Describe is an action in the protocol's words.
func Describe(g *engine.Game, a engine.Action) protocol.Action {
	out := protocol.Action{Player: g.Players()[a.Player].Name, Object: formatID(a.Object), Using: a.Using, Optional: a.Optional}
	switch a.Kind {
	case engine.PassAction:
		out.Kind = protocol.ActPass
	case engine.ConcedeAction:
		out.Kind = protocol.ActConcede
	case engine.CastAction, engine.LandAction:
		out.Kind = protocol.ActCast
		if a.Kind == engine.LandAction {
			out.Kind = protocol.ActPlayLand
		}
		out.Face = g.Object(a.Object).Def.Parts()[a.Face].Name
	case engine.ActivateAction:
		out.Kind = protocol.ActActivate
		out.Ability = abilityRef(g, a.Object, a.Ability)
	}
	return out
}
