package stickler;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import mage.MageObject;
import mage.abilities.Ability;
import mage.abilities.ActivatedAbility;
import mage.abilities.PlayLandAbility;
import mage.abilities.SpecialAction;
import mage.abilities.SpellAbility;
import mage.abilities.costs.Cost;
import mage.abilities.costs.common.PayLoyaltyCost;
import mage.abilities.costs.common.TapSourceCost;
import mage.abilities.costs.common.UntapSourceCost;
import mage.abilities.mana.ActivatedManaAbilityImpl;
import mage.cards.Card;
import mage.constants.PhaseStep;
import mage.constants.Zone;
import mage.game.Game;
import mage.game.permanent.Permanent;
import mage.game.stack.Spell;
import mage.game.stack.StackObject;
import mage.util.CardUtil;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Carries out what a player with priority does (protocol/action.go). */
final class Actions {
    private final Table table;
    private final Scripted player;
    private final Game game;
    private final Doing doing;

    Actions(Table table, Scripted player, Game game, Doing doing) {
        this.table = table;
        this.player = player;
        this.game = game;
        this.doing = doing;
    }

    /** Begins the action. True if it is a thing done with priority, false if the player passes for it. */
    boolean perform() {
        Fields.known(doing.action, "player", "kind", "object", "face", "using", "optional", "ability", "x", "modes", "targets", "pay",
                "cost_objects", "choices", "attacks", "blocks", "step");
        switch (doing.kind) {
            case "pass":
                hasPriority();
                doing.passes = 1;
                player.pass(game);
                return false;
            case "resolve stack":
            case "resolve top":
                return shorthand();
            case "advance":
                Steps.of(doing.text("step"));
                return shorthand();
            case "attack":
                canAttack();
                return shorthand();
            case "block":
                canBlock();
                return shorthand();
            case "concede":
                table.board.playerNamed(doing.text("player")).concede(game);
                return true;
            case "cast":
            case "play land":
            case "activate":
                hasPriority();
                return announce();
            default:
                throw Refusal.unsupported("this adapter can't " + doing.kind);
        }
    }

    private boolean shorthand() {
        doing.passes = 1;
        player.pass(game);
        return false;
    }

    private void hasPriority() {
        if (!player.getName().equals(doing.text("player"))) {
            throw Refusal.illegal(doing.text("player") + " doesn't have priority");
        }
    }

    private MageObject object() {
        return table.board.ids.object(doing.text("object"));
    }

    private boolean announce() {
        MageObject object = object();
        ActivatedAbility ability;
        switch (doing.kind) {
            case "cast":
                ability = spell(object);
                break;
            case "play land":
                ability = land(object);
                break;
            default:
                ability = activated(object);
        }
        int mark = game.bookmarkState();
        doing.announcing = true;
        boolean done;
        try {
            done = player.activateAbility(ability, game);
        } finally {
            doing.announcing = false;
        }
        if (done && doing.has("x")) {
            doing.sawX(onlyX());
        }
        String missing = doing.missing();
        if (done && doing.refusal == null && missing != null) {
            doing.refuse(Refusal.illegal(missing + " was stated, but nothing asks for it"));
        }
        if (done && doing.refusal == null) {
            game.removeBookmark(mark);
            return true;
        }
        player.restoreState(mark, "", game);
        throw doing.refusal != null ? doing.refusal : Refusal.illegal("XMage doesn't allow it");
    }

    private static List<Ability> abilities(MageObject object, Game game) {
        return new ArrayList<>(object instanceof Card ? ((Card) object).getAbilities(game) : object.getAbilities());
    }

    /** The X of what was just announced, of which XMage asks nothing where only one is legal (CR 107.3b); null without an X. */
    private Integer onlyX() {
        StackObject top = game.getStack().peekFirst();
        if (!(top instanceof Spell) || !((Spell) top).getCard().getManaCost().containsX()) {
            return null;
        }
        return CardUtil.getSourceCostsTagX(game, top.getStackAbility(), 0);
    }

    /** What XMage lets the player do with an object now, as it shows to a human player. */
    private List<ActivatedAbility> playable(MageObject object) {
        Zone zone = object instanceof Permanent ? Zone.BATTLEFIELD : game.getState().getZone(object.getId());
        return new ArrayList<>(player.getPlayableActivatedAbilities(object, zone, game).values());
    }

    private SpellAbility spell(MageObject object) {
        List<SpellAbility> fits = new ArrayList<>();
        List<String> keywords = new ArrayList<>(doing.using);
        keywords.addAll(doing.optional);
        String named = null;
        for (ActivatedAbility a : playable(object)) {
            if (!(a instanceof SpellAbility)) {
                continue;
            }
            String keyword = Keywords.of(a);
            if (keyword != null && keywords.contains(keyword)) {
                fits.add(0, (SpellAbility) a);
                named = keyword;
            } else if (keyword == null) {
                fits.add((SpellAbility) a);
            }
        }
        if (named != null) {
            doing.using.remove(named);
            doing.optional.remove(named);
            return usable(fits.subList(0, 1));
        }
        if (doing.has("face")) {
            fits.removeIf(a -> !a.getCardName().equals(doing.text("face")));
        } else if (object instanceof Card) {
            Card first = Cards.parts(((Card) object).getMainCard()).get(0);
            fits.removeIf(a -> !a.getSourceId().equals(first.getId()) && !a.getSourceId().equals(object.getId()));
        }
        return usable(fits);
    }

    private <T extends ActivatedAbility> T usable(List<T> fits) {
        for (T a : fits) {
            if (a.canActivate(player.getId(), game).canActivate()) {
                return a;
            }
        }
        throw Refusal.illegal("XMage doesn't allow it");
    }

    private PlayLandAbility land(MageObject object) {
        List<PlayLandAbility> fits = new ArrayList<>();
        for (ActivatedAbility a : playable(object)) {
            if (a instanceof PlayLandAbility) {
                fits.add((PlayLandAbility) a);
            }
        }
        String face = doing.has("face") ? doing.text("face") : Cards.parts(((Card) object).getMainCard()).get(0).getName();
        fits.removeIf(a -> !game.getCard(a.getSourceId()).getName().equals(face));
        return usable(fits);
    }

    private ActivatedAbility activated(MageObject object) {
        JsonObject ref = doing.has("ability") ? doing.action.getAsJsonObject("ability") : new JsonObject();
        List<ActivatedAbility> fits = new ArrayList<>();
        for (Ability a : abilities(object, game)) {
            if (a instanceof ActivatedAbility && !(a instanceof SpellAbility) && !(a instanceof PlayLandAbility)
                    && !(a instanceof SpecialAction) && means(ref, (ActivatedAbility) a)) {
                fits.add((ActivatedAbility) a);
            }
        }
        if (fits.isEmpty()) {
            throw Refusal.illegal("XMage knows no such activated ability of " + object.getName());
        }
        if (fits.size() > 1 && fits.stream().map(a -> costText(a)).distinct().count() > 1) {
            throw Refusal.invalid("several abilities of " + object.getName() + " fit: say which by its cost");
        }
        fits.removeIf(a -> playable(object).stream().noneMatch(p -> p.getId().equals(a.getId())));
        return usable(fits);
    }

    private boolean means(JsonObject ref, ActivatedAbility a) {
        if (ref.has("cost") && !costText(a).equals(sorted(ref.get("cost").getAsString()))) {
            return false;
        }
        if (ref.has("keyword") && !ref.get("keyword").getAsString().equals(Keywords.of(a))) {
            return false;
        }
        if (ref.has("loyalty") && !ref.get("loyalty").getAsString().equals(loyalty(a))) {
            return false;
        }
        return !ref.has("makes") || a instanceof ActivatedManaAbilityImpl && ((ActivatedManaAbilityImpl) a).getNetMana(game).stream()
                .anyMatch(m -> m.get(ManaText.type(ref.get("makes").getAsString())) > 0 || m.getAny() > 0);
    }

    private static String loyalty(Ability a) {
        for (Cost cost : a.getCosts()) {
            if (cost instanceof PayLoyaltyCost) {
                int n = ((PayLoyaltyCost) cost).getAmount();
                return n > 0 ? "+" + n : Integer.toString(n);
            }
        }
        return "";
    }

    /** An activation cost as the protocol refers to it: symbols, and other costs by their verb; in a fixed order. */
    private static String costText(Ability a) {
        List<String> parts = new ArrayList<>();
        String mana = a.getManaCosts().getText();
        if (!mana.isEmpty()) {
            parts.add(mana);
        }
        for (Cost cost : a.getCosts()) {
            parts.add(verb(cost));
        }
        return sorted(String.join(", ", parts));
    }

    private static String verb(Cost cost) {
        if (cost instanceof TapSourceCost) {
            return "{T}";
        }
        if (cost instanceof UntapSourceCost) {
            return "{Q}";
        }
        return cost.getClass().getSimpleName().replaceAll("(?<=[a-z])[A-Z].*", "");
    }

    private static String sorted(String cost) {
        return String.join(", ", new TreeSet<>(List.of(cost.split(", "))));
    }

    /** Activates a mana ability in the middle of paying. */
    boolean manaWhilePaying(JsonObject action) {
        MageObject object = table.board.ids.object(action.get("object").getAsString());
        for (ActivatedManaAbilityImpl a : player.manaAbilities(object, game).values()) {
            if (!action.has("ability") || means(action.getAsJsonObject("ability"), a)) {
                return player.activateAbility(a, game);
            }
        }
        return true; // nothing was made; the payment is asked for again
    }

    private void canAttack() {
        if (!doing.text("player").equals(game.getPlayer(game.getActivePlayerId()).getName())) {
            throw Refusal.illegal(doing.text("player") + " isn't the active player");
        }
        if (!game.getTurnStepType().isBefore(PhaseStep.DECLARE_ATTACKERS)) {
            throw Refusal.illegal("attackers have been declared this turn");
        }
        Scripted attacking = table.board.playerNamed(doing.text("player"));
        for (JsonElement e : doing.list("attacks")) {
            JsonObject attack = e.getAsJsonObject();
            MageObject attacker = table.board.ids.object(attack.get("attacker").getAsString());
            if (!(attacker instanceof Permanent) || !((Permanent) attacker).isControlledBy(attacking.getId())
                    || !attacker.isCreature(game) || !((Permanent) attacker).canAttack(new Combats(attacking, table).defender(attack, game), game)) {
                throw Refusal.illegal(attacker.getName() + " can't attack");
            }
        }
    }

    private void canBlock() {
        if (game.getTurnStepType() != PhaseStep.DECLARE_ATTACKERS) {
            throw Refusal.illegal("blockers are declared after attackers");
        }
        Scripted blocking = table.board.playerNamed(doing.text("player"));
        for (JsonElement e : doing.list("blocks")) {
            MageObject blocker = table.board.ids.object(e.getAsJsonObject().get("blocker").getAsString());
            MageObject attacker = table.board.ids.object(e.getAsJsonObject().get("attacker").getAsString());
            if (!(blocker instanceof Permanent) || !((Permanent) blocker).isControlledBy(blocking.getId()) || !blocker.isCreature(game)
                    || !(attacker instanceof Permanent) || !((Permanent) blocker).canBlock(attacker.getId(), game)) {
                throw Refusal.illegal(blocker.getName() + " can't block that");
            }
        }
    }
}
