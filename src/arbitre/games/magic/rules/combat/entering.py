"""Creatures that enter the battlefield attacking (508.4)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.pieces import NOBODY

from ...cards.index import NODES
from .. import changes as did
from ..continuous.layers import traits_of
from ..model import BATTLEFIELD, COMBAT_STEPS, Attack, Play, StackItem, Table
from ..refs import named, unnamed
from ..teams import is_active
from .attackers import attackable, defender_of


def enter_attacking(table: Table, scene: Play, pieces: tuple[int, ...], whom: int = NOBODY) -> None:
    """Creatures put onto the battlefield attacking (508.4): they were never declared, so nothing hears them
    attack. Their controller chooses whom, unless the effect says so."""
    board = table.board
    if board.step not in COMBAT_STEPS:
        return
    joined: list[Attack] = []
    for piece in pieces:
        traits = traits_of(table, piece)
        it = table.pieces[piece]
        seat = traits.controller
        if it.zone != BATTLEFIELD or "creature" not in traits.types or not is_active(table, seat):
            continue
        refs = attackable(table, seat)
        ref = _said(table, scene) if whom == NOBODY else whom
        if ref is None and refs:
            ref = _whom(table, seat, piece, refs)
        if ref is None or ref not in refs:
            continue  # 508.4a: what it was to attack is not there any more
        joined.append(Attack(piece, it.life, ref, defender_of(table, ref)))
    if joined:
        did.set_attacks(table, (*board.attacks, *joined))


def _said(table: Table, scene: Play) -> int | None:
    """Whom the effect itself says a creature attacks: for ninjutsu the same as the one returned for it, which
    may be nothing any more (702.49c)."""
    item = scene.item
    if isinstance(item, StackItem) and getattr(NODES.nodes.get(item.ability), "word", "") == "ninjutsu":
        for piece in item.paid[::2]:
            last = table.pieces[piece].last
            if last is not None:
                return last.attacking
    return None


def _whom(table: Table, seat: int, piece: int, refs: list[int]) -> int:
    option = ask.pick_one(
        table,
        seat,
        lambda: [("attack", piece, *named(ref)) for ref in refs],
        ("enter_attacking", piece),
        piece,
        "508.4",
    )
    return unnamed(option)
