@card:youthful-knight @card:fencing-ace
Feature: First strike, double strike, trample

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:keywords/first-strike @CR:510.4 @CR:702.7b
  Rule: A creature with first strike deals its combat damage in a step before that of the others, and only there

    Scenario: who strikes first isn't struck back
      Given Alice controls "Youthful Knight"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Youthful Knight"
      And Bob blocks "Youthful Knight" with "Grizzly Bears"
      And the game moves to Alice's end of combat
      Then "Grizzly Bears" is in Bob's graveyard
      And Alice controls "Youthful Knight"
      And "Youthful Knight" has no damage

    Scenario: the blocker strikes first
      Given Alice controls "Grizzly Bears"
      And Bob controls "Youthful Knight"
      When Alice attacks with "Grizzly Bears"
      And Bob blocks "Grizzly Bears" with "Youthful Knight"
      And the game moves to Alice's end of combat
      Then "Grizzly Bears" is in Alice's graveyard
      And Bob controls "Youthful Knight"

    Scenario: it strikes once
      Given Alice controls "Youthful Knight"
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Youthful Knight" and "Grizzly Bears"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 16 life

    @inline-cards
    Scenario: first strike that comes between the steps doesn't keep a creature from dealing its damage
      Given the card:
        """
        card(
            name = "Stand-In Drill",
            mana_cost = "{W}",
            type_line = "Instant",
            abilities = [spell(targets = [target(what = objects(types = ["Creature"]))], effects = [change(targeted(1), gains = ["first strike"])])],
        )
        """
      And Alice controls "Youthful Knight"
      And Alice controls "Grizzly Bears"
      And Alice has "Stand-In Drill" in hand
      And Alice controls "Plains"
      When Alice attacks with "Youthful Knight" and "Grizzly Bears"
      And Bob doesn't block
      And the game moves to Alice's first-strike combat damage step
      Then Bob has 18 life
      When Alice taps "Plains" for mana
      And Alice casts "Stand-In Drill" targeting "Grizzly Bears"
      And the stack resolves
      Then "Grizzly Bears" has first strike
      When the game moves to Alice's end of combat
      Then Bob has 16 life

  @ruling:keywords/double-strike @CR:510.4 @CR:702.4b
  Rule: A creature with double strike deals its combat damage in both steps

    Scenario: it isn't blocked
      Given Alice controls "Fencing Ace"
      When Alice attacks with "Fencing Ace"
      And Bob doesn't block
      And the game moves to Alice's first-strike combat damage step
      Then Bob has 19 life
      When the game moves to Alice's end of combat
      Then Bob has 18 life

    Scenario: it is blocked, and first strike doesn't save the blocker
      Given Alice controls "Fencing Ace"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Fencing Ace"
      And Bob blocks "Fencing Ace" with "Grizzly Bears"
      And the game moves to Alice's first-strike combat damage step
      Then "Grizzly Bears" has 1 damage
      And Alice controls "Fencing Ace"
      When the game moves to Alice's end of combat
      Then "Grizzly Bears" is in Bob's graveyard
      And "Fencing Ace" is in Alice's graveyard

  @ruling:keywords/trample @CR:509.1h @CR:510.1c @CR:702.19b @CR:702.19e
  Rule: A blocked attacker that nothing blocks any more deals no damage, unless it has trample: then all of it goes to what it attacks

    Scenario Outline: the only blocker is gone
      Given Alice controls "<attacker>"
      And Bob controls "Memnite"
      And Bob controls "Prodigal Sorcerer"
      When Alice attacks with "<attacker>"
      And Bob blocks "<attacker>" with "Memnite"
      And Alice passes priority
      And Bob activates {T} of "Prodigal Sorcerer" targeting "Memnite"
      And the stack resolves
      Then "Memnite" is in Bob's graveyard
      When the game moves to Alice's end of combat
      Then Bob has <life> life

      Examples:
        | attacker          | life |
        | Colossal Dreadmaw | 14   |
        | Gurmag Angler     | 20   |

    Scenario: damage that is there already counts as lethal
      Given Alice controls "Colossal Dreadmaw"
      And Bob controls "Serra Angel" with 3 damage
      When Alice attacks with "Colossal Dreadmaw"
      And Bob blocks "Colossal Dreadmaw" with "Serra Angel"
      And the game moves to Alice's combat damage step
      And Alice divides 1 to "Serra Angel" and 5 to Bob
      Then "Serra Angel" is in Bob's graveyard
      And Bob has 15 life

    Scenario: without trample nothing goes past a blocker
      Given Alice controls "Shivan Dragon"
      And Bob controls "Ornithopter"
      When Alice attacks with "Shivan Dragon"
      And Bob blocks "Shivan Dragon" with "Ornithopter"
      And the game moves to Alice's end of combat
      Then "Ornithopter" is in Bob's graveyard
      And Bob has 20 life

  @ruling:combat/at-once @CR:510.2
  Rule: All combat damage of a step is dealt at the same moment

    Scenario: two creatures kill each other
      Given Alice controls "Grizzly Bears" as "attacker"
      And Bob controls "Grizzly Bears" as "blocker"
      When Alice attacks with "attacker"
      And Bob blocks "attacker" with "blocker"
      And the game moves to Alice's end of combat
      Then "Grizzly Bears" is in Alice's graveyard
      And "Grizzly Bears" is in Bob's graveyard

    Scenario: life is gained in time
      Given Alice controls "Grizzly Bears"
      And Alice controls "Ajani's Sunstriker" as "attacker"
      And Bob controls "Ajani's Sunstriker" as "blocker"
      And Bob has 2 life
      When Alice attacks with "Grizzly Bears" and "attacker"
      And Bob blocks "attacker" with "blocker"
      And the game moves to Alice's end of combat
      Then Bob has 2 life
      And Bob is still in the game
      And Alice has 22 life
