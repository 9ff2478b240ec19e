Feature: Effects that replace what tapping for mana makes

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:mana/tapped-replacement @CR:106.12b @CR:614.5 @CR:616.1
  Rule: Such an effect rewrites the mana as it is made, each effect once, in the order that the player who taps chooses

    Scenario: Mana Reflection
      Given Alice controls "Mana Reflection"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}{G} in her mana pool

    Scenario: Nyxbloom Ancient
      Given Alice controls "Nyxbloom Ancient"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}{G}{G} in her mana pool

    Scenario: both
      Given Alice controls "Mana Reflection"
      And Alice controls "Nyxbloom Ancient"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      And Alice applies "Mana Reflection" first
      Then Alice has {G}{G}{G}{G}{G}{G} in her mana pool

    Scenario: Contamination first, then Reflection
      Given Bob controls "Contamination"
      And Alice controls "Mana Reflection"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      And Alice applies "Contamination" first
      Then Alice has {B}{B} in her mana pool

    Scenario: Reflection first, then Contamination
      Given Bob controls "Contamination"
      And Alice controls "Mana Reflection"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      And Alice applies "Mana Reflection" first
      Then Alice has {B} in her mana pool

    Scenario: Damping Sphere and a land that makes two
      Given Bob controls "Damping Sphere"
      And Alice controls "Ancient Tomb"
      When Alice taps "Ancient Tomb" for mana
      Then Alice has {C} in her mana pool
      And Alice has 18 life

    Scenario: Damping Sphere and a land that makes one
      Given Bob controls "Damping Sphere"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G} in her mana pool

    Scenario: Reflection makes a Forest a land for two
      Given Bob controls "Damping Sphere"
      And Alice controls "Mana Reflection"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {C} in her mana pool

    Scenario Outline: Ancient Tomb under both, <first> first
      Given Bob controls "Damping Sphere"
      And Alice controls "Mana Reflection"
      And Alice controls "Ancient Tomb"
      When Alice taps "Ancient Tomb" for mana
      And Alice applies "<first>" first
      Then Alice has <mana> in her mana pool

      Examples:
        | first           | mana   |
        | Damping Sphere  | {C}{C} |
        | Mana Reflection | {C}    |

    Scenario: mana of a triggered ability isn't what the land makes
      Given Bob controls "Damping Sphere"
      And Alice controls "Forest"
      And Alice controls "Wild Growth" attached to "Forest"
      When Alice taps "Forest" for mana
      Then Alice has {G}{G} in her mana pool

    Scenario Outline: <n> Mana Reflections
      Given Alice controls <n> "Mana Reflection"
      And Alice controls "Forest"
      When Alice taps "Forest" for mana
      Then Alice has <mana> in her mana pool

      Examples:
        | n     | mana                     |
        | two   | {G}{G}{G}{G}             |
        | three | {G}{G}{G}{G}{G}{G}{G}{G} |

    Scenario: mana that is counted is doubled once
      Given Alice controls "Mana Reflection"
      And Alice controls "Gaea's Cradle"
      And Alice controls three "Memnite"
      When Alice taps "Gaea's Cradle" for mana
      Then Alice has {G}{G}{G}{G}{G}{G} in her mana pool
