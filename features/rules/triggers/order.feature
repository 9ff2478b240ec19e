@card:ajanis-pridemate
Feature: Delayed abilities, once each turn, and whose come first

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:triggers/delayed @CR:603.7b
  Rule: A delayed triggered ability triggers once, the next time its event happens

    @inline-cards
    Scenario: at two end steps
      Given the card:
        """
        card(
            name = "Stand-In Pledge",
            mana_cost = "{W}",
            type_line = "Sorcery",
            abilities = [spell(effects = [delayed(on = step_begins(step = "end"), effects = [gain_life(2)])])],
        )
        """
      And Alice has "Stand-In Pledge" in hand
      And Alice has {W} in her mana pool
      When Alice casts "Stand-In Pledge"
      And the stack resolves
      Then Alice has 20 life
      When the game moves to Alice's end step
      And the stack resolves
      Then Alice has 22 life
      When the game moves to Bob's end step
      Then the stack is empty
      And Alice has 22 life

  @ruling:triggers/once-each-turn @CR:603.2h
  Rule: An ability that triggers only once each turn doesn't trigger again in that turn, and does in the next

    @inline-cards
    Scenario: three creatures in two turns
      Given the card:
        """
        card(
            name = "Stand-In Porter",
            mana_cost = "{W}",
            type_line = "Creature — Human",
            power = 1, toughness = 1,
            abilities = [triggered(on = enters(what = objects(types = ["Creature"], controller = "you", other = True)), once_per_turn = True, effects = [gain_life(1)])],
        )
        """
      And Alice controls "Stand-In Porter"
      And Alice has "Memnite" in hand
      And Alice has "Ornithopter" in hand
      And Alice has "Ambush Viper" in hand
      And Alice controls "Upwelling"
      And Alice has {G}{G} in her mana pool
      When Alice casts "Memnite"
      And the stack resolves
      And Alice casts "Ornithopter"
      And the stack resolves
      Then Alice has 21 life
      When the game moves to Bob's upkeep
      And Bob passes priority
      And Alice casts "Ambush Viper"
      And the stack resolves
      Then Alice has 22 life

  @ruling:triggers/whose-first @CR:603.3b @CR:101.4
  Rule: The active player's triggered abilities go onto the stack first, and so resolve last

    @inline-cards
    Scenario: both lose life as the end step begins
      Given the card:
        """
        card(
            name = "Stand-In Bell",
            mana_cost = "{B}",
            type_line = "Artifact",
            abilities = [triggered(on = step_begins(step = "end"), effects = [lose_life(2, who = opponents())])],
        )
        """
      And Alice controls "Stand-In Bell"
      And Bob controls "Stand-In Bell" as "theirs"
      And Alice has 2 life
      And Bob has 2 life
      When the game moves to Alice's end step
      And the stack resolves
      Then Bob wins the game

  @ruling:triggers/life @CR:119.9 @CR:120.3a
  Rule: Damage makes a player lose life and so triggers what waits for that; what gains no life triggers nothing

    @inline-cards
    Scenario: loss of life by damage
      Given the card:
        """
        card(
            name = "Stand-In Leech",
            mana_cost = "{B}",
            type_line = "Creature — Leech",
            power = 1, toughness = 1,
            abilities = [triggered(on = loses_life(who = "opponent"), effects = [put_counters("+1/+1", 1, on = this())])],
        )
        """
      And Alice controls "Stand-In Leech"
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting Bob
      And the stack resolves
      Then "Stand-In Leech" has 1 +1/+1 counter

    Scenario: losing isn't gaining
      Given Alice controls "Ajani's Pridemate"
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      When Alice passes priority
      And Bob casts "Shock" targeting Alice
      And the stack resolves
      Then "Ajani's Pridemate" has no counters

    @inline-cards
    Scenario: a player who can't gain life
      Given the card:
        """
        card(
            name = "Stand-In Curse",
            mana_cost = "{B}",
            type_line = "Enchantment",
            abilities = [cant("gain life", by = "any")],
        )
        """
      And Bob controls "Stand-In Curse"
      And Alice controls "Ajani's Pridemate"
      And Alice controls "Ajani's Sunstriker"
      When Alice attacks with "Ajani's Sunstriker"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice has 20 life
      And Bob has 18 life
      And "Ajani's Pridemate" has no counters
