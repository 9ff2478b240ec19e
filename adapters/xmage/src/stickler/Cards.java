package stickler;

import mage.cards.Card;
import mage.cards.CardWithSpellOption;
import mage.cards.DoubleFacedCard;
import mage.cards.SplitCard;
import mage.cards.repository.CardInfo;
import mage.cards.repository.CardRepository;
import mage.cards.repository.CardScanner;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * XMage's cards by name. XMage keeps them in a database in the folder db of the working directory, which it fills from
 * its sets when it is first needed.
 */
final class Cards {
    private static final Map<String, CardInfo> FOUND = new HashMap<>();

    private Cards() {
    }

    /** Fills the database if it is empty, which takes a minute. */
    static void scan() {
        if (CardRepository.instance.getNames().isEmpty()) {
            CardScanner.scan();
        }
    }

    /** Whether there is a card of this name, whole or of one of its faces, halves or parts. */
    static boolean known(String name) {
        return find(name) != null;
    }

    private static CardInfo find(String name) {
        return FOUND.computeIfAbsent(name, n -> CardRepository.instance.findCards(n).stream()
                .min(Comparator.comparing((CardInfo c) -> c.getSetCode() + " " + c.getCardNumber())).orElse(null));
    }

    /** A new card of that name. */
    static Card make(String name) {
        CardInfo info = find(name);
        if (info == null) {
            throw Refusal.unsupported("XMage has no card " + name);
        }
        Card card = info.createCard();
        if (card == null) {
            throw new IllegalStateException("XMage can't build the card " + name);
        }
        return card;
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
}
