Feature: An ability converts its own permanent only once

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:convert/once @CR:701.28e @CR:603.2c
  Rule: An ability of a permanent doesn't convert it if it has turned over since that ability went onto the stack

    Scenario: two placements, two triggers, one conversion
      Given Alice controls "Blaster, Combat DJ"
      And Alice has two "Battlegrowth" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the top of the stack resolves
      Then there is 1 ability on the stack
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the top of the stack resolves
      Then there are 2 abilities on the stack
      When the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And "Blaster, Morale Booster" has 2 +1/+1 counters

    Scenario: Moonmist resolves above both triggers
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "Maskwood Nexus"
      And Alice has two "Battlegrowth" in hand
      And Alice has "Moonmist" in hand
      And Alice has {G}{G}{G}{G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the top of the stack resolves
      And Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the top of the stack resolves
      And Alice casts "Moonmist"
      And the top of the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And there are 2 abilities on the stack
      When the stack resolves
      Then Alice controls "Blaster, Morale Booster"

    Scenario: two triggers of Arcee's Vehicle put counters twice
      Given Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice has two "Giant Growth" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Giant Growth" targeting "Arcee, Acrobatic Coupe"
      And Alice casts "Giant Growth" targeting "Arcee, Acrobatic Coupe"
      And the stack resolves
      Then Alice controls "Arcee, Sharpshooter"
      And "Arcee, Sharpshooter" has 2 +1/+1 counters
      And "Arcee, Sharpshooter" is 10/10

    Scenario: two counters at once make one trigger
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Dragonscale Boon" in hand
      And Alice has {G}{G}{G}{G} in her mana pool
      When Alice casts "Dragonscale Boon" targeting "Blaster, Combat DJ"
      And the top of the stack resolves
      Then there is 1 ability on the stack
      When the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And "Blaster, Morale Booster" has 2 +1/+1 counters

    Scenario: counters that an opponent puts on it
      Given Alice controls "Blaster, Combat DJ"
      And Bob has "Battlegrowth" in hand
      And Bob has {G} in his mana pool
      When Alice passes priority
      And Bob casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the stack resolves
      Then Alice controls "Blaster, Combat DJ"
      And "Blaster, Combat DJ" has 1 +1/+1 counter
