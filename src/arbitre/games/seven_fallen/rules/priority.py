"""A round of priority: the Contemplation after a declaration, or the answers to an effect (FR-22)."""

from __future__ import annotations

from arbitre.kernel import ask
from arbitre.kernel.decisions import PICK, Decision
from arbitre.kernel.door import happen
from arbitre.kernel.passing import all_passed
from arbitre.kernel.pieces import NOBODY, Event, Option

from . import changes as did
from .model import DUSK, NIGHT, Table
from .offers import offers
from .plays import PASS, act
from .stack import resolve_top


def speak(table: Table, silent: bool) -> None:
    """The seat that has the word plays something or passes, at once if everybody can see that it is silent;
    when both have passed, the top resolves."""
    seat = table.board.round.holder
    choice: Option = PASS
    if not silent:
        choice = ask.put(table, question)
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


def question(table: Table) -> Decision:
    """What the seat that has the word may play now, and passing: asked even when only that is left."""
    seat = table.board.round.holder
    return Decision(table.count, PICK, seat, [*offers(table, seat), PASS], 1, 1, ("answer",), NOBODY, "F-104")
