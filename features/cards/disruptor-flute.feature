@card:disruptor-flute @card:ondu-knotmaster @card:fire @card:delver-of-secrets @card:valki-god-of-lies @card:blaster-combat-dj @card:lithoform-engine @card:mind-stone @card:pili-pala @card:barren-moor @card:smugglers-copter @card:bonesplitter @card:ornithopter @card:foundry-inspector @card:kher-keep @card:voldaren-epicure @card:anointed-peacekeeper @card:brazen-borrower
Feature: Disruptor Flute

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:flute/one-name @CR:201.4b @CR:201.4d @CR:201.4f @CR:709.3b @CR:712.19 @CR:715.3b
  Rule: Of a card with two names one is chosen, and nothing happens to what has the other

    Scenario: the name of the creature leaves its Adventure alone
      Given Bob controls "Disruptor Flute" naming "Ondu Knotmaster"
      And Alice controls "Memnite"
      And Alice has "Ondu Knotmaster" in hand
      And Alice has {W}{B} in her mana pool
      When Alice casts "Ondu Knotmaster" as "Throw a Line" targeting 2 to "Memnite"
      Then "Throw a Line" is on the stack
      And Alice's mana pool is empty

    Scenario: the creature costs more
      Given Bob controls "Disruptor Flute" naming "Ondu Knotmaster"
      And Alice has "Ondu Knotmaster" in hand
      And Alice has {C}{C}{C}{C}{C}{W}{B} in her mana pool
      When Alice casts "Ondu Knotmaster"
      Then "Ondu Knotmaster" is on the stack
      And Alice's mana pool is empty

    Scenario: the creature can't be cast for what it costs otherwise
      Given Bob controls "Disruptor Flute" naming "Ondu Knotmaster"
      And Alice has "Ondu Knotmaster" in hand
      And Alice has {C}{C}{W}{B} in her mana pool
      Then Alice can't cast "Ondu Knotmaster" because of rule 601.2h

    Scenario: the name of the Adventure leaves the creature alone
      Given Bob controls "Disruptor Flute" naming "Throw a Line"
      And Alice has "Ondu Knotmaster" in hand
      And Alice has {C}{C}{W}{B} in her mana pool
      When Alice casts "Ondu Knotmaster"
      Then "Ondu Knotmaster" is on the stack
      And Alice's mana pool is empty

    Scenario: the Adventure costs more
      Given Bob controls "Disruptor Flute" naming "Throw a Line"
      And Alice controls "Memnite"
      And Alice has "Ondu Knotmaster" in hand
      And Alice has {C}{C}{C}{W}{B} in her mana pool
      When Alice casts "Ondu Knotmaster" as "Throw a Line" targeting 2 to "Memnite"
      Then "Throw a Line" is on the stack
      And Alice's mana pool is empty

    Scenario Outline: one half of a split card
      Given Bob controls "Disruptor Flute" naming "<named>"
      And Alice has "Fire // Ice" in hand
      And Alice has <pool> in her mana pool
      When Alice casts "Fire // Ice" as "Ice" targeting "Disruptor Flute"
      Then "Ice" is on the stack
      And Alice's mana pool is empty

      Examples:
        | named | pool            |
        | Fire  | {C}{U}          |
        | Ice   | {C}{C}{C}{C}{U} |

    Scenario Outline: one face of a modal double-faced card
      Given Bob controls "Disruptor Flute" naming "<named>"
      And Alice has "Valki, God of Lies" in hand
      And Alice has <pool> in her mana pool
      When Alice casts "Valki, God of Lies" as "<cast>"
      Then "<cast>" is on the stack
      And Alice's mana pool is empty

      Examples:
        | named                   | cast                    | pool                          |
        | Valki, God of Lies      | Valki, God of Lies      | {C}{C}{C}{C}{B}               |
        | Valki, God of Lies      | Tibalt, Cosmic Impostor | {C}{C}{C}{C}{C}{B}{R}         |
        | Tibalt, Cosmic Impostor | Valki, God of Lies      | {C}{B}                        |
        | Tibalt, Cosmic Impostor | Tibalt, Cosmic Impostor | {C}{C}{C}{C}{C}{C}{C}{C}{B}{R} |

    Scenario Outline: a transforming card is cast by its front face's name
      Given Bob controls "Disruptor Flute" naming "<named>"
      And Alice has "Delver of Secrets" in hand
      And Alice has <pool> in her mana pool
      When Alice casts "Delver of Secrets"
      Then "Delver of Secrets" is on the stack
      And Alice's mana pool is empty

      Examples:
        | named                | pool         |
        | Insectile Aberration | {U}          |
        | Delver of Secrets    | {C}{C}{C}{U} |

    Scenario: the back face's name stops that face's ability
      Given Bob controls "Disruptor Flute" naming "Blaster, Morale Booster"
      And Alice controls "Blaster, Combat DJ" with its back face up with 2 +1/+1 counters
      And Alice controls "Memnite"
      And Alice has {C} in her mana pool
      Then Alice can't activate {X}, {T} of "Blaster, Morale Booster" with X = 1 targeting "Memnite" because of rule 602.5

    Scenario: the front face's name doesn't
      Given Bob controls "Disruptor Flute" naming "Blaster, Combat DJ"
      And Alice controls "Blaster, Combat DJ" with its back face up with 2 +1/+1 counters
      And Alice controls "Memnite"
      And Alice has {C} in her mana pool
      When Alice activates {X}, {T} of "Blaster, Morale Booster" with X = 1 targeting "Memnite"
      And the stack resolves
      Then "Memnite" has 1 +1/+1 counter
      And "Blaster, Morale Booster" has 1 +1/+1 counter

    Scenario: both names together aren't a name
      Given Alice has "Disruptor Flute" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Disruptor Flute"
      And the stack resolves
      Then Alice is asked for card name
      And Alice can't choose the name "Fire // Ice" because of rule 201.4
      And Alice can't choose the name "Ondu Knotmaster // Throw a Line" because of rule 201.4
      When Alice chooses the name "Throw a Line"
      Then Alice controls "Disruptor Flute"

    Scenario: a Peacekeeper that names an Adventure
      Given Alice has "Anointed Peacekeeper" in hand
      And Alice has {W}{C}{C} in her mana pool
      And Bob has "Brazen Borrower" in hand
      And Bob has {C}{C}{C}{U} in his mana pool
      When Alice casts "Anointed Peacekeeper"
      And the stack resolves
      Then Alice is asked for card name
      When Alice chooses the name "Petty Theft"
      Then Alice controls "Anointed Peacekeeper"
      When Alice passes priority
      And Bob casts "Brazen Borrower" as "Petty Theft" targeting "Anointed Peacekeeper"
      Then "Petty Theft" is on the stack
      And Bob's mana pool is empty

    Scenario: a Peacekeeper that names an Adventure leaves the creature alone
      Given Alice controls "Anointed Peacekeeper" naming "Petty Theft"
      And Bob has "Brazen Borrower" in hand
      And Bob has {C}{U}{U} in his mana pool
      When Alice passes priority
      And Bob casts "Brazen Borrower"
      Then "Brazen Borrower" is on the stack
      And Bob's mana pool is empty

    Scenario: a Peacekeeper asks no more of its own controller's Adventure
      Given Alice controls "Anointed Peacekeeper" naming "Petty Theft"
      And Bob controls "Memnite"
      And Alice has "Brazen Borrower" in hand
      And Alice has {C}{U} in her mana pool
      When Alice casts "Brazen Borrower" as "Petty Theft" targeting "Memnite"
      Then "Petty Theft" is on the stack
      And Alice's mana pool is empty

    Scenario: an opponent's Petty Theft for what it costs otherwise
      Given Bob controls "Anointed Peacekeeper" naming "Petty Theft"
      And Bob controls "Memnite"
      And Alice has "Brazen Borrower" in hand
      And Alice has {C}{U} in her mana pool
      Then Alice can't cast "Brazen Borrower" as "Petty Theft" targeting "Memnite" because of rule 601.2h

  @ruling:flute/any-card-name @CR:201.4 @CR:111.4
  Rule: Every card's name can be chosen, wherever the card is, and a token's only if a card has it too

    Scenario Outline: a name that no object in the game has
      Given Alice has "Disruptor Flute" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Disruptor Flute"
      And the stack resolves
      Then Alice is asked for card name
      When Alice chooses the name "<name>"
      Then Alice controls "Disruptor Flute"
      And nobody is asked anything

      Examples:
        | name                    |
        | Black Lotus             |
        | Forest                  |
        | Insectile Aberration    |
        | Petty Theft             |
        | Tok-Tok, Volcano Born   |
        | Chittering Host         |
        | Kobolds of Kher Keep    |
        | Blood                   |
        | Disruptor Flute         |

    Scenario Outline: a name that only tokens have
      Given Alice has "Disruptor Flute" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Disruptor Flute"
      And the stack resolves
      Then Alice is asked for card name
      And Alice can't choose the name "<name>" because of rule 201.4
      And before the answer, "Disruptor Flute" is on the stack
      When Alice chooses the name "Sol Ring"
      Then Alice controls "Disruptor Flute"

      Examples:
        | name           |
        | Treasure       |
        | Treasure Token |
        | Clue Token     |
        | Blood Token    |

    Scenario: a token of the chosen name, made by the effect that names it so
      Given Bob controls "Disruptor Flute" naming "Kobolds of Kher Keep"
      And Alice controls "Kher Keep"
      And Alice has "Kobolds of Kher Keep" in hand
      And Alice has {C}{R}{C}{C} in her mana pool
      When Alice activates {1}{R}, {T} of "Kher Keep" paying {C}{R}
      And the stack resolves
      Then Alice controls "Kobolds of Kher Keep"
      And Alice can't cast "Kobolds of Kher Keep" because of rule 601.2h

    Scenario: a Blood token has another name than the half of a split card
      Given Bob controls "Disruptor Flute" naming "Blood"
      And Alice has "Voldaren Epicure" in hand
      And Alice has "Shock" in hand
      And Alice has {R}{C} in her mana pool
      When Alice casts "Voldaren Epicure" paying {R}
      And the stack resolves
      Then Alice controls "Blood Token"
      When Alice activates {1}, {T}, Discard, Sacrifice of "Blood Token"
      And the stack resolves
      Then "Shock" is in Alice's graveyard
      And Alice doesn't control "Blood Token"
      And Alice has 1 card in her hand

  @ruling:flute/total-cost @CR:601.2f @CR:202.3
  Rule: The increase comes before reductions, and the mana value stays what it is

    Scenario: an increase and a reduction of a spell that costs nothing
      Given Bob controls "Disruptor Flute" naming "Ornithopter"
      And Alice controls "Foundry Inspector"
      And Alice has "Ornithopter" in hand
      And Alice has {C}{C} in her mana pool
      When Alice casts "Ornithopter"
      Then "Ornithopter" is on the stack
      And Alice's mana pool is empty
      And "Ornithopter" has mana value 0

    Scenario: it can't be cast for less
      Given Bob controls "Disruptor Flute" naming "Ornithopter"
      And Alice controls "Foundry Inspector"
      And Alice has "Ornithopter" in hand
      And Alice has {C} in her mana pool
      Then Alice can't cast "Ornithopter" because of rule 601.2h

    Scenario: its own controller pays more too
      Given Alice controls "Disruptor Flute" naming "Ornithopter"
      And Alice has "Ornithopter" in hand
      And Alice has {C}{C}{C}{C} in her mana pool
      When Alice casts "Ornithopter"
      Then Alice has {C} in her mana pool
      And "Ornithopter" has mana value 0

    Scenario: two Flutes
      Given Alice controls "Disruptor Flute" naming "Ornithopter"
      And Bob controls "Disruptor Flute" naming "Ornithopter"
      And Alice has "Ornithopter" in hand
      And Alice has {C}{C}{C}{C}{C}{C}{C} in her mana pool
      When Alice casts "Ornithopter"
      Then Alice has {C} in her mana pool

    Scenario: another spell costs what it did
      Given Bob controls "Disruptor Flute" naming "Ornithopter"
      And Alice has "Memnite" in hand
      And Alice has {C} in her mana pool
      When Alice casts "Memnite"
      Then Alice has {C} in her mana pool

  @ruling:flute/activated-abilities @CR:602.1 @CR:602.5 @CR:702.6a @CR:702.29a @CR:702.122a
  Rule: What has a cost, a colon and an effect is an activated ability, in keywords too; triggered and static abilities go on

    Scenario: a named Equipment can't equip, and goes on doing what it does
      Given Bob controls "Disruptor Flute" naming "Bonesplitter"
      And Alice controls "Memnite"
      And Alice controls "Ornithopter"
      And Alice controls "Bonesplitter" attached to "Memnite"
      And Alice has {C} in her mana pool
      Then "Memnite" is 3/1
      And Alice can't activate the equip ability of "Bonesplitter" targeting "Ornithopter" because of rule 602.5

    Scenario: another Equipment can
      Given Bob controls "Disruptor Flute" naming "Bonesplitter"
      And Alice controls "Ornithopter"
      And Alice controls "Swiftfoot Boots"
      And Alice has {C} in her mana pool
      When Alice activates the equip ability of "Swiftfoot Boots" targeting "Ornithopter"
      And the stack resolves
      Then "Swiftfoot Boots" is attached to "Ornithopter"

    Scenario: a named card in hand can't be cycled, and can be played
      Given Bob controls "Disruptor Flute" naming "Barren Moor"
      And Alice has "Barren Moor" in hand
      And Alice has {B} in her mana pool
      Then Alice can't activate the cycling ability of "Barren Moor" because of rule 602.5
      When Alice plays "Barren Moor"
      Then Alice controls "Barren Moor"
      And "Barren Moor" is tapped

    Scenario: a named Vehicle can't be crewed
      Given Bob controls "Disruptor Flute" naming "Smuggler's Copter"
      And Alice controls "Smuggler's Copter"
      And Alice controls "Memnite"
      Then Alice can't activate the crew ability of "Smuggler's Copter" tapping "Memnite" because of rule 602.5

    Scenario: triggered abilities of what is named trigger
      Given Bob controls "Disruptor Flute" naming "Elvish Visionary"
      And Alice has "Elvish Visionary" in hand
      And Alice has {C}{C}{C}{C}{G} in her mana pool
      When Alice casts "Elvish Visionary"
      And the stack resolves
      Then Alice controls "Elvish Visionary"
      And Alice has 1 card in her hand

    Scenario: an ability that is on the stack already resolves
      Given Alice controls "Prodigal Sorcerer"
      And Bob has "Disruptor Flute" in hand
      And Bob has {C}{C} in his mana pool
      When Alice activates {T} of "Prodigal Sorcerer" targeting Bob
      And Alice passes priority
      And Bob casts "Disruptor Flute"
      And the top of the stack resolves
      Then Bob is asked for card name
      When Bob chooses the name "Prodigal Sorcerer"
      And the stack resolves
      Then Bob has 19 life

  @ruling:flute/mana-abilities @CR:605.1a @CR:602.5
  Rule: An ability that makes mana still works, whatever it costs; one that only costs mana doesn't

    Scenario: of a card with one of each, the mana ability works
      Given Bob controls "Disruptor Flute" naming "Mind Stone"
      And Alice controls "Mind Stone"
      When Alice taps "Mind Stone" for mana
      Then Alice has {C} in her mana pool

    Scenario: and the other doesn't
      Given Bob controls "Disruptor Flute" naming "Mind Stone"
      And Alice controls "Mind Stone"
      And Alice has {C} in her mana pool
      Then Alice can't activate {1}, {T}, Sacrifice of "Mind Stone" because of rule 602.5
      And "Mind Stone" is untapped

    Scenario: a mana ability that costs mana
      Given Bob controls "Disruptor Flute" naming "Pili-Pala"
      And Alice controls "Pili-Pala" tapped
      And Alice has {C}{C} in her mana pool
      When Alice activates {2}, {Q} of "Pili-Pala"
      And Alice chooses {G}
      Then Alice has {G} in her mana pool
      And "Pili-Pala" is untapped

    Scenario: an ability with a target is no mana ability though it makes mana
      Given Bob controls "Disruptor Flute" naming "Deathrite Shaman"
      And Alice controls "Deathrite Shaman"
      And Alice has "Forest" in her graveyard
      Then Alice can't activate {T} of "Deathrite Shaman" targeting "Forest" because of rule 602.5

    Scenario: an ability that costs mana and makes none
      Given Bob controls "Disruptor Flute" naming "Chimeric Staff"
      And Alice controls "Chimeric Staff"
      And Alice has {C}{C} in her mana pool
      Then Alice can't activate {X} of "Chimeric Staff" with X = 2 because of rule 602.5
