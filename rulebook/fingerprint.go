package rulebook

import (
	"crypto/sha256"
	"encoding/base64"
	"regexp"
	"strings"
)

// fingerprintLength in characters of six bits: among the rules of all dates,
// two different texts with one fingerprint aren't to be expected.
const fingerprintLength = 6

var (
	// references to rules, and to whole sections.
	toRule    = regexp.MustCompile(`\b[1-9]\d\d\.\d+[a-z]?(?:[-,][a-z0-9]{1,3}\b)*`)
	toSection = regexp.MustCompile(`\b(rules?|sections?|and|or|through) [1-9]\d\d\b`)
	printing  = strings.NewReplacer(
		"“", `"`, "”", `"`, "„", `"`, "‘", "'", "’", "'", "–", "-", "—", "-", "−", "-",
		"…", "...", ". . .", "...", "®", "", "™", "", "\u00a0", " ",
	)
)

// fingerprint tells texts apart by their words alone: the way they are printed
// doesn't count, nor do the numbers of other rules, so that a rule that only
// refers to one that moved isn't taken for reworded.
func fingerprint(text string) string {
	plain := strings.Join(strings.Fields(printing.Replace(text)), " ")
	plain = toSection.ReplaceAllString(toRule.ReplaceAllString(plain, "#"), "$1 #")
	sum := sha256.Sum256([]byte(plain))
	return base64.RawURLEncoding.EncodeToString(sum[:])[:fingerprintLength]
}
