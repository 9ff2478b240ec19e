package protocol_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/protocol"
)

// A choice means the same on both sides of a pipe.
func TestChoiceSurvivesTheWire(t *testing.T) {
	three, yes := 3, true
	for _, c := range []protocol.Choice{
		{Object: "o7"},
		{Player: "Alice", Number: &three},
		{Yes: &yes},
		{Object: "o1", Onto: &protocol.Choice{Player: "Bob"}},
	} {
		text, err := json.Marshal(c)
		require.NoError(t, err)
		var back protocol.Choice
		require.NoError(t, json.Unmarshal(text, &back))
		assert.Equal(t, c, back)
	}
}

func TestErrorNamesItsRule(t *testing.T) {
	e := &protocol.Error{Kind: protocol.IllegalAction, Message: "no priority", Rule: "117.1"}
	assert.Equal(t, "illegalAction: no priority (CR 117.1)", e.Error())
}

func TestASetupThatMakesNoSense(t *testing.T) {
	good := func() protocol.Setup {
		return protocol.Setup{Players: []protocol.PlayerSetup{{Name: "Alice"}, {Name: "Bob"}},
			Objects: []protocol.ObjectSetup{{Ref: "a", Card: "Front", Player: "Alice", Zone: protocol.Battlefield}, {Ref: "b", Card: "Back", Player: "Bob", Zone: protocol.Hand}}}
	}
	sound := good()
	require.NoError(t, sound.Check())
	for says, bend := range map[string]func(*protocol.Setup){
		"a game has at least two players, found 1":     func(s *protocol.Setup) { s.Players = s.Players[:1] },
		`player 2 has no name of their own: ""`:        func(s *protocol.Setup) { s.Players[1].Name = "" },
		`player 2 has no name of their own: "Alice"`:   func(s *protocol.Setup) { s.Players[1].Name = "Alice" },
		"Bob has played -1 lands":                      func(s *protocol.Setup) { s.Players[1].LandsPlayed = -1 },
		`"Alice" has 0 counters of the kind "poison"`:  func(s *protocol.Setup) { s.Players[0].Counters = []protocol.Counter{{Kind: "poison"}} },
		"there is no turn -1":                          func(s *protocol.Setup) { s.Turn = -1 },
		`object 2, "Back", has no ref of its own: "a"`: func(s *protocol.Setup) { s.Objects[1].Ref = "a" },
		`object 1, "Front", has no ref of its own: ""`: func(s *protocol.Setup) { s.Objects[0].Ref = "" },
		`"Front" is in the unknown zone "ante"`:        func(s *protocol.Setup) { s.Objects[0].Zone = "ante" },
		`"Front" has -2 damage`:                        func(s *protocol.Setup) { s.Objects[0].Damage = -2 },
		`"Front" has 1 counters of the kind ""`:        func(s *protocol.Setup) { s.Objects[0].Counters = []protocol.Counter{{Count: 1}} },
		`"Front" is attached to one object or to one player, found "b" and "Alice"`: func(s *protocol.Setup) {
			s.Objects[0].AttachedTo = &protocol.AttachmentSetup{Object: "b", Player: "Alice"}
		},
	} {
		s := good()
		bend(&s)
		assert.EqualError(t, s.Check(), says)
	}
}
