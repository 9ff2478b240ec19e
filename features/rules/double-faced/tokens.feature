@card:cackling-counterpart
Feature: Tokens with two faces

  Background:
    Given Alice and Bob are playing
    And it is Alice's precombat main phase
    And Alice controls "Omniscience"

  @ruling:double-faced/tokens @CR:707.8a @CR:712.9 @CR:202.3b
  Rule: A token that copies a double-faced token has both faces too, with the same one up

    Background:
      Given Alice controls "Delver of Secrets" with its back face up as "the card"
      And Alice has two "Cackling Counterpart" in hand
      And Alice has "Moonmist" in hand
      And Alice has "Clone" in hand as "the clone"
      And Alice has "Unsummon" in hand
      When Alice casts "Cackling Counterpart" using "Omniscience" targeting "the card"
      And the stack resolves
      And Alice casts "Unsummon" using "Omniscience" targeting "the card"
      And the stack resolves

    Scenario: a copy of a copy, turned over
      Then "Insectile Aberration" is a token
      And "Insectile Aberration" has its back face up
      And "Insectile Aberration" has mana value 1
      When Alice casts "Cackling Counterpart" using "Omniscience" targeting "Insectile Aberration"
      And the stack resolves
      Then Alice controls 2 "Insectile Aberration"
      When Alice casts "Moonmist" using "Omniscience"
      And the stack resolves
      Then Alice controls 2 "Delver of Secrets"
      And Alice doesn't control "Insectile Aberration"

    @CR:712.8e @CR:707.2
    Scenario: what enters as a copy of the token has the one face
      When Alice casts "the clone" using "Omniscience"
      And the stack resolves
      And Alice chooses "Insectile Aberration"
      Then Alice controls 2 "Insectile Aberration"
      When Alice casts "Moonmist" using "Omniscience"
      And the stack resolves
      Then Alice controls 1 "Insectile Aberration"
      And Alice controls 1 "Delver of Secrets"
      And "Insectile Aberration" has mana value 0
      And "Insectile Aberration" isn't a token
      And "Delver of Secrets" is a token
