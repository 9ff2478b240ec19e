package main

import (
	"fmt"
	"io/fs"
	"os"

	stickler "github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/engine"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/engine/session"
	"github.com/stickler-mtg/stickler/names"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/rulebook"
)

// library finds the definitions of the product, and first those of the given folders.
func library(folders []string) (*card.Library, error) {
	for _, folder := range folders {
		if info, err := os.Stat(folder); err != nil || !info.IsDir() {
			return nil, fmt.Errorf("--cards %s: no such folder", folder)
		}
	}
	cards, err := fs.Sub(stickler.Files, "corpus/cards")
	if err != nil {
		return nil, err
	}
	l := card.NewLibrary(cards, folders...)
	l.Compile = engine.Compile
	return l, nil
}

// referenceEngine makes the engine that the suite is run on, with the cards of
// the given folders besides its own.
func referenceEngine(folders []string) (conformance.Factory, conformance.Names, error) {
	make, list, err := sessions(folders)
	return func() (protocol.Engine, error) { return make(), nil }, list, err
}

// sessions makes sessions of the reference engine.
func sessions(folders []string) (func() *session.Session, conformance.Names, error) {
	cards, err := library(folders)
	if err != nil {
		return nil, nil, err
	}
	list := names.New(stickler.Files, func(name string) bool {
		_, err := cards.Card(name)
		return err == nil
	})
	dates, err := rulebook.PublishedDates(stickler.Files)
	if err != nil {
		return nil, nil, err
	}
	return func() *session.Session {
		return session.New(session.Options{Library: cards, Names: list, Dates: dates, Version: stickler.Version})
	}, list, nil
}
