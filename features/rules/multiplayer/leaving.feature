Feature: A player leaves a game that goes on

  Background:
    Given Alice, Bob, Carol and Dave are playing
    And it is Alice's precombat main phase

  @ruling:multiplayer/owned-objects @CR:800.4a @CR:104.3a @CR:104.5
  Rule: All that a player owns leaves the game with them, whoever controls it

    Scenario: permanents and cards in all zones
      Given Bob controls "Grizzly Bears"
      And Alice controls "Memnite" owned by Bob
      And Alice controls "Ornithopter"
      And Bob has "Shock" in his graveyard
      And Bob has "Murder" in exile
      When Bob concedes
      Then Bob loses the game
      And Alice is still in the game
      And Bob doesn't control "Grizzly Bears"
      And Alice doesn't control "Memnite"
      And Alice controls "Ornithopter"
      And "Grizzly Bears" isn't in Bob's graveyard
      And "Memnite" isn't in exile
      And "Shock" isn't in Bob's graveyard
      And "Murder" isn't in exile
      And Bob has 0 cards in his library

    @CR:704.5m
    Scenario: what was attached to it stays
      Given Bob controls "Grizzly Bears"
      And Alice controls "Control Magic" attached to "Grizzly Bears"
      When Bob concedes
      Then "Control Magic" is in Alice's graveyard
      And Alice doesn't control "Grizzly Bears"

    @CR:610.3
    Scenario: what was exiled until a permanent of theirs leaves the battlefield returns
      Given Alice controls "Memnite"
      And it is Bob's precombat main phase
      And Bob has "Banishing Light" in hand
      And Bob has {W}{C}{C} in his mana pool
      When Bob casts "Banishing Light"
      And the stack resolves
      Then "Memnite" is in exile
      When Bob concedes
      Then Alice controls "Memnite"
      And "Memnite" isn't in exile

    @inline-cards @CR:603.6c @CR:700.4
    Scenario: their permanents leave the battlefield, and don't die
      Given the card:
        """
        card(
            name = "Stand-In Mourner",
            mana_cost = "{1}",
            type_line = "Artifact",
            abilities = [
                triggered(on = moves(what = objects(types = ["Creature"]), from_zone = "battlefield"), effects = [gain_life(1)]),
                triggered(on = dies(what = objects(types = ["Creature"])), effects = [gain_life(10)]),
            ],
        )
        """
      And Alice controls "Stand-In Mourner"
      And Bob controls two "Grizzly Bears"
      And Carol controls "Memnite" owned by Bob
      When Bob concedes
      And the stack resolves
      Then Alice has 23 life

  @ruling:multiplayer/control-ends @CR:800.4a @CR:800.4c
  Rule: What gives the player control ends; what they still control after that is exiled

    Scenario: an Aura that gave them control
      Given Alice controls "Grizzly Bears"
      And Bob controls "Control Magic" attached to "Grizzly Bears"
      When Bob concedes
      Then Alice controls "Grizzly Bears"
      And "Control Magic" isn't in Bob's graveyard

    Scenario: an effect that gave them control for the turn
      Given Bob controls "Grizzly Bears"
      And Alice has "Act of Treason" in hand
      And Alice has {R}{C}{C} in her mana pool
      When Alice casts "Act of Treason" targeting "Grizzly Bears"
      And the stack resolves
      And Alice concedes
      Then Bob controls "Grizzly Bears"
      And "Grizzly Bears" isn't in exile

    Scenario: what entered under their control and is another player's
      Given Bob controls "Grizzly Bears" owned by Alice
      When Bob concedes
      Then "Grizzly Bears" is in exile
      And Alice doesn't control "Grizzly Bears"
      And "Grizzly Bears" isn't in Alice's graveyard

    Scenario: a third player's effect gives control of it, and it is exiled once that ends
      Given Bob controls "Grizzly Bears" owned by Dave
      And Alice has "Act of Treason" in hand
      And Alice has {R}{C}{C} in her mana pool
      When Alice casts "Act of Treason" targeting "Grizzly Bears"
      And the stack resolves
      And Bob concedes
      Then Alice controls "Grizzly Bears"
      When the game moves to Carol's upkeep
      Then "Grizzly Bears" is in exile
      And Dave doesn't control "Grizzly Bears"

    @commander @CR:903.9a
    Scenario: a commander exiled this way may go to the command zone
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield controlled by Bob
      When Bob concedes
      Then Alice is asked for yes or no
      When Alice accepts
      Then "Isamaru, Hound of Konda" is in the command zone

  @ruling:multiplayer/merged @playtest @inline-cards @open @CR:800.4a @CR:730.2 @CR:730.3
  Rule: Of a permanent with components of several players the cards of the one who leaves go; with its owner it leaves the game, and the others' cards are exiled

    Scenario: the owner of the card on top leaves
      Given the card:
        """
        card(
            name = "Stand-In Upgrade",
            mana_cost = "{2}",
            type_line = "Artifact Creature — Robot",
            power = 2, toughness = 2,
            abilities = ["flash", upgrade()],
        )
        """
      And Alice controls "Sol Ring" owned by Bob with 1 charge counter
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      And Alice concedes
      Then "Sol Ring" is in exile
      And "Stand-In Upgrade" isn't in exile
      And Bob doesn't control "Sol Ring"

    Scenario: the owner of the card below leaves
      Given the card:
        """
        card(
            name = "Stand-In Upgrade",
            mana_cost = "{2}",
            type_line = "Artifact Creature — Robot",
            power = 2, toughness = 2,
            abilities = ["flash", upgrade()],
        )
        """
      And Alice controls "Sol Ring" owned by Bob with 1 charge counter
      And Alice has "Stand-In Upgrade" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Stand-In Upgrade"
      And the stack resolves
      And Bob concedes
      Then Alice controls "Stand-In Upgrade"
      And "Stand-In Upgrade" has 1 charge counter
      And "Stand-In Upgrade" is made of "Stand-In Upgrade"
      And the game is sound

  @ruling:multiplayer/stack @CR:800.4a @CR:608.2b
  Rule: The player's spells and abilities are no longer on the stack, and nothing can happen to the player

    Scenario: a spell
      Given Alice has "Lightning Bolt" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Lightning Bolt" targeting Bob
      And Alice concedes
      Then the stack is empty
      And Bob has 20 life
      And "Lightning Bolt" isn't in Alice's graveyard
      And "Lightning Bolt" isn't in exile

    Scenario: an ability of a permanent that another player owns
      Given Alice controls "Prodigal Sorcerer" owned by Bob
      When Alice activates {T} of "Prodigal Sorcerer" targeting Bob
      And Alice concedes
      Then the stack is empty
      And Bob has 20 life
      And "Prodigal Sorcerer" is in exile

    @CR:800.4d
    Scenario: an ability that would trigger later
      Given Alice controls "Soul Warden"
      And it is Bob's precombat main phase
      And Bob has "Memnite" in hand
      When Bob casts "Memnite"
      And Alice concedes
      And the stack resolves
      Then Bob controls "Memnite"
      And the stack is empty
      And Alice has 20 life

    Scenario: the player was a target
      Given Alice has "Arc Lightning" in hand
      And Alice has {R}{C}{C} in her mana pool
      When Alice casts "Arc Lightning" targeting 1 to Bob and 2 to Carol
      And Bob concedes
      And the stack resolves
      Then Carol has 18 life
      And Bob has 20 life

    Scenario: the player was the only target
      Given Alice has "Lightning Bolt" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Lightning Bolt" targeting Bob
      And Bob concedes
      And the stack resolves
      Then "Lightning Bolt" is in Alice's graveyard
      And Bob has 20 life
      And the game goes on

  @ruling:multiplayer/turn @CR:800.4j @CR:800.4k
  Rule: The turn of a player who leaves goes on without them, and no other of theirs begins

    Scenario: the next player has priority in its stead
      Given Bob has "Shock" in hand
      And Bob has "Divination" in hand
      And Bob has {R}{U}{C}{C} in his mana pool
      When Alice concedes
      Then it is Alice's precombat main phase
      And Bob can't cast "Divination" because of rule 117.1a
      When Bob casts "Shock" targeting Carol
      And the stack resolves
      Then Carol has 18 life
      When the game moves to upkeep
      Then it is Bob's upkeep

    Scenario: their turns don't begin
      Given Alice controls "Ornithopter"
      When Bob concedes
      And the game moves to Alice's end step
      And the game moves to upkeep
      Then it is Carol's upkeep
      When the game moves to Dave's upkeep
      And the game moves to Alice's upkeep
      And the game moves to Alice's end step
      And the game moves to upkeep
      Then it is Carol's upkeep

    @CR:117.4
    Scenario: a player who has passed and leaves no longer counts among those who passed
      Given Dave has "Shock" in hand
      And Dave has {R} in his mana pool
      When Alice passes priority
      And Bob passes priority
      And Alice concedes
      And Carol passes priority
      Then it is Alice's precombat main phase
      When Dave casts "Shock" targeting Bob
      And the stack resolves
      Then Bob has 18 life
      And it is Alice's precombat main phase

    @CR:800.4e @CR:506.4c
    Scenario: creatures that attack the player deal no damage, and nobody else is attacked
      Given Alice controls "Grizzly Bears"
      When Alice attacks with "Grizzly Bears" attacking Bob
      And Bob concedes
      Then "Grizzly Bears" is attacking
      When the game moves to Alice's end of combat
      Then Bob has 20 life
      And Carol has 20 life
      And Dave has 20 life

    Scenario: creatures of the player leave combat
      Given Alice controls "Grizzly Bears"
      And Bob controls "Memnite"
      When Alice attacks with "Grizzly Bears" attacking Bob
      And Bob blocks "Grizzly Bears" with "Memnite"
      And Alice concedes
      Then it is Alice's declare blockers step
      When the game moves to Alice's end of combat
      Then Bob controls "Memnite"
      And Bob has 20 life

    @inline-cards @CR:800.4m
    Scenario: what lasts until their next turn ends when that would have begun
      Given the card:
        """
        card(
            name = "Stand-In Blessing",
            mana_cost = "{G}",
            type_line = "Instant",
            abilities = [
                spell(targets = [target(what = objects(types = ["Creature"]))], effects = [change(what = targeted(1), power = 2, toughness = 2, duration = "your next turn")]),
            ],
        )
        """
      And Dave controls "Grizzly Bears"
      And Bob has "Stand-In Blessing" in hand
      And Bob has {G} in his mana pool
      When Alice passes priority
      And Bob casts "Stand-In Blessing" targeting "Grizzly Bears"
      And the stack resolves
      And Bob concedes
      Then "Grizzly Bears" is 4/4
      When the game moves to Alice's end step
      Then "Grizzly Bears" is 4/4
      When the game moves to Carol's upkeep
      Then "Grizzly Bears" is 2/2

  @ruling:multiplayer/last-player @CR:104.2a @CR:104.4a
  Rule: The game goes on while two players are left, and the last one wins

    Scenario: two lose at the same moment
      Given Bob has 0 life
      And Carol has 0 life
      When Alice passes priority
      Then Bob loses the game
      And Carol loses the game
      And Alice is still in the game
      And Dave is still in the game

    Scenario: three lose at the same moment
      Given Bob has 0 life
      And Carol has 0 life
      And Dave has 10 poison counters
      When Alice passes priority
      Then Alice wins the game

    Scenario: all lose at the same moment
      Given Alice has 0 life
      And Bob has 0 life
      And Carol has 0 life
      And Dave has 0 life
      When Alice passes priority
      Then Alice loses the game
      And Bob loses the game
      And Dave loses the game

    Scenario: one after another
      When Alice concedes
      And Carol concedes
      Then the game goes on
      When Bob concedes
      Then Dave wins the game
      And Alice loses the game
