"""Phase 1: score creatures, and cull a die for each creature scored (Q-014, Q-016, Q-040)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen, resolve_triggers
from arbitre.kernel.layers import traits
from arbitre.kernel.pieces import Event

from . import changes as did
from .model import USED, Table
from .places import area


def score(table: Table, dice: list[int]) -> None:
    """Score creatures together, then what follows from it."""
    worth = [(die, table.pieces[die].owner, traits(table, die).glory) for die in dice]
    for die, owner, glory in worth:
        happen(table, Event(did.SCORED, owner, die, amount=glory))
    resolve_triggers(table, table.board.active)


def offer_cull(table: Table) -> None:
    """For one creature scored: cull a die of the Used Pile, or do not."""
    board = table.board
    scored, seat = board.culls[0]
    used = table.ids(area(seat, USED))
    dice = [die for die in used if die == scored] if board.cull_scored_only else used
    choice = ask.pick_one(
        table,
        seat,
        lambda: [*(("cull", die) for die in table.rules.alike(table, dice)), ("keep",)],
        ("cull", scored),
        scored,
        "Q-016",
    )
    if choice[0] == "cull":
        happen(table, Event(did.CULLED, seat, choice[1], extra=1))
    else:
        happen(table, Event(did.KEPT, seat, scored))
