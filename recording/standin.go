package recording

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// StandIn is a recording in its engine's place: it answers what the engine
// answered, as long as the suite says what it said. One run, one job.
type StandIn struct {
	recording *Recording
	scenarios map[string]*Scenario
	// now is the scenario that runs, next the exchange in it that comes.
	now   *Scenario
	next  int
	stale string
	// Stale are the scenarios in which the suite now says something else.
	Stale []Change
	// Changed are those in which it says the same, and judges otherwise.
	Changed []Change
}

// Change is a scenario that a recording doesn't stand for any more, and why.
type Change struct{ Scenario, Text string }

var (
	_ protocol.Engine      = (*StandIn)(nil)
	_ conformance.Follower = (*StandIn)(nil)
)

// NewStandIn puts a recording in its engine's place.
func NewStandIn(r *Recording) *StandIn {
	s := &StandIn{recording: r, scenarios: map[string]*Scenario{}}
	for _, scenario := range r.Scenarios {
		s.scenarios[scenario.ID] = scenario
	}
	return s
}

// Factory gives the stand-in to a run.
func (s *StandIn) Factory() (protocol.Engine, error) { return s, nil }

// Select leaves of a suite what was recorded. What was recorded and isn't there
// any more is stale; notRecorded counts what is there and wasn't.
func (s *StandIn) Select(suite *conformance.Suite) (notRecorded int) {
	there := map[string]bool{}
	var kept []*conformance.Scenario
	for _, scenario := range suite.Scenarios {
		there[scenario.ID] = true
		if s.scenarios[scenario.ID] != nil {
			kept = append(kept, scenario)
		}
	}
	notRecorded = len(suite.Scenarios) - len(kept)
	suite.Scenarios = kept
	for _, recorded := range s.recording.Scenarios {
		if !there[recorded.ID] {
			s.Stale = append(s.Stale, Change{recorded.ID, "the suite has no such scenario any more, or not under this name"})
		}
	}
	return notRecorded
}

// BeginScenario turns to what was said in a scenario.
func (s *StandIn) BeginScenario(c *conformance.Scenario) {
	s.now, s.next, s.stale = s.scenarios[c.ID], 0, ""
	for s.now != nil && s.next < len(s.now.Exchanges) && s.now.Exchanges[s.next].Method == wire.MethodInitialize {
		s.next++
	}
}

// EndScenario notes a scenario that came out otherwise.
func (s *StandIn) EndScenario(r conformance.Result) {
	recorded := s.now
	s.now = nil
	switch {
	case recorded == nil:
	case s.stale != "":
		s.Stale = append(s.Stale, Change{recorded.ID, s.stale})
	case s.next < len(recorded.Exchanges):
		left := recorded.Exchanges[s.next]
		s.Stale = append(s.Stale, Change{recorded.ID, fmt.Sprintf("line %d: the suite doesn't send this %s any more", left.Line, left.Method)})
	case r.Verdict != recorded.Verdict:
		s.Changed = append(s.Changed, Change{recorded.ID, fmt.Sprintf("line %d: was %s, is now %s\n%s", recorded.Line, recorded.Verdict, r.Verdict, r.Message)})
	}
}

// unanswered is what a request is met with that had no answer.
type unanswered struct {
	method string
	misfit error
	late   bool
}

// Error says what had no answer, and what came instead.
func (u *unanswered) Error() string {
	if u.misfit != nil {
		return fmt.Sprintf("in reply to %s: %s", u.method, u.misfit)
	}
	return fmt.Sprintf("the recorded engine gave no answer to %s that fits", u.method)
}

// Timeout says that the suite waited for it in vain.
func (u *unanswered) Timeout() bool { return u.late }

func (s *StandIn) unanswered(method string) error {
	return &unanswered{method: method, misfit: s.now.Misfit, late: s.now.Verdict == conformance.Timeout}
}

// replied answers a request as the engine did.
func replied[Reply any](s *StandIn, method string, request any) (*Reply, error) {
	e, err := s.recorded(method, request)
	if err != nil {
		return nil, err
	}
	switch {
	case e.Answer == nil:
		return nil, s.unanswered(method)
	case e.Answer.Refused != nil:
		return nil, e.Answer.Refused
	case e.Answer.Failed != "":
		return nil, fmt.Errorf("the engine failed at %s: %s", method, e.Answer.Failed)
	}
	reply := new(Reply)
	if err := json.Unmarshal(e.Answer.Result, reply); err != nil {
		return nil, fmt.Errorf("the reply to %s can't be read: %w", method, err)
	}
	if err := wire.Consistent(method, reply); err != nil {
		return nil, err
	}
	return reply, nil
}

// recorded is the exchange that comes next, if it is about this request.
func (s *StandIn) recorded(method string, request any) (*Exchange, error) {
	text, err := json.Marshal(request)
	if err != nil {
		return nil, err
	}
	if s.now == nil || s.stale != "" {
		return nil, fmt.Errorf("the recording has no answer to this %s", method)
	}
	if s.next >= len(s.now.Exchanges) {
		if s.now.Misfit != nil && s.now.Verdict != conformance.Pass {
			return nil, s.unanswered(method)
		}
		return nil, s.turnStale("line %d: the recorded scenario ends here, and the suite now sends %s %s", s.now.Line, method, shortened(string(text)))
	}
	e := s.now.Exchanges[s.next]
	s.next++
	if e.Method != method {
		return nil, s.turnStale("line %d: the suite sent %s, and now sends %s %s", e.Line, e.Method, method, shortened(string(text)))
	}
	if d := (*renaming)(nil).difference("", "", withoutPlaces(decoded(e.Params)), withoutPlaces(decoded(text))); d != "" {
		return nil, s.turnStale("line %d: the suite sends another %s: %s", e.Line, method, shortened(d))
	}
	return e, nil
}

func (s *StandIn) turnStale(format string, args ...any) error {
	s.stale = fmt.Sprintf(format, args...)
	return fmt.Errorf("the recording is stale: %s", s.stale)
}

// withoutPlaces leaves out where inline cards stand in their feature: a feature
// whose lines have moved says the same.
func withoutPlaces(request any) any {
	fields, _ := request.(map[string]any)
	inline, _ := fields["inline"].([]any)
	for _, definition := range inline {
		if d, ok := definition.(map[string]any); ok {
			delete(d, "file")
			delete(d, "line")
		}
	}
	return request
}

// Initialize answers as the first process did.
func (s *StandIn) Initialize(context.Context, protocol.InitializeRequest) (*protocol.InitializeReply, error) {
	hello := s.recording.Introduction
	if hello == nil || hello.Answer.Result == nil {
		return nil, conformance.Problem{File: s.recording.Path, Text: "the engine never introduced itself in this recording"}
	}
	reply := &protocol.InitializeReply{}
	if err := json.Unmarshal(hello.Answer.Result, reply); err != nil {
		return nil, conformance.Problem{File: s.recording.Path, Line: hello.Line, Text: "the engine's introduction can't be read: " + err.Error()}
	}
	return reply, nil
}

// ResolveCards answers as the engine did.
func (s *StandIn) ResolveCards(_ context.Context, r protocol.ResolveCardsRequest) (*protocol.ResolveCardsReply, error) {
	return replied[protocol.ResolveCardsReply](s, wire.MethodResolveCards, r)
}

// StartGame answers as the engine did.
func (s *StandIn) StartGame(_ context.Context, r protocol.Setup) (*protocol.Reply, error) {
	return replied[protocol.Reply](s, wire.MethodStart, r)
}

// Act answers as the engine did.
func (s *StandIn) Act(_ context.Context, r protocol.ActRequest) (*protocol.Reply, error) {
	return replied[protocol.Reply](s, wire.MethodAct, r)
}

// Answer answers as the engine did.
func (s *StandIn) Answer(_ context.Context, r protocol.AnswerRequest) (*protocol.Reply, error) {
	return replied[protocol.Reply](s, wire.MethodAnswer, r)
}

// State answers as the engine did.
func (s *StandIn) State(_ context.Context, r protocol.StateRequest) (*protocol.View, error) {
	return replied[protocol.View](s, wire.MethodState, r)
}

// LegalActions answers as the engine did.
func (s *StandIn) LegalActions(_ context.Context, r protocol.LegalActionsRequest) (*protocol.LegalActionsReply, error) {
	return replied[protocol.LegalActionsReply](s, wire.MethodLegalActions, r)
}

// EndGame answers as the engine did.
func (s *StandIn) EndGame(_ context.Context, r protocol.EndGameRequest) error {
	_, err := replied[struct{}](s, wire.MethodEnd, r)
	return err
}

// Shutdown ends nothing.
func (s *StandIn) Shutdown(context.Context) error { return nil }
