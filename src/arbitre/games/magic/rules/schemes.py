"""Schemes (314): set in motion, face up in the command zone, abandoned or done with."""

from __future__ import annotations

from collections.abc import Iterable

from arbitre.kernel.door import happen
from arbitre.kernel.pieces import NOBODY

from . import changes as did
from .continuous.abilities import SCHEMES as SCHEME_CARDS
from .continuous.layers import traits_of
from .events import Happening
from .model import COMMAND, SCHEMES, Play, Table
from .options import plays_schemes
from .refs import zone


def is_scheme(table: Table, piece: int) -> bool:
    """Whether a thing is a scheme."""
    return piece >= 0 and table.pieces[piece].what in SCHEME_CARDS


def face_up(table: Table, seat: int) -> list[int]:
    """The schemes of a player that are face up in the command zone."""
    return [i for i in table.ids(zone(seat, COMMAND)) if is_scheme(table, i)]


def set_top_in_motion(table: Table, seat: int, times: int = 1, source: int = NOBODY) -> None:
    """A player sets the top scheme of his scheme deck in motion, one at a time (701.25d)."""
    for _ in range(times):
        deck = table.ids(zone(seat, SCHEMES))
        if deck:
            happen(table, Happening(did.SET_IN_MOTION, seat, deck[-1], source))


def set_in_motion_again(table: Table, scene: Play, pieces: Iterable[int]) -> None:
    """A scheme that is face up is set in motion once more, without being moved (701.25c)."""
    for piece in pieces:
        if piece in face_up(table, scene.seat):
            happen(table, Happening(did.SET_IN_MOTION, scene.seat, piece, scene.source))


def abandon(table: Table, pieces: Iterable[int]) -> None:
    """Schemes are turned face down and put on the bottom of their owners' scheme decks (701.26)."""
    for piece in pieces:
        if piece in face_up(table, table.pieces[piece].owner):
            happen(table, face_down(table, piece, "abandon"))


def face_down(table: Table, piece: int, cause: str) -> Happening:
    """A face-up scheme goes face down to the bottom of its owner's scheme deck."""
    owner = table.pieces[piece].owner
    return Happening(did.MOVED, owner, piece, to=zone(owner, SCHEMES), cause=cause, amount=-1)


def done_with(table: Table) -> list[Happening]:
    """A face-up scheme that is not ongoing goes back once no triggered ability of a scheme is on the stack or
    waits to be put there (704.6e)."""
    if not plays_schemes(table):
        return []
    board = table.board
    if any(
        item.kind == "triggered" and is_scheme(table, item.source) for item in (*board.stack, *board.waiting)
    ):
        return []
    return [
        face_down(table, piece, "sba")
        for player in table.seats
        for piece in face_up(table, player.id)
        if "ongoing" not in traits_of(table, piece).supertypes
    ]
