Feature: Overload

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:costs/overload @CR:702.96a @CR:702.96b @CR:118.9
  Rule: For its overload cost a spell has no targets, and does to each what it would do to a target

    Scenario: one target for the mana cost
      Given Bob controls "Memnite"
      And Bob controls "Sol Ring"
      And Alice has "Vandalblast" in hand
      And Alice has {R} in her mana pool
      When Alice casts "Vandalblast" targeting "Memnite"
      And the stack resolves
      Then "Memnite" is in Bob's graveyard
      And Bob controls "Sol Ring"

    Scenario: each of them for the overload cost, and none of one's own
      Given Bob controls "Memnite"
      And Bob controls "Sol Ring" as "his"
      And Bob controls "Grizzly Bears"
      And Alice controls "Sol Ring" as "hers"
      And Alice has "Vandalblast" in hand
      And Alice has {R}{R}{R}{R}{R} in her mana pool
      When Alice casts "Vandalblast" using overload
      Then nobody is asked anything
      And Alice's mana pool is empty
      When the stack resolves
      Then "Memnite" is in Bob's graveyard
      And "his" is in Bob's graveyard
      And Alice controls "Sol Ring"
      And Bob controls "Grizzly Bears"

    Scenario: what can't be a target is affected
      Given Bob controls "Grizzly Bears"
      And Bob controls "Swiftfoot Boots" attached to "Grizzly Bears"
      And Bob controls "Mistcutter Hydra" with 2 +1/+1 counters
      And Bob controls "Forest"
      And Alice has "Cyclonic Rift" in hand
      And Alice has {U}{U}{U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Cyclonic Rift" using overload
      And the stack resolves
      Then "Grizzly Bears" is in Bob's hand
      And "Swiftfoot Boots" is in Bob's hand
      And "Mistcutter Hydra" is in Bob's hand
      And Bob controls "Forest"

    Scenario: without the overload cost hexproof is in the way
      Given Bob controls "Grizzly Bears"
      And Bob controls "Swiftfoot Boots" attached to "Grizzly Bears"
      And Alice has "Cyclonic Rift" in hand
      And Alice has {U}{U} in her mana pool
      Then Alice can't cast "Cyclonic Rift" targeting "Grizzly Bears"

    Scenario: nothing becomes a target
      Given Bob controls "Phantasmal Bear"
      And Bob controls "Wall of Omens"
      And Alice controls "Grizzly Bears"
      And Alice has "Mizzium Mortars" in hand
      And Alice has {R}{R}{R}{R}{R}{R} in her mana pool
      When Alice casts "Mizzium Mortars" using overload
      Then there are no abilities on the stack
      When the stack resolves
      Then "Wall of Omens" is in Bob's graveyard
      And "Phantasmal Bear" is in Bob's graveyard
      And "Grizzly Bears" has 0 damage

    Scenario: it can be cast where there is nothing to affect
      Given Alice has "Vandalblast" in hand
      And Alice has {R}{R}{R}{R}{R}{R} in her mana pool
      Then Alice can't cast "Vandalblast"
      When Alice casts "Vandalblast" using overload
      Then "Vandalblast" is on the stack
      And Alice has {R} in her mana pool
      When the stack resolves
      Then "Vandalblast" is in Alice's graveyard

    Scenario: who is affected is seen as it resolves
      Given Bob controls "Grizzly Bears"
      And Bob has "Cloudshift" in hand
      And Bob has {W} in his mana pool
      And Alice has "Vandalblast" in hand
      And Bob controls "Memnite"
      And Alice has {R}{R}{R}{R}{R} in her mana pool
      When Alice casts "Vandalblast" using overload
      And Alice passes priority
      And Bob casts "Cloudshift" targeting "Memnite"
      And the stack resolves
      Then "Memnite" is in Bob's graveyard
      And Bob controls "Grizzly Bears"

    @CR:707.10
    Scenario: a copy of an overloaded spell is overloaded
      Given Bob controls "Memnite"
      And Bob controls "Sol Ring"
      And Alice controls "Lithoform Engine"
      And Alice has "Cyclonic Rift" in hand
      And Alice has {U}{U}{U}{U}{U}{U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Cyclonic Rift" using overload
      And Alice activates {3}, {T} of "Lithoform Engine" targeting "Cyclonic Rift"
      And the top of the stack resolves
      And the top of the stack resolves
      Then "Memnite" is in Bob's hand
      And "Sol Ring" is in Bob's hand
      And "Cyclonic Rift" is on the stack

    @CR:601.2b @CR:118.9a
    Scenario: it is an alternative cost, and so the only one
      Given Alice controls "Omniscience"
      And Alice has "Vandalblast" in hand
      And Alice has {R}{R}{R}{R}{R} in her mana pool
      Then Alice can't cast "Vandalblast" using overload using "Omniscience" because of rule 118.9a
      And Alice can't cast "Vandalblast" using "Omniscience"
      And "Vandalblast" is in Alice's hand
