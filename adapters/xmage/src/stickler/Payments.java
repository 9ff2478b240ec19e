package stickler;

import com.google.gson.JsonObject;
import mage.ConditionalMana;
import mage.Mana;
import mage.MageObject;
import mage.abilities.Ability;
import mage.abilities.SpecialAction;
import mage.abilities.costs.mana.ManaCost;
import mage.abilities.mana.ActivatedManaAbilityImpl;
import mage.game.Game;
import mage.game.permanent.Permanent;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Pays mana: XMage asks for one mana after another, the protocol for the whole payment. */
final class Payments {
    private final Scripted player;
    private final Table table;
    /** What was decided and isn't spent yet. */
    private String decided = "";
    private Ability decidedFor;

    Payments(Scripted player, Table table) {
        this.player = player;
        this.table = table;
    }

    /** Unlocks one mana of the pool for the unpaid cost, or makes more mana; false gives up. */
    boolean pay(Ability ability, ManaCost unpaid, Game game) {
        Doing doing = table.doing;
        boolean announcing = doing != null && doing.announcing;
        if (announcing && doing.refusal == null && !doing.ways().isEmpty()) {
            doing.refuse(Refusal.illegal(doing.ways() + " was stated, but nothing asks for it"));
        }
        if (announcing && doing.refusal != null) {
            return false;
        }
        if (announcing && doing.costObjectsLeft() && standIn(ability, unpaid, game)) {
            return doing.refusal == null;
        }
        if (announcing && !doing.pay().isEmpty()) {
            return payStated(doing, unpaid, game, ability);
        }
        if (decidedFor == ability && !decided.isEmpty()) {
            String symbol = firstUsable(decided, unpaid);
            decided = decided.replaceFirst(java.util.regex.Pattern.quote(symbol), "");
            return unlock(symbol);
        }
        TreeSet<String> payments = payments(unpaid, pool(ability, unpaid, game));
        if (payments.size() == 1) {
            return decide(payments.first(), ability, unpaid);
        }
        return ask(payments, ability, unpaid, game);
    }

    /** Objects that are tapped or exiled rather than mana paid: XMage has a special action for each way (CR 702.51, 702.66). */
    private boolean standIn(Ability ability, ManaCost unpaid, Game game) {
        for (SpecialAction action : game.getState().getSpecialActions().getControlledBy(player.getId(), true).values()) {
            if (player.activateAbility(action, game)) {
                return true;
            }
        }
        return false;
    }

    private boolean decide(String payment, Ability ability, ManaCost unpaid) {
        String symbol = firstUsable(payment, unpaid);
        decided = payment.replaceFirst(java.util.regex.Pattern.quote(symbol), "");
        decidedFor = ability;
        return unlock(symbol);
    }

    /** What was stated is spent if the pool has it; otherwise mana abilities come first. */
    private boolean payStated(Doing doing, ManaCost unpaid, Game game, Ability ability) {
        String want = inOrder(doing.pay());
        String pool = pool(ability, unpaid, game);
        if (!contains(pool, want)) {
            return ask(new TreeSet<>(), ability, unpaid, game);
        }
        if (!doing.payment && !payments(unpaid, want).contains(want)) {
            doing.refuse(Refusal.illegal(want + " doesn't pay the cost"));
            return false;
        }
        doing.payment = true;
        String symbol = firstUsable(want, unpaid);
        doing.paid(symbol);
        return unlock(symbol);
    }

    private boolean unlock(String symbol) {
        player.getManaPool().unlockManaType(ManaText.type(symbol));
        return true;
    }

    /** The mana of the pool that may be spent on this. */
    private String pool(Ability ability, ManaCost unpaid, Game game) {
        Mana mana = player.getManaPool().getMana().copy();
        for (ConditionalMana c : player.getManaPool().getConditionalMana()) {
            if (c.apply(ability, game, c.getManaProducerId(), unpaid)) {
                mana.add(c);
            }
        }
        return ManaText.of(mana);
    }

    private static String inOrder(String mana) {
        Mana sum = new Mana();
        ManaText.symbols(mana).forEach(s -> sum.increase(ManaText.type(s)));
        return ManaText.of(sum);
    }

    private static boolean contains(String pool, String want) {
        List<String> left = ManaText.symbols(pool);
        for (String symbol : ManaText.symbols(want)) {
            if (!left.remove(symbol)) {
                return false;
            }
        }
        return true;
    }

    /** All ways to pay a cost with mana of a pool. */
    private static TreeSet<String> payments(ManaCost unpaid, String pool) {
        TreeSet<String> out = new TreeSet<>();
        List<Mana> ways = new ArrayList<>(unpaid.getOptions());
        if (ways.isEmpty()) {
            ways.add(unpaid.getMana());
        }
        for (Mana way : ways) {
            pick(ManaText.symbols(pool), 0, new ArrayList<>(), way, out);
        }
        return out;
    }

    private static void pick(List<String> pool, int from, List<String> taken, Mana cost, TreeSet<String> out) {
        if (taken.size() == cost.count()) {
            Mana mana = new Mana();
            taken.forEach(s -> mana.increase(ManaText.type(s)));
            if (cost.enough(mana)) {
                out.add(ManaText.of(mana));
            }
            return;
        }
        for (int i = from; i < pool.size(); i++) {
            if (i > from && pool.get(i).equals(pool.get(i - 1))) {
                continue; // the same mana again
            }
            taken.add(pool.get(i));
            pick(pool, i + 1, taken, cost, out);
            taken.remove(taken.size() - 1);
        }
    }

    /** The symbol of a payment to spend first: one that the rest of the payment doesn't need for another part. */
    private static String firstUsable(String payment, ManaCost unpaid) {
        List<String> symbols = ManaText.symbols(payment);
        for (String symbol : symbols) {
            Mana one = new Mana();
            one.increase(ManaText.type(symbol));
            if (unpaid.getText().contains(symbol.substring(1, 2)) || unpaid.testPay(one)) {
                return symbol;
            }
        }
        return symbols.get(0);
    }

    private boolean ask(TreeSet<String> payments, Ability ability, ManaCost unpaid, Game game) {
        Question q = new Question("payment", player);
        q.source = table.board.ids.of(ability.getSourceId());
        for (String payment : payments) {
            JsonObject choice = new JsonObject();
            choice.addProperty("mana", payment);
            q.option(choice, payment);
        }
        for (Permanent source : sources(game)) {
            q.option(table.board.ids.choice(source.getId()), source);
        }
        if (q.options.isEmpty()) {
            return false;
        }
        List<Question.Pick> picks = table.askPayment(q);
        if (picks == null) {
            return false;
        }
        if (picks.get(0).option == null) {
            return make(picks.get(0).choice, game);
        }
        if (!(picks.get(0).option.what instanceof String)) {
            JsonObject action = new JsonObject();
            action.add("object", picks.get(0).option.choice.get("object"));
            return make(action, game);
        }
        return decide((String) picks.get(0).option.what, ability, unpaid);
    }

    private List<Permanent> sources(Game game) {
        List<Permanent> out = new ArrayList<>();
        for (Permanent p : game.getBattlefield().getAllActivePermanents(player.getId())) {
            if (manaAbilities(p, game).values().stream().anyMatch(this::affordable)) {
                out.add(p);
            }
        }
        return out;
    }

    /** A mana ability that costs mana makes some only if the pool has that. */
    private boolean affordable(ActivatedManaAbilityImpl ability) {
        return ability.getManaCosts().isEmpty() || !payments(ability.getManaCosts(), player.poolText()).isEmpty();
    }

    private Map<?, ActivatedManaAbilityImpl> manaAbilities(MageObject o, Game game) {
        return player.manaAbilities(o, game);
    }

    /** Activates a mana ability while paying (CR 601.2g). */
    private boolean make(JsonObject action, Game game) {
        return new Actions(table, player, game, table.doing).manaWhilePaying(action);
    }
}
