@commander
Feature: The command zone

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:commander/cast @CR:903.8 @CR:903.3
  Rule: A commander can be cast from the command zone as from a hand, and nothing else there can

    Scenario: its owner casts it there
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Alice has {W} in her mana pool
      When Alice casts "Isamaru, Hound of Konda"
      Then "Isamaru, Hound of Konda" isn't in the command zone
      When the stack resolves
      Then Alice controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is a commander
      And Alice has 40 life

    Scenario: it is cast as what it is, when that can be cast
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And it is Bob's precombat main phase
      And Alice has {W} in her mana pool
      When Bob passes priority
      Then Alice can't cast "Isamaru, Hound of Konda" because of rule 117.1a

    Scenario: a card in the command zone that is no commander stays there
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Alice has "Memnite" in the command zone
      Then Alice can't cast "Memnite" because of rule 601.3

    Scenario: what allows spells from the hand for nothing doesn't reach the command zone
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Alice controls "Omniscience"
      Then Alice can't cast "Isamaru, Hound of Konda" using "Omniscience" because of rule 118.9
      And "Isamaru, Hound of Konda" is in the command zone

    @CR:712.11c
    Scenario: a modal commander is cast as either face
      Given Alice's commander "Valki, God of Lies" is in the command zone
      And Alice has {B}{R}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Valki, God of Lies" as "Tibalt, Cosmic Impostor"
      And the stack resolves
      Then Alice controls "Tibalt, Cosmic Impostor"
      And "Tibalt, Cosmic Impostor" is a commander

  @ruling:commander/tax @CR:903.8 @CR:601.2f @CR:118.8
  Rule: From the command zone a commander costs {2} more for each time that its caster has cast it from there, and from elsewhere it doesn't

    Scenario: the second time
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Alice has "Unsummon" in hand
      And Alice has {W}{W}{U}{C}{C} in her mana pool
      When Alice casts "Isamaru, Hound of Konda" paying {W}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice accepts
      And Alice casts "Isamaru, Hound of Konda"
      Then Alice's mana pool is empty
      And "Isamaru, Hound of Konda" is on the stack
      And "Isamaru, Hound of Konda" has mana value 1

    Scenario: the second time without the mana
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Alice has "Unsummon" in hand
      And Alice has {W}{W}{U}{C} in her mana pool
      When Alice casts "Isamaru, Hound of Konda" paying {W}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice accepts
      Then Alice can't cast "Isamaru, Hound of Konda" because of rule 601.2h
      And "Isamaru, Hound of Konda" is in the command zone
      And Alice has {W}{C} in her mana pool

    Scenario: the third time, and a cast that was countered counts
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Bob has two "Counterspell" in hand
      And Bob has {U}{U}{U}{U} in his mana pool
      And Alice has {W}{W}{W}{C}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Isamaru, Hound of Konda" paying {W}
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice accepts
      And Alice casts "Isamaru, Hound of Konda" paying {W}{C}{C}
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice accepts
      And Alice casts "Isamaru, Hound of Konda" paying {W}{C}{C}{C}{C}
      Then Alice's mana pool is empty
      And "Isamaru, Hound of Konda" is on the stack

    Scenario: from hand it costs no more, and counts for nothing
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Alice has two "Unsummon" in hand
      And Alice has {W}{W}{W}{U}{U}{C}{C} in her mana pool
      When Alice casts "Isamaru, Hound of Konda" paying {W}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Isamaru, Hound of Konda" paying {U}
      And the stack resolves
      And Alice declines
      And Alice casts "Isamaru, Hound of Konda" from her hand paying {W}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Isamaru, Hound of Konda" paying {U}
      And the stack resolves
      And Alice accepts
      And Alice casts "Isamaru, Hound of Konda"
      Then Alice's mana pool is empty
      And "Isamaru, Hound of Konda" is on the stack

    Scenario: the tax is reduced as any cost is
      Given Alice's commander "Arcee, Sharpshooter" is in the command zone
      And Alice controls "Foundry Inspector"
      And Alice has "Unsummon" in hand
      And Alice has {R}{R}{W}{W}{U}{C}{C} in her mana pool
      When Alice casts "Arcee, Sharpshooter" paying {R}{W}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Arcee, Sharpshooter" paying {U}
      And the stack resolves
      And Alice accepts
      And Alice casts "Arcee, Sharpshooter"
      Then Alice's mana pool is empty
      And "Arcee, Sharpshooter" is on the stack

    Scenario: the tax counts towards a minimum
      Given Alice's commander "Isamaru, Hound of Konda" is in the command zone
      And Bob controls "Trinisphere"
      And Alice has "Unsummon" in hand
      And Alice has {W}{W}{U}{C}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Isamaru, Hound of Konda" paying {W}{C}{C}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Isamaru, Hound of Konda" paying {U}{C}{C}
      And the stack resolves
      And Alice accepts
      And Alice casts "Isamaru, Hound of Konda"
      Then Alice's mana pool is empty
      And "Isamaru, Hound of Konda" is on the stack

    @CR:712.11c
    Scenario: both faces of a modal commander are one commander
      Given Alice's commander "Valki, God of Lies" is in the command zone
      And Alice has "Unsummon" in hand
      And Alice has {B}{C}{U}{B}{R}{C}{C}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Valki, God of Lies" paying {B}{C}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Valki, God of Lies" paying {U}
      And the stack resolves
      And Alice accepts
      And Alice casts "Valki, God of Lies" as "Tibalt, Cosmic Impostor"
      Then Alice's mana pool is empty
      And "Tibalt, Cosmic Impostor" is on the stack

    @CR:702.140a @CR:118.9d
    Scenario: a mutate cost is an alternative cost, and taxed
      Given Alice's commander "Gemrazer" is in the command zone
      And Alice controls "Grizzly Bears"
      And Bob has two "Counterspell" in hand
      And Bob has {U}{U}{U}{U} in his mana pool
      And Alice has {G}{G}{C}{G}{G}{C}{C}{C} in her mana pool
      When Alice casts "Gemrazer" using mutate targeting "Grizzly Bears" paying {G}{G}{C}
      And Alice passes priority
      And Bob casts "Counterspell" targeting "Gemrazer"
      And the stack resolves
      And Alice accepts
      And Alice casts "Gemrazer" using mutate targeting "Grizzly Bears"
      Then Alice's mana pool is empty
      And "Gemrazer" is on the stack

  @ruling:commander/hand-or-library @CR:903.9b @CR:614.6
  Rule: A commander that would go to its owner's hand or library may go to the command zone instead, as its owner chooses

    Scenario: to hand, and the owner wants it there
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And Bob has "Unsummon" in hand
      And Bob has {U} in his mana pool
      When Alice passes priority
      And Bob casts "Unsummon" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      Then Alice is asked for yes or no
      When Alice declines
      Then "Isamaru, Hound of Konda" is in Alice's hand
      And "Isamaru, Hound of Konda" isn't in the command zone
      And nobody is asked anything

    Scenario: to the top of the library, and the owner wants it in the command zone
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And it is Bob's precombat main phase
      And Bob has "Time Ebb" in hand
      And Bob has {U}{U}{U} in his mana pool
      When Bob casts "Time Ebb" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice accepts
      Then "Isamaru, Hound of Konda" is in the command zone
      And "Isamaru, Hound of Konda" isn't in Alice's library

    Scenario: its owner chooses, though another player controls it
      Given Bob's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice has "Act of Treason" in hand
      And Alice has "Unsummon" in hand
      And Alice has {R}{C}{C}{U} in her mana pool
      When Alice casts "Act of Treason" targeting "Isamaru, Hound of Konda" paying {R}{C}{C}
      And the stack resolves
      And Alice casts "Unsummon" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      Then Bob is asked for yes or no
      When Bob accepts
      Then "Isamaru, Hound of Konda" is in the command zone

    Scenario: it never was in a hand, and did not die
      Given Alice's commander "Juri, Master of the Revue" is on the battlefield
      And Alice has "Unsummon" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Unsummon" targeting "Juri, Master of the Revue"
      And the stack resolves
      And Alice accepts
      Then "Juri, Master of the Revue" is in the command zone
      And nobody is asked anything
      And the stack is empty

    @inline-cards @CR:614.5
    Scenario: its owner may choose again once another effect sends it elsewhere
      Given the card:
        """
        card(
            name = "Stand-In Undertow",
            mana_cost = "{2}",
            type_line = "Artifact",
            abilities = [
                replace_move(what = objects(zone = "battlefield"), to_zone = "hand", instead = "library"),
            ],
        )
        """
      And Alice controls "Stand-In Undertow"
      And Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice has "Unsummon" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Unsummon" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice applies "Isamaru, Hound of Konda" first
      And Alice declines
      Then Alice is asked for yes or no
      And before the answer, "Isamaru, Hound of Konda" is on the battlefield
      When Alice accepts
      Then "Isamaru, Hound of Konda" is in the command zone

  @ruling:commander/graveyard-or-exile @CR:903.9a @CR:704.3
  Rule: A commander that has gone to a graveyard or to exile may go on to the command zone, as its owner chooses, the next time that state-based actions are checked

    Scenario: it dies before it goes on
      Given Alice's commander "Juri, Master of the Revue" is on the battlefield
      And Alice has "Murder" in hand
      And Alice has {B}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Juri, Master of the Revue"
      And the stack resolves
      Then Alice is asked for yes or no
      And before the answer, "Juri, Master of the Revue" is in Alice's graveyard
      When Alice accepts
      And Alice chooses Bob
      Then "Juri, Master of the Revue" is in the command zone
      And Bob has 39 life

    Scenario: left in the graveyard it is asked about no more
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice has "Murder" in hand
      And Alice has "Memnite" in hand
      And Alice has {B}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      And Alice declines
      Then "Isamaru, Hound of Konda" is in Alice's graveyard
      When Alice casts "Memnite"
      And the stack resolves
      Then nobody is asked anything
      And "Isamaru, Hound of Konda" is in Alice's graveyard

    Scenario: from the graveyard it can't be cast, commander or not
      Given Alice's commander "Isamaru, Hound of Konda" is in her graveyard
      And Alice has {W}{C}{C} in her mana pool
      Then Alice can't cast "Isamaru, Hound of Konda" because of rule 601.3

    Scenario: what was exiled for a time and went to the command zone doesn't return
      Given Bob's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice has "Banishing Light" in hand
      And Alice has "Disenchant" in hand
      And Alice has {W}{C}{C}{W}{C} in her mana pool
      When Alice casts "Banishing Light" paying {W}{C}{C}
      And the stack resolves
      Then Bob is asked for yes or no
      When Bob accepts
      And Alice casts "Disenchant" targeting "Banishing Light"
      And the stack resolves
      Then "Isamaru, Hound of Konda" is in the command zone
      And Bob doesn't control "Isamaru, Hound of Konda"

    Scenario: left in exile it returns
      Given Bob's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice has "Banishing Light" in hand
      And Alice has "Disenchant" in hand
      And Alice has {W}{C}{C}{W}{C} in her mana pool
      When Alice casts "Banishing Light" paying {W}{C}{C}
      And the stack resolves
      And Bob declines
      And Alice casts "Disenchant" targeting "Banishing Light"
      And the stack resolves
      Then Bob controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is a commander

    Scenario: an instruction that exiles and returns it at once leaves no time for the command zone
      Given Alice's commander "Isamaru, Hound of Konda" is on the battlefield
      And Alice has "Cloudshift" in hand
      And Alice has {W} in her mana pool
      When Alice casts "Cloudshift" targeting "Isamaru, Hound of Konda"
      And the stack resolves
      Then nobody is asked anything
      And Alice controls "Isamaru, Hound of Konda"
      And "Isamaru, Hound of Konda" is a commander

    Scenario: to exile instead of the graveyard, it may go on from there
      Given Alice's commander "Juri, Master of the Revue" is on the battlefield
      And Bob controls "Rest in Peace"
      And Alice has "Murder" in hand
      And Alice has {B}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Juri, Master of the Revue"
      And the stack resolves
      And Alice accepts
      Then "Juri, Master of the Revue" is in the command zone
      And the stack is empty
