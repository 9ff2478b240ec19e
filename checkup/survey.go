package checkup

import (
	"context"
	"slices"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
)

// survey stands in an engine's place to learn which cards each scenario asks
// for: it claims to be able to do everything, and knows no card.
type survey struct {
	protocol.Engine
	now string
	// cards are the names that a scenario asks for.
	cards map[string][]string
}

// surveyed finds out which cards the scenarios of a suite ask for.
func surveyed(ctx context.Context, o *Options) (map[string][]string, error) {
	s := &survey{cards: map[string][]string{}}
	_, err := conformance.Run(ctx, o.Whole, conformance.Options{
		Engine: func() (protocol.Engine, error) { return s, nil }, Suite: o.Suite, Names: o.Names, Jobs: 1,
	})
	return s.cards, err
}

// BeginScenario says whose names come next.
func (s *survey) BeginScenario(c *conformance.Scenario) { s.now = c.ID }

// EndScenario has nothing to do.
func (*survey) EndScenario(conformance.Result) {}

// Initialize claims everything.
func (*survey) Initialize(context.Context, protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	return &protocol.InitializeReply{Protocol: protocol.Version, Engine: protocol.Named{Name: "survey"}, Capabilities: protocol.AllCapabilities}, nil
}

// ResolveCards notes the names; the scenario ends there.
func (s *survey) ResolveCards(_ context.Context, r protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	for _, name := range r.Names {
		if !slices.Contains(s.cards[s.now], name) {
			s.cards[s.now] = append(s.cards[s.now], name)
		}
	}
	return &protocol.ResolveCardsReply{Unknown: []string{nobody}}, nil
}

// Shutdown ends it.
func (*survey) Shutdown(context.Context) error { return nil }

var (
	_ protocol.Engine      = (*survey)(nil)
	_ conformance.Follower = (*survey)(nil)
)
