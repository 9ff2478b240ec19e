@playtest
Feature: A modal double-faced card made in play

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase
    And Alice has "Blurry Visionary" in hand
    And Alice has {U}{U}{U}{U} in her mana pool

  @ruling:mdfc/no-transform @from:2026-01-16 @CR:712.9 @CR:701.27
  Rule: A modal double-faced permanent transforms like another double-faced one, unless its other face is an instant or sorcery

    Scenario: a part that was a transforming card's turns into the other part
      Given Alice controls "Omniscience"
      And Alice has "Delver of Secrets" on top of her library
      And Alice has "Llanowar Elves" on top of her library
      And Alice has "Lightning Bolt" on top of her library
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      And Alice chooses "Delver of Secrets"
      And Alice chooses "Delver of Secrets"
      And Alice casts "Delver of Secrets" using "Omniscience"
      And the stack resolves
      And the game moves to Bob's upkeep
      And the game moves to Alice's upkeep
      And the stack resolves
      And Alice accepts
      Then Alice controls "Llanowar Elves"
      And Alice doesn't control "Delver of Secrets"
      And "Llanowar Elves" has mana value 1

    Scenario: a card put onto the battlefield with its back face up
      Given Alice controls "Omniscience"
      And Alice has "Loyal Cathar" on top of her library
      And Alice has "Llanowar Elves" on top of her library
      And Alice has "Murder" in hand
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      And Alice chooses "Loyal Cathar"
      And Alice chooses "Loyal Cathar"
      And Alice casts "Loyal Cathar" using "Omniscience"
      And the stack resolves
      And Alice casts "Murder" using "Omniscience" targeting "Loyal Cathar"
      And the stack resolves
      And the game moves to Alice's end step
      And the stack resolves
      Then Alice controls "Llanowar Elves"
      And "Loyal Cathar" isn't in Alice's graveyard

  @ruling:mdfc/no-transform @until:2025-04-04 @CR:712.9 @CR:712.14a
  Rule: Until 2025 a modal double-faced card neither transforms nor enters with its back face up

    Scenario: a part that was a transforming card's stays as it is
      Given Alice controls "Omniscience"
      And Alice has "Delver of Secrets" on top of her library
      And Alice has "Llanowar Elves" on top of her library
      And Alice has "Lightning Bolt" on top of her library
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      And Alice chooses "Delver of Secrets"
      And Alice chooses "Delver of Secrets"
      And Alice casts "Delver of Secrets" using "Omniscience"
      And the stack resolves
      And the game moves to Bob's upkeep
      And the game moves to Alice's upkeep
      And the stack resolves
      And Alice accepts
      Then Alice controls "Delver of Secrets"
      And "Delver of Secrets" has its front face up
      And Alice doesn't control "Llanowar Elves"

    Scenario: a card that would return with its back face up stays in the graveyard
      Given Alice controls "Omniscience"
      And Alice has "Loyal Cathar" on top of her library
      And Alice has "Llanowar Elves" on top of her library
      And Alice has "Murder" in hand
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      And Alice chooses "Loyal Cathar"
      And Alice chooses "Loyal Cathar"
      And Alice casts "Loyal Cathar" using "Omniscience"
      And the stack resolves
      And Alice casts "Murder" using "Omniscience" targeting "Loyal Cathar"
      And the stack resolves
      And the game moves to Alice's end step
      And the stack resolves
      Then "Loyal Cathar" is in Alice's graveyard
      And Alice doesn't control "Loyal Cathar"
      And Alice doesn't control "Llanowar Elves"
