package stickler;

import mage.cards.CardImpl;
import mage.cards.CardSetInfo;
import mage.constants.CardType;
import mage.constants.Rarity;

import java.util.UUID;

/** A card that no scenario can notice: no type, no cost, no ability (protocol.Defaults, "libraries"). */
public final class Filler extends CardImpl {
    static final String NAME = "Filler";

    Filler(UUID owner) {
        super(owner, new CardSetInfo(NAME, "STK", "0", Rarity.COMMON), new CardType[0], "");
        abilities.clear();
    }

    private Filler(Filler card) {
        super(card);
    }

    @Override
    public Filler copy() {
        return new Filler(this);
    }
}
