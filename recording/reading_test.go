package recording_test

import (
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/recording"
)

// two are two scenarios: one as it should be, and one in which the engine
// answers in other ways, or doesn't.
const two = `{"recording":1,"protocol":"1.0","suite":{"name":"stickler","version":"0.1.0"},"rules":"2026-04-17","capabilities":["views"]}
{"process":1,"from":"suite","message":{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocol":"1.0"}}}
{"process":1,"from":"engine","message":{"jsonrpc":"2.0","id":1,"result":{"protocol":"1.0","engine":{"name":"toy","version":"1"},"capabilities":["views"]}}}
{"process":1,"scenario":"a/b: one","from":"suite","message":{"jsonrpc":"2.0","id":2,"method":"game.start","params":{"players":[]}}}
{"process":1,"scenario":"a/b: one","from":"engine","message":{"jsonrpc":"2.0","id":2,"result":{"game":"g1","priority":"Alice"}}}
{"process":1,"scenario":"a/b: one","verdict":"pass"}
{"process":1,"scenario":"a/b: two","from":"suite","message":{"jsonrpc":"2.0","id":3,"method":"game.start","params":{"players":[]}}}
{"process":1,"scenario":"a/b: two","from":"engine","message":{"jsonrpc":"2.0","id":3,"error":{"code":1,"message":"no","data":{"kind":"illegalAction","message":"no","rule":"100.1"}}}}
{"process":1,"scenario":"a/b: two","from":"suite","message":{"jsonrpc":"2.0","id":4,"method":"game.end","params":{"game":"g1"}}}
{"process":1,"scenario":"a/b: two","from":"engine","message":{"jsonrpc":"2.0","id":7,"result":{}}}
{"process":1,"scenario":"a/b: two","verdict":"error"}
{"process":1,"from":"engine","message":{"jsonrpc":"2.0","id":4,"result":{}}}
{"end":2}
`

func written(t *testing.T, name string, text []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	require.NoError(t, os.WriteFile(path, text, 0o644))
	return path
}

func zipped(t *testing.T, text string) []byte {
	t.Helper()
	var out bytes.Buffer
	zip := gzip.NewWriter(&out)
	_, err := zip.Write([]byte(text))
	require.NoError(t, err)
	require.NoError(t, zip.Close())
	return out.Bytes()
}

func TestRead(t *testing.T) {
	for name, text := range map[string][]byte{"plain.jsonl": []byte(two), "small.jsonl.gz": zipped(t, two)} {
		r, err := recording.Read(written(t, name, text))
		require.NoError(t, err)
		assert.Equal(t, "2026-04-17", r.Rules)
		assert.Equal(t, []protocol.Capability{protocol.CapViews}, r.Capabilities)
		assert.Zero(t, r.Cut)
		require.NotNil(t, r.Introduction)
		require.Len(t, r.Scenarios, 2)
		one, other := r.Scenarios[0], r.Scenarios[1]
		assert.Equal(t, "a/b: one", one.ID)
		assert.Equal(t, conformance.Pass, one.Verdict)
		require.Len(t, one.Exchanges, 1)
		assert.Equal(t, "game.start", one.Exchanges[0].Method)
		assert.Equal(t, 4, one.Exchanges[0].Line)
		assert.JSONEq(t, `{"game":"g1","priority":"Alice"}`, string(one.Exchanges[0].Answer.Result))
		require.Len(t, other.Exchanges, 2)
		assert.Equal(t, "100.1", other.Exchanges[0].Answer.Refused.Rule)
		assert.Nil(t, other.Exchanges[1].Answer, "a reply with another id is none, nor is one after the verdict")
	}
}

// A run that was killed leaves what it had.
func TestReadWhatBreaksOff(t *testing.T) {
	lines := strings.SplitAfter(two, "\n")
	r, err := recording.Read(written(t, "killed.jsonl", []byte(strings.Join(lines[:8], ""))))
	require.NoError(t, err)
	assert.Equal(t, 8, r.Cut)
	assert.Len(t, r.Scenarios, 1)
}

func TestReadWhatIsNoRecording(t *testing.T) {
	lines := strings.SplitAfter(two, "\n")
	with := func(n int, text string) string {
		return strings.Join(lines[:n-1], "") + text + "\n" + strings.Join(lines[n:], "")
	}
	small := zipped(t, two)
	for name, c := range map[string]struct {
		file string
		text []byte
		says string
	}{
		"empty":               {"a.jsonl", nil, "a.jsonl:1: nothing is recorded here"},
		"something else":      {"a.jsonl", []byte("{\"a\":1}\n"), `a.jsonl:1: this is no recording: expected {"recording": 1, …}`},
		"no JSON":             {"a.jsonl", []byte("Feature: a\n"), "a.jsonl:1: this is no recording"},
		"another form":        {"a.jsonl", []byte("{\"recording\":2}\n"), "a.jsonl:1: found a recording of form 2, expected 1"},
		"half a line":         {"a.jsonl", []byte(two[:len(two)-20]), "a.jsonl:12: the recording ends in the middle of this line"},
		"garbage within":      {"a.jsonl", []byte(with(5, "\x00\x01")), "a.jsonl:5: this is no line of a recording"},
		"a misspelt field":    {"a.jsonl", []byte(with(6, `{"process":1,"scenario":"a/b: one","verdikt":"pass"}`)), `a.jsonl:6: this is no line of a recording: json: unknown field "verdikt"`},
		"two values":          {"a.jsonl", []byte(with(6, `{"process":1,"scenario":"a/b: one","verdict":"pass"} {}`)), "a.jsonl:6: this is no line of a recording: something follows"},
		"an unknown verdict":  {"a.jsonl", []byte(with(6, `{"process":1,"scenario":"a/b: one","verdict":"fine"}`)), `a.jsonl:6: found the verdict "fine"`},
		"two verdicts":        {"a.jsonl", []byte(with(11, `{"process":1,"scenario":"a/b: one","verdict":"pass"}`)), `a.jsonl:11: found a second verdict on "a/b: one"; the first is on line 6`},
		"an unknown method":   {"a.jsonl", []byte(strings.Replace(two, "game.end", "game.stop", 1)), `a.jsonl:9: found a request of the unknown method "game.stop"`},
		"no process":          {"a.jsonl", []byte(with(6, `{"scenario":"a/b: one","verdict":"pass"}`)), `a.jsonl:6: found "process": 0`},
		"from nobody":         {"a.jsonl", []byte(with(6, `{"process":1,"message":{}}`)), `a.jsonl:6: found a message from ""`},
		"no message":          {"a.jsonl", []byte(with(6, `{"process":1,"from":"suite","message":[1]}`)), "a.jsonl:6: found no message here"},
		"a missing scenario":  {"a.jsonl", []byte(with(6, `{"process":2,"from":"engine","message":{}}`)), "a.jsonl:13: found 1 scenarios above, expected 2: lines are missing"},
		"what follows":        {"a.jsonl", []byte(two + lines[5]), `a.jsonl:14: found a line after the one with "end"`},
		"not compressed":      {"a.jsonl.gz", []byte(two), "a.jsonl.gz: its name ends with .gz, but it isn't compressed by gzip"},
		"half of compressed":  {"a.jsonl.gz", small[:len(small)/2], "the recording ends in the middle of this line"},
		"compressed, damaged": {"a.jsonl.gz", append(small[:len(small)-6:len(small)-6], 1, 2, 3, 4, 5, 6), "a.jsonl.gz:14: the recording can't be read further"},
	} {
		_, err := recording.Read(written(t, c.file, c.text))
		assert.ErrorContains(t, err, c.says, name)
	}
	_, err := recording.Read(filepath.Join(t.TempDir(), "none.jsonl"))
	assert.ErrorContains(t, err, "none.jsonl: no such file")
}

func TestReadOfCutGzip(t *testing.T) {
	whole := zipped(t, two)
	for name, text := range map[string][]byte{"half.jsonl.gz": whole[:len(whole)/2], "plain.jsonl.gz": []byte(two), "empty.jsonl.gz": nil} {
		r, err := recording.Read(written(t, name, text))
		if err == nil {
			err = r.Whole()
		}
		require.Error(t, err, name)
		assert.Contains(t, err.Error(), name)
	}
}
