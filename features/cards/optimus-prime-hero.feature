@card:optimus-prime-hero
Feature: Optimus Prime, Hero // Optimus Prime, Autobot Leader

  Background:
    Given Alice and Bob are playing

  @ruling:bolster/no-target @CR:701.39a @CR:603.7b @CR:701.28e
  Rule: The creature that Autobot Leader strengthens gains trample, and its combat damage to a player converts him once

    Scenario: its combat damage to a player converts him
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 4/4
      And "Grizzly Bears" has trample
      And Alice controls "Optimus Prime, Autobot Leader"
      When Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then Bob has 16 life
      And Alice controls "Optimus Prime, Hero"
      And "Grizzly Bears" has trample

    @CR:702.19b
    Scenario: the damage that tramples over converts him
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      And Bob controls "Fugitive Wizard"
      When Alice attacks with "Grizzly Bears"
      And the stack resolves
      And Bob blocks "Grizzly Bears" with "Fugitive Wizard"
      And the game moves to Alice's combat damage step
      And Alice divides 1 to "Fugitive Wizard" and 3 to Bob
      And the stack resolves
      Then Bob has 17 life
      And Alice controls "Optimus Prime, Hero"

    Scenario: he may be the creature himself
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      When Alice attacks with "Optimus Prime, Autobot Leader"
      And the stack resolves
      Then "Optimus Prime, Autobot Leader" is 8/10
      When Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then Bob has 12 life
      And "Optimus Prime, Hero" is 6/10
      And "Optimus Prime, Hero" is tapped

    Scenario: damage to a creature only doesn't convert him
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      And Bob controls "Shivan Dragon"
      When Alice attacks with "Grizzly Bears"
      And the stack resolves
      And Bob blocks "Grizzly Bears" with "Shivan Dragon"
      And the game moves to Alice's postcombat main phase
      Then Bob has 20 life
      And Alice controls "Optimus Prime, Autobot Leader"

    Scenario: damage by another creature doesn't convert him
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      And Alice controls "Serra Angel"
      When Alice attacks with "Serra Angel"
      And the stack resolves
      Then "Grizzly Bears" is 4/4
      And "Grizzly Bears" has trample
      And "Serra Angel" doesn't have trample
      When Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then Bob has 16 life
      And Alice controls "Optimus Prime, Autobot Leader"

    Scenario: damage outside combat doesn't convert him
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Prodigal Sorcerer"
      When Alice attacks with "Optimus Prime, Autobot Leader"
      And the stack resolves
      Then "Prodigal Sorcerer" is 3/3
      When Alice activates {T} of "Prodigal Sorcerer" targeting Bob
      And the stack resolves
      Then Bob has 19 life
      And Alice controls "Optimus Prime, Autobot Leader"

    Scenario: two strikes make two triggers, and he converts once
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      And Alice controls "Fireshrieker" attached to "Grizzly Bears"
      When Alice attacks with "Grizzly Bears"
      And the stack resolves
      And Bob doesn't block
      And the game moves to Alice's first-strike combat damage step
      Then there is 1 ability of "Optimus Prime, Autobot Leader" on the stack
      And Bob has 16 life
      When the stack resolves
      Then Alice controls "Optimus Prime, Hero"
      When the game moves to Alice's combat damage step
      Then there is 1 ability of "Optimus Prime, Hero" on the stack
      And Bob has 12 life
      When the stack resolves
      Then Alice controls "Optimus Prime, Hero"

    @CR:514.2
    Scenario: a creature that he strengthened in an earlier turn doesn't convert him
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      And Alice controls "Island"
      And Alice has "Fugitive Wizard" in hand
      When Alice attacks with "Optimus Prime, Autobot Leader"
      And the stack resolves
      Then "Grizzly Bears" is 4/4
      When the game moves to Bob's upkeep
      Then "Grizzly Bears" doesn't have trample
      When the game moves to Alice's precombat main phase
      And Alice taps "Island" for mana
      And Alice casts "Fugitive Wizard"
      And the stack resolves
      And Alice attacks with "Grizzly Bears"
      And the stack resolves
      Then "Fugitive Wizard" is 3/3
      And "Grizzly Bears" doesn't have trample
      When Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then Bob has 10 life
      And Alice controls "Optimus Prime, Autobot Leader"

    Scenario: converted after the creature was chosen, he doesn't convert again
      Given it is Alice's precombat main phase
      And Alice controls "Maskwood Nexus"
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      And Alice controls "Forest" as "first"
      And Alice controls "Forest" as "second"
      And Alice has "Moonmist" in hand
      When Alice attacks with "Grizzly Bears"
      And the stack resolves
      And Alice taps "first" for mana
      And Alice taps "second" for mana
      And Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls "Optimus Prime, Hero"
      When Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then Bob has 16 life
      And Alice controls "Optimus Prime, Hero"

    Scenario: converted before the creature was chosen, he converts back
      Given it is Alice's precombat main phase
      And Alice controls "Maskwood Nexus"
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      And Alice controls "Forest" as "first"
      And Alice controls "Forest" as "second"
      And Alice has "Moonmist" in hand
      When Alice attacks with "Grizzly Bears"
      And Alice taps "first" for mana
      And Alice taps "second" for mana
      And Alice casts "Moonmist"
      And the top of the stack resolves
      Then Alice controls "Optimus Prime, Hero"
      When the stack resolves
      Then "Grizzly Bears" is 4/4
      When Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then Bob has 16 life
      And Alice controls "Optimus Prime, Autobot Leader"

    @CR:400.7 @CR:603.7c
    Scenario: gone and back he is another object, which doesn't convert
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      And Alice controls "Plains"
      And Alice has "Cloudshift" in hand
      When Alice attacks with "Grizzly Bears"
      And the stack resolves
      And Alice taps "Plains" for mana
      And Alice casts "Cloudshift" targeting "Optimus Prime, Autobot Leader"
      And the stack resolves
      Then Alice controls "Optimus Prime, Hero"
      When Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then Bob has 16 life
      And Alice controls "Optimus Prime, Hero"

  @ruling:optimus/attacks @CR:508.3d @CR:701.39a
  Rule: Autobot Leader's ability triggers once each time his controller attacks, whoever attacks

    Scenario: several creatures attack, he doesn't
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Serra Angel"
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Serra Angel" and "Grizzly Bears"
      Then there is 1 ability of "Optimus Prime, Autobot Leader" on the stack
      When the stack resolves
      Then "Grizzly Bears" has 2 +1/+1 counters
      And "Serra Angel" has no counters
      And "Optimus Prime, Autobot Leader" isn't attacking

    Scenario: he attacks, and the creature that stays at home is strengthened
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Optimus Prime, Autobot Leader"
      Then there is 1 ability of "Optimus Prime, Autobot Leader" on the stack
      When the stack resolves
      Then "Grizzly Bears" has 2 +1/+1 counters
      And "Grizzly Bears" isn't attacking

    Scenario: an opponent attacks
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      And Bob controls "Serra Angel"
      When Bob attacks with "Serra Angel"
      Then the stack is empty
      And "Grizzly Bears" has no counters

    Scenario: no creature attacks
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Grizzly Bears"
      When the game moves to Alice's postcombat main phase
      Then the stack is empty
      And "Grizzly Bears" has no counters

    Scenario: with his front face up he doesn't have it
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Optimus Prime, Hero" and "Grizzly Bears"
      Then the stack is empty
      And "Optimus Prime, Hero" is attacking

  @ruling:optimus/returns @CR:712.14a @CR:400.7 @CR:603.6
  Rule: As Hero dies, the card returns with its back face up, a new object under its owner's control

    Scenario: back face up, without its counters and what was attached to it
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero" with 2 +1/+1 counters
      And Alice controls "Bonesplitter" attached to "Optimus Prime, Hero"
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      When Bob casts "Murder" targeting "Optimus Prime, Hero"
      And the stack resolves
      Then Alice controls "Optimus Prime, Autobot Leader"
      And "Optimus Prime, Autobot Leader" has its back face up
      And "Optimus Prime, Autobot Leader" has no counters
      And "Optimus Prime, Autobot Leader" is untapped
      And "Optimus Prime, Hero" isn't in Alice's graveyard
      And "Bonesplitter" isn't attached

    @CR:603.3
    Scenario: it is in the graveyard while its ability waits
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      When Bob casts "Murder" targeting "Optimus Prime, Hero"
      And the top of the stack resolves
      Then "Optimus Prime, Hero" is in Alice's graveyard
      And there is 1 ability of "Optimus Prime, Hero" on the stack
      And Alice doesn't control "Optimus Prime, Autobot Leader"
      When the stack resolves
      Then Alice controls "Optimus Prime, Autobot Leader"

    @CR:302.6
    Scenario: what has returned can't attack in this turn
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      When Alice passes priority
      And Bob casts "Murder" targeting "Optimus Prime, Hero"
      And the stack resolves
      Then "Optimus Prime, Autobot Leader" is an artifact creature
      And Alice can't attack with "Optimus Prime, Autobot Leader"

    @CR:110.2
    Scenario: its owner gets it back from the player who controlled it
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Bob has "Act of Treason" in hand
      And Bob has "Murder" in hand
      And Bob has {C}{C}{R}{C}{B}{B} in his mana pool
      When Bob casts "Act of Treason" targeting "Optimus Prime, Hero" paying {C}{C}{R}
      And the stack resolves
      Then Bob controls "Optimus Prime, Hero"
      When Bob casts "Murder" targeting "Optimus Prime, Hero"
      And the stack resolves
      Then Alice controls "Optimus Prime, Autobot Leader"
      And Bob doesn't control "Optimus Prime, Autobot Leader"

    Scenario: Autobot Leader dies and stays in the graveyard
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      When Alice passes priority
      And Bob casts "Murder" targeting "Optimus Prime, Autobot Leader"
      And the stack resolves
      Then the stack is empty
      And "Optimus Prime, Hero" is in Alice's graveyard

    Scenario: a Clone of Hero stays in the graveyard
      Given it is Alice's precombat main phase
      And Alice controls "Glorious Anthem"
      And Alice controls "Clone" as a copy of "Optimus Prime, Hero"
      And Alice has "Murder" in hand
      And Alice has {C}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Optimus Prime, Hero"
      And the top of the stack resolves
      Then "Clone" is in Alice's graveyard
      When the stack resolves
      Then the stack is empty
      And "Clone" is in Alice's graveyard

    Scenario: any single-faced card that was a copy of Hero stays in the graveyard
      Given it is Alice's precombat main phase
      And Alice controls "Grizzly Bears" as a copy of "Optimus Prime, Hero"
      And Alice has "Murder" in hand
      And Alice has {C}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Optimus Prime, Hero"
      And the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And Alice doesn't control "Grizzly Bears"

    @card:delver-of-secrets @CR:712.14a
    Scenario: another double-faced card that was a copy of Hero returns with its own back face up
      Given it is Alice's precombat main phase
      And Alice controls "Delver of Secrets" as a copy of "Optimus Prime, Hero"
      And Alice has "Murder" in hand
      And Alice has {C}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Optimus Prime, Hero"
      And the stack resolves
      Then Alice controls "Insectile Aberration"
      And "Insectile Aberration" has its back face up

    @CR:111.7 @CR:111.8
    Scenario: a token that is Hero is gone
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" as a token
      And Alice has "Murder" in hand
      And Alice has {C}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Optimus Prime, Hero"
      And the stack resolves
      Then the stack is empty
      And Alice doesn't control "Optimus Prime, Autobot Leader"
      And "Optimus Prime, Hero" isn't in Alice's graveyard

    Scenario: removed from the graveyard while its ability waits
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Bob controls "Deathrite Shaman"
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B}{G} in his mana pool
      When Bob casts "Murder" targeting "Optimus Prime, Hero" paying {C}{B}{B}
      And the top of the stack resolves
      And Bob activates {G}, {T} of "Deathrite Shaman" targeting "Optimus Prime, Hero"
      And the stack resolves
      Then "Optimus Prime, Hero" is in exile
      And Alice doesn't control "Optimus Prime, Autobot Leader"

    @CR:700.4
    Scenario: exiled instead of dying
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Bob controls "Rest in Peace"
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      When Bob casts "Murder" targeting "Optimus Prime, Hero"
      And the top of the stack resolves
      Then "Optimus Prime, Hero" is in exile
      And the stack is empty

    @CR:603.10a
    Scenario: it had lost its abilities as it died
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Bob controls "Humility"
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      When Bob casts "Murder" targeting "Optimus Prime, Hero"
      And the top of the stack resolves
      Then the stack is empty
      And "Optimus Prime, Hero" is in Alice's graveyard

    @CR:704.5j @CR:712.8d
    Scenario: the legend rule takes one of two, which returns under another name
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" as "first"
      And Alice controls "Optimus Prime, Hero" as "second"
      When Alice passes priority
      And Alice chooses "first"
      And the stack resolves
      Then Alice controls "Optimus Prime, Hero"
      And Alice controls "Optimus Prime, Autobot Leader"

    @commander @CR:903.9a
    Scenario: a commander put into the command zone first doesn't return
      Given it is Bob's precombat main phase
      And Alice's commander "Optimus Prime, Hero" is on the battlefield
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      When Bob casts "Murder" targeting "Optimus Prime, Hero"
      And the top of the stack resolves
      And Alice accepts
      Then "Optimus Prime, Hero" is in the command zone
      And there is 1 ability of "Optimus Prime, Hero" on the stack
      When the stack resolves
      Then "Optimus Prime, Hero" is in the command zone
      And Alice doesn't control "Optimus Prime, Autobot Leader"

    @commander @CR:903.9a
    Scenario: a commander left in the graveyard returns
      Given it is Bob's precombat main phase
      And Alice's commander "Optimus Prime, Hero" is on the battlefield
      And Bob has "Murder" in hand
      And Bob has {C}{B}{B} in his mana pool
      When Bob casts "Murder" targeting "Optimus Prime, Hero"
      And the top of the stack resolves
      And Alice declines
      And the stack resolves
      Then Alice controls "Optimus Prime, Autobot Leader"
      And "Optimus Prime, Hero" isn't in the command zone
