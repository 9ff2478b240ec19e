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
      And Alice doesn't control "Thopter Token"

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

    @CR:400.7
    Scenario: Mistcutter Hydra exiled and returned is a new object, whose X is 0
      Given Alice has "Mistcutter Hydra" in hand
      And Alice has {G}{G}{G}{G} in her mana pool
      And Bob has "Banishing Light" in hand
      And Bob controls "Plains" as "first"
      And Bob controls "Plains" as "second"
      And Bob controls "Plains" as "third"
      And Alice has "Naturalize" in hand
      And Alice controls "Forest" as "one Forest"
      And Alice controls "Forest" as "other Forest"
      When Alice casts "Mistcutter Hydra" with X = 3
      And the stack resolves
      Then "Mistcutter Hydra" has 3 +1/+1 counters
      And "Mistcutter Hydra" is 3/3
      When the game moves to Bob's precombat main phase
      And Bob casts "Banishing Light"
      And Bob taps "first" for mana
      And Bob taps "second" for mana
      And Bob taps "third" for mana
      And the stack resolves
      Then "Mistcutter Hydra" is in exile
      When Bob passes priority
      And Alice casts "Naturalize" targeting "Banishing Light"
      And Alice taps "one Forest" for mana
      And Alice taps "other Forest" for mana
      And the stack resolves
      Then "Mistcutter Hydra" is in Alice's graveyard
      And Alice doesn't control "Mistcutter Hydra"
      And "Banishing Light" is in Bob's graveyard

    Scenario: Chalice of the Void with X = 1 is a spell of mana value 2
      Given Alice has "Chalice of the Void" in hand
      And Alice has {C}{C} in her mana pool
      And Bob has "Spell Snare" in hand
      And Bob has {U} in his mana pool
      When Alice casts "Chalice of the Void" with X = 1
      Then "Chalice of the Void" has mana value 2
      When Alice passes priority
      And Bob casts "Spell Snare" targeting "Chalice of the Void"
      And the stack resolves
      Then "Chalice of the Void" is in Alice's graveyard
      And "Chalice of the Void" has mana value 0

    Scenario: Chalice of the Void counters a spell by its mana value with X in it
      Given Alice has "Chalice of the Void" in hand
      And Alice has "Blaze" in hand as "smaller"
      And Alice has "Blaze" in hand as "larger"
      And Alice has {C}{C}{R}{R}{R} in her mana pool
      When Alice casts "Chalice of the Void" with X = 1 paying {C}{C}
      And the stack resolves
      Then "Chalice of the Void" has 1 charge counter
      And "Chalice of the Void" has mana value 0
      When Alice casts "larger" with X = 1 targeting Bob
      And the stack resolves
      Then Bob has 19 life
      When Alice casts "smaller" with X = 0 targeting Bob
      Then there is 1 ability of "Chalice of the Void" on the stack
      When the top of the stack resolves
      Then "smaller" is in Alice's graveyard
      And the stack is empty
