Feature: What a permanent could produce

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:mana/could-produce @CR:106.7
  Rule: A permanent could produce every type that an ability of it would make if it resolved now, in any order of replacements, its costs aside

    Scenario: Exotic Orchards that see only each other
      Given Alice controls "Exotic Orchard" as "hers"
      And Bob controls "Exotic Orchard"
      When Alice taps "hers" for mana
      Then "hers" is tapped
      And Alice's mana pool is empty

    Scenario: a Forest on one side serves both Orchards
      Given Alice controls "Exotic Orchard" as "hers"
      And Alice controls "Forest"
      And Bob controls "Exotic Orchard" as "his"
      When Alice taps "hers" for mana
      Then Alice has {G} in her mana pool
      When Alice passes priority
      And Bob taps "his" for mana
      Then Bob has {G} in his mana pool

    Scenario: a tapped land counts
      Given Alice controls "Fellwar Stone"
      And Bob controls "Island" tapped
      When Alice taps "Fellwar Stone" for mana
      Then Alice has {U} in her mana pool

    Scenario: a land whose ability costs mana counts
      Given Alice controls "Reflecting Pool"
      And Alice controls "Cascading Cataracts"
      When Alice taps "Reflecting Pool" for mana
      And Alice chooses {R}
      Then Alice has {R} in her mana pool

    Scenario: that land's colorless mana counts as well
      Given Alice controls "Reflecting Pool"
      And Alice controls "Cascading Cataracts"
      When Alice taps "Reflecting Pool" for mana
      And Alice chooses {C}
      Then Alice has {C} in her mana pool

    Scenario: colorless mana is no color
      Given Alice controls "Fellwar Stone"
      And Bob controls "Wastes"
      When Alice taps "Fellwar Stone" for mana
      Then "Fellwar Stone" is tapped
      And Alice's mana pool is empty

    Scenario: a replacement changes what a land could produce
      Given Alice controls "Fellwar Stone"
      And Alice controls "Contamination"
      And Bob controls "Forest"
      When Alice taps "Fellwar Stone" for mana
      Then Alice has {B} in her mana pool

    Scenario: two Reflecting Pools alone
      Given Alice controls "Reflecting Pool" as "first"
      And Alice controls "Reflecting Pool" as "second"
      When Alice taps "first" for mana
      Then "first" is tapped
      And Alice's mana pool is empty

    Scenario: a Gaea's Cradle without creatures
      Given Alice controls "Reflecting Pool"
      And Alice controls "Gaea's Cradle"
      When Alice taps "Reflecting Pool" for mana
      Then Alice's mana pool is empty

    Scenario: a Gaea's Cradle with one creature
      Given Alice controls "Reflecting Pool"
      And Alice controls "Gaea's Cradle"
      And Alice controls "Memnite"
      When Alice taps "Reflecting Pool" for mana
      Then Alice has {G} in her mana pool

    Scenario: through an Exotic Orchard that sees an Island
      Given Alice controls "Reflecting Pool"
      And Alice controls "Exotic Orchard"
      And Bob controls "Island"
      When Alice taps "Reflecting Pool" for mana
      Then Alice has {U} in her mana pool
