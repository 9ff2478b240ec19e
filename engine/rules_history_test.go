package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRulesOf(t *testing.T) {
	modal := func(r Rules) Rules {
		r.ModalStays, r.ModalUntransformed, r.ModalStaysOut, r.ModalCopiedSingle = true, true, true, true
		return r
	}
	for date, want := range map[string]Rules{
		"":           {},
		"2025-04-04": modal(Rules{Date: "2025-04-04", SacrificeUnseen: true}),
		"2026-01-16": {Date: "2026-01-16", SacrificeUnseen: true},
		"2026-02-27": {Date: "2026-02-27", SacrificeUnseen: true},
		"2026-04-17": {Date: "2026-04-17"},
	} {
		assert.Equal(t, want, RulesOf(date))
	}
}
