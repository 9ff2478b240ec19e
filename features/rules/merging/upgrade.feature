@playtest @inline-cards
Feature: Upgrade

  The playtest card with upgrade is known here only by its number (111), so a stand-in defined below takes its place: an
  artifact creature with flash, upgrade and an ability that would trigger if it entered.

  Background:
    Given the card:
      """
      card(
          name = "Stand-In Upgrade",
          mana_cost = "{2}",
          type_line = "Artifact Creature — Robot",
          power = 2, toughness = 2,
          abilities = ["flash", upgrade(), triggered(on = enters(), effects = [gain_life(5)])],
      )
      """
    And Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:upgrade/overlay @CR:730.2 @CR:730.2a @CR:730.2c
  Rule: It becomes part of an artifact its controller controls, on top, and that artifact stays what and as it was but for its characteristics

    Scenario: tapped, with counters
      Given Alice controls "Sol Ring" tapped with 2 charge counters
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      Then Alice controls "Stand-In Upgrade"
      And Alice doesn't control "Sol Ring"
      And "Stand-In Upgrade" is made of "Stand-In Upgrade" and "Sol Ring"
      And "Stand-In Upgrade" is tapped
      And "Stand-In Upgrade" has 2 charge counters
      And "Stand-In Upgrade" is 2/2
      And "Stand-In Upgrade" has mana value 2
      And Alice can't activate {T} of "Stand-In Upgrade"

    Scenario: the choice is its controller's, among artifacts that they control
      Given Alice controls "Sol Ring"
      And Alice controls "Bonesplitter"
      And Alice controls "Grizzly Bears"
      And Bob controls "Trinisphere" tapped
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      Then Alice is asked for objects
      And Alice may choose "Sol Ring" and "Bonesplitter"
      And Alice may not choose "Grizzly Bears" and "Trinisphere"
      When Alice chooses "Bonesplitter"
      Then "Stand-In Upgrade" is made of "Stand-In Upgrade" and "Bonesplitter"
      And Alice controls "Sol Ring"

    Scenario: an attacking artifact creature goes on attacking
      Given Alice controls "Memnite"
      And Alice controls "Ancient Tomb"
      And Alice has "Stand-In Upgrade" in hand
      When Alice attacks with "Memnite"
      And Alice taps "Ancient Tomb" for mana
      And Alice casts "Stand-In Upgrade"
      And the stack resolves
      Then "Stand-In Upgrade" is attacking
      When Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 18 life

    Scenario: Auras and Equipment stay
      Given Alice controls "Memnite"
      And Alice controls "Holy Strength" attached to "Memnite"
      And Alice controls "Bonesplitter" attached to "Memnite"
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      And Alice chooses "Memnite"
      Then "Holy Strength" is attached to "Stand-In Upgrade"
      And "Bonesplitter" is attached to "Stand-In Upgrade"
      And "Stand-In Upgrade" is 5/4

    Scenario: it can attack if the artifact has been under its controller's control since the turn began
      Given Alice controls "Sol Ring"
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      And Alice attacks with "Stand-In Upgrade"
      Then "Stand-In Upgrade" is attacking

    Scenario: and can't if the artifact is new
      Given Alice controls "Sol Ring" new
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      Then Alice can't attack with "Stand-In Upgrade"

    Scenario: a double-faced artifact is no double-faced permanent any more
      Given Alice controls "Blaster, Combat DJ" with its back face up and with 3 +1/+1 counters
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      Then "Stand-In Upgrade" is made of "Stand-In Upgrade" and "Blaster, Morale Booster"
      And "Stand-In Upgrade" is 5/5
      And "Stand-In Upgrade" doesn't have modular

  @ruling:upgrade/no-enters @CR:730.2b @CR:730.2c
  Rule: It doesn't enter: nothing that looks for permanents entering sees it

    Scenario: neither its own ability nor a watcher's triggers
      Given Alice controls "Sol Ring"
      And Alice controls "Soul Warden"
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      Then Alice has 20 life
      And the stack is empty
      And "Stand-In Upgrade" is made of "Stand-In Upgrade" and "Sol Ring"

    Scenario: what watches artifacts entering sees none
      Given Alice controls "Sol Ring"
      And Alice controls "Glaze Fiend"
      And Alice has "Stand-In Upgrade" in hand
      And Alice has "Memnite" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      And Alice chooses "Sol Ring"
      Then "Glaze Fiend" is 0/1
      And the stack is empty
      When Alice casts "Memnite"
      And the stack resolves
      Then "Glaze Fiend" is 2/3

    Scenario: put there by an effect it doesn't enter either
      Given Alice controls "Elvish Piper"
      And Alice controls "Memnite"
      And Alice controls "Soul Warden"
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {G} in her mana pool
      When Alice activates {G}, {T} of "Elvish Piper"
      And the stack resolves
      And Alice chooses "Stand-In Upgrade"
      Then Alice has 20 life
      And "Stand-In Upgrade" is made of "Stand-In Upgrade" and "Memnite"

  @ruling:upgrade/no-artifact @CR:614.6
  Rule: With no artifact to choose it goes to exile, and never enters

    Scenario: nothing to overlay
      Given Alice controls "Grizzly Bears"
      And Alice controls "Soul Warden"
      And Bob controls "Sol Ring"
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      Then "Stand-In Upgrade" is in exile
      And "Stand-In Upgrade" isn't in Alice's graveyard
      And Alice doesn't control "Stand-In Upgrade"
      And Alice has 20 life

  @ruling:upgrade/again @CR:730.2 @CR:730.2d @CR:730.3
  Rule: An upgraded artifact can be upgraded again

    Scenario: three components
      Given Alice controls "Sol Ring" with 1 charge counter
      And Alice has two "Stand-In Upgrade" in hand
      And Alice has "Unsummon" in hand
      And Alice has {C}{C}{C}{C}{U} in her mana pool
      When Alice casts "Stand-In Upgrade" paying {C}{C}
      And the stack resolves
      And Alice casts "Stand-In Upgrade" paying {C}{C}
      And the stack resolves
      Then Alice controls one "Stand-In Upgrade"
      And "Stand-In Upgrade" is made of "Stand-In Upgrade", "Stand-In Upgrade" and "Sol Ring"
      And "Stand-In Upgrade" has 1 charge counter
      When Alice casts "Unsummon" targeting "Stand-In Upgrade"
      And the stack resolves
      Then "Sol Ring" is in Alice's hand
      And "Stand-In Upgrade" is in Alice's hand
      And Alice has 3 cards in her hand

    Scenario: over a token it is no token, and the token is gone when it leaves
      Given Alice controls "Memnite" as a token
      And Alice has "Stand-In Upgrade" in hand
      And Alice has "Unsummon" in hand
      And Alice has {C}{C}{U} in her mana pool
      When Alice casts "Stand-In Upgrade" paying {C}{C}
      And the stack resolves
      Then "Stand-In Upgrade" isn't a token
      When Alice casts "Unsummon" targeting "Stand-In Upgrade"
      And the stack resolves
      Then "Stand-In Upgrade" is in Alice's hand
      And "Memnite" isn't in Alice's hand
      And Alice has 1 card in her hand

    @open
    Scenario: components that others own go to their owners' zones
      Given Alice controls "Sol Ring" owned by Bob
      And Alice has "Stand-In Upgrade" in hand
      And Alice has "Unsummon" in hand
      And Alice has {C}{C}{U} in her mana pool
      When Alice casts "Stand-In Upgrade" paying {C}{C}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Stand-In Upgrade"
      And the stack resolves
      Then "Stand-In Upgrade" is in Alice's hand
      And "Sol Ring" is in Bob's hand

  @ruling:upgrade/library-order @CR:730.3a @CR:401.4
  Rule: Going to a library, its components are put there in an order that their owner chooses and doesn't reveal

    Scenario: on top of the library
      Given Alice controls "Sol Ring"
      And Alice has "Stand-In Upgrade" in hand
      And Bob has "Time Ebb" in hand
      And Alice has {C}{C} in her mana pool
      And Bob has {U}{U}{U} in his mana pool
      And it is Bob's precombat main phase
      When Bob passes priority
      And Alice casts "Stand-In Upgrade"
      And the stack resolves
      And Bob casts "Time Ebb" targeting "Stand-In Upgrade"
      And the stack resolves
      Then Alice is asked for order
      When Alice orders "Sol Ring", then "Stand-In Upgrade"
      Then "Sol Ring" is in Alice's library
      And "Stand-In Upgrade" is in Alice's library
      And Bob cannot see "Sol Ring"
      And Bob cannot see "Stand-In Upgrade"
      When the game moves to Alice's precombat main phase
      Then "Sol Ring" is in Alice's hand
      And "Stand-In Upgrade" is in Alice's library
      And Bob cannot see "Sol Ring"
      And Alice can see "Sol Ring"

  @ruling:upgrade/commander @commander @CR:903.3c @CR:903.9a @CR:903.9b @CR:903.9c
  Rule: An upgraded commander is a commander; as it leaves, that card may go to the command zone and the others go where they would

    Scenario: it is a commander still, and its combat damage counts as that commander's
      Given Alice's commander "Optimus Prime, Hero" is on the battlefield
      And Alice controls "Ancient Tomb"
      And Alice has "Stand-In Upgrade" in hand
      When Alice taps "Ancient Tomb" for mana
      And Alice casts "Stand-In Upgrade"
      And the stack resolves
      Then "Stand-In Upgrade" is made of "Stand-In Upgrade" and "Optimus Prime, Hero"
      And "Stand-In Upgrade" is a commander
      When Alice attacks with "Stand-In Upgrade"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 2 damage from Alice's commander "Optimus Prime, Hero"

    Scenario: destroyed, the commander may leave the graveyard for the command zone
      Given Alice's commander "Optimus Prime, Hero" is on the battlefield
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      And Bob has "Murder" in hand
      And Bob has {B}{B}{B} in his mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      And Alice passes priority
      And Bob casts "Murder" targeting "Stand-In Upgrade"
      And the stack resolves
      And Alice orders "Optimus Prime, Hero // Optimus Prime, Autobot Leader", then "Stand-In Upgrade"
      Then Alice is asked for yes or no
      When Alice accepts
      Then "Optimus Prime, Hero" is in the command zone
      And "Stand-In Upgrade" is in Alice's graveyard
      And "Stand-In Upgrade" isn't in the command zone

    Scenario: destroyed, and left in the graveyard
      Given Alice's commander "Optimus Prime, Hero" is on the battlefield
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      And Bob has "Murder" in hand
      And Bob has {B}{B}{B} in his mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      And Alice passes priority
      And Bob casts "Murder" targeting "Stand-In Upgrade"
      And the stack resolves
      And Alice orders "Optimus Prime, Hero // Optimus Prime, Autobot Leader", then "Stand-In Upgrade"
      And Alice declines
      Then "Optimus Prime, Hero" is in Alice's graveyard
      And "Stand-In Upgrade" is in Alice's graveyard

    Scenario: bounced, the commander goes to the command zone instead, the other component to hand
      Given Alice's commander "Optimus Prime, Hero" is on the battlefield
      And Alice has "Stand-In Upgrade" in hand
      And Alice has "Unsummon" in hand
      And Alice has {C}{C}{U} in her mana pool
      When Alice casts "Stand-In Upgrade" paying {C}{C}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Stand-In Upgrade"
      And the stack resolves
      Then Alice is asked for yes or no
      When Alice accepts
      Then "Optimus Prime, Hero" is in the command zone
      And "Stand-In Upgrade" is in Alice's hand
      And "Optimus Prime, Hero" isn't in Alice's hand
      And "Stand-In Upgrade" isn't in the command zone

    Scenario: bounced, and everything goes to hand
      Given Alice's commander "Optimus Prime, Hero" is on the battlefield
      And Alice has "Stand-In Upgrade" in hand
      And Alice has "Unsummon" in hand
      And Alice has {C}{C}{U} in her mana pool
      When Alice casts "Stand-In Upgrade" paying {C}{C}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Stand-In Upgrade"
      And the stack resolves
      And Alice declines
      Then "Optimus Prime, Hero" is in Alice's hand
      And "Stand-In Upgrade" is in Alice's hand
