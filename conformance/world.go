package conformance

import (
	"fmt"
	"io"

	"github.com/cucumber/godog"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/steps"
)

// world is the meaning of the steps in one scenario.
type world interface {
	Register(*godog.ScenarioContext)
	Finish() error
}

// Names is the suite's list of card names.
type Names interface {
	Known(name string) bool
	Nearest(name string) []string
}

// worldMaker gives the steps of one scenario their meaning.
type worldMaker func(engine protocol.Engine, info protocol.InitializeReply, names Names, rules string) world

func newWorld(engine protocol.Engine, info protocol.InitializeReply, names Names, rules string) world {
	return steps.NewWorld(engine, info, names, rules)
}

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
	kind := steps.Kind("")
	for _, v := range steps.Vocabulary() {
		if v.Kind != kind {
			kind = v.Kind
			if _, err := fmt.Fprintf(out, "%s\n\n", kind); err != nil {
				return err
			}
		}
		if _, err := fmt.Fprintf(out, "  %s %s\n      %s\n\n", v.Kind, v.Example, v.Help); err != nil {
			return err
		}
	}
	return nil
}
