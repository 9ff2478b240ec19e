Feature: X of a spell and of the permanent that it becomes

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:costs/etb-x @CR:107.3m @CR:107.3g @CR:202.3e
  Rule: What happens as or when a permanent enters uses the X of its spell, though the permanent's own X is 0

    Scenario: Hangarback Walker with X = 2
      Given Alice has "Hangarback Walker" in hand
      And Alice has {C}{C}{C}{C} in her mana pool
      When Alice casts "Hangarback Walker" with X = 2
      Then "Hangarback Walker" has mana value 4
      When the stack resolves
      Then "Hangarback Walker" has 2 +1/+1 counters
      And "Hangarback Walker" has mana value 0
      And "Hangarback Walker" is 2/2

    Scenario: Gadwick with X = 3
      Given Alice has "Gadwick, the Wizened" in hand
      And Alice has {U}{U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Gadwick, the Wizened" with X = 3
      And the stack resolves
      Then Alice has 3 cards in her hand
      And "Gadwick, the Wizened" has mana value 3

    Scenario: Hangarback Walker put onto the battlefield
      Given Alice has "Hangarback Walker" in her graveyard
      And Alice has "Open the Vaults" in hand
      And Alice has {W}{W}{C}{C}{C}{C} in her mana pool
      When Alice casts "Open the Vaults"
      And the stack resolves
      Then "Hangarback Walker" is in Alice's graveyard
      And Alice doesn't control "Hangarback Walker"
      And Alice doesn't control "Thopter"

    Scenario: a copy of Hangarback Walker's spell
      Given Alice controls "Lithoform Engine"
      And Alice has "Hangarback Walker" in hand
      And Alice has {C}{C}{C}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Hangarback Walker" with X = 2
      And Alice activates {4}, {T} of "Lithoform Engine" targeting "Hangarback Walker"
      And the top of the stack resolves
      And the top of the stack resolves
      Then Alice controls 1 "Hangarback Walker"
      When the stack resolves
      Then Alice controls 2 "Hangarback Walker"
