package stickler;

import mage.cards.Card;
import mage.cards.CardImpl;
import mage.cards.CardSetInfo;
import mage.cards.CardWithSpellOption;
import mage.cards.DoubleFacedCard;
import mage.cards.SplitCard;
import mage.constants.Rarity;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The cards that the user's class path holds. A card's class is named for it, so that most names are found at once.
 * Names of back faces and of halves are looked for in the constants of the other card classes.
 */
final class Cards {
    static final Cards INSTANCE = new Cards();

    private static final String[] BASICS = {"Plains", "Island", "Swamp", "Mountain", "Forest"};

    private final Map<String, Class<?>> found = new HashMap<>();
    private Map<String, byte[]> classes;

    /** The class of the card that has this name, whole or of one of its faces; null if there is none. */
    synchronized Class<?> find(String name) {
        if (!found.containsKey(name)) {
            found.put(name, search(name));
        }
        return found.get(name);
    }

    /** A new card of that name. */
    Card make(String name) {
        Class<?> type = find(name);
        if (type == null) {
            throw Refusal.unsupported("XMage's class path has no card " + name);
        }
        return build(type, wholeName(name, type));
    }

    private static Card build(Class<?> type, String name) {
        Card card = CardImpl.createCard(type, new CardSetInfo(name, "STK", "1", Rarity.COMMON));
        if (card == null) {
            throw new IllegalStateException(type.getName() + " can't be built");
        }
        return card;
    }

    /** What a card of this class is called in XMage's own lists: the front face's name, or both names of a split card. */
    private static String wholeName(String name, Class<?> type) {
        for (String part : name.split(" // ")) {
            if (className(part).equals(type.getSimpleName())) {
                return part;
            }
        }
        if (className(name).equals(type.getSimpleName())) {
            return name;
        }
        return Names.INSTANCE.ofClass(type.getSimpleName());
    }

    private Class<?> search(String name) {
        for (String basic : BASICS) {
            if (basic.equals(name)) {
                return load("mage.cards.basiclands." + basic);
            }
        }
        String[] parts = name.split(" // ");
        for (String guess : List.of(className(name), className(parts[0]))) {
            Class<?> type = guess.isEmpty() ? null : load(packageOf(guess) + guess);
            if (type != null) {
                return type;
            }
        }
        return withFace(parts[parts.length - 1]);
    }

    private static String packageOf(String className) {
        return "mage.cards." + Character.toLowerCase(className.charAt(0)) + ".";
    }

    private static Class<?> load(String className) {
        try {
            return Class.forName(className);
        } catch (ClassNotFoundException | NoClassDefFoundError e) {
            return null;
        }
    }

    /** A card's name as the name of its class: letters and digits, each word with a capital. */
    static String className(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", "").replace("'", "");
        return Stream.of(plain.split("[^A-Za-z0-9]+")).filter(w -> !w.isEmpty())
                .map(w -> Character.toUpperCase(w.charAt(0)) + w.substring(1)).collect(Collectors.joining());
    }

    /** The card class with a face, half or part of this name. */
    private Class<?> withFace(String name) {
        byte[] wanted = name.getBytes(StandardCharsets.UTF_8);
        for (Map.Entry<String, byte[]> entry : classes().entrySet()) {
            if (contains(entry.getValue(), wanted) && hasPart(load(entry.getKey()), name)) {
                return load(entry.getKey());
            }
        }
        return null;
    }

    private static boolean hasPart(Class<?> type, String name) {
        if (type == null) {
            return false;
        }
        Card card = make(type);
        return parts(card).stream().anyMatch(part -> part.getName().equals(name)) || name.equals(card.getFlipCardName());
    }

    /** A card's faces, halves or parts, the first one first; the card itself if it is all one. */
    static List<Card> parts(Card card) {
        if (card instanceof SplitCard) {
            return List.of(((SplitCard) card).getLeftHalfCard(), ((SplitCard) card).getRightHalfCard());
        }
        if (card instanceof DoubleFacedCard) {
            return List.of(((DoubleFacedCard) card).getLeftHalfCard(), ((DoubleFacedCard) card).getRightHalfCard());
        }
        if (card instanceof CardWithSpellOption) {
            return List.of(card, ((CardWithSpellOption) card).getSpellCard());
        }
        return List.of(card);
    }

    private static boolean contains(byte[] in, byte[] wanted) {
        outer:
        for (int i = 0; i + wanted.length <= in.length; i++) {
            for (int j = 0; j < wanted.length; j++) {
                if (in[i + j] != wanted[j]) {
                    continue outer;
                }
            }
            return true;
        }
        return false;
    }

    /** Every card class of the class path. */
    List<Class<?>> all() {
        List<Class<?>> out = new ArrayList<>();
        for (String name : classes().keySet()) {
            Class<?> type = load(name);
            if (type != null && CardImpl.class.isAssignableFrom(type)) {
                out.add(type);
            }
        }
        return out;
    }

    /** The class files of cards, by class name. */
    private Map<String, byte[]> classes() {
        if (classes == null) {
            classes = ClassPath.files("mage/cards/[a-z0-9]/[^/$]+\\.class");
        }
        return classes;
    }

    /** A new card of that class under the name that it has in XMage. */
    static Card make(Class<?> type) {
        return build(type, Names.INSTANCE.ofClass(type.getSimpleName()));
    }
}
