package schema_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/stickler-mtg/stickler/protocol/schema"
)

func TestCheck(t *testing.T) {
	for _, test := range []struct {
		name, method, from, line string
		fits                     bool
	}{
		{"a request", "cards.resolve", "suite", `{"jsonrpc":"2.0","id":1,"method":"cards.resolve","params":{"names":["Forest"]}}`, true},
		{"a request without its names", "cards.resolve", "suite", `{"jsonrpc":"2.0","id":1,"method":"cards.resolve","params":{}}`, false},
		{"a reply", "game.start", "engine", `{"jsonrpc":"2.0","id":1,"result":{"game":"g1","priority":"Alice"}}`, true},
		{"an unknown field", "game.start", "engine", `{"jsonrpc":"2.0","id":1,"result":{"game":"g1","priority":"Alice","weather":"fine"}}`, false},
		{"a number where a name is", "game.start", "engine", `{"jsonrpc":"2.0","id":1,"result":{"game":7,"priority":"Alice"}}`, false},
		{"a refusal", "game.act", "engine", `{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"no","data":{"kind":"illegalAction","message":"no"}}}`, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			var c schema.Checker
			err := c.Check(test.method, test.from, []byte(test.line))
			assert.Equal(t, test.fits, err == nil, "%v", err)
		})
	}
}
