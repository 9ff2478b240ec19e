package conformance

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// suiteRoot is the folder of the embedded suite; regressions is where random play
// has written what it found, which is run with it.
const (
	suiteRoot   = "features"
	regressions = "corpus/regressions"
)

// maxFeatureBytes bounds a feature file: a larger one is no scenario text.
const maxFeatureBytes = 4 << 20

// file is a feature file that was asked for, before it is read.
type file struct {
	// system is nil for a file on disk.
	system fs.FS
	path   string
}

func (f file) read() ([]byte, error) {
	var in io.ReadCloser
	var err error
	if f.system == nil {
		in, err = os.Open(f.path)
	} else {
		in, err = f.system.Open(f.path)
	}
	if err != nil {
		return nil, Problem{File: f.path, Text: PlainPathError(err)}
	}
	defer in.Close()
	return ReadBounded(in, f.path, maxFeatureBytes, "a feature")
}

// ReadBounded reads all of a file that was opened, what being what it holds. The
// error is a Problem: it can't be read, or has more than so many bytes.
func ReadBounded(in io.Reader, path string, most int64, what string) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(in, most+1))
	if err != nil {
		return nil, Problem{File: path, Text: PlainPathError(err)}
	}
	if int64(len(text)) > most {
		return nil, Problem{File: path, Text: fmt.Sprintf("larger than the %d MiB that %s may have", most>>20, what)}
	}
	return text, nil
}

// PlainPathError leaves out the path, which the problem names already.
func PlainPathError(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

// finder looks for feature files, on disk first and then in the embedded suite.
type finder struct{ embedded fs.FS }

var lineSuffix = regexp.MustCompile(`^(.+?):(\d+)$`)

// splitLine takes the line off FILE:LINE; 0 means the whole file.
func splitLine(arg string) (name string, line int, err error) {
	m := lineSuffix.FindStringSubmatch(arg)
	if m == nil {
		return arg, 0, nil
	}
	line, err = strconv.Atoi(m[2])
	if err != nil || line == 0 {
		return "", 0, Problem{File: m[1], Text: fmt.Sprintf("%s is no line of a file", m[2])}
	}
	return m[1], line, nil
}

// find returns the files that a path stands for: itself, or those under it.
func (f finder) find(name string) ([]file, error) {
	info, err := os.Stat(name)
	switch {
	case err == nil && info.IsDir():
		return onlyFeatures(os.DirFS(name), ".", name, func(p string) file {
			return file{nil, filepath.Join(name, filepath.FromSlash(p))}
		})
	case err == nil && !info.Mode().IsRegular():
		return nil, Problem{File: name, Text: "neither a file nor a folder"}
	case err == nil:
		return []file{{nil, filepath.Clean(name)}}, nil
	case !errors.Is(err, fs.ErrNotExist):
		return nil, Problem{File: name, Text: PlainPathError(err)}
	}
	return f.findEmbedded(name)
}

func (f finder) findEmbedded(name string) ([]file, error) {
	slashed := path.Clean(filepath.ToSlash(name))
	for _, candidate := range []string{slashed, path.Join(suiteRoot, slashed)} {
		if f.embedded == nil || !fs.ValidPath(candidate) || !inSuite(candidate) {
			continue
		}
		info, err := fs.Stat(f.embedded, candidate)
		switch {
		case err != nil:
			continue
		case info.IsDir():
			return onlyFeatures(f.embedded, candidate, name, func(p string) file { return file{f.embedded, p} })
		}
		return []file{{f.embedded, candidate}}, nil
	}
	return nil, Problem{File: name, Text: "no such file or folder, neither on disk nor in the embedded suite" +
		DidYouMean(slashed, f.embeddedPaths())}
}

// inSuite says whether an embedded path is one of features.
func inSuite(path string) bool {
	return strings.HasPrefix(path+"/", suiteRoot+"/") || strings.HasPrefix(path+"/", regressions+"/")
}

// findSuite lists the whole embedded suite, with what random play has found.
func (f finder) findSuite() ([]file, error) {
	files, err := f.findEmbedded(suiteRoot)
	if err != nil {
		return nil, err
	}
	found, err := fs.Glob(f.embedded, regressions+"/*.feature")
	for _, p := range found {
		files = append(files, file{f.embedded, p})
	}
	return files, err
}

func (f finder) embeddedPaths() []string {
	var paths []string
	if f.embedded == nil {
		return nil
	}
	for _, root := range []string{suiteRoot, regressions} {
		_ = fs.WalkDir(f.embedded, root, func(p string, d fs.DirEntry, err error) error {
			if err == nil && (d.IsDir() || strings.HasSuffix(p, ".feature")) {
				paths = append(paths, p)
			}
			return nil
		})
	}
	return paths
}

// onlyFeatures lists the feature files under a folder, in order of their paths.
func onlyFeatures(system fs.FS, root, shown string, make func(string) file) ([]file, error) {
	var files []file
	err := fs.WalkDir(system, root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return Problem{File: path.Join(filepath.ToSlash(shown), p), Text: PlainPathError(err)}
		}
		if d.Type().IsRegular() && strings.HasSuffix(p, ".feature") {
			files = append(files, make(p))
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, Problem{File: shown, Text: "no .feature file in this folder"}
	}
	return files, nil
}
