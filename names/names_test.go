package names_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	stickler "github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/names"
)

func TestNames(t *testing.T) {
	list := names.New(stickler.Files, nil)
	for name, known := range map[string]bool{
		"Sol Ring": true, "Sol Rign": false, "Blaster, Morale Booster": true, "Throw a Line": true, "": false,
	} {
		assert.Equal(t, known, list.Known(name), name)
	}
	assert.Equal(t, "Sol Ring", list.Nearest("Sol Rign")[0])
}
