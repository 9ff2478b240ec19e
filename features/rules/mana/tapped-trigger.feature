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
