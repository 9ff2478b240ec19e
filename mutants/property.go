package mutants

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Properties is the topic of the mutants that a property is to notice, not a
// ruling of the suite: properties/<name>/<misreading>.patch.
const Properties = "properties/"

// property is the name of the property that the mutant is for, if it is for one.
func (m *Mutant) property() (name string, ok bool) { return strings.CutPrefix(m.Ruling, Properties) }

// tryProperty tries a property on the bent engine.
func (r *Result) tryProperty(ctx context.Context, root, dir, name string) {
	file, problem := overlay(root, dir, r.Mutant)
	if problem != "" {
		r.Problem = problem
		return
	}
	defer os.RemoveAll(dir)
	fails, err := falsified(ctx, root, file, "^"+name+"$")
	if err != nil {
		r.Problem = err.Error()
	} else if fails {
		r.Rulings[r.Ruling] = "fail"
	}
}

// falsified runs the properties whose names match, on sources with an overlay,
// and says whether one of them doesn't hold.
func falsified(ctx context.Context, root, overlay, names string) (bool, error) {
	c := exec.CommandContext(ctx, "go", "test", "-vet=off", "-timeout", "2m", "-overlay", overlay, "-run", "^TestProperty$/"+names, "./fuzz/properties")
	c.Dir = root
	out, err := c.CombinedOutput()
	var exit *exec.ExitError
	switch {
	case bytes.Contains(out, []byte("[build failed]")), bytes.Contains(out, []byte("[setup failed]")):
		return false, fmt.Errorf("it doesn't build: %w\n%s", err, out)
	case bytes.Contains(out, []byte("no tests to run")):
		return false, fmt.Errorf("there is no property %s", names)
	case err != nil && !errors.As(err, &exit):
		return false, fmt.Errorf("the properties can't be tried: %w", err)
	}
	return err != nil, nil
}

// proveProperties tries the properties on the engine as it is, if any mutants are for them.
func proveProperties(ctx context.Context, root, dir string, mutants []*Mutant) error {
	if !slices.ContainsFunc(mutants, func(m *Mutant) bool { _, ok := m.property(); return ok }) {
		return nil
	}
	file, problem := overlay(root, filepath.Join(dir, "properties"), nil)
	if problem != "" {
		return errors.New(problem)
	}
	fails, err := falsified(ctx, root, file, "")
	if err == nil && fails {
		err = errors.New("the properties don't hold on the engine as it is: go test ./fuzz/properties says more")
	}
	return err
}
