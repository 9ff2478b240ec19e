// Package stickler holds what every part of the project ships: the suite's
// features, and the data of corpus/.
package stickler

import "embed"

// Name and Version are how the suite introduces itself to an engine.
const (
	Name    = "stickler"
	Version = "0.1.0"
)

// Files holds features/ and corpus/, so that a binary works anywhere. Nothing
// in it is read before it is asked for.
//
//go:embed features corpus
var Files embed.FS
