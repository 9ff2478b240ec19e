@card:jace-beleren
Feature: What is required and forbidden in combat, and what is attacked

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:combat/block-requirements @CR:509.1b @CR:509.1c @CR:508.1c
  Rule: A creature that blocks if able must block if it can; one that can't attack or block doesn't

    @inline-cards
    Scenario: it blocks if able
      Given the card:
        """
        card(
            name = "Stand-In Guard",
            mana_cost = "{W}",
            type_line = "Creature — Human",
            power = 1, toughness = 4,
            abilities = [must("block")],
        )
        """
      And Alice controls "Grizzly Bears"
      And Alice controls "Serra Angel"
      And Bob controls "Stand-In Guard"
      And Bob controls "Memnite"
      When Alice attacks with "Grizzly Bears" and "Serra Angel"
      Then Bob can't block "Grizzly Bears" with "Memnite" because of rule 509.1c
      When Bob blocks "Grizzly Bears" with "Stand-In Guard"
      Then "Stand-In Guard" is blocking

    @inline-cards
    Scenario: it isn't able
      Given the card:
        """
        card(
            name = "Stand-In Guard",
            mana_cost = "{W}",
            type_line = "Creature — Human",
            power = 1, toughness = 4,
            abilities = [must("block")],
        )
        """
      And Alice controls "Serra Angel"
      And Bob controls "Stand-In Guard"
      When Alice attacks with "Serra Angel"
      And Bob doesn't block
      Then "Stand-In Guard" isn't blocking

    @inline-cards
    Scenario: neither attack nor block
      Given the card:
        """
        card(
            name = "Stand-In Statue",
            mana_cost = "{W}",
            type_line = "Creature — Golem",
            power = 3, toughness = 3,
            abilities = [cant("attack"), cant("block")],
        )
        """
      And Alice controls "Stand-In Statue" as "hers"
      And Bob controls "Stand-In Statue" as "theirs"
      And Alice controls "Grizzly Bears"
      Then Alice can't attack with "hers"
      When Alice attacks with "Grizzly Bears"
      Then Bob can't block "Grizzly Bears" with "theirs"

  @ruling:combat/planeswalkers @CR:506.4c @CR:508.1b @CR:510.1b
  Rule: A creature attacks a player or a planeswalker; if that planeswalker is gone it stays an attacking creature and deals no damage

    Scenario: it takes the damage
      Given Alice controls "Grizzly Bears"
      And Bob controls "Jace Beleren" with 3 loyalty counters
      When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then "Jace Beleren" has 1 loyalty counter
      And Bob has 20 life

    Scenario: it is gone
      Given Alice controls "Grizzly Bears"
      And Bob controls "Jace Beleren" with 2 loyalty counters
      And Alice controls "Prodigal Sorcerer"
      And Alice controls "Prodigal Sorcerer" as "second"
      And Alice has "Shock" in hand
      And Alice controls "Mountain"
      When Alice attacks with "Grizzly Bears" attacking "Jace Beleren"
      And Alice taps "Mountain" for mana
      And Alice casts "Shock" targeting "Jace Beleren"
      And the stack resolves
      Then "Jace Beleren" is in Bob's graveyard
      And "Grizzly Bears" is attacking
      When Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 20 life

  @ruling:combat/enters-attacking @CR:508.4
  Rule: What is put onto the battlefield attacking enters untapped unless it is said to be tapped, and hasn't been declared

    @inline-cards
    Scenario: a token
      Given the card:
        """
        card(
            name = "Stand-In Captain",
            mana_cost = "{R}",
            type_line = "Creature — Human",
            power = 2, toughness = 2,
            abilities = [triggered(on = attacks(), effects = [create_token(name = "Soldier", type_line = "Creature — Soldier", colors = ["red"], power = 1, toughness = 1, attacking = True)])],
        )
        """
      And Alice controls "Stand-In Captain"
      When Alice attacks with "Stand-In Captain"
      And the stack resolves
      Then "Soldier" is attacking
      And "Soldier" is untapped
      When Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 17 life
