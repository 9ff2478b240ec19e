package card

import (
	"reflect"
	"sort"
	"strings"
	"unicode"
)

// prototypes are the kinds of node that a definition can call by name. The
// name is the type's in lower case with underscores, unless nounNames has another.
var prototypes = []any{
	Filter{}, TargetSpec{}, Compare{}, Mode{}, Modify{},
	Static{}, Triggered{}, Activated{}, Spell{}, AdditionalCost{}, AlternativeCost{}, MayCast{}, LookAtTop{}, CostChange{},
	Cant{}, Must{}, PlayerRule{}, AsEnters{}, ReplaceMana{}, ReplaceDamage{}, ReplaceCounters{}, ReplaceTokens{}, ReplaceMove{},
	ReplaceLife{}, ReplaceDraw{},
	AddMana{}, DealDamage{}, Destroy{}, MoveTo{}, PutCounters{}, TakeCounters{}, MoveCounters{}, Draw{}, Discard{}, Mill{}, Scry{},
	Surveil{}, GainLife{}, LoseLife{}, CreateToken{}, Convert{}, Transform{}, FlipOver{}, Tap{}, Untap{}, SkipUntap{}, CounterSpell{}, Change{}, BecomeCopy{},
	AddRule{}, PreventDamage{}, SacrificeEffect{}, Bolster{}, Fuse{}, AttachTo{}, Unattach{}, Fight{}, CopySpell{}, Search{}, Shuffle{},
	ChooseObjects{}, ChooseValue{}, RevealUntil{}, CastFree{}, PutFromHand{}, Regenerate{}, May{}, If{}, UnlessPaid{}, Delayed{},
	Reflexive{}, ForEach{}, EndGame{}, ReturnAll{},
	Self{}, Targeted{}, You{}, Opponents{}, EachPlayer{}, ActivePlayer{}, Each{}, EventObject{}, EventSource{}, EventPlayer{},
	Attached{}, Affected{}, Chosen{}, Moved{}, CostPaid{}, ExiledWith{}, ControllerOf{}, OwnerOf{}, TopOf{},
	X{}, AnyNumber{}, Count{}, CountersOn{}, PowerOf{}, ToughnessOf{}, ManaValueOf{}, LifeOf{}, HandOf{}, EventAmount{}, CostAmount{},
	TargetsMatching{}, DoneAmount{}, Times{}, Sum{}, Half{}, Devotion{}, SpellsCast{}, LifeLost{}, TimesPaid{},
	YourTurn{}, Exists{}, Is{}, Holds{}, Paid{}, WasCast{}, Done{}, Not{}, All{}, Any{},
	TapSelf{}, UntapSelf{}, Sacrifice{}, DiscardCards{}, PayLife{}, RemoveCounters{}, AddCounters{}, LoyaltyCost{}, TapOthers{},
	ExileCards{}, ReturnPermanents{},
	Enters{}, Dies{}, Moves{}, Casts{}, Activates{}, Attacks{}, PlayerAttacks{}, Blocks{}, BecomesBlocked{}, DealsDamage{},
	IsDealtDamage{}, Transforms{}, CountersPut{}, CountersRemoved{}, Mutates{}, TappedForMana{}, BecomesTapped{}, BecomesUntapped{},
	StepBegins{}, BecomesTarget{}, Draws{}, GainsLife{}, LosesLife{}, Sacrifices{}, Discards{}, PlaysLand{}, AnyEvent{},
}

// nounNames are the names that differ from the type's.
var nounNames = map[string]string{
	"Filter": "objects", "TargetSpec": "target", "Self": "this", "TapSelf": "tap_symbol", "UntapSelf": "untap_symbol",
	"Sacrifice": "sacrifice_cost", "SacrificeEffect": "sacrifice", "FlipOver": "flip", "DiscardCards": "discard_cost", "RemoveCounters": "remove_counters_cost",
	"AddCounters": "put_counters_cost", "TakeCounters": "remove_counters", "LoyaltyCost": "loyalty", "TapOthers": "tap_cost",
	"ExileCards": "exile_cost", "ReturnPermanents": "return_cost", "If": "when", "Not": "negate", "All": "all_of", "Any": "any_of", "Is": "is_a",
}

var (
	nouns     = map[string]reflect.Type{}
	nounList  []string
	keywordOf = map[string]string{}
)

// keywordNames are the keyword abilities that a definition can name (CR 702);
// the engine says what each means, and which of them it doesn't know.
const keywordNames = `affinity,bargain,bushido,buyback,cascade,changeling,choose a background,convoke,crew,cycling,deathtouch,defender,delve,devoid,doctor's companion,
double strike,enchant,equip,escape,evoke,exalted,fear,first strike,flash,flashback,flying,forestwalk,haste,
hexproof,hexproof from,horsemanship,improvise,indestructible,infect,intimidate,islandwalk,jump-start,kicker,
landwalk,lifelink,living metal,menace,modular,more than meets the eye,mountainwalk,multikicker,mutate,overload,
partner,partner with,partner—character select,partner—father & son,partner—friends forever,partner—survivors,
persist,plainswalk,protection,prowess,reach,retrace,shadow,shroud,skulk,spectacle,split second,surge,swampwalk,
trample,undying,upgrade,vigilance,ward,wither`

func init() {
	for _, p := range prototypes {
		t := reflect.TypeOf(p)
		name, ok := nounNames[t.Name()]
		if !ok {
			name = snake(t.Name())
		}
		nouns[name] = t
		nounList = append(nounList, name)
	}
	for _, k := range strings.Split(strings.ReplaceAll(keywordNames, "\n", ""), ",") {
		noun := strings.ReplaceAll(k, " ", "_")
		keywordOf[noun] = k
		if _, taken := nouns[noun]; !taken {
			nounList = append(nounList, noun)
		}
	}
	sort.Strings(nounList)
}

// Nouns lists everything that a definition can call, in alphabetical order.
func Nouns() []string { return append([]string{"card", "face"}, nounList...) }

func snake(name string) string {
	var b strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}
