package conformance

// Follower is an engine that is told which scenario its next messages belong
// to: one that keeps a conversation, or that plays a kept one again.
type Follower interface {
	BeginScenario(*Scenario)
	EndScenario(Result)
}

// beginScenario tells the engine what comes.
func (g *guard) beginScenario(s *Scenario) {
	if f, ok := g.engine.(Follower); ok {
		f.BeginScenario(s)
	}
}

// endScenario tells the engine what came of it.
func (g *guard) endScenario(r Result) {
	if f, ok := g.engine.(Follower); ok {
		f.EndScenario(r)
	}
}
