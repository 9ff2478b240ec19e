Feature: How long effects last, and what comes later

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:layers/durations @CR:611.2a @CR:514.2 @CR:511.3
  Rule: What lasts until end of combat ends with the combat phase, what lasts until a player's next turn as that begins

    @inline-cards
    Scenario: until end of combat
      Given the card:
        """
        card(
            name = "Stand-In Charge",
            mana_cost = "{W}",
            type_line = "Instant",
            abilities = [spell(targets = [target(what = objects(types = ["Creature"]))], effects = [change(targeted(1), power = 2, toughness = 2, duration = "this combat")])],
        )
        """
      And it is Alice's beginning of combat
      And Alice controls "Grizzly Bears"
      And Alice has "Stand-In Charge" in hand
      And Alice has {W} in her mana pool
      When Alice casts "Stand-In Charge" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 4/4
      When the game moves to Alice's end of combat
      Then "Grizzly Bears" is 4/4
      When the game moves to Alice's postcombat main phase
      Then "Grizzly Bears" is 2/2

    @inline-cards
    Scenario: until one's next turn
      Given the card:
        """
        card(
            name = "Stand-In Vow",
            mana_cost = "{W}",
            type_line = "Sorcery",
            abilities = [spell(targets = [target(what = objects(types = ["Creature"]))], effects = [change(targeted(1), toughness = 3, duration = "your next turn")])],
        )
        """
      And Alice controls "Grizzly Bears"
      And Alice has "Stand-In Vow" in hand
      And Alice has {W} in her mana pool
      When Alice casts "Stand-In Vow" targeting "Grizzly Bears"
      And the stack resolves
      And the game moves to Bob's end step
      Then "Grizzly Bears" is 2/5
      When the game moves to Alice's upkeep
      Then "Grizzly Bears" is 2/2

  @ruling:layers/timestamps @CR:613.7d @CR:613.7e @CR:701.3c
  Rule: Equipment that is attached anew has the newest timestamp

    @inline-cards
    Scenario: of two that set power and toughness the one attached last decides
      Given the card:
        """
        card(
            name = "Stand-In Rags",
            mana_cost = "{1}",
            type_line = "Artifact — Equipment",
            abilities = [static(affects = objects(is_ = attached()), set_power = 0, set_toughness = 1), equip("{0}")],
        )
        """
      And the card:
        """
        card(
            name = "Stand-In Plate",
            mana_cost = "{1}",
            type_line = "Artifact — Equipment",
            abilities = [static(affects = objects(is_ = attached()), set_power = 5, set_toughness = 5), equip("{0}")],
        )
        """
      And Alice controls "Grizzly Bears"
      And Alice controls "Stand-In Plate"
      And Alice controls "Stand-In Rags" attached to "Grizzly Bears"
      Then "Grizzly Bears" is 0/1
      When Alice activates the equip ability of "Stand-In Plate" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 5/5
      When Alice activates the equip ability of "Stand-In Rags" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 5/5

  @ruling:layers/colors-and-abilities @CR:105.3 @CR:113.10 @CR:702.11e @CR:613.7
  Rule: What becomes a color loses its others; what loses an ability loses all instances of it, whatever gave them before

    @inline-cards
    Scenario: it becomes blue
      Given the card:
        """
        card(
            name = "Stand-In Dye",
            mana_cost = "{U}",
            type_line = "Instant",
            abilities = [spell(targets = [target(what = objects(types = ["Creature"]))], effects = [change(targeted(1), set_colors = ["blue"])])],
        )
        """
      And Alice controls "Grizzly Bears"
      And Alice has "Stand-In Dye" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Stand-In Dye" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is blue

    @inline-cards
    Scenario: it loses flying, and can be blocked
      Given the card:
        """
        card(
            name = "Stand-In Weight",
            mana_cost = "{U}",
            type_line = "Instant",
            abilities = [spell(targets = [target(what = objects(types = ["Creature"]))], effects = [change(targeted(1), loses = ["flying"])])],
        )
        """
      And Alice controls "Serra Angel" with 1 flying counter
      And Bob controls "Grizzly Bears"
      And Alice has "Stand-In Weight" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Stand-In Weight" targeting "Serra Angel"
      And the stack resolves
      Then "Serra Angel" doesn't have flying
      And "Serra Angel" has vigilance
      When Alice attacks with "Serra Angel"
      And Bob blocks "Serra Angel" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking

    @inline-cards
    Scenario: it loses hexproof from white, too
      Given the card:
        """
        card(
            name = "Stand-In Ghost",
            mana_cost = "{B}",
            type_line = "Creature — Spirit",
            power = 1, toughness = 1,
            abilities = [hexproof_from(objects(colors = ["white"]))],
        )
        """
      And the card:
        """
        card(
            name = "Stand-In Lantern",
            mana_cost = "{1}",
            type_line = "Artifact",
            abilities = [activated(cost = [tap_symbol()], effects = [change(each(objects(types = ["Creature"])), loses = ["hexproof"])])],
        )
        """
      And Bob controls "Stand-In Ghost"
      And Alice controls "Stand-In Lantern"
      And Alice has "Holy Strength" in hand
      And Alice has {W} in her mana pool
      Then Alice can't cast "Holy Strength" targeting "Stand-In Ghost" because of rule 601.2c
      When Alice activates {T} of "Stand-In Lantern"
      And the stack resolves
      And Alice casts "Holy Strength" targeting "Stand-In Ghost"
      And the stack resolves
      Then "Stand-In Ghost" is 2/3

    @inline-cards
    Scenario: it becomes an artifact, and keeps no creature type
      Given the card:
        """
        card(
            name = "Stand-In Stasis",
            mana_cost = "{U}",
            type_line = "Instant",
            abilities = [spell(targets = [target(what = objects(types = ["Creature"]))], effects = [change(targeted(1), set_types = ["Artifact"])])],
        )
        """
      And Alice controls "Grizzly Bears"
      And Alice has "Stand-In Stasis" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Stand-In Stasis" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is an artifact
      And "Grizzly Bears" isn't a creature
      And "Grizzly Bears" isn't a Bear

    Scenario: a keyword counter gives its ability
      Given Alice controls "Grizzly Bears" with 1 flying counter
      And Bob controls "Memnite"
      Then "Grizzly Bears" has flying
      When Alice attacks with "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "Memnite"

  @ruling:layers/lost-in-time @CR:613.6
  Rule: An effect that has begun to apply in one layer goes on in the later ones, though its ability is lost meanwhile

    @inline-cards
    Scenario: it makes lands creatures and takes all abilities of creatures away, its own too
      Given the card:
        """
        card(
            name = "Stand-In Quicksilver",
            mana_cost = "{3}",
            type_line = "Artifact",
            abilities = [static(affects = objects(types = ["Artifact"]), add_types = ["Creature"], loses_all = True, set_power = 2, set_toughness = 2)],
        )
        """
      And Alice controls "Sol Ring"
      And Alice controls "Stand-In Quicksilver"
      Then "Sol Ring" is an artifact creature
      And "Sol Ring" is 2/2
      And "Stand-In Quicksilver" is 2/2
      And Alice can't tap "Sol Ring" for mana

    @inline-cards
    Scenario: it goes on for what it began with, though that is no longer what it says
      Given the card:
        """
        card(
            name = "Stand-In Thaw",
            mana_cost = "{3}",
            type_line = "Enchantment",
            abilities = [static(affects = objects(types = ["Artifact"], not_types = ["Creature"]), add_types = ["Creature"], set_power = 4, set_toughness = 4)],
        )
        """
      And Alice controls "Sol Ring"
      And Alice controls "Memnite"
      And Alice controls "Stand-In Thaw"
      Then "Sol Ring" is 4/4
      And "Memnite" is 1/1
