Feature: Abilities that trigger when a permanent is tapped for mana

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:mana/tapped-trigger @CR:106.12a @CR:605.1b @CR:605.4a
  Rule: An ability that watches for tapping for mana triggers when the mana ability makes that mana, and resolves at once

    Scenario: Mana Flare adds what the land made
      Given Alice controls "Mana Flare"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}{G} in her mana pool
      And the stack is empty

    Scenario: Wild Growth pays for the very spell
      Given Alice controls "Forest"
      And Alice controls "Wild Growth" attached to "Forest"
      And Alice has "Grizzly Bears" in hand
      When Alice casts "Grizzly Bears"
      And Alice taps "Forest" for mana
      Then "Grizzly Bears" is on the stack
      And Alice's mana pool is empty

    Scenario: Forsaken Monument and a land that made colorless mana
      Given Alice controls "Forsaken Monument"
      And Alice controls "Wastes"
      When Alice taps "Wastes" for mana
      Then Alice has {C}{C} in her mana pool

    Scenario: Forsaken Monument and a land that made green mana
      Given Alice controls "Forsaken Monument"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G} in her mana pool

    Scenario: two mana of one tapping trigger once
      Given Alice controls "Mana Flare"
      And Alice controls "Ancient Tomb"
      When Alice taps "Ancient Tomb" for mana
      Then Alice has {C}{C}{C} in her mana pool
      And Alice has 18 life

    Scenario: nothing was made, so nothing triggers
      Given Alice controls "Gaea's Cradle"
      And Alice controls "Wild Growth" attached to "Gaea's Cradle"
      When Alice taps "Gaea's Cradle" for mana
      Then "Gaea's Cradle" is tapped
      And Alice's mana pool is empty

    Scenario: something was made, so it does
      Given Alice controls "Gaea's Cradle"
      And Alice controls "Wild Growth" attached to "Gaea's Cradle"
      And Alice controls "Memnite"
      When Alice taps "Gaea's Cradle" for mana
      Then Alice has {G}{G} in her mana pool

    @CR:405.6c
    Scenario: Vorinclex adds one mana for a land that made two
      Given Alice controls "Vorinclex, Voice of Hunger"
      And Alice controls "Ancient Tomb"
      When Alice taps "Ancient Tomb" for mana
      Then Alice has {C}{C}{C} in her mana pool
      And Alice has 18 life
      And the stack is empty

    Scenario: Vorinclex adds one mana, however much the land made
      Given Alice controls "Vorinclex, Voice of Hunger"
      And Alice controls "Mana Reflection"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}{G}{G} in her mana pool

    @CR:603.3 @CR:502.3
    Scenario: what adds no mana uses the stack
      Given Bob controls "Vorinclex, Voice of Hunger"
      And Alice controls "Ancient Tomb"
      When Alice taps "Ancient Tomb" for mana
      Then Alice has {C}{C} in her mana pool
      And there is 1 ability of "Vorinclex, Voice of Hunger" on the stack
      When the stack resolves
      Then Alice has {C}{C} in her mana pool

    @CR:502.3 @CR:611.2a
    Scenario: a land that Vorinclex holds misses one untap step
      Given Bob controls "Vorinclex, Voice of Hunger"
      And Alice controls "Ancient Tomb"
      And Alice controls "Forest" tapped
      When Alice taps "Ancient Tomb" for mana
      And the stack resolves
      And the game moves to Bob's upkeep
      Then "Ancient Tomb" is tapped
      When the game moves to Alice's upkeep
      Then "Ancient Tomb" is tapped
      And "Forest" is untapped
      When the game moves to Bob's upkeep
      And the game moves to Alice's upkeep
      Then "Ancient Tomb" is untapped

    @CR:605.1b
    Scenario: a land that its controller taps stays as free as before
      Given Alice controls "Vorinclex, Voice of Hunger"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      And the game moves to Bob's upkeep
      And the game moves to Alice's upkeep
      Then "Forest" is untapped

    Scenario: Forsaken Monument watches only its controller
      Given Alice controls "Forsaken Monument"
      And Bob controls "Wastes"
      When Alice passes priority
      And Bob taps "Wastes" for mana
      Then Bob has {C} in his mana pool
      And Alice's mana pool is empty

    @CR:106.12b
    Scenario: Forsaken Monument sees what a land made once Damping Sphere had changed it
      Given Alice controls "Forsaken Monument"
      And Bob controls "Damping Sphere"
      And Alice controls "Gaea's Cradle"
      And Alice controls two "Memnite"
      When Alice taps "Gaea's Cradle" for mana
      Then Alice has {C}{C} in her mana pool
