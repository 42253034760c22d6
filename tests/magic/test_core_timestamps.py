"""Timestamps of what enters at the same time (613.7m)."""

from __future__ import annotations

import pytest

from arbitre.games.magic.rules import changes as did
from arbitre.games.magic.rules.events import Happening
from arbitre.games.magic.rules.model import BATTLEFIELD, HAND, Table
from arbitre.games.magic.rules.verbs.timestamps import by_timestamp
from arbitre.kernel.ask import Asked

from .arena import Arena


def _entering(table: Table, *pieces: int) -> list[Happening]:
    return [Happening(did.MOVED, table.pieces[i].owner, i, to=BATTLEFIELD) for i in pieces]


def _table(arena: Arena) -> Table:
    table: Table = arena.game().state.fork()
    table.answers, table.cursor = [], 0
    return table


def test_what_the_active_player_controls_is_older() -> None:
    arena = Arena()
    (his,) = arena.put(1, "old-oak", where=HAND)
    (mine,) = arena.put(0, "garden-bear", where=HAND)
    table = _table(arena)
    assert [event.piece for event in by_timestamp(table, _entering(table, his, mine))] == [mine, his]


def test_a_player_orders_his_own_where_effects_meet_in_a_layer() -> None:
    arena = Arena()
    lose, lose_too = arena.put(0, "unable-to-scream", "duskmourns-domination", where=HAND)
    more, and_more = arena.put(0, "spineseeker-centipede", "dissection-tools", where=HAND)
    table = _table(arena)
    both = _entering(table, more, and_more)
    assert by_timestamp(table, both) == both, "what only adds comes to the same in any order"
    with pytest.raises(Asked) as asked:
        by_timestamp(table, _entering(table, lose, lose_too))
    assert asked.value.decision.say[0] == "order_entering"
    table.answers, table.cursor = [(lose_too, lose)], 0
    ordered = by_timestamp(table, _entering(table, lose, lose_too))
    assert [event.piece for event in ordered] == [lose_too, lose]
