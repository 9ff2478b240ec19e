package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"maps"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/schema"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

var update = flag.Bool("update", false, "write into the page on connecting what the reference engine answers")

const connecting = "../../docs/connecting-an-engine.md"

// shownMessage is a message of the page, wrapped at commas.
var shownMessage = regexp.MustCompile(`(?m)^(→|←) (.*(?:\n  .*)*)$`)

// wrapped is a message as the page shows it: in lines that end after a comma.
func wrapped(message string) string {
	const width = 124
	var out strings.Builder
	for len(message) > width {
		at := strings.LastIndexByte(message[:width], ',') + 1
		if at == 0 {
			break
		}
		out.WriteString(message[:at] + "\n  ")
		message = message[at:]
	}
	return out.String() + message
}

func unwrapped(shown string) string { return strings.ReplaceAll(shown, "\n  ", "") }

// answers are what the reference engine answers to a conversation.
func answers(t *testing.T, requests []string) []string {
	t.Helper()
	factory, _, err := referenceEngine(nil)
	require.NoError(t, err)
	engine, err := factory()
	require.NoError(t, err)
	var out bytes.Buffer
	require.NoError(t, wire.Serve(t.Context(), engine, strings.NewReader(strings.Join(requests, "\n")+"\n"), &out))
	return strings.Split(strings.TrimSpace(out.String()), "\n")
}

// Every message of the page on connecting an engine is as the schema says, and
// is what the reference engine really answers.
func TestThePageOnConnectingIsTrue(t *testing.T) {
	text, err := os.ReadFile(connecting)
	require.NoError(t, err)
	var requests, replies []string
	for _, m := range shownMessage.FindAllStringSubmatch(string(text), -1) {
		if m[1] == "→" {
			require.Len(t, replies, len(requests), "a request without a reply before %s", m[2])
			requests = append(requests, unwrapped(m[2]))
		} else {
			replies = append(replies, unwrapped(m[2]))
		}
	}
	require.NotEmpty(t, requests)
	require.Len(t, replies, len(requests))
	real := answers(t, requests)
	require.Len(t, real, len(requests))
	if *update {
		updatePage(t, string(text), real)
		return
	}
	checker := &schema.Checker{}
	for i, request := range requests {
		var asked struct{ Method string }
		require.NoError(t, json.Unmarshal([]byte(request), &asked), request)
		assert.NoError(t, checker.Check(asked.Method, "suite", []byte(request)), request)
		assert.NoError(t, checker.Check(asked.Method, "engine", []byte(replies[i])), replies[i])
		assert.JSONEq(t, real[i], replies[i], "in reply to %s; -update writes the page anew", request)
	}
}

func updatePage(t *testing.T, page string, real []string) {
	t.Helper()
	next := 0
	page = shownMessage.ReplaceAllStringFunc(page, func(shown string) string {
		m := shownMessage.FindStringSubmatch(shown)
		if m[1] == "→" {
			return m[1] + " " + wrapped(unwrapped(m[2]))
		}
		next++
		return m[1] + " " + wrapped(real[next-1])
	})
	require.NoError(t, os.WriteFile(connecting, []byte(page), 0o644))
}

// The page leaves out no method, capability, kind of action or decision, kind of refusal, or default.
func TestThePageOnConnectingIsWhole(t *testing.T) {
	text, err := os.ReadFile(connecting)
	require.NoError(t, err)
	page := string(text)
	for _, method := range wire.Methods {
		assert.Contains(t, page, `"method":"`+method+`"`)
	}
	for _, c := range protocol.AllCapabilities {
		assert.Contains(t, page, "`"+string(c)+"`")
	}
	for _, k := range []protocol.ActionKind{
		protocol.ActPass, protocol.ActResolveStack, protocol.ActResolveTop, protocol.ActAdvance, protocol.ActCast, protocol.ActPlayLand,
		protocol.ActActivate, protocol.ActAttack, protocol.ActBlock, protocol.ActSpecial, protocol.ActConcede,
	} {
		assert.Contains(t, page, "`"+string(k)+"`")
	}
	for _, k := range protocol.DecisionKinds {
		assert.Contains(t, page, "`"+string(k)+"`")
	}
	for _, k := range []protocol.ErrorKind{protocol.IllegalAction, protocol.Unsupported, protocol.Invalid} {
		assert.Contains(t, page, `"kind":"`+string(k)+`"`)
	}
	for _, d := range protocol.Defaults {
		assert.Contains(t, page, "| "+d.What+" | "+d.Value+" |")
	}
}

// fields are the names in JSON of what a type has, and what that has.
func fields(of reflect.Type, into map[string]bool) {
	switch of.Kind() {
	case reflect.Pointer, reflect.Slice:
		fields(of.Elem(), into)
	case reflect.Struct:
		for i := range of.NumField() {
			f := of.Field(i)
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			if into[of.Name()+"."+name] {
				continue
			}
			into[of.Name()+"."+name] = true
			fields(f.Type, into)
		}
	}
}

// Somebody who has nothing but the page has every field, step, zone and color.
func TestThePageOnConnectingHasEveryWord(t *testing.T) {
	text, err := os.ReadFile(connecting)
	require.NoError(t, err)
	words := map[string]bool{}
	for _, shape := range wire.Shapes {
		fields(shape.Request, words)
		fields(shape.Reply, words)
	}
	for _, s := range protocol.Steps {
		words["Step."+string(s)] = true
	}
	for _, z := range protocol.Zones {
		words["Zone."+string(z)] = true
	}
	for _, word := range slices.Sorted(maps.Keys(words)) {
		_, name, _ := strings.Cut(word, ".")
		if name != "" {
			assert.Regexp(t, "[`\"]"+regexp.QuoteMeta(name)+"[`\"]", string(text), word)
		}
	}
}
