@card:gut-shot @card:flame-javelin @card:icehide-golem @card:snow-covered-forest @card:ancient-ziggurat
Feature: Mana symbols, and mana that may be spent on some things only

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:costs/phyrexian @CR:107.4f @CR:601.2b
  Rule: A Phyrexian symbol is paid with a mana of its color or with 2 life

    Scenario: with life
      Given Alice has "Gut Shot" in hand
      When Alice casts "Gut Shot" targeting Bob
      And the stack resolves
      Then Alice has 18 life
      And Bob has 19 life

    Scenario: too little life
      Given Alice has "Gut Shot" in hand
      And Alice has 1 life
      Then Alice can't cast "Gut Shot" targeting Bob

  @ruling:costs/mono-hybrid @CR:107.4e @CR:202.3f
  Rule: A symbol of two generic mana or one of a color is paid with either, and counts two for the mana value

    Scenario: two of three with a color
      Given Alice has "Flame Javelin" in hand
      And Alice has {R}{R}{C}{C} in her mana pool
      When Alice casts "Flame Javelin" targeting Bob
      Then Alice's mana pool is empty
      And "Flame Javelin" has mana value 6

    Scenario: too little
      Given Alice has "Flame Javelin" in hand
      And Alice has {R}{R}{C} in her mana pool
      Then Alice can't cast "Flame Javelin" targeting Bob

  @ruling:costs/snow @CR:107.4h
  Rule: A snow symbol is paid with one mana of any type from a snow source

    Scenario: a snow land and another
      Given Alice has "Icehide Golem" in hand
      And Alice controls "Forest"
      And Alice controls "Snow-Covered Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G} in her mana pool
      When Alice taps "Snow-Covered Forest" for mana
      And Alice casts "Icehide Golem"
      And the stack resolves
      Then Alice controls "Icehide Golem"
      And Alice has {G} in her mana pool

    Scenario: no snow
      Given Alice has "Icehide Golem" in hand
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice can't cast "Icehide Golem"

  @ruling:costs/restricted-mana @CR:106.6
  Rule: Mana that may be spent on some spells only pays for nothing else, and stays apart from other mana

    Scenario: creature spells only
      Given Alice has "Shock" in hand
      And Alice has "Memnite" in hand
      And Alice has "Young Wolf" in hand
      And Alice controls "Ancient Ziggurat"
      And Alice controls "Forest"
      When Alice taps "Ancient Ziggurat" for mana
      And Alice chooses {R}
      Then Alice has {R} in her mana pool
      And Alice can't cast "Shock" targeting Bob
      When Alice taps "Forest" for mana
      And Alice casts "Young Wolf"
      Then Alice has {R} in her mana pool

    Scenario: beside mana of the same color that pays for all
      Given Alice has "Boggart Brute" in hand
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      And Alice controls "Ancient Ziggurat"
      When Alice taps "Ancient Ziggurat" for mana
      And Alice chooses {R}
      And Alice casts "Shock" targeting Bob
      Then Alice has {R} in her mana pool
      When the stack resolves
      Then Bob has 18 life

  @ruling:costs/typed-reduction @CR:118.7c
  Rule: What is left of a reduction by mana of a color reduces the generic part

    @inline-cards
    Scenario: a color that the cost has not
      Given the card:
        """
        card(
            name = "Stand-In Discount",
            mana_cost = "{2}",
            type_line = "Artifact",
            abilities = [cost_change(spells = objects(types = ["Creature"]), by = "you", less = "{R}")],
        )
        """
      And Alice controls "Stand-In Discount"
      And Alice has "Boggart Brute" in hand
      And Alice has "Grizzly Bears" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Grizzly Bears"
      Then Alice's mana pool is empty
      And "Grizzly Bears" is on the stack
