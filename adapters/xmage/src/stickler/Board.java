package stickler;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import mage.MageObject;
import mage.Mana;
import mage.ObjectColor;
import mage.abilities.Ability;
import mage.abilities.common.SimpleStaticAbility;
import mage.abilities.effects.ContinuousEffect;
import mage.abilities.effects.common.ChooseACardNameEffect;
import mage.abilities.effects.common.InfoEffect;
import mage.cards.Card;
import mage.cards.DoubleFacedCard;
import mage.cards.decks.Deck;
import mage.constants.Duration;
import mage.constants.MultiplayerAttackOption;
import mage.constants.PhaseStep;
import mage.constants.RangeOfInfluence;
import mage.constants.SubType;
import mage.constants.Zone;
import mage.counters.Counter;
import mage.counters.CounterType;
import mage.counters.Counters;
import mage.game.CommanderDuel;
import mage.game.CommanderFreeForAll;
import mage.game.FreeForAll;
import mage.game.Game;
import mage.game.GameCommanderImpl;
import mage.game.GameOptions;
import mage.game.TwoPlayerDuel;
import mage.game.mulligan.Mulligan;
import mage.game.mulligan.MulliganType;
import mage.game.permanent.Permanent;
import mage.game.permanent.PermanentCard;
import mage.game.permanent.PermanentImpl;
import mage.game.permanent.PermanentToken;
import mage.game.permanent.token.Token;
import mage.util.RandomUtil;
import mage.util.functions.CopyTokenFunction;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * Sets a board up. The game is played on empty boards to the turn and step that the setup names; there, as the active
 * player has priority, the objects are put where they are to be, with no enters effects.
 */
final class Board {
    private static final int FILLER = 60;

    private final JsonObject setup;
    private final Table table;
    private final Map<String, Permanent> permanents = new HashMap<>();
    /** The commanders' names, which XMage no longer knows once their owner has left. */
    final Map<UUID, String> commanders = new HashMap<>();
    final List<Scripted> players = new ArrayList<>();
    final Game game;
    final Ids ids;
    final View view;
    private final PhaseStep step;
    private final int turn;
    private final Scripted active;
    boolean ready;

    Board(Table table, JsonObject setup) {
        this.table = table;
        this.setup = setup;
        Fields.known(setup, "rules", "players", "active", "step", "turn", "commander", "objects", "seed");
        boolean commander = setup.has("commander") && setup.get("commander").getAsBoolean();
        RandomUtil.setSeed(setup.has("seed") ? setup.get("seed").getAsLong() : 1);
        game = gameFor(setup.getAsJsonArray("players").size(), commander);
        ids = new Ids(game);
        for (JsonElement p : setup.getAsJsonArray("players")) {
            Fields.known(p.getAsJsonObject(), "name", "life", "mana", "lands_played", "counters", "empty_library");
            players.add(new Scripted(p.getAsJsonObject().get("name").getAsString(), RangeOfInfluence.ALL, table));
        }
        seat(players.get(0), commander ? 40 : 20);
        for (int i = players.size() - 1; i > 0; i--) { // the turn goes from each to the one who was seated before them
            seat(players.get(i), commander ? 40 : 20);
        }
        for (JsonElement o : objects()) {
            Fields.known(o.getAsJsonObject(), "ref", "card", "player", "owner", "zone", "token", "back", "tapped", "new", "counters",
                    "damage", "attached_to", "naming", "color", "type", "copy_of", "commander");
        }
        active = setup.has("active") ? playerNamed(setup.get("active").getAsString()) : players.get(0);
        step = Steps.of(setup.has("step") ? setup.get("step").getAsString() : "precombat main");
        turn = setup.has("turn") ? setup.get("turn").getAsInt() : 5;
        if (step == PhaseStep.UNTAP || step == PhaseStep.CLEANUP || step.isAfter(PhaseStep.DECLARE_ATTACKERS) && step.isBefore(PhaseStep.END_COMBAT)) {
            throw Refusal.unsupported("this adapter begins no game in the step " + Steps.name(step));
        }
        view = new View(this);
    }

    /** A game of the kind that XMage has for so many players; all may attack each other. */
    private static Game gameFor(int players, boolean commander) {
        Mulligan mulligan = MulliganType.GAME_DEFAULT.getMulligan(0);
        if (players == 2) {
            return commander ? new CommanderDuel(MultiplayerAttackOption.MULTIPLE, RangeOfInfluence.ALL, mulligan, 40, 7)
                    : new TwoPlayerDuel(MultiplayerAttackOption.MULTIPLE, RangeOfInfluence.ALL, mulligan, 60, 20, 7);
        }
        if (commander) {
            CommanderFreeForAll game = new CommanderFreeForAll(MultiplayerAttackOption.MULTIPLE, RangeOfInfluence.ALL, mulligan, 40, 7);
            game.setNumPlayers(players);
            return game;
        }
        FreeForAll game = new FreeForAll(MultiplayerAttackOption.MULTIPLE, RangeOfInfluence.ALL, mulligan, 20, 7);
        game.setNumPlayers(players);
        return game;
    }

    private void seat(Scripted player, int life) {
        player.setTestMode(true);
        Deck deck = new Deck();
        for (int i = 0; i < FILLER; i++) {
            deck.getCards().add(new Filler(player.getId()));
        }
        game.loadCards(deck.getCards(), player.getId());
        game.addPlayer(player, deck);
        player.initLife(life);
    }

    Scripted playerNamed(String name) {
        for (Scripted p : players) {
            if (p.getName().equals(name)) {
                return p;
            }
        }
        throw Refusal.invalid("there is no player " + name);
    }

    private JsonArray objects() {
        return setup.has("objects") ? setup.getAsJsonArray("objects") : new JsonArray();
    }

    /** Plays the game to its end. */
    void play() {
        GameOptions options = new GameOptions();
        options.testMode = true;
        options.skipInitShuffling = true;
        options.rollbackTurnsAllowed = false;
        game.setGameOptions(options);
        Scripted first = players.get(Math.floorMod(players.indexOf(active) - (turn - 1), players.size()));
        game.setStartingPlayerId(first.getId());
        game.start(first.getId());
        if (game.getTotalErrorsCount() > 0) {
            throw new IllegalStateException("XMage ended the game on an error of its own; its log has it");
        }
        if (!game.hasEnded() && !game.checkIfGameIsOver()) {
            throw new IllegalStateException("XMage stopped the game, which isn't over");
        }
    }

    boolean arrived(Game game) {
        if (game.getTurnNum() > turn) {
            throw table.stop(new IllegalStateException("XMage passed over turn " + turn + ", " + Steps.name(step)));
        }
        return game.getTurnNum() == turn && game.getTurnStepType() == step && active.getId().equals(game.getPriorityPlayerId());
    }

    /** Puts everything where the setup has it. */
    void setUp() {
        ready = true;
        for (Scripted p : players) {
            for (UUID id : new ArrayList<>(p.getHand())) {
                Card card = game.getCard(id);
                p.getHand().remove(card);
                p.getLibrary().putOnBottom(card, game);
            }
        }
        try {
            for (JsonElement p : setup.getAsJsonArray("players")) {
                player(p.getAsJsonObject());
            }
            JsonArray objects = objects();
            for (JsonElement o : objects) {
                if (!o.getAsJsonObject().get("zone").getAsString().equals("library")) {
                    object(o.getAsJsonObject());
                }
            }
            for (int i = objects.size() - 1; i >= 0; i--) { // the first one listed is on top
                if (objects.get(i).getAsJsonObject().get("zone").getAsString().equals("library")) {
                    object(objects.get(i).getAsJsonObject());
                }
            }
        } catch (Refusal r) {
            throw table.stop(r);
        }
        game.applyEffects();
    }

    private void player(JsonObject in) {
        Scripted p = playerNamed(in.get("name").getAsString());
        if (in.has("life")) {
            p.initLife(in.get("life").getAsInt());
        }
        if (in.has("empty_library") && in.get("empty_library").getAsBoolean()) {
            p.getLibrary().clear();
        }
        for (int i = 0; in.has("lands_played") && i < in.get("lands_played").getAsInt(); i++) {
            p.incrementLandsPlayed();
        }
        if (in.has("counters")) {
            for (JsonElement c : in.getAsJsonArray("counters")) {
                p.addCounters(counter(c.getAsJsonObject()), p.getId(), setupAbility(p), game);
            }
        }
        if (in.has("mana") && !in.get("mana").getAsString().isEmpty()) {
            for (String symbol : ManaText.symbols(in.get("mana").getAsString())) {
                p.getManaPool().addMana(new Mana(ManaText.type(symbol)), game, setupAbility(p));
            }
        }
    }

    /** An ability of nothing, for calls that want a source. */
    private static Ability setupAbility(Scripted p) {
        Ability ability = new SimpleStaticAbility(Zone.OUTSIDE, new InfoEffect("setup"));
        ability.setControllerId(p.getId());
        return ability;
    }

    private static Counter counter(JsonObject in) {
        String kind = in.get("kind").getAsString();
        CounterType type = CounterType.findByName(kind);
        int count = in.get("count").getAsInt();
        return type == null ? new Counter(kind, count) : type.createInstance(count);
    }

    private void object(JsonObject in) {
        Scripted player = playerNamed(in.get("player").getAsString());
        Scripted owner = in.has("owner") ? playerNamed(in.get("owner").getAsString()) : player;
        Card card = Cards.make(in.get("card").getAsString());
        if (flag(in, "token")) {
            Permanent token = token(card, player);
            ids.refer(token.getId(), in.get("ref").getAsString());
            dress(token, in, player);
            return;
        }
        game.loadCards(Set.of(card), owner.getId());
        ids.refer(card.getId(), in.get("ref").getAsString());
        if (flag(in, "commander")) {
            if (!(game instanceof GameCommanderImpl)) {
                throw Refusal.invalid("a commander in a game without commanders");
            }
            commanders.put(card.getId(), View.cardName(card));
            ((GameCommanderImpl) game).addCommander(card, owner);
            ((GameCommanderImpl) game).initCommander(card, owner);
        }
        place(card, in, player, owner);
    }

    private void place(Card card, JsonObject in, Scripted player, Scripted owner) {
        switch (in.get("zone").getAsString()) {
            case "hand":
                card.setZone(Zone.HAND, game);
                owner.getHand().add(card);
                return;
            case "graveyard":
                card.setZone(Zone.GRAVEYARD, game);
                owner.getGraveyard().add(card);
                return;
            case "exile":
                card.setZone(Zone.EXILED, game);
                game.getExile().add(card);
                return;
            case "library":
                owner.getLibrary().putOnTop(card, game);
                return;
            case "command":
                if (!flag(in, "commander")) {
                    throw Refusal.unsupported("only commanders are put into the command zone");
                }
                return;
            case "battlefield":
                dress(permanent(card, in, player), in, player);
                return;
            default:
                throw Refusal.invalid("nothing is set up in the zone " + in.get("zone"));
        }
    }

    private Permanent permanent(Card card, JsonObject in, Scripted player) {
        Card side = card;
        if (card instanceof DoubleFacedCard) {
            side = flag(in, "back") ? ((DoubleFacedCard) card).getRightHalfCard() : ((DoubleFacedCard) card).getLeftHalfCard();
        } else if (flag(in, "back")) {
            throw Refusal.unsupported("XMage has no back face of " + card.getName());
        }
        side.setZone(Zone.BATTLEFIELD, game);
        PermanentCard permanent = new PermanentCard(side, player.getId(), game);
        game.addPermanent(permanent, game.getState().getNextPermanentOrderNumber());
        return permanent;
    }

    private Permanent token(Card card, Scripted player) {
        Token token = CopyTokenFunction.createTokenCopy(card, game);
        PermanentToken permanent = new PermanentToken(token, player.getId(), game);
        game.getState().addCard(permanent);
        permanent.setZone(Zone.BATTLEFIELD, game);
        game.addPermanent(permanent, game.getState().getNextPermanentOrderNumber());
        return permanent;
    }

    /** Gives a permanent the status that the setup says. */
    private void dress(Permanent permanent, JsonObject in, Scripted player) {
        permanents.put(in.get("ref").getAsString(), permanent);
        if (!flag(in, "new")) {
            ((PermanentImpl) permanent).removeSummoningSickness();
        }
        permanent.setTapped(flag(in, "tapped"));
        Counters counters = permanent.getCounters(game);
        boolean stated = in.has("counters") && in.get("counters").toString().contains("\"loyalty\"");
        if (permanent.isPlaneswalker(game) && permanent.getStartingLoyalty() > 0 && !stated) {
            counters.addCounter(CounterType.LOYALTY.createInstance(permanent.getStartingLoyalty()));
        }
        if (in.has("counters")) {
            in.getAsJsonArray("counters").forEach(c -> counters.addCounter(counter(c.getAsJsonObject())));
        }
        if (in.has("damage")) {
            mark(permanent, in.get("damage").getAsInt());
        }
        chosen(permanent, in);
        for (ContinuousEffect effect : game.getState().getContinuousEffects().getLayeredEffects(game)) {
            for (Ability ability : game.getState().getContinuousEffects().getLayeredEffectAbilities(effect)) {
                if (permanent.getId().equals(ability.getSourceId())) {
                    effect.init(ability, game, player.getId());
                }
            }
        }
        if (in.has("copy_of")) {
            copy(permanent, in.get("copy_of").getAsString(), player);
        }
        if (in.has("attached_to")) {
            attach(permanent, in.getAsJsonObject("attached_to"), player);
        }
    }

    /** The choices made as it entered, where XMage keeps them. */
    private void chosen(Permanent permanent, JsonObject in) {
        if (in.has("naming")) {
            game.getState().setValue(permanent.getId() + ChooseACardNameEffect.INFO_KEY, in.get("naming").getAsString());
        }
        if (in.has("color")) {
            game.getState().setValue(permanent.getId() + "_color", new ObjectColor(ManaText.letter(in.get("color").getAsString())));
        }
        if (in.has("type")) {
            SubType type = SubType.byDescription(in.get("type").getAsString());
            if (type == null) {
                throw Refusal.unsupported("XMage has no subtype " + in.get("type"));
            }
            game.getState().setValue(permanent.getId() + "_type", type);
        }
    }

    private void copy(Permanent permanent, String name, Scripted player) {
        Card model = Cards.make(name);
        game.loadCards(Set.of(model), player.getId());
        Card side = Cards.parts(model).get(0);
        for (Card part : Cards.parts(model)) {
            side = part.getName().equals(name) ? part : side;
        }
        Ability source = setupAbility(player);
        source.setSourceId(permanent.getId());
        game.copyPermanent(Duration.Custom, new PermanentCard(side, player.getId(), game), permanent.getId(), source, null);
    }

    private void attach(Permanent permanent, JsonObject to, Scripted player) {
        Ability source = setupAbility(player);
        source.setSourceId(permanent.getId());
        if (to.has("player")) {
            playerNamed(to.get("player").getAsString()).addAttachment(permanent.getId(), source, game);
            return;
        }
        game.applyEffects(); // what it is attached to may be what effects make of it
        Permanent on = permanents.get(to.get("object").getAsString());
        if (on == null || !on.addAttachment(permanent.getId(), source, game)) {
            throw Refusal.invalid(permanent.getName() + " can't be attached to " + to);
        }
    }

    /** XMage marks damage only as it is dealt; there it would trigger and be prevented. */
    private static void mark(Permanent permanent, int damage) {
        try {
            Field field = PermanentImpl.class.getDeclaredField("damage");
            field.setAccessible(true);
            field.setInt(permanent, damage);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean flag(JsonObject in, String name) {
        return in.has(name) && in.get(name).getAsBoolean();
    }

    String tableName() {
        return table.name;
    }

    /** Whether an object is one of the cards that only fill libraries. */
    static boolean filler(MageObject object) {
        return object instanceof Filler;
    }
}
