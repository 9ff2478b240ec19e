// The toy engine behind the starter adapter: basic lands and a few creatures
// without abilities. In a real adapter your engine stands in its place, and
// the constructor is where a board of the suite's becomes one of yours.

export const STEPS = ["untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
  "combat damage", "end of combat", "postcombat main", "end", "cleanup"];
export const LANDS: Record<string, string> = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" };
export const COLORS: Record<string, string> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

/** A creature card: its cost is generic mana and colored symbols. */
export interface Creature {
  generic: number;
  colored: string;
  types: string[];
  subtypes: string[];
  power: number;
  toughness: number;
}

export const CREATURES: Record<string, Creature> = {
  "Grizzly Bears": { generic: 1, colored: "G", types: ["Creature"], subtypes: ["Bear"], power: 2, toughness: 2 },
  Memnite: { generic: 0, colored: "", types: ["Artifact", "Creature"], subtypes: ["Construct"], power: 1, toughness: 1 },
  "Fugitive Wizard": { generic: 0, colored: "U", types: ["Creature"], subtypes: ["Human", "Wizard"], power: 1, toughness: 1 },
};

// Names come from outside: "constructor" is no card, though every object has one.
export const isLand = (card: string): boolean => Object.hasOwn(LANDS, card);
export const isCreature = (card: string): boolean => Object.hasOwn(CREATURES, card);

/** What the engine refuses: kind is illegalAction, unsupported or invalid. */
export class Refused extends Error {
  kind: string;
  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}
export const illegal = (message: string): Refused => new Refused("illegalAction", message);
export const unsupported = (message: string): Refused => new Refused("unsupported", message);

/** Refuses what is stated and not understood: leaving it out would be a wrong answer. */
export function known(stated: object, ...names: string[]): void {
  for (const name of Object.keys(stated)) {
    if (!names.includes(name)) throw unsupported(`the toy engine has no ${name}`);
  }
}

// The parts of the protocol's setup that the toy understands.

export interface Setup {
  rules?: string;
  players: { name: string; life?: number; mana?: string; lands_played?: number }[];
  active?: string;
  step?: string;
  objects?: { ref: string; card: string; player: string; zone: string; tapped?: boolean; new?: boolean; damage?: number }[];
}

/** A card in a zone. */
export interface GameObject {
  id: string;
  ref: string;
  card: string;
  player: string;
  zone: string;
  tapped: boolean;
  new: boolean;
  damage: number;
  attacking: boolean;
  blocking: string;
}

export interface Player {
  name: string;
  life: number;
  mana: string[];
  lands: number;
  library: number;
  lost: boolean;
}

export class Game {
  players: Player[] = [];
  objects: GameObject[] = [];
  turn = 5;
  active: string;
  priority: string;
  step: string;
  passes = 0;
  /** How many steps have begun. */
  begun = 0;
  nextId = 1;
  over?: { winner: string; reason: string };

  constructor(setup: Setup) {
    known(setup, "rules", "players", "active", "step", "objects", "seed");
    if (setup.players.length !== 2) throw unsupported("the toy engine plays with two players");
    for (const p of setup.players) {
      known(p, "name", "life", "mana", "lands_played");
      const mana = (p.mana ?? "").split(/[{}]+/).filter((symbol) => symbol !== "");
      if (mana.some((symbol) => !Object.hasOwn(COLORS, symbol))) throw unsupported("the toy engine has colored mana only");
      this.players.push({ name: p.name, life: p.life ?? 20, mana, lands: p.lands_played ?? 0, library: 60, lost: false });
    }
    this.active = this.priority = setup.active ?? setup.players[0]!.name;
    this.step = setup.step ?? "precombat main";
    for (const o of setup.objects ?? []) {
      known(o, "ref", "card", "player", "zone", "tapped", "new", "damage");
      if (!isLand(o.card) && !isCreature(o.card)) throw unsupported(`the toy engine doesn't know ${o.card}`);
      this.put(o, o.zone, { tapped: o.tapped ?? false, new: o.new ?? false, damage: o.damage ?? 0 });
    }
  }

  /** A copy that shares nothing with the game. */
  clone(): Game {
    return Object.assign(Object.create(Game.prototype), structuredClone({ ...this }));
  }

  // Objects and zones.

  /** A zone change makes a new object, with a new identifier (CR 400.7). */
  put(card: { ref: string; card: string; player: string }, zone: string, status: Partial<GameObject> = {}): void {
    this.objects.push({
      ref: card.ref, card: card.card, player: card.player, zone, tapped: false, new: false, damage: 0, attacking: false, blocking: "",
      ...status, id: `o${this.nextId++}`,
    });
  }

  move(o: GameObject, zone: string, status: Partial<GameObject> = {}): void {
    this.objects.splice(this.objects.indexOf(o), 1);
    this.put(o, zone, status);
  }

  find(id: string | undefined): GameObject {
    const found = this.objects.find((o) => o.id === id);
    if (found === undefined) throw new Refused("invalid", `there is no object ${id}`);
    return found;
  }

  within(zone: string, player?: string): GameObject[] {
    return this.objects.filter((o) => o.zone === zone && (player === undefined || player === o.player));
  }

  player(name: string): Player {
    return this.players.find((p) => p.name === name)!;
  }

  other(name: string): string {
    return this.players.find((p) => p.name !== name)!.name;
  }

  creatures(player: string): GameObject[] {
    return this.within("battlefield", player).filter((o) => isCreature(o.card));
  }

  // Actions.

  sorceryTime(player: string, what: string): void {
    const main = this.step === "precombat main" || this.step === "postcombat main";
    if (this.active !== player || !main || this.within("stack").length > 0) {
      throw illegal(`${what} needs a main phase of ${player}'s and an empty stack`);
    }
  }

  playLand(player: string, o: GameObject): void {
    this.sorceryTime(player, "a land");
    if (!isLand(o.card) || o.zone !== "hand" || o.player !== player) throw illegal("that isn't a land in that player's hand");
    if (this.player(player).lands > 0) throw illegal("one land a turn");
    this.player(player).lands++;
    this.move(o, "battlefield", { new: true });
  }

  cast(player: string, o: GameObject): void {
    this.sorceryTime(player, "a creature");
    if (!isCreature(o.card) || o.zone !== "hand" || o.player !== player) throw illegal("that isn't a creature card in that player's hand");
    const { generic, colored } = CREATURES[o.card]!;
    const pool = [...this.player(player).mana];
    for (const symbol of colored) {
      if (!pool.includes(symbol)) throw illegal(`no {${symbol}} to pay with`);
      pool.splice(pool.indexOf(symbol), 1);
    }
    if (pool.length < generic) throw illegal("not enough mana");
    if (generic > 0 && generic < pool.length && new Set(pool).size > 1) throw unsupported("the toy engine doesn't ask which mana pays");
    this.player(player).mana = pool.slice(generic);
    this.move(o, "stack");
  }

  tapForMana(player: string, o: GameObject): void {
    if (!isLand(o.card) || o.zone !== "battlefield" || o.player !== player || o.tapped) throw illegal("that can't be tapped for mana");
    o.tapped = true;
    this.player(player).mana.push(LANDS[o.card]!);
  }

  canAttack(o: GameObject): boolean {
    return !o.tapped && !o.new;
  }

  attack(player: string, attackers: GameObject[]): void {
    const before = this.step === "precombat main" || this.step === "beginning of combat";
    if (player !== this.active || this.within("stack").length > 0 || !before) throw illegal("attackers are declared in one's own combat");
    if (attackers.some((o) => !this.creatures(player).includes(o) || !this.canAttack(o))) {
      throw illegal("a creature that is tapped or new can't attack");
    }
    this.enter("declare attackers");
    for (const o of attackers) o.attacking = o.tapped = true;
  }

  /** Declares blocks: blocker by blocker, with the attacker of each. */
  block(player: string, blocks: [GameObject, GameObject][]): void {
    if (this.step !== "declare attackers" || player === this.active || this.within("stack").length > 0) {
      throw illegal("blockers are declared when another player attacks");
    }
    const can = ([b, a]: [GameObject, GameObject]) => this.creatures(player).includes(b) && !b.tapped && a.attacking;
    if (!blocks.every(can) || new Set(blocks.map(([b]) => b)).size < blocks.length) {
      throw illegal("only an untapped creature blocks, and one attacker");
    }
    if (new Set(blocks.map(([, a]) => a)).size < blocks.length) throw unsupported("the toy engine doesn't divide damage");
    this.enter("declare blockers");
    for (const [b, a] of blocks) b.blocking = a.id;
  }

  pass(): void {
    const top = this.within("stack").at(-1);
    if (++this.passes < this.players.length) {
      this.priority = this.other(this.priority);
    } else if (top !== undefined) {
      this.move(top, "battlefield", { new: true });
      this.priority = this.active;
      this.passes = 0;
    } else {
      this.nextStep();
    }
  }

  // Turns.

  nextStep(): void {
    const fighting = this.objects.some((o) => o.attacking);
    if (this.step === "beginning of combat" && this.creatures(this.active).some((o) => this.canAttack(o))) {
      throw unsupported("the toy engine has attackers declared by an action");
    }
    if (this.step === "declare attackers" && fighting && this.creatures(this.other(this.active)).some((o) => !o.tapped)) {
      throw unsupported("the toy engine has blockers declared by an action");
    }
    const next = STEPS[(STEPS.indexOf(this.step) + 1) % STEPS.length]!;
    const skipped = next === "declare attackers" || (!fighting && (next === "declare blockers" || next === "combat damage"));
    this.enter(skipped ? "end of combat" : next);
  }

  enter(step: string): void {
    this.step = step;
    this.passes = 0;
    this.priority = this.active;
    this.begun++;
    for (const p of this.players) p.mana = [];
    if (step === "untap") {
      this.beginTurn();
    } else if (step === "draw") {
      this.draw();
    } else if (step === "combat damage") {
      this.fight();
    } else if (step === "postcombat main") {
      for (const o of this.objects) Object.assign(o, { attacking: false, blocking: "" });
    } else if (step === "cleanup") {
      if (this.within("hand", this.active).length > 7) throw unsupported("the toy engine doesn't ask for discards");
      for (const o of this.objects) o.damage = 0;
    }
    if (step === "untap" || step === "cleanup") this.nextStep(); // nobody has priority there
  }

  beginTurn(): void {
    this.turn++;
    this.active = this.priority = this.other(this.active);
    this.player(this.active).lands = 0;
    for (const o of this.within("battlefield", this.active)) o.tapped = o.new = false;
  }

  draw(): void {
    const top = this.within("library", this.active)[0];
    if (top === undefined) throw unsupported("the toy engine draws only cards that the scenario names");
    this.move(top, "hand");
  }

  fight(): void {
    const hurt: [GameObject, number][] = [];
    for (const a of this.objects.filter((o) => o.attacking)) {
      const blocker = this.objects.find((o) => o.blocking === a.id);
      if (blocker === undefined) {
        this.player(this.other(a.player)).life -= CREATURES[a.card]!.power;
      } else {
        hurt.push([blocker, CREATURES[a.card]!.power], [a, CREATURES[blocker.card]!.power]);
      }
    }
    for (const [o, n] of hurt) o.damage += n;
    for (const o of [...this.creatures(this.players[0]!.name), ...this.creatures(this.players[1]!.name)]) {
      if (o.damage >= CREATURES[o.card]!.toughness) this.move(o, "graveyard");
    }
    for (const p of this.players) {
      if (p.life <= 0) {
        p.lost = true;
        this.over = { winner: this.other(p.name), reason: "0 or less life" };
      }
    }
  }
}
