package engine

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine/card"
)

// fewNames are the names of a land and an artifact.
type fewNames struct{}

func (fewNames) Known(name string) bool  { return name == "Field" || name == "Ring" }
func (fewNames) Nearest(string) []string { return []string{"Ring"} }
func (fewNames) Types(name string) card.TypeSet {
	if name == "Field" {
		return card.Land
	}
	return card.Artifact
}

func TestANameChosenBeforeTheGame(t *testing.T) {
	needle := define(t, "Needle", "{1}", "Artifact", nil, &card.AsEnters{Choose: "card name"})
	mage := define(t, "Mage", "{1}", "Creature — Wizard", []int{2, 2}, &card.AsEnters{Choose: "nonland card name"})
	clone := define(t, "Clone", "{3}", "Creature — Shapeshifter", []int{0, 0})
	tests := map[string]struct {
		setup ObjectSetup
		why   string
	}{
		"any card":        {ObjectSetup{Def: needle, Chosen: Choices{Name: "Field"}}, ""},
		"none":            {ObjectSetup{Def: needle}, ""},
		"no card":         {ObjectSetup{Def: needle, Chosen: Choices{Name: "Rin"}}, `Needle: "Rin" is not the name of a card`},
		"two names":       {ObjectSetup{Def: needle, Chosen: Choices{Name: "Field // Ring"}}, `Needle: "Field // Ring" are two names`},
		"of the kind":     {ObjectSetup{Def: mage, Chosen: Choices{Name: "Ring"}}, ""},
		"not of the kind": {ObjectSetup{Def: mage, Chosen: Choices{Name: "Field"}}, `Mage: "Field" is the name of a card of the type Land`},
		"of the copied":   {ObjectSetup{Def: clone, CopyOf: mage.Faces[0], Chosen: Choices{Name: "Ring"}}, ""},
		"nothing chooses": {ObjectSetup{Def: clone, Chosen: Choices{Name: "Ring"}}, `Clone: it chooses no card name as it enters`},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			tc.setup.Zone = Battlefield
			_, err := NewGame(Setup{Players: []PlayerSetup{{Name: "Alice"}, {Name: "Bob"}}, Objects: []ObjectSetup{tc.setup}, Names: fewNames{}})
			if tc.why == "" {
				require.NoError(t, err)
				return
			}
			assert.ErrorContains(t, err, tc.why)
		})
	}
}
