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
