@card:optimus-prime-hero
Feature: Bolster

  Background:
    Given Alice and Bob are playing

  @ruling:bolster/definition @CR:701.39a
  Rule: Bolster puts counters on one creature with the least toughness among its player's creatures, chosen among ties

    Scenario: the one creature with the least toughness
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Serra Angel"
      And Alice controls "Grizzly Bears"
      When the game moves to Alice's end step
      And the stack resolves
      Then "Grizzly Bears" has 1 +1/+1 counter
      And "Grizzly Bears" is 3/3
      And "Serra Angel" has no counters
      And "Optimus Prime, Hero" has no counters

    Scenario: the only creature
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      When the game moves to Alice's end step
      And the stack resolves
      Then "Optimus Prime, Hero" is 5/9

    Scenario: each end step, and an opponent's creatures don't count
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Serra Angel"
      And Bob controls "Fugitive Wizard"
      When the game moves to Bob's end step
      And the stack resolves
      Then "Serra Angel" has 1 +1/+1 counter
      And "Fugitive Wizard" has no counters

    Scenario: several are tied, and its player chooses one of them
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Llanowar Elves"
      And Alice controls "Fugitive Wizard"
      And Alice controls "Grizzly Bears"
      When the game moves to Alice's end step
      And the stack resolves
      Then Alice may choose "Llanowar Elves" and "Fugitive Wizard"
      And Alice may not choose "Grizzly Bears"
      When Alice chooses "Fugitive Wizard"
      Then "Fugitive Wizard" is 2/2
      And "Llanowar Elves" has no counters
      And "Grizzly Bears" has no counters

    Scenario: effects on toughness count
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Llanowar Elves"
      And Alice controls "Holy Strength" attached to "Llanowar Elves"
      And Alice controls "Grizzly Bears"
      When the game moves to Alice's end step
      And the stack resolves
      Then "Grizzly Bears" has 1 +1/+1 counter
      And "Llanowar Elves" is 2/3

    Scenario: counters count
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Llanowar Elves" with 2 +1/+1 counters
      And Alice controls "Grizzly Bears"
      When the game moves to Alice's end step
      And the stack resolves
      Then "Grizzly Bears" has 1 +1/+1 counter
      And "Llanowar Elves" has 2 +1/+1 counters

    Scenario: power doesn't count
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Wall of Omens"
      And Alice controls "Grizzly Bears"
      When the game moves to Alice's end step
      And the stack resolves
      Then "Grizzly Bears" has 1 +1/+1 counter
      And "Wall of Omens" has no counters

    Scenario: damage doesn't count
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Serra Angel" with 3 damage
      And Alice controls "Grizzly Bears"
      When the game moves to Alice's end step
      And the stack resolves
      Then "Grizzly Bears" has 1 +1/+1 counter
      And "Serra Angel" has no counters

    @CR:702.161a @CR:208.3
    Scenario: a Vehicle counts while it is a creature
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "Serra Angel"
      When the game moves to Alice's end step
      And the stack resolves
      Then "Arcee, Acrobatic Coupe" is 3/3
      And "Serra Angel" has no counters

    @CR:702.161a @CR:208.3
    Scenario: a Vehicle that is no creature doesn't count
      Given it is Bob's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "Serra Angel"
      When the game moves to Bob's end step
      And the stack resolves
      Then "Serra Angel" is 5/5
      And "Arcee, Acrobatic Coupe" has no counters

    @CR:609.3
    Scenario: its only creature is gone as it resolves
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Bob controls "Grizzly Bears"
      And Bob controls "Island"
      And Bob has "Unsummon" in hand
      When the game moves to Alice's end step
      And Alice passes priority
      And Bob taps "Island" for mana
      And Bob casts "Unsummon" targeting "Optimus Prime, Hero"
      And the stack resolves
      Then the stack is empty
      And nobody is asked anything
      And "Optimus Prime, Hero" is in Alice's hand
      And "Grizzly Bears" has no counters

    @CR:608.2h
    Scenario: its source is gone as it resolves, and another creature is there
      Given it is Alice's precombat main phase
      And Alice controls "Optimus Prime, Hero"
      And Alice controls "Serra Angel"
      And Bob controls "Island"
      And Bob has "Unsummon" in hand
      When the game moves to Alice's end step
      And Alice passes priority
      And Bob taps "Island" for mana
      And Bob casts "Unsummon" targeting "Optimus Prime, Hero"
      And the stack resolves
      Then "Optimus Prime, Hero" is in Alice's hand
      And "Serra Angel" has 1 +1/+1 counter
