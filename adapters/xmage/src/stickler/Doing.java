package stickler;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import mage.constants.PhaseStep;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** An action that is being carried out, and which of the choices stated with it have come up (protocol/action.go). */
final class Doing {
    final JsonObject action;
    final String kind;
    /** Where it began. */
    int turn;
    PhaseStep step;
    UUID top;
    /** Passes made for a shorthand. */
    int passes;
    /** The spell, ability or special action is being announced. */
    boolean announcing;
    boolean declared;
    /** The stated payment has begun: as a whole, it pays the cost. */
    boolean payment;
    /** Why the rest of the announcement is void; null if it isn't. */
    Refusal refusal;

    private int targets;
    private int costObjects;
    private int modes;
    private int choices;
    private boolean x;
    private String pay;
    final List<String> using = new ArrayList<>();
    final List<String> optional = new ArrayList<>();

    Doing(JsonObject action) {
        this.action = action;
        this.kind = action.get("kind").getAsString();
        this.pay = action.has("pay") ? action.get("pay").getAsString() : "";
        if (action.has("using")) {
            using.addAll(List.of(action.get("using").getAsString().split(" and ")));
        }
        list("optional").forEach(o -> optional.add(o.getAsString()));
    }

    JsonArray list(String name) {
        return action.has(name) ? action.getAsJsonArray(name) : new JsonArray();
    }

    boolean has(String name) {
        return action.has(name);
    }

    String text(String name) {
        return action.has(name) ? action.get(name).getAsString() : "";
    }

    /** What the announcement does if something stated can't be: it is void, and the rest of it is not asked. */
    void refuse(Refusal why) {
        if (refusal == null) {
            refusal = why;
        }
    }

    /** What was stated for this question; null if nothing was. */
    JsonArray stated(Question q) {
        switch (q.kind) {
            case "targets":
                return some(list("targets"), targets, q, n -> targets = n);
            case "cost objects":
            case "discard":
                return some(list("cost_objects"), costObjects, q, n -> costObjects = n);
            case "modes":
                return statedModes();
            case "x":
            case "number":
                return statedX();
            case "division":
                return null;
            default:
                if (choices < list("choices").size()) {
                    return list("choices").get(choices++).getAsJsonObject().getAsJsonArray("choices");
                }
                return null;
        }
    }

    private interface Counter {
        void set(int n);
    }

    /** As many of the stated choices as fit, in order. */
    private static JsonArray some(JsonArray list, int from, Question q, Counter used) {
        if (from >= list.size()) {
            return null;
        }
        JsonArray out = new JsonArray();
        List<Question.Option> left = new ArrayList<>(q.options);
        int i = from;
        for (; i < list.size() && out.size() < q.max; i++) {
            try {
                q.readOption(list.get(i).getAsJsonObject(), left);
            } catch (Refusal r) {
                if (out.size() >= q.min && out.size() > 0) {
                    break;
                }
                throw r;
            }
            out.add(list.get(i));
        }
        used.set(i);
        return out;
    }

    private JsonArray statedModes() {
        JsonArray stated = list("modes");
        if (modes >= stated.size()) {
            return null;
        }
        JsonArray out = new JsonArray();
        for (; modes < stated.size(); modes++) {
            JsonObject choice = new JsonObject();
            choice.addProperty("mode", stated.get(modes).getAsInt());
            out.add(choice);
        }
        return out;
    }

    private JsonArray statedX() {
        if (x || !has("x")) {
            return null;
        }
        x = true;
        JsonObject choice = new JsonObject();
        choice.add("number", action.get("x"));
        JsonArray out = new JsonArray();
        out.add(choice);
        return out;
    }

    /** The X that was taken without a question: as good as asked for, if it is the one that was stated. */
    void sawX(Integer taken) {
        x = x || taken != null && taken == action.get("x").getAsInt();
    }

    /** The next stated symbol that the cost can take; empty if none was stated. */
    String pay() {
        return pay;
    }

    void paid(String symbol) {
        int at = pay.indexOf(symbol);
        pay = pay.substring(0, at) + pay.substring(at + symbol.length());
    }

    boolean costObjectsLeft() {
        return costObjects < list("cost_objects").size();
    }

    /** A stated way to cast that hasn't come up: all do before anything is paid (CR 601.2b). */
    String ways() {
        if (!using.isEmpty()) {
            return using.get(0);
        }
        return optional.isEmpty() ? "" : optional.get(0);
    }

    /** Names a stated choice that hasn't come up; null if all have. */
    String missing() {
        if (has("x") && !x) {
            return "a value for X";
        }
        if (modes < list("modes").size()) {
            return "a mode";
        }
        if (targets < list("targets").size()) {
            return "a target";
        }
        if (!pay.isEmpty()) {
            return "a payment of " + pay;
        }
        if (costObjects < list("cost_objects").size()) {
            return "an object for the cost";
        }
        if (choices < list("choices").size()) {
            return "a choice";
        }
        return ways().isEmpty() ? null : ways();
    }
}
