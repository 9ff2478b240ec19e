package conformance

import (
	"io"

	"github.com/cucumber/godog"

	"github.com/stickler-mtg/stickler/protocol"
)

// world is the meaning of the steps in one scenario.
type world interface {
	// Register gives godog the sentences that match any of the texts: to try
	// all the others on every step would be most of a run's time.
	Register(sc *godog.ScenarioContext, texts []string)
	Finish() error
}

// Names is the suite's list of card names.
type Names interface {
	Known(name string) bool
	Nearest(name string) []string
}

// worldMaker gives the steps of one scenario their meaning.
type worldMaker func(engine protocol.Engine, info protocol.InitializeReply, names Names) world

func newWorld(engine protocol.Engine, info protocol.InitializeReply, names Names) world {
	return wordless{}
}

// wordless knows no sentence.
type wordless struct{}

func (wordless) Register(*godog.ScenarioContext, []string) {}
func (wordless) Finish() error                             { return nil }

// finished ends a scenario; a panic there is an error like any other.
func finished(w world) (err error) {
	defer func() {
		if value := recover(); value != nil {
			err = &panicked{who: "the scenario's end", value: value, frames: framesOfPanic()}
		}
	}()
	return w.Finish()
}

// WriteVocabulary lists the sentences of the suite, with an example each.
func WriteVocabulary(out io.Writer) error {
	return nil
}
