@playtest
Feature: The symbols of playtest cards

  What else the ruling says, where such a card is legal, is for deck checks (stickler deck).

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:playtest/symbols @CR:107.4 @CR:202.3 @CR:105.2
  Rule: A playtest card's mana symbols are the ordinary ones

    Scenario: mana cost, mana value and color
      Given Alice has "Blurry Visionary" in hand
      Then "Blurry Visionary" has mana value 4
      And "Blurry Visionary" is blue

    Scenario: ordinary mana pays for it, the generic part of any type
      Given Alice has "Blurry Visionary" in hand
      And Alice has {U}{C}{R}{G} in her mana pool
      When Alice casts "Blurry Visionary"
      Then "Blurry Visionary" is on the stack
      And Alice's mana pool is empty

    Scenario: the colored symbol asks for that color
      Given Alice has "Blurry Visionary" in hand
      And Alice has {C}{C}{R}{G} in her mana pool
      Then Alice can't cast "Blurry Visionary" because of rule 601.2h
      And Alice has {C}{C}{R}{G} in her mana pool
      And "Blurry Visionary" is in Alice's hand

    Scenario: what counts mana values counts its
      Given Bob controls "Chalice of the Void" with 4 charge counters
      And Alice has "Blurry Visionary" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Blurry Visionary"
      Then there is 1 ability of "Chalice of the Void" on the stack
      When the stack resolves
      Then "Blurry Visionary" is in Alice's graveyard

  @ruling:playtest/symbols @inline-cards @CR:107.5 @CR:302.6 @CR:106.12
  Rule: A playtest card's tap symbol is the ordinary one

    The playtest card defined here stands in for those with such abilities.

    Background:
      Given the card:
        """
        card(
            name = "Stand-In Playtester",
            mana_cost = "{W}",
            type_line = "Creature — Advisor",
            power = 1, toughness = 1,
            playtest = True,
            abilities = [
                activated(cost = [tap_symbol()], effects = [add_mana("{W}")]),
            ],
        )
        """

    Scenario: it taps to pay, and its mana is mana
      Given Alice controls "Stand-In Playtester"
      And Alice has "Cloudshift" in hand
      When Alice taps "Stand-In Playtester" for mana
      Then "Stand-In Playtester" is tapped
      And Alice has {W} in her mana pool
      When Alice casts "Cloudshift" targeting "Stand-In Playtester"
      Then Alice's mana pool is empty

    Scenario: what a player taps for mana is tapped for mana
      Given Alice controls "Stand-In Playtester"
      And Alice controls "Mana Reflection"
      When Alice taps "Stand-In Playtester" for mana
      Then Alice has {W}{W} in her mana pool

    Scenario Outline: <state>, the creature can't pay it
      Given Alice controls "Stand-In Playtester" <state>
      Then Alice can't tap "Stand-In Playtester" for mana
      And Alice's mana pool is empty

      Examples:
        | state  |
        | tapped |
        | new    |
