package engine

import (
	"errors"

	"github.com/stickler-mtg/stickler/engine/card"
)

// manyTries bounds how many ways of carrying an action through are tried.
const manyTries = 120

// explore says whether something could be carried through: it is tried on
// clones with every way of paying, up to a number of tries. Nothing of the game
// itself changes. What takes few decisions is looked for first: mana abilities
// that pay for each other could go on for ever.
func (g *Game) explore(tries int, run func(try *Game)) bool {
	for _, longest := range tryLengths {
		if g.exploreWithin(longest, tries/len(tryLengths), run) {
			return true
		}
	}
	return false
}

// tryLengths are how many decisions tries may take, the longest last.
var tryLengths = [...]int{4, 12, longTry}

const longTry = 64

func (g *Game) exploreWithin(longest, tries int, run func(try *Game)) bool {
	var script []int
	for range tries {
		try := g.trial()
		e := &explorer{script: script, left: longest}
		try.chooser = e
		if try.succeeds(func() { run(try) }) {
			return true
		}
		if script = e.next(); script == nil {
			return false
		}
	}
	return false
}

// trial is a clone on which something can be tried without a trace.
func (g *Game) trial() *Game {
	try := g.Clone()
	try.tracer = nil
	try.chooser = &explorer{left: longTry}
	return try
}

// succeeds runs a piece of the game that may be cut short; it is of no use then.
func (g *Game) succeeds(run func()) (ok bool) {
	defer func() {
		if cut := recover(); cut != nil {
			if _, interrupted := cut.(interrupt); !interrupted {
				panic(cut)
			}
			ok = false
		}
	}()
	run()
	return true
}

// explorer answers decisions: those about payment by a script, and beyond it
// with the first option; all others with as little as is legal.
type explorer struct {
	script []int
	// widths are how many options there were, for each decision about payment.
	widths []int
	taken  []int
	// left is how many more decisions may be taken.
	left int
}

var errTooLong = errors.New("the try is too long")

// Choose answers one decision.
func (e *explorer) Choose(g *Game, d *Decision) (Answer, error) {
	if e.left--; e.left < 0 {
		return nil, errTooLong
	}
	switch d.Kind {
	case AskPayment, AskCostObjects, AskMana:
		if d.Min == 1 && d.Max == 1 && d.legal == nil {
			return Answer{e.pick(g.unlike(d.Options))}, nil
		}
	}
	return least(d), nil
}

// pick takes the option that the script says, or the first.
func (e *explorer) pick(options []Option) Option {
	n := 0
	if at := len(e.taken); at < len(e.script) {
		n = min(e.script[at], len(options)-1)
	}
	e.widths = append(e.widths, len(options))
	e.taken = append(e.taken, n)
	return options[n]
}

// next is the script that tries the next option at the last decision that has one left; nil if none has.
func (e *explorer) next() []int {
	for at := len(e.taken) - 1; at >= 0; at-- {
		if e.taken[at]+1 < e.widths[at] {
			return append(append([]int{}, e.taken[:at]...), e.taken[at]+1)
		}
	}
	return nil
}

// unlike are the options without those that could only lead to the same as an earlier one.
func (g *Game) unlike(options []Option) []Option {
	type look struct {
		def     *card.Card
		tapped  bool
		name    string
		mana    string
		ability int
		option  Option
	}
	seen := map[look]bool{}
	var out []Option
	for _, o := range options {
		l := look{option: o.bare()}
		if o.Object != 0 {
			object := g.object(o.Object)
			if len(object.Counters) == 0 && object.AttachedTo == 0 && len(g.attachedTo(o.Object)) == 0 && len(object.Copying) == 0 {
				l = look{def: object.Def, tapped: object.Tapped, name: o.Name, mana: o.Mana, ability: o.Number}
			}
		}
		if !seen[l] {
			seen[l] = true
			out = append(out, o)
		}
	}
	return out
}

// attachedTo lists what is attached to an object.
func (g *Game) attachedTo(id ObjectID) []ObjectID {
	var out []ObjectID
	for _, x := range g.battlefield {
		if g.object(x).AttachedTo == id {
			out = append(out, x)
		}
	}
	return out
}

// LeastAnswer is the answer that asks for as little as possible: legal, unless the
// decision has rules that its options don't show.
func (d *Decision) LeastAnswer() Answer { return least(d) }

// least is the answer that asks for as little as possible.
func least(d *Decision) Answer {
	switch d.Kind {
	case AskX, AskNumber:
		return Answer{{Number: d.Min, HasNumber: true}}
	case AskYesNo:
		return Answer{{HasYes: true}}
	case AskDivision:
		return leastDivision(d)
	case AskOrder:
		return d.Options
	case AskAttackers, AskBlockers:
		return nil
	}
	n := max(d.Min, 0)
	if d.Kind == AskPayment {
		n = 1
	}
	for ; n < len(d.Options); n++ {
		if d.legal == nil || d.legal(d.Options[:n]) == nil {
			break
		}
	}
	return Answer(d.Options[:min(n, len(d.Options))])
}

// leastDivision gives each option the least, and the first one the rest.
func leastDivision(d *Decision) Answer {
	var out Answer
	rest := d.Total - d.Least*len(d.Options)
	for i, o := range d.Options {
		o.Number, o.HasNumber = d.Least, true
		if i == 0 {
			o.Number += rest
		}
		out = append(out, o)
	}
	return out
}
