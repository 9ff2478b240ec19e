package stickler;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A decision of the protocol: what is asked, its legal answers, and how an answer is read. */
final class Question {
    /** One thing that can be chosen: how the protocol calls it, and what it is in XMage. */
    static final class Option {
        final JsonObject choice;
        final Object what;

        Option(JsonObject choice, Object what) {
            this.choice = choice;
            this.what = what;
        }
    }

    /** One choice of an answer: the option that it means, and the choice as it was sent. */
    static final class Pick {
        final Option option;
        final JsonObject choice;

        Pick(Option option, JsonObject choice) {
            this.option = option;
            this.choice = choice;
        }

        int number() {
            return choice.get("number").getAsInt();
        }
    }

    final String kind;
    final Scripted player;
    final List<Option> options = new ArrayList<>();
    /** Object that asks; may be null. */
    String source;
    int min = 1;
    int max = 1;
    int total;
    int least;
    boolean ordered;
    /** Candidates of a declaration of attackers or blockers, as the protocol has them. */
    JsonArray candidates = new JsonArray();
    /** Says why a well-formed answer isn't legal; null if it is. */
    Function<List<Pick>, String> check = picks -> null;

    Question(String kind, Scripted player) {
        this.kind = kind;
        this.player = player;
    }

    Question option(JsonObject choice, Object what) {
        options.add(new Option(choice, what));
        return this;
    }

    Question between(int least, int most) {
        min = Math.max(0, least);
        max = Math.max(min, most);
        return this;
    }

    /** The only legal answer; null if there are several. */
    List<Pick> forced() {
        if (isNumber()) {
            return min == max ? List.of(number(min)) : null;
        }
        if (!isListed()) {
            return null;
        }
        if (max == 0 && !isOrder()) {
            return List.of();
        }
        boolean several = options.size() > 1 && (ordered || isOrder() || kind.equals("division"));
        boolean optional = options.size() > min && !isOrder();
        return several || optional ? null : all();
    }

    private List<Pick> all() {
        List<Pick> out = new ArrayList<>();
        for (Option option : options) {
            JsonObject choice = option.choice.deepCopy();
            if (kind.equals("division")) {
                choice.addProperty("number", total);
            }
            out.add(new Pick(option, choice));
        }
        return out;
    }

    private boolean isOrder() {
        return kind.equals("order");
    }

    private boolean isNumber() {
        return kind.equals("x") || kind.equals("number");
    }

    /** Whether the legal answers are options. */
    private boolean isListed() {
        return !isNumber() && !kind.equals("card name") && !kind.equals("attackers") && !kind.equals("blockers");
    }

    static Pick number(int n) {
        JsonObject choice = new JsonObject();
        choice.addProperty("number", n);
        return new Pick(new Option(choice, n), choice);
    }

    JsonObject toJson(int id) {
        JsonObject d = new JsonObject();
        d.addProperty("id", id);
        d.addProperty("player", player.getName());
        d.addProperty("kind", kind);
        if (source != null) {
            d.addProperty("source", source);
        }
        JsonArray list = new JsonArray();
        options.forEach(o -> list.add(o.choice));
        if (list.size() > 0 && isListed()) {
            d.add("options", list);
        }
        if (kind.equals("attackers") || kind.equals("blockers")) {
            d.add(kind, candidates);
        }
        d.addProperty("min", min);
        d.addProperty("max", max);
        if (kind.equals("division")) {
            d.addProperty("total", total);
            d.addProperty("least", least);
        }
        if (ordered) {
            d.addProperty("ordered", true);
        }
        return d;
    }

    /** Reads an answer; refuses what isn't legal. */
    List<Pick> read(JsonArray choices) {
        List<Pick> picks = new ArrayList<>();
        if (isNumber()) {
            picks.add(readNumber(choices));
        } else {
            List<Option> left = new ArrayList<>(options);
            for (JsonElement choice : choices) {
                picks.add(isListed() ? readOption(choice.getAsJsonObject(), left) : new Pick(null, choice.getAsJsonObject()));
            }
            checkCount(picks);
        }
        String wrong = check.apply(picks);
        if (wrong != null) {
            throw Refusal.illegal(wrong);
        }
        return picks;
    }

    private Pick readNumber(JsonArray choices) {
        if (choices.size() != 1 || !choices.get(0).getAsJsonObject().has("number")) {
            throw Refusal.illegal("one number is asked for");
        }
        int n = choices.get(0).getAsJsonObject().get("number").getAsInt();
        if (n < min || n > max) {
            throw Refusal.illegal(n + " isn't from " + min + " to " + max);
        }
        return number(n);
    }

    /** The option that a choice means; it is taken from those that are left. */
    Pick readOption(JsonObject choice, List<Option> left) {
        JsonObject meant = choice.deepCopy();
        if (kind.equals("division") || kind.equals("targets")) {
            meant.remove("number");
        }
        for (Option option : left) {
            if (option.choice.equals(meant)) {
                if (!kind.equals("mana") && !kind.equals("modes")) {
                    left.remove(option);
                }
                return new Pick(option, choice);
            }
        }
        throw Refusal.illegal(choice + " isn't among the options");
    }

    private void checkCount(List<Pick> picks) {
        if (isOrder() && picks.size() != options.size()) {
            throw Refusal.illegal("all are to be put in order");
        }
        if (kind.equals("division")) {
            int sum = 0;
            for (Pick pick : picks) {
                sum += pick.number();
                if (pick.number() < least) {
                    throw Refusal.illegal("each share is at least " + least);
                }
            }
            if (sum != total) {
                throw Refusal.illegal("the shares are " + sum + " in all, not " + total);
            }
        } else if (isListed() && !isOrder() && (picks.size() < min || picks.size() > max)) {
            throw Refusal.illegal("from " + min + " to " + max + " are to be chosen, not " + picks.size());
        }
    }
}
