@card:healing-salve @card:drudge-skeletons @card:fog @card:anointed-procession @card:raise-the-alarm
Feature: What happens instead

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:replacing/shields @CR:615.7 @CR:615.12
  Rule: A shield that prevents the next 3 damage is used up by so much, however many sources deal it; damage that can't be prevented goes past it

    Scenario: three sources
      Given Alice has "Healing Salve" in hand
      And Alice has {W} in her mana pool
      And Bob has "Shock" in hand
      And Bob has "Lightning Bolt" in hand
      And Bob has {R}{R} in his mana pool
      When Alice casts "Healing Salve" choosing mode 2 targeting Alice
      And the stack resolves
      And Alice passes priority
      And Bob casts "Shock" targeting Alice
      And the stack resolves
      Then Alice has 20 life
      When Alice passes priority
      And Bob casts "Lightning Bolt" targeting Alice
      And the stack resolves
      Then Alice has 18 life

    Scenario: it can't be prevented
      Given Bob controls "Grizzly Bears"
      And Bob has "Healing Salve" in hand
      And Bob has {W} in his mana pool
      And Alice has "Bonecrusher Giant" in hand
      And Alice has {R}{R} in her mana pool
      When Alice passes priority
      And Bob casts "Healing Salve" choosing mode 2 targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Bonecrusher Giant" as "Stomp" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard

    @inline-cards
    Scenario: nor is it where all damage is
      Given the card:
        """
        card(
            name = "Stand-In Dome",
            mana_cost = "{W}",
            type_line = "Enchantment",
            abilities = [replace_damage(to = objects(types = ["Creature"]), prevent = True)],
        )
        """
      And Bob controls "Grizzly Bears"
      And Bob controls "Stand-In Dome"
      And Alice has "Bonecrusher Giant" in hand
      And Alice has "Shock" in hand
      And Alice has {R}{R}{R} in her mana pool
      When Alice casts "Shock" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has no damage
      When Alice casts "Bonecrusher Giant" as "Stomp" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard

  @ruling:replacing/regeneration @CR:701.19a @CR:701.19c @CR:506.4
  Rule: Instead of being destroyed a creature with a regeneration shield loses all damage, is tapped and leaves combat, once; what forbids it goes past it

    Scenario: in combat
      Given Alice controls "Grizzly Bears"
      And Bob controls "Drudge Skeletons"
      And Bob has {B} in his mana pool
      And Bob controls "Upwelling"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Drudge Skeletons"
      And Alice passes priority
      And Bob activates {B} of "Drudge Skeletons"
      And the stack resolves
      And the game moves to Alice's combat damage step
      Then Bob controls "Drudge Skeletons"
      And "Drudge Skeletons" is tapped
      And "Drudge Skeletons" has no damage
      And "Drudge Skeletons" isn't blocking

    Scenario: a shield saves once
      Given Bob controls "Drudge Skeletons"
      And Bob has {B} in his mana pool
      And Alice has "Shock" in hand
      And Alice has "Lightning Bolt" in hand
      And Alice has {R}{R} in her mana pool
      When Alice passes priority
      And Bob activates {B} of "Drudge Skeletons"
      And the stack resolves
      And Alice casts "Shock" targeting "Drudge Skeletons"
      And the stack resolves
      Then Bob controls "Drudge Skeletons"
      When Alice casts "Lightning Bolt" targeting "Drudge Skeletons"
      And the stack resolves
      Then "Drudge Skeletons" is in Bob's graveyard

    Scenario: it can't be regenerated
      Given Alice controls "Drudge Skeletons"
      And Alice has "Wrath of God" in hand
      And Alice has {B}{W}{W}{W}{W} in her mana pool
      When Alice activates {B} of "Drudge Skeletons" paying {B}
      And the stack resolves
      And Alice casts "Wrath of God"
      And the stack resolves
      Then "Drudge Skeletons" is in Alice's graveyard

  @ruling:replacing/tokens @CR:614.5 @CR:614.16
  Rule: An effect that doubles applies once to each event; two of them make four of one

    Scenario: one
      Given Alice controls "Anointed Procession"
      And Alice has "Raise the Alarm" in hand
      And Alice has {W}{W} in her mana pool
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then Alice controls 4 "Soldier"

    Scenario: two
      Given Alice controls "Anointed Procession"
      And Alice controls "Anointed Procession"
      And Alice has "Raise the Alarm" in hand
      And Alice has {W}{W} in her mana pool
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then Alice controls 8 "Soldier"

    Scenario: another player's
      Given Bob controls "Anointed Procession"
      And Alice has "Raise the Alarm" in hand
      And Alice has {W}{W} in her mana pool
      When Alice casts "Raise the Alarm"
      And the stack resolves
      Then Alice controls 2 "Soldier"

  @ruling:replacing/enters-with @CR:122.6 @CR:614.12 @CR:614.16
  Rule: Counters with which a creature enters are put there, and what changes how many are put sees the creature as it would be

    Scenario: a creature that enters with counters
      Given Alice controls "Hardened Scales"
      And Alice has "Hangarback Walker" in hand
      And Alice has {C}{C}{C}{C} in her mana pool
      When Alice casts "Hangarback Walker" with X = 2
      And the stack resolves
      Then "Hangarback Walker" has 3 +1/+1 counters

  @ruling:replacing/leaves @CR:610.3 @CR:610.3a @CR:610.3c
  Rule: What is exiled until a permanent leaves returns at once under its owner's control as that leaves, and isn't exiled at all if that has left already

    Scenario: it left before
      Given Bob controls "Grizzly Bears"
      And Alice has "Banishing Light" in hand
      And Alice has {W}{W}{W} in her mana pool
      And Bob has "Disenchant" in hand
      And Bob has {W}{W} in his mana pool
      When Alice casts "Banishing Light"
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts "Disenchant" targeting "Banishing Light"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Bob can't attack with "Grizzly Bears"

    Scenario: it returns to its owner
      Given Bob controls "Grizzly Bears"
      And Alice has "Banishing Light" in hand
      And Alice has {W}{W}{W}{W}{W} in her mana pool
      And Alice has "Disenchant" in hand
      When Alice casts "Banishing Light"
      And the stack resolves
      Then "Grizzly Bears" is in exile
      When Alice casts "Disenchant" targeting "Banishing Light"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And Alice doesn't control "Grizzly Bears"
