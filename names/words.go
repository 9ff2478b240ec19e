package names

import "strings"

// Words of the rules, as facts: a misspelt one can be told from one that an
// engine lacks. The lists are those of the rules of 2026-04-17.

// ArtifactTypes are the subtypes of CR 205.3g.
var ArtifactTypes = []string{
	"Attraction", "Blood", "Bobblehead", "Book", "Clue", "Contraption", "Equipment", "Food", "Fortification", "Gold",
	"Incubator", "Infinity", "Junk", "Lander", "Map", "Mutagen", "Powerstone", "Spacecraft", "Stone", "Treasure",
	"Vehicle",
}

// EnchantmentTypes are the subtypes of CR 205.3h.
var EnchantmentTypes = []string{
	"Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Role", "Room", "Rune", "Saga", "Shard", "Shrine",
}

// LandTypes are the subtypes of CR 205.3i.
var LandTypes = []string{
	"Cave", "Desert", "Forest", "Gate", "Island", "Lair", "Locus", "Mine", "Mountain", "Plains", "Planet",
	"Power-Plant", "Sphere", "Swamp", "Tower", "Town", "Urza's",
}

// PlaneswalkerTypes are the subtypes of CR 205.3j.
var PlaneswalkerTypes = []string{
	"Ajani", "Aminatou", "Angrath", "Arlinn", "Ashiok", "Bahamut", "Basri", "Bolas", "Calix", "Chandra", "Comet",
	"Dack", "Dakkon", "Daretti", "Davriel", "Dellian", "Dihada", "Domri", "Dovin", "Ellywick", "Elminster", "Elspeth",
	"Estrid", "Freyalise", "Garruk", "Gideon", "Grist", "Guff", "Huatli", "Jace", "Jared", "Jaya", "Jeska", "Kaito",
	"Karn", "Kasmina", "Kaya", "Kiora", "Koth", "Liliana", "Lolth", "Lukka", "Minsc", "Mordenkainen", "Nahiri",
	"Narset", "Niko", "Nissa", "Nixilis", "Oko", "Quintorius", "Ral", "Rowan", "Saheeli", "Samut", "Sarkhan", "Serra",
	"Sivitri", "Sorin", "Szat", "Tamiyo", "Tasha", "Teferi", "Teyo", "Tezzeret", "Tibalt", "Tyvar", "Ugin", "Urza",
	"Venser", "Vivien", "Vraska", "Vronos", "Will", "Windgrace", "Wrenn", "Xenagos", "Yanggu", "Yanling", "Zariel",
}

// SpellTypes are the subtypes of CR 205.3k.
var SpellTypes = []string{
	"Adventure", "Arcane", "Lesson", "Omen", "Trap",
}

// CreatureTypes are the subtypes of CR 205.3m.
var CreatureTypes = []string{
	"Advisor", "Aetherborn", "Alien", "Ally", "Angel", "Antelope", "Ape", "Archer", "Archon", "Armadillo", "Army",
	"Artificer", "Assassin", "Assembly-Worker", "Astartes", "Atog", "Aurochs", "Avatar", "Azra", "Badger", "Balloon",
	"Barbarian", "Bard", "Basilisk", "Bat", "Bear", "Beast", "Beaver", "Beeble", "Beholder", "Berserker", "Bird",
	"Bison", "Blinkmoth", "Boar", "Bringer", "Brushwagg", "Camarid", "Camel", "Capybara", "Caribou", "Carrier", "Cat",
	"Centaur", "Child", "Chimera", "Citizen", "Cleric", "Clown", "Cockatrice", "Construct", "Coward", "Coyote", "Crab",
	"Crocodile", "C'tan", "Custodes", "Cyberman", "Cyclops", "Dalek", "Dauthi", "Demigod", "Demon", "Deserter",
	"Detective", "Devil", "Dinosaur", "Djinn", "Doctor", "Dog", "Dragon", "Drake", "Dreadnought", "Drix", "Drone",
	"Druid", "Dryad", "Dwarf", "Echidna", "Efreet", "Egg", "Elder", "Eldrazi", "Elemental", "Elephant", "Elf", "Elk",
	"Employee", "Eye", "Faerie", "Ferret", "Fish", "Flagbearer", "Fox", "Fractal", "Frog", "Fungus", "Gamer",
	"Gargoyle", "Germ", "Giant", "Giraffe", "Gith", "Glimmer", "Gnoll", "Gnome", "Goat", "Goblin", "God", "Golem",
	"Gorgon", "Graveborn", "Gremlin", "Griffin", "Guest", "Hag", "Halfling", "Hamster", "Harpy", "Hedgehog", "Hellion",
	"Hero", "Hippo", "Hippogriff", "Homarid", "Homunculus", "Horror", "Horse", "Human", "Hydra", "Hyena", "Illusion",
	"Imp", "Incarnation", "Inkling", "Inquisitor", "Insect", "Jackal", "Jellyfish", "Juggernaut", "Kangaroo", "Kavu",
	"Kirin", "Kithkin", "Knight", "Kobold", "Kor", "Kraken", "Llama", "Lamia", "Lammasu", "Leech", "Lemur", "Leviathan",
	"Lhurgoyf", "Licid", "Lizard", "Lobster", "Manticore", "Masticore", "Mercenary", "Merfolk", "Metathran", "Minion",
	"Minotaur", "Mite", "Mole", "Monger", "Mongoose", "Monk", "Monkey", "Moogle", "Moonfolk", "Mount", "Mouse",
	"Mutant", "Myr", "Mystic", "Nautilus", "Necron", "Nephilim", "Nightmare", "Nightstalker", "Ninja", "Noble",
	"Noggle", "Nomad", "Nymph", "Octopus", "Ogre", "Ooze", "Orb", "Orc", "Orgg", "Otter", "Ouphe", "Ox", "Oyster",
	"Pangolin", "Peasant", "Pegasus", "Pentavite", "Performer", "Pest", "Phelddagrif", "Phoenix", "Phyrexian", "Pilot",
	"Pincher", "Pirate", "Plant", "Platypus", "Porcupine", "Possum", "Praetor", "Primarch", "Prism", "Processor", "Qu",
	"Rabbit", "Raccoon", "Ranger", "Rat", "Rebel", "Reflection", "Rhino", "Rigger", "Robot", "Rogue", "Sable",
	"Salamander", "Samurai", "Sand", "Saproling", "Satyr", "Scarecrow", "Scientist", "Scion", "Scorpion", "Scout",
	"Sculpture", "Seal", "Serf", "Serpent", "Servo", "Shade", "Shaman", "Shapeshifter", "Shark", "Sheep", "Siren",
	"Skeleton", "Skunk", "Slith", "Sliver", "Sloth", "Slug", "Snail", "Snake", "Soldier", "Soltari", "Sorcerer",
	"Spawn", "Specter", "Spellshaper", "Sphinx", "Spider", "Spike", "Spirit", "Splinter", "Sponge", "Squid", "Squirrel",
	"Starfish", "Surrakar", "Survivor", "Symbiote", "Synth", "Tentacle", "Tetravite", "Thalakos", "Thopter", "Thrull",
	"Tiefling", "Toy", "Treefolk", "Trilobite", "Triskelavite", "Troll", "Turtle", "Tyranid", "Unicorn", "Utrom",
	"Vampire", "Varmint", "Vedalken", "Villain", "Volver", "Wall", "Walrus", "Warlock", "Warrior", "Weasel", "Weird",
	"Werewolf", "Whale", "Wizard", "Wolf", "Wolverine", "Wombat", "Worm", "Wraith", "Wurm", "Yeti", "Zombie", "Zubera",
	"Time Lord",
}

// BattleTypes are the subtypes of CR 205.3q.
var BattleTypes = []string{
	"Siege",
}

// Keywords are the keyword abilities of CR 702, variants that have names of their
// own, and those of playtest cards.
var Keywords = []string{
	"absorb", "affinity", "afflict", "afterlife", "aftermath", "amplify", "annihilator", "ascend", "assist",
	"aura swap", "awaken", "backup", "banding", "bargain", "basic landcycling", "battle cry", "bestow", "blitz",
	"bloodthirst", "boast", "bushido", "buyback", "cascade", "casualty", "champion", "changeling", "cipher", "cleave",
	"companion", "compleated", "conspire", "convoke", "craft", "crew", "cumulative upkeep", "cycling", "dash",
	"daybound", "deathtouch", "decayed", "defender", "delve", "demonstrate", "dethrone", "devoid", "devour", "disguise",
	"disturb", "double strike", "dredge", "echo", "embalm", "emerge", "enchant", "encore", "enlist", "entwine", "epic",
	"equip", "escalate", "escape", "eternalize", "evoke", "evolve", "exalted", "exhaust", "exploit", "extort",
	"fabricate", "fading", "fear", "firebending", "first strike", "flanking", "flash", "flashback", "flying",
	"for mirrodin!", "forecast", "forestcycling", "forestwalk", "foretell", "fortify", "freerunning", "frenzy", "fuse",
	"gift", "graft", "gravestorm", "harmonize", "haste", "haunt", "hexproof", "hexproof from", "hidden agenda",
	"hideaway", "horsemanship", "impending", "improvise", "increment", "indestructible", "infect", "infinity", "ingest",
	"intimidate", "islandcycling", "islandwalk", "job select", "jump-start", "kicker", "landwalk", "level up",
	"lifelink", "living metal", "living weapon", "madness", "max speed", "mayhem", "melee", "menace", "mentor",
	"miracle", "mobilize", "modular", "more than meets the eye", "morph", "mountaincycling", "mountainwalk", "mutate",
	"myriad", "nightbound", "ninjutsu", "offering", "offspring", "outlast", "overload", "paradigm", "partner",
	"persist", "phasing", "plainscycling", "plainswalk", "plot", "poisonous", "protection", "prototype", "provoke",
	"prowess", "prowl", "rampage", "ravenous", "reach", "read ahead", "rebound", "reconfigure", "recover", "reinforce",
	"renown", "replicate", "retrace", "riot", "ripple", "saddle", "scavenge", "shadow", "shroud", "skulk", "sneak",
	"solved", "soulbond", "soulshift", "space sculptor", "spectacle", "splice", "split second", "spree", "squad",
	"start your engines!", "station", "storm", "sunburst", "surge", "suspend", "swampcycling", "swampwalk", "tiered",
	"toxic", "training", "trample", "transfigure", "transmute", "tribute", "umbra armor", "undaunted", "undying",
	"unearth", "unleash", "upgrade", "vanishing", "vigilance", "visit", "ward", "warp", "web-slinging", "wither",
}

// TokenNames are names of tokens that no card has (CR 111.4, 111.10), as players
// might choose them in error.
var TokenNames = []string{
	"Treasure", "Food", "Clue", "Map", "Powerstone", "Junk", "Lander", "Mutagen", "Walker", "Treasure Token", "Food Token",
	"Clue Token", "Blood Token", "Gold Token", "Map Token", "Goblin Token", "Saproling Token", "Servo Token",
	"Soldier Token", "Spirit Token", "Zombie Token",
}

// CounterKinds are kinds of counter that cards put on objects and players (CR
// 122.1), besides those that change power and toughness.
var CounterKinds = []string{
	"acorn", "aegis", "age", "aim", "arrow", "arrowhead", "awakening", "bait", "blaze", "blessing", "blight", "blood",
	"bloodline", "bloodstain", "bomb", "book", "bore", "bounty", "brain", "bribery", "brick", "burden", "cage",
	"carrion", "charge", "chorus", "coin", "collection", "component", "conqueror", "contested", "corpse", "corruption",
	"credit", "croak", "crystal", "cube", "currency", "death", "deathtouch", "decayed", "defense", "delay", "depletion",
	"descent", "despair", "devotion", "discovery", "divinity", "doom", "double strike", "dread", "dream", "duty",
	"echo", "egg", "elixir", "ember", "energy", "enlightened", "eon", "eruption", "everything", "exalted", "experience",
	"eyeball", "eyestalk", "fade", "fate", "feather", "feeding", "fellowship", "fetch", "filibuster", "finality",
	"first strike", "flame", "flood", "flying", "foreshadow", "fungus", "funk", "fury", "fuse", "gem", "ghostform",
	"globe", "glyph", "gold", "growth", "harmony", "haste", "hatching", "hatchling", "healing", "hexproof", "hit",
	"hone", "hoofprint", "hope", "hour", "hourglass", "hunger", "husk", "ice", "impostor", "incarnation", "incubation",
	"indestructible", "infection", "influence", "ingenuity", "ingredient", "intel", "intervention", "invitation",
	"isolation", "javelin", "judgment", "ki", "kick", "knickknack", "knowledge", "landmark", "level", "lifelink",
	"loot", "lore", "loyalty", "luck", "magnet", "manabond", "manifestation", "mannequin", "mask", "matrix", "memory",
	"menace", "midway", "mine", "mining", "mire", "music", "muster", "necrodermis", "nest", "net", "night", "oil",
	"omen", "ore", "page", "pain", "palliation", "paralyzation", "pause", "petal", "petrification", "phylactery",
	"phyresis", "pin", "plague", "plot", "point", "poison", "polyp", "possession", "pressure", "prey", "primeval",
	"pupa", "quest", "rad", "rally", "reach", "rejection", "release", "reprieve", "rev", "revival", "ribbon", "ritual",
	"rope", "rust", "scream", "scroll", "shadow", "shell", "shield", "shred", "silver", "skewer", "sleep", "sleight",
	"slime", "slumber", "soot", "soul", "spark", "spite", "spore", "stash", "station", "storage", "story", "strife",
	"study", "stun", "supply", "suspect", "takeover", "task", "theft", "ticket", "tide", "time", "tower", "training",
	"trample", "trap", "treasure", "unity", "unlock", "valor", "velocity", "verse", "vigilance", "vitality", "void",
	"volatile", "vortex", "vow", "voyage", "wage", "winch", "wind", "wish", "wreck",
}

// Subtypes are all subtypes (CR 205.3).
func Subtypes() []string {
	var out []string
	for _, family := range [][]string{ArtifactTypes, EnchantmentTypes, LandTypes, PlaneswalkerTypes, SpellTypes, CreatureTypes, BattleTypes} {
		out = append(out, family...)
	}
	return out
}

// IsCounterKind says whether there are counters of that kind: of the list, or
// +X/+Y with numbers and signs (CR 122.1a).
func IsCounterKind(kind string) bool {
	power, toughness, ok := strings.Cut(kind, "/")
	if ok {
		return signed(power) && signed(toughness)
	}
	for _, k := range CounterKinds {
		if k == kind {
			return true
		}
	}
	return false
}

func signed(s string) bool {
	return len(s) >= 2 && len(s) <= 4 && (s[0] == '+' || s[0] == '-') && strings.Trim(s[1:], "0123456789") == ""
}
