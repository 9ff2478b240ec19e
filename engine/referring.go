package engine

// context is what the words of an ability refer to: this object, you, the
// targets, X, the event that triggered it, and what happened so far as it
// resolves.
type context struct {
	// source is the object whose ability it is; it may have left since (see Object.Last, Object.Next).
	source     ObjectID
	controller PlayerID
	targets    [][]Target
	x          int
	costAmount int
	costPaid   []ObjectID
	event      *Event
	// optional costs that were paid, by name.
	optional []string
	// item is the ability or spell that resolves; nil for static abilities.
	item *StackItem
	// stackObject is the spell or ability on the stack.
	stackObject ObjectID
	// chosen, moved and done change as effects are carried out.
	chosen     []ref
	moved      []ObjectID
	done       bool
	doneAmount int
	// began is the first object that is newer than this resolution: what moved
	// since can be found where it went (CR 400.7j). 0 outside a resolution.
	began ObjectID
}

// ref is an object or a player.
type ref struct {
	object ObjectID
	// player counts if object is 0.
	player PlayerID
}
