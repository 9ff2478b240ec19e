package stickler;

import mage.constants.PhaseStep;

import java.util.EnumMap;
import java.util.Map;

/** The protocol's names of the steps. */
final class Steps {
    private static final Map<PhaseStep, String> NAMES = new EnumMap<>(PhaseStep.class);

    static {
        NAMES.put(PhaseStep.UNTAP, "untap");
        NAMES.put(PhaseStep.UPKEEP, "upkeep");
        NAMES.put(PhaseStep.DRAW, "draw");
        NAMES.put(PhaseStep.PRECOMBAT_MAIN, "precombat main");
        NAMES.put(PhaseStep.BEGIN_COMBAT, "beginning of combat");
        NAMES.put(PhaseStep.DECLARE_ATTACKERS, "declare attackers");
        NAMES.put(PhaseStep.DECLARE_BLOCKERS, "declare blockers");
        NAMES.put(PhaseStep.FIRST_COMBAT_DAMAGE, "first-strike combat damage");
        NAMES.put(PhaseStep.COMBAT_DAMAGE, "combat damage");
        NAMES.put(PhaseStep.END_COMBAT, "end of combat");
        NAMES.put(PhaseStep.POSTCOMBAT_MAIN, "postcombat main");
        NAMES.put(PhaseStep.END_TURN, "end");
        NAMES.put(PhaseStep.CLEANUP, "cleanup");
    }

    private Steps() {
    }

    static String name(PhaseStep step) {
        return NAMES.get(step);
    }

    static PhaseStep of(String name) {
        for (Map.Entry<PhaseStep, String> e : NAMES.entrySet()) {
            if (e.getValue().equals(name)) {
                return e.getKey();
            }
        }
        throw Refusal.invalid("there is no step " + name);
    }
}
