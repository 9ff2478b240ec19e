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
		i := w.next(l, rest)
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
	if n == 1 {
		return 0
	}
	depends := make([][]bool, n)
	for i := range list {
		depends[i] = make([]bool, n)
		for j := range list {
			depends[i][j] = i != j && w.depends(l, list[i], list[j])
		}
	}
	reaches := closure(depends)
	for i := range list {
		waits := false
		for j := range list {
			waits = waits || depends[i][j] && !reaches[j][i]
		}
		if !waits {
			return i
		}
	}
	return 0
}

// closure says which can be reached from which.
func closure(direct [][]bool) [][]bool {
	out := make([][]bool, len(direct))
	for i := range direct {
		out[i] = slices.Clone(direct[i])
	}
	for k := range out {
		for i := range out {
			for j := range out {
				out[i][j] = out[i][j] || out[i][k] && out[k][j]
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
		set = w.affected(eb, nil)
	}
	before := w.outcome(l, ea)
	saved := make([]Characteristics, len(set))
	v := w.values(l, eb)
	for k, i := range set {
		saved[k] = w.b.of[i]
		w.modify(l, eb, v, i)
	}
	after := w.outcome(l, ea)
	for k, i := range set {
		w.b.of[i] = saved[k]
	}
	return !before.same(&after)
}

// outcome is what an effect would do if it were applied now.
type outcome struct {
	exists bool
	set    []int
	values values
}

func (w *works) outcome(l layer, e *entry) outcome {
	out := outcome{exists: e.started || w.exists(e), set: e.set}
	if !out.exists {
		return out
	}
	if !e.started {
		out.set = w.affected(e, nil)
	}
	out.values = w.values(l, e)
	return out
}

func (o *outcome) same(p *outcome) bool {
	return o.exists == p.exists && o.values == p.values && slices.Equal(o.set, p.set)
}
