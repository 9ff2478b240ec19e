package engine

// Rules are the rules of a date: the newest, and a switch for each older
// answer that the suite needs.
type Rules struct {
	Date string
}

// SacrificeLooksBack: abilities that trigger on a sacrifice look back in time
// by name since the rules of 2026-04-17 (CR 603.10a).
func (r Rules) SacrificeLooksBack() bool { return r.Date == "" || r.Date >= "2026-04-17" }

// ModalTurnsOver: a modal double-faced permanent can transform and convert,
// which only nonmodal ones could in the rules up to 2025-04-04 (CR 712.9).
func (r Rules) ModalTurnsOver() bool { return r.Date == "" || r.Date >= "2026-01-16" }
