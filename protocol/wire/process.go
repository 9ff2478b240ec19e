package wire

import (
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// process is an engine's process and all that it has started.
type process struct {
	command *exec.Cmd
	input   io.Closer
	log     *tail
	done    chan struct{}
	once    sync.Once
}

// patience is how long a process may take to end by itself once its standard
// input is closed, before it is killed.
const patience = 500 * time.Millisecond

func startProcess(command string) (*process, io.Reader, io.WriteCloser, error) {
	p := &process{command: shell(command), log: &tail{}, done: make(chan struct{})}
	in, err := p.command.StdinPipe()
	if err != nil {
		return nil, nil, nil, err
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		return nil, nil, nil, err
	}
	p.input, p.command.Stderr = in, p.log
	// What keeps the pipes open after the process has ended doesn't hold us up.
	p.command.WaitDelay = patience
	ownGroup(p.command)
	if err := p.command.Start(); err != nil {
		return nil, nil, nil, fmt.Errorf("the engine %q can't be started: %w", command, err)
	}
	return p, &reaper{Reader: out, p: p}, in, nil
}

// reaper waits for the process once its output has ended: not before, since
// waiting closes the pipe.
type reaper struct {
	io.Reader
	p *process
}

// Read reads the process's output.
func (r *reaper) Read(b []byte) (int, error) {
	n, err := r.Reader.Read(b)
	if err != nil {
		r.p.wait()
	}
	return n, err
}

func (p *process) wait() {
	p.once.Do(func() {
		go func() {
			_ = p.command.Wait()
			close(p.done)
		}()
	})
}

// ended says how the process ended; "" if it is still there.
func (p *process) ended() string {
	p.wait()
	select {
	case <-p.done:
		return p.command.ProcessState.String()
	case <-time.After(patience):
		return ""
	}
}

// end ends the process and all that it has started: by closing its input, and
// if that isn't enough, or nothing good can be expected of it, by force.
func (p *process) end(atOnce bool) {
	_ = p.input.Close()
	if !atOnce {
		select {
		case <-p.done:
		case <-time.After(patience):
		}
	}
	killGroup(p.command)
	p.wait()
	<-p.done
}

// tail keeps the end of what is written to it.
type tail struct {
	mutex sync.Mutex
	text  []byte
	cut   bool
}

// maxLog is how much of standard error is kept, in bytes.
const maxLog = 8 << 10

// Write keeps the end.
func (t *tail) Write(b []byte) (int, error) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.text = append(t.text, b...)
	if over := len(t.text) - maxLog; over > 0 {
		t.text, t.cut = append([]byte(nil), t.text[over:]...), true
	}
	return len(b), nil
}

// String is the end of what was written.
func (t *tail) String() string {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	text := strings.ToValidUTF8(string(t.text), "�")
	if t.cut {
		return "…" + text
	}
	return text
}
