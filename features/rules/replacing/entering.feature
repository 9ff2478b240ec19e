@card:anointed-procession
Feature: Attaching, entering and moving

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:replacing/attached @CR:301.5c @CR:702.16d @CR:704.5n @CR:303.4f @CR:303.4g
  Rule: Equipment that is a creature comes off, as does one that its creature is protected from; an Aura put onto the battlefield chooses what it enchants

    Scenario: it becomes a creature
      Given Alice controls "Grizzly Bears"
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice has "March of the Machines" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "March of the Machines"
      And the stack resolves
      Then "Bonesplitter" isn't attached
      And "Grizzly Bears" is 2/2
      And "Bonesplitter" is 1/1

    @inline-cards
    Scenario: protection from artifacts
      Given the card:
        """
        card(
            name = "Stand-In Purist",
            mana_cost = "{W}",
            type_line = "Creature — Human",
            power = 1, toughness = 1,
            abilities = [protection(objects(types = ["Artifact"]))],
        )
        """
      And Alice controls "Stand-In Purist"
      And Alice controls "Bonesplitter" attached to "Stand-In Purist"
      And Alice controls "Grizzly Bears"
      And Alice has {C} in her mana pool
      When Alice passes priority
      Then "Bonesplitter" isn't attached
      And "Stand-In Purist" is 1/1

    Scenario: an Aura that is put there
      Given Bob controls "Grizzly Bears"
      And Alice controls "Memnite"
      And Alice has "Show and Tell" in hand
      And Alice has "Holy Strength" in hand
      And Alice has {U}{U}{U} in her mana pool
      When Alice casts "Show and Tell"
      And the stack resolves
      And Alice chooses "Holy Strength"
      Then Alice may choose "Grizzly Bears" and "Memnite"
      When Alice chooses "Grizzly Bears"
      Then "Holy Strength" is attached to "Grizzly Bears"
      And "Grizzly Bears" is 3/4

    Scenario: an Aura that can enchant nothing
      Given Alice has "Show and Tell" in hand
      And Alice has "Holy Strength" in hand
      And Alice has {U}{U}{U} in her mana pool
      When Alice casts "Show and Tell"
      And the stack resolves
      And Alice chooses "Holy Strength"
      Then "Holy Strength" is in Alice's hand
      And "Holy Strength" isn't in Alice's graveyard

  @ruling:replacing/as-it-would-be @CR:614.12 @CR:707.9a
  Rule: Whether an effect on entering is about a permanent is judged by what it would be there, as a copy with exceptions too

    @inline-cards
    Scenario: it enters as a copy of an artifact creature
      Given the card:
        """
        card(
            name = "Stand-In Rust",
            mana_cost = "{R}",
            type_line = "Enchantment",
            abilities = [as_enters(who = objects(types = ["Artifact"]), tapped = True)],
        )
        """
      And Alice controls "Memnite"
      And Alice controls "Grizzly Bears"
      And Bob controls "Stand-In Rust"
      And Alice has "Clone" in hand as "copy"
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "copy"
      And the stack resolves
      And Alice chooses "Memnite"
      Then Alice controls 2 "Memnite"
      And "copy" is tapped

    @inline-cards
    Scenario: the exceptions of a copy
      Given the card:
        """
        card(
            name = "Stand-In Shadow",
            mana_cost = "{2}",
            type_line = "Creature — Shapeshifter",
            power = 0, toughness = 0,
            abilities = [as_enters(copy_of = objects(types = ["Creature"]), except_for = modify(set_power = 7, set_toughness = 7, gains = ["haste"]))],
        )
        """
      And Alice controls "Grizzly Bears" as "original"
      And Alice has "Stand-In Shadow" in hand as "copy"
      And Alice has {C}{C} in her mana pool
      When Alice casts "copy"
      And the stack resolves
      And Alice chooses "original"
      Then "original" is 2/2
      And Alice controls 2 "Grizzly Bears"
      When Alice attacks with "copy"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 13 life

  @ruling:replacing/life-and-damage @CR:614.9 @CR:616.1 @CR:119.10
  Rule: Redirected damage is dealt by the same source; an effect on gaining life changes no loss of life; the affected player chooses which effect applies first

    @inline-cards
    Scenario: combat damage that is dealt to a creature instead
      Given the card:
        """
        card(
            name = "Stand-In Squire",
            mana_cost = "{W}",
            type_line = "Creature — Human",
            power = 0, toughness = 7,
            abilities = [replace_damage(to_players = "you", redirect_to = this())],
        )
        """
      And Bob controls "Stand-In Squire"
      And Alice controls "Ajani's Sunstriker"
      When Alice attacks with "Ajani's Sunstriker"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 20 life
      And "Stand-In Squire" has 2 damage
      And Alice has 22 life

    @inline-cards
    Scenario: twice as much life gained
      Given the card:
        """
        card(
            name = "Stand-In Spring",
            mana_cost = "{W}",
            type_line = "Enchantment",
            abilities = [replace_life(who = "you", gain = True, multiply = 2)],
        )
        """
      And Alice controls "Stand-In Spring"
      And Alice has "Healing Salve" in hand
      And Alice has {W} in her mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      When Alice casts "Healing Salve" choosing mode 1 targeting Alice
      And the stack resolves
      Then Alice has 26 life
      When Alice passes priority
      And Bob casts "Shock" targeting Alice
      And the stack resolves
      Then Alice has 24 life

  @ruling:replacing/zones @CR:401.4 @CR:122.2 @CR:305.1 @CR:305.2 @CR:305.3
  Rule: Counters stay behind as an object changes zones; lands are played from hand, in one's own turn, as many as allowed

    Scenario: counters
      Given Bob controls "Darksteel Myr" with 2 +1/+1 counters
      And Alice has "Unsummon" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Unsummon" targeting "Darksteel Myr"
      And the stack resolves
      Then "Darksteel Myr" is in Bob's hand
      And "Darksteel Myr" has no counters

    Scenario: lands
      Given Alice controls "Dryad of the Ilysian Grove"
      And Alice has "Forest" in hand
      And Alice has "Island" in hand
      And Alice has "Swamp" in hand
      And Alice has "Plains" in her graveyard
      And Bob has "Mountain" in hand
      Then Alice can't play "Plains"
      When Alice plays "Forest"
      And Alice plays "Island"
      Then Alice can't play "Swamp" because of rule 305.2b
      When Alice passes priority
      Then Bob can't play "Mountain" because of rule 305.3
