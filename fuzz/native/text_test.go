package native

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/steps"
)

// FuzzSteps: any lines are carried out as steps, or refused with a reason. A
// line begins with Given, When or Then; And goes on as the one before.
func FuzzSteps(f *testing.F) {
	for _, seed := range seeds(f) {
		f.Add(string(seed))
	}
	f.Fuzz(func(t *testing.T, text string) {
		lines := strings.Split(text, "\n")
		if len(lines) > 40 {
			return
		}
		s := reference()
		info, err := s.Initialize(t.Context(), protocol.InitializeRequest{Protocol: protocol.Version})
		require.NoError(t, err)
		w := steps.NewWorld(s, *info, cardNames(), "")
		kind := steps.Given
		for _, line := range lines {
			word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
			switch word {
			case "Given", "When", "Then":
				kind = steps.Kind(word)
			case "And":
			default:
				continue
			}
			if err := w.Do(kind, rest); err != nil {
				assert.False(t, faulty(err.Error()), "%s: %v", line, err)
				break
			}
		}
		if err := w.Finish(); err != nil {
			assert.False(t, faulty(err.Error()), "%v", err)
		}
	})
}

// FuzzFeature: any text is refused with a place in it, or runs; whatever comes
// of it, nothing panics and nothing hangs.
func FuzzFeature(f *testing.F) {
	for _, seed := range seeds(f) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 8000 {
			return
		}
		files := fstest.MapFS{"features/x.feature": {Data: text}}
		suite, err := conformance.Select(files, conformance.Selection{})
		if err != nil {
			assert.False(t, faulty(err.Error()), "%v", err)
			return
		}
		if len(suite.Scenarios) > 8 {
			return
		}
		outcome, err := conformance.Run(t.Context(), suite, conformance.Options{
			Engine: func() (protocol.Engine, error) { return reference(), nil },
			Suite:  protocol.Named{Name: stickler.Name, Version: stickler.Version}, Names: cardNames(), Limit: 20 * time.Second,
		})
		if err != nil && t.Context().Err() == context.Canceled {
			return
		}
		require.NoError(t, err)
		for _, r := range outcome.Results {
			assert.NotEqual(t, conformance.Timeout, r.Verdict, r.Message)
			assert.False(t, faulty(r.Message), r.Message)
		}
	})
}
