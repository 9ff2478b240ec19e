package conformance

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"testing"
	"testing/fstest"
	"time"

	"github.com/cucumber/godog"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/steps"
)

// fakeEngine plays nothing; it can crash, hang and break when told to.
type fakeEngine struct {
	protocol.Engine
	capabilities []protocol.Capability
	acts         int
}

func (e *fakeEngine) Initialize(context.Context, protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	return &protocol.InitializeReply{
		Protocol: protocol.Version, Engine: protocol.Named{Name: "fake", Version: "1"}, Capabilities: e.capabilities,
	}, nil
}

func (e *fakeEngine) Act(ctx context.Context, r protocol.ActRequest) (*protocol.Reply, error) {
	switch r.Action.Special {
	case "hang":
		<-ctx.Done()
		select {}
	case "panic":
		panic("no such zone")
	case "break":
		return nil, errors.New("broken pipe")
	case "refuse":
		return nil, &protocol.Error{Kind: protocol.IllegalAction, Message: "no priority", Rule: "117.1"}
	}
	e.acts++
	return &protocol.Reply{Game: "g", Priority: "Alice"}, nil
}

func (e *fakeEngine) State(context.Context, protocol.StateRequest) (*protocol.View, error) {
	view := &protocol.View{}
	for i := range e.acts {
		view.Trace = append(view.Trace, protocol.TraceEntry{
			Kind: "event", Text: fmt.Sprintf("event %d", i+1), Rules: []string{"117.1"}, Turn: 1, Step: protocol.Upkeep,
		})
	}
	return view, nil
}

func (e *fakeEngine) Shutdown(context.Context) error { return nil }

// fakeWorld has a few sentences that end in every possible way.
type fakeWorld struct{ engine protocol.Engine }

var (
	itPasses  = regexp.MustCompile(`^it passes(?: \d+)?$`)
	itFails   = regexp.MustCompile(`^it fails because (.*)$`)
	itLacks   = regexp.MustCompile(`^it lacks something$`)
	itPanics  = regexp.MustCompile(`^it panics$`)
	engineIs  = regexp.MustCompile(`^the engine should (hang|panic|break|refuse|act)$`)
	eitherOne = regexp.MustCompile(`^it passes twice$`)
	orOther   = regexp.MustCompile(`^it passes t.*$`)
)

func (w *fakeWorld) Register(sc *godog.ScenarioContext) {
	sc.Step(itPasses, func() error { return nil })
	sc.Step(itFails, func(why string) error {
		return &steps.Failure{Expected: "it passes", Found: why, Board: []string{"Alice: 20 life"}, Events: []string{"Alice draws (CR 121.1)"}}
	})
	sc.Step(itLacks, func() error { return &steps.Unsupported{What: "the engine can't say so"} })
	sc.Step(itPanics, func() error { panic("index out of range") })
	sc.Step(eitherOne, func() error { return nil })
	sc.Step(orOther, func() error { return nil })
	sc.Step(engineIs, func(what string) error {
		_, err := w.engine.Act(context.Background(), protocol.ActRequest{Action: protocol.Action{Special: what}})
		return err
	})
}

func (w *fakeWorld) Finish() error { return nil }

func fakeFactory(capabilities ...protocol.Capability) Factory {
	return func() (protocol.Engine, error) { return &fakeEngine{capabilities: capabilities}, nil }
}

func fakeOptions(capabilities ...protocol.Capability) Options {
	return Options{
		Engine: fakeFactory(capabilities...), Suite: protocol.Named{Name: "stickler", Version: "test"},
		Limit: 200 * time.Millisecond, StartUp: 200 * time.Millisecond,
		world: func(e protocol.Engine, _ protocol.InitializeReply, _ Names, _ string) world { return &fakeWorld{e} },
	}
}

// embeddedSuite is an embedded suite of these files, named from features/ on.
func embeddedSuite(files map[string]string) fstest.MapFS {
	system := fstest.MapFS{}
	for name, text := range files {
		system[suiteRoot+"/"+name] = &fstest.MapFile{Data: []byte(text)}
	}
	return system
}

func selectAll(t *testing.T, files map[string]string) *Suite {
	t.Helper()
	suite, err := Select(embeddedSuite(files), Selection{Rules: "2026-04-17"})
	require.NoError(t, err)
	return suite
}
