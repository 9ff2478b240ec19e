package card

import (
	"fmt"
	"reflect"
	"strings"
	"unicode/utf8"

	"go.starlark.net/syntax"
)

// The bounds of a definition file: data that a person wrote fits well within.
const (
	maxBytes = 64 << 10
	maxDepth = 60
)

// Error is what is wrong with a definition, and where.
type Error struct {
	Position
	Message string
}

// Error is the place and the message.
func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Message)
}

// Parse reads the definition of one card. Only calls, literals, lists and
// names are part of the notation: nothing is executed. The error is an *Error.
func Parse(file string, text []byte) (*Card, error) {
	if len(text) > maxBytes {
		return nil, &Error{Position{file, 1, 1}, fmt.Sprintf("%d bytes: a definition has at most %d", len(text), maxBytes)}
	}
	if at := notText(text); at >= 0 {
		return nil, &Error{positionOf(file, text, at), "this byte is not part of a character: a definition is UTF-8"}
	}
	if line := tooDeep(text); line > 0 {
		return nil, &Error{Position{file, line, 1}, fmt.Sprintf("nested more than %d deep", maxDepth)}
	}
	f, err := syntax.LegacyFileOptions().Parse(file, text, 0)
	if err != nil {
		return nil, syntaxError(file, err)
	}
	d := &decoder{file: file}
	if len(f.Stmts) == 0 {
		return nil, &Error{Position{file, 1, 1}, "found nothing, expected one call: card(…)"}
	}
	stmt, ok := f.Stmts[0].(*syntax.ExprStmt)
	if !ok {
		return nil, d.fail(f.Stmts[0], "found %s, expected one call: card(…)", foundStatement(f.Stmts[0]))
	}
	if len(f.Stmts) > 1 {
		return nil, d.fail(f.Stmts[1], "found %s, expected nothing after card(…)", foundStatement(f.Stmts[1]))
	}
	return d.card(stmt.X)
}

// notText is the offset of the first byte that isn't UTF-8; -1 if there is none.
func notText(text []byte) int {
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRune(text[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return -1
}

// positionOf is the place of an offset, columns counted in characters.
func positionOf(file string, text []byte, at int) Position {
	before := string(text[:at])
	start := strings.LastIndexByte(before, '\n') + 1
	return Position{file, 1 + strings.Count(before, "\n"), 1 + utf8.RuneCountInString(before[start:])}
}

// tooDeep is the line at which brackets nest too deep for a definition; 0 if they don't.
func tooDeep(text []byte) int {
	depth, line := 0, 1
	for _, b := range text {
		switch b {
		case '\n':
			line++
		case '(', '[', '{':
			if depth++; depth > maxDepth {
				return line
			}
		case ')', ']', '}':
			depth--
		}
	}
	return 0
}

func syntaxError(file string, err error) error {
	if e, ok := err.(syntax.Error); ok {
		return &Error{Position{file, int(e.Pos.Line), int(e.Pos.Col)}, e.Msg}
	}
	return &Error{Position{file, 1, 1}, err.Error()}
}

// decoder turns syntax into nodes by the star tags of their fields.
type decoder struct{ file string }

func (d *decoder) fail(at syntax.Node, format string, args ...any) error {
	return &Error{d.position(at), fmt.Sprintf(format, args...)}
}

func (d *decoder) position(at syntax.Node) Position {
	start, _ := at.Span()
	return Position{d.file, int(start.Line), int(start.Col)}
}

// call is the noun and arguments of a call.
func (d *decoder) call(e syntax.Expr) (string, *syntax.CallExpr, error) {
	c, ok := e.(*syntax.CallExpr)
	if !ok {
		return "", nil, d.fail(e, "found %s, expected a call such as objects(…)", found(e))
	}
	fn, ok := c.Fn.(*syntax.Ident)
	if !ok {
		return "", nil, d.fail(e, "only the notation's own nouns can be called")
	}
	return fn.Name, c, nil
}

// into decodes an expression into a value of whatever type.
func (d *decoder) into(v reflect.Value, e syntax.Expr, name string) error {
	if p, ok := e.(*syntax.ParenExpr); ok {
		return d.into(v, p.X, name)
	}
	if isNone(e) {
		return nil
	}
	t := v.Type()
	switch t.Kind() {
	case reflect.Interface:
		return d.node(v, e)
	case reflect.Pointer:
		p := reflect.New(t.Elem())
		v.Set(p)
		return d.pointed(p.Elem(), e, name)
	case reflect.Slice:
		return d.list(v, e, name)
	case reflect.String:
		s, err := d.text(e, name)
		v.SetString(s)
		return err
	case reflect.Bool:
		b, err := d.truth(e)
		v.SetBool(b)
		return err
	case reflect.Int:
		n, err := d.number(e)
		v.SetInt(int64(n))
		return err
	case reflect.Struct:
		return d.pointed(v, e, name)
	}
	return d.fail(e, "%s can't be given", name)
}

// pointed decodes into a struct (by a call of its noun), or a scalar behind a pointer.
func (d *decoder) pointed(v reflect.Value, e syntax.Expr, name string) error {
	if v.Kind() != reflect.Struct {
		return d.into(v, e, name)
	}
	if cmp, ok := v.Addr().Interface().(*Compare); ok {
		if n, err := d.number(e); err == nil {
			cmp.Op, cmp.To = "equal", Number(n)
			return nil
		}
	}
	noun, c, err := d.call(e)
	if err != nil {
		return err
	}
	if nouns[noun] != v.Type() {
		return d.fail(e, "found %s, expected %s(…)", found(c), nounOf(v.Type()))
	}
	return d.arguments(v, c)
}

func nounOf(t reflect.Type) string {
	if name, ok := nounNames[t.Name()]; ok {
		return name
	}
	return snake(t.Name())
}

// node decodes an expression into an ability, effect, selector, amount, condition, cost or event.
func (d *decoder) node(v reflect.Value, e syntax.Expr) error {
	made, err := d.shorthand(v.Type(), e)
	if err != nil {
		return err
	}
	if made == nil {
		made, err = d.called(v.Type(), e)
		if err != nil {
			return err
		}
	}
	v.Set(reflect.ValueOf(made))
	return nil
}

var (
	abilityType = reflect.TypeFor[Ability]()
	costType    = reflect.TypeFor[Cost]()
	amountType  = reflect.TypeFor[Amount]()
)

// shorthand reads a number as an amount, symbols as a cost, a word as a keyword.
func (d *decoder) shorthand(t reflect.Type, e syntax.Expr) (any, error) {
	switch t {
	case amountType:
		if n, err := d.number(e); err == nil {
			return Number(n), nil
		}
	case costType:
		if s, err := d.text(e, ""); err == nil {
			return d.manaPart(s, e)
		}
	case abilityType:
		if s, err := d.text(e, ""); err == nil {
			if keywordOf[strings.ReplaceAll(s, " ", "_")] == "" {
				return nil, d.unknownWord(e, s, keywordWords)
			}
			return &Keyword{Name: s}, nil
		}
	}
	return nil, nil
}

func keywordList() []string {
	return strings.Split(strings.ReplaceAll(keywordNames, "\n", ""), ",")
}

func (d *decoder) manaPart(s string, e syntax.Expr) (any, error) {
	cost, err := ParseManaCost(s)
	if err != nil {
		return nil, d.fail(e, "%v", err)
	}
	return &ManaPart{Mana: cost}, nil
}

// unknownWord says which words were meant, or which there are.
func (d *decoder) unknownWord(at syntax.Node, word string, known *vocabulary) error {
	if known.unlisted || len(Nearest(word, known.words, 1)) > 0 {
		return d.unknown(at, known.kind, word, known.words)
	}
	return d.fail(at, "%q is no %s; expected %s", shortened(word), known.kind, strings.Join(known.words, ", "))
}

func (d *decoder) unknown(at syntax.Node, kind, word string, candidates []string) error {
	return d.fail(at, "%q is no %s%s", shortened(word), kind, nearestTo(word, candidates))
}

// called decodes a call of a noun whose node is of the wanted kind.
func (d *decoder) called(want reflect.Type, e syntax.Expr) (any, error) {
	noun, c, err := d.call(e)
	if err != nil {
		return nil, err
	}
	if t, ok := nouns[noun]; ok && reflect.PointerTo(t).Implements(want) {
		p := reflect.New(t)
		return p.Interface(), d.arguments(p.Elem(), c)
	}
	if k, ok := keywordOf[noun]; ok && want == abilityType {
		return d.keyword(k, c)
	}
	if _, ok := nouns[noun]; ok {
		return nil, d.fail(e, "%s(…) can't stand here: expected %s", noun, strings.ToLower(want.Name()))
	}
	return nil, d.unknown(e, "noun of the notation", noun, nounList)
}

// keyword decodes a keyword ability's parameters: a number, costs, a filter.
func (d *decoder) keyword(name string, c *syntax.CallExpr) (Ability, error) {
	k := &Keyword{Name: name}
	for _, arg := range c.Args {
		if b, ok := arg.(*syntax.BinaryExpr); ok && b.Op == syntax.EQ {
			id, _ := b.X.(*syntax.Ident)
			if id == nil || id.Name != "players" {
				return nil, d.fail(arg, "a keyword takes a number, costs or objects(…), and players = …")
			}
			s, err := d.text(b.Y, "players")
			if err != nil {
				return nil, err
			}
			k.Players = s
			continue
		}
		if n, err := d.number(arg); err == nil {
			k.N = n
			continue
		}
		if call, ok := arg.(*syntax.CallExpr); ok {
			if fn, ok := call.Fn.(*syntax.Ident); ok && fn.Name == "objects" {
				k.Filter = &Filter{}
				if err := d.arguments(reflect.ValueOf(k.Filter).Elem(), call); err != nil {
					return nil, err
				}
				continue
			}
		}
		var cost Cost
		if err := d.node(reflect.ValueOf(&cost).Elem(), arg); err != nil {
			return nil, err
		}
		k.Cost = append(k.Cost, cost)
	}
	return k, nil
}

// field is an argument that a node takes.
type field struct {
	name     string
	required bool
	index    []int
	// words is the name of the vocabulary of its strings.
	words string
}

// fieldsOf lists the arguments of a node in order; those of embedded structs in their place.
func fieldsOf(t reflect.Type) []field {
	var out []field
	for i := 0; i < t.NumField(); i++ {
		f := t.Field(i)
		if f.Anonymous {
			for _, inner := range fieldsOf(f.Type) {
				inner.index = append([]int{i}, inner.index...)
				out = append(out, inner)
			}
			continue
		}
		name, rest, _ := strings.Cut(f.Tag.Get("star"), ",")
		if name != "" {
			words := f.Tag.Get("words")
			if words == "" {
				words = name
			}
			out = append(out, field{name, rest == "required", []int{i}, words})
		}
	}
	return out
}

// arguments decodes a call's arguments into a node's fields: by name, or in order.
func (d *decoder) arguments(v reflect.Value, c *syntax.CallExpr) error {
	fields := fieldsOf(v.Type())
	given := map[string]bool{}
	noted, _ := v.Addr().Interface().(interface{ note(string, Position) })
	for i, arg := range c.Args {
		f, value, err := d.argument(fields, i, arg, c)
		if err != nil {
			return err
		}
		if given[f.name] {
			return d.fail(arg, "%s is given twice", f.name)
		}
		given[f.name] = true
		if f.required && isNone(value) {
			return d.fail(value, "found None, but %s needs %s", found(c), f.name)
		}
		if err := d.into(v.FieldByIndex(f.index), value, f.words); err != nil {
			return err
		}
		if negative(v.FieldByIndex(f.index)) && !mayBeNegative(v.Type(), f.name) {
			return d.fail(value, "%s can't be negative", f.name)
		}
		if noted != nil {
			noted.note(f.name, d.position(value))
			if l, ok := value.(*syntax.ListExpr); ok {
				for n, x := range l.List {
					noted.note(fmt.Sprintf("%s %d", f.name, n), d.position(x))
				}
			}
		}
	}
	if noted != nil {
		noted.note("", d.position(c))
	}
	for _, f := range fields {
		if f.required && !given[f.name] {
			return d.fail(c, "%s needs %s", found(c), f.name)
		}
	}
	return nil
}

func (d *decoder) argument(fields []field, i int, arg syntax.Expr, c *syntax.CallExpr) (field, syntax.Expr, error) {
	b, named := arg.(*syntax.BinaryExpr)
	if !named || b.Op != syntax.EQ {
		if i > 0 && isNamed(c.Args[i-1]) {
			return field{}, nil, d.fail(arg, "found %s after a named argument: name it too", found(arg))
		}
		if i >= len(fields) {
			return field{}, nil, d.fail(arg, "%s takes at most %d arguments", found(c), len(fields))
		}
		return fields[i], arg, nil
	}
	id, ok := b.X.(*syntax.Ident)
	if !ok {
		return field{}, nil, d.fail(arg, "expected name = value")
	}
	var names []string
	for _, f := range fields {
		if f.name == id.Name {
			return f, b.Y, nil
		}
		names = append(names, f.name)
	}
	return field{}, nil, d.unknown(arg, "argument of "+found(c), id.Name, names)
}

// list decodes a list; one element alone may stand without brackets.
func (d *decoder) list(v reflect.Value, e syntax.Expr, name string) error {
	l, ok := e.(*syntax.ListExpr)
	elements := []syntax.Expr{e}
	if ok {
		elements = l.List
	}
	out := reflect.MakeSlice(v.Type(), len(elements), len(elements))
	for i, x := range elements {
		if isNone(x) {
			return d.fail(x, "found None, expected something or a shorter list")
		}
		if err := d.into(out.Index(i), x, name); err != nil {
			return err
		}
	}
	v.Set(out)
	return nil
}

func (d *decoder) text(e syntax.Expr, name string) (string, error) {
	l, ok := e.(*syntax.Literal)
	if !ok || l.Token != syntax.STRING {
		return "", d.fail(e, "found %s, expected a string", found(e))
	}
	s, _ := l.Value.(string)
	if known := vocabularies[name]; known != nil && s != "" && !known.has(s) {
		return "", d.unknownWord(e, s, known)
	}
	if allowed, ok := manaWords[name]; ok && s != "" && !contains(allowed, s) {
		if _, err := ParseManaCost(s); err != nil {
			return "", d.fail(e, "%v%s", err, orWords(allowed))
		}
	}
	return s, nil
}

// orWords names the words that can stand for mana symbols.
func orWords(allowed []string) string {
	if len(allowed) == 0 {
		return ""
	}
	return `, or "` + strings.Join(allowed, `" or "`) + `"`
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func (d *decoder) truth(e syntax.Expr) (bool, error) {
	id, ok := e.(*syntax.Ident)
	if !ok || id.Name != "True" && id.Name != "False" {
		return false, d.fail(e, "found %s, expected True or False", found(e))
	}
	return id.Name == "True", nil
}

func (d *decoder) number(e syntax.Expr) (int, error) {
	if u, ok := e.(*syntax.UnaryExpr); ok && u.Op == syntax.MINUS {
		n, err := d.number(u.X)
		return -n, err
	}
	l, ok := e.(*syntax.Literal)
	if !ok || l.Token != syntax.INT {
		return 0, d.fail(e, "found %s, expected a number", found(e))
	}
	n, ok := l.Value.(int64)
	if !ok || n > 1_000_000 {
		return 0, d.fail(e, "%s is too large", found(l))
	}
	return int(n), nil
}
