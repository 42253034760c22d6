"""Classes and prices read in short are those worked out from all traits."""

from __future__ import annotations

from typing import Any

import arbitre
from arbitre.bots.luck import Luck
from arbitre.bots.sample import one
from arbitre.games.seven_fallen import language as n
from arbitre.games.seven_fallen.cards.index import COST, TYPE
from arbitre.games.seven_fallen.language.definitions import TYPES
from arbitre.games.seven_fallen.rules.figures import classes, price, statics, whose
from arbitre.kernel.layers import traits
from arbitre.kernel.meaning import count


def by_all_traits(table: Any, seat: int, piece: int) -> int | None:
    """What a page costs, each change of costs looked at with its scene (F-217)."""
    what = table.pieces[piece].what
    cost = COST[what]
    if cost is None:
        return None
    for node, scene in statics(table, n.CostChange):
        kind = not node.types or TYPES[TYPE[what]] in node.types
        kin = not node.classes or set(node.classes) & set(traits(table, piece).classes)
        if kind and kin and whose(scene.seat, seat, node.whose):
            cost += count(table, node.change, scene)
    return max(0, cost)


def test_classes_and_prices_read_in_short_are_those_of_all_traits() -> None:
    changed = 0
    for seed in range(1, 8):
        game = arbitre.new("seven_fallen", seed=seed)
        while game.pending is not None and len(game.history) < 400:
            table = game.state.fork()
            dear = n.CostChange.key in table.statics
            changed += dear
            for piece in range(len(table.pieces)):
                assert classes(table, piece) == traits(table, piece).classes
                for seat in (0, 1) if dear else ():
                    assert price(table, seat, piece) == by_all_traits(table, seat, piece)
            game.answer(one(game.pending, Luck(seed, len(game.history))))
    assert changed, "no effect ever changed a cost"
