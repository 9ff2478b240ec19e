package conformance

import (
	"errors"
	"io/fs"
	"os"
)

// OutFile is where a report goes. It is opened before anything runs, so that
// a long run isn't lost to a misspelt path, and an older report is replaced
// only by a whole new one.
type OutFile struct {
	file  *os.File
	fresh bool
	wrote bool
}

// OpenOut opens a report's file. The error is a Problem.
func OpenOut(path string) (*OutFile, error) {
	_, err := os.Stat(path)
	fresh := errors.Is(err, fs.ErrNotExist)
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE, 0o644)
	if err != nil {
		return nil, Problem{File: path, Text: "can't be written: " + PlainPathError(err)}
	}
	return &OutFile{file: file, fresh: fresh}, nil
}

// Write adds to the report; the first write removes what was there before.
func (o *OutFile) Write(text []byte) (int, error) {
	if !o.wrote {
		o.wrote = true
		if info, err := o.file.Stat(); err == nil && info.Mode().IsRegular() {
			if err := o.file.Truncate(0); err != nil {
				return 0, err
			}
		}
	}
	return o.file.Write(text)
}

// Close ends the report. A file that was made and never written is removed.
func (o *OutFile) Close() error {
	err := o.file.Close()
	if o.fresh && !o.wrote {
		return errors.Join(err, os.Remove(o.file.Name()))
	}
	return err
}
