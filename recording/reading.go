package recording

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"github.com/stickler-mtg/stickler/conformance"
	"github.com/stickler-mtg/stickler/protocol"
	"github.com/stickler-mtg/stickler/protocol/wire"
)

// Recording is a conversation that was kept.
type Recording struct {
	Header
	Path string
	// Introduction is what the first process answered to initialize; nil if it never did.
	Introduction *Exchange
	// Scenarios in the order in which they ended.
	Scenarios []*Scenario
	// Cut is the number of the last line, if the run never came to its end; what
	// it was at is left out.
	Cut int
}

// Scenario is what was said during one scenario.
type Scenario struct {
	ID string
	// Line is where its verdict stands.
	Line      int
	Exchanges []*Exchange
	Verdict   conformance.Verdict
	// Misfit is what had ended the conversation by then: a message of the engine's
	// that answered nothing. Nil if there was none.
	Misfit error
}

// Exchange is a request with its reply.
type Exchange struct {
	// Line is where the request stands.
	Line   int
	Method string
	Params json.RawMessage
	// Answer is nil if none came, or none that fits.
	Answer *wire.Answer
	id     string
}

// maxLine bounds a line: a message, with what stands around it.
const maxLine = wire.MaxLine + 64<<10

// Read reads a recording. The error is a conformance.Problem.
func Read(path string) (*Recording, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, conformance.Problem{File: path, Text: conformance.PlainPathError(err)}
	}
	defer file.Close()
	r := &reader{
		recording: &Recording{Path: path}, open: map[int]*Scenario{}, ended: map[string]int{},
		asked: map[int]*Exchange{}, misfits: map[int]error{},
	}
	var in io.Reader = file
	if compressed(path) {
		zip, err := gzip.NewReader(file)
		if err != nil {
			return nil, conformance.Problem{File: path, Text: "its name ends with .gz, but it isn't compressed by gzip: " + conformance.PlainPathError(err)}
		}
		in = zip
	}
	if err := r.read(in); err != nil {
		return nil, conformance.Problem{File: path, Line: r.line, Text: err.Error()}
	}
	return r.recording, nil
}

// Whole refuses a recording that was cut short: nothing can be said about what it lacks.
func (r *Recording) Whole() error {
	if r.Cut == 0 {
		return nil
	}
	return conformance.Problem{File: r.Path, Line: r.Cut, Text: "the recording ends here, before the run came to its end: record it again"}
}

// reader is a recording while it is read.
type reader struct {
	recording *Recording
	line      int
	// open are the scenarios that the processes are at.
	open map[int]*Scenario
	// asked are the last requests to the processes, misfits what they said that
	// answered none.
	asked   map[int]*Exchange
	misfits map[int]error
	// ended are the scenarios that have a verdict, with its line.
	ended map[string]int
	done  bool
}

func (r *reader) read(in io.Reader) error {
	lines := bufio.NewReaderSize(in, 64<<10)
	for {
		text, err := nextLine(lines)
		switch {
		case errors.Is(err, io.EOF) && len(text) == 0:
			return r.finish(false)
		case errors.Is(err, io.ErrUnexpectedEOF) && len(text) == 0:
			return r.finish(true)
		}
		r.line++
		switch {
		case errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF):
			return fmt.Errorf("the recording ends in the middle of this line")
		case err != nil:
			return fmt.Errorf("the recording can't be read further: %w", err)
		}
		if err := r.take(text); err != nil {
			return err
		}
	}
}

// nextLine reads a line; with an error, it is what there is of it.
func nextLine(in *bufio.Reader) ([]byte, error) {
	var text []byte
	for {
		part, err := in.ReadSlice('\n')
		text = append(text, part...)
		switch {
		case len(text) > maxLine:
			return text, fmt.Errorf("a line of more than %d bytes", maxLine)
		case !errors.Is(err, bufio.ErrBufferFull):
			return text, err
		}
	}
}

// finish ends the reading where the file ends.
func (r *reader) finish(broken bool) error {
	switch {
	case r.line == 0:
		r.line = 1
		return errors.New("nothing is recorded here")
	case !r.done || broken:
		r.recording.Cut = r.line
	}
	return nil
}

// take reads one line.
func (r *reader) take(text []byte) error {
	if r.line == 1 {
		return r.takeHeader(text)
	}
	var l line
	if err := strictly(text, &l); err != nil {
		return err
	}
	switch {
	case r.done:
		return errors.New(`found a line after the one with "end", which is the last`)
	case l.End != nil:
		r.done = true
		if *l.End != len(r.recording.Scenarios) {
			return fmt.Errorf("found %d scenarios above, expected %d: lines are missing", len(r.recording.Scenarios), *l.End)
		}
		return nil
	case l.Process < 1:
		return fmt.Errorf(`found "process": %d, expected the number of one, from 1`, l.Process)
	case l.Verdict != "":
		return r.takeVerdict(l)
	}
	return r.takeMessage(l)
}

// strictly decodes one JSON value that has only the known fields.
func strictly(text []byte, into any) error {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(into); err != nil {
		return fmt.Errorf("this is no line of a recording: %w", err)
	}
	if decoder.More() {
		return errors.New("this is no line of a recording: something follows the JSON value")
	}
	return nil
}

func (r *reader) takeHeader(text []byte) error {
	h := &r.recording.Header
	if err := json.Unmarshal(text, h); err != nil || h.Format == 0 {
		return errors.New(`this is no recording: expected {"recording": 1, …} on the first line, as "stickler run --record" writes it`)
	}
	if h.Format != Format {
		return fmt.Errorf("found a recording of form %d, expected %d: record it again", h.Format, Format)
	}
	for _, c := range h.Capabilities {
		if !slices.Contains(protocol.AllCapabilities, c) {
			return fmt.Errorf("found the capability %q, which there isn't", c)
		}
	}
	return nil
}

func (r *reader) takeVerdict(l line) error {
	if !slices.Contains(conformance.Verdicts, l.Verdict) {
		return fmt.Errorf("found the verdict %q, expected one of %v", l.Verdict, conformance.Verdicts)
	}
	if l.Scenario == "" {
		return errors.New("found the verdict of no scenario")
	}
	if first, twice := r.ended[l.Scenario]; twice {
		return fmt.Errorf("found a second verdict on %q; the first is on line %d", l.Scenario, first)
	}
	s := r.at(l)
	s.Line, s.Verdict, s.Misfit = r.line, l.Verdict, r.misfits[l.Process]
	r.ended[s.ID] = r.line
	delete(r.open, l.Process)
	r.recording.Scenarios = append(r.recording.Scenarios, s)
	return nil
}

// at is the scenario that a line belongs to.
func (r *reader) at(l line) *Scenario {
	if r.open[l.Process] == nil || r.open[l.Process].ID != l.Scenario {
		r.open[l.Process] = &Scenario{ID: l.Scenario}
	}
	return r.open[l.Process]
}

// envelope is what a message has.
type envelope struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
}

func (r *reader) takeMessage(l line) error {
	var e envelope
	if err := json.Unmarshal(l.Message, &e); err != nil {
		return fmt.Errorf("found no message here: %w", err)
	}
	switch l.From {
	case "suite":
		if _, known := wire.Shapes[e.Method]; !known {
			return fmt.Errorf("found a request of the unknown method %q, expected one of %v", e.Method, wire.Methods)
		}
		s := r.at(l)
		asked := &Exchange{Line: r.line, Method: e.Method, Params: e.Params, id: string(e.ID)}
		r.asked[l.Process] = asked
		s.Exchanges = append(s.Exchanges, asked)
	case "engine":
		return r.takeReply(l, e)
	default:
		return fmt.Errorf(`found a message from %q, expected one from "suite" or "engine"`, l.From)
	}
	return nil
}

// takeReply gives a reply to the request that is open. One that doesn't fit
// ended the conversation with that process: what was open then never had an
// answer, and what was to be asked next was never sent.
func (r *reader) takeReply(l line, e envelope) error {
	asked := r.asked[l.Process]
	if asked == nil || r.misfits[l.Process] != nil {
		return nil
	}
	open := wire.Request{ID: asked.id, Method: asked.Method, Answered: asked.Answer != nil}
	if misfit := open.Misfit(l.Message); misfit != nil {
		r.misfits[l.Process] = misfit
		return nil
	}
	answer, err := wire.ReadAnswer(e.Result, e.Error)
	if err != nil {
		return fmt.Errorf(`found an "error" that can't be read: %w`, err)
	}
	asked.Answer = &answer
	if asked.Method == wire.MethodInitialize && r.recording.Introduction == nil {
		r.recording.Introduction = asked
	}
	return nil
}
