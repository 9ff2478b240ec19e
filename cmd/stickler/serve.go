package main

import (
	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler/protocol/wire"
)

func serveCommand() *cobra.Command {
	var cards []string
	c := &cobra.Command{
		Use:   "serve",
		Short: "Serves the reference engine over standard input and output",
		Long: `serve speaks the protocol as an engine does: JSON-RPC 2.0, one message a line, over standard input and output,
until its input ends. It is what "stickler run --engine" runs, and what an adapter can be compared with:

  stickler run --engine "stickler serve"`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			make, _, err := referenceEngine(cards)
			if err != nil {
				return err
			}
			engine, err := make()
			if err != nil {
				return err
			}
			return wire.Serve(c.Context(), engine, c.InOrStdin(), c.OutOrStdout())
		},
	}
	c.Flags().StringArrayVar(&cards, "cards", nil, "a `DIR` with card definitions of your own; may be repeated")
	return c
}
