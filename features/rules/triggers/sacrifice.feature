Feature: Seeing a sacrifice

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:triggers/sacrifice-looks-back @from:2026-04-17 @CR:603.10a
  Rule: An ability that triggers on a sacrifice is looked for as things were before it

    Scenario: Mayhem Devil sees its own sacrifice
      Given Alice controls "Mayhem Devil"
      And Alice has "Village Rites" in hand
      And Alice has {B} in her mana pool
      When Alice casts "Village Rites" sacrificing "Mayhem Devil"
      And Alice chooses Bob
      Then "Mayhem Devil" is in Alice's graveyard
      And there is 1 ability on the stack
      When the stack resolves
      Then Bob has 19 life

    Scenario: Mayhem Devil sees all that is sacrificed together with it
      Given Alice controls "Mayhem Devil"
      And Alice controls "Grizzly Bears"
      And Bob controls "Memnite"
      And Bob controls "Ornithopter"
      And Alice has "Barter in Blood" in hand
      And Alice has {B}{B}{B}{B} in her mana pool
      When Alice casts "Barter in Blood"
      And the top of the stack resolves
      And Alice chooses Bob
      And Alice chooses Bob
      And Alice chooses Bob
      And Alice chooses Bob
      Then there are 4 abilities on the stack
      When the stack resolves
      Then Bob has 16 life

    Scenario: Mayhem Devil sees nothing of a sacrifice after its death
      Given Alice controls "Mayhem Devil"
      And Alice controls "Grizzly Bears"
      And Alice has "Village Rites" in hand
      And Alice has "Murder" in hand
      And Alice has {B}{B}{B}{B} in her mana pool
      When Alice casts "Murder" targeting "Mayhem Devil" paying {B}{B}{B}
      And the stack resolves
      Then there are 0 abilities on the stack
      When Alice casts "Village Rites" sacrificing "Grizzly Bears"
      Then there are 0 abilities on the stack
      And Bob has 20 life

    @commander @CR:608.2h @CR:903.9a
    Scenario: Juri, a commander that goes back to the command zone, deals damage by its last power
      Given Alice's commander "Juri, Master of the Revue" is on the battlefield
      And Alice controls "Memnite"
      And Alice has two "Village Rites" in hand
      And Alice has {B}{B} in her mana pool
      When Alice casts "Village Rites" sacrificing "Memnite"
      And the stack resolves
      Then "Juri, Master of the Revue" is 2/2
      When Alice casts "Village Rites" sacrificing "Juri, Master of the Revue"
      And Alice accepts
      And Alice orders the first ability of "Juri, Master of the Revue", then the second ability of "Juri, Master of the Revue"
      And Alice chooses Bob
      Then "Juri, Master of the Revue" is in the command zone
      And there are 2 abilities of "Juri, Master of the Revue" on the stack
      When the top of the stack resolves
      Then Bob has 38 life
      When the stack resolves
      Then Bob has 38 life
      And "Juri, Master of the Revue" has no counters
