""" "Why not?": for any action a player might expect, the rule that forbids it now."""

from __future__ import annotations

from typing import Any

from arbitre.kernel.pieces import Option, Refusal

from .casting.activate import why_not_activate
from .casting.cast import why_not_cast
from .combat.steps import why_not as why_not_in_combat
from .model import Table
from .special_actions import why_not_face_up, why_not_land, why_not_suspend, why_not_unlock


def why_not(table: Table, seat: int, option: Option) -> Refusal | None:
    """The reason an action cannot be taken; nothing for what is no action, or is possible."""
    if not isinstance(option, tuple) or not option:
        return None
    if option == ("done",):
        return why_not_in_combat(table, seat, option)
    if len(option) < 2 or not isinstance(option[1], int) or not 0 <= option[1] < len(table.pieces):
        return None
    verb, piece = option[0], option[1]
    if verb in ("attack", "block", "stay"):
        return why_not_in_combat(table, seat, option)
    if verb not in ("play", "cast", "activate", "unlock", "face_up", "suspend"):
        return None
    if not _may_know(table, seat, piece):
        return Refusal("", ("not_offered",))
    if table.board.round.holder != seat:
        return Refusal("117.1", ("no_priority",))
    return _reason(table, seat, verb, piece, option[2:])


def _may_know(table: Table, seat: int, piece: int) -> bool:
    """A refusal must not tell what a hidden card is."""
    it = table.pieces[piece]
    if it.known >> seat & 1:
        return True
    return not it.hidden and it.zone >= 0 and bool(table.zones[it.zone].sight >> seat & 1)


def _reason(table: Table, seat: int, verb: str, piece: int, rest: tuple[Any, ...]) -> Refusal | None:
    word = rest[0] if rest and isinstance(rest[0], str) else ""
    if verb == "play":
        return why_not_land(table, seat, piece)
    if verb == "cast":
        return why_not_cast(table, seat, piece, word)
    if verb == "activate":
        return why_not_activate(table, seat, piece, word)
    if verb == "suspend":
        return why_not_suspend(table, seat, piece)
    if verb == "unlock":
        door = rest[0] if rest and isinstance(rest[0], int) else -1
        return why_not_unlock(table, seat, piece, door)
    return why_not_face_up(table, seat, piece, word)
