"""Central Elevator // Promising Stairs."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.effects import If, Seq

from ...definitions import Card, door, room
from ...nodes import (
    ROOM_YOU_CONTROL,
    YOURS,
    AtLeast,
    BeginningOf,
    Cards,
    OpenDoors,
    Search,
    Surveil,
    Triggered,
    WinGame,
    when_unlocked,
)

_ANOTHER_ROOM: Final = Cards(
    whose=YOURS, where=("library",), subtypes=("room",), no_name_in_common_with=ROOM_YOU_CONTROL
)

CARD: Final[Card] = room(
    "central-elevator-promising-stairs",
    door("central-elevator", "{3}{U}", when_unlocked(Search(_ANOTHER_ROOM))),
    door(
        "promising-stairs",
        "{2}{U}",
        Triggered(
            when=BeginningOf("upkeep"),
            do=Seq((Surveil(1), If(AtLeast(OpenDoors(ROOM_YOU_CONTROL, names=True), 8), WinGame()))),
        ),
    ),
)
