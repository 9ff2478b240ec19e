package conformance

import (
	"crypto/sha256"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Shard is one of the parts that a selection is dealt into, for several
// machines; the zero Shard is the whole.
type Shard struct {
	// Index counts from 1 to Of.
	Index int `json:"index"`
	Of    int `json:"of"`
	// Selection lists the scenarios of all the shards, in the order of the suite.
	Selection []string `json:"selection"`
}

// maxShards is more machines than anybody has.
const maxShards = 10_000

var shardForm = regexp.MustCompile(`^([0-9]{1,6})/([0-9]{1,6})$`)

// ParseShard reads I/N; an empty text is the whole.
func ParseShard(text string) (Shard, error) {
	if text == "" {
		return Shard{}, nil
	}
	m := shardForm.FindStringSubmatch(text)
	if m == nil {
		return Shard{}, Problem{File: "--shard", Text: fmt.Sprintf("%q is no shard; write I/N, such as 2/3 for the second of three", text)}
	}
	index, _ := strconv.Atoi(m[1])
	of, _ := strconv.Atoi(m[2])
	if index < 1 || index > of || of > maxShards {
		return Shard{}, Problem{File: "--shard", Text: fmt.Sprintf("%q: I goes from 1 to N, and N to %d", text, maxShards)}
	}
	return Shard{Index: index, Of: of}, nil
}

// whole says whether the shard is everything.
func (s Shard) whole() bool { return s.Of == 0 }

// String is the shard as it is asked for.
func (s Shard) String() string { return fmt.Sprintf("%d/%d", s.Index, s.Of) }

// deal says which of some scenarios are the shard's: they are put into an order
// that depends on nothing but their identities, and dealt like cards. So every
// scenario is in one shard, no two shards differ by more than one scenario, and
// the long features are spread over all.
func (s Shard) deal(ids []string) map[string]bool {
	type ranked struct{ id, hash string }
	order := make([]ranked, len(ids))
	for i, id := range ids {
		sum := sha256.Sum256([]byte(id))
		order[i] = ranked{id, string(sum[:])}
	}
	slices.SortFunc(order, func(a, b ranked) int { return strings.Compare(a.hash, b.hash) })
	mine := map[string]bool{}
	for i, r := range order {
		if i%s.Of == s.Index-1 {
			mine[r.id] = true
		}
	}
	return mine
}

// narrow leaves the suite with the shard's scenarios.
func (s *Suite) narrow(shard Shard) {
	if shard.whole() {
		return
	}
	all := s.Scenarios
	for _, scenario := range all {
		shard.Selection = append(shard.Selection, scenario.ID)
	}
	mine := shard.deal(shard.Selection)
	s.Shard, s.Features, s.Scenarios = shard, nil, nil
	for _, scenario := range all {
		if mine[scenario.ID] {
			s.add(scenario)
		}
	}
}
