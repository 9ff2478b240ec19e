"""The toy engine behind the starter adapter: basic lands and a few creatures
without abilities. In a real adapter your engine stands in its place."""

STEPS = ["untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
         "combat damage", "end of combat", "postcombat main", "end", "cleanup"]
LANDS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
# name: (generic mana, colored mana, types, subtypes, power, toughness)
CREATURES = {
    "Grizzly Bears": (1, "G", ["Creature"], ["Bear"], 2, 2),
    "Memnite": (0, "", ["Artifact", "Creature"], ["Construct"], 1, 1),
    "Fugitive Wizard": (0, "U", ["Creature"], ["Human", "Wizard"], 1, 1),
}


class Refused(Exception):
    """What the engine refuses: kind is illegalAction, unsupported or invalid."""

    def __init__(self, kind, message):
        super().__init__(message)
        self.kind = kind


def illegal(message):
    return Refused("illegalAction", message)


def unsupported(message):
    return Refused("unsupported", message)


def known(fields, *names):
    """Refuses what is stated and not understood: leaving it out would be a wrong answer."""
    for name in fields:
        if name not in names:
            raise unsupported(f"the toy engine has no {name}")


class Game:
    """The toy engine."""

    def __init__(self, setup):
        known(setup, "rules", "players", "active", "step", "objects", "seed")
        if len(setup["players"]) != 2:
            raise unsupported("the toy engine plays with two players")
        self.players = []
        for p in setup["players"]:
            known(p, "name", "life", "mana", "lands_played")
            mana = [s for s in p.get("mana", "").strip("{}").split("}{") if s]
            if any(s not in COLORS for s in mana):
                raise unsupported("the toy engine has colored mana only")
            self.players.append({"name": p["name"], "life": p.get("life", 20), "mana": mana,
                                 "lands": p.get("lands_played", 0), "library": 60, "lost": False})
        self.turn, self.next_id, self.objects = 5, 1, []
        self.begun = 0  # how many steps have begun
        self.active = setup.get("active", self.players[0]["name"])
        self.step = setup.get("step", "precombat main")
        self.priority, self.passes, self.blocked, self.over = self.active, 0, False, None
        for o in setup.get("objects", []):
            known(o, "ref", "card", "player", "zone", "tapped", "new", "damage")
            if o["card"] not in LANDS and o["card"] not in CREATURES:
                raise unsupported(f"the toy engine doesn't know {o['card']}")
            self.put({"ref": o["ref"], "card": o["card"], "player": o["player"]}, o["zone"], tapped=o.get("tapped", False),
                     new=o.get("new", False), damage=o.get("damage", 0))

    # Objects and zones.

    def put(self, card, zone, **status):
        """A zone change makes a new object, with a new identifier (CR 400.7)."""
        o = {"tapped": False, "new": False, "damage": 0, "attacking": False, "blocking": None, **card, "zone": zone, **status,
             "id": f"o{self.next_id}"}
        self.next_id += 1
        self.objects.append(o)
        return o

    def move(self, o, zone, **status):
        self.objects.remove(o)
        return self.put({k: o[k] for k in ("ref", "card", "player")}, zone, **status)

    def find(self, identifier):
        for o in self.objects:
            if o["id"] == identifier:
                return o
        raise Refused("invalid", f"there is no object {identifier}")

    def within(self, zone, player=None):
        return [o for o in self.objects if o["zone"] == zone and player in (None, o["player"])]

    def player(self, name):
        return next(p for p in self.players if p["name"] == name)

    def other(self, name):
        return next(p["name"] for p in self.players if p["name"] != name)

    def creatures(self, player):
        return [o for o in self.within("battlefield", player) if o["card"] in CREATURES]

    # Actions.

    def sorcery_time(self, player, what):
        if self.active != player or self.step not in ("precombat main", "postcombat main") or self.within("stack"):
            raise illegal(f"{what} needs a main phase of {player}'s and an empty stack")

    def play_land(self, player, o):
        self.sorcery_time(player, "a land")
        if o["card"] not in LANDS or o["zone"] != "hand" or o["player"] != player:
            raise illegal("that isn't a land in that player's hand")
        if self.player(player)["lands"] > 0:
            raise illegal("one land a turn")
        self.player(player)["lands"] += 1
        self.move(o, "battlefield", new=True)

    def cast(self, player, o):
        self.sorcery_time(player, "a creature")
        if o["card"] not in CREATURES or o["zone"] != "hand" or o["player"] != player:
            raise illegal("that isn't a creature card in that player's hand")
        generic, colored = CREATURES[o["card"]][:2]
        pool = list(self.player(player)["mana"])
        for symbol in colored:
            if symbol not in pool:
                raise illegal(f"no {{{symbol}}} to pay with")
            pool.remove(symbol)
        if len(pool) < generic:
            raise illegal("not enough mana")
        if generic < len(pool) and len(set(pool)) > 1 and generic:
            raise unsupported("the toy engine doesn't ask which mana pays")
        self.player(player)["mana"] = pool[generic:]
        self.move(o, "stack")

    def tap_for_mana(self, player, o):
        if o["card"] not in LANDS or o["zone"] != "battlefield" or o["player"] != player or o["tapped"]:
            raise illegal("that can't be tapped for mana")
        o["tapped"] = True
        self.player(player)["mana"].append(LANDS[o["card"]])

    def can_attack(self, o):
        return not o["tapped"] and not o["new"]

    def attack(self, player, attackers):
        if player != self.active or self.within("stack") or self.step not in ("precombat main", "beginning of combat"):
            raise illegal("attackers are declared in one's own combat")
        if any(o not in self.creatures(player) or not self.can_attack(o) for o in attackers):
            raise illegal("a creature that is tapped or new can't attack")
        self.enter("declare attackers")
        for o in attackers:
            o["attacking"] = o["tapped"] = True

    def block(self, player, pairs):
        if self.step != "declare attackers" or player == self.active or self.within("stack"):
            raise illegal("blockers are declared after attackers")
        blockers = [b["id"] for b, _ in pairs]
        if any(b not in self.creatures(player) or b["tapped"] or not a["attacking"] for b, a in pairs) or len(set(blockers)) < len(blockers):
            raise illegal("only an untapped creature blocks, and one attacker")
        if len({a["id"] for _, a in pairs}) < len(pairs):
            raise unsupported("the toy engine doesn't divide damage")
        self.enter("declare blockers")
        self.blocked = True
        for b, a in pairs:
            b["blocking"] = a["id"]

    def pass_priority(self):
        self.passes += 1
        if self.passes < 2:
            self.priority = self.other(self.priority)
        elif self.within("stack"):
            self.move(self.within("stack")[-1], "battlefield", new=True)
            self.priority, self.passes = self.active, 0
        else:
            self.next_step()

    # Turns.

    def next_step(self):
        fighting = any(o["attacking"] for o in self.objects)
        if self.step == "beginning of combat" and any(self.can_attack(o) for o in self.creatures(self.active)):
            raise unsupported("the toy engine has attackers declared by an action")
        if self.step == "declare attackers" and fighting and any(not o["tapped"] for o in self.creatures(self.other(self.active))):
            raise unsupported("the toy engine has blockers declared by an action")
        following = STEPS[(STEPS.index(self.step) + 1) % len(STEPS)]
        self.enter("end of combat" if following == "declare attackers" or (following in ("declare blockers", "combat damage") and not fighting)
                   else following)

    def enter(self, step):
        self.step, self.passes, self.priority = step, 0, self.active
        self.begun += 1
        for p in self.players:
            p["mana"] = []
        if step == "untap":
            self.begin_turn()
        elif step == "draw":
            self.draw()
        elif step == "combat damage":
            self.fight()
        elif step == "postcombat main":
            for o in self.objects:
                o["attacking"], o["blocking"] = False, None
        elif step == "cleanup":
            if len(self.within("hand", self.active)) > 7:
                raise unsupported("the toy engine doesn't ask for discards")
            for o in self.objects:
                o["damage"] = 0
        if step in ("untap", "cleanup"):  # nobody has priority there
            self.next_step()

    def begin_turn(self):
        self.active = self.priority = self.other(self.active)
        self.turn += 1
        self.player(self.active)["lands"] = 0
        for o in self.within("battlefield", self.active):
            o["tapped"] = o["new"] = False

    def draw(self):
        for o in self.within("library", self.active)[:1]:
            self.move(o, "hand")
            return
        raise unsupported("the toy engine draws only cards that the scenario names")

    def fight(self):
        hurt = []
        for a in [o for o in self.objects if o["attacking"]]:
            blockers = [b for b in self.objects if b["blocking"] == a["id"]]
            for b in blockers:
                hurt += [(b, CREATURES[a["card"]][4]), (a, CREATURES[b["card"]][4])]
            if not blockers:
                self.player(self.other(a["player"]))["life"] -= CREATURES[a["card"]][4]
        for o, n in hurt:
            o["damage"] += n
        for o in [o for o in self.creatures(None) if o["damage"] >= CREATURES[o["card"]][5]]:
            self.move(o, "graveyard")
        for p in self.players:
            if p["life"] <= 0:
                p["lost"], self.over = True, {"winner": self.other(p["name"]), "reason": "0 or less life"}
