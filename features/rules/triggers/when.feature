@card:ajanis-pridemate @card:soul-warden
Feature: When abilities trigger, and what becomes of them

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:triggers/intervening-if @CR:603.4
  Rule: An ability with an "if" after its event triggers only if that is true, and does nothing if it is true no more as it resolves

    Background:
      Given the card:
        """
        card(
            name = "Stand-In Sentry",
            mana_cost = "{W}",
            type_line = "Creature — Human Soldier",
            power = 1, toughness = 1,
            abilities = [triggered(on = enters(what = objects(types = ["Creature"], controller = "you", other = True)), intervening_if = exists(objects(types = ["Artifact"], controller = "you")), effects = [gain_life(2)])],
        )
        """

    @inline-cards
    Scenario: it isn't true
      Given Alice controls "Stand-In Sentry"
      And Alice has "Grizzly Bears" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Grizzly Bears"
      And the top of the stack resolves
      Then the stack is empty
      And Alice has 20 life

    @inline-cards
    Scenario: it is true, and stays so
      Given Alice controls "Stand-In Sentry"
      And Alice controls "Sol Ring"
      And Alice has "Grizzly Bears" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Grizzly Bears"
      And the top of the stack resolves
      Then there is 1 ability of "Stand-In Sentry" on the stack
      When the stack resolves
      Then Alice has 22 life

    @inline-cards
    Scenario: it is true no more
      Given Alice controls "Stand-In Sentry"
      And Alice controls "Sol Ring"
      And Alice has "Grizzly Bears" in hand
      And Alice has {G}{G} in her mana pool
      And Bob has "Disenchant" in hand
      And Bob has {W}{W} in his mana pool
      When Alice casts "Grizzly Bears"
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts "Disenchant" targeting "Sol Ring"
      And the stack resolves
      Then Alice has 20 life

  @ruling:triggers/no-target @CR:603.3d
  Rule: A triggered ability without a legal target doesn't go onto the stack

    Scenario: an opponent without permanents
      Given Alice has "Banishing Light" in hand
      And Alice has {W}{W}{W} in her mana pool
      When Alice casts "Banishing Light"
      And the top of the stack resolves
      Then the stack is empty
      And Alice controls "Banishing Light"

  @ruling:triggers/dies @CR:700.4 @CR:603.6c @CR:603.10a
  Rule: A creature dies as it goes from the battlefield to a graveyard, and from nowhere else and to nowhere else

    @inline-cards
    Scenario Outline: what is no dying
      Given the card:
        """
        card(
            name = "Stand-In Undertaker",
            mana_cost = "{B}",
            type_line = "Creature — Human",
            power = 1, toughness = 1,
            abilities = [triggered(on = dies(what = objects(types = ["Creature"])), effects = [gain_life(1)])],
        )
        """
      And Alice controls "Stand-In Undertaker"
      And Bob controls "Grizzly Bears"
      And Alice has "<spell>" in hand
      And Alice has <mana> in her mana pool
      When Alice casts "<spell>" targeting <target>
      And the stack resolves
      Then Alice has <life> life

      Examples:
        | spell      | mana      | target                | life |
        | Murder     | {B}{B}{B} | "Grizzly Bears"       | 21   |
        | Murder     | {B}{B}{B} | "Stand-In Undertaker" | 21   |
        | Unsummon   | {U}       | "Grizzly Bears"       | 20   |
        | Tome Scour | {U}       | Alice                 | 20   |

    @inline-cards
    Scenario: creature cards from a library
      Given the card:
        """
        card(
            name = "Stand-In Undertaker",
            mana_cost = "{B}",
            type_line = "Creature — Human",
            power = 1, toughness = 1,
            abilities = [triggered(on = dies(what = objects(types = ["Creature"])), effects = [gain_life(1)])],
        )
        """
      And Alice controls "Stand-In Undertaker"
      And Bob has "Memnite" on top of his library
      And Bob has "Grizzly Bears" on top of his library
      And Alice has "Tome Scour" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Tome Scour" targeting Bob
      And the stack resolves
      Then "Memnite" is in Bob's graveyard
      And "Grizzly Bears" is in Bob's graveyard
      And Alice has 20 life
