Feature: A permanent that converts is the same object

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:convert/same-object @CR:712.18 @CR:400.7 @CR:608.2b @CR:704.5m @CR:704.5n
  Rule: What is attached to it, on it, affecting it or targeting it stays when a permanent converts

    Scenario: an Aura that may enchant any permanent
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "Indestructibility" attached to "Blaster, Combat DJ"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the stack resolves
      Then "Indestructibility" is attached to "Blaster, Morale Booster"
      And "Blaster, Morale Booster" has indestructible

    Scenario: an Aura for creatures falls off what is no creature any more
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "Holy Strength" attached to "Blaster, Combat DJ"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And "Holy Strength" is in Alice's graveyard

    Scenario: Equipment stays on Arcee during her controller's turn
      Given Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "Bonesplitter" attached to "Arcee, Sharpshooter"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Giant Growth" targeting "Arcee, Acrobatic Coupe"
      And the top of the stack resolves
      Then Alice controls "Arcee, Sharpshooter"
      And "Bonesplitter" is attached to "Arcee, Sharpshooter"
      And "Arcee, Sharpshooter" is 5/3
      When the stack resolves
      Then "Arcee, Sharpshooter" is 8/6

    Scenario: Equipment comes off a Vehicle that the opponent's turn makes no creature
      Given Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "Bonesplitter" attached to "Arcee, Sharpshooter"
      When the game moves to Bob's upkeep
      Then "Bonesplitter" isn't attached
      And Alice controls "Bonesplitter"
      And "Arcee, Acrobatic Coupe" isn't a creature

    Scenario: counters of any kind stay
      Given Alice controls "Blaster, Combat DJ" with 2 charge counters
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the stack resolves
      Then "Blaster, Morale Booster" has 2 charge counters
      And "Blaster, Morale Booster" has 1 +1/+1 counter

    Scenario: Giant Growth resolves after Arcee has converted
      Given Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice has "Giant Growth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Giant Growth" targeting "Arcee, Acrobatic Coupe"
      And the stack resolves
      Then "Arcee, Sharpshooter" is 6/6
      And "Arcee, Sharpshooter" has 1 +1/+1 counter

    Scenario: what Giant Growth did to one face goes on for the other
      Given Alice controls "Arcee, Sharpshooter" with 1 +1/+1 counter
      And Alice has "Giant Growth" in hand
      And Alice has {G}{C} in her mana pool
      And Bob controls "Serra Angel"
      When Alice casts "Giant Growth" targeting "Arcee, Sharpshooter" paying {G}
      And the stack resolves
      Then "Arcee, Sharpshooter" is 6/6
      When Alice activates {1}, Remove of "Arcee, Sharpshooter" targeting "Serra Angel"
      And the stack resolves
      Then Alice controls "Arcee, Acrobatic Coupe"
      And "Arcee, Acrobatic Coupe" is 5/5

    Scenario: a spell that targets an artifact resolves after it has converted
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      And Bob has "Naturalize" in hand
      And Bob has {G}{G} in his mana pool
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And Alice passes priority
      And Bob casts "Naturalize" targeting "Blaster, Combat DJ"
      And the top of the stack resolves
      Then "Blaster, Combat DJ" is in Alice's graveyard

    Scenario: Murder doesn't resolve on what is no creature any more
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "Maskwood Nexus"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      And Bob has "Murder" in hand
      And Bob has {B}{B}{B} in his mana pool
      When Alice passes priority
      And Bob casts "Murder" targeting "Blaster, Combat DJ"
      And Bob passes priority
      And Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And "Murder" is in Bob's graveyard
