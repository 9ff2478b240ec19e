package play

import "github.com/stickler-mtg/stickler/engine"

// propose is some answer that fits the kind of decision; it need not be legal.
func (r *Random) propose(g *engine.Game, d *engine.Decision) engine.Answer {
	switch d.Kind {
	case engine.AskX, engine.AskNumber:
		return engine.Answer{{Number: r.number(d.Min, d.Max), HasNumber: true}}
	case engine.AskYesNo:
		return engine.Answer{{Yes: r.Choices.Below(2) == 0, HasYes: true}}
	case engine.AskCardName:
		return engine.Answer{{Name: r.name(g)}}
	case engine.AskDivision:
		return r.division(d)
	case engine.AskOrder:
		return r.some(d.Options, len(d.Options))
	case engine.AskAttackers, engine.AskBlockers:
		return r.combat(d)
	case engine.AskPayment:
		return r.some(d.Options, 1)
	}
	return r.some(d.Options, r.number(d.Min, min(d.Max, len(d.Options))))
}

// number is one from least to most, one of the two ends half of the time.
func (r *Random) number(least, most int) int {
	if most <= least {
		return least
	}
	switch r.Choices.Below(4) {
	case 0:
		return least
	case 1:
		return most
	}
	return least + r.Choices.Below(min(most-least, 1<<20)+1)
}

// name is the name of something in the game, or one of the names that were given.
func (r *Random) name(g *engine.Game) string {
	var seen []string
	for _, id := range g.In(engine.Battlefield, 0) {
		seen = append(seen, g.NameOf(id))
	}
	for p := range g.Players() {
		for _, id := range g.In(engine.Hand, engine.PlayerID(p)) {
			seen = append(seen, g.NameOf(id))
		}
	}
	seen = append(seen, r.Names...)
	if len(seen) == 0 {
		return ""
	}
	return seen[r.Choices.Below(len(seen))]
}

// some are n of the options, in any order.
func (r *Random) some(options []engine.Option, n int) engine.Answer {
	out := append(engine.Answer(nil), options...)
	n = min(n, len(out))
	for i := range n {
		j := i + r.Choices.Below(len(out)-i)
		out[i], out[j] = out[j], out[i]
	}
	return out[:n]
}

// division shares out the total, a piece at a time, after each has had the least.
func (r *Random) division(d *engine.Decision) engine.Answer {
	if len(d.Options) == 0 {
		return nil
	}
	out := append(engine.Answer(nil), d.Options...)
	left := d.Total
	for i := range out {
		out[i].Number, out[i].HasNumber = d.Least, true
		left -= d.Least
	}
	for left > 0 {
		piece := 1 + r.Choices.Below(left)
		out[r.Choices.Below(len(out))].Number += piece
		left -= piece
	}
	return out
}

// combat declares each candidate or not; most often those that must be.
func (r *Random) combat(d *engine.Decision) engine.Answer {
	var out engine.Answer
	for _, c := range d.Candidates {
		declared := r.Choices.Below(2) == 0
		if c.Must {
			declared = r.Choices.Below(8) < 7
		}
		if declared && len(c.Onto) > 0 {
			o := c.Onto[r.Choices.Below(len(c.Onto))]
			o.Object = c.Object
			out = append(out, o)
		}
	}
	return out
}
