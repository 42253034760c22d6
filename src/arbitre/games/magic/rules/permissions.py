"""What statics forbid, demand and allow: "cannot" wins over "can" (101.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from arbitre.kernel.meaning import count, find

from .. import language as n
from .continuous.abilities import CAN, CANNOT, COUNTERS_STAY, HAND_SIZE, MUST, OF_PLAYERS, ONLY
from .continuous.index import statics
from .continuous.layers import derive, stamp_of
from .model import Play, Table
from .refs import seat_ref

USUAL_HAND: Final = 7
"""The maximum hand size where no effect changes it (402.2)."""


def saying(table: Table, key: str, ref: int) -> Iterable[tuple[Any, Play]]:
    """The statics of a key that speak of this object or player."""
    derive(table)
    if key not in table.statics:
        return ()  # as nearly always
    return _saying(table, key, ref)


def _saying(table: Table, key: str, ref: int) -> Iterator[tuple[Any, Play]]:
    for node, scene in statics(table, key):
        if ref in find(table, node.who, scene):
            yield node, scene


def cannot(table: Table, deed: str, ref: int) -> bool:
    """Whether an object or player cannot do something, whoever or whatever is involved."""
    return any(node.by is None for node, _ in saying(table, CANNOT + deed, ref))


def cannot_by(table: Table, deed: str, ref: int, by: int) -> bool:
    """Whether it cannot be done to `ref` by `by`: be blocked by this creature, be targeted by that spell."""
    return any(
        node.by is None or by in find(table, node.by, scene)
        for node, scene in saying(table, CANNOT + deed, ref)
    )


def not_among_only(table: Table, deed: str, seat: int) -> bool:
    """Whether only other players can do something (101.2)."""
    return any(
        deed in node.deeds and not any(seat_ref(seat) in find(table, who, scene) for who in node.who)
        for node, scene in statics(table, ONLY)
    )


def player_has(table: Table, seat: int, word: str) -> bool:
    """Whether a player has a keyword, such as hexproof (702.11c)."""
    return any(
        isinstance(change, n.Has) and any(getattr(a, "word", "") == word for a in change.abilities)
        for node, scene in statics(table, OF_PLAYERS)
        if seat_ref(seat) in find(table, node.who, scene)
        for change in node.do
    )


def must(table: Table, deed: str, ref: int) -> int:
    """How many effects demand it of an object, if able."""
    return sum(1 for _ in saying(table, MUST + deed, ref))


def can(table: Table, deed: str, ref: int) -> bool:
    """Whether something allows what the rules alone do not."""
    return any(True for _ in saying(table, CAN + deed, ref))


def allowing(table: Table, deed: str, ref: int) -> int:
    """How many effects allow it: each allows one more of what is counted."""
    return sum(1 for _ in saying(table, CAN + deed, ref))


def counters_stay(table: Table, piece: int, kind: str) -> bool:
    """Whether something says that counters of a kind can't be removed from a permanent."""
    return any(node.kind == kind for node, _ in saying(table, COUNTERS_STAY, piece))


def hand_size(table: Table, seat: int) -> int | None:
    """A player's maximum hand size, None where there is none; effects that say it apply by timestamp, so the
    latest counts (613.11)."""
    said: list[tuple[int, int | None]] = [
        (_stamp(table, scene), None) for _, scene in saying(table, CAN + "no_hand_limit", seat_ref(seat))
    ]
    said += [
        (_stamp(table, scene), max(0, count(table, node.size, scene)))
        for node, scene in saying(table, HAND_SIZE, seat_ref(seat))
    ]
    return max(said, key=lambda each: each[0])[1] if said else USUAL_HAND


def _stamp(table: Table, scene: Play) -> int:
    """The timestamp of an ability at work: of the permanent that has it, or of the effect itself."""
    effect = scene.effect
    assert effect is not None, "an ability at work has its effect"
    return effect.id if effect.id >= 0 else stamp_of(table.pieces[scene.source], effect.ability)
