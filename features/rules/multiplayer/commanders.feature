@commander
Feature: Commanders in a game of four

  Background:
    Given Alice, Bob, Carol and Dave are playing
    And it is Carol's precombat main phase

  @ruling:multiplayer/commanders @CR:903.9a @CR:903.10a @CR:101.4
  Rule: Owners choose in turn order where their commanders go, and each player is dealt a commander's damage by themselves

    Scenario: all die at once, and the active player chooses first
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And Carol's commander "Juri, Master of the Revue" is on the battlefield
      And Dave's commander "Thalia, Guardian of Thraben" is on the battlefield controlled by Bob
      And Carol has "Wrath of God" in hand
      And Carol has {W}{W}{C}{C}{C} in her mana pool
      When Carol casts "Wrath of God"
      And the stack resolves
      Then Carol is asked for yes or no
      When Carol declines
      Then Dave is asked for yes or no
      When Dave accepts
      Then Alice is asked for yes or no
      And before the answer, "Thalia, Guardian of Thraben" isn't in the command zone
      When Alice accepts
      And Carol chooses Bob
      Then "Thalia, Guardian of Thraben" is in the command zone
      And "Isamaru, Hound of Konda" is in the command zone
      And "Juri, Master of the Revue" is in Carol's graveyard
      And Bob has 39 life

    Scenario: damage to one player isn't damage to another
      Given Carol's commander "Isamaru, Hound of Konda" is on the battlefield with 18 +1/+1 counters
      When Carol attacks with "Isamaru, Hound of Konda" attacking Bob
      And the game moves to Carol's end of combat
      And the game moves to Carol's precombat main phase
      And Carol attacks with "Isamaru, Hound of Konda" attacking Dave
      And the game moves to Carol's end of combat
      Then Bob has 20 damage from Carol's commander "Isamaru, Hound of Konda"
      And Dave has 20 damage from Carol's commander "Isamaru, Hound of Konda"
      And Bob is still in the game
      And Dave is still in the game

    @CR:704.6c @CR:800.4a
    Scenario: the player who is dealt 21 loses, and the others play on
      Given Carol's commander "Isamaru, Hound of Konda" is on the battlefield with 19 +1/+1 counters
      And Dave controls "Memnite"
      When Carol attacks with "Isamaru, Hound of Konda" attacking Dave
      And Dave doesn't block
      And the game moves to Carol's end of combat
      Then Dave loses the game
      And Dave doesn't control "Memnite"
      And Carol is still in the game
      And Alice has 40 life
      And it is Carol's end of combat

    Scenario: a commander whose owner leaves is gone, and the damage that it dealt remains
      Given Dave's commander "Isamaru, Hound of Konda" is on the battlefield controlled by Carol with 18 +1/+1 counters
      When Carol attacks with "Isamaru, Hound of Konda" attacking Bob
      And the game moves to Carol's end of combat
      And Dave concedes
      Then Carol doesn't control "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" isn't in the command zone
      And Bob has 20 damage from Dave's commander "Isamaru, Hound of Konda"
      And Bob is still in the game
