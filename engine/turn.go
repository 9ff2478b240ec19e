package engine

// Step is a step, or a phase without steps, of a turn (CR 500.1).
type Step uint8

// The steps in order.
const (
	UntapStep Step = iota
	UpkeepStep
	DrawStep
	PrecombatMain
	BeginningOfCombat
	DeclareAttackers
	DeclareBlockers
	FirstStrikeDamage
	CombatDamage
	EndOfCombat
	PostcombatMain
	EndStep
	CleanupStep
)

var stepNames = [...]string{"untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers",
	"declare blockers", "first-strike combat damage", "combat damage", "end of combat", "postcombat main", "end", "cleanup"}

// String is the step's name.
func (s Step) String() string { return stepNames[s] }
