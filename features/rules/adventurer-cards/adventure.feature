@card:bonecrusher-giant @card:brazen-borrower @card:faerie-guidemother
Feature: The two parts of an adventurer card

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:adventure/characteristics @CR:715.3b @CR:715.4
  Rule: An adventurer card has the characteristics of its Adventure only while it is cast as one, and its normal ones in every other case

    Scenario Outline: its normal characteristics in each zone
      Given Alice has "Bonecrusher Giant" <place>
      Then "Bonecrusher Giant" has mana value 3
      And "Bonecrusher Giant" is a creature
      And "Bonecrusher Giant" is 4/3
      And "Bonecrusher Giant" isn't an instant

      Examples:
        | place            |
        | in hand          |
        | in her graveyard |
        | in exile         |

    Scenario: the Adventure as a spell
      Given Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R} in her mana pool
      When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob
      Then "Stomp" is on the stack
      And "Stomp" has mana value 2
      And "Stomp" is an instant
      And "Stomp" isn't a creature
      And "Stomp" is red
      And "Stomp" is the card "Bonecrusher Giant // Stomp"

    Scenario: the creature as a spell
      Given Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R}{R} in her mana pool
      When Alice casts "Bonecrusher Giant"
      Then "Bonecrusher Giant" is on the stack
      And "Bonecrusher Giant" has mana value 3
      And "Bonecrusher Giant" is a creature
      And "Bonecrusher Giant" isn't an instant
      When the stack resolves
      Then Alice controls "Bonecrusher Giant"
      And Bob has 20 life

    Scenario: a counterspell for creature spells can't target the Adventure
      Given Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R} in her mana pool
      And Bob has "Essence Scatter" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob
      And Alice passes priority
      Then Bob can't cast "Essence Scatter" targeting "Stomp" because of rule 601.2c

    Scenario: a part that the card doesn't have
      Given Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R} in her mana pool
      Then Alice can't cast "Bonecrusher Giant" as "Petty Theft" targeting Bob because of rule 601.2a
      And "Bonecrusher Giant" is in Alice's hand
      And Alice has {R}{R} in her mana pool

  @ruling:adventure/timing @CR:715.3a @CR:601.3e
  Rule: Only the part that is cast is looked at for whether it can be cast

    Scenario: an instant Adventure of a creature on another's turn
      Given it is Bob's upkeep
      And Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R}{R} in her mana pool
      When Bob passes priority
      Then Alice can't cast "Bonecrusher Giant" because of rule 117.1a
      When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob paying {R}{R}
      And the stack resolves
      Then Bob has 18 life

    Scenario: a creature with flash is cast then
      Given it is Bob's upkeep
      And Alice has "Brazen Borrower" in hand
      And Alice has {U}{U}{U} in her mana pool
      When Bob passes priority
      And Alice casts "Brazen Borrower"
      And the stack resolves
      Then Alice controls "Brazen Borrower"

    Scenario: a sorcery Adventure isn't for another's turn
      Given it is Bob's upkeep
      And Alice controls "Grizzly Bears"
      And Alice has "Faerie Guidemother" in hand
      And Alice has {W}{W} in her mana pool
      When Bob passes priority
      Then Alice can't cast "Faerie Guidemother" as "Gift of the Fae" targeting "Grizzly Bears" because of rule 117.1a
      And "Grizzly Bears" is 2/2

  @ruling:adventure/exile @CR:715.3d
  Rule: A resolved Adventure is exiled, and from there its controller may cast the card, but not as an Adventure

    Scenario: out on an adventure, and back as the creature
      Given Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R}{R}{R}{R} in her mana pool
      When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob paying {R}{R}
      And the stack resolves
      Then Bob has 18 life
      And "Bonecrusher Giant" is in exile
      And "Bonecrusher Giant" isn't in Alice's graveyard
      And "Bonecrusher Giant" has mana value 3
      When Alice casts "Bonecrusher Giant" from exile
      And the stack resolves
      Then Alice controls "Bonecrusher Giant"
      And "Bonecrusher Giant" isn't in exile
      And Bob has 18 life

    Scenario: not as an Adventure again
      Given Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R}{R}{R} in her mana pool
      When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob paying {R}{R}
      And the stack resolves
      Then Alice can't cast "Bonecrusher Giant" as "Stomp" from exile targeting Bob because of rule 601.3
      And "Bonecrusher Giant" is in exile
      And Alice has {R}{R} in her mana pool

    Scenario: an adventurer card that was exiled in another way stays there
      Given Alice has "Bonecrusher Giant" in exile
      And Alice has {R}{R}{R} in her mana pool
      Then Alice can't cast "Bonecrusher Giant" from exile because of rule 601.3
      And "Bonecrusher Giant" is in exile

    Scenario: what has come back from the adventure is on it no more
      Given Alice has "Faerie Guidemother" in hand
      And Alice has "Cloudshift" in hand
      And Alice controls "Grizzly Bears"
      And Alice has {W}{W}{W} in her mana pool
      When Alice casts "Faerie Guidemother" as "Gift of the Fae" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 4/3
      And "Faerie Guidemother" is in exile
      When Alice casts "Faerie Guidemother" from exile
      And the stack resolves
      Then Alice controls "Faerie Guidemother"
      And "Faerie Guidemother" is 1/1

  @ruling:adventure/not-resolved @CR:715.3d @CR:608.2b @CR:701.6a
  Rule: An Adventure that doesn't resolve goes to the graveyard, and on no adventure

    Scenario: countered
      Given Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R}{R}{R}{R} in her mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob paying {R}{R}
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Stomp"
      And the stack resolves
      Then "Bonecrusher Giant" is in Alice's graveyard
      And "Bonecrusher Giant" isn't in exile
      And Bob has 20 life
      And Alice can't cast "Bonecrusher Giant" from her graveyard because of rule 601.3

    Scenario: its only target is gone
      Given Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R} in her mana pool
      And Bob controls "Grizzly Bears"
      And Bob has "Unsummon" in hand
      And Bob has {U} in his mana pool
      When Alice casts "Bonecrusher Giant" as "Stomp" targeting "Grizzly Bears"
      And Alice passes priority
      And Bob casts "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Bob's hand
      And "Bonecrusher Giant" is in Alice's graveyard
      And "Bonecrusher Giant" isn't in exile

  @ruling:adventure/copy @CR:715.3c @CR:707.10
  Rule: A copy of an Adventure is an Adventure, and no card goes on an adventure for it

    Scenario: a copied Adventure
      Given Alice controls "Lithoform Engine"
      And Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R} in her mana pool
      And Alice controls "Mountain" as "m1"
      And Alice controls "Mountain" as "m2"
      And Alice controls "Mountain" as "m3"
      When Alice casts "Bonecrusher Giant" as "Stomp" targeting Bob
      And Alice taps "m1" for mana
      And Alice taps "m2" for mana
      And Alice taps "m3" for mana
      And Alice activates {3}, {T} of "Lithoform Engine" targeting "Stomp"
      And the top of the stack resolves
      And Alice chooses Alice
      And the top of the stack resolves
      Then Alice has 18 life
      And Bob has 20 life
      And "Bonecrusher Giant" isn't in exile
      And "Stomp" is on the stack
      When the stack resolves
      Then Bob has 18 life
      And "Bonecrusher Giant" is in exile

    @CR:707.10f @CR:111.13
    Scenario: a copy of the creature becomes a token, and nothing of it goes anywhere later
      Given Alice controls "Lithoform Engine"
      And Alice has "Bonecrusher Giant" in hand
      And Alice has "Unsummon" in hand
      And Alice has {R}{R}{R}{C}{C}{C}{C}{U} in her mana pool
      When Alice casts "Bonecrusher Giant" paying {R}{R}{R}
      And Alice activates {4}, {T} of "Lithoform Engine" targeting "Bonecrusher Giant" paying {C}{C}{C}{C}
      And the top of the stack resolves
      And the top of the stack resolves
      And Alice casts "Unsummon" targeting "Bonecrusher Giant"
      And the top of the stack resolves
      Then Alice has 18 life
      When the top of the stack resolves
      Then Alice doesn't control "Bonecrusher Giant"
      And Alice has no cards in her hand
      And "Bonecrusher Giant" is on the stack
      When the stack resolves
      Then Alice controls 1 "Bonecrusher Giant"
      And "Bonecrusher Giant" isn't a token
