package checkup

import (
	"context"
	"slices"

	"github.com/stickler-mtg/stickler/protocol"
)

// capabilities are what an engine may be able to do, each tried if it says so.
// Two have no step: what a payment is and which cards are playtest cards takes
// cards to show, so that the suite's scenarios do.
var capabilities = []step{
	{
		name: "legal-actions: game.legalActions", needs: protocol.CapLegalActions,
		expected: "Alice's legal actions, passing as the last one",
		next:     "List what the player with priority may do, in an order that is the same each time, with \"pass\" at the end; or don't list the capability.",
		do:       listsActions,
	},
	{
		name: "mana-pool: mana in a setup", needs: protocol.CapManaPool,
		expected: "\"mana\":\"{G}{G}\" for Alice, and none for her in the next step (CR 500.5)",
		next:     "Put a setup's mana into the pool, show it as symbols, and empty pools as steps end; or don't list the capability.",
		do:       holdsMana,
	},
	{
		name: "views: game.state with \"as\"", needs: protocol.CapViews, land: true,
		expected: "through Alice's eyes the land in her hand; through Bob's nothing that tells which card it is",
		next:     "Show a player only what they may know: of another's hand nothing but \"hidden\" objects with zone and owner; or don't list the capability.",
		do:       hidesHands,
	},
	{
		name: "commander: a game with commanders", needs: protocol.CapCommander,
		expected: "40 life for both players (CR 903.7)",
		next:     "Begin a game with the rules of CR 903 if the setup's \"commander\" is true; or don't list the capability.",
		do:       playsCommander,
	},
	{
		name: "inline-cards: a definition in stickler's notation", needs: protocol.CapInlineCards,
		expected: "the definition's name in \"defined\"",
		next:     "This capability is for engines that read stickler's own card definitions. Don't list it.",
		do:       readsDefinitions,
	},
	{
		name: "trace: game.state with \"trace\"", needs: protocol.CapTrace,
		expected: "at least the pass that has happened, in \"trace\"",
		next:     "Keep what happens in a game, with the rules that it follows, and show it when asked; or don't list the capability.",
		do:       tellsWhatHappened,
	},
	{
		name: "hash: game.state with \"hash\"", needs: protocol.CapHash,
		expected: "one \"hash\" for the same state asked twice, and another after a pass",
		next:     "Sum up the whole state, hidden parts and whose priority it is included, in a value that is the same for equal states; or don't list the capability.",
		do:       sumsUp,
	},
	{
		name: "audit: game.state with \"audit\"", needs: protocol.CapAudit,
		expected: "a state, and nothing in \"broken\"",
		next:     "Say in \"broken\" what in the state contradicts the rules; in a game that has just begun nothing should. Or don't list the capability.",
		do:       audits,
	},
	{
		name: "rules-dates: a game by older rules", needs: protocol.CapRules,
		expected: "the setup's date in \"rules\" of the state",
		next:     "Play by the rules that were in force on the setup's date, and say so; or don't list the capability: then only the newest rules are asked for.",
		do:       playsByOlderRules,
	},
}

func listsActions(ctx context.Context, c *checkup) error {
	game, err := c.start(ctx, protocol.Setup{})
	if err != nil {
		return err
	}
	reply, err := c.client.LegalActions(ctx, protocol.LegalActionsRequest{Game: game})
	if err != nil {
		return err
	}
	if n := len(reply.Actions); n == 0 || reply.Actions[n-1].Kind != protocol.ActPass || reply.Actions[n-1].Player != "Alice" {
		return found("%d actions, of which the last isn't Alice's pass", n)
	}
	return nil
}

func holdsMana(ctx context.Context, c *checkup) error {
	v, err := c.begun(ctx, protocol.Setup{Players: []protocol.PlayerSetup{{Name: "Alice", Mana: "{G}{G}"}, {Name: "Bob"}}})
	if err != nil {
		return err
	}
	if mana := v.Players[0].Mana; mana != "{G}{G}" {
		return found("the mana %q", mana)
	}
	if _, err := c.act(ctx, v.Game, protocol.Action{Kind: protocol.ActAdvance, Step: protocol.EndStep}); err != nil {
		return err
	}
	v, err = c.client.State(ctx, protocol.StateRequest{Game: v.Game})
	if err == nil && v.Players[0].Mana != "" {
		return found("the mana %q in the end step", v.Players[0].Mana)
	}
	return err
}

func hidesHands(ctx context.Context, c *checkup) error {
	game, err := c.start(ctx, protocol.Setup{Objects: []protocol.ObjectSetup{c.land("hers", protocol.Hand)}})
	if err != nil {
		return err
	}
	v, err := c.client.State(ctx, protocol.StateRequest{Game: game, As: "Alice"})
	if err != nil {
		return err
	}
	inHand := func(o protocol.ObjectView) bool { return o.Zone == protocol.Hand && o.Name == c.known[0] }
	if !slices.ContainsFunc(v.Objects, inHand) {
		return found("Alice can't see her own card")
	}
	v, err = c.client.State(ctx, protocol.StateRequest{Game: game, As: "Bob"})
	if err == nil && slices.ContainsFunc(v.Objects, func(o protocol.ObjectView) bool { return o.Ref == "hers" || inHand(o) }) {
		return found("Bob can see the card in Alice's hand")
	}
	return err
}

func playsCommander(ctx context.Context, c *checkup) error {
	v, err := c.begun(ctx, protocol.Setup{Commander: true})
	if err != nil {
		return err
	}
	for _, p := range v.Players {
		if p.Life != 40 {
			return found("%s with %d life", p.Name, p.Life)
		}
	}
	return nil
}

func readsDefinitions(ctx context.Context, c *checkup) error {
	const name = "Newcomer"
	reply, err := c.client.ResolveCards(ctx, protocol.ResolveCardsRequest{Names: []string{name}, Inline: []protocol.InlineCard{{
		File: "checkup", Line: 1, Text: "card(\n    name = \"" + name + "\",\n    mana_cost = \"{1}\",\n    type_line = \"Creature — Human\",\n    power = 1, toughness = 1,\n)\n",
	}}})
	if err == nil && !slices.Contains(reply.Defined, name) {
		return found("%q among what was defined", reply.Defined)
	}
	return err
}

func tellsWhatHappened(ctx context.Context, c *checkup) error {
	game, err := c.start(ctx, protocol.Setup{})
	if err != nil {
		return err
	}
	if _, err := c.act(ctx, game, protocol.Action{Player: "Alice", Kind: protocol.ActPass}); err != nil {
		return err
	}
	v, err := c.client.State(ctx, protocol.StateRequest{Game: game, Trace: true})
	if err == nil && len(v.Trace) == 0 {
		return found("an empty trace")
	}
	return err
}

func sumsUp(ctx context.Context, c *checkup) error {
	game, err := c.start(ctx, protocol.Setup{})
	if err != nil {
		return err
	}
	var sums []string
	for range 3 {
		v, err := c.client.State(ctx, protocol.StateRequest{Game: game, Hash: true})
		if err != nil {
			return err
		}
		if sums = append(sums, v.Hash); len(sums) == 2 {
			if _, err := c.act(ctx, game, protocol.Action{Player: "Alice", Kind: protocol.ActPass}); err != nil {
				return err
			}
		}
	}
	if sums[0] == "" || sums[0] != sums[1] || sums[1] == sums[2] {
		return found("%q, %q and after a pass %q", sums[0], sums[1], sums[2])
	}
	return nil
}

func audits(ctx context.Context, c *checkup) error {
	game, err := c.start(ctx, protocol.Setup{})
	if err != nil {
		return err
	}
	v, err := c.client.State(ctx, protocol.StateRequest{Game: game, Audit: true})
	if err == nil && v.Broken != "" {
		return found("%q", v.Broken)
	}
	return err
}

func playsByOlderRules(ctx context.Context, c *checkup) error {
	v, err := c.begun(ctx, protocol.Setup{Rules: c.Older})
	if err == nil && v.Rules != c.Older {
		return found("the date %q", v.Rules)
	}
	return err
}
