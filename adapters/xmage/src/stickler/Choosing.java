package stickler;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import mage.MageObject;
import mage.abilities.Ability;
import mage.abilities.Mode;
import mage.abilities.Modes;
import mage.abilities.SpellAbility;
import mage.abilities.TriggeredAbility;
import mage.cards.Card;
import mage.cards.Cards;
import mage.choices.Choice;
import mage.choices.ChoiceCardType;
import mage.choices.ChoiceBasicLandType;
import mage.choices.ChoiceColor;
import mage.choices.ChoiceCreatureType;
import mage.choices.ChoiceHintType;
import mage.choices.ChoiceLandType;
import mage.game.Game;
import mage.target.Target;
import mage.target.TargetAmount;
import mage.target.TargetCard;
import mage.target.common.TargetDiscard;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** Puts XMage's choices to a player as the protocol's decisions, all but combat and payments. */
final class Choosing {
    private final Scripted player;
    private final Table table;
    /** What was chosen at once and XMage wants one by one. */
    private final List<UUID> order = new ArrayList<>();
    private final List<UUID> modes = new ArrayList<>();
    private UUID modesOf;

    Choosing(Scripted player, Table table) {
        this.player = player;
        this.table = table;
    }

    private Ids ids() {
        return table.board.ids;
    }

    private Question question(String kind, Ability source) {
        Question q = new Question(kind, player);
        q.source = source == null || source.getSourceId() == null ? null : ids().of(source.getSourceId());
        return q;
    }

    private boolean announcing() {
        return table.doing != null && table.doing.announcing;
    }

    private boolean refused() {
        return announcing() && table.doing.refusal != null;
    }

    private Set<UUID> possible(Target target, Ability source, Game game, Cards cards) {
        UUID controller = target.getAffectedAbilityControllerId(player.getId());
        return new LinkedHashSet<>(cards == null ? target.possibleTargets(controller, source, game) : ((TargetCard) target).possibleTargets(controller, source, game, cards));
    }

    /** Targets of a spell or ability, or objects and players that are chosen without targeting. */
    boolean targets(Target target, Ability source, Game game, Cards cards, boolean targeting) {
        UUID controller = target.getAffectedAbilityControllerId(player.getId());
        if (target.isChoiceCompleted(controller, source, game, cards)) {
            return false;
        }
        Set<UUID> possible = possible(target, source, game, cards);
        possible.removeAll(target.getTargets());
        Question q = question(kind(target, targeting, possible, game), source);
        for (UUID id : sorted(possible, game)) {
            q.option(ids().choice(id), id);
        }
        int least = q.kind.equals("targets") || mandatory(target, source, game) ? target.getMinNumberOfTargets() - target.getSize() : 0;
        q.between(Math.min(least, possible.size()), Math.min(target.getMaxNumberOfTargets() - target.getSize(), possible.size()));
        q.check = picks -> together(picks, target, source, game, cards);
        if (q.options.isEmpty()) {
            return target.isChosen(game) && target.getSize() > 0;
        }
        List<Question.Pick> picks = table.ask(q);
        if (picks == null) {
            return false;
        }
        for (Question.Pick pick : picks) {
            if (targeting) {
                target.addTarget((UUID) pick.option.what, source, game);
            } else {
                target.add((UUID) pick.option.what, game);
            }
        }
        return target.isChosen(game) && target.getSize() > 0;
    }

    /** What is announced must be chosen in full; for the rest XMage says whether a player may stop with less. */
    private boolean mandatory(Target target, Ability source, Game game) {
        if (announcing() || target.isRequiredExplicitlySet()) {
            return announcing() || target.isRequired();
        }
        return target.isRequired(source == null ? null : source.getSourceId(), game);
    }

    /** Why the picks can't be chosen together: XMage narrows what is possible with each that is chosen. */
    private String together(List<Question.Pick> picks, Target target, Ability source, Game game, Cards cards) {
        Target trial = target.copy();
        for (Question.Pick pick : picks) {
            if (!possible(trial, source, game, cards).contains((UUID) pick.option.what)) {
                return "these can't be chosen together";
            }
            trial.add((UUID) pick.option.what, game);
        }
        return null;
    }

    /** In an order that doesn't hang on XMage's random identifiers. */
    private List<UUID> sorted(Set<UUID> in, Game game) {
        return in.stream().sorted(java.util.Comparator.comparing(id -> ids().choice(id).toString())).collect(Collectors.toList());
    }

    private String kind(Target target, boolean targeting, Set<UUID> possible, Game game) {
        if (targeting && !target.isNotTarget()) {
            return "targets";
        }
        if (target instanceof TargetDiscard) {
            return "discard";
        }
        if (announcing()) {
            return "cost objects";
        }
        return possible.stream().allMatch(id -> game.getPlayer(id) != null) ? "players" : "objects";
    }

    /** Targets among which something is divided. */
    boolean amounts(TargetAmount target, Ability source, Game game) {
        target.prepareAmount(source, game);
        int total = target.getAmountTotal(game, source);
        if (total <= 0 || target.getSize() > 0 && target.getAmountRemaining() <= 0) {
            return false;
        }
        Set<UUID> possible = possible(target, source, game, null);
        Question q = question("targets", source);
        for (UUID id : sorted(possible, game)) {
            q.option(ids().choice(id), id);
        }
        int most = target.getMaxNumberOfTargets() == 0 ? total : Math.min(total, target.getMaxNumberOfTargets());
        q.between(Math.max(1, target.getMinNumberOfTargets()), Math.min(most, possible.size()));
        if (q.options.size() < q.min) {
            return false;
        }
        List<Question.Pick> picks = table.ask(q);
        if (picks == null) {
            return false;
        }
        List<Question.Pick> shares = shares(picks, total, source);
        if (shares == null) {
            return false;
        }
        for (Question.Pick share : shares) {
            target.addTarget((UUID) share.option.what, share.number(), source, game);
        }
        return target.isChosen(game) && target.getSize() > 0;
    }

    private List<Question.Pick> shares(List<Question.Pick> targets, int total, Ability source) {
        Question q = question("division", source);
        q.total = total;
        q.least = 1;
        targets.forEach(t -> q.option(t.option.choice, t.option.what));
        q.between(targets.size(), targets.size());
        if (targets.stream().allMatch(t -> t.choice.has("number"))) {
            JsonArray stated = new JsonArray();
            targets.forEach(t -> stated.add(t.choice));
            try {
                return q.read(stated);
            } catch (Refusal r) {
                table.doing.refuse(r);
                return null;
            }
        }
        return table.ask(q);
    }

    boolean yes(String message, Ability source, Game game) {
        if (refused()) {
            return false;
        }
        if (announcing() && Caller.is("addOptionalAdditionalCosts")) {
            return optional(message);
        }
        if (Caller.optionalCost() != null) {
            return cost(message, Caller.optionalCost(), source);
        }
        Question q = question("yes or no", source);
        for (boolean yes : new boolean[]{true, false}) {
            JsonObject choice = new JsonObject();
            choice.addProperty("yes", yes);
            q.option(choice, yes);
        }
        List<Question.Pick> picks = table.ask(q);
        return picks != null && (Boolean) picks.get(0).option.what;
    }

    /** An optional cost of a spell that is cast as another resolves. */
    private boolean cost(String message, String keyword, Ability source) {
        Question q = question("cost", source).between(0, 1);
        JsonObject choice = new JsonObject();
        choice.addProperty("name", message.toLowerCase().contains("multikicker") ? "multikicker" : keyword);
        q.option(choice, keyword);
        List<Question.Pick> picks = table.ask(q);
        return picks != null && !picks.isEmpty();
    }

    /** Whether a spell goes under the permanent that it merges with (CR 702.140c). */
    boolean under(Ability source) {
        Question q = question("place", source);
        for (String place : new String[]{"top", "bottom"}) {
            JsonObject choice = new JsonObject();
            choice.addProperty("name", place);
            q.option(choice, place.equals("bottom"));
        }
        List<Question.Pick> picks = table.ask(q);
        return picks != null && (Boolean) picks.get(0).option.what;
    }

    /** An optional additional cost is paid if it was stated with the action (CR 601.2b). */
    private boolean optional(String message) {
        for (String keyword : table.doing.optional) {
            if (message.toLowerCase().replace("-", " ").contains(keyword.replace("-", " "))) {
                table.doing.optional.remove(keyword);
                return true;
            }
        }
        return false;
    }

    int number(String kind, int min, int max, Ability source, Game game) {
        Question q = question(kind, source).between(min, max);
        List<Question.Pick> picks = table.ask(q);
        return picks == null ? min : picks.get(0).number();
    }

    int replacement(Map<String, String> effects, Map<String, MageObject> objects, Game game) {
        List<String> keys = new ArrayList<>(effects.keySet());
        if (effects.size() < 2 || effects.values().stream().map(Choosing::plain).distinct().count() == 1) {
            return 0;
        }
        Question q = question("replacement", null);
        for (int i = 0; i < keys.size(); i++) {
            MageObject object = objects.get(keys.get(i));
            JsonObject choice = new JsonObject();
            choice.addProperty("object", object == null ? null : ids().of(object.getId()));
            if (object == null || choice.get("object").isJsonNull()) {
                throw table.stop(Refusal.unsupported("XMage asks for the order of replacement effects of something that is gone"));
            }
            q.option(choice, i);
        }
        number(q);
        List<Question.Pick> picks = table.ask(q);
        return picks == null ? 0 : (Integer) picks.get(0).option.what;
    }

    private static String plain(String text) {
        return text.replaceAll("\\[\\w+\\]", "");
    }

    /** Several abilities of one object are told apart by their place among them. */
    private static void number(Question q) {
        for (Question.Option o : q.options) {
            JsonObject bare = o.choice.deepCopy();
            bare.remove("mode");
            int place = 0;
            int same = 0;
            for (Question.Option other : q.options) {
                JsonObject otherBare = other.choice.deepCopy();
                otherBare.remove("mode");
                if (otherBare.equals(bare)) {
                    same++;
                    place = other == o ? same : place;
                }
            }
            if (same > 1) {
                o.choice.addProperty("mode", place);
            }
        }
    }

    TriggeredAbility trigger(List<TriggeredAbility> abilities, Game game) {
        if (abilities.size() == 1 || alike(abilities)) {
            return abilities.get(0);
        }
        if (!order.isEmpty() && abilities.stream().map(Ability::getId).collect(Collectors.toSet()).containsAll(order) && order.size() == abilities.size()) {
            return next(abilities);
        }
        order.clear();
        Question q = question("order", null);
        for (TriggeredAbility a : abilities) {
            String id = ids().of(a.getSourceId());
            if (id == null) {
                throw table.stop(Refusal.unsupported("XMage asks for the order of an ability whose source is gone"));
            }
            JsonObject choice = new JsonObject();
            choice.addProperty("object", id);
            q.option(choice, a.getId());
        }
        number(q);
        q.between(abilities.size(), abilities.size());
        List<Question.Pick> picks = table.ask(q);
        if (picks == null) {
            return abilities.get(0);
        }
        picks.forEach(p -> order.add((UUID) p.option.what));
        return next(abilities);
    }

    private TriggeredAbility next(List<TriggeredAbility> abilities) {
        UUID id = order.remove(0);
        return abilities.stream().filter(a -> a.getId().equals(id)).findFirst().orElse(abilities.get(0));
    }

    /** The order of abilities that say the same can't matter: their targets are chosen one after another. */
    private static boolean alike(List<TriggeredAbility> abilities) {
        return abilities.stream().map(a -> plain(a.getRule())).distinct().count() == 1;
    }

    /** The next of the modes that are chosen; null when there are no more. */
    Mode mode(Modes all, Ability source, Game game) {
        if (refused()) {
            return null;
        }
        if (!source.getId().equals(modesOf)) {
            modes.clear();
            modes.addAll(modes(all, source, game));
            modesOf = source.getId();
        }
        Mode next = modes.isEmpty() ? null : all.get(modes.remove(0));
        if (next == null || all.getSelectedModes().size() + 1 >= all.getMaxModes(game, source)) {
            modesOf = null; // XMage asks no more for this one
        }
        return next;
    }

    private List<UUID> modes(Modes all, Ability source, Game game) {
        List<Mode> printed = new ArrayList<>(all.values());
        Question q = question("modes", source);
        for (Mode mode : all.getAvailableModes(source, game)) {
            if (mode.getTargets().canChoose(source.getControllerId(), source, game)) {
                JsonObject choice = new JsonObject();
                choice.addProperty("mode", printed.indexOf(mode) + 1);
                q.option(choice, mode.getId());
            }
        }
        if (q.options.isEmpty()) {
            return List.of();
        }
        q.between(all.isMayChooseNone() ? 0 : all.getMinModes(), all.getMaxModes(game, source));
        List<Question.Pick> picks = table.ask(q);
        return picks == null ? List.of() : picks.stream().map(p -> (UUID) p.option.what).collect(Collectors.toList());
    }

    /** A choice among texts: colors, names, types, and ways to cast. */
    boolean choice(Choice choice, Game game) {
        if (refused()) {
            return false;
        }
        if (announcing() && Caller.is("activateAlternateOrAdditionalCosts")) {
            return alternative(choice, game);
        }
        if (choice.isKeyChoice()) {
            throw table.stop(Refusal.unsupported("XMage asks for one of several texts"));
        }
        Question q;
        if (choice instanceof ChoiceColor || choice.isManaColorChoice()) {
            q = colors(choice);
        } else if (choice instanceof ChoiceCreatureType || choice instanceof ChoiceBasicLandType || choice instanceof ChoiceLandType || choice instanceof ChoiceCardType) {
            q = named("type", choice);
        } else if (choice.getHintType() == ChoiceHintType.CARD) {
            q = named("card name", choice);
        } else {
            throw table.stop(Refusal.unsupported("XMage asks for one of several texts"));
        }
        List<Question.Pick> picks = table.ask(q);
        if (picks == null || picks.isEmpty()) {
            return false;
        }
        choice.setChoice(q.kind.equals("card name") ? picks.get(0).choice.get("name").getAsString() : (String) picks.get(0).option.what);
        return true;
    }

    private Question named(String kind, Choice choice) {
        Question q = new Question(kind, player);
        if (kind.equals("card name")) {
            q.check = picks -> picks.size() == 1 && picks.get(0).choice.has("name") && choice.getChoices().contains(picks.get(0).choice.get("name").getAsString())
                    ? null : "XMage has no such name to choose";
            return q;
        }
        for (String name : new java.util.TreeSet<>(choice.getChoices())) {
            JsonObject c = new JsonObject();
            c.addProperty("name", name);
            q.option(c, name);
        }
        return q.between(1, 1);
    }

    private Question colors(Choice choice) {
        boolean mana = choice.isManaColorChoice();
        Question q = new Question(mana ? "mana" : "color", player);
        for (String name : new java.util.TreeSet<>(choice.getChoices())) {
            JsonObject c = new JsonObject();
            String color = name.toLowerCase();
            if (mana) {
                c.addProperty("mana", color.equals("colorless") ? "{C}" : "{" + ManaText.letter(color) + "}");
            } else {
                c.addProperty("color", color);
            }
            q.option(c, name);
        }
        if (announcing() && table.doing.has("ability") && table.doing.action.getAsJsonObject("ability").has("makes")) {
            String makes = table.doing.action.getAsJsonObject("ability").get("makes").getAsString();
            q.options.removeIf(o -> mana && !o.choice.get("mana").getAsString().equals(makes));
        }
        return q.between(1, 1);
    }

    /** An alternative cost is the one that was stated, by its keyword or by the permanent that offers it; else none (CR 118.9). */
    private boolean alternative(Choice choice, Game game) {
        List<String> using = table.doing.using;
        for (Map.Entry<String, String> e : choice.getKeyChoices().entrySet()) {
            boolean none = e.getValue().startsWith("Cast with no alternative cost");
            if (using.isEmpty() && none) {
                choice.setChoiceByKey(e.getKey());
                return true;
            }
            if (!using.isEmpty() && !none && means(using.get(0), e.getKey(), e.getValue(), choice, game)) {
                using.remove(0);
                choice.setChoiceByKey(e.getKey());
                return true;
            }
        }
        String only = onlyWithoutSource(choice);
        if (!using.isEmpty() && only != null) {
            using.remove(0);
            choice.setChoiceByKey(only);
            return true;
        }
        table.doing.refuse(Refusal.illegal("there is no such alternative cost"));
        return false;
    }

    /** XMage forgets which permanent offers a cost once it has taken an action back: the only such cost is what is meant. */
    private static String onlyWithoutSource(Choice choice) {
        List<String> lost = choice.getKeyChoices().keySet().stream().filter(key -> hint(choice, key) == null).collect(Collectors.toList());
        return lost.size() == 1 ? lost.get(0) : null;
    }

    /** The object that XMage shows with one of several texts; null if there is none. */
    private static UUID hint(Choice choice, String key) {
        List<String> hint = choice.getHintData().get(key);
        boolean none = hint == null || hint.size() < 2 || hint.get(1) == null || hint.get(1).isEmpty();
        return none ? null : UUID.fromString(hint.get(1));
    }

    private static boolean means(String using, String key, String text, Choice choice, Game game) {
        MageObject object = hint(choice, key) == null ? null : game.getObject(hint(choice, key));
        if (object != null && object.getName().equals(using)) {
            return true;
        }
        return text.toLowerCase().contains(using.toLowerCase());
    }

    /** The face, half or part of a card that is cast during a resolution. */
    SpellAbility face(Map<UUID, SpellAbility> castable, Card card, Game game) {
        if (castable.isEmpty()) {
            return card.getSpellAbility();
        }
        Question q = new Question("face", player);
        q.source = ids().of(card.getId());
        for (SpellAbility a : castable.values()) {
            JsonObject choice = new JsonObject();
            choice.addProperty("name", a.getCardName());
            q.option(choice, a);
        }
        List<Question.Pick> picks = table.ask(q.between(1, 1));
        return picks == null ? card.getSpellAbility() : (SpellAbility) picks.get(0).option.what;
    }
}
