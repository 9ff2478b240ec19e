@card:akki-lavarunner @card:budoka-pupil
Feature: Flip cards

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:flip/alternative @CR:710.1b @CR:710.2
  Rule: A flipped permanent has the name, types, text, power and toughness of its other half

    Scenario: damage flips it
      Given Alice controls "Akki Lavarunner"
      When Alice attacks with "Akki Lavarunner"
      And Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then Alice controls "Tok-Tok, Volcano Born"
      And Alice doesn't control "Akki Lavarunner"
      And "Tok-Tok, Volcano Born" is 2/2
      And "Tok-Tok, Volcano Born" is a legendary
      And "Tok-Tok, Volcano Born" isn't a Warrior
      And "Tok-Tok, Volcano Born" has protection
      And "Tok-Tok, Volcano Born" doesn't have haste
      And "Tok-Tok, Volcano Born" is tapped
      And Bob has 19 life

    Scenario: the flipped half's text counts
      Given Alice controls "Akki Lavarunner"
      And Alice has "Lightning Bolt" in hand
      And Alice has "Mountain" in hand
      When Alice attacks with "Akki Lavarunner"
      And Bob doesn't block
      And the game moves to Alice's postcombat main phase
      And Alice plays "Mountain"
      And Alice taps "Mountain" for mana
      And Alice casts "Lightning Bolt" targeting Bob
      And the stack resolves
      Then Bob has 15 life

    Scenario: not before it flips
      Given Alice controls "Akki Lavarunner"
      Then "Akki Lavarunner" is 1/1
      And "Akki Lavarunner" isn't a legendary
      And "Akki Lavarunner" has haste

  @ruling:flip/cost-and-color @CR:710.1c
  Rule: Mana cost and color of a flipped permanent are those that it had, and what else applies to it goes on

    Scenario: mana value, color, counters and Auras
      Given Alice controls "Akki Lavarunner" with 1 +1/+1 counter
      And Alice controls "Bonesplitter" attached to "Akki Lavarunner"
      When Alice attacks with "Akki Lavarunner"
      And Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then "Tok-Tok, Volcano Born" has mana value 4
      And "Tok-Tok, Volcano Born" is red
      And "Tok-Tok, Volcano Born" has 1 +1/+1 counter
      And "Tok-Tok, Volcano Born" is 5/3
      And "Bonesplitter" is attached to "Tok-Tok, Volcano Born"
      And Bob has 16 life

    Scenario: counters of one half serve the other
      Given Alice controls "Budoka Pupil" with 2 ki counters
      When the game moves to Alice's end step
      And the stack resolves
      And Alice accepts
      Then Alice controls "Ichiga, Who Topples Oaks"
      And "Ichiga, Who Topples Oaks" has 2 ki counters
      And "Ichiga, Who Topples Oaks" has mana value 3
      And "Ichiga, Who Topples Oaks" is green

    Scenario: one counter isn't enough
      Given Alice controls "Budoka Pupil" with 1 ki counter
      When the game moves to Alice's end step
      Then the stack is empty
      And Alice controls "Budoka Pupil"

  @ruling:flip/elsewhere @CR:710.2 @CR:710.4
  Rule: Off the battlefield a flip card has its normal characteristics only, and it comes back unflipped

    Scenario Outline: in each zone
      Given Alice has "Akki Lavarunner" <place>
      Then "Akki Lavarunner" has mana value 4
      And "Akki Lavarunner" is 1/1
      And "Akki Lavarunner" isn't a legendary

      Examples:
        | place            |
        | in hand          |
        | in her graveyard |
        | in exile         |

    Scenario: it isn't cast flipped
      Given Alice has "Akki Lavarunner" in hand
      And Alice has {R}{R}{R}{R} in her mana pool
      Then Alice can't cast "Akki Lavarunner" as "Tok-Tok, Volcano Born" because of rule 710.1b
      And "Akki Lavarunner" is in Alice's hand

    Scenario: out and in again
      Given Alice controls "Budoka Pupil" with 2 ki counters
      And Alice has "Cloudshift" in hand
      And Alice controls "Plains"
      When the game moves to Alice's end step
      And the stack resolves
      And Alice accepts
      And Alice taps "Plains" for mana
      And Alice casts "Cloudshift" targeting "Ichiga, Who Topples Oaks"
      And the stack resolves
      Then Alice controls "Budoka Pupil"
      And Alice doesn't control "Ichiga, Who Topples Oaks"
      And "Budoka Pupil" is 2/2
      And "Budoka Pupil" has no counters

  @ruling:flip/copy @CR:707.2 @CR:110.5 @CR:710.2
  Rule: A copy of a flipped permanent is not flipped, and can flip itself

    Scenario: the copy has both sets of characteristics
      Given Alice controls "Akki Lavarunner" with 1 +1/+1 counter
      And Alice has "Cackling Counterpart" in hand
      And Alice controls "Island" as "i1"
      And Alice controls "Island" as "i2"
      And Alice controls "Island" as "i3"
      When Alice attacks with "Akki Lavarunner"
      And Bob doesn't block
      And the game moves to Alice's postcombat main phase
      And Alice taps "i1" for mana
      And Alice taps "i2" for mana
      And Alice taps "i3" for mana
      And Alice casts "Cackling Counterpart" targeting "Tok-Tok, Volcano Born"
      And the stack resolves
      Then Alice controls "Tok-Tok, Volcano Born"
      And Alice controls "Akki Lavarunner"
      And "Akki Lavarunner" is a token
      And "Akki Lavarunner" is 1/1
      And "Akki Lavarunner" isn't a legendary
      And "Akki Lavarunner" has haste

    Scenario: what enters as a copy isn't flipped either
      Given Alice controls "Akki Lavarunner"
      And Alice has "Clone" in hand
      And Alice controls "Island" as "i1"
      And Alice controls "Island" as "i2"
      And Alice controls "Island" as "i3"
      And Alice controls "Island" as "i4"
      When Alice attacks with "Akki Lavarunner"
      And Bob doesn't block
      And the game moves to Alice's postcombat main phase
      And Alice taps "i1" for mana
      And Alice taps "i2" for mana
      And Alice taps "i3" for mana
      And Alice taps "i4" for mana
      And Alice casts "Clone"
      And the stack resolves
      And Alice chooses "Tok-Tok, Volcano Born"
      Then Alice controls "Akki Lavarunner"
      And Alice controls "Tok-Tok, Volcano Born"
      And "Akki Lavarunner" is 1/1
      And "Akki Lavarunner" has mana value 4
      And "Akki Lavarunner" isn't a legendary
