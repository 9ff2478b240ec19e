package conformance

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/cucumber/godog"

	"github.com/stickler-mtg/stickler/protocol"
)

// Options say how to run a suite.
type Options struct {
	// Engine makes the engine, one for each job.
	Engine Factory
	// Suite is the suite's name and version, as the engine is told.
	Suite protocol.Named
	// Names are the card names that the suite knows.
	Names Names
	// Jobs is how many engines run side by side; less than one means one.
	Jobs int
	// Limit is the time that one scenario may take; none means DefaultLimit.
	Limit time.Duration
	// StartUp is the time that an engine may take to start; none means DefaultStartUp.
	StartUp time.Duration
	// Capabilities are those of the engine's to use; nil means all that it has.
	Capabilities []protocol.Capability
	// UnsupportedPasses: what the engine can't do doesn't break the run.
	UnsupportedPasses bool
	// Each is told every result, in the order of the suite, however many jobs there are.
	Each func(Result)

	// world is for tests; nil means the suite's own steps.
	world worldMaker
}

// DefaultLimit is the time limit of a scenario.
const DefaultLimit = 10 * time.Second

// DefaultStartUp is how long an engine may take to start.
const DefaultStartUp = time.Minute

// Outcome is a whole run.
type Outcome struct {
	Suite  protocol.Named
	Engine protocol.Named
	// Capabilities are those of the engine's that were used.
	Capabilities []protocol.Capability
	// UnsupportedPasses: what the engine can't do doesn't break the run.
	UnsupportedPasses bool
	// Rules is the date of the rules.
	Rules string
	// Shard is the part of a selection that was run.
	Shard Shard
	// Results in the order of the suite.
	Results []Result
	Summary Summary
	// LeftOut counts scenarios that aren't for that date.
	LeftOut  int
	Duration time.Duration
}

func (o Options) complete() Options {
	if o.Limit <= 0 {
		o.Limit = DefaultLimit
	}
	if o.StartUp <= 0 {
		o.StartUp = DefaultStartUp
	}
	if o.world == nil {
		o.world = newWorld
	}
	return o
}

// unit is a part of a feature that one godog suite runs.
type unit struct {
	feature   *Feature
	scenarios []*Scenario
	// first is where the unit's scenarios begin in the order of the suite.
	first int
}

// unitSize bounds the scenarios of a unit, so that a long feature is shared
// among jobs.
const unitSize = 25

// Run gives every scenario of a suite to an engine. An error means that it
// could not run at all, or was interrupted: then the outcome holds the results so far.
func Run(ctx context.Context, suite *Suite, o Options) (*Outcome, error) {
	began := time.Now()
	o = o.complete()
	first, err := newGuard(ctx, &o)
	if err != nil {
		first.leave()
		return nil, err
	}
	units := divide(suite)
	outcome := &Outcome{
		Suite: o.Suite, Engine: first.info.Engine, Capabilities: first.info.Capabilities, UnsupportedPasses: o.UnsupportedPasses,
		Rules: suite.Rules, Shard: suite.Shard, LeftOut: suite.LeftOut,
	}
	order := &sequence{over: ctx, each: o.Each, results: make([]Result, len(suite.Scenarios)), ready: make([]bool, len(suite.Scenarios))}
	work := longestFirst(units)
	var wait sync.WaitGroup
	for n := range max(1, min(o.Jobs, len(units))) {
		j := &job{options: o, order: order, guard: first, rules: suite.Rules, needs: suite.Needs}
		wait.Go(func() {
			if n > 0 {
				j.guard, j.broken = newGuard(ctx, &o)
			}
			for u := range work {
				if ctx.Err() == nil {
					j.run(ctx, u)
				}
			}
			j.guard.close(o.Limit)
		})
	}
	wait.Wait()
	outcome.Results = order.settled()
	outcome.Summary = summarize(outcome.Results)
	outcome.Duration = time.Since(began)
	if ctx.Err() != nil {
		return outcome, fmt.Errorf("interrupted after %d of %s: %w", len(outcome.Results), plural(len(suite.Scenarios), "scenario"), context.Cause(ctx))
	}
	return outcome, nil
}

func divide(suite *Suite) []unit {
	var units []unit
	for i, s := range suite.Scenarios {
		last := len(units) - 1
		if last < 0 || units[last].feature != s.Feature || len(units[last].scenarios) == unitSize {
			units = append(units, unit{feature: s.Feature, first: i})
			last++
		}
		units[last].scenarios = append(units[last].scenarios, s)
	}
	return units
}

// longestFirst hands out units so that no job is left with a long one at the end.
func longestFirst(units []unit) <-chan unit {
	sorted := slices.Clone(units)
	slices.SortStableFunc(sorted, func(a, b unit) int { return cmp.Compare(len(b.scenarios), len(a.scenarios)) })
	work := make(chan unit, len(sorted))
	for _, u := range sorted {
		work <- u
	}
	close(work)
	return work
}

// sequence passes results on in the order of the suite.
type sequence struct {
	mutex sync.Mutex
	// over is done once the run is interrupted: what comes then is no result.
	over    context.Context
	each    func(Result)
	results []Result
	ready   []bool
	next    int
}

func (s *sequence) put(i int, r Result) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.over.Err() != nil {
		return
	}
	s.results[i], s.ready[i] = r, true
	for s.next < len(s.ready) && s.ready[s.next] {
		if s.each != nil {
			s.each(s.results[s.next])
		}
		s.next++
	}
}

// settled are the results that there are, each passed on: of an interrupted run
// those that wait for an earlier one as well.
func (s *sequence) settled() []Result {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	var out []Result
	for i, ready := range s.ready {
		if !ready {
			continue
		}
		out = append(out, s.results[i])
		if i >= s.next && s.each != nil {
			s.each(s.results[i])
		}
	}
	return out
}

// fill gives a result to the scenarios of a unit that have none.
func (s *sequence) fill(u unit, r Result) {
	for i, scenario := range u.scenarios {
		s.mutex.Lock()
		missing := !s.ready[u.first+i]
		s.mutex.Unlock()
		if missing {
			r.Scenario = scenario
			s.put(u.first+i, r)
		}
	}
}

// job is one engine with the scenarios that it is given.
type job struct {
	options Options
	guard   *guard
	rules   string
	// needs are capabilities without which nothing can be said.
	needs []protocol.Capability
	// broken is why the job's engine could not be started.
	broken error
	order  *sequence
	// story is told what happens in each step, if anybody listens.
	story func(*attempt, int)
}

// attempt is one scenario while it runs.
type attempt struct {
	job      *job
	scenario *Scenario
	index    int
	world    world
	result   Result
	began    time.Time
	step     time.Time
	settled  bool
}

// run gives a unit to godog, with just its scenarios in the text.
func (j *job) run(ctx context.Context, u unit) {
	var waiting []int
	keep := map[*Scenario]bool{}
	for i, s := range u.scenarios {
		if r, settled := j.beforehand(s); settled {
			j.order.put(u.first+i, r)
			continue
		}
		waiting = append(waiting, i)
		keep[s] = true
	}
	if len(waiting) == 0 {
		return
	}
	suite := godog.TestSuite{
		Name: u.feature.Path,
		ScenarioInitializer: func(sc *godog.ScenarioContext) {
			if len(waiting) == 0 {
				return
			}
			i := waiting[0]
			waiting = waiting[1:]
			j.attempt(sc, u.scenarios[i], u.first+i)
		},
		Options: &godog.Options{
			Strict: true, NoColors: true, Format: silentFormat, Output: io.Discard, DefaultContext: ctx,
			FeatureContents: []godog.Feature{{Name: u.feature.Path, Contents: u.feature.excerpt(keep)}},
		},
	}
	suite.Run()
	j.order.fill(u, Result{Verdict: Error, Message: "this scenario was not reached"})
}

// misplaced says what is wrong with what stands below a step; "" if nothing is.
func (s *Step) misplaced() string {
	asks := strings.HasSuffix(s.Text, ":")
	switch {
	case s.HasTable:
		return "no sentence takes a table"
	case s.HasText && !asks:
		return "this sentence takes no doc string: only those that end with a colon do"
	case asks && !s.HasText:
		return "this sentence ends with a colon: a doc string must follow it"
	}
	return ""
}

// beforehand settles scenarios that need no engine to be judged.
func (j *job) beforehand(s *Scenario) (Result, bool) {
	r := Result{Scenario: s}
	if len(s.Steps) == 0 {
		r.Verdict, r.Message = Error, fmt.Sprintf("%s:%d: this scenario has no steps", s.Feature.Path, s.Line)
		return r, true
	}
	for _, step := range s.Steps {
		if why := step.misplaced(); why != "" {
			r.Verdict, r.Message = Error, fmt.Sprintf("%s:%d: %s", s.Feature.Path, step.Line, why)
			return r, true
		}
	}
	if j.broken != nil {
		return r, false
	}
	for _, need := range append(slices.Clone(j.needs), s.Needs()...) {
		if !slices.Contains(j.guard.info.Capabilities, need) {
			r.Verdict, r.Message = Unsupported, fmt.Sprintf("the engine lacks the capability %s", need)
			return r, true
		}
	}
	return r, false
}

// attempt prepares godog for a scenario. Godog takes them in the order of the
// text, so this is the next one; the line it then reports proves it.
func (j *job) attempt(sc *godog.ScenarioContext, s *Scenario, index int) {
	a := &attempt{job: j, scenario: s, index: index, began: time.Now(), result: Result{Scenario: s}}
	j.broken = j.guard.begin(j.options.Limit)
	if j.broken == nil {
		j.guard.beginScenario(s)
		a.world = j.options.world(j.guard, j.guard.info, j.options.Names, j.rules)
		a.world.Register(sc)
	}
	sc.Before(func(ctx context.Context, p *godog.Scenario) (context.Context, error) {
		err := j.broken
		if int(p.Location.Line) != s.Line {
			err = fmt.Errorf("line %d was run instead of this", p.Location.Line)
		}
		if err != nil {
			a.settle(verdictOf(err, s, nil))
		}
		return ctx, err
	})
	sc.StepContext().Before(func(ctx context.Context, _ *godog.Step) (context.Context, error) {
		a.step = time.Now()
		return ctx, nil
	})
	sc.StepContext().After(func(ctx context.Context, _ *godog.Step, status godog.StepResultStatus, err error) (context.Context, error) {
		a.afterStep(status, err)
		return ctx, nil
	})
	sc.After(func(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
		a.finish()
		return ctx, nil
	})
}

// afterStep keeps the verdict: the first step that doesn't pass settles it.
func (a *attempt) afterStep(status godog.StepResultStatus, err error) {
	if a.settled {
		return
	}
	n := len(a.result.Steps)
	passed := status == godog.StepPassed
	a.result.Steps = append(a.result.Steps, StepResult{Passed: passed, Duration: time.Since(a.step)})
	if a.job.story != nil {
		a.job.story(a, n)
	}
	if passed {
		return
	}
	if err == nil {
		err = errors.New("this step was skipped")
	}
	a.settle(verdictOf(err, a.scenario, &a.scenario.Steps[n]))
}

func (a *attempt) settle(v Verdict, message string) {
	a.settled = true
	if v != Pass && v != Unsupported && a.job.guard != nil {
		if log := a.job.guard.logged(); log != "" {
			message += "\n  the engine's log ends with:\n" + indent(indent(log))
		}
	}
	a.result.Verdict, a.result.Message = v, message
}

// finish ends the game and hands the result on.
func (a *attempt) finish() {
	if a.world != nil {
		err := finished(a.world)
		switch {
		case a.settled:
		case err != nil:
			a.settle(verdictOf(err, a.scenario, &a.scenario.Steps[len(a.scenario.Steps)-1]))
		case len(a.result.Steps) != len(a.scenario.Steps):
			a.settle(Error, "not every step was reached")
		default:
			a.settle(Pass, "")
		}
	}
	a.result.Duration = time.Since(a.began)
	if a.world != nil {
		a.job.guard.endScenario(a.result)
	}
	a.job.order.put(a.index, a.result)
}
