Feature: What has a chosen name

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:names/spells @CR:709.3b @CR:715.3b @CR:712.8f @CR:712.11c @card:meddling-mage
  Rule: A spell has the name of the face, half or part that it is cast as, and no other

    Scenario Outline: a Mage that names <name>
      Given Bob controls "Meddling Mage" naming "<name>"
      And Alice controls "Omniscience"
      And Alice controls "Sol Ring"
      And Alice has "<card>" in hand
      Then Alice can't cast "<card>" as "<name>" <choices> because of rule 601.3
      And "<card>" is in Alice's hand
      When Alice casts "<card>" as "<other>" <other choices>
      Then "<other>" is on the stack

      Examples:
        | name                    | card               | other                   | choices                                 | other choices                           |
        | Fire                    | Fire // Ice        | Ice                     | using "Omniscience" targeting 2 to Bob  | using "Omniscience" targeting "Sol Ring" |
        | Ice                     | Fire // Ice        | Fire                    | using "Omniscience" targeting "Sol Ring" | using "Omniscience" targeting 2 to Bob  |
        | Stomp                   | Bonecrusher Giant  | Bonecrusher Giant       | using "Omniscience" targeting Bob       | using "Omniscience"                     |
        | Bonecrusher Giant       | Bonecrusher Giant  | Stomp                   | using "Omniscience"                     | using "Omniscience" targeting Bob       |
        | Valki, God of Lies      | Valki, God of Lies | Tibalt, Cosmic Impostor | using "Omniscience"                     | using "Omniscience"                     |
        | Tibalt, Cosmic Impostor | Valki, God of Lies | Valki, God of Lies      | using "Omniscience"                     | using "Omniscience"                     |

    Scenario: the name of a back face that isn't cast stops nothing
      Given Bob controls "Meddling Mage" naming "Insectile Aberration"
      And Alice has "Delver of Secrets" in hand
      And Alice has {U} in her mana pool
      When Alice casts "Delver of Secrets"
      Then "Delver of Secrets" is on the stack

    Scenario: a land with the name is played
      Given Bob controls "Meddling Mage" naming "Bala Ged Recovery"
      And Alice has "Bala Ged Recovery" in hand
      When Alice plays "Bala Ged Recovery" as "Bala Ged Sanctuary"
      Then Alice controls "Bala Ged Sanctuary"

  @ruling:names/cards @CR:709.4a @CR:712.8a @CR:715.4 @CR:710.2 @CR:201.2a @card:cabal-therapy
  Rule: A card in hand has the names of both halves of a split card, and of any other card the normal or front one only

    Scenario Outline: <name> takes <card>
      Given Alice has "Cabal Therapy" in hand
      And Alice has {B} in her mana pool
      And Bob has "<card>" in hand
      And Bob has "Memnite" in hand
      When Alice casts "Cabal Therapy" targeting Bob
      And the stack resolves
      And Alice chooses the name "<name>"
      Then "<card>" is in Bob's graveyard
      And "Memnite" isn't in Bob's graveyard
      And Bob has 1 card in his hand

      Examples:
        | name               | card               |
        | Fire               | Fire // Ice        |
        | Ice                | Fire // Ice        |
        | Battery            | Assault // Battery |
        | Brazen Borrower    | Brazen Borrower    |
        | Valki, God of Lies | Valki, God of Lies |
        | Akki Lavarunner    | Akki Lavarunner    |
        | Delver of Secrets  | Delver of Secrets  |

    Scenario Outline: <name> takes no <card>
      Given Alice has "Cabal Therapy" in hand
      And Alice has {B} in her mana pool
      And Bob has "<card>" in hand
      And Bob has "Memnite" in hand
      When Alice casts "Cabal Therapy" targeting Bob
      And the stack resolves
      And Alice chooses the name "<name>"
      Then "<card>" isn't in Bob's graveyard
      And Bob has 2 cards in his hand

      Examples:
        | name                    | card               |
        | Petty Theft             | Brazen Borrower    |
        | Tibalt, Cosmic Impostor | Valki, God of Lies |
        | Tok-Tok, Volcano Born   | Akki Lavarunner    |
        | Insectile Aberration    | Delver of Secrets  |
        | Assault                 | Fire // Ice        |

    Scenario: every card of the name, and a land's name can't be chosen
      Given Alice has "Cabal Therapy" in hand
      And Alice has {B} in her mana pool
      And Bob has two "Memnite" in hand
      And Bob has "Forest" in hand
      When Alice casts "Cabal Therapy" targeting Bob
      And the stack resolves
      Then Alice can't choose the name "Forest" because of rule 201.4a
      When Alice chooses the name "Memnite"
      Then "Memnite" isn't in Bob's hand
      And Bob has 1 card in his hand
      And "Cabal Therapy" is in Alice's graveyard

  @ruling:names/permanents @CR:201.2 @CR:710.1b @CR:712.8e @CR:712.8f @CR:730.2a @CR:602.5 @card:pithing-needle @card:phyrexian-revoker
  Rule: A permanent has the name of the face that is up, of the half that it shows, and of its topmost component

    Scenario: a Needle that names Tibalt stops his loyalty abilities
      Given Bob controls "Pithing Needle" naming "Tibalt, Cosmic Impostor"
      And Alice controls "Valki, God of Lies" with its back face up with 5 loyalty counters
      Then Alice can't activate the +2 ability of "Tibalt, Cosmic Impostor" because of rule 602.5
      And "Tibalt, Cosmic Impostor" has 5 loyalty counters

    Scenario: the front face's name leaves Tibalt alone
      Given Bob controls "Pithing Needle" naming "Valki, God of Lies"
      And Alice controls "Valki, God of Lies" with its back face up with 5 loyalty counters
      When Alice activates the +2 ability of "Tibalt, Cosmic Impostor"
      Then "Tibalt, Cosmic Impostor" has 7 loyalty counters

    Scenario: and Tibalt's leaves Valki alone
      Given Bob controls "Pithing Needle" naming "Tibalt, Cosmic Impostor"
      And Alice controls "Valki, God of Lies"
      When Alice activates {X} of "Valki, God of Lies" with X = 0
      Then there is 1 ability of "Valki, God of Lies" on the stack

    Scenario: a flipped permanent has the name of the half that it shows
      Given Bob controls "Pithing Needle" naming "Ichiga, Who Topples Oaks"
      And Alice controls "Budoka Pupil" with 2 ki counters
      When the game moves to Alice's end step
      And the stack resolves
      And Alice accepts
      Then Alice can't activate Remove of "Ichiga, Who Topples Oaks" targeting "Ichiga, Who Topples Oaks" because of rule 602.5

    Scenario: a flipped permanent hasn't its other half's name any more
      Given Bob controls "Pithing Needle" naming "Budoka Pupil"
      And Alice controls "Budoka Pupil" with 2 ki counters
      When the game moves to Alice's end step
      And the stack resolves
      And Alice accepts
      And Alice activates Remove of "Ichiga, Who Topples Oaks" targeting "Ichiga, Who Topples Oaks"
      And the stack resolves
      Then "Ichiga, Who Topples Oaks" is 6/5

    Scenario: a Revoker stops mana abilities as well
      Given Bob controls "Phyrexian Revoker" naming "Sol Ring"
      And Alice controls "Sol Ring"
      Then Alice can't tap "Sol Ring" for mana
      And "Sol Ring" is untapped

    Scenario: a Needle lets mana abilities work
      Given Bob controls "Pithing Needle" naming "Sol Ring"
      And Alice controls "Sol Ring"
      When Alice taps "Sol Ring" for mana
      Then Alice has {C}{C} in her mana pool

    @CR:702.140a
    Scenario: a merged permanent has the name on top, whoever's ability it is
      Given Bob controls "Phyrexian Revoker" naming "Llanowar Elves"
      And Alice controls "Llanowar Elves"
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      Then Alice can't tap "Llanowar Elves" for mana
      When Alice casts "Dreamtail Heron" using mutate targeting "Llanowar Elves"
      And the top of the stack resolves
      And Alice puts it on top
      And Alice taps "Dreamtail Heron" for mana
      Then Alice has {G} in her mana pool

    Scenario: the name on top stops what comes from below
      Given Bob controls "Phyrexian Revoker" naming "Dreamtail Heron"
      And Alice controls "Llanowar Elves"
      And Alice has "Dreamtail Heron" in hand
      And Alice has {U}{U}{U}{U} in her mana pool
      When Alice casts "Dreamtail Heron" using mutate targeting "Llanowar Elves"
      And the top of the stack resolves
      And Alice puts it on top
      Then Alice can't tap "Dreamtail Heron" for mana

  @ruling:names/interchangeable @inline-cards @CR:201.3 @CR:201.3a @CR:201.4g
  Rule: Cards with interchangeable names have the same name: who chooses one has chosen both

    The cards of this kind in the game have names that the suite's list lacks, so that two defined here stand in for them.

    Background:
      Given the card:
        """
        card(name = "Stand-In Here", interchangeable = ["Stand-In There"], mana_cost = "{1}", type_line = "Legendary Artifact",
             abilities = [activated(cost = [tap_symbol()], effects = [gain_life(1)])])
        """
      And the card:
        """
        card(name = "Stand-In There", interchangeable = ["Stand-In Here"], mana_cost = "{1}", type_line = "Legendary Artifact",
             abilities = [activated(cost = [tap_symbol()], effects = [gain_life(1)])])
        """

    Scenario Outline: <named> is named, and <other> is meant too
      Given Bob controls "Pithing Needle" naming "<named>"
      And Bob controls "Nevermore" naming "<named>"
      And Alice controls "<other>"
      And Alice has "<other>" in hand
      And Alice has {C} in her mana pool
      Then Alice can't activate {T} of "<other>" because of rule 602.5
      And Alice can't cast "<other>" because of rule 601.3

      Examples:
        | named          | other          |
        | Stand-In Here  | Stand-In There |
        | Stand-In There | Stand-In Here  |
        | Stand-In Here  | Stand-In Here  |

    @CR:704.5j
    Scenario: the legend rule keeps one of them
      Given Alice controls "Stand-In Here"
      And Alice has "Stand-In There" in hand
      And Alice has {C} in her mana pool
      When Alice casts "Stand-In There"
      And the stack resolves
      Then Alice may choose "Stand-In Here" and "Stand-In There"
      When Alice chooses "Stand-In There"
      Then "Stand-In Here" is in Alice's graveyard
      And Alice controls "Stand-In There"

    Scenario: cards of other names aren't meant
      Given Bob controls "Pithing Needle" naming "Mind Stone"
      And Alice controls "Stand-In Here"
      When Alice activates {T} of "Stand-In Here"
      And the stack resolves
      Then Alice has 21 life

  @ruling:names/made-in-play @playtest @CR:201.4d @CR:712.8a @CR:712.19
  Rule: A card that was made in play has the name of each face where that face counts

    Background:
      Given Alice has "Blurry Visionary" in hand
      And Alice controls "Omniscience"

    Scenario Outline: a Flute that names <named>
      Given Alice has "Grizzly Bears" on top of her library
      And Alice has "Lightning Bolt" on top of her library
      And Bob controls "Disruptor Flute" naming "<named>"
      When Alice casts "Blurry Visionary" using "Omniscience"
      And the stack resolves
      And Alice chooses "Grizzly Bears"
      Then Alice can't cast "Grizzly Bears" as "<named>" <choices> because of rule 601.2h
      When Alice casts "Grizzly Bears" as "<other>" <other choices>
      Then "<other>" is on the stack

      Examples:
        | named          | other          | choices                           | other choices                     |
        | Grizzly Bears  | Lightning Bolt | using "Omniscience"               | using "Omniscience" targeting Bob |
        | Lightning Bolt | Grizzly Bears  | using "Omniscience" targeting Bob | using "Omniscience"               |

    Scenario Outline: in hand it has the front's name: <named>
      Given Alice has "Grizzly Bears" on top of her library
      And Alice has "Fire // Ice" on top of her library
      And Alice has "Cloudshift" in hand
      And Alice has "Cabal Therapy" in hand
      When Alice casts "Blurry Visionary" using "Omniscience"
      And the stack resolves
      And Alice chooses "<front>"
      And Alice casts "Cabal Therapy" using "Omniscience" targeting Alice
      And the stack resolves
      And Alice chooses the name "<named>"
      Then Alice has <left> in her hand
      And "<front>" <where> Alice's graveyard

      Examples:
        | front         | named         | left    | where    |
        | Grizzly Bears | Grizzly Bears | 1 card  | is in    |
        | Grizzly Bears | Ice           | 2 cards | isn't in |
        | Fire // Ice   | Ice           | 1 card  | is in    |
        | Fire // Ice   | Fire          | 1 card  | is in    |
        | Fire // Ice   | Grizzly Bears | 2 cards | isn't in |
