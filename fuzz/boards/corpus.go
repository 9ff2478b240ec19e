package boards

import (
	"io/fs"
	"sync"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/engine/card"
)

// Corpus are all cards of corpus/cards, in the order of their files.
var Corpus = sync.OnceValues(func() ([]*card.Card, error) {
	files, err := fs.Sub(stickler.Files, "corpus/cards")
	if err != nil {
		return nil, err
	}
	return card.NewLibrary(files).All()
})
