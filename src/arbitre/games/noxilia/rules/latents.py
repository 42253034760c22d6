"""Latent spells: laid face down, revealed and paid for when their moment comes (N-132, N-193 to N-196,
NR-17).

Whoever has a latent spell lying where something happens is asked, whatever it is and whether or not he can
pay: the question itself must not tell the opponent what lies there.
"""

from __future__ import annotations

from arbitre.kernel.ask import pick_openly
from arbitre.kernel.door import happen
from arbitre.kernel.effects import Scene
from arbitre.kernel.meaning import play
from arbitre.kernel.pieces import Event, Option

from ..cards.index import CARDS, DEEDS, MANA
from .changes import things as did
from .mana import available, covers, pay
from .model import Table


def answer(table: Table, seat: int, moment: str, hosts: tuple[int, ...], about: int) -> None:
    """Let a seat reveal latent spells that lie under these units and zone cards, one, several or none
    (N-133)."""
    pieces = table.pieces
    if not any(pieces[host].under for host in hosts):
        return
    while True:
        lying = [
            spell
            for host in hosts
            for spell in table.pieces[host].under
            if table.pieces[spell].controller == seat
        ]
        if not lying:
            return
        choice = pick_openly(
            table,
            seat,
            lambda: choices(table, seat, moment, lying),
            ("latent", moment, about),
            about,
            "N-132",
        )
        if choice[0] == "pass":
            return
        unveil(table, seat, choice[1], hosts, about)


def choices(table: Table, seat: int, moment: str, lying: list[int]) -> list[Option]:
    """The spells of this moment that can be paid, and to leave them lying (N-194, N-196)."""
    have = available(table, seat)
    able: list[Option] = []
    for spell in lying:
        what = table.pieces[spell].what
        if CARDS[what].on == moment and covers(have, MANA[what]):
            able.append(("reveal", spell))
    return [*able, ("pass",)]


def unveil(table: Table, seat: int, spell: int, hosts: tuple[int, ...], about: int) -> None:
    """Pay, turn up, let the opponent's latent spells answer (N-195), then do what it says."""
    board = table.board
    before, caster, corrupt = board.spell, board.caster, board.corrupt
    what = table.pieces[spell].what
    host = table.pieces[spell].host
    paid = pay(table, seat, MANA[what], spell)
    happen(table, Event(did.UNVEILED, seat, spell, host))
    happen(table, Event(did.RESOLVING, seat, spell, host, extra=int(paid)))
    places = tuple(h for h in hosts if h in table.board.places)
    concerned = (about, *places) if about >= 0 and about not in places else places
    answer(table, 1 - seat, "latent", concerned, spell)
    if table.board.hushed != spell:
        scene = Scene(seat, host, it=(about,) if about >= 0 else (), amount=before)
        for deed in DEEDS[what]:
            play(table, deed, scene)
    happen(table, Event(did.RESOLVING, seat, before, caster, extra=int(corrupt)))
