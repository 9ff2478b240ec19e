package engine

import (
	"fmt"

	"github.com/stickler-mtg/stickler/engine/card"
)

// proposal is a spell that is being cast or an ability that is being activated
// (CR 601.2, 602.2): what has been announced for it so far.
type proposal struct {
	g  *Game
	by PlayerID
	// id is the spell or ability on the stack; 0 for a mana ability.
	id ObjectID
	// source is the object that the ability is of; the spell itself.
	source ObjectID
	// ability is what is activated; nil for a spell.
	ability *card.Activated
	// cost is the mana cost, alternative cost or activation cost, and additional costs.
	cost []card.Cost
	// free: neither the mana cost nor a cost with X is paid, so that X is 0 (CR 107.3b).
	free bool
	// item collects what the object on the stack is given.
	item StackItem

	// What follows is for spells.
	cast Casting
	// card is the object that the spell was, as it was there; may are the
	// permissions to cast it from there.
	card Snapshot
	may  []permission
	// sorcery: a sorcery could have been cast; resolving: it is cast during a
	// resolution, when timing doesn't matter (CR 608.2g).
	sorcery, resolving bool
	// chosen is the alternative cost that was chosen, own if it is the card's own.
	chosen *card.AlternativeCost
	own    bool
	// method is the additional cost by which the card may be cast from where it was (CR 702.81a).
	method *card.AdditionalCost
}

// cast casts a spell (CR 601.2); it forbids what the rules forbid.
func (g *Game) cast(a Action) {
	p := g.prepare(a, nil)
	p.pay(nil)
	p.finish()
}

// prepare goes through the proposal of a spell, CR 601.2a–e.
func (g *Game) prepare(a Action, free *freeCast) *proposal {
	p := g.proposeSpell(a, free)
	p.chooseCosts(a, free)
	if !hasX(p.cost) {
		p.checkLegal(free)
	}
	p.announce()
	p.chooseTargets()
	p.checkLegal(free)
	return p
}

// proposeSpell moves a card to the stack with the face, half or part that is
// cast up (CR 601.2a, 709.3, 712.11, 715.3).
func (g *Game) proposeSpell(a Action, free *freeCast) *proposal {
	o := g.Object(a.Object)
	if o == nil || g.current(a.Object) == 0 {
		forbid("601.2a", "that object isn't there any more")
	}
	if o.Kind != CardObject || o.Zone == Stack || o.Zone == Battlefield {
		forbid("601.2", fmt.Sprintf("%s is on the %s: only cards elsewhere can be cast", g.nameOf(o.ID), o.Zone))
	}
	p := &proposal{g: g, by: a.Player, card: *g.snapshot(a.Object), sorcery: g.sorceryTime(a.Player), resolving: free != nil}
	p.may = g.permissions(a.Player, a.Object)
	p.cast = Casting{By: a.Player, From: o.Zone, Using: a.Using}
	up := p.faceToCast(a)
	ev := g.moveEvent(a.Object, Stack)
	ev.By, ev.Enter, ev.Rules = a.Player, &Entering{Side: up, Controller: a.Player}, []string{"601.2a"}
	for _, done := range g.happen(ev) {
		if done.Kind == MoveEvent && done.Object == a.Object {
			p.id = done.Became
		}
	}
	if p.id == 0 || g.object(p.id).Zone != Stack {
		forbid("601.2a", p.card.Characteristics.Name+" can't be put onto the stack")
	}
	p.source = p.id
	spell := g.edit(p.id)
	spell.Controller = a.Player
	cast := p.cast
	spell.Cast = &cast
	p.record()
	if g.characteristics(p.id).Types&card.Land != 0 {
		forbid("305.9", g.nameOf(p.id)+" is a land: it can only be played as a land")
	}
	return p
}

// faceToCast is the face, half or part that goes onto the stack (CR 709.3,
// 712.11a, b, 715.3).
func (p *proposal) faceToCast(a Action) side {
	def := p.card.Object.Def
	for _, alt := range p.ownOffers(p.card.Characteristics.Abilities) {
		if alt.Converted && alt.Name == a.Using && def.DoubleFaced() {
			up, _ := sideOf(def, 1)
			return up
		}
	}
	up, ok := sideOf(def, a.Face)
	if !ok {
		forbid("601.2a", fmt.Sprintf("%s has no face %d", def.Name, a.Face+1))
	}
	if !up.back {
		return up
	}
	if def.Layout == card.Nonmodal {
		forbid("712.11", fmt.Sprintf("%s can't be cast as %s: it is cast with its front face up", def.Faces[0].Name, def.Faces[1].Name))
	}
	if up.def.Layout == card.Flip {
		forbid("710.1b", fmt.Sprintf("%s can't be cast flipped", up.def.Faces[0].Name))
	}
	return up
}

// record gives the object on the stack what has been announced so far.
func (p *proposal) record() {
	if p.id == 0 {
		return
	}
	item := p.item
	o := p.g.edit(p.id)
	o.Stack = &item
	if p.ability == nil {
		cast := p.cast
		cast.X = p.item.X
		o.Cast = &cast
	}
}

// context is what the words of the spell or ability refer to, as announced so far.
func (p *proposal) context() *context {
	if p.id != 0 {
		return p.g.contextOfStack(p.id)
	}
	return &context{source: p.source, controller: p.by, x: p.item.X, costAmount: p.item.CostAmount,
		costPaid: p.item.CostPaid, item: &p.item}
}

// announce is the rest of CR 601.2b: modes, X, and the number of another variable cost.
func (p *proposal) announce() {
	p.chooseModes()
	p.chooseX()
	p.chooseCostAmount()
}

// chooseModes takes over the instructions and target specs of the spell or
// ability, those of the modes that the player chooses if it is modal (CR 700.2a).
func (p *proposal) chooseModes() {
	w := p.words()
	p.item.Effects, p.item.Specs = w.effects, w.targets
	if len(w.modes) > 0 {
		numbers, effects, specs, ok := p.g.chooseModes(p.by, w.modes, w.least, w.most, p.context())
		if !ok {
			forbid("700.2a", fmt.Sprintf("%s has too few modes with legal targets", p.g.nameOf(p.source)))
		}
		p.item.Modes, p.item.Effects, p.item.Specs = numbers, effects, specs
	}
	if p.chosen != nil && p.chosen.Overloads {
		p.item.Each, p.item.Specs = p.item.Specs, nil
	}
	p.record()
}

// words are the instructions of a spell or ability, and what it targets.
type words struct {
	effects     []card.Effect
	targets     []card.TargetSpec
	modes       []card.Mode
	least, most int
}

// words are those of the activated ability, or of the spell's spell abilities
// and, for an Aura, of its enchant ability (CR 303.4a, 702.5a).
func (p *proposal) words() words {
	if a := p.ability; a != nil {
		return words{a.Effects, a.Targets, a.Modes, max(a.Choose, 1), max(a.Choose, 1)}
	}
	var w words
	if p.chosen != nil && p.chosen.Merges != nil { // CR 702.140a
		w.targets = []card.TargetSpec{{What: p.chosen.Merges}}
	}
	c := p.g.characteristics(p.id)
	for _, in := range c.Abilities {
		switch a := in.Ability.(type) {
		case *card.Spell:
			w.effects = append(w.effects[:len(w.effects):len(w.effects)], a.Effects...)
			w.targets = append(w.targets[:len(w.targets):len(w.targets)], a.Targets...)
			if len(a.Modes) > 0 {
				w.modes, w.least = a.Modes, max(a.Choose, 1)
				w.most = max(a.ChooseMax, w.least)
			}
		case *card.Keyword:
			if keywordNamed(a.Name) == Enchant && c.Subtypes.Has(auraType) && len(w.targets) == 0 {
				w.targets = []card.TargetSpec{{What: a.Filter, Players: a.Players}}
			}
		}
	}
	return w
}

// chooseX announces the value of X (CR 107.3a, 601.2b): 0 if what is paid has
// no X, though the mana cost has one (CR 107.3b).
func (p *proposal) chooseX() {
	paid := hasX(p.cost) && !p.free
	if !hasX(p.cost) && !p.manaCostHasX() {
		return
	}
	p.cast.HasX = true
	p.item.X = 0
	most, rule := 0, "107.3b"
	if paid {
		most, rule = p.greatestX(), "107.3a"
	}
	p.item.X = p.g.ask(&Decision{Player: p.by, Kind: AskX, Source: p.asker(), Max: most,
		Prompt: "the value of X for " + p.g.nameOf(p.source), Rules: []string{"601.2b", rule}})[0].Number
	p.record()
}

// manaCostHasX says whether there is an X in the mana cost of a spell, paid or not.
func (p *proposal) manaCostHasX() bool {
	if p.ability != nil {
		return false
	}
	cost := p.g.characteristics(p.id).ManaCost
	return cost != nil && cost.HasX()
}

// greatestX is an X that is surely not payable if it were one greater.
func (p *proposal) greatestX() int {
	const limit = 200
	supply := p.payment(nil).supply()
	for x := 1; x <= limit; x++ {
		p.item.X = x
		p.record()
		pay := p.payment(nil)
		possible := len(pay.due) == 0
		for _, due := range pay.due {
			possible = possible || supply.couldPay(due) != unpayable && due.total() <= 2*manyUnits+4*len(supply.units)
		}
		if !possible || pay.partsProblem() != nil {
			return x - 1
		}
	}
	return limit
}

// chooseCostAmount announces the number of a variable cost without X (CR 601.2b).
func (p *proposal) chooseCostAmount() {
	part := variable(p.cost)
	if part == nil {
		return
	}
	pay := p.payment(nil)
	least, most := pay.number(part.N), p.g.object(p.source).Counters.Of(part.Kind)
	if most < least {
		forbid("118.3", fmt.Sprintf("%s has %d %s counters, and its cost needs %d", p.g.nameOf(p.source), most, part.Kind, least))
	}
	if _, any := part.Max.(*card.AnyNumber); !any {
		most = max(min(most, p.g.amount(part.Max, p.context(), most)), least)
	}
	p.item.CostAmount = p.g.ask(&Decision{Player: p.by, Kind: AskNumber, Source: p.asker(), Min: least, Max: most,
		Prompt: "how many " + part.Kind + " counters to remove", Rules: []string{"601.2b", "107.3"}})[0].Number
	p.record()
}

// asker is the object that decisions are about: on the stack, or the source of a mana ability.
func (p *proposal) asker() ObjectID {
	if p.id != 0 {
		return p.id
	}
	return p.source
}

// chooseTargets is CR 601.2c and d.
func (p *proposal) chooseTargets() {
	if len(p.item.Specs) == 0 {
		return
	}
	targets, ok := p.g.chooseTargets(p.by, p.item.Specs, p.context())
	if !ok {
		forbid("601.2c", "there aren't enough legal targets for "+p.g.nameOf(p.source))
	}
	p.item.Targets = targets
	p.record()
	p.g.targetsChosen(p.id)
}

// checkLegal is CR 601.2e: the proposed spell must be one that the player may cast (CR 601.3, 601.5).
func (p *proposal) checkLegal(free *freeCast) {
	if problem := p.permissionProblem(free); problem != nil {
		forbid(problem.Rule, problem.Message)
	}
	if problem := p.timingProblem(); problem != nil {
		forbid(problem.Rule, problem.Message)
	}
	if ban := p.g.cant("cast", p.id, p.by, 0); ban != 0 && ban != p.id {
		forbid("601.3", fmt.Sprintf("%s keeps %s from casting %s", p.g.nameOf(ban), p.g.player(p.by).Name, p.g.nameOf(p.id)))
	}
}

// payment is what is to be paid now: the total cost is determined (CR 601.2f).
func (p *proposal) payment(within *payment) *payment {
	pay := &payment{g: p.g, by: p.by, what: p.id, c: p.context(), asker: p.asker(), active: p.ability, within: within, rule: "601.2h"}
	if p.ability != nil {
		pay.what = p.source
	}
	pay.parts = otherParts(p.cost)
	pay.due = p.totalCost()
	return pay
}

// pay is CR 601.2f–h.
func (p *proposal) pay(within *payment) {
	pay := p.payment(within)
	if len(pay.due) > 0 {
		p.g.note("the total cost is "+pay.costText(), "601.2f")
	}
	pay.pay()
	p.item.CostPaid = pay.objects
	p.record()
}

// finish is CR 601.2i: the spell becomes cast.
func (p *proposal) finish() {
	if p.cast.From == Command {
		p.g.noteCommanderCast(p.by, p.card.Object.Ref)
	}
	p.g.happen(Event{Kind: CastEvent, Object: p.id, Source: p.id, By: p.by, Player: p.by, From: p.cast.From, Rules: []string{"601.2i"}})
}
