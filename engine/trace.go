package engine

// Tracer is told what happens, for explanations. It must not change the game.
type Tracer interface {
	Event(*Game, *Event)
	Decision(*Game, *Decision, Answer)
	Note(g *Game, text string, rules ...string)
}

// note tells the tracer something that is neither an event nor a decision.
func (g *Game) note(text string, rules ...string) {
	if g.tracer != nil {
		g.tracer.Note(g, text, rules...)
	}
}
