@card:young-wolf @card:safehold-elite @card:akrasan-squire @card:monastery-swiftspear @card:devoted-retainer
Feature: Keywords that trigger

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:keywords/undying @CR:702.93a @CR:702.79a
  Rule: Undying and persist return what died without such a counter, with one, under its owner's control

    Scenario: undying
      Given Bob controls "Young Wolf"
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting "Young Wolf"
      And the stack resolves
      Then Bob controls "Young Wolf"
      And "Young Wolf" has 1 +1/+1 counter
      And "Young Wolf" is 2/2

    Scenario: undying, a second time
      Given Bob controls "Young Wolf" with 1 +1/+1 counter
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting "Young Wolf"
      And the top of the stack resolves
      Then "Young Wolf" is in Bob's graveyard
      And the stack is empty

    Scenario: persist
      Given Bob controls "Safehold Elite"
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting "Safehold Elite"
      And the stack resolves
      Then Bob controls "Safehold Elite"
      And "Safehold Elite" has 1 -1/-1 counter
      And "Safehold Elite" is 1/1

    Scenario: persist, with another kind of counter
      Given Bob controls "Safehold Elite" with 1 +1/+1 counter
      And Alice has "Lightning Bolt" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Lightning Bolt" targeting "Safehold Elite"
      And the stack resolves
      Then Bob controls "Safehold Elite"
      And "Safehold Elite" has 1 -1/-1 counter

    Scenario: it returns to its owner
      Given Alice controls "Safehold Elite" owned by Bob
      And Alice controls "Ashnod's Altar"
      When Alice activates Sacrifice of "Ashnod's Altar" sacrificing "Safehold Elite"
      And the stack resolves
      Then Bob controls "Safehold Elite"
      And Alice doesn't control "Safehold Elite"

    Scenario: exiled isn't dead
      Given Bob controls "Young Wolf"
      And Alice has "Banishing Light" in hand
      And Alice has {W}{W}{W} in her mana pool
      When Alice casts "Banishing Light"
      And the stack resolves
      Then "Young Wolf" is in exile
      And the stack is empty

  @ruling:keywords/exalted @CR:702.83a @CR:702.83b
  Rule: Exalted gives the creature +1/+1 that attacks alone, whichever it is

    Scenario: another one attacks alone
      Given Alice controls "Akrasan Squire"
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 3/3
      And "Akrasan Squire" is 1/1

    Scenario: it attacks alone
      Given Alice controls "Akrasan Squire"
      When Alice attacks with "Akrasan Squire"
      And the stack resolves
      Then "Akrasan Squire" is 2/2

    Scenario: two attack
      Given Alice controls "Akrasan Squire"
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Akrasan Squire" and "Grizzly Bears"
      Then the stack is empty
      And "Akrasan Squire" is 1/1
      And "Grizzly Bears" is 2/2

  @ruling:keywords/prowess @CR:702.108a
  Rule: Prowess triggers as its controller casts a spell that is no creature spell

    Scenario Outline: which spell
      Given Alice controls "Monastery Swiftspear"
      And Alice has "<spell>" in hand
      And Alice has <mana> in her mana pool
      When Alice casts "<spell>"
      Then there <triggers> of "Monastery Swiftspear" on the stack

      Examples:
        | spell         | mana      | triggers        |
        | Divination    | {U}{U}{U} | is 1 ability    |
        | Sol Ring      | {C}       | is 1 ability    |
        | Grizzly Bears | {G}{G}    | are 0 abilities |
        | Memnite       | {C}       | are 0 abilities |

    Scenario: it lasts until end of turn
      Given Alice controls "Monastery Swiftspear"
      And Alice has "Sol Ring" in hand
      And Alice has {C} in her mana pool
      When Alice casts "Sol Ring"
      And the stack resolves
      Then "Monastery Swiftspear" is 2/3
      When the game moves to Bob's upkeep
      Then "Monastery Swiftspear" is 1/2

    Scenario: an opponent casts
      Given Alice controls "Monastery Swiftspear"
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      When Alice passes priority
      And Bob casts "Shock" targeting Alice
      Then there are 0 abilities of "Monastery Swiftspear" on the stack

  @ruling:keywords/bushido @CR:702.45a
  Rule: Bushido triggers as its creature blocks or becomes blocked, once however many there are

    Scenario: it becomes blocked by two
      Given Alice controls "Devoted Retainer"
      And Bob controls "Grizzly Bears"
      And Bob controls "Memnite"
      When Alice attacks with "Devoted Retainer"
      Then the stack is empty
      When Bob blocks "Devoted Retainer" with "Grizzly Bears" and "Memnite"
      Then there is 1 ability of "Devoted Retainer" on the stack
      When the stack resolves
      Then "Devoted Retainer" is 2/2

    Scenario: it blocks
      Given Alice controls "Grizzly Bears"
      And Bob controls "Devoted Retainer"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Devoted Retainer"
      And the stack resolves
      Then "Devoted Retainer" is 2/2

    Scenario: it isn't blocked
      Given Alice controls "Devoted Retainer"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Devoted Retainer"
      And Bob doesn't block
      Then the stack is empty
      And "Devoted Retainer" is 1/1
