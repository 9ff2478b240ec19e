package stickler;

import mage.abilities.Ability;

/** Keyword abilities. XMage has a class for each, named for it. */
final class Keywords {
    private static final String PACKAGE = "mage.abilities.keyword";

    private Keywords() {
    }

    /** The keyword that an ability is; null if it is none. */
    static String of(Ability ability) {
        return of(ability.getClass());
    }

    static String of(Class<?> type) {
        String name = type.getSimpleName();
        if (!type.getPackageName().equals(PACKAGE) || !name.endsWith("Ability") || !java.lang.reflect.Modifier.isPublic(type.getModifiers())) {
            return null;
        }
        String words = name.substring(0, name.length() - "Ability".length()).replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase();
        switch (words) {
            case "jump start":
                return "jump-start";
            default:
                return words;
        }
    }
}
