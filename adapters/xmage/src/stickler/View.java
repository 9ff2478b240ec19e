package stickler;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import mage.MageObject;
import mage.ObjectColor;
import mage.abilities.Ability;
import mage.abilities.Mode;
import mage.abilities.effects.common.ChooseACardNameEffect;
import mage.cards.Card;
import mage.cards.CardWithSpellOption;
import mage.cards.DoubleFacedCard;
import mage.cards.DoubleFacedCardHalf;
import mage.constants.CardType;
import mage.constants.CommanderCardType;
import mage.constants.SubType;
import mage.constants.SuperType;
import mage.constants.Zone;
import mage.counters.Counter;
import mage.counters.Counters;
import mage.game.ExileZone;
import mage.game.Game;
import mage.game.combat.CombatGroup;
import mage.game.permanent.Permanent;
import mage.game.permanent.PermanentToken;
import mage.game.stack.Spell;
import mage.game.stack.StackObject;
import mage.players.Player;
import mage.target.Target;
import mage.util.CardUtil;
import mage.watchers.common.CommanderInfoWatcher;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/** Shows the game as the protocol has it (protocol/view.go). */
final class View {
    private final Board board;
    private Question open;
    private int openId;

    View(Board board) {
        this.board = board;
    }

    /** Remembers the decision that is open; none if q is null. */
    void open(Question q, int id) {
        open = q;
        openId = id;
    }

    private Game game() {
        return board.game;
    }

    JsonObject all() {
        Game game = game();
        JsonObject v = new JsonObject();
        v.addProperty("game", board.tableName());
        v.addProperty("rules", "");
        v.addProperty("turn", game.getTurnNum());
        v.addProperty("active", game.getPlayer(game.getActivePlayerId()).getName());
        v.addProperty("step", Steps.name(game.getTurnStepType()));
        if (game.hasEnded()) {
            v.add("over", outcome());
        } else if (open != null) {
            v.add("decision", open.toJson(openId));
        } else if (game.getPriorityPlayerId() != null) {
            v.addProperty("priority", game.getPlayer(game.getPriorityPlayerId()).getName());
        }
        JsonArray players = new JsonArray();
        board.players.forEach(p -> players.add(player(p)));
        v.add("players", players);
        v.add("objects", objects());
        return v;
    }

    JsonObject outcome() {
        JsonObject over = new JsonObject();
        String reason = "the game is over";
        for (Player p : board.players) {
            if (p.hasWon() && board.players.stream().filter(Player::hasWon).count() == 1) {
                over.addProperty("winner", p.getName());
            }
            if (p.hasLost()) {
                reason = p.getName() + " lost";
            }
        }
        over.addProperty("reason", reason);
        return over;
    }

    private JsonObject player(Scripted p) {
        JsonObject v = new JsonObject();
        v.addProperty("name", p.getName());
        v.addProperty("life", p.getLife());
        v.addProperty("mana", p.poolText());
        v.add("counters", counters(p.getCountersAsCopy()));
        v.addProperty("hand", p.getHand().size());
        v.addProperty("library", p.getLibrary().size());
        v.addProperty("lands_played", p.getLandsPlayed());
        v.addProperty("lost", p.hasLost());
        v.add("commander_damage", commanderDamage(p));
        return v;
    }

    private JsonArray commanderDamage(Scripted hurt) {
        JsonArray out = new JsonArray();
        for (Scripted owner : board.players) {
            for (UUID id : game().getCommandersIds(owner, CommanderCardType.COMMANDER_OR_OATHBREAKER, false)) {
                CommanderInfoWatcher watcher = game().getState().getWatcher(CommanderInfoWatcher.class, id);
                int amount = watcher == null ? 0 : watcher.getDamageToPlayer().getOrDefault(hurt.getId(), 0);
                if (amount > 0) {
                    JsonObject d = new JsonObject();
                    d.addProperty("owner", owner.getName());
                    d.addProperty("card", board.commanders.get(id));
                    d.addProperty("amount", amount);
                    out.add(d);
                }
            }
        }
        return out;
    }

    private static JsonArray counters(Counters counters) {
        Map<String, Integer> sorted = new TreeMap<>();
        for (Counter c : counters.values()) {
            if (c.getCount() > 0) {
                sorted.put(c.getName().toLowerCase(), c.getCount());
            }
        }
        JsonArray out = new JsonArray();
        sorted.forEach((kind, count) -> {
            JsonObject c = new JsonObject();
            c.addProperty("kind", kind);
            c.addProperty("count", count);
            out.add(c);
        });
        return out;
    }

    private JsonArray objects() {
        JsonArray out = new JsonArray();
        for (Permanent p : game().getBattlefield().getAllActivePermanents()) {
            out.add(object(p, "battlefield"));
        }
        List<StackObject> stack = new ArrayList<>(game().getStack());
        Collections.reverse(stack);
        stack.forEach(o -> out.add(object(o, "stack")));
        for (Scripted p : board.players) {
            p.getHand().getCards(game()).forEach(c -> out.add(object(c, "hand")));
            for (Card c : p.getLibrary().getCards(game())) {
                if (!Board.filler(c)) {
                    out.add(object(c, "library"));
                }
            }
            p.getGraveyard().getCards(game()).forEach(c -> out.add(object(c, "graveyard")));
        }
        for (ExileZone zone : game().getExile().getExileZones()) {
            zone.getCards(game()).forEach(c -> out.add(object(c, "exile")));
        }
        for (Scripted p : board.players) {
            for (UUID id : game().getCommandersIds(p, CommanderCardType.COMMANDER_OR_OATHBREAKER, false)) {
                if (game().getState().getZone(id) == Zone.COMMAND) {
                    out.add(object(game().getCard(id), "command"));
                }
            }
        }
        return out;
    }

    private JsonObject object(MageObject o, String zone) {
        JsonObject v = new JsonObject();
        v.addProperty("id", board.ids.of(o));
        String ref = board.ids.ref(o);
        if (ref != null) {
            v.addProperty("ref", ref);
        }
        boolean ability = o instanceof StackObject && !(o instanceof Spell);
        v.addProperty("kind", ability ? "ability" : o instanceof Permanent && ((Permanent) o).isToken() ? "token" : o.isCopy() && !(o instanceof Permanent) ? "copy" : "card");
        v.addProperty("zone", zone);
        UUID controller = o instanceof Permanent ? ((Permanent) o).getControllerId() : o instanceof StackObject ? ((StackObject) o).getControllerId() : null;
        UUID owner = o instanceof Card ? ((Card) o).getOwnerId() : controller;
        v.addProperty("owner", name(owner));
        if (controller != null) {
            v.addProperty("controller", name(controller));
        }
        if (ability) {
            source(v, (StackObject) o);
        } else {
            characteristics(v, o);
            identity(v, o);
        }
        if (o instanceof Permanent) {
            permanent(v, (Permanent) o);
        }
        if (o instanceof StackObject) {
            onStack(v, (StackObject) o);
        }
        return v;
    }

    private String name(UUID player) {
        return game().getPlayer(player).getName();
    }

    private void source(JsonObject v, StackObject o) {
        String id = board.ids.of(o.getSourceId());
        if (id != null) {
            v.addProperty("source", id);
        }
    }

    /** The characteristics of CR 109.3. */
    private void characteristics(JsonObject v, MageObject o) {
        Game game = game();
        MageObject face = o instanceof DoubleFacedCard ? ((DoubleFacedCard) o).getLeftHalfCard() : o;
        v.addProperty("name", face.getName());
        String cost = face.getManaCost().getText();
        if (!cost.isEmpty()) {
            v.addProperty("mana_cost", cost);
        }
        v.addProperty("mana_value", o.getManaValue());
        v.add("colors", colors(face.getColor(game)));
        JsonArray supertypes = new JsonArray();
        for (SuperType t : face.getSuperType(game)) {
            supertypes.add(t.toString());
        }
        v.add("supertypes", supertypes);
        JsonArray types = new JsonArray();
        for (CardType t : face.getCardType(game)) {
            types.add(t.toString());
        }
        v.add("types", types);
        JsonArray subtypes = new JsonArray();
        for (SubType t : SubType.values()) { // XMage doesn't list the types of what has all of them
            if (face.hasSubtype(t, game)) {
                subtypes.add(t.getDescription());
            }
        }
        v.add("subtypes", subtypes);
        // CR 208.3: a permanent has power and toughness as a creature only; elsewhere what is printed counts.
        if (face.isCreature(game) || !(o instanceof Permanent) && face.hasSubtype(SubType.VEHICLE, game)) {
            v.addProperty("power", face.getPower().getValue());
            v.addProperty("toughness", face.getToughness().getValue());
        }
        v.add("keywords", keywords(face));
    }

    private static JsonArray colors(ObjectColor color) {
        JsonArray out = new JsonArray();
        boolean[] has = {color.isWhite(), color.isBlue(), color.isBlack(), color.isRed(), color.isGreen()};
        for (int i = 0; i < has.length; i++) {
            if (has[i]) {
                out.add(ManaText.COLORS[i]);
            }
        }
        return out;
    }

    private JsonArray keywords(MageObject o) {
        List<String> out = new ArrayList<>();
        for (Ability a : o instanceof Card ? ((Card) o).getAbilities(game()) : o.getAbilities()) {
            String keyword = Keywords.of(a);
            if (keyword != null) {
                out.add(keyword);
            }
        }
        Collections.sort(out);
        JsonArray json = new JsonArray();
        out.forEach(json::add);
        return json;
    }

    /** Which card it is. */
    private void identity(JsonObject v, MageObject o) {
        Card card = o instanceof Spell ? ((Spell) o).getCard() : (Card) o;
        if (o instanceof PermanentToken) {
            v.addProperty("card", o.getName());
            PermanentToken token = (PermanentToken) o;
            if (token.getToken().getBackFace() != null) {
                v.addProperty("face", token.isTransformed() ? "back" : "front");
            }
            v.add("counters", counters(token.getCounters(game())));
            return;
        }
        Card main = card.getMainCard();
        v.addProperty("card", cardName(main));
        if (o instanceof Permanent && main instanceof DoubleFacedCard) {
            DoubleFacedCard faces = (DoubleFacedCard) main;
            boolean onlyBack = !faces.getLeftHalfCard().isPermanent() && faces.getRightHalfCard().getId().equals(o.getId());
            boolean back = ((Permanent) o).isTransformed() || onlyBack;
            v.addProperty("face", back ? "back" : "front");
        } else if (o instanceof Spell && main instanceof DoubleFacedCard) {
            boolean back = card instanceof DoubleFacedCardHalf && ((DoubleFacedCardHalf) card).isBackSide();
            v.addProperty("face", back ? "back" : "front");
        }
        if (!(o instanceof Spell)) {
            v.add("counters", counters(card.getCounters(game())));
        }
        v.addProperty("commander", commander(main));
    }

    private boolean commander(Card main) {
        return board.players.stream().anyMatch(p -> game().getCommandersIds(p, CommanderCardType.COMMANDER_OR_OATHBREAKER, true).contains(main.getId()));
    }

    /** The name of the whole card: both faces, halves or parts. */
    static String cardName(Card main) {
        if (main instanceof DoubleFacedCard) {
            return ((DoubleFacedCard) main).getLeftHalfCard().getName() + " // " + ((DoubleFacedCard) main).getRightHalfCard().getName();
        }
        if (main instanceof CardWithSpellOption) {
            return main.getName() + " // " + ((CardWithSpellOption) main).getSpellCard().getName();
        }
        if (main.isFlipCard()) {
            return main.getName() + " // " + main.getFlipCardName();
        }
        return main.getName();
    }

    private void permanent(JsonObject v, Permanent p) {
        v.addProperty("tapped", p.isTapped());
        v.addProperty("damage", p.getDamage());
        v.addProperty("sick", p.isCreature(game()) && p.hasSummoningSickness());
        if (p.getAttachedTo() != null) {
            Player player = game().getPlayer(p.getAttachedTo());
            if (player != null) {
                v.addProperty("attached_to_player", player.getName());
            } else if (game().getPermanent(p.getAttachedTo()) != null) {
                v.addProperty("attached_to", board.ids.of(p.getAttachedTo()));
            }
        }
        JsonArray attachments = new JsonArray();
        for (UUID id : p.getAttachments()) {
            if (game().getPermanent(id) != null) {
                attachments.add(board.ids.of(id));
            }
        }
        v.add("attachments", attachments);
        Object named = game().getState().getValue(p.getId() + ChooseACardNameEffect.INFO_KEY);
        if (named != null) {
            v.addProperty("naming", named.toString());
        }
        Object color = game().getState().getValue(p.getId() + "_color");
        if (color instanceof ObjectColor && colors((ObjectColor) color).size() == 1) {
            v.addProperty("color", colors((ObjectColor) color).get(0).getAsString());
        }
        Object type = game().getState().getValue(p.getId() + "_type");
        if (type != null) {
            v.addProperty("chosen_type", type.toString());
        }
        v.add("parts", parts(p));
        inCombat(v, p);
    }

    /** The components of a merged permanent, the topmost first (CR 730.2). */
    private JsonArray parts(Permanent p) {
        JsonArray out = new JsonArray();
        for (UUID id : p.getMutateForView()) {
            Card card = game().getCard(id);
            JsonObject part = new JsonObject();
            if (board.ids.refOf(card == null ? id : card.getMainCard().getId()) != null) {
                part.addProperty("ref", board.ids.refOf(card == null ? id : card.getMainCard().getId()));
            }
            part.addProperty("name", card == null ? ((PermanentToken) p).getToken().getName() : card.getName());
            part.addProperty("card", card == null ? ((PermanentToken) p).getToken().getName() : cardName(card.getMainCard()));
            part.addProperty("token", card == null);
            part.addProperty("commander", card != null && commander(card.getMainCard()));
            out.add(part);
        }
        return out;
    }

    private void inCombat(JsonObject v, Permanent p) {
        JsonArray blocking = new JsonArray();
        for (CombatGroup group : game().getCombat().getGroups()) {
            if (group.getAttackers().contains(p.getId())) {
                v.add("attacking", board.ids.choice(group.getDefenderId()));
            }
            if (group.getBlockers().contains(p.getId())) {
                group.getAttackers().forEach(a -> blocking.add(board.ids.of(a)));
            }
        }
        if (blocking.size() > 0) {
            v.add("blocking", blocking);
        }
    }

    private void onStack(JsonObject v, StackObject o) {
        JsonArray targets = new JsonArray();
        Ability ability = o.getStackAbility();
        for (UUID modeId : ability.getModes().getSelectedModes()) {
            Mode mode = ability.getModes().get(modeId);
            for (Target target : mode.getTargets()) {
                for (UUID id : target.getTargets()) {
                    JsonObject choice = board.ids.choice(id);
                    if (!target.isNotTarget() && (choice.has("player") || !choice.get("object").isJsonNull())) {
                        targets.add(choice);
                    }
                }
            }
        }
        v.add("targets", targets);
        if (CardUtil.checkSourceCostsTagExists(game(), ability, "X")) {
            v.addProperty("x", CardUtil.getSourceCostsTagX(game(), ability, 0));
        }
    }
}
