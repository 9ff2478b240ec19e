package main

import (
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/matrix"
)

func matrixCommand() *cobra.Command {
	var format, out string
	c := &cobra.Command{
		Use:   "matrix RESULTS...",
		Short: "Puts the results of several engines side by side, disagreements first",
		Long: `matrix reads what "stickler run --format json" has written of several engines, and shows for each ruling what each
of them makes of it: first the rulings on which they disagree, then those that are failed or broken, then the rest. What an
engine gets wrong (fail) and what it can't say (unsupported) are counted apart.

The results must be of the same scenarios under the same rules, of one engine each, and whole; shards are put together
with "stickler merge" first.

Exit status: 0 the matrix was written, whatever is in it, 2 it could not be.`,
		Example: `  stickler run --format json --out reference.json
  stickler run --engine "java -jar adapter.jar" --format json --out mine.json
  stickler matrix reference.json mine.json
  stickler matrix reference.json mine.json --format html --out matrix.html`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(c *cobra.Command, paths []string) error {
			if err := (&matrix.Matrix{}).Write(format, io.Discard); err != nil {
				return err
			}
			parts, err := readResults(paths)
			if err != nil {
				return err
			}
			m, err := matrix.New(parts)
			if err != nil {
				return err
			}
			return writeMatrix(m, format, out, c.OutOrStdout())
		},
	}
	c.Flags().StringVar(&format, "format", matrix.Formats[0], "text, md, json or html")
	c.Flags().StringVar(&out, "out", "", "write to this `FILE` instead of standard output")
	return c
}

func writeMatrix(m *matrix.Matrix, format, path string, out io.Writer) error {
	if path == "" {
		return m.Write(format, out)
	}
	file, err := conformance.OpenOut(path)
	if err != nil {
		return err
	}
	if err := errors.Join(m.Write(format, file), file.Close()); err != nil {
		return fmt.Errorf("the matrix could not be written: %w", err)
	}
	return nil
}
