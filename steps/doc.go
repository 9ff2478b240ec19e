// Package steps says what each sentence of the suite does, in terms of
// protocol only. It knows no engine.
//
// Given sentences build a setup; the game starts at the first When or Then. A
// When runs until the next open decision or until a player has priority; the
// sentences after it answer, one decision each. A Then looks at the game.
package steps
