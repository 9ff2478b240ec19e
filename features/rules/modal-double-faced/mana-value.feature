Feature: The mana value of a modal double-faced card

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:mdfc/mana-value @CR:712.8a @CR:712.8f @CR:202.3
  Rule: A modal double-faced card has the mana value of the face that it is cast with or has up, and of the front face anywhere else

    Scenario: in hand it is the front face's
      Given Alice has "Valki, God of Lies" in hand
      Then "Valki, God of Lies" has mana value 2

    Scenario: Tibalt as a spell and as a permanent
      Given Alice has "Valki, God of Lies" in hand
      And Alice has {B}{R}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Valki, God of Lies" as "Tibalt, Cosmic Impostor"
      Then "Tibalt, Cosmic Impostor" has mana value 7
      When the stack resolves
      Then "Tibalt, Cosmic Impostor" has mana value 7
      And "Tibalt, Cosmic Impostor" has 5 loyalty counters

    Scenario: Valki as a spell and as a permanent
      Given Alice has "Valki, God of Lies" in hand
      And Alice has {B}{C} in her mana pool
      When Alice casts "Valki, God of Lies"
      Then "Valki, God of Lies" has mana value 2
      When the stack resolves
      Then "Valki, God of Lies" has mana value 2

    Scenario: Spell Snare can't counter the card that is cast as Tibalt
      Given Alice has "Valki, God of Lies" in hand
      And Alice has {B}{R}{C}{C}{C}{C}{C} in her mana pool
      And Bob has "Spell Snare" in hand
      And Bob has {U} in his mana pool
      When Alice casts "Valki, God of Lies" as "Tibalt, Cosmic Impostor"
      And Alice passes priority
      Then Bob can't cast "Spell Snare" targeting "Tibalt, Cosmic Impostor"

    Scenario: Spell Snare counters the card that is cast as Valki
      Given Alice has "Valki, God of Lies" in hand
      And Alice has {B}{C} in her mana pool
      And Bob has "Spell Snare" in hand
      And Bob has {U} in his mana pool
      When Alice casts "Valki, God of Lies"
      And Alice passes priority
      And Bob casts "Spell Snare" targeting "Valki, God of Lies"
      And the stack resolves
      Then "Valki, God of Lies" is in Alice's graveyard

    Scenario: a Tibalt that dies is a card of mana value 2
      Given Alice controls "Valki, God of Lies" with its back face up with 1 loyalty counter
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      When Alice passes priority
      And Bob casts "Shock" targeting "Tibalt, Cosmic Impostor"
      And the stack resolves
      Then "Valki, God of Lies" is in Alice's graveyard
      And "Valki, God of Lies" has mana value 2
