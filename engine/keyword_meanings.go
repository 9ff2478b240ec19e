package engine

import "github.com/stickler-mtg/stickler/engine/card"

// plusOne is a kind of counter that several keywords speak of (CR 122.1a).
const (
	plusOne  = "+1/+1"
	minusOne = "-1/-1"
)

// creaturesYouControl is the filter of many keywords.
func creaturesYouControl() *card.Filter {
	return &card.Filter{Types: []string{"Creature"}, Controller: "you"}
}

// untilEndOfTurn changes what a selector names for the turn.
func untilEndOfTurn(what card.Selector, m card.Modify) []card.Effect {
	return []card.Effect{&card.Change{What: what, Modify: m}}
}

// equip (CR 702.6a, c).
func equip(k *card.Keyword) []card.Ability {
	onto := creaturesYouControl()
	if k.Filter != nil {
		onto.AnyOf = []*card.Filter{k.Filter}
	}
	return []card.Ability{&card.Activated{
		Cost:    k.Cost,
		Targets: []card.TargetSpec{{What: onto}},
		Effects: []card.Effect{&card.AttachTo{To: &card.Targeted{N: 1}}},
		Sorcery: true,
		Keyword: k.Name,
	}}
}

// ward (CR 702.21a).
func ward(k *card.Keyword) []card.Ability {
	return []card.Ability{&card.Triggered{
		On:      &card.BecomesTarget{By: "opponent"},
		Effects: []card.Effect{&card.CounterSpell{What: &card.EventSource{}, UnlessPaid: k.Cost}},
	}}
}

// evasion keeps every creature from blocking but those that match (CR 509.1b).
func evasion(butBy *card.Filter) func(*card.Keyword) []card.Ability {
	return func(*card.Keyword) []card.Ability {
		return []card.Ability{&card.Cant{What: "be blocked", To: &card.Filter{Not: butBy}}}
	}
}

// artifactOr is what can block creatures with fear or intimidate (CR 702.13b, 702.36b).
func artifactOr(f *card.Filter) *card.Filter {
	return &card.Filter{AnyOf: []*card.Filter{{Types: []string{"Artifact"}}, f}}
}

// shadow (CR 702.28b).
func shadow(*card.Keyword) []card.Ability {
	without := &card.Filter{Without: "shadow"}
	return []card.Ability{
		&card.Cant{What: "be blocked", To: without},
		&card.Cant{What: "block", To: without},
	}
}

// skulk (CR 702.118b).
func skulk(*card.Keyword) []card.Ability {
	greater := &card.Filter{Power: &card.Compare{Op: "more", To: &card.PowerOf{Of: &card.Self{}}}}
	return []card.Ability{&card.Cant{What: "be blocked", To: greater}}
}

// landwalk (CR 702.14c).
func landwalk(k *card.Keyword) []card.Ability {
	land := &card.Filter{Types: []string{"Land"}, Controller: "defending", AnyOf: []*card.Filter{k.Filter}}
	return []card.Ability{&card.Cant{What: "be blocked", During: &card.Exists{What: land}}}
}

// basicLandwalk is landwalk of a basic land type.
func basicLandwalk(subtype string) func(*card.Keyword) []card.Ability {
	return func(k *card.Keyword) []card.Ability {
		return landwalk(&card.Keyword{Name: k.Name, Filter: &card.Filter{Subtypes: []string{subtype}}})
	}
}

// affinity (CR 702.41a).
func affinity(k *card.Keyword) []card.Ability {
	yours := &card.Filter{Controller: "you", AnyOf: []*card.Filter{k.Filter}}
	return []card.Ability{&card.CostChange{LessAmount: &card.Count{What: yours}}}
}

// bushido (CR 702.45a).
func bushido(k *card.Keyword) []card.Ability {
	n := card.Number(k.N)
	return []card.Ability{&card.Triggered{
		On:      &card.AnyEvent{Of: []card.Event{&card.Blocks{}, &card.BecomesBlocked{}}},
		Effects: untilEndOfTurn(&card.Self{}, card.Modify{Power: n, Toughness: n}),
	}}
}

// cascade (CR 702.85a).
func cascade(*card.Keyword) []card.Ability {
	cheaper := &card.Compare{Op: "less", To: &card.ManaValueOf{Of: &card.Self{}}}
	return []card.Ability{&card.Triggered{
		On:   &card.Casts{},
		Zone: "stack",
		Effects: []card.Effect{&card.RevealUntil{
			What:  &card.Filter{Zone: "any", NotTypes: []string{"Land"}, ManaValue: cheaper},
			Fits:  &card.Filter{Zone: "any", ManaValue: cheaper},
			Exile: true,
			Cast:  true,
			Rest:  "library bottom",
		}},
	}}
}

// changeling (CR 702.73a).
func changeling(*card.Keyword) []card.Ability {
	return []card.Ability{&card.Static{Modify: card.Modify{AllCreatureTypes: true}, Defining: true}}
}

// devoid (CR 702.114a).
func devoid(*card.Keyword) []card.Ability {
	return []card.Ability{&card.Static{Modify: card.Modify{SetColors: []string{"colorless"}}, Defining: true}}
}

// crew (CR 702.122a).
func crew(k *card.Keyword) []card.Ability {
	others := creaturesYouControl()
	others.Other = true
	return []card.Ability{&card.Activated{
		Cost:    []card.Cost{&card.TapOthers{What: others, Power: k.N}},
		Effects: untilEndOfTurn(&card.Self{}, card.Modify{AddTypes: []string{"Artifact", "Creature"}}),
		Keyword: k.Name,
	}}
}

// cycling, and typecycling with a filter (CR 702.29a, e).
func cycling(k *card.Keyword) []card.Ability {
	a := &card.Activated{
		Cost:    append(append([]card.Cost(nil), k.Cost...), &card.DiscardCards{Self: true}),
		Effects: []card.Effect{&card.Draw{N: card.Number(1)}},
		Zone:    "hand",
		Keyword: k.Name,
	}
	if k.Filter != nil {
		a.Effects = []card.Effect{
			&card.Search{What: k.Filter, Max: card.Number(1), To: "hand", Reveal: true},
		}
	}
	return []card.Ability{a}
}

// exalted (CR 702.83a).
func exalted(*card.Keyword) []card.Ability {
	return []card.Ability{&card.Triggered{
		On:      &card.Attacks{What: creaturesYouControl(), Alone: true},
		Effects: untilEndOfTurn(&card.EventObject{}, card.Modify{Power: card.Number(1), Toughness: card.Number(1)}),
	}}
}

// livingMetal (CR 702.161a).
func livingMetal(*card.Keyword) []card.Ability {
	return []card.Ability{&card.Static{
		Modify: card.Modify{AddTypes: []string{"Artifact", "Creature"}},
		While:  &card.YourTurn{},
	}}
}

// modular (CR 702.43a): the counters that it had as it left count (CR 603.10a, 608.2h).
func modular(k *card.Keyword) []card.Ability {
	onto := &card.Filter{Types: []string{"Artifact", "Creature"}}
	return []card.Ability{
		&card.AsEnters{Counter: plusOne, Count: card.Number(k.N)},
		&card.Triggered{
			On:      &card.Dies{},
			May:     true,
			Targets: []card.TargetSpec{{What: onto}},
			Effects: []card.Effect{&card.PutCounters{
				Kind: plusOne,
				N:    &card.CountersOn{Kind: plusOne, Of: &card.EventObject{}},
				On:   &card.Targeted{N: 1},
			}},
		},
	}
}

// moreThanMeetsTheEye (CR 702.162a).
func moreThanMeetsTheEye(k *card.Keyword) []card.Ability {
	return []card.Ability{&card.AlternativeCost{Name: k.Name, Cost: k.Cost, Converted: true}}
}

// mutate (CR 702.140a).
func mutate(k *card.Keyword) []card.Ability {
	host := &card.Filter{Types: []string{"Creature"}, NotSubtypes: []string{"Human"}, Owner: "owner of this"}
	return []card.Ability{&card.AlternativeCost{Name: k.Name, Cost: k.Cost, Merges: host}}
}

// upgrade is a playtest keyword: the permanent overlays an artifact of its
// controller's instead of entering (CR 730.2 is the model).
func upgrade(*card.Keyword) []card.Ability {
	return []card.Ability{&card.AsEnters{Overlays: &card.Filter{Types: []string{"Artifact"}, Controller: "you"}}}
}

// persist and undying (CR 702.79a, 702.93a).
func persist(*card.Keyword) []card.Ability { return returnsWith(minusOne) }
func undying(*card.Keyword) []card.Ability { return returnsWith(plusOne) }

// returnsWith returns what died without a counter of a kind, with one.
func returnsWith(kind string) []card.Ability {
	return []card.Ability{&card.Triggered{
		On: &card.Dies{},
		If: &card.Holds{A: &card.CountersOn{Kind: kind, Of: &card.EventObject{}}, Op: "equal", B: card.Number(0)},
		Effects: []card.Effect{&card.MoveTo{
			What:    &card.EventObject{},
			To:      "battlefield",
			Under:   &card.OwnerOf{Of: &card.EventObject{}},
			Counter: kind,
			Count:   card.Number(1),
		}},
	}}
}

// prowess (CR 702.108a).
func prowess(*card.Keyword) []card.Ability {
	return []card.Ability{&card.Triggered{
		On:      &card.Casts{Spell: &card.Filter{NotTypes: []string{"Creature"}}, By: "you"},
		Effects: untilEndOfTurn(&card.Self{}, card.Modify{Power: card.Number(1), Toughness: card.Number(1)}),
	}}
}

// splitSecond (CR 702.61a).
func splitSecond(*card.Keyword) []card.Ability {
	anything := &card.Filter{Zone: "any"}
	return []card.Ability{
		&card.Cant{What: "cast", Who: anything, By: "any", Zone: "stack"},
		&card.Cant{What: "activate except mana", Who: anything, By: "any", Zone: "stack"},
	}
}

// partnerWith is what it means in play: as the permanent enters, a player may
// search for its partner (CR 702.124j).
func partnerWith(k *card.Keyword) []card.Ability {
	search := &card.Search{What: k.Filter, Max: card.Number(1), Reveal: true, Who: &card.Targeted{N: 1}}
	return []card.Ability{&card.Triggered{
		On:      &card.Enters{},
		Targets: []card.TargetSpec{{Players: "any"}},
		Effects: []card.Effect{&card.May{Who: &card.Targeted{N: 1}, Effects: []card.Effect{search}}},
	}}
}
