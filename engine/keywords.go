package engine

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/stickler-mtg/stickler/engine/card"
)

// KeywordSet is a set of the keywords that need no parameter and that the
// rules themselves ask for, one bit each (CR 702).
type KeywordSet uint64

// The keywords that have a bit. A variant's bit says that the object has at
// least one such ability: the parameters are in Characteristics.Abilities.
const (
	Deathtouch KeywordSet = 1 << iota
	// DefenderKeyword, since Defender is what is attacked.
	DefenderKeyword
	DoubleStrike
	Enchant
	Equip
	FirstStrike
	Flash
	Flying
	Haste
	Hexproof
	HexproofFrom
	Indestructible
	Lifelink
	Protection
	Reach
	Shroud
	Trample
	Vigilance
	Ward
	Menace
	Shadow
	Fear
	Intimidate
	Skulk
	Horsemanship
	Cycling
	Kicker
	Flashback
	Affinity
	Convoke
	Improvise
	Delve
	Modular
	SplitSecond
	Changeling
	Devoid
	Persist
	Undying
	Wither
	Infect
	Exalted
	Prowess
	Cascade
	Crew
	LivingMetal
	MoreThanMeetsTheEye
)

// keyword is a row of the table of keyword abilities: what it takes and what it stands for.
type keyword struct {
	bit KeywordSet
	// takes lists its parameters: 'n' a number, 'c' a cost, 'f' a filter; upper case if it can't do without.
	takes string
	// means are the abilities that it stands for; nil if the rules ask for the keyword itself.
	means func(k *card.Keyword) []card.Ability
}

// keywordTable is the one place that knows what each keyword ability means (CR 702).
var keywordTable = sync.OnceValue(func() map[string]keyword {
	return map[string]keyword{
		"deathtouch":     {bit: Deathtouch},
		"defender":       {bit: DefenderKeyword},
		"double strike":  {bit: DoubleStrike},
		"enchant":        {bit: Enchant, takes: "f"},
		"equip":          {bit: Equip, takes: "Cf", means: equip},
		"first strike":   {bit: FirstStrike},
		"flash":          {bit: Flash},
		"flying":         {bit: Flying},
		"haste":          {bit: Haste},
		"hexproof":       {bit: Hexproof},
		"hexproof from":  {bit: HexproofFrom, takes: "F"},
		"indestructible": {bit: Indestructible},
		"lifelink":       {bit: Lifelink},
		"protection":     {bit: Protection, takes: "F"},
		"reach":          {bit: Reach},
		"shroud":         {bit: Shroud},
		"trample":        {bit: Trample},
		"vigilance":      {bit: Vigilance},
		"ward":           {bit: Ward, takes: "C", means: ward},
		"menace":         {bit: Menace},

		"fear":         {bit: Fear, means: evasion(artifactOr(&card.Filter{Colors: []string{"black"}}))},
		"intimidate":   {bit: Intimidate, means: evasion(artifactOr(&card.Filter{SharesColor: true}))},
		"horsemanship": {bit: Horsemanship, means: evasion(&card.Filter{Keyword: "horsemanship"})},
		"shadow":       {bit: Shadow, means: shadow},
		"skulk":        {bit: Skulk, means: skulk},
		"landwalk":     {takes: "F", means: landwalk},
		"plainswalk":   {means: basicLandwalk("Plains")},
		"islandwalk":   {means: basicLandwalk("Island")},
		"swampwalk":    {means: basicLandwalk("Swamp")},
		"mountainwalk": {means: basicLandwalk("Mountain")},
		"forestwalk":   {means: basicLandwalk("Forest")},

		"affinity":                {bit: Affinity, takes: "F", means: affinity},
		"bargain":                 {means: bargain},
		"bushido":                 {takes: "N", means: bushido},
		"buyback":                 {takes: "C", means: buyback},
		"cascade":                 {bit: Cascade, means: cascade},
		"changeling":              {bit: Changeling, means: changeling},
		"convoke":                 {bit: Convoke},
		"crew":                    {bit: Crew, takes: "N", means: crew},
		"cycling":                 {bit: Cycling, takes: "Cf", means: cycling},
		"delve":                   {bit: Delve},
		"devoid":                  {bit: Devoid, means: devoid},
		"escape":                  {takes: "C", means: escape},
		"evoke":                   {takes: "C", means: evoke},
		"exalted":                 {bit: Exalted, means: exalted},
		"flashback":               {bit: Flashback, takes: "C", means: flashback},
		"improvise":               {bit: Improvise},
		"infect":                  {bit: Infect},
		"jump-start":              {means: jumpStart},
		"kicker":                  {bit: Kicker, takes: "C", means: kicker},
		"living metal":            {bit: LivingMetal, means: livingMetal},
		"modular":                 {bit: Modular, takes: "N", means: modular},
		"more than meets the eye": {bit: MoreThanMeetsTheEye, takes: "C", means: moreThanMeetsTheEye},
		"multikicker":             {takes: "C", means: multikicker},
		"mutate":                  {takes: "C", means: mutate},
		"overload":                {takes: "C", means: overload},
		"persist":                 {bit: Persist, means: persist},
		"prowess":                 {bit: Prowess, means: prowess},
		"retrace":                 {means: retrace},
		"spectacle":               {takes: "C", means: spectacle},
		"split second":            {bit: SplitSecond, means: splitSecond},
		"surge":                   {takes: "C", means: surge},
		"undying":                 {bit: Undying, means: undying},
		"upgrade":                 {means: upgrade},
		"wither":                  {bit: Wither},

		// These are about making a deck; in play only "partner with" does something (CR 702.124).
		"choose a background":      {},
		"doctor's companion":       {},
		"partner":                  {},
		"partner with":             {takes: "F", means: partnerWith},
		"partner—character select": {},
		"partner—father & son":     {},
		"partner—friends forever":  {},
		"partner—survivors":        {},
	}
})

// keywordNamed is the bit of a keyword; 0 if it has none.
func keywordNamed(name string) KeywordSet { return keywordTable()[name].bit }

// expandKeyword are the abilities that a keyword stands for (CR 702); used by Compile.
func expandKeyword(k *card.Keyword) ([]card.Ability, error) {
	row, ok := keywordTable()[k.Name]
	if !ok {
		return nil, fmt.Errorf("%q is not a keyword that this engine knows%s", k.Name, orRather(k.Name, keywordNames()))
	}
	for _, p := range []struct {
		letter string
		name   string
		given  bool
	}{{"n", "a number", k.N != 0}, {"c", "a cost", k.Cost != nil}, {"f", "a filter", k.Filter != nil}} {
		needs := strings.Contains(row.takes, strings.ToUpper(p.letter))
		if needs && !p.given && p.letter != "n" {
			return nil, fmt.Errorf("the keyword %q needs %s", k.Name, p.name)
		}
		if p.given && !needs && !strings.Contains(row.takes, p.letter) {
			return nil, fmt.Errorf("the keyword %q takes no %s", k.Name, strings.TrimPrefix(p.name, "a "))
		}
	}
	if row.means == nil {
		return nil, nil
	}
	return row.means(k), nil
}

// keywordNames lists every keyword in alphabetical order.
func keywordNames() []string { return slices.Sorted(maps.Keys(keywordTable())) }

// orRather proposes the name most like a misspelt one.
func orRather(word string, names []string) string {
	if n := card.Nearest(word, names, 1); len(n) > 0 {
		return fmt.Sprintf(" (did you mean %q?)", n[0])
	}
	return ""
}
