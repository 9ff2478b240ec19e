package main

import (
	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler/protocol"
)

func protocolCommand() *cobra.Command {
	c := &cobra.Command{Use: "protocol", Short: "What the suite and an engine say to each other"}
	c.AddCommand(&cobra.Command{
		Use:   "schema",
		Short: "Prints the JSON Schema of all messages",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			_, err := c.OutOrStdout().Write(protocol.Schema)
			return err
		},
	})
	return c
}
