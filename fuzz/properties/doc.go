// Package properties holds what is true of every board and of every game, as
// tests on boards that fuzz/boards makes out of all cards. Each property has a
// name, by which corpus/mutants/properties holds bends of the engine that make
// it fail.
//
//	go test ./fuzz/properties -run TestProperty/bolster -seed 7 -times 20
//
// checks one of them, beginning with another seed, twenty times as often.
package properties
