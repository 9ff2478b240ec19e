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
