@card:ajanis-sunstriker @card:typhoid-rats @card:basilisk-collar @card:glistener-elf @card:boggart-ram-gang
Feature: Keywords about damage

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:keywords/lifelink @CR:120.3f @CR:702.15b
  Rule: Damage by a source with lifelink, of whatever kind and to whomever, has its controller gain that much life as well

    Scenario: it is dealt to a player in combat
      Given Alice controls "Ajani's Sunstriker"
      When Alice attacks with "Ajani's Sunstriker"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 18 life
      And Alice has 22 life

    Scenario: it is dealt to a creature, by an ability, which makes a watcher of gained life grow
      Given Alice controls "Prodigal Sorcerer"
      And Alice controls "Basilisk Collar" attached to "Prodigal Sorcerer"
      And Alice controls "Ajani's Pridemate"
      And Bob controls "Ornithopter"
      When Alice activates {T} of "Prodigal Sorcerer" targeting "Ornithopter"
      And the top of the stack resolves
      Then Alice has 21 life
      And Bob has 20 life
      And there is 1 ability of "Ajani's Pridemate" on the stack
      When the stack resolves
      Then "Ajani's Pridemate" has 1 +1/+1 counter

    Scenario: whoever controls the source gains the life, not its owner
      Given Alice controls "Ajani's Sunstriker" owned by Bob
      When Alice attacks with "Ajani's Sunstriker"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice has 22 life
      And Bob has 18 life

    Scenario: its source has left: whoever controlled it then
      Given Alice controls "Prodigal Sorcerer" owned by Bob
      And Alice controls "Basilisk Collar" attached to "Prodigal Sorcerer"
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      When Alice activates {T} of "Prodigal Sorcerer" targeting Bob
      And Alice passes priority
      And Bob casts "Shock" targeting "Prodigal Sorcerer"
      And the stack resolves
      Then "Prodigal Sorcerer" is in Bob's graveyard
      And Bob has 19 life
      And Alice has 21 life

    Scenario: no damage, no life
      Given Alice controls "Ajani's Sunstriker"
      And Alice has "Fog" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Fog"
      And the stack resolves
      And Alice attacks with "Ajani's Sunstriker"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice has 20 life
      And Bob has 20 life

  @ruling:keywords/deathtouch @CR:702.2b @CR:704.5h @CR:702.12b
  Rule: A creature that was dealt damage by a source with deathtouch is destroyed, however little it was and whatever dealt it

    Scenario: one damage in combat
      Given Alice controls "Colossal Dreadmaw"
      And Bob controls "Typhoid Rats"
      When Alice attacks with "Colossal Dreadmaw"
      And Bob blocks "Colossal Dreadmaw" with "Typhoid Rats"
      And the game moves to Alice's combat damage step
      And Alice divides 1 to "Typhoid Rats" and 5 to Bob
      Then "Colossal Dreadmaw" is in Alice's graveyard
      And "Typhoid Rats" is in Bob's graveyard

    Scenario: one damage by an ability
      Given Alice controls "Prodigal Sorcerer"
      And Alice controls "Basilisk Collar" attached to "Prodigal Sorcerer"
      And Bob controls "Colossal Dreadmaw"
      When Alice activates {T} of "Prodigal Sorcerer" targeting "Colossal Dreadmaw"
      And the stack resolves
      Then "Colossal Dreadmaw" is in Bob's graveyard

    Scenario: it counts from one check to the next, not for the turn
      Given Alice controls "Prodigal Sorcerer"
      And Alice controls "Basilisk Collar" attached to "Prodigal Sorcerer"
      And Bob controls "Colossal Dreadmaw"
      And Bob controls "Indestructibility" attached to "Colossal Dreadmaw"
      And Alice has "Naturalize" in hand
      And Alice has {G}{G} in her mana pool
      When Alice activates {T} of "Prodigal Sorcerer" targeting "Colossal Dreadmaw"
      And the stack resolves
      Then Bob controls "Colossal Dreadmaw"
      When Alice casts "Naturalize" targeting "Indestructibility"
      And the stack resolves
      Then "Indestructibility" is in Bob's graveyard
      And Bob controls "Colossal Dreadmaw"

    Scenario: it does nothing to a planeswalker but what the damage does
      Given Alice controls "Prodigal Sorcerer"
      And Alice controls "Basilisk Collar" attached to "Prodigal Sorcerer"
      And Bob controls "Jace Beleren" with 3 loyalty counters
      When Alice activates {T} of "Prodigal Sorcerer" targeting "Jace Beleren"
      And the stack resolves
      Then "Jace Beleren" has 2 loyalty counters
      And Alice has 21 life

    Scenario: with trample, one to each blocker is enough
      Given Alice controls "Colossal Dreadmaw"
      And Alice controls "Basilisk Collar" attached to "Colossal Dreadmaw"
      And Bob controls "Serra Angel"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Colossal Dreadmaw"
      And Bob blocks "Colossal Dreadmaw" with "Serra Angel" and "Grizzly Bears"
      And the game moves to Alice's combat damage step
      Then Alice can't divide 1 to "Serra Angel" and 5 to Bob because of rule 702.19b
      When Alice divides 1 to "Serra Angel", 1 to "Grizzly Bears" and 4 to Bob
      Then "Serra Angel" is in Bob's graveyard
      And "Grizzly Bears" is in Bob's graveyard
      And Bob has 16 life
      And Alice has 26 life

  @ruling:keywords/infect @CR:120.3b @CR:120.3d @CR:702.90b @CR:704.5c
  Rule: Damage by a source with infect gives players poison counters and creatures -1/-1 counters, and does nothing else to them

    Scenario: it is dealt to a player
      Given Alice controls "Glistener Elf"
      When Alice attacks with "Glistener Elf"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 1 poison counter
      And Bob has 20 life
      And the game goes on

    Scenario: it is dealt to a creature
      Given Alice controls "Glistener Elf"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Glistener Elf"
      And Bob blocks "Glistener Elf" with "Grizzly Bears"
      And the game moves to Alice's end of combat
      Then "Grizzly Bears" is 1/1
      And "Grizzly Bears" has 1 -1/-1 counter
      And "Grizzly Bears" has no damage
      And "Glistener Elf" is in Alice's graveyard

    Scenario: with the tenth counter a player loses
      Given Alice controls "Glistener Elf"
      And Bob has 9 poison counters
      When Alice attacks with "Glistener Elf"
      And Bob doesn't block
      And the game moves to Alice's combat damage step
      Then Bob loses the game
      And Alice wins the game

  @ruling:keywords/wither @CR:120.3d @CR:120.3a @CR:702.80a
  Rule: Damage by a source with wither gives creatures -1/-1 counters; from players it takes life, as other damage does

    Scenario: it is dealt to a creature
      Given Alice controls "Boggart Ram-Gang"
      And Bob controls "Serra Angel"
      When Alice attacks with "Boggart Ram-Gang"
      And Bob blocks "Boggart Ram-Gang" with "Serra Angel"
      And the game moves to Alice's end of combat
      Then "Serra Angel" has 3 -1/-1 counters
      And "Serra Angel" is 1/1
      And "Serra Angel" has no damage

    Scenario: it is dealt to a player
      Given Alice controls "Boggart Ram-Gang"
      When Alice attacks with "Boggart Ram-Gang"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 17 life
      And Bob has 0 poison counters
