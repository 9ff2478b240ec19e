package engine

import "github.com/stickler-mtg/stickler/engine/card"

// Owner: SESSION.

// Setup is a board to begin with; what it leaves out is as protocol.Defaults says.
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
	// Filler is the card that fills libraries.
	Filler *card.Card
}

// PlayerSetup is a player as the game begins; Life 0 with HasLife false is the default.
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
	Ref             string
	Def             *card.Card
	Owner           PlayerID
	Controller      PlayerID
	Zone            Zone
	Token           bool
	Back            bool
	Tapped, New     bool
	Counters        Counters
	Damage          int
	AttachedTo      int // index in Setup.Objects plus one
	AttachedPlayer  PlayerID
	HasAttachedToPl bool
	Chosen          Choices
	CopyOf          *card.Face
	Commander       bool
	FaceDown        bool
}

// NewGame sets a board up. The player whose turn it is has priority; state-based
// actions are first checked after an action.
func NewGame(s Setup) (*Game, error) { panic("todo session") }
