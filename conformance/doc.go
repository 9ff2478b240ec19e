// Package conformance runs the suite against an engine and says what came of
// it: it reads features, selects scenarios, gives each to an engine through
// protocol/, and reports a verdict on each and on every ruling.
//
// It knows no rule and no card, and it knows engines only as protocol.Engine:
// the reference engine gets no privilege that another engine lacks.
package conformance
