package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/stickler-mtg/stickler/engine/card"
)

// "Doesn't untap during its controller's next untap step" follows the permanent
// to whoever controls it by then, for one untap step (CR 502.3, 611.2a).
func TestSkippedUntapFollowsThePermanent(t *testing.T) {
	b := laid(t, on(Battlefield, 0, creature("Thief", 1, 1)), on(Battlefield, 1, creature("Ox", 4, 4)))
	ox := b.ids[1]
	c := &context{source: b.ids[0], targets: target(ox)}
	untaps := func(p PlayerID) bool {
		b.turn.Active = p
		b.untapStep()
		return !b.object(ox).Tapped
	}
	b.edit(ox).Tapped = true
	b.does(t, c, &card.SkipUntap{What: first}, &card.SkipUntap{What: first})
	assert.False(t, untaps(0), "it isn't theirs")
	b.does(t, c, &card.Change{What: first, Modify: card.Modify{Control: &card.You{}}, Duration: "permanent"})
	assert.False(t, untaps(1), "it isn't theirs any more")
	assert.False(t, untaps(0), "this is the untap step that it misses")
	assert.True(t, untaps(0), "both effects ended with that untap step")
	assert.Empty(t, b.rulings())
}
