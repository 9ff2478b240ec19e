package checkup

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// first runs the scenarios that any engine can be asked first.
func (c *checkup) first(ctx context.Context) error {
	fmt.Fprintln(c.out, "The first scenarios: basic lands and creatures without abilities")
	talk := &overheard{start: c.Start}
	outcome, err := conformance.Run(ctx, c.First, conformance.Options{
		Engine: talk.engine, Suite: c.Suite, Names: c.Names, Jobs: 1, UnsupportedPasses: true, Each: func(r conformance.Result) { c.result(r, talk) },
	})
	if err != nil {
		if ctx.Err() != nil {
			return err
		}
		c.well = false
		c.tell("WRONG", err.Error())
		return nil
	}
	fmt.Fprintf(c.out, "   %s\n\n", outcome.Summary)
	return nil
}

// result tells what came of a scenario, and of one that went wrong what was said last.
func (c *checkup) result(r conformance.Result, talk *overheard) {
	switch r.Verdict {
	case conformance.Pass:
		c.tell("pass", r.Scenario.ID)
		return
	case conformance.Unsupported:
		what := r.Message[strings.LastIndexByte(r.Message, '\n')+1:] // before it stands where
		c.tell("unsupported", fmt.Sprintf("%s (%s)", r.Scenario.ID, strings.TrimSpace(what)))
		return
	}
	c.well = false
	c.tell(string(r.Verdict), r.Scenario.ID)
	for _, m := range talk.last {
		c.tell(map[string]string{"suite": "  sent", "engine": "  came back"}[m.From], shortened(string(m.Text)))
	}
	c.tell("  found", r.Message)
}

// overheard is an engine of which the last words of each scenario are kept.
type overheard struct {
	start func(told func(wire.Message)) (*wire.Client, error)
	last  []wire.Message
	// ending: the end of a game was asked for, and not answered yet.
	ending bool
}

// wordsKept is how many messages of a scenario are kept: two requests with their replies.
const wordsKept = 4

func (o *overheard) engine() (protocol.Engine, error) {
	client, err := o.start(func(m wire.Message) {
		wasEnding := o.ending
		o.ending = m.From == "suite" && strings.Contains(string(m.Text), `"method":"`+wire.MethodEnd+`"`)
		if o.ending || wasEnding && m.From == "engine" {
			return // by then the verdict is settled
		}
		o.last = append(o.last, m)
		o.last = o.last[max(0, len(o.last)-wordsKept):]
		if o.last[0].From == "engine" {
			o.last = o.last[1:] // what it replies to is gone
		}
	})
	return client, err
}

// lack is something that an engine lacks for a scenario.
type lack struct{ kind, name string }

func (l lack) String() string { return l.kind + " " + l.name }

// sumUp says what the suite can say about the engine, and what one more
// capability or card would bring.
func (c *checkup) sumUp(ctx context.Context) error {
	cards, err := surveyed(ctx, &c.Options)
	if err != nil {
		return err
	}
	unknown, err := c.unknown(ctx, cards)
	var refused *protocol.Error
	switch {
	case errors.As(err, &refused) && refused.Kind == protocol.Unsupported:
		c.tell("next", "Answer cards.resolve: each scenario begins with it.")
		return nil
	case err != nil:
		c.well = false
		c.tell("WRONG", "which of the suite's cards the engine knows can't be said: "+err.Error())
		return nil
	}
	can := 0
	missing, alone := map[lack]int{}, map[lack]int{}
	for _, s := range c.Whole.Scenarios {
		lacks := c.lacks(s, cards[s.ID], unknown)
		switch len(lacks) {
		case 0:
			can++
		case 1:
			alone[lacks[0]]++
		}
		for _, l := range lacks {
			missing[l]++
		}
	}
	total := len(c.Whole.Scenarios)
	fmt.Fprintf(c.out, "What the suite can say about %s %s\n", c.info.Engine.Name, c.info.Engine.Version)
	fmt.Fprintf(c.out, "   %d of %d scenarios can be run; %d are unsupported for want of a card or a capability.\n", can, total, total-can)
	c.list("what is lacking, by how many scenarios ask for it:", missing)
	c.list("what one more would bring, by how many scenarios lack nothing else:", alone)
	if can > 0 {
		fmt.Fprintln(c.out, "   Next: stickler run --engine with the same command gives the verdicts.")
	}
	return nil
}

// unknown are the names of the suite's cards that the engine doesn't know.
func (c *checkup) unknown(ctx context.Context, cards map[string][]string) (map[string]bool, error) {
	var names []string
	for _, s := range c.Whole.Scenarios {
		for _, name := range cards[s.ID] {
			if c.Names.Known(name) { // a scenario's own cards aren't asked about
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	c.said = nil
	defer c.close()
	if err := c.connect(ctx); err != nil {
		return nil, err
	}
	reply, err := c.client.ResolveCards(ctx, protocol.ResolveCardsRequest{Names: slices.Compact(names)})
	if err != nil {
		return nil, err
	}
	out := map[string]bool{}
	for _, name := range reply.Unknown {
		out[name] = true
	}
	return out, c.client.Shutdown(ctx)
}

// lacks is what an engine lacks for a scenario.
func (c *checkup) lacks(s *conformance.Scenario, cards []string, unknown map[string]bool) []lack {
	var out []lack
	for _, need := range s.Needs() {
		if !slices.Contains(c.info.Capabilities, need) {
			out = append(out, lack{"the capability", string(need)})
		}
	}
	for _, name := range cards {
		if unknown[name] {
			out = append(out, lack{"the card", name})
		}
	}
	return out
}

// listed is how much of a list is shown.
const listed = 10

// list lists what most scenarios lack.
func (c *checkup) list(title string, counts map[lack]int) {
	if len(counts) == 0 {
		return
	}
	var all []lack
	for l := range counts {
		all = append(all, l)
	}
	slices.SortFunc(all, func(a, b lack) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), strings.Compare(a.String(), b.String()))
	})
	fmt.Fprintln(c.out, "  ", title)
	for _, l := range all[:min(listed, len(all))] {
		fmt.Fprintf(c.out, "   %6d  %s\n", counts[l], l)
	}
	if more := len(all) - listed; more > 0 {
		fmt.Fprintf(c.out, "           and %d more\n", more)
	}
}
