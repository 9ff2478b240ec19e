@card:upwelling @card:spellbook
Feature: What happens in the steps of a turn

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:turn/mana-empties @CR:500.5 @CR:106.4
  Rule: Unspent mana is gone at the end of each step and phase

    Scenario: from one step to the next
      Given Alice has {G} in her mana pool
      When the game moves to Alice's beginning of combat
      Then Alice's mana pool is empty

    Scenario: unless something keeps it
      Given Alice has {G} in her mana pool
      And Bob controls "Upwelling"
      When the game moves to Alice's beginning of combat
      Then Alice has {G} in her mana pool

  @ruling:turn/cleanup @CR:402.2 @CR:514.1 @CR:514.2
  Rule: At cleanup the active player alone discards down to the maximum hand size, if there is one, and damage wears off

    Scenario: damage
      Given Bob controls "Serra Angel"
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting "Serra Angel"
      And the stack resolves
      Then "Serra Angel" has 2 damage
      When the game moves to Bob's upkeep
      Then "Serra Angel" has no damage

    Scenario: no maximum
      Given Alice controls "Spellbook"
      And Alice has "Forest" in hand
      And Alice has "Island" in hand
      And Alice has "Swamp" in hand
      And Alice has "Plains" in hand
      And Alice has "Mountain" in hand
      And Alice has "Memnite" in hand
      And Alice has "Shock" in hand
      And Alice has "Opt" in hand
      When the game moves to Bob's upkeep
      Then Alice has 8 cards in her hand

  @ruling:turn/untap @CR:502.3
  Rule: In the untap step the active player's permanents untap, but for those that something keeps from it

    @inline-cards
    Scenario: it doesn't untap
      Given the card:
        """
        card(
            name = "Stand-In Sloth",
            mana_cost = "{G}",
            type_line = "Creature — Sloth",
            power = 1, toughness = 1,
            abilities = [cant("untap")],
        )
        """
      And Bob controls "Stand-In Sloth" tapped
      And Bob controls "Forest" tapped
      And Alice controls "Island" tapped
      When the game moves to Bob's upkeep
      Then "Stand-In Sloth" is tapped
      And "Forest" is untapped
      And "Island" is tapped

  @ruling:turn/no-attackers @CR:508.8
  Rule: Without attackers there are no declare blockers and combat damage steps

    Scenario: nobody attacks
      Given Alice controls "Grizzly Bears"
      When the game moves to Alice's declare attackers step
      And Alice doesn't attack
      And Alice passes priority
      And Bob passes priority
      Then it is Alice's end of combat

  @ruling:turn/haste @CR:302.6 @CR:702.10b @CR:702.10c
  Rule: A creature that came under its controller's control this turn may attack and pay {T} only with haste

    Scenario: with and without
      Given Bob controls "Prodigal Sorcerer"
      And Alice has "Act of Treason" in hand
      And Alice has {R}{R}{R} in her mana pool
      And Alice controls "Llanowar Elves" new
      And Alice controls "Sol Ring" new
      Then Alice can't tap "Llanowar Elves" for mana
      When Alice taps "Sol Ring" for mana
      And Alice casts "Act of Treason" targeting "Prodigal Sorcerer" paying {R}{R}{R}
      And the stack resolves
      And Alice activates {T} of "Prodigal Sorcerer" targeting Bob
      And the stack resolves
      Then Bob has 19 life

    Scenario: control alone isn't enough
      Given Bob controls "Grizzly Bears"
      And Alice has "Control Magic" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Control Magic" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice can't attack with "Grizzly Bears"

  @ruling:turn/another-cleanup @CR:514.3a
  Rule: If abilities trigger in the cleanup step players get priority in it, and then there is another cleanup step

    @inline-cards
    Scenario: what is cast then wears off as well
      Given the card:
        """
        card(
            name = "Stand-In Madman",
            mana_cost = "{W}",
            type_line = "Creature — Human",
            power = 1, toughness = 1,
            abilities = [triggered(on = discards(what = objects(zone = "any"), by = "you"), effects = [gain_life(1)])],
        )
        """
      And Alice controls "Stand-In Madman"
      And Alice controls "Forest"
      And Alice has "Forest" in hand as "dropped"
      And Alice has "Island" in hand
      And Alice has "Swamp" in hand
      And Alice has "Plains" in hand
      And Alice has "Mountain" in hand
      And Alice has "Memnite" in hand
      And Alice has "Giant Growth" in hand
      And Alice has "Opt" in hand
      And it is Alice's end step
      When Alice passes priority
      And Bob passes priority
      And Alice chooses "dropped"
      Then there is 1 ability of "Stand-In Madman" on the stack
      When Alice taps "Forest" for mana
      And Alice casts "Giant Growth" targeting "Stand-In Madman"
      And the stack resolves
      Then Alice has 21 life
      And "Stand-In Madman" is 4/4
      When the game moves to Bob's upkeep
      Then "Stand-In Madman" is 1/1
      And Alice has 6 cards in her hand

  @ruling:turn/becomes-tapped @CR:603.2e @CR:701.26a
  Rule: What is tapped already doesn't become tapped

    @inline-cards
    Scenario: to tap it again
      Given the card:
        """
        card(
            name = "Stand-In Alarm",
            mana_cost = "{1}",
            type_line = "Artifact",
            abilities = [triggered(on = becomes_tapped(what = objects(types = ["Creature"])), effects = [gain_life(1)])],
        )
        """
      And the card:
        """
        card(
            name = "Stand-In Lull",
            mana_cost = "{W}",
            type_line = "Instant",
            abilities = [spell(effects = [tap(each(objects(types = ["Creature"])))])],
        )
        """
      And Alice controls "Stand-In Alarm"
      And Alice controls "Grizzly Bears" tapped
      And Alice controls "Memnite"
      And Alice has "Stand-In Lull" in hand
      And Alice has {W} in her mana pool
      When Alice casts "Stand-In Lull"
      And the stack resolves
      Then Alice has 21 life
