package card

import (
	"reflect"

	"go.starlark.net/syntax"
)

// found says what stands in a definition, for messages.
func found(e syntax.Expr) string {
	switch e := e.(type) {
	case *syntax.Literal:
		return shortened(e.Raw)
	case *syntax.Ident:
		return shortened(e.Name)
	case *syntax.ParenExpr:
		return found(e.X)
	case *syntax.CallExpr:
		if fn, ok := e.Fn.(*syntax.Ident); ok {
			return shortened(fn.Name) + "(…)"
		}
		return "a call of something that isn't a noun"
	case *syntax.ListExpr:
		return "a list"
	}
	return notNotation(e) + ", which isn't part of the notation (only calls, literals, lists and names are)"
}

// notNotation names what the language has and the notation hasn't.
func notNotation(e syntax.Expr) string {
	switch e := e.(type) {
	case *syntax.BinaryExpr:
		return "the operator " + e.Op.String()
	case *syntax.UnaryExpr:
		return "the operator " + e.Op.String()
	case *syntax.LambdaExpr:
		return "a function"
	case *syntax.Comprehension:
		return "a comprehension"
	case *syntax.CondExpr:
		return "a conditional"
	case *syntax.DictExpr:
		return "a dict"
	case *syntax.TupleExpr:
		return "a tuple"
	case *syntax.IndexExpr, *syntax.SliceExpr:
		return "an index"
	case *syntax.DotExpr:
		return "a dot"
	}
	return "something"
}

// foundStatement says what a statement is, for messages.
func foundStatement(s syntax.Stmt) string {
	switch s := s.(type) {
	case *syntax.ExprStmt:
		return found(s.X)
	case *syntax.LoadStmt:
		return "load"
	case *syntax.DefStmt:
		return "a function"
	case *syntax.ForStmt, *syntax.WhileStmt:
		return "a loop"
	case *syntax.IfStmt:
		return "an if"
	case *syntax.AssignStmt:
		return "an assignment"
	}
	return "a statement"
}

// shortened is a literal as a message can show it.
func shortened(raw string) string {
	const most = 60
	if runes := []rune(raw); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return raw
}

func isNone(e syntax.Expr) bool {
	id, ok := e.(*syntax.Ident)
	return ok && id.Name == "None"
}

// isNamed says whether an argument has the form name = value.
func isNamed(arg syntax.Expr) bool {
	b, ok := arg.(*syntax.BinaryExpr)
	return ok && b.Op == syntax.EQ
}

// negative says whether an argument is a fixed number below 0.
func negative(v reflect.Value) bool {
	if v.Kind() == reflect.Interface {
		n, ok := v.Interface().(Number)
		return ok && n < 0
	}
	return v.Kind() == reflect.Int && v.Int() < 0
}

// mayBeNegative says whether an argument adds to something, or is compared
// with it; all others count or measure (CR 107.1b).
func mayBeNegative(node reflect.Type, name string) bool {
	switch name {
	case "power", "toughness", "set_power", "set_toughness", "plus", "to", "a", "b":
		return true
	}
	return node == reflect.TypeFor[LoyaltyCost]() || node == reflect.TypeFor[Times]()
}
