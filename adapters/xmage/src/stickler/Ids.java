package stickler;

import com.google.gson.JsonObject;
import mage.MageObject;
import mage.cards.Card;
import mage.game.Game;
import mage.game.permanent.Permanent;
import mage.game.permanent.PermanentToken;
import mage.game.stack.Spell;
import mage.game.stack.StackAbility;
import mage.game.stack.StackObject;

import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/**
 * The identifiers that the protocol has for XMage's objects. XMage keeps a card's UUID through all zones and counts its
 * zone changes: both together name an object (CR 400.7). A double-faced card's faces count as the card.
 */
final class Ids {
    private final Game game;
    private final Map<UUID, String> names = new HashMap<>();
    private final Map<String, UUID> cards = new HashMap<>();
    private final Map<UUID, String> refs = new HashMap<>();

    Ids(Game game) {
        this.game = game;
    }

    /** Remembers the suite's name for a card or a token. */
    void refer(UUID id, String ref) {
        refs.put(id, ref);
        cards.put(ref, id);
        names.put(id, ref);
    }

    String ref(MageObject object) {
        return refs.get(card(object));
    }

    /** The suite's name for the card or token of that UUID; null if it gave none. */
    String refOf(UUID id) {
        return refs.get(id);
    }

    /** The UUID that stays: that of the main card, or of the token, or of the ability on the stack. */
    private UUID card(MageObject object) {
        if (object instanceof PermanentToken || object instanceof StackAbility) {
            return object.getId();
        }
        if (object instanceof Spell) {
            Spell spell = (Spell) object;
            return spell.isCopy() ? spell.getId() : spell.getCard().getMainCard().getId();
        }
        return object instanceof Card ? ((Card) object).getMainCard().getId() : object.getId();
    }

    String of(MageObject object) {
        UUID id = card(object);
        String name = names.get(id);
        if (name == null) {
            name = "o" + (names.size() + 1);
            names.put(id, name);
            cards.put(name, id);
        }
        return name + "." + changes(object, id);
    }

    private int changes(MageObject object, UUID id) {
        if (object instanceof PermanentToken || object instanceof StackAbility || object instanceof Spell && ((Spell) object).isCopy()) {
            return 0;
        }
        Card card = game.getCard(id);
        return card == null ? 0 : card.getZoneChangeCounter(game);
    }

    /** The protocol's identifier of whatever has this UUID now; null if nothing has. */
    String of(UUID id) {
        MageObject object = current(id);
        return object == null ? null : of(object);
    }

    /** An object as a choice, or a player. */
    JsonObject choice(UUID id) {
        JsonObject choice = new JsonObject();
        if (game.getPlayer(id) != null) {
            choice.addProperty("player", game.getPlayer(id).getName());
        } else {
            choice.addProperty("object", of(id));
        }
        return choice;
    }

    /** What a card, a face of it, a token or something on the stack is now: permanent, spell, ability or card. */
    MageObject current(UUID id) {
        Permanent permanent = game.getPermanent(id);
        if (permanent != null) {
            return permanent;
        }
        for (StackObject o : game.getStack()) {
            if (o.getId().equals(id) || o.getSourceId().equals(id) && o instanceof Spell) {
                return o;
            }
        }
        Card card = game.getCard(id);
        if (card == null) {
            return null;
        }
        Card main = card.getMainCard();
        for (Card part : Cards.parts(main)) {
            if (game.getPermanent(part.getId()) != null) {
                return game.getPermanent(part.getId());
            }
        }
        for (StackObject o : game.getStack()) {
            if (o instanceof Spell && !((Spell) o).isCopy() && ((Spell) o).getCard().getMainCard().getId().equals(main.getId())) {
                return o;
            }
        }
        return main;
    }

    /** The object that an identifier means; refused if it isn't there any more. */
    MageObject object(String id) {
        int dot = id.lastIndexOf('.');
        UUID card = dot < 0 ? null : cards.get(id.substring(0, dot));
        MageObject object = card == null ? null : current(card);
        if (object == null || !of(object).equals(id)) {
            throw Refusal.invalid("there is no object " + id);
        }
        return object;
    }
}
