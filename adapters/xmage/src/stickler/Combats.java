package stickler;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import mage.constants.MultiAmountType;
import mage.game.Game;
import mage.game.combat.CombatGroup;
import mage.game.permanent.Permanent;
import mage.util.MultiAmountMessage;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Declares attackers and blockers, and divides combat damage. */
final class Combats {
    private final Scripted player;
    private final Table table;

    Combats(Scripted player, Table table) {
        this.player = player;
        this.table = table;
    }

    private Ids ids() {
        return table.board.ids;
    }

    void attack(Game game) {
        if (passedOver("declare attackers")) {
            return;
        }
        if (table.doing.kind.equals("attack")) {
            once();
            for (JsonElement a : table.doing.list("attacks")) {
                declare(a.getAsJsonObject(), game);
            }
            return;
        }
        Question q = new Question("attackers", player);
        for (Permanent p : player.getAvailableAttackers(game)) {
            JsonArray onto = new JsonArray();
            for (UUID defender : game.getCombat().getDefenders()) {
                if (p.canAttack(defender, game)) {
                    onto.add(ids().choice(defender));
                }
            }
            candidate(q, p, onto);
        }
        for (Question.Pick pick : asked(q)) {
            JsonObject attack = new JsonObject();
            attack.add("attacker", pick.choice.get("object"));
            if (pick.choice.has("onto")) {
                JsonObject onto = pick.choice.getAsJsonObject("onto");
                onto.entrySet().forEach(e -> attack.add(e.getKey(), e.getValue()));
            }
            declare(attack, game);
        }
    }

    /** Nothing is declared on the way to another step, nor before the board is set up. */
    private boolean passedOver(String step) {
        return !table.board.ready || table.doing == null || table.doing.kind.equals("advance") && !table.doing.text("step").equals(step);
    }

    private static void candidate(Question q, Permanent p, JsonArray onto) {
        if (onto.size() > 0) {
            JsonObject candidate = new JsonObject();
            candidate.addProperty("object", q.player.idOf(p));
            candidate.add("onto", onto);
            q.candidates.add(candidate);
        }
    }

    private List<Question.Pick> asked(Question q) {
        return q.candidates.size() == 0 ? List.of() : table.ask(q);
    }

    /** XMage calls again for a declaration that it takes back; the adapter can't go back to before it. */
    private void once() {
        if (table.doing.declared) {
            throw table.stop(Refusal.unsupported("XMage takes the declaration back, and this adapter can't go back to before it"));
        }
        table.doing.declared = true;
    }

    private void declare(JsonObject attack, Game game) {
        Permanent attacker = (Permanent) ids().object(attack.get("attacker").getAsString());
        UUID defender = defender(attack, game);
        player.declareAttacker(attacker.getId(), defender, game, false);
        if (!game.getCombat().getAttackers().contains(attacker.getId())) {
            throw table.stop(new IllegalStateException("XMage didn't let " + attacker.getName() + " attack, which it had said could"));
        }
    }

    UUID defender(JsonObject attack, Game game) {
        if (attack.has("object")) {
            return ids().object(attack.get("object").getAsString()).getId();
        }
        if (attack.has("player")) {
            return table.board.playerNamed(attack.get("player").getAsString()).getId();
        }
        return game.getOpponents(player.getId()).iterator().next();
    }

    void block(Game game, UUID defendingPlayer) {
        if (passedOver("declare blockers")) {
            return;
        }
        if (table.doing.kind.equals("block")) {
            once();
            for (JsonElement b : table.doing.list("blocks")) {
                block(b.getAsJsonObject(), game, defendingPlayer);
            }
            return;
        }
        Question q = new Question("blockers", player);
        for (Permanent p : player.getAvailableBlockers(game)) {
            JsonArray onto = new JsonArray();
            for (UUID attacker : game.getCombat().getAttackers()) {
                if (p.canBlock(attacker, game)) {
                    onto.add(ids().choice(attacker));
                }
            }
            candidate(q, p, onto);
        }
        for (Question.Pick pick : asked(q)) {
            JsonObject block = new JsonObject();
            block.add("blocker", pick.choice.get("object"));
            block.add("attacker", pick.choice.getAsJsonObject("onto").get("object"));
            block(block, game, defendingPlayer);
        }
    }

    private void block(JsonObject block, Game game, UUID defendingPlayer) {
        Permanent blocker = (Permanent) ids().object(block.get("blocker").getAsString());
        Permanent attacker = (Permanent) ids().object(block.get("attacker").getAsString());
        player.declareBlocker(defendingPlayer, blocker.getId(), attacker.getId(), game);
        CombatGroup group = game.getCombat().findGroup(attacker.getId());
        if (group == null || !group.getBlockers().contains(blocker.getId())) {
            throw table.stop(new IllegalStateException("XMage didn't let " + blocker.getName() + " block, which it had said could"));
        }
    }

    /** Divides combat damage: what isn't assigned to blockers goes to what is attacked (CR 510.1c, 702.19b). */
    List<Integer> divide(List<MultiAmountMessage> messages, int least, int most, MultiAmountType type, Game game) {
        List<UUID> among = dividedAmong(messages.size(), type.getHeader(), game);
        if (among == null) {
            throw table.stop(Refusal.unsupported("XMage divides something else than combat damage"));
        }
        Question q = new Question("division", player);
        q.total = most;
        among.forEach(id -> q.option(ids().choice(id), id));
        if (least < most) {
            CombatGroup group = groupOf(type.getHeader(), game);
            q.option(ids().choice(group.getDefenderId()), group.getDefenderId());
        }
        q.between(1, q.options.size());
        q.check = picks -> allowed(picks, among, least);
        List<Question.Pick> picks = table.ask(q);
        List<Integer> out = new ArrayList<>();
        for (UUID id : among) {
            out.add(share(picks, id));
        }
        return out;
    }

    private static int share(List<Question.Pick> picks, UUID id) {
        return picks.stream().filter(p -> id.equals(p.option.what)).mapToInt(Question.Pick::number).sum();
    }

    private static String allowed(List<Question.Pick> picks, List<UUID> among, int least) {
        int sum = among.stream().mapToInt(id -> share(picks, id)).sum();
        return sum < least ? "XMage wants at least " + least + " assigned to the creatures" : null;
    }

    private static CombatGroup groupOf(String header, Game game) {
        for (CombatGroup group : game.getCombat().getGroups()) {
            for (UUID attacker : group.getAttackers()) {
                Permanent p = game.getPermanent(attacker);
                if (p != null && header.contains(p.getLogName())) {
                    return group;
                }
            }
        }
        return null;
    }

    private static List<UUID> dividedAmong(int size, String header, Game game) {
        CombatGroup group = groupOf(header, game);
        if (group != null && group.getBlockers().size() == size) {
            return new ArrayList<>(group.getBlockers());
        }
        for (CombatGroup blocking : game.getCombat().getBlockingGroups()) {
            for (UUID blocker : blocking.getBlockers()) {
                Permanent p = game.getPermanent(blocker);
                if (p != null && header.contains(p.getLogName()) && blocking.getAttackers().size() == size) {
                    return new ArrayList<>(blocking.getAttackers());
                }
            }
        }
        return null;
    }
}
