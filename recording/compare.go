package recording

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// identifiers are the fields that hold names which the engine gave to games and
// objects. It may give others the next time, if it does so alike throughout.
var identifiers = []string{"game", "id", "object", "source", "attacker", "blocker", "attached_to", "attachments", "blocking"}

// wording are the fields that are there for people: another wording is no other answer.
var wording = []string{"label", "prompt", "reason", "text"}

// renaming says what the engine's names in a recording are called now. A name
// stands for one thing, then and now: no two may become one.
type renaming struct{ games, objects pairs }

// pairs are names then with names now, both ways.
type pairs struct{ now, then map[string]string }

func newRenaming() *renaming {
	none := func() pairs { return pairs{map[string]string{}, map[string]string{}} }
	return &renaming{none(), none()}
}

// of are the names in a field: games and objects may be called alike.
func (n *renaming) of(key string) pairs {
	if key == "game" {
		return n.games
	}
	return n.objects
}

// decoded is a JSON value with its numbers as they are written; nil for none.
func decoded(text json.RawMessage) any {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		return nil
	}
	return value
}

// difference is the first place where two values differ; "" if there is none.
// A nil renaming compares every field as it is; another learns from those of identifiers.
func (n *renaming) difference(path, key string, was, is any) string {
	switch w := was.(type) {
	case map[string]any:
		if i, ok := is.(map[string]any); ok {
			return n.differentFields(path, w, i)
		}
	case []any:
		if i, ok := is.([]any); ok && len(w) == len(i) {
			for at := range w {
				if d := n.difference(fmt.Sprintf("%s[%d]", path, at), key, w[at], i[at]); d != "" {
					return d
				}
			}
			return ""
		}
	case string:
		if i, ok := is.(string); ok && n != nil && slices.Contains(identifiers, key) && n.of(key).alike(w, i) {
			return ""
		}
	}
	if w, i := brief(was), brief(is); w != i {
		return fmt.Sprintf("%s was %s, is now %s", orWhole(path), w, i)
	}
	return ""
}

func (n *renaming) differentFields(path string, was, is map[string]any) string {
	all := maps.Clone(was)
	maps.Copy(all, is)
	for _, key := range slices.Sorted(maps.Keys(all)) {
		if n != nil && slices.Contains(wording, key) {
			continue
		}
		at := key
		if path != "" {
			at = path + "." + key
		}
		if d := n.difference(at, key, was[key], is[key]); d != "" {
			return d
		}
	}
	return ""
}

// alike learns that a name is now another, unless either was learnt otherwise.
func (p pairs) alike(then, now string) bool {
	known, named := p.now[then]
	before, taken := p.then[now]
	if named || taken {
		return known == now && before == then
	}
	p.now[then], p.then[now] = now, then
	return true
}

// renamed is a value with the engine's names as they are now.
func (n *renaming) renamed(key string, value any) any {
	switch v := value.(type) {
	case map[string]any:
		out := map[string]any{}
		for k, field := range v {
			out[k] = n.renamed(k, field)
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = n.renamed(key, v[i])
		}
		return out
	case string:
		if now, ok := n.of(key).now[v]; ok && slices.Contains(identifiers, key) {
			return now
		}
	}
	return value
}

// brief is a value as text; nothing is nothing.
func brief(value any) string {
	if value == nil {
		return "nothing"
	}
	text, err := json.Marshal(value)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// shortened bounds what is shown of a message.
func shortened(text string) string {
	const most = 300
	if len(text) <= most {
		return text
	}
	return text[:most] + "…"
}

func orWhole(path string) string {
	if path == "" {
		return "it"
	}
	return path
}
