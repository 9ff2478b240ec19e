package checkup

import (
	"context"
	"errors"
	"reflect"
	"slices"

	"github.com/stickler-mtg/stickler/protocol"
)

// basics are the basic land types, which are names of basic lands too (CR 305.6).
var basics = []string{"Plains", "Island", "Swamp", "Mountain", "Forest"}

// nobody is a name that no card has.
const nobody = "No Card Has This Name"

// conversation is what every adapter must be able to do.
var conversation = []step{
	{
		name:     "card names: cards.resolve",
		expected: "of the names those that no card of the engine has, in \"unknown\": the last one, and any land that it lacks",
		next:     "Look each of \"names\" up among the cards of your engine, faces and halves included, and list those that aren't there. Never guess: a card that is listed as known and isn't there makes wrong verdicts.",
		do:       resolvesNames,
	},
	{
		name:     "a game without a card: game.start",
		expected: "the game's identifier, and priority for Alice: it is her precombat main phase",
		next:     "Set up two players with 20 life each and libraries of cards that can't be noticed, put the turn where the setup says, and reply {\"game\":\"…\",\"priority\":\"Alice\"}. What of a setup you can't do, refuse as unsupported.",
		do:       func(ctx context.Context, c *checkup) error { _, err := c.start(ctx, protocol.Setup{}); return err },
	},
	{
		name:     "what can be seen: game.state",
		expected: "both players with 20 life and no cards in hand, nothing on the battlefield, Alice's precombat main phase, her priority",
		next:     "Fill in the view: \"active\", \"step\", \"turn\", \"priority\", \"players\" in turn order and \"objects\". Fields that your engine can't say of an object go into its \"unknown\".",
		do:       showsTheGame,
	},
	{
		name:     "passing priority: game.act",
		expected: "priority for Bob",
		next:     "Carry out \"pass\" for the player who has priority, and reply who has it then.",
		do:       passes,
	},
	{
		name:     "going to a step: game.act with \"advance\"",
		expected: "priority for Alice, and her end step in the state",
		next:     "Have all players pass until the step named begins and a player has priority in it. Where your engine asks something on the way, reply with that decision.",
		do:       advances,
	},
	{
		name:     "what isn't legal is refused: Bob passes while Alice has priority",
		expected: "an error whose \"data\" is {\"kind\":\"illegalAction\", …}, and a game that is as it was",
		next:     "Refuse what the rules forbid, with code 1 and that data; the game must be exactly as before. Never do something else instead: half of the suite is about what can't be done.",
		do:       refusesTheIllegal,
	},
	{
		name:     "what isn't known is refused: an action of no kind",
		expected: "an error whose \"data\" has the kind unsupported, illegalAction or invalid",
		next:     "Whatever your adapter doesn't understand, a kind of action, a field of a setup, it refuses as unsupported (code 2). Passing over it would make wrong verdicts.",
		do:       refusesTheUnknown,
	},
	{
		name:     "what isn't there is refused: the state of no game",
		expected: "an error whose \"data\" has the kind invalid",
		next:     "Look games and objects up before using them, and refuse one that isn't there as invalid (code 3); the conversation goes on.",
		do:       missesAGame,
	},
	{
		name:     "the end of a game: game.end",
		expected: "an empty result; then the game isn't there any more",
		next:     "Forget the game: the suite plays thousands in one process.",
		do:       endsGames,
	},
	{
		name: "a land on the battlefield", land: true,
		expected: "in the state, the land with the \"ref\" of the setup, under Alice's control, with its name and types; tapped, as the setup says",
		next:     "Put each object of the setup where it says, without its enters effects, and show it with an identifier of its own and the setup's \"ref\".",
		do:       showsALand,
	},
	{
		name: "playing a land: game.act with \"play land\"", land: true,
		expected: "the land on the battlefield, the other one still in hand, and a refusal (illegalAction) of playing that too",
		next:     "Find the card by its identifier in \"object\" and play it by your engine's rules. A card that changes zones gets a new identifier and keeps its \"ref\".",
		do:       playsALand,
	},
}

// start begins a game of Alice and Bob, in Alice's precombat main phase.
func (c *checkup) start(ctx context.Context, setup protocol.Setup) (protocol.GameID, error) {
	if setup.Rules == "" {
		setup.Rules = c.Whole.Rules
	}
	if setup.Players == nil {
		setup.Players = []protocol.PlayerSetup{{Name: "Alice"}, {Name: "Bob"}}
	}
	setup.Active, setup.Step = "Alice", protocol.PrecombatMain
	reply, err := c.client.StartGame(ctx, setup)
	if err != nil {
		return "", err
	}
	return reply.Game, priority(reply, "Alice")
}

// begun is a game that has begun, with its state.
func (c *checkup) begun(ctx context.Context, setup protocol.Setup) (*protocol.View, error) {
	game, err := c.start(ctx, setup)
	if err != nil {
		return nil, err
	}
	return c.client.State(ctx, protocol.StateRequest{Game: game})
}

func (c *checkup) act(ctx context.Context, game protocol.GameID, a protocol.Action) (*protocol.Reply, error) {
	return c.client.Act(ctx, protocol.ActRequest{Game: game, Action: a})
}

// priority refuses a reply in which another has priority than a player.
func priority(r *protocol.Reply, player string) error {
	switch {
	case r.Decision != nil:
		return found("the decision %q of %s, where there is nothing to decide", r.Decision.Kind, r.Decision.Player)
	case r.Over != nil:
		return found("the game is over: %s", r.Over.Reason)
	case r.Priority != player:
		return found("priority for %q", r.Priority)
	}
	return nil
}

// refusal refuses what is no refusal of one of the kinds.
func refusal(err error, kinds ...protocol.ErrorKind) error {
	var refused *protocol.Error
	switch {
	case err == nil:
		return found("it was accepted")
	case !errors.As(err, &refused):
		return err
	case !slices.Contains(kinds, refused.Kind):
		return found("a refusal as %s", refused.Kind)
	}
	return nil
}

func resolvesNames(ctx context.Context, c *checkup) error {
	reply, err := c.client.ResolveCards(ctx, protocol.ResolveCardsRequest{Names: append(slices.Clone(basics), nobody)})
	if err != nil {
		return err
	}
	if !slices.Contains(reply.Unknown, nobody) {
		return found("%q isn't in \"unknown\"", nobody)
	}
	for _, name := range reply.Unknown {
		if name != nobody && !slices.Contains(basics, name) {
			return found("%q is in \"unknown\", and wasn't asked about", name)
		}
	}
	c.known = slices.DeleteFunc(slices.Clone(basics), func(name string) bool { return slices.Contains(reply.Unknown, name) })
	return nil
}

func showsTheGame(ctx context.Context, c *checkup) error {
	v, err := c.begun(ctx, protocol.Setup{})
	if err != nil {
		return err
	}
	if len(v.Players) != 2 || v.Players[0].Name != "Alice" || v.Players[1].Name != "Bob" {
		return found("other players than Alice and Bob, in this order")
	}
	for _, p := range v.Players {
		if p.Life != 20 || p.Hand != 0 {
			return found("%s with %d life and %d cards in hand", p.Name, p.Life, p.Hand)
		}
	}
	for i := range v.Objects {
		if z := v.Objects[i].Zone; z != protocol.Library {
			return found("an object in the zone %q", z)
		}
	}
	if v.Active != "Alice" || v.Step != protocol.PrecombatMain || v.Priority != "Alice" {
		return found("the step %q of %s's turn, with priority for %q", v.Step, v.Active, v.Priority)
	}
	return nil
}

func passes(ctx context.Context, c *checkup) error {
	game, err := c.start(ctx, protocol.Setup{})
	if err != nil {
		return err
	}
	reply, err := c.act(ctx, game, protocol.Action{Player: "Alice", Kind: protocol.ActPass})
	if err != nil {
		return err
	}
	return priority(reply, "Bob")
}

func advances(ctx context.Context, c *checkup) error {
	game, err := c.start(ctx, protocol.Setup{})
	if err != nil {
		return err
	}
	reply, err := c.act(ctx, game, protocol.Action{Kind: protocol.ActAdvance, Step: protocol.EndStep})
	if err != nil {
		return err
	}
	if err := priority(reply, "Alice"); err != nil {
		return err
	}
	v, err := c.client.State(ctx, protocol.StateRequest{Game: game})
	if err == nil && (v.Step != protocol.EndStep || v.Active != "Alice") {
		return found("the step %q of %s's turn", v.Step, v.Active)
	}
	return err
}

func refusesTheIllegal(ctx context.Context, c *checkup) error {
	before, err := c.begun(ctx, protocol.Setup{})
	if err != nil {
		return err
	}
	_, err = c.act(ctx, before.Game, protocol.Action{Player: "Bob", Kind: protocol.ActPass})
	if err := refusal(err, protocol.IllegalAction); err != nil {
		return err
	}
	after, err := c.client.State(ctx, protocol.StateRequest{Game: before.Game})
	if err == nil && !reflect.DeepEqual(before, after) {
		return found("the state is another after the refusal")
	}
	return err
}

func refusesTheUnknown(ctx context.Context, c *checkup) error {
	game, err := c.start(ctx, protocol.Setup{})
	if err != nil {
		return err
	}
	_, err = c.act(ctx, game, protocol.Action{Player: "Alice", Kind: protocol.ActSpecial, Special: "stands on her head"})
	return refusal(err, protocol.Unsupported, protocol.IllegalAction, protocol.Invalid)
}

// missesAGame looks at a game that is there first: an engine that can't show one doesn't support it.
func missesAGame(ctx context.Context, c *checkup) error {
	if _, err := c.begun(ctx, protocol.Setup{}); err != nil {
		return err
	}
	_, err := c.client.State(ctx, protocol.StateRequest{Game: "no such game"})
	return refusal(err, protocol.Invalid)
}

func endsGames(ctx context.Context, c *checkup) error {
	game, err := c.start(ctx, protocol.Setup{})
	if err != nil {
		return err
	}
	if err := c.client.EndGame(ctx, protocol.EndGameRequest{Game: game}); err != nil {
		return err
	}
	_, err = c.client.State(ctx, protocol.StateRequest{Game: game})
	return refusal(err, protocol.Invalid)
}

// land is a basic land of Alice's in a zone.
func (c *checkup) land(ref protocol.Ref, zone protocol.Zone) protocol.ObjectSetup {
	return protocol.ObjectSetup{Ref: ref, Card: c.known[0], Player: "Alice", Zone: zone}
}

// shown is the object of a view that has a ref.
func shown(v *protocol.View, ref protocol.Ref) (*protocol.ObjectView, error) {
	for i := range v.Objects {
		if v.Objects[i].Ref == ref {
			return &v.Objects[i], nil
		}
	}
	return nil, found("no object with the ref %q in the state", ref)
}

func showsALand(ctx context.Context, c *checkup) error {
	land := c.land("a land", protocol.Battlefield)
	land.Tapped = true
	v, err := c.begun(ctx, protocol.Setup{Objects: []protocol.ObjectSetup{land}})
	if err != nil {
		return err
	}
	o, err := shown(v, land.Ref)
	switch {
	case err != nil:
		return err
	case o.Zone != protocol.Battlefield || o.Controller != "Alice" || o.Owner != "Alice":
		return found("it in the zone %q, controlled by %q and owned by %q", o.Zone, o.Controller, o.Owner)
	case o.Name != land.Card || !slices.Contains(o.Types, "Land") || !slices.Contains(o.Subtypes, land.Card):
		return found("an object with the name %q, the types %q and the subtypes %q", o.Name, o.Types, o.Subtypes)
	case !o.Tapped:
		return found("it untapped")
	}
	return nil
}

func playsALand(ctx context.Context, c *checkup) error {
	v, err := c.begun(ctx, protocol.Setup{Objects: []protocol.ObjectSetup{c.land("first", protocol.Hand), c.land("second", protocol.Hand)}})
	if err != nil {
		return err
	}
	for i, ref := range []protocol.Ref{"first", "second"} {
		o, err := shown(v, ref)
		if err != nil {
			return err
		}
		_, err = c.act(ctx, v.Game, protocol.Action{Player: "Alice", Kind: protocol.ActPlayLand, Object: o.ID})
		if i > 0 {
			return refusal(err, protocol.IllegalAction)
		}
		if err != nil {
			return err
		}
		if v, err = c.client.State(ctx, protocol.StateRequest{Game: v.Game}); err != nil {
			return err
		}
		if o, err = shown(v, ref); err != nil || o.Zone != protocol.Battlefield || v.Players[0].Hand != 1 {
			return errors.Join(err, found("not just this card on the battlefield and the other in hand"))
		}
	}
	return nil
}
