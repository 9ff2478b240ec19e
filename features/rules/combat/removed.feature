Feature: Leaving combat

  Background:
    Given Alice and Bob are playing
    And it is Alice's beginning of combat
    And Bob controls "March of the Machines"

  @ruling:combat/stops-being-a-creature @CR:506.4
  Rule: What attacks or blocks is in combat no more once it is no creature, even if it becomes one again

    Scenario: An attacking artifact is out of combat once it is no creature
      Given Alice controls "Sol Ring"
      And Alice controls "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob controls "Plains" as "first Plains"
      And Bob controls "Plains" as "second Plains"
      When Alice attacks with "Sol Ring" and "Grizzly Bears"
      And Alice passes priority
      And Bob taps "first Plains" for mana
      And Bob taps "second Plains" for mana
      And Bob casts "Disenchant" targeting "March of the Machines"
      And the stack resolves
      Then "Sol Ring" isn't attacking
      And "Sol Ring" is tapped
      And "Grizzly Bears" is attacking
      When the game moves to the combat damage step
      Then Bob has 18 life

    Scenario: A Vehicle that is crewed afterwards isn't attacking again
      Given Alice controls "Smuggler's Copter"
      And Alice controls "Grizzly Bears"
      And Bob has "Disenchant" in hand
      And Bob controls "Plains" as "first Plains"
      And Bob controls "Plains" as "second Plains"
      When Alice attacks with "Smuggler's Copter"
      And the stack resolves
      And Alice declines
      And Alice passes priority
      And Bob taps "first Plains" for mana
      And Bob taps "second Plains" for mana
      And Bob casts "Disenchant" targeting "March of the Machines"
      And the stack resolves
      And Alice activates the crew ability of "Smuggler's Copter" tapping "Grizzly Bears"
      And the stack resolves
      Then "Smuggler's Copter" is a creature
      And "Smuggler's Copter" isn't attacking
      When the game moves to the end of combat
      Then Bob has 20 life

    Scenario: What an artifact blocked stays blocked once it is no creature
      Given Bob controls "Sol Ring"
      And Alice controls "Grizzly Bears"
      And Alice has "Disenchant" in hand
      And Alice controls "Plains" as "first Plains"
      And Alice controls "Plains" as "second Plains"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Sol Ring"
      And Alice taps "first Plains" for mana
      And Alice taps "second Plains" for mana
      And Alice casts "Disenchant" targeting "March of the Machines"
      And the stack resolves
      Then "Sol Ring" isn't blocking
      And Bob controls "Sol Ring"
      When the game moves to the end of combat
      Then Bob has 20 life
