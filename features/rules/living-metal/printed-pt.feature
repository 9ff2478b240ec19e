@card:optimus-prime-hero
Feature: The power and toughness of a permanent with living metal

  Background:
    Given Alice and Bob are playing

  @ruling:living-metal/printed-pt @CR:208.3 @CR:301.7b
  Rule: While it is a creature it has its printed power and toughness, which effects and counters then change

    Scenario: printed power and toughness on its controller's turn
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      Then "Optimus Prime, Autobot Leader" is 6/8

    Scenario: neither on an opponent's turn, and it lives
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      Then Alice controls "Optimus Prime, Autobot Leader"
      And "Optimus Prime, Autobot Leader" has no power or toughness

    @CR:122.1a
    Scenario: counters change them, and wait while there is nothing to change
      Given it is Bob's end step
      And Alice controls "Optimus Prime, Hero" with its back face up with 2 +1/+1 counters
      Then "Optimus Prime, Autobot Leader" has no power or toughness
      And "Optimus Prime, Autobot Leader" has 2 +1/+1 counters
      When the game moves to Alice's upkeep
      Then "Optimus Prime, Autobot Leader" is 8/10

    Scenario: effects on creatures count while it is one
      Given it is Alice's precombat main phase
      And Alice controls "Glorious Anthem"
      And Alice controls "Optimus Prime, Hero" with its back face up
      Then "Optimus Prime, Autobot Leader" is 7/9
      When the game moves to Bob's upkeep
      Then "Optimus Prime, Autobot Leader" has no power or toughness

    @CR:613.4b
    Scenario: an effect may set them to other numbers, on every turn
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Ensoul Artifact" attached to "Optimus Prime, Hero"
      Then "Optimus Prime, Autobot Leader" is 5/5
      When the game moves to Bob's upkeep
      Then "Optimus Prime, Autobot Leader" is an artifact creature
      And "Optimus Prime, Autobot Leader" is 5/5

    Scenario: it deals damage equal to its printed power
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero" with its back face up
      And Alice controls "Fugitive Wizard"
      When Alice attacks with "Optimus Prime, Autobot Leader"
      And the stack resolves
      Then "Fugitive Wizard" has 2 +1/+1 counters
      When Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then Bob has 14 life
