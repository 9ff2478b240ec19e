package engine

// Rules are the rules of a date: the newest, with a switch for each older answer
// that the suite needs. Nothing forks; what has no switch is by the newest rules.
type Rules struct {
	// Date that they came into force; empty for the newest.
	Date string

	// ModalStays, until 2026-01-16: a modal double-faced permanent can't transform
	// or convert; only nonmodal ones could (CR 701.27a, 701.27c, 712.9, 730.2i).
	ModalStays bool
	// ModalUntransformed, until 2026-01-16: a modal double-faced permanent with its
	// back face up isn't a transformed permanent (CR 701.27g).
	ModalUntransformed bool
	// ModalStaysOut, until 2026-01-16: a modal double-faced card that would be put
	// onto the battlefield transformed or converted stays where it is, as a
	// single-faced one does (CR 712.14a).
	ModalStaysOut bool
	// ModalCopiedSingle, until 2026-01-16: a token or a copy of a spell that copies
	// a modal double-faced object has the face that is up and no other; only
	// copies of nonmodal ones were double-faced (CR 707.8a, 707.10g).
	ModalCopiedSingle bool
	// SacrificeUnseen, until 2026-04-17: abilities that trigger when a player
	// sacrifices a permanent aren't named among those that look back in time (CR
	// 603.10a); read strictly, what leaves at that moment doesn't see it.
	SacrificeUnseen bool
}

// change is one moment of the rules' history: until the text that was published
// for a date, the older answers were right.
type change struct {
	until string
	older func(*Rules)
}

// history lists the changes that the suite knows of, oldest first.
var history = []change{
	{"2026-01-16", func(r *Rules) {
		r.ModalStays, r.ModalUntransformed, r.ModalStaysOut, r.ModalCopiedSingle = true, true, true, true
	}},
	{"2026-04-17", func(r *Rules) { r.SacrificeUnseen = true }},
}

// RulesOf are the rules of a date, given as YYYY-MM-DD; empty for the newest.
func RulesOf(date string) Rules {
	r := Rules{Date: date}
	for _, c := range history {
		if date != "" && date < c.until {
			c.older(&r)
		}
	}
	return r
}
