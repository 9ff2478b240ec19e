package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	stickler "github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/deck"
	"github.com/stickler-mtg/stickler/engine/card"
	"github.com/stickler-mtg/stickler/names"
)

func deckCommand() *cobra.Command {
	var format string
	var folders []string
	c := &cobra.Command{
		Use:   "deck FILE",
		Short: "Checks a deck list",
		Long: `deck reads a plain text list (4 Forest; headings Deck, Commander, Sideboard; - reads standard input) and
says, line by line, what is unknown, not legal in the format, or a playtest card. Banned cards are no part of the rules,
and aren't looked for. What needs a card's definition and has none here is said as a note.

Exit status: 0 nothing is wrong, 1 something is, 2 the list can't be read.`,
		Example: `  stickler deck my-deck.txt --format commander`,
		Args:    cobra.ExactArgs(1),
		RunE:    func(c *cobra.Command, args []string) error { return checkDeck(c, args[0], format, folders) },
	}
	c.Flags().StringVar(&format, "format", "constructed", strings.Join(deck.Formats, ", "))
	c.Flags().StringArrayVar(&folders, "cards", nil, "a `DIR` with card definitions of your own; may be repeated")
	return c
}

func checkDeck(c *cobra.Command, file, format string, folders []string) error {
	if !slices.Contains(deck.Formats, format) {
		return fmt.Errorf("--format %s: no such format; there are %s", format, strings.Join(deck.Formats, ", "))
	}
	cards, err := library(folders)
	if err != nil {
		return err
	}
	in := c.InOrStdin()
	if file != "-" {
		opened, err := os.Open(file)
		if err != nil {
			return err
		}
		defer opened.Close()
		in = opened
	}
	known := deckCards{cards, names.New(stickler.Files, func(string) bool { return false })}
	return reportDeck(c.OutOrStdout(), in, file, format, known)
}

func reportDeck(out io.Writer, in io.Reader, file, format string, cards deck.Cards) error {
	entries, problems, err := deck.Read(in)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if len(entries) == 0 && len(problems) == 0 {
		return fmt.Errorf("%s: no cards in it", file)
	}
	problems = append(problems, deck.Check(entries, format, cards)...)
	slices.SortStableFunc(problems, func(a, b deck.Problem) int { return a.Line - b.Line })
	wrong := 0
	for _, p := range problems {
		place, kind := file, ""
		if p.Line > 0 {
			place = fmt.Sprintf("%s:%d", file, p.Line)
		}
		if p.Note {
			kind = "note: "
		} else {
			wrong++
		}
		if _, err := fmt.Fprintf(out, "%s: %s%s\n", place, kind, p.Text); err != nil {
			return err
		}
	}
	n := 0
	for _, e := range entries {
		if e.Part == deck.Main || e.Part == deck.Commander {
			n += e.Count
		}
	}
	if _, err := fmt.Fprintf(out, "%d cards, %s: %d wrong\n", n, format, wrong); err != nil {
		return err
	}
	if wrong > 0 {
		return errNotPassed
	}
	return nil
}

// deckCards are the defined cards, and the names of all.
type deckCards struct {
	library *card.Library
	names   *names.List
}

// Card is a card's definition; nil if there is none.
func (d deckCards) Card(name string) *card.Card {
	c, err := d.library.Card(name)
	if err != nil {
		return nil
	}
	return c
}

// Known says whether a card has that name.
func (d deckCards) Known(name string) bool { return d.names.Known(name) }

// Nearest are the names most like one.
func (d deckCards) Nearest(name string) []string { return d.names.Nearest(name) }
