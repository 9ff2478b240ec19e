@commander
Feature: Combat damage by a commander

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:commander/damage @CR:903.10a @CR:704.6c
  Rule: A player who has been dealt 21 or more combat damage by one commander over the game loses it

    Scenario: 21 at once
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield with 19 +1/+1 counters
      When Alice attacks with "Isamaru, Hound of Konda"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice wins the game
      And Bob loses the game
      And Bob has 19 life

    Scenario: 20 are not enough
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield with 18 +1/+1 counters
      When Alice attacks with "Isamaru, Hound of Konda"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 20 life
      And Bob has 20 damage from Alice's commander "Isamaru, Hound of Konda"
      And the game goes on

    Scenario: it adds up over the turns
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield with 9 +1/+1 counters
      When Alice attacks with "Isamaru, Hound of Konda"
      And Bob doesn't block
      And the game moves to Alice's precombat main phase
      Then Bob has 11 damage from Alice's commander "Isamaru, Hound of Konda"
      When Alice attacks with "Isamaru, Hound of Konda"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice wins the game
      And Bob has 18 life

    Scenario: as a new object, cast again, it is the same commander
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield with 17 +1/+1 counters
      And Alice has "Unsummon" in hand
      And Alice controls "Plains"
      And Alice controls "Island"
      When Alice attacks with "Isamaru, Hound of Konda"
      And Bob doesn't block
      And the game moves to Alice's postcombat main phase
      And Alice taps "Island" for mana
      And Alice casts "Unsummon" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice accepts
      And Alice taps "Plains" for mana
      And Alice casts "Isamaru, Hound of Konda"
      And the stack resolves
      And the game moves to Alice's precombat main phase
      Then Bob has 19 damage from Alice's commander "Isamaru, Hound of Konda"
      And Bob is still in the game
      When Alice attacks with "Isamaru, Hound of Konda"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice wins the game
      And Bob has 19 life

    Scenario: only combat damage counts
      Given Alice's commander "Juri, Master of the Revue" is on the battlefield with 20 +1/+1 counters
      And Alice has "Murder" in hand
      And Alice has {B}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Juri, Master of the Revue"
      And the stack resolves
      And Alice declines
      And Alice chooses Bob
      Then Bob has 19 life
      And Bob has no damage from Alice's commander "Juri, Master of the Revue"
      And the game goes on

    Scenario: damage by two commanders isn't added
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield with 9 +1/+1 counters
      And Alice's commander "Juri, Master of the Revue" is on the battlefield with 19 +1/+1 counters
      When Alice attacks with "Isamaru, Hound of Konda" and "Juri, Master of the Revue"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 9 life
      And Bob has 11 damage from Alice's commander "Isamaru, Hound of Konda"
      And Bob has 20 damage from Alice's commander "Juri, Master of the Revue"
      And the game goes on

    Scenario: it is the same commander whoever controls it
      Given Bob's commander "Isamaru, Hound of Konda" is on the battlefield controlled by Alice with 19 +1/+1 counters
      When Alice attacks with "Isamaru, Hound of Konda"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice wins the game
      And Bob has 19 life

    Scenario: what is attacked and blocks is dealt none
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield with 19 +1/+1 counters
      And Bob controls "Memnite"
      When Alice attacks with "Isamaru, Hound of Konda"
      And Bob blocks "Isamaru, Hound of Konda" with "Memnite"
      And the game moves to Alice's end of combat
      Then Bob has no damage from Alice's commander "Isamaru, Hound of Konda"
      And Bob has 40 life
      And the game goes on

    Scenario: both steps of a combat count
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield with 9 +1/+1 counters
      And Alice controls "Fireshrieker" attached to "Isamaru, Hound of Konda"
      When Alice attacks with "Isamaru, Hound of Konda"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice wins the game
      And Bob has 18 life

    Scenario: a copy of a commander deals none of it
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Alice controls "Clone" as a copy of "Isamaru, Hound of Konda" with 19 +1/+1 counters as "copy"
      When Alice attacks with "copy"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 19 life
      And Bob has no damage from Alice's commander "Isamaru, Hound of Konda"
      And the game goes on

    Scenario: a commander that is a copy of another creature deals it
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield as a copy of "Grizzly Bears" with 19 +1/+1 counters
      When Alice attacks with "Grizzly Bears"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Alice wins the game
      And Bob has 19 life

    @CR:712.8
    Scenario: the back face is the same commander
      Given Alice's commander "Arcee, Sharpshooter" is on the battlefield with its back face up and with 18 +1/+1 counters
      When Alice attacks with "Arcee, Acrobatic Coupe"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has 20 damage from Alice's commander "Arcee, Sharpshooter"
      And Bob is still in the game

  @ruling:commander/designation @CR:903.3
  Rule: Being a commander belongs to the card, wherever it goes and whatever it shows: what copies it isn't one

    @CR:707.2
    Scenario: a token that is a copy of a commander
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield as "hound"
      And Alice has "Cackling Counterpart" in hand
      And Alice has {U}{U}{C} in her mana pool
      When Alice casts "Cackling Counterpart" targeting "hound"
      And the stack resolves
      And Alice chooses the token "Isamaru, Hound of Konda"
      And Alice accepts
      Then "hound" is in the command zone
      And "hound" is a commander
      And Alice controls "Isamaru, Hound of Konda"

    @CR:707.2
    Scenario: a copy in its owner's hand stays there
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Alice controls "Clone" as a copy of "Isamaru, Hound of Konda"
      And Alice has "Unsummon" in hand
      And Alice has {U} in her mana pool
      Then "Isamaru, Hound of Konda" isn't a commander
      When Alice casts "Unsummon" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      Then nobody is asked anything
      And "Clone" is in Alice's hand

    Scenario: a commander that is a copy of another creature
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield as a copy of "Grizzly Bears"
      And Alice has "Murder" in hand
      And Alice has {B}{B}{B} in her mana pool
      Then "Grizzly Bears" is a commander
      When Alice casts "Murder" targeting "Grizzly Bears"
      And the stack resolves
      And Alice accepts
      Then "Isamaru, Hound of Konda" is in the command zone

    @CR:712.8a
    Scenario: a double-faced commander goes home from its back face, and is its front face there
      Given Alice's commander "Arcee, Sharpshooter" is on the battlefield with its back face up
      And Bob has "Unsummon" in hand
      And Bob has {U} in his mana pool
      And Alice has {C}{R}{W} in her mana pool
      Then "Arcee, Acrobatic Coupe" is a commander
      When Alice passes priority
      And Bob casts "Unsummon" targeting "Arcee, Acrobatic Coupe"
      And the stack resolves
      And Alice accepts
      Then "Arcee, Sharpshooter" is in the command zone
      And "Arcee, Sharpshooter" is a commander
      When Alice casts "Arcee, Sharpshooter"
      And the stack resolves
      Then Alice controls "Arcee, Sharpshooter"
      And "Arcee, Sharpshooter" has its front face up
      And Alice's mana pool is empty

    Scenario: another card of the same name
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Alice controls "Isamaru, Hound of Konda" with 19 +1/+1 counters as "other"
      Then "other" isn't a commander
      When Alice attacks with "other"
      And Bob doesn't block
      And the game moves to Alice's end of combat
      Then Bob has no damage from Alice's commander "Isamaru, Hound of Konda"
      And the game goes on
