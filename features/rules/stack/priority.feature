@card:reverberate @card:healing-salve
Feature: The stack, and who has priority

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:stack/one-at-a-time @CR:117.4 @CR:608.1 @CR:117.3b
  Rule: Once all have passed the topmost object alone resolves, and the active player has priority

    Scenario: two spells
      Given Alice has "Shock" in hand
      And Bob has "Lightning Bolt" in hand
      And Alice has {R} in her mana pool
      And Bob has {R} in his mana pool
      When Alice casts "Shock" targeting Bob
      And Alice passes priority
      And Bob casts "Lightning Bolt" targeting Alice
      And Bob passes priority
      Then "Lightning Bolt" is on the stack
      When Alice passes priority
      Then Alice has 17 life
      And "Shock" is on the stack
      And Bob has 20 life
      When Alice passes priority
      Then "Shock" is on the stack
      When Bob passes priority
      Then Bob has 18 life
      And the stack is empty

    Scenario: what was first resolves last
      Given Alice controls "Grizzly Bears"
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      And Alice has "Giant Growth" in hand
      And Alice has {G} in her mana pool
      When Alice passes priority
      And Bob casts "Shock" targeting "Grizzly Bears"
      And Bob passes priority
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is 5/5
      And "Grizzly Bears" has 2 damage

  @ruling:stack/actions-before-triggers @CR:117.5 @CR:704.3 @CR:603.3
  Rule: State-based actions are performed before triggered abilities are put onto the stack

    @inline-cards
    Scenario: a dead creature can't be chosen as the target
      Given the card:
        """
        card(
            name = "Stand-In Gloom",
            mana_cost = "{B}",
            type_line = "Enchantment",
            abilities = [as_enters(who = objects(types = ["Creature"]), counter = "-1/-1", count = 3)],
        )
        """
      And Alice controls "Grizzly Bears"
      And Bob controls "Memnite"
      And Bob controls "Stand-In Gloom"
      And Alice has "Skinrender" in hand
      And Alice has {B}{B}{B}{B} in her mana pool
      When Alice casts "Skinrender"
      And the stack resolves
      Then Alice may choose "Grizzly Bears" and "Memnite"
      And Alice may not choose "Skinrender"

  @ruling:stack/illegal-targets @CR:608.2b
  Rule: What has targets doesn't resolve if all of them are illegal by then; with some that are legal it does what it can

    Scenario: the only one
      Given Bob controls "Grizzly Bears"
      And Alice has "Curse of the Swine" in hand
      And Alice has {U}{U}{U} in her mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      When Alice casts "Curse of the Swine" with X = 1 targeting "Grizzly Bears"
      And Alice passes priority
      And Bob casts "Shock" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And Bob doesn't control "Boar"
      And "Curse of the Swine" is in Alice's graveyard

    Scenario: what doesn't concern the target isn't done either
      Given Bob controls "Memnite"
      And Alice has "Into the Roil" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      When Alice casts "Into the Roil" with kicker targeting "Memnite"
      And Alice passes priority
      And Bob casts "Shock" targeting "Memnite"
      And the stack resolves
      Then "Memnite" is in Bob's graveyard
      And Alice has 0 cards in her hand

    Scenario: one of two
      Given Bob controls "Grizzly Bears"
      And Bob controls "Memnite"
      And Alice has "Arc Lightning" in hand
      And Alice has {R}{R}{R} in her mana pool
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      When Alice casts "Arc Lightning" targeting 2 to "Grizzly Bears" and 1 to "Memnite"
      And Alice passes priority
      And Bob casts "Shock" targeting "Memnite"
      And the stack resolves
      Then "Memnite" is in Bob's graveyard
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: a target that is no longer what the spell asks for
      Given Alice controls "Grizzly Bears"
      And Bob controls "Typhoid Rats"
      And Alice has "Cloudshift" in hand
      And Alice has {W} in her mana pool
      And Bob has "Word of Seizing" in hand
      And Bob has {R}{R}{R}{R}{R} in his mana pool
      When Alice casts "Cloudshift" targeting "Grizzly Bears"
      And Alice passes priority
      And Bob casts "Word of Seizing" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob controls "Grizzly Bears"
      And "Cloudshift" is in Alice's graveyard

  @ruling:stack/copies @CR:707.10 @CR:707.2
  Rule: A copy of a spell is put onto the stack by the player who copies it, isn't cast, and has what was chosen and paid for the original

    Scenario: another player's spell, with X
      Given Alice has "Blaze" in hand
      And Alice has {R}{R}{R} in her mana pool
      And Bob has "Reverberate" in hand
      And Bob has {R}{R} in his mana pool
      And Alice controls "Monastery Swiftspear"
      And Bob controls "Monastery Swiftspear" as "theirs"
      When Alice casts "Blaze" with X = 2 targeting Bob
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts "Reverberate" targeting "Blaze"
      And the top of the stack resolves
      And the top of the stack resolves
      And Bob chooses Alice
      Then there are 0 abilities of "theirs" on the stack
      When the stack resolves
      Then Alice has 18 life
      And Bob has 18 life
      And "theirs" is 2/3

    Scenario: with kicker
      Given Bob controls "Memnite"
      And Alice has "Into the Roil" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      And Bob has "Reverberate" in hand
      And Bob has {R}{R} in his mana pool
      And Alice controls "Sol Ring"
      When Alice casts "Into the Roil" with kicker targeting "Memnite"
      And Alice passes priority
      And Bob casts "Reverberate" targeting "Into the Roil"
      And the top of the stack resolves
      And Bob chooses "Sol Ring"
      And the top of the stack resolves
      Then "Sol Ring" is in Alice's hand
      And Bob has 1 card in his hand
