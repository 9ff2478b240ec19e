@commander
Feature: A commander that is part of a merged permanent

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:commander/merged @CR:903.3c @CR:903.9a @CR:903.9c @CR:730.3
  Rule: A merged permanent with a commander among its components is that commander; as it leaves, only that card may go to the command zone

    Scenario: its combat damage is the commander's, whichever component is on top
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield with 17 +1/+1 counters
      And Alice has "Gemrazer" in hand
      And Alice has {G}{G}{G} in her mana pool
      When Alice casts "Gemrazer" using mutate targeting "Isamaru, Hound of Konda"
      And the top of the stack resolves
      And Alice puts it on top
      Then "Gemrazer" is a commander
      And "Gemrazer" is 21/21
      When Alice attacks with "Gemrazer"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice wins the game
      And Bob has 19 life

    Scenario: what it dealt before it merged counts
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield with 15 +1/+1 counters
      And Alice has "Gemrazer" in hand
      And Alice controls "Forest" as "one"
      And Alice controls "Forest" as "two"
      And Alice controls "Forest" as "three"
      When Alice attacks with "Isamaru, Hound of Konda"
      And Bob doesn't block
      And the game moves to Alice's precombat main phase
      And Alice taps "one" for mana
      And Alice taps "two" for mana
      And Alice taps "three" for mana
      And Alice casts "Gemrazer" using mutate targeting "Isamaru, Hound of Konda"
      And the top of the stack resolves
      And Alice puts it on top
      Then Bob has 17 damage from Alice's commander "Isamaru, Hound of Konda"
      When Alice attacks with "Gemrazer"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice wins the game

    Scenario: destroyed, all go to the graveyard, and the commander alone may go on
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice has "Gemrazer" in hand
      And Alice has "Murder" in hand
      And Alice has {G}{G}{G}{B}{B}{B} in her mana pool
      When Alice casts "Gemrazer" using mutate targeting "Isamaru, Hound of Konda" paying {G}{G}{G}
      And the top of the stack resolves
      And Alice puts it on top
      And Alice casts "Murder" targeting "Gemrazer"
      And the stack resolves
      And Alice orders "Gemrazer", then "Isamaru, Hound of Konda"
      Then Alice is asked for yes or no
      And before the answer, "Gemrazer" is in Alice's graveyard
      And before the answer, "Isamaru, Hound of Konda" is in Alice's graveyard
      When Alice accepts
      Then "Isamaru, Hound of Konda" is in the command zone
      And "Gemrazer" is in Alice's graveyard
      And "Gemrazer" isn't a commander
      And nobody is asked anything

    @CR:903.9b
    Scenario: returned to hand, the commander alone may go to the command zone instead
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice has "Gemrazer" in hand
      And Alice has "Unsummon" in hand
      And Alice has {G}{G}{G}{U} in her mana pool
      When Alice casts "Gemrazer" using mutate targeting "Isamaru, Hound of Konda" paying {G}{G}{G}
      And the top of the stack resolves
      And Alice puts it on the bottom
      Then "Isamaru, Hound of Konda" is made of "Isamaru, Hound of Konda" and "Gemrazer"
      When Alice casts "Unsummon" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice accepts
      Then "Isamaru, Hound of Konda" is in the command zone
      And "Gemrazer" is in Alice's hand
      And "Gemrazer" isn't in the command zone

    @CR:903.9b
    Scenario: put into the library, the other component goes there though the commander doesn't
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice has "Gemrazer" in hand
      And Alice has "Time Ebb" in hand
      And Alice has {G}{G}{G}{U}{U}{U} in her mana pool
      When Alice casts "Gemrazer" using mutate targeting "Isamaru, Hound of Konda" paying {G}{G}{G}
      And the top of the stack resolves
      And Alice puts it on top
      And Alice casts "Time Ebb" targeting "Gemrazer"
      And the stack resolves
      And Alice accepts
      Then "Isamaru, Hound of Konda" is in the command zone
      And Alice doesn't control "Gemrazer"
      And "Gemrazer" isn't in Alice's graveyard
      And "Gemrazer" isn't in the command zone
      And nobody is asked anything

    @CR:903.9b
    Scenario: two commanders in one permanent, each may go
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield with 17 +1/+1 counters
      And Alice's commander "Gemrazer" is in the command zone
      And Alice has "Unsummon" in hand
      And Alice has {G}{G}{G}{U} in her mana pool
      When Alice casts "Gemrazer" using mutate targeting "Isamaru, Hound of Konda" paying {G}{G}{G}
      And the top of the stack resolves
      And Alice puts it on top
      And Alice casts "Unsummon" targeting "Gemrazer"
      And the stack resolves
      And Alice accepts
      And Alice declines
      Then "Gemrazer" is in the command zone
      And "Isamaru, Hound of Konda" is in Alice's hand

    Scenario: exiled and returned, they are two permanents, of which one is the commander
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice has "Gemrazer" in hand
      And Alice has "Cloudshift" in hand
      And Alice has {G}{G}{G}{W} in her mana pool
      When Alice casts "Gemrazer" using mutate targeting "Isamaru, Hound of Konda" paying {G}{G}{G}
      And the top of the stack resolves
      And Alice puts it on top
      And Alice casts "Cloudshift" targeting "Gemrazer"
      And the stack resolves
      And Alice orders "Gemrazer", then "Isamaru, Hound of Konda"
      Then Alice controls "Gemrazer"
      And Alice controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is a commander
      And "Gemrazer" isn't a commander
