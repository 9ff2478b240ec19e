Feature: The total cost

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:costs/minimum-last @CR:601.2f
  Rule: What affects the total cost directly comes after all increases and reductions

    Scenario: the reductions come before the minimum
      Given Bob controls "Trinisphere"
      And Alice controls "Foundry Inspector"
      And Alice has "Sol Ring" in hand
      And Alice has {C}{C}{C}{C} in her mana pool
      When Alice casts "Sol Ring"
      Then Alice has {C} in her mana pool

    Scenario: the increases too, so that they don't come on top of the minimum
      Given Bob controls "Trinisphere"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Shock" in hand
      And Alice has {R}{R}{R}{R} in her mana pool
      When Alice casts "Shock" targeting Bob
      Then Alice has {R} in her mana pool

    Scenario: what costs more anyway isn't changed
      Given Bob controls "Trinisphere"
      And Bob controls "Thalia, Guardian of Thraben"
      And Alice has "Think Twice" in her graveyard
      And Alice has {U}{U}{U}{U}{U} in her mana pool
      When Alice casts "Think Twice" from her graveyard using flashback
      Then Alice has {U} in her mana pool

    Scenario: a free spell
      Given Bob controls "Trinisphere"
      And Alice controls "Omniscience"
      And Alice has "Shivan Dragon" in hand
      And Alice has {C}{C}{C}{C} in her mana pool
      When Alice casts "Shivan Dragon" using "Omniscience"
      Then Alice has {C} in her mana pool

    Scenario: an additional cost counts towards the minimum
      Given Bob controls "Trinisphere"
      And Alice has "Everflowing Chalice" in hand
      And Alice has {C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Everflowing Chalice" with multikicker
      Then Alice has {C}{C} in her mana pool

    Scenario: beyond the minimum it costs what it costs
      Given Bob controls "Trinisphere"
      And Alice has "Everflowing Chalice" in hand
      And Alice has {C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Everflowing Chalice" with multikicker twice
      Then Alice has {C} in her mana pool

    Scenario: two reductions and an increase
      Given Alice controls "Foundry Inspector"
      And Alice controls "Etherium Sculptor"
      And Bob controls "Sphere of Resistance"
      And Alice has "Lithoform Engine" in hand
      And Alice has {C}{C}{C}{C} in her mana pool
      When Alice casts "Lithoform Engine"
      Then Alice has {C} in her mana pool

  @ruling:costs/stand-ins @CR:702.51b @CR:702.66b @CR:601.2f
  Rule: Delve and convoke pay for mana of the total cost: nothing changes that cost after them

    Scenario: a minimum doesn't ask again for what was exiled
      Given Bob controls "Trinisphere"
      And Alice has "Memnite" in her graveyard
      And Alice has "Sol Ring" in her graveyard
      And Alice has "Shock" in her graveyard
      And Alice has "Ornithopter" in her graveyard
      And Alice has "Grizzly Bears" in her graveyard
      And Alice has "Forest" in her graveyard
      And Alice has "Gurmag Angler" in hand
      And Alice has {B} in her mana pool
      When Alice casts "Gurmag Angler" exiling "Memnite", "Sol Ring", "Shock", "Ornithopter", "Grizzly Bears" and "Forest"
      Then "Memnite" is in exile
      And "Forest" is in exile
      And Alice's mana pool is empty
      And "Gurmag Angler" is on the stack

    Scenario: an increase can be paid with delve
      Given Bob controls "Sphere of Resistance"
      And Alice has "Memnite" in her graveyard
      And Alice has "Sol Ring" in her graveyard
      And Alice has "Shock" in her graveyard
      And Alice has "Ornithopter" in her graveyard
      And Alice has "Grizzly Bears" in her graveyard
      And Alice has "Forest" in her graveyard
      And Alice has "Island" in her graveyard
      And Alice has "Gurmag Angler" in hand
      And Alice has {B} in her mana pool
      When Alice casts "Gurmag Angler" exiling "Memnite", "Sol Ring", "Shock", "Ornithopter", "Grizzly Bears", "Forest" and "Island"
      Then "Memnite" is in exile
      And "Forest" is in exile
      And Alice's mana pool is empty

    Scenario: delve pays no colored mana
      Given Alice has seven "Memnite" in her graveyard
      And Alice has "Gurmag Angler" in hand
      Then Alice can't cast "Gurmag Angler" because of rule 601.2h
      And "Memnite" is in Alice's graveyard

    Scenario: convoke pays colored mana with creatures of the color, and generic mana with any
      Given Alice controls "Llanowar Elves" as "first"
      And Alice controls "Llanowar Elves" as "second"
      And Alice controls "Ornithopter"
      And Alice controls "Memnite"
      And Alice controls "Wall of Omens"
      And Alice controls "Serra Angel"
      And Alice controls "Darksteel Myr"
      And Alice has "Siege Wurm" in hand
      When Alice casts "Siege Wurm" tapping "first", "second", "Ornithopter", "Memnite", "Wall of Omens", "Serra Angel" and "Darksteel Myr"
      Then "Siege Wurm" is on the stack
      And "first" is tapped
      And "Serra Angel" is tapped

    Scenario: a creature of another color stands in for generic mana only
      Given Alice controls "Grizzly Bears" as "first"
      And Alice controls "Ornithopter"
      And Alice controls "Memnite"
      And Alice controls "Wall of Omens"
      And Alice controls "Serra Angel"
      And Alice controls "Darksteel Myr"
      And Alice controls "Fugitive Wizard"
      And Alice has "Siege Wurm" in hand
      Then Alice can't cast "Siege Wurm" because of rule 601.2h
      And "first" is untapped

    Scenario: an alternative cost can be paid with convoke too
      Given Alice controls "Omniscience"
      And Bob controls "Sphere of Resistance"
      And Alice controls "Ornithopter"
      And Alice has "Siege Wurm" in hand
      When Alice casts "Siege Wurm" using "Omniscience" tapping "Ornithopter"
      Then "Siege Wurm" is on the stack
      And "Ornithopter" is tapped

  @ruling:costs/locked-in @CR:601.2f @CR:601.2g
  Rule: Once it has been determined, the total cost doesn't change, whatever mana abilities do to the board

    Scenario: what made the spell cheaper is sacrificed for mana
      Given Alice controls "Foundry Inspector"
      And Alice controls "Ashnod's Altar"
      And Alice has "Trinisphere" in hand
      When Alice casts "Trinisphere"
      And Alice chooses "Ashnod's Altar"
      Then Alice's mana pool is empty
      And "Foundry Inspector" is in Alice's graveyard
      And "Trinisphere" is on the stack

    Scenario: sacrificed before, it makes nothing cheaper
      Given Alice controls "Foundry Inspector"
      And Alice controls "Ashnod's Altar"
      And Alice has "Trinisphere" in hand
      When Alice activates Sacrifice of "Ashnod's Altar"
      Then Alice has {C}{C} in her mana pool
      And Alice can't cast "Trinisphere" because of rule 601.2h

    Scenario: what made the spell dearer is sacrificed for mana
      Given Alice controls "Thalia, Guardian of Thraben"
      And Alice controls "Ashnod's Altar"
      And Alice has "Sol Ring" in hand
      When Alice casts "Sol Ring"
      And Alice chooses "Ashnod's Altar"
      Then Alice's mana pool is empty
      And "Thalia, Guardian of Thraben" is in Alice's graveyard
      And "Sol Ring" is on the stack

    Scenario: one artifact less doesn't make an affinity spell dearer
      Given Alice controls "Memnite"
      And Alice controls "Sol Ring"
      And Alice controls "Ashnod's Altar"
      And Alice has "Frogmite" in hand
      When Alice casts "Frogmite"
      And Alice chooses "Ashnod's Altar"
      Then Alice has {C} in her mana pool
      And "Memnite" is in Alice's graveyard
