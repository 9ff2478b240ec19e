package checkup

import (
	"errors"
	"fmt"
	"strings"

	"github.com/stickler-mtg/stickler/protocol"
)

// unexpected is an answer that the conversation survives, but that isn't the right one.
type unexpected struct{ text string }

// Error says what was found.
func (u *unexpected) Error() string { return u.text }

func found(format string, args ...any) error { return &unexpected{fmt.Sprintf(format, args...)} }

// broken says whether the conversation can't go on.
func broken(err error) bool {
	var refused *protocol.Error
	var wrong *unexpected
	return err != nil && !errors.As(err, &refused) && !errors.As(err, &wrong)
}

// judge says how a step went.
func (c *checkup) judge(err error, next string) bool {
	var refused *protocol.Error
	switch {
	case err == nil:
		c.tell("ok", "that is it")
		return true
	case errors.As(err, &refused) && refused.Kind == protocol.Unsupported:
		c.tell("ok", "unsupported: scenarios that need this are counted apart")
		c.tell("next", next)
		return true
	}
	c.well = false
	c.tell("WRONG", err.Error())
	if c.client != nil && broken(err) {
		if log := strings.TrimSpace(c.client.Log()); log != "" {
			c.tell("its log", log)
		}
	}
	c.tell("next", next)
	return false
}

// tell writes one line of a step, or several with the same margin.
func (c *checkup) tell(what, text string) {
	const margin = "\n                "
	fmt.Fprintf(c.out, "   %-12s %s\n", what, strings.ReplaceAll(text, "\n", margin))
}

// shortened is the beginning of a long message.
func shortened(text string) string {
	const most = 400
	if len(text) <= most {
		return text
	}
	return fmt.Sprintf("%s… (%d bytes)", strings.ToValidUTF8(text[:most], ""), len(text))
}
