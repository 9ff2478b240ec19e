package stickler;

import com.google.gson.JsonObject;

import java.util.Set;

/** Refuses what is stated and not understood: leaving it out would be a wrong answer. */
final class Fields {
    private Fields() {
    }

    static void known(JsonObject in, String... names) {
        for (String name : in.keySet()) {
            if (!Set.of(names).contains(name)) {
                throw Refusal.unsupported("this adapter has no " + name);
            }
        }
    }
}
