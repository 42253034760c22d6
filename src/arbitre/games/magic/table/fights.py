"""Who fights whom and what aims at what, as lines on the table; and the small questions of a declaration as
one gesture."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.tables import Gesture, Label
from arbitre.kernel.game import Game
from arbitre.kernel.pieces import Option
from arbitre.kernel.view import View

from ..rules.combat.attackers import raiders
from ..rules.combat.blockers import attackers_of, watchers
from ..rules.refs import named

GESTURES: Final = {
    "attack": Gesture(
        ["attack"],
        ["done", "stay"],
        Label("Who attacks?", "Qui attaque\u00a0?"),
        Label("Attack with {n}", "Attaquer avec {n}"),
        Label("Do not attack", "Ne pas attaquer"),
        Label("All attack", "Tout le monde attaque"),
        Label("All attack {whom}", "Tout le monde attaque {whom}"),
    ),
    "block": Gesture(
        ["block"],
        ["done", "stay"],
        Label("Who blocks?", "Qui bloque\u00a0?"),
        Label("Block with {n}", "Bloquer avec {n}"),
        Label("Do not block", "Ne pas bloquer"),
        Label("All block", "Tout le monde bloque"),
    ),
}


def lines(view: View) -> list[dict[str, Any]]:
    """Each attack, each block and each target as a line from something to something. Of a blocked attacker
    only its blockers matter."""
    found: list[dict[str, Any]] = []
    for attack in view.board.get("attacks", ()):
        if not attack["blockers"]:
            found.append({"sort": "attack", "from": ["piece", attack["piece"]], "to": attack["whom"]})
        found += [
            {"sort": "block", "from": ["piece", blocker], "to": ["piece", attack["piece"]]}
            for blocker in attack["blockers"]
        ]
    for item in view.board.get("stack", ()):
        aims = [tuple(aim) for slot in item.get("targets", ()) for aim in slot]
        found += [
            {"sort": "target", "from": ["item", item["id"]], "to": list(aim)} for aim in dict.fromkeys(aims)
        ]
    return found


def ahead(game: Game) -> list[Option]:
    """What will be asked of the creatures that come after the one asked about now (508.1a, 509.1a)."""
    pending = game.pending
    if pending is None or pending.say[0] not in GESTURES:
        return []
    table, seat, asked = game.state, pending.seat, pending.piece
    if pending.say[0] == "attack":
        able = raiders(table, seat)
        after = able[_place([raider.piece for raider in able], asked) :]
        mine = [raider for raider in after if raider.seat == seat]
        return [("attack", raider.piece, *named(ref)) for raider in mine for ref in raider.whom]
    blockers = watchers(table, seat, attackers_of(table, seat))
    later = blockers[_place([watcher.piece for watcher in blockers], asked) :]
    own = [watcher for watcher in later if watcher.seat == seat]
    return [("block", watcher.piece, attacker) for watcher in own for attacker in watcher.can]


def _place(pieces: list[int], asked: int) -> int:
    """Where those begin that come after the one asked about."""
    return pieces.index(asked) + 1 if asked in pieces else len(pieces)
