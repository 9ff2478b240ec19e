@commander
Feature: Two commanders

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:commander/two @CR:702.124d @CR:903.8
  Rule: Two commanders of a player are counted each by itself

    Scenario: the tax on one doesn't count casts of the other
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Alice's commander "Juri, Master of the Revue" is in the command zone
      And Bob has two "Counterspell" in hand
      And Bob has {U}{U}{U}{U} in his mana pool
      And Alice has {W}{W}{B}{R}{C}{C} in her mana pool
      When Alice casts "Isamaru, Hound of Konda" paying {W}
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice accepts
      And Alice casts "Juri, Master of the Revue" paying {B}{R}
      And the stack resolves
      Then Alice controls "Juri, Master of the Revue"
      And Alice has {W}{C}{C} in her mana pool
      When Alice casts "Isamaru, Hound of Konda"
      Then Alice's mana pool is empty

    Scenario: each may leave its graveyard
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice's commander "Arcee, Sharpshooter" is on the battlefield
      And it is Bob's precombat main phase
      And Bob has "Wrath of God" in hand
      And Bob has {W}{W}{C}{C} in his mana pool
      When Bob casts "Wrath of God"
      And the stack resolves
      And Alice accepts
      And Alice accepts
      Then "Isamaru, Hound of Konda" is in the command zone
      And "Arcee, Sharpshooter" is in the command zone

  @ruling:commander/partner-with @inline-cards @CR:702.124j
  Rule: As a card that names its partner enters, a player may search for the partner

    Background:
      Given the card:
        """
        card(
            name = "Stand-In Pat",
            mana_cost = "{1}",
            type_line = "Legendary Creature — Human",
            power = 1, toughness = 1,
            abilities = [partner_with(objects(name = "Stand-In Mat"))],
        )
        """
      And the card:
        """
        card(
            name = "Stand-In Mat",
            mana_cost = "{1}",
            type_line = "Legendary Creature — Human",
            power = 1, toughness = 1,
            abilities = [partner_with(objects(name = "Stand-In Pat"))],
        )
        """

    Scenario: its own controller finds it
      Given Alice has "Stand-In Pat" in hand
      And Alice has "Stand-In Mat" on top of her library
      And Alice has {C} in her mana pool
      When Alice casts "Stand-In Pat"
      And the top of the stack resolves
      And Alice chooses Alice
      And the stack resolves
      And Alice accepts
      And Alice chooses "Stand-In Mat"
      Then "Stand-In Mat" is in Alice's hand
      And Alice controls "Stand-In Pat"

    Scenario: the player who is its target decides
      Given Alice has "Stand-In Pat" in hand
      And Alice has "Stand-In Mat" on top of her library
      And Bob has "Stand-In Mat" on top of his library
      And Alice has {C} in her mana pool
      When Alice casts "Stand-In Pat"
      And the top of the stack resolves
      And Alice chooses Bob
      And the stack resolves
      Then Bob is asked for yes or no
      When Bob declines
      Then Alice has 0 cards in her hand
      And Bob has 0 cards in his hand
