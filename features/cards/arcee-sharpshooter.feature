@card:arcee-sharpshooter
Feature: Arcee, Sharpshooter // Arcee, Acrobatic Coupe

  Background:
    Given Alice and Bob are playing

  @ruling:living-metal/definition @CR:702.161a
  Rule: Acrobatic Coupe is a creature on its controller's turn, and lives or dies as one only then

    @CR:514.2
    Scenario: damage and what saved it from the damage wear off together
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Bob has "Giant Growth" in hand
      And Bob has "Lightning Bolt" in hand
      And Bob has {G}{R} in his mana pool
      When Alice passes priority
      And Bob casts "Giant Growth" targeting "Arcee, Acrobatic Coupe" paying {G}
      And the stack resolves
      Then "Arcee, Acrobatic Coupe" is 5/5
      When Alice passes priority
      And Bob casts "Lightning Bolt" targeting "Arcee, Acrobatic Coupe"
      And the stack resolves
      Then "Arcee, Acrobatic Coupe" has 3 damage
      When the game moves to Bob's upkeep
      Then Alice controls "Arcee, Acrobatic Coupe"
      And "Arcee, Acrobatic Coupe" has no damage
      When the game moves to Alice's upkeep
      Then "Arcee, Acrobatic Coupe" is 2/2

    @CR:208.3 @CR:704.5f
    Scenario: toughness 0 kills it as its controller's turn begins
      Given it is Bob's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up with 2 -1/-1 counters
      When the game moves to Bob's end step
      Then Alice controls "Arcee, Acrobatic Coupe"
      And "Arcee, Acrobatic Coupe" has 2 -1/-1 counters
      When the game moves to Alice's upkeep
      Then "Arcee, Sharpshooter" is in Alice's graveyard

    @CR:208.3 @CR:704.5f
    Scenario: toughness 1 doesn't
      Given it is Bob's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up with 1 -1/-1 counter
      When the game moves to Alice's upkeep
      Then "Arcee, Acrobatic Coupe" is 1/1

    @CR:704.5f
    Scenario: converted on an opponent's turn, it dies at once
      Given it is Bob's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up with 3 -1/-1 counters
      And Alice has "Naturalize" in hand
      And Alice has {G}{G} in her mana pool
      When Bob passes priority
      And Alice casts "Naturalize" targeting "Arcee, Acrobatic Coupe"
      And the top of the stack resolves
      Then "Arcee, Sharpshooter" is in Alice's graveyard
      And "Naturalize" is on the stack

  @ruling:arcee/targets @CR:603.2 @CR:115.1
  Rule: Acrobatic Coupe gets a counter for each creature and Vehicle of its controller's that the spell targets

    Scenario: three creatures and Vehicles, of which one is an opponent's
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "Grizzly Bears"
      And Bob controls "Serra Angel"
      And Alice has "Seeds of Strength" in hand
      And Alice has {G}{W} in her mana pool
      When Alice casts "Seeds of Strength" targeting "Arcee, Acrobatic Coupe", "Grizzly Bears" and "Serra Angel"
      And the top of the stack resolves
      Then "Arcee, Sharpshooter" has 2 +1/+1 counters
      When the stack resolves
      Then "Arcee, Sharpshooter" is 5/5
      And "Serra Angel" is 5/5

    Scenario: one creature that is targeted three times counts once
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "Grizzly Bears"
      And Alice has "Seeds of Strength" in hand
      And Alice has {G}{W} in her mana pool
      When Alice casts "Seeds of Strength" targeting "Grizzly Bears", "Grizzly Bears" and "Grizzly Bears"
      And the stack resolves
      Then "Arcee, Sharpshooter" has 1 +1/+1 counter
      And "Grizzly Bears" is 5/5

    Scenario: only an opponent's creature
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Bob controls "Serra Angel"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Giant Growth" targeting "Serra Angel"
      And the top of the stack resolves
      Then the stack is empty
      And "Serra Angel" is 7/7
      And Alice controls "Arcee, Acrobatic Coupe"
      And "Arcee, Acrobatic Coupe" has no counters

    Scenario: an opponent's spell
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Bob has "Giant Growth" in hand
      And Bob has {G} in his mana pool
      When Alice passes priority
      And Bob casts "Giant Growth" targeting "Arcee, Acrobatic Coupe"
      And the top of the stack resolves
      Then the stack is empty
      And "Arcee, Acrobatic Coupe" is 5/5

    Scenario: an ability that targets is no spell
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "Bonesplitter"
      And Alice has {C} in her mana pool
      When Alice activates the equip ability of "Bonesplitter" targeting "Arcee, Acrobatic Coupe"
      And the stack resolves
      Then "Bonesplitter" is attached to "Arcee, Acrobatic Coupe"
      And "Arcee, Acrobatic Coupe" has no counters

    Scenario: it counts as a Vehicle while it is no creature
      Given it is Bob's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice has "Naturalize" in hand
      And Alice has {G}{G} in her mana pool
      When Bob passes priority
      And Alice casts "Naturalize" targeting "Arcee, Acrobatic Coupe"
      And the top of the stack resolves
      Then Alice controls "Arcee, Sharpshooter"
      And "Arcee, Sharpshooter" has 1 +1/+1 counter
      When the stack resolves
      Then "Arcee, Sharpshooter" is in Alice's graveyard

    @CR:608.2h
    Scenario: the spell is countered before the ability resolves
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice has "Giant Growth" in hand
      And Alice has {G} in her mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Giant Growth" targeting "Arcee, Acrobatic Coupe"
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Giant Growth"
      And the stack resolves
      Then "Giant Growth" is in Alice's graveyard
      And "Arcee, Sharpshooter" is 3/3

    @CR:603.2 @CR:608.2h
    Scenario: a creature that was targeted is gone before the ability resolves
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} in her mana pool
      And Bob has "Unsummon" in hand
      And Bob has {U} in his mana pool
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And Alice passes priority
      And Bob casts "Unsummon" targeting "Grizzly Bears"
      And the top of the stack resolves
      Then "Grizzly Bears" is in Alice's hand
      When the stack resolves
      Then "Arcee, Sharpshooter" has 1 +1/+1 counter

  @ruling:arcee/counters @CR:602.2b @CR:118.3 @CR:608.2h
  Rule: Sharpshooter deals as much damage as the +1/+1 counters that were removed to pay, one at least

    Scenario: some of the counters
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with 3 +1/+1 counters
      And Bob controls "Serra Angel"
      And Alice has {C} in her mana pool
      When Alice activates {1}, Remove of "Arcee, Sharpshooter" targeting "Serra Angel"
      And Alice chooses 2
      Then "Arcee, Sharpshooter" has 1 +1/+1 counter
      When the stack resolves
      Then "Serra Angel" has 2 damage
      And Alice controls "Arcee, Acrobatic Coupe"
      And "Arcee, Acrobatic Coupe" has 1 +1/+1 counter

    Scenario: without a +1/+1 counter the cost can't be paid
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with 2 charge counters
      And Bob controls "Serra Angel"
      And Alice has {C} in her mana pool
      Then Alice can't activate {1}, Remove of "Arcee, Sharpshooter" targeting "Serra Angel"

    @CR:704.5g @CR:113.7a
    Scenario: it dies of what the counters kept it from, and the damage is dealt
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with 2 +1/+1 counters and 2 damage
      And Bob controls "Grizzly Bears"
      And Alice has {C} in her mana pool
      When Alice activates {1}, Remove of "Arcee, Sharpshooter" targeting "Grizzly Bears"
      And Alice chooses 2
      Then "Arcee, Sharpshooter" is in Alice's graveyard
      When the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard

    @CR:608.2b
    Scenario: its target is gone as the ability would resolve
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with 2 +1/+1 counters
      And Bob controls "Grizzly Bears"
      And Alice has {C} in her mana pool
      And Bob has "Unsummon" in hand
      And Bob has {U} in his mana pool
      When Alice activates {1}, Remove of "Arcee, Sharpshooter" targeting "Grizzly Bears"
      And Alice chooses 2
      And Alice passes priority
      And Bob casts "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Arcee, Sharpshooter"
      And "Arcee, Sharpshooter" has no counters

    @CR:701.28e
    Scenario: two activations deal damage twice and convert it once
      Given it is Alice's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with 3 +1/+1 counters
      And Bob controls "Serra Angel"
      And Alice has {C}{C} in her mana pool
      When Alice activates {1}, Remove of "Arcee, Sharpshooter" targeting "Serra Angel"
      And Alice chooses 1
      And Alice activates {1}, Remove of "Arcee, Sharpshooter" targeting "Serra Angel"
      And Alice chooses 2
      And the top of the stack resolves
      Then "Serra Angel" has 2 damage
      And Alice controls "Arcee, Acrobatic Coupe"
      When the stack resolves
      Then "Serra Angel" has 3 damage
      And Alice controls "Arcee, Acrobatic Coupe"
