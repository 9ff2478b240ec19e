package properties

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/leanovate/gopter"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/fuzz/boards"
	"github.com/stickler-mtg/stickler/fuzz/play"
	"github.com/stickler-mtg/stickler/protocol"
)

var playing = []property{
	{"conservation", "every card is in exactly one zone or part of one permanent, and has its owner, whatever is played (CR 108.3, 400.1)", 120, conservation},
	{"new-objects", "what changes zones becomes a new object, and the old one is never seen again (CR 400.7)", 40, newObjects},
	{"fixpoint", "whenever a player has priority there is no state-based action to perform (CR 704.3)", 120, fixpoint},
	{"goes-on", "every decision has a legal answer and every action comes to an end (CR 104.4b, 608.2d)", 80, goesOn},
	{"illegal", "an illegal action changes nothing (CR 733.1)", 60, illegal},
	{"clone", "a copy of a game plays on like the game, and neither changes the other (CR 733.1)", 40, clone},
	{"replay", "the same choices make the same game, event by event (CR 103.1)", 40, replay},
}

// moves is how many moves are played on a board.
const moves = 25

// playOn plays at random and looks at the game each time that a player has
// priority; it ends with the first thing that is wrong.
func playOn(g *engine.Game, c boards.Choices, look func() string) error {
	r := &play.Random{Choices: c}
	for range moves {
		if g.Over() != nil {
			return nil
		}
		_, err := r.Do(g, r.Action(g))
		var no *engine.Illegal
		if errors.As(err, &no) {
			continue // nothing has changed
		}
		if err != nil {
			return err
		}
		if wrong := look(); wrong != "" {
			return errors.New(wrong)
		}
	}
	return nil
}

// duringGames is the property that something is never wrong while a game is played.
func duringGames(t testing.TB, watch func(*engine.Game) func() string) gopter.Prop {
	return duringGamesOf(boardsOf(usual(t)), watch)
}

func duringGamesOf(kind gopter.Gen, watch func(*engine.Game) func() string) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		g := b.game()
		if err := playOn(g, b.choices(), watch(g)); err != nil {
			return broken("%v", err)
		}
		return holds()
	}, kind)
}

// astray gives some permanents to others than their owners, and hurts creatures, so
// that much leaves the battlefield.
func astray(b *board) {
	c := b.choices()
	for i := range b.Objects {
		o := &b.Objects[i]
		if o.Zone != protocol.Battlefield || o.Commander {
			continue
		}
		if c.Below(3) == 0 && o.Player != b.Players[0].Name {
			o.Owner = b.Players[0].Name
		}
		o.Damage += c.Below(3)
	}
}

// moreAttachments are boards with Auras and Equipment, and what they are attached to.
func moreAttachments(t testing.TB) boards.Options {
	o := usual(t)
	o.Weight = func(c *card.Card) int {
		switch types := c.Faces[0].Subtypes.Names(); {
		case slices.Contains(types, "Aura"):
			return 8
		case c.Faces[0].Types&card.Creature != 0:
			return 2
		}
		return 1
	}
	return o
}

// everywhere visits all objects in the game, zone by zone.
func everywhere(g *engine.Game, visit func(z engine.Zone, of engine.PlayerID, o *engine.Object)) {
	for _, z := range [...]engine.Zone{engine.Battlefield, engine.Stack, engine.Exile, engine.Command} {
		for _, id := range g.In(z, 0) {
			visit(z, engine.NoPlayer, g.Object(id))
		}
	}
	for p := range g.Players() {
		for _, z := range [...]engine.Zone{engine.Hand, engine.Library, engine.Graveyard} {
			for _, id := range g.In(z, engine.PlayerID(p)) {
				visit(z, engine.PlayerID(p), g.Object(id))
			}
		}
	}
}

// owners are the cards in the game, each with its owner, by the setup's names.
func owners(g *engine.Game) (map[string]engine.PlayerID, string) {
	out, wrong := map[string]engine.PlayerID{}, ""
	note := func(ref string, owner engine.PlayerID) {
		if _, twice := out[ref]; twice && ref != "" {
			wrong = ref + " is there twice"
		}
		out[ref] = owner
	}
	everywhere(g, func(z engine.Zone, of engine.PlayerID, o *engine.Object) {
		if o.Zone != z || of != engine.NoPlayer && of != o.Owner {
			wrong = fmt.Sprintf("%s of player %d is among the cards in the %s of player %d, and in the %s", o.Ref, o.Owner+1, z, of+1, o.Zone)
		}
		parts := slices.Concat(o.Parts, o.Fused)
		for i := range parts {
			if p := &parts[i]; p.Ref != "" && p.Kind == engine.CardObject {
				note(p.Ref, p.Owner)
			}
		}
		if o.Ref != "" && o.Kind == engine.CardObject && len(parts) == 0 {
			note(o.Ref, o.Owner)
		}
	})
	return out, wrong
}

func conservation(t testing.TB) gopter.Prop {
	return duringGamesOf(boardsOf(usual(t), astray), func(g *engine.Game) func() string {
		begin, _ := owners(g)
		return func() string {
			now, wrong := owners(g)
			if wrong != "" {
				return wrong
			}
			for ref, owner := range begin {
				if is, there := now[ref]; !there && !g.Players()[owner].Lost || there && is != owner {
					return fmt.Sprintf("%s, which player %d owns, is gone or another player's", ref, owner+1)
				}
			}
			return ""
		}
	})
}

func newObjects(t testing.TB) gopter.Prop {
	return duringGames(t, func(g *engine.Game) func() string {
		zones := map[engine.ObjectID]engine.Zone{}
		gone := map[engine.ObjectID]bool{}
		return func() string {
			now, wrong := map[engine.ObjectID]engine.Zone{}, ""
			everywhere(g, func(z engine.Zone, _ engine.PlayerID, o *engine.Object) {
				now[o.ID] = z
				if was, known := zones[o.ID]; known && was != z {
					wrong = fmt.Sprintf("%s went from the %s to the %s, and is the same object", g.NameOf(o.ID), was, z)
				}
				if gone[o.ID] {
					wrong = g.NameOf(o.ID) + " came back, and is the same object"
				}
			})
			for id := range zones {
				if _, there := now[id]; !there {
					gone[id] = true
				}
			}
			zones = now
			return wrong
		}
	})
}

func fixpoint(t testing.TB) gopter.Prop {
	return duringGamesOf(boardsOf(moreAttachments(t), astray), func(g *engine.Game) func() string {
		return func() string {
			if g.Over() == nil && g.ActionsDue() {
				return "a player has priority, and state-based actions are due"
			}
			return ""
		}
	})
}

func goesOn(t testing.TB) gopter.Prop {
	return duringGames(t, func(g *engine.Game) func() string {
		return func() string {
			if g.Over() == nil && len(g.LegalActions()) == 0 {
				return "a player has priority, and may not even pass"
			}
			return ""
		}
	})
}

// some is any action at all, most of them illegal.
func some(g *engine.Game, c boards.Choices) engine.Action {
	var all []engine.ObjectID
	everywhere(g, func(_ engine.Zone, _ engine.PlayerID, o *engine.Object) {
		if !g.IsFiller(o.ID) {
			all = append(all, o.ID)
		}
	})
	a := engine.Action{Kind: engine.ActionKind(1 + c.Below(3)), Player: g.Priority()}
	if len(all) == 0 {
		return engine.Action{Player: g.Priority()}
	}
	if a.Object = all[c.Below(len(all))]; c.Below(8) == 0 {
		a.Player = engine.PlayerID(c.Below(len(g.Players())))
	}
	if parts := g.Object(a.Object).Def; a.Kind != engine.ActivateAction && parts != nil {
		a.Face = c.Below(len(parts.Parts()))
	}
	if n := len(g.Characteristics(a.Object).Abilities); a.Kind == engine.ActivateAction {
		a.Ability = c.Below(max(n, 1))
	}
	if c.Below(6) == 0 {
		a.Using = []string{"flashback", "more than meets the eye", "mutate", "escape", "retrace", "overload"}[c.Below(6)]
	}
	return a
}

func illegal(t testing.TB) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		g, c := b.game(), b.choices()
		refused := 0
		for range 12 {
			before := g.Fingerprint()
			r := &play.Random{Choices: c}
			if _, err := r.Do(g, some(g, c)); err != nil {
				refused++
				if g.Fingerprint() != before {
					return broken("an action that was refused (%v) left something changed", err)
				}
			}
			if g.Over() != nil {
				break
			}
		}
		if refused == 0 {
			return saysNothing()
		}
		return holds()
	}, boardsOf(usual(t)))
}

func clone(t testing.TB) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		g := b.game()
		if err := playOn(g, b.choices(), func() string { return "" }); err != nil {
			return broken("%v", err)
		}
		copied, before := g.Clone(), g.Fingerprint()
		var one, two []uint64
		other := boards.Seeded(b.seed + 2)
		if err := playOn(copied, other, func() string { one = append(one, copied.Fingerprint()); return "" }); err != nil {
			return broken("the copy: %v", err)
		}
		if g.Fingerprint() != before {
			return broken("playing on with a copy changed the game")
		}
		after := copied.Fingerprint()
		if err := playOn(g, boards.Seeded(b.seed+2), func() string { two = append(two, g.Fingerprint()); return "" }); err != nil {
			return broken("%v", err)
		}
		if !slices.Equal(one, two) {
			return broken("the game and its copy differ after the same moves")
		}
		if copied.Fingerprint() != after {
			return broken("playing on with the game changed its copy")
		}
		return holds()
	}, boardsOf(usual(t)))
}

// listener notes what a game tells.
type listener struct{ heard []string }

func (l *listener) say(format string, args ...any) {
	l.heard = append(l.heard, fmt.Sprintf(format, args...))
}

// Event implements engine.Tracer.
func (l *listener) Event(_ *engine.Game, e *engine.Event) {
	l.say("event %d: %d %d %d %d %s %d→%d", e.Kind, e.Object, e.Other, e.Player, e.Amount, e.Counter, e.From, e.To)
}

// Decision implements engine.Tracer.
func (l *listener) Decision(_ *engine.Game, d *engine.Decision, a engine.Answer) {
	l.say("%d is asked %s (%s) among %d and answers %+v", d.Player, d.Kind, d.Prompt, len(d.Options), a)
}

// Note implements engine.Tracer.
func (l *listener) Note(_ *engine.Game, text string, rules ...string) { l.say("%s %v", text, rules) }

func replay(t testing.TB) gopter.Prop {
	return forAll(func(b board) *gopter.PropResult {
		var heard [2][]string
		for i := range heard {
			g, l := b.game(), &listener{}
			g.SetTracer(l)
			if err := playOn(g, b.choices(), func() string { l.say("%x", g.Fingerprint()); return "" }); err != nil {
				return broken("%v", err)
			}
			heard[i] = l.heard
		}
		for i := range min(len(heard[0]), len(heard[1])) {
			if heard[0][i] != heard[1][i] {
				return broken("the same choices make %q, and then %q", heard[0][i], heard[1][i])
			}
		}
		if len(heard[0]) != len(heard[1]) {
			return broken("the same choices make %d things happen, and then %d", len(heard[0]), len(heard[1]))
		}
		return holds()
	}, boardsOf(usual(t)))
}
