package engine_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
)

// Every definition of the product is read, is in the file of its name, and
// holds nothing that the engine doesn't know.
func TestCorpus(t *testing.T) {
	library := card.NewLibrary(os.DirFS("../corpus/cards"))
	library.Compile = engine.Compile
	files, err := library.Files()
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		_, err := library.Load(file)
		assert.NoError(t, err, file)
	}
}
