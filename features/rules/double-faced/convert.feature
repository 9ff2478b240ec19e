Feature: Converting

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:convert/is-transform @CR:701.28a @CR:701.28c @CR:712.9
  Rule: To convert a permanent is to turn it to its other face, as transforming is

    Scenario: Blaster becomes Morale Booster
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And "Blaster, Morale Booster" has its back face up
      And "Blaster, Morale Booster" isn't a creature
      And Alice doesn't control "Blaster, Combat DJ"

    Scenario: Morale Booster becomes Combat DJ
      Given Alice controls "Blaster, Combat DJ" with its back face up and with 1 +1/+1 counter
      And Alice controls "Ornithopter"
      And Alice has {C} in her mana pool
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 1 targeting "Ornithopter"
      And the stack resolves
      Then Alice controls "Blaster, Combat DJ"
      And "Blaster, Combat DJ" has its front face up
      And "Blaster, Combat DJ" is 3/3
      And "Blaster, Combat DJ" is tapped

    Scenario: Delver of Secrets transforms
      Given Alice controls "Delver of Secrets"
      And Alice has "Lightning Bolt" on top of her library
      And Alice controls "Ornithopter"
      When the game moves to Alice's upkeep
      And the stack resolves
      And Alice accepts
      Then Alice controls "Insectile Aberration"
      And "Insectile Aberration" is 3/2
      And "Insectile Aberration" has flying
      And Alice controls "Ornithopter"

    Scenario: a permanent that is no double-faced card stays as it is
      Given Alice controls "Cult of the Waxing Moon"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then "Cult of the Waxing Moon" is 5/4
      And Alice doesn't control "Wolf Token"

  @ruling:convert/transform-instruction @CR:701.27a @CR:701.28a
  Rule: An effect that says transform turns over a permanent whose own text says convert

    Scenario: Moonmist on Blaster, who is every creature type
      Given Alice controls "Blaster, Combat DJ"
      And Alice controls "Maskwood Nexus"
      And Bob controls "Grizzly Bears"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And Bob controls "Grizzly Bears"

    Scenario: Moonmist on Arcee's Vehicle during her controller's turn
      Given Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "Maskwood Nexus"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls "Arcee, Sharpshooter"

    Scenario: Moonmist on Arcee's Vehicle during the opponent's turn
      Given it is Bob's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "Maskwood Nexus"
      And Bob has "Moonmist" in hand
      And Bob has {G}{G} in his mana pool
      When Bob casts "Moonmist"
      And the stack resolves
      Then Alice controls "Arcee, Acrobatic Coupe"

  @ruling:convert/transform-triggers @CR:701.27e
  Rule: What triggers when a permanent transforms triggers when one converts

    Scenario: Morale Booster converts into a creature that is no Human
      Given Alice controls "Cult of the Waxing Moon"
      And Alice controls "Blaster, Combat DJ" with its back face up and with 1 +1/+1 counter
      And Alice controls "Ornithopter"
      And Alice has {C} in her mana pool
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 1 targeting "Ornithopter"
      And the stack resolves
      Then Alice controls "Blaster, Combat DJ"
      And Alice controls 1 "Wolf Token"
      And "Wolf Token" is 2/2

    Scenario: Combat DJ converts into no creature
      Given Alice controls "Cult of the Waxing Moon"
      And Alice controls "Blaster, Combat DJ"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And Alice doesn't control "Wolf Token"

    Scenario: Delver of Secrets transforms into a Human
      Given Alice controls "Cult of the Waxing Moon"
      And Alice controls "Delver of Secrets"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls "Insectile Aberration"
      And Alice doesn't control "Wolf Token"

    Scenario: Combat DJ is a Human as well, by another effect
      Given Alice controls "Cult of the Waxing Moon"
      And Alice controls "Maskwood Nexus"
      And Alice controls "Blaster, Combat DJ" with its back face up and with 1 +1/+1 counter
      And Alice controls "Ornithopter"
      And Alice has {C} in her mana pool
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 1 targeting "Ornithopter"
      And the stack resolves
      Then Alice controls "Blaster, Combat DJ"
      And Alice doesn't control "Wolf Token"

    Scenario: Cult of the Waxing Moon watches only its controller's permanents
      Given Alice controls "Cult of the Waxing Moon"
      And Alice controls "Instigator Gang"
      And Bob controls "Instigator Gang" as "his"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls 1 "Wildblood Pack"
      And Bob controls 1 "Wildblood Pack"
      And Alice controls 1 "Wolf Token"
      And Bob doesn't control "Wolf Token"

  @ruling:convert/mana-value @CR:202.3b @CR:712.8e
  Rule: The back face has the mana value of the front

    Scenario Outline: <front>, turned over
      Given Alice controls "<front>" with its back face up
      Then "<back>" has mana value <value>

      Examples:
        | front                | back                          | value |
        | Blaster, Combat DJ   | Blaster, Morale Booster       | 5     |
        | Delver of Secrets    | Insectile Aberration          | 1     |
        | Arcee, Sharpshooter  | Arcee, Acrobatic Coupe        | 3     |
        | Optimus Prime, Hero  | Optimus Prime, Autobot Leader | 6     |

    Scenario: a Clone of a back face has none
      Given Alice controls "Delver of Secrets" with its back face up as "the original"
      And Alice has "Clone" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Clone"
      And the stack resolves
      And Alice chooses "the original"
      Then Alice controls 2 "Insectile Aberration"
      And "the original" has mana value 1
      And "Clone" has mana value 0

    @CR:712.9 @CR:701.27c
    Scenario: a Clone of Wildblood Pack neither transforms back nor has a front face's mana value
      Given Alice controls "Instigator Gang" with its back face up as "the original"
      And Alice has "Clone" in hand
      And Alice has "Lightning Bolt" in hand
      And Alice has {U}{C}{C}{C}{R} in her mana pool
      When Alice casts "Clone" paying {U}{C}{C}{C}
      And the stack resolves
      And Alice chooses "the original"
      Then "the original" has mana value 4
      And "Clone" has mana value 0
      And "Clone" is 5/5
      When Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      And the game moves to Bob's upkeep
      And the stack resolves
      Then "the original" has its front face up
      And "the original" has mana value 4
      And Alice controls 1 "Instigator Gang"
      And Alice controls 1 "Wildblood Pack"
      And "Clone" is 5/5
      And "Clone" has mana value 0

  @ruling:convert/no-modular-counters @CR:702.43a @CR:614.1c @CR:603.6d
  Rule: Converting a permanent into a face with modular puts no counters on it

    Scenario: Blaster has the counters that it had
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the stack resolves
      Then "Blaster, Morale Booster" has modular
      And "Blaster, Morale Booster" has 1 +1/+1 counter
