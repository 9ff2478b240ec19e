package card

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// No definition of the product contradicts itself, and none defines a name that another has.
func TestCorpusContradictsNothing(t *testing.T) {
	library := NewLibrary(os.DirFS("../../corpus/cards"))
	files, err := library.Files()
	require.NoError(t, err)
	for _, file := range files {
		c, err := library.Load(file)
		require.NoError(t, err)
		for _, e := range c.Contradictions() {
			assert.NoError(t, e)
		}
	}
	assert.Empty(t, library.Duplicates())
}
