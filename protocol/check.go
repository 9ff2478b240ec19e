package protocol

import (
	"fmt"
	"slices"
	"strings"
)

// Understands says whether the suite can speak with an engine of a version: one
// with the same major number.
func Understands(version string) bool {
	theirs, _, _ := strings.Cut(version, ".")
	ours, _, _ := strings.Cut(Version, ".")
	return theirs == ours
}

// Check says what in an engine's introduction can't be; nil if all is well.
// Capabilities that aren't known are no fault: a newer engine may have them.
func (r *InitializeReply) Check() error {
	switch {
	case r.Protocol == "":
		return fmt.Errorf(`"protocol" is missing, expected a version such as %q`, Version)
	case r.Engine.Name == "":
		return fmt.Errorf(`"engine" has no "name"`)
	}
	return nil
}

// Check says what in a reply can't be: exactly one of a decision, a player with
// priority and an outcome is set, and a decision has legal answers.
func (r *Reply) Check() error {
	said := 0
	for _, set := range []bool{r.Decision != nil, r.Priority != "", r.Over != nil} {
		if set {
			said++
		}
	}
	switch {
	case r.Game == "":
		return fmt.Errorf(`"game" is missing`)
	case said != 1:
		return fmt.Errorf(`exactly one of "decision", "priority" and "over" must be set, found %d`, said)
	case r.Decision != nil:
		return r.Decision.Check()
	}
	return nil
}

// DecisionKinds lists the kinds of decision.
var DecisionKinds = []DecisionKind{AskTargets, AskModes, AskX, AskNumber, AskCost, AskPayment, AskCostObjects, AskAttackers, AskBlockers,
	AskDivision, AskOrder, AskReplacement, AskYesNo, AskCardName, AskColor, AskMana, AskType, AskObjects, AskPlayers, AskCounters,
	AskPile, AskPlace, AskFace, AskDiscard, AskAbility, AskCast}

// Check says why a decision can't be asked: of nobody, of no known kind, or
// with no legal answer.
func (d *Decision) Check() error {
	switch {
	case d.Player == "":
		return fmt.Errorf(`decision %d has no "player"`, d.ID)
	case !slices.Contains(DecisionKinds, d.Kind):
		return fmt.Errorf("decision %d is of the unknown kind %q", d.ID, d.Kind)
	case d.Min > d.Max && d.Kind != AskYesNo && d.Kind != AskCardName && d.Kind != AskPayment && d.Kind != AskDivision && d.Kind != AskOrder:
		return fmt.Errorf("decision %d (%s): at least %d and at most %d can't be chosen", d.ID, d.Kind, d.Min, d.Max)
	}
	switch d.Kind {
	case AskX, AskNumber, AskYesNo, AskCardName:
		return nil
	case AskAttackers, AskBlockers:
		return d.checkCombat()
	case AskDivision:
		if d.Least*len(d.Options) > d.Total && len(d.Options) == 1 {
			return fmt.Errorf("decision %d (division): %d can't be divided with at least %d each", d.ID, d.Total, d.Least)
		}
	}
	if len(d.Options) < d.Min || len(d.Options) == 0 {
		return fmt.Errorf("decision %d (%s) has %d options, of which %d must be chosen", d.ID, d.Kind, len(d.Options), d.Min)
	}
	return nil
}

func (d *Decision) checkCombat() error {
	candidates := append(append([]Candidate(nil), d.Attackers...), d.Blockers...)
	if len(candidates) == 0 {
		return fmt.Errorf("decision %d (%s) has no candidate", d.ID, d.Kind)
	}
	for _, c := range candidates {
		if len(c.Onto) == 0 {
			return fmt.Errorf("decision %d (%s): %s could be declared, but onto nothing", d.ID, d.Kind, c.Object)
		}
	}
	return nil
}

// Check says what in a view contradicts itself.
func (v *View) Check() error {
	players := map[string]bool{}
	for _, p := range v.Players {
		if players[p.Name] || p.Name == "" {
			return fmt.Errorf("player %q is there twice, or has no name", p.Name)
		}
		players[p.Name] = true
	}
	if !players[v.Active] {
		return fmt.Errorf("the active player %q isn't among the players", v.Active)
	}
	objects := map[ObjectID]bool{}
	for i := range v.Objects {
		o := &v.Objects[i]
		if err := o.check(players); err != nil {
			return err
		}
		if objects[o.ID] && o.ID != "" {
			return fmt.Errorf("object %s is there twice", o.ID)
		}
		objects[o.ID] = true
	}
	return v.checkLinks(objects, players)
}

func (o *ObjectView) check(players map[string]bool) error {
	switch {
	case o.ID == "" && !o.Hidden:
		return fmt.Errorf("an object in the %s has no id", o.Zone)
	case !slices.Contains(Zones, o.Zone):
		return fmt.Errorf("object %s is in the unknown zone %q", o.ID, o.Zone)
	case !players[o.Owner]:
		return fmt.Errorf("object %s is owned by %q, who isn't among the players", o.ID, o.Owner)
	case o.Controller != "" && !players[o.Controller]:
		return fmt.Errorf("object %s is controlled by %q, who isn't among the players", o.ID, o.Controller)
	case o.Hidden && o.Name != "":
		return fmt.Errorf("object %s is hidden and yet has the name %q", o.ID, o.Name)
	case (o.Power == nil) != (o.Toughness == nil):
		return fmt.Errorf("object %s has power or toughness without the other", o.ID)
	}
	for _, c := range o.Counters {
		if c.Count <= 0 || c.Kind == "" {
			return fmt.Errorf("object %s has %d counters of the kind %q", o.ID, c.Count, c.Kind)
		}
	}
	return nil
}

// checkLinks says which object is linked to one that isn't there.
func (v *View) checkLinks(objects map[ObjectID]bool, players map[string]bool) error {
	for i := range v.Objects {
		o := &v.Objects[i]
		if o.AttachedTo != "" && !objects[o.AttachedTo] {
			return fmt.Errorf("object %s is attached to %s, which isn't there", o.ID, o.AttachedTo)
		}
		if o.AttachedToPlayer != "" && !players[o.AttachedToPlayer] {
			return fmt.Errorf("object %s is attached to %q, who isn't among the players", o.ID, o.AttachedToPlayer)
		}
		for _, a := range o.Attachments {
			if !objects[a] {
				return fmt.Errorf("%s is attached to object %s, and isn't there", a, o.ID)
			}
		}
		for _, a := range o.Blocking {
			if !objects[a] {
				return fmt.Errorf("object %s blocks %s, which isn't there", o.ID, a)
			}
		}
	}
	return nil
}
