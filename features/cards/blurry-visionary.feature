@playtest @card:blurry-visionary
Feature: Blurry Visionary

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase
    And Alice has "Blurry Visionary" in hand
    And Alice has {U}{U}{U}{U} in her mana pool

  @ruling:blurry/fuse @CR:712.3
  Rule: Two single-faced cards become one modal double-faced card, and the player chooses which is the front

    Scenario Outline: either card is the front
      Given Alice has "Grizzly Bears" on top of her library
      And Alice has "Lightning Bolt" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      Then Alice is asked for face
      When Alice chooses "<front>"
      Then "<front>" is in Alice's hand
      And "<front>" is the card "<front> // <back>"
      And Alice has 1 card in her hand
      And Alice has 60 cards in her library
      And "<front>" isn't in Alice's library
      And "<back>" isn't in Alice's library
      And Bob cannot see "<front>"
      And Bob cannot see "<back>"

      Examples:
        | front          | back           |
        | Grizzly Bears  | Lightning Bolt |
        | Lightning Bolt | Grizzly Bears  |

    Scenario: either face can be cast
      Given Alice has "Grizzly Bears" on top of her library
      And Alice has "Lightning Bolt" on top of her library
      And Alice controls "Mountain"
      When Alice casts "Blurry Visionary"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      And Alice taps "Mountain" for mana
      And Alice casts "Grizzly Bears" as "Lightning Bolt" targeting Bob
      Then "Lightning Bolt" is on the stack
      And "Lightning Bolt" has mana value 1
      And "Lightning Bolt" is red
      When the stack resolves
      Then Bob has 17 life
      And "Grizzly Bears" is in Alice's graveyard
      And "Grizzly Bears" is the card "Grizzly Bears // Lightning Bolt"

    Scenario: a land face is played as a land
      Given Alice has "Lightning Bolt" on top of her library
      And Alice has "Mountain" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      And Alice chooses "Lightning Bolt"
      And Alice plays "Lightning Bolt" as "Mountain"
      Then Alice controls "Mountain"
      And "Mountain" has its back face up
      And Alice has no cards in her hand

  @ruling:blurry/transforming-part @CR:118.6 @CR:118.6a @CR:712.3
  Rule: Of a transforming card either face can become part of the new card, which is modal all the same

    Scenario Outline: four outcomes
      Given Alice has "Brainstorm" on top of her library
      And Alice has "Delver of Secrets" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      Then Alice may choose "Delver of Secrets" and "Insectile Aberration"
      And Alice may not choose "Brainstorm"
      When Alice chooses "<outward>"
      Then Alice may choose "<front>" and "<back>"
      And Alice may not choose "<inward>"
      When Alice chooses "<front>"
      Then "<front>" is the card "<front> // <back>"
      And Alice has 1 card in her hand

      Examples:
        | outward              | inward               | front                | back                 |
        | Delver of Secrets    | Insectile Aberration | Brainstorm           | Delver of Secrets    |
        | Delver of Secrets    | Insectile Aberration | Delver of Secrets    | Brainstorm           |
        | Insectile Aberration | Delver of Secrets    | Brainstorm           | Insectile Aberration |
        | Insectile Aberration | Delver of Secrets    | Insectile Aberration | Brainstorm           |

    Scenario: a face without mana cost can't normally be cast
      Given Alice has "Brainstorm" on top of her library
      And Alice has "Delver of Secrets" on top of her library
      And Alice controls "Island"
      When Alice casts "Blurry Visionary"
      And the stack resolves
      And Alice chooses "Insectile Aberration"
      And Alice chooses "Brainstorm"
      Then Alice can't cast "Brainstorm" as "Insectile Aberration" because of rule 118.6
      And Alice has 1 card in her hand

    Scenario: but it can for an alternative cost
      Given Alice has "Brainstorm" on top of her library
      And Alice has "Delver of Secrets" on top of her library
      And Alice controls "Omniscience"
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      And Alice chooses "Insectile Aberration"
      And Alice chooses "Brainstorm"
      And Alice casts "Brainstorm" as "Insectile Aberration" using "Omniscience"
      And the stack resolves
      Then Alice controls "Insectile Aberration"
      And "Insectile Aberration" is 3/2
      And "Insectile Aberration" is blue
      And "Insectile Aberration" has mana value 0

  @ruling:blurry/modal-part @CR:712.3
  Rule: Of a modal card the face that is turned outward becomes part of the new card, and the other is no part of it

    Scenario Outline: either face, in either order
      Given Alice has "Brainstorm" on top of her library
      And Alice has "Valki, God of Lies" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      And Alice chooses "<outward>"
      And Alice chooses "<front>"
      Then "<front>" is the card "<front> // <back>"
      And "<inward>" isn't in Alice's hand

      Examples:
        | outward                 | inward                  | front                   | back                    |
        | Valki, God of Lies      | Tibalt, Cosmic Impostor | Brainstorm              | Valki, God of Lies      |
        | Valki, God of Lies      | Tibalt, Cosmic Impostor | Valki, God of Lies      | Brainstorm              |
        | Tibalt, Cosmic Impostor | Valki, God of Lies      | Brainstorm              | Tibalt, Cosmic Impostor |
        | Tibalt, Cosmic Impostor | Valki, God of Lies      | Tibalt, Cosmic Impostor | Brainstorm              |

    Scenario: the inward face can't be cast
      Given Alice has "Brainstorm" on top of her library
      And Alice has "Valki, God of Lies" on top of her library
      And Alice controls two "Swamp"
      When Alice casts "Blurry Visionary"
      And the stack resolves
      And Alice chooses "Tibalt, Cosmic Impostor"
      And Alice chooses "Brainstorm"
      Then Alice can't cast "Brainstorm" as "Valki, God of Lies" because of rule 601.2a
      And Alice has 1 card in her hand

  @ruling:blurry/one-card-library @CR:609.3
  Rule: A library's only card goes to hand as it is

    Scenario: one card
      Given Alice's library is empty
      And Alice has "Grizzly Bears" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      Then "Grizzly Bears" is in Alice's hand
      And "Grizzly Bears" is the card "Grizzly Bears"
      And Alice has 0 cards in her library
      And the game goes on

    Scenario: a transforming card stays one
      Given Alice's library is empty
      And Alice has "Delver of Secrets" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      Then nobody is asked anything
      And "Delver of Secrets" is the card "Delver of Secrets // Insectile Aberration"

    Scenario: no card
      Given Alice's library is empty
      When Alice casts "Blurry Visionary"
      And the stack resolves
      Then Alice has no cards in her hand
      And the game goes on

  @ruling:blurry/front-fixed @CR:712.8a
  Rule: Once the ability has resolved the front face never changes

    Scenario: it is the front alone in every zone but the battlefield and the stack
      Given Alice has "Grizzly Bears" on top of her library
      And Alice has "Serra Angel" on top of her library
      And Alice controls "Omniscience"
      And Alice has "Unsummon" in hand
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Grizzly Bears" as "Serra Angel" using "Omniscience"
      And the stack resolves
      Then Alice controls "Serra Angel"
      And "Serra Angel" has mana value 5
      And "Serra Angel" is 4/4
      When Alice casts "Unsummon" using "Omniscience" targeting "Serra Angel"
      And the stack resolves
      Then "Grizzly Bears" is in Alice's hand
      And "Grizzly Bears" has mana value 2
      And "Grizzly Bears" is the card "Grizzly Bears // Serra Angel"
      And "Serra Angel" isn't on the battlefield
      And Alice can see "Grizzly Bears"

  @ruling:blurry/fuse-again @open @CR:712.3
  Rule: A card that was made so is a double-faced card, and gives one of its faces when it is made part of another

    Scenario Outline: two double-faced cards
      Given Alice has "Delver of Secrets" on top of her library
      And Alice has "Valki, God of Lies" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      And Alice chooses "<first>"
      And Alice chooses "<second>"
      And Alice chooses "<front>"
      Then "<front>" is the card "<front> // <back>"
      And Alice has 1 card in her hand

      Examples:
        | first                | second                  | front                   | back                    |
        | Delver of Secrets    | Valki, God of Lies      | Delver of Secrets       | Valki, God of Lies      |
        | Delver of Secrets    | Valki, God of Lies      | Valki, God of Lies      | Delver of Secrets       |
        | Delver of Secrets    | Tibalt, Cosmic Impostor | Delver of Secrets       | Tibalt, Cosmic Impostor |
        | Delver of Secrets    | Tibalt, Cosmic Impostor | Tibalt, Cosmic Impostor | Delver of Secrets       |
        | Insectile Aberration | Valki, God of Lies      | Insectile Aberration    | Valki, God of Lies      |
        | Insectile Aberration | Valki, God of Lies      | Valki, God of Lies      | Insectile Aberration    |
        | Insectile Aberration | Tibalt, Cosmic Impostor | Insectile Aberration    | Tibalt, Cosmic Impostor |
        | Insectile Aberration | Tibalt, Cosmic Impostor | Tibalt, Cosmic Impostor | Insectile Aberration    |

    Scenario Outline: its own product with a single card
      Given Alice has "Grizzly Bears" on top of her library
      And Alice has "Lightning Bolt" on top of her library
      And Alice has "Shock" on top of her library
      And Alice has "Blurry Visionary" in hand
      And Alice has "Brainstorm" in hand
      And Alice controls "Omniscience"
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      And Alice casts "Brainstorm" using "Omniscience"
      And the stack resolves
      And Alice chooses "Grizzly Bears" and "Shock"
      And Alice orders "Grizzly Bears", then "Shock"
      And Alice casts "Blurry Visionary" using "Omniscience"
      And the stack resolves
      And Alice chooses "<outward>"
      And Alice chooses "<front>"
      Then "<front>" is the card "<front> // <back>"
      And "<front>" is made of "Grizzly Bears", "Lightning Bolt" and "Shock"

      Examples:
        | outward        | front          | back           |
        | Grizzly Bears  | Grizzly Bears  | Shock          |
        | Grizzly Bears  | Shock          | Grizzly Bears  |
        | Lightning Bolt | Lightning Bolt | Shock          |
        | Lightning Bolt | Shock          | Lightning Bolt |

  @ruling:blurry/split-part @open @CR:709.1 @CR:709.4 @CR:712.8a @card:assault-battery
  Rule: A split card has one face, and gives it with both its halves

    Scenario: no face is asked for, and its halves stay together
      Given Alice has "Grizzly Bears" on top of her library
      And Alice has "Assault // Battery" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      Then Alice may choose "Assault // Battery" and "Grizzly Bears"
      And Alice may not choose "Battery"
      When Alice chooses "Assault // Battery"
      Then "Assault // Battery" is the card "Assault // Battery // Grizzly Bears"
      And "Assault // Battery" has mana value 5
      And "Assault // Battery" is red and green

    Scenario: as the back it gives nothing in hand
      Given Alice has "Grizzly Bears" on top of her library
      And Alice has "Assault // Battery" on top of her library
      When Alice casts "Blurry Visionary"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      Then "Grizzly Bears" is the card "Grizzly Bears // Assault // Battery"
      And "Grizzly Bears" has mana value 2
      And "Grizzly Bears" is green

    Scenario Outline: a half is cast, whichever face it is of
      Given Alice has "Grizzly Bears" on top of her library
      And Alice has "Assault // Battery" on top of her library
      And Alice controls "Omniscience"
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      And Alice chooses "<front>"
      And Alice casts "<front>" as "Battery" using "Omniscience"
      Then "Battery" is on the stack
      And "Battery" has mana value 4
      And "Battery" is green
      When the stack resolves
      Then Alice controls "Elephant Token"
      And "<front>" is in Alice's graveyard
      And "<front>" has mana value <value>
      And Bob has 20 life

      Examples:
        | front              | value |
        | Assault // Battery | 5     |
        | Grizzly Bears      | 2     |

  @ruling:blurry/adventurer-part @open @CR:715.1 @CR:715.3d @CR:712.8a @card:bonecrusher-giant
  Rule: An adventurer card gives its one face with its Adventure, and the card that was made goes on the adventure

    Scenario Outline: an adventure, and back as whatever is no Adventure
      Given Alice has "Lightning Bolt" on top of her library
      And Alice has "Bonecrusher Giant" on top of her library
      And Alice controls "Omniscience"
      And Alice has {R}{R}{R} in her mana pool
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      And Alice chooses "<front>"
      And Alice casts "<front>" as "Stomp" using "Omniscience" targeting Bob
      And the stack resolves
      Then Bob has 18 life
      And "<front>" is in exile
      And "<front>" is the card "<front> // <back>"
      And Alice can't cast "<front>" as "Stomp" from exile targeting Bob because of rule 601.3
      When Alice casts "<front>" as "<again>" from exile <choices>
      And the stack resolves
      Then Bob has <life> life
      And "<front>" isn't in exile

      Examples:
        | front             | back              | again             | choices                  | life |
        | Bonecrusher Giant | Lightning Bolt    | Lightning Bolt    | targeting Bob paying {R} | 15   |
        | Lightning Bolt    | Bonecrusher Giant | Bonecrusher Giant | paying {R}{R}{R}         | 18   |

  @ruling:blurry/flip-part @open @CR:710.1 @CR:710.2 @card:akki-lavarunner
  Rule: A flip card gives its one face with both its halves, and can flip

    Scenario Outline: it flips, whichever face it is
      Given Alice has "Brainstorm" on top of her library
      And Alice has "Akki Lavarunner" on top of her library
      And Alice controls "Omniscience"
      When Alice casts "Blurry Visionary" paying {U}{U}{U}{U}
      And the stack resolves
      Then Alice may not choose "Tok-Tok, Volcano Born"
      When Alice chooses "<front>"
      And Alice casts "<front>" as "Akki Lavarunner" using "Omniscience"
      And the stack resolves
      And Alice attacks with "Akki Lavarunner"
      And Bob doesn't block
      And the game moves to Alice's postcombat main phase
      Then Alice controls "Tok-Tok, Volcano Born"
      And "Tok-Tok, Volcano Born" has mana value 4
      And "Tok-Tok, Volcano Born" is 2/2
      And Bob has 19 life

      Examples:
        | front           |
        | Akki Lavarunner |
        | Brainstorm      |
