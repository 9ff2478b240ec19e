package stickler;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Speaks the protocol: one JSON-RPC 2.0 message a line over standard input and output. */
public final class Main {
    private final Map<String, Table> tables = new HashMap<>();
    private int started;

    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        System.setOut(System.err); // whatever the engine prints is a log
        Logging.quiet();
        Cards.scan();
        Main adapter = new Main();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            JsonObject request = read(line);
            out.print((request == null ? notRead() : adapter.answer(request)) + "\n");
            out.flush();
            if (request != null && request.get("method").getAsString().equals("shutdown")) {
                break;
            }
        }
        System.exit(0); // games that were not ended still have their threads
    }

    /** A line as a request; null if it is none. */
    private static JsonObject read(String line) {
        try {
            JsonElement request = JsonParser.parseString(line);
            boolean whole = request.isJsonObject() && request.getAsJsonObject().has("method") && request.getAsJsonObject().has("id");
            return whole ? request.getAsJsonObject() : null;
        } catch (JsonParseException e) {
            return null;
        }
    }

    private static JsonObject notRead() {
        JsonObject reply = new JsonObject();
        reply.addProperty("jsonrpc", "2.0");
        reply.add("id", JsonNull.INSTANCE);
        reply.add("error", error(-32700, "a line that is no JSON-RPC request", null));
        return reply;
    }

    private JsonObject answer(JsonObject request) {
        JsonObject reply = new JsonObject();
        reply.addProperty("jsonrpc", "2.0");
        reply.add("id", request.get("id"));
        JsonObject params = request.has("params") ? request.getAsJsonObject("params") : new JsonObject();
        try {
            reply.add("result", perform(request.get("method").getAsString(), params));
        } catch (Refusal e) {
            reply.add("error", error(1, e.getMessage(), e.kind));
        } catch (RuntimeException e) {
            e.printStackTrace();
            reply.add("error", error(-32603, "XMage failed: " + e, null));
        }
        return reply;
    }

    private static JsonObject error(int code, String message, String kind) {
        JsonObject error = new JsonObject();
        error.addProperty("code", code);
        error.addProperty("message", message);
        if (kind != null) {
            JsonObject data = new JsonObject();
            data.addProperty("kind", kind);
            data.addProperty("message", message);
            error.add("data", data);
        }
        return error;
    }

    private JsonElement perform(String method, JsonObject params) {
        switch (method) {
            case "initialize":
                return initialize(params);
            case "cards.resolve":
                return resolve(params);
            case "game.start":
                return start(params);
            case "game.act":
                return table(params).act(params.getAsJsonObject("action"));
            case "game.answer":
                return table(params).answer(params.get("decision").getAsInt(), params.getAsJsonObject("answer"));
            case "game.state":
                return state(params);
            case "game.end":
                end(params);
                return new JsonObject();
            case "shutdown":
                return new JsonObject();
            default:
                throw Refusal.unsupported("this adapter has no " + method);
        }
    }

    private JsonObject initialize(JsonObject params) {
        String protocol = params.get("protocol").getAsString();
        if (!protocol.startsWith("1.")) {
            throw Refusal.invalid("this adapter speaks protocol 1, not " + protocol);
        }
        JsonObject engine = new JsonObject();
        engine.addProperty("name", "XMage");
        engine.addProperty("version", System.getProperty("xmage.version", ""));
        JsonArray capabilities = new JsonArray();
        capabilities.add("mana-pool");
        capabilities.add("manual-payment");
        capabilities.add("commander");
        JsonObject reply = new JsonObject();
        reply.addProperty("protocol", "1.0");
        reply.add("engine", engine);
        reply.add("capabilities", capabilities);
        return reply;
    }

    private JsonObject resolve(JsonObject params) {
        if (params.has("inline")) {
            throw Refusal.unsupported("XMage's cards are Java classes: it reads no definitions");
        }
        JsonArray unknown = new JsonArray();
        for (JsonElement name : params.getAsJsonArray("names")) {
            if (!Cards.known(name.getAsString())) {
                unknown.add(name);
            }
        }
        JsonObject reply = new JsonObject();
        reply.add("unknown", unknown);
        return reply;
    }

    private JsonObject start(JsonObject setup) {
        started++;
        String name = "g" + started;
        Table table = new Table(name, setup);
        tables.put(name, table);
        return table.start();
    }

    private JsonObject state(JsonObject params) {
        for (String asked : new String[]{"as", "trace", "hash"}) {
            if (params.has(asked)) {
                throw Refusal.unsupported("this adapter can't show " + asked);
            }
        }
        return table(params).look();
    }

    private void end(JsonObject params) {
        Table table = tables.remove(params.get("game").getAsString());
        if (table != null) {
            table.end();
        }
    }

    private Table table(JsonObject params) {
        Table table = params.has("game") ? tables.get(params.get("game").getAsString()) : null;
        if (table == null) {
            throw Refusal.invalid("there is no game " + params.get("game"));
        }
        return table;
    }
}
