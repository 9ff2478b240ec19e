Feature: Mana of an undefined type

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:mana/undefined @CR:106.5
  Rule: An ability that would make mana of an undefined type makes none

    Scenario: a Meteor Crater among colorless permanents
      Given Alice controls "Meteor Crater"
      And Alice controls "Ornithopter"
      When Alice taps "Meteor Crater" for mana
      Then "Meteor Crater" is tapped
      And Alice's mana pool is empty

    Scenario: a Meteor Crater beside something green
      Given Alice controls "Meteor Crater"
      And Alice controls "Grizzly Bears"
      When Alice taps "Meteor Crater" for mana
      Then Alice has {G} in her mana pool

    Scenario: a Reflecting Pool alone
      Given Alice controls "Reflecting Pool"
      When Alice taps "Reflecting Pool" for mana
      Then "Reflecting Pool" is tapped
      And Alice's mana pool is empty

    Scenario: a Reflecting Pool alone, under Contamination
      Given Alice controls "Reflecting Pool"
      And Bob controls "Contamination"
      When Alice taps "Reflecting Pool" for mana
      Then "Reflecting Pool" is tapped
      And Alice's mana pool is empty

    Scenario: an Exotic Orchard, and an opponent without lands
      Given Alice controls "Exotic Orchard"
      And Alice controls "Mana Flare"
      When Alice taps "Exotic Orchard" for mana
      Then "Exotic Orchard" is tapped
      And Alice's mana pool is empty
      And the stack is empty
