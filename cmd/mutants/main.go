// Command mutants builds every misreading in corpus/mutants into the engine,
// runs the suite on it, and says which rulings notice; or the property that it is for. It is for the project's
// own sources: run it in their root.
//
// Exit status: 0 every mutant is noticed by the ruling that it misreads and
// every ruling has one, 1 something is amiss, 2 it could not run.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler"
	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/mutants"
)

func main() {
	rulings := flag.String("ruling", "", "only the mutants of these rulings, with commas between them")
	jobs := flag.Int("jobs", runtime.NumCPU(), "how many are built and run side by side")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	well, err := run(ctx, *rulings, max(*jobs, 1))
	stop()
	switch {
	case err != nil:
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(2)
	case !well:
		os.Exit(1)
	}
}

func run(ctx context.Context, only string, jobs int) (bool, error) {
	var named []string
	if only != "" {
		named = strings.Split(only, ",")
	}
	wanted, err := rulingsOfTheSuite()
	if err != nil {
		return false, err
	}
	for _, ruling := range named {
		if !slices.Contains(wanted, ruling) && !strings.HasPrefix(ruling, mutants.Properties) {
			return false, fmt.Errorf("the suite has no ruling %q", ruling)
		}
	}
	if named != nil {
		wanted = named
	}
	all, err := mutants.Find(".", named)
	if err != nil {
		return false, err
	}
	results, err := mutants.Run(ctx, ".", all, jobs, func(r *mutants.Result) { fmt.Fprintf(os.Stderr, "%s\n", r.File) })
	if err != nil {
		return false, err
	}
	return mutants.Report(os.Stdout, results, wanted), nil
}

// rulingsOfTheSuite are the rulings that scenarios show.
func rulingsOfTheSuite() ([]string, error) {
	scenarios, err := conformance.All(stickler.Files)
	if err != nil {
		return nil, err
	}
	var out []string
	for _, s := range scenarios {
		out = append(out, s.Rulings...)
	}
	slices.Sort(out)
	return slices.Compact(out), nil
}
