Feature: Merging with permanents, and mutate

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:merging/topmost @CR:730.2a @CR:702.140e
  Rule: A mutated permanent has the characteristics of its topmost component and the abilities of all

    Scenario: the spell goes on top
      Given Alice controls "Serra Angel"
      And Alice has "Gemrazer" in hand
      And Alice has {G}{G}{G} in her mana pool
      When Alice casts "Gemrazer" using mutate targeting "Serra Angel"
      And the top of the stack resolves
      And Alice puts it on top
      Then Alice controls "Gemrazer"
      And Alice doesn't control "Serra Angel"
      And "Gemrazer" is made of "Gemrazer" and "Serra Angel"
      And "Gemrazer" is 4/4
      And "Gemrazer" is green
      And "Gemrazer" is a Beast
      And "Gemrazer" isn't an Angel
      And "Gemrazer" has mana value 4
      And "Gemrazer" has flying
      And "Gemrazer" has vigilance
      And "Gemrazer" has reach
      And "Gemrazer" has trample

    Scenario: the spell goes under the creature
      Given Alice controls "Grizzly Bears"
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on the bottom
      Then Alice controls "Grizzly Bears"
      And Alice doesn't control "Dreamtail Heron"
      And "Grizzly Bears" is made of "Grizzly Bears" and "Dreamtail Heron"
      And "Grizzly Bears" is 2/2
      And "Grizzly Bears" is green
      And "Grizzly Bears" has mana value 2
      And "Grizzly Bears" has flying
      And there is 1 ability on the stack

    Scenario: a copy has what the merging gives, and is one card
      Given Alice controls "Serra Angel"
      And Alice has "Gemrazer" in hand
      And Alice has "Clone" in hand
      And Alice has {G}{G}{G}{U}{U}{U}{U} in her mana pool
      When Alice casts "Gemrazer" using mutate targeting "Serra Angel" paying {G}{G}{G}
      And the top of the stack resolves
      And Alice puts it on top
      And Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Gemrazer"
      Then Alice controls two "Gemrazer"

  @ruling:merging/same-object @CR:730.2b @CR:730.2c
  Rule: The permanent stays the object that it was: it doesn't enter, and nothing about it changes but its characteristics

    Scenario: nothing enters; counters, status and its time on the battlefield stay
      Given Alice controls "Grizzly Bears" with 1 +1/+1 counter
      And Alice controls "Bonesplitter" attached to "Grizzly Bears"
      And Alice controls "Soul Warden"
      And Alice has 20 life
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on top
      And the stack resolves
      Then Alice has 20 life
      And "Dreamtail Heron" has 1 +1/+1 counter
      And "Dreamtail Heron" is 6/5
      And "Bonesplitter" is attached to "Dreamtail Heron"
      And "Dreamtail Heron" isn't in Alice's hand
      When Alice attacks with "Dreamtail Heron"
      Then "Dreamtail Heron" is attacking

    Scenario: a tapped creature stays tapped
      Given Alice controls "Grizzly Bears" tapped
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on top
      Then "Dreamtail Heron" is tapped

    Scenario: an effect on the creature goes on
      Given Alice controls "Grizzly Bears"
      And Alice has "Dreamtail Heron" in hand
      And Alice has "Giant Growth" in hand
      And Alice has {U}{U}{U}{U}{G} in her mana pool
      When Alice casts "Giant Growth" targeting "Grizzly Bears"
      And the stack resolves
      And Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears" paying {U}{U}{U}{U}
      And the top of the stack resolves
      And Alice puts it on top
      Then "Dreamtail Heron" is 6/7

  @ruling:merging/mutates-trigger @CR:702.140d
  Rule: "Whenever this creature mutates" triggers each time a spell merges with it by mutating, for every such ability that it then has

    Scenario: the second mutation triggers the abilities of both components
      Given Alice controls "Serra Angel"
      And Alice has two "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Serra Angel"
      And the top of the stack resolves
      And Alice puts it on top
      Then there is 1 ability on the stack
      When the stack resolves
      And Alice casts "Dreamtail Heron" using mutate targeting "Dreamtail Heron"
      And the top of the stack resolves
      And Alice puts it on the bottom
      Then there are 2 abilities on the stack
      And "Dreamtail Heron" is made of "Dreamtail Heron", "Serra Angel" and "Dreamtail Heron"

    Scenario: cast for its mana cost it doesn't mutate
      Given Alice controls "Grizzly Bears"
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron"
      And the stack resolves
      Then Alice controls "Dreamtail Heron"
      And Alice controls "Grizzly Bears"
      And Alice has no cards in her hand

  @ruling:merging/mutate-target @CR:702.140a
  Rule: A mutating creature spell targets a non-Human creature with the spell's owner

    Scenario: no Human
      Given Alice controls "Fugitive Wizard"
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      Then Alice can't cast "Dreamtail Heron" using mutate because of rule 601.2c
      And Alice has 1 card in her hand

    Scenario: who controls the creature doesn't matter, who owns it does
      Given Bob controls "Grizzly Bears" owned by Alice
      And Alice controls "Serra Angel" owned by Bob
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      Then Alice can't cast "Dreamtail Heron" using mutate targeting "Serra Angel" because of rule 601.2c
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on top
      Then Bob controls "Dreamtail Heron"
      And Alice doesn't control "Dreamtail Heron"

  @ruling:merging/illegal-target @CR:702.140b @CR:608.3b
  Rule: If its target is illegal as it resolves, the spell becomes a creature spell and enters

    Scenario: the target is gone
      Given Alice controls "Grizzly Bears"
      And Alice controls "Soul Warden"
      And Bob has "Shock" in hand
      And Bob has {R} in his mana pool
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And Alice passes priority
      And Bob casts "Shock" targeting "Grizzly Bears"
      And the stack resolves
      Then Alice controls "Dreamtail Heron"
      And "Dreamtail Heron" is 3/4
      And "Grizzly Bears" is in Alice's graveyard
      And Alice has 21 life
      And Alice has no cards in her hand

  @ruling:merging/leaves @CR:730.3 @CR:730.3a @CR:730.3c
  Rule: One permanent leaves, and each of its components goes to the zone that it would go to

    Scenario: it dies once, and its owner arranges the cards
      Given Alice controls "Grizzly Bears"
      And Alice controls "Soul Warden"
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      And Bob has "Murder" in hand
      And Bob has {B}{B}{B} in his mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on top
      And the stack resolves
      And Alice passes priority
      And Bob casts "Murder" targeting "Dreamtail Heron"
      And the stack resolves
      Then Alice is asked for order
      When Alice orders "Grizzly Bears", then "Dreamtail Heron"
      Then "Dreamtail Heron" is in Alice's graveyard
      And "Grizzly Bears" is in Alice's graveyard

    Scenario: an effect that finds what it became finds all of it
      Given Alice controls "Grizzly Bears"
      And Alice has "Dreamtail Heron" in hand
      And Alice has "Unsummon" in hand
      And Alice has {U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on top
      And the stack resolves
      And Alice casts "Unsummon" targeting "Dreamtail Heron"
      And the stack resolves
      Then "Dreamtail Heron" is in Alice's hand
      And "Grizzly Bears" is in Alice's hand
      And Alice doesn't control "Dreamtail Heron"

    Scenario: what exiled it until something leaves returns every card
      Given Bob controls "Grizzly Bears" owned by Alice
      And Alice has "Banishing Light" in hand
      And Alice has "Disenchant" in hand
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U}{W}{W}{W}{W}{W} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears" paying {U}{U}{U}{U}
      And the top of the stack resolves
      And Alice puts it on top
      And the stack resolves
      And Alice casts "Banishing Light"
      And the stack resolves
      And Alice orders "Dreamtail Heron", then "Grizzly Bears"
      Then "Dreamtail Heron" is in exile
      And "Grizzly Bears" is in exile
      When Alice casts "Disenchant" targeting "Banishing Light"
      And the stack resolves
      Then Alice controls "Dreamtail Heron"
      And Alice controls "Grizzly Bears"

    Scenario: to a library its owner puts the cards in any order
      Given Alice controls "Grizzly Bears"
      And Alice has "Dreamtail Heron" in hand
      And Alice has "Time Ebb" in hand
      And Alice has {U}{U}{U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on top
      And the stack resolves
      And Alice casts "Time Ebb" targeting "Dreamtail Heron"
      And the stack resolves
      Then Alice is asked for order
      When Alice orders "Grizzly Bears", then "Dreamtail Heron"
      Then "Grizzly Bears" is in Alice's library
      And "Dreamtail Heron" is in Alice's library
      When the game moves to Bob's upkeep
      And the game moves to Alice's precombat main phase
      Then "Grizzly Bears" is in Alice's hand
      And "Dreamtail Heron" is in Alice's library

  @ruling:merging/tokens @CR:730.2d @CR:730.3e @CR:111.7
  Rule: A merged permanent is a token only if its topmost component is one; a token among its components ceases to exist when it leaves

    Scenario: a card over a token
      Given Alice controls "Grizzly Bears" as a token
      And Alice has "Dreamtail Heron" in hand
      And Alice has "Unsummon" in hand
      And Alice has {U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on top
      Then "Dreamtail Heron" isn't a token
      When the stack resolves
      And Alice casts "Unsummon" targeting "Dreamtail Heron"
      And the stack resolves
      Then "Dreamtail Heron" is in Alice's hand
      And "Grizzly Bears" isn't in Alice's hand
      And Alice doesn't control "Grizzly Bears"

    Scenario: a card under a token
      Given Alice controls "Grizzly Bears" as a token
      And Alice has "Dreamtail Heron" in hand
      And Alice has "Unsummon" in hand
      And Alice has {U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on the bottom
      Then "Grizzly Bears" is a token
      When the stack resolves
      And Alice casts "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then "Dreamtail Heron" is in Alice's hand
      And "Grizzly Bears" isn't in Alice's hand
      And Alice doesn't control "Grizzly Bears"

    Scenario: what replaces where cards go moves the cards under a token
      Given Alice controls "Grizzly Bears" as a token
      And Bob controls "Leyline of the Void"
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      And Bob has "Murder" in hand
      And Bob has {B}{B}{B} in his mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on the bottom
      And the stack resolves
      And Alice passes priority
      And Bob casts "Murder" targeting "Grizzly Bears"
      And the stack resolves
      Then "Dreamtail Heron" is in exile
      And "Dreamtail Heron" isn't in Alice's graveyard
      And Alice doesn't control "Grizzly Bears"

  @ruling:merging/replacement @CR:730.3d @CR:730.3b
  Rule: A replacement effect on where a merged permanent goes applies to all of its components

    Scenario: everything is exiled
      Given Alice controls "Grizzly Bears"
      And Bob controls "Rest in Peace"
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      And Bob has "Murder" in hand
      And Bob has {B}{B}{B} in his mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Grizzly Bears"
      And the top of the stack resolves
      And Alice puts it on top
      And the stack resolves
      And Alice passes priority
      And Bob casts "Murder" targeting "Dreamtail Heron"
      And the stack resolves
      And Alice orders "Grizzly Bears", then "Dreamtail Heron"
      Then "Dreamtail Heron" is in exile
      And "Grizzly Bears" is in exile
      And "Dreamtail Heron" isn't in Alice's graveyard
      And "Grizzly Bears" isn't in Alice's graveyard

  @ruling:merging/double-faced @CR:730.2i
  Rule: A merged permanent isn't double-faced, but converting it turns each of its components that can turn

    Scenario: a component under the topmost one turns
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Dreamtail Heron" in hand
      And Alice has "Battlegrowth" in hand
      And Alice has {U}{U}{U}{U}{G} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Blaster, Combat DJ" paying {U}{U}{U}{U}
      And the top of the stack resolves
      And Alice puts it on top
      And the stack resolves
      And Alice casts "Battlegrowth" targeting "Dreamtail Heron"
      And the stack resolves
      Then "Dreamtail Heron" is made of "Dreamtail Heron" and "Blaster, Morale Booster"
      And "Dreamtail Heron" is 4/5
      And "Dreamtail Heron" has modular
      And "Dreamtail Heron" has 1 +1/+1 counter
      And "Dreamtail Heron" isn't an artifact

    Scenario: the topmost component turns
      Given Alice controls "Blaster, Combat DJ"
      And Alice has "Dreamtail Heron" in hand
      And Alice has "Battlegrowth" in hand
      And Alice has {U}{U}{U}{U}{G} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Blaster, Combat DJ" paying {U}{U}{U}{U}
      And the top of the stack resolves
      And Alice puts it on the bottom
      And the stack resolves
      And Alice casts "Battlegrowth" targeting "Blaster, Combat DJ"
      And the stack resolves
      Then Alice controls "Blaster, Morale Booster"
      And "Blaster, Morale Booster" is made of "Blaster, Morale Booster" and "Dreamtail Heron"
      And "Blaster, Morale Booster" isn't a creature
      And "Blaster, Morale Booster" has flying
      And "Blaster, Morale Booster" has 1 +1/+1 counter

  @ruling:merging/copied-spell @CR:702.140c @CR:730.2d @CR:707.10f @CR:111.13 @card:lithoform-engine
  Rule: The copy of a mutating creature spell merges as the spell does, and makes the permanent a token while it is on top

    Background:
      Given Alice controls "Llanowar Elves" as "the elves"
      And Alice controls "Lithoform Engine"
      And Alice has "Dreamtail Heron" in hand
      And Alice has "Unsummon" in hand
      And Alice has {U}{U}{U}{U}{U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "the elves"
      And Alice activates {4}, {T} of "Lithoform Engine" targeting "Dreamtail Heron"
      And the top of the stack resolves
      And the top of the stack resolves

    Scenario: the copy on top
      When Alice puts it on top
      Then "the elves" is a token
      And "the elves" is 3/4
      And there is 1 ability of "the elves" on the stack
      And Alice controls 1 "Dreamtail Heron"
      And Alice doesn't control "Llanowar Elves"
      When Alice casts "Unsummon" targeting "the elves"
      And the top of the stack resolves
      Then "Llanowar Elves" is in Alice's hand
      And Alice doesn't control "Dreamtail Heron"
      And Alice has 1 card in her hand

    Scenario: the copy under the creature
      When Alice puts it on the bottom
      Then "the elves" isn't a token
      And "the elves" is 1/1
      And "the elves" has flying
      When Alice casts "Unsummon" targeting "the elves"
      And the top of the stack resolves
      Then "Llanowar Elves" is in Alice's hand
      And Alice has 1 card in her hand

    Scenario: the spell over the copy, and its target is illegal by then
      When Alice puts it on top
      And Alice casts "Unsummon" targeting "the elves"
      And the stack resolves
      Then Alice controls "Dreamtail Heron"
      And "Dreamtail Heron" isn't a token
      And "Llanowar Elves" is in Alice's hand
