Feature: What a player chooses when something resolves or happens

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:decisions/trigger-order @CR:603.3b @CR:101.4
  Rule: Abilities that trigger together go onto the stack player by player, the active player's first, each in the order that its controller chooses

    Scenario: one player's, in either order
      Given Alice controls "Soul Warden" as "first"
      And Alice controls "Soul Warden" as "second"
      And Alice has "Elvish Visionary" in hand
      And Alice's library is empty
      And Alice has {G}{G} in her mana pool
      When Alice casts "Elvish Visionary"
      And the top of the stack resolves
      Then Alice is asked for order
      And Alice may choose "Elvish Visionary", "first" and "second"
      When Alice orders "Elvish Visionary", then "first", then "second"
      Then there are 3 abilities on the stack
      When the top of the stack resolves
      And the top of the stack resolves
      Then Alice has 22 life
      And the game goes on
      When the top of the stack resolves
      Then Bob wins the game

    Scenario: the active player's are put there first, and resolve last
      Given Alice controls "Soul Warden"
      And Bob controls "Soul Warden"
      And Alice has "Memnite" in hand
      When Alice casts "Memnite"
      And the top of the stack resolves
      Then nobody is asked anything
      And there are 2 abilities on the stack
      When the top of the stack resolves
      Then Bob has 21 life
      And Alice has 20 life
      When the top of the stack resolves
      Then Alice has 21 life

  @ruling:decisions/replacement-order @CR:616.1 @CR:614.16
  Rule: The controller of the affected object chooses which replacement effect applies first, and the other applies to what that makes

    Scenario Outline: one more, and twice as many
      Given Alice controls "Hardened Scales"
      And Alice controls "Corpsejack Menace"
      And Alice controls "Grizzly Bears"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice is asked for replacement
      When Alice applies "<first>" first
      Then "Grizzly Bears" has <counters> +1/+1 counters

      Examples:
        | first             | counters |
        | Hardened Scales   | 4        |
        | Corpsejack Menace | 3        |

    @inline-cards
    Scenario Outline: two effects of one object are told apart by their places on it
      Given the card:
        """
        card(
            name = "Stand-In Forge",
            mana_cost = "{3}",
            type_line = "Artifact",
            abilities = [
                replace_counters(on = objects(types = ["Creature"]), kind = "+1/+1", plus = 1),
                replace_counters(on = objects(types = ["Creature"]), kind = "+1/+1", multiply = 2),
            ],
        )
        """
      And Alice controls "Stand-In Forge"
      And Alice controls "Grizzly Bears"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice is asked for replacement
      When Alice applies the <which> ability of "Stand-In Forge" first
      Then "Grizzly Bears" has <counters> +1/+1 counters

      Examples:
        | which  | counters |
        | first  | 4        |
        | second | 3        |

    Scenario: it isn't the player who puts the counters there
      Given Bob controls "Hardened Scales"
      And Bob controls "Corpsejack Menace"
      And Bob controls "Grizzly Bears"
      And Alice has "Battlegrowth" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Battlegrowth" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob is asked for replacement
      When Bob applies "Hardened Scales" first
      Then "Grizzly Bears" has 4 +1/+1 counters

  @ruling:decisions/mid-resolution @CR:101.4 @CR:608.2d @CR:701.21a
  Rule: Choices on resolution are made by the active player first, and what was chosen happens together

    Scenario: each player sacrifices two
      Given Alice controls "Grizzly Bears"
      And Alice controls "Memnite"
      And Alice controls "Serra Angel"
      And Bob controls "Ornithopter"
      And Bob controls "Llanowar Elves"
      And Bob controls "Shivan Dragon"
      And Alice has "Barter in Blood" in hand
      And Alice has {B}{B}{B}{B} in her mana pool
      When Alice casts "Barter in Blood"
      And the stack resolves
      Then Alice is asked for objects
      When Alice chooses "Grizzly Bears" and "Memnite"
      Then Bob is asked for objects
      And Bob may not choose "Serra Angel"
      And before the answer, Alice controls "Grizzly Bears"
      When Bob chooses "Ornithopter" and "Llanowar Elves"
      Then "Grizzly Bears" is in Alice's graveyard
      And "Memnite" is in Alice's graveyard
      And "Ornithopter" is in Bob's graveyard
      And "Llanowar Elves" is in Bob's graveyard
      And Alice controls "Serra Angel"
      And Bob controls "Shivan Dragon"

  @ruling:decisions/as-it-enters @CR:614.12a @CR:201.4
  Rule: A choice that is made as a permanent enters is made before it is there, and nobody can respond to it

    Scenario: a card name
      Given Alice has "Disruptor Flute" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Disruptor Flute"
      And the stack resolves
      Then Alice is asked for card name
      And before the answer, "Disruptor Flute" is on the stack
      When Alice chooses the name "Shock"
      Then Alice controls "Disruptor Flute"
      And the stack is empty

    @inline-cards
    Scenario Outline: a <what>
      Given the card:
        """
        card(
            name = "Stand-In Chooser",
            mana_cost = "{1}",
            type_line = "Artifact",
            abilities = [as_enters(choose = "<what>")],
        )
        """
      And Alice has "Stand-In Chooser" in hand
      And Alice has {C} in her mana pool
      When Alice casts "Stand-In Chooser"
      And the stack resolves
      Then Alice is asked for <kind>
      And before the answer, "Stand-In Chooser" is on the stack
      When Alice chooses <choice>
      Then Alice controls "Stand-In Chooser"
      And the stack is empty

      Examples:
        | what            | kind    | choice          |
        | color           | color   | red             |
        | creature type   | type    | the type Goblin |
        | basic land type | type    | the type Island |
        | player          | players | Bob             |

  @ruling:decisions/yes-or-no @CR:603.5 @CR:608.2d
  Rule: "May" is answered as the ability resolves, not before

    Scenario: nothing is put onto the battlefield
      Given Alice controls "Elvish Piper"
      And Alice has "Serra Angel" in hand
      And Alice has {G} in her mana pool
      When Alice activates {G}, {T} of "Elvish Piper"
      Then nobody is asked anything
      When the stack resolves
      And Alice chooses nothing
      Then "Serra Angel" is in Alice's hand
      And the stack is empty

  @ruling:decisions/colors @CR:105.4 @CR:106.1b
  Rule: "Any color" is a choice among the five as the mana is made

    Scenario: a land for any color that an opponent's could make
      Given Alice controls "Exotic Orchard"
      And Bob controls "Forest"
      And Bob controls "Mountain"
      When Alice taps "Exotic Orchard" for mana
      And Alice chooses {R}
      Then Alice has {R} in her mana pool

  @ruling:decisions/search @CR:701.23b @CR:400.2
  Rule: A player who searches a hidden zone for a card with some quality may find none, and others don't see what was looked at

    Scenario: a card is found
      Given Alice has "Forest" on top of her library
      And Alice has "Serra Angel" on top of her library
      And Alice has "Rampant Growth" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Rampant Growth"
      And the stack resolves
      Then Alice may choose "Forest"
      And Alice may not choose "Serra Angel"
      And Bob cannot see "Forest"
      When Alice chooses "Forest"
      Then Alice controls "Forest"
      And "Forest" is tapped
      And Bob cannot see "Serra Angel"

    Scenario: none is found though there is one
      Given Alice has "Forest" on top of her library
      And Alice has "Rampant Growth" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Rampant Growth"
      And the stack resolves
      And Alice chooses nothing
      Then Alice doesn't control "Forest"
      And "Forest" is in Alice's library

  @ruling:decisions/legend-rule @CR:704.5j
  Rule: The player chooses which of two legendary permanents of one name stays

    Scenario: the new one stays
      Given Alice controls "Blaster, Combat DJ" with 1 charge counter as "old"
      And Alice has "Blaster, Combat DJ" in hand as "new"
      And Alice has {R}{R}{R}{R}{G} in her mana pool
      When Alice casts "new"
      And the stack resolves
      Then Alice is asked for objects
      And Alice may choose "old" and "new"
      When Alice keeps "new"
      Then Alice controls one "Blaster, Combat DJ"
      And "Blaster, Combat DJ" has no charge counters
      And "old" is in Alice's graveyard

  @ruling:decisions/discard-to-hand-size @CR:514.1 @CR:402.2
  Rule: In the cleanup step the active player discards down to seven, and chooses what

    Scenario: eight cards
      Given Alice has seven "Forest" in hand
      And Alice has "Serra Angel" in hand
      And Bob has nine "Island" in hand
      When the game moves to Bob's upkeep
      Then Alice is asked for discard
      When Alice discards "Serra Angel"
      Then "Serra Angel" is in Alice's graveyard
      And Alice has 7 cards in her hand
      And Bob has 9 cards in his hand
