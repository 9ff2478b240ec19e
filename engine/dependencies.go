package engine

import "slices"

// independent says, from what effects read and write alone, that no effect of
// the layer can depend on another (CR 613.8a).
func (w *works) independent(l layer, list []int) bool {
	if len(list) < 2 {
		return !w.grantsInto(l, list)
	}
	if w.grantsInto(l, list) {
		return false
	}
	var once, twice aspects
	stripping := 0
	for _, n := range list {
		e := &w.entries[n]
		writes := e.mod.writes[l]
		twice |= once & writes
		once |= writes
		if e.mod.strips.has(l) {
			stripping++
		}
	}
	for _, n := range list {
		e := &w.entries[n]
		others := stripping
		if e.mod.strips.has(l) {
			others--
		}
		if e.readsNow()&(twice|once&^e.mod.writes[l]) != 0 || others > 0 && e.losable() {
			return false
		}
	}
	return true
}

// grantsInto says whether an effect may grant static abilities that apply in
// the very layer: new effects then join those that wait.
func (w *works) grantsInto(l layer, list []int) bool {
	return l == layerAbilities && slices.ContainsFunc(list, func(n int) bool { return w.entries[n].mod.gainsStatic })
}

// readsNow is what an effect still reads: one that has
// started keeps its objects, and a resolved one its numbers.
func (e *entry) readsNow() aspects {
	switch {
	case e.effect != nil || e.static == nil:
		return 0
	case e.started:
		return e.mod.reads
	}
	return e.reads
}

// losable: the effect ends if its source loses the ability before the effect starts to apply (CR 613.6).
func (e *entry) losable() bool { return !e.started && e.static != nil && e.at >= 0 }

// applyDependent applies effects of which some may depend on others: an effect
// waits for those that it depends on, unless they form a loop (CR 613.8b), and
// the order is judged anew after each (CR 613.8c).
func (w *works) applyDependent(l layer, list []int) {
	rest := slices.Clone(list)
	for len(rest) > 0 {
		i := 0
		if len(rest) > 1 {
			i = w.next(l, rest)
		}
		w.fresh = w.fresh[:0]
		w.applyEntry(l, rest[i])
		rest = slices.Delete(rest, i, i+1)
		for _, n := range w.fresh {
			if w.entries[n].layers.has(l) {
				rest = append(rest, n)
			}
		}
		if len(w.fresh) > 0 {
			slices.SortStableFunc(rest, func(a, b int) int { return int(w.entries[a].stamp - w.entries[b].stamp) })
		}
	}
}

// next is the place in the list, which is by timestamp, of the effect to apply next.
func (w *works) next(l layer, list []int) int {
	n := len(list)
	depends := make([]bool, n*n)
	for i := range list {
		waits := false
		for j := range list {
			depends[i*n+j] = i != j && w.depends(l, list[i], list[j])
			waits = waits || depends[i*n+j]
		}
		if i == 0 && !waits {
			return 0
		}
	}
	reaches := closure(depends, n)
	for i := range list {
		waits := false
		for j := range list {
			waits = waits || depends[i*n+j] && !reaches[j*n+i]
		}
		if !waits {
			return i
		}
	}
	return 0
}

// closure says which of n can be reached from which; row by row.
func closure(direct []bool, n int) []bool {
	out := slices.Clone(direct)
	for k := range n {
		for i := range n {
			for j := range n {
				out[i*n+j] = out[i*n+j] || out[i*n+k] && out[k*n+j]
			}
		}
	}
	return out
}

// depends says whether applying b would change whether a exists, what it
// applies to, or what it does to it (CR 613.8a).
func (w *works) depends(l layer, a, b int) bool {
	ea, eb := &w.entries[a], &w.entries[b]
	overlap := ea.readsNow()&eb.mod.writes[l] != 0
	if !overlap && !(eb.mod.strips.has(l) && ea.losable()) {
		return false
	}
	set := eb.set
	if !eb.started {
		if !w.exists(eb) {
			return false
		}
		w.buffers[0] = w.affected(eb, w.buffers[0][:0])
		set = w.buffers[0]
	}
	before := w.outcome(l, ea, &w.buffers[1])
	w.saved = w.saved[:0]
	for _, i := range set {
		w.saved = append(w.saved, w.b.of[i])
	}
	w.applyTo(l, eb, set)
	after := w.outcome(l, ea, &w.buffers[2])
	for k, i := range set {
		w.b.of[i] = w.saved[k]
	}
	return !before.same(&after)
}

// outcome is what an effect would do if it were applied now.
type outcome struct {
	exists bool
	set    []int
	values values
	// each are the values for each object, where they differ.
	each []values
}

func (w *works) outcome(l layer, e *entry, buffer *[]int) outcome {
	out := outcome{exists: e.started || w.exists(e), set: e.set}
	if !out.exists {
		return out
	}
	if !e.started {
		*buffer = w.affected(e, (*buffer)[:0])
		out.set = *buffer
	}
	out.values = w.values(l, e, 0)
	if e.mod.each {
		for _, i := range out.set {
			out.each = append(out.each, w.values(l, e, w.g.battlefield[i]))
		}
	}
	return out
}

func (o *outcome) same(p *outcome) bool {
	return o.exists == p.exists && o.values == p.values && slices.Equal(o.set, p.set) && slices.Equal(o.each, p.each)
}
