Feature: More Than Meets the Eye

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:mtmte/definition @CR:702.162a @CR:712.11a @CR:712.11d
  Rule: The card is cast converted for that cost, from any zone from which the converted spell may be cast

    Scenario: from the hand
      Given Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{R}{G} in her mana pool
      When Alice casts "Blaster, Combat DJ" using more than meets the eye
      And the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And Alice's mana pool is empty

    Scenario: the ordinary cast is still there
      Given Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{C}{C}{R}{G} in her mana pool
      When Alice casts "Blaster, Combat DJ"
      And the stack resolves
      Then Alice controls "Blaster, Combat DJ"

    Scenario: the ordinary cast has its own cost
      Given Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{R}{G} in her mana pool
      Then Alice can't cast "Blaster, Combat DJ"

    @commander
    Scenario: from the command zone
      Given Alice's commander "Blaster, Combat DJ" is in the command zone
      And Alice has {C}{R}{G} in her mana pool
      When Alice casts "Blaster, Combat DJ" using more than meets the eye
      And the stack resolves
      Then Alice controls "Blaster, Morale Booster"

    Scenario: from the top of the library
      Given Alice controls "Mystic Forge"
      And Alice has "Blaster, Combat DJ" on top of her library
      And Alice has {C}{R}{G} in her mana pool
      When Alice casts "Blaster, Combat DJ" using more than meets the eye
      And the stack resolves
      Then Alice controls "Blaster, Morale Booster"

    @CR:113.6
    Scenario: a permission in the library itself allows nothing
      Given Alice has "Mystic Forge" on top of her library
      And Alice has {C}{C}{C}{C} in her mana pool
      Then Alice can't cast "Mystic Forge" because of rule 601.3

    Scenario: a permission for creature spells allows the creature
      Given Alice controls "Vizier of the Menagerie"
      And Alice has "Blaster, Combat DJ" on top of her library
      And Alice has {C}{C}{C}{R}{G} in her mana pool
      When Alice casts "Blaster, Combat DJ"
      Then "Blaster, Combat DJ" is on the stack

    Scenario: and not the converted spell, which is no creature spell
      Given Alice controls "Vizier of the Menagerie"
      And Alice has "Blaster, Combat DJ" on top of her library
      And Alice has {C}{R}{G} in her mana pool
      Then Alice can't cast "Blaster, Combat DJ" using more than meets the eye

  @ruling:mtmte/back-face-on-stack @CR:712.8c @CR:712.11a
  Rule: On the stack it has the characteristics of its back face only

    Scenario: Morale Booster on the stack
      Given Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{R}{G} in her mana pool
      When Alice casts "Blaster, Combat DJ" using more than meets the eye
      Then "Blaster, Morale Booster" is on the stack
      And "Blaster, Morale Booster" is an artifact
      And "Blaster, Morale Booster" isn't a creature
      And "Blaster, Morale Booster" is red and green
      And "Blaster, Morale Booster" has no power or toughness
      And "Blaster, Morale Booster" has its back face up

    Scenario: it is no target for what counters creature spells
      Given Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{R}{G} in her mana pool
      And Bob has "Essence Scatter" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Blaster, Combat DJ" using more than meets the eye
      And Alice passes priority
      Then Bob can't cast "Essence Scatter" targeting "Blaster, Morale Booster"

    Scenario: the front face is
      Given Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{C}{C}{R}{G} in her mana pool
      And Bob has "Essence Scatter" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Blaster, Combat DJ"
      And Alice passes priority
      And Bob casts "Essence Scatter" targeting "Blaster, Combat DJ"
      And the stack resolves
      Then "Blaster, Combat DJ" is in Alice's graveyard

  @ruling:mtmte/enters-back-face @CR:712.13
  Rule: It enters with its back face up, and what that face says of entering happens

    Scenario: Morale Booster's modular counters
      Given Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{R}{G} in her mana pool
      When Alice casts "Blaster, Combat DJ" using more than meets the eye
      And the stack resolves
      Then "Blaster, Morale Booster" has its back face up
      And "Blaster, Morale Booster" has 3 +1/+1 counters

  @ruling:mtmte/mana-value @CR:202.3b @CR:712.8c
  Rule: Its mana value on the stack comes from the front face, whatever was paid

    Scenario: five, for three mana
      Given Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{R}{G} in her mana pool
      When Alice casts "Blaster, Combat DJ" using more than meets the eye
      Then "Blaster, Morale Booster" has mana value 5

  @ruling:mtmte/copy @CR:707.10g @CR:707.2 @CR:608.3f @CR:111.13 @CR:704.5j
  Rule: A copy of that spell has the back face's characteristics, and so has the token that it becomes

    Scenario: Lithoform Engine copies Morale Booster
      Given Alice controls "Lithoform Engine"
      And Alice controls "Ornithopter"
      And Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{R}{G}{C}{C}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Blaster, Combat DJ" using more than meets the eye paying {C}{R}{G}
      And Alice activates {4}, {T} of "Lithoform Engine" targeting "Blaster, Morale Booster"
      And the top of the stack resolves
      And the top of the stack resolves
      Then Alice controls 1 "Blaster, Morale Booster"
      And "Blaster, Morale Booster" is a token
      And "Blaster, Morale Booster" has 3 +1/+1 counters
      And "Blaster, Morale Booster" isn't a creature
      And there are no abilities on the stack

    @open
    Scenario: the token has both faces, and so the front's mana value
      Given Alice controls "Lithoform Engine"
      And Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{R}{G}{C}{C}{C}{C} in her mana pool
      When Alice casts "Blaster, Combat DJ" using more than meets the eye paying {C}{R}{G}
      And Alice activates {4}, {T} of "Lithoform Engine" targeting "Blaster, Morale Booster"
      And the top of the stack resolves
      And the top of the stack resolves
      Then "Blaster, Morale Booster" is a token
      And "Blaster, Morale Booster" has mana value 5

    Scenario: then the legend rule keeps one
      Given Alice controls "Lithoform Engine"
      And Alice has "Blaster, Combat DJ" in hand
      And Alice has {C}{R}{G}{C}{C}{C}{C} in her mana pool
      When Alice casts "Blaster, Combat DJ" using more than meets the eye paying {C}{R}{G}
      And Alice activates {4}, {T} of "Lithoform Engine" targeting "Blaster, Morale Booster"
      And the stack resolves
      Then Alice is asked for objects
      When Alice keeps the token "Blaster, Morale Booster"
      Then Alice controls one "Blaster, Morale Booster"
      And "Blaster, Morale Booster" is a token
      And "Blaster, Morale Booster" has 3 +1/+1 counters
      And "Blaster, Combat DJ" is in Alice's graveyard

  @ruling:mtmte/total-cost @CR:601.2f @CR:118.7a @CR:118.9d
  Rule: The alternative cost comes first, then increases, then reductions

    Scenario: three more and one less
      Given Alice has "Arcee, Sharpshooter" in hand
      And Alice controls "Foundry Inspector"
      And Bob controls "Disruptor Flute" naming "Arcee, Acrobatic Coupe"
      And Alice has {C}{C}{R}{W} in her mana pool
      When Alice casts "Arcee, Sharpshooter" using more than meets the eye
      Then "Arcee, Acrobatic Coupe" is on the stack
      And Alice's mana pool is empty

    Scenario: one mana less than that isn't enough
      Given Alice has "Arcee, Sharpshooter" in hand
      And Alice controls "Foundry Inspector"
      And Bob controls "Disruptor Flute" naming "Arcee, Acrobatic Coupe"
      And Alice has {C}{R}{W} in her mana pool
      Then Alice can't cast "Arcee, Sharpshooter" using more than meets the eye

    Scenario: a reduction of generic mana takes nothing from colored mana
      Given Alice has "Arcee, Sharpshooter" in hand
      And Alice controls "Foundry Inspector"
      And Alice has {R}{W} in her mana pool
      When Alice casts "Arcee, Sharpshooter" using more than meets the eye
      Then Alice's mana pool is empty

    Scenario: a Flute that names the front face
      Given Alice has "Arcee, Sharpshooter" in hand
      And Bob controls "Disruptor Flute" naming "Arcee, Sharpshooter"
      And Alice has {R}{W} in her mana pool
      When Alice casts "Arcee, Sharpshooter" using more than meets the eye
      Then "Arcee, Acrobatic Coupe" is on the stack
      And Alice's mana pool is empty

    Scenario: all increases come before all reductions, whatever came first
      Given Alice controls "Foundry Inspector"
      And Alice controls "Etherium Sculptor"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Sol Ring" in hand
      When Alice casts "Sol Ring"
      Then "Sol Ring" is on the stack

    Scenario Outline: an untapped Trinisphere and Blaze with X = <x>
      Given Bob controls "Trinisphere"
      And Alice has "Blaze" in hand
      And Alice has {R}{R}{R}{R} in her mana pool
      When Alice casts "Blaze" with X = <x> targeting Bob
      Then Alice has {R} in her mana pool

      Examples:
        | x |
        | 1 |
        | 2 |

    Scenario: reductions take from the generic mana that X stands for
      Given Alice controls "Etherium Sculptor" as "first"
      And Alice controls "Etherium Sculptor" as "second"
      And Alice has "Chalice of the Void" in hand
      When Alice casts "Chalice of the Void" with X = 1
      Then "Chalice of the Void" has X = 1
      And "Chalice of the Void" has mana value 2

    @commander @CR:903.8
    Scenario: the commander tax is an increase, which reductions come after
      Given Alice's commander "Arcee, Sharpshooter" is in the command zone
      And Alice controls "Foundry Inspector" as "first"
      And Alice controls "Foundry Inspector" as "second"
      And Alice controls "Foundry Inspector" as "third"
      And Alice has "Shock" in hand
      And Alice has {R}{W}{R}{R}{W} in her mana pool
      When Alice casts "Arcee, Sharpshooter" paying {R}{W}
      And the stack resolves
      And Alice casts "Shock" targeting "Arcee, Sharpshooter" paying {R}
      And the top of the stack resolves
      And Alice accepts
      Then "Arcee, Sharpshooter" is in the command zone
      When Alice casts "Arcee, Sharpshooter"
      Then "Arcee, Sharpshooter" is on the stack
      And Alice's mana pool is empty

  @ruling:mtmte/one-alternative-cost @CR:118.9a @CR:118.9d @CR:118.8 @CR:601.2b @CR:903.8
  Rule: Only one alternative cost can be paid, and additional costs come on top of it

    Scenario: Omniscience doesn't make the converted spell free
      Given Alice controls "Omniscience"
      And Alice has "Arcee, Sharpshooter" in hand
      Then Alice can't cast "Arcee, Sharpshooter" using more than meets the eye

    Scenario Outline: two alternative costs for one spell
      Given Alice controls "<other>"
      And Alice has "Arcee, Sharpshooter" in hand
      And Alice has {W}{U}{B}{R}{G} in her mana pool
      Then Alice can't cast "Arcee, Sharpshooter" using more than meets the eye using "<other>"
      And Alice has {W}{U}{B}{R}{G} in her mana pool

      Examples:
        | other        |
        | Omniscience  |
        | Fist of Suns |

    Scenario: nor does it offer the back face by itself
      Given Alice controls "Omniscience"
      And Alice has "Arcee, Sharpshooter" in hand
      When Alice casts "Arcee, Sharpshooter" using "Omniscience"
      Then "Arcee, Sharpshooter" is on the stack
      And "Arcee, Sharpshooter" has its front face up

    Scenario: Fist of Suns can't pay for the converted spell
      Given Alice controls "Fist of Suns"
      And Alice has "Arcee, Sharpshooter" in hand
      And Alice has {W}{U}{B}{R}{G} in her mana pool
      Then Alice can't cast "Arcee, Sharpshooter" as "Arcee, Acrobatic Coupe" using "Fist of Suns"

    @commander
    Scenario: the commander tax is paid on top
      Given Alice's commander "Arcee, Sharpshooter" is in the command zone
      And Alice controls "Ancient Tomb"
      And Alice controls "Wastes"
      And Alice has {R}{W}{R}{W} in her mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Arcee, Sharpshooter" using more than meets the eye paying {R}{W}
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Arcee, Acrobatic Coupe"
      And the top of the stack resolves
      And Alice accepts
      Then "Arcee, Sharpshooter" is in the command zone
      When Alice taps "Wastes" for mana
      And Alice taps "Ancient Tomb" for mana
      Then Alice can't cast "Arcee, Sharpshooter" using more than meets the eye paying {C}{C}{C}{R}{W} because of rule 601.2h
      When Alice casts "Arcee, Sharpshooter" using more than meets the eye paying {C}{C}{R}{W}
      Then Alice has {C} in her mana pool
      And "Arcee, Acrobatic Coupe" is on the stack
      When the stack resolves
      Then Alice controls "Arcee, Acrobatic Coupe"

    @commander
    Scenario: with one mana less than the tax it can't be cast
      Given Alice's commander "Arcee, Sharpshooter" is in the command zone
      And Alice controls "Wastes"
      And Alice has {R}{W}{R}{W} in her mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Arcee, Sharpshooter" using more than meets the eye paying {R}{W}
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Arcee, Acrobatic Coupe"
      And the top of the stack resolves
      And Alice accepts
      Then "Arcee, Sharpshooter" is in the command zone
      When Alice taps "Wastes" for mana
      Then Alice can't cast "Arcee, Sharpshooter" using more than meets the eye because of rule 601.2h
      And Alice has {R}{W}{C} in her mana pool
      And "Arcee, Sharpshooter" is in the command zone
