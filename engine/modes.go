package engine

import (
	"fmt"
	"sort"

	"github.com/stickler-mtg/stickler/engine/card"
)

// chooseModes asks for modes (CR 700.2) and gives the effects and specs of the
// chosen ones, in printed order. A mode without enough legal targets can't be
// chosen (CR 700.2a, b); ok is false if too few can.
func (g *Game) chooseModes(p PlayerID, modes []card.Mode, least, most int, c *context) (numbers []int, effects []card.Effect, specs []card.TargetSpec, ok bool) {
	d := &Decision{Player: p, Kind: AskModes, Source: c.stackObject, Min: least, Max: max(least, most),
		Prompt: "choose modes", Rules: []string{"601.2b", "700.2"}}
	in := *c
	in.targets = nil
	for i := range modes {
		if g.enoughTargets(modes[i].Targets, &in) {
			d.Options = append(d.Options, Option{Mode: i + 1, Label: fmt.Sprintf("mode %d", i+1)})
		}
	}
	if len(d.Options) < least {
		return nil, nil, nil, false
	}
	d.Max = min(d.Max, len(d.Options))
	for _, o := range g.ask(d) {
		numbers = append(numbers, o.Mode)
	}
	sort.Ints(numbers)
	for _, n := range numbers {
		specs = append(specs, modes[n-1].Targets...)
	}
	return numbers, modalEffects(modes, numbers), specs, true
}

// modalEffects are the instructions of the chosen modes. Those of a mode speak
// of its own targets: the targets of the modes before it are passed over (CR 700.2c).
func modalEffects(modes []card.Mode, numbers []int) []card.Effect {
	var out []card.Effect
	skip := 0
	for _, n := range numbers {
		if m := &modes[n-1]; skip == 0 {
			out = append(out, m.Effects...)
		} else {
			out = append(out, &card.OfMode{Effects: m.Effects, Skip: skip})
		}
		skip += len(modes[n-1].Targets)
	}
	return out
}

// carryOutMode follows the instructions of one mode, with its own targets (CR 700.2c).
func (g *Game) carryOutMode(e *card.OfMode, c *context) {
	all := c.targets
	c.targets = all[min(e.Skip, len(all)):]
	g.carryOut(e.Effects, c)
	c.targets = all
}
