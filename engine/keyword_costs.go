package engine

import "github.com/stickler-mtg/stickler/engine/card"

// bargain (CR 702.166a).
func bargain(k *card.Keyword) []card.Ability {
	token := true
	what := &card.Filter{AnyOf: []*card.Filter{{Types: []string{"Artifact"}}, {Types: []string{"Enchantment"}}, {Token: &token}}}
	return []card.Ability{&card.AdditionalCost{Cost: []card.Cost{&card.Sacrifice{What: what}}, Optional: k.Name}}
}

// buyback (CR 702.27a).
func buyback(k *card.Keyword) []card.Ability {
	return []card.Ability{
		&card.AdditionalCost{Cost: k.Cost, Optional: k.Name},
		&card.ReplaceMove{From: "stack", To: "graveyard", Instead: "hand", Resolving: true, If: &card.Paid{Cost: k.Name}},
	}
}

// escape (CR 702.138a).
func escape(k *card.Keyword) []card.Ability {
	return []card.Ability{&card.AlternativeCost{Name: k.Name, Cost: k.Cost, From: "graveyard"}}
}

// evoke (CR 702.74a).
func evoke(k *card.Keyword) []card.Ability {
	return []card.Ability{
		&card.AlternativeCost{Name: k.Name, Cost: k.Cost},
		&card.Triggered{
			On:      &card.Enters{},
			If:      &card.Paid{Cost: k.Name},
			Effects: []card.Effect{&card.SacrificeEffect{Only: &card.Self{}}},
		},
	}
}

// flashback (CR 702.34a).
func flashback(k *card.Keyword) []card.Ability {
	return []card.Ability{
		&card.AlternativeCost{Name: k.Name, Cost: k.Cost, From: "graveyard"},
		exiledAfterwards(k.Name),
	}
}

// exiledAfterwards exiles what was cast for a cost whenever it would leave the stack.
func exiledAfterwards(cost string) card.Ability {
	return &card.ReplaceMove{From: "stack", Instead: "exile", If: &card.Paid{Cost: cost}}
}

// jumpStart (CR 702.133a).
func jumpStart(k *card.Keyword) []card.Ability {
	return []card.Ability{
		&card.AdditionalCost{Cost: []card.Cost{&card.DiscardCards{}}, Optional: k.Name, From: "graveyard"},
		exiledAfterwards(k.Name),
	}
}

// kicker (CR 702.33a).
func kicker(k *card.Keyword) []card.Ability {
	return []card.Ability{&card.AdditionalCost{Cost: k.Cost, Optional: k.Name}}
}

// multikicker (CR 702.33c).
func multikicker(k *card.Keyword) []card.Ability {
	return []card.Ability{&card.AdditionalCost{Cost: k.Cost, Optional: k.Name, Repeats: true}}
}

// overload (CR 702.96a).
func overload(k *card.Keyword) []card.Ability {
	return []card.Ability{&card.AlternativeCost{Name: k.Name, Cost: k.Cost, Overloads: true}}
}

// retrace (CR 702.81a).
func retrace(k *card.Keyword) []card.Ability {
	land := &card.Filter{Zone: "hand", Types: []string{"Land"}}
	return []card.Ability{&card.AdditionalCost{Cost: []card.Cost{&card.DiscardCards{What: land}}, Optional: k.Name, From: "graveyard"}}
}

// spectacle (CR 702.137a).
func spectacle(k *card.Keyword) []card.Ability {
	lost := &card.Holds{A: &card.LifeLost{Who: "opponent"}, Op: "at least", B: card.Number(1)}
	return []card.Ability{&card.AlternativeCost{Name: k.Name, Cost: k.Cost, If: lost}}
}

// surge (CR 702.117a): without teams, only one's own spells count. This spell
// isn't cast yet, and so isn't among them (CR 601.2i).
func surge(k *card.Keyword) []card.Ability {
	another := &card.Holds{A: &card.SpellsCast{Who: "you", When: "this turn"}, Op: "at least", B: card.Number(1)}
	return []card.Ability{&card.AlternativeCost{Name: k.Name, Cost: k.Cost, If: another}}
}
