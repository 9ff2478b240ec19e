@card:prey-upon @card:tome-scour @card:opt @card:consider
Feature: What some instructions mean

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:stack/own-target @CR:115.5
  Rule: A spell is no legal target for itself

    Scenario: nobody is asked, where only another spell is there
      Given Alice has "Counterspell" in hand
      And Alice has {U}{U} in her mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      When Alice passes priority
      And Bob casts "Shock" targeting Alice
      And Bob passes priority
      And Alice casts "Counterspell"
      Then nobody is asked anything
      When the stack resolves
      Then "Shock" is in Bob's graveyard
      And Alice has 20 life

  @ruling:stack/target-once @CR:115.3 @CR:601.2c
  Rule: What a spell targets several times becomes its target once

    Scenario: three instances of the word target
      Given Bob controls "Bonecrusher Giant"
      And Alice has "Seeds of Strength" in hand
      And Alice has {G}{W} in her mana pool
      When Alice casts "Seeds of Strength" targeting "Bonecrusher Giant", "Bonecrusher Giant" and "Bonecrusher Giant"
      Then there is 1 ability of "Bonecrusher Giant" on the stack
      When the stack resolves
      Then Alice has 18 life
      And "Bonecrusher Giant" is 7/6

  @ruling:stack/fight @CR:701.14a @CR:701.14b @CR:701.14d
  Rule: Creatures that fight deal damage to each other at once, and none if one of them is there no more; it is no combat damage

    Scenario: both are there
      Given Alice controls "Serra Angel"
      And Bob controls "Grizzly Bears"
      And Alice has "Prey Upon" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Prey Upon" targeting "Serra Angel" and "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Serra Angel" has 2 damage

    Scenario: one has gone
      Given Alice controls "Serra Angel"
      And Bob controls "Grizzly Bears"
      And Alice has "Prey Upon" in hand
      And Alice has {G} in her mana pool
      And Bob has "Unsummon" in hand
      And Bob has {U} in his mana pool
      When Alice casts "Prey Upon" targeting "Serra Angel" and "Grizzly Bears"
      And Alice passes priority
      And Bob casts "Unsummon" targeting "Serra Angel"
      And the stack resolves
      Then "Serra Angel" is in Alice's hand
      And Bob controls "Grizzly Bears"
      And "Grizzly Bears" has no damage

    @inline-cards
    Scenario: it is no combat damage
      Given the card:
        """
        card(
            name = "Stand-In Truce",
            mana_cost = "{W}",
            type_line = "Enchantment",
            abilities = [replace_damage(combat = "combat", prevent = True)],
        )
        """
      And Bob controls "Stand-In Truce"
      And Alice controls "Serra Angel"
      And Bob controls "Grizzly Bears"
      And Alice has "Prey Upon" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Prey Upon" targeting "Serra Angel" and "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Serra Angel" has 2 damage

  @ruling:stack/library @CR:701.17a @CR:701.22a @CR:701.25a
  Rule: To mill puts the top cards into the graveyard; to scry puts what is chosen on the bottom, to surveil into the graveyard, and the rest stays on top

    Scenario: mill
      Given Bob has "Memnite" on top of his library
      And Alice has "Tome Scour" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Tome Scour" targeting Bob
      And the stack resolves
      Then "Memnite" is in Bob's graveyard
      And Bob has 56 cards in his library

    Scenario: scry, to the bottom
      Given Alice has "Memnite" on top of her library
      And Alice has "Forest" on top of her library
      And Alice has "Opt" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Opt"
      And the stack resolves
      And Alice chooses "Memnite"
      Then "Forest" is in Alice's hand
      And "Memnite" isn't in Alice's graveyard
      And "Memnite" isn't in Alice's hand

    Scenario: scry, to the top
      Given Alice has "Memnite" on top of her library
      And Alice has "Forest" on top of her library
      And Alice has "Opt" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Opt"
      And the stack resolves
      And Alice chooses nothing
      Then "Memnite" is in Alice's hand

    Scenario: surveil
      Given Alice has "Memnite" on top of her library
      And Alice has "Forest" on top of her library
      And Alice has "Consider" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Consider"
      And the stack resolves
      And Alice chooses "Memnite"
      Then "Memnite" is in Alice's graveyard
      And "Forest" is in Alice's hand

  @ruling:stack/countered @CR:701.6a @CR:101.2
  Rule: A countered spell goes to its owner's graveyard with nothing done, unless it can't be countered

    Scenario: Divination
      Given Alice has "Divination" in hand
      And Alice has {U}{U}{U} in her mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Divination"
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Divination"
      And the stack resolves
      Then "Divination" is in Alice's graveyard
      And Alice has 0 cards in her hand

    Scenario: Mistcutter Hydra
      Given Alice has "Mistcutter Hydra" in hand
      And Alice has {G}{G}{G} in her mana pool
      And Bob has "Counterspell" in hand
      And Bob has {U}{U} in his mana pool
      When Alice casts "Mistcutter Hydra" with X = 2
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Mistcutter Hydra"
      And the stack resolves
      Then Alice controls "Mistcutter Hydra"
      And "Counterspell" is in Bob's graveyard

  @ruling:stack/ability-limits @CR:602.2 @CR:602.5b @CR:602.5d
  Rule: Only an object's controller activates its abilities, and no more often than they allow

    @inline-cards
    Scenario: once each turn
      Given the card:
        """
        card(
            name = "Stand-In Well",
            mana_cost = "{2}",
            type_line = "Artifact",
            abilities = [activated(cost = ["{1}"], once_per_turn = True, effects = [gain_life(1)])],
        )
        """
      And Alice controls "Stand-In Well"
      And Bob controls "Upwelling"
      And Alice has {C}{C}{C} in her mana pool
      When Alice activates {1} of "Stand-In Well"
      And the stack resolves
      Then Alice has 21 life
      And Alice can't activate {1} of "Stand-In Well" because of rule 602.5b
      When the game moves to Bob's upkeep
      And Bob passes priority
      And Alice activates {1} of "Stand-In Well"
      And the stack resolves
      Then Alice has 22 life

    @inline-cards
    Scenario: only as a sorcery
      Given the card:
        """
        card(
            name = "Stand-In Shrine",
            mana_cost = "{2}",
            type_line = "Artifact",
            abilities = [activated(cost = ["{1}"], sorcery = True, effects = [gain_life(1)])],
        )
        """
      And Alice controls "Stand-In Shrine"
      And Bob controls "Upwelling"
      And Alice has {C}{C} in her mana pool
      When Alice activates {1} of "Stand-In Shrine"
      Then Alice can't activate {1} of "Stand-In Shrine" because of rule 602.5d
      When the game moves to Alice's end step
      Then Alice can't activate {1} of "Stand-In Shrine" because of rule 602.5d

    Scenario: another player's
      Given Bob controls "Prodigal Sorcerer" owned by Alice
      Then Alice can't activate {T} of "Prodigal Sorcerer" targeting Bob
      When Alice passes priority
      And Bob activates {T} of "Prodigal Sorcerer" targeting Alice
      And the stack resolves
      Then Alice has 19 life

  @ruling:stack/modes @CR:608.2c @CR:700.2a
  Rule: The chosen modes are followed in printed order

    @inline-cards
    Scenario: both, chosen the other way round
      Given the card:
        """
        card(
            name = "Stand-In Charm",
            mana_cost = "{U}",
            type_line = "Instant",
            abilities = [spell(modes = [mode(effects = [draw(1)]), mode(effects = [discard(1, all = True)])], choose = 1, choose_max = 2)],
        )
        """
      And Alice has "Stand-In Charm" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Stand-In Charm" choosing mode 2 choosing mode 1
      And the stack resolves
      Then Alice has 0 cards in her hand
