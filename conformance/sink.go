package conformance

import (
	"fmt"
	"io"
)

// Sink is where a run's reports go: one to standard output, or one to a file
// with a table beside it on standard output.
type Sink struct {
	reports []Report
	file    *OutFile
	// progress is cut short if the run never ends.
	progress io.Writer
}

// OpenSink makes the reports of a run. The error means that one can't be written.
func OpenSink(format, path string, out io.Writer, style Style) (*Sink, error) {
	if path == "" {
		report, err := NewReport(format, out, style)
		return &Sink{reports: []Report{report}, progress: style.Progress}, err
	}
	if _, err := NewReport(format, io.Discard, style); err != nil {
		return nil, err
	}
	file, err := OpenOut(path)
	if err != nil {
		return nil, err
	}
	plain := style
	plain.Color, plain.Progress = false, nil
	written, err := NewReport(format, file, plain)
	if err != nil {
		return nil, err
	}
	shown, err := NewReport(Formats[0], out, style)
	return &Sink{reports: []Report{written, shown}, file: file, progress: style.Progress}, err
}

// Result tells every report of a result.
func (s *Sink) Result(r Result) {
	for _, report := range s.reports {
		report.Result(r)
	}
}

// End completes the reports.
func (s *Sink) End(o *Outcome) error {
	s.progress = nil
	for _, report := range s.reports {
		if err := report.End(o); err != nil {
			return fmt.Errorf("the report could not be written: %w", err)
		}
	}
	return s.Close()
}

// Interrupted tells people the results so far. A report for machines is whole
// or isn't there, and a file keeps what it held.
func (s *Sink) Interrupted(o *Outcome) error {
	shown := s.reports
	if s.file != nil {
		shown = shown[1:]
	}
	for _, report := range shown {
		switch report.(type) {
		case *tableReport, *prettyReport, *progressReport:
		default:
			continue
		}
		if err := report.End(o); err != nil {
			return fmt.Errorf("the report could not be written: %w", err)
		}
	}
	return nil
}

// Close closes the report's file; a second time does nothing.
func (s *Sink) Close() error {
	if s.progress != nil {
		fmt.Fprintln(s.progress)
		s.progress = nil
	}
	if s.file == nil {
		return nil
	}
	file := s.file
	s.file = nil
	return file.Close()
}
