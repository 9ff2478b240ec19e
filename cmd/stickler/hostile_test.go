package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// hostile names the environment variable by which the tests run themselves as
// an engine that misbehaves.
const hostile = "STICKLER_TEST_ENGINE"

// engineThat is the command of an engine that misbehaves so, or with "serve" doesn't.
func engineThat(how string) string { return fmt.Sprintf("%s='%s' '%s'", hostile, how, os.Args[0]) }

func TestMain(m *testing.M) {
	switch how := os.Getenv(hostile); how {
	case "":
		os.Exit(m.Run())
	case "stickler itself":
		main()
	default:
		os.Exit(misbehave(how))
	}
}

// misbehave serves the reference engine, and goes wrong in its second game, or as it starts.
func misbehave(how string) int {
	engine, _, err := referenceEngine(nil)
	if err != nil {
		return 1
	}
	served, err := engine()
	if err != nil {
		return 1
	}
	switch how {
	case "exits":
		fmt.Fprintln(os.Stderr, "cannot find my cards")
		return 3
	case "banner":
		fmt.Println("Welcome to Some Engine 3.1")
		fmt.Println("loading cards ...")
	}
	if err := wire.Serve(context.Background(), served, os.Stdin, &misbehaving{how: how}); err != nil {
		return 1
	}
	return 0
}

// misbehaving is standard output gone wrong.
type misbehaving struct {
	how  string
	last []byte
}

func (m *misbehaving) Write(line []byte) (int, error) {
	n := len(line)
	reply := string(line)
	switch {
	case m.how == wrongManaValues:
		reply = manaValue.ReplaceAllString(reply, `"mana_value":0`)
		reply = strings.Replace(reply, `"engine":{"name":"stickler"`, `"engine":{"name":"broken"`, 1)
	case m.how == "another major version":
		reply = strings.Replace(reply, `"protocol":"1.0"`, `"protocol":"2.0"`, 1)
	case m.how == "a newer minor version":
		reply = strings.Replace(reply, `"protocol":"1.0"`, `"protocol":"1.7","since":"1.7"`, 1)
		reply = strings.Replace(reply, `"owner":"Alice"`, `"owner":"Alice","mood":"fine"`, -1)
	case m.how == "crashes as a game ends" && strings.Contains(reply, `"over"`):
		os.Exit(134)
	case strings.Contains(reply, `"game":"g2"`):
		reply = m.wrong(reply)
	}
	m.last = append([]byte(nil), line...)
	_, err := os.Stdout.WriteString(reply)
	return n, err
}

// numericID is the id of a reply.
var numericID = regexp.MustCompile(`"id":(\d+)`)

// wrong is a reply of the second game as the engine gets it wrong.
func (m *misbehaving) wrong(reply string) string {
	switch m.how {
	case "crashes":
		fmt.Fprintln(os.Stderr, "null pointer in the turn")
		os.Exit(134)
	case "never answers":
		time.Sleep(time.Hour)
	case "prints among messages":
		return "DEBUG: a card was drawn\n" + reply
	case "answers twice":
		return reply + reply
	case "answers out of order":
		return string(m.last) + reply
	case "wrong id":
		return strings.Replace(reply, `"id":`, `"id":9`, 1)
	case "an id in quotes":
		return numericID.ReplaceAllString(reply, `"id":"$1"`)
	case "half a line":
		_, _ = os.Stdout.WriteString(reply[:len(reply)/2])
		os.Exit(0)
	case "ten megabytes":
		return `{"jsonrpc":"2.0","id":1,"result":"` + strings.Repeat("x", 10<<20) + "\"}\n"
	case "invalid UTF-8":
		return strings.Replace(reply, "g2", "g\xff\xfe2", 1)
	case "no legal answer":
		return changed(reply, func(r map[string]any) {
			delete(r, "priority")
			r["decision"] = map[string]any{"id": 1, "player": "Alice", "kind": "objects", "min": 1, "max": 1}
		})
	case "nobody to go on":
		return changed(reply, func(r map[string]any) { delete(r, "priority") })
	case "an impossible state":
		if !strings.Contains(reply, `"objects"`) {
			return reply
		}
		return strings.Replace(reply, `"owner":"Alice"`, `"owner":"Mallory"`, 1)
	case "a misspelt field":
		return changed(reply, func(r map[string]any) { r["prioriti"] = r["priority"] })
	case "not what was asked":
		return changed(reply, func(r map[string]any) { r["priority"] = []int{1, 2} })
	}
	return reply
}

// changed changes a reply's result.
func changed(reply string, change func(result map[string]any)) string {
	var message map[string]any
	if json.Unmarshal([]byte(reply), &message) != nil {
		return reply
	}
	if result, ok := message["result"].(map[string]any); ok {
		change(result)
	}
	out, err := json.Marshal(message)
	if err != nil {
		return reply
	}
	return string(out) + "\n"
}

const threeGames = `
Feature: three games
  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase
    And Alice controls "Forest"
  Scenario: first
    When Alice taps "Forest" for mana
    Then "Forest" is tapped
  Scenario: second
    When Alice taps "Forest" for mana
    Then "Forest" is tapped
  Scenario: third
    When Alice taps "Forest" for mana
    Then "Forest" is tapped
`

// runOn runs three scenarios on an engine that misbehaves in the second.
func runOn(t *testing.T, how string, flags ...string) (report map[string]conformance.Verdict, message, errors string, status int) {
	t.Helper()
	dir := t.TempDir()
	feature := filepath.Join(dir, "three.feature")
	require.NoError(t, os.WriteFile(feature, []byte(threeGames), 0o644))
	command := engineThat(how)
	var out, errs bytes.Buffer
	args := append([]string{"run", feature, "--format", "json", "--engine", command}, flags...)
	status = execute(t.Context(), args, &out, &errs)
	var parsed struct {
		Scenarios []struct {
			Scenario string
			Verdict  conformance.Verdict
			Message  string
		}
	}
	if out.Len() > 0 {
		require.NoError(t, json.Unmarshal(out.Bytes(), &parsed), out.String())
	}
	report = map[string]conformance.Verdict{}
	for _, s := range parsed.Scenarios {
		report[s.Scenario] = s.Verdict
		message += s.Message
	}
	return report, message, errs.String(), status
}

// Whatever an engine does, it costs the scenario in which it does it, and the
// message says what was found to whoever writes the adapter.
func TestAHostileEngineCostsOneScenario(t *testing.T) {
	for how, c := range map[string]struct {
		verdict conformance.Verdict
		says    []string
	}{
		"crashes":               {conformance.Error, []string{"the engine closed its standard output", "its process ended (exit status 134)", "the engine's log ends with:", "null pointer in the turn"}},
		"never answers":         {conformance.Timeout, []string{"no reply from the engine within the time limit"}},
		"prints among messages": {conformance.Error, []string{"standard output has a line that is no message of JSON-RPC 2.0 (a log goes to standard error): \"DEBUG: a card was drawn\""}},
		"answers twice":         {conformance.Error, []string{"request", "id"}},
		"answers out of order":  {conformance.Error, []string{"the reply has id", "the id of the open request"}},
		"wrong id":              {conformance.Error, []string{"the reply has id 9"}},
		"an id in quotes":       {conformance.Error, []string{`the reply has id "`}},
		"half a line":           {conformance.Error, []string{"the output ends in the middle of a message"}},
		"ten megabytes":         {conformance.Error, []string{"a message of more than 8388608 bytes"}},
		"invalid UTF-8":         {conformance.Error, []string{"a message that isn't UTF-8"}},
		"no legal answer":       {conformance.Error, []string{"decision 1 (objects) has 0 options, of which 1 must be chosen"}},
		"nobody to go on":       {conformance.Error, []string{`exactly one of "decision", "priority" and "over" must be set, found 0`}},
		"an impossible state":   {conformance.Error, []string{`is owned by "Mallory", who isn't among the players`}},
		"not what was asked":    {conformance.Error, []string{"the reply to game.start can't be read"}},
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			limit := "60s" // far more than any but a silent one takes, on however busy a machine
			if c.verdict == conformance.Timeout {
				limit = "3s"
			}
			report, message, errors, status := runOn(t, how, "--timeout", limit)
			assert.Equal(t, exitNotPassed, status, errors)
			assert.Equal(t, conformance.Pass, report["first"], message)
			assert.Equal(t, c.verdict, report["second"], message)
			assert.Equal(t, conformance.Pass, report["third"], message)
			for _, says := range c.says {
				assert.Contains(t, message, says)
			}
		})
	}
}

// What only the schema finds costs a scenario on request, and nothing otherwise.
func TestMessagesAreCheckedOnRequest(t *testing.T) {
	report, message, _, status := runOn(t, "a misspelt field", "--check-messages")
	assert.Equal(t, exitNotPassed, status)
	assert.Equal(t, map[string]conformance.Verdict{"first": conformance.Pass, "second": conformance.Error, "third": conformance.Pass}, report)
	assert.Contains(t, message, `in reply to game.start: it isn't as the protocol says: /result: version 1.0 of the protocol has no field ["prioriti"] here`)
	_, message, _, status = runOn(t, "a misspelt field")
	assert.Equal(t, exitPassed, status, message)
	var out, errs bytes.Buffer
	assert.Equal(t, exitCannotRun, execute(t.Context(), []string{"run", "--check-messages"}, &out, &errs))
	assert.Contains(t, errs.String(), "--check-messages: there are messages only with an engine of --engine")
}

func TestAnEngineThatCannotBeSpokenWith(t *testing.T) {
	for how, says := range map[string]string{
		"exits":                 "its process ended (exit status 3)",
		"another major version": `it speaks version "2.0" of the protocol, the suite 1.0`,
	} {
		_, _, errors, status := runOn(t, how)
		assert.Equal(t, exitCannotRun, status, how)
		assert.Contains(t, errors, says, how)
	}
	var out, errs bytes.Buffer
	assert.Equal(t, exitCannotRun, execute(t.Context(), []string{"run", "--engine", "/no/such/engine"}, &out, &errs))
	assert.Contains(t, errs.String(), "/no/such/engine")
}

// What came before the first reply, and what only a newer version knows, is passed over.
func TestAnEngineThatIsOnlyOdd(t *testing.T) {
	for _, how := range []string{"banner", "a newer minor version"} {
		report, message, errors, status := runOn(t, how)
		assert.Equal(t, exitPassed, status, "%s: %s%s", how, message, errors)
		assert.Len(t, report, 3)
	}
}

// The reference engine is as right over a pipe as in process, and every message
// of both sides is as the schema says.
func TestTheSuiteOverThePipe(t *testing.T) {
	inProcess := runAll(t, 2)
	_, names, err := referenceEngine(nil)
	require.NoError(t, err)
	selected, err := selectFor(conformance.Selection{})
	require.NoError(t, err)
	f := foreignFlags{command: engineThat("serve"), checked: true}
	piped, err := conformance.Run(t.Context(), selected, conformance.Options{Engine: f.factory, Suite: suite, Names: names, Jobs: 2})
	require.NoError(t, err)
	require.Len(t, piped.Results, len(inProcess.Results))
	for i, r := range piped.Results {
		assert.Equal(t, inProcess.Results[i].Scenario.ID, r.Scenario.ID)
		assert.Equal(t, inProcess.Results[i].Verdict, r.Verdict, "%s\n%s", r.Scenario.ID, r.Message)
	}
}

// What an engine lacks is unsupported, and no failure of a run on it.
func TestCapabilitiesThatAreNotUsed(t *testing.T) {
	command := engineThat("serve")
	var out, errs bytes.Buffer
	args := []string{"run", "--ruling", "upgrade/commander", "--engine", command, "--capability", "views"}
	assert.Equal(t, exitPassed, execute(t.Context(), args, &out, &errs), errs.String())
	assert.Contains(t, out.String(), "5 unsupported")
	out.Reset()
	args = []string{"run", "--ruling", "smoke/lands", "--engine", command, "--capability", "views", "--rules", "2025-04-04"}
	assert.Equal(t, exitPassed, execute(t.Context(), args, &out, &errs), errs.String())
	assert.Contains(t, out.String(), "3 unsupported")
	assert.Contains(t, out.String(), "the engine lacks the capability rules-dates")
	errs.Reset()
	assert.Equal(t, exitCannotRun, execute(t.Context(), []string{"run", "--engine", command, "--capability", "flying"}, &out, &errs))
	assert.Contains(t, errs.String(), "no such capability")
}
