Feature: Optional additional costs

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:costs/buyback @CR:702.27a
  Rule: With buyback a spell returns to its owner's hand instead of going to the graveyard as it resolves, and only then

    Scenario: it resolves
      Given Bob controls "Memnite"
      And Alice has "Capsize" in hand
      And Alice has {U}{U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Capsize" with buyback targeting "Memnite"
      Then Alice's mana pool is empty
      When the stack resolves
      Then "Memnite" is in Bob's hand
      And "Capsize" is in Alice's hand

    Scenario: not paid
      Given Bob controls "Memnite"
      And Alice has "Capsize" in hand
      And Alice has {U}{U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Capsize" targeting "Memnite"
      Then Alice has {U}{U}{U} in her mana pool
      When the stack resolves
      Then "Capsize" is in Alice's graveyard

    Scenario: it is countered
      Given Bob controls "Memnite"
      And Alice has "Capsize" in hand
      And Alice has {U}{U}{U}{U}{U}{U} in her mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Capsize" with buyback targeting "Memnite"
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Capsize"
      And the stack resolves
      Then "Capsize" is in Alice's graveyard
      And Bob controls "Memnite"

    @CR:608.2b
    Scenario: its target has gone, so that it doesn't resolve
      Given Bob controls "Memnite"
      And Bob has "Unsummon" in hand
      And Bob has {U} in his mana pool
      And Alice has "Capsize" in hand
      And Alice has {U}{U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Capsize" with buyback targeting "Memnite"
      And Alice passes priority
      And Bob casts "Unsummon" targeting "Memnite"
      And the stack resolves
      Then "Capsize" is in Alice's graveyard

    @CR:616.1
    Scenario Outline: its controller chooses between two effects on where it goes (<first>)
      Given Bob controls "Memnite"
      And Bob controls "Rest in Peace"
      And Alice has "Capsize" in hand
      And Alice has {U}{U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Capsize" with buyback targeting "Memnite"
      And the stack resolves
      And Alice applies "<first>" first
      Then "Capsize" is in <place>

      Examples:
        | first         | place        |
        | Capsize       | Alice's hand |
        | Rest in Peace | exile        |

  @ruling:costs/multikicker @CR:702.33c @CR:702.33d
  Rule: A multikicker cost can be paid any number of times, each time in full

    Scenario Outline: kicked <times>
      Given Alice has "Everflowing Chalice" in hand
      And Alice has {C}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Everflowing Chalice" with multikicker <times>
      Then Alice has <left> in her mana pool
      When the stack resolves
      Then "Everflowing Chalice" has <counters>

      Examples:
        | times | left             | counters          |
        | once  | {C}{C}{C}{C}     | 1 charge counter  |
        | twice | {C}{C}           | 2 charge counters |

    Scenario: not kicked
      Given Alice has "Everflowing Chalice" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Everflowing Chalice"
      And the stack resolves
      Then "Everflowing Chalice" has no counters

    Scenario: half a cost isn't enough for one more time
      Given Alice has "Everflowing Chalice" in hand
      And Alice has {C}{C}{C}{C}{C} in her mana pool
      Then Alice can't cast "Everflowing Chalice" with multikicker three times because of rule 601.2h
      And Alice has {C}{C}{C}{C}{C} in her mana pool

    @CR:702.33a
    Scenario: kicker can be paid once only
      Given Bob controls "Memnite"
      And Alice has "Into the Roil" in hand
      And Alice has {U}{U}{U}{U}{U}{U} in her mana pool
      Then Alice can't cast "Into the Roil" with kicker twice targeting "Memnite" because of rule 118.8
      And Alice has {U}{U}{U}{U}{U}{U} in her mana pool

    @CR:118.8d @CR:202.3
    Scenario: the mana value stays that of the mana cost
      Given Alice has "Everflowing Chalice" in hand
      And Alice has {C}{C}{C}{C} in her mana pool
      When Alice casts "Everflowing Chalice" with multikicker twice
      Then "Everflowing Chalice" has mana value 0

    @CR:400.7
    Scenario: put onto the battlefield without being cast, it hasn't been kicked
      Given Alice has "Everflowing Chalice" in her graveyard
      And Alice has "Open the Vaults" in hand
      And Alice has {W}{W}{W}{W}{W}{W} in her mana pool
      When Alice casts "Open the Vaults"
      And the stack resolves
      Then Alice controls "Everflowing Chalice"
      And "Everflowing Chalice" has no counters

  @ruling:costs/bargain @CR:702.166a @CR:702.166b
  Rule: Bargain is the sacrifice of an artifact, an enchantment or a token, and it is up to the player

    Scenario Outline: a sacrifice of <what>
      Given Alice controls <what>
      And Bob controls "Shivan Dragon"
      And Alice has "Candy Grapple" in hand
      And Alice has {B}{B} in her mana pool
      When Alice casts "Candy Grapple" with bargain targeting "Shivan Dragon" sacrificing <name>
      Then Alice doesn't control <name>
      When the stack resolves
      Then "Shivan Dragon" is in Bob's graveyard

      Examples:
        | what                       | name             |
        | "Sol Ring"                 | "Sol Ring"       |
        | "Glorious Anthem"          | "Glorious Anthem" |
        | "Grizzly Bears" as a token | "Grizzly Bears"  |

    Scenario: nothing of the kind
      Given Alice controls "Grizzly Bears"
      And Bob controls "Sol Ring"
      And Bob controls "Shivan Dragon"
      And Alice has "Candy Grapple" in hand
      And Alice has {B}{B} in her mana pool
      Then Alice can't cast "Candy Grapple" with bargain targeting "Shivan Dragon" because of rule 118.3
      And Alice controls "Grizzly Bears"
      And Alice has {B}{B} in her mana pool

    Scenario: not bargained, though it could be
      Given Alice controls "Sol Ring"
      And Bob controls "Shivan Dragon"
      And Alice has "Candy Grapple" in hand
      And Alice has {B}{B} in her mana pool
      When Alice casts "Candy Grapple" targeting "Shivan Dragon"
      And the stack resolves
      Then "Shivan Dragon" is 2/2
      And Alice controls "Sol Ring"
