/**
 * A starter adapter: the suite's protocol on top, a toy engine below.
 *
 * Run it with:  stickler run --tags @smoke --engine "node examples/adapters/typescript/adapter.ts"
 *
 * It needs a node that runs TypeScript as it is (22.18 or newer), and no package. Whatever the toy can't do it calls
 * unsupported, and never guesses: that is the one habit that a real adapter must keep. Put your engine in the place
 * of Game, and what it knows into initialize, perform and show.
 */
import { createInterface } from "node:readline";

import { COLORS, CREATURES, Game, isCreature, isLand, known, Refused, unsupported, illegal } from "./toy.ts";
import type { GameObject, Setup } from "./toy.ts";

// The parts of the protocol's messages that the toy understands; all of them are in the JSON Schema.

interface Action {
  player?: string;
  kind: string;
  object?: string;
  ability?: { cost?: string };
  attacks?: { attacker: string }[];
  blocks?: { blocker: string; attacker: string }[];
  step?: string;
}

interface View {
  [field: string]: unknown;
}

class Adapter {
  games = new Map<string, Game>();
  started = 0;
  methods: Record<string, (params: any) => View> = {
    initialize: (r: { protocol: string }) => this.initialize(r),
    "cards.resolve": (r: { names: string[] }) => ({ unknown: r.names.filter((name) => !isLand(name) && !isCreature(name)) }),
    "game.start": (setup: Setup) => this.start(setup),
    "game.act": (r: { game: string; action: Action }) => this.act(r),
    "game.state": (r: { game: string }) => this.state(r),
    "game.end": (r: { game: string }) => {
      this.games.delete(r.game);
      return {};
    },
    shutdown: () => ({}),
  };

  /** Versions with the same major number understand each other. */
  initialize(r: { protocol: string }): View {
    if (!r.protocol.startsWith("1.")) throw new Refused("invalid", `this adapter speaks protocol 1, not ${r.protocol}`);
    return { protocol: "1.0", engine: { name: "toy (TypeScript)", version: "1" }, capabilities: ["mana-pool"] };
  }

  start(setup: Setup): View {
    const game = new Game(setup);
    const id = `g${++this.started}`;
    this.games.set(id, game);
    return this.reply(id, game);
  }

  game(id: string): Game {
    const game = this.games.get(id);
    if (game === undefined) throw new Refused("invalid", `there is no game ${id}`);
    return game;
  }

  /** An action is tried on a copy, so that a refusal leaves the game as it was. */
  act(r: { game: string; action: Action }): View {
    const trial = this.game(r.game).clone();
    this.perform(trial, r.action);
    this.games.set(r.game, trial);
    return this.reply(r.game, trial);
  }

  perform(g: Game, a: Action): void {
    known(a, "player", "kind", "object", "ability", "attacks", "blocks", "step");
    if (g.over !== undefined) throw illegal("the game is over");
    const player = a.player ?? g.priority;
    if (["pass", "play land", "cast", "activate"].includes(a.kind) && player !== g.priority) {
      throw illegal(`${player} doesn't have priority`);
    }
    if (a.kind === "pass") {
      g.pass();
      return;
    }
    const { begun } = g;
    const waiting = a.kind === "resolve top" ? g.within("stack").length - 1 : 0;
    switch (a.kind) {
      case "play land":
        g.playLand(player, g.find(a.object));
        break;
      case "cast":
        g.cast(player, g.find(a.object));
        break;
      case "activate":
        if (a.ability !== undefined) known(a.ability, "cost");
        if ((a.ability?.cost ?? "{T}") !== "{T}") throw unsupported("the toy engine has no such ability");
        g.tapForMana(player, g.find(a.object));
        break;
      case "attack":
        g.attack(player, (a.attacks ?? []).map((x) => g.find(x.attacker)));
        break;
      case "block":
        g.block(player, (a.blocks ?? []).map((x) => [g.find(x.blocker), g.find(x.attacker)]));
        break;
      case "resolve stack":
      case "resolve top":
        while (g.within("stack").length > waiting) g.pass();
        break;
      case "advance":
        while (g.over === undefined && (g.begun === begun || g.step !== a.step || (a.player ?? g.active) !== g.active)) g.pass();
        break;
      default:
        throw unsupported(`the toy engine can't ${a.kind}`);
    }
    g.passes = 0;
  }

  state(r: { game: string }): View {
    known(r, "game");
    const g = this.game(r.game);
    const zones = ["battlefield", "stack", "hand", "library", "graveyard", "exile", "command"];
    return {
      game: r.game, rules: "2026-04-17", turn: g.turn, active: g.active, step: g.step,
      players: g.players.map((p) => ({
        name: p.name, life: p.life, mana: p.mana.map((symbol) => `{${symbol}}`).join(""), lost: p.lost, lands_played: p.lands,
        hand: g.within("hand", p.name).length, library: p.library + g.within("library", p.name).length,
      })),
      objects: zones.flatMap((zone) => g.within(zone).map((o) => this.show(g, o))),
      ...(g.over === undefined ? { priority: g.priority } : { over: g.over }),
    };
  }

  /** Says of an object all that the toy knows; what an engine can't say it lists in "unknown". */
  show(g: Game, o: GameObject): View {
    const view: View = {
      id: o.id, ref: o.ref, kind: "card", zone: o.zone, owner: o.player, controller: o.player, name: o.card, card: o.card,
      tapped: o.tapped, damage: o.damage, mana_value: 0,
    };
    const c = isCreature(o.card) ? CREATURES[o.card] : undefined;
    if (c === undefined) return { ...view, supertypes: ["Basic"], types: ["Land"], subtypes: [o.card] };
    const colored = [...c.colored];
    return {
      ...view, mana_value: c.generic + colored.length, types: c.types, subtypes: c.subtypes, power: c.power, toughness: c.toughness,
      mana_cost: (c.generic > 0 || colored.length === 0 ? `{${c.generic}}` : "") + colored.map((symbol) => `{${symbol}}`).join(""),
      colors: colored.map((symbol) => COLORS[symbol]), sick: o.zone === "battlefield" && o.new,
      ...(o.attacking ? { attacking: { player: g.other(o.player) } } : {}),
      ...(o.blocking !== "" ? { blocking: [o.blocking] } : {}),
    };
  }

  reply(game: string, g: Game): View {
    return g.over === undefined ? { game, priority: g.priority } : { game, over: g.over };
  }

  /** Answers one line: a JSON-RPC 2.0 request. */
  answer(line: string): View {
    const { id, method, params } = JSON.parse(line) as { id: unknown; method: string; params?: unknown };
    try {
      if (!Object.hasOwn(this.methods, method)) throw unsupported(`the toy engine has no ${method}`);
      return { jsonrpc: "2.0", id, result: this.methods[method]!(params ?? {}) };
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      return { jsonrpc: "2.0", id, error: { code: 1, message: e.message, data: { kind: e.kind, message: e.message } } };
    }
  }
}

const adapter = new Adapter();
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(JSON.stringify(adapter.answer(line)) + "\n");
}
