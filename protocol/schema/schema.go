// Package schema checks the lines of a conversation against the published JSON
// Schema of the protocol.
package schema

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/santhosh-tekuri/jsonschema/v6/kind"
	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"github.com/stickler-mtg/stickler/protocol"
)

// Checker checks the messages of one conversation. A field that the schema
// doesn't know is a mistake, most often a misspelt one, unless the engine says
// that it speaks a newer version.
type Checker struct {
	newer bool
}

// Check says what in a line isn't as the schema says; nil if all is. from is
// "suite" or "engine", method what the suite asks or asked.
func (c *Checker) Check(method, from string, line []byte) error {
	which := method + ".request"
	if from == "engine" {
		which = method + ".reply"
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(line))
	if err != nil {
		return err
	}
	if method == "initialize" && from == "engine" {
		c.newer = newerMinor(line)
	}
	schemas := strict
	if c.newer {
		schemas = open
	}
	s, err := schemas(which)
	if err != nil {
		return err
	}
	var wrong *jsonschema.ValidationError
	if err := s.Validate(value); !errors.As(err, &wrong) {
		return err
	}
	var all []string
	collect(wrong, &all)
	if len(all) > mostFaults {
		all = append(all[:mostFaults], fmt.Sprintf("and %d more", len(all)-mostFaults))
	}
	return fmt.Errorf("%s (see %q)", strings.Join(all, "; "), "stickler protocol schema")
}

// mostFaults bounds how much is said about one message.
const mostFaults = 3

// newerMinor says whether an engine speaks a newer version with the same major number.
func newerMinor(line []byte) bool {
	var reply struct {
		Result struct {
			Protocol string `json:"protocol"`
		} `json:"result"`
	}
	if json.Unmarshal(line, &reply) != nil {
		return false
	}
	theirs, ours := minor(reply.Result.Protocol), minor(protocol.Version)
	return theirs > ours
}

// minor is the minor number of a version; -1 if it has none.
func minor(version string) int {
	_, text, _ := strings.Cut(version, ".")
	n, err := strconv.Atoi(text)
	if err != nil {
		return -1
	}
	return n
}

// collect gathers what is wrong at the innermost places.
func collect(e *jsonschema.ValidationError, out *[]string) {
	if len(e.Causes) == 0 {
		at := "/" + strings.Join(e.InstanceLocation, "/")
		if text := at + ": " + describe(e.ErrorKind); !slices.Contains(*out, text) {
			*out = append(*out, text)
		}
		return
	}
	for _, cause := range e.Causes {
		collect(cause, out)
	}
}

func describe(k jsonschema.ErrorKind) string {
	switch k := k.(type) {
	case *kind.AdditionalProperties:
		return fmt.Sprintf("version %s of the protocol has no field %q here", protocol.Version, k.Properties)
	case *kind.OneOf:
		return "more than one of the fields is set of which just one may be"
	}
	return k.LocalizedString(message.NewPrinter(language.English))
}

// strict finds the schema of a message that has no unknown fields, open the
// published one.
var (
	strict = compiler(true)
	open   = compiler(false)
)

// compiler compiles schemas when they are first needed, and keeps them.
func compiler(strict bool) func(name string) (*jsonschema.Schema, error) {
	var mutex sync.Mutex
	var c *jsonschema.Compiler
	return func(name string) (*jsonschema.Schema, error) {
		mutex.Lock()
		defer mutex.Unlock()
		if c == nil {
			doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(protocol.Schema))
			if err != nil {
				return nil, err
			}
			if strict {
				closeObjects(doc)
			}
			c = jsonschema.NewCompiler()
			if err := c.AddResource(place, doc); err != nil {
				return nil, err
			}
		}
		return c.Compile(place + "#/$defs/" + name)
	}
}

// place is the name under which the schema is compiled.
const place = "stickler:protocol"

// closeObjects lets objects have no fields but those that the schema lists.
func closeObjects(schema any) {
	switch s := schema.(type) {
	case map[string]any:
		if s["type"] == "object" {
			if _, open := s["additionalProperties"]; !open {
				s["additionalProperties"] = false
			}
		}
		for _, part := range s {
			closeObjects(part)
		}
	case []any:
		for _, part := range s {
			closeObjects(part)
		}
	}
}
