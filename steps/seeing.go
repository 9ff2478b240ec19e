package steps

import (
	"fmt"
	"slices"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

// sees compares whether a player's view shows an object of that name.
func (w *World) sees(m []string, want bool) error {
	viewer, err := w.player(m[1])
	if err != nil {
		return err
	}
	name := m[3]
	if _, aliased := w.aliases[name]; !aliased {
		if err := w.known(name); err != nil {
			return err
		}
	}
	v, err := w.engine.State(w.ctx, protocol.StateRequest{Game: w.game, As: viewer})
	if err != nil {
		return err
	}
	found := w.shown(v, name, m[2])
	switch {
	case found == nil && offered(v, name):
		if !want {
			return w.fail(fmt.Sprintf("%s cannot see %q", viewer, name), "%s's view shows it among the options of what %s is asked", viewer, v.Decision.Player)
		}
	case want && found == nil:
		return w.fail(fmt.Sprintf("%s can see %q", viewer, name), "%s's view shows no such object", viewer)
	case !want && found != nil:
		return w.fail(fmt.Sprintf("%s cannot see %q", viewer, name), "%s's view shows it: %s", viewer, describe(found))
	}
	return nil
}

// offered says whether a view's open decision has an option of that name, such
// as a card that is no object.
func offered(v *protocol.View, name string) bool {
	return v.Decision != nil && slices.ContainsFunc(v.Decision.Options, func(o protocol.Option) bool { return o.Name == name })
}

// shown is the first object of that name in a view; nil if there is none.
func (w *World) shown(v *protocol.View, name, of string) *protocol.ObjectView {
	ref, aliased := w.aliases[name]
	for i := range v.Objects {
		o := &v.Objects[i]
		if o.Hidden || of != "" && holder(o) != of {
			continue
		}
		if aliased && refers(o, ref) || !aliased && (o.Name == name || o.Card == name || strings.HasPrefix(o.Card, name+" // ")) {
			return o
		}
	}
	return nil
}
