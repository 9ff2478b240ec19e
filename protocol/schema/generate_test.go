package schema_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"go/ast"
	"go/doc"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/invopop/jsonschema"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

var update = flag.Bool("update", false, "write protocol/schema.json")

type object = map[string]any

const published = "../schema.json"

// The published schema is the one that the types make.
func TestSchemaIsMadeFromTheTypes(t *testing.T) {
	made := generate(t)
	if *update {
		require.NoError(t, os.WriteFile(published, made, 0o644))
	}
	text, err := os.ReadFile(published)
	require.NoError(t, err)
	require.True(t, bytes.Equal(made, text), "protocol/schema.json isn't what the types make: go test ./protocol/schema -update")
}

// Whoever writes an adapter reads what each field means.
func TestEverythingIsDescribed(t *testing.T) {
	var schema struct {
		Defs map[string]struct {
			Description string
			Properties  map[string]struct {
				Description string
				Ref         string `json:"$ref"`
			}
		} `json:"$defs"`
	}
	require.NoError(t, json.Unmarshal(protocol.Schema, &schema))
	for name, def := range schema.Defs {
		assert.NotEmpty(t, def.Description, name)
		for field, p := range def.Properties {
			if strings.Contains(name, ".") {
				continue // a message's envelope is JSON-RPC's
			}
			assert.True(t, p.Description != "" || p.Ref != "", "%s.%s has no doc comment", name, field)
		}
	}
}

func generate(t *testing.T) []byte {
	t.Helper()
	words := enums(t)
	defs := object{}
	r := &jsonschema.Reflector{AllowAdditionalProperties: true, Anonymous: true, Mapper: func(in reflect.Type) *jsonschema.Schema {
		if words[in.Name()] != nil && in.Kind() == reflect.String {
			return &jsonschema.Schema{Ref: "#/$defs/" + in.Name()}
		}
		return nil
	}}
	require.NoError(t, r.AddGoComments("github.com/stickler-mtg/stickler/protocol/schema", "..", jsonschema.WithFullComment()))
	r.CommentMap = oneLine(r.CommentMap)
	messages := []any{}
	for _, method := range wire.Methods {
		shape := wire.Shapes[method]
		defs[method+".request"] = request(method, reflected(t, r, shape.Request, defs))
		defs[method+".reply"] = reply(method, reflected(t, r, shape.Reply, defs))
		messages = append(messages, ref(method+".request"), ref(method+".reply"))
	}
	reflected(t, r, reflect.TypeFor[protocol.Error](), defs)
	for name, e := range words {
		defs[name] = e
	}
	for name, union := range unions {
		for key, value := range union {
			defs[name].(object)[key] = value
		}
	}
	text, err := json.MarshalIndent(object{
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"title":   "The messages between stickler and an engine, version " + protocol.Version,
		"description": "JSON-RPC 2.0, one message a line of UTF-8. Whole lines are the definitions METHOD.request and METHOD.reply. " +
			"Fields that a newer minor version adds are passed over.",
		"anyOf": messages,
		"$defs": defs,
	}, "", "  ")
	require.NoError(t, err)
	return append(text, '\n')
}

// oneLine unfolds comments.
func oneLine(in map[string]string) map[string]string {
	out := map[string]string{}
	for name, text := range in {
		out[name] = strings.ReplaceAll(strings.TrimSpace(text), "\n", " ")
	}
	return out
}

func ref(name string) object { return object{"$ref": "#/$defs/" + name} }

// reflected is a type's schema; what it is made of goes to defs.
func reflected(t *testing.T, r *jsonschema.Reflector, in reflect.Type, defs object) object {
	t.Helper()
	if in.NumField() == 0 {
		return object{"type": "object"}
	}
	text, err := json.Marshal(r.ReflectFromType(in))
	require.NoError(t, err)
	var out struct {
		Defs object `json:"$defs"`
	}
	require.NoError(t, json.Unmarshal(text, &out))
	for name, def := range out.Defs {
		defs[name] = def
	}
	return ref(in.Name())
}

func request(method string, params object) object {
	return envelope("The request "+method+".", object{"method": object{"const": method}, "params": params}, "method", "params")
}

func reply(method string, result object) object {
	out := envelope("The reply to "+method+": a result, or an error.", object{"result": result, "error": ref("refusal")})
	out["oneOf"] = exactlyOne("result", "error")
	return out
}

func envelope(description string, more object, required ...string) object {
	more["jsonrpc"], more["id"] = object{"const": "2.0"}, object{"type": []string{"integer", "string"}}
	return object{"type": "object", "description": description, "properties": more, "required": append([]string{"jsonrpc", "id"}, required...)}
}

// exactlyOne of the fields is set.
func exactlyOne(fields ...string) []any {
	var out []any
	for _, f := range fields {
		out = append(out, object{"required": []string{f}})
	}
	return out
}

// when demands something of what is of a kind.
func when(kind string, then object) object {
	return object{"if": object{"properties": object{"kind": object{"const": kind}}, "required": []string{"kind"}}, "then": then}
}

func required(fields ...string) object { return object{"required": fields} }

// options demands fields of the options of a decision.
func options(fields ...string) object {
	return object{"properties": object{"options": object{"items": required(fields...)}}}
}

// unions are what the types can't say: which of their fields go together.
var unions = map[string]object{
	"Reply":           {"oneOf": exactlyOne("decision", "priority", "over")},
	"AttachmentSetup": {"oneOf": exactlyOne("object", "player")},
	"Attack":          {"not": required("player", "object")},
	"Choice":          {"minProperties": 1},
	"Action": {"allOf": []any{
		when("pass", required("player")), when("concede", required("player")),
		when("cast", required("player", "object")), when("play land", required("player", "object")),
		when("activate", required("player", "object")), when("attack", required("player")), when("block", required("player")),
		when("advance", required("step")), when("special", required("player", "special")),
	}},
	"Decision": {"allOf": []any{
		when("modes", options("mode")), when("color", options("color")),
		when("counters", options("name")), when("pile", options("name")), when("place", options("name")),
		when("face", options("name")), when("type", options("name")), when("players", options("player")),
		when("attackers", required("attackers")), when("blockers", required("blockers")),
		when("division", required("total", "options")), when("order", required("options")),
	}},
	"refusal": {
		"type": "object", "required": []string{"code", "message"},
		"description": "JSON-RPC's error. Code 1 with data is illegalAction, 2 unsupported, 3 invalid: the game is as it was. Any other code says that the engine failed.",
		"properties": object{
			"code":    object{"type": "integer", "description": "What kind of error it is."},
			"message": object{"type": "string", "description": "What is wrong, for people."},
			"data":    object{"description": "The refusal as an Error, where it is one."},
		},
		"if":   object{"properties": object{"code": object{"enum": []int{1, 2, 3}}}, "required": []string{"data"}},
		"then": object{"properties": object{"data": ref("Error")}},
	},
}

// enums are the types that are one of several words, with what each means.
func enums(t *testing.T) map[string]object {
	t.Helper()
	out := map[string]object{"refusal": {}}
	files, err := filepath.Glob("../*.go")
	require.NoError(t, err)
	types := map[string]string{}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments)
		require.NoError(t, err)
		for _, d := range parsed.Decls {
			group, ok := d.(*ast.GenDecl)
			if !ok {
				continue
			}
			for _, s := range group.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					types[s.Name.Name] = group.Doc.Text()
				case *ast.ValueSpec:
					addWord(out, s, group.Tok)
				}
			}
		}
	}
	for name, e := range out {
		if about, ok := e["description"].(string); ok {
			e["description"] = strings.Join(strings.Fields(types[name]), " ") + about
		}
	}
	delete(out["Capability"], "enum") // a newer engine may have others
	return out
}

// addWord adds a constant of a type of strings.
func addWord(out map[string]object, s *ast.ValueSpec, tok token.Token) {
	name, ok := s.Type.(*ast.Ident)
	if tok != token.CONST || !ok || len(s.Values) != 1 {
		return
	}
	literal, ok := s.Values[0].(*ast.BasicLit)
	if !ok {
		return
	}
	word, err := strconv.Unquote(literal.Value)
	if err != nil {
		return
	}
	e := out[name.Name]
	if e == nil {
		e = object{"type": "string", "enum": []string{}, "description": ""}
		out[name.Name] = e
	}
	e["enum"] = append(e["enum"].([]string), word)
	if text := (&doc.Package{}).Synopsis(s.Doc.Text()); text != "" {
		_, means, found := strings.Cut(text, ": ")
		if !found {
			means = text
		}
		e["description"] = e["description"].(string) + "\n" + strconv.Quote(word) + ": " + means
	}
}
