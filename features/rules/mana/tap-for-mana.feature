Feature: Tapping for mana

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase
    And Alice controls "Mana Reflection"

  @ruling:mana/tap-for-mana @CR:106.12 @CR:605.1a @CR:605.5a
  Rule: Only a mana ability with the tap symbol in its cost counts as tapping its permanent for mana

    Scenario: Llanowar Elves are tapped for mana
      Given Alice controls "Llanowar Elves"
      When Alice taps "Llanowar Elves" for mana
      Then Alice has {G}{G} in her mana pool

    Scenario: so is what is tapped and sacrificed
      Given Alice controls "Basal Thrull"
      When Alice activates {T}, Sacrifice of "Basal Thrull"
      Then Alice has {B}{B}{B}{B} in her mana pool
      And "Basal Thrull" is in Alice's graveyard

    Scenario: what is only sacrificed isn't
      Given Alice controls "Blood Pet"
      When Alice activates Sacrifice of "Blood Pet"
      Then Alice has {B} in her mana pool

    Scenario: what is untapped isn't
      Given Alice controls "Pili-Pala" tapped
      And Alice has {C}{C} in her mana pool
      When Alice activates {2}, {Q} of "Pili-Pala" for {G}
      Then Alice has {G} in her mana pool
      And "Pili-Pala" is untapped

    Scenario: an ability with a target is no mana ability
      Given Alice controls "Deathrite Shaman"
      And Bob has "Forest" in his graveyard
      When Alice activates {T} of "Deathrite Shaman" targeting "Forest"
      Then there is 1 ability on the stack
      And Alice's mana pool is empty
      When the stack resolves
      And Alice chooses {G}
      Then Alice has {G} in her mana pool
      And "Forest" is in exile
