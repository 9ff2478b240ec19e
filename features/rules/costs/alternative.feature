Feature: Alternative costs

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:costs/alternative-and-additional @CR:118.9d @CR:601.2f @CR:118.8
  Rule: Additional costs, increases and reductions apply to an alternative cost as they do to the mana cost

    Scenario: a kicker is paid in full
      Given Alice controls "Omniscience"
      And Bob controls "Grizzly Bears"
      And Alice has "Into the Roil" in hand
      And Alice has {U}{U}{U} in her mana pool
      When Alice casts "Into the Roil" with kicker using "Omniscience" targeting "Grizzly Bears"
      Then Alice has {U} in her mana pool
      When the stack resolves
      Then "Grizzly Bears" is in Bob's hand
      And Alice has 1 card in her hand

    Scenario: without the kicker's mana it isn't kicked
      Given Alice controls "Omniscience"
      And Bob controls "Grizzly Bears"
      And Alice has "Into the Roil" in hand
      And Alice has {U} in her mana pool
      Then Alice can't cast "Into the Roil" with kicker using "Omniscience" targeting "Grizzly Bears" because of rule 601.2h
      And "Into the Roil" is in Alice's hand

    Scenario: a cost that must be paid must still be paid
      Given Alice controls "Omniscience"
      And Alice has "Village Rites" in hand
      Then Alice can't cast "Village Rites" using "Omniscience" because of rule 118.3

    Scenario: and is
      Given Alice controls "Omniscience"
      And Alice controls "Memnite"
      And Alice has "Village Rites" in hand
      When Alice casts "Village Rites" using "Omniscience"
      Then "Memnite" is in Alice's graveyard
      And "Village Rites" is on the stack

    Scenario: an increase makes what was free cost something
      Given Alice controls "Omniscience"
      And Bob controls "Sphere of Resistance"
      And Alice has "Shivan Dragon" in hand
      Then Alice can't cast "Shivan Dragon" using "Omniscience" because of rule 601.2h

    Scenario: that much and no more
      Given Alice controls "Omniscience"
      And Bob controls "Sphere of Resistance"
      And Alice has "Shivan Dragon" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Shivan Dragon" using "Omniscience"
      Then Alice has {C} in her mana pool

    Scenario: an increase of an overload cost
      Given Bob controls "Thalia, Guardian of Thraben"
      And Bob controls "Sol Ring"
      And Alice has "Vandalblast" in hand
      And Alice has {R}{R}{R}{R}{R}{R} in her mana pool
      When Alice casts "Vandalblast" using overload
      Then Alice's mana pool is empty

  @ruling:costs/no-such-cost @CR:118.8 @CR:118.9 @CR:118.9a @CR:601.2b
  Rule: A cost that nothing offers can't be announced, nor two alternative costs

    Scenario: an optional cost that isn't there
      Given Alice has "Shock" in hand
      And Alice has {R}{R}{R}{R} in her mana pool
      Then Alice can't cast "Shock" with kicker targeting Bob because of rule 118.8
      And Alice has {R}{R}{R}{R} in her mana pool
      And "Shock" is in Alice's hand

    Scenario: an alternative cost that isn't there
      Given Alice has "Shock" in hand
      And Alice has {R}{R}{R}{R} in her mana pool
      Then Alice can't cast "Shock" using overload targeting Bob because of rule 118.9
      And "Shock" is in Alice's hand

    Scenario: an alternative cost that another player's permanent offers its controller
      Given Bob controls "Omniscience"
      And Alice has "Shock" in hand
      Then Alice can't cast "Shock" using "Omniscience" targeting Bob because of rule 118.9

    Scenario: two alternative costs that are both there
      Given Alice controls "Omniscience"
      And Alice controls "Fist of Suns"
      And Alice has "Shivan Dragon" in hand
      And Alice has {W}{U}{B}{R}{G} in her mana pool
      Then Alice can't cast "Shivan Dragon" using "Omniscience" using "Fist of Suns" because of rule 118.9a
      And Alice has {W}{U}{B}{R}{G} in her mana pool

    Scenario: two ways of casting the same card from a graveyard
      Given Alice controls "Fist of Suns"
      And Alice has "Think Twice" in her graveyard
      And Alice has {W}{U}{B}{R}{G}{U}{U}{U} in her mana pool
      Then Alice can't cast "Think Twice" from her graveyard using flashback using "Fist of Suns" because of rule 118.9a
      And "Think Twice" is in Alice's graveyard

  @ruling:costs/conditional-alternative @CR:702.137a @CR:702.117a
  Rule: Spectacle and surge can be paid only after an opponent has lost life, or after another spell of one's own, this turn

    Scenario: spectacle after damage
      Given Alice has "Shock" in hand
      And Alice has "Skewer the Critics" in hand
      And Alice has {R}{R} in her mana pool
      When Alice casts "Shock" targeting Bob
      And the stack resolves
      And Alice casts "Skewer the Critics" using spectacle targeting Bob
      And the stack resolves
      Then Bob has 15 life

    Scenario: spectacle before
      Given Alice has "Skewer the Critics" in hand
      And Alice has {R} in her mana pool
      Then Alice can't cast "Skewer the Critics" using spectacle targeting Bob because of rule 118.9

    Scenario: one's own loss of life doesn't count
      Given Alice has "Shock" in hand
      And Alice has "Skewer the Critics" in hand
      And Alice has {R}{R} in her mana pool
      When Alice casts "Shock" targeting Alice
      And the stack resolves
      Then Alice has 18 life
      And Alice can't cast "Skewer the Critics" using spectacle targeting Bob because of rule 118.9

    Scenario: life lost and gained back is still lost
      Given Alice has "Shock" in hand
      And Alice has "Skewer the Critics" in hand
      And Alice has {R}{R} in her mana pool
      And Bob controls "Soul Warden"
      And Bob controls "Prodigal Sorcerer"
      And Alice has "Memnite" in hand
      And Alice has "Ornithopter" in hand
      When Alice casts "Shock" targeting Bob
      And the stack resolves
      And Alice casts "Memnite"
      And the stack resolves
      And Alice casts "Ornithopter"
      And the stack resolves
      Then Bob has 20 life
      When Alice casts "Skewer the Critics" using spectacle targeting Bob
      Then "Skewer the Critics" is on the stack

    Scenario: spectacle on a later turn
      Given Alice has "Shock" in hand
      And Alice has "Skewer the Critics" in hand
      And Alice controls "Mountain"
      And Alice has {R} in her mana pool
      When Alice casts "Shock" targeting Bob
      And the stack resolves
      And the game moves to Alice's precombat main phase
      And Alice taps "Mountain" for mana
      Then Alice can't cast "Skewer the Critics" using spectacle targeting Bob because of rule 118.9

    Scenario: surge after another spell
      Given Alice has "Memnite" in hand
      And Alice has "Reckless Bushwhacker" in hand
      And Alice has {R}{R} in her mana pool
      When Alice casts "Memnite"
      And the stack resolves
      And Alice casts "Reckless Bushwhacker" using surge
      And the stack resolves
      Then "Memnite" is 2/1
      And "Memnite" has haste

    Scenario: surge as the first spell
      Given Alice has "Reckless Bushwhacker" in hand
      And Alice has {R}{R} in her mana pool
      Then Alice can't cast "Reckless Bushwhacker" using surge because of rule 118.9

    Scenario: an opponent's spell doesn't count
      Given Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      And Alice has "Reckless Bushwhacker" in hand
      And Alice has {R}{R} in her mana pool
      When Alice passes priority
      And Bob casts "Shock" targeting Alice
      And the top of the stack resolves
      Then Alice can't cast "Reckless Bushwhacker" using surge because of rule 118.9

    Scenario: the mana cost brings nothing that surge would have brought
      Given Alice has "Memnite" in hand
      And Alice has "Reckless Bushwhacker" in hand
      And Alice has {R}{R}{R} in her mana pool
      When Alice casts "Memnite"
      And the stack resolves
      And Alice casts "Reckless Bushwhacker"
      And the stack resolves
      Then "Memnite" is 1/1
      And "Memnite" doesn't have haste
