package spelling_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/stickler-mtg/stickler/spelling"
)

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b  string
		apart int
	}{
		{"", "", 0}, {"tap", "tap", 0}, {"tap", "taps", 1}, {"stack", "sack", 1}, {"island", "", 6},
		{"forest", "froest", 1}, {"abcd", "badc", 2}, {"Lim-Dûl", "Lim-Dul", 1},
	} {
		assert.Equal(t, c.apart, spelling.Distance(c.a, c.b, 10), "%s, %s", c.a, c.b)
		assert.Equal(t, c.apart, spelling.Distance(c.b, c.a, 10), "%s, %s", c.b, c.a)
	}
	assert.Greater(t, spelling.Distance("mountain", "forest", 2), 2)
}
