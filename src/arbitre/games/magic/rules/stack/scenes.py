"""The scene in which what is on the stack is aimed and played."""

from __future__ import annotations

from ..model import Play, StackItem, Table
from ..refs import is_piece


def scene_for(table: Table, item: StackItem) -> Play:
    """The scene in which an item of the stack is aimed or played."""
    event = item.event
    it = item.it
    if item.that:
        pairs = zip(item.that[::2], item.that[1::2])
        it = tuple(ref for ref, life in pairs if not is_piece(ref) or table.pieces[ref].life == life)
    elif not it and event is not None and event.piece >= 0:
        it = (event.piece,)
    return Play(
        item.seat,
        item.source,
        event,
        it,
        event.other if event is not None else -1,
        event.amount if event is not None else 0,
        item=item,
        life=item.life,
        batch=item.batch,
        x=item.x,
    )
