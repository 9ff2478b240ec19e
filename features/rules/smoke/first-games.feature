@smoke
Feature: What any engine can be asked first: basic lands and creatures without abilities

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:smoke/lands @CR:305.1 @CR:305.2 @CR:116.2a
  Rule: A player plays one land a turn, in a main phase of their own, and it doesn't use the stack

    Scenario: the first land
      Given Alice has "Forest" in hand
      When Alice plays "Forest"
      Then Alice controls "Forest"
      And "Forest" is untapped
      And the stack is empty
      And Alice has no cards in her hand

    Scenario: not a second one
      Given Alice has "Forest" in hand
      And Alice has "Island" in hand
      When Alice plays "Forest"
      Then Alice can't play "Island"
      And "Island" is in Alice's hand

    Scenario: not on another player's turn
      Given Bob has "Swamp" in hand
      When Alice passes priority
      Then Bob can't play "Swamp"
      And "Swamp" is in Bob's hand

  @ruling:smoke/casting @CR:601.2i @CR:608.3a @CR:302.1
  Rule: A creature spell is on the stack until all players have passed, and is then a permanent

    Scenario: Grizzly Bears
      Given Alice has "Grizzly Bears" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Grizzly Bears"
      Then "Grizzly Bears" is on the stack
      And Alice's mana pool is empty
      When the stack resolves
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is 2/2
      And Alice has no cards in her hand

    Scenario: what can't be paid can't be cast
      Given Alice has "Grizzly Bears" in hand
      And Alice has {G} in her mana pool
      Then Alice can't cast "Grizzly Bears"
      And "Grizzly Bears" is in Alice's hand
      And the stack is empty

    Scenario: nor with mana of the wrong color
      Given Alice has "Fugitive Wizard" in hand
      And Alice has {G}{G} in her mana pool
      Then Alice can't cast "Fugitive Wizard"
      And "Fugitive Wizard" is in Alice's hand

    Scenario: a creature can't be cast on another player's turn
      Given Bob has "Memnite" in hand
      When Alice passes priority
      Then Bob can't cast "Memnite"
      And "Memnite" is in Bob's hand

  @ruling:smoke/attacking @CR:508.1 @CR:302.6 @CR:510.2
  Rule: An attacker taps, and deals its damage to the player if nothing blocks it

    Scenario: nothing blocks
      Given Alice controls "Grizzly Bears"
      When Alice attacks with "Grizzly Bears"
      Then "Grizzly Bears" is tapped
      When Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 18 life
      And Alice has 20 life
      And "Grizzly Bears" has no damage

    Scenario: it came this turn
      Given Alice controls "Grizzly Bears" new
      Then Alice can't attack with "Grizzly Bears"
      And "Grizzly Bears" is untapped

    Scenario: it is tapped
      Given Alice controls "Grizzly Bears" tapped
      Then Alice can't attack with "Grizzly Bears"
      And Bob has 20 life

  @ruling:smoke/blocking @CR:509.1 @CR:510.1c @CR:704.5g
  Rule: A blocked attacker and its blocker deal damage to each other, and what has lethal damage dies

    Scenario: two of a size
      Given Alice controls "Grizzly Bears" as "hers"
      And Bob controls "Grizzly Bears" as "his"
      When Alice attacks with "hers"
      And Bob blocks "hers" with "his"
      And the game moves to Alice's end of combat
      Then "hers" is in Alice's graveyard
      And "his" is in Bob's graveyard
      And Bob has 20 life

    Scenario: the smaller one dies
      Given Alice controls "Grizzly Bears"
      And Bob controls "Memnite"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Memnite"
      And the game moves to Alice's end of combat
      Then "Memnite" is in Bob's graveyard
      And Alice controls "Grizzly Bears"
      And "Grizzly Bears" has 1 damage
      And Bob has 20 life

    Scenario: what is tapped can't block
      Given Alice controls "Grizzly Bears"
      And Bob controls "Memnite" tapped
      And Bob controls "Fugitive Wizard"
      When Alice attacks with "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Memnite"
      When Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 18 life
      And Bob controls "Memnite"

  @ruling:smoke/turns @CR:502.3 @CR:514.2 @CR:504.1
  Rule: A turn untaps what its player controls, draws a card for them, and ends with damage gone

    Scenario: only the active player untaps and draws
      Given Alice controls "Grizzly Bears" tapped
      And Bob controls "Memnite" tapped
      And Bob has "Island" on top of his library
      When the game moves to Bob's precombat main phase
      Then "Memnite" is untapped
      And "Grizzly Bears" is tapped
      And "Island" is in Bob's hand
      And Alice has no cards in her hand

    Scenario: damage is gone on the next turn
      Given Alice controls "Grizzly Bears"
      And Bob controls "Memnite"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Memnite"
      And the game moves to Alice's postcombat main phase
      Then "Grizzly Bears" has 1 damage
      When the game moves to Bob's upkeep
      Then "Grizzly Bears" has no damage
      And Alice controls "Grizzly Bears"

  @ruling:smoke/losing @CR:704.5a @CR:104.2a
  Rule: A player with 0 life loses, and the last one left wins

    Scenario: the last damage
      Given Bob has 2 life
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Grizzly Bears"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice wins the game

    Scenario: one life is enough
      Given Bob has 3 life
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Grizzly Bears"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then the game goes on
      And Bob has 1 life
