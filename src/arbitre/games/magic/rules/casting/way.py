"""One way to cast a card, as announced (601.2b)."""

from __future__ import annotations

import msgspec

from arbitre.kernel.effects import Node

from ...language.definitions import ManaCost


class Way(msgspec.Struct, frozen=True):
    """One way to cast a card. `word` tells it from others: a door's slug, "impending", "face_down" …

    `mana` is the mana cost to pay, `costs` what is paid instead of it, `besides` what is paid in addition for
    the permission or the alternative to cast it so (`alternative`: nothing else can then be paid instead);
    `face` which half is cast. `by_leave` is what lets it be
    cast so but once a turn: a permanent, its life and the name of its ability. `tax` is what a commander
    costs more (903.8).
    """

    word: str = ""
    mana: ManaCost | None = None
    costs: tuple[Node, ...] | None = None
    besides: tuple[Node, ...] = ()
    alternative: bool = False
    marks: tuple[str, ...] = ()
    face: int = 0
    facing: str = ""
    room: bool = False
    by_leave: tuple[int, int, str] | None = None
    tax: int = 0
