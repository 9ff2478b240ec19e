package engine

// KeywordSet is a set of the keywords that need no parameter and that the
// rules themselves ask for, one bit each (CR 702).
type KeywordSet uint64
