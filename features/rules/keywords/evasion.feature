@card:giant-spider @card:severed-legion @card:bladetusk-boar @card:furtive-homunculus @card:soltari-foot-soldier @card:bog-raiders @card:boggart-brute @card:bloodrock-cyclops
Feature: What can't be blocked, and by what

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:keywords/evasion @CR:509.1b @CR:702.9b @CR:702.17b @CR:702.28b @CR:702.36b @CR:702.13b @CR:702.118b
  Rule: An evasion ability says which creatures can't block its creature; all others can

    Scenario Outline: who can
      Given Alice controls "<attacker>"
      And Bob controls "<blocker>"
      When Alice attacks with "<attacker>"
      And Bob blocks "<attacker>" with "<blocker>"
      Then "<blocker>" is blocking

      Examples:
        | attacker           | blocker              |
        | Serra Angel        | Giant Spider         |
        | Serra Angel        | Shivan Dragon        |
        | Grizzly Bears      | Serra Angel          |
        | Severed Legion     | Typhoid Rats         |
        | Severed Legion     | Memnite              |
        | Bladetusk Boar     | Memnite              |
        | Bladetusk Boar     | Boggart Brute        |
        | Furtive Homunculus | Giant Spider         |
        | Furtive Homunculus | Fencing Ace          |
        | Bog Raiders        | Grizzly Bears        |
        | Giant Spider       | Furtive Homunculus   |

    Scenario Outline: who can't
      Given Alice controls "<attacker>"
      And Bob controls "<blocker>"
      When Alice attacks with "<attacker>"
      Then Bob can't block "<attacker>" with "<blocker>"

      Examples:
        | attacker             | blocker              |
        | Serra Angel          | Grizzly Bears        |
        | Severed Legion       | Grizzly Bears        |
        | Bladetusk Boar       | Grizzly Bears        |
        | Furtive Homunculus   | Boggart Brute        |
        | Soltari Foot Soldier | Grizzly Bears        |
        | Grizzly Bears        | Soltari Foot Soldier |

    Scenario: shadow blocks shadow
      Given Alice controls "Soltari Foot Soldier" as "attacker"
      And Bob controls "Soltari Foot Soldier" as "blocker"
      When Alice attacks with "attacker"
      And Bob blocks "attacker" with "blocker"
      Then "blocker" is blocking

  @ruling:keywords/landwalk @CR:702.14c
  Rule: A creature with landwalk can't be blocked while the player whom it attacks controls such a land

    Scenario: they do
      Given Alice controls "Bog Raiders"
      And Bob controls "Swamp"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Bog Raiders"
      Then Bob can't block "Bog Raiders" with "Grizzly Bears"

    Scenario: the attacking player does
      Given Alice controls "Bog Raiders"
      And Alice controls "Swamp"
      And Bob controls "Forest"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Bog Raiders"
      And Bob blocks "Bog Raiders" with "Grizzly Bears"
      Then "Grizzly Bears" is blocking

  @ruling:keywords/menace @CR:702.111b @CR:509.1b
  Rule: A creature with menace is blocked by two or more creatures, or by none

    Scenario: one can't, two and three can
      Given Alice controls "Boggart Brute"
      And Bob controls "Grizzly Bears"
      And Bob controls "Memnite"
      And Bob controls "Ornithopter"
      When Alice attacks with "Boggart Brute"
      Then Bob can't block "Boggart Brute" with "Grizzly Bears" because of rule 702.111b
      When Bob blocks "Boggart Brute" with "Grizzly Bears", "Memnite" and "Ornithopter"
      Then "Grizzly Bears" is blocking
      And "Ornithopter" is blocking

    Scenario: two
      Given Alice controls "Boggart Brute"
      And Bob controls "Grizzly Bears"
      And Bob controls "Memnite"
      When Alice attacks with "Boggart Brute"
      And Bob blocks "Boggart Brute" with "Grizzly Bears" and "Memnite"
      Then "Memnite" is blocking

  @ruling:combat/attack-restrictions @CR:508.1a @CR:508.1d @CR:702.3b
  Rule: Tapped creatures and those with defender can't attack; one that attacks if able must, if it can

    Scenario: a wall and a tapped creature
      Given Alice controls "Wall of Omens"
      And Alice controls "Grizzly Bears" tapped
      Then Alice can't attack with "Wall of Omens"
      And Alice can't attack with "Grizzly Bears"

    Scenario: it attacks if able
      Given Alice controls "Bloodrock Cyclops"
      And Alice controls "Grizzly Bears"
      Then Alice can't attack with "Grizzly Bears" because of rule 508.1d
      When Alice attacks with "Bloodrock Cyclops"
      Then "Bloodrock Cyclops" is attacking
      And "Grizzly Bears" isn't attacking

    Scenario: it isn't able
      Given Alice controls "Bloodrock Cyclops" tapped
      And Alice controls "Grizzly Bears"
      When Alice attacks with "Grizzly Bears"
      Then "Bloodrock Cyclops" isn't attacking
      And "Grizzly Bears" is attacking
