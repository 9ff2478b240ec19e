// Package engine plays Magic: The Gathering by the Comprehensive Rules (CR).
// Its files are the chapters of the rules, so that a reader with the CR in
// hand finds each rule's code without searching.
//
// Four ideas carry it:
//
//   - Everything that happens is an Event. An event is proposed, replacement
//     and prevention effects rewrite it (replacement.go), it is applied
//     (events.go), and triggered abilities look at it (triggers.go). Nothing
//     else changes the state of a game.
//   - Every choice is a Decision that goes through the game's one Chooser, with
//     its legal answers (decisions.go).
//   - Objects are copied when written: Game.Clone costs almost nothing, and an
//     illegal action is undone by returning to the clone (CR 733).
//   - Characteristics are computed through the layers from the state alone
//     (layers.go) and cached until the state changes.
package engine
