@card:about-face @card:maro @card:blood-moon
Feature: Layers, and the order within them

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:layers/power-toughness @CR:613.4b @CR:613.4c @CR:613.4d
  Rule: What sets power and toughness applies first, then counters and what adds to them, and what switches them last

    Scenario Outline: set, and counted up, in whatever order they came
      Given Alice controls "<first>"
      And Alice controls "<second>"
      And Alice controls "Serra Angel" with 1 +1/+1 counter
      Then "Serra Angel" is 3/3
      And "Serra Angel" doesn't have flying

      Examples:
        | first           | second          |
        | Humility        | Glorious Anthem |
        | Glorious Anthem | Humility        |

    Scenario: switched before it grows, and it grows all the same
      Given Alice controls "Giant Spider"
      And Alice has "About Face" in hand
      And Alice has "Giant Growth" in hand
      And Alice has {R}{G} in her mana pool
      When Alice casts "About Face" targeting "Giant Spider"
      And the stack resolves
      Then "Giant Spider" is 4/2
      When Alice casts "Giant Growth" targeting "Giant Spider"
      And the stack resolves
      Then "Giant Spider" is 7/5

    Scenario: switched, with a counter and with Holy Strength
      Given Alice controls "Giant Spider" with 1 +1/+0 counter
      And Alice has "About Face" in hand
      And Alice has {R} in her mana pool
      And Alice controls "Holy Strength" attached to "Giant Spider"
      When Alice casts "About Face" targeting "Giant Spider"
      And the stack resolves
      Then "Giant Spider" is 6/4
      When the game moves to Bob's upkeep
      Then "Giant Spider" is 4/6

  @ruling:layers/defining @CR:613.3 @CR:613.4a @CR:604.3
  Rule: What defines a characteristic applies before what sets it, whichever came later, and does so in every zone

    Scenario: a creature whose power is the number of cards in hand
      Given Alice controls "Maro"
      And Alice has "Forest" in hand
      And Alice has "Island" in hand
      And Alice has "Swamp" in hand
      Then "Maro" is 3/3

    Scenario: it comes after what sets it
      Given Bob controls "Humility"
      And Alice controls "Maro"
      And Alice has "Forest" in hand
      And Alice has "Island" in hand
      Then "Maro" is 1/1

    @inline-cards
    Scenario: a creature that is colorless by itself, and blue by something older
      Given the card:
        """
        card(
            name = "Stand-In Tide",
            mana_cost = "{U}",
            type_line = "Enchantment",
            abilities = [static(affects = objects(types = ["Creature"]), set_colors = ["blue"])],
        )
        """
      And the card:
        """
        card(
            name = "Stand-In Drone",
            mana_cost = "{R}",
            type_line = "Creature — Eldrazi",
            power = 1, toughness = 1,
            abilities = ["devoid"],
        )
        """
      And Bob controls "Stand-In Tide"
      And Alice controls "Stand-In Drone"
      And Alice has "Stand-In Drone" in her graveyard as "buried"
      Then "Stand-In Drone" is blue
      And "buried" is colorless

    @inline-cards
    Scenario: it has its power and toughness in the graveyard too
      Given the card:
        """
        card(
            name = "Stand-In Exhumation",
            mana_cost = "{B}",
            type_line = "Sorcery",
            abilities = [spell(targets = [target(what = objects(zone = "graveyard", types = ["Creature"], power = compare("at least", 2)))], effects = [move_to(targeted(1), to_zone = "hand")])],
        )
        """
      And Alice has "Maro" in her graveyard
      And Alice has "Memnite" in her graveyard
      And Alice has "Stand-In Exhumation" in hand
      And Alice has "Forest" in hand
      And Alice has "Island" in hand
      And Alice has {B} in her mana pool
      Then Alice can't cast "Stand-In Exhumation" targeting "Memnite"
      When Alice casts "Stand-In Exhumation" targeting "Maro"
      And the stack resolves
      Then "Maro" is in Alice's hand

  @ruling:layers/land-types @CR:305.6 @CR:305.7 @CR:205.4b
  Rule: A land that becomes a basic land type loses its own abilities and has that type's mana ability; its name and supertypes stay

    Scenario: a land that isn't basic
      Given Bob controls "Blood Moon"
      And Alice controls "Ancient Tomb"
      When Alice taps "Ancient Tomb" for mana
      Then Alice has {R} in her mana pool
      And Alice has 20 life
      And "Ancient Tomb" is a Mountain

    Scenario: a basic land
      Given Bob controls "Blood Moon"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G} in her mana pool
      And "Forest" isn't a Mountain

    Scenario: a legendary land is still legendary
      Given Bob controls "Blood Moon"
      And Alice controls "Gaea's Cradle" as "first"
      And Alice controls "Gaea's Cradle" as "second"
      When Alice passes priority
      Then Alice may choose "first" and "second"
      When Alice chooses "first"
      Then "second" is in Alice's graveyard

    Scenario: a type in addition takes nothing away
      Given Alice controls "Urborg, Tomb of Yawgmoth"
      And Alice controls "Ancient Tomb"
      And Alice controls "Forest"
      Then "Ancient Tomb" is a Swamp
      And "Forest" is a Swamp
      And "Forest" is a Forest

    @inline-cards
    Scenario: with that type comes its mana ability, beside others
      Given the card:
        """
        card(
            name = "Stand-In Cave",
            type_line = "Land",
            abilities = [activated(cost = ["{1}"], effects = [gain_life(1)])],
        )
        """
      And Bob controls "Urborg, Tomb of Yawgmoth"
      And Alice controls "Stand-In Cave"
      And Alice has {C} in her mana pool
      When Alice taps "Stand-In Cave" for mana
      Then Alice has {B}{C} in her mana pool
      When Alice activates {1} of "Stand-In Cave" paying {C}
      And the stack resolves
      Then Alice has 21 life

  @ruling:layers/fixed @CR:611.2c @CR:608.2h
  Rule: What a spell changes is fixed as it resolves; what a static ability changes isn't

    @inline-cards
    Scenario: a creature that comes later
      Given the card:
        """
        card(
            name = "Stand-In Rally",
            mana_cost = "{W}",
            type_line = "Instant",
            abilities = [spell(effects = [change(what = each(objects(types = ["Creature"], controller = "you")), power = 1, toughness = 1)])],
        )
        """
      And Alice controls "Grizzly Bears"
      And Alice controls "Glorious Anthem"
      And Alice has "Stand-In Rally" in hand
      And Alice has "Memnite" in hand
      And Alice has {W} in her mana pool
      When Alice casts "Stand-In Rally"
      And the stack resolves
      And Alice casts "Memnite"
      And the stack resolves
      Then "Grizzly Bears" is 4/4
      And "Memnite" is 2/2

  @ruling:layers/control @CR:613.1b @CR:506.4 @CR:302.6
  Rule: Who controls a permanent is settled before what its controller's creatures get; in combat it is removed as its controller changes

    Scenario: whose creatures are greater
      Given Bob controls "Grizzly Bears"
      And Alice controls "Glorious Anthem"
      And Alice controls "Control Magic" attached to "Grizzly Bears"
      Then Alice controls "Grizzly Bears"
      And "Grizzly Bears" is 3/3

    Scenario: an attacker is taken
      Given Alice controls "Grizzly Bears"
      And Alice controls "Memnite"
      And Bob has "Word of Seizing" in hand
      And Bob has {R}{R}{R}{R}{R} in his mana pool
      And Bob controls "Upwelling"
      When Alice attacks with "Grizzly Bears" and "Memnite"
      And Alice passes priority
      And Bob casts "Word of Seizing" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" isn't attacking
      And "Memnite" is attacking
      When Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 19 life
