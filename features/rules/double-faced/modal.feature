Feature: Turning over what either face could be played of

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:mdfc/no-transform @until:2025-04-04 @CR:712.9 @CR:701.27a @CR:701.27c
  Rule: Until 2025 a modal double-faced permanent doesn't transform

    Scenario: Moonmist leaves Witch Enchanter as it is
      Given Alice controls "Witch Enchanter"
      And Alice controls "Delver of Secrets"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls "Witch Enchanter"
      And "Witch Enchanter" has its front face up
      And Alice doesn't control "Witch-Blessed Meadow"
      And Alice controls "Insectile Aberration"

    Scenario: Moonmist leaves Valki as he is, whom Maskwood Nexus makes a Human
      Given Alice controls "Valki, God of Lies"
      And Alice controls "Maskwood Nexus"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls "Valki, God of Lies"
      And "Valki, God of Lies" has its front face up
      And "Valki, God of Lies" isn't in Alice's graveyard

  @ruling:mdfc/no-transform @from:2026-01-16 @CR:712.9 @CR:701.27a @CR:712.18
  Rule: A modal double-faced permanent transforms as any other double-faced one does

    Scenario: Moonmist makes a land of Witch Enchanter
      Given Alice controls "Witch Enchanter"
      And Bob controls "Witch Enchanter" as "the other"
      And Bob controls "Sol Ring"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls "Witch-Blessed Meadow"
      And Alice doesn't control "Witch Enchanter"
      And Bob controls "Witch-Blessed Meadow"
      And Bob controls "Sol Ring"

    Scenario: what turned over is the same permanent, and didn't enter
      Given Alice controls "Witch Enchanter" tapped with 1 +1/+1 counter
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then "Witch-Blessed Meadow" has its back face up
      And "Witch-Blessed Meadow" is tapped
      And "Witch-Blessed Meadow" has 1 +1/+1 counter
      And "Witch-Blessed Meadow" isn't a creature
      And Alice has 20 life

    @CR:306.5b @CR:704.5i
    Scenario: Tibalt, whom Valki becomes, has no loyalty and dies
      Given Alice controls "Valki, God of Lies"
      And Alice controls "Maskwood Nexus"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then "Valki, God of Lies" is in Alice's graveyard
      And Alice doesn't control "Valki, God of Lies"
      And Alice doesn't control "Tibalt, Cosmic Impostor"

    @CR:712.8f
    Scenario: a modal permanent that turned over has the mana value of the face that is up
      Given Alice controls "Witch Enchanter"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      Then "Witch Enchanter" has mana value 4
      When Alice casts "Moonmist"
      And the stack resolves
      Then "Witch-Blessed Meadow" has mana value 0

  @ruling:mdfc/no-transform @CR:712.10 @CR:701.27d
  Rule: A modal double-faced permanent doesn't turn over into an instant or sorcery

    Scenario: Moonmist leaves Flamescroll Celebrant, behind whom an instant is
      Given Alice controls "Flamescroll Celebrant"
      And Alice controls "Delver of Secrets"
      And Alice has "Moonmist" in hand
      And Alice has {G}{G} in her mana pool
      When Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls "Flamescroll Celebrant"
      And "Flamescroll Celebrant" has its front face up
      And "Flamescroll Celebrant" is 2/1
      And "Flamescroll Celebrant" isn't in Alice's graveyard
      And Alice controls "Insectile Aberration"

  @ruling:mdfc/copies @from:2026-01-16 @CR:707.8a @CR:707.10g
  Rule: A token that copies a modal double-faced permanent or permanent spell has both faces

    Scenario: a token that Cackling Counterpart made turns over
      Given Alice controls "Witch Enchanter"
      And Alice has "Cackling Counterpart" in hand
      And Alice has "Moonmist" in hand
      And Alice has {U}{U}{U}{G}{G} in her mana pool
      When Alice casts "Cackling Counterpart" targeting "Witch Enchanter" paying {U}{U}{U}
      And the stack resolves
      Then Alice controls 2 "Witch Enchanter"
      When Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls 2 "Witch-Blessed Meadow"
      And Alice doesn't control "Witch Enchanter"

    Scenario: a token that the copy of a spell became turns over
      Given Alice controls "Lithoform Engine"
      And Alice has "Witch Enchanter" in hand
      And Alice has "Moonmist" in hand
      And Alice has {W}{W}{W}{W}{C}{C}{C}{C}{G}{G} in her mana pool
      When Alice casts "Witch Enchanter" paying {W}{W}{W}{W}
      And Alice activates {4}, {T} of "Lithoform Engine" targeting "Witch Enchanter" paying {C}{C}{C}{C}
      And the stack resolves
      Then Alice controls 2 "Witch Enchanter"
      When Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls 2 "Witch-Blessed Meadow"
      And Alice doesn't control "Witch Enchanter"

    Scenario: a token of the card in the graveyard has the front face's characteristics alone
      Given Alice controls "Feldon of the Third Path"
      And Alice has "Valki, God of Lies" in her graveyard
      And Alice has {R}{C}{C} in her mana pool
      When Alice activates {2}{R}, {T} of "Feldon of the Third Path" targeting "Valki, God of Lies"
      And the stack resolves
      Then Alice controls 1 "Valki, God of Lies"
      And "Valki, God of Lies" is an artifact creature
      And "Valki, God of Lies" isn't a planeswalker
      And "Valki, God of Lies" is black
      And "Valki, God of Lies" is 2/1
      And "Valki, God of Lies" has mana value 2
      And "Valki, God of Lies" has its front face up
      And "Valki, God of Lies" has no counters
      When the game moves to Bob's upkeep
      Then Alice doesn't control "Valki, God of Lies"

  @ruling:mdfc/copies @until:2025-04-04 @CR:707.8a @CR:707.10g
  Rule: Until 2025 only copies of nonmodal double-faced permanents have both faces

    Scenario: of two tokens only the one that copies Delver of Secrets turns over
      Given Alice controls "Witch Enchanter"
      And Alice controls "Delver of Secrets"
      And Alice has two "Cackling Counterpart" in hand
      And Alice has "Moonmist" in hand
      And Alice has {U}{U}{U}{U}{U}{U}{G}{G} in her mana pool
      When Alice casts "Cackling Counterpart" targeting "Witch Enchanter" paying {U}{U}{U}
      And the stack resolves
      And Alice casts "Cackling Counterpart" targeting "Delver of Secrets" paying {U}{U}{U}
      And the stack resolves
      And Alice casts "Moonmist"
      And the stack resolves
      Then Alice controls 2 "Witch Enchanter"
      And Alice controls 2 "Insectile Aberration"
      And Alice doesn't control "Witch-Blessed Meadow"

  @ruling:mdfc/transformed-permanent @from:2026-01-16 @CR:701.27g
  Rule: A modal double-faced permanent with its back face up is a transformed permanent, even if it was played that way

    Scenario: a land played as the back face counts for Oculus Whelp
      Given Alice controls "Oculus Whelp"
      And Alice has "Witch Enchanter" in hand
      And Alice has "Murder" in hand
      And Alice has {B}{B}{B} in her mana pool
      When Alice plays "Witch Enchanter" as "Witch-Blessed Meadow"
      And Alice declines
      Then "Witch-Blessed Meadow" has its back face up
      When Alice casts "Murder" targeting "Oculus Whelp"
      And the top of the stack resolves
      Then there is 1 ability on the stack

    Scenario: the front face of Witch Enchanter counts for nothing
      Given Alice controls "Oculus Whelp"
      And Alice controls "Witch Enchanter"
      And Alice has "Murder" in hand
      And Alice has {B}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Oculus Whelp"
      And the top of the stack resolves
      Then there are 0 abilities on the stack
      And "Oculus Whelp" is in Alice's graveyard

    Scenario: what turned back is no transformed permanent
      Given Alice controls "Oculus Whelp"
      And Alice controls "Delver of Secrets"
      And Alice controls "Maskwood Nexus"
      And Alice has two "Moonmist" in hand
      And Alice has "Murder" in hand
      And Alice has {G}{G}{G}{G}{B}{B}{B} in her mana pool
      When Alice casts "Moonmist" paying {G}{G}
      And the stack resolves
      Then Alice controls "Insectile Aberration"
      When Alice casts "Moonmist" paying {G}{G}
      And the stack resolves
      Then Alice controls "Delver of Secrets"
      When Alice casts "Murder" targeting "Oculus Whelp"
      And the top of the stack resolves
      Then there are 0 abilities on the stack

  @ruling:mdfc/transformed-permanent @until:2025-04-04 @CR:701.27g
  Rule: Until 2025 only a nonmodal double-faced permanent with its back face up is a transformed permanent

    Scenario: a land played as the back face counts for nothing
      Given Alice controls "Oculus Whelp"
      And Alice has "Witch Enchanter" in hand
      And Alice has "Murder" in hand
      And Alice has {B}{B}{B} in her mana pool
      When Alice plays "Witch Enchanter" as "Witch-Blessed Meadow"
      And Alice declines
      Then "Witch-Blessed Meadow" has its back face up
      When Alice casts "Murder" targeting "Oculus Whelp"
      And the top of the stack resolves
      Then there are 0 abilities on the stack
      And "Oculus Whelp" is in Alice's graveyard

    Scenario: Insectile Aberration counts for Oculus Whelp
      Given Alice controls "Oculus Whelp"
      And Alice controls "Delver of Secrets" with its back face up
      And Alice has "Murder" in hand
      And Alice has {B}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Oculus Whelp"
      And the top of the stack resolves
      Then there is 1 ability on the stack
