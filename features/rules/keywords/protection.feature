@card:white-knight @card:gladecover-scout @card:waterfall-aerialist @card:unholy-strength
Feature: What keywords keep away

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:keywords/protection @CR:702.16b @CR:702.16c @CR:702.16e @CR:702.16f
  Rule: Protection keeps the targets, Auras, damage and blocks of sources with that quality away, and nothing else

    Scenario: no target of a black spell, even of its own player's
      Given Alice controls "White Knight"
      And Alice controls "Grizzly Bears"
      And Alice has "Murder" in hand
      And Alice has {B}{B}{B} in her mana pool
      Then Alice can't cast "Murder" targeting "White Knight" because of rule 601.2c
      When Alice casts "Murder" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard

    Scenario: a red spell may target it
      Given Bob controls "White Knight"
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting "White Knight"
      And the stack resolves
      Then "White Knight" is in Bob's graveyard

    Scenario: no target of an ability of a black creature
      Given Alice controls "White Knight"
      And Alice controls "Typhoid Rats"
      And Alice has "Skinrender" in hand
      And Alice has {B}{B}{B}{B} in her mana pool
      When Alice casts "Skinrender"
      And the stack resolves
      Then Alice may choose "Typhoid Rats" and "Skinrender"
      And Alice may not choose "White Knight"
      When Alice chooses "Typhoid Rats"
      Then "White Knight" is 2/2
      And "Typhoid Rats" is in Alice's graveyard

    Scenario: a black creature can't block it
      Given Alice controls "White Knight"
      And Bob controls "Typhoid Rats"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "White Knight"
      Then Bob can't block "White Knight" with "Typhoid Rats"
      When Bob blocks "White Knight" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking

    Scenario: it can block a black creature, which deals it no damage
      Given Alice controls "Gurmag Angler"
      And Bob controls "White Knight"
      When Alice attacks with "Gurmag Angler"
      And Bob blocks "Gurmag Angler" with "White Knight"
      And the game moves to Alice's end of combat
      Then Bob controls "White Knight"
      And "White Knight" has no damage
      And "Gurmag Angler" has 2 damage

    Scenario: what doesn't target affects it
      Given Bob controls "White Knight"
      And Alice has "Barter in Blood" in hand
      And Alice has {B}{B}{B}{B} in her mana pool
      When Alice casts "Barter in Blood"
      And the stack resolves
      Then "White Knight" is in Bob's graveyard

    Scenario: a black Aura comes off
      Given Alice controls "White Knight"
      And Alice controls "Unholy Strength" attached to "White Knight"
      When the game moves to Alice's end step
      Then "Unholy Strength" is in Alice's graveyard
      And "White Knight" is 2/2

  @ruling:keywords/hexproof @CR:702.11b
  Rule: Hexproof keeps the spells and abilities of opponents from targeting, not those of its own controller

    Scenario: an opponent's
      Given Bob controls "Gladecover Scout"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in her mana pool
      Then Alice can't cast "Giant Growth" targeting "Gladecover Scout" because of rule 601.2c
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 5/5

    Scenario: its controller's
      Given Alice controls "Gladecover Scout"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Giant Growth" targeting "Gladecover Scout"
      And the stack resolves
      Then "Gladecover Scout" is 4/4

  @ruling:keywords/shroud @CR:702.18a
  Rule: Shroud keeps everybody's spells and abilities from targeting, its own controller's too

    Scenario Outline: whoever casts
      Given <who> controls "Blastoderm" with 3 fade counters
      And Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in her mana pool
      Then Alice can't cast "Giant Growth" targeting "Blastoderm" because of rule 601.2c
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      Then "Blastoderm" is 5/5
      And "Grizzly Bears" is 5/5

      Examples:
        | who   |
        | Alice |
        | Bob   |

  @ruling:keywords/ward @CR:702.21a
  Rule: Ward counters what an opponent targets its permanent with, unless that player pays; its controller pays nothing

    Scenario: an opponent who can't pay
      Given Bob controls "Waterfall Aerialist"
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting "Waterfall Aerialist"
      Then there is 1 ability of "Waterfall Aerialist" on the stack
      When the stack resolves
      Then Bob controls "Waterfall Aerialist"
      And "Shock" is in Alice's graveyard

    Scenario: an opponent who pays
      Given Bob controls "Waterfall Aerialist"
      And Alice has "Shock" in hand
      And Alice has {R}{R}{R} in her mana pool
      When Alice casts "Shock" targeting "Waterfall Aerialist"
      And the stack resolves
      And Alice accepts
      Then "Waterfall Aerialist" is in Bob's graveyard
      And Alice's mana pool is empty

    Scenario: its controller
      Given Alice controls "Waterfall Aerialist"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Giant Growth" targeting "Waterfall Aerialist"
      Then there are 0 abilities of "Waterfall Aerialist" on the stack
      When the stack resolves
      Then "Waterfall Aerialist" is 6/4

  @ruling:keywords/indestructible @CR:702.12b @CR:704.5f @CR:704.5g @CR:701.8b
  Rule: What is indestructible isn't destroyed, by effects or by damage; it can be sacrificed, and dies of a toughness of 0

    Scenario: damage and effects
      Given Alice controls "Darksteel Myr" with 3 damage
      And Alice controls "Grizzly Bears"
      And Alice has "Wrath of God" in hand
      And Alice has {W}{W}{W}{W} in her mana pool
      When Alice casts "Wrath of God"
      And the stack resolves
      Then Alice controls "Darksteel Myr"
      And "Grizzly Bears" is in Alice's graveyard

    Scenario: it is sacrificed
      Given Alice controls "Darksteel Myr"
      And Alice controls "Ashnod's Altar"
      When Alice activates Sacrifice of "Ashnod's Altar" sacrificing "Darksteel Myr"
      Then "Darksteel Myr" is in Alice's graveyard
      And Alice has {C}{C} in her mana pool

    Scenario: its toughness is 0
      Given Bob controls "Darksteel Myr"
      And Alice has "Skinrender" in hand
      And Alice has {B}{B}{B}{B} in her mana pool
      When Alice casts "Skinrender"
      And the stack resolves
      And Alice chooses "Darksteel Myr"
      Then "Darksteel Myr" is in Bob's graveyard
