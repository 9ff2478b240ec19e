package wire

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"
)

// lines is a channel of messages, one a line. It bounds how long a line may be
// and refuses what isn't UTF-8.
type lines struct {
	in    *bufio.Reader
	out   io.WriteCloser
	limit int
}

func newLines(in io.Reader, out io.WriteCloser, limit int) *lines {
	return &lines{in: bufio.NewReaderSize(in, 64<<10), out: out, limit: limit}
}

// Send writes one message.
func (l *lines) Send(message []byte) error {
	_, err := l.out.Write(append(message, '\n'))
	return err
}

// Recv reads the next message. The error is io.EOF at an end between messages.
func (l *lines) Recv() ([]byte, error) {
	for {
		line, err := l.line()
		if err != nil {
			return nil, err
		}
		if line = bytes.TrimSpace(line); len(line) > 0 {
			return line, nil
		}
	}
}

func (l *lines) line() ([]byte, error) {
	var line []byte
	for {
		part, err := l.in.ReadSlice('\n')
		line = append(line, part...)
		switch {
		case len(line) > l.limit:
			return nil, fmt.Errorf("a message of more than %d bytes: it begins with %s", l.limit, excerpt(line))
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case errors.Is(err, io.EOF) && len(line) > 0:
			return nil, fmt.Errorf("the output ends in the middle of a message: %s", excerpt(line))
		case err != nil:
			return nil, err
		case !utf8.Valid(line):
			return nil, fmt.Errorf("a message that isn't UTF-8: %s", excerpt(line))
		}
		return line, nil
	}
}

// Close closes the side that is written to.
func (l *lines) Close() error { return l.out.Close() }

// excerpt is the beginning of what was read, for messages.
func excerpt(text []byte) string {
	const most = 120
	text = bytes.TrimSpace(text)
	if len(text) > most {
		return fmt.Sprintf("%q…", text[:most])
	}
	return fmt.Sprintf("%q", text)
}
