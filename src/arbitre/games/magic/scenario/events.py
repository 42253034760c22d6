"""What happened, in words: "died Garden Bear", "damaged Bob by 3", "triggered Infernal Phantom"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from arbitre.kernel.pieces import Event
from arbitre.kernel.rules import BadInput
from arbitre.kernel.scenario import Stage

from ..cards.index import CARD_NUMBER
from ..rules import changes as did
from ..rules import events as e
from ..rules.model import Table, Thing
from ..rules.refs import role
from .phrases import parse


def _from_to(frm: str, to: str) -> Callable[[e.Happening], bool]:
    def test(event: e.Happening) -> bool:
        return (not frm or role(event.frm) == frm) and (not to or role(event.to) == to)

    return test


def _because(cause: str) -> Callable[[e.Happening], bool]:
    return lambda event: event.cause == cause


MOVES: Final[dict[str, Callable[[e.Happening], bool]]] = {
    "died": _from_to("battlefield", "graveyard"),
    "entered": _from_to("", "battlefield"),
    "left": _from_to("battlefield", ""),
    "exiled": _from_to("", "exile"),
    "buried": _from_to("", "graveyard"),
    "returned": _from_to("", "hand"),
    "discarded": _because("discard"),
    "milled": _because("mill"),
    "sacrificed": _because("sacrifice"),
    "destroyed": _because("destroy"),
}
"""Words for moves, which are one kind of event."""
ALSO: Final = {"triggered": e.PUT}
SOURCES: Final = (e.PUT, e.TOKENS, e.MANIFESTED_DREAD, e.SURVEILED, e.SEARCHED)
"""Events that are about the thing they came from."""


def event_test(stage: Stage, text: str) -> Callable[[Event], bool]:
    """The test for the events a text means: a kind, a player or a thing, and "by N" for an amount."""
    amount = re.search(r" by (-?\d+)$", text)
    bare = text[: amount.start()] if amount else text
    kind, _, rest = bare.partition(" ")
    moves = MOVES.get(kind)
    wanted = e.MOVED if moves else ALSO.get(kind, kind)
    if wanted not in did.PERFORMS:
        known = ", ".join((*MOVES, *ALSO, *did.PERFORMS))
        raise BadInput(f"nothing that happens is called '{kind}'; there are {known}.")
    seat, rest = stage.led_by(rest)
    phrase = parse(stage.names, rest) if rest else None
    table: Table = stage.state

    def meant(it: Thing) -> bool:
        named = phrase is None or not phrase.slug or it.what == CARD_NUMBER[phrase.slug]
        return named and (seat is None or it.owner == seat)

    def test(event: Event) -> bool:
        assert isinstance(event, e.Happening)
        if event.kind != wanted or (amount and event.amount != int(amount[1])):
            return False
        if moves is not None and not moves(event):
            return False
        if phrase is None:
            return seat is None or (event.other if event.kind == e.DAMAGED else event.seat) == seat
        about = (event.source,) if event.kind in SOURCES else event.group or (event.piece,)
        return any(meant(table.pieces[piece]) for piece in about if piece >= 0)

    return test
