package engine

import "github.com/stickler-mtg/stickler/engine/card"

// Fingerprint sums up the whole state of the game: games with different ones
// differ. It is the same for every run of a program.
func (g *Game) Fingerprint() uint64 {
	h := newDigest()
	h.turn(&g.turn)
	h.numbers(int(g.clock), len(g.objects), int(g.checked))
	h.number(int(g.random))
	if g.over != nil {
		h.text(g.over.Reason)
		h.number(int(g.over.Winner))
	}
	for i := range g.players {
		h.player(&g.players[i])
	}
	for _, list := range [...][]ObjectID{g.battlefield, g.stack, g.exile, g.command} {
		h.ids(list)
	}
	for _, o := range g.objects[1:] {
		if o.Zone != NoZone {
			h.object(o)
		}
	}
	g.sumEffects(h)
	return h.sum
}

// sumEffects sums up what lasts or waits outside objects (CR 603.7, 611.2, 614).
func (g *Game) sumEffects(h *digest) {
	for _, e := range g.effects {
		h.ids(e.Objects)
		h.numbers(int(e.Controller), int(e.Source), int(e.Timestamp), e.Power, e.Toughness, e.SetPower, e.SetToughness, int(e.ControlledBy))
		h.duration(&e.Duration)
	}
	for _, s := range g.shields {
		h.ids(s.Objects)
		h.numbers(s.ID, s.Left)
		h.duration(&s.Duration)
	}
	for _, d := range g.delayed {
		h.number(d.Turned)
		h.duration(&d.Duration)
	}
	for _, a := range g.away {
		h.numbers(int(a.object), int(a.until), int(a.back))
	}
	h.numbers(len(g.waiting))
	if g.combat == nil {
		return
	}
	for _, a := range g.combat.Attackers {
		h.numbers(int(a.Object), int(a.Defender.Player), int(a.Defender.Object))
		h.flags(a.Blocked)
		h.ids(a.Blockers)
	}
	h.ids(g.combat.Dealt)
	h.flags(g.combat.Declared)
}

// digest is a running FNV-1a sum of what it is given.
type digest struct{ sum uint64 }

func newDigest() *digest { return &digest{14695981039346656037} }

func (h *digest) number(n int) { h.sum = (h.sum ^ uint64(n)) * 1099511628211 }

func (h *digest) numbers(ns ...int) {
	for _, n := range ns {
		h.number(n)
	}
}

func (h *digest) text(s string) {
	for i := range len(s) {
		h.number(int(s[i]))
	}
	h.number(len(s))
}

func (h *digest) flags(flags ...bool) {
	n := 1
	for _, f := range flags {
		n <<= 1
		if f {
			n |= 1
		}
	}
	h.number(n)
}

func (h *digest) ids(ids []ObjectID) {
	for _, id := range ids {
		h.number(int(id))
	}
	h.number(len(ids))
}

func (h *digest) duration(d *Duration) {
	h.text(d.Kind)
	h.numbers(d.Turn, int(d.Player), int(d.While))
}

func (h *digest) counters(c Counters) {
	for _, x := range c {
		h.text(x.Kind)
		h.numbers(x.N, int(x.Timestamp))
	}
	h.number(len(c))
}

func (h *digest) turn(t *Turn) {
	h.numbers(t.Number, int(t.Active), int(t.Step), int(t.Priority), t.Passed)
	h.flags(t.FirstStrike)
}

func (h *digest) player(p *Player) {
	h.numbers(p.Life, p.TurnBegan, p.LandsPlayed, p.SpellsCast, p.SpellsLastTurn, p.LifeLost)
	h.ids(p.Hand)
	h.ids(p.Library)
	h.ids(p.Graveyard)
	h.counters(p.Counters)
	h.flags(p.Lost, p.DrewFromEmpty)
	for _, m := range p.Pool {
		h.numbers(int(m.Type), m.N, int(m.Source), int(m.Controller))
		h.flags(m.Snow, m.SpendOnly != nil)
	}
	for _, c := range p.CommandZoneCasts {
		h.text(c.Commander)
		h.number(c.N)
	}
	for _, c := range p.CommanderDamage {
		h.text(c.Commander)
		h.number(c.N)
	}
}

func (h *digest) object(o *Object) {
	if o.Zone == Library && o.Kind == CardObject && len(o.Counters) == 0 && len(o.Fused) == 0 {
		h.numbers(int(o.ID), int(o.Owner), int(o.Timestamp))
		h.def(o.Def)
		return
	}
	h.numbers(int(o.ID), int(o.Kind), int(o.Zone), int(o.Owner), int(o.Controller), int(o.Timestamp), o.Entered, int(o.Held),
		o.Damage, int(o.AttachedTo), int(o.AttachedPlayer), o.Turned, int(o.ExiledBy))
	h.flags(o.Back, o.Tapped, o.FaceDown, o.Flipped, o.Deathtouched, o.Commander, o.Outer)
	h.def(o.Def)
	h.counters(o.Counters)
	h.choices(&o.Chosen)
	h.parts(o.Parts)
	h.parts(o.Fused)
	for _, c := range o.Copying {
		h.text(c.Values.Name)
		h.number(int(c.Timestamp))
	}
	for _, u := range o.Used {
		h.numbers(u.Turn, u.N)
	}
	if s := o.Stack; s != nil {
		h.numbers(int(s.Source), s.SourceTurned, s.CostAmount, s.X)
		h.numbers(s.Modes...)
		for _, list := range s.Targets {
			for _, t := range list {
				h.numbers(int(t.Object), int(t.Player), t.Share)
			}
		}
	}
	if c := o.Cast; c != nil {
		h.numbers(int(c.By), int(c.From), c.X)
		h.text(c.Using)
		h.flags(c.Copied, c.Merging, c.HasX)
	}
}

// def sums up a definition by its name, of which a compiled one remembers the sum.
func (h *digest) def(c *card.Card) {
	if c == nil {
		return
	}
	if f, ok := c.Faces[0].Compiled.(*form); ok && f.named != 0 {
		h.number(int(f.named))
		return
	}
	h.text(c.Name)
}

// sumOf is the sum of a text.
func sumOf(s string) uint64 {
	h := newDigest()
	h.text(s)
	return h.sum
}

func (h *digest) choices(c *Choices) {
	h.text(c.Name)
	h.text(c.Subtype)
	h.numbers(int(c.Color), int(c.Player), int(c.Object))
	h.flags(c.HasColor, c.HasPlayer)
}

func (h *digest) parts(parts []Part) {
	for i := range parts {
		p := &parts[i]
		h.numbers(int(p.Kind), int(p.Owner))
		h.flags(p.Back, p.FaceDown, p.Commander)
		h.def(p.Def)
		h.parts(p.Fused)
	}
	h.number(len(parts))
}
