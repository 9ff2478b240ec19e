Feature: Shapes of a feature

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:smoke/one @CR:117.1a
  Rule: A creature spell is cast in a main phase

    Scenario Outline: cast
      Given Alice has "<card>" in hand
      And Alice has <mana> in her mana pool
      When Alice casts "<card>"
      And the stack resolves
      Then Alice controls "<card>"
      And Alice's mana pool is empty

      Examples:
        | card          | mana         |
        | Memnite       | {C}          |
        | Grizzly Bears | {G}{C}       |

    Scenario: not in time
      Given Alice has "Grizzly Bears" in hand
      When the game moves to Alice's end step
      Then Alice can't cast "Grizzly Bears"
