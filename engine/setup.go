package engine

import (
	"fmt"

	"github.com/stickler-mtg/stickler/engine/card"
)

// Setup is a board to begin with. Objects are simply there: nothing entered,
// and no effect on entering applied. What it leaves out has these defaults: 20
// life (40 with commanders), turn 5, the first player's precombat main phase,
// libraries filled with sixty filler cards below the listed ones.
type Setup struct {
	Rules     string
	Players   []PlayerSetup
	Active    PlayerID
	Step      Step
	Turn      int
	Commander bool
	Objects   []ObjectSetup
	Seed      uint64
	Names     Names
}

// PlayerSetup is a player as the game begins; Life counts if HasLife.
type PlayerSetup struct {
	Name         string
	Life         int
	HasLife      bool
	Mana         []Mana
	LandsPlayed  int
	Counters     Counters
	EmptyLibrary bool
}

// ObjectSetup is one object of a setup.
type ObjectSetup struct {
	Ref               string
	Def               *card.Card
	Owner, Controller PlayerID
	Zone              Zone
	Token             bool
	Back              bool
	Tapped, New       bool
	Counters          Counters
	Damage            int
	// AttachedTo is an index in Setup.Objects plus one, AttachedPlayer a player plus one; 0 none.
	AttachedTo     int
	AttachedPlayer PlayerID
	Chosen         Choices
	// CopyOf: it entered as a copy of this face.
	CopyOf    *card.Face
	Commander bool
	FaceDown  bool
}

// SetupError says which object or player of a setup makes no sense, and why.
type SetupError struct{ What, Why string }

// Error names the object and the reason.
func (e *SetupError) Error() string { return e.What + ": " + e.Why }

// filler is the card that fills libraries: it has no type, cost or ability.
var filler = &card.Card{Name: "Filler", Faces: []*card.Face{compiledFace(&card.Face{Name: "Filler"})}}

const (
	fillerCards = 60
	firstTurn   = 5
)

// NewGame sets a board up. The player whose turn it is has priority;
// state-based actions are first checked after an action.
func NewGame(s Setup) (*Game, error) {
	if len(s.Players) < 2 {
		return nil, &SetupError{"players", fmt.Sprintf("found %d, a game has at least two", len(s.Players))}
	}
	if s.Active < 0 || int(s.Active) >= len(s.Players) {
		return nil, &SetupError{"active player", "there is no such player"}
	}
	g := &Game{gen: &generation{}, objects: []*Object{nil}, rules: RulesOf(s.Rules), random: s.Seed, names: s.Names, commander: s.Commander}
	g.turn = Turn{Number: s.Turn, Active: s.Active, Step: s.Step, Priority: s.Active}
	if s.Turn == 0 {
		g.turn.Number = firstTurn
	}
	g.seat(s)
	ids := make([]ObjectID, len(s.Objects))
	for i := range s.Objects {
		id, err := g.place(&s.Objects[i])
		if err != nil {
			return nil, err
		}
		ids[i] = id
	}
	if err := g.fasten(s, ids); err != nil {
		return nil, err
	}
	g.fillLibraries(s)
	if g.turn.Step >= BeginningOfCombat && g.turn.Step <= EndOfCombat {
		g.combat = &Combat{}
	}
	g.checked = g.clock
	return g, nil
}

// seat gives players their life, mana and the turn they last began: the active
// player this one, the others an earlier one (CR 302.6).
func (g *Game) seat(s Setup) {
	for i, p := range s.Players {
		life := 20
		if s.Commander {
			life = 40
		}
		if p.HasLife {
			life = p.Life
		}
		began := g.turn.Number
		if back := (int(s.Active) - i + len(s.Players)) % len(s.Players); back > 0 {
			began -= back
		}
		g.players = append(g.players, Player{Name: p.Name, Life: life, Pool: Pool(p.Mana), Counters: p.Counters, LandsPlayed: p.LandsPlayed, TurnBegan: began})
	}
}

// place puts one object into its zone.
func (g *Game) place(o *ObjectSetup) (ObjectID, error) {
	if why := o.contradiction(); why != "" {
		return 0, &SetupError{o.Def.Name, why}
	}
	if err := g.chosenNameProblem(o); err != nil {
		return 0, &SetupError{o.Def.Name, err.Error()}
	}
	n := Object{Kind: CardObject, Ref: o.Ref, Zone: o.Zone, Owner: o.Owner, Controller: o.Owner, Def: o.Def, Commander: o.Commander, FaceDown: o.FaceDown}
	if o.Token {
		n.Kind = TokenObject
	}
	obj := g.add(n)
	obj.Timestamp = g.stamp()
	if o.Zone == Battlefield {
		g.placePermanent(obj, o)
	}
	list := g.zoneOf(o.Zone, o.Owner)
	*list = append(*list, obj.ID)
	return obj.ID, nil
}

func (g *Game) placePermanent(obj *Object, o *ObjectSetup) {
	obj.Controller, obj.Held = o.Controller, o.Controller+1
	obj.Back, obj.Tapped, obj.Damage, obj.Chosen = o.Back, o.Tapped, o.Damage, o.Chosen
	if o.New {
		obj.Entered = g.turn.Number
	}
	face := o.faceUp()
	if o.CopyOf != nil {
		obj.Copying = []CopyEffect{{Values: o.CopyOf, Timestamp: obj.Timestamp}}
		face = o.CopyOf
	}
	if face.Loyalty > 0 && o.Counters.Of("loyalty") == 0 {
		obj.Counters = obj.Counters.with("loyalty", face.Loyalty, g.stamp())
	}
	for _, c := range o.Counters {
		obj.Counters = obj.Counters.with(c.Kind, c.N, g.stamp())
	}
}

// faceUp is the face of its card that is up.
func (o *ObjectSetup) faceUp() *card.Face {
	if o.Back {
		return o.Def.Faces[1]
	}
	return o.Def.Faces[0]
}

// chosenNameProblem says why the name that an object is said to have chosen
// can't be one that it chose as it entered (CR 201.4a, 614.12a); nil if it can.
func (g *Game) chosenNameProblem(o *ObjectSetup) error {
	if o.Chosen.Name == "" {
		return nil
	}
	face := o.faceUp()
	if o.CopyOf != nil {
		face = o.CopyOf
	}
	for _, a := range face.Abilities {
		if enters, ok := a.(*card.AsEnters); ok {
			if kind, ok := nameKindOf(enters.Choose); ok {
				return g.nameProblem(o.Chosen.Name, kind)
			}
		}
	}
	return fmt.Errorf("it chooses no card name as it enters, so that it can't name %q", o.Chosen.Name)
}

// contradiction is what can't be in a setup of an object; "" if all is well.
func (o *ObjectSetup) contradiction() string {
	switch {
	case o.Zone == Stack || o.Zone == NoZone:
		return "a board begins with an empty stack: cast it by an action"
	case o.Back && !o.Def.DoubleFaced():
		return "it has no back face (CR 712.1)"
	case o.Token && o.Zone != Battlefield:
		return "a token is on the battlefield (CR 111.7)"
	}
	if face := o.faceUp(); o.Zone == Battlefield && face.Types&card.PermanentTypes == 0 {
		return "\"" + face.Name + "\" is no permanent (CR 110.4)"
	}
	return ""
}

// fasten attaches what the setup says is attached.
func (g *Game) fasten(s Setup, ids []ObjectID) error {
	for i := range s.Objects {
		o := &s.Objects[i]
		if o.AttachedTo == 0 && o.AttachedPlayer == 0 {
			continue
		}
		w := g.edit(ids[i])
		w.AttachedPlayer = o.AttachedPlayer
		if o.AttachedTo > 0 {
			w.AttachedTo = ids[o.AttachedTo-1]
		}
	}
	return nil
}

func (g *Game) fillLibraries(s Setup) {
	for i, p := range s.Players {
		if p.EmptyLibrary {
			continue
		}
		for n := 0; n < fillerCards; n++ {
			o := g.add(Object{Zone: Library, Owner: PlayerID(i), Controller: PlayerID(i), Def: filler})
			g.players[i].Library = append(g.players[i].Library, o.ID)
		}
	}
}
