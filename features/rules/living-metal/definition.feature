@card:optimus-prime-hero
Feature: Living metal

  Background:
    Given Alice and Bob are playing

  @ruling:living-metal/definition @CR:702.161a
  Rule: On its controller's turn a permanent with living metal is an artifact creature besides what else it is

    Scenario: its controller's turn adds types and takes none away
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      Then "Optimus Prime, Autobot Leader" is an artifact creature
      And "Optimus Prime, Autobot Leader" is a Vehicle
      And "Optimus Prime, Autobot Leader" isn't a Robot

    Scenario: an opponent's turn makes it no creature
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      Then "Optimus Prime, Autobot Leader" is an artifact
      And "Optimus Prime, Autobot Leader" is a Vehicle
      And "Optimus Prime, Autobot Leader" isn't a creature

    Scenario: it changes as each turn begins
      Given it is Alice's end step
      And Alice controls "Optimus Prime, Hero" with its back face up
      Then "Optimus Prime, Autobot Leader" is a creature
      When the game moves to Bob's upkeep
      Then "Optimus Prime, Autobot Leader" isn't a creature
      When the game moves to Bob's end step
      Then "Optimus Prime, Autobot Leader" isn't a creature
      When the game moves to Alice's upkeep
      Then "Optimus Prime, Autobot Leader" is a creature

    @CR:113.6 @CR:702.162a
    Scenario: the spell isn't a creature spell
      Given it is Alice's precombat main phase
      And Alice has "Optimus Prime, Hero" in hand
      And Alice has {C}{C}{U}{R}{W} in her mana pool
      And Bob has "Essence Scatter" in hand
      And Bob has {C}{U} in his mana pool
      When Alice casts "Optimus Prime, Hero" using more than meets the eye
      And Alice passes priority
      Then "Optimus Prime, Autobot Leader" isn't a creature
      And Bob can't cast "Essence Scatter" targeting "Optimus Prime, Autobot Leader"

    @CR:302.6
    Scenario: it attacks if its controller has had it since the turn began
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      When Alice attacks with "Optimus Prime, Autobot Leader"
      Then "Optimus Prime, Autobot Leader" is attacking
      And "Optimus Prime, Autobot Leader" is tapped

    @CR:302.6
    Scenario: it doesn't attack in the turn in which it came
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" new with its back face up
      Then "Optimus Prime, Autobot Leader" is a creature
      And Alice can't attack with "Optimus Prime, Autobot Leader"

    @CR:302.6
    Scenario: having been no creature in the meantime doesn't make it new
      Given it is Bob's end step
      And Alice controls "Optimus Prime, Hero" new with its back face up
      When the game moves to Alice's precombat main phase
      And Alice attacks with "Optimus Prime, Autobot Leader"
      Then "Optimus Prime, Autobot Leader" is attacking

    @CR:509.1a
    Scenario: it doesn't block on an opponent's turn
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Bob controls "Grizzly Bears"
      When Bob attacks with "Grizzly Bears"
      Then Alice can't block "Grizzly Bears" with "Optimus Prime, Autobot Leader"

    Scenario: Wrath of God destroys it on its controller's turn
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice has "Wrath of God" in hand
      And Alice has {C}{C}{W}{W} in her mana pool
      When Alice casts "Wrath of God"
      And the stack resolves
      Then "Optimus Prime, Hero" is in Alice's graveyard

    Scenario: Wrath of God leaves it alone on an opponent's turn
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      And Bob has "Wrath of God" in hand
      And Bob has {C}{C}{W}{W} in his mana pool
      When Bob casts "Wrath of God"
      And the stack resolves
      Then Alice controls "Optimus Prime, Autobot Leader"
      And "Grizzly Bears" is in Alice's graveyard

    @CR:115.4
    Scenario: what targets creatures finds it on its controller's turn only
      Given it is Alice's end step
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      When Alice passes priority
      And Bob casts "Murder" targeting "Optimus Prime, Autobot Leader"
      And the stack resolves
      Then "Optimus Prime, Hero" is in Alice's graveyard

    @CR:115.4
    Scenario: what targets creatures doesn't find it on an opponent's turn
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      Then Bob can't cast "Murder" targeting "Optimus Prime, Autobot Leader"

    @CR:108.4a @CR:613.1b
    Scenario: taken by the player whose turn it is, it becomes a creature
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero" tapped with its back face up
      And Bob has "Hijack" in hand
      And Bob has {C}{R}{R} in his mana pool
      When Bob casts "Hijack" targeting "Optimus Prime, Autobot Leader"
      And the stack resolves
      Then Bob controls "Optimus Prime, Autobot Leader"
      And "Optimus Prime, Autobot Leader" is an artifact creature
      When Bob attacks with "Optimus Prime, Autobot Leader"
      And the stack resolves
      Then "Optimus Prime, Autobot Leader" is 8/10
      When the game moves to Alice's upkeep
      Then Alice controls "Optimus Prime, Hero"

    @CR:506.4 @CR:613.1b
    Scenario: taken by another player, it stops being a creature and leaves combat
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Bob has "Word of Seizing" in hand
      And Bob controls "Sol Ring"
      And Bob controls "Mountain" as "first"
      And Bob controls "Mountain" as "second"
      And Bob controls "Mountain" as "third"
      When Alice attacks with "Optimus Prime, Autobot Leader"
      And the top of the stack resolves
      And Alice passes priority
      And Bob taps "Sol Ring" for mana
      And Bob taps "first" for mana
      And Bob taps "second" for mana
      And Bob taps "third" for mana
      And Bob casts "Word of Seizing" targeting "Optimus Prime, Autobot Leader"
      And the stack resolves
      Then Bob controls "Optimus Prime, Autobot Leader"
      And "Optimus Prime, Autobot Leader" isn't a creature
      And "Optimus Prime, Autobot Leader" isn't attacking
      When the game moves to Alice's postcombat main phase
      Then Bob has 20 life
      And "Optimus Prime, Autobot Leader" has 2 +1/+1 counters

    @CR:613.6 @CR:613.1f
    Scenario: losing living metal to what takes abilities from creatures leaves it a creature
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Bob controls "Humility"
      Then "Optimus Prime, Autobot Leader" is an artifact creature
      And "Optimus Prime, Autobot Leader" is 1/1
      And "Optimus Prime, Autobot Leader" doesn't have trample
      When the game moves to Bob's upkeep
      Then "Optimus Prime, Autobot Leader" isn't a creature
      And "Optimus Prime, Autobot Leader" has trample

    @CR:603.6a @CR:603.6b
    Scenario: it enters as a creature on its controller's turn
      Given it is Alice's precombat main phase
      And Alice controls "Soul Warden"
      And Alice has "Optimus Prime, Hero" in hand
      And Alice has {C}{C}{U}{R}{W} in her mana pool
      When Alice casts "Optimus Prime, Hero" using more than meets the eye
      And the stack resolves
      Then Alice controls "Optimus Prime, Autobot Leader"
      And Alice has 21 life

    @CR:603.6a @CR:603.6b
    Scenario: it enters as no creature on an opponent's turn
      Given it is Bob's precombat main phase
      And Alice controls "Soul Warden"
      And Alice controls "Optimus Prime, Hero"
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      When Bob casts "Murder" targeting "Optimus Prime, Hero"
      And the stack resolves
      Then Alice controls "Optimus Prime, Autobot Leader"
      And Alice has 20 life

    @CR:303.4c @CR:704.5m
    Scenario: an Aura for creatures falls off as an opponent's turn begins
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Holy Strength" attached to "Optimus Prime, Hero"
      Then "Optimus Prime, Autobot Leader" is 7/10
      When the game moves to Alice's end step
      Then "Holy Strength" is attached to "Optimus Prime, Autobot Leader"
      When the game moves to Bob's upkeep
      Then "Holy Strength" is in Alice's graveyard

    @CR:303.4c @CR:704.5m
    Scenario: an Aura for any permanent stays on it on every turn
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Indestructibility" attached to "Optimus Prime, Hero"
      When the game moves to Bob's upkeep
      Then "Indestructibility" is attached to "Optimus Prime, Autobot Leader"
      And "Optimus Prime, Autobot Leader" isn't a creature
      And "Optimus Prime, Autobot Leader" has indestructible
