package recording

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"strings"
	"sync"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// Recorder writes a recording. Each line is written whole, so that what a run
// leaves that was killed can be read; of a compressed one, whole scenarios.
type Recorder struct {
	header Header

	mutex     sync.Mutex
	out       *conformance.OutFile
	zip       *gzip.Writer
	begun     bool
	processes int
	scenarios int
	failed    error
}

// Create opens a file for a recording. What it held is replaced once there is
// something to keep. The error is a conformance.Problem.
func Create(path string, h Header) (*Recorder, error) {
	out, err := conformance.OpenOut(path)
	if err != nil {
		return nil, err
	}
	h.Format, h.Protocol = Format, protocol.Version
	r := &Recorder{header: h, out: out}
	if compressed(path) {
		r.zip = gzip.NewWriter(out)
	}
	return r, nil
}

func compressed(path string) bool { return strings.HasSuffix(path, ".gz") }

// Factory makes engines whose conversations are kept. start starts an engine
// that tells every message.
func (r *Recorder) Factory(start func(told func(wire.Message)) (*wire.Client, error)) conformance.Factory {
	return func() (protocol.Engine, error) {
		r.mutex.Lock()
		r.processes++
		p := &process{recorder: r, number: r.processes}
		r.mutex.Unlock()
		client, err := start(p.message)
		if err != nil {
			return nil, err
		}
		return &kept{Client: client, process: p}, nil
	}
}

// Process keeps the conversation with one more process, which is no run of the
// suite's scenarios, as though it were one scenario of that name. end says what came of it.
func (r *Recorder) Process(scenario string) (told func(wire.Message), end func(conformance.Verdict)) {
	r.mutex.Lock()
	r.processes++
	p := &process{recorder: r, number: r.processes, scenario: scenario}
	r.mutex.Unlock()
	return p.message, func(v conformance.Verdict) { p.end(scenario, v) }
}

// Close ends the recording of a run. whole says that the run came to its end.
// A second Close does nothing, nor does one of no recorder.
func (r *Recorder) Close(whole bool) error {
	if r == nil {
		return nil
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.out == nil {
		return nil
	}
	if whole {
		r.write(line{End: &r.scenarios})
	}
	if r.zip != nil && r.begun {
		r.keep(r.zip.Close())
	}
	r.keep(r.out.Close())
	r.out = nil
	if r.failed != nil {
		return fmt.Errorf("the recording could not be written: %w", r.failed)
	}
	return nil
}

// keep keeps the first thing that went wrong.
func (r *Recorder) keep(err error) {
	if r.failed == nil && err != nil {
		r.failed = err
	}
}

// write writes a line, after the header if it is the first.
func (r *Recorder) write(l line) {
	if r.out == nil || r.failed != nil {
		return
	}
	if !r.begun {
		r.begun = true
		r.encode(r.header)
	}
	r.encode(l)
	if r.zip != nil && l.Verdict != "" {
		r.keep(r.zip.Flush())
	}
}

func (r *Recorder) encode(value any) {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	if err == nil && r.zip != nil {
		_, err = r.zip.Write(text.Bytes())
	} else if err == nil {
		_, err = r.out.Write(text.Bytes())
	}
	r.keep(err)
}

// kept is an engine whose conversation is kept.
type kept struct {
	*wire.Client
	process *process
}

// BeginScenario says what the next messages belong to.
func (k *kept) BeginScenario(s *conformance.Scenario) { k.process.begin(s.ID) }

// EndScenario keeps what came of it.
func (k *kept) EndScenario(r conformance.Result) { k.process.end(r.Scenario.ID, r.Verdict) }

// process is one process of the engine, with the scenario that it is at.
type process struct {
	recorder *Recorder
	number   int
	scenario string
}

func (p *process) begin(scenario string) {
	p.recorder.mutex.Lock()
	defer p.recorder.mutex.Unlock()
	p.scenario = scenario
}

func (p *process) end(scenario string, v conformance.Verdict) {
	r := p.recorder
	r.mutex.Lock()
	defer r.mutex.Unlock()
	p.scenario = ""
	r.scenarios++
	r.write(line{Process: p.number, Scenario: scenario, Verdict: v})
}

func (p *process) message(m wire.Message) {
	r := p.recorder
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.write(line{Process: p.number, Scenario: p.scenario, From: m.From, Message: m.Text})
}

var _ conformance.Follower = (*kept)(nil)
