Feature: Escape

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:costs/escape @CR:702.138a @CR:118.9d
  Rule: A card with escape may be cast from its owner's graveyard for its escape cost

    Scenario: mana and three other cards
      Given Alice has "Fruit of Tizerus" in her graveyard
      And Alice has three "Memnite" in her graveyard
      And Alice has {B}{B}{B}{B} in her mana pool
      When Alice casts "Fruit of Tizerus" from her graveyard using escape targeting Bob
      Then "Memnite" isn't in Alice's graveyard
      And Alice's mana pool is empty
      When the stack resolves
      Then Bob has 18 life
      And "Fruit of Tizerus" is in Alice's graveyard

    Scenario: two other cards aren't enough, and it doesn't count itself
      Given Alice has "Fruit of Tizerus" in her graveyard
      And Alice has two "Memnite" in her graveyard
      And Alice has {B}{B}{B}{B} in her mana pool
      Then Alice can't cast "Fruit of Tizerus" from her graveyard using escape targeting Bob because of rule 118.3
      And "Memnite" is in Alice's graveyard
      And Alice has {B}{B}{B}{B} in her mana pool

    Scenario: another player's cards don't count
      Given Alice has "Fruit of Tizerus" in her graveyard
      And Alice has two "Memnite" in her graveyard
      And Bob has three "Ornithopter" in his graveyard
      And Alice has {B}{B}{B}{B} in her mana pool
      Then Alice can't cast "Fruit of Tizerus" from her graveyard using escape targeting Bob because of rule 118.3

    Scenario: not for its mana cost
      Given Alice has "Fruit of Tizerus" in her graveyard
      And Alice has three "Memnite" in her graveyard
      And Alice has {B}{B}{B}{B} in her mana pool
      Then Alice can't cast "Fruit of Tizerus" from her graveyard targeting Bob because of rule 601.3

    Scenario: not from the hand
      Given Alice has "Fruit of Tizerus" in hand
      And Alice has three "Memnite" in her graveyard
      And Alice has {B}{B}{B}{B} in her mana pool
      Then Alice can't cast "Fruit of Tizerus" using escape targeting Bob because of rule 118.9

    Scenario: it gives no other time for casting
      Given it is Bob's precombat main phase
      And Alice has "Fruit of Tizerus" in her graveyard
      And Alice has three "Memnite" in her graveyard
      And Alice has {B}{B}{B}{B} in her mana pool
      When Bob passes priority
      Then Alice can't cast "Fruit of Tizerus" from her graveyard using escape targeting Bob because of rule 117.1a

    @CR:601.2f
    Scenario Outline: an increase comes on top of the escape cost of <card>, if it is one of such spells
      Given Bob controls "Thalia, Guardian of Thraben"
      And Alice has "<card>" in her graveyard
      And Alice has three "Memnite" in her graveyard
      And Alice has <mana> in her mana pool
      When Alice casts "<card>" from her graveyard <how>
      Then "<card>" is on the stack
      And Alice's mana pool is empty

      Examples:
        | card                  | mana            | how                          |
        | Fruit of Tizerus      | {B}{B}{B}{B}{B} | using escape targeting Bob   |
        | Underworld Rage-Hound | {R}{R}{R}{R}    | using escape                 |

    @CR:601.2f
    Scenario: without the mana for the increase it can't be cast
      Given Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Fruit of Tizerus" in her graveyard
      And Alice has three "Memnite" in her graveyard
      And Alice has {B}{B}{B}{B} in her mana pool
      Then Alice can't cast "Fruit of Tizerus" from her graveyard using escape targeting Bob because of rule 601.2h

    @CR:202.3 @CR:118.9c
    Scenario: its mana value is that of its mana cost
      Given Alice has "Underworld Rage-Hound" in her graveyard
      And Alice has three "Memnite" in her graveyard
      And Alice has {R}{R}{R}{R} in her mana pool
      When Alice casts "Underworld Rage-Hound" from her graveyard using escape
      Then "Underworld Rage-Hound" has mana value 2

  @ruling:costs/escapes-with @CR:702.138b @CR:702.138c
  Rule: What a permanent escapes with, it has only if it was cast for its escape cost

    Scenario: escaped
      Given Alice has "Underworld Rage-Hound" in her graveyard
      And Alice has three "Memnite" in her graveyard
      And Alice has {R}{R}{R}{R} in her mana pool
      When Alice casts "Underworld Rage-Hound" from her graveyard using escape
      And the stack resolves
      Then "Underworld Rage-Hound" has 1 +1/+1 counter
      And "Underworld Rage-Hound" is 4/2

    Scenario: cast from the hand
      Given Alice has "Underworld Rage-Hound" in hand
      And Alice has {R}{R} in her mana pool
      When Alice casts "Underworld Rage-Hound"
      And the stack resolves
      Then "Underworld Rage-Hound" has no counters
      And "Underworld Rage-Hound" is 3/1

    @CR:400.7
    Scenario: once it has left the battlefield, it hasn't escaped
      Given Alice has "Underworld Rage-Hound" in her graveyard
      And Alice has three "Memnite" in her graveyard
      And Alice has "Cloudshift" in hand
      And Alice has {R}{R}{R}{R}{W} in her mana pool
      When Alice casts "Underworld Rage-Hound" from her graveyard using escape paying {R}{R}{R}{R}
      And the stack resolves
      And Alice casts "Cloudshift" targeting "Underworld Rage-Hound"
      And the stack resolves
      Then "Underworld Rage-Hound" has no counters
