@card:jace-beleren
Feature: Planeswalkers and their abilities

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:stack/loyalty @CR:606.3 @CR:606.4
  Rule: One loyalty ability of each permanent a turn, and only when a sorcery could be cast

    Scenario: a second one
      Given Alice controls "Jace Beleren" with 3 loyalty counters
      When Alice activates +2 of "Jace Beleren"
      Then "Jace Beleren" has 5 loyalty counters
      When the stack resolves
      Then Alice has 1 card in her hand
      And Bob has 1 card in his hand
      And Alice can't activate -1 of "Jace Beleren" targeting Alice because of rule 606.3

    Scenario: at another time
      Given it is Alice's upkeep
      And Alice controls "Jace Beleren" with 3 loyalty counters
      Then Alice can't activate +2 of "Jace Beleren" because of rule 606.3

    Scenario: while something is on the stack
      Given Alice controls "Jace Beleren" with 3 loyalty counters
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice can't activate +2 of "Jace Beleren"

  @ruling:stack/planeswalkers @CR:120.3c @CR:306.5b @CR:704.5i
  Rule: A planeswalker enters with its loyalty, loses as much as it is dealt damage, and dies without any

    Scenario: it enters
      Given Alice has "Jace Beleren" in hand
      And Alice has {U}{U}{U} in her mana pool
      When Alice casts "Jace Beleren"
      And the stack resolves
      Then "Jace Beleren" has 3 loyalty counters

    Scenario: damage by a spell, and in combat
      Given Bob controls "Jace Beleren" with 5 loyalty counters
      And Alice controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting "Jace Beleren"
      And the stack resolves
      Then "Jace Beleren" has 3 loyalty counters
      And Bob has 20 life

    Scenario: no more loyalty
      Given Bob controls "Jace Beleren" with 2 loyalty counters
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting "Jace Beleren"
      And the stack resolves
      Then "Jace Beleren" is in Bob's graveyard
