package session

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"sort"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

// view shows the game, as it was when the open decision came up if one is open.
func (ga *game) view(r protocol.StateRequest) (*protocol.View, error) {
	g := ga.g
	if ga.pending != nil {
		g = ga.pending.shown
	}
	eyes := engine.NoPlayer
	if r.As != "" {
		p, err := ga.player(r.As)
		if err != nil {
			return nil, err
		}
		eyes = p
	}
	turn := g.Turn()
	v := &protocol.View{Game: ga.id, As: r.As, Rules: g.RulesDate(), Turn: turn.Number, Active: ga.name(turn.Active), Step: protocol.Step(turn.Step.String())}
	if ga.pending == nil && g.Over() == nil {
		v.Priority = ga.name(turn.Priority)
	}
	for i := range g.Players() {
		v.Players = append(v.Players, ga.playerView(&g.Players()[i]))
	}
	w := &viewer{ga: ga, g: g, eyes: eyes, alike: map[alike]protocol.ObjectView{}}
	v.Objects = w.all()
	if r.Hash && eyes == engine.NoPlayer {
		v.Hash = hash(v, turn)
	}
	if ga.pending != nil {
		v.Decision = ga.decision(ga.pending)
		if d := ga.pending.open; eyes != engine.NoPlayer && eyes != d.Player && g.Secret(d) {
			v.Decision.Options = nil
		}
	}
	if over := g.Over(); over != nil {
		v.Over = ga.outcome(over)
	}
	if r.Audit {
		whole := *ga.audit // not only what is new: the game may have gone back (CR 733.1)
		if broken := whole.Check(g, ga.pending == nil); broken != nil {
			v.Broken = broken.Error()
		}
	}
	if r.Trace {
		v.Trace = ga.seen(eyes)
	}
	return v, nil
}

// hash sums up everything that can be seen, and who has passed.
func hash(v *protocol.View, turn engine.Turn) string {
	text, err := json.Marshal(struct {
		View *protocol.View
		Turn engine.Turn
	}{v, turn})
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}

func (ga *game) playerView(p *engine.Player) protocol.PlayerView {
	v := protocol.PlayerView{Name: p.Name, Life: p.Life, Mana: p.Pool.String(), Counters: counterViews(p.Counters),
		Hand: len(p.Hand), Library: len(p.Library), LandsPlayed: p.LandsPlayed, Lost: p.Lost}
	for _, d := range p.CommanderDamage {
		v.CommanderDamage = append(v.CommanderDamage, protocol.CommanderDamage{Owner: ga.name(d.Owner), Card: d.Card, Amount: d.N})
	}
	return v
}

func counterViews(in engine.Counters) []protocol.Counter {
	var out []protocol.Counter
	for _, c := range in {
		out = append(out, protocol.Counter{Kind: c.Kind, Count: c.N})
	}
	return out
}

// viewer looks at objects through a player's eyes.
type viewer struct {
	ga   *game
	g    *engine.Game
	eyes engine.PlayerID
	// alike remembers what cards of a library look like: most of them are filler.
	alike map[alike]protocol.ObjectView
}

// alike are cards of one library that nothing tells apart.
type alike struct {
	def   *card.Card
	owner engine.PlayerID
	// hidden from the viewer: the top card may not be.
	hidden bool
}

// inLibrary is a card of a library; those with the same definition look the same.
func (w *viewer) inLibrary(id engine.ObjectID) protocol.ObjectView {
	o := w.g.Object(id)
	if o.Ref != "" || o.Commander || o.FaceDown || len(o.Counters) > 0 {
		return w.object(id)
	}
	key := alike{o.Def, o.Owner, w.hidden(o)}
	v, known := w.alike[key]
	if !known {
		v = w.object(id)
		w.alike[key] = v
	}
	if !v.Hidden {
		v.ID = formatID(id)
	}
	return v
}

// count is how many objects there are to see.
func (w *viewer) count() int {
	n := 0
	for _, z := range [...]engine.Zone{engine.Battlefield, engine.Stack, engine.Exile, engine.Command} {
		n += len(w.g.In(z, 0))
	}
	for i := range w.g.Players() {
		p := &w.g.Players()[i]
		n += len(p.Hand) + len(p.Library) + len(p.Graveyard)
	}
	return n
}

// all lists the objects of all zones in the protocol's order.
func (w *viewer) all() []protocol.ObjectView {
	out := make([]protocol.ObjectView, 0, w.count())
	for _, z := range [...]engine.Zone{engine.Battlefield, engine.Stack} {
		for _, id := range w.g.In(z, 0) {
			out = append(out, w.object(id))
		}
	}
	for p := range w.g.Players() {
		for _, id := range w.g.In(engine.Hand, engine.PlayerID(p)) {
			out = append(out, w.object(id))
		}
		for _, id := range w.g.In(engine.Library, engine.PlayerID(p)) {
			if w.eyes != engine.NoPlayer || !w.g.IsFiller(id) {
				out = append(out, w.inLibrary(id))
			}
		}
		for _, id := range w.g.In(engine.Graveyard, engine.PlayerID(p)) {
			out = append(out, w.object(id))
		}
	}
	for _, z := range [...]engine.Zone{engine.Exile, engine.Command} {
		for _, id := range w.g.In(z, 0) {
			out = append(out, w.object(id))
		}
	}
	return out
}

var kinds = [...]string{"card", "token", "copy", "ability"}

// hidden says whether the viewer may not see which card an object is (CR 400.2).
func (w *viewer) hidden(o *engine.Object) bool {
	return w.eyes != engine.NoPlayer && !w.g.MaySee(w.eyes, o.ID)
}

// source is the object that an ability came from, as it can be found now (CR 113.7a, 400.7).
func (w *viewer) source(id engine.ObjectID) protocol.ObjectID {
	if now := w.g.Current(id); now != 0 && !w.hidden(w.g.Object(now)) {
		id = now
	}
	return formatID(id)
}

func (w *viewer) object(id engine.ObjectID) protocol.ObjectView {
	o := w.g.Object(id)
	v := protocol.ObjectView{ID: formatID(id), Kind: kinds[o.Kind], Zone: protocol.Zone(o.Zone.String()), Owner: w.ga.name(o.Owner)}
	if w.hidden(o) {
		v.Hidden, v.ID = true, "" // an identifier would follow the card through a shuffle
		return v
	}
	v.Ref = protocol.Ref(o.Ref)
	v.Controller = w.ga.name(w.g.ControllerOf(id))
	v.Card = o.Card().Name
	v.MadeOf = partViews(o.Fused)
	v.Commander = o.Commander
	v.FaceDown = o.FaceDown
	v.Counters = counterViews(o.Counters)
	if o.Kind == engine.AbilityObject {
		v.Source = w.source(o.Stack.Source)
		v.Name, v.Card = "", ""
	} else {
		w.characteristics(&v, id)
	}
	if o.Zone == engine.Battlefield {
		w.permanent(&v, o)
	}
	if o.Stack != nil && o.Zone == engine.Stack {
		w.onStack(&v, o)
	}
	return v
}

// characteristics are those of CR 109.3.
func (w *viewer) characteristics(v *protocol.ObjectView, id engine.ObjectID) {
	c := w.g.Characteristics(id)
	v.Name = c.Name
	if c.ManaCost != nil {
		v.ManaCost = c.ManaCost.String()
	}
	value := w.g.ManaValue(id)
	v.ManaValue = &value
	v.Colors = c.Colors.Names()
	v.Supertypes, v.Types, v.Subtypes = c.Supertypes.Names(), c.Types.Names(), c.Subtypes.Names()
	if c.HasPT {
		power, toughness := c.Power, c.Toughness
		v.Power, v.Toughness = &power, &toughness
	}
	for _, in := range c.Abilities {
		if k, ok := in.Ability.(*card.Keyword); ok {
			v.Keywords = append(v.Keywords, k.Name)
		}
	}
	sort.Strings(v.Keywords)
	if o := w.g.Object(id); o.DoubleFaced() && (o.Zone == engine.Battlefield || o.Zone == engine.Stack) {
		v.Face = "front"
		if o.Back {
			v.Face = "back"
		}
	}
}

// permanent is what only permanents have.
func (w *viewer) permanent(v *protocol.ObjectView, o *engine.Object) {
	v.Tapped, v.Damage = o.Tapped, o.Damage
	v.Sick = w.g.Sick(o.ID)
	if o.AttachedTo != 0 && w.g.Object(o.AttachedTo).Zone == engine.Battlefield {
		v.AttachedTo = formatID(o.AttachedTo)
	}
	if o.AttachedPlayer != 0 {
		v.AttachedToPlayer = w.ga.name(o.AttachedPlayer - 1)
	}
	for _, id := range w.g.In(engine.Battlefield, 0) {
		if w.g.Object(id).AttachedTo == o.ID {
			v.Attachments = append(v.Attachments, formatID(id))
		}
	}
	v.Parts = partViews(o.Parts)
	v.Naming, v.ChosenType = o.Chosen.Name, o.Chosen.Subtype
	if o.Chosen.HasColor {
		v.Color = o.Chosen.Color.String()
	}
	w.inCombat(v, o.ID)
}

// partViews are components of a merged permanent (CR 730.2), or the cards that another was made of.
func partViews(parts []engine.Part) []protocol.PartView {
	var out []protocol.PartView
	for i := range parts {
		p := &parts[i]
		out = append(out, protocol.PartView{Ref: protocol.Ref(p.Ref), Name: p.Face().Name, Card: p.Def.Name,
			Token: p.Kind == engine.TokenObject, Commander: p.Commander})
	}
	return out
}

func (w *viewer) inCombat(v *protocol.ObjectView, id engine.ObjectID) {
	combat := w.g.Combat()
	if combat == nil {
		return
	}
	for _, a := range combat.Attackers {
		if a.Object == id {
			v.Attacking = &protocol.Attacked{Object: formatID(a.Defender.Object)}
			if a.Defender.Object == 0 {
				v.Attacking.Player = w.ga.name(a.Defender.Player)
			}
		}
		for _, b := range a.Blockers {
			if b == id {
				v.Blocking = append(v.Blocking, formatID(a.Object))
			}
		}
	}
}

// onStack is what a spell or ability on the stack has.
func (w *viewer) onStack(v *protocol.ObjectView, o *engine.Object) {
	for _, list := range o.Stack.Targets {
		for _, t := range list {
			c := protocol.Choice{Object: formatID(t.Object)}
			if t.Object == 0 {
				c.Player = w.ga.name(t.Player)
			}
			v.Targets = append(v.Targets, c)
		}
	}
	x := o.Stack.X
	if o.Cast != nil && o.Cast.HasX {
		x = o.Cast.X
	}
	if x > 0 || o.Cast != nil && o.Cast.HasX {
		v.X = &x
	}
}

// decision is the open decision in the protocol's words.
func (ga *game) decision(p *pending) *protocol.Decision {
	d := p.open
	out := &protocol.Decision{ID: p.id, Player: ga.name(d.Player), Kind: protocol.DecisionKind(d.Kind), Source: formatID(d.Source),
		Prompt: d.Prompt, Min: d.Min, Max: d.Max, Total: d.Total, Least: d.Least, Ordered: d.Ordered, Rules: d.Rules}
	for _, o := range d.Options {
		out.Options = append(out.Options, protocol.Option{Choice: ga.choice(o), Label: o.Label})
	}
	for _, c := range d.Candidates {
		made := protocol.Candidate{Object: formatID(c.Object), Must: c.Must}
		for _, o := range c.Onto {
			onto := protocol.Choice{Object: formatID(o.Onto)}
			if o.Onto == 0 {
				onto.Player = ga.name(o.OntoPlayer)
			}
			made.Onto = append(made.Onto, onto)
		}
		if d.Kind == engine.AskAttackers {
			out.Attackers = append(out.Attackers, made)
		} else {
			out.Blockers = append(out.Blockers, made)
		}
	}
	return out
}

// choice is an option in the protocol's words.
func (ga *game) choice(o engine.Option) protocol.Choice {
	c := protocol.Choice{Object: formatID(o.Object), Name: o.Name, Mana: o.Mana, Mode: o.Mode}
	if o.HasPlayer {
		c.Player = ga.name(o.Player)
	}
	if o.HasColor {
		c.Color = o.Color.String()
	}
	if o.HasNumber {
		n := o.Number
		c.Number = &n
	}
	if o.HasYes {
		yes := o.Yes
		c.Yes = &yes
	}
	return c
}
