package main

import (
	"fmt"

	"github.com/spf13/cobra"
)

func cardsCommand() *cobra.Command {
	var folders []string
	c := &cobra.Command{
		Use:   "cards",
		Short: "Lists, shows and checks card definitions",
		Args:  subcommand,
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	c.PersistentFlags().StringArrayVar(&folders, "cards", nil, "a `DIR` with card definitions of your own; may be repeated")
	c.AddCommand(
		&cobra.Command{
			Use:   "list",
			Short: "Lists the cards that are defined",
			Args:  cobra.NoArgs,
			RunE:  func(c *cobra.Command, _ []string) error { return listCards(c, folders) },
		},
		&cobra.Command{
			Use:     "show NAME",
			Short:   "Shows a card's definition",
			Example: `  stickler cards show Forest`,
			Args:    cobra.ExactArgs(1),
			RunE:    func(c *cobra.Command, args []string) error { return showCard(c, folders, args[0]) },
		},
		&cobra.Command{
			Use:   "lint [FILE]...",
			Short: "Checks definition files; without any, all that are known",
			RunE:  func(c *cobra.Command, files []string) error { return lintCards(c, folders, files) },
		},
	)
	return c
}

func listCards(c *cobra.Command, folders []string) error {
	l, err := library(folders)
	if err != nil {
		return err
	}
	files, err := l.Files()
	if err != nil {
		return err
	}
	for _, file := range files {
		card, err := l.Load(file)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintln(c.OutOrStdout(), card.Name); err != nil {
			return err
		}
	}
	return nil
}

func showCard(c *cobra.Command, folders []string, name string) error {
	l, err := library(folders)
	if err != nil {
		return err
	}
	place, text, err := l.Text(name)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(c.OutOrStdout(), "# %s\n%s", place, text)
	return err
}

// lintCards reports everything that is wrong, not only the first.
func lintCards(c *cobra.Command, folders, files []string) error {
	l, err := library(folders)
	if err != nil {
		return err
	}
	checked, problems := len(files), []error(nil)
	for _, file := range files {
		problems = append(problems, l.Lint(file)...)
	}
	if len(files) == 0 {
		checked, problems = l.LintAll()
	}
	for _, problem := range problems {
		fmt.Fprintln(c.ErrOrStderr(), problem)
	}
	fmt.Fprintf(c.OutOrStdout(), "%d definitions checked, %d problems found\n", checked, len(problems))
	if len(problems) > 0 {
		return errNotPassed
	}
	return nil
}
