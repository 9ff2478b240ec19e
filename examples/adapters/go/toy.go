package main

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

// The toy engine behind the starter adapter: basic lands and a few creatures
// without abilities. In a real adapter your engine stands in its place, and
// newGame is where a board of the suite's becomes one of yours.

// illegal is what the rules forbid, and cannot is what the toy doesn't know:
// the difference is the first thing that an adapter has to get right.
type (
	illegal string
	cannot  string
)

func (e illegal) Error() string { return string(e) }
func (e cannot) Error() string  { return "the toy engine " + string(e) }

var steps = []string{"untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
	"combat damage", "end of combat", "postcombat main", "end", "cleanup"}

// lands are the basic lands, with the mana that each gives.
var lands = map[string]string{"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}

var colors = map[rune]string{'W': "white", 'U': "blue", 'B': "black", 'R': "red", 'G': "green"}

// creature is a creature card: its cost is generic mana and colored symbols.
type creature struct {
	generic          int
	colored          string
	types, subtypes  []string
	power, toughness int
}

var creatures = map[string]creature{
	"Grizzly Bears":   {1, "G", []string{"Creature"}, []string{"Bear"}, 2, 2},
	"Memnite":         {0, "", []string{"Artifact", "Creature"}, []string{"Construct"}, 1, 1},
	"Fugitive Wizard": {0, "U", []string{"Creature"}, []string{"Human", "Wizard"}, 1, 1},
}

// object is a card in a zone. A zone change makes a new one (CR 400.7).
type object struct {
	id                int
	ref, card, player string
	zone              string
	tapped, new       bool
	damage            int
	attacking         bool
	blocking          int // the attacker's id
}

type player struct {
	name           string
	life           int
	mana           string // a letter for each mana
	lands, library int
	lost           bool
}

// game is one game. Its players are two.
type game struct {
	players          []*player
	objects          []*object
	turn             int
	active, priority string
	step             string
	passes, lastID   int
	begun            int    // how many steps have begun
	winner           string // of a game that is over
}

// newGame sets the board up. What the setup leaves out is as protocol.Defaults says.
func newGame(s protocol.Setup) (*game, error) {
	known := protocol.Setup{Rules: s.Rules, Players: s.Players, Active: s.Active, Step: s.Step, Objects: s.Objects, Seed: s.Seed}
	if err := only(s, known); err != nil {
		return nil, err
	}
	if len(s.Players) != 2 {
		return nil, cannot("plays with two players")
	}
	g := &game{turn: 5, step: string(cmp.Or(s.Step, protocol.PrecombatMain)), active: cmp.Or(s.Active, s.Players[0].Name)}
	g.priority = g.active
	for _, p := range s.Players {
		if err := only(p, protocol.PlayerSetup{Name: p.Name, Life: p.Life, Mana: p.Mana, LandsPlayed: p.LandsPlayed}); err != nil {
			return nil, err
		}
		mana := strings.NewReplacer("{", "", "}", "").Replace(p.Mana)
		if strings.Trim(mana, "WUBRG") != "" {
			return nil, cannot("has colored mana only")
		}
		life := 20
		if p.Life != nil {
			life = *p.Life
		}
		g.players = append(g.players, &player{name: p.Name, life: life, mana: mana, lands: p.LandsPlayed, library: 60})
	}
	for _, o := range s.Objects {
		known := protocol.ObjectSetup{Ref: o.Ref, Card: o.Card, Player: o.Player, Zone: o.Zone, Tapped: o.Tapped, New: o.New, Damage: o.Damage}
		if err := only(o, known); err != nil {
			return nil, err
		}
		if !knows(o.Card) {
			return nil, cannot("doesn't know " + o.Card)
		}
		g.put(object{ref: string(o.Ref), card: o.Card, player: o.Player, zone: string(o.Zone), tapped: o.Tapped, new: o.New, damage: o.Damage})
	}
	return g, nil
}

// only refuses what is stated and not understood: leaving it out would be a wrong answer.
func only(stated, known any) error {
	if reflect.DeepEqual(stated, known) {
		return nil
	}
	s, k := reflect.ValueOf(stated), reflect.ValueOf(known)
	for i := range s.NumField() {
		if !reflect.DeepEqual(s.Field(i).Interface(), k.Field(i).Interface()) {
			return cannot("has no " + s.Type().Field(i).Tag.Get("json"))
		}
	}
	return nil
}

// clone is a copy that shares nothing with the game.
func (g *game) clone() *game {
	c := *g
	c.players, c.objects = nil, nil
	for _, p := range g.players {
		c.players = append(c.players, ptr(*p))
	}
	for _, o := range g.objects {
		c.objects = append(c.objects, ptr(*o))
	}
	return &c
}

func ptr[T any](value T) *T { return &value }

// Objects and zones.

func (g *game) put(o object) {
	g.lastID++
	o.id = g.lastID
	g.objects = append(g.objects, &o)
}

func (g *game) move(o *object, zone string, isNew bool) {
	g.objects = slices.DeleteFunc(g.objects, func(x *object) bool { return x == o })
	g.put(object{ref: o.ref, card: o.card, player: o.player, zone: zone, new: isNew})
}

// within lists the objects of a zone; of one player's, or of all with "".
func (g *game) within(zone, player string) []*object {
	var found []*object
	for _, o := range g.objects {
		if o.zone == zone && (player == "" || player == o.player) {
			found = append(found, o)
		}
	}
	return found
}

func (g *game) player(name string) *player {
	return g.players[slices.IndexFunc(g.players, func(p *player) bool { return p.name == name })]
}

func (g *game) other(name string) string {
	return g.players[slices.IndexFunc(g.players, func(p *player) bool { return p.name != name })].name
}

func (o *object) isCreature() bool { return creatures[o.card].types != nil }
func (o *object) canAttack() bool  { return o.isCreature() && !o.tapped && !o.new }

// Actions.

func (g *game) sorceryTime(player, what string) error {
	if g.active != player || (g.step != "precombat main" && g.step != "postcombat main") || len(g.within("stack", "")) > 0 {
		return illegal(fmt.Sprintf("%s needs a main phase of %s's and an empty stack", what, player))
	}
	return nil
}

func (g *game) playLand(player string, o *object) error {
	if err := g.sorceryTime(player, "a land"); err != nil {
		return err
	}
	if lands[o.card] == "" || o.zone != "hand" || o.player != player {
		return illegal("that isn't a land in that player's hand")
	}
	if g.player(player).lands > 0 {
		return illegal("one land a turn")
	}
	g.player(player).lands++
	g.move(o, "battlefield", true)
	return nil
}

func (g *game) cast(player string, o *object) error {
	if err := g.sorceryTime(player, "a creature"); err != nil {
		return err
	}
	if !o.isCreature() || o.zone != "hand" || o.player != player {
		return illegal("that isn't a creature card in that player's hand")
	}
	if err := g.pay(g.player(player), creatures[o.card]); err != nil {
		return err
	}
	g.move(o, "stack", false)
	return nil
}

func (g *game) pay(p *player, c creature) error {
	pool := p.mana
	for _, symbol := range strings.Split(c.colored, "") {
		if !strings.Contains(pool, symbol) {
			return illegal("no {" + symbol + "} to pay with")
		}
		pool = strings.Replace(pool, symbol, "", 1)
	}
	if len(pool) < c.generic {
		return illegal("not enough mana")
	}
	if c.generic > 0 && c.generic < len(pool) && strings.Trim(pool, pool[:1]) != "" {
		return cannot("doesn't ask which mana pays")
	}
	p.mana = pool[c.generic:]
	return nil
}

func (g *game) tapForMana(player string, o *object) error {
	if lands[o.card] == "" || o.zone != "battlefield" || o.player != player || o.tapped {
		return illegal("that can't be tapped for mana")
	}
	o.tapped = true
	g.player(player).mana += lands[o.card]
	return nil
}

func (g *game) attack(player string, attackers []*object) error {
	if player != g.active || len(g.within("stack", "")) > 0 || (g.step != "precombat main" && g.step != "beginning of combat") {
		return illegal("attackers are declared in one's own combat")
	}
	for _, o := range attackers {
		if o.zone != "battlefield" || o.player != player || !o.canAttack() {
			return illegal("a creature that is tapped or new can't attack")
		}
	}
	err := g.enter("declare attackers")
	for _, o := range attackers {
		o.attacking, o.tapped = true, true
	}
	return err
}

// block declares blocks: each blocker, with the attacker in the same place.
func (g *game) block(player string, blockers, attackers []*object) error {
	if g.step != "declare attackers" || player == g.active || len(g.within("stack", "")) > 0 {
		return illegal("blockers are declared when another player attacks")
	}
	for i, o := range blockers {
		if o.zone != "battlefield" || o.player != player || !o.isCreature() || o.tapped || !attackers[i].attacking || slices.Contains(blockers[:i], o) {
			return illegal("only an untapped creature blocks, and one attacker")
		}
		if slices.Contains(attackers[:i], attackers[i]) {
			return cannot("doesn't divide damage")
		}
	}
	err := g.enter("declare blockers")
	for i, o := range blockers {
		o.blocking = attackers[i].id
	}
	return err
}

func (g *game) pass() error {
	g.passes++
	if g.passes < len(g.players) {
		g.priority = g.other(g.priority)
		return nil
	}
	if stack := g.within("stack", ""); len(stack) > 0 {
		g.move(stack[len(stack)-1], "battlefield", true)
		g.priority, g.passes = g.active, 0
		return nil
	}
	return g.nextStep()
}

// Turns.

func (g *game) nextStep() error {
	mine, theirs := g.within("battlefield", g.active), g.within("battlefield", g.other(g.active))
	fighting := slices.ContainsFunc(mine, func(o *object) bool { return o.attacking })
	switch {
	case g.step == "beginning of combat" && slices.ContainsFunc(mine, (*object).canAttack):
		return cannot("has attackers declared by an action")
	case g.step == "declare attackers" && fighting && slices.ContainsFunc(theirs, func(o *object) bool { return o.isCreature() && !o.tapped }):
		return cannot("has blockers declared by an action")
	}
	next := steps[(slices.Index(steps, g.step)+1)%len(steps)]
	if next == "declare attackers" || !fighting && (next == "declare blockers" || next == "combat damage") {
		next = "end of combat"
	}
	return g.enter(next)
}

func (g *game) enter(step string) error {
	g.step, g.passes, g.priority = step, 0, g.active
	g.begun++
	for _, p := range g.players {
		p.mana = ""
	}
	switch step {
	case "untap": // nobody has priority here, nor in the cleanup step
		g.beginTurn()
		return g.nextStep()
	case "draw":
		return g.draw()
	case "combat damage":
		g.fight()
	case "postcombat main":
		for _, o := range g.objects {
			o.attacking, o.blocking = false, 0
		}
	case "cleanup":
		if len(g.within("hand", g.active)) > 7 {
			return cannot("doesn't ask for discards")
		}
		for _, o := range g.objects {
			o.damage = 0
		}
		return g.nextStep()
	}
	return nil
}

func (g *game) beginTurn() {
	g.turn++
	g.active = g.other(g.active)
	g.priority = g.active
	g.player(g.active).lands = 0
	for _, o := range g.within("battlefield", g.active) {
		o.tapped, o.new = false, false
	}
}

func (g *game) draw() error {
	library := g.within("library", g.active)
	if len(library) == 0 {
		return cannot("draws only cards that the scenario names")
	}
	g.move(library[0], "hand", false)
	return nil
}

func (g *game) fight() {
	hurt := map[*object]int{}
	for _, a := range g.objects {
		if !a.attacking {
			continue
		}
		at := slices.IndexFunc(g.objects, func(o *object) bool { return o.blocking == a.id })
		if at < 0 {
			g.player(g.other(a.player)).life -= creatures[a.card].power
			continue
		}
		hurt[g.objects[at]] += creatures[a.card].power
		hurt[a] += creatures[g.objects[at].card].power
	}
	for _, o := range slices.Clone(g.objects) {
		o.damage += hurt[o]
		if o.isCreature() && o.zone == "battlefield" && o.damage >= creatures[o.card].toughness {
			g.move(o, "graveyard", false)
		}
	}
	for _, p := range g.players {
		if p.life <= 0 {
			p.lost, g.winner = true, g.other(p.name)
		}
	}
}
