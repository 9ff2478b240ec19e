package main

import (
	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler/protocol"
)

func protocolCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "protocol",
		Short: "Shows what an engine and the suite say to each other",
		Args:  subcommand,
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	c.AddCommand(&cobra.Command{
		Use:   "schema",
		Short: "Prints the JSON Schema of all messages",
		Long: `schema prints the JSON Schema (2020-12) of the protocol's messages. Its definitions METHOD.request and METHOD.reply
are whole lines; "stickler run --engine COMMAND --check-messages" checks every one.`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			_, err := c.OutOrStdout().Write(protocol.Schema)
			return err
		},
	})
	return c
}
