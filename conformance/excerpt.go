package conformance

import "bytes"

// excerpt is the feature's text with everything but some scenarios blanked
// out, so that what is left keeps its lines.
func (f *Feature) excerpt(keep map[*Scenario]bool) []byte {
	lines := bytes.SplitAfter(f.text, []byte("\n"))
	blank := func(first, last int) {
		for i := first; i <= last && i <= len(lines); i++ {
			lines[i-1] = []byte("\n")
		}
	}
	for _, b := range f.blocks {
		b.blankOthers(keep, blank)
	}
	return bytes.Join(lines, nil)
}

func (b *block) blankOthers(keep map[*Scenario]bool, blank func(first, last int)) {
	kept := 0
	for _, s := range b.scenarios {
		if keep[s] {
			kept++
		}
	}
	if kept == 0 {
		blank(b.first, b.last)
		return
	}
	for _, s := range b.scenarios {
		if !keep[s] {
			blank(s.Line, s.Line)
		}
	}
}
