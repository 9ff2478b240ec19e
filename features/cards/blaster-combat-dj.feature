@card:blaster-combat-dj
Feature: Blaster, Combat DJ // Blaster, Morale Booster

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:convert/mana-value @CR:202.3b @CR:712.8e
  Rule: The back face has the mana value of the front

    Scenario: Blaster is turned over by a counter
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And "Blaster, Morale Booster" has mana value 5
      And "Blaster, Morale Booster" has 1 +1/+1 counter
