package engine

import "fmt"

// ask asks a player, and checks the answer (CR 608.2d). A decision with one
// legal answer isn't asked; one with none is a fault of the caller.
func (g *Game) ask(d *Decision) Answer {
	if a, only := d.onlyAnswer(); only {
		g.witness(d, a)
		return a
	}
	a, err := g.chooser.Choose(g, d)
	if err != nil {
		panic(interrupt{err})
	}
	if err := d.Check(a); err != nil {
		panic(interrupt{err})
	}
	if g.tracer != nil {
		g.tracer.Decision(g, d, a)
	}
	return a
}

// witness shows a decision that leaves no choice to choosers that care.
func (g *Game) witness(d *Decision, a Answer) {
	w, ok := g.chooser.(Witness)
	if !ok {
		return
	}
	if err := w.Forced(g, d, a); err != nil {
		panic(interrupt{err})
	}
}

// onlyAnswer is the answer to a decision that leaves nothing to choose.
func (d *Decision) onlyAnswer() (Answer, bool) {
	switch d.Kind {
	case AskX, AskNumber:
		return Answer{{Number: d.Min, HasNumber: true}}, d.Min == d.Max
	case AskYesNo, AskCardName:
		return nil, false
	case AskDivision:
		return d.onlyDivision()
	case AskOrder:
		return append(Answer(nil), d.Options...), len(d.Options) < 2
	case AskAttackers, AskBlockers:
		return nil, len(d.Candidates) == 0
	case AskPayment:
		return append(Answer(nil), d.Options...), len(d.Options) == 1 && d.Options[0].Object == 0
	}
	if len(d.Options) < d.Min {
		panic(fmt.Sprintf("engine: %q decision with %d options, of which %d must be chosen", d.Kind, len(d.Options), d.Min))
	}
	if d.Max == 0 || len(d.Options) == 0 {
		return nil, true
	}
	forced := len(d.Options) == d.Min && (!d.Ordered || d.Min < 2)
	return append(Answer(nil), d.Options...), forced
}

// onlyDivision is the answer where a division leaves no freedom.
func (d *Decision) onlyDivision() (Answer, bool) {
	if d.Total == 0 {
		return nil, true
	}
	if len(d.Options) == 1 && d.legal == nil {
		o := d.Options[0]
		o.Number, o.HasNumber = d.Total, true
		return Answer{o}, true
	}
	return nil, false
}

// Check says why an answer isn't legal; nil if it is. The error is an *Illegal.
func (d *Decision) Check(a Answer) error {
	if problem := d.misfit(a); problem != "" {
		return &Illegal{Rule: d.rule(), Message: problem}
	}
	if d.legal == nil {
		return nil
	}
	return d.legal(a)
}

func (d *Decision) rule() string {
	if len(d.Rules) == 0 {
		return "608.2d"
	}
	return d.Rules[0]
}

// misfit says how an answer doesn't fit the options and bounds.
func (d *Decision) misfit(a Answer) string {
	switch d.Kind {
	case AskX, AskNumber:
		return d.misfitNumber(a)
	case AskYesNo:
		if len(a) != 1 || !a[0].HasYes {
			return "the answer must be yes or no"
		}
		return ""
	case AskCardName:
		if len(a) != 1 || a[0].Name == "" {
			return "the answer must be one card name"
		}
		return ""
	case AskDivision:
		return d.misfitDivision(a)
	case AskAttackers, AskBlockers:
		return d.misfitCombat(a)
	case AskOrder:
		return d.misfitOptions(a, len(d.Options), len(d.Options))
	case AskPayment:
		return d.misfitOptions(a, 1, 1)
	}
	return d.misfitOptions(a, d.Min, d.Max)
}

func (d *Decision) misfitNumber(a Answer) string {
	if len(a) != 1 || !a[0].HasNumber {
		return "the answer must be one number"
	}
	if n := a[0].Number; n < d.Min || n > d.Max {
		return fmt.Sprintf("%d is not between %d and %d", n, d.Min, d.Max)
	}
	return ""
}

func (d *Decision) misfitDivision(a Answer) string {
	sum := 0
	seen := map[Option]bool{}
	for _, o := range a {
		n := o.Number
		o.Number, o.HasNumber = 0, false
		if d.find(o) < 0 || seen[o.bare()] {
			return "a share for something that isn't an option, or twice for the same"
		}
		seen[o.bare()] = true
		if n < d.Least {
			return fmt.Sprintf("each share is at least %d", d.Least)
		}
		sum += n
	}
	if sum != d.Total {
		return fmt.Sprintf("the shares add up to %d, not %d", sum, d.Total)
	}
	return ""
}

func (d *Decision) misfitCombat(a Answer) string {
	for _, o := range a {
		if !d.mayPair(o) {
			return "a creature that isn't a candidate, or can't be assigned there"
		}
	}
	return ""
}

func (d *Decision) mayPair(o Option) bool {
	for _, c := range d.Candidates {
		if c.Object != o.Object {
			continue
		}
		for _, onto := range c.Onto {
			if onto.Onto == o.Onto && onto.OntoPlayer == o.OntoPlayer && onto.HasOnto == o.HasOnto {
				return true
			}
		}
	}
	return false
}

// misfitOptions counts how often each option may be chosen: as often as it is listed.
func (d *Decision) misfitOptions(a Answer, least, most int) string {
	left := map[Option]int{}
	for _, o := range d.Options {
		left[o.bare()]++
	}
	for _, o := range a {
		if left[o.bare()]--; left[o.bare()] < 0 {
			return "chosen what isn't an option, or too often"
		}
	}
	if len(a) < least || len(a) > most {
		return fmt.Sprintf("%d chosen, but it must be from %d to %d", len(a), least, most)
	}
	return ""
}

// bare is the option without what is only for people.
func (o Option) bare() Option {
	o.Label = ""
	return o
}

// find is the index of an option that means the same; -1 if there is none.
func (d *Decision) find(o Option) int {
	for i := range d.Options {
		if d.Options[i].bare() == o.bare() {
			return i
		}
	}
	return -1
}

// askYesNo asks whether to do something (CR 608.2d).
func (g *Game) askYesNo(p PlayerID, source ObjectID, prompt string, rules ...string) bool {
	a := g.ask(&Decision{Player: p, Kind: AskYesNo, Source: source, Prompt: prompt, Rules: rules,
		Options: []Option{{Yes: true, HasYes: true}, {HasYes: true}}})
	return a[0].Yes
}

// askOrder asks for an order of the options and gives their indices in it.
// Options that are all alike aren't asked about.
func (g *Game) askOrder(p PlayerID, source ObjectID, prompt string, options []Option, rules ...string) []int {
	return g.order(&Decision{Player: p, Source: source, Prompt: prompt, Options: options, Rules: rules})
}

// order asks a decision about the order of its options.
func (g *Game) order(d *Decision) []int {
	options := d.Options
	order := make([]int, len(options))
	alike := true
	for i := range options {
		order[i] = i
		alike = alike && options[i].bare() == options[0].bare()
	}
	if alike {
		return order
	}
	d.Kind, d.Min, d.Max, d.Ordered = AskOrder, len(options), len(options), true
	a := g.ask(d)
	used := make([]bool, len(options))
	for i, chosen := range a {
		for j := range options {
			if !used[j] && options[j].bare() == chosen.bare() {
				used[j], order[i] = true, j
				break
			}
		}
	}
	return order
}
