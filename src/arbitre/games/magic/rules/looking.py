"""Cards that a player may look at any time: he does, and need not say so each time."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.door import happen
from arbitre.kernel.meaning import find

from . import changes as did
from .continuous.abilities import CAN
from .continuous.index import statics
from .events import Happening
from .model import Table
from .refs import role

LOOKING: Final = CAN + "look_at"


def take_looks(table: Table, libraries: bool = False) -> None:
    """Who may look at face-down permanents (708.5) or at the top of a library any time does; not while
    somebody is about to cast a spell or activate an ability (401.5). With `libraries` only at those: what
    lies on top may be another card in the middle of an effect, what lies face down stays."""
    if LOOKING not in table.statics or table.board.announcing:
        return
    for node, scene in statics(table, LOOKING):
        for piece in find(table, node.who, scene):
            it = table.pieces[piece]
            shut = role(it.zone) == "library" or (it.hidden and not libraries)
            if shut and not it.known >> scene.seat & 1:
                happen(table, Happening(did.LOOKED, scene.seat, piece, scene.source))
