package stickler;

import mage.MageObject;
import mage.Mana;
import mage.abilities.Ability;
import mage.abilities.ActivatedAbility;
import mage.abilities.Mode;
import mage.abilities.Modes;
import mage.abilities.SpellAbility;
import mage.abilities.TriggeredAbility;
import mage.abilities.costs.mana.ManaCost;
import mage.abilities.mana.ActivatedManaAbilityImpl;
import mage.cards.Card;
import mage.cards.Cards;
import mage.cards.decks.Deck;
import mage.choices.Choice;
import mage.constants.MultiAmountType;
import mage.constants.Outcome;
import mage.constants.RangeOfInfluence;
import mage.constants.Zone;
import mage.game.Game;
import mage.game.draft.Draft;
import mage.game.match.Match;
import mage.game.tournament.Tournament;
import mage.players.PlayerImpl;
import mage.players.net.UserData;
import mage.target.Target;
import mage.target.TargetAmount;
import mage.target.TargetCard;
import mage.util.MultiAmountMessage;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * A player who decides nothing: each choice that XMage wants becomes a question of the protocol. Nothing is answered by
 * default; what the protocol has no words for ends the game as unsupported.
 */
final class Scripted extends PlayerImpl {
    /** The game that is played; XMage copies its players, and copies for its own reckoning ask nobody. */
    private final transient Table table;
    private final transient Combats combats;
    private final transient Payments payments;
    private final transient Choosing choosing;

    Scripted(String name, RangeOfInfluence range, Table table) {
        super(name, range);
        this.table = table;
        this.human = true; // one who can cancel what they began
        this.combats = new Combats(this, table);
        this.payments = new Payments(this, table);
        this.choosing = new Choosing(this, table);
        UserData ways = UserData.getDefaultUserDataView();
        ways.setManaPoolAutomatic(false); // nothing is paid automatically
        ways.setManaPoolAutomaticRestricted(false);
        setUserData(ways);
        getManaPool().setAutoPayment(false);
    }

    private Scripted(Scripted player) {
        super(player);
        this.table = player.table;
        this.combats = player.combats;
        this.payments = player.payments;
        this.choosing = player.choosing;
    }

    @Override
    public Scripted copy() {
        return new Scripted(this);
    }

    @Override
    public boolean getStrictChooseMode() {
        return true; // nothing is chosen automatically
    }

    /** XMage also asks players of simulated games. */
    private static boolean simulated(Game game) {
        return game.isSimulation() || game.inCheckPlayableState();
    }

    String poolText() {
        Mana all = getManaPool().getMana().copy();
        getManaPool().getConditionalMana().forEach(all::add);
        return ManaText.of(all);
    }

    /** The mana abilities of an object that can be activated now. */
    Map<UUID, ActivatedManaAbilityImpl> manaAbilities(MageObject object, Game game) {
        return getUseableManaAbilities(object, Zone.BATTLEFIELD, game);
    }

    String idOf(MageObject object) {
        return table.board.ids.of(object);
    }

    @Override
    public boolean priority(Game game) {
        return table.priority(this, game);
    }

    @Override
    public boolean addTargets(Ability ability, Game game) {
        return true; // they are asked for one by one
    }

    @Override
    public boolean choose(Outcome outcome, Target target, Ability source, Game game) {
        return !simulated(game) && choosing.targets(target, source, game, null, false);
    }

    @Override
    public boolean choose(Outcome outcome, Target target, Ability source, Game game, Map<String, Serializable> options) {
        return choose(outcome, target, source, game);
    }

    @Override
    public boolean choose(Outcome outcome, Cards cards, TargetCard target, Ability source, Game game) {
        return !simulated(game) && !cards.isEmpty() && choosing.targets(target, source, game, cards, false);
    }

    @Override
    public boolean chooseTarget(Outcome outcome, Target target, Ability source, Game game) {
        return !simulated(game) && choosing.targets(target, source, game, null, true);
    }

    @Override
    public boolean chooseTarget(Outcome outcome, Cards cards, TargetCard target, Ability source, Game game) {
        return !simulated(game) && !cards.isEmpty() && choosing.targets(target, source, game, cards, true);
    }

    @Override
    public boolean chooseTargetAmount(Outcome outcome, TargetAmount target, Ability source, Game game) {
        return !simulated(game) && choosing.amounts(target, source, game);
    }

    @Override
    public boolean chooseMulligan(Game game) {
        return false;
    }

    @Override
    public boolean chooseUse(Outcome outcome, String message, Ability source, Game game) {
        return !simulated(game) && choosing.yes(message, source, game);
    }

    @Override
    public boolean chooseUse(Outcome outcome, String message, String second, String yes, String no, Ability source, Game game) {
        if (no != null && no.isEmpty()) {
            return true; // something to look at, with nothing to decide
        }
        if (!simulated(game) && Caller.is("mutate")) {
            return choosing.under(source);
        }
        return chooseUse(outcome, message, source, game);
    }

    @Override
    public boolean choose(Outcome outcome, Choice choice, Game game) {
        return !simulated(game) && choosing.choice(choice, game);
    }

    @Override
    public boolean choosePile(Outcome outcome, String message, List<? extends Card> pile1, List<? extends Card> pile2, Game game) {
        throw table.stop(Refusal.unsupported("this adapter asks for no piles"));
    }

    @Override
    public boolean playMana(Ability ability, ManaCost unpaid, String promptText, Game game) {
        return !simulated(game) && payments.pay(ability, unpaid, game);
    }

    @Override
    public int announceX(int min, int max, String message, Game game, Ability source, boolean isManaPay) {
        return simulated(game) ? min : choosing.number("x", min, max, source, game);
    }

    @Override
    public int getAmount(int min, int max, String message, Ability source, Game game) {
        return simulated(game) ? min : choosing.number("number", min, max, source, game);
    }

    @Override
    public int chooseReplacementEffect(Map<String, String> effectsMap, Map<String, MageObject> objectsMap, Game game) {
        return simulated(game) ? 0 : choosing.replacement(effectsMap, objectsMap, game);
    }

    @Override
    public TriggeredAbility chooseTriggeredAbility(List<TriggeredAbility> abilities, Game game) {
        return simulated(game) ? abilities.get(0) : choosing.trigger(abilities, game);
    }

    @Override
    public Mode chooseMode(Modes modes, Ability source, Game game) {
        if (modes.size() == 1) {
            return modes.getMode();
        }
        return simulated(game) ? null : choosing.mode(modes, source, game);
    }

    @Override
    public void selectAttackers(Game game, UUID attackingPlayerId) {
        if (!simulated(game)) {
            combats.attack(game);
        }
    }

    @Override
    public void selectBlockers(Ability source, Game game, UUID defendingPlayerId) {
        if (!simulated(game)) {
            combats.block(game, defendingPlayerId);
        }
    }

    @Override
    public List<Integer> getMultiAmountWithIndividualConstraints(Outcome outcome, List<MultiAmountMessage> messages, int totalMin,
                                                                 int totalMax, MultiAmountType type, Game game) {
        if (simulated(game)) {
            return MultiAmountType.prepareDefaultValues(messages, totalMin, totalMax);
        }
        return combats.divide(messages, totalMin, totalMax, type, game);
    }

    @Override
    public SpellAbility chooseAbilityForCast(Card card, Game game, boolean noMana) {
        if (simulated(game)) {
            return card.getSpellAbility();
        }
        MageObject object = game.getObject(card.getId());
        return choosing.face(getCastableSpellAbilities(game, playerId, object, game.getState().getZone(object.getId()), noMana), card, game);
    }

    @Override
    public ActivatedAbility chooseLandOrSpellAbility(Card card, Game game, boolean noMana) {
        return chooseAbilityForCast(card, game, noMana);
    }

    @Override
    public void abort() {
        abort = true;
    }

    @Override
    public void skip() {
    }

    @Override
    public void sideboard(Match match, Deck deck) {
    }

    @Override
    public void construct(Tournament tournament, Deck deck) {
    }

    @Override
    public void pickCard(List<Card> cards, Deck deck, Draft draft) {
    }
}
