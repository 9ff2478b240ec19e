package engine

// Combat is the combat phase that is going on (CR 506).
type Combat struct {
	Attackers []Attacker
	// Declared: blockers have been declared.
	Declared bool
	// Dealt lists creatures that dealt damage in the first of two damage steps (CR 510.4).
	Dealt []ObjectID
}

// Attacker is an attacking creature, what it attacks and what blocks it.
type Attacker struct {
	Object   ObjectID
	Defender Defender
	// Blocked stays true though its blockers are gone (CR 509.1h).
	Blocked  bool
	Blockers []ObjectID
}

// Defender is a player, or a permanent if Object is set (CR 506.2).
type Defender struct {
	Player PlayerID
	Object ObjectID
}

func (c *Combat) clone() *Combat {
	if c == nil {
		return nil
	}
	n := *c
	n.Attackers = append([]Attacker(nil), c.Attackers...)
	for i := range n.Attackers {
		n.Attackers[i].Blockers = append([]ObjectID(nil), n.Attackers[i].Blockers...)
	}
	n.Dealt = append([]ObjectID(nil), c.Dealt...)
	return &n
}
