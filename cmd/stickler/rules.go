package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/rulebook"
)

func rulesCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "rules",
		Short: "Says which rules there are, what changed in them, and what cites them",
		Args:  subcommand,
		RunE:  func(c *cobra.Command, _ []string) error { return c.Help() },
	}
	c.AddCommand(rulesCheckCommand(), rulesDiffCommand(), rulesCoverageCommand(), rulesCiteCommand(), rulesDatesCommand(), rulesIndexCommand())
	return c
}

func rulesCheckCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "check [PATH]...",
		Short: "Finds citations of rules that don't exist, or whose wording has changed",
		Long: `check reads every citation (@CR:712.8e, CR 603.10a, CR 701.28a,c, CR 601.2a–i) in the files and folders
given, or in the embedded suite and cards, against the newest rules. It names those that don't exist there, and
those whose wording has changed since the date in corpus/rulebook/reviewed.

Exit status: 0 all citations are right, 1 some aren't, 2 it could not check.`,
		Example: "  stickler rules check\n  stickler rules check .",
		RunE: func(c *cobra.Command, paths []string) error {
			book, err := rulebook.Open(stickler.Files)
			if err != nil {
				return err
			}
			citations, err := citationsIn(paths)
			if err != nil {
				return err
			}
			if len(citations) == 0 {
				return fmt.Errorf("no citation found in %s", strings.Join(paths, ", "))
			}
			problems := book.Check(citations)
			for _, p := range problems {
				fmt.Fprintln(c.OutOrStdout(), p)
			}
			fmt.Fprintf(c.OutOrStdout(), "%d citations of the rules of %s, %d to be mended\n", len(citations), book.Newest().Date, len(problems))
			if len(problems) > 0 {
				return errNotPassed
			}
			return nil
		},
	}
}

// citationsIn reads files and folders on disk; none means the embedded ones.
func citationsIn(paths []string) ([]rulebook.Citation, error) {
	if len(paths) == 0 {
		return rulebook.CitationsIn(stickler.Files, ".")
	}
	var all []rulebook.Citation
	for _, p := range paths {
		info, err := os.Stat(p)
		if err != nil {
			return nil, err
		}
		var found []rulebook.Citation
		if info.IsDir() {
			found, err = rulebook.CitationsIn(os.DirFS(p), ".")
			for i := range found {
				found[i].File = filepath.Join(p, filepath.FromSlash(found[i].File))
			}
		} else {
			var text []byte
			text, err = os.ReadFile(p)
			found = rulebook.Citations(p, text)
		}
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	return all, nil
}

func rulesDiffCommand() *cobra.Command {
	format := "text"
	c := &cobra.Command{
		Use:     "diff DATE DATE",
		Short:   "Lists the rules that were added, removed, moved or reworded between two dates",
		Example: "  stickler rules diff 2025-04-04 2026-04-17",
		Args:    cobra.ExactArgs(2),
		RunE: func(c *cobra.Command, dates []string) error {
			book, err := rulebook.Open(stickler.Files)
			if err != nil {
				return err
			}
			var editions []*rulebook.Edition
			for _, date := range dates {
				e, err := book.InForce(date)
				if err != nil {
					return err
				}
				editions = append(editions, e)
			}
			differences := rulebook.Diff(editions[0], editions[1])
			return show(c, format, differences, func() { writeDiff(c, editions[0].Date, editions[1].Date, differences) })
		},
	}
	formatFlag(c, &format)
	return c
}

func writeDiff(c *cobra.Command, from, to string, differences []rulebook.Difference) {
	out := c.OutOrStdout()
	counts := map[rulebook.Change]int{}
	for _, d := range differences {
		counts[d.Change]++
		number := string(d.New)
		switch {
		case d.New == "":
			number = string(d.Old)
		case d.Old != "" && d.Old != d.New:
			number = fmt.Sprintf("%s → %s", d.Old, d.New)
		}
		fmt.Fprintf(out, "%-18s  %-20s  %s\n", d.Change, number, d.Title)
	}
	fmt.Fprintf(out, "from %s to %s:", from, to)
	for i, change := range []rulebook.Change{rulebook.Added, rulebook.Removed, rulebook.Moved, rulebook.Reworded, rulebook.MovedAndReworded} {
		if i > 0 {
			fmt.Fprint(out, ",")
		}
		fmt.Fprintf(out, " %d %s", counts[change], change)
	}
	fmt.Fprintln(out)
}

func rulesCoverageCommand() *cobra.Command {
	format := "text"
	c := &cobra.Command{
		Use:   "coverage [SECTION]...",
		Short: "Lists, by section, the rules that no scenario cites",
		Example: `  stickler rules coverage
  stickler rules coverage 712 --format json`,
		RunE: func(c *cobra.Command, sections []string) error {
			book, scenarios, err := bookAndScenarios()
			if err != nil {
				return err
			}
			for _, s := range sections {
				if n, ok := rulebook.ParseNumber(s); !ok || n != n.Section() || !book.Newest().Has(n) {
					return fmt.Errorf("%q is no section; the nearest is %s", s, book.Newest().Nearest(n.Section()))
				}
			}
			all := rulebook.Coverage(book.Newest(), scenarios)
			if len(sections) > 0 {
				all = slices.DeleteFunc(all, func(s rulebook.SectionCoverage) bool { return !slices.Contains(sections, string(s.Number)) })
			}
			return show(c, format, all, func() { writeCoverage(c, all) })
		},
	}
	formatFlag(c, &format)
	return c
}

func writeCoverage(c *cobra.Command, all []rulebook.SectionCoverage) {
	out := c.OutOrStdout()
	rules, covered := 0, 0
	for _, s := range all {
		rules, covered = rules+s.Rules, covered+s.Covered
		fmt.Fprintf(out, "%s  %3d of %3d  %s\n", s.Number, s.Covered, s.Rules, s.Title)
		line := "     without:"
		for _, n := range s.Missing {
			if len(line)+len(n) > 100 {
				fmt.Fprintln(out, line)
				line = "             "
			}
			line += " " + string(n)
		}
		if len(s.Missing) > 0 && s.Covered > 0 || len(all) == 1 {
			fmt.Fprintln(out, line)
		} else if len(s.Missing) > 0 {
			fmt.Fprintln(out, "     without: all of them")
		}
	}
	fmt.Fprintf(out, "%d of %d rules have a scenario\n", covered, rules)
}

func rulesCiteCommand() *cobra.Command {
	format := "text"
	c := &cobra.Command{
		Use:     "cite NUMBER",
		Short:   "Lists the scenarios that cite a rule, or one under it",
		Example: "  stickler rules cite 712.8e",
		Args:    cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			book, scenarios, err := bookAndScenarios()
			if err != nil {
				return err
			}
			n, ok := rulebook.ParseNumber(args[0])
			if !ok {
				return fmt.Errorf("%q is no rule number such as 712, 712.8 or 712.8e", args[0])
			}
			if problems := book.Check([]rulebook.Citation{{Number: n}}); !book.Newest().Has(n) {
				return errors.New(problems[0].Text)
			}
			found := rulebook.Citing(scenarios, n)
			if found == nil {
				found = []rulebook.Cited{}
			}
			return show(c, format, found, func() { writeCiting(c, book, n, found) })
		},
	}
	formatFlag(c, &format)
	return c
}

func writeCiting(c *cobra.Command, book *rulebook.Book, n rulebook.Number, found []rulebook.Cited) {
	out := c.OutOrStdout()
	fmt.Fprintf(out, "CR %s (%s)", n, book.Newest().Title(n))
	was := book.Was(n)
	for _, date := range book.Dates() {
		if old, moved := was[date]; moved {
			fmt.Fprintf(out, "; %s: CR %s", date, old)
		}
	}
	fmt.Fprintln(out)
	for _, s := range found {
		fmt.Fprintf(out, "  %s:%d: %s (%s)\n", s.File, s.Line, s.Name, strings.Join(s.Rulings, ", "))
	}
	fmt.Fprintf(out, "scenarios that cite it: %d\n", len(found))
}

// bookAndScenarios are the rules, and every scenario of the suite whatever its date.
func bookAndScenarios() (*rulebook.Book, []rulebook.Cited, error) {
	book, err := rulebook.Open(stickler.Files)
	if err != nil {
		return nil, nil, err
	}
	scenarios, err := conformance.All(stickler.Files)
	if err != nil {
		return nil, nil, err
	}
	var cited []rulebook.Cited
	for _, s := range scenarios {
		c := rulebook.Cited{File: s.Feature.Path, Line: s.Line, Name: s.Name, Rulings: s.Rulings}
		for _, n := range s.CR {
			c.Rules = append(c.Rules, rulebook.Number(n))
		}
		cited = append(cited, c)
	}
	return book, cited, nil
}

func formatFlag(c *cobra.Command, format *string) {
	c.Flags().StringVar(format, "format", *format, "text or json")
}

// show writes a result in one of the two formats.
func show(c *cobra.Command, format string, result any, text func()) error {
	switch format {
	case "text":
		text()
		return nil
	case "json":
		encoder := json.NewEncoder(c.OutOrStdout())
		encoder.SetIndent("", "  ")
		return encoder.Encode(result)
	}
	return fmt.Errorf("--format %s: found no such format%s; expected text or json", format, conformance.DidYouMean(format, []string{"text", "json"}))
}

func rulesDatesCommand() *cobra.Command {
	var answers bool
	c := &cobra.Command{
		Use:   "dates",
		Short: "Lists the dates of the rules that have an index, newest first",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			dates, err := rulebook.PublishedDates(stickler.Files)
			if answers && err == nil {
				dates, err = datesWithAnswers()
			}
			for _, date := range slices.Backward(dates) {
				fmt.Fprintln(c.OutOrStdout(), date)
			}
			return err
		},
	}
	c.Flags().BoolVar(&answers, "with-answers", false, "only those for which the suite has answers of their own")
	return c
}

// datesWithAnswers are the dates that bound a scenario of the suite: those whose
// rules must be played to have seen every answer.
func datesWithAnswers() (rulebook.Dates, error) {
	scenarios, err := conformance.All(stickler.Files)
	if err != nil {
		return nil, err
	}
	var dates rulebook.Dates
	for _, s := range scenarios {
		for _, date := range []string{s.From, s.Until} {
			if date != "" {
				dates = append(dates, date)
			}
		}
	}
	slices.Sort(dates)
	return slices.Compact(dates), nil
}

func rulesIndexCommand() *cobra.Command {
	folder := rulebook.Folder
	c := &cobra.Command{
		Use:   "index FILE...",
		Short: "Makes the indexes of numbers and fingerprints from texts of the rules",
		Long: `index reads texts of the Comprehensive Rules as they are published, whatever their line ends and encoding,
and writes an index of each into the folder: numbers, titles and fingerprints, none of their sentences. Dates that
have an index there already are kept.`,
		Example: "  stickler rules index MagicCompRules-20260417.txt",
		Args:    cobra.MinimumNArgs(1),
		RunE: func(c *cobra.Command, paths []string) error {
			return writeIndexes(c, folder, paths)
		},
	}
	c.Flags().StringVar(&folder, "out", folder, "the `FOLDER` of the indexes")
	return c
}

// writeIndexes adds texts to the indexes of a folder, all of which are told
// against the newest and so are written again.
func writeIndexes(c *cobra.Command, folder string, paths []string) error {
	byDate := map[string]*rulebook.Edition{}
	kept, err := rulebook.OpenFolder(os.DirFS(folder))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err == nil {
		for _, e := range kept.Editions() {
			byDate[e.Date] = e
		}
	}
	for _, p := range paths {
		raw, err := os.ReadFile(p)
		if err != nil {
			return err
		}
		e, err := rulebook.ParseText(p, raw)
		if err != nil {
			return err
		}
		byDate[e.Date] = e
		fmt.Fprintf(c.OutOrStdout(), "%s: %d rules of %s\n", p, len(e.Rules), e.Date)
	}
	var editions []*rulebook.Edition
	for _, e := range byDate {
		editions = append(editions, e)
	}
	files, err := rulebook.Index(editions)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
