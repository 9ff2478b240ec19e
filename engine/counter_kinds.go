package engine

import (
	"sync"

	"github.com/stickler-mtg/stickler/engine/card"
)

// counterKeywords are the keywords that a counter can give (CR 122.1b).
var counterKeywords = sync.OnceValue(func() map[string]*modification {
	out := map[string]*modification{}
	for _, name := range []string{"flying", "first strike", "double strike", "deathtouch", "exalted", "haste", "hexproof",
		"indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance"} {
		m := &card.Modify{Gains: []card.Ability{&card.Keyword{Name: name}}}
		out[name] = modificationOf(m)
	}
	return out
})

// counterKeyword is what a keyword counter does; nil if the kind is no keyword.
func counterKeyword(kind string) *modification {
	if kind == "" || kind[0] == '+' || kind[0] == '-' {
		return nil
	}
	return counterKeywords()[kind]
}

// counterPT reads a kind such as "+1/+1": what each such counter adds to power and toughness (CR 122.1a).
func counterPT(kind string) (power, toughness int, ok bool) {
	power, rest, ok := signed(kind)
	if !ok || rest == "" || rest[0] != '/' {
		return 0, 0, false
	}
	toughness, rest, ok = signed(rest[1:])
	return power, toughness, ok && rest == ""
}

// signed reads a number with its sign and gives what follows.
func signed(s string) (n int, rest string, ok bool) {
	if len(s) < 2 || s[0] != '+' && s[0] != '-' {
		return 0, s, false
	}
	i := 1
	for i < len(s) && i < 6 && s[i] >= '0' && s[i] <= '9' {
		n = n*10 + int(s[i]-'0')
		i++
	}
	if s[0] == '-' {
		n = -n
	}
	return n, s[i:], i > 1
}
