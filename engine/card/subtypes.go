package card

import (
	"math/bits"
	"strings"
)

// Subtypes are correlated to card types (CR 205.3c): each family lists the
// subtypes of its types. An underscore stands for a space within a subtype.
var subtypeFamilies = []struct {
	of    TypeSet
	names string
}{
	// CR 205.3g to 205.3q.
	{Artifact, `Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator
		Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle`},
	{Enchantment, `Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine`},
	{Land, `Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower
		Town Urza's`},
	{Planeswalker, `Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti
		Davriel Dellian Dihada Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist
		Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc
		Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral Rowan Saheeli Samut Sarkhan Serra
		Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Urza Venser Vivien Vraska
		Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel`},
	{Instant | Sorcery, `Adventure Arcane Lesson Omen Trap`},
	{Creature | Kindred, `Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin
		Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear
		Beast Beaver Beeble Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel
		Capybara Caribou Carrier Cat Centaur Child Chimera Citizen Cleric Clown Cockatrice Construct Coward
		Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective
		Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet
		Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye Faerie Ferret Fish Flagbearer Fox Fractal
		Frog Fungus Gamer Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon
		Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff
		Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect
		Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Llama Lamia Lammasu
		Leech Lemur Leviathan Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran
		Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic
		Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb
		Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix
		Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu
		Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand
		Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade
		Shaman Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail Snake Soldier
		Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel
		Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy
		Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain
		Volver Wall Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm
		Wraith Wurm Yeti Zombie Zubera Time_Lord`},
	{Battle, `Siege`},
}

// BasicLandTypes are the basic land types in the order of the colors of their mana (CR 305.6).
var BasicLandTypes = [5]Subtype{}

var (
	subtypeNames  []string
	subtypeByName = map[string]Subtype{}
	// subtypesOf are the subtypes of each set of types.
	subtypesOf [2 * Sorcery]SubtypeSet
)

func init() {
	for _, family := range subtypeFamilies {
		set := &SubtypeSet{}
		for _, name := range strings.Fields(family.names) {
			s := Subtype(len(subtypeNames))
			name = strings.ReplaceAll(name, "_", " ")
			subtypeNames = append(subtypeNames, name)
			subtypeByName[name] = s
			set.Add(s)
		}
		for t := range subtypesOf {
			if family.of&TypeSet(t) != 0 {
				subtypesOf[t].Union(set)
			}
		}
	}
	for i, name := range []string{"Plains", "Island", "Swamp", "Mountain", "Forest"} {
		BasicLandTypes[i] = subtypeByName[name]
	}
}

// String is the subtype's name.
func (s Subtype) String() string { return subtypeNames[s] }

// SubtypeNamed is the subtype of that name; false if there is none.
func SubtypeNamed(name string) (Subtype, bool) {
	s, ok := subtypeByName[name]
	return s, ok
}

// SubtypeNames lists every subtype.
func SubtypeNames() []string { return append([]string(nil), subtypeNames...) }

// SubtypesOf are the subtypes that objects of any of these types can have (CR 205.3d).
func SubtypesOf(types TypeSet) SubtypeSet { return subtypesOf[types&(2*Sorcery-1)] }

// Union adds the subtypes of another set.
func (s *SubtypeSet) Union(o *SubtypeSet) {
	for i := range s {
		s[i] |= o[i]
	}
}

// Remove takes away the subtypes of another set.
func (s *SubtypeSet) Remove(o *SubtypeSet) {
	for i := range s {
		s[i] &^= o[i]
	}
}

// Keep takes away what is not in another set.
func (s *SubtypeSet) Keep(o *SubtypeSet) {
	for i := range s {
		s[i] &= o[i]
	}
}

// Shares says whether the sets have a subtype in common.
func (s *SubtypeSet) Shares(o *SubtypeSet) bool {
	for i := range s {
		if s[i]&o[i] != 0 {
			return true
		}
	}
	return false
}

// Names are the subtypes' names in the order of the table.
func (s *SubtypeSet) Names() []string {
	var out []string
	for i, word := range s {
		for ; word != 0; word &= word - 1 {
			out = append(out, subtypeNames[64*i+bits.TrailingZeros64(word)])
		}
	}
	return out
}
