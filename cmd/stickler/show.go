package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/rulebook"
)

func explainCommand() *cobra.Command {
	var cards []string
	var day string
	limit := conformance.DefaultLimit
	c := &cobra.Command{
		Use:     "explain FILE:LINE",
		Short:   "Runs one scenario and tells its whole story, with the rules that it followed",
		Example: "  stickler explain features/cards/some-card.feature:24",
		Args:    cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			engine, names, err := referenceEngine(cards)
			if err != nil {
				return err
			}
			selected, err := selectFor(conformance.Selection{Paths: args, Rules: day})
			if err != nil {
				return err
			}
			verdict, err := conformance.Explain(c.Context(), selected, conformance.Options{
				Engine: engine, Suite: suite, Names: names, Limit: limit,
			}, c.OutOrStdout())
			if err != nil {
				return err
			}
			if verdict != conformance.Pass {
				return errNotPassed
			}
			return nil
		},
	}
	c.Flags().StringArrayVar(&cards, "cards", nil, "a `DIR` with card definitions of your own; may be repeated")
	c.Flags().StringVar(&day, "rules", "", "play by the rules that were in force on this `DATE`; the newest if none is given")
	c.Flags().DurationVar(&limit, "timeout", limit, "time limit of the scenario")
	return c
}

func stepsCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "steps",
		Short: "Lists the sentences that scenarios are made of, with an example each",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			return conformance.WriteVocabulary(c.OutOrStdout())
		},
	}
}

func versionCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Prints the versions of the suite, the protocol and the rules",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			dates, err := rulebook.PublishedDates(stickler.Files)
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(c.OutOrStdout(), "%s %s, protocol %s, rules of %s\n",
				stickler.Name, stickler.Version, protocol.Version, dates.Newest())
			return err
		},
	}
}
