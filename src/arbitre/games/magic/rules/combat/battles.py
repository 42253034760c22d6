"""Battles (310): who protects one, and who may attack it."""

from __future__ import annotations

from functools import partial
from typing import Final

from arbitre.kernel import ask
from arbitre.kernel.pieces import NOBODY

from .. import changes as did
from ..continuous.traits import Traits
from ..events import Happening
from ..model import GRAVEYARD, Table
from ..refs import zone

PROTECTOR: Final = "protector"
"""The key under which a battle remembers the player who protects it."""


def protector(table: Table, piece: int) -> int:
    """The player who protects a battle (310.8)."""
    return int(dict(table.pieces[piece].chosen).get(PROTECTOR, NOBODY))


def choose_protector(table: Table, event: Happening) -> None:
    """As a Siege enters, its controller chooses an opponent to protect it (310.11a)."""
    chosen = _an_opponent(table, event.seat, event.piece)
    if chosen != NOBODY:
        event.chosen = (*event.chosen, (PROTECTOR, str(chosen)))


def _an_opponent(table: Table, seat: int, piece: int) -> int:
    """The opponent a player chooses to protect a battle; nobody if there is none."""
    foes = [("seat", foe) for foe in table.opponents(seat)]
    if not foes:
        return NOBODY
    say = ("choose_opponent",)
    return int(ask.pick_one(table, seat, partial(list, foes), say, piece, "310.8")[1])


def lacks_protector(table: Table, piece: int, traits: Traits) -> bool:
    """Whether nobody in the game protects a battle and nothing attacks it, or a Siege is protected by its own
    controller (704.5w, 704.5x)."""
    seat = protector(table, piece)
    if seat == traits.controller:
        return "siege" in traits.subtypes
    left = seat == NOBODY or table.seats[seat].out
    return left and not any(attack.whom == piece for attack in table.board.attacks)


def new_protector(table: Table, piece: int, traits: Traits) -> Happening:
    """Its controller chooses an opponent to protect a battle; where there is none it is put into its owner's
    graveyard (704.5w, 704.5x)."""
    chosen = _an_opponent(table, traits.controller, piece)
    if chosen == NOBODY:
        to = zone(table.pieces[piece].owner, GRAVEYARD)
        return Happening(did.MOVED, traits.controller, piece, to=to, cause="sba")
    return Happening(did.CHOSE, traits.controller, piece, cause=PROTECTOR, word=str(chosen))
