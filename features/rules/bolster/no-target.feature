@card:optimus-prime-hero
Feature: Bolster doesn't target

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:bolster/no-target @CR:701.39a @CR:115.10a
  Rule: The creature is chosen as the ability resolves, and isn't a target

    Scenario: a creature with shroud
      Given Alice controls "Optimus Prime, Hero"
      And Alice controls "Argothian Enchantress"
      And Alice controls "Grizzly Bears"
      When the game moves to Alice's end step
      And the stack resolves
      Then "Argothian Enchantress" is 1/2
      And "Grizzly Bears" has no counters

    Scenario: a creature that is sacrificed if it becomes a target
      Given Alice controls "Optimus Prime, Hero"
      And Alice controls "Phantasmal Bear"
      And Alice controls "Serra Angel"
      When the game moves to Alice's end step
      And the stack resolves
      Then Alice controls "Phantasmal Bear"
      And "Phantasmal Bear" is 3/3
      And "Serra Angel" has no counters

    Scenario: nobody chooses as the ability goes onto the stack
      Given Alice controls "Optimus Prime, Hero"
      And Alice controls "Llanowar Elves"
      And Alice controls "Fugitive Wizard"
      When the game moves to Alice's end step
      Then nobody is asked anything
      When the stack resolves
      Then Alice may choose "Llanowar Elves" and "Fugitive Wizard"
      When Alice chooses "Llanowar Elves"
      Then "Llanowar Elves" has 1 +1/+1 counter

    Scenario: the creature with the least toughness dies while the ability waits
      Given Alice controls "Optimus Prime, Hero"
      And Alice controls "Fugitive Wizard"
      And Alice controls "Grizzly Bears"
      And Alice controls "Serra Angel"
      And Bob controls "Mountain"
      And Bob has "Shock" in hand
      When the game moves to Alice's end step
      And Alice passes priority
      And Bob taps "Mountain" for mana
      And Bob casts "Shock" targeting "Fugitive Wizard"
      And the stack resolves
      Then "Fugitive Wizard" is in Alice's graveyard
      And "Grizzly Bears" has 1 +1/+1 counter
      And "Serra Angel" has no counters

    Scenario: another creature comes to have the least toughness while the ability waits
      Given Alice controls "Optimus Prime, Hero"
      And Alice controls "Grizzly Bears"
      And Alice controls "Serra Angel"
      And Alice controls "Forest"
      And Alice has "Giant Growth" in hand
      When the game moves to Alice's end step
      And Alice taps "Forest" for mana
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      Then "Serra Angel" has 1 +1/+1 counter
      And "Grizzly Bears" has no counters
      And "Grizzly Bears" is 5/5

    Scenario: a tie is gone as the ability resolves
      Given Alice controls "Optimus Prime, Hero"
      And Alice controls "Fugitive Wizard"
      And Alice controls "Memnite"
      And Alice controls "Forest"
      And Alice has "Battlegrowth" in hand
      When the game moves to Alice's end step
      And Alice taps "Forest" for mana
      And Alice casts "Battlegrowth" targeting "Fugitive Wizard"
      And the stack resolves
      Then "Memnite" has 1 +1/+1 counter
      And "Fugitive Wizard" has 1 +1/+1 counter
