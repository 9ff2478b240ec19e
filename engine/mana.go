package engine

import "github.com/stickler-mtg/stickler/engine/card"

// Mana is one kind of mana in a pool or about to be made (CR 106.4).
type Mana struct {
	Type card.ManaType
	N    int
	// Snow: from a snow source (CR 107.4h).
	Snow bool
	// SpendOnly restricts it (CR 106.6); Controller and Source are whose words those are.
	SpendOnly  *card.Filter
	Source     ObjectID
	Controller PlayerID
}

// Pool is a player's mana pool: a value, replaced when it changes.
type Pool []Mana
