Feature: Four players act in turn order

  Background:
    Given Alice, Bob, Carol and Dave are playing
    And it is Carol's precombat main phase

  @ruling:multiplayer/trigger-order @CR:603.3b @CR:101.4
  Rule: Abilities that trigger together go onto the stack player by player from the active one on, so the last in turn order resolves first

    Scenario: each player's ability
      Given Alice controls "Soul Warden"
      And Bob controls "Soul Warden"
      And Carol controls "Soul Warden"
      And Dave controls "Soul Warden"
      And Carol has "Memnite" in hand
      When Carol casts "Memnite"
      And the top of the stack resolves
      And the top of the stack resolves
      Then Bob has 21 life
      And Alice has 20 life
      And Carol has 20 life
      And Dave has 20 life
      When the top of the stack resolves
      Then Alice has 21 life
      And Dave has 20 life
      When the top of the stack resolves
      Then Dave has 21 life
      And Carol has 20 life
      When the stack resolves
      Then Carol has 21 life

  @ruling:multiplayer/choice-order @CR:101.4 @CR:101.4b
  Rule: When each player chooses, they choose one after another from the active player on, and then all of it happens at once

    Scenario: each sacrifices creatures of their choice
      Given Alice controls "Memnite" as "a1"
      And Alice controls "Grizzly Bears" as "a2"
      And Alice controls "Ornithopter" as "a3"
      And Dave controls "Memnite" as "d1"
      And Dave controls "Grizzly Bears" as "d2"
      And Dave controls "Ornithopter" as "d3"
      And Bob controls "Wall of Omens"
      And Carol has "Barter in Blood" in hand
      And Carol has {B}{B}{C}{C} in her mana pool
      When Carol casts "Barter in Blood"
      And the stack resolves
      Then Dave may choose "d1" and "d2" and "d3"
      And before the answer, Bob controls "Wall of Omens"
      When Dave chooses "d1" and "d2"
      Then Alice may choose "a1" and "a2" and "a3"
      And before the answer, Dave controls "Memnite"
      When Alice chooses "a2" and "a3"
      Then Dave controls "Ornithopter"
      And Dave doesn't control "Memnite"
      And Alice controls "Memnite"
      And Alice doesn't control "Grizzly Bears"
      And Bob doesn't control "Wall of Omens"

    Scenario: each may put a card onto the battlefield, and they enter together
      Given Alice has "Memnite" in hand
      And Bob has "Soul Warden" in hand
      And Dave has "Ornithopter" in hand
      And Carol has "Sol Ring" in hand
      And Carol has "Show and Tell" in hand
      And Carol has {U}{C}{C} in her mana pool
      When Carol casts "Show and Tell"
      And the stack resolves
      And Carol declines
      Then Dave may choose "Ornithopter"
      When Dave chooses "Ornithopter"
      Then Alice may choose "Memnite"
      And before the answer, Dave doesn't control "Ornithopter"
      When Alice declines
      And Bob chooses "Soul Warden"
      Then Dave controls "Ornithopter"
      And Bob controls "Soul Warden"
      And "Memnite" is in Alice's hand
      And Bob has 21 life
