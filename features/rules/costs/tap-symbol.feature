Feature: The tap symbol

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:costs/tap-symbol @CR:107.5 @CR:302.6 @CR:602.5a @CR:702.10c
  Rule: A tapped permanent can't pay the tap symbol, nor can a creature that is new under its controller, unless it has haste

    Scenario: an old creature
      Given Alice controls "Llanowar Elves"
      When Alice taps "Llanowar Elves" for mana
      Then Alice has {G} in her mana pool

    Scenario: a new creature
      Given Alice controls "Llanowar Elves" new
      Then Alice can't tap "Llanowar Elves" for mana because of rule 302.6
      And "Llanowar Elves" is untapped

    Scenario: a tapped creature
      Given Alice controls "Llanowar Elves" tapped
      Then Alice can't tap "Llanowar Elves" for mana because of rule 107.5

    Scenario: a new creature with haste
      Given Alice controls "Llanowar Elves" new
      And Alice controls "Swiftfoot Boots" attached to "Llanowar Elves"
      When Alice taps "Llanowar Elves" for mana
      Then Alice has {G} in her mana pool

    Scenario: a new artifact that is no creature
      Given Alice controls "Sol Ring" new
      When Alice taps "Sol Ring" for mana
      Then Alice has {C}{C} in her mana pool

    Scenario: that artifact, animated
      Given Alice controls "Sol Ring" new
      And Alice controls "March of the Machines"
      Then Alice can't tap "Sol Ring" for mana because of rule 302.6

    Scenario: a new Blaster, converted since, is no creature
      Given Alice controls "Blaster, Combat DJ" new with its back face up and with 2 +1/+1 counters
      And Alice controls "Ornithopter"
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 0 targeting "Ornithopter"
      Then "Blaster, Morale Booster" is tapped

    @CR:613.8a
    Scenario Outline: a new Forest that is a Swamp, and so a creature, with <first> there first
      Given Alice controls "<first>"
      And Alice controls "<second>"
      And Alice controls "Forest" new
      And Bob controls "Island" as "his"
      Then "Forest" is a creature
      And "Forest" is 1/1
      And "Forest" is black
      And "his" is a creature
      And Alice can't activate {T} of "Forest" for {G} because of rule 302.6

      Examples:
        | first                    | second                   |
        | Urborg, Tomb of Yawgmoth | Kormus Bell              |
        | Kormus Bell              | Urborg, Tomb of Yawgmoth |

    @CR:613.8a
    Scenario Outline: a new Plains that is a Forest, and so a creature, with <first> there first
      Given Alice controls "<first>"
      And Alice controls "<second>"
      And Alice controls "Plains" new as "hers"
      And Bob controls "Plains" as "his"
      Then "hers" is a creature
      And "hers" is a Saproling
      And "hers" is 1/1
      And "his" isn't a creature
      And Alice can't activate {T} of "hers" for {W} because of rule 302.6

      Examples:
        | first                      | second                     |
        | Life and Limb              | Dryad of the Ilysian Grove |
        | Dryad of the Ilysian Grove | Life and Limb              |

    Scenario: an old creature whose control has just changed
      Given Bob controls "Llanowar Elves"
      And Alice has "Control Magic" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Control Magic" targeting "Llanowar Elves"
      And the stack resolves
      Then Alice controls "Llanowar Elves"
      And Alice can't tap "Llanowar Elves" for mana because of rule 302.6

    Scenario: an old creature that came back to its owner this turn
      Given Alice controls "Llanowar Elves"
      And Bob controls "Control Magic" attached to "Llanowar Elves"
      And Alice has "Disenchant" in hand
      And Alice has {W}{W} in her mana pool
      When Alice casts "Disenchant" targeting "Control Magic"
      And the stack resolves
      Then Alice controls "Llanowar Elves"
      And Alice can't tap "Llanowar Elves" for mana because of rule 302.6

  @ruling:costs/untap-symbol @CR:107.6 @CR:302.6
  Rule: An untapped permanent can't pay the untap symbol, nor can a creature that is new under its controller

    Scenario: tapped and old
      Given Alice controls "Pili-Pala" tapped
      And Alice has {C}{C} in her mana pool
      When Alice activates {2}, {Q} of "Pili-Pala" for {R}
      Then Alice has {R} in her mana pool
      And "Pili-Pala" is untapped

    Scenario: untapped and old
      Given Alice controls "Pili-Pala"
      And Alice has {C}{C} in her mana pool
      Then Alice can't activate {2}, {Q} of "Pili-Pala" because of rule 107.6
      And Alice has {C}{C} in her mana pool

    Scenario: tapped and new
      Given Alice controls "Pili-Pala" tapped new
      And Alice has {C}{C} in her mana pool
      Then Alice can't activate {2}, {Q} of "Pili-Pala" because of rule 302.6
      And "Pili-Pala" is tapped

    @CR:601.2g @CR:602.2b
    Scenario: untapping for the cost comes too late for making the mana of the same cost
      Given Alice controls "Cryptolith Rite"
      And Alice controls "Pili-Pala" tapped
      And Alice has {C} in her mana pool
      Then Alice can't activate {2}, {Q} of "Pili-Pala"
      And "Pili-Pala" is tapped
      And Alice has {C} in her mana pool

    @CR:601.2g
    Scenario: with enough other mana it untaps and can then make its own
      Given Alice controls "Cryptolith Rite"
      And Alice controls "Pili-Pala" tapped
      And Alice has {C}{C} in her mana pool
      When Alice activates {2}, {Q} of "Pili-Pala" for {R}
      And Alice activates {T} of "Pili-Pala" for {G}
      Then Alice has {R}{G} in her mana pool
      And "Pili-Pala" is tapped
