package mutants

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// Verdicts are what the scenarios of each ruling came to: the worst of them.
type Verdicts map[string]string

// Result is what the suite made of a mutant.
type Result struct {
	*Mutant
	// Rulings that noticed, with what their scenarios came to: "fail", "error", "timeout".
	Rulings Verdicts
	// Problem is why it could not be judged; "" if it could.
	Problem string
}

// Killed says whether the ruling that it misreads noticed.
func (r *Result) Killed() bool { return r.Problem == "" && r.Rulings[r.Ruling] != "" }

// Run judges mutants, several side by side. each is told every result as it comes.
func Run(ctx context.Context, root string, mutants []*Mutant, jobs int, each func(*Result)) ([]*Result, error) {
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	dates, err := prove(ctx, root, dir)
	if err != nil {
		return nil, err
	}
	if err := proveProperties(ctx, root, dir, mutants); err != nil {
		return nil, err
	}
	results := make([]*Result, len(mutants))
	next := make(chan int)
	var wait sync.WaitGroup
	var telling sync.Mutex
	for range jobs {
		wait.Go(func() {
			for i := range next {
				results[i] = judge(ctx, root, filepath.Join(dir, fmt.Sprint(i)), mutants[i], dates)
				telling.Lock()
				each(results[i])
				telling.Unlock()
			}
		})
	}
	for i := range mutants {
		if ctx.Err() == nil {
			next <- i
		}
	}
	close(next)
	wait.Wait()
	return results, ctx.Err()
}

// prove runs the suite on the engine as it is: only one that passes can tell
// mutants apart. It gives the dates of rules that have answers of their own.
func prove(ctx context.Context, root, dir string) ([]string, error) {
	binary, problem := build(ctx, root, filepath.Join(dir, "itself"), nil)
	if problem != "" {
		return nil, errors.New(problem)
	}
	text, err := exec.CommandContext(ctx, binary, "rules", "dates", "--with-answers").Output()
	if err != nil {
		return nil, fmt.Errorf("the dates with answers of their own: %w", err)
	}
	dates := append([]string{""}, strings.Fields(string(text))...)
	for _, date := range dates {
		noticed, err := noticed(ctx, binary, date)
		if err != nil {
			return nil, err
		}
		if len(noticed) > 0 {
			return nil, fmt.Errorf("the suite doesn't pass on the engine as it is: %s", strings.Join(noticed.names(), ", "))
		}
	}
	return dates, nil
}

func (v Verdicts) names() []string {
	var out []string
	for name := range v {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// judge builds one mutant and runs the suite on it, by the newest rules, and by
// older ones with answers of their own until the ruling that it misreads notices.
func judge(ctx context.Context, root, dir string, m *Mutant, dates []string) *Result {
	r := &Result{Mutant: m, Rulings: Verdicts{}}
	if name, ok := m.property(); ok {
		r.tryProperty(ctx, root, dir, name)
		return r
	}
	binary, problem := build(ctx, root, dir, m)
	if problem != "" {
		r.Problem = problem
		return r
	}
	defer os.RemoveAll(dir)
	for _, date := range dates {
		found, err := noticed(ctx, binary, date)
		if err != nil {
			r.Problem = err.Error()
			return r
		}
		for ruling, verdict := range found {
			if r.Rulings[ruling] != "fail" {
				r.Rulings[ruling] = verdict
			}
		}
		if r.Killed() {
			break
		}
	}
	return r
}

// plainly: what is built for one short run needn't be fast, but soon.
const plainly = "-gcflags=github.com/stickler-mtg/stickler/...=-N -l"

// build makes the command with a mutant's changes laid over the sources.
func build(ctx context.Context, root, dir string, m *Mutant) (binary, problem string) {
	overlay, problem := overlay(root, dir, m)
	if problem != "" {
		return "", problem
	}
	binary = filepath.Join(dir, "stickler")
	c := exec.CommandContext(ctx, "go", "build", "-overlay", overlay, plainly, "-ldflags=-s -w", "-o", binary, "./cmd/stickler")
	c.Dir = root
	if out, err := c.CombinedOutput(); err != nil {
		return "", fmt.Sprintf("it doesn't build: %v\n%s", err, out)
	}
	return binary, ""
}

// overlay writes a mutant's changed files, and the file that tells go to take them.
func overlay(root, dir string, m *Mutant) (file, problem string) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err.Error()
	}
	replace := map[string]string{}
	if m != nil {
		for i := range m.Changes {
			changed := filepath.Join(dir, fmt.Sprintf("%d.go", i))
			to, err := m.Changes[i].lay(root, changed)
			if err != nil {
				return "", err.Error()
			}
			replace[to] = changed
		}
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err.Error()
	}
	file = filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(file, text, 0o644); err != nil {
		return "", err.Error()
	}
	return file, ""
}

// lay writes a changed file, and gives the absolute path of the one that it replaces.
func (c *Change) lay(root, to string) (string, error) {
	file, err := filepath.Abs(filepath.Join(root, filepath.FromSlash(c.File)))
	if err != nil {
		return "", err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return "", fmt.Errorf("the patch no longer applies: %w", err)
	}
	changed, err := c.Apply(string(text))
	if err != nil {
		return "", err
	}
	return file, os.WriteFile(to, []byte(changed), 0o644)
}

// noticed runs the suite and gives the rulings some scenario of which didn't pass.
func noticed(ctx context.Context, binary, date string) (Verdicts, error) {
	args := []string{"run", "--format", "json", "--jobs", "1", "--timeout", "3s"}
	if date != "" {
		args = append(args, "--rules", date)
	}
	text, err := exec.CommandContext(ctx, binary, args...).Output()
	var exit *exec.ExitError
	if err != nil && (!errors.As(err, &exit) || exit.ExitCode() != 1) {
		return nil, fmt.Errorf("the suite doesn't run: %w", err)
	}
	var report struct {
		Scenarios []struct {
			Rulings []string
			Verdict string
		}
	}
	if err := json.Unmarshal(text, &report); err != nil {
		return nil, fmt.Errorf("the report of the suite: %w", err)
	}
	out := Verdicts{}
	for _, s := range report.Scenarios {
		for _, ruling := range s.Rulings {
			if s.Verdict != "pass" && out[ruling] != "fail" {
				out[ruling] = s.Verdict
			}
		}
	}
	return out, nil
}
