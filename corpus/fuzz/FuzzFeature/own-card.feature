Feature: A card of its own

  @inline-cards @ruling:smoke/two
  Rule: A card that the scenario defines can be played

    Scenario: a creature with a number for everything
      Given Alice and Bob are playing
      And it is Bob's upkeep
      And the card:
        """
        card(
            name = "Lord of Numbers",
            mana_cost = "{X}{2/U}{G/P}",
            type_line = "Legendary Creature — Elf Wizard",
            power = 3, toughness = 2,
            abilities = ["flying", modular(2), triggered(on = enters(), effects = [draw(count(objects()))])],
        )
        """
      And Bob controls "Lord of Numbers" tapped new with 2 +1/+1 counters and 1 damage as "it"
      And Alice controls "Bonesplitter" attached to "it"
      When Bob passes priority
      Then "it" is 7/4
      And the game is sound
