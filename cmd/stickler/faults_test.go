package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// faulty is the engine's end of a pipe at which one of its messages goes wrong.
type faulty struct {
	out *io.PipeWriter
	// sent counts the messages of all processes; at is the one that goes wrong, how it does.
	sent *atomic.Int64
	at   int64
	how  string
}

func (f *faulty) Write(line []byte) (int, error) {
	if f.sent.Add(1) != f.at {
		return f.out.Write(line)
	}
	switch f.how {
	case "killed":
		return 0, f.out.Close()
	case "cut":
		_, err := f.out.Write(line[:len(line)/2])
		return 0, errors.Join(err, f.out.Close())
	case "garbled":
		garbled := bytes.Clone(line)
		for i := range line[:len(line)-1] {
			garbled[i] ^= byte(1 + i%7)
		}
		return f.out.Write(garbled)
	}
	return len(line), nil // starved
}

// TestAFaultAtAnyMessage: whichever message goes wrong, the run ends, one scenario at most is lost, and it is told why.
func TestAFaultAtAnyMessage(t *testing.T) {
	feature := filepath.Join(t.TempDir(), "three.feature")
	require.NoError(t, os.WriteFile(feature, []byte(threeGames), 0o644))
	selected, err := selectFor(conformance.Selection{Paths: []string{feature}})
	require.NoError(t, err)
	reference, names, err := referenceEngine(nil)
	require.NoError(t, err)
	run := func(ctx context.Context, how string, at int64) (outcome *conformance.Outcome, sent int64, err error) {
		var count atomic.Int64
		outcome, err = conformance.Run(ctx, selected, conformance.Options{Suite: suite, Names: names, Limit: limitOf(how, at), StartUp: limitOf(how, at), Engine: func() (protocol.Engine, error) {
			engine, err := reference()
			if err != nil {
				return nil, err
			}
			in, toEngine := io.Pipe()
			fromEngine, out := io.Pipe()
			go func() {
				_ = wire.Serve(context.Background(), engine, in, &faulty{out: out, sent: &count, at: at, how: how})
				_ = out.Close()
				_ = in.Close()
			}()
			return wire.Connect(fromEngine, toEngine, wire.Options{}), nil
		}})
		return outcome, count.Load(), err
	}
	_, all, err := run(t.Context(), "killed", 0)
	require.NoError(t, err)
	for how, verdict := range map[string]conformance.Verdict{
		"killed": conformance.Error, "cut": conformance.Error, "garbled": conformance.Error, "starved": conformance.Timeout,
	} {
		for at := int64(1); at <= all; at++ {
			t.Run(fmt.Sprintf("%s at %d", how, at), func(t *testing.T) {
				t.Parallel()
				outcome, _, err := run(t.Context(), how, at)
				if at == 1 {
					require.ErrorContains(t, err, "the engine could not be started")
					if how == "garbled" {
						assert.ErrorContains(t, err, "standard output has, where only messages belong, ")
					}
					return
				}
				require.NoError(t, err)
				lost := 0
				for _, r := range outcome.Results {
					if r.Verdict == conformance.Pass {
						continue
					}
					lost++
					assert.Equal(t, verdict, r.Verdict, r.Message)
					assert.NotEmpty(t, r.Message)
				}
				if at == all {
					assert.Zero(t, lost, "what goes wrong in parting is no scenario's fault")
				} else {
					assert.Equal(t, 1, lost)
				}
			})
		}
	}
}

// limitOf is the time limit of a scenario: short where only it ends the waiting.
// What is garbled before the first reply may be a banner, after which that still comes.
func limitOf(how string, at int64) time.Duration {
	if how == "starved" || how == "garbled" && at == 1 {
		return 2 * time.Second
	}
	return time.Minute
}
