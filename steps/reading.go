package steps

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/stickler-mtg/stickler/names"
	"github.com/stickler-mtg/stickler/protocol"
)

// player is the player of that name.
func (w *World) player(name string) (string, error) {
	var names []string
	for _, p := range w.setup.Players {
		if p.Name == name {
			return name, nil
		}
		names = append(names, p.Name)
	}
	return "", mistake("%q isn't playing; the players are %s", name, strings.Join(names, ", "))
}

func (w *World) playerSetup(name string) (*protocol.PlayerSetup, error) {
	for i := range w.setup.Players {
		if w.setup.Players[i].Name == name {
			return &w.setup.Players[i], nil
		}
	}
	_, err := w.player(name)
	return nil, err
}

// known refuses a card name that is on no list.
func (w *World) known(name string) error {
	if w.names == nil || w.names.Known(name) || slices.Contains(w.defined, name) {
		return nil
	}
	if near := w.names.Nearest(name); len(near) > 0 {
		return mistake("%q is not the name of a card; nearest: %s", name, strings.Join(near, ", "))
	}
	return mistake("%q is not the name of a card", name)
}

// someName refuses what is neither a card's name nor, as a token's or as one
// name too many, what a player might choose in error.
func (w *World) someName(name string) error {
	if slices.Contains(names.TokenNames, name) {
		return nil
	}
	return w.known(name)
}

// oneName refuses what isn't the name of a card, or is both names of one (CR 201.4).
func (w *World) oneName(name string) error {
	if first, second, both := strings.Cut(name, " // "); both {
		return mistake("%q are two names, of which one can be chosen: %q or %q", name, first, second)
	}
	return w.known(name)
}

var numberWords = map[string]int{"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}

// number reads "3", "three" or "a".
func number(word string) (int, error) {
	if n, ok := numberWords[word]; ok {
		return n, nil
	}
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 {
		return 0, mistake("%q is not a number", word)
	}
	return n, nil
}

// stepNames are what people call the steps.
var stepNames = map[string]protocol.Step{
	"main phase": protocol.PrecombatMain, "first main phase": protocol.PrecombatMain, "precombat main phase": protocol.PrecombatMain,
	"postcombat main phase": protocol.PostcombatMain, "second main phase": protocol.PostcombatMain,
	"untap step": protocol.Untap, "upkeep": protocol.Upkeep, "draw step": protocol.Draw, "beginning of combat": protocol.BeginningOfCombat,
	"declare attackers step": protocol.DeclareAttackers, "declare blockers step": protocol.DeclareBlockers,
	"combat damage step": protocol.CombatDamage, "first-strike combat damage step": protocol.FirstStrikeDamage,
	"end of combat": protocol.EndOfCombat, "end step": protocol.EndStep, "cleanup step": protocol.Cleanup,
}

func stepNamed(name string) (protocol.Step, error) {
	if s, ok := stepNames[name]; ok {
		return s, nil
	}
	if near := names.Nearest(name, slices.Sorted(maps.Keys(stepNames)), 1); len(near) > 0 {
		return "", mistake("%q is no step; nearest: %s", name, near[0])
	}
	return "", mistake("%q is no step; say upkeep, draw step, precombat main phase, beginning of combat, declare attackers step, declare blockers step, combat damage step, end of combat, postcombat main phase, end step or cleanup step", name)
}

// thing is an object or a player in a list such as `"A", Bob's "B" and Carol`.
type thing struct {
	// kind: "token" or "card", where only that is meant.
	kind   string
	name   string
	player string
	share  *int
	// ability is the place of one of its triggered abilities, from 1; 0 is none.
	ability int
}

var oneThing = regexp.MustCompile(`^(?:(\d+) to )?(?:the (first|second|third|fourth|fifth) ability of )?(?:(\w+)'s )?(?:(?:the (token|card) )?"([^"]+)"|(\w+))(?:, then |, and |, | and |$)`)

// ordinals are the words for the places of an object's triggered abilities.
var ordinals = []string{"first", "second", "third", "fourth", "fifth"}

// things reads a list.
func things(list string) ([]thing, error) {
	var out []thing
	rest := list
	for rest != "" {
		m := oneThing.FindStringSubmatch(rest)
		if m == nil {
			return nil, mistake("%q is no list of names in quotes and players", list)
		}
		t := thing{kind: m[4], name: m[5], player: m[3], ability: 1 + slices.Index(ordinals, m[2])}
		if m[5] == "" {
			t.player = m[6]
		}
		if m[1] != "" {
			n, _ := strconv.Atoi(m[1])
			t.share = &n
		}
		out = append(out, t)
		rest = rest[len(m[0]):]
	}
	return out, nil
}

// choices finds the objects and players of a list.
func (w *World) choices(list string, zones ...protocol.Zone) ([]protocol.Choice, error) {
	ts, err := things(list)
	if err != nil {
		return nil, err
	}
	var out []protocol.Choice
	for _, t := range ts {
		c, err := w.choice(t, zones...)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

func (w *World) choice(t thing, zones ...protocol.Zone) (protocol.Choice, error) {
	c := protocol.Choice{Number: t.share}
	if t.ability > 0 {
		return c, mistake("an ability of %q can't be named here", t.name)
	}
	if t.name == "" {
		p, err := w.player(t.player)
		c.Player = p
		return c, err
	}
	o, err := w.object(t.name, t.player, zones...)
	if err != nil {
		return c, err
	}
	c.Object = o.ID
	return c, nil
}

// lookOrder is where a name is looked for, first match first.
var lookOrder = []protocol.Zone{protocol.Battlefield, protocol.Stack, protocol.Hand, protocol.Graveyard, protocol.Exile, protocol.Command, protocol.Library}

// candidates are the objects of the first zone that has any of that name: an
// alias, the name of what is face up, or the whole card's.
func (w *World) candidates(name, controller string, zones ...protocol.Zone) ([]*protocol.ObjectView, error) {
	v, err := w.look()
	if err != nil {
		return nil, err
	}
	if len(zones) == 0 {
		zones = lookOrder
	}
	ref, aliased := w.aliases[name]
	for _, z := range zones {
		var out []*protocol.ObjectView
		for i := range v.Objects {
			o := &v.Objects[i]
			if o.Zone != z || controller != "" && holder(o) != controller || o.Kind == "ability" {
				continue
			}
			if aliased && refers(o, ref) || !aliased && (o.Name == name || o.Card == name) {
				out = append(out, o)
			}
		}
		if len(out) > 0 {
			return out, nil
		}
	}
	return nil, nil
}

// refers says whether a setup's object is this one, or one of the components
// that represent it (CR 730.2).
func refers(o *protocol.ObjectView, ref protocol.Ref) bool {
	for i := range o.Parts {
		if o.Parts[i].Ref == ref {
			return true
		}
	}
	for i := range o.MadeOf {
		if o.MadeOf[i].Ref == ref {
			return true
		}
	}
	return o.Ref == ref
}

// holder is the controller, or the owner where there is none.
func holder(o *protocol.ObjectView) string {
	if o.Controller != "" {
		return o.Controller
	}
	return o.Owner
}

// object is the one object of that name.
func (w *World) object(name, controller string, zones ...protocol.Zone) (*protocol.ObjectView, error) {
	found, err := w.candidates(name, controller, zones...)
	if err != nil {
		return nil, err
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		if _, aliased := w.aliases[name]; !aliased {
			if err := w.known(name); err != nil {
				return nil, err
			}
		}
		return nil, w.fail("there is \""+name+"\""+ofPlayer(controller), "there is none")
	}
	if found[0].Zone == protocol.Hand || found[0].Zone == protocol.Library {
		return found[0], nil
	}
	return nil, mistake("%q could be any of %d objects on the %s: give them aliases (… as \"first\")", name, len(found), found[0].Zone)
}

func ofPlayer(p string) string {
	if p == "" {
		return ""
	}
	return " of " + p
}
