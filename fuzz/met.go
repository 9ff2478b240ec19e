package fuzz

import (
	"slices"

	"github.com/stickler-mtg/stickler/engine"
)

// met are the rules that a game has met, and the cards that were there.
type met struct {
	// of the move under way
	now   []string
	cards []string
	// of the moves that are done
	pairs map[pair]bool
	by    map[string]map[string]bool
}

// pair is two rules that one move has met, in order; or twice the same: one rule.
type pair struct{ a, b string }

func newMet() *met {
	return &met{pairs: map[pair]bool{}, by: map[string]map[string]bool{}}
}

// event notes the rules and the cards of an event.
func (m *met) event(g *engine.Game, ev *engine.Event) {
	if len(ev.Rules) == 0 {
		return
	}
	m.rules(ev.Rules)
	m.card(g, ev.Object)
	m.card(g, ev.Source)
}

func (m *met) rules(rules []string) {
	for _, r := range rules {
		if !slices.Contains(m.now, r) {
			m.now = append(m.now, r)
		}
	}
}

func (m *met) card(g *engine.Game, id engine.ObjectID) {
	o := g.Object(id)
	if o == nil || o.Def == nil {
		return
	}
	if name := o.Card().Name; !slices.Contains(m.cards, name) {
		m.cards = append(m.cards, name)
	}
}

// forget drops what a move has met that was refused.
func (m *met) forget() { m.now, m.cards = m.now[:0], m.cards[:0] }

// moved keeps what the move has met.
func (m *met) moved() {
	for i, a := range m.now {
		for _, b := range m.now[i:] {
			m.pairs[pair{min(a, b), max(a, b)}] = true
		}
	}
	for _, c := range m.cards {
		rules := m.by[c]
		if rules == nil {
			rules = map[string]bool{}
			m.by[c] = rules
		}
		for _, r := range m.now {
			rules[r] = true
		}
	}
	m.forget()
}
