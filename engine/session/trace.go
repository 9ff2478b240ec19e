package session

import (
	"fmt"
	"strings"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/protocol"
)

// tracer writes down what happens in a game, in words.
type tracer struct{ ga *game }

// traced is an entry of the trace, and what players see of it who may not know all of it.
type traced struct {
	protocol.TraceEntry
	// only this player sees Text, others public; NoPlayer: everybody sees it.
	only   engine.PlayerID
	public string
}

func (t *tracer) add(g *engine.Game, kind, text string, rules []string) {
	t.addPrivate(g, engine.NoPlayer, "", kind, text, rules)
}

// addPrivate adds what only one player sees in full.
func (t *tracer) addPrivate(g *engine.Game, only engine.PlayerID, public, kind, text string, rules []string) {
	if g != t.ga.g { // a board that is only being thought of
		return
	}
	turn := g.Turn()
	t.ga.trace = append(t.ga.trace, traced{protocol.TraceEntry{Kind: kind, Text: text, Rules: append([]string(nil), rules...),
		Turn: turn.Number, Step: protocol.Step(turn.Step.String())}, only, public})
}

// seen is the trace as a player may see it; NoPlayer sees everything.
func (ga *game) seen(eyes engine.PlayerID) []protocol.TraceEntry {
	out := make([]protocol.TraceEntry, 0, len(ga.trace))
	for _, t := range ga.trace {
		e := t.TraceEntry
		if eyes != engine.NoPlayer && t.only != engine.NoPlayer && t.only != eyes {
			e.Text = t.public
		}
		out = append(out, e)
	}
	return out
}

// Event writes an event.
func (t *tracer) Event(g *engine.Game, ev *engine.Event) {
	if g == t.ga.g {
		only := g.Private(ev)
		public := fmt.Sprintf("a card goes from %s to %s", ev.From, ev.To)
		if ev.Kind == engine.FuseEvent {
			public = "two cards become one"
		}
		t.addPrivate(g, only, public, "event", t.ga.eventText(g, ev), ev.Rules)
	}
}

// Decision writes what was asked and what was answered.
func (t *tracer) Decision(g *engine.Game, d *engine.Decision, a engine.Answer) {
	if g != t.ga.g {
		return
	}
	var chosen []string
	for _, o := range a {
		text := t.ga.optionText(o, g)
		if o.HasOnto {
			text += " → " + t.ga.ontoText(o, g)
		}
		if d.Kind == engine.AskDivision {
			o.HasNumber = false
			text = fmt.Sprintf("%d to %s", o.Number, t.ga.optionText(o, g))
		}
		chosen = append(chosen, text)
	}
	if len(chosen) == 0 {
		chosen = []string{"nothing"}
	}
	asked := t.ga.name(d.Player) + " is asked (" + string(d.Kind) + ") and chooses"
	only := engine.NoPlayer
	if g.Secret(d) {
		only = d.Player
	}
	t.addPrivate(g, only, asked, "decision", asked+" "+strings.Join(chosen, ", "), d.Rules)
}

func (ga *game) ontoText(o engine.Option, g *engine.Game) string {
	if o.Onto != 0 {
		return g.NameOf(o.Onto)
	}
	return ga.name(o.OntoPlayer)
}

// Note writes what is neither an event nor a decision.
func (t *tracer) Note(g *engine.Game, text string, rules ...string) {
	t.add(g, "event", text, rules)
}

// noteAction writes what a player does.
func (ga *game) noteAction(p *pending, a engine.Action) {
	who, what := ga.name(a.Player), ""
	switch a.Kind {
	case engine.PassAction:
		what = "passes priority"
	case engine.CastAction:
		what = "casts " + ga.g.NameOf(a.Object)
	case engine.LandAction:
		what = "plays " + ga.g.NameOf(a.Object)
	case engine.ActivateAction:
		what = "activates an ability of " + ga.g.NameOf(a.Object)
	case engine.ConcedeAction:
		what = "concedes"
	}
	(&tracer{ga}).add(ga.g, "action", who+" "+what, []string{actionRules[a.Kind]})
}

var actionRules = [...]string{"117.3d", "601.2", "116.2a", "602.2", "104.3a"}

// eventText says what happened.
func (ga *game) eventText(g *engine.Game, ev *engine.Event) string {
	object, who := "", ga.name(ev.Player)
	if ev.Object != 0 {
		object = nameIn(g, ev.Object)
	}
	target := who
	if ev.Object != 0 {
		target = object
	}
	switch ev.Kind {
	case engine.MoveEvent:
		if ev.From == engine.NoZone {
			return "a token, " + g.NameOf(ev.Became) + ", enters the battlefield"
		}
		if ev.To == engine.NoZone {
			return object + " leaves the game"
		}
		return fmt.Sprintf("%s goes from %s to %s", object, ev.From, ev.To)
	case engine.DamageEvent:
		return fmt.Sprintf("%s deals %d damage to %s", g.NameOf(ev.Source), ev.Amount, target)
	case engine.LifeEvent:
		if ev.Amount < 0 {
			return fmt.Sprintf("%s loses %d life", who, -ev.Amount)
		}
		return fmt.Sprintf("%s gains %d life", who, ev.Amount)
	case engine.CountersEvent:
		if ev.Amount < 0 {
			return fmt.Sprintf("%d %s counters are removed from %s", -ev.Amount, ev.Counter, target)
		}
		return fmt.Sprintf("%d %s counters are put on %s", ev.Amount, ev.Counter, target)
	case engine.ManaEvent:
		var pool engine.Pool = ev.Mana
		return fmt.Sprintf("%s gets %s", who, pool.String())
	case engine.StepEvent:
		return fmt.Sprintf("%s's %s begins", who, ev.Step)
	case engine.TurnOverEvent:
		return fmt.Sprintf("%s turns over and is %s", ev.Before.Characteristics.Name, object)
	case engine.FuseEvent:
		return fmt.Sprintf("%s and %s become one card, %s", object, g.NameOf(ev.Other), ev.Def.Name)
	case engine.MergeEvent:
		return fmt.Sprintf("%s merges with %s", g.NameOf(ev.Other), object)
	case engine.AttackEvent:
		return object + " attacks " + ga.ontoText(engine.Option{Onto: ev.Other, OntoPlayer: ev.Player}, g)
	case engine.PlayerAttacksEvent:
		return ga.name(ev.By) + " attacks"
	case engine.BlockEvent:
		return object + " blocks " + g.NameOf(ev.Other)
	}
	return ga.plainText(g, ev, object, who, target)
}

// nameIn is what people call an object: an ability by its source.
func nameIn(g *engine.Game, id engine.ObjectID) string {
	if id == 0 {
		return "nothing"
	}
	if o := g.Object(id); o.Kind == engine.AbilityObject && o.Stack != nil {
		return "an ability of " + g.NameOf(o.Stack.Source)
	}
	return g.NameOf(id)
}

// plainVerbs are the events that need no more than a verb.
var plainVerbs = map[engine.EventKind]string{
	engine.TapEvent: "becomes tapped", engine.UntapEvent: "becomes untapped", engine.DestroyEvent: "is destroyed",
	engine.SacrificeEvent: "is sacrificed", engine.DiscardEvent: "is discarded", engine.CastEvent: "is cast",
	engine.BlockedEvent: "becomes blocked", engine.TargetEvent: "becomes the target of ", engine.CounteredEvent: "is countered",
	engine.ResolveEvent: "resolves", engine.FizzleEvent: "doesn't resolve: its targets are illegal", engine.UnattachEvent: "becomes unattached",
	engine.LandEvent: "is played", engine.ShuffleEvent: "shuffles", engine.SearchEvent: "searches", engine.DrawEvent: "draws a card",
	engine.LoseEvent: "loses the game", engine.EndEvent: "wins the game", engine.AttachEvent: "becomes attached to ",
	engine.ActivateEvent: "is activated", engine.TokenEvent: "creates tokens", engine.ControlEvent: "changes control",
	engine.FlipEvent: "flips",
}

func (ga *game) plainText(g *engine.Game, ev *engine.Event, object, who, target string) string {
	verb := plainVerbs[ev.Kind]
	switch ev.Kind {
	case engine.AttachEvent:
		if ev.Other != 0 {
			return object + " " + verb + g.NameOf(ev.Other)
		}
		return object + " " + verb + who
	case engine.TargetEvent:
		return target + " " + verb + nameIn(g, ev.Source)
	case engine.DrawEvent, engine.ShuffleEvent, engine.SearchEvent, engine.LoseEvent, engine.EndEvent:
		return who + " " + verb
	case engine.TokenEvent:
		return ga.name(ev.By) + " " + verb
	case engine.ActivateEvent:
		return "an ability of " + g.NameOf(ev.Source) + " " + verb
	}
	return object + " " + verb
}
