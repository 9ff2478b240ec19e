package boards

import "github.com/stickler-mtg/stickler/engine/card"

// deck is cards with how often each comes.
type deck struct {
	cards   []*card.Card
	weights []int
}

func weighted(o Options) deck {
	d := deck{cards: o.Cards, weights: make([]int, len(o.Cards))}
	for i, c := range o.Cards {
		d.weights[i] = 1
		if o.Weight != nil {
			d.weights[i] = max(o.Weight(c), 0)
		}
	}
	return d
}

func anything(*card.Card) bool { return true }

// pick is one of the cards that will do; nil if none will.
func (d *deck) pick(c Choices, fits func(*card.Card) bool) *card.Card {
	total := 0
	for i, w := range d.weights {
		if w > 0 && fits(d.cards[i]) {
			total += w
		}
	}
	if total == 0 {
		return nil
	}
	at := c.Below(total)
	for i, w := range d.weights {
		if w == 0 || !fits(d.cards[i]) {
			continue
		}
		if at -= w; at < 0 {
			return d.cards[i]
		}
	}
	return nil
}

// permanentFaces are the faces with which a card can be on the battlefield
// (CR 110.4): the back ones of double-faced cards only.
func permanentFaces(c *card.Card) []int {
	var out []int
	for i, f := range c.Faces {
		if f.Types&card.PermanentTypes != 0 && f.Types&(card.Instant|card.Sorcery) == 0 && (i == 0 || c.DoubleFaced()) {
			out = append(out, i)
		}
	}
	return out
}

func permanentCard(c *card.Card) bool { return len(permanentFaces(c)) > 0 }
