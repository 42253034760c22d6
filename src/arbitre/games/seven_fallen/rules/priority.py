"""A round of priority: the Contemplation after a declaration, or the answers to an effect (FR-22)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.door import happen
from arbitre.kernel.passing import all_passed
from arbitre.kernel.pieces import Event, Option

from . import changes as did
from .model import DUSK, NIGHT, Table
from .offers import offers
from .plays import PASS, act, speechless
from .stack import resolve_top


def speak(table: Table) -> None:
    """The seat that has the word plays something or passes; when both have passed, the top resolves."""
    seat = table.board.round.holder
    choice: Option = PASS
    if not speechless(table, seat):
        choice = ask.pick_openly(table, seat, lambda: answers(table, seat), ("answer",), rule="F-104")
    if choice != PASS:
        assert isinstance(choice, tuple)
        act(table, seat, choice)
        return
    happen(table, Event(did.PASSED, seat))
    if not all_passed(table, table.board.round):
        return
    if table.board.stack:
        resolve_top(table)
        return
    window = table.board.window
    happen(table, Event(did.CLOSED, seat))
    if window == DUSK:
        happen(table, Event(did.PHASE, table.board.active, amount=NIGHT))


def answers(table: Table, seat: int) -> list[Option]:
    """What may be played now, and passing."""
    return [*offers(table, seat), PASS]
