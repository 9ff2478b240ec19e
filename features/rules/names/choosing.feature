Feature: Choosing the name of a card of some kind

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase

  @ruling:names/kind @CR:201.4a @CR:201.4b @CR:201.4c @CR:201.4d @CR:201.4f @card:nevermore
  Rule: The name of a card of some kind is that of a card, face, half or part that is of the kind as it is printed

    Scenario Outline: no land has <name>
      Given Alice has "Nevermore" in hand
      And Alice has {W}{W}{W} in her mana pool
      When Alice casts "Nevermore"
      And the stack resolves
      Then Alice is asked for card name
      When Alice chooses the name "<name>"
      Then Alice controls "Nevermore"
      And nobody is asked anything

      Examples:
        | name                  |
        | Bala Ged Recovery     |
        | Insectile Aberration  |
        | Petty Theft           |
        | Bonecrusher Giant     |
        | Ice                   |
        | Tok-Tok, Volcano Born |

    Scenario Outline: a land has <name>
      Given Alice has "Nevermore" in hand
      And Alice has {W}{W}{W} in her mana pool
      When Alice casts "Nevermore"
      And the stack resolves
      Then Alice can't choose the name "<name>" because of rule 201.4a
      And before the answer, "Nevermore" is on the stack
      When Alice chooses the name "Sol Ring"
      Then Alice controls "Nevermore"

      Examples:
        | name                 |
        | Forest               |
        | Bala Ged Sanctuary   |
        | Witch-Blessed Meadow |
        | Dryad Arbor          |

    @inline-cards
    Scenario: what something is for now makes no difference
      Given Alice controls "March of the Machines"
      And Alice controls "Sol Ring"
      And the card:
        """
        card(name = "Stand-In Halt", mana_cost = "{1}", type_line = "Enchantment", abilities = [as_enters(choose = "creature card name")])
        """
      And Alice has "Stand-In Halt" in hand
      And Alice has {C} in her mana pool
      When Alice casts "Stand-In Halt"
      And the stack resolves
      Then Alice can't choose the name "Sol Ring" because of rule 201.4a
      When Alice chooses the name "Memnite"
      Then Alice controls "Stand-In Halt"

    @inline-cards
    Scenario Outline: a <kind>: <name>, not <other>
      Given the card:
        """
        card(name = "Stand-In Halt", mana_cost = "{1}", type_line = "Enchantment", abilities = [as_enters(choose = "<kind>")])
        """
      And Alice has "Stand-In Halt" in hand
      And Alice has {C} in her mana pool
      When Alice casts "Stand-In Halt"
      And the stack resolves
      Then Alice can't choose the name "<other>" because of rule 201.4a
      When Alice chooses the name "<name>"
      Then Alice controls "Stand-In Halt"

      Examples:
        | kind                           | name                  | other                   |
        | creature card name             | Brazen Borrower       | Petty Theft             |
        | creature card name             | Valki, God of Lies    | Tibalt, Cosmic Impostor |
        | creature card name             | Tok-Tok, Volcano Born | Black Lotus             |
        | creature card name             | Dryad Arbor           | Fire                    |
        | artifact card name             | Sword of the Realms   | Halvar, God of Battle   |
        | land card name                 | Bala Ged Sanctuary    | Bala Ged Recovery       |
        | land card name                 | Dryad Arbor           | Llanowar Elves          |
        | nonartifact nonland card name  | Halvar, God of Battle | Sword of the Realms     |
        | nonartifact nonland card name  | Bala Ged Recovery     | Memnite                 |

    Scenario: of a token of the kind no name can be chosen, if no card has it
      Given Alice controls "Voldaren Epicure"
      And Alice has "Nevermore" in hand
      And Alice has {W}{W}{W} in her mana pool
      When Alice casts "Nevermore"
      And the stack resolves
      Then Alice can't choose the name "Blood Token" because of rule 201.4
      When Alice chooses the name "Blood"
      Then Alice controls "Nevermore"
