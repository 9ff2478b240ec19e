package boards

import (
	"fmt"
	"strings"

	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/protocol"
)

// Options say which boards are made.
type Options struct {
	// Cards are what boards are made of.
	Cards []*card.Card
	// Weight is how often a card comes, beside the others; 0 is never. nil: all alike.
	Weight func(*card.Card) int
	// Players is how many there are at most, from 2 to 4.
	Players int
	// Permanents, Hand, Graveyard, Library and Exile are how many of them there are
	// at most for each player, on average.
	Permanents, Hand, Graveyard, Library, Exile int
	// Commander: some boards are those of games with commanders.
	Commander bool
}

// Usual are boards of up to four players with all cards of the corpus, lands more
// often than others. The error is a fault of the corpus.
func Usual() (Options, error) {
	cards, err := Corpus()
	return Options{Cards: cards, Weight: moreLands, Players: 4, Permanents: 6, Hand: 4, Graveyard: 3, Library: 3, Exile: 1, Commander: true}, err
}

func moreLands(c *card.Card) int {
	if c.Faces[0].Types&card.Land != 0 {
		return 4
	}
	return 1
}

// people are the players that the suite's sentences speak of, in turn order.
var people = []string{"Alice", "Bob", "Carol", "Dave"}

// withPriority are the steps in which players have priority, and which a turn
// has even if nothing attacks (CR 117.3a, 508.8).
var withPriority = []protocol.Step{protocol.PrecombatMain, protocol.PrecombatMain, protocol.PrecombatMain, protocol.PostcombatMain,
	protocol.Upkeep, protocol.Draw, protocol.BeginningOfCombat, protocol.DeclareAttackers, protocol.EndOfCombat, protocol.EndStep}

// New is the board that the choices make.
func New(c Choices, o Options) protocol.Setup {
	m := &maker{Choices: c, cards: weighted(o)}
	m.seat(o)
	n := len(m.setup.Players)
	m.commanders(o)
	for range c.Below(o.Permanents*n + 1) {
		m.permanent()
	}
	for _, z := range []struct {
		zone protocol.Zone
		most int
	}{{protocol.Hand, o.Hand}, {protocol.Library, o.Library}, {protocol.Graveyard, o.Graveyard}, {protocol.Exile, o.Exile}} {
		for range c.Below(z.most*n + 1) {
			m.elsewhere(m.cards.pick(c, anything), m.anyone(), z.zone)
		}
	}
	return m.setup
}

// maker makes one board.
type maker struct {
	Choices
	cards deck
	setup protocol.Setup
	// up is what is face up of each of the setup's objects; nil for those that are no permanents.
	up []*card.Face
}

// seat makes the players, whose turn it is, and the step.
func (m *maker) seat(o Options) {
	n := 2
	if o.Players > 2 && oneIn(m, 3) {
		n += 1 + m.Below(min(o.Players, len(people))-2)
	}
	for _, name := range people[:n] {
		m.setup.Players = append(m.setup.Players, m.player(name))
	}
	m.setup.Active = people[m.Below(n)]
	m.setup.Step = withPriority[m.Below(len(withPriority))]
	if active := &m.setup.Players[m.indexOf(m.setup.Active)]; m.setup.Step != protocol.Upkeep && m.setup.Step != protocol.Draw && oneIn(m, 4) {
		active.LandsPlayed = 1
	}
}

func (m *maker) indexOf(player string) int {
	for i := range m.setup.Players {
		if m.setup.Players[i].Name == player {
			return i
		}
	}
	return -1
}

func (m *maker) player(name string) protocol.PlayerSetup {
	p := protocol.PlayerSetup{Name: name}
	if oneIn(m, 3) {
		life := 1 + m.Below(30)
		p.Life = &life
	}
	if oneIn(m, 3) {
		var mana strings.Builder
		for range 1 + m.Below(6) {
			mana.WriteString([]string{"{W}", "{U}", "{B}", "{R}", "{G}", "{C}"}[m.Below(6)])
		}
		p.Mana = mana.String()
	}
	if oneIn(m, 8) {
		p.Counters = []protocol.Counter{{Kind: "poison", Count: 1 + m.Below(9)}}
	}
	p.EmptyLibrary = oneIn(m, 12)
	return p
}

// anyone is a player.
func (m *maker) anyone() string { return people[m.Below(len(m.setup.Players))] }

// add puts an object on the board.
func (m *maker) add(o protocol.ObjectSetup, up *card.Face) {
	o.Ref = protocol.Ref(fmt.Sprintf("r%d", len(m.setup.Objects)+1))
	m.setup.Objects = append(m.setup.Objects, o)
	m.up = append(m.up, up)
}

func (m *maker) elsewhere(c *card.Card, player string, z protocol.Zone) {
	if c != nil {
		m.add(protocol.ObjectSetup{Card: c.Name, Player: player, Zone: z}, nil)
	}
}

// commanders gives every player one, if it is that kind of game (CR 903.3).
func (m *maker) commanders(o Options) {
	legend := func(c *card.Card) bool {
		return c.Faces[0].Supertypes&card.Legendary != 0 && c.Faces[0].Types&card.Creature != 0
	}
	if !o.Commander || !oneIn(m, 5) || m.cards.pick(Bytes(nil), legend) == nil {
		return
	}
	m.setup.Commander = true
	zones := []protocol.Zone{protocol.Command, protocol.Command, protocol.Battlefield, protocol.Hand, protocol.Graveyard}
	for _, p := range m.setup.Players {
		c, zone := m.cards.pick(m, legend), zones[m.Below(len(zones))]
		object := protocol.ObjectSetup{Card: c.Name, Player: p.Name, Zone: zone, Commander: true}
		if zone != protocol.Battlefield {
			m.add(object, nil)
			continue
		}
		m.add(object, c.Faces[0])
	}
}
