@card:blaster-combat-dj
Feature: Blaster, Combat DJ grants modular

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:blaster/dies-together @CR:603.10a @CR:702.43a
  Rule: Modular that it granted triggers for what dies at the same moment as it

    Scenario: Wrath of God
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "Memnite" with 2 +1/+1 counters
      And Alice controls "Darksteel Myr"
      And Alice has "Wrath of God" in hand
      And Alice has {W}{W}{W}{W} in her mana pool
      When Alice casts "Wrath of God"
      And the top of the stack resolves
      Then "Memnite" is in Alice's graveyard
      And "Blaster, Combat DJ" is in Alice's graveyard
      And Alice controls "Darksteel Myr"
      And there is 1 ability on the stack
      When the stack resolves
      And Alice accepts
      Then "Darksteel Myr" has 2 +1/+1 counters
      And "Darksteel Myr" is 2/3

    Scenario: its controller may decline
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "Memnite" with 2 +1/+1 counters
      And Alice controls "Darksteel Myr"
      And Alice has "Wrath of God" in hand
      And Alice has {W}{W}{W}{W} in her mana pool
      When Alice casts "Wrath of God"
      And the stack resolves
      And Alice declines
      Then "Darksteel Myr" has no counters
      And the stack is empty

    Scenario: a Vehicle that is no creature as it dies
      Given it is Bob's precombat main phase
      And Alice controls "Blaster, Combat DJ"
      And Alice controls "Arcee, Sharpshooter" with its back face up and with 1 +1/+1 counter
      And Alice controls "Darksteel Myr"
      And Bob has "Akroma's Vengeance" in hand
      And Bob has {W}{W}{W}{W}{W}{W} in his mana pool
      Then "Arcee, Acrobatic Coupe" isn't a creature
      When Bob casts "Akroma's Vengeance"
      And the top of the stack resolves
      Then "Arcee, Sharpshooter" is in Alice's graveyard
      And there is 1 ability on the stack
      When the stack resolves
      And Alice accepts
      Then "Darksteel Myr" has 1 +1/+1 counter

    Scenario: if Blaster is gone first nothing triggers
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "Memnite" with 2 +1/+1 counters
      And Alice controls "Darksteel Myr"
      And Bob has two "Murder" in hand
      And Bob has {B}{B}{B}{B}{B}{B} in his mana pool
      When Alice passes priority
      And Bob casts "Murder" targeting "Blaster, Combat DJ"
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts "Murder" targeting "Memnite"
      And the top of the stack resolves
      Then "Memnite" is in Alice's graveyard
      And the stack is empty
      And "Darksteel Myr" has no counters

    Scenario: no token and no opponent's creature had modular
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "Memnite" with 2 +1/+1 counters as a token
      And Bob controls "Ornithopter" with 1 +1/+1 counter
      And Alice controls "Darksteel Myr"
      And Alice has "Wrath of God" in hand
      And Alice has {W}{W}{W}{W} in her mana pool
      When Alice casts "Wrath of God"
      And the top of the stack resolves
      Then "Ornithopter" is in Bob's graveyard
      And the stack is empty
      And "Darksteel Myr" has no counters

    Scenario: Blaster itself has none of what it grants
      Given Alice controls "Blaster, Combat DJ" with 2 charge counters
      And Alice controls "Darksteel Myr"
      And Bob has "Murder" in hand
      And Bob has {B}{B}{B} in his mana pool
      Then "Blaster, Combat DJ" doesn't have modular
      And "Darksteel Myr" has modular
      When Alice passes priority
      And Bob casts "Murder" targeting "Blaster, Combat DJ"
      And the top of the stack resolves
      Then the stack is empty
      And "Darksteel Myr" doesn't have modular

  @ruling:blaster/last-known-counters @CR:603.10a @CR:608.2h @CR:704.5f @CR:704.5q @CR:704.8
  Rule: Modular counts the +1/+1 counters that the permanent had as it left

    Scenario: three −1/−1 counters on two +1/+1 counters
      Given it is Bob's precombat main phase
      And Alice controls "Blaster, Combat DJ"
      And Alice controls "Memnite" with 2 +1/+1 counters
      And Alice controls "Darksteel Myr"
      And Bob has "Skinrender" in hand
      And Bob has {B}{B}{B}{B} in his mana pool
      When Bob casts "Skinrender"
      And the top of the stack resolves
      And Bob chooses "Memnite"
      And the top of the stack resolves
      Then Alice may choose "Blaster, Combat DJ" and "Darksteel Myr"
      When Alice chooses "Darksteel Myr"
      Then "Memnite" is in Alice's graveyard
      When the stack resolves
      And Alice accepts
      Then "Darksteel Myr" has 2 +1/+1 counters
      And "Darksteel Myr" has no -1/-1 counters
      And "Blaster, Combat DJ" has no counters

    Scenario: as many −1/−1 counters as +1/+1 counters on a creature that lives leave nothing to move
      Given it is Bob's precombat main phase
      And Alice controls "Blaster, Combat DJ"
      And Alice controls "Memnite" with 4 +1/+1 counters
      And Alice controls "Darksteel Myr"
      And Bob has "Skinrender" in hand
      And Bob has "Murder" in hand
      And Bob has {B}{B}{B}{B}{B}{B}{B} in his mana pool
      When Bob casts "Skinrender"
      And the top of the stack resolves
      And Bob chooses "Memnite"
      And the stack resolves
      Then "Memnite" has 1 +1/+1 counter
      And "Memnite" has no -1/-1 counters
      When Bob casts "Murder" targeting "Memnite"
      And the top of the stack resolves
      And Alice chooses "Darksteel Myr"
      And the stack resolves
      And Alice accepts
      Then "Darksteel Myr" has 1 +1/+1 counter

    Scenario: printed and granted modular each trigger
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "Arcbound Worker" with 1 +1/+1 counter
      And Alice controls "Darksteel Myr"
      And Bob has "Murder" in hand
      And Bob has {B}{B}{B} in his mana pool
      Then "Arcbound Worker" has 2 instances of modular
      When Alice passes priority
      And Bob casts "Murder" targeting "Arcbound Worker"
      And the top of the stack resolves
      And Alice chooses "Darksteel Myr"
      And Alice chooses "Darksteel Myr"
      Then there are 2 abilities on the stack
      When the top of the stack resolves
      And Alice accepts
      Then "Darksteel Myr" has 1 +1/+1 counter
      When the top of the stack resolves
      And Alice accepts
      Then "Darksteel Myr" has 2 +1/+1 counters

  @ruling:blaster/enters-together @CR:614.12 @CR:603.6d @CR:702.43a
  Rule: What enters at the same moment as Blaster gets no counter from it; what enters later does

    Scenario: Open the Vaults returns both
      Given Alice has "Blaster, Combat DJ" in her graveyard
      And Alice has "Ornithopter" in her graveyard
      And Alice has "Open the Vaults" in hand
      And Alice has {W}{W}{W}{W}{W}{W} in her mana pool
      When Alice casts "Open the Vaults"
      And the stack resolves
      Then Alice controls "Blaster, Combat DJ"
      And "Ornithopter" has no counters
      And "Ornithopter" has modular

    Scenario: one that enters later
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Ornithopter" in hand
      When Alice casts "Ornithopter"
      And the stack resolves
      Then "Ornithopter" has 1 +1/+1 counter
      And "Ornithopter" is 1/3
      And "Blaster, Combat DJ" has no counters

    Scenario: a token gets none
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Servo Exhibition" in hand
      And Alice has {W}{W} in her mana pool
      When Alice casts "Servo Exhibition"
      And the stack resolves
      Then Alice controls two "Servo Token"

    Scenario: an opponent's gets none
      Given it is Bob's precombat main phase
      And Alice controls "Blaster, Combat DJ"
      And Bob has "Ornithopter" in hand
      When Bob casts "Ornithopter"
      And the stack resolves
      Then "Ornithopter" has no counters
      And "Ornithopter" doesn't have modular

    Scenario: an artifact that will be a creature on the battlefield
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "March of the Machines"
      And Alice has "Sol Ring" in hand
      And Alice has {C} in her mana pool
      When Alice casts "Sol Ring"
      And the stack resolves
      Then "Sol Ring" has 1 +1/+1 counter
      And "Sol Ring" is 2/2

    Scenario: an artifact that won't be
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Sol Ring" in hand
      And Alice has {C} in her mana pool
      When Alice casts "Sol Ring"
      And the stack resolves
      Then "Sol Ring" has no counters

    Scenario: a Vehicle on either player's turn
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Arcee, Sharpshooter" in hand
      And Alice has {R}{W} in her mana pool
      When Alice casts "Arcee, Sharpshooter" using more than meets the eye
      And the stack resolves
      Then "Arcee, Acrobatic Coupe" has 1 +1/+1 counter

    Scenario: a copy of an artifact creature counts as what it enters as
      Given Alice controls "Blaster, Combat DJ"
      And Bob controls "Memnite"
      And Alice has "Clone" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses Bob's "Memnite"
      Then Alice's "Memnite" has 1 +1/+1 counter
      And Bob's "Memnite" has no counters

  @ruling:blaster/fewer-than-x @CR:608.2b @CR:608.2h @CR:122.5 @CR:602.5d
  Rule: With fewer counters than X all of them move, and it converts if it has none left

    Scenario: X is 3 and there are two
      Given Alice controls "Blaster, Combat DJ" with its back face up and with 2 +1/+1 counters
      And Alice controls "Memnite"
      And Alice has {R}{R}{R} in her mana pool
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 3 targeting "Memnite"
      And the stack resolves
      Then "Memnite" has 2 +1/+1 counters
      And "Memnite" has haste
      And Alice controls "Blaster, Combat DJ"
      And "Blaster, Combat DJ" has no counters
      And "Blaster, Combat DJ" is tapped

    Scenario: X is 2 and there are three
      Given Alice controls "Blaster, Combat DJ" with its back face up and with 3 +1/+1 counters
      And Alice controls "Sol Ring"
      And Alice has {R}{R} in her mana pool
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 2 targeting "Sol Ring"
      And the stack resolves
      Then "Sol Ring" has 2 +1/+1 counters
      And "Sol Ring" has haste
      And Alice controls "Blaster, Morale Booster"
      And "Blaster, Morale Booster" has 1 +1/+1 counter

    Scenario: X is 0 and there are counters
      Given Alice controls "Blaster, Combat DJ" with its back face up and with 3 +1/+1 counters
      And Alice controls "Sol Ring"
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 0 targeting "Sol Ring"
      And the stack resolves
      Then "Sol Ring" has haste
      And "Sol Ring" has no counters
      And Alice controls "Blaster, Morale Booster"
      And "Blaster, Morale Booster" has 3 +1/+1 counters

    Scenario: X is 0 and there is none
      Given Alice controls "Blaster, Combat DJ" with its back face up
      And Alice controls "Sol Ring"
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 0 targeting "Sol Ring"
      And the stack resolves
      Then "Sol Ring" has haste
      And Alice controls "Blaster, Combat DJ"

    Scenario: it has left before the ability resolves
      Given Alice controls "Blaster, Combat DJ" with its back face up and with 2 +1/+1 counters
      And Alice controls "Sol Ring"
      And Alice has {R}{R} in her mana pool
      And Bob has "Naturalize" in hand
      And Bob has {G}{G} in his mana pool
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 2 targeting "Sol Ring"
      And Alice passes priority
      And Bob casts "Naturalize" targeting "Blaster, Morale Booster"
      And the stack resolves
      Then "Blaster, Combat DJ" is in Alice's graveyard
      And "Sol Ring" has haste
      And "Sol Ring" has no counters

    Scenario: its target has left before it resolves
      Given Alice controls "Blaster, Combat DJ" with its back face up
      And Alice controls "Sol Ring"
      And Bob has "Naturalize" in hand
      And Bob has {G}{G} in his mana pool
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 0 targeting "Sol Ring"
      And Alice passes priority
      And Bob casts "Naturalize" targeting "Sol Ring"
      And the stack resolves
      Then "Sol Ring" is in Alice's graveyard
      And Alice controls "Blaster, Morale Booster"
      And "Blaster, Morale Booster" is tapped

    Scenario: the counters that are there as it resolves count
      Given Alice controls "Blaster, Combat DJ" with its back face up and with 1 +1/+1 counter
      And Alice controls "March of the Machines"
      And Alice controls "Sol Ring"
      And Alice has "Battlegrowth" in hand
      And Alice has {R}{R}{G} in her mana pool
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 2 targeting "Sol Ring" paying {R}{R}
      And Alice casts "Battlegrowth" targeting "Blaster, Morale Booster"
      And the stack resolves
      Then "Sol Ring" has 2 +1/+1 counters
      And Alice controls "Blaster, Combat DJ"

    Scenario: itself is no target
      Given Alice controls "Blaster, Combat DJ" with its back face up and with 2 +1/+1 counters
      And Alice has {R} in her mana pool
      Then Alice can't activate {X}, {T} of "Blaster, Morale Booster" with X = 1 targeting "Blaster, Morale Booster" because of rule 601.2c
      And "Blaster, Morale Booster" is untapped

    Scenario: only when a sorcery could be cast
      Given it is Bob's precombat main phase
      And Alice controls "Blaster, Combat DJ" with its back face up and with 2 +1/+1 counters
      And Alice controls "Sol Ring"
      And Alice has {R} in her mana pool
      When Bob passes priority
      Then Alice can't activate {X}, {T} of "Blaster, Morale Booster" with X = 1 targeting "Sol Ring" because of rule 602.5d
      And "Blaster, Morale Booster" is untapped
      And "Blaster, Morale Booster" has 2 +1/+1 counters
