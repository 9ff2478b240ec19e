Feature: What a player chooses while casting

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:decisions/targets-with-x @CR:601.2b @CR:601.2c @CR:107.3a
  Rule: X is announced before targets are chosen, and as many are chosen as X says

    Scenario: X is asked for first
      Given Bob controls "Grizzly Bears"
      And Bob controls "Serra Angel"
      And Bob controls "Memnite"
      And Alice has "Curse of the Swine" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Curse of the Swine"
      Then Alice is asked for x
      When Alice chooses 2
      Then Alice is asked for targets
      And Alice may choose "Grizzly Bears", "Serra Angel" and "Memnite"
      When Alice chooses "Grizzly Bears" and "Memnite"
      And the stack resolves
      Then "Grizzly Bears" is in exile
      And "Memnite" is in exile
      And Bob controls "Serra Angel"
      And Bob controls two "Boar Token"

    Scenario: more targets than X can't be chosen
      Given Bob controls "Grizzly Bears"
      And Bob controls "Serra Angel"
      And Alice has "Curse of the Swine" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      Then Alice can't cast "Curse of the Swine" with X = 1 targeting "Grizzly Bears" and "Serra Angel"
      And Alice has 1 card in her hand
      And Alice has {U}{U}{U}{U} in her mana pool

    Scenario: an X with too few targets can't be announced
      Given Bob controls "Grizzly Bears"
      And Alice has "Curse of the Swine" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      Then Alice can't cast "Curse of the Swine" with X = 2 targeting "Grizzly Bears" because of rule 601.2c
      And Alice has {U}{U}{U}{U} in her mana pool
      And Bob controls "Grizzly Bears"

  @ruling:decisions/payment @CR:601.2h @CR:601.2g
  Rule: What a cost is paid with, mana or objects, is the player's choice where it matters

    Scenario: generic mana from a pool of two colors
      Given Alice has "Grizzly Bears" in hand
      And Alice has {G}{G}{R} in her mana pool
      When Alice casts "Grizzly Bears"
      Then Alice is asked for payment
      When Alice pays {R}{G}
      Then Alice has {G} in her mana pool
      And "Grizzly Bears" is on the stack

    Scenario: it can be stated with the cast
      Given Alice has "Grizzly Bears" in hand
      And Alice has {G}{G}{R} in her mana pool
      When Alice casts "Grizzly Bears" paying {G}{G}
      Then nobody is asked anything
      And Alice has {R} in her mana pool

    Scenario: what doesn't pay the cost can't be spent on it
      Given Alice has "Grizzly Bears" in hand
      And Alice has {G}{R}{R} in her mana pool
      Then Alice can't cast "Grizzly Bears" paying {R}{R} because of rule 601.2h
      And Alice has {G}{R}{R} in her mana pool
      And "Grizzly Bears" is in Alice's hand

    Scenario: which creature is sacrificed
      Given Alice controls "Grizzly Bears"
      And Alice controls "Memnite"
      And Bob controls "Llanowar Elves"
      And Alice has "Village Rites" in hand
      And Alice has {B} in her mana pool
      When Alice casts "Village Rites"
      Then Alice is asked for cost objects
      And Alice may choose "Grizzly Bears" and "Memnite"
      When Alice chooses "Memnite"
      Then "Memnite" is in Alice's graveyard
      And Alice controls "Grizzly Bears"
      And "Village Rites" is on the stack

  @ruling:decisions/modes @CR:601.2b @CR:700.2a
  Rule: A mode is chosen before targets, and only one whose targets there are

    Scenario: both modes have targets
      Given Bob controls "Memnite"
      And Alice has "Abrade" in hand
      And Alice has {R}{R} in her mana pool
      When Alice casts "Abrade"
      Then Alice is asked for modes
      When Alice chooses mode 2
      And the stack resolves
      Then "Memnite" is in Bob's graveyard

    Scenario: no artifact to destroy
      Given Bob controls "Grizzly Bears"
      And Alice has "Abrade" in hand
      And Alice has {R}{R} in her mana pool
      Then Alice can't cast "Abrade" choosing mode 2 because of rule 700.2a
      When Alice casts "Abrade"
      Then nobody is asked anything
      When the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard

  @ruling:decisions/optional-costs @CR:601.2b @CR:702.33a @CR:118.8
  Rule: An optional additional cost is paid if the player says so as the spell is cast, and not otherwise

    Scenario: kicked
      Given Bob controls "Grizzly Bears"
      And Alice has "Into the Roil" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Into the Roil" with kicker targeting "Grizzly Bears"
      Then Alice's mana pool is empty
      When the stack resolves
      Then "Grizzly Bears" is in Bob's hand
      And Alice has 1 card in her hand

    Scenario: not kicked, though there is mana for it
      Given Bob controls "Grizzly Bears"
      And Alice has "Into the Roil" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Into the Roil" targeting "Grizzly Bears"
      Then Alice has {U}{U} in her mana pool
      When the stack resolves
      Then "Grizzly Bears" is in Bob's hand
      And Alice has no cards in her hand

    Scenario: a kicker that can't be paid
      Given Bob controls "Grizzly Bears"
      And Alice has "Into the Roil" in hand
      And Alice has {U}{U}{U} in her mana pool
      Then Alice can't cast "Into the Roil" with kicker targeting "Grizzly Bears" because of rule 601.2h
      And Alice has {U}{U}{U} in her mana pool
      And "Into the Roil" is in Alice's hand

    Scenario: of a spell that is cast as another resolves, it is asked for then
      Given Alice has "Bloodbraid Elf" in hand
      And Alice has "Into the Roil" on top of her library
      And Bob controls "Grizzly Bears"
      And Alice has {R}{R}{G}{G}{U}{U} in her mana pool
      When Alice casts "Bloodbraid Elf" paying {R}{R}{G}{G}
      And the top of the stack resolves
      And Alice chooses "Into the Roil"
      Then Alice is asked for cost
      When Alice chooses "kicker"
      Then "Into the Roil" is on the stack
      And Alice's mana pool is empty

  @ruling:decisions/divided-targets @CR:601.2d
  Rule: What is divided among targets is divided as the spell is cast, at least one to each

    Scenario: three targets, one each
      Given Bob controls "Grizzly Bears"
      And Bob controls "Memnite"
      And Alice has "Arc Lightning" in hand
      And Alice has {R}{R}{R} in her mana pool
      When Alice casts "Arc Lightning" targeting 1 to "Grizzly Bears", 1 to "Memnite" and 1 to Bob
      And the stack resolves
      Then "Grizzly Bears" has 1 damage
      And "Memnite" is in Bob's graveyard
      And Bob has 19 life

    Scenario: the share of a target that has left isn't dealt to another
      Given Bob controls "Grizzly Bears"
      And Alice has "Arc Lightning" in hand
      And Alice has {R}{R}{R} in her mana pool
      And Bob has "Unsummon" in hand
      And Bob has {U} in his mana pool
      When Alice casts "Arc Lightning" targeting 2 to "Grizzly Bears" and 1 to Bob
      And Alice passes priority
      And Bob casts "Unsummon" targeting "Grizzly Bears"
      And the stack resolves
      Then Bob has 19 life
      And "Grizzly Bears" is in Bob's hand

    Scenario: no target gets nothing
      Given Bob controls "Grizzly Bears"
      And Alice has "Arc Lightning" in hand
      And Alice has {R}{R}{R} in her mana pool
      Then Alice can't cast "Arc Lightning" targeting 3 to "Grizzly Bears" and 0 to Bob
      And Alice has {R}{R}{R} in her mana pool

  @ruling:decisions/illegal-cast @CR:601.2e @CR:733.1
  Rule: A spell that turns out to be illegal was never cast: everything is as it was before

    Scenario: no legal target
      Given Alice has "Giant Growth" in hand
      And Alice controls "Forest"
      And Alice controls "Sol Ring"
      And Alice has {G} in her mana pool
      Then Alice can't cast "Giant Growth" targeting "Sol Ring" because of rule 601.2c
      And "Giant Growth" is in Alice's hand
      And Alice has {G} in her mana pool
      And "Forest" is untapped
      And the stack is empty

    @CR:115.2
    Scenario: what could be a target is in another zone
      Given Alice has "Unsubstantiate" in hand
      And Alice has "Memnite" in hand
      And Bob has "Ornithopter" in his graveyard
      And Alice has {U}{U} in her mana pool
      Then Alice can't cast "Unsubstantiate" targeting "Ornithopter" because of rule 601.2c
      And Alice can't cast "Unsubstantiate" targeting "Memnite" because of rule 601.2c
      And "Unsubstantiate" is in Alice's hand
      And Alice has {U}{U} in her mana pool

    Scenario: the mana isn't enough
      Given Alice controls "Grizzly Bears"
      And Alice controls two "Forest"
      And Alice has "Colossal Dreadmaw" in hand
      And Alice has {G}{G}{G} in her mana pool
      Then Alice can't cast "Colossal Dreadmaw" because of rule 601.2h
      And "Colossal Dreadmaw" is in Alice's hand
      And Alice has {G}{G}{G} in her mana pool
      And the stack is empty

    Scenario: not the time
      Given Alice has "Colossal Dreadmaw" in hand
      And it is Bob's precombat main phase
      And Alice has {G}{G}{G}{G}{G}{G} in her mana pool
      When Bob passes priority
      Then Alice can't cast "Colossal Dreadmaw" because of rule 117.1a
      And "Colossal Dreadmaw" is in Alice's hand
