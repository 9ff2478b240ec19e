Feature: Crewing

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase
    And Alice controls "Smuggler's Copter"
    And Alice controls "Ornithopter" as "first Ornithopter"
    And Alice controls "Ornithopter" as "second Ornithopter"

  @ruling:costs/crew @CR:702.122a @CR:118.3
  Rule: Crewing needs untapped creatures of enough power together, however many they are

    Scenario: Creatures without power don't crew
      Then Alice can't activate the crew ability of "Smuggler's Copter" because of rule 118.3
      And "first Ornithopter" is untapped
      And "second Ornithopter" is untapped

    Scenario: A creature that has come this turn crews, with others or alone
      Given Alice controls "Grizzly Bears" new
      When Alice activates the crew ability of "Smuggler's Copter" tapping "Grizzly Bears" and "first Ornithopter"
      And the stack resolves
      Then "Smuggler's Copter" is an artifact creature
      And "Grizzly Bears" is tapped
      And "first Ornithopter" is tapped
      And "second Ornithopter" is untapped

    Scenario: Tapped creatures and those of others don't count
      Given Alice controls "Grizzly Bears" tapped
      And Bob controls "Serra Angel"
      Then Alice can't activate the crew ability of "Smuggler's Copter" because of rule 118.3
