package fuzz

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// saved is a campaign in a file.
type saved struct {
	Seed uint64 `json:"seed"`
	Progress
}

// Save writes how far the campaign has come with whole rounds, so that Resume can
// go on: the file is the old one or the new one, whatever happens meanwhile.
func (c *Campaign) Save(file string) error {
	if c.whole.Atlas == nil {
		c.whole = Progress{Atlas: NewAtlas()}
	}
	text, err := json.Marshal(saved{c.Seed, c.whole})
	if err != nil {
		return err
	}
	return write(file, text)
}

// Resume goes on where the campaign of a file was; a file that isn't there is
// no error, and nothing to go on from. seeded: the seed was asked for, and must
// be the file's.
func (c *Campaign) Resume(file string, seeded bool) error {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	s := saved{Progress: Progress{Atlas: NewAtlas()}}
	if err := strictly(text, &s); err != nil {
		return fmt.Errorf("%s: not the state of a campaign: %w", file, err)
	}
	switch {
	case s.Atlas == nil:
		return fmt.Errorf("%s: not the state of a campaign: no atlas", file)
	case s.Games < 0 || s.Atlas.games != s.Games:
		return fmt.Errorf("%s: not the state of a campaign: %d games, of which the atlas has %d", file, s.Games, s.Atlas.games)
	case seeded && s.Seed != c.Seed:
		return fmt.Errorf("%s: found the seed %d, expected %d: go on with that seed, or begin another file", file, s.Seed, c.Seed)
	}
	c.Seed, c.Progress, c.whole = s.Seed, s.Progress, s.Progress
	return nil
}

// Load reads a case that Store wrote.
func Load(file string) (*Found, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var f Found
	if err := strictly(text, &f); err != nil {
		return nil, fmt.Errorf("%s: not a case that stickler fuzz wrote: %w", file, err)
	}
	if f.Fault == nil || len(f.Case.Setup.Players) < 2 {
		return nil, fmt.Errorf("%s: not a case that stickler fuzz wrote: no fault, or fewer than two players", file)
	}
	return &f, nil
}

// Store writes a case into a folder, for Load, and gives the file.
func (f *Found) Store(folder string) (string, error) {
	text, err := json.MarshalIndent(f, "", " ")
	if err != nil {
		return "", err
	}
	file := filepath.Join(folder, f.Name()+".json")
	return file, write(file, append(text, '\n'))
}

// StoreFeature writes the scenario of a case into a folder and gives the file.
func (f *Found) StoreFeature(folder, text string) (string, error) {
	file := filepath.Join(folder, f.Name()+".feature")
	return file, write(file, []byte(text))
}

// strictly reads JSON that has nothing but the fields that are known.
func strictly(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if d.More() {
		return errors.New("something follows the end")
	}
	return nil
}

// write replaces a file as a whole.
func write(file string, text []byte) error {
	t, err := os.CreateTemp(filepath.Dir(file), "."+filepath.Base(file)+"-*")
	if err != nil {
		return err
	}
	_, err = t.Write(text)
	err = errors.Join(err, t.Chmod(0o644), t.Close())
	if err == nil {
		err = os.Rename(t.Name(), file)
	}
	if err != nil {
		err = errors.Join(err, os.Remove(t.Name()))
	}
	return err
}
