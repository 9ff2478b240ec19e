package rulebook

// Follow says what became of the numbers of one edition in another. A rule that
// isn't in the result was removed.
//
// Rules are followed by their text: one with the same fingerprint is the same
// rule, wherever it stands. One whose text is nowhere is taken for a reworded
// one where it stands between the same neighbors.
func Follow(from, to *Edition) map[Number]Number {
	f := &follower{from: from, to: to, now: map[Number]Number{}, taken: map[Number]bool{}, places: map[string][]Number{}}
	for _, r := range to.Rules {
		f.places[r.Fingerprint] = append(f.places[r.Fingerprint], r.Number)
	}
	f.section = f.sections()
	top, topTo := levels(from), levels(to)
	for _, s := range from.Sections() {
		f.level(top[s], topTo[f.section[s]], f.section[s])
	}
	for _, s := range from.Sections() {
		for _, rule := range top[s] {
			now := f.now[rule]
			f.level(top[rule], topTo[now], now)
		}
	}
	return f.now
}

// follower holds what has been found so far.
type follower struct {
	from, to *Edition
	section  map[Number]Number
	now      map[Number]Number
	taken    map[Number]bool
	places   map[string][]Number
}

// levels lists what is directly under each section and each rule.
func levels(e *Edition) map[Number][]Number {
	under := map[Number][]Number{}
	for _, r := range e.Rules {
		above := r.Number.Rule()
		if above == r.Number {
			above = r.Number.Section()
		}
		under[above] = append(under[above], r.Number)
	}
	return under
}

// sections follows sections by their titles, several of which are the same; a
// retitled one stays where it is, if its number is not another's now.
func (f *follower) sections() map[Number]Number {
	now, taken := map[Number]Number{}, map[Number]bool{}
	pair := func(fits func(old, n Number) bool) {
		for _, old := range f.from.Sections() {
			for _, n := range f.to.Sections() {
				if now[old] == "" && !taken[n] && fits(old, n) {
					now[old], taken[n] = n, true
				}
			}
		}
	}
	titled := func(old, n Number) bool { return f.from.titles[old] == f.to.titles[n] }
	pair(func(old, n Number) bool { return old == n && titled(old, n) })
	pair(titled)
	pair(func(old, n Number) bool { return old == n })
	return now
}

// level follows the numbers under one number; above is what that became, if anything.
func (f *follower) level(olds, news []Number, above Number) {
	for _, old := range olds {
		if n := f.sameText(old, above); n != "" {
			f.now[old], f.taken[n] = n, true
		}
	}
	for i := 0; i < len(olds); {
		if f.now[olds[i]] != "" {
			i++
			continue
		}
		end := i
		for end < len(olds) && f.now[olds[end]] == "" {
			end++
		}
		f.reworded(olds[i:end], f.gap(olds, news, i, end))
		i = end
	}
}

// sameText finds where a rule's text is now: preferably under what its rule or
// section became, and there under its own number or letter.
func (f *follower) sameText(old, above Number) Number {
	var best Number
	score := -1
	for _, n := range f.places[f.from.prints[old]] {
		if f.taken[n] {
			continue
		}
		s := 0
		if above != "" && n.Under(above) {
			s += 4
		}
		if n == old {
			s += 2
		}
		if old.Letter() != "" && n.Letter() == old.Letter() {
			s++
		}
		if s > score || s == score && old.distance(n) < old.distance(best) {
			best, score = n, s
		}
	}
	return best
}

// gap lists the numbers of the new level that nothing has become yet, between
// what the neighbors of olds[i:end] became.
func (f *follower) gap(olds, news []Number, i, end int) []Number {
	var after, before Number
	if i > 0 {
		after = f.now[olds[i-1]]
	}
	if end < len(olds) {
		before = f.now[olds[end]]
	}
	var free []Number
	for _, n := range news {
		if !f.taken[n] && (after == "" || n.Compare(after) > 0) && (before == "" || n.Compare(before) < 0) {
			free = append(free, n)
		}
	}
	return free
}

// reworded pairs rules whose text is nowhere with new ones in the same place:
// in order if there are as many, else by their numbers. A keyword isn't another
// keyword's rewording.
func (f *follower) reworded(olds, free []Number) {
	for i, old := range olds {
		for j, n := range free {
			same := old.Letter() == n.Letter() && (old.Letter() != "" || old == n)
			paired := len(olds) == len(free) && i == j
			heading := f.from.Heading(old) || f.to.Heading(n)
			if f.taken[n] || f.now[old] != "" || heading && !(paired && same) || !same && !paired {
				continue
			}
			f.now[old], f.taken[n] = n, true
		}
	}
}
