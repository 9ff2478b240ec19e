// Package rulebook knows which rules there are: their numbers, the titles of
// their sections, and a fingerprint of each rule's text, for every date of the
// Comprehensive Rules that has an index in corpus/rulebook. It holds no
// sentence of theirs.
//
// With that it says whether a citation exists, what a rule's number is today,
// what changed between two dates, and which rules no scenario cites.
package rulebook
