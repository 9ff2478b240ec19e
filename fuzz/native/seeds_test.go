package native

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/engine/session"
	"github.com/stickler-mtg/stickler/names"
)

// seeds are the files of corpus/fuzz for a target.
func seeds(f *testing.F) [][]byte {
	folder := filepath.Join("../../corpus/fuzz", f.Name())
	entries, err := os.ReadDir(folder)
	require.NoError(f, err)
	require.NotEmpty(f, entries, folder)
	var out [][]byte
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(folder, e.Name()))
		require.NoError(f, err)
		out = append(out, text)
	}
	return out
}

var library = sync.OnceValue(func() *card.Library {
	l := card.NewLibrary(os.DirFS("../../corpus/cards"))
	l.Compile = engine.Compile
	return l
})

// reference is a new session of the reference engine.
func reference() *session.Session {
	return session.New(session.Options{Library: library(), Names: cardNames()})
}

var cardNames = sync.OnceValue(func() *names.List {
	return names.New(stickler.Files, func(name string) bool {
		_, err := library().Card(name)
		return err == nil
	})
})

// faulty says whether an error is a fault of the engine or of the suite,
// rather than of what they were given.
func faulty(message string) bool {
	return strings.Contains(message, "the engine failed") || strings.Contains(message, "panicked") || strings.Contains(message, "runtime error")
}
