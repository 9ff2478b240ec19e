Feature: Effects on noncreatures, and what is a creature for a while

  Background:
    Given Alice and Bob are playing

  @ruling:living-metal/noncreature-only @CR:613.8a @CR:613.1d @CR:613.4b
  Rule: A static effect on noncreatures doesn't reach what another effect makes a creature, whichever is older

    @card:optimus-prime-hero @card:arcee-sharpshooter
    Scenario Outline: March of the Machines reaches living metal on opponents' turns only
      Given it is Alice's precombat main phase
      And <older>
      And <newer>
      Then "<vehicle>" is an artifact creature
      And "<vehicle>" is <mine>
      When the game moves to Bob's upkeep
      Then "<vehicle>" is an artifact creature
      And "<vehicle>" is <theirs>
      When the game moves to Alice's upkeep
      Then "<vehicle>" is <mine>

      Examples:
        | older                                                  | newer                                                  | vehicle                       | mine | theirs |
        | Alice controls "March of the Machines"                 | Alice controls "Arcee, Sharpshooter" with its back face up | Arcee, Acrobatic Coupe        | 2/2  | 3/3    |
        | Alice controls "Arcee, Sharpshooter" with its back face up | Alice controls "March of the Machines"                 | Arcee, Acrobatic Coupe        | 2/2  | 3/3    |
        | Bob controls "March of the Machines"                   | Alice controls "Arcee, Sharpshooter" with its back face up | Arcee, Acrobatic Coupe        | 2/2  | 3/3    |
        | Bob controls "March of the Machines"                   | Alice controls "Optimus Prime, Hero" with its back face up | Optimus Prime, Autobot Leader | 6/8  | 6/6    |
        | Alice controls "Optimus Prime, Hero" with its back face up | Bob controls "March of the Machines"                   | Optimus Prime, Autobot Leader | 6/8  | 6/6    |

    @card:arcee-sharpshooter
    Scenario: what March of the Machines makes a creature can block
      Given it is Bob's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "March of the Machines"
      And Bob controls "Grizzly Bears"
      When Bob attacks with "Grizzly Bears"
      And Alice blocks "Grizzly Bears" with "Arcee, Acrobatic Coupe"
      And the game moves to Bob's postcombat main phase
      Then "Grizzly Bears" is in Bob's graveyard
      And Alice controls "Arcee, Acrobatic Coupe"

    @card:arcee-sharpshooter
    Scenario: what March of the Machines makes a creature dies to Wrath of God
      Given it is Bob's precombat main phase
      And Alice controls "Arcee, Sharpshooter" with its back face up
      And Alice controls "March of the Machines"
      And Bob has "Wrath of God" in hand
      And Bob has {C}{C}{W}{W} in his mana pool
      When Bob casts "Wrath of God"
      And the stack resolves
      Then "Arcee, Sharpshooter" is in Alice's graveyard

    @card:arcee-sharpshooter
    Scenario: counters add to what March of the Machines sets
      Given it is Bob's end step
      And Alice controls "Arcee, Sharpshooter" with its back face up with 2 +1/+1 counters
      And Alice controls "March of the Machines"
      Then "Arcee, Acrobatic Coupe" is 5/5
      When the game moves to Alice's upkeep
      Then "Arcee, Acrobatic Coupe" is 4/4

    @card:chimeric-staff
    Scenario: Chimeric Staff animated under an older March of the Machines
      Given it is Alice's precombat main phase
      And Alice controls "March of the Machines"
      And Alice controls "Chimeric Staff"
      And Alice has {C} in her mana pool
      Then "Chimeric Staff" is 4/4
      When Alice activates {X} of "Chimeric Staff" with X = 1
      And the stack resolves
      Then "Chimeric Staff" is 1/1
      And "Chimeric Staff" is a Construct
      When the game moves to Bob's upkeep
      Then "Chimeric Staff" is 4/4
      And "Chimeric Staff" isn't a Construct

    @card:chimeric-staff
    Scenario: Chimeric Staff animated before March of the Machines comes
      Given it is Alice's precombat main phase
      And Alice controls "Chimeric Staff"
      And Alice has "March of the Machines" in hand
      And Alice has {C}{C}{C}{C}{U} in her mana pool
      When Alice activates {X} of "Chimeric Staff" with X = 1 paying {C}
      And the stack resolves
      And Alice casts "March of the Machines"
      And the stack resolves
      Then "Chimeric Staff" is 1/1
      When the game moves to Bob's upkeep
      Then "Chimeric Staff" is 4/4

    @card:chimeric-staff @CR:704.5f
    Scenario: Chimeric Staff animated for nothing isn't saved by March of the Machines
      Given it is Alice's precombat main phase
      And Alice controls "March of the Machines"
      And Alice controls "Chimeric Staff"
      When Alice activates {X} of "Chimeric Staff" with X = 0
      And the stack resolves
      Then "Chimeric Staff" is in Alice's graveyard
