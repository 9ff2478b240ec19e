// Package boards makes legal boards out of cards, for whatever wants many: a
// board is a protocol.Setup, so that every one of them can be written in the
// suite's sentences and be set up in any engine.
//
// A board is drawn from a source of Choices and from nothing else. Where every
// choice is 0 it is the smallest: two players with nothing.
package boards
