Feature: Costs of all kinds together

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:costs/all-together @CR:601.2f @CR:118.8 @CR:118.9d @CR:702.33c
  Rule: The mana cost or one alternative cost, then every additional cost and increase, then the reductions, and the minimum last

    Scenario Outline: an alternative cost, <kicks> additional costs, an increase and a reduction
      Given Alice controls "Omniscience"
      And Alice controls "Foundry Inspector"
      And Bob controls "Sphere of Resistance"
      And Alice has "Everflowing Chalice" in hand
      And Alice has {C}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Everflowing Chalice" with multikicker <kicks> using "Omniscience"
      Then Alice has <left> in her mana pool
      And "Everflowing Chalice" has mana value 0

      Examples:
        | kicks | left         |
        | once  | {C}{C}{C}{C} |
        | twice | {C}{C}       |

    Scenario: and a minimum, which what was kicked once just doesn't reach
      Given Alice controls "Omniscience"
      And Alice controls "Foundry Inspector"
      And Bob controls "Sphere of Resistance"
      And Bob controls "Trinisphere"
      And Alice has "Everflowing Chalice" in hand
      And Alice has {C}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Everflowing Chalice" with multikicker using "Omniscience"
      Then Alice has {C}{C}{C} in her mana pool

    Scenario: a minimum that is reached already adds nothing
      Given Alice controls "Omniscience"
      And Alice controls "Foundry Inspector"
      And Bob controls "Sphere of Resistance"
      And Bob controls "Trinisphere"
      And Alice has "Everflowing Chalice" in hand
      And Alice has {C}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Everflowing Chalice" with multikicker twice using "Omniscience"
      Then Alice has {C}{C} in her mana pool

    Scenario: an alternative cost in five colors, buyback and an increase
      Given Alice controls "Fist of Suns"
      And Bob controls "Thalia, Guardian of Thraben"
      And Bob controls "Memnite"
      And Alice has "Capsize" in hand
      And Alice has {W}{U}{B}{R}{G}{C}{C}{C}{C} in her mana pool
      When Alice casts "Capsize" with buyback using "Fist of Suns" targeting "Memnite"
      Then Alice's mana pool is empty
      When the stack resolves
      Then "Capsize" is in Alice's hand

    Scenario: with one mana less it isn't cast at all, and nothing is paid
      Given Alice controls "Fist of Suns"
      And Bob controls "Thalia, Guardian of Thraben"
      And Bob controls "Memnite"
      And Alice has "Capsize" in hand
      And Alice has {W}{U}{B}{R}{G}{C}{C}{C} in her mana pool
      Then Alice can't cast "Capsize" with buyback using "Fist of Suns" targeting "Memnite" because of rule 601.2h
      And Alice has {W}{U}{B}{R}{G}{C}{C}{C} in her mana pool
      And "Capsize" is in Alice's hand

    @card:cabal-therapy @CR:702.34a
    Scenario: an alternative cost without mana, with an increase
      Given Bob controls "Thalia, Guardian of Thraben"
      And Alice controls "Memnite"
      And Bob has "Shock" in hand
      And Alice has "Cabal Therapy" in her graveyard
      And Alice has {C}{C} in her mana pool
      When Alice casts "Cabal Therapy" from her graveyard using flashback targeting Bob sacrificing "Memnite"
      Then Alice has {C} in her mana pool
      And "Memnite" is in Alice's graveyard
      When the stack resolves
      And Alice chooses the name "Shock"
      Then "Shock" is in Bob's graveyard
      And "Cabal Therapy" is in exile

    @card:cabal-therapy @CR:702.34a @CR:118.3
    Scenario: nothing to sacrifice
      Given Bob controls "Memnite"
      And Alice has "Cabal Therapy" in her graveyard
      And Alice has {B}{B} in her mana pool
      Then Alice can't cast "Cabal Therapy" from her graveyard using flashback targeting Bob because of rule 118.3
      And Alice has {B}{B} in her mana pool
      And "Cabal Therapy" is in Alice's graveyard

    @card:cabal-therapy
    Scenario: an alternative cost without mana, with a minimum
      Given Bob controls "Trinisphere"
      And Alice controls "Memnite"
      And Alice has "Cabal Therapy" in her graveyard
      And Alice has {C}{C}{C}{C} in her mana pool
      When Alice casts "Cabal Therapy" from her graveyard using flashback targeting Bob sacrificing "Memnite"
      Then Alice has {C} in her mana pool
      And "Memnite" is in Alice's graveyard

  @ruling:costs/x-and-additional @CR:107.3a @CR:601.2b @CR:601.2c @CR:702.33c @card:comet-storm
  Rule: X is announced with the additional costs, and how many targets there are is known from what was announced

    Scenario: X = 2, kicked once
      Given Bob controls "Serra Angel"
      And Alice has "Comet Storm" in hand
      And Alice has {R}{R}{R}{R}{R}{R} in her mana pool
      When Alice casts "Comet Storm" with multikicker with X = 2 targeting "Serra Angel" and Bob
      Then Alice has {R} in her mana pool
      And "Comet Storm" has mana value 4
      When the stack resolves
      Then "Serra Angel" has 2 damage
      And Bob has 18 life

    Scenario: X = 0, kicked twice, is three targets for four mana
      Given Bob controls "Serra Angel"
      And Bob controls "Memnite"
      And Alice has "Comet Storm" in hand
      And Alice has {R}{R}{R}{R} in her mana pool
      When Alice casts "Comet Storm" with multikicker twice with X = 0 targeting "Serra Angel", "Memnite" and Bob
      Then Alice's mana pool is empty
      And "Comet Storm" has mana value 2

    Scenario: not as many targets as kicks and one
      Given Bob controls "Serra Angel"
      And Alice has "Comet Storm" in hand
      And Alice has {R}{R}{R}{R}{R}{R} in her mana pool
      Then Alice can't cast "Comet Storm" with X = 2 targeting "Serra Angel" and Bob
      And Alice can't cast "Comet Storm" with multikicker with X = 2 targeting Bob
      And Alice has {R}{R}{R}{R}{R}{R} in her mana pool

    Scenario: mana for X and not for the kicker too
      Given Bob controls "Serra Angel"
      And Alice has "Comet Storm" in hand
      And Alice has {R}{R}{R}{R} in her mana pool
      Then Alice can't cast "Comet Storm" with multikicker with X = 2 targeting "Serra Angel" and Bob
      And "Comet Storm" is in Alice's hand

    @CR:107.3b @CR:118.9d
    Scenario: without paying its mana cost X is 0, and the kicker is paid all the same
      Given Bob controls "Serra Angel"
      And Alice controls "Omniscience"
      And Alice has "Comet Storm" in hand
      And Alice has {C}{C} in her mana pool
      Then Alice can't cast "Comet Storm" with multikicker using "Omniscience" with X = 2 targeting "Serra Angel" and Bob
      When Alice casts "Comet Storm" with multikicker using "Omniscience" with X = 0 targeting "Serra Angel" and Bob
      Then Alice has {C} in her mana pool
      When the stack resolves
      Then Bob has 20 life

    @CR:107.3b
    Scenario: nor is there another X for an alternative cost without X
      Given Alice controls "Fist of Suns"
      And Alice has "Hangarback Walker" in hand
      And Alice has {W}{U}{B}{R}{G}{C}{C}{C}{C} in her mana pool
      Then Alice can't cast "Hangarback Walker" using "Fist of Suns" with X = 2
      When Alice casts "Hangarback Walker" using "Fist of Suns" paying {W}{U}{B}{R}{G}
      Then "Hangarback Walker" has mana value 0

  @ruling:costs/locked-in @CR:601.2f @CR:601.2g @CR:601.2h
  Rule: A minimum that was determined is paid though what asked for it has gone

    Scenario: Trinisphere is sacrificed for mana
      Given Alice controls "Trinisphere"
      And Alice controls "Ensoul Artifact" attached to "Trinisphere"
      And Alice controls "Ashnod's Altar"
      And Alice has "Sol Ring" in hand
      And Alice has {C} in her mana pool
      When Alice casts "Sol Ring"
      And Alice chooses "Ashnod's Altar"
      Then "Trinisphere" is in Alice's graveyard
      And Alice's mana pool is empty
      And "Sol Ring" is on the stack

    Scenario: a source of increases that comes later changes nothing
      Given Bob controls "Grizzly Bears"
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      And Bob has "Disruptor Flute" in hand
      And Bob has {C}{C} in his mana pool
      When Alice casts "Shock" targeting "Grizzly Bears"
      And Alice passes priority
      And Bob casts "Disruptor Flute"
      And the top of the stack resolves
      And Bob chooses the name "Shock"
      And the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard

  @ruling:costs/x-and-additional @CR:107.3a @CR:601.2b
  Rule: What can't be paid for isn't announced, though there is no other X to choose from

    Scenario: an X that the mana doesn't reach isn't taken for 0
      Given Alice has "Blaze" in hand
      And Alice has {R} in her mana pool
      Then Alice can't cast "Blaze" with X = 1 targeting Bob
      And Alice has {R} in her mana pool
      When Alice casts "Blaze" with X = 0 targeting Bob
      Then "Blaze" has mana value 1
      And Alice's mana pool is empty
