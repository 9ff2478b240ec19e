@card:fire-ice @card:assault-battery
Feature: The halves of a split card

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:split/cast-half @CR:709.3 @CR:709.3a @CR:709.3b @CR:202.3d
  Rule: A split card is cast as one of its halves, and on the stack the other half doesn't exist

    Scenario Outline: either half as a spell
      Given Alice has "Assault // Battery" in hand
      And Alice has <mana> in her mana pool
      When Alice casts "Assault // Battery" as "<half>" <choices>
      Then "<half>" is on the stack
      And "<half>" has mana value <value>
      And "<half>" is <color>
      And "<half>" is the card "Assault // Battery"
      And "<other>" isn't on the stack
      And Alice's mana pool is empty

      Examples:
        | half    | other   | mana         | choices           | value | color |
        | Assault | Battery | {R}          | targeting Bob     | 1     | red   |
        | Battery | Assault | {G}{G}{G}{G} | paying {G}{G}{G}{G} | 4   | green |

    Scenario: the left half does what it says, and nothing of the right
      Given Alice has "Assault // Battery" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Assault // Battery" as "Assault" targeting Bob
      And the stack resolves
      Then Bob has 18 life
      And Alice doesn't control "Elephant Token"
      And "Assault // Battery" is in Alice's graveyard

    Scenario: the right half does what it says, and nothing of the left
      Given Alice has "Assault // Battery" in hand
      And Alice has {G}{G}{G}{G} in her mana pool
      When Alice casts "Assault // Battery" as "Battery"
      And the stack resolves
      Then Alice controls "Elephant Token"
      And Bob has 20 life
      And "Assault // Battery" is in Alice's graveyard

    Scenario: mana for the one half isn't mana for the other
      Given Alice has "Assault // Battery" in hand
      And Alice has {R} in her mana pool
      Then Alice can't cast "Assault // Battery" as "Battery" because of rule 601.2h
      And Alice has {R} in her mana pool
      And Alice has 1 card in her hand

    Scenario: a half that the card doesn't have
      Given Alice has "Assault // Battery" in hand
      And Alice has {U}{U} in her mana pool
      Then Alice can't cast "Assault // Battery" as "Ice" because of rule 601.2a
      And Alice has {U}{U} in her mana pool
      And "Assault // Battery" is in Alice's hand

    Scenario: a counterspell sees the half only
      Given Alice has "Fire // Ice" in hand
      And Alice has {U}{U} in her mana pool
      And Alice controls "Grizzly Bears"
      And Bob has "Spell Snare" in hand
      And Bob has {U} in his mana pool
      When Alice casts "Fire // Ice" as "Ice" targeting "Grizzly Bears"
      And Alice passes priority
      And Bob casts "Spell Snare" targeting "Ice"
      And the stack resolves
      Then "Fire // Ice" is in Alice's graveyard
      And "Grizzly Bears" is untapped
      And Alice has no cards in her hand

  @ruling:split/combined @CR:709.4 @CR:709.4b @CR:709.4c @CR:202.3d
  Rule: Anywhere but on the stack a split card has the characteristics of both halves together

    Scenario Outline: cost and colors in each zone
      Given Alice has "Assault // Battery" <place>
      Then "Assault // Battery" has mana value 5
      And "Assault // Battery" is red and green
      And "Assault // Battery" is a sorcery
      And "Assault // Battery" isn't an instant

      Examples:
        | place            |
        | in hand          |
        | in her graveyard |
        | in exile         |

    Scenario: one card, not two
      Given Alice's library is empty
      And Alice has "Fire // Ice" on top of her library
      And Alice has "Think Twice" in hand
      And Alice has {U}{U} in her mana pool
      Then Alice has 1 card in her library
      When Alice casts "Think Twice"
      And the top of the stack resolves
      Then Alice has 1 card in her hand
      And Alice has no cards in her library

  @ruling:split/names @CR:709.4a @CR:201.4b @CR:201.2a
  Rule: A split card has two names, of which one is chosen and either is enough

    Scenario: the half that wasn't named costs what it costs
      Given Bob controls "Disruptor Flute" naming "Ice"
      And Alice controls "Grizzly Bears"
      And Alice has "Fire // Ice" in hand
      And Alice has {R}{R} in her mana pool
      When Alice casts "Fire // Ice" as "Fire" targeting 2 to Bob
      And the stack resolves
      Then Bob has 18 life
      And Alice's mana pool is empty

    Scenario: the half that was named
      Given Bob controls "Disruptor Flute" naming "Ice"
      And Alice controls "Grizzly Bears"
      And Alice has "Fire // Ice" in hand
      And Alice has {U}{U} in her mana pool
      Then Alice can't cast "Fire // Ice" as "Ice" targeting "Grizzly Bears" because of rule 601.2h
      And "Grizzly Bears" is untapped

    @card:cabal-therapy
    Scenario Outline: as a card it has both names: <name>
      Given Alice has "Cabal Therapy" in hand
      And Alice has {B} in her mana pool
      And Bob has "Fire // Ice" in hand
      And Bob has "Memnite" in hand
      When Alice casts "Cabal Therapy" targeting Bob
      And the stack resolves
      And Alice chooses the name "<name>"
      Then "Fire // Ice" is in Bob's graveyard
      And Bob has 1 card in his hand

      Examples:
        | name |
        | Fire |
        | Ice  |
