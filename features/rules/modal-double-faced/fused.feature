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

  @ruling:mdfc/put-onto-battlefield @CR:712.8a @CR:712.14 @CR:712.14b
  Rule: What was made in play is put onto the battlefield for its front face and with that up, or not at all

    Scenario: a creature in front
      Given Alice controls "Elvish Piper"
      And Alice controls "Forest"
      And Alice has "Lightning Bolt" on top of her library
      And Alice has "Grizzly Bears" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      And Alice taps "Forest" for mana
      And Alice activates {G}, {T} of "Elvish Piper"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" has its front face up
      And "Grizzly Bears" is the card "Grizzly Bears // Lightning Bolt"

    Scenario: an instant in front
      Given Alice controls "Elvish Piper"
      And Alice controls "Forest"
      And Alice has "Memnite" in hand
      And Alice has "Ornithopter" in hand
      And Alice has "Lightning Bolt" on top of her library
      And Alice has "Grizzly Bears" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      And Alice chooses "Lightning Bolt"
      And Alice taps "Forest" for mana
      And Alice activates {G}, {T} of "Elvish Piper"
      And the stack resolves
      Then Alice may choose "Memnite" and "Ornithopter"
      And Alice may not choose "Lightning Bolt"
      And Alice may not choose "Grizzly Bears"

    Scenario: exiled and returned, its back face doesn't come back
      Given Alice controls "Omniscience"
      And Alice has "Lightning Bolt" on top of her library
      And Alice has "Serra Angel" on top of her library
      And Alice has "Cloudshift" in hand
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      And Alice chooses "Lightning Bolt"
      And Alice casts "Lightning Bolt" as "Serra Angel" using "Omniscience"
      And the stack resolves
      And Alice casts "Cloudshift" using "Omniscience" targeting "Serra Angel"
      And the stack resolves
      Then "Lightning Bolt" is in exile
      And "Lightning Bolt" has mana value 1
      And Alice doesn't control "Serra Angel"

  @ruling:blurry/hidden @CR:400.2 @CR:401.2 @CR:401.5
  Rule: In a hand or library neither face of a card that was made in play is seen by others

    Background:
      Given Alice controls "Omniscience"
      And Alice has "Grizzly Bears" on top of her library
      And Alice has "Lightning Bolt" on top of her library
      And Alice has "Shock" on top of her library
      And Alice has "Brainstorm" in hand
      And Alice has "Mystic Forge" in hand
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves

    Scenario: which face is chosen is seen by nobody else
      Then Alice may choose "Grizzly Bears" and "Lightning Bolt"
      And before the answer, Bob cannot see "Grizzly Bears"
      When Alice chooses "Grizzly Bears"
      Then Alice can see "Grizzly Bears"
      And Bob cannot see "Grizzly Bears"
      And Bob cannot see "Lightning Bolt"

    Scenario: put back on top
      When Alice chooses "Lightning Bolt"
      And Alice casts "Brainstorm" using "Omniscience"
      And the stack resolves
      And Alice chooses "Shock" and "Lightning Bolt"
      And Alice orders "Shock", then "Lightning Bolt"
      Then "Lightning Bolt" is in Alice's library
      And "Lightning Bolt" isn't in Alice's hand
      And Bob cannot see "Lightning Bolt"
      And Bob cannot see "Grizzly Bears"
      And Bob cannot see "Shock"

    Scenario: on top of a library that its owner may look at
      When Alice chooses "Lightning Bolt"
      And Alice casts "Mystic Forge" using "Omniscience"
      And the stack resolves
      And Alice casts "Brainstorm" using "Omniscience"
      And the stack resolves
      And Alice chooses "Shock" and "Lightning Bolt"
      And Alice orders "Lightning Bolt", then "Shock"
      Then "Lightning Bolt" is in Alice's library
      And Alice can see "Lightning Bolt"
      And Alice cannot see "Shock"
      And Bob cannot see "Lightning Bolt"
      And Bob cannot see "Grizzly Bears"
