package stickler;

import mage.Mana;
import mage.constants.ManaType;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Mana as the protocol writes it: {R}{G}{C}. */
final class ManaText {
    private static final Pattern SYMBOL = Pattern.compile("\\{([^}]+)\\}");
    static final ManaType[] TYPES = {ManaType.WHITE, ManaType.BLUE, ManaType.BLACK, ManaType.RED, ManaType.GREEN, ManaType.COLORLESS};
    private static final String LETTERS = "WUBRGC";
    static final String[] COLORS = {"white", "blue", "black", "red", "green"};

    private ManaText() {
    }

    static List<String> symbols(String text) {
        List<String> out = new ArrayList<>();
        Matcher m = SYMBOL.matcher(text);
        while (m.find()) {
            out.add(m.group());
        }
        return out;
    }

    static ManaType type(String symbol) {
        int at = LETTERS.indexOf(symbol.replaceAll("[{}]", ""));
        if (at < 0 || symbol.length() != 3) {
            throw Refusal.unsupported("there is no mana " + symbol);
        }
        return TYPES[at];
    }

    static String symbol(ManaType type) {
        for (int i = 0; i < TYPES.length; i++) {
            if (TYPES[i] == type) {
                return "{" + LETTERS.charAt(i) + "}";
            }
        }
        throw new IllegalArgumentException("no symbol of " + type);
    }

    /** A color's letter. */
    static String letter(String color) {
        for (int i = 0; i < COLORS.length; i++) {
            if (COLORS[i].equals(color)) {
                return LETTERS.substring(i, i + 1);
            }
        }
        throw Refusal.invalid("there is no color " + color);
    }

    static String of(Mana mana) {
        StringBuilder out = new StringBuilder();
        for (ManaType type : TYPES) {
            for (int i = 0; i < mana.get(type); i++) {
                out.append(symbol(type));
            }
        }
        return out.toString();
    }
}
