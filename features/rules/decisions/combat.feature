Feature: What players choose in combat

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:decisions/attackers @CR:508.1a @CR:508.1k @CR:508.3d
  Rule: The active player declares all attackers at once

    Scenario: two attack, one stays at home
      Given Alice controls "Grizzly Bears"
      And Alice controls "Serra Angel"
      And Alice controls "Memnite"
      When Alice attacks with "Grizzly Bears" and "Serra Angel"
      Then "Grizzly Bears" is attacking
      And "Serra Angel" is attacking
      And "Grizzly Bears" is tapped
      And "Serra Angel" is untapped
      And "Memnite" is untapped
      When Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 14 life

    Scenario: a new creature can't attack
      Given Alice controls "Grizzly Bears" new
      Then Alice can't attack with "Grizzly Bears"
      And "Grizzly Bears" is untapped

    Scenario: whoever could attack is asked about as combat comes
      Given Alice controls "Grizzly Bears"
      And Alice controls "Memnite" tapped
      When the game moves to Alice's declare attackers step
      Then Alice is asked for attackers
      And Alice may choose "Grizzly Bears"
      And Alice may not choose "Memnite"
      When Alice doesn't attack
      Then "Grizzly Bears" is untapped
      And Bob has 20 life

  @ruling:decisions/blocks @CR:509.1a @CR:702.9b
  Rule: The defending player declares all blocks at once, each as the creatures allow

    Scenario: two creatures block one, another is blocked by none
      Given Alice controls "Colossal Dreadmaw"
      And Alice controls "Memnite"
      And Bob controls "Grizzly Bears"
      And Bob controls "Llanowar Elves"
      When Alice attacks with "Colossal Dreadmaw" and "Memnite"
      And Bob blocks "Colossal Dreadmaw" with "Grizzly Bears" and "Llanowar Elves"
      And the game moves to Alice's combat damage step
      Then Alice is asked for division
      When Alice divides 2 to "Grizzly Bears", 1 to "Llanowar Elves" and 3 to Bob
      Then "Grizzly Bears" is in Bob's graveyard
      And "Llanowar Elves" is in Bob's graveyard
      And Bob has 16 life
      And "Colossal Dreadmaw" has 3 damage

    Scenario: what can't block a flier
      Given Alice controls "Serra Angel"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Serra Angel"
      Then Bob can't block "Serra Angel" with "Grizzly Bears"
      When Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 16 life

    Scenario: whoever could block is asked about before damage
      Given Alice controls "Grizzly Bears"
      And Bob controls "Memnite"
      And Bob controls "Llanowar Elves" tapped
      When Alice attacks with "Grizzly Bears"
      And the game moves to Alice's declare blockers step
      Then Bob is asked for blockers
      And Bob may choose "Memnite"
      And Bob may not choose "Llanowar Elves"
      When Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 18 life
      And Bob controls "Memnite"

  @ruling:decisions/damage-division @CR:510.1c @CR:702.19b
  Rule: The attacker's controller divides its damage among what blocks it as they like; with trample, beyond lethal damage to all of these

    Scenario: no order, and not the least to each
      Given Alice controls "Shivan Dragon"
      And Bob controls "Serra Angel"
      And Bob controls "Ornithopter"
      When Alice attacks with "Shivan Dragon"
      And Bob blocks "Shivan Dragon" with "Serra Angel" and "Ornithopter"
      And the game moves to Alice's combat damage step
      Then Alice is asked for division
      And Alice may not choose Bob
      When Alice divides 5 to "Ornithopter"
      Then "Ornithopter" is in Bob's graveyard
      And Bob controls "Serra Angel"
      And "Serra Angel" has no damage
      And Bob has 20 life

    Scenario: past the blockers, only what lethal damage to all of them leaves
      Given Alice controls "Colossal Dreadmaw"
      And Bob controls "Grizzly Bears"
      And Bob controls "Llanowar Elves"
      When Alice attacks with "Colossal Dreadmaw"
      And Bob blocks "Colossal Dreadmaw" with "Grizzly Bears" and "Llanowar Elves"
      And the game moves to Alice's combat damage step
      Then Alice is asked for division
      And Alice can't divide 2 to "Grizzly Bears" and 4 to Bob because of rule 702.19b
      And Alice is asked for division
      When Alice divides 2 to "Grizzly Bears" and 4 to "Llanowar Elves"
      Then "Grizzly Bears" is in Bob's graveyard
      And "Llanowar Elves" is in Bob's graveyard
      And Bob has 20 life
