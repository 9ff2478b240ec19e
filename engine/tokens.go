package engine

import "github.com/stickler-mtg/stickler/engine/card"

// createTokens creates tokens, for several players at the same moment (CR 111.1, 111.2).
func (g *Game) createTokens(e *card.CreateToken, c *context) {
	c.moved = nil
	n := g.oneByOne(e.N, c)
	players := g.playersIn(e.Who, c)
	var evs []Event
	for _, form := range g.tokenForms(e, c) {
		for _, p := range players {
			enter := &Entering{Controller: p, Tapped: e.Tapped, Back: form.back}
			if e.Attacking {
				g.enterAttacking(enter, c)
			}
			evs = append(evs, Event{Kind: TokenEvent, By: p, Player: p, Amount: n, Def: form.def, Enter: enter, Source: c.source, Rules: []string{"111.2"}})
		}
	}
	c.moved = becameOf(g.happen(evs...))
	c.did(len(c.moved))
}

// tokenForm is what a token is, and whether its back face is up.
type tokenForm struct {
	def  *card.Card
	back bool
}

// tokenForms are what the tokens of an effect are: as it describes them (CR
// 111.3), or copies. No token is a copy of nothing, or of an instant or sorcery (CR 111.5, 111.12).
func (g *Game) tokenForms(e *card.CreateToken, c *context) []tokenForm {
	if e.CopyOf == nil {
		return []tokenForm{{def: g.describedToken(e, c)}}
	}
	var out []tokenForm
	for _, id := range g.objectsOf(e.CopyOf, c) {
		if now := g.found(id, c); now != 0 {
			id = now
		}
		o := g.object(id)
		form := tokenForm{def: g.copiedCard(id, e.Except)}
		form.back = form.def != nil && form.def.DoubleFaced() && o.Back && o.doubleFaced()
		if form.def == nil || !g.mayEnter(id, form.back, form.def) {
			continue
		}
		out = append(out, form)
	}
	return out
}

// describedToken is the definition of a token with the characteristics that an
// effect gives it; a power that varies is fixed now (CR 608.2h).
func (g *Game) describedToken(e *card.CreateToken, c *context) *card.Card {
	def := e.Compiled.(*card.Card)
	face := def.Faces[0]
	power, toughness := g.amount(e.Power, c, face.Power), g.amount(e.Toughness, c, face.Toughness)
	if power == face.Power && toughness == face.Toughness {
		return def
	}
	f := *face
	f.Power, f.Toughness = power, toughness
	f.Compiled = nil
	d := *def
	d.Faces = []*card.Face{compiledFace(&f)}
	return &d
}

// enterAttacking lets a token enter attacking, if its controller is attacking;
// they choose what it attacks (CR 508.4).
func (g *Game) enterAttacking(enter *Entering, c *context) {
	if g.combat == nil || enter.Controller != g.turn.Active {
		return
	}
	d := &Decision{Player: enter.Controller, Kind: AskPlayers, Source: c.asking(), Min: 1, Max: 1, Prompt: "what it enters attacking", Rules: []string{"508.4"}}
	for _, p := range g.apnap() {
		if opponents(p, enter.Controller) {
			d.Options = append(d.Options, Option{Player: p, HasPlayer: true, Name: g.player(p).Name})
		}
	}
	for _, id := range g.battlefield {
		ch := g.characteristics(id)
		if ch.Types&(card.Planeswalker|card.Battle) != 0 && opponents(ch.Controller, enter.Controller) {
			d.Options = append(d.Options, Option{Object: id})
		}
	}
	if len(d.Options) == 0 {
		return
	}
	to := g.ask(d)[0]
	enter.Attacking = true
	enter.Defender = Defender{Player: to.Player, Object: to.Object}
}

// copiedCard is the definition of a copy of an object: its copiable values (CR
// 707.2), for each face if it is double-faced (CR 707.8a, 707.10g), as an effect modifies them (CR 707.9).
func (g *Game) copiedCard(id ObjectID, except *card.Modify) *card.Card {
	o := g.object(id)
	if o.Def == nil {
		return nil
	}
	copied := len(o.Copying) > 0
	whole := o.Def.Layout != card.Modal || !g.rules.ModalCopiedSingle
	if !copied && !o.FaceDown && except == nil && whole {
		return o.Def
	}
	def := *o.Def
	def.Faces = nil
	faces := o.Def.Faces
	if !whole {
		def.Layout, faces = card.Single, []*card.Face{o.face()}
	}
	for i, face := range faces {
		if o.FaceDown || copied {
			face = g.copiable(id)
		}
		if except != nil {
			face = exceptFor(face, except)
		}
		def.Faces = append(def.Faces, face)
		if i == 0 && !o.doubleFaced() && (o.FaceDown || copied) {
			def.Layout = card.Single
			break
		}
	}
	def.Name = def.Faces[0].Name
	return &def
}
