Feature: Playing either face of a modal double-faced card

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:mdfc/play-legality @CR:712.11c @CR:712.12 @CR:305.9
  Rule: Whether a modal double-faced card can be played depends on the face that is played alone

    Scenario: an instant face on an opponent's turn, the creature face not
      Given it is Bob's precombat main phase
      And Alice has "Flamescroll Celebrant" in hand
      And Alice has {R}{C}{W}{W} in her mana pool
      When Bob passes priority
      Then Alice can't cast "Flamescroll Celebrant" because of rule 117.1a
      And Alice has {R}{C}{W}{W} in her mana pool
      When Alice casts "Flamescroll Celebrant" as "Revel in Silence" paying {W}{W}
      Then "Revel in Silence" is on the stack
      And "Revel in Silence" isn't a creature

    Scenario: a land face is the land play of the turn
      Given Alice has "Witch Enchanter" in hand
      And Alice has "Forest" in hand
      When Alice plays "Witch Enchanter" as "Witch-Blessed Meadow"
      And Alice declines
      Then Alice controls "Witch-Blessed Meadow"
      And "Witch-Blessed Meadow" is tapped
      And the stack is empty
      And Alice can't play "Forest" because of rule 305.2b

    Scenario: after the land play of the turn the land face can't be played, the other face can be cast
      Given Alice has played a land this turn
      And Alice has "Witch Enchanter" in hand
      And Alice has {W}{C}{C}{C} in her mana pool
      Then Alice can't play "Witch Enchanter" as "Witch-Blessed Meadow" because of rule 305.2b
      When Alice casts "Witch Enchanter"
      Then "Witch Enchanter" is on the stack

    Scenario: a land face isn't cast, a face that is no land isn't played as one
      Given Alice has "Witch Enchanter" in hand
      And Alice has {W}{C}{C}{C} in her mana pool
      Then Alice can't cast "Witch Enchanter" as "Witch-Blessed Meadow"
      And Alice can't play "Witch Enchanter"
      And "Witch Enchanter" is in Alice's hand
      And Alice has {W}{C}{C}{C} in her mana pool

    Scenario: a land face isn't a spell that can be cast for nothing
      Given Alice controls "Omniscience"
      And Alice has "Bala Ged Recovery" in hand
      Then Alice can't cast "Bala Ged Recovery" as "Bala Ged Sanctuary" using "Omniscience"
      And "Bala Ged Recovery" is in Alice's hand

    Scenario: a land face needs nothing that the spell would need
      Given Alice has "Bala Ged Recovery" in hand
      And Alice has {G}{C}{C} in her mana pool
      Then Alice can't cast "Bala Ged Recovery" because of rule 601.2c
      When Alice plays "Bala Ged Recovery" as "Bala Ged Sanctuary"
      Then "Bala Ged Sanctuary" is tapped
      And Alice has {G}{C}{C} in her mana pool

    Scenario: what makes noncreature spells dearer reaches Tibalt and not Valki
      Given Bob controls "Thalia, Guardian of Thraben"
      And Alice has two "Valki, God of Lies" in hand
      And Alice has {B}{R}{C}{C}{C}{C}{C} in her mana pool
      Then Alice can't cast "Valki, God of Lies" as "Tibalt, Cosmic Impostor" because of rule 601.2h
      When Alice casts "Valki, God of Lies" paying {B}{C}
      Then Alice has {R}{C}{C}{C}{C} in her mana pool

  @ruling:mdfc/any-face-that-fits @CR:712.8a @CR:712.11c @CR:702.85a @CR:601.3e
  Rule: An effect that allows a spell to be cast is asked of the face that is cast, one that speaks of a card sees its front face alone

    Scenario: cascade into Valki offers Valki and not Tibalt
      Given Alice has "Valki, God of Lies" on top of her library
      And Alice has "Shardless Agent" in hand
      And Alice has {G}{U}{C} in her mana pool
      When Alice casts "Shardless Agent"
      And the stack resolves
      Then Alice may choose "Valki, God of Lies"
      And Alice may not choose "Tibalt, Cosmic Impostor"
      When Alice chooses "Valki, God of Lies"
      Then Alice controls "Valki, God of Lies"
      And Alice controls "Shardless Agent"

    Scenario: cascade passes over a card whose front face costs too much, though its back face would not
      Given Alice has "Brainstorm" on top of her library
      And Alice has "Halvar, God of Battle" on top of her library
      And Alice has "Shardless Agent" in hand
      And Alice has {G}{U}{C} in her mana pool
      When Alice casts "Shardless Agent"
      And the stack resolves
      Then Alice may choose "Brainstorm"
      And Alice may not choose "Sword of the Realms"
      And Alice may not choose "Halvar, God of Battle"

    Scenario: cascade passes over no card for the land behind it, and doesn't let it be played
      Given Alice has "Murder" in her graveyard
      And Alice has "Bala Ged Recovery" on top of her library
      And Alice has "Bloodbraid Elf" in hand
      And Alice has {R}{G}{C}{C} in her mana pool
      When Alice casts "Bloodbraid Elf"
      And the stack resolves
      Then Alice may choose "Bala Ged Recovery"
      And Alice may not choose "Bala Ged Sanctuary"

    Scenario: artifact spells from the top of the library: the Equipment face may be cast
      Given Alice controls "Mystic Forge"
      And Alice has "Halvar, God of Battle" on top of her library
      And Alice has {W}{W}{C}{C} in her mana pool
      Then Alice can't cast "Halvar, God of Battle" from her library because of rule 601.3
      When Alice casts "Halvar, God of Battle" from her library as "Sword of the Realms" paying {W}{C}
      And the stack resolves
      Then Alice controls "Sword of the Realms"

    Scenario: creature spells from the top of the library: the instant face may not be cast
      Given Alice controls "Vizier of the Menagerie"
      And Alice has "Flamescroll Celebrant" on top of her library
      And Alice has {R}{C}{W}{W} in her mana pool
      Then Alice can't cast "Flamescroll Celebrant" from her library as "Revel in Silence" because of rule 601.3
      When Alice casts "Flamescroll Celebrant" from her library paying {R}{C}
      Then "Flamescroll Celebrant" is on the stack

    Scenario: a card in the graveyard is what its front face is
      Given Alice has "Bala Ged Recovery" in her graveyard
      And Alice has "Witch Enchanter" in her graveyard
      And Alice has "Disentomb" in hand
      And Alice has {B} in her mana pool
      Then Alice can't cast "Disentomb" targeting "Bala Ged Recovery" because of rule 601.2c
      When Alice casts "Disentomb" targeting "Witch Enchanter"
      And the stack resolves
      Then "Witch Enchanter" is in Alice's hand

  @ruling:mdfc/put-onto-battlefield @CR:712.8a @CR:712.14 @CR:712.14b
  Rule: A modal double-faced card that an effect puts onto the battlefield is chosen by its front face, enters with it up, and stays away if that is no permanent's

    Scenario: Elvish Piper puts a creature card there with its front face up
      Given Alice controls "Elvish Piper"
      And Alice has "Flamescroll Celebrant" in hand
      And Alice has {G} in her mana pool
      When Alice activates {G}, {T} of "Elvish Piper"
      And the stack resolves
      And Alice chooses "Flamescroll Celebrant"
      Then Alice controls "Flamescroll Celebrant"
      And "Flamescroll Celebrant" has its front face up
      And nobody is asked anything

    @inline-cards
    Scenario: a card with an instant in front is no creature card, though there is a creature behind
      Given Alice controls "Elvish Piper"
      And the card:
        """
        card(layout = "modal", faces = [
            face(name = "Stand-In Trick", mana_cost = "{U}", type_line = "Instant", abilities = [spell(effects = [draw()])]),
            face(name = "Stand-In Beast", mana_cost = "{G}", type_line = "Creature — Beast", power = 3, toughness = 3),
        ])
        """
      And Alice has "Stand-In Trick" in hand
      And Alice has "Grizzly Bears" in hand
      And Alice has "Memnite" in hand
      And Alice has {G} in her mana pool
      When Alice activates {G}, {T} of "Elvish Piper"
      And the stack resolves
      Then Alice may choose "Grizzly Bears"
      And Alice may not choose "Stand-In Trick"
      And Alice may not choose "Stand-In Beast"

    Scenario: Show and Tell looks at the front faces
      Given Alice has "Show and Tell" in hand
      And Alice has "Bala Ged Recovery" in hand
      And Alice has "Halvar, God of Battle" in hand
      And Alice has "Valki, God of Lies" in hand
      And Bob has "Memnite" in hand
      And Alice has {U}{C}{C} in her mana pool
      When Alice casts "Show and Tell"
      And the stack resolves
      And Alice accepts
      Then Alice may choose "Halvar, God of Battle"
      And Alice may choose "Valki, God of Lies"
      And Alice may not choose "Bala Ged Recovery"
      And Alice may not choose "Sword of the Realms"
      When Alice chooses "Halvar, God of Battle"
      And Bob declines
      Then Alice controls "Halvar, God of Battle"
      And Alice doesn't control "Sword of the Realms"

    Scenario: a Tibalt that was exiled for a time returns as Valki
      Given Bob controls "Valki, God of Lies" with its back face up with 5 loyalty counters
      And Alice has "Banishing Light" in hand
      And Bob has "Disenchant" in hand
      And Alice has {W}{C}{C} in her mana pool
      And Bob has {W}{C} in his mana pool
      When Alice casts "Banishing Light"
      And the stack resolves
      Then "Valki, God of Lies" is in exile
      And "Valki, God of Lies" has mana value 2
      When Alice passes priority
      And Bob casts "Disenchant" targeting "Banishing Light"
      And the stack resolves
      Then Bob controls "Valki, God of Lies"
      And "Valki, God of Lies" has its front face up
      And "Valki, God of Lies" has no counters

    Scenario: a land with a sorcery in front that is exiled doesn't return
      Given Alice controls "Bala Ged Recovery" with its back face up
      And Alice controls "Urborg, Tomb of Yawgmoth"
      And Alice controls "Kormus Bell"
      And Alice has "Cloudshift" in hand
      And Alice has {W} in her mana pool
      Then "Bala Ged Sanctuary" is 1/1
      When Alice casts "Cloudshift" targeting "Bala Ged Sanctuary"
      And the stack resolves
      Then "Bala Ged Recovery" is in exile
      And Alice doesn't control "Bala Ged Sanctuary"
      And Alice doesn't control "Bala Ged Recovery"
