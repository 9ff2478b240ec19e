#!/usr/bin/env python3
"""A starter adapter: the suite's protocol on top, a toy engine below.

Run it with:  stickler run --tags @smoke --engine "python3 examples/adapters/python/adapter.py"

Whatever the toy can't do it calls unsupported, and never guesses: that is the
one habit that a real adapter must keep. Put your engine in the place of Game,
and what it knows into initialize, perform and show.
"""
import copy
import json
import sys

from toy import COLORS, CREATURES, LANDS, Game, Refused, illegal, known, unsupported


class Adapter:
    """Speaks the protocol: one JSON-RPC 2.0 message a line."""

    def __init__(self):
        self.games, self.started = {}, 0

    def initialize(self, r):
        """Versions with the same major number understand each other."""
        if r["protocol"].split(".")[0] != "1":
            raise Refused("invalid", f"this adapter speaks protocol 1, not {r['protocol']}")
        return {"protocol": "1.0", "engine": {"name": "toy (Python)", "version": "1"}, "capabilities": ["mana-pool"]}

    def cards_resolve(self, r):
        return {"unknown": [n for n in r["names"] if n not in LANDS and n not in CREATURES]}

    def game_start(self, setup):
        game = Game(setup)
        self.started += 1
        self.games[f"g{self.started}"] = game
        return self.reply(f"g{self.started}", game)

    def game(self, r):
        if r["game"] not in self.games:
            raise Refused("invalid", f"there is no game {r['game']}")
        return self.games[r["game"]]

    def game_act(self, r):
        """An action is tried on a copy, so that a refusal leaves the game as it was."""
        trial = copy.deepcopy(self.game(r))
        self.perform(trial, r["action"])
        self.games[r["game"]] = trial
        return self.reply(r["game"], trial)

    def perform(self, g, a):
        known(a, "player", "kind", "object", "ability", "attacks", "blocks", "step")
        kind, player = a["kind"], a.get("player", g.priority)
        if g.over:
            raise illegal("the game is over")
        if kind in ("pass", "play land", "cast", "activate") and player != g.priority:
            raise illegal(f"{player} doesn't have priority")
        if kind == "play land":
            g.play_land(player, g.find(a["object"]))
        elif kind == "cast":
            g.cast(player, g.find(a["object"]))
        elif kind == "activate" and a.get("ability", {}).get("cost", "{T}") == "{T}":
            g.tap_for_mana(player, g.find(a["object"]))
        elif kind == "attack":
            g.attack(player, [g.find(x["attacker"]) for x in a.get("attacks", [])])
        elif kind == "block":
            g.block(player, [(g.find(x["blocker"]), g.find(x["attacker"])) for x in a.get("blocks", [])])
        elif kind == "pass":
            g.pass_priority()
            return
        elif kind in ("resolve stack", "resolve top"):
            waiting = 0 if kind == "resolve stack" else len(g.within("stack")) - 1
            while len(g.within("stack")) > waiting:
                g.pass_priority()
        elif kind == "advance":
            begun = g.begun
            while not g.over and (g.begun == begun or g.step != a["step"] or g.active != a.get("player", g.active)):
                g.pass_priority()
        else:
            raise unsupported(f"the toy engine can't {kind}")
        g.passes = 0

    def game_state(self, r):
        g = self.game(r)
        known(r, "game")
        view = {"game": r["game"], "rules": "2026-04-17", "turn": g.turn, "active": g.active, "step": g.step, "objects": [],
                "players": [{"name": p["name"], "life": p["life"], "mana": "".join(f"{{{m}}}" for m in p["mana"]), "lost": p["lost"],
                             "hand": len(g.within("hand", p["name"])), "lands_played": p["lands"],
                             "library": p["library"] + len(g.within("library", p["name"]))} for p in g.players]}
        view.update({"over": g.over} if g.over else {"priority": g.priority})
        for zone in ("battlefield", "stack", "hand", "library", "graveyard", "exile", "command"):
            view["objects"] += [self.show(g, o) for o in g.within(zone)]
        return view

    def show(self, g, o):
        v = {"id": o["id"], "ref": o["ref"], "kind": "card", "zone": o["zone"], "owner": o["player"], "controller": o["player"],
             "name": o["card"], "card": o["card"], "tapped": o["tapped"], "damage": o["damage"], "mana_value": 0}
        if o["card"] in LANDS:
            return {**v, "supertypes": ["Basic"], "types": ["Land"], "subtypes": [o["card"]]}
        generic, colored, types, subtypes, power, toughness = CREATURES[o["card"]]
        cost = (f"{{{generic}}}" if generic or not colored else "") + "".join(f"{{{c}}}" for c in colored)
        v.update({"mana_cost": cost, "mana_value": generic + len(colored), "colors": [COLORS[c] for c in colored], "types": types,
                  "subtypes": subtypes, "power": power, "toughness": toughness, "sick": o["zone"] == "battlefield" and o["new"]})
        if o["attacking"]:
            v["attacking"] = {"player": g.other(o["player"])}
        if o["blocking"]:
            v["blocking"] = [o["blocking"]]
        return v

    def game_end(self, r):
        self.games.pop(r["game"], None)
        return {}

    def reply(self, name, g):
        return {"game": name, **({"over": g.over} if g.over else {"priority": g.priority})}

    def answer(self, line):
        m = json.loads(line)
        method = getattr(self, m["method"].replace(".", "_"), None)
        try:
            if m["method"] == "shutdown":
                return {"jsonrpc": "2.0", "id": m["id"], "result": {}}
            if method is None:
                raise unsupported(f"the toy engine has no {m['method']}")
            return {"jsonrpc": "2.0", "id": m["id"], "result": method(m.get("params", {}))}
        except Refused as e:
            return {"jsonrpc": "2.0", "id": m["id"], "error": {"code": 1, "message": str(e), "data": {"kind": e.kind, "message": str(e)}}}


if __name__ == "__main__":
    adapter = Adapter()
    for request in sys.stdin:
        print(json.dumps(adapter.answer(request)), flush=True)
