package stickler;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import mage.game.Game;
import mage.game.stack.StackObject;
import mage.constants.PhaseStep;

import java.util.List;
import java.util.concurrent.SynchronousQueue;
import java.util.function.Supplier;

/**
 * One game and the thread that it runs in. XMage calls its players; a player who must decide waits there for the next
 * message. So everything about the game, views too, happens in the game's thread, one message after another.
 */
final class Table {
    /** Ends the game's thread from within; no catch for exceptions holds it up. */
    private static final class Ended extends Error {
    }

    /** A message for the game's thread. */
    private static final class Message {
        final JsonObject action;
        final JsonArray answer;
        final int decision;
        final Supplier<JsonObject> look;

        Message(JsonObject action, JsonArray answer, int decision, Supplier<JsonObject> look) {
            this.action = action;
            this.answer = answer;
            this.decision = decision;
            this.look = look;
        }
    }

    /** Passes after which a shorthand gives up. */
    private static final int MOST_PASSES = 400;

    final String name;
    final Board board;
    private final SynchronousQueue<Object> messages = new SynchronousQueue<>();
    private final SynchronousQueue<Object> replies = new SynchronousQueue<>();
    private final Thread thread;
    /** The game's thread owes the answer to a message. */
    private boolean owed = true;
    private int asked;
    /** What nothing after it can be said about: a failure of XMage, or a question that the protocol can't put. */
    private RuntimeException dead;
    Doing doing;

    Table(String name, JsonObject setup) {
        this.name = name;
        this.board = new Board(this, setup);
        this.thread = new Thread(this::run, "GAME " + name);
        this.thread.setDaemon(true);
    }

    // What the messages' thread calls.

    JsonObject start() {
        thread.start();
        return reply();
    }

    JsonObject act(JsonObject action) {
        return send(new Message(action, null, 0, null));
    }

    JsonObject answer(int decision, JsonObject answer) {
        return send(new Message(null, answer.get("choices").isJsonArray() ? answer.getAsJsonArray("choices") : new JsonArray(), decision, null));
    }

    JsonObject look() {
        return send(new Message(null, null, 0, () -> board.view.all()));
    }

    void end() {
        offer(messages, new Ended());
    }

    private JsonObject send(Message message) {
        offer(messages, message);
        return reply();
    }

    private JsonObject reply() {
        Object reply = take(replies);
        if (reply instanceof RuntimeException) {
            throw (RuntimeException) reply;
        }
        return (JsonObject) reply;
    }

    // What the game's thread calls.

    private void run() {
        try {
            board.play();
            deliver(outcome());
        } catch (Ended e) {
            return;
        } catch (Stopped e) {
            System.err.println("stopped: " + dead);
        } catch (RuntimeException | Error e) {
            dead = e instanceof RuntimeException ? (RuntimeException) e : new IllegalStateException(e);
            e.printStackTrace();
        }
        afterTheEnd();
    }

    /** A game that is over can still be looked at; of one that failed nothing can be said. */
    private void afterTheEnd() {
        while (true) {
            if (dead != null && owed) {
                deliver(dead);
            }
            Object message = take(messages);
            if (message instanceof Ended) {
                return;
            }
            owed = true;
            Message m = (Message) message;
            if (dead == null) {
                deliver(m.look != null ? m.look.get() : Refusal.illegal("the game is over"));
            }
        }
    }

    /** Stops the game at something that the adapter can't say or do. */
    RuntimeException stop(RuntimeException why) {
        dead = why;
        throw new Stopped(why);
    }

    /** Passes through XMage's own handling of exceptions. */
    private static final class Stopped extends Error {
        Stopped(RuntimeException why) {
            super(why);
        }
    }

    private void deliver(Object reply) {
        owed = false;
        offer(replies, reply);
    }

    /** Reports how the game stands, if that is owed, and waits for the next message that isn't a look. */
    private Message next(JsonObject standing) {
        if (owed) {
            deliver(standing);
        }
        while (true) {
            Object message = take(messages);
            if (message instanceof Ended) {
                throw (Ended) message;
            }
            owed = true;
            Message m = (Message) message;
            if (m.look == null) {
                return m;
            }
            deliver(m.look.get());
        }
    }

    /** A player has priority: goes on with what is being done, or waits for what to do. True if something was done. */
    boolean priority(Scripted player, Game game) {
        if (!board.ready) {
            if (!board.arrived(game)) {
                player.pass(game);
                return false;
            }
            board.setUp();
        }
        while (true) {
            if (doing != null) {
                if (!finished(game)) {
                    doing.passes++;
                    player.pass(game);
                    return false;
                }
                doing = null;
            }
            JsonObject standing = new JsonObject();
            standing.addProperty("game", name);
            standing.addProperty("priority", player.getName());
            Message m = next(standing);
            try {
                if (m.action == null) {
                    throw Refusal.invalid("no decision is open");
                }
                return begin(player, game, m.action);
            } catch (Refusal r) {
                doing = null;
                deliver(r);
            }
        }
    }

    private boolean begin(Scripted player, Game game, JsonObject action) {
        Doing now = new Doing(action);
        now.turn = game.getTurnNum();
        now.step = game.getTurnStepType();
        StackObject top = game.getStack().peekFirst();
        now.top = top == null ? null : top.getId();
        if (now.kind.startsWith("resolve") && top == null) {
            throw Refusal.invalid("the stack is empty: nothing can resolve");
        }
        doing = now;
        return new Actions(this, player, game, now).perform();
    }

    /** Whether what is being done is done, now that a player has priority. */
    private boolean finished(Game game) {
        if (doing.passes > MOST_PASSES) {
            throw stop(new IllegalStateException("after " + MOST_PASSES + " passes it still hasn't come to that"));
        }
        switch (doing.kind) {
            case "resolve stack":
                return game.getStack().isEmpty();
            case "resolve top":
                return game.getStack().stream().noneMatch(o -> o.getId().equals(doing.top));
            case "advance":
                boolean there = Steps.of(doing.text("step")) == game.getTurnStepType()
                        && (!doing.has("player") || board.playerNamed(doing.text("player")).getId().equals(game.getActivePlayerId()));
                return there && doing.passes > 0 && (game.getTurnNum() != doing.turn || game.getTurnStepType() != doing.step);
            case "attack":
                return doing.declared || past(game, PhaseStep.DECLARE_ATTACKERS);
            case "block":
                return doing.declared || past(game, PhaseStep.DECLARE_BLOCKERS);
            case "pass":
                return doing.passes > 0;
            default:
                return true;
        }
    }

    private boolean past(Game game, PhaseStep step) {
        return game.getTurnNum() != doing.turn || !game.getTurnStepType().isBefore(step);
    }

    /** Puts a question to the player: answered by what was stated, by the only legal answer, or by a message. */
    List<Question.Pick> ask(Question q) {
        if (doing != null && doing.announcing) {
            if (doing.refusal != null) {
                return null;
            }
            try {
                JsonArray stated = doing.stated(q);
                if (stated != null) {
                    return q.read(stated);
                }
            } catch (Refusal r) {
                doing.refuse(Refusal.illegal(r.getMessage()));
                return null;
            }
        }
        List<Question.Pick> forced = q.forced();
        return forced != null ? forced : wait(q);
    }

    /** A payment is asked for whatever was stated: that has been looked at. */
    List<Question.Pick> askPayment(Question q) {
        return wait(q);
    }

    /** Waits for the answer to a question. */
    private List<Question.Pick> wait(Question q) {
        asked++;
        int id = asked;
        JsonObject standing = new JsonObject();
        standing.addProperty("game", name);
        standing.add("decision", q.toJson(id));
        board.view.open(q, id);
        while (true) {
            Message m = next(standing);
            try {
                if (m.answer == null && q.kind.equals("payment") && m.action.get("kind").getAsString().equals("activate")) {
                    board.view.open(null, 0);
                    return List.of(new Question.Pick(null, m.action));
                }
                if (m.answer == null || m.decision != id) {
                    throw Refusal.invalid("decision " + id + " is open");
                }
                List<Question.Pick> picks = q.read(m.answer);
                board.view.open(null, 0);
                return picks;
            } catch (Refusal r) {
                deliver(r);
            }
        }
    }

    private JsonObject outcome() {
        JsonObject standing = new JsonObject();
        standing.addProperty("game", name);
        standing.add("over", board.view.outcome());
        return standing;
    }

    private static <T> void offer(SynchronousQueue<T> queue, T item) {
        try {
            queue.put(item);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static <T> T take(SynchronousQueue<T> queue) {
        try {
            return queue.take();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
