"""What stands on both battlefields, and what attacks on them were found to be worth.

Most positions a bot looks at differ from the one it stands in by a payment or a page. So what a side has on
the battlefield is kept with the very zones and cards it was read from (`Table.standing`, which forks share):
a fork that has written none of them finds the same objects there, and what they add up to is the same. What
is written is cloned first, so another object empties this cache, as do other modifiers at work; nothing else
can.
"""

from __future__ import annotations

from arbitre.kernel.effects import Modifier
from arbitre.kernel.pieces import Effect, Zone

from ..rules.model import FIRE, PER_SEAT, REAR, Copy, Heaven, Table
from ..rules.traits import PLAIN
from .units import Unit, gear, units


class Side:
    """What a seat has on the battlefield, and what that was read from."""

    def __init__(self, table: Table, seat: int) -> None:
        zones, pieces = table.zones, table.pieces
        self.rear: Zone = zones[seat * PER_SEAT + REAR]
        self.fire: Zone = zones[seat * PER_SEAT + FIRE]
        self.modifiers: tuple[Effect, ...] | None = table.statics.get(Modifier.key)
        self.lasts = True
        """Whether nothing else can change it: no modifier reads more than the cards it touches."""
        for effect in self.modifiers or ():
            if effect.ability not in PLAIN:
                self.lasts = False
        self.read: list[Copy] = [pieces[i] for i in self.rear.ids + self.fire.ids]
        self.turn = 0
        """The turn in which somebody there is at peace until its end (F-150)."""
        for it in self.read:
            if it.calm:
                self.turn = table.board.turn
        self.units: list[Unit] = units(table, seat)
        self.gear = gear(table, seat)

    def stands(self, table: Table, seat: int) -> bool:
        """Whether all of it is so on this table."""
        zones, pieces = table.zones, table.pieces
        if zones[seat * PER_SEAT + REAR] is not self.rear or zones[seat * PER_SEAT + FIRE] is not self.fire:
            return False
        if table.statics.get(Modifier.key) is not self.modifiers or not self.lasts:
            return False
        if self.turn and table.board.turn != self.turn:
            return False
        for it in self.read:  # noqa: SIM110  (half the time of any())
            if pieces[it.id] is not it:
                return False
        return True


Moment = tuple[object, ...]


class Field:
    """Both sides."""

    def __init__(self, first: Side, second: Side) -> None:
        self.first = first
        self.second = second
        self.attacks: dict[Moment, float] = {}
        """What the attack of this turn and the answer to it are worth to who attacks, by all else they are
        found from."""


def field(table: Table) -> Field:
    """What is on the battlefields; what is as it was is not read again."""
    kept = table.standing
    if not isinstance(kept, Field):
        return Field(Side(table, 0), Side(table, 1))
    first = kept.first if kept.first.stands(table, 0) else Side(table, 0)
    second = kept.second if kept.second.stands(table, 1) else Side(table, 1)
    return kept if first is kept.first and second is kept.second else Field(first, second)


def survey(table: Table, seat: int) -> None:
    """Read all of it for the forks to come, of a table that is itself written no more."""
    if not isinstance(table.standing, Field):
        table.standing = Field(Side(table, 0), Side(table, 1))


def moment(board: Heaven, goals: tuple[object, ...]) -> Moment:
    """What an attack depends on beside those on the battlefield: how far it has come, and the Divinities."""
    return (
        board.active,
        board.phase,
        board.attack,
        board.attacked,
        board.window,
        board.open_sky,
        board.attackers,
        board.ambushers,
        board.fighters,
        board.defender,
        goals,
    )
