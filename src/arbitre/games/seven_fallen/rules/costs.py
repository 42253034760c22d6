"""Costs of abilities, and the Oaths of Miracles: whether they can be paid, and paying them."""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Node, Scene
from arbitre.kernel.meaning import find, holds, play
from arbitre.kernel.pieces import Event, Refusal

from .. import language as n
from . import changes as did
from .energy import pay
from .fate import destroy, discard, revoke
from .figures import in_play, worshippers
from .model import HAND, Table
from .places import area

NO_WORSHIPPERS: Final = Refusal("F-068", ("too_few_worshippers",))
NO_HAND: Final = Refusal("F-243", ("too_few_pages",))
TILTED: Final = Refusal("F-102", ("already_tilted",))


def purse(table: Table, seat: int) -> list[int]:
    """The cards of a seat with Poseidor on them: the sources (F-257)."""
    return [i for i in in_play(table, seat) if table.pieces[i].poseidor]


def payable(table: Table, seat: int, cost: n.Cost, piece: int) -> Refusal | None:
    """Why a cost cannot be paid, or nothing if it can."""
    have = table.seats[seat].energy
    if cost.energy > have:
        return Refusal("F-040", ("too_poor", cost.energy, have))
    if cost.poseidor:
        held = sum(table.pieces[i].poseidor for i in purse(table, seat))
        if held < cost.poseidor:
            return Refusal("F-257", ("too_few_poseidor", cost.poseidor, held))
    if cost.revoke and len(worshippers(table, seat)) < cost.revoke:
        return NO_WORSHIPPERS
    if cost.discard and len(table.ids(area(seat, HAND))) < cost.discard:
        return NO_HAND
    if cost.tilt and (table.pieces[piece].tilted or table.pieces[piece].frozen):
        return TILTED
    return None


def pay_cost(table: Table, seat: int, cost: n.Cost, piece: int) -> None:
    """Pay a cost that can be paid."""
    pay(table, seat, cost.energy, piece)
    if cost.poseidor:
        _pay_poseidor(table, seat, cost.poseidor, piece)
    revoke(table, seat, cost.revoke, piece)
    for _ in range(cost.discard):
        hand = table.ids(area(seat, HAND))
        chosen = ask.pick_one(
            table,
            seat,
            lambda: [("discard", i) for i in table.rules.alike(table, hand)],
            ("discard", piece),
            piece,
        )[1]
        discard(table, chosen, seat, piece)
    if cost.tilt:
        happen(table, Event(did.TILTED, seat, piece, piece))
    if cost.destroy_this:
        destroy(table, piece, seat, cost=True)  # FR-49


def _pay_poseidor(table: Table, seat: int, number: int, piece: int) -> None:
    """Markers from any sources, one after the other (F-257)."""
    for _ in range(number):
        have = purse(table, seat)
        source = ask.pick_one(
            table,
            seat,
            lambda: [("poseidor", i) for i in have],
            ("pay_poseidor", piece),
            piece,
            "F-257",
        )[1]
        happen(table, Event(did.POSEIDOR, seat, group=(source,), values=(-1,)))


OATH: Final = -7
"""`amount` of the scene in which an Oath is paid: a banishment by it works on Darkness too (F-259)."""


def broken_oath(table: Table, seat: int, oaths: tuple[Node, ...], piece: int) -> Refusal | None:
    """Why the Oaths of a Miracle cannot be satisfied, or nothing if they can (F-074, SG-07)."""
    for oath in oaths:
        scene = Scene(seat, piece, other=1 - seat)
        if isinstance(oath, n.Vow):
            if len(_offerings(table, oath, scene)) < oath.number:
                return Refusal("F-074", ("oath_unpayable", piece))
        elif not holds(table, oath, scene):
            return Refusal("F-074", ("oath_not_met", piece))
    return None


def _offerings(table: Table, oath: n.Vow, scene: Scene) -> list[int]:
    """What an Oath may be paid with; the Miracle itself is no offering."""
    return [i for i in find(table, oath.among, scene) if i != scene.source]


def swear(table: Table, seat: int, oaths: tuple[Any, ...], piece: int) -> None:
    """Pay the Oaths that are paid."""
    for oath in oaths:
        if not isinstance(oath, n.Vow):
            continue
        chosen: list[int] = []
        for _ in range(oath.number):
            scene = Scene(seat, piece, other=1 - seat)
            found = [i for i in _offerings(table, oath, scene) if i not in chosen]
            if not found:
                break
            chosen.append(
                ask.pick_one(
                    table,
                    seat,
                    lambda: [("offer", i) for i in table.rules.alike(table, found)],
                    ("oath", piece),
                    piece,
                    "F-074",
                )[1]
            )
        play(table, oath.do, Scene(seat, piece, it=tuple(chosen), other=1 - seat, amount=OATH))
