@card:concordant-crossroads @card:jace-beleren
Feature: What state-based actions do

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:state-based/losing @CR:704.5a @CR:704.5b @CR:104.4a @CR:121.4
  Rule: A player with 0 life loses, and one who has tried to draw from an empty library; those who do so together lose together

    Scenario: an empty library alone doesn't matter
      Given Alice's library is empty
      And Bob's library is empty
      When the game moves to Alice's end step
      Then the game goes on
      And Alice is still in the game

    Scenario: a draw that isn't there, in the draw step and by a spell
      Given Alice's library is empty
      And Alice has "Divination" in hand
      And Alice has {U}{U}{U} in her mana pool
      When Alice casts "Divination"
      And the stack resolves
      Then Bob wins the game

    @inline-cards
    Scenario: both at once, and nobody wins
      Given the card:
        """
        card(
            name = "Stand-In Decay",
            mana_cost = "{B}",
            type_line = "Sorcery",
            abilities = [spell(effects = [lose_life(3, who = each_player())])],
        )
        """
      And Alice has 3 life
      And Bob has 3 life
      And Alice has "Stand-In Decay" in hand
      And Alice has {B} in her mana pool
      When Alice casts "Stand-In Decay"
      And the stack resolves
      Then the game is drawn

    Scenario: 1 life is life
      Given Bob has 3 life
      And Alice has "Shock" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting Bob
      And the stack resolves
      Then Bob has 1 life
      And Bob is still in the game

  @ruling:state-based/legends @CR:704.5j @CR:701.21a
  Rule: Of legendary permanents of one name each player keeps one of their own; the others are put into the graveyard, not destroyed

    Scenario: one of each player's
      Given Alice controls "Isamaru, Hound of Konda" as "hers"
      And Bob controls "Isamaru, Hound of Konda" as "his"
      When the game moves to Alice's end step
      Then Alice controls "hers"
      And Bob controls "his"

    Scenario: what can't be destroyed
      Given Alice controls "Isamaru, Hound of Konda" as "older"
      And Alice controls "Indestructibility" attached to "older"
      And Alice controls "Isamaru, Hound of Konda" as "younger"
      When Alice passes priority
      And Alice chooses "younger"
      Then "older" is in Alice's graveyard
      And Alice controls "younger"

  @ruling:state-based/worlds @CR:704.5k
  Rule: Of world permanents only the one that has been one for the shortest time stays, whoever controls them

    Scenario: another comes
      Given Bob controls "Concordant Crossroads" as "older"
      And Alice has "Concordant Crossroads" in hand
      And Alice has {G} in her mana pool
      When Alice casts "Concordant Crossroads"
      And the stack resolves
      Then "older" is in Bob's graveyard
      And Alice controls "Concordant Crossroads"

    Scenario: a single one
      Given Bob controls "Concordant Crossroads"
      When the game moves to Alice's end step
      Then Bob controls "Concordant Crossroads"

  @ruling:state-based/together @CR:704.3 @CR:603.10a
  Rule: All state-based actions that apply are performed at once: what dies together sees the others die

    @inline-cards
    Scenario: each sees the other die
      Given the card:
        """
        card(
            name = "Stand-In Mourner",
            mana_cost = "{W}",
            type_line = "Creature — Human",
            power = 1, toughness = 1,
            abilities = [triggered(on = dies(what = objects(types = ["Creature"], other = True)), effects = [gain_life(1)])],
        )
        """
      And Alice controls "Stand-In Mourner" as "hers"
      And Bob controls "Stand-In Mourner" as "his"
      When Alice attacks with "hers"
      And Bob blocks "hers" with "his"
      And the game moves to Alice's combat damage step
      Then there are 2 abilities of "Stand-In Mourner" on the stack
      When the stack resolves
      Then Alice has 21 life
      And Bob has 21 life

  @ruling:state-based/tokens @CR:111.7 @CR:111.8 @CR:704.5d
  Rule: A token that has left the battlefield doesn't come back, and then ceases to exist

    Scenario: it is exiled, to be returned at once
      Given Alice controls "Grizzly Bears" as a token as "token"
      And Alice has "Cloudshift" in hand
      And Alice has {W} in her mana pool
      When Alice casts "Cloudshift" targeting "token"
      And the stack resolves
      Then Alice doesn't control "Grizzly Bears"
      And "Grizzly Bears" isn't in exile

    Scenario: a card returns
      Given Alice controls "Grizzly Bears"
      And Alice has "Cloudshift" in hand
      And Alice has {W} in her mana pool
      When Alice casts "Cloudshift" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Grizzly Bears"
      And Alice can't attack with "Grizzly Bears"
