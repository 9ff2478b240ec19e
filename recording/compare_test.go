package recording

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Names may be others now, one for one; what is for people may be worded otherwise.
func TestNamesAreOneForOne(t *testing.T) {
	const was = `{"game":"1","objects":[{"id":"1","label":"a"},{"id":"2","attached_to":"1"}]}`
	for is, says := range map[string]string{
		was: "",
		`{"game":"x","objects":[{"id":"y","label":"b"},{"id":"z","attached_to":"y"}]}`: "",
		`{"game":"2","objects":[{"id":"2"},{"id":"1","attached_to":"2"}]}`:             "",
		`{"game":"x","objects":[{"id":"y"},{"id":"y","attached_to":"y"}]}`:             `objects[1].id was "2", is now "y"`,
		`{"game":"x","objects":[{"id":"y"},{"id":"z","attached_to":"z"}]}`:             `objects[1].attached_to was "1", is now "z"`,
		`{"game":"x","objects":[{"id":"y"},{"id":"y"}]}`:                               `objects[1].attached_to was "1", is now nothing`,
	} {
		got := newRenaming().difference("", "", decoded(json.RawMessage(was)), decoded(json.RawMessage(is)))
		assert.Equal(t, says, got, is)
	}

	n := newRenaming()
	assert.Empty(t, n.difference("", "", decoded(json.RawMessage(was)), decoded(json.RawMessage(`{"game":"x","objects":[{"id":"y"},{"id":"z","attached_to":"y"}]}`))))
	sent := n.renamed("", decoded(json.RawMessage(`{"game":"1","action":{"object":"1","player":"1","targets":[{"object":"2"}]}}`)))
	text, err := json.Marshal(sent)
	assert.NoError(t, err)
	assert.JSONEq(t, `{"game":"x","action":{"object":"y","player":"1","targets":[{"object":"z"}]}}`, string(text))
}
