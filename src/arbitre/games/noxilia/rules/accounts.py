"""The books: every coin and every point of mana a seat has is told by the events of the game.

Gold is gained and lost by `GOLD` alone, and what is left of the allowance joins it (N-063, N-070). Mana comes
from producers and from cards that give it, is paid point by point, and is lost at end of turn (N-129, N-202).
"""

from __future__ import annotations

from ..cards.index import CARDS, PRODUCES, TYPE
from .changes import turn as did
from .changes.turn import EMPTY
from .model import CAMP, Table
from .places import place


def audit(table: Table) -> list[str]:
    """What does not add up, in plain words. A position that does not tell its story from the set-up on (one
    of a scenario, one that is imagined) has no books."""
    story = table.events_since(0)
    if not any(event.kind == did.STARTED for event in story):
        return []
    wrong = []
    gold = [0, 0]
    allowance = [_allowed(table, seat) for seat in (0, 1)]
    mana: list[tuple[int, ...]] = [EMPTY, EMPTY]
    for event in story:
        kind, seat = event.kind, event.seat
        if kind == did.GOLD:
            gold[seat] += event.amount
        elif kind == did.MUSTERED:
            allowance[seat] -= event.amount
        elif kind == did.READY:
            gold[seat] += allowance[seat]
            allowance[seat] = 0
        elif kind == did.PRODUCED:
            made = PRODUCES[event.what] or EMPTY
            mana[seat] = tuple(a + b for a, b in zip(mana[seat], made, strict=True))
        elif kind == did.MANA:
            change = [b - a for a, b in zip(mana[seat], event.values, strict=True)]
            paid = -sum(change) == event.amount and max(change) <= 0
            if not (paid if event.amount else min(change) >= 0):
                wrong.append(
                    f"player {seat} paid {event.amount} mana out of {mana[seat]} and has {event.values}"
                )
            mana[seat] = event.values
        elif kind == did.FADED and event.extra:
            mana = [EMPTY, EMPTY]
    for player in table.seats:
        it = player.id
        if player.gold != gold[it]:
            wrong.append(f"player {it} has {player.gold} gold and its story tells of {gold[it]}")
        if player.allowance != allowance[it]:
            wrong.append(f"player {it} has an allowance of {player.allowance}, not {allowance[it]}")
        if player.mana != mana[it]:
            wrong.append(f"player {it} has mana {player.mana} and its story tells of {mana[it]}")
    return wrong


def _allowed(table: Table, seat: int) -> int:
    """The gold of a seat's Banner."""
    banner = next(t for t in table.ids(place(table, seat, CAMP)) if TYPE[table.pieces[t].what] == "banner")
    return CARDS[table.pieces[banner].what].gold
