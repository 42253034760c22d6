"""A card as the spell it would be: supposed to lie on the stack while it is judged, then taken back."""

from __future__ import annotations

from types import TracebackType

from arbitre.kernel.pieces import NOBODY

from ..continuous.touching import matters_there
from ..model import STACK, Table


class Supposed:
    """While it is entered, a card lies on the stack as its player would cast it (601.2a): face down, as one
    half, as its back. Nothing happens, nobody hears of it, and everything is put back. `anew` says whether
    that changes what anything is; what effects give to spells is asked of those effects."""

    def __init__(
        self, table: Table, seat: int, piece: int, facing: str = "", door: int = NOBODY, back: bool = False
    ) -> None:
        self.table = table
        self.piece = piece
        self.it = table.pieces[piece]
        self.zones = (table.zones[self.it.zone], table.zones[STACK])
        self.derived = (
            table.current,
            table.current_stamp,
            table.triggers,
            table.guards,
            table.statics,
            table.standing,
        )
        self.anew = matters_there(table, self.it.zone, self.it.what)
        self.spell = self.it.__copy__()
        self.spell.zone = STACK
        self.spell.controller = seat
        self.spell.facing, self.spell.hidden = facing, bool(facing)
        self.spell.door, self.spell.back = door, back

    def __enter__(self) -> Supposed:
        table, piece = self.table, self.piece
        table.pieces[piece] = self.spell
        home, stack = self.zones[0].__copy__(), self.zones[1].__copy__()
        home.ids = [i for i in home.ids if i != piece]
        stack.ids = [*stack.ids, piece]
        table.zones[self.it.zone], table.zones[STACK] = home, stack
        if self.anew:
            table.current_stamp = -1
        elif piece in table.current:
            table.current = {i: traits for i, traits in table.current.items() if i != piece}
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        table = self.table
        table.pieces[self.piece] = self.it
        table.zones[self.it.zone], table.zones[STACK] = self.zones
        (
            table.current,
            table.current_stamp,
            table.triggers,
            table.guards,
            table.statics,
            table.standing,
        ) = self.derived
