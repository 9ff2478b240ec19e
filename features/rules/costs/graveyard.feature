Feature: Spells that are cast from the graveyard

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:costs/exiled-afterwards @CR:702.34a @CR:702.133a
  Rule: A spell cast with flashback or jump-start is exiled, wherever it would go from the stack

    Scenario: it resolves
      Given Alice has "Think Twice" in her graveyard
      And Alice has {U}{U}{U} in her mana pool
      When Alice casts "Think Twice" from her graveyard using flashback
      And the stack resolves
      Then "Think Twice" is in exile
      And Alice has 1 card in her hand

    Scenario: it is countered
      Given Alice has "Think Twice" in her graveyard
      And Alice has {U}{U}{U} in her mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Think Twice" from her graveyard using flashback
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Think Twice"
      And the stack resolves
      Then "Think Twice" is in exile
      And Alice has no cards in her hand

    Scenario: it would return to its owner's hand
      Given Alice has "Think Twice" in her graveyard
      And Alice has {U}{U}{U} in her mana pool
      And Bob has "Unsubstantiate" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Think Twice" from her graveyard using flashback
      And Alice passes priority
      And Bob casts "Unsubstantiate" targeting "Think Twice"
      And the stack resolves
      Then "Think Twice" is in exile
      And Alice has no cards in her hand

    Scenario: cast from the hand, it goes where it would
      Given Alice has "Think Twice" in hand
      And Alice has {U}{U} in her mana pool
      And Bob has "Unsubstantiate" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Think Twice"
      And Alice passes priority
      And Bob casts "Unsubstantiate" targeting "Think Twice"
      And the stack resolves
      Then "Think Twice" is in Alice's hand

    Scenario: jump-start, resolved
      Given Alice has "Radical Idea" in her graveyard
      And Alice has "Memnite" in hand
      And Alice has {U}{U} in her mana pool
      When Alice casts "Radical Idea" from her graveyard with jump-start discarding "Memnite"
      And the stack resolves
      Then "Radical Idea" is in exile
      And "Memnite" is in Alice's graveyard
      And Alice has 1 card in her hand

    Scenario: jump-start, countered
      Given Alice has "Radical Idea" in her graveyard
      And Alice has "Memnite" in hand
      And Alice has {U}{U} in her mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Radical Idea" from her graveyard with jump-start discarding "Memnite"
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Radical Idea"
      And the stack resolves
      Then "Radical Idea" is in exile

    @CR:702.138a
    Scenario: escape says nothing of the kind
      Given Alice has "Fruit of Tizerus" in her graveyard
      And Alice has three "Memnite" in her graveyard
      And Alice has {B}{B}{B}{B} in her mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Fruit of Tizerus" from her graveyard using escape targeting Bob
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Fruit of Tizerus"
      And the stack resolves
      Then "Fruit of Tizerus" is in Alice's graveyard
      And Bob has 20 life

  @ruling:costs/retrace @CR:702.81a @CR:702.133a @CR:118.8
  Rule: Retrace and jump-start are additional costs that let a card be cast from the graveyard for its mana cost

    Scenario: a land is discarded, and the mana cost paid
      Given Alice has "Raven's Crime" in her graveyard
      And Alice has "Forest" in hand
      And Bob has "Memnite" in hand
      And Alice has {B} in her mana pool
      When Alice casts "Raven's Crime" from her graveyard with retrace targeting Bob discarding "Forest"
      Then "Forest" is in Alice's graveyard
      And Alice's mana pool is empty
      When the stack resolves
      Then "Memnite" is in Bob's graveyard
      And "Raven's Crime" is in Alice's graveyard

    Scenario: only a land pays for retrace
      Given Alice has "Raven's Crime" in her graveyard
      And Alice has "Memnite" in hand
      And Alice has {B} in her mana pool
      Then Alice can't cast "Raven's Crime" from her graveyard with retrace targeting Bob because of rule 118.3
      And Alice has {B} in her mana pool
      And "Memnite" is in Alice's hand

    Scenario: without the mana it can't be cast
      Given Alice has "Raven's Crime" in her graveyard
      And Alice has "Forest" in hand
      Then Alice can't cast "Raven's Crime" from her graveyard with retrace targeting Bob because of rule 601.2h
      And "Forest" is in Alice's hand

    Scenario: without the additional cost nothing lets it be cast from there
      Given Alice has "Raven's Crime" in her graveyard
      And Alice has "Forest" in hand
      And Alice has {B} in her mana pool
      Then Alice can't cast "Raven's Crime" from her graveyard targeting Bob because of rule 601.3

    Scenario: from the hand there is no such cost
      Given Alice has "Raven's Crime" in hand
      And Alice has "Forest" in hand
      And Alice has {B} in her mana pool
      Then Alice can't cast "Raven's Crime" with retrace targeting Bob because of rule 118.8

    @CR:601.2f
    Scenario: an increase is paid too
      Given Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Radical Idea" in her graveyard
      And Alice has "Memnite" in hand
      And Alice has {U}{U}{U} in her mana pool
      When Alice casts "Radical Idea" from her graveyard with jump-start discarding "Memnite"
      Then Alice's mana pool is empty
      And "Radical Idea" is on the stack

    @CR:118.9d
    Scenario: an alternative cost can be paid with it
      Given Alice controls "Fist of Suns"
      And Alice has "Raven's Crime" in her graveyard
      And Alice has "Forest" in hand
      And Bob has "Memnite" in hand
      And Alice has {W}{U}{B}{R}{G} in her mana pool
      When Alice casts "Raven's Crime" from her graveyard with retrace using "Fist of Suns" targeting Bob discarding "Forest"
      Then Alice's mana pool is empty
      And "Forest" is in Alice's graveyard
      And "Raven's Crime" is on the stack
