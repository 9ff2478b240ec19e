package protocol

import (
	"fmt"
	"slices"
)

// Check says what in a setup can't be, whatever the cards; nil if all is well.
func (s *Setup) Check() error {
	if len(s.Players) < 2 {
		return fmt.Errorf("a game has at least two players, found %d", len(s.Players))
	}
	names := map[string]bool{}
	for i := range s.Players {
		p := &s.Players[i]
		if p.Name == "" || names[p.Name] {
			return fmt.Errorf("player %d has no name of their own: %q", i+1, p.Name)
		}
		names[p.Name] = true
		if p.LandsPlayed < 0 {
			return fmt.Errorf("%s has played %d lands", p.Name, p.LandsPlayed)
		}
		if err := checkCounters(p.Name, p.Counters); err != nil {
			return err
		}
	}
	if s.Turn < 0 {
		return fmt.Errorf("there is no turn %d", s.Turn)
	}
	refs := map[Ref]bool{}
	for i := range s.Objects {
		o := &s.Objects[i]
		if o.Ref == "" || refs[o.Ref] {
			return fmt.Errorf("object %d, %q, has no ref of its own: %q", i+1, o.Card, o.Ref)
		}
		refs[o.Ref] = true
		if err := o.check(); err != nil {
			return err
		}
	}
	return nil
}

func (o *ObjectSetup) check() error {
	switch at := o.AttachedTo; {
	case !slices.Contains(Zones, o.Zone):
		return fmt.Errorf("%q is in the unknown zone %q", o.Card, o.Zone)
	case o.Damage < 0:
		return fmt.Errorf("%q has %d damage", o.Card, o.Damage)
	case at != nil && (at.Object == "") == (at.Player == ""):
		return fmt.Errorf("%q is attached to one object or to one player, found %q and %q", o.Card, at.Object, at.Player)
	}
	return checkCounters(o.Card, o.Counters)
}

func checkCounters(of string, counters []Counter) error {
	for _, c := range counters {
		if c.Kind == "" || c.Count < 1 {
			return fmt.Errorf("%q has %d counters of the kind %q", of, c.Count, c.Kind)
		}
	}
	return nil
}
