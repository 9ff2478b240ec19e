package stickler;

import mage.cards.CardImpl;
import mage.cards.Card;
import mage.cards.repository.CardInfo;
import mage.cards.repository.CardRepository;
import mage.cards.repository.CardScanner;

import java.util.ArrayList;
import java.util.List;

/** XMage's own database of cards, in the folder db of the working directory: it has the names that may be chosen. */
final class Database {
    private Database() {
    }

    /** Fills it if it is empty: as XMage does from its sets or, if the class path has none, from the cards that it has. */
    static void fill() {
        if (!CardRepository.instance.getNames().isEmpty()) {
            return;
        }
        if (!ClassPath.files("mage/sets/[^/$]+\\.class").isEmpty()) {
            CardScanner.scan();
            return;
        }
        List<CardInfo> infos = new ArrayList<>();
        for (Class<?> type : Cards.INSTANCE.all()) {
            Card card = Cards.make(type);
            if (card instanceof CardImpl) {
                infos.add(new CardInfo(card));
            }
        }
        CardRepository.instance.saveCards(infos, 1);
    }
}
