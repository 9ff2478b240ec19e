package properties

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/leanovate/gopter"

	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/engine/session"
	"github.com/stickler-mtg/stickler/protocol"
)

var knowing = []property{
	{"state-and-back", "a game that is set up as a view shows it is the same game (CR 400.1)", 60, stateAndBack},
	{"no-peeking", "what a player sees and may do doesn't change with cards that only others know (CR 400.2, 402.3)", 100, noPeeking},
}

// table is a game behind the protocol.
type table struct {
	s     *session.Session
	reply *protocol.Reply
}

func (b board) table() *table {
	s := reference()
	reply, err := s.StartGame(context.Background(), b.Setup)
	if err != nil {
		panic(err)
	}
	return &table{s, reply}
}

func (x *table) end() {
	_ = x.s.EndGame(context.Background(), protocol.EndGameRequest{Game: x.reply.Game})
}

// see is what a player sees; nobody sees all.
func (x *table) see(as string) *protocol.View {
	v, err := x.s.State(context.Background(), protocol.StateRequest{Game: x.reply.Game, As: as, Hash: as == ""})
	if err != nil {
		panic(err)
	}
	v.Game = ""
	return v
}

func (x *table) may() []protocol.Action {
	r, err := x.s.LegalActions(context.Background(), protocol.LegalActionsRequest{Game: x.reply.Game})
	if err != nil {
		panic(err)
	}
	return r.Actions
}

// shown is the setup that a view of everything shows.
func shown(v *protocol.View) protocol.Setup {
	s := protocol.Setup{Active: v.Active, Step: v.Step, Turn: v.Turn}
	for i := range v.Players {
		p := &v.Players[i]
		s.Players = append(s.Players, protocol.PlayerSetup{Name: p.Name, Life: &p.Life, Mana: p.Mana, LandsPlayed: p.LandsPlayed, Counters: p.Counters,
			EmptyLibrary: p.Library == listed(v, p.Name)})
	}
	refs := map[protocol.ObjectID]protocol.Ref{}
	for i := range v.Objects {
		refs[v.Objects[i].ID] = v.Objects[i].Ref
	}
	for i := range v.Objects {
		o := &v.Objects[i]
		made := protocol.ObjectSetup{Ref: o.Ref, Card: o.Card, Player: o.Controller, Owner: o.Owner, Zone: o.Zone, Token: o.Kind == "token", Back: o.Face == "back",
			Tapped: o.Tapped, Counters: o.Counters, Damage: o.Damage, Naming: o.Naming, Color: o.Color, Type: o.ChosenType, Commander: o.Commander}
		if made.Player == "" {
			made.Player = o.Owner
		}
		if o.AttachedTo != "" {
			made.AttachedTo = &protocol.AttachmentSetup{Object: refs[o.AttachedTo]}
		}
		s.Commander = s.Commander || o.Commander
		s.Objects = append(s.Objects, made)
	}
	return s
}

// listed is how many cards of a player's library a view lists.
func listed(v *protocol.View, player string) int {
	n := 0
	for i := range v.Objects {
		if v.Objects[i].Zone == protocol.Library && v.Objects[i].Owner == player {
			n++
		}
	}
	return n
}

func stateAndBack(t testing.TB) gopter.Prop {
	o := usual(t)
	return forAll(func(b board) *gopter.PropResult {
		first := b.table()
		defer first.end()
		before := first.see("")
		text, err := json.Marshal(before)
		if err != nil {
			return broken("%v", err)
		}
		var read protocol.View
		if err := json.Unmarshal(text, &read); err != nil || !reflect.DeepEqual(before, &read) {
			return broken("a view isn't what its JSON says: %v", err)
		}
		again := b
		again.Setup = shown(&read)
		for i := range again.Objects { // a view doesn't say these
			o := &again.Objects[i]
			at := slices.IndexFunc(b.Objects, func(x protocol.ObjectSetup) bool { return x.Ref == o.Ref })
			o.CopyOf, o.New = b.Objects[at].CopyOf, b.Objects[at].New
			if controls(b, o) {
				o.Player = b.Objects[at].Player
			}
		}
		if wrong := shownWrong(b.Objects, again.Objects); wrong != "" {
			return broken("%s", wrong)
		}
		second := again.table()
		defer second.end()
		if after := second.see(""); !reflect.DeepEqual(plain(before), plain(after)) {
			return broken("the view of the game that a view shows differs: %s", firstDifference(plain(before), plain(after)))
		}
		return holds()
	}, boardsOf(o))
}

// shownWrong names an object that a view shows otherwise than it was set up.
func shownWrong(set, shown []protocol.ObjectSetup) string {
	for i := range set {
		was := &set[i]
		at := slices.IndexFunc(shown, func(o protocol.ObjectSetup) bool { return o.Ref == was.Ref })
		if at < 0 {
			return was.Card + " isn't shown"
		}
		is := &shown[at]
		counters := slices.DeleteFunc(slices.Clone(is.Counters), func(c protocol.Counter) bool { return c.Kind == "loyalty" && !slices.Contains(was.Counters, c) })
		if was.Card != is.Card || was.Zone != is.Zone || was.Damage != is.Damage || was.Tapped != is.Tapped || was.Token != is.Token ||
			was.Naming != is.Naming || was.Commander != is.Commander || was.Back != is.Back || !slices.Equal(was.Counters, counters) {
			return "set up as " + asJSON(was) + ", shown as " + asJSON(is)
		}
	}
	return ""
}

// controls: an effect may have changed who controls a permanent.
func controls(_ board, o *protocol.ObjectSetup) bool { return o.Zone == protocol.Battlefield }

// plain is a view without the identifiers that the order of a setup makes.
func plain(v *protocol.View) *protocol.View {
	out := *v
	out.Hash = ""
	out.Objects = slices.Clone(v.Objects)
	refs := map[protocol.ObjectID]protocol.ObjectID{}
	for i := range v.Objects {
		refs[v.Objects[i].ID] = protocol.ObjectID(v.Objects[i].Ref)
	}
	for i := range out.Objects {
		o := &out.Objects[i]
		o.ID, o.AttachedTo, o.Attachments = refs[o.ID], refs[o.AttachedTo], slices.Clone(o.Attachments)
		for j, a := range o.Attachments {
			o.Attachments[j] = refs[a]
		}
	}
	return &out
}

func firstDifference(one, two *protocol.View) string {
	for i := range min(len(one.Objects), len(two.Objects)) {
		if !reflect.DeepEqual(one.Objects[i], two.Objects[i]) {
			return asJSON(one.Objects[i]) + " and " + asJSON(two.Objects[i])
		}
	}
	return asJSON(one.Players) + " and " + asJSON(two.Players)
}

func asJSON(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// noPeeking puts other cards where only others can see them.
func noPeeking(t testing.TB) gopter.Prop {
	o := usual(t)
	o.Permanents, o.Weight = 3, func(c *card.Card) int {
		if looksElsewhere(c) {
			return 8
		}
		return 1
	}
	elsewhere := slices.DeleteFunc(slices.Clone(o.Cards), func(c *card.Card) bool { return !looksElsewhere(c) })
	return forAll(func(b board) *gopter.PropResult {
		c, other := b.choices(), b
		other.Objects = slices.Clone(b.Objects)
		changed := 0
		for i := range other.Objects {
			if o2 := &other.Objects[i]; !o2.Commander && (o2.Zone == protocol.Hand && o2.Player != b.Active || o2.Zone == protocol.Library) {
				o2.Card = o.Cards[c.Below(len(o.Cards))].Name
				if c.Below(3) == 0 {
					o2.Card = elsewhere[c.Below(len(elsewhere))].Name
				}
				changed++
			}
		}
		if changed == 0 {
			return saysNothing()
		}
		one, two := b.table(), other.table()
		defer one.end()
		defer two.end()
		if seesTops(one.see(b.Active)) || seesTops(two.see(b.Active)) {
			return saysNothing() // some rule lets the player see more
		}
		if x, y := one.see(b.Active), two.see(b.Active); !reflect.DeepEqual(x, y) {
			return broken("%s sees %s", b.Active, firstDifference(x, y))
		}
		if x, y := one.may(), two.may(); !reflect.DeepEqual(x, y) {
			return broken("%s may %s, or %s", b.Active, asJSON(x), asJSON(y))
		}
		return peekingAtAnswers(b, one, two)
	}, boardsOf(o, func(b *board) {
		for i := range b.Players {
			b.Players[i].Mana = "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}"
		}
	}))
}

// looksElsewhere says whether a card has to do with cards that aren't on the battlefield.
func looksElsewhere(c *card.Card) bool {
	return slices.ContainsFunc(abilities(c), func(a card.Ability) bool {
		switch a := a.(type) {
		case *card.MayCast, *card.LookAtTop:
			return true
		case *card.Spell:
			return slices.ContainsFunc(a.Targets, func(t card.TargetSpec) bool {
				return t.What != nil && t.What.Zone != "" && t.What.Zone != "battlefield"
			})
		}
		return false
	})
}

// seesTops says whether the viewer sees a card of a library.
func seesTops(v *protocol.View) bool {
	return slices.ContainsFunc(v.Objects, func(o protocol.ObjectView) bool { return o.Zone == protocol.Library && !o.Hidden })
}

// isAmbiguous: several abilities of one object have the same cost, and no words tell them apart.
func isAmbiguous(err error) bool {
	var e *protocol.Error
	return errors.As(err, &e) && e.Kind == protocol.Invalid && strings.Contains(e.Message, "several such abilities")
}

// peekingAtAnswers takes each action in both games, and compares what the player is asked.
func peekingAtAnswers(b board, one, two *table) *gopter.PropResult {
	for _, a := range one.may() {
		if a.Kind == protocol.ActPass {
			continue // others' cards may come into play
		}
		var asked [2]*protocol.Decision
		for i, x := range []*table{one, two} {
			reply, err := x.s.Act(context.Background(), protocol.ActRequest{Game: x.reply.Game, Action: a})
			if isAmbiguous(err) {
				return holds()
			}
			if err != nil {
				return broken("%s may %s, and mayn't: %v", b.Active, asJSON(a), err)
			}
			asked[i] = reply.Decision
		}
		if !reflect.DeepEqual(asked[0], asked[1]) {
			return broken("after %s, %s is asked %s, or %s", asJSON(a), b.Active, asJSON(asked[0]), asJSON(asked[1]))
		}
		return holds() // the games have gone on: one action is enough
	}
	return holds()
}
