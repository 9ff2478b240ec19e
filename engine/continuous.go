package engine

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine/card"
)

// ContinuousEffect is a continuous effect of a resolved spell or ability (CR 611.2).
type ContinuousEffect struct {
	Modify *card.Modify
	// Objects that it applies to, fixed as it began (CR 611.2c).
	Objects []ObjectID
	// Rules are abilities that change rules rather than objects: *card.Cant, *card.Must, *card.PlayerRule …
	Rules      []card.Ability
	Controller PlayerID
	Source     ObjectID
	Timestamp  Timestamp
	Duration   Duration
	// Context is what its words refer to; amounts were fixed as it began (CR 608.2h).
	Context                                  *context
	Power, Toughness, SetPower, SetToughness int
	// ControlledBy is who gets control; NoPlayer if nobody does.
	ControlledBy PlayerID
	// instances are Rules as eachRule visits them.
	instances []Instance
}

// Duration is how long an effect lasts (CR 611.2a).
type Duration struct {
	// Kind: "end of turn", "your next turn", "permanent", "while on battlefield", "this combat", "next untap step".
	Kind string
	// Turn it began in, and whose next turn ends it.
	Turn   int
	Player PlayerID
	// While this object is on the battlefield.
	While ObjectID
}

// durationOf is a duration that begins now; "" is until end of turn.
func (g *Game) durationOf(kind string, c *context) Duration {
	if kind == "" {
		kind = "end of turn"
	}
	d := Duration{Kind: kind, Turn: g.turn.Number, Player: c.controller}
	if kind == "while on battlefield" {
		d.While = c.source
	}
	return d
}

// lasts says whether something still lasts. "As long as this remains on the
// battlefield" ends by itself (CR 611.2b), the rest is ended by endEffects.
func (g *Game) lasts(d *Duration) bool {
	return d.Kind != "while on battlefield" || d.While != 0 && g.objects[d.While].Zone == Battlefield
}

// addEffect starts a continuous effect (CR 611.2); amounts are fixed now (CR 608.2h, 611.2d).
func (g *Game) addEffect(m *card.Modify, objects []ObjectID, c *context, duration string) {
	d := g.durationOf(duration, c)
	if !g.lasts(&d) || len(objects) == 0 {
		return
	}
	at := g.stamp()
	if !modificationOf(m).each {
		g.effects = append(g.effects, g.newEffect(m, slices.Clone(objects), *c, d, at))
	} else {
		for _, id := range objects {
			kept := *c
			kept.affected = id
			g.effects = append(g.effects, g.newEffect(m, []ObjectID{id}, kept, d, at))
		}
	}
	g.changed()
}

// newEffect is an effect of a modification on objects, its numbers fixed.
func (g *Game) newEffect(m *card.Modify, objects []ObjectID, c context, d Duration, at Timestamp) *ContinuousEffect {
	e := &ContinuousEffect{
		Modify: m, Objects: objects, Controller: c.controller, Source: c.source,
		Timestamp: at, Duration: d, Context: &c, ControlledBy: NoPlayer,
		Power: g.amount(m.Power, &c, 0), Toughness: g.amount(m.Toughness, &c, 0),
		SetPower: g.amount(m.SetPower, &c, 0), SetToughness: g.amount(m.SetToughness, &c, 0),
	}
	if p := g.playersOf(m.Control, &c); m.Control != nil && len(p) > 0 && !g.gone(p[0]) { // CR 800.4b
		e.ControlledBy = p[0]
	}
	return e
}

// addRules starts an effect that changes rules (CR 611.2c).
func (g *Game) addRules(rules []card.Ability, c *context, duration string) {
	d := g.durationOf(duration, c)
	if !g.lasts(&d) {
		return
	}
	kept := *c
	e := &ContinuousEffect{
		Rules: rules, Controller: c.controller, Source: c.source, Timestamp: g.stamp(), Duration: d, Context: &kept,
		ControlledBy: NoPlayer,
	}
	e.instances, _ = instancesOf(rules)
	g.effects = append(g.effects, e)
	g.changed()
}

// ends says whether something that lasts so long ends at a moment.
func (g *Game) ends(d *Duration, moment string) bool {
	if !g.lasts(d) {
		return true
	}
	switch moment {
	case "end of turn":
		return d.Kind == "end of turn" || d.Kind == "this combat"
	case "end of combat":
		return d.Kind == "this combat"
	case "turn begins":
		return d.Kind == "your next turn" && d.Player == g.turn.Active && d.Turn < g.turn.Number
	}
	return false
}

// endEffects ends what ends now, called at these moments: "end of turn"
// (cleanup, CR 514.2), "turn begins" (for "your next turn"), "end of combat".
// Effects that last while an object is on the battlefield are dropped when characteristics are computed.
func (g *Game) endEffects(moment string) {
	g.effects = slices.DeleteFunc(slices.Clone(g.effects), func(e *ContinuousEffect) bool { return g.ends(&e.Duration, moment) })
	g.shields = slices.DeleteFunc(slices.Clone(g.shields), func(s *Shield) bool { return g.ends(&s.Duration, moment) })
	g.delayed = slices.DeleteFunc(slices.Clone(g.delayed), func(d *DelayedTrigger) bool { return g.ends(&d.Duration, moment) })
	if moment == "end of turn" {
		g.endCopying()
	}
	g.changed()
}

// endCopying ends copy effects that last until end of turn.
func (g *Game) endCopying() {
	ending := func(e CopyEffect) bool { return e.Until == "end of turn" }
	for _, id := range g.battlefield {
		if slices.ContainsFunc(g.objects[id].Copying, ending) {
			o := g.edit(id)
			o.Copying = slices.DeleteFunc(slices.Clone(o.Copying), ending)
		}
	}
}
