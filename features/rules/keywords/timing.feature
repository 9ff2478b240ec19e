@card:sudden-shock @card:ambush-viper @card:universal-automaton
Feature: Keywords about when and for how much

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:keywords/split-second @CR:702.61a @CR:702.61b
  Rule: While a spell with split second is on the stack nobody casts spells or activates abilities other than mana abilities

    Scenario: not even its own player
      Given Alice has "Sudden Shock" in hand
      And Alice has "Shock" in hand
      And Alice controls "Prodigal Sorcerer"
      And Alice controls "Llanowar Elves"
      And Bob has "Giant Growth" in hand
      And Bob has {G} in his mana pool
      And Bob controls "Grizzly Bears"
      And Bob controls "Forest"
      And Alice has {R}{R}{R} in her mana pool
      When Alice casts "Sudden Shock" targeting "Grizzly Bears"
      Then Alice can't cast "Shock" targeting Bob
      And Alice can't activate {T} of "Prodigal Sorcerer" targeting Bob
      When Alice taps "Llanowar Elves" for mana
      Then "Llanowar Elves" is tapped
      When Alice passes priority
      Then Bob can't cast "Giant Growth" targeting "Grizzly Bears"
      When Bob taps "Forest" for mana
      And the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard
      When Alice casts "Shock" targeting Bob
      And the stack resolves
      Then Bob has 18 life

    Scenario: what triggers goes above it
      Given Alice controls "Monastery Swiftspear"
      And Alice has "Sudden Shock" in hand
      And Alice has {R}{R} in her mana pool
      When Alice casts "Sudden Shock" targeting Bob
      And the top of the stack resolves
      Then "Monastery Swiftspear" is 2/3
      And "Sudden Shock" is on the stack

  @ruling:keywords/flash @CR:702.8a @CR:117.1a @CR:307.1
  Rule: With flash a spell is cast when an instant could be; without it in one's own main phase only, while the stack is empty

    Scenario: another player's turn
      Given it is Bob's upkeep
      And Alice has "Ambush Viper" in hand
      And Alice has "Grizzly Bears" in hand
      And Alice has {G}{G} in her mana pool
      When Bob passes priority
      Then Alice can't cast "Grizzly Bears"
      When Alice casts "Ambush Viper"
      And the stack resolves
      Then Alice controls "Ambush Viper"

    Scenario: something is on the stack
      Given Alice has "Shock" in hand
      And Alice has "Grizzly Bears" in hand
      And Alice has "Divination" in hand
      And Alice has "Ambush Viper" in hand
      And Alice has {R}{G}{G}{U} in her mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't cast "Grizzly Bears" because of rule 117.1a
      And Alice can't cast "Divination" because of rule 117.1a
      When Alice casts "Ambush Viper" paying {G}{G}
      Then "Ambush Viper" is on the stack

    Scenario Outline: the parts of one's own turn
      Given it is Alice's <step>
      And Alice has "Grizzly Bears" in hand
      And Alice has {G}{G} in her mana pool
      Then Alice can't cast "Grizzly Bears"

      Examples:
        | step          |
        | upkeep        |
        | end of combat |
        | end step      |

    Scenario: the second main phase
      Given it is Alice's postcombat main phase
      And Alice has "Grizzly Bears" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"

  @ruling:keywords/equip @CR:702.6a @CR:301.5
  Rule: Equipment is attached with its equip ability as a sorcery, to a creature that its controller controls

    Scenario: whom
      Given Alice controls "Bonesplitter"
      And Alice controls "Grizzly Bears"
      And Bob controls "Memnite"
      And Alice has {C} in her mana pool
      Then Alice can't activate the equip ability of "Bonesplitter" targeting "Memnite"
      When Alice activates the equip ability of "Bonesplitter" targeting "Grizzly Bears"
      And the stack resolves
      Then "Bonesplitter" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 4/2

    Scenario: when
      Given it is Alice's beginning of combat
      And Alice controls "Bonesplitter"
      And Alice controls "Grizzly Bears"
      And Alice has {C} in her mana pool
      Then Alice can't activate the equip ability of "Bonesplitter" targeting "Grizzly Bears" because of rule 602.5d
      And "Bonesplitter" isn't attached

    Scenario: it stays as its creature goes to another player, and can then be moved
      Given Bob controls "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice controls "Memnite"
      And Alice has {C} in her mana pool
      Then "Grizzly Bears" is 4/2
      When Alice activates the equip ability of "Bonesplitter" targeting "Memnite"
      And the stack resolves
      Then "Grizzly Bears" is 2/2
      And "Memnite" is 3/1

  @ruling:keywords/affinity @CR:702.41a
  Rule: Affinity counts what the player controls who casts

    Scenario: artifacts on both sides
      Given Alice controls "Memnite"
      And Alice controls "Ornithopter"
      And Bob controls "Sol Ring"
      And Bob controls "Mind Stone"
      And Alice has "Frogmite" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Frogmite"
      Then Alice's mana pool is empty
      And "Frogmite" is on the stack

  @ruling:keywords/crew @CR:702.122a @CR:702.122b
  Rule: To crew taps other untapped creatures, new ones too, and makes the Vehicle a creature for the turn

    Scenario: a new creature
      Given Alice controls "Smuggler's Copter"
      And Alice controls "Memnite" new
      When Alice activates the crew ability of "Smuggler's Copter" tapping "Memnite"
      And the stack resolves
      Then "Smuggler's Copter" is an artifact creature
      And "Smuggler's Copter" is 3/3
      And "Memnite" is tapped
      And "Smuggler's Copter" is untapped
      When the game moves to Bob's upkeep
      Then "Smuggler's Copter" isn't a creature

    Scenario: it can't crew itself
      Given Alice controls "Smuggler's Copter"
      And Alice controls "Memnite"
      When Alice activates the crew ability of "Smuggler's Copter" tapping "Memnite"
      And the stack resolves
      Then Alice can't activate the crew ability of "Smuggler's Copter" tapping "Smuggler's Copter"

  @ruling:keywords/cycling @CR:702.29a
  Rule: To cycle discards the card as a cost, from hand only, and draws one

    Scenario: from hand
      Given Alice has "Barren Moor" in hand
      And Alice has {B} in her mana pool
      When Alice activates the cycling ability of "Barren Moor"
      Then "Barren Moor" is in Alice's graveyard
      And Alice has 0 cards in her hand
      When the stack resolves
      Then Alice has 1 card in her hand

    Scenario: not from the battlefield
      Given Alice controls "Barren Moor"
      And Alice has {B} in her mana pool
      Then Alice can't activate the cycling ability of "Barren Moor"

  @ruling:keywords/cascade @CR:702.85a
  Rule: To cascade offers the first card that is no land and has less mana value than the spell

    Scenario: as much is not less
      Given Alice has "Boggart Brute" on top of her library
      And Alice has "Young Wolf" on top of her library
      And Alice has "Shardless Agent" in hand
      And Alice has {U}{G}{G} in her mana pool
      When Alice casts "Shardless Agent"
      And the stack resolves
      And Alice chooses "Young Wolf"
      Then Alice controls "Young Wolf"
      And Alice controls "Shardless Agent"
      And Alice doesn't control "Boggart Brute"

  @ruling:keywords/changeling @CR:702.73a @CR:604.3
  Rule: A card with changeling is every creature type, in every zone

    Scenario: in the graveyard, in hand and on the battlefield
      Given Alice has "Universal Automaton" in her graveyard as "buried"
      And Bob controls "Universal Automaton" as "theirs"
      Then "theirs" is a Goblin
      And "theirs" is a Wizard
      And "buried" is a Goblin
