package protocol

import (
	"context"
	"fmt"
)

// Refusing is an engine that refuses everything as unsupported. An engine in Go
// embeds it and writes the methods that it has; the suite calls the rest
// unsupported.
type Refusing struct{}

var _ Engine = Refusing{}

func lacks(method string) error {
	return &Error{Kind: Unsupported, Message: fmt.Sprintf("the engine has no %s", method)}
}

// Initialize has no introduction to give.
func (Refusing) Initialize(context.Context, InitializeRequest) (*InitializeReply, error) {
	return nil, lacks("initialize")
}

// ResolveCards knows no card.
func (Refusing) ResolveCards(_ context.Context, r ResolveCardsRequest) (*ResolveCardsReply, error) {
	return &ResolveCardsReply{Unknown: r.Names}, nil
}

// StartGame sets nothing up.
func (Refusing) StartGame(context.Context, Setup) (*Reply, error) { return nil, lacks("game.start") }

// Act carries nothing out.
func (Refusing) Act(context.Context, ActRequest) (*Reply, error) { return nil, lacks("game.act") }

// Answer has asked nothing.
func (Refusing) Answer(context.Context, AnswerRequest) (*Reply, error) {
	return nil, lacks("game.answer")
}

// State has nothing to show.
func (Refusing) State(context.Context, StateRequest) (*View, error) { return nil, lacks("game.state") }

// LegalActions lists nothing.
func (Refusing) LegalActions(context.Context, LegalActionsRequest) (*LegalActionsReply, error) {
	return nil, lacks("game.legalActions")
}

// EndGame has nothing to forget.
func (Refusing) EndGame(context.Context, EndGameRequest) error { return nil }

// Shutdown parts.
func (Refusing) Shutdown(context.Context) error { return nil }
