package session

import (
	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

// setup reads a protocol setup as the engine's own.
func (s *Session) setup(in *protocol.Setup) (*engine.Setup, error) {
	if err := in.Check(); err != nil {
		return nil, invalid("%v", err)
	}
	rules, err := s.rulesFor(in.Rules)
	if err != nil {
		return nil, err
	}
	out := &engine.Setup{Rules: rules, Turn: in.Turn, Commander: in.Commander, Seed: in.Seed, Step: engine.PrecombatMain}
	cards, err := s.withInline(in.Inline)
	if err != nil {
		return nil, err
	}
	out.Names = cards.names(s.options.Names)
	players := map[string]engine.PlayerID{}
	for i := range in.Players {
		p, err := playerSetup(&in.Players[i])
		if err != nil {
			return nil, err
		}
		players[p.Name] = engine.PlayerID(i)
		out.Players = append(out.Players, *p)
	}
	if in.Active != "" {
		active, ok := players[in.Active]
		if !ok {
			return nil, invalid("the active player %q isn't in the game", in.Active)
		}
		out.Active = active
	}
	if in.Step != "" {
		step, ok := stepNamed(in.Step)
		if !ok {
			return nil, invalid("there is no step %q", in.Step)
		}
		out.Step = step
	}
	return out, cards.objects(in, out, players)
}

// rulesFor is the date of the rules that a game is played by: those in force on
// the day that the setup names, or the newest.
func (s *Session) rulesFor(day string) (string, error) {
	if s.options.Dates == nil {
		if day == "" {
			return "", nil
		}
		return "", invalid("rules of %s: this engine knows only the newest rules", day)
	}
	date, err := s.options.Dates.InForce(day)
	if err != nil {
		return "", invalid("%v", err)
	}
	return date, nil
}

func stepNamed(name protocol.Step) (engine.Step, bool) {
	for st := engine.UntapStep; st <= engine.CleanupStep; st++ {
		if st.String() == string(name) {
			return st, true
		}
	}
	return 0, false
}

func playerSetup(in *protocol.PlayerSetup) (*engine.PlayerSetup, error) {
	p := &engine.PlayerSetup{Name: in.Name, LandsPlayed: in.LandsPlayed, EmptyLibrary: in.EmptyLibrary, Counters: counters(in.Counters)}
	if in.Life != nil {
		p.Life, p.HasLife = *in.Life, true
	}
	cost, err := card.ParseManaCost(in.Mana)
	if err != nil {
		return nil, invalid("%s's mana: %v", in.Name, err)
	}
	for _, sym := range cost {
		if sym.Kind != card.TypedSymbol {
			return nil, invalid("%s's mana: %s is no mana that a pool can hold", in.Name, sym)
		}
		p.Mana = addMana(p.Mana, sym.A)
	}
	return p, nil
}

func addMana(pool []engine.Mana, t card.ManaType) []engine.Mana {
	for i := range pool {
		if pool[i].Type == t {
			pool[i].N++
			return pool
		}
	}
	return append(pool, engine.Mana{Type: t, N: 1})
}

func counters(in []protocol.Counter) engine.Counters {
	var out engine.Counters
	for _, c := range in {
		out = append(out, engine.CounterCount{Kind: c.Kind, N: c.Count})
	}
	return out
}

// objects reads the objects of a setup, in order.
func (s *cards) objects(in *protocol.Setup, out *engine.Setup, players map[string]engine.PlayerID) error {
	at := map[protocol.Ref]int{}
	for i := range in.Objects {
		at[in.Objects[i].Ref] = i
	}
	for i := range in.Objects {
		o := &in.Objects[i]
		made, err := s.object(o, players)
		if err != nil {
			return err
		}
		if err := attachment(o, made, at, players); err != nil {
			return err
		}
		out.Objects = append(out.Objects, *made)
	}
	return nil
}

func (s *cards) object(o *protocol.ObjectSetup, players map[string]engine.PlayerID) (*engine.ObjectSetup, error) {
	def, err := s.Card(o.Card)
	if err != nil {
		return nil, invalid("%v", err)
	}
	controller, ok := players[o.Player]
	if !ok {
		return nil, invalid("%q is for %q, who isn't in the game", o.Card, o.Player)
	}
	owner := controller
	if o.Owner != "" {
		if owner, ok = players[o.Owner]; !ok {
			return nil, invalid("%q is owned by %q, who isn't in the game", o.Card, o.Owner)
		}
	}
	zone := engine.ZoneNamed(string(o.Zone))
	if zone == engine.NoZone {
		return nil, invalid("there is no zone %q", o.Zone)
	}
	made := &engine.ObjectSetup{Ref: string(o.Ref), Def: def, Owner: owner, Controller: controller, Zone: zone,
		Token: o.Token, Back: o.Back, Tapped: o.Tapped, New: o.New, Counters: counters(o.Counters), Damage: o.Damage,
		Commander: o.Commander, FaceDown: o.FaceDown}
	made.Chosen.Name, made.Chosen.Subtype = o.Naming, o.Type
	if o.Color != "" {
		c, ok := card.ColorNamed(o.Color)
		if !ok {
			return nil, invalid("%q isn't a color", o.Color)
		}
		made.Chosen.Color, made.Chosen.HasColor = c, true
	}
	if o.CopyOf != "" {
		made.CopyOf, err = s.face(o.CopyOf)
	}
	return made, err
}

// face is the face of that name, or the front face of the card of that name.
func (s *cards) face(name string) (*card.Face, error) {
	def, err := s.Card(name)
	if err != nil {
		return nil, invalid("%v", err)
	}
	for _, f := range def.Faces {
		if f.Name == name {
			return f, nil
		}
	}
	return def.Faces[0], nil
}

func attachment(o *protocol.ObjectSetup, made *engine.ObjectSetup, at map[protocol.Ref]int, players map[string]engine.PlayerID) error {
	if o.AttachedTo == nil {
		return nil
	}
	if o.AttachedTo.Player != "" {
		p, ok := players[o.AttachedTo.Player]
		if !ok {
			return invalid("%q is attached to %q, who isn't in the game", o.Card, o.AttachedTo.Player)
		}
		made.AttachedPlayer = p + 1
		return nil
	}
	i, ok := at[o.AttachedTo.Object]
	if !ok {
		return invalid("%q is attached to %q, which isn't in the setup", o.Card, o.AttachedTo.Object)
	}
	made.AttachedTo = i + 1
	return nil
}
